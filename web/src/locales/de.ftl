# Florin auf Deutsch. Die vier Dateien haben dieselben Schlüssel; ein Test vergleicht sie.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Du bist dran · { $game }
home = Florin, Startseite
menu = Menü
language = Sprache
theme = Licht
theme-auto = wie das Gerät
theme-light = Tageslicht
theme-dark = Lampenlicht
theme-now = Licht: { $theme }
settings = Einstellungen
rules = Regeln
loading = Einen Moment …
reload = Noch einmal
close = Schließen
open = Öffnen
save = Speichern
saved = Gespeichert.
continue = Weiter
skip-to-content = Zum Inhalt
offline = Der Server antwortet nicht. Florin versucht es weiter.
lost-title = Diese Seite gibt es nicht
lost-text = Die Adresse führt ins Leere. Vielleicht fehlt ein Buchstabe.

# Waren
cloth = Tuch
fur = Pelze
grain = Getreide
dye = Farben
spice = Gewürze
gold = Gold
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] 1 Florin
       *[other] { $n } Florin
    }

# Startseite
hero = Gut kaufen, voll segeln, reich sterben.
hero-text = Zwei Versteigerungsspiele aus dem Florenz der Renaissance. Jeder Posten hat seinen Preis; die Kunst ist, ihn andere zahlen zu lassen.
play-now = Jetzt spielen
how-many = Spieler
with-friends = Mit Freunden
with-friends-text = Tisch eröffnen, Link verschicken. Oder ein Gerät reihum geben.
new-table = Neuer Tisch
open-record = Partie öffnen
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen: Vielleicht kommt jemand.
tour-again = Zeig mir das Spiel in vier Bildern
card-your-turn = Du bist dran
card-open =
    { $n ->
        [0] Voll, noch nicht begonnen
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
card-over = Beendet
day-n = Tag { $n }
round-n = Runde { $n }
stage-n = Abschnitt { $n }
day-of = Tag { $n } von { $of }
round-of = Runde { $n } von { $of }
stage-of = Abschnitt { $n } von { $of }
seat-open = Freier Platz

# Rundgang
tour-next = Weiter
tour-skip = Überspringen
tour-done = Zum Markt

# Neuer Tisch
game = Spiel
seats = Plätze
options = Optionen
seat-n = Platz { $n }
seat-for = Wer nimmt Platz { $n }
seat-me = Ich
seat-guest = Jemand an diesem Gerät
seat-bot = Bot: { $name }
name = Name
name-of-seat = Name für Platz { $n }
hot-seat-note = Mehrere teilen sich dieses Gerät: Zwischen den Zügen wird es weitergegeben.
by-lot = Durch Los
special-rules = Besondere Regeln an diesem Tisch
option-line = { $option }: { $value }
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-30 = 30 Sekunden
clock-120 = 2 Minuten
clock-day = 1 Tag
clock-3-days = 3 Tage
who-may-see = Wer den Tisch findet
public = Alle
by-link = Nur mit dem Link
seed = Verteilung
seed-random = Zufall
seed-note = Tische mit demselben Wort bekommen dieselben Posten. Es bleibt bis zum Ende der Partie verborgen.
make-table = Tisch eröffnen

# Vor dem Spiel
table = Tisch
invite = Mit diesem Link einladen
copy-link = Link kopieren
copied = Kopiert
sit-down = Hinsetzen
stand-up = Aufstehen
bot = Bot
bot-level = Bot { $level }
level-random = Glückstopf
level-face = Nach Aufdruck
level-apprentice = Lehrling
level-merchant = Kaufmann
level-banker = Bankier
level-magnifico = Magnifico
fill-bots = Mit Bots auffüllen
start-game = Beginnen
waiting-seats =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
waiting-start = { $name } beginnt die Partie.

# Tisch
market = Markt
players = Spieler
ships = Handelsschiffe
log = Verlauf
tally = Ungesehen
chat = Plausch
as-text = Als Text
beside-table = Neben dem Tisch
group = Paket
group-on-offer = Angebotenes Paket
group-most =
    { $n ->
        [one] höchstens 1 Posten
       *[other] höchstens { $n } Posten
    }
buyer = Einkäufer
face-value = Aufdruck
price = Preis
money = Geld
cargo = Ladung
cargo-value = Wert der Ladung
bag-left =
    { $n ->
        [one] 1 Posten im Beutel
       *[other] { $n } Posten im Beutel
    }
ship-aboard = Schiff: { $n } von { $holds } Laderäumen beladen
your-seat = du
tally-note =
    { $unseen ->
        [one] 1 Posten ungesehen; { $bag } im Beutel.
       *[other] { $unseen } Posten ungesehen; davon { $bag } im Beutel.
    }
bot-keeps = ein Bot vertritt
away = nicht da
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
leaves = dir bleiben { $n }
leaves-if-declined = abgelehnt bleiben dir { $n }
sure-pass = Wirklich passen?
sure-bid = Wirklich { $n }?
beyond-most = du hast { $n }
beyond-least = mindestens { $n }
your-bid = Dein Gebot
your-price = Dein Preis
one-less = Ein Florin weniger
one-more-florin = Ein Florin mehr
preset-one-more = Mindest
preset-face = Aufdruck
preset-all-in = Alles
game-over = Die Partie ist zu Ende.
waiting-for = { $name } überlegt …
bag-draws = Eine Hand greift in den Beutel …
skip = Zum Jetzt springen
skip-turn = Bis ich dran bin
undo = Zurücknehmen
undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
agree = Einverstanden
refuse = Ablehnen

# Uhr
clock-left = noch { $time }
clock-mine = Du hast noch { $time }.
clock-other = { $name } hat noch { $time }.
time-up = Die Zeit ist um.
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
hand-over = Weitergeben
hand-to = { $name } ist dran
hand-take = Ich bin { $name }

# Verlauf
log-drawn = { $name } deckt auf
log-offered =
    { $n ->
        [one] { $name } bietet einen Posten an
       *[other] { $name } bietet { $n } Posten an
    }
log-sold = { $name } kauft für { $n }
log-discarded =
    { $why ->
        [no-bids] Niemand bietet; das Paket wird abgeworfen
        [no-room] { $name } hat keinen Platz; das Paket wird abgeworfen
       *[choice] { $name } wirft das Paket ab
    }
log-ended = Die Partie ist zu Ende

# Stellung als Text
text-none = nichts
text-group = Paket: { $lots }. Aufdruck { $n }.
text-turn = { $name } entscheidet.
# Wertung und Ende
skip-count = Sofort zeigen
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
look-board = Zum Spielplan
look-result = Zum Ergebnis
rematch = Noch eine Partie
rematch-join = Zur nächsten Partie
replay = Nachspielen
download = Partie herunterladen
chart-title = Geld im Lauf der Partie
chart-text = Schaubild des Geldes; am Ende: { $list }
all-auctions =
    { $n ->
        [one] Die einzige Versteigerung
       *[other] Alle { $n } Versteigerungen
    }
unsold = niemand
deal-seed = Wort dieser Verteilung: { $seed }

# Nachspielen
step = Schritt
step-of = Schritt { $n } von { $of }
step-back = Zurück
step-on = Vor
play = Abspielen
pause = Anhalten
next-sale = Nächster Verkauf
next-scoring = Nächste Wertung
play-on = Ab hier weiterspielen
look-text = Eine Partie passt in eine kleine Datei. Sieh sie Schritt für Schritt an oder spiele ab jeder Stelle weiter.
record-file = Datei der Partie
record-paste = Oder hier einfügen

# Analyse
analyse = Analysieren
analysing = Die Partie wird beurteilt …
analysed = Die Analyse ist da.
win-chart = Gewinnchancen im Lauf der Partie
win-of = { $name }: { $win }
coach-see = Beim Nachspielen ansehen
coach-best = Die beste Wahl.
coach-good = So gut wie jede andere.
coach-chance = Hier entscheidet der Beutel.
coach-better = Besser: { $best }.
coach-cost = Das kostete { $cost }.
coach-cost-win = { $win } vom Sieg
coach-cost-both =
    { $n ->
        [one] { $win } vom Sieg und etwa 1 Florin
       *[other] { $win } vom Sieg und etwa { $n } Florin
    }
coach-unfair =
    { $fair ->
        [one] 1 Florin wäre angemessen gewesen; { $n } kosteten { $cost }.
       *[other] { $fair } Florin wären angemessen gewesen; { $n } kosteten { $cost }.
    }
coach-passed =
    { $fair ->
        [one] 1 Florin wäre angemessen gewesen; das Passen kostete { $cost }.
       *[other] Bis zu { $fair } Florin wären angemessen gewesen; das Passen kostete { $cost }.
    }
coach-fair = Angemessener Preis für { $lots }, je Einkäufer
coach-cannot-buy = kann nicht kaufen
florin-word =
    { $n ->
        [one] Florin
       *[other] Florin
    }
coach-mistakes = Die teuersten Fehler
coach-more = Fehler, Summen, alle Entscheidungen
coach-totals = Was verschenkt wurde
coach-decisions = Entscheidungen
coach-each = Chance je Entscheidung
coach-florins = Florin insgesamt
coach-every = Alle { $n } Entscheidungen
coach-played = Gespielt
coach-better-one = Besser
coach-price = Kosten
coach-judge = Beurteilt von { $judge }, unserem stärksten Bot. Auch er kann irren.
did-draw = { $name } deckt noch einen Posten auf.
did-stop = { $name } bietet das Paket an.
did-token = { $name } spielt { $token }.
best-draw = noch einen Posten aufdecken
best-stop = das Paket anbieten
best-token = { $token }
# Tischmenü und Einstellungen
table-menu = Tischmenü
speed = Tempo der Anzeige
speed-slow = Gemächlich
speed-normal = Ruhig
speed-fast = Flott
speed-instant = Sofort
confirm-bids = Vor jedem Gebot nachfragen
sound = Leises Glöckchen, wenn ich dran bin
notify = Melden, wenn ich dran bin und die Seite verdeckt ist
take-back = Platz von { $name } vom Bot zurücknehmen
resign = Bot für { $name } weiterspielen lassen
you = Du
your-name = Dein Name
look = Aussehen
playing = Spielen
keys = Tasten
keys-on = Einzelne Tasten entscheiden (Buchstaben, Ziffern, + und −)
key-amount = Betrag eintippen
key-more = ein Florin mehr oder weniger
key-send = bieten oder Preis nennen
key-pass = passen
key-least = kleinstes mögliches Gebot
key-face = Aufdruck
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

# Zugangsschlüssel
tokens = Zugangsschlüssel
tokens-text = Mit einem Zugangsschlüssel spielt ein Programm von dir in deinem Namen, bis du ihn widerrufst. Hüte ihn wie ein Passwort: Er wird nur einmal gezeigt.
tokens-docs = Wie Programme mit Florin sprechen
tokens-link = Zugangsschlüssel für Programme
token-label = Wofür ist er?
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
token-many = Du hast schon sehr viele Schlüssel. Widerrufe erst einen.

# Plausch
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Senden

# Verbindung und Absagen
connection-lost = Verbindung unterbrochen. Florin verbindet sich von selbst wieder; nichts geht verloren.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
error-bad-request = Das hat der Server nicht verstanden.
error-bad-record = Das ist keine Partie, die Florin lesen kann.
error-bad-cookie = Dein Besuch ist abgelaufen. Lade die Seite neu.
error-bad-access-token = Dieser Zugangsschlüssel gilt nicht.
error-cross-origin = Diese Seite darf nicht mit jenem Server sprechen.
error-too-large = Das ist zu groß.
error-too-many-requests = Bitte etwas langsamer. Versuche es gleich noch einmal.
error-not-found = Nicht gefunden.
error-method-not-allowed = Das tut der Server nicht.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-bot = Diesen Bot gibt es nicht.
error-unknown-code = Dieser Code gilt nicht oder wurde schon verwendet.
error-not-your-turn = Du bist nicht mehr dran.
error-illegal-move = Das geht in dieser Stellung nicht.
error-stale-ply = Das Spiel ist schon weiter. So steht es jetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-wrong-status = Das geht gerade an diesem Tisch nicht.
error-no-order = Im Moment lässt sich kein Auftrag hinterlegen.
error-no-undo = Es gibt nichts zurückzunehmen.
error-game-under-way = Diese Partie läuft noch. Die Analyse gibt es, wenn sie zu Ende ist.
error-analysis-failed = Die Partie ließ sich nicht zu Ende beurteilen. Versuche es später noch einmal.
error-busy = Der Server ist beschäftigt. Versuche es gleich noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen.
