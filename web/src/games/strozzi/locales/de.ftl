# Medici vs Strozzi: Texte auf Deutsch.

pitch-strozzi = Du nennst den Preis: Dein Gegner kauft, oder du musst. Ein Kampf um drei Häfen. 2 Spieler.
tour-strozzi-0-title = Du nennst den Preis
tour-strozzi-0-text = Decke einen, zwei oder drei Posten auf und nenne einen Preis für alle zusammen.
tour-strozzi-1-title = Kaufen oder ablehnen
tour-strozzi-1-text = Dein Gegner kauft zu deinem Preis oder lehnt ab. Lehnt er ab, musst du zu diesem Preis kaufen. Wer kauft, ist als Nächstes am Zug.
tour-strozzi-2-title = Belade deine Schiffe
tour-strozzi-2-text = Ein Paket kommt auf ein Schiff. Mit seinen ersten Posten läuft das Schiff in einen Hafen ein; deine drei Schiffe fahren in drei Häfen. Das wertvollere Schiff in einem Hafen bringt 20 ein.
tour-strozzi-3-title = Zieh die Marker zu dir
tour-strozzi-3-text = Deine Posten ziehen auch die Marker in ihrem Hafen auf deine Seite: je ein Feld, und zwei für eine 0. Dort bringen sie dir in jeder Runde Geld ein. Nach drei Runden gewinnt das reichere Haus.
harbours = Häfen
round = Runde
if-round-ended = Auszahlung, wenn die Runde jetzt endete
breakdown-cargo-in = { $place }, Ladung
breakdown-track = { $place }, { $commodity }
breakdown-change = Paket an Bord
fields-bonus = Die Felder { $levels } bringen { $florins } Florin mehr ein.
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
ship-of = { $holds }er-Schiff
ship-home = Schiff mit { $holds } Laderäumen, noch nicht ausgelaufen
load-harbour =
    { $holds ->
        [0] Beladen: { $harbour }, bis zu { $n }
       *[other] { $holds }er-Schiff beladen: { $harbour }, { $n }
    }
turn-strozzi-select = Noch ein Posten oder Paket anbieten?
turn-strozzi-price = Nenne deinen Preis
turn-strozzi-answer = Für { $n } kaufen?
turn-strozzi-load = Lade das Paket
hint-strozzi-select =
    { $n ->
        [one] Noch einer darf ins Paket.
       *[other] Noch bis zu { $n } dürfen ins Paket.
    }
hint-strozzi-answer = Lehnst du ab, muss dein Gegner es für { $price } kaufen.
load-hint-ship = Wähle Schiff und Hafen
load-hint-harbour = Wähle den Hafen
choose-ship = Schiff wählen
do-buy = Kaufen
do-decline = Ablehnen
discard = Abwerfen
log-round = Runde { $round } beginnt. { $name } fängt an.
log-price = { $name } verlangt { $n }
log-declined = { $name } lehnt ab
log-loaded =
    { $harbour ->
        [1] { $name } belädt das { $holds }er-Schiff im linken Hafen
        [2] { $name } belädt das { $holds }er-Schiff im mittleren Hafen
       *[3] { $name } belädt das { $holds }er-Schiff im rechten Hafen
    }
log-round-ended =
    { $why ->
        [bag] Runde { $round } ist zu Ende: Der Beutel ist leer
       *[ships] Runde { $round } ist zu Ende: Drei Schiffe sind voll
    }
text-round =
    { $bag ->
        [one] Runde { $round }. Noch 1 Posten im Beutel.
       *[other] Runde { $round }. Noch { $bag } Posten im Beutel.
    }
text-price = { $name } verlangt { $n }.
text-house = { $name }: { $money } Florin. Auszahlung, wenn die Runde jetzt endete: { $pay }.
text-ship = { $name }, Schiff mit { $holds } Laderäumen, { $where }: { $lots }.
text-at-home = noch nicht ausgelaufen
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
did-load = { $name } belädt das { $holds }er-Schiff: { $harbour }.
best-price = { $n } verlangen
best-buy = kaufen
best-decline = ablehnen
best-discard = das Paket abwerfen
best-load = das { $holds }er-Schiff beladen: { $harbour }
option-strozzi-track = Länge der Leisten
option-strozzi-track-3 = 3 Felder auf jeder Seite
option-strozzi-track-4 = 4 Felder auf jeder Seite
option-strozzi-track-5 = 5 Felder auf jeder Seite
option-strozzi-track-6 = 6 Felder auf jeder Seite
option-strozzi-track-help = Die letzten beiden Felder jeder Seite bringen immer 10 und 20 mehr ein.

