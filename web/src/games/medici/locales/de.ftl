# Medici: Texte auf Deutsch.

pitch-medici = Jeder bietet genau einmal. Hol dir die beste Ladung und steige an den Marktständen auf. 3 bis 6 Spieler.
tour-medici-0-title = Posten kommen aus dem Beutel
tour-medici-0-text = Wer an der Reihe ist, deckt einen, zwei oder drei Posten auf. Zusammen sind sie ein Paket: Es wird ganz verkauft oder gar nicht.
tour-medici-1-title = Ein Gebot für jeden
tour-medici-1-text = Geboten wird genau einmal reihum. Überbieten oder passen: Eine zweite Gelegenheit gibt es nicht. Wer aufgedeckt hat, bietet zuletzt.
tour-medici-2-title = Belade dein Schiff
tour-medici-2-text = Dein Handelsschiff hat fünf Laderäume. Am Ende des Tages bringen die wertvollsten Ladungen Geld ein.
tour-medici-3-title = Steige an den Marktständen auf
tour-medici-3-text = Jeder Posten hebt dich auch um eine Stufe an seinem Stand, und dort bleibst du. Nach drei Tagen gewinnt, wer am reichsten ist.
auction = Versteigerung
stalls = Marktstände
selector = Deckt auf
high-bid = Höchstgebot
day = Tag
if-day-ended = Auszahlung, wenn der Tag jetzt endete
stall-text = Marktstand { $commodity }: { $list }
stall-level = { $name } auf Stufe { $level }
stall-level-up = { $name } auf Stufe { $level }, vorher { $from }
stalls-bonus = Die Stufen { $levels } bringen { $florins } Florin mehr ein.
track-of =
    { $lap ->
        [1] { $name }: { $n }
       *[other] { $name }: { $n }, Umlauf { $lap } der Zählleiste
    }
chip-selects = deckt auf
chip-selector = deckt auf
chip-bids-now = bietet
chip-bid = bietet { $n }
chip-passed = passt
chip-no-money = zu teuer
chip-no-room = kein Platz
chip-full = Schiff voll
chip-to-come = kommt noch
chip-idle = –
turn-medici-select = Noch ein Posten oder Paket anbieten?
turn-medici-bid = Dein Gebot
hint-medici-select =
    { $n ->
        [one] Noch einer darf ins Paket.
       *[other] Noch bis zu { $n } dürfen ins Paket.
    }
turn-medici-last = Du bietest zuletzt
hint-medici-last =
    { $n ->
        [one] { $n } genügt
       *[other] { $n } genügen
    }
hint-medici-bid =
    { $n ->
        [one] Nach dir darf noch einer bieten
       *[other] Nach dir dürfen noch { $n } bieten
    }
buy-for = Für { $n } kaufen
if-you-buy = wenn du kaufst
after-paying = { $n } nach Zahlung
leads =
    { $you ->
        [yes] Du führst
       *[no] { $name } führt
    }
sold-to = Verkauft an { $name } für { $n }
no-bid = Noch kein Gebot
in-the-bag = im Beutel
discarded =
    { $n ->
        [one] 1 abgeworfen
       *[other] { $n } abgeworfen
    }
stall-pays =
    { $you ->
        [yes] Du bekommst { $n }
       *[no] { $name } bekommt { $n }
    }
gain-ship = Ladung: Platz { $from } → { $to }
gain-stall = { $commodity }: Stufe { $from } → { $to }
breakdown-cargo = Ladung im Wert von { $n }
breakdown-stall = { $commodity }, Stufe { $level }
blocked-money = Dieses Gebot kannst du nicht überbieten.
blocked-room = Dein Schiff hat keinen Platz für dieses Paket.
blocked-full = Dein Schiff ist voll.
order-give = Vorab bieten
order-legend = Wenn ich an die Reihe komme
order-pass = Bei diesem Paket passen
order-bid = Genau diesen Betrag bieten
order-raise = Um 1 überbieten, bis zu
order-raise-ask = Um 1 überbieten; nachfragen über:
order-per-point = Höchstens Florin je Punkt:
order-pass-three = Bei Paketen aus drei Posten passen
order-pass-day = Den Rest des Tages passen
order-florins = Florin
order-submit = Vorgebot speichern
order-withdraw = Zurückziehen
order-secret = Nur du siehst deine Vorgebote.
order-said-pass = passen
order-said-bid = genau { $n }
order-said-raise = bis { $n }
order-said-raise-ask = bis { $n }, dann mich fragen
order-said-pass-day = heute passen
order-said-per-point = { $n } je Punkt { $commodity }
order-said-pass-three = bei drei Posten passen
order-now-bid = · jetzt: bietet { $n }
order-now-pass = · jetzt: passt
order-now-ask = · jetzt: fragt dich
order-now-none = · jetzt nicht
order-more = Weiteres Vorgebot
order-first = Zuerst: { $order }
order-remove = Zurückziehen: { $order }
order-commodity = Ware
log-day = Tag { $day } beginnt. { $name } fängt an.
log-day-by-lot = Tag { $day } beginnt. { $name } wurde ausgelost und fängt an.
log-free = { $name } lädt kostenlos
log-bid = { $name } bietet { $n }
log-passed = { $name } passt
log-cannot =
    { $why ->
        [room] { $name } hat keinen Platz für das Paket
       *[money] { $name } kann nicht überbieten
    }
