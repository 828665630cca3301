# Medici: teksten in het Nederlands.

pitch-medici = Iedereen biedt één keer. Vul je schip met de beste lading en klim op de marktkramen. 3 tot 6 spelers.
tour-medici-0-title = Stukken komen uit de buidel
tour-medici-0-text = Wie aan de beurt is, legt één, twee of drie stuks open. Samen zijn ze een pakket: het wordt in zijn geheel verkocht of helemaal niet.
tour-medici-1-title = Ieder één bod
tour-medici-1-text = Er wordt precies één keer rondgegaan. Overbied of pas: een tweede kans is er niet. Wie het pakket samenstelde, biedt als laatste.
tour-medici-2-title = Laad je schip
tour-medici-2-text = Je handelsschip heeft vijf laadruimen. Aan het eind van de dag leveren de waardevolste ladingen geld op.
tour-medici-3-title = Klim in de handelspiramides
tour-medici-3-text = Elk stuk tilt je ook één trap omhoog op zijn kraam, en daar blijf je staan. Na drie dagen wint de rijkste speler.
auction = Veiling
stalls = Marktkramen
selector = Stelt het pakket samen
high-bid = Hoogste bod
day = Dag
if-day-ended = Opbrengst als de dag nu eindigde
stall-text = Marktkraam { $commodity }: { $list }
stall-level = { $name } op trap { $level }
stall-level-up = { $name } op trap { $level }, eerst { $from }
stalls-bonus = Trappen { $levels } leveren { $florins } florijnen extra op.
track-of =
    { $lap ->
        [1] { $name }: { $n }
       *[other] { $name }: { $n }, rondje { $lap } van de vermogenstabel
    }
chip-selects = stelt samen
chip-selector = stelt samen
chip-bids-now = biedt nu
chip-bid = biedt { $n }
chip-passed = past
chip-no-money = te duur
chip-no-room = geen ruimte
chip-full = schip vol
chip-to-come = moet nog bieden
chip-idle = –
turn-medici-select = Nog een stuk, of het pakket aanbieden?
turn-medici-bid = Jouw bod
hint-medici-select =
    { $n ->
        [one] Er mag er nog één bij.
       *[other] Er mogen er nog hoogstens { $n } bij.
    }
turn-medici-last = Jij biedt als laatste
hint-medici-last = { $n } is genoeg
hint-medici-bid =
    { $n ->
        [one] Na jou mag er nog één bieden
       *[other] Na jou mogen er nog { $n } bieden
    }
buy-for = Kopen voor { $n }
if-you-buy = als je koopt
after-paying = { $n } na betaling
leads =
    { $you ->
        [yes] Jij hebt het hoogste bod
       *[no] Hoogste bod: { $name }
    }
sold-to = Verkocht aan { $name } voor { $n }
no-bid = Nog geen bod
in-the-bag = in de buidel
discarded =
    { $n ->
        [one] 1 weggeworpen
       *[other] { $n } weggeworpen
    }
stall-pays =
    { $you ->
        [yes] Jij krijgt { $n }
       *[no] { $name } krijgt { $n }
    }
gain-ship = Lading: plaats { $from } → { $to }
gain-stall = { $commodity }: trap { $from } → { $to }
breakdown-cargo = Lading ter waarde van { $n }
breakdown-stall = { $commodity }, trap { $level }
blocked-money = Dit bod kun je niet overtreffen.
blocked-room = Je schip heeft geen ruimte voor dit pakket.
blocked-full = Je schip is vol.
order-give = Vooraf bieden
order-legend = Als ik aan de beurt kom
order-pass = Bij dit pakket passen
order-bid = Precies dit bedrag bieden
order-raise = Met 1 overbieden, tot
order-raise-ask = Met 1 overbieden; vraag het me boven:
order-per-point = Hoogstens, florijnen per punt:
order-pass-three = Bij pakketten van drie stuks passen
order-pass-day = De rest van de dag passen
order-florins = Florijnen
order-submit = Opdracht opslaan
order-withdraw = Intrekken
order-secret = Alleen jij ziet je opdracht.
order-said-pass = passen
order-said-bid = precies { $n }
order-said-raise = tot { $n }
order-said-raise-ask = tot { $n }, dan mij vragen
order-said-pass-day = vandaag passen
order-said-per-point = { $n } per punt { $commodity }
order-said-pass-three = bij drie stuks passen
order-now-bid = · nu: biedt { $n }
order-now-pass = · nu: past
order-now-ask = · nu: vraagt je
order-now-none = · nu niet
order-more = Nog een opdracht
order-first = Eerst: { $order }
order-remove = Intrekken: { $order }
order-commodity = Handelswaar
log-day = Dag { $day }. { $name } begint.
log-day-by-lot = Dag { $day }. { $name } begint, na loting.
log-free = { $name } laadt gratis
log-bid = { $name } biedt { $n }
log-passed = { $name } past
log-cannot =
    { $why ->
        [room] { $name } heeft geen ruimte voor het pakket
       *[money] { $name } kan niet overbieden
    }