# Was ein Paket wert ist: vor dem Preis, der Antwort und dem Laden.
hint-strozzi-price = Zu diesem Preis kauft dein Gegner oder du selbst.
swing-if-buy = wenn du kaufst
swing-if-loaded = { $holds }er-Schiff, { $harbour }
swing-split = du { $n }, { $name } { $loss }
flag-you = dir { $n } wert
flag-other = { $n } wert für { $name }
flag-none-you = du hast keinen Platz
flag-none = { $name } hat keinen Platz
out-buys = { $name } kauft: zahlt { $price }, Wert { $worth }
out-declines = { $name } lehnt ab: Du zahlst { $price }, Wert { $worth }
buy-at = Für { $n } kaufen
answer-net = { $n } für dich
answer-other = { $n } für dich: { $name } zahlt { $price }, Wert { $worth }
answer-other-vain = { $n } für dich: { $name } hat keinen Platz
buy-in-vain = { $n }: nur zum Abwerfen
no-room-buy = Keines deiner Schiffe hat Platz dafür: Du könntest es nur abwerfen.
no-room-load = Keines deiner Schiffe hat Platz dafür.
load-hint-ship-for = Wähle das Schiff: { $harbour }
load-now = { $holds }er-Schiff beladen: { $harbour }
send-ship = { $holds }er-Schiff schicken
sure-discard = Wirklich abwerfen?

# Die Lektion
lesson-strozzi-pitch = Deine erste Runde: Preise nennen, kaufen oder ablehnen, Schiffe schicken, Marker ziehen. Etwa fünf Minuten.
lesson-strozzi-goal = Zwei Häuser mit je drei Schiffen, dazwischen drei Häfen. Du spielst die Medici; nach drei Runden gewinnt das reichere Haus.
lesson-strozzi-draw = Du bist am Zug: Du stellst ein Paket aus ein bis drei Posten zusammen.
lesson-strozzi-draw-do = Drücke „{ do-draw }“.
lesson-strozzi-offer = Zweimal Gewürze, zusammen 8 wert: ein gutes Paket.
lesson-strozzi-offer-do = Drücke „{ do-stop }“.
lesson-strozzi-worth = Die Fähnchen zeigen, was das Paket jedem Haus brächte, wenn die Runde jetzt endete. Ein fairer Preis liegt in ihrer Nähe.
lesson-strozzi-price = Du nennst einen Preis. { $two } kauft zu diesem Preis. Bei Ablehnung musst du ihn selbst zahlen. Kredit kostet nichts.
lesson-strozzi-price-do = Wähle einen Preis von mindestens 4 und verlange ihn.
lesson-strozzi-declined = { $two } lehnt ab, also kaufst du für { $n }. Das Paket kommt auf ein Schiff, und das Schiff läuft in einen Hafen ein.
lesson-strozzi-declined-do = Wähle das 3er-Schiff, dann den rechten Hafen.
lesson-strozzi-harbour = Dein Schiff ist hier 8 wert und hat keinen Gegner. Am Ende der Runde bringt das wertvollere Schiff in einem Hafen 20 ein.
lesson-strozzi-marker = Gewürze haben in diesem Hafen eine Leiste: Zwei Posten ziehen den Marker um zwei Felder zu dir. Ein Marker auf deiner Seite bringt 10 ein, auf den letzten zwei Feldern noch 10 oder 20 mehr.
lesson-strozzi-zero = Du hast gekauft, also bist du wieder am Zug. Der Posten Pelze 0 macht kein Schiff wertvoller, aber ein Posten mit dem Wert 0 zieht seinen Marker um zwei Felder.
lesson-strozzi-zero-do = Drücke „{ do-draw }“.
lesson-strozzi-enough = Pelze und Farben: Der linke Hafen hat für beide eine Leiste.
lesson-strozzi-enough-do = Drücke „{ do-stop }“.
lesson-strozzi-again = Nenne wieder einen Preis. Verlange nur, was du selbst zahlen würdest.
lesson-strozzi-again-do = Wähle einen Preis von mindestens 2 und verlange ihn.
lesson-strozzi-left = Du kaufst wieder. Deine drei Schiffe fahren in drei verschiedene Häfen.
lesson-strozzi-left-do = Wähle das 4er-Schiff, dann den linken Hafen.
lesson-strozzi-pulled = Die 0 hat den Pelzmarker um zwei Felder gezogen, der Posten Farben 3 seinen nur um eines. Marker bleiben für die nächsten Runden liegen und bringen wieder etwas ein.
lesson-strozzi-three = Ein Paket kann drei Posten haben, wenn eines deiner Schiffe Platz für sie hat.
lesson-strozzi-three-do = Drücke „{ do-draw }“.
lesson-strozzi-third = Und noch einer.
lesson-strozzi-third-do = Drücke „{ do-draw }“.
lesson-strozzi-low = Sieh jetzt, was ein niedriger Preis bewirkt: { $two } achtet nur auf die Werte und greift bei Schnäppchen zu.
lesson-strozzi-low-do = Verlange höchstens 2 Florin.
lesson-strozzi-sold = { $two } hat gekauft und geladen. Im linken Hafen ist dieses Schiff 5 wert, deines 3. Und nun ist { $two } am Zug.
lesson-strozzi-answer = { $two } verlangt { $n }. Kauf oder lehn ab: Lehnst du ab, muss { $two } kaufen. Ein dritter Hafen und seine Marker sind dir viel mehr wert.
lesson-strozzi-answer-do = Kaufe für { $n }.
lesson-strozzi-middle = Der mittlere Hafen hat Leisten für Gewürze, Tuch und Farben. Der Posten Farben 0 zieht doppelt.
lesson-strozzi-middle-do = Wähle das 5er-Schiff, dann den mittleren Hafen.
lesson-strozzi-own = Der Rest der Runde gehört dir. Sie endet, wenn ein Haus seine drei Schiffe gefüllt hat oder der Beutel leer ist.
lesson-strozzi-no-room = Diese Posten passen auf keines deiner Schiffe. Lehne ab, dann muss { $two } sie kaufen.
lesson-strozzi-answer-own = Kaufen oder ablehnen? Auf jedem Knopf steht, was sich zwischen den Häusern ändert.
lesson-strozzi-price-own = Nenne einen Preis. Er ist gut, wenn dir beide Antworten recht sind.
lesson-strozzi-load-own = Wähle ein Schiff und einen Hafen. Die Zahl beim Schiff sagt, was sich ändern würde.
lesson-strozzi-harbours = Die Häfen bringen dir { $harbours } und { $two } { $theirs } ein: 20 für das wertvollere Schiff in jedem.
lesson-strozzi-markers = Die Marker bringen dir { $markers } und { $two } { $other } ein. Sie bleiben liegen; Schiffe und Posten kommen zurück.
lesson-strozzi-end = Du hast nach der ersten Runde { $money } Florin. Die Marker bleiben liegen und bringen wieder etwas ein; zwei weitere Runden entscheiden. { $two } fängt an.