log-full = Das Schiff von { $name } ist voll
log-day-ended =
    { $why ->
        [bag] Tag { $day } ist zu Ende: Der Beutel ist leer
       *[ships] Tag { $day } ist zu Ende: Die Schiffe sind voll
    }
text-day =
    { $bag ->
        [one] Tag { $day }. Noch 1 Posten im Beutel.
       *[other] Tag { $day }. Noch { $bag } Posten im Beutel.
    }
text-high = Höchstgebot: { $n } von { $name }.
text-auction = Versteigerung: { $list }.
text-buyer = { $name }: { $money } Florin. An Bord: { $lots }; Ladung { $cargo }, freie Laderäume { $free }. Stufen: Tuch { $cloth }, Pelze { $fur }, Getreide { $grain }, Farben { $dye }, Gewürze { $spice }. Auszahlung, wenn der Tag jetzt endete: { $pay }.
scoring-day = Tageswertung, Tag { $day }
note-level = Stufe { $n }
did-pass = { $name } passt.
did-bid = { $name } bietet { $n }.
best-pass = passen
best-bid = { $n } bieten
counters-now = Zählsteine gleich beim Kauf ziehen
option-medici-first = Startspieler
option-medici-edition = Ausgabe
option-medici-edition-2006 = 2006
option-medici-edition-1995 = 1995, erste deutsche Ausgabe
option-medici-edition-help = In der Ausgabe von 1995 bringen die Stufen 5, 6 und 7 zusätzlich 0, 10 und 20 ein statt 5, 10 und 20.

# Die Lektion
lesson-medici-pitch = Dein erster Tag als Einkäufer: Paket zusammenstellen, bieten, beladen, kassieren. Etwa fünf Minuten.
lesson-medici-goal = Drei Tage lang kaufst du Waren für ein Schiff. Florin sind Geld und Punkte zugleich: Du hast 40, und am Ende gewinnt der reichste Einkäufer.
lesson-medici-draw = Du deckst auf: Du stellst ein Paket aus ein bis drei Posten zusammen. Was der Beutel bringt, weiß man nie.
lesson-medici-draw-do = Drücke „{ do-draw }“.
lesson-medici-offer = Noch einmal Tuch: Die beiden passen zusammen. Das ganze Paket geht an einen Einkäufer.
lesson-medici-offer-do = Drücke „{ do-stop }“.
lesson-medici-bids = Geboten wird einmal reihum. Jeder darf genau einmal überbieten oder passen, und wer aufgedeckt hat, kommt zuletzt: das bist du.
lesson-medici-last = { $three } führt, und nach dir kommt niemand mehr. Ein Florin mehr genügt.
lesson-medici-last-do = Kaufe das Paket für { $n }.
lesson-medici-paid = Du hast die Bank bezahlt und noch { $n } Florin. Die Posten bleiben den ganzen Tag an Bord: Drei der fünf Laderäume sind frei.
lesson-medici-cargo = Die Werte werden zusammengezählt: Deine Ladung ist { $n } wert. Heute Abend bringt die wertvollste Ladung 30 Florin ein, die zweite 15.
lesson-medici-stalls = Jeder Posten bringt dich an seinem Marktstand eine Stufe höher, egal, was er wert ist. Heute Abend bekommt der Höchste 10, der Zweite 5.
lesson-medici-pass = Drei Posten, zusammen 3 wert, würden dein Schiff füllen. Für Besseres wäre dann kein Platz mehr.
lesson-medici-pass-do = Drücke „{ pass }“.
lesson-medici-room = { $two } hat nur zwei freie Laderäume, drei Posten passen nicht hinein. Wer keinen Platz hat, bietet nicht mit.
lesson-medici-first = Jetzt bietest du zuerst, und { $three } antwortet nach dir. Eine zweite Gelegenheit gibt es nicht: Sieh, was ein einziger Florin bewirkt.
lesson-medici-first-do = Biete 1.
lesson-medici-outbid = { $three } hat 2 geboten und das Paket bekommen. Wer früh bietet, muss vorausdenken; der Letzte muss nur überbieten.
lesson-medici-one = Du deckst wieder auf. Laderäume werden knapp: Auch ein einzelner guter Posten ist ein Paket.
lesson-medici-one-do = Drücke „{ do-stop }“.
lesson-medici-save = { $three } führt mit 3. Gewürze helfen dir am Tuchstand nicht, und ein gesparter Florin ist ein gewonnener Florin.
lesson-medici-save-do = Drücke „{ pass }“.
lesson-medici-raise = { $two } möchte das Schiff mit diesen beiden füllen. Du musst sie nicht wollen, um sie teurer zu machen: { $two } überbietet alles bis 6.
lesson-medici-raise-do = Wähle ein Gebot bis 6 und gib es ab.
lesson-medici-full = { $two } hat noch { $n } Florin und ein volles Schiff. Ein volles Schiff ist für heute fertig: kein Aufdecken, kein Bieten.
lesson-medici-only = Noch zweimal Tuch! { $two } ist fertig, { $three } hat einen freien Laderaum: Nur du hast Platz für beide.
lesson-medici-only-do = Kaufe sie für 1 Florin.
lesson-medici-level = Stufe 4 am Tuchstand. Die Stufen 5, 6 und 7 bringen jeden Tag noch 5, 10 und 20 dazu.
lesson-medici-wait = { $three } bietet 1 und hätte damit ein volles Schiff. Lass das Paket ziehen: Der letzte Einkäufer mit freien Laderäumen füllt sie kostenlos aus dem Beutel.
lesson-medici-wait-do = Drücke „{ pass }“.
lesson-medici-free = Den letzten Posten gab dir der Beutel kostenlos: Tuch 1. Fünfmal Tuch ist Stufe 5. Jetzt wird der Tag gewertet.
lesson-medici-scored = Deine Ladung von { $cargo } bringt { $pay } ein. Der Tuchstand bringt { $cloth } ein, davon { $bonus } als Bonus. Die anderen Stände bringen { $other } ein: Auch Stufe 0 zählt, und bei Gleichstand wird geteilt.
lesson-medici-end = Du hast nach einem Tag { $n } Florin. Die Schiffe werden entladen, aber deine Stufen bleiben: Morgen bringt der Tuchstand wieder etwas ein. Nach drei Tagen gewinnt der reichste Einkäufer.

