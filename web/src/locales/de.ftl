# Florin auf Deutsch. Die vier Dateien haben dieselben Schlüssel; ein Test vergleicht sie.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Du bist dran · { $game }
home = Florin, Startseite
menu = Menü
language = Sprache
theme = Design
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-now = Design: { $theme }
settings = Einstellungen
rules = Regeln
contents = Inhalt
loading = Wird geladen …
reload = Erneut versuchen
close = Schließen
open = Öffnen
save = Speichern
saved = Gespeichert.
continue = Weiter
cancel = Abbrechen
skip-to-content = Zum Inhalt
offline = Der Server ist nicht erreichbar. Neuer Versuch läuft …
lost-title = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.

# Waren
cloth = Tuch
fur = Pelze
grain = Getreide
dye = Farben
spice = Gewürze
gold = Gold
# Buchstaben auf den Plättchen: für jede Ware verschieden.
letter-cloth = T
letter-fur = P
letter-grain = Ge
letter-dye = F
letter-spice = Gw
letter-gold = Au
# Die Waren im Satz.
goods-cloth = Tuch
goods-fur = Pelze
goods-grain = Getreide
goods-dye = Farben
goods-spice = Gewürze
in-cloth = bei Tuch
in-fur = bei Pelzen
in-grain = bei Getreide
in-dye = bei Farben
in-spice = bei Gewürzen
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } Florin
       *[other] { $n } Florin
    }

