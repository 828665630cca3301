# Florin in het Nederlands. De vier bestanden hebben dezelfde sleutels; een test vergelijkt ze.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Jij bent aan de beurt · { $game }
home = Florin, beginpagina
menu = Menu
language = Taal
theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-now = Thema: { $theme }
settings = Instellingen
rules = Spelregels
loading = Laden…
reload = Opnieuw proberen
close = Sluiten
open = Openen
save = Opslaan
saved = Opgeslagen.
continue = Verder
cancel = Annuleren
skip-to-content = Naar de inhoud
offline = De server is niet bereikbaar. We proberen het opnieuw…
lost-title = Pagina niet gevonden
lost-text = Op dit adres staat geen pagina. Misschien is de link onvolledig.

# Goederen
cloth = Linnen
fur = Pelzen
grain = Koren
dye = Kleurstoffen
spice = Specerijen
gold = Goud
# Letters op de kaartjes: voor elke soort verschillend.
letter-cloth = L
letter-fur = P
letter-grain = Ko
letter-dye = Kl
letter-spice = S
letter-gold = Au
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } florijn
       *[other] { $n } florijnen
    }

# Beginpagina
hero = Goed kopen, vol varen, rijk sterven.
hero-text = Twee veilingspellen uit het Florence van de renaissance. Elk stuk heeft zijn prijs; de kunst is die door een ander te laten betalen.
play-now = Nu spelen
how-many = Spelers
with-friends = Met vrienden
with-friends-text = Open een tafel en deel de link. Of speel om de beurt op één apparaat.
new-table = Nieuwe tafel
open-record = Opgeslagen partij openen
open-tables = Open tafels
no-open-tables = Er is nu geen open tafel. Open er een, misschien schuift er iemand aan.
tour-again = Zo werkt het
card-your-turn = Jij bent aan de beurt
card-open =
    { $n ->
        [0] Vol, nog niet begonnen
        [one] 1 plaats vrij
       *[other] { $n } plaatsen vrij
    }
continue-playing = Verder spelen
finished-games = Afgelopen spellen
hide = Verbergen
hide-game = { $game }, { $date }, verbergen
card-won = Gewonnen
card-shared = Gedeelde winst
card-place = Plaats { $place } van { $of }
card-no-clock = Geen tijdslimiet
show-hidden =
    { $n ->
        [one] Toon 1 verborgen spel
       *[other] Toon { $n } verborgen spellen
    }
card-over = Afgelopen
stage-n = Deel { $n }
day-of = Dag { $n } van { $of }
round-of = Ronde { $n } van { $of }
stage-of = Deel { $n } van { $of }
seat-open = Vrije plaats
seat-invited = Vrijgehouden voor { $name }

# Rondleiding
tour-next = Verder
tour-skip = Overslaan
tour-done = Aan de slag

# Nieuwe tafel
game = Spel
seats = Plaatsen
options = Opties
seat-n = Plaats { $n }
seat-for = Wie neemt plaats { $n }
seat-me = Ik
seat-guest = Iemand op dit apparaat
seat-bot = Bot: { $name }
name = Naam
name-of-seat = Naam voor plaats { $n }
hot-seat-note = Meerdere mensen delen dit apparaat. Geef het tussen de beurten door.
by-lot = Loten
special-rules = Afwijkende regels aan deze tafel
option-line = { $option }: { $value }
clock = Bedenktijd per beslissing
clock-none = Onbeperkt
clock-30 = 30 seconden
clock-120 = 2 minuten
clock-day = 1 dag
clock-3-days = 3 dagen
who-may-see = Wie de tafel kan zien
public = Iedereen
by-link = Alleen wie de link heeft
seed = Startwaarde
seed-random = Willekeurig
seed-note = Tafels met dezelfde startwaarde krijgen dezelfde stukken. Die blijft verborgen tot de partij is afgelopen.
make-table = Tafel openen

# Voor het spel
table = Tafel
invite = Nodig uit met deze link
copy-link = Link kopiëren
share-link = Delen…
name-for-others = Je naam, zoals de anderen die zien
copied = Gekopieerd
sit-down = Gaan zitten
stand-up = Opstaan
bot = Bot
bot-level = Bot { $level }
level-random = Willekeur
level-face = Naar waarde
level-novice = Beginner
level-apprentice = Leerling
level-merchant = Koopman
level-banker = Bankier
level-magnifico = Magnifico
fill-bots = Aanvullen met bots
start-game = Partij starten
waiting-seats =
    { $n ->
        [one] Er is nog 1 plaats vrij.
       *[other] Er zijn nog { $n } plaatsen vrij.
    }