log-full = Het schip van { $name } is vol
log-day-ended =
    { $why ->
        [bag] Dag { $day } is voorbij: de buidel is leeg
       *[ships] Dag { $day } is voorbij: de schepen zijn vol
    }
text-day =
    { $bag ->
        [one] Dag { $day }. Nog 1 stuk in de buidel.
       *[other] Dag { $day }. Nog { $bag } stuks in de buidel.
    }
text-high = Hoogste bod: { $n } van { $name }.
text-auction = Veiling: { $list }.
text-buyer =
    { $name }: { $money ->
        [one] { $money } florijn
       *[other] { $money } florijnen
    }. Aan boord: { $lots }; lading { $cargo }, vrije laadruimen { $free }. Trappen: linnen { $cloth }, pelzen { $fur }, koren { $grain }, kleurstoffen { $dye }, specerijen { $spice }. Opbrengst als de dag nu eindigde: { $pay }.
scoring-day = Waardering, dag { $day }
note-level = trap { $n }
did-pass = { $name } past.
did-bid = { $name } biedt { $n }.
best-pass = passen
best-bid = { $n } bieden
counters-now = Telstenen meteen bij de koop verzetten
option-medici-first = Startspeler
option-medici-edition = Uitgave
option-medici-edition-2006 = 2006
option-medici-edition-1995 = 1995, eerste Duitse uitgave
option-medici-edition-help = In de uitgave van 1995 leveren de trappen 5, 6 en 7 respectievelijk 0, 10 en 20 extra op, in plaats van 5, 10 en 20.

# De les
lesson-medici-pitch = Je eerste dag als inkoper: een pakket samenstellen, bieden, laden en verdienen. Ongeveer vijf minuten.
lesson-medici-goal = Drie dagen lang koop je goederen voor één schip. Florijnen zijn geld en punten tegelijk: je hebt er 40, en de rijkste inkoper wint.
lesson-medici-draw = Jij stelt het pakket samen, uit één tot drie stuks. Wat er uit de buidel komt, weet je nooit.
lesson-medici-draw-do = Druk op ‘{ do-draw }’.
lesson-medici-offer = Nog een stuk linnen: die twee horen bij elkaar. Het hele pakket gaat naar één inkoper.
lesson-medici-offer-do = Druk op ‘{ do-stop }’.
lesson-medici-bids = Er wordt één keer rondgegaan. Ieder mag één keer hoger bieden of passen, en wie samenstelde, komt als laatste: dat ben jij.
lesson-medici-last = { $three } leidt, en na jou komt niemand meer. Eén florijn meer is genoeg.
lesson-medici-last-do = Koop het pakket voor { $n }.
lesson-medici-paid = Je hebt de bank betaald en houdt { $n } florijnen over. De stukken blijven de hele dag aan boord: drie van de vijf laadruimen zijn vrij.
lesson-medici-cargo = De waarden worden opgeteld: je lading is { $n } waard. Vanavond levert de waardevolste lading 30 florijnen op, de tweede 15.
lesson-medici-stalls = Elk stuk brengt je op zijn marktkraam één trap hoger, wat het ook waard is. Vanavond krijgt de hoogste 10, de tweede 5.
lesson-medici-pass = Drie stuks, samen 3 waard, zouden je schip vullen. Voor iets beters is er dan geen ruimte meer.
lesson-medici-pass-do = Druk op ‘{ pass }’.
lesson-medici-room = { $two } heeft maar twee vrije laadruimen, en drie stuks passen er niet in. Wie geen ruimte heeft, biedt niet mee.
lesson-medici-first = Nu bied jij als eerste, en { $three } antwoordt na jou. Een tweede kans is er niet: kijk wat één florijn doet.
lesson-medici-first-do = Bied 1.
lesson-medici-outbid = { $three } bood 2 en kreeg het pakket. Wie vroeg biedt, moet vooruitdenken; de laatste hoeft alleen te overbieden.
lesson-medici-one = Jij stelt weer samen. Laadruimen worden schaars: één goed stuk is ook een pakket.
lesson-medici-one-do = Druk op ‘{ do-stop }’.
lesson-medici-save = { $three } leidt met 3. Specerijen helpen je niet op de linnenkraam, en een gespaarde florijn is een gewonnen florijn.
lesson-medici-save-do = Druk op ‘{ pass }’.
lesson-medici-raise = { $two } wil het schip met deze twee vullen. Je hoeft ze niet te willen om ze duurder te maken: { $two } overbiedt alles tot en met 6.
lesson-medici-raise-do = Kies een bod van hoogstens 6 en breng het uit.
lesson-medici-full = { $two } houdt { $n } florijnen over en heeft een vol schip. Een vol schip is klaar voor vandaag: niet samenstellen, niet bieden.
lesson-medici-only = Nog twee keer linnen! { $two } is klaar, { $three } heeft één vrij laadruim: alleen jij hebt ruimte voor allebei.
lesson-medici-only-do = Koop ze voor 1 florijn.
lesson-medici-level = Trap 4 op de linnenkraam. De trappen 5, 6 en 7 leveren elke dag nog 5, 10 en 20 extra op.
lesson-medici-wait = { $three } biedt 1 en heeft dan een vol schip. Laat het pakket gaan: de laatste inkoper met lege laadruimen vult ze gratis uit de buidel.
lesson-medici-wait-do = Druk op ‘{ pass }’.
lesson-medici-free = Je laatste stuk kreeg je gratis uit de buidel: linnen 1. Vijf keer linnen is trap 5. Nu volgt de waardering.
lesson-medici-scored = Je lading van { $cargo } levert { $pay } op. De linnenkraam levert { $cloth } op, waarvan { $bonus } bonus. De andere kramen leveren { $other } op: ook trap 0 telt, en bij een gelijke stand wordt gedeeld.
lesson-medici-end = Na één dag heb je { $n } florijnen. De schepen worden gelost, maar je trappen blijven: morgen levert de linnenkraam weer iets op. Na drie dagen wint de rijkste inkoper.