# Startseite
hero = Günstig kaufen. Voll segeln. Reich werden.
hero-text = Zwei Versteigerungsspiele im Florenz der Renaissance: Zahl weniger, als es wert ist, oder lass andere mehr zahlen.
play-now = Jetzt spielen
how-many = Spieler
with-friends = Mit Freunden
with-friends-text = Eröffne einen Tisch und teile den Link. Oder spielt reihum an einem Gerät.
new-table = Neuer Tisch
open-record = Gespeicherte Partie öffnen
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen, vielleicht kommt jemand dazu.
tour-again = So geht’s
first-time = Zum ersten Mal hier?
card-your-turn = Du bist dran
card-open =
    { $n ->
        [0] Voll, noch nicht begonnen
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
continue-playing = Weiterspielen
finished-games = Beendete Partien
hide = Ausblenden
hide-game = { $game }, { $date }, ausblenden
card-won = Gewonnen
card-shared = Geteilter Sieg
card-place = Platz { $place } von { $of }
card-no-clock = Ohne Zeitlimit
show-hidden =
    { $n ->
        [one] 1 ausgeblendete Partie zeigen
       *[other] { $n } ausgeblendete Partien zeigen
    }
card-over = Beendet
stage-n = Abschnitt { $n }
day-of = Tag { $n } von { $of }
round-of = Runde { $n } von { $of }
stage-of = Abschnitt { $n } von { $of }
today = Heute
show-all = Alle { $n } zeigen
home-note = Zwei Spiele von Reiner Knizia. Florin ist ein unabhängiges Projekt und steht in keiner Verbindung zu ihm oder zu einem Verlag.
seat-open = Freier Platz
seat-invited = Freigehalten für { $name }

foot = Über diese Seite
glossary = Wörter
player-aid = Spielhilfe
print = Drucken
privacy = Datenschutz
contact = Kontakt
contact-text = Wer Fragen zu dieser Seite beantwortet:
contact-none = Der Betreiber dieser Seite hat nicht angegeben, wie man ihn erreicht.
licences = Lizenzen
licences-text = Florin ist freie Software unter der MIT-Lizenz. Es enthält diese Werke anderer:
site-days =
    { $n ->
        [0] unbegrenzt
        [one] { $n } Tag
       *[other] { $n } Tage
    }
what-is-stored = Was über dich gespeichert wird

# Rundgang
tour-next = Weiter
tour-skip = Überspringen
tour-done = Los geht’s

# Neuer Tisch
game = Spiel
seats = Plätze
options = Optionen
seat-n = Platz { $n }
seat-for = Wer sitzt auf Platz { $n }?
seat-me = Ich
seat-guest = Jemand an diesem Gerät
seat-bot = Bot: { $name }
name = Name
name-of-seat = Name für Platz { $n }
hot-seat-note = Mehrere Personen teilen sich dieses Gerät. Gebt es zwischen den Zügen weiter.
by-lot = Auslosen
special-rules = Sonderregeln an diesem Tisch
option-line = { $option }: { $value }
time = Bedenkzeit
bank = Bedenkzeit für die ganze Partie
bank-words = { $time } + { $more } je Entscheidung
clock = Bedenkzeit pro Entscheidung
clock-none = Unbegrenzt
clock-30 = 30 Sekunden
clock-120 = 2 Minuten
clock-day = 1 Tag
clock-3-days = 3 Tage
who-may-see = Wer den Tisch sieht
public = Alle
by-link = Nur wer den Link hat
seed = Partiecode (Startwert)
seed-random = Zufällig
seed-note = Tische mit demselben Code bekommen dieselben Posten. Er bleibt bis zum Ende der Partie verborgen.
make-table = Tisch eröffnen

# Vor dem Spiel
table = Tisch
invite = Mit diesem Link einladen
copy-link = Link kopieren
share-link = Teilen …
name-for-others = Dein Name, wie ihn die anderen sehen
copied = Kopiert
sit-down = Hinsetzen
stand-up = Aufstehen
bot = Bot
bot-level = Bot { $level }
level-random = Zufall
level-face = Gedruckte Werte
level-novice = Anfänger
level-apprentice = Lehrling
level-merchant = Kaufmann
level-banker = Bankier
level-magnifico = Magnifico
fill-bots = Mit Bots auffüllen
start-game = Partie starten
waiting-seats =
    { $n ->
        [one] 1 Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
waiting-start = Warten, bis { $name } die Partie startet.
host = Gastgeber
close-table = Tisch schließen
make-host = Zum Gastgeber machen
make-host-of = { $name } zum Gastgeber machen
remove = Entfernen
remove-of = { $name } entfernen
ask-close = Diesen Tisch schließen?
ask-close-text = Alle, die hier warten, erfahren es. Der Link funktioniert dann nicht mehr.
ask-close-do = Tisch schließen
ask-remove = { $name } entfernen?
ask-remove-text = { $name } kann sich dann nicht mehr an diesen Tisch setzen.
ask-remove-do = Entfernen
ask-host = { $name } zum Gastgeber machen?
ask-host-text = { $name } startet dann die Partie und verwaltet die Plätze.
ask-host-do = Zum Gastgeber machen
ask-stand = Aufstehen?
ask-stand-text = { $name } wird dann Gastgeber dieses Tisches.
ask-stand-do = Aufstehen
you-were-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
you-are-host = Du bist jetzt Gastgeber dieses Tisches.
host-closed = Der Gastgeber hat diesen Tisch geschlossen
host-closed-text = Die Partie wurde nicht gestartet. Du kannst selbst einen Tisch eröffnen.

# Tisch
market = Markt
players = Spieler
ships = Schiffe
log = Verlauf
tally = Übrige Posten
chat = Chat
as-text = Text
beside-table = Seitenleiste
group = Paket
group-on-offer = Angebotenes Paket
group-most =
    { $n ->
        [one] höchstens 1 Posten
       *[other] höchstens { $n } Posten
    }
buyer = Einkäufer
face-value = Wert
price = Preis
money = Geld
cargo = Ladung
cargo-value = Wert der Ladung
bag-left =
    { $n ->
        [one] noch 1 Posten im Beutel
       *[other] noch { $n } Posten im Beutel
    }
ship-aboard = Schiff: { $n } von { $holds } Laderäumen beladen
your-seat = du
tally-note =
    { $unseen ->
        [one] 1 Posten ist noch verdeckt; { $bag } im Beutel.
       *[other] { $unseen } Posten sind noch verdeckt; davon { $bag } im Beutel.
    }
bot-keeps = Bot spielt
away = abwesend
watching =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
# Entscheiden
your-decision = Deine Entscheidung
your-turn = Du bist dran.
turn-plain = Dein Zug
number-from = Eine Zahl ab { $least }
number-between = Eine Zahl von { $least } bis { $most }
number-send = { $n } spielen
do-draw = Noch ein Posten
do-stop = Paket anbieten
pass = Passen
bid-n = { $n } bieten
ask-n = { $n } verlangen
leaves =
    { $n ->
        [one] dir bleibt { $n }
       *[other] dir bleiben { $n }
    }
leaves-if-declined =
    { $n ->
        [one] sonst bleibt dir { $n }
       *[other] sonst bleiben dir { $n }
    }
sure-pass = Wirklich passen?
sure-bid = Wirklich { $n }?
beyond-most = du hast { $n }
beyond-least = mindestens { $n }
your-bid = Dein Gebot
your-price = Dein Preis
one-less = Ein Florin weniger
one-more-florin = Ein Florin mehr
preset-one-more = Minimum
preset-face = Wert
preset-all-in = Alles
game-over = Die Partie ist zu Ende.
waiting-for = { $name } überlegt …
bag-draws = Ein Posten wird gezogen …
skip = Zum aktuellen Stand
skip-turn = Zu meinem Zug springen
undo = Zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen: { $what }.
undo-asking = Du möchtest zurücknehmen: { $what }.
undo-withdraw = Zurückziehen
undo-title = Zug zurücknehmen?
undo-your = Das wird zurückgenommen: { $what }.
undo-more =
    { $n ->
        [one] { $what } und was danach kam: 1 Zug
       *[other] { $what } und was danach kam: { $n } Züge
    }
undo-others = Die anderen müssen zustimmen.
undo-do = Zurücknehmen
undo-ask = Die anderen fragen
undo-refused = Die anderen haben nicht zugestimmt: Der Zug bleibt.
log-undone = { $name } hat einen Zug zurückgenommen: { $what }.
log-fallback = Der Bot von { $name } ist ausgefallen: Es wurde ein zufälliger Zug gespielt.
log-clock = Die Zeit von { $name } ist abgelaufen: Ein Bot hat entschieden.
log-earlier = Frühere Züge laden
agree = Einverstanden
refuse = Ablehnen

# Uhr
clock-left = noch { $time }
clock-mine = Du hast noch { $time }.
clock-other = { $name } hat noch { $time }.
time-up = Die Zeit ist um.
then-pass = Danach passt ein Bot für dich.
then-play = Danach spielt ein Bot für dich.
soon-pass = Bald passt ein Bot für dich.
soon-play = Bald spielt ein Bot für dich.
time-out-passed = Die Zeit ist abgelaufen: Ein Bot hat für dich gepasst.
time-out-decided = Die Zeit ist abgelaufen: Ein Bot hat für dich entschieden ({ $what }).
time-out-chances =
    { $n ->
        [one] Läuft sie noch einmal ab, übernimmt ein Bot deinen Platz.
       *[other] Läuft sie noch { $n }-mal ab, übernimmt ein Bot deinen Platz.
    }
stand-in = Wenn die Zeit abläuft
stand-in-pass = Passen
stand-in-play = Ein Bot übernimmt
paused = Pausiert
paused-away = Pausiert, während alle weg waren.
seat-lost-title = Ein Bot hat deinen Platz übernommen
seat-lost-text = Deine Zeit ist zweimal hintereinander abgelaufen.
seat-lost-pass = Der Bot passt für dich, bis du zurück bist.
seat-lost-play = Der Bot spielt für dich, bis du zurück bist.
seat-lost-paused = Die Partie wartet, bis du zurück bist.
return-until = Du kannst zurückkommen, bis die Partie zu Ende ist.
take-seat-back = Meinen Platz zurückholen
leave-to-bot = Den Bot zu Ende spielen lassen
bot-for-you = Ein Bot spielt für dich.
bot-finished = Ein Bot hat für dich zu Ende gespielt. Die Partie ist vorbei, darum kannst du den Platz nicht mehr zurückholen.
resign-title = Soll ein Bot für { $name } übernehmen?
resign-pass = Er passt, wann immer er kann.
resign-play = Er spielt, so gut er kann.
time-short-days = { $d } T. { $h } Std.
time-short-hours = { $h } Std. { $m } Min.
time-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
time-hours =
    { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
time-minutes =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
time-seconds =
    { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }

# Ein Gerät für mehrere
hand-over = Gerät weitergeben
hand-to = { $name } ist dran
hand-take = Ich bin { $name }

# Verlauf
log-drawn = { $name } deckt auf
log-offered =
    { $n ->
        [one] { $name } bietet 1 Posten an
       *[other] { $name } bietet { $n } Posten an
    }
log-sold = { $name } kauft für { $n }
log-discarded =
    { $why ->
        [no-bids] Kein Gebot: Das Paket wird abgeworfen
        [no-room] { $name } hat keinen Platz: Das Paket wird abgeworfen
       *[choice] { $name } wirft das Paket ab
    }
log-ended = Die Partie ist zu Ende

# Stellung als Text
text-none = nichts
text-group = Paket: { $lots }. Wert { $n }.
text-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } ist dran.
    }
# Wertung und Ende
skip-count = Animation überspringen
tap-to-skip = Tippen oder Taste drücken: überspringen
count-none = Keine Auszahlung
scored-buyer = { $name } bekommt { $n } und hat { $money }
skip-scoring = Zur Wertung springen
source = Woher
scoring-stage = Wertung, Abschnitt { $n }
before = Vorher
after = Nachher
note-cargo = Ladung { $n }
note-bonus = +{ $n } Bonus
winner =
    { $n ->
        [one] { $names } gewinnt
       *[other] Geteilter Sieg: { $names }
    }
final-you-win =
    { $shared ->
        [yes] Du teilst dir den Sieg!
       *[no] Du gewinnst!
    }
final-you = Du: Platz { $place } von { $of }
share-result = Teilen
story = Die Geschichte der Partie
story-wait = Die Wendepunkte werden gesucht …
story-decisive = Die entscheidende Versteigerung
story-chances = Gewinnchance von { $name }: { $from } → { $to }
story-best = Dein bester Kauf
story-worth = Dir war das Paket etwa { $n } wert: { $saved } gespart.
story-dearest = Deine teuerste Entscheidung
story-faultless = Du hast nichts verschenkt.
story-unsold = Das Paket blieb unverkauft
look-board = Zum Spielplan
look-result = Zum Ergebnis
rematch = Noch eine Partie
rematch-join = Zur Revanche
rematch-watch = Bei der Revanche zusehen
replay = Nachspielen
download = Partie herunterladen
chart-title = Geld im Verlauf der Partie
chart-text = Diagramm des Geldes; am Ende: { $list }
all-auctions =
    { $n ->
        [one] Die einzige Versteigerung
       *[other] Alle { $n } Versteigerungen
    }
unsold = niemand
deal-seed = Partiecode dieser Partie: { $seed }

# Nachspielen
step = Schritt
step-of = Schritt { $n } von { $of }
step-back = Zurück
step-on = Vor
play = Abspielen
pause = Pause
previous-sale = Voriger Verkauf
replay-speed = Tempo: { $n }×
next-sale = Nächster Verkauf
next-scoring = Nächste Wertung
play-on = Ab hier weiterspielen
open-in-florin = In Florin öffnen
look-text = Eine gespeicherte Partie ist eine kleine Datei. Geh sie Schritt für Schritt durch oder spiel ab jeder Stelle weiter.
record-file = Gespeicherte Partie auswählen …
record-paste = Oder den Inhalt hier einfügen

# Analyse
analyse = Analysieren
analysing = Die Partie wird analysiert …
analysed = Die Analyse ist fertig.
win-chart = Gewinnchancen im Verlauf der Partie
win-of = { $name }: { $win }
coach-best = Die beste Wahl.
coach-good = So gut wie jede andere.
coach-chance = Hier entscheidet der Beutel.
coach-better = Besser: { $best }.
coach-cost = Das kostete { $cost }.
coach-cost-win = { $win } Gewinnchance
coach-cost-both =
    { $n ->
        [one] { $win } Gewinnchance und etwa 1 Florin
       *[other] { $win } Gewinnchance und etwa { $n } Florin
    }
coach-unfair = Fair wären { $fair } gewesen; mit { $n } gingen { $cost } verloren.
coach-passed =
    { $fair ->
        [one] 1 Florin wäre fair gewesen; das Passen kostete { $cost }.
       *[other] Bis zu { $fair } Florin wären fair gewesen; das Passen kostete { $cost }.
    }
coach-fair = Fairer Preis für { $lots }, je Spieler
coach-cannot-buy = kann nicht kaufen
florin-word =
    { $n ->
        [one] Florin
       *[other] Florin
    }
coach-totals = Was verschenkt wurde
coach-decisions = Entschei{ "\u00AD" }dungen
coach-each = Gewinn{ "\u00AD" }chance je Entschei{ "\u00AD" }dung
coach-every = Alle { $n } Entscheidungen
coach-played = Gespielt
coach-better-one = Besser
coach-price = Kosten
coach-judge = Beurteilt von { $judge }, unserem stärksten Bot. Auch er kann irren.

# Der Trainer am Tisch
coach = Trainer
hint = Tipp
hint-wait = Der Trainer überlegt …
hint-fair = Fairer Preis für jeden Spieler
hint-best = Die beste Wahl
hint-even = So gut wie die beste
hint-costs = Kostet { $cost }
hint-as-good = ebenso gut: { $list }
hint-win = Gewinnchance
hint-money = Florin am Ende
hint-legend = Gewinnchance und Florin am Ende der Partie, wenn du so wählst. Florin in den Gründen: als ob jetzt gewertet würde.
coach-intro = Unsicher? Drücke „{ hint }“ und sieh, was das Paket wert ist, was am besten ist und warum.
coach-practice = Eine Partie mit Hilfe des Trainers ist Übung: Sie zählt nicht in deiner Statistik.
warn = Warnen vor einem Fehler über
warn-never = nie
warn-usual = { $limit }, an Tischen mit Trainer
warn-title = Bist du sicher?
warn-costs = kostet { $cost }.
warn-again = Neu wählen
warn-anyway = Trotzdem spielen
play-coached = Mit Trainer
play-coached-text = Tipps auf Wunsch und eine Nachfrage vor teuren Entscheidungen. Zählt als Übung.
key-hint = Tipp des Trainers

# Die Auswertung einer beendeten Partie
review = Auswertung
review-of = Wessen Partie
accuracy = Genauig{ "\u00AD" }keit
skill-each = Verlorene Florin je Entscheidung
skill-margin =
    { $n ->
        [one] ± { $margin } · 1 Entscheidung
       *[other] ± { $margin } · { $n } Entscheidungen
    }
skill-text = Verlorene Florin je Entscheidung messen das Können: Weniger ist besser. Entscheidungen ohne echte Wahl zählen nicht, ebenso die von Spielern, die kaum noch gewinnen können (unter 1 %). Wer keine Gewinnchance mehr hat, kann keine verlieren: Dann sagen verlorene Gewinnchance und Glück wenig.
review-lost-each = Verlust je Entschei{ "\u00AD" }dung
review-lost-win = { $win } Gewinnchance
review-luck = Glück
review-hints =
    { $n ->
        [one] 1 Tipp genutzt.
       *[other] { $n } Tipps genutzt.
    }
review-warnings =
    { $n ->
        [one] 1 Warnung.
       *[other] { $n } Warnungen.
    }
review-balance = Woher das Ergebnis kommt
review-balance-text = Alle Zahlen sind Gewinnchancen. Eigene Entscheidungen können nur etwas kosten und liegen darum nie über null; der Rest kommt von den anderen und vom Losglück.
balance-start = Zu Beginn
balance-luck = Glück
balance-others = Was die anderen taten
balance-own = Eigene Entscheidungen
balance-result = Ergebnis
review-dearest = Teuerste Entscheidungen
review-good = Beste Entscheidungen
review-turning = Wendepunkte
review-stake = Die beste Wahl; jede andere hätte { $win } gekostet.
review-against = Zur getroffenen Wahl:
review-bids = Gebote und faire Preise
review-phases = Nach Art der Entscheidung
review-phase = Art
plot-bid = Gebot
plot-fair = Fairer Preis
plot-over = Differenz
plot-text = Jeder Punkt ist ein genannter Betrag. Über der gestrichelten Linie war er höher als der Wert des Pakets für diesen Spieler.
plot-table =
    { $n ->
        [one] 1 Gebot als Tabelle
       *[other] { $n } Gebote als Tabelle
    }
plot-none = Es wurden keine Beträge genannt.
learn-mistakes =
    { $n ->
        [one] Aus dem Fehler lernen
       *[other] Aus Fehlern lernen ({ $n })
    }
retry-title = Fehler { $n } von { $of }
retry-ask = Was würdest du jetzt tun?
retry-below = Entscheide unten.
retry-try = Noch einmal
retry-skip = Überspringen
retry-best = ist die beste Wahl.
retry-as-good = Genauso gut: { $best }.
retry-better = ist besser: Es kostet { $cost } statt { $before }.
retry-same = ist nicht besser: Es kostet { $cost }.
retry-worse = ist schlechter: Es kostet { $cost }, vorher waren es { $before }.
retry-next = Nächster Fehler
retry-again = Noch einmal
retry-show = Beste Wahl zeigen
retry-branch = Von hier weiterspielen
retry-end = Zurück zur Auswertung

# Stufen in zwei Sätzen
character-novice = Nino
character-apprentice = Agnese
character-merchant = Matteo
character-banker = Bianca
character-magnifico = Lorenzo
style-novice = Sieht nur auf die Zahlen auf den Posten und zahlt oft zu viel. Gut für die erste Partie.
style-apprentice = Sieht meist auf die Zahlen auf den Posten und verschätzt sich oft beim Preis.
style-merchant = Weiß, was ein Paket wert ist, und denkt oft voraus. Zahlt manchmal zu viel.
style-banker = Schätzt Preise gut ein und plant voraus. Macht wenige Fehler.
style-magnifico = Unser stärkster Bot. Er verschenkt nichts.
did-draw = { $name } deckt noch einen Posten auf.
did-stop = { $name } bietet das Paket an.
did-token = { $name } spielt { $token }.
best-draw = noch einen Posten aufdecken
best-stop = das Paket anbieten
best-token = { $token }
# Tischmenü und Einstellungen
table-menu = Tischmenü
speed = Tempo der Animationen
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
confirm-bids = Vor dem Bieten nachfragen
sound = Töne
volume = Lautstärke
notify = Benachrichtigen, wenn ich dran bin und die Seite im Hintergrund ist
handover = Mehrere an einem Gerät: zwischen den Zügen um Weitergabe bitten
take-back = Platz von { $name } vom Bot zurückholen
resign = Platz von { $name } einem Bot geben
you = Du
your-name = Dein Name
look = Darstellung
playing = Spielen
keys = Tastenkürzel
keys-on = Einzelne Tasten als Kürzel verwenden (Buchstaben, Ziffern, + und −)
key-amount = Betrag eintippen
key-more = ein Florin mehr oder weniger
key-send = bieten oder Preis nennen
key-pass = passen
key-least = Mindestgebot
key-face = Wert
key-all-in = alles
key-draw = noch ein Posten
key-stop = Paket anbieten
key-buy = kaufen
key-decline = ablehnen
key-discard = Paket abwerfen
key-load = Schiff, dann Hafen
other-device = Anderes Gerät
carry-text = Erzeuge hier einen Code und tippe ihn am anderen Gerät ein: Name und Tische kommen mit. Er gilt einmal.
carry-make = Code erzeugen
carry-type = Code vom anderen Gerät
carry-use = Code verwenden
sessions = Wo du angemeldet bist
sessions-text = Alle Browser, in denen du unter diesem Namen spielst. Melde ab, was du nicht mehr benutzt oder nicht kennst.
session-unknown = unbekanntes Gerät
session-current = dieser Browser
session-since = seit { $date }
session-used = zuletzt benutzt { $date }
session-end = Abmelden
session-end-of = { $device } abmelden
session-sure = Wirklich abmelden?
sessions-end-others = Überall sonst abmelden
log-out = Hier abmelden
log-out-sure = Wirklich hier abmelden? Dieser Name hat keinen Passkey: Ohne ein anderes angemeldetes Gerät kommst du nicht zu ihm und seinen Tischen zurück.
log-out-kept = Mit deinem Passkey oder einem Wiederherstellungscode kannst du dich jederzeit wieder anmelden.
log-out-elsewhere = Auf einem anderen Gerät bleibst du angemeldet. Dort kannst du einen Code erstellen, um hierher zurückzukehren.
session-ended = { $device } ist abgemeldet.
sessions-ended = Alle anderen Browser sind abgemeldet.

# Den Namen behalten: Passkeys, Wiederherstellungscodes, eigene Daten
keep-name = Name und Partien behalten
keep-name-text = Mit einem Passkey behältst du deinen Namen und deine Tische auf diesem und deinen anderen Geräten, auch wenn die Browserdaten gelöscht werden. Ein Passwort gibt es nicht.
passkey-make = Mit einem Passkey behalten
passkey-another = Weiteren Passkey hinzufügen
passkey-none = Dieser Browser kann hier keine Passkeys verwenden. Dafür ist https nötig oder die Adresse localhost.
passkey-made = Der Passkey ist gespeichert.
passkey-since = seit { $date }
passkey-used = zuletzt angemeldet { $date }
passkey-synced = auf mehreren Geräten
passkey-remove = Entfernen
passkey-remove-of = Passkey { $label } entfernen
passkey-sure = Wirklich entfernen?
passkey-removed = Der Passkey ist entfernt; Browser, die sich damit angemeldet haben, sind abgemeldet.
recovery = Wiederherstellungscodes
recovery-text = Jeder Code meldet dich einmal an, wenn deine Passkeys verloren sind. Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt.
recovery-left = { $count ->
    [0] Es ist kein Wiederherstellungscode mehr übrig.
    [one] Ein Wiederherstellungscode ist noch übrig.
   *[other] { $count } Wiederherstellungscodes sind noch übrig.
}
recovery-new = Neue Codes erstellen
recovery-new-sure = Die alten Codes gelten dann nicht mehr. Neue erstellen?
recovery-copy = Kopieren
recovery-copied = Kopiert.
recovery-done = Ich habe sie aufgeschrieben
sign-in = Anmelden
sign-in-text = Mit deinem Passkey oder einem Wiederherstellungscode bekommst du deinen Namen und deine Tische in diesem Browser zurück.
sign-in-new = Neu hier? Du brauchst kein Konto: Lerne oder spiele gleich.
sign-in-passkey = Mit Passkey anmelden
sign-in-code = Wiederherstellungscode
sign-in-use = Mit dem Code anmelden
signed-in = Willkommen zurück, { $name }.
sign-in-loses = Der Name, den du jetzt in diesem Browser hast, geht mit seinen Tischen verloren, wenn er nicht auch einen Passkey hat.
handle = Profilname
handle-text = Ein eindeutiger Name für die Adresse deines Profils: Buchstaben, Ziffern, Bindestriche. Er braucht einen Passkey.
handle-save = Speichern
my-data = Deine Daten
my-data-export = Alles über mich herunterladen
my-data-text = Eine Datei mit deinem Profil, deinen Tischen, Partien und Chatzeilen.
delete-me = Mich löschen
delete-me-text = Dein Name, deine Passkeys, Chatzeilen und Anmeldungen werden sofort gelöscht. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-me-name = Zur Bestätigung deinen Namen eingeben: { $name }
delete-me-do = Mich endgültig löschen
passkey-cancelled = Abgebrochen. Es hat sich nichts geändert.

# Zugangsschlüssel
tokens = Zugangsschlüssel
tokens-text = Mit einem Zugangsschlüssel spielt ein Programm von dir in deinem Namen, bis du ihn widerrufst. Hüte ihn wie ein Passwort: Er wird nur einmal gezeigt.
tokens-docs = API-Dokumentation
tokens-link = Für Entwickler
token-label = Wofür ist er?
token-scope = Was darf er?
scope-play = Spielen und zusehen
scope-read = Nur zusehen
token-play = spielt
token-read = sieht nur zu
token-make = Schlüssel erzeugen
token-made = Dein neuer Schlüssel. Er wird nur jetzt gezeigt: Kopiere ihn, bevor du die Seite verlässt.
token-secret = Neuer Schlüssel
token-copy = Schlüssel kopieren
tokens-yours = Deine Schlüssel
token-none = Du hast keine Zugangsschlüssel.
token-created = erzeugt { $date }
token-used = zuletzt benutzt { $date }
token-unused = nie benutzt
token-revoke = Widerrufen
token-revoke-of = { $label } widerrufen
token-sure = Wirklich widerrufen?
token-gone = { $label } ist widerrufen.
token-many = Du hast zu viele Schlüssel. Widerrufe erst einen.

# Chat
chat-empty = Noch keine Nachrichten.
chat-label = Nachricht schreiben
chat-send = Senden
chat-earlier = Frühere Nachrichten

# Die Partie des Tages.
daily = Partie des Tages
daily-text = Alle bekommen dieselben Posten und dieselben Gegner. Jeder hat einen Versuch.
daily-today = Die Partien von heute
daily-short = Ein Versuch; für alle dieselbe Partie
daily-one-try = ein Versuch
daily-done-of = { $n } von { $of } gespielt
daily-streak-of = { $n } Tage in Folge
daily-next = Nächste Partie in
daily-streak = Serie
daily-best-streak = Längste Serie
daily-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
daily-hours = { $h } Std. { $m } Min.
daily-minutes = { $m } Min.
daily-play = Partie spielen
daily-new-text = Du hast einen Versuch. Kein Zurücknehmen, kein Trainer.
daily-playing-text = Dein Versuch läuft. Du kannst ihn bis zum Ende des Tages beenden.
daily-see = Ergebnisse
daily-you = Du
daily-yesterday = Gestern
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-state-new = nicht gespielt
daily-state-playing = läuft
daily-state-finished = gespielt
daily-state-unfinished = nicht rechtzeitig beendet
daily-key-won = gewonnen
daily-fair = Faires Spiel
daily-fair-text = Die Partie ist geheim, bis ihr Tag beginnt (Mitternacht UTC), und Ergebnisse sind verborgen, bis du fertig bist.
daily-fair-more = Was das verhindert und was nicht
daily-fair-1 = Zurücknehmen, Trainer, Abzweigen und Chat sind aus. Ein abgebrochener Versuch bleibt dein Versuch; bis zum Ende des Tages kannst du ihn fortsetzen.
daily-fair-2 = Solange der Tag läuft, sieht die Partien der anderen nur, wer selbst fertig ist.
daily-fair-3 = Nicht verhindert: Ein zweiter Gast oder ein anderer Browser kann es noch einmal versuchen, und Freunde können verraten, was kommt. Die Rangliste ist für ehrliche Spieler.
daily-fair-4 = Nicht verhindert: Ein Bot oder ein Rechner auf deinem eigenen Computer kann dir helfen.
daily-top = unter den besten { $n } %
daily-rank = Platz { $rank } von { $of }
daily-share = Florin, Partie vom { $date } ({ $game }): { $result }
place-of = Platz { $place } von { $of }
daily-yours = Dein Ergebnis
daily-rank-word = Rang
daily-accuracy = Genauigkeit
daily-own = deine Entscheidungen kosteten { $win } Gewinnchance
daily-luck = Glück
daily-adjusted = vom Glück bereinigt: { $win }
daily-judging = wird analysiert …
daily-again = Diese Partie spielen
daily-again-text = Ohne Wertung, denn ihr Tag ist vorbei.
daily-ranking =
    { $n ->
        [0] Niemand hat diese Partie rechtzeitig beendet
        [one] Rangliste, { $n } Spieler
       *[other] Rangliste, { $n } Spieler
    }
daily-player = Spieler
daily-place = Platz
daily-money = Geld
daily-differs = Erste andere Wahl
daily-decision = ab Entscheidung { $n }
daily-alike = gleich entschieden
daily-alike-too =
    { $n ->
        [one] Dazu { $n } Entscheidung, in der sich alle einig waren
       *[other] Dazu { $n } Entscheidungen, in denen sich alle einig waren
    }
daily-best-wait = Der stärkste Bot spielt diese Partie noch …
daily-repeats = Später gespielt, ohne Wertung
daily-decisions = Deine Entscheidungen und die der anderen
daily-decisions-text =
    { $n ->
        [0] Noch hat niemand sonst diese Partie beendet.
        [one] Was { $n } anderer Spieler in derselben Lage gewählt hat.
       *[other] Was { $n } andere Spieler in derselben Lage gewählt haben.
    }
daily-best-chose = { $bot } wählte: { $best }
daily-alone =
    { $n ->
        [one] Danach war niemand mehr in deiner Lage ({ $n } Entscheidung).
       *[other] Danach war niemand mehr in deiner Lage ({ $n } Entscheidungen).
    }

# Herausforderungen: dieselben Posten noch einmal.
compare = Dieselben Posten
compare-text = { $game }: Wer macht mehr aus demselben Platz?
compare-take = Denselben Platz nehmen
compare-seat = Wessen Platz?
compare-bot = Wer spielt für die anderen?
compare-people = An dieser Partie haben andere Menschen teilgenommen. Für sie spielen Bots; gleich sind also nur die Posten und die Bots.
compare-same = Dieselben Posten, dieselben Bots, dasselbe Glück.
compare-play = Jetzt auf diesem Platz spielen
compare-share = { $game }: Machst du mit denselben Posten und Gegnern mehr daraus?
compare-invite = Jemanden herausfordern
compare-honest = Wer die Partie gesehen hat, weiß, was kommt. Zurücknehmen und Trainer sind aus.
compare-back = Zurück zum Tisch
compare-original = erste Partie
compare-playing = läuft
compare-differs = Anders als die erste Partie

# Verbindung und Absagen
connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Nichts geht verloren.
table-hidden = Dieser Tisch ist verborgen
table-hidden-text = Nur seine Spieler dürfen ihn sehen.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
error-bad-request = Etwas ist schiefgegangen. Lade die Seite neu und versuch es noch einmal.
error-bad-record = Florin kann das nicht als gespeicherte Partie lesen.
error-bad-cookie = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-bad-access-token = Dieser Zugangsschlüssel ist ungültig.
error-not-for-tokens = Ein Programm mit Zugangsschlüssel darf das nicht.
error-muted = Die Betreiber dieser Website haben deinen Chat gesperrt.
error-banned = Die Betreiber dieser Website haben dich gesperrt.
error-cross-origin = Etwas ist schiefgegangen. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das ist zu groß.
error-too-many-requests = Zu viele Anfragen. Versuch es gleich noch einmal.
error-not-found = Nicht gefunden.
error-method-not-allowed = Etwas ist schiefgegangen. Lade die Seite neu und versuch es noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-bot = Diesen Bot gibt es nicht.
error-unknown-code = Dieser Code ist ungültig oder wurde schon verwendet.
error-bad-passkey = Der Passkey wurde nicht angenommen. Versuch es noch einmal.
error-needs-passkey = Dafür brauchst du einen Passkey. Füge zuerst einen hinzu.
error-needs-handle = Wähle zuerst einen Profilnamen.
error-handle-taken = Dieser Profilname ist vergeben oder einem vergebenen zu ähnlich.
error-not-your-turn = Du bist nicht mehr dran.
error-illegal-move = Das geht in dieser Stellung nicht.
error-stale-ply = Die Partie ist schon weiter. Das ist der aktuelle Stand.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-table = Das kann nur der Gastgeber.
error-players-only = Nur die Mitspieler können diese Partie sehen.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-wrong-status = Das geht an diesem Tisch gerade nicht.
error-no-order = Du kannst gerade nicht vorab bieten.
error-no-undo = Es gibt nichts zurückzunehmen.
error-game-under-way = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
error-deal-under-way = Dieselben Posten werden noch an einem anderen Tisch gespielt. Die Analyse öffnet sich, wenn jene Partie zu Ende ist.
error-no-coach = Der Trainer hilft nur an Tischen, an denen du gegen Bots spielst, und nicht in Partien, in denen alle dieselben Posten bekommen.
error-deal-hidden = Das siehst du, sobald du die Partie selbst beendet hast oder ihr Tag vorbei ist.
error-deal-open = Das geht, sobald der Tag dieser Partie vorbei ist.
error-deal-ranked = Das geht nicht, solange du die Partie des Tages spielst.
error-analysis-failed = Die Analyse wurde nicht fertig. Versuch es später noch einmal.
error-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen.

# Lektionen
lesson = Lektion
lessons = Spielen lernen
lessons-text = Spiel eine echte Partie mit Begleitung: Jede Idee kommt dann, wenn du sie brauchst. Du kannst jederzeit aufhören und später weitermachen.
learn = Lernen
tour-lesson = Spielend lernen
hero-learn = Neu hier? Spielend lernen
hero-learn-text = Zwei Lektionen zu je fünf Minuten, an einem echten Tisch.
hero-free = Kostenlos und ohne Konto. Eine Partie dauert etwa 20 Minuten.
lesson-start = Lektion beginnen
lesson-go-on = Lektion fortsetzen
lesson-was-done = Geschafft
lesson-leave = Lektion verlassen
lesson-again = Neu beginnen
lesson-lost = Diese Partie hat den Weg der Lektion verlassen. Beginne die Lektion neu oder spiel einfach weiter.
lesson-watch = Sieh zu, was die anderen tun.
lesson-not-yet = Diesmal nicht.
lesson-done = Gut gemacht!
lesson-coached = Echte Partie mit Trainer spielen
lesson-others = Andere Lektionen
lesson-play-on = Diese Partie weiterspielen

# Stärken der Bots
opponents = Gegner
level-won = Du hast { $level } zweimal hintereinander besiegt.
level-try = { $level } herausfordern
log-level = { $name } spielt als { $level }.
style-random = Tut irgendetwas, das die Regeln erlauben.
style-face = Bietet die Zahlen auf den Posten.

# Profile
profile = Profil
profile-mine = Mein Profil
profile-of = { $name } bei Florin
profile-since = hier seit { $date }
profile-private = Nur du siehst diese Seite.
profile-public = Alle können diese Seite sehen.
profile-public-wish = Alle dürfen mein Profil sehen
profile-show = Für alle sichtbar machen
profile-hide = Auf privat stellen
profile-needs-handle = Damit andere sie sehen können, brauchst du einen Passkey und einen Profilnamen:
profile-none = Unter dieser Adresse gibt es kein öffentliches Profil.
profile-empty = Hier stehen später deine beendeten Partien und was sie über dein Spiel verraten.
profile-empty-other = Noch keine beendeten Partien.
all-my-games = Alle meine Partien
all-games = Alle Spiele
profile-games = Partien
profile-won = Gewonnen
profile-of-games =
    { $n ->
        [one] von { $n } Partie
       *[other] von { $n } Partien
    }
profile-fair = Erwartete Siege: { $fair } ({ $above })
profile-fair-short = Erwartete Siege
profile-accuracy = Genauigkeit
profile-judged =
    { $n ->
        [one] in { $n } analysierten Partie
       *[other] in { $n } analysierten Partien
    }
profile-luck = Glück
profile-luck-text = durch Glück gewonnene oder verlorene Siege
profile-money = Geld
profile-money-text = je Partie; Schnitt am Tisch { $average }, Bestwert { $best }
trend =
    { $n ->
        [one] Die letzte Partie
       *[other] Die letzten { $n } Partien
    }
trend-above = Siege über den erwarteten
trend-luck = davon Glück
trend-accuracy = Genauigkeit über 20 Partien
trend-skill = Verlorene Florin je Entscheidung über 20 Partien
trend-lead = Geld über dem Schnitt am Tisch
trend-text = { $what }: jetzt { $now }, Höchstwert { $high }, Tiefstwert { $low }.
profile-bots = Gegen Bots
profile-people = Gegen Menschen
profile-other-people = Andere
profile-ahead = { $ahead } von { $n } Mal vorn
profile-setups = Nach Spielerzahl
profile-setup = { $game } zu { $n }
profile-under-way = Laufende Partien
profile-counted = Partien mit dem Trainer, mit gewähltem Startwert, als Fortsetzung einer anderen Partie oder mit mehreren Plätzen für eine Person sind aufgeführt, zählen aber nicht.
show-fewer = Weniger zeigen
any = Alle
filter-game = Spiel
filter-against = Gegner
against-bots = Bots
against-people = Menschen
against-both = Bots und Menschen
filter-outcome = Ergebnis
outcome-won = Gewonnen
outcome-lost = Nicht gewonnen
filter-opponent = Name eines Gegners
games-none = Keine passenden Partien.
games-more = Weitere Partien
game-accuracy = Genauigkeit { $n }
game-skill = Verlorene Florin je Entscheidung: { $n }
game-luck = Glück { $n }
game-practice = mit dem Trainer
game-not-counted = zählt nicht

# Eine beendete Partie teilen
copy = Kopieren
share-profile = Profil teilen
share-title = Diese Partie teilen
share-text = { $game } mit { $names }
share-send = Senden …
share-picture = Das Bild, das andere Seiten neben dem Link zeigen
share-link-game = Link zum Nachspielen
share-link-step = Link zu Schritt { $n }
share-embed = Code zum Einbetten
share-copy = Kopieren: { $what }
visibility = Wer kann diese Partie sehen?
visibility-everyone = Alle
visibility-everyone-text = Sie steht in den öffentlichen Profilen der Mitspieler.
visibility-link = Alle, die den Link haben
visibility-link-text = Sie steht in keiner Liste.
visibility-players = Nur die Mitspieler
visibility-players-text = Links und eingebettete Partien funktionieren dann für andere nicht mehr.
visibility-host = Das bestimmt der Gastgeber des Tisches.
seen-by-everyone = Alle können diese Partie sehen.
seen-by-link = Wer den Link hat, kann diese Partie sehen.
seen-by-players = Nur die Mitspieler können diese Partie sehen.
seen-change = Unter „{ share-result }“ kannst du das ändern.

# Benachrichtigungen, die installierte App
notices = Benachrichtigungen
notices-link = Benachrichtigungen und Urlaub
notices-text = Erfahre von deinen Partien, wenn du nicht da bist: in diesem Browser, per E-Mail oder in einem Chat. Zu einem Tisch, den du gerade offen hast, kommt keine Benachrichtigung.
notices-what = Worüber du benachrichtigt wirst
notices-troubles = Was nicht angekommen ist
notices-failed = nicht zugestellt.
notices-unknown = vielleicht nicht angekommen; wird nicht noch einmal gesendet.
channel-push = Im Browser
channel-push-short = Browser
channel-mail = Per E-Mail
channel-mail-short = E-Mail
channel-webhook = In einem Chat (Webhook)
channel-webhook-short = Chat
notice-turn = Ich bin dran
notice-invitation = Eine Einladung
notice-over = Eine Partie ist zu Ende
notice-half = Erinnerung: Die Hälfte meiner Zeit ist um
notice-nearly = Erinnerung: Meine Zeit ist fast um
notice-digest = Einmal am Tag: Partien, die auf mich warten
push-here = Dieser Browser:
push-on = an. Benachrichtigungen kommen auch, wenn die Seite geschlossen ist.
push-off = aus.
push-blocked = gesperrt. Erlaube in den Einstellungen des Browsers Benachrichtigungen für diese Seite.
push-none = kann hier keine Benachrichtigungen zeigen. Dafür braucht es https, auf dem iPhone auch die App auf dem Home-Bildschirm.
push-turn-on = Hier einschalten
push-turn-off = Hier ausschalten
push-no-service = Der Push-Dienst des Browsers ist nicht erreichbar. Versuch es später noch einmal oder nimm einen anderen Browser.
push-remove-of = { $device } entfernen
test-send = Test senden
test-sent = Der Test wurde gesendet.
test-failed = Der Test wurde nicht gesendet: { $why }
mail-none = Diese Website verschickt keine E-Mails.
mail-address = E-Mail-Adresse
mail-change = Andere E-Mail-Adresse
mail-confirm = Bestätigung senden
mail-pending = Öffne den Link, den wir an { $address } geschickt haben. Er gilt einen Tag.
mail-text = Freiwillig. Die Adresse dient nur für Benachrichtigungen, und andere sehen sie nie.
webhook-url = Adresse des Webhooks
webhook-text = Slack, Mattermost, Discord und andere geben dir so eine Adresse für einen deiner Kanäle. Wer sie kennt, kann dort schreiben: Behalte sie für dich.
quiet-hours = Ruhezeiten
quiet-on = Ruhezeit: Benachrichtigungen warten, bis sie vorbei ist
quiet-from = Ruhe von
quiet-until = bis
digest-hour = Tägliche Übersicht um
time-zone = Zeitzone
holiday = Urlaub
holiday-text = In deinen Partien bleiben Uhren mit mindestens einem Tag Bedenkzeit stehen. Die anderen sehen, wann du zurückkommst. Spielen darfst du trotzdem.
holiday-left = { $days ->
    [one] Dir bleibt noch ein Urlaubstag in zwölf Monaten.
   *[other] Dir bleiben noch { $days } Urlaubstage in zwölf Monaten.
  }
holiday-until = Ich bin zurück am
holiday-begin = Urlaub beginnen
holiday-now = Du bist im Urlaub bis { $date }.
holiday-end = Urlaub beenden
on-holiday = im Urlaub bis { $date }
mail-confirm-title = E-Mail-Adresse bestätigen
mail-confirm-text = Benachrichtigungen von Florin gehen dann an die Adresse, an die wir diesen Link geschickt haben.
mail-confirm-do = Bestätigen
mail-confirm-done = { $address } ist bestätigt.
mail-stop-title = Keine E-Mails mehr
mail-stop-text = Florin schickt dann nichts mehr an die Adresse, an die wir diesen Link geschickt haben.
mail-stop-do = E-Mails abbestellen
mail-stop-done = An { $address } wird nichts mehr geschickt.
error-mail-link = Dieser Link stimmt nicht, ist abgelaufen oder wurde schon verwendet.
error-bad-target = Diese Adresse ist nicht möglich. Sie muss öffentlich erreichbar sein und mit https:// beginnen.
error-no-mail = Diese Website verschickt keine E-Mails.
error-no-holiday = So viele Tage hast du nicht mehr. Ein Urlaub dauert höchstens 30 Tage, und innerhalb eines Jahres sind es höchstens 30.
update-ready = Eine neue Version ist da.
update-reload = Neu laden
update-later = Später

# Woher Einnahmen kommen
payout-of = Auszahlung an { $name }: { $n }
breakdown-now = Jetzt
breakdown-with = Mit dem Paket
breakdown-bonus = { $what }, Bonus

# Aufgaben
puzzles = Aufgaben
puzzle-title = Aufgabe
puzzle-daily = Tagesaufgabe
puzzle-daily-text = Heute für alle dieselbe
puzzle-more = Für heute erledigt. Weitere Aufgaben
puzzle-pitch = Stellungen mit einer klaren Antwort, passend zu deiner Stärke.
puzzle-worth = Was ist dieses Paket für dich wert?
puzzle-worth-means = Der Wert für dich: wie viele Florin du am Ende mit dem Paket mehr hättest als ohne.
puzzle-draw = Noch einen Posten aufdecken oder das Paket anbieten?
puzzle-bid = { $n } bieten oder passen?
puzzle-buy = Zu diesem Preis kaufen oder ablehnen?
puzzle-price = Welcher Preis ist der beste?
puzzle-load = Wohin kommt das Paket?
puzzle-kind-worth = Was ist es wert?
puzzle-kind-draw = Aufdecken oder anbieten?
puzzle-kind-bid = Bieten oder passen?
puzzle-kind-price = Nenne den Preis
puzzle-kind-load = Wohin damit?
puzzle-amount = Wert in Florin
puzzle-rating = Aufgabe { $n }
puzzle-mine = Du { $n }
puzzle-provisional =
    { $n ->
        [one] Deine Spielstärke siehst du nach 1 weiteren Antwort
       *[other] Deine Spielstärke siehst du nach { $n } weiteren Antworten
    }
puzzle-streak = Serie { $n } (Rekord { $best })
puzzle-solved = Richtig!
puzzle-failed = Nicht ganz.
puzzle-was = Am besten: { $best }.
puzzle-was-worth = Es ist für dich etwa { $n } Florin wert; Antworten von { $least } bis { $most } gelten.
puzzle-was-price = Am besten: { $best }; Antworten von { $least } bis { $most } gelten.
puzzle-yours = Deine Antwort: { $best }.
puzzle-yours-amount = Deine Antwort: { $n }.
puzzle-cost = Das kostet { $cost }.
puzzle-why = Warum
puzzle-why-not = Zu deiner Antwort
puzzle-why-now = Florin in den Gründen: als würde jetzt gewertet. Die Antwort zählt auch, was später kommt.
puzzle-unrated = Du hast diese Aufgabe schon beantwortet; sie wird nicht gewertet.
puzzle-next = Nächste Aufgabe
puzzle-filter = Was du üben willst
puzzle-all = Alle Aufgaben ({ $n })
puzzle-kinds = Frage
puzzle-themes = Thema
puzzle-none-left = Du hast alle diese Aufgaben beantwortet.
puzzle-gone = Diese Aufgabe gibt es nicht.
puzzle-theme-room = Platz an Bord
puzzle-theme-cargo = Wettlauf um die Ladung
puzzle-theme-stalls = Plätze an den Marktständen
puzzle-theme-bonus = Bonus
puzzle-theme-denial = Andere ausbremsen
puzzle-theme-last = Letztes Gebot
puzzle-theme-free-lots = Kostenlose Posten
puzzle-theme-money = Knappes Geld
puzzle-theme-gold = Gold
puzzle-theme-late = Gegen Ende
puzzle-theme-harbour = Häfen
puzzle-theme-marker = Marker
puzzle-theme-zero = Posten mit Wert 0
share-games = Aus meinen beendeten Partien dürfen Aufgaben entstehen, ohne Namen und nur, wenn alle am Tisch es erlauben
