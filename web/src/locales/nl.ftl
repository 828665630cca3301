# Florin in het Nederlands. De vier bestanden hebben dezelfde sleutels; een test vergelijkt ze.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Jij bent aan de beurt · { $game }
home = Florin, beginpagina
menu = Menu
language = Taal
theme = Licht
theme-auto = zoals het apparaat
theme-light = daglicht
theme-dark = lamplicht
theme-now = Licht: { $theme }
settings = Instellingen
rules = Spelregels
loading = Een ogenblik …
reload = Opnieuw proberen
close = Sluiten
open = Openen
save = Bewaren
saved = Bewaard.
continue = Verder
skip-to-content = Naar de inhoud
offline = De server antwoordt niet. Florin blijft het proberen.
lost-title = Deze pagina bestaat niet
lost-text = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.

# Goederen
cloth = Linnen
fur = Pelzen
grain = Koren
dye = Kleurstoffen
spice = Specerijen
gold = Goud
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] 1 florijn
       *[other] { $n } florijnen
    }

# Beginpagina
hero = Goed kopen, vol varen, rijk sterven.
hero-text = Twee veilingspellen uit het Florence van de renaissance. Elk stuk heeft zijn prijs; de kunst is een ander te laten betalen.
play-now = Nu spelen
how-many = Spelers
with-friends = Met vrienden
with-friends-text = Open een tafel en stuur de link. Of geef één apparaat rond.
new-table = Nieuwe tafel
open-record = Partij openen
my-tables = Mijn tafels
open-tables = Open tafels
no-open-tables = Er is nu geen tafel open. Open er een: misschien komt er iemand.
tour-again = Toon me het spel in vier plaatjes
card-your-turn = Jij bent aan de beurt
card-open =
    { $n ->
        [0] Vol, nog niet begonnen
        [one] 1 plaats vrij
       *[other] { $n } plaatsen vrij
    }
card-over = Afgelopen
day-n = Dag { $n }
round-n = Ronde { $n }
stage-n = Deel { $n }
day-of = Dag { $n } van { $of }
round-of = Ronde { $n } van { $of }
stage-of = Deel { $n } van { $of }
seat-open = Vrije plaats

# Rondleiding
tour-next = Verder
tour-skip = Overslaan
tour-done = Naar de markt

# Nieuwe tafel
game = Spel
seats = Plaatsen
options = Opties
seat-n = Plaats { $n }
seat-for = Wie neemt plaats { $n }
seat-me = Ik
seat-guest = Iemand aan dit apparaat
seat-bot = Bot: { $name }
name = Naam
name-of-seat = Naam voor plaats { $n }
hot-seat-note = Meerdere mensen delen dit apparaat: het gaat tussen de beurten rond.
by-lot = Door loting
special-rules = Bijzondere regels aan deze tafel
option-line = { $option }: { $value }
clock = Bedenktijd
clock-none = Onbeperkt
clock-30 = 30 seconden
clock-120 = 2 minuten
clock-day = 1 dag
clock-3-days = 3 dagen
who-may-see = Wie de tafel vindt
public = Iedereen
by-link = Alleen met de link
seed = Verdeling
seed-random = Toeval
seed-note = Tafels met hetzelfde woord krijgen dezelfde stukken. Het blijft verborgen tot de partij is afgelopen.
make-table = Tafel openen

# Voor het spel
table = Tafel
invite = Nodig uit met deze link
copy-link = Link kopiëren
copied = Gekopieerd
sit-down = Gaan zitten
stand-up = Opstaan
bot = Bot
bot-level = Bot { $level }
level-random = Grabbelton
level-face = Naar opdruk
level-apprentice = Leerling
level-merchant = Koopman
level-banker = Bankier
level-magnifico = Magnifico
fill-bots = Aanvullen met bots
start-game = Beginnen
waiting-seats =
    { $n ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $n } plaatsen vrij.
    }
waiting-start = { $name } begint de partij.

# Tafel
market = Markt
players = Spelers
ships = Handelsschepen
log = Verloop
tally = Ongezien
chat = Praatje
as-text = Als tekst
beside-table = Naast de tafel
group = Pakket
group-on-offer = Aangeboden pakket
group-most =
    { $n ->
        [one] hoogstens 1 stuk
       *[other] hoogstens { $n } stukken
    }
buyer = Inkoper
face-value = Opdruk
price = Prijs
money = Geld
cargo = Lading
cargo-value = Waarde van de lading
bag-left =
    { $n ->
        [one] 1 stuk in de buidel
       *[other] { $n } stukken in de buidel
    }
ship-aboard = Schip: { $n } van { $holds } laadruimen gevuld
your-seat = jij
tally-note =
    { $unseen ->
        [one] 1 stuk ongezien; { $bag } in de buidel.
       *[other] { $unseen } stukken ongezien; { $bag } daarvan in de buidel.
    }
bot-keeps = een bot valt in
away = niet aanwezig
watching =
    { $n ->
        [one] 1 kijkt mee
       *[other] { $n } kijken mee
    }