# Redenen van de coach: feiten over een keuze. $you is "yes" als het om de lezer gaat.
reason-medici-level =
    { $you ->
        [yes] Brengt je op trap { $level } { $in } (+{ $florins })
       *[no] Brengt { $name } op trap { $level } { $in } (+{ $florins })
    }
reason-medici-cargo =
    { $you ->
        [yes] Brengt je lading op plaats { $level } (+{ $florins })
       *[no] Brengt de lading van { $name } op plaats { $level } (+{ $florins })
    }
reason-medici-deny =
    { $you ->
        [yes] Kost jou { $florins } { $in }
       *[no] Kost { $name } { $florins } { $in }
    }
reason-medici-leave =
    { $you ->
        [yes] Het zou jou { $florins } opleveren
       *[no] Het zou { $name } { $florins } opleveren
    }
reason-medici-fills =
    { $you ->
        [yes] Vult je schip: je bent klaar voor vandaag
       *[no] Vult het schip van { $name }: klaar voor vandaag
    }
reason-medici-holds =
    { $level ->
        [one] Er blijft 1 laadruim vrij
       *[other] Er blijven { $level } laadruimen vrij
    }
reason-medici-sold =
    { $you ->
        [yes] Dan krijg jij het voor { $florins }
       *[no] Dan krijgt { $name } het voor { $florins }
    }
reason-medici-thrown = Dan wordt het pakket weggeworpen
reason-medici-average = Waarde { $florins }; evenveel nog niet geziene stuks zijn gemiddeld { $level } waard
reason-medici-keeps =
    { $level ->
        [one] Er blijft 1 laadruim vrij voor latere stukken
       *[other] Er blijven { $level } laadruimen vrij voor latere stukken
    }
reason-medici-no-room =
    { $you ->
        [yes] Je kunt niet bieden: geen ruimte
       *[no] { $name } kan niet bieden: geen ruimte
    }
reason-medici-no-money =
    { $you ->
        [yes] Je kunt niet meer dan { $florins } bieden
       *[no] { $name } kan niet meer dan { $florins } bieden
    }
reason-medici-last =
    { $you ->
        [yes] Je biedt als laatste: { $florins } is genoeg
       *[no] { $name } biedt als laatste: { $florins } is genoeg
    }
reason-medici-alone = Verder kan niemand bieden: { $florins } is genoeg
reason-medici-too-big =
    { $you ->
        [yes] Nog een stuk past niet meer op je schip
       *[no] Nog een stuk past niet meer op het schip van { $name }
    }
reason-medici-shuts-out =
    { $you ->
        [yes] Met nog een stuk heb je geen ruimte meer
       *[no] Met nog een stuk heeft { $name } geen ruimte meer
    }
reason-medici-unseen =
    { $level ->
        [one] Er is nog 1 stuk { $goods } niet gezien
       *[other] Er zijn nog { $level } stuks { $goods } niet gezien
    }
reason-medici-next = Een nog niet gezien stuk is gemiddeld ongeveer { $florins } waard
phase-medici-draw = Samenstellen
phase-medici-bid-first = Eerste bod
phase-medici-bid-middle = Middelste bod
phase-medici-bid-last = Laatste bod
phase-medici-late = Laat op de dag
