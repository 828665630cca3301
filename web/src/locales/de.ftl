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
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } Florin
       *[other] { $n } Florin
    }

# Startseite
hero = Gut kaufen, voll beladen segeln, reich sterben.
hero-text = Zwei Versteigerungsspiele aus dem Florenz der Renaissance. Jeder Posten hat seinen Preis; die Kunst ist, ihn andere zahlen zu lassen.
play-now = Jetzt spielen
how-many = Spieler
with-friends = Mit Freunden
with-friends-text = Eröffne einen Tisch und teile den Link. Oder spielt reihum an einem Gerät.
new-table = Neuer Tisch
open-record = Gespeicherte Partie öffnen
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen, vielleicht kommt jemand dazu.
tour-again = So geht’s
card-your-turn = Du bist dran
card-open =
    { $n ->
        [0] Voll, noch nicht begonnen
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
continue-playing = Weiterspielen
finished-games = Beendete Spiele
hide = Ausblenden
hide-game = { $game }, { $date }, ausblenden
card-won = Gewonnen
card-shared = Geteilter Sieg
card-place = Platz { $place } von { $of }
card-no-clock = Ohne Zeitlimit
show-hidden =
    { $n ->
        [one] 1 ausgeblendetes Spiel zeigen
       *[other] { $n } ausgeblendete Spiele zeigen
    }
card-over = Beendet
stage-n = Abschnitt { $n }
day-of = Tag { $n } von { $of }
round-of = Runde { $n } von { $of }
stage-of = Abschnitt { $n } von { $of }
seat-open = Freier Platz
seat-invited = Freigehalten für { $name }

# Rundgang
tour-next = Weiter
tour-skip = Überspringen
tour-done = Los geht’s

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
hot-seat-note = Mehrere Personen teilen sich dieses Gerät. Gebt es zwischen den Zügen weiter.
by-lot = Auslosen
special-rules = Sonderregeln an diesem Tisch
option-line = { $option }: { $value }
clock = Bedenkzeit pro Entscheidung
clock-none = Unbegrenzt
clock-30 = 30 Sekunden
clock-120 = 2 Minuten
clock-day = 1 Tag
clock-3-days = 3 Tage
who-may-see = Wer sieht den Tisch?
public = Alle
by-link = Nur wer den Link hat
seed = Startwert
seed-random = Zufällig
seed-note = Tische mit demselben Startwert bekommen dieselben Posten. Er bleibt bis zum Ende der Partie verborgen.
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
level-face = Nach Wert
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
ask-host-text = { $name } startet dann das Spiel und verwaltet die Plätze.
ask-host-do = Zum Gastgeber machen
ask-stand = Aufstehen?
ask-stand-text = { $name } wird dann Gastgeber dieses Tisches.
ask-stand-do = Aufstehen
you-were-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
you-are-host = Du bist jetzt Gastgeber dieses Tisches.
host-closed = Der Gastgeber hat diesen Tisch geschlossen
host-closed-text = Das Spiel wurde nicht gestartet. Du kannst selbst einen Tisch eröffnen.

# Tisch
market = Markt
players = Spieler
ships = Schiffe
log = Verlauf
tally = Ungesehen
chat = Chat
as-text = Als Text
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
        [one] 1 Posten ungesehen; { $bag } im Beutel.
       *[other] { $unseen } Posten ungesehen; davon { $bag } im Beutel.
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
        [one] bei Ablehnung bleibt dir { $n }
       *[other] bei Ablehnung bleiben dir { $n }
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
log-fallback = Der Bot von { $name } hat versagt: ein zufälliger Zug wurde gespielt.
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
time-out-passed = Die Zeit ist abgelaufen: Ein Bot hat für dich gepasst.
time-out-decided = Die Zeit ist abgelaufen: Ein Bot hat für dich entschieden ({ $what }).
time-out-chances =
    { $n ->
        [one] Du hast noch eine Chance.
       *[other] Du hast noch { $n } Chancen.
    }
stand-in = Wenn die Zeit abläuft
stand-in-pass = Ein Bot passt
stand-in-play = Ein Bot spielt
paused = Pausiert
paused-away = Pausiert, während alle weg waren.
seat-lost-title = Ein Bot hat deinen Platz übernommen
seat-lost-text = Deine Zeit ist zweimal hintereinander abgelaufen.
seat-lost-pass = Der Bot passt für dich, bis du zurück bist.
seat-lost-play = Der Bot spielt für dich, bis du zurück bist.
seat-lost-paused = Das Spiel wartet, bis du zurück bist.
return-until = Du kannst zurückkommen, bis das Spiel zu Ende ist.
take-seat-back = Meinen Platz zurücknehmen
leave-to-bot = Den Bot weiterspielen lassen
bot-for-you = Ein Bot spielt für dich.
bot-finished = Ein Bot hat für dich zu Ende gespielt. Das Spiel ist vorbei, darum kannst du den Platz nicht mehr zurücknehmen.
resign-title = Einen Bot für { $name } weiterspielen lassen?
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
        [no-bids] Niemand bietet; das Paket wird abgeworfen
        [no-room] { $name } hat keinen Platz; das Paket wird abgeworfen
       *[choice] { $name } wirft das Paket ab
    }
