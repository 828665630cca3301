# Medici vs Strozzi: texts in German.

pitch-strozzi = Du nennst den Preis; dein Rivale kauft, oder du musst. Drei Häfen, acht Monopole, zwei Häuser, die einander nichts gönnen.
harbours = Häfen
round = Runde
if-round-ended = Einnahmen, wenn die Runde jetzt endete
fields-bonus = Felder { $levels } bringen { $florins } Florin mehr.
harbour-leads = führt
track-text =
    { $side ->
        [none] { $commodity }: in der Mitte
       *[other] { $commodity }: { $side }, Feld { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = am Zug
harbour-1 = Linker Hafen
harbour-2 = Mittlerer Hafen
harbour-3 = Rechter Hafen
no-ship = kein Schiff
send-here = Schiff hierher
ship-of = Schiff { $holds }
ship-home = Schiff mit { $holds } Laderäumen, daheim
load-harbour =
    { $holds ->
        [0] Beladen: { $harbour }, höchstens { $n }
       *[other] Schiff { $holds } beladen: { $harbour }, { $n }
    }
turn-strozzi-select = Noch ein Posten, oder ist das Paket fertig?
turn-strozzi-price = Nenne deinen Preis
turn-strozzi-answer = Für { $n } kaufen?
turn-strozzi-load = Paket verladen
hint-strozzi-select =
    { $n ->
        [one] Noch einer darf ins Paket.
       *[other] Noch bis zu { $n } dürfen ins Paket.
    }
hint-strozzi-answer = Lehnst du ab, muss dein Rivale es für { $price } kaufen.
load-hint-ship = Wähle Schiff und Hafen
load-hint-harbour = Nun der Hafen für Schiff { $holds }
choose-ship = Schiff wählen
do-buy = Kaufen
do-decline = Ablehnen
discard = Abwerfen
log-round = Runde { $round } beginnt. { $name } ist am Zug.
log-price = { $name } verlangt { $n }
log-declined = { $name } lehnt ab
log-docked = { $name } schickt Schiff { $holds } in Hafen { $harbour }
log-loaded = { $name } belädt Schiff { $holds } in Hafen { $harbour }
log-round-ended =
    { $why ->
        [bag] Runde { $round } ist zu Ende: Der Beutel ist leer
       *[ships] Runde { $round } ist zu Ende: Drei Schiffe sind voll
    }
text-round =
    { $bag ->
        [one] Runde { $round }. Ein Posten im Beutel.
       *[other] Runde { $round }. { $bag } Posten im Beutel.
    }
text-price = { $name } verlangt { $n }.
text-house = { $name }: { $money } Florin. Einnahmen, wenn die Runde jetzt endete: { $pay }.
text-ship = { $name }, Schiff mit { $holds } Laderäumen, { $where }: { $lots }.
text-at-home = daheim
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: Marker in der Mitte.
       *[other] { $harbour }, { $commodity }: Marker auf der Seite von { $side }, Feld { $field }.
    }
scoring-round = Wertung, Runde { $round }
note-field = Feld { $n }
did-price = { $name } verlangt { $n }.
did-buy = { $name } kauft.
did-decline = { $name } lehnt ab.
did-discard = { $name } wirft das Paket ab.
did-load = { $name } belädt Schiff { $holds }: { $harbour }.
best-price = { $n } verlangen
best-buy = kaufen
best-decline = ablehnen
best-discard = das Paket abwerfen
best-load = Schiff { $holds }, { $harbour }

# Was ein Paket wert ist: vor dem Preis, der Antwort und dem Verladen.
hint-strozzi-price = Zu diesem Preis kauft dein Rivale, oder du.
asks = { $name } verlangt
swing-if-buy = wenn du kaufst
swing-if-loaded = mit Schiff { $holds }, { $harbour }
swing-split = du { $n }, { $name } { $loss }
flag-you = dir { $n } wert
flag-other = { $n } wert für { $name }
flag-none-you = du hast keinen Platz
flag-none = { $name } hat keinen Platz
out-buys = { $name } kauft: zahlt { $price } für { $worth }
out-declines = { $name } lehnt ab: du zahlst { $price } für { $worth }
buy-at = Kaufen für { $n }
answer-net = { $n } für dich
answer-other = { $n } für dich: { $name } zahlt { $price } für { $worth }
answer-other-vain = { $n } für dich: { $name } hat keinen Platz
buy-in-vain = { $n }: nur zum Abwerfen
no-room-buy = Keines deiner Schiffe hat Platz dafür: Du könntest es nur abwerfen.
no-room-load = Keines deiner Schiffe hat Platz dafür.
load-hint-ship-for = Nun das Schiff: { $harbour }
load-now = Schiff { $holds } beladen: { $harbour }
send-ship = Schiff { $holds } schicken
sure-discard = Wirklich abwerfen?