# Beslissen
your-decision = Jouw beslissing
your-turn = Jij bent aan de beurt.
turn-plain = Jouw zet
number-from = Een getal vanaf { $least }
number-between = Een getal van { $least } tot en met { $most }
number-send = Speel { $n }
do-draw = Nog een stuk
do-stop = Pakket aanbieden
pass = Passen
bid-n = Bied { $n }
ask-n = Vraag { $n }
leaves = je houdt { $n } over
leaves-if-declined = geweigerd houd je { $n } over
sure-pass = Echt passen?
sure-bid = Echt { $n }?
beyond-most = je hebt { $n }
beyond-least = minstens { $n }
your-bid = Jouw bod
your-price = Jouw prijs
one-less = Eén florijn minder
one-more-florin = Eén florijn meer
preset-one-more = Minste
preset-face = Opdruk
preset-all-in = Alles
game-over = De partij is afgelopen.
waiting-for = { $name } denkt na …
bag-draws = Een hand gaat in de buidel …
skip = Naar het nu
skip-turn = Naar mijn beurt
undo = Terugnemen
undo-asked = { $name } wil een beslissing terugnemen.
agree = Akkoord
refuse = Weigeren

# Klok
clock-left = nog { $time }
clock-mine = Je hebt nog { $time }.
clock-other = { $name } heeft nog { $time }.
time-up = De tijd is om.
time-short-days = { $d } d { $h } u
time-short-hours = { $h } u { $m } min
time-days =
    { $n ->
        [one] 1 dag
       *[other] { $n } dagen
    }
time-hours =
    { $n ->
        [one] 1 uur
       *[other] { $n } uur
    }
time-minutes =
    { $n ->
        [one] 1 minuut
       *[other] { $n } minuten
    }
time-seconds =
    { $n ->
        [one] 1 seconde
       *[other] { $n } seconden
    }

# Samen aan één apparaat
hand-over = Doorgeven
hand-to = { $name } is aan de beurt
hand-take = Ik ben { $name }

# Verloop
log-drawn = { $name } legt open
log-offered =
    { $n ->
        [one] { $name } biedt één stuk aan
       *[other] { $name } biedt { $n } stukken aan
    }
log-sold = { $name } koopt voor { $n }
log-discarded =
    { $why ->
        [no-bids] Niemand biedt; het pakket wordt weggeworpen
        [no-room] { $name } heeft geen ruimte; het pakket wordt weggeworpen
       *[choice] { $name } werpt het pakket weg
    }
log-ended = De partij is afgelopen

# Stelling als tekst
text-none = niets
text-group = Pakket: { $lots }. Opdruk { $n }.
text-turn = { $name } beslist.
# Waardering en einde
skip-count = Meteen tonen
source = Waarvoor
scoring-stage = Telling, deel { $n }
before = Vooraf
after = Daarna
note-cargo = lading { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] { $names } wint
       *[other] Gedeelde winst: { $names }
    }
look-board = Bekijk het bord
look-result = Toon de uitslag
rematch = Nog een partij
rematch-join = Naar de volgende partij
replay = Naspelen
download = Partij downloaden
chart-title = Geld in de loop van de partij
chart-text = Grafiek van het geld; aan het eind: { $list }
all-auctions =
    { $n ->
        [one] De enige veiling
       *[other] Alle { $n } veilingen
    }
unsold = niemand
deal-seed = Woord van deze verdeling: { $seed }

# Naspelen
step = Stap
step-of = Stap { $n } van { $of }
step-back = Terug
step-on = Vooruit
play = Afspelen
pause = Pauze
next-sale = Volgende verkoop
next-scoring = Volgende waardering
play-on = Vanaf hier verder spelen
look-text = Een hele partij past in één klein bestand. Bekijk haar stap voor stap, of speel vanaf elk punt verder.
record-file = Bestand van de partij
record-paste = Of plak haar hier

# Analyse
analyse = Analyseren
analysing = De partij wordt beoordeeld …
analysed = De analyse is klaar.
win-chart = Winstkansen in de loop van de partij
win-of = { $name }: { $win }
coach-see = Bekijk het bij het naspelen
coach-best = De beste keuze.
coach-good = Zo goed als elke andere.
coach-chance = Hier beslist de buidel.
coach-better = Beter: { $best }.
coach-cost = Dat kostte { $cost }.
coach-cost-win = { $win } van de winst
coach-cost-both =
    { $n ->
        [one] { $win } van de winst en ongeveer 1 florijn
       *[other] { $win } van de winst en ongeveer { $n } florijnen
    }
coach-unfair =
    { $fair ->
        [one] 1 florijn was redelijk geweest; { $n } kostte { $cost }.
       *[other] { $fair } florijnen was redelijk geweest; { $n } kostte { $cost }.
    }
coach-passed =
    { $fair ->
        [one] 1 florijn was redelijk geweest; passen kostte { $cost }.
       *[other] Tot { $fair } florijnen was redelijk geweest; passen kostte { $cost }.
    }
coach-fair = Redelijke prijs van { $lots } voor elke inkoper
coach-cannot-buy = kan niet kopen
florin-word =
    { $n ->
        [one] florijn
       *[other] florijnen
    }