log-ended = Die Partie ist zu Ende

# Stellung als Text
text-none = nichts
text-group = Paket: { $lots }. Wert { $n }.
text-turn = { $name } ist dran.
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
final-you = Du: { $place }. von { $of }
share-result = Teilen
story = Die Geschichte der Partie
story-wait = Die Wendepunkte werden gesucht …
story-decisive = Die entscheidende Auktion
story-chances = Siegchance von { $name }: { $from } → { $to }
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
deal-seed = Startwert dieser Partie: { $seed }

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
record-file = Partiedatei
record-paste = Oder den Inhalt hier einfügen

# Analyse
analyse = Analysieren
analysing = Die Partie wird analysiert …
analysed = Die Analyse ist fertig.
win-chart = Gewinnchancen im Verlauf der Partie
win-of = { $name }: { $win }
coach-see = Beim Nachspielen ansehen
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
coach-unfair =
    { $fair ->
        [one] 1 Florin wäre angemessen gewesen
       *[other] { $fair } Florin wären angemessen gewesen
    }; { $n ->
        [one] { $n } kostete { $cost }.
       *[other] { $n } kosteten { $cost }.
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
coach-mistakes = Teuerste Fehler
coach-more = Fehler, Summen, alle Entscheidungen
coach-totals = Was verschenkt wurde
coach-decisions = Entscheidungen
coach-each = Gewinnchance je Entscheidung
coach-florins = Florin insgesamt
coach-every = Alle { $n } Entscheidungen
coach-played = Gespielt
coach-better-one = Besser
coach-price = Kosten
coach-judge = Beurteilt von { $judge }, unserem stärksten Bot. Auch er kann irren.

# Levels in two sentences, reasons for choices, phases of a review
style-novice = Richtet sich nach den aufgedruckten Werten und zahlt gern zu viel. Gut für die erste Partie.
style-apprentice = Richtet sich meist nach den aufgedruckten Werten und sieht ein wenig voraus. Verschätzt sich oft beim Preis.
style-merchant = Weiß, was ein Paket bringt, und plant etwa die Hälfte der Züge aus dem Beutel. Zahlt manchmal zu viel oder zu wenig.
style-banker = Kennt den fairen Preis recht genau und plant voraus. Nur kleine Fehleinschätzungen sind zu erwarten.
style-magnifico = Spielt so gut, wie wir es können. Geschenke gibt es keine.
reason-level = Stufe { $level } bei { $commodity } (+{ $florins })
reason-cargo = Ladung auf Platz { $level } (+{ $florins })
reason-deny = Verwehrt { $name } { $florins } bei { $commodity }
reason-leave = Für { $name } { $florins } wert
reason-fills =
    { $level ->
        [0] Füllt das Schiff: für heute ausgeschieden
       *[other] Füllt das Schiff mit { $level } Laderäumen
    }
reason-no-room = { $name } kann nicht bieten: kein Platz
reason-no-money = { $name } kann höchstens { $florins } bieten
reason-last = Bietet zuletzt: { $florins } genügt
reason-alone = Die anderen können nicht bieten: { $florins } genügt
reason-too-big = Ein weiterer Posten hätte keinen Platz an Bord ({ $name })
reason-shuts-out = Ein weiterer Posten hätte auf dem Schiff von { $name } keinen Platz
reason-unseen = Ungesehene Posten { $commodity }: { $level }
reason-harbour = Vorn in Hafen { $harbour } (+{ $florins })
reason-harbour-deny = Nimmt { $name } die Führung in Hafen { $harbour } (−{ $florins })
reason-track = Feld { $level } bei { $commodity }, Hafen { $harbour } (+{ $florins })
reason-track-deny = Nimmt { $name } { $florins } bei { $commodity }, Hafen { $harbour }
reason-best-load = Der beste Platz ändert den Geldvorsprung um { $florins }
reason-other-load = Für { $name } ändert der beste Platz den Geldvorsprung um { $florins }
reason-discards = { $name } hat keinen Platz und müsste es abwerfen
reason-ends-round = Füllt das letzte Schiff: Die Runde endet
reason-bag = Posten im Beutel: { $level }
phase-draw = Ziehen aus dem Beutel
phase-bid-first = Erste Gebote
phase-bid-middle = Gebote in der Mitte
phase-bid-last = Letzte Gebote
phase-late = Spät am Tag oder in der Runde
phase-price = Genannte Preise
phase-answer = Antworten
phase-load = Verladen
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
notify = Benachrichtigen, wenn ich dran bin und die Seite verdeckt ist
handover = Mehrere an einem Gerät: zwischen den Zügen um Weitergabe bitten
take-back = Platz von { $name } vom Bot zurücknehmen
resign = Bot für { $name } weiterspielen lassen
you = Du
your-name = Dein Name
look = Darstellung
playing = Spielen
keys = Tastenkürzel
keys-on = Kürzel aus einer einzelnen Taste verwenden (Buchstaben, Ziffern, + und −)
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
log-out-sure = Wirklich hier abmelden? Ohne anderes Gerät oder Code kommst du nicht zu diesem Namen und seinen Tischen zurück.
session-ended = { $device } ist abgemeldet.
sessions-ended = Alle anderen Browser sind abgemeldet.

# Keeping an identity: passkeys, recovery codes, own data
keep-name = Diesen Namen behalten
keep-name-text = Ein Passkey bewahrt deinen Namen und deine Tische: auf diesem Gerät, auf deinen anderen, und wenn die Browserdaten gelöscht werden. Ein Passwort gibt es nicht.
passkey-make = Mit einem Passkey behalten
passkey-another = Weiteren Passkey hinzufügen
passkey-none = Dieser Browser kann hier keine Passkeys verwenden. Sie brauchen https oder die Adresse localhost.
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
    [0] Kein Wiederherstellungscode ist übrig.
    [one] Ein Wiederherstellungscode ist übrig.
   *[other] { $count } Wiederherstellungscodes sind übrig.
}
recovery-new = Neue Codes erstellen
recovery-new-sure = Die alten Codes gelten dann nicht mehr. Neue erstellen?
recovery-copy = Kopieren
recovery-copied = Kopiert.
recovery-done = Ich habe sie aufgeschrieben
sign-in = Anmelden
sign-in-text = Du hast einen Passkey oder einen Wiederherstellungscode? Dann bist du hier wieder du selbst.
sign-in-passkey = Mit Passkey anmelden
sign-in-code = Wiederherstellungscode
sign-in-use = Mit dem Code anmelden
signed-in = Willkommen zurück, { $name }.
sign-in-loses = Der Name, den du jetzt in diesem Browser hast, geht mit seinen Tischen verloren, wenn nicht auch er einen Passkey hat.
handle = Kürzel
handle-text = Ein eindeutiger Name für die Adresse deines Profils: Buchstaben, Ziffern, Bindestriche. Er braucht einen Passkey.
handle-save = Speichern
my-data = Deine Daten
my-data-export = Alles über mich herunterladen
my-data-text = Eine Datei mit deinem Profil, deinen Tischen, Partien und Chatzeilen.
delete-me = Mich löschen
delete-me-text = Dein Name, deine Passkeys, Chatzeilen und Anmeldungen werden sofort gelöscht. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-me-name = Zur Bestätigung deinen Namen eingeben: { $name }
delete-me-do = Mich endgültig löschen
passkey-cancelled = Nichts ist geschehen: Der Passkey wurde nicht verwendet.

