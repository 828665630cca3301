# Medici: texts in Dutch.

pitch-medici = Ieder één bod, één keer de tafel rond. Vul je schip met de kostbaarste lading en klim op de marktkramen. 3 tot 6 inkopers.
tour-medici-0-title = Stukken komen uit de buidel
tour-medici-0-text = Wie aan de beurt is legt één stuk open, of twee, of drie. Samen zijn ze een pakket: het wordt in zijn geheel verkocht of helemaal niet.
tour-medici-1-title = Ieder één bod
tour-medici-1-text = Er wordt precies één keer rondgegaan. Overbied of pas: een tweede kans is er niet. Wie het pakket maakte biedt als laatste.
tour-medici-2-title = Laad je schip
tour-medici-2-text = Je handelsschip heeft vijf laadruimen. Aan het eind van de dag worden de kostbaarste ladingen betaald.
tour-medici-3-title = Klim op de marktkramen
tour-medici-3-text = Elk stuk tilt je ook één trap omhoog op zijn kraam, en daar blijf je staan. Na drie dagen wint de volste beurs.
auction = Veiling
stalls = Marktkramen
selector = Maakt het pakket
high-bid = Hoogste bod
day = Dag
if-day-ended = Opbrengst als de dag nu eindigde
stall-text = Marktkraam { $commodity }: { $list }
stall-level = { $name } op trap { $level }
stall-level-up = { $name } op trap { $level }, eerst { $from }
stalls-bonus = Trappen { $levels } leveren { $florins } florijnen extra op.
track-of = { $name }: { $n }, ronde { $lap }
chip-selects = kiest
chip-selector = kiest
chip-bids-now = biedt nu
chip-bid = biedt { $n }
chip-passed = past
chip-no-money = te duur
chip-no-room = geen ruimte
chip-full = schip vol
chip-to-come = komt nog
chip-idle = –
turn-medici-select = Nog een stuk, of het pakket aanbieden?
turn-medici-bid = Jouw bod
hint-medici-select =
    { $n ->
        [one] Er mag er nog één bij.
       *[other] Er mogen er nog { $n } bij.
    }
turn-medici-last = Jij biedt als laatste
hint-medici-last = { $n } is genoeg
hint-medici-bid =
    { $n ->
        [one] Na jou mag er nog één bieden
       *[other] Na jou mogen er nog { $n } bieden
    }
buy-for = Koop voor { $n }
if-you-buy = als je koopt
after-paying = { $n } na betaling
leads = { $name } leidt
no-bid = Nog geen bod
in-the-bag = in de buidel
discarded =
    { $n ->
        [one] 1 weggeworpen
       *[other] { $n } weggeworpen
    }
stall-pays = { $name } krijgt { $n }
gain-ship = Lading: plaats { $from } → { $to }
gain-stall = { $commodity }: trap { $from } → { $to }
blocked-money = Dit bod kun je niet overtreffen.
blocked-room = Je schip heeft geen ruimte voor dit pakket.
blocked-full = Je schip is vol.
order-give = Vooraf beslissen
order-legend = Als ik aan de beurt kom
order-pass = Bij dit pakket passen
order-bid = Precies bieden
order-raise = Eén meer dan de anderen, tot
order-pass-day = De rest van de dag passen
order-florins = Florijnen
order-submit = Opdracht achterlaten
order-withdraw = Intrekken
order-secret = Niemand anders ziet je opdracht.
order-said-pass = Opdracht: passen
order-said-bid = Opdracht: precies { $n }
order-said-raise = Opdracht: tot { $n }
order-said-pass-day = Opdracht: vandaag passen
log-day = Dag { $day } begint. { $name } kiest als eerste.
log-day-by-lot = Dag { $day } begint. Door loting kiest { $name } als eerste.
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
        [one] Dag { $day }. Eén stuk in de buidel.
       *[other] Dag { $day }. { $bag } stukken in de buidel.
    }
text-high = Hoogste bod: { $n } van { $name }.
text-auction = Veiling: { $list }.
text-buyer = { $name }: { $money } florijnen. Aan boord: { $lots }; lading { $cargo }, vrije laadruimen { $free }. Trappen: linnen { $cloth }, pelzen { $fur }, koren { $grain }, kleurstoffen { $dye }, specerijen { $spice }. Opbrengst als de dag nu eindigde: { $pay }.
scoring-day = Waardering, dag { $day }
note-level = trap { $n }
did-pass = { $name } past.
did-bid = { $name } biedt { $n }.
best-pass = passen
best-bid = { $n } bieden
counters-now = Telstenen al bij de koop verzetten
option-medici-first = Startspeler