# Gründe des Trainers: Tatsachen über eine Wahl. $you ist „yes“, wenn es um den Leser geht.
reason-medici-level =
    { $you ->
        [yes] Bringt dich auf Stufe { $level } { $in } (+{ $florins })
       *[no] Bringt { $name } auf Stufe { $level } { $in } (+{ $florins })
    }
reason-medici-cargo =
    { $you ->
        [yes] Bringt deine Ladung auf Platz { $level } (+{ $florins })
       *[no] Bringt die Ladung von { $name } auf Platz { $level } (+{ $florins })
    }
reason-medici-deny =
    { $you ->
        [yes] Nimmt dir { $florins } { $in }
       *[no] Nimmt { $name } { $florins } { $in }
    }
reason-medici-leave =
    { $you ->
        [yes] Dir brächte es { $florins }
       *[no] { $name } brächte es { $florins }
    }
reason-medici-fills =
    { $you ->
        [yes] Füllt dein Schiff: Du bist für heute fertig
       *[no] Füllt das Schiff von { $name }: für heute fertig
    }
reason-medici-holds =
    { $level ->
        [one] 1 Laderaum bleibt frei
       *[other] { $level } Laderäume bleiben frei
    }
reason-medici-sold =
    { $you ->
        [yes] Dann bekommst du es für { $florins }
       *[no] Dann bekommt { $name } es für { $florins }
    }
reason-medici-thrown = Dann wird das Paket abgeworfen
reason-medici-average = Wert { $florins }; ebenso viele noch nicht aufgedeckte Posten sind im Schnitt { $level } wert
reason-medici-keeps =
    { $level ->
        [one] 1 Laderaum bleibt frei für spätere Posten
       *[other] { $level } Laderäume bleiben frei für spätere Posten
    }
reason-medici-no-room =
    { $you ->
        [yes] Du kannst nicht bieten: kein Platz
       *[no] { $name } kann nicht bieten: kein Platz
    }
reason-medici-no-money =
    { $you ->
        [yes] Du kannst höchstens { $florins } bieten
       *[no] { $name } kann höchstens { $florins } bieten
    }
reason-medici-last =
    { $you ->
        [yes] Du bietest zuletzt: { $florins ->
            [one] { $florins } genügt
           *[other] { $florins } genügen
        }
       *[no] { $name } bietet zuletzt: { $florins ->
            [one] { $florins } genügt
           *[other] { $florins } genügen
        }
    }
reason-medici-alone =
    { $florins ->
        [one] Sonst kann niemand bieten: { $florins } genügt
       *[other] Sonst kann niemand bieten: { $florins } genügen
    }
reason-medici-too-big =
    { $you ->
        [yes] Ein weiterer Posten passte nicht mehr auf dein Schiff
       *[no] Ein weiterer Posten passte nicht mehr auf das Schiff von { $name }
    }
reason-medici-shuts-out =
    { $you ->
        [yes] Mit einem weiteren Posten hättest du keinen Platz mehr
       *[no] Mit einem weiteren Posten hätte { $name } keinen Platz mehr
    }
reason-medici-unseen =
    { $level ->
        [one] 1 Posten { $goods } ist noch nicht aufgedeckt
       *[other] { $level } Posten { $goods } sind noch nicht aufgedeckt
    }
reason-medici-next = Ein noch nicht aufgedeckter Posten ist im Schnitt etwa { $florins } wert
phase-medici-draw = Aufdecken
phase-medici-bid-first = Erstes Gebot
phase-medici-bid-middle = Mittleres Gebot
phase-medici-bid-last = Letztes Gebot
phase-medici-late = Spät am Tag