waiting-start = Wachten tot { $name } de partij start.
host = Gastheer
close-table = Tafel sluiten
make-host = Gastheer maken
make-host-of = { $name } gastheer maken
remove = Verwijderen
remove-of = { $name } verwijderen
ask-close = Deze tafel sluiten?
ask-close-text = Iedereen die hier wacht krijgt het te horen. De link werkt dan niet meer.
ask-close-do = Tafel sluiten
ask-remove = { $name } verwijderen?
ask-remove-text = { $name } kan dan niet meer aan deze tafel gaan zitten.
ask-remove-do = Verwijderen
ask-host = { $name } gastheer maken?
ask-host-text = { $name } start dan het spel en beheert de plaatsen.
ask-host-do = Gastheer maken
ask-stand = Opstaan?
ask-stand-text = { $name } wordt dan de gastheer van deze tafel.
ask-stand-do = Opstaan
you-were-removed = De gastheer heeft je van deze tafel verwijderd.
you-are-host = Je bent nu de gastheer van deze tafel.
host-closed = De gastheer heeft deze tafel gesloten
host-closed-text = Het spel is niet begonnen. Je kunt zelf een tafel openen.

# Tafel
market = Markt
players = Spelers
ships = Schepen
log = Verslag
tally = Ongezien
chat = Chat
as-text = Als tekst
beside-table = Zijpaneel
group = Pakket
group-on-offer = Aangeboden pakket
group-most =
    { $n ->
        [one] hoogstens 1 stuk
       *[other] hoogstens { $n } stuks
    }
buyer = Inkoper
face-value = Waarde
price = Prijs
money = Geld
cargo = Lading
cargo-value = Waarde van de lading
bag-left =
    { $n ->
        [one] nog 1 stuk in de buidel
       *[other] nog { $n } stuks in de buidel
    }
ship-aboard = Schip: { $n } van { $holds } laadruimen gevuld
your-seat = jij
tally-note =
    { $unseen ->
        [one] 1 stuk ongezien; { $bag } in de buidel.
       *[other] { $unseen } stuks ongezien; { $bag } daarvan in de buidel.
    }
bot-keeps = bot speelt
away = afwezig
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
number-send = { $n } spelen
do-draw = Nog een stuk
do-stop = Pakket aanbieden
pass = Passen
bid-n = { $n } bieden
ask-n = { $n } vragen
leaves = je houdt { $n } over
leaves-if-declined = bij weigering houd je { $n } over
sure-pass = Weet je zeker dat je past?
sure-bid = Zeker weten: { $n }?
beyond-most = je hebt { $n }
beyond-least = minstens { $n }
your-bid = Jouw bod
your-price = Jouw prijs
one-less = Eén florijn minder
one-more-florin = Eén florijn meer
preset-one-more = Minimum
preset-face = Waarde
preset-all-in = Alles
game-over = De partij is afgelopen.
waiting-for = { $name } denkt na…
bag-draws = Er wordt een stuk getrokken…
skip = Naar de huidige stand
skip-turn = Naar mijn beurt
undo = Terugnemen
undo-asked = { $name } wil een zet terugnemen: { $what }.
undo-withdraw = Intrekken
undo-title = Zet terugnemen?
undo-your = Dit wordt teruggenomen: { $what }.
undo-more =
    { $n ->
        [one] { $what } en wat erop volgde: 1 zet
       *[other] { $what } en wat erop volgde: { $n } zetten
    }
undo-others = De andere spelers moeten akkoord gaan.
undo-do = Terugnemen
undo-ask = De anderen vragen
undo-refused = De anderen gingen niet akkoord: de zet blijft staan.
log-undone = { $name } nam een zet terug: { $what }.
log-fallback = De bot van { $name } gaf geen antwoord: er is een willekeurige zet gedaan.
log-clock = De tijd van { $name } is op: een bot heeft beslist.
log-earlier = Eerdere zetten laden
agree = Akkoord
refuse = Weigeren

# Klok
clock-left = nog { $time }
clock-mine = Je hebt nog { $time }.
clock-other = { $name } heeft nog { $time }.
time-up = De tijd is om.
then-pass = Daarna past een bot voor jou.
then-play = Daarna speelt een bot voor jou.
time-out-passed = De tijd is op: een bot heeft voor jou gepast.
time-out-decided = De tijd is op: een bot heeft voor jou beslist ({ $what }).
time-out-chances =
    { $n ->
        [one] Je hebt nog één kans.
       *[other] Je hebt nog { $n } kansen.
    }