# Zugangsschlüssel
tokens = Zugangsschlüssel
tokens-text = Mit einem Zugangsschlüssel spielt ein Programm von dir in deinem Namen, bis du ihn widerrufst. Hüte ihn wie ein Passwort: Er wird nur einmal gezeigt.
tokens-docs = API-Dokumentation
tokens-link = Zugangsschlüssel für Programme
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

# Verbindung und Absagen
connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Nichts geht verloren.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
error-bad-request = Das hat der Server nicht verstanden.
error-bad-record = Florin kann das nicht als gespeicherte Partie lesen.
error-bad-cookie = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-bad-access-token = Dieser Zugangsschlüssel gilt nicht.
error-not-for-tokens = Ein Programm mit Zugangsschlüssel darf das nicht.
error-muted = Die Betreiber dieser Seite haben deinen Chat gesperrt.
error-banned = Die Betreiber dieser Seite haben dich gesperrt.
error-cross-origin = Diese Seite darf nicht auf diesen Server zugreifen.
error-too-large = Das ist zu groß.
error-too-many-requests = Zu viele Anfragen. Versuche es gleich noch einmal.
error-not-found = Nicht gefunden.
error-method-not-allowed = Das ist nicht erlaubt.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-bot = Diesen Bot gibt es nicht.
error-unknown-code = Dieser Code gilt nicht oder wurde schon verwendet.
error-bad-passkey = Der Passkey wurde nicht angenommen. Versuch es noch einmal.
error-needs-passkey = Dafür brauchst du einen Passkey. Füge zuerst einen hinzu.
error-handle-taken = Dieses Kürzel ist vergeben oder sieht einem vergebenen zu ähnlich.
error-not-your-turn = Du bist nicht mehr dran.
error-illegal-move = Das geht in dieser Stellung nicht.
error-stale-ply = Das Spiel ist schon weiter. Das ist der aktuelle Stand.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-wrong-status = Das geht an diesem Tisch gerade nicht.
error-no-order = Du kannst gerade nicht vorab bieten.
error-no-undo = Es gibt nichts zurückzunehmen.
error-game-under-way = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie zu Ende ist.
error-no-coach = Der Trainer hilft nur an Tischen, an denen du gegen Bots spielst, und nicht in Partien mit gleichem Blatt für alle.
error-analysis-failed = Die Analyse wurde nicht fertig. Versuche es später noch einmal.
error-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen.

# Lektionen
lesson = Lektion
lessons = Spielen lernen
lessons-text = Spiel eine echte Partie mit Begleitung: Jeder Gedanke kommt, wenn du ihn brauchst. Du kannst jederzeit aufhören und später weitermachen.
learn = Lernen
tour-lesson = Spielend lernen
hero-learn = Neu hier? Spielend lernen
hero-learn-text = Zwei Lektionen zu je fünf Minuten, an einem echten Tisch.
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
level-try = { $level } versuchen
log-level = { $name } spielt als { $level }.
style-random = Tut irgendetwas, das die Regeln erlauben.
style-face = Richtet sich nach den Werten auf den Posten.