coach-mistakes = De duurste fouten
coach-more = Fouten, totalen, alle beslissingen
coach-totals = Wat er is weggegeven
coach-decisions = Beslissingen
coach-each = Kans per beslissing
coach-florins = Florijnen in totaal
coach-every = Alle { $n } beslissingen
coach-played = Gespeeld
coach-better-one = Beter
coach-price = Kosten
coach-judge = Beoordeeld door { $judge }, onze sterkste bot. Ook die kan zich vergissen.
did-draw = { $name } legt nog een stuk open.
did-stop = { $name } biedt het pakket aan.
did-token = { $name } speelt { $token }.
best-draw = nog een stuk openleggen
best-stop = het pakket aanbieden
best-token = { $token }
# Tafelmenu en instellingen
table-menu = Tafelmenu
speed = Tempo van wat je ziet
speed-slow = Op het gemak
speed-normal = Rustig
speed-fast = Vlot
speed-instant = Meteen
confirm-bids = Voor elk bod nog eens vragen
sound = Een zacht belletje als ik aan de beurt ben
notify = Meld het als ik aan de beurt ben en de pagina verborgen is
take-back = Neem de plaats van { $name } terug van de bot
resign = Laat een bot verder spelen voor { $name }
you = Jij
your-name = Je naam
look = Uiterlijk
playing = Spelen
keys = Toetsen
keys-on = Losse toetsen beslissen (letters, cijfers, + en −)
key-amount = typ een bedrag
key-more = één florijn meer of minder
key-send = bieden of de prijs noemen
key-pass = passen
key-least = laagst mogelijke bod
key-face = opdruk
key-all-in = alles
key-draw = nog een stuk
key-stop = pakket aanbieden
key-buy = kopen
key-decline = weigeren
key-discard = pakket wegwerpen
key-load = schip, dan haven
other-device = Ander apparaat
carry-text = Maak hier een code en typ hem op het andere apparaat: je naam en tafels gaan mee. Hij werkt één keer.
carry-make = Code maken
carry-type = Code van het andere apparaat
carry-use = Code gebruiken

# Toegangssleutels
tokens = Toegangssleutels
tokens-text = Met een toegangssleutel speelt een programma van jou onder jouw naam, tot je hem intrekt. Bewaar hem als een wachtwoord: hij wordt maar één keer getoond.
tokens-docs = Hoe programma’s met Florin praten
tokens-link = Toegangssleutels voor programma’s
token-label = Waarvoor is hij?
token-make = Sleutel maken
token-made = Je nieuwe sleutel. Hij wordt alleen nu getoond: kopieer hem voordat je de pagina verlaat.
token-secret = Nieuwe sleutel
token-copy = Sleutel kopiëren
tokens-yours = Jouw sleutels
token-none = Je hebt geen toegangssleutels.
token-created = gemaakt { $date }
token-used = laatst gebruikt { $date }
token-unused = nooit gebruikt
token-revoke = Intrekken
token-revoke-of = { $label } intrekken
token-sure = Echt intrekken?
token-gone = { $label } is ingetrokken.
token-many = Je hebt al heel veel sleutels. Trek er eerst een in.

# Praatje
chat-empty = Nog niemand heeft iets gezegd.
chat-label = Zeg iets
chat-send = Versturen

# Verbinding en weigeringen
connection-lost = Verbinding verbroken. Florin verbindt vanzelf opnieuw; er gaat niets verloren.
table-gone = Deze tafel bestaat niet
table-gone-text = Misschien is de link onvolledig, of de tafel is afgeruimd.
error-bad-request = Dat begreep de server niet.
error-bad-record = Dit is geen partij die Florin kan lezen.
error-bad-cookie = Je bezoek is verlopen. Laad de pagina opnieuw.
error-bad-access-token = Deze toegangssleutel is niet geldig.
error-cross-origin = Deze pagina mag niet met die server praten.
error-too-large = Dat is te groot.
error-too-many-requests = Iets langzamer graag. Probeer het zo nog eens.
error-not-found = Niet gevonden.
error-method-not-allowed = Dat doet de server niet.
error-unknown-table = Deze tafel bestaat niet.
error-unknown-bot = Deze bot bestaat niet.
error-unknown-code = Deze code is niet geldig, of al gebruikt.
error-not-your-turn = Je bent niet meer aan de beurt.
error-illegal-move = Dat kan niet in deze stelling.
error-stale-ply = Het spel is al verder. Zo staat het nu.
error-not-your-seat = Dat is niet jouw plaats.
error-not-your-table = Dat mag alleen wie de tafel opende.
error-seat-taken = Iemand was sneller: de plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-wrong-status = Dat kan nu niet aan deze tafel.
error-no-order = Er kan nu geen opdracht worden achtergelaten.
error-no-undo = Er is niets om terug te nemen.
error-game-under-way = Deze partij wordt nog gespeeld. De analyse komt als ze afgelopen is.
error-analysis-failed = De partij kon niet tot het einde worden beoordeeld. Probeer het later nog eens.
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-server-error = Er ging iets mis op de server.
