# Medici: texts in German.

pitch-medici = Ein Gebot für jeden, einmal um den Tisch. Belade dein Schiff mit der wertvollsten Ladung und steige an den Marktständen auf. 3 bis 6 Einkäufer.
tour-medici-0-title = Posten kommen aus dem Beutel
tour-medici-0-text = Wer an der Reihe ist, deckt einen Posten auf, zwei oder drei. Zusammen sind sie ein Paket: Es wird ganz verkauft oder gar nicht.
tour-medici-1-title = Ein Gebot für jeden
tour-medici-1-text = Geboten wird genau einmal reihum. Überbieten oder passen: Eine zweite Gelegenheit gibt es nicht. Wer aufgedeckt hat, bietet zuletzt.
tour-medici-2-title = Belade dein Schiff
tour-medici-2-text = Dein Handelsschiff hat fünf Laderäume. Am Ende des Tages bringen die wertvollsten Ladungen Geld ein.
tour-medici-3-title = Steige an den Marktständen auf
tour-medici-3-text = Jeder Posten hebt dich auch um eine Stufe an seinem Stand, und dort bleibst du. Nach drei Tagen gewinnt der vollste Geldbeutel.
auction = Versteigerung
stalls = Marktstände
selector = Deckt auf
high-bid = Höchstgebot
day = Tag
if-day-ended = Einnahmen, wenn der Tag jetzt endete
stall-text = Marktstand { $commodity }: { $list }
stall-level = { $name } auf Stufe { $level }
stall-level-up = { $name } auf Stufe { $level }, vorher { $from }
stalls-bonus = Stufen { $levels } bringen { $florins } Florin mehr.
track-of = { $name }: { $n }, Umlauf { $lap }
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
turn-medici-select = Noch ein Posten, oder Paket anbieten?
turn-medici-bid = Dein Gebot
hint-medici-select =
    { $n ->
        [one] Noch einer darf ins Paket.
       *[other] Noch bis zu { $n } dürfen ins Paket.
    }
turn-medici-last = Du bietest zuletzt
hint-medici-last = { $n } genügt
hint-medici-bid =
    { $n ->
        [one] Nach dir bietet noch einer
       *[other] Nach dir bieten noch { $n }
    }
buy-for = Für { $n } kaufen
if-you-buy = wenn du kaufst
after-paying = { $n } nach Zahlung
leads = { $name } führt
sold-to = Verkauft an { $name } für { $n }
no-bid = Noch kein Gebot
in-the-bag = im Beutel
discarded =
    { $n ->
        [one] 1 abgeworfen
       *[other] { $n } abgeworfen
    }
stall-pays = { $name } bekommt { $n }
gain-ship = Ladung: Platz { $from } → { $to }
gain-stall = { $commodity }: Stufe { $from } → { $to }
blocked-money = Dieses Gebot kannst du nicht überbieten.
blocked-room = Dein Schiff hat keinen Platz für dieses Paket.
blocked-full = Dein Schiff ist voll.
order-give = Vorab bieten
order-legend = Wenn ich an die Reihe komme
order-pass = Bei diesem Paket passen
order-bid = Genau diesen Betrag bieten
order-raise = Um 1 überbieten, bis zu
order-raise-ask = Bis zu, dann mich fragen
order-pass-day = Den Rest des Tages passen
order-florins = Florin
order-submit = Auftrag speichern
order-withdraw = Zurückziehen
order-secret = Deinen Auftrag sieht sonst niemand.
order-said-pass = Auftrag: passen
order-said-bid = Auftrag: genau { $n }
order-said-raise = Auftrag: bis { $n }
order-said-raise-ask = Auftrag: bis { $n }, dann mich fragen
order-said-pass-day = Auftrag: heute passen
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
text-buyer = { $name }: { $money } Florin. An Bord: { $lots }; Ladung { $cargo }, freie Laderäume { $free }. Stufen: Tuch { $cloth }, Pelze { $fur }, Getreide { $grain }, Farben { $dye }, Gewürze { $spice }. Einnahmen, wenn der Tag jetzt endete: { $pay }.
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