stand-in = Als de tijd op is
stand-in-pass = Een bot past
stand-in-play = Een bot speelt
paused = Gepauzeerd
paused-away = Gepauzeerd toen iedereen weg was.
seat-lost-title = Een bot heeft je plaats ingenomen
seat-lost-text = Je tijd was twee keer achter elkaar op.
seat-lost-pass = De bot past voor jou tot je terug bent.
seat-lost-play = De bot speelt voor jou tot je terug bent.
seat-lost-paused = Het spel wacht tot je terug bent.
return-until = Je kunt terugkomen tot het spel is afgelopen.
take-seat-back = Mijn plaats terugnemen
leave-to-bot = De bot laten doorspelen
bot-for-you = Een bot speelt voor jou.
bot-finished = Een bot heeft voor jou tot het einde gespeeld. Het spel is afgelopen, dus je kunt de plaats niet meer terugnemen.
resign-title = Een bot laten doorspelen voor { $name }?
resign-pass = Hij past zodra het kan.
resign-play = Hij speelt zo goed mogelijk.
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
hand-over = Apparaat doorgeven
hand-to = { $name } is aan de beurt
hand-take = Ik ben { $name }

# Verslag
log-drawn = { $name } legt open
log-offered =
    { $n ->
        [one] { $name } biedt 1 stuk aan
       *[other] { $name } biedt { $n } stuks aan
    }
log-sold = { $name } koopt voor { $n }
log-discarded =
    { $why ->
        [no-bids] Niemand biedt; het pakket wordt weggeworpen
        [no-room] { $name } heeft geen ruimte; het pakket wordt weggeworpen
       *[choice] { $name } werpt het pakket weg
    }
log-ended = De partij is afgelopen

# Positie als tekst
text-none = niets
text-group = Pakket: { $lots }. Waarde { $n }.
text-turn = { $name } is aan de beurt.
# Waardering en einde
skip-count = Animatie overslaan
tap-to-skip = Tik of druk op een toets om over te slaan
count-none = Geen uitbetaling
scored-buyer = { $name } krijgt { $n } en heeft { $money }
skip-scoring = Naar de waardering
source = Waarvoor
scoring-stage = Waardering, deel { $n }
before = Ervoor
after = Erna
note-cargo = lading { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] { $names } wint
       *[other] Gedeelde overwinning: { $names }
    }
final-you = Jij: { $place }e van { $of }
share-result = Delen
story = Het verhaal van het spel
story-wait = De keerpunten worden gezocht…
story-decisive = De beslissende veiling
story-chances = Winstkans van { $name }: { $from } → { $to }
story-best = Je beste koop
story-worth = Voor jou was het ongeveer { $n } waard: { $saved } bespaard.
story-dearest = Je duurste beslissing
story-faultless = Je hebt niets weggegeven.
story-unsold = Aan niemand verkocht
look-board = Bekijk het bord
look-result = Toon de uitslag
rematch = Nog een partij
rematch-join = Naar de revanche
rematch-watch = Bij de revanche kijken
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
deal-seed = Startwaarde van deze partij: { $seed }

# Naspelen
step = Stap
step-of = Stap { $n } van { $of }
step-back = Terug
step-on = Vooruit
play = Afspelen
pause = Pauze
previous-sale = Vorige verkoop
replay-speed = Snelheid: { $n }×
next-sale = Volgende verkoop
next-scoring = Volgende waardering
play-on = Vanaf hier verderspelen
open-in-florin = Openen in Florin
look-text = Een opgeslagen partij is één klein bestand. Bekijk die stap voor stap, of speel vanaf elk punt verder.
record-file = Partijbestand
record-paste = Of plak de inhoud hier

# Analyse
analyse = Analyseren
analysing = De partij wordt geanalyseerd…
analysed = De analyse is klaar.
win-chart = Winstkans in de loop van de partij
win-of = { $name }: { $win }
coach-see = Bekijk het bij het naspelen
coach-best = De beste keuze.
coach-good = Zo goed als elke andere.
coach-chance = Hier beslist de buidel.
coach-better = Beter: { $best }.
coach-cost = Dat kostte { $cost }.
coach-cost-win = { $win } winstkans
coach-cost-both =
    { $n ->
        [one] { $win } winstkans en ongeveer 1 florijn
       *[other] { $win } winstkans en ongeveer { $n } florijnen
    }