# Gründe des Trainers: Tatsachen über eine Wahl. $you ist „yes“, wenn es um den Leser geht.
in-harbour-1 = im linken Hafen
in-harbour-2 = im mittleren Hafen
in-harbour-3 = im rechten Hafen
reason-strozzi-harbour =
    { $you ->
        [yes] Bringt dir { $harbour } { $florins } mehr
       *[no] Bringt { $name } { $harbour } { $florins } mehr
    }
reason-strozzi-harbour-deny =
    { $you ->
        [yes] Nimmt dir { $harbour } { $florins }
       *[no] Nimmt { $name } { $harbour } { $florins }
    }
reason-strozzi-track =
    { $you ->
        [yes] Marker für { $goods } { $harbour } auf deinem Feld { $level } (+{ $florins })
       *[no] Marker für { $goods } { $harbour } auf Feld { $level } von { $name } (+{ $florins })
    }
reason-strozzi-track-deny =
    { $you ->
        [yes] Nimmt dir { $florins } { $in } { $harbour }
       *[no] Nimmt { $name } { $florins } { $in } { $harbour }
    }
reason-strozzi-best-load =
    { $you ->
        [yes] Am besten verladen ist es dir { $florins } wert
       *[no] Am besten verladen ist es { $florins } wert für { $name }
    }
reason-strozzi-other-load =
    { $you ->
        [yes] Am besten verladen ist es dir { $florins } wert
       *[no] Am besten verladen ist es { $florins } wert für { $name }
    }
reason-strozzi-must-buy =
    { $you ->
        [yes] Dann musst du es für { $florins } kaufen
       *[no] Dann muss { $name } es für { $florins } kaufen
    }
reason-strozzi-discards =
    { $you ->
        [yes] Du hast keinen Platz dafür und könntest es nur abwerfen
       *[no] { $name } hat keinen Platz dafür und könnte es nur abwerfen
    }
reason-strozzi-fills = Füllt das { $level }er-Schiff
reason-strozzi-room =
    { $level ->
        [one] 1 Laderaum des Schiffs bleibt frei
       *[other] { $level } Laderäume des Schiffs bleiben frei
    }
reason-strozzi-ends-round = Füllt das letzte Schiff: Die Runde endet
reason-strozzi-too-big =
    { $you ->
        [yes] Ein weiterer Posten passte auf keines deiner Schiffe
       *[no] Ein weiterer Posten passte auf kein Schiff von { $name }
    }
reason-strozzi-bag =
    { $level ->
        [one] 1 Posten ist noch im Beutel
       *[other] { $level } Posten sind noch im Beutel
    }
reason-strozzi-next = Ein Posten im Beutel ist im Schnitt etwa { $florins } wert
phase-strozzi-draw = Aufdecken
phase-strozzi-price = Preis nennen
phase-strozzi-answer = Kaufen oder ablehnen
phase-strozzi-load = Verladen
phase-strozzi-late = Spät in der Runde