coach-unfair =
    { $fair ->
        [one] 1 florijn was redelijk geweest
       *[other] { $fair } florijnen waren redelijk geweest
    }; { $n ->
        [one] { $n } kostte { $cost }.
       *[other] { $n } kostten { $cost }.
    }
coach-passed =
    { $fair ->
        [one] 1 florijn was redelijk geweest; passen kostte { $cost }.
       *[other] Tot { $fair } florijnen waren redelijk geweest; passen kostte { $cost }.
    }
coach-fair = Redelijke prijs van { $lots } voor elke inkoper
coach-cannot-buy = kan niet kopen
florin-word =
    { $n ->
        [one] florijn
       *[other] florijnen
    }
coach-mistakes = Duurste fouten
coach-more = Fouten, totalen, alle beslissingen
coach-totals = Wat er is weggegeven
coach-decisions = Beslissingen
coach-each = Winstkans per beslissing
coach-florins = Florijnen in totaal
coach-every = Alle { $n } beslissingen
coach-played = Gespeeld
coach-better-one = Beter
coach-price = Kosten
coach-judge = Beoordeeld door { $judge }, onze sterkste bot. Ook die kan zich vergissen.

# Levels in two sentences, reasons for choices, phases of a review
style-novice = Gaat af op de gedrukte waarden en betaalt al gauw te veel. Goed voor een eerste partij.
style-apprentice = Gaat meestal af op de gedrukte waarden en kijkt een beetje vooruit. Schat een prijs vaak verkeerd in.
style-merchant = Weet wat een pakket oplevert en plant ongeveer de helft van het trekken. Betaalt soms te veel of te weinig.
style-banker = Kent de eerlijke prijs vrij precies en plant vooruit. Meer dan kleine inschattingsfouten mag je niet verwachten.
style-magnifico = Speelt zo goed als wij kunnen. Reken niet op cadeautjes.
reason-level = Trap { $level } in { $commodity } (+{ $florins })
reason-cargo = Lading op plaats { $level } (+{ $florins })
reason-deny = Houdt { $name } van { $florins } in { $commodity }
reason-leave = Voor { $name } { $florins } waard
reason-fills =
    { $level ->
        [0] Vult het schip: klaar voor vandaag
       *[other] Vult het schip met { $level } laadruimen
    }
reason-no-room = { $name } kan niet bieden: geen ruimte
reason-no-money = { $name } kan niet meer dan { $florins } bieden
reason-last = Biedt als laatste: { $florins } is genoeg
reason-alone = De anderen kunnen niet bieden: { $florins } is genoeg
reason-too-big = Nog een stuk zou niet aan boord passen ({ $name })
reason-shuts-out = Nog een stuk zou niet op het schip van { $name } passen
reason-unseen = Ongeziene stuks { $commodity }: { $level }
reason-harbour = Voor in haven { $harbour } (+{ $florins })
reason-harbour-deny = Neemt { $name } de leiding in haven { $harbour } af (−{ $florins })
reason-track = Veld { $level } in { $commodity }, haven { $harbour } (+{ $florins })
reason-track-deny = Neemt { $name } { $florins } in { $commodity } af, haven { $harbour }
reason-best-load = De beste plaats verandert het verschil in geld met { $florins }
reason-other-load = Voor { $name } verandert de beste plaats het verschil met { $florins }
reason-discards = { $name } heeft er geen ruimte voor en zou het moeten wegwerpen
reason-ends-round = Vult het laatste schip: de ronde eindigt
reason-bag = Stuks in de buidel: { $level }
phase-draw = Trekken
phase-bid-first = Eerste biedingen
phase-bid-middle = Biedingen in het midden
phase-bid-last = Laatste biedingen
phase-late = Laat op de dag of in de ronde
phase-price = Genoemde prijzen
phase-answer = Antwoorden
phase-load = Laden
did-draw = { $name } legt nog een stuk open.
did-stop = { $name } biedt het pakket aan.
did-token = { $name } speelt { $token }.
best-draw = nog een stuk openleggen
best-stop = het pakket aanbieden
best-token = { $token }
# Tafelmenu en instellingen
table-menu = Tafelmenu
speed = Snelheid van de animaties
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Direct
confirm-bids = Bevestiging vragen voor het bieden
sound = Geluiden
volume = Volume
notify = Melding als ik aan de beurt ben en de pagina verborgen is
handover = Meerdere spelers op één apparaat: tussen de beurten vragen om het door te geven
take-back = Neem de plaats van { $name } terug van de bot
resign = Laat een bot verderspelen voor { $name }
you = Jij
your-name = Je naam
look = Weergave
playing = Het spel
keys = Sneltoetsen
keys-on = Sneltoetsen van één toets gebruiken (letters, cijfers, + en −)
key-amount = typ een bedrag
key-more = één florijn meer of minder
key-send = bieden of de prijs noemen
key-pass = passen
key-least = minimumbod
key-face = waarde
key-all-in = alles
key-draw = nog een stuk
key-stop = pakket aanbieden
key-buy = kopen
key-decline = weigeren
key-discard = pakket wegwerpen
key-load = schip, dan haven
other-device = Ander apparaat
carry-text = Maak hier een code en typ die op het andere apparaat: je naam en tafels gaan mee. De code werkt één keer.
carry-make = Code maken
carry-type = Code van het andere apparaat
carry-use = Code gebruiken
sessions = Waar je bent aangemeld
sessions-text = Alle browsers waarin je onder deze naam speelt. Meld af wat je niet meer gebruikt of niet kent.
session-unknown = onbekend apparaat
session-current = deze browser
session-since = sinds { $date }
session-used = laatst gebruikt { $date }
session-end = Afmelden
session-end-of = { $device } afmelden
session-sure = Echt afmelden?
sessions-end-others = Overal elders afmelden
log-out = Hier afmelden
log-out-sure = Echt hier afmelden? Zonder ander apparaat of code kun je niet terug naar deze naam en zijn tafels.
session-ended = { $device } is afgemeld.
sessions-ended = Alle andere browsers zijn afgemeld.

# Keeping an identity: passkeys, recovery codes, own data
keep-name = Deze naam houden
keep-name-text = Een passkey bewaart je naam en je tafels: op dit apparaat, op je andere apparaten, en ook als de browsergegevens worden gewist. Er is geen wachtwoord.
passkey-make = Houden met een passkey
passkey-another = Nog een passkey toevoegen
passkey-none = Deze browser kan hier geen passkeys gebruiken. Daarvoor is https nodig, of het adres localhost.
passkey-made = De passkey is opgeslagen.
passkey-since = sinds { $date }
passkey-used = laatst aangemeld { $date }
passkey-synced = op meerdere apparaten
passkey-remove = Verwijderen
passkey-remove-of = Passkey { $label } verwijderen
passkey-sure = Echt verwijderen?
passkey-removed = De passkey is verwijderd; browsers die ermee waren aangemeld, zijn afgemeld.
recovery = Herstelcodes
recovery-text = Met elke code kun je je één keer aanmelden als je passkeys weg zijn. Schrijf ze nu op: ze worden niet nog eens getoond.
recovery-left = { $count ->
    [0] Er is geen herstelcode meer over.
    [one] Er is nog één herstelcode over.
   *[other] Er zijn nog { $count } herstelcodes over.
}
recovery-new = Nieuwe codes maken
recovery-new-sure = De oude codes werken dan niet meer. Nieuwe maken?
recovery-copy = Kopiëren
recovery-copied = Gekopieerd.
recovery-done = Ik heb ze opgeschreven
sign-in = Aanmelden
sign-in-text = Heb je een passkey of een herstelcode? Dan ben je hier weer jezelf.
sign-in-passkey = Aanmelden met een passkey
sign-in-code = Herstelcode
sign-in-use = Aanmelden met de code
signed-in = Welkom terug, { $name }.
sign-in-loses = De naam die je nu in deze browser hebt, gaat met zijn tafels verloren, tenzij die ook een passkey heeft.
handle = Gebruikersnaam
handle-text = Een unieke naam voor het adres van je profiel: letters, cijfers, koppeltekens. Daarvoor is een passkey nodig.
handle-save = Opslaan
my-data = Je gegevens
my-data-export = Alles over mij downloaden
my-data-text = Eén bestand met je profiel, tafels, partijen en chat.
delete-me = Mij verwijderen
delete-me-text = Je naam, passkeys, chat en aanmeldingen worden meteen verwijderd. Gespeelde partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
delete-me-name = Typ je naam ter bevestiging: { $name }
delete-me-do = Mij voorgoed verwijderen
passkey-cancelled = Er is niets gebeurd: de passkey is niet gebruikt.

# Toegangssleutels
tokens = Toegangssleutels
tokens-text = Met een toegangssleutel speelt een programma van jou onder jouw naam, tot je hem intrekt. Bewaar hem als een wachtwoord: hij wordt maar één keer getoond.
tokens-docs = API-documentatie
tokens-link = Toegangssleutels voor programma’s
token-label = Waarvoor is hij?
token-scope = Wat mag het?
scope-play = Spelen en kijken
scope-read = Alleen kijken
token-play = speelt
token-read = kijkt alleen
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
token-many = Je hebt te veel sleutels. Trek er eerst een in.

# Chat
chat-empty = Nog geen berichten.
chat-label = Schrijf een bericht
chat-send = Versturen
chat-earlier = Eerdere berichten

# Verbinding en weigeringen
connection-lost = Verbinding verbroken. We verbinden opnieuw… Er gaat niets verloren.
table-gone = Deze tafel bestaat niet
table-gone-text = Misschien is de link onvolledig, of de tafel is verwijderd.
error-bad-request = De server begreep dat niet.
error-bad-record = Florin kan dit niet lezen als opgeslagen partij.
error-bad-cookie = Je sessie is verlopen. Laad de pagina opnieuw.
error-bad-access-token = Deze toegangssleutel is niet geldig.
error-not-for-tokens = Een programma met een toegangssleutel mag dat niet.
error-muted = De beheerder van deze site heeft je chat uitgeschakeld.
error-banned = De beheerder van deze site heeft je geblokkeerd.
error-cross-origin = Deze pagina heeft geen toegang tot die server.
error-too-large = Dat is te groot.
error-too-many-requests = Te veel aanvragen. Probeer het zo nog eens.
error-not-found = Niet gevonden.
error-method-not-allowed = Dat is niet toegestaan.
error-unknown-table = Deze tafel bestaat niet.
error-unknown-bot = Deze bot bestaat niet.
error-unknown-code = Deze code is niet geldig, of is al gebruikt.
error-bad-passkey = De passkey is niet aanvaard. Probeer het opnieuw.
error-needs-passkey = Daarvoor is een passkey nodig. Voeg er eerst een toe.
error-handle-taken = Deze gebruikersnaam is bezet, of lijkt te veel op een die bezet is.
error-not-your-turn = Je bent niet meer aan de beurt.
error-illegal-move = Dat kan niet in deze positie.
error-stale-ply = Het spel is al verder. Dit is de huidige stand.
error-not-your-seat = Dat is niet jouw plaats.
error-not-your-table = Dat kan alleen wie de tafel heeft geopend.
error-seat-taken = Iemand was sneller: de plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-removed = De gastheer heeft je van deze tafel verwijderd.
error-wrong-status = Dat kan nu niet aan deze tafel.
error-no-order = Je kunt nu niet vooraf bieden.
error-no-undo = Er is niets om terug te nemen.
error-game-under-way = Deze partij is nog bezig. Je kunt die analyseren als die is afgelopen.
error-no-coach = De coach helpt alleen aan tafels waar je tegen bots speelt, en niet in partijen met dezelfde trekking voor iedereen.
error-analysis-failed = De analyse is niet voltooid. Probeer het later nog eens.
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-server-error = Er ging iets mis op de server.

# Lessen
lesson = Les
lessons = Leren spelen
lessons-text = Speel een echte partij met begeleiding: elk idee komt op het moment dat je het nodig hebt. Je kunt altijd stoppen en later verdergaan.
learn = Leren
tour-lesson = Al spelend leren
hero-learn = Nieuw hier? Leer al spelend
hero-learn-text = Twee lessen van vijf minuten, aan een echte tafel.
lesson-start = Begin de les
lesson-go-on = Ga verder met de les
lesson-was-done = Voltooid
lesson-leave = Verlaat de les
lesson-again = Opnieuw beginnen
lesson-lost = Deze partij heeft het pad van de les verlaten. Begin de les opnieuw of speel gewoon verder.
lesson-watch = Kijk wat de anderen doen.
lesson-not-yet = Deze keer niet.
lesson-done = Goed gedaan!
lesson-coached = Speel een echte partij met de coach
lesson-others = Andere lessen
lesson-play-on = Speel deze partij verder

# Niveaus van bots
opponents = Tegenstanders
level-won = Je hebt { $level } twee keer achter elkaar verslagen.
level-try = Probeer { $level }
log-level = { $name } speelt als { $level }.
style-random = Doet wat de regels maar toestaan.
style-face = Gaat af op de waarden op de stukken.
