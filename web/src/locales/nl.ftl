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
rules = Regels
contents = Inhoud
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
# De goederen in een zin.
goods-cloth = linnen
goods-fur = pelzen
goods-grain = koren
goods-dye = kleurstoffen
goods-spice = specerijen
in-cloth = bij linnen
in-fur = bij pelzen
in-grain = bij koren
in-dye = bij kleurstoffen
in-spice = bij specerijen
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } florijn
       *[other] { $n } florijnen
    }

# Beginpagina
hero = Koop goedkoop. Vaar vol. Word rijk.
hero-text = Twee veilingspellen in het Florence van de renaissance: betaal minder dan het waard is, of laat een ander meer betalen.
play-now = Nu spelen
how-many = Spelers
with-friends = Met vrienden
with-friends-text = Open een tafel en deel de link. Of speel om de beurt op één apparaat.
new-table = Nieuwe tafel
open-record = Opgeslagen partij openen
open-tables = Open tafels
no-open-tables = Er is nu geen open tafel. Open er een, misschien schuift er iemand aan.
tour-again = Zo werkt het
first-time = Voor het eerst hier?
card-your-turn = Jij bent aan de beurt
card-open =
    { $n ->
        [0] Vol, nog niet begonnen
        [one] 1 plaats vrij
       *[other] { $n } plaatsen vrij
    }
continue-playing = Verderspelen
finished-games = Afgelopen partijen
hide = Verbergen
hide-game = { $game }, { $date }, verbergen
card-won = Gewonnen
card-shared = Gedeelde overwinning
card-place = Plaats { $place } van { $of }
card-no-clock = Geen tijdslimiet
show-hidden =
    { $n ->
        [one] 1 verborgen partij tonen
       *[other] { $n } verborgen partijen tonen
    }
card-over = Afgelopen
stage-n = Deel { $n }
day-of = Dag { $n } van { $of }
round-of = Ronde { $n } van { $of }
stage-of = Deel { $n } van { $of }
today = Vandaag
show-all = Alle { $n } tonen
home-note = Twee spellen van Reiner Knizia. Florin is een onafhankelijk project zonder band met hem of met een uitgever.
seat-open = Vrije plaats
seat-invited = Vrijgehouden voor { $name }

foot = Over deze site
glossary = Woorden
player-aid = Spelhulp
print = Afdrukken
privacy = Privacy
contact = Contact
contact-text = Bij wie je terechtkunt met vragen over deze site:
contact-none = De beheerder van deze site heeft niet vermeld hoe je hem bereikt.
licences = Licenties
licences-text = Florin is vrije software onder de MIT-licentie. Er zitten deze werken van anderen in:
site-days =
    { $n ->
        [0] onbeperkt
        [one] { $n } dag
       *[other] { $n } dagen
    }
what-is-stored = Wat er over je bewaard wordt

# Rondleiding
tour-next = Verder
tour-skip = Overslaan
tour-done = Aan de slag

# Nieuwe tafel
game = Spel
seats = Plaatsen
options = Opties
seat-n = Plaats { $n }
seat-for = Wie zit op plaats { $n }?
seat-me = Ik
seat-guest = Iemand op dit apparaat
seat-bot = Bot: { $name }
name = Naam
name-of-seat = Naam voor plaats { $n }
hot-seat-note = Meerdere mensen delen dit apparaat. Geef het tussen de beurten door.
by-lot = Loten
special-rules = Afwijkende regels aan deze tafel
option-line = { $option }: { $value }
time = Bedenktijd
bank = Bedenktijd voor de hele partij
bank-words = { $time } + { $more } per beslissing
clock = Bedenktijd per beslissing
clock-none = Onbeperkt
clock-30 = 30 seconden
clock-120 = 2 minuten
clock-day = 1 dag
clock-3-days = 3 dagen
who-may-see = Wie de tafel kan zien
public = Iedereen
by-link = Alleen wie de link heeft
seed = Partijcode (startwaarde)
seed-random = Willekeurig
seed-note = Tafels met dezelfde code krijgen dezelfde stukken. De code blijft verborgen tot de partij is afgelopen.
make-table = Tafel openen

# Voor het spel
table = Tafel
invite = Uitnodigen met deze link
copy-link = Link kopiëren
share-link = Delen…
name-for-others = Je naam, zoals de anderen die zien
copied = Gekopieerd
sit-down = Gaan zitten
stand-up = Opstaan
bot = Bot
bot-level = Bot { $level }
level-random = Willekeurig
level-face = Gedrukte waarden
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
ask-close-text = Iedereen die hier wacht, krijgt bericht. De link werkt dan niet meer.
ask-close-do = Tafel sluiten
ask-remove = { $name } verwijderen?
ask-remove-text = { $name } kan dan niet meer aan deze tafel gaan zitten.
ask-remove-do = Verwijderen
ask-host = { $name } gastheer maken?
ask-host-text = { $name } start dan de partij en beheert de plaatsen.
ask-host-do = Gastheer maken
ask-stand = Opstaan?
ask-stand-text = { $name } wordt dan de gastheer van deze tafel.
ask-stand-do = Opstaan
you-were-removed = De gastheer heeft je van deze tafel verwijderd.
you-are-host = Je bent nu de gastheer van deze tafel.
host-closed = De gastheer heeft deze tafel gesloten
host-closed-text = De partij is niet begonnen. Je kunt zelf een tafel openen.

# Tafel
market = Markt
players = Spelers
ships = Schepen
log = Verslag
tally = Overige stuks
chat = Chat
as-text = Tekst
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
turn-plain = Jij bent aan de beurt
number-from = Een getal vanaf { $least }
number-between = Een getal van { $least } tot en met { $most }
number-send = { $n } spelen
do-draw = Nog een stuk
do-stop = Pakket aanbieden
pass = Passen
bid-n = { $n } bieden
ask-n = { $n } vragen
leaves = je houdt { $n } over
leaves-if-declined = anders houd je { $n } over
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
undo-asking = Je wilt terugnemen: { $what }.
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
log-fallback = De bot van { $name } viel uit: er is een willekeurige zet gedaan.
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
soon-pass = Straks past een bot voor jou.
soon-play = Straks speelt een bot voor jou.
time-out-passed = De tijd is op: een bot heeft voor jou gepast.
time-out-decided = De tijd is op: een bot heeft voor jou beslist ({ $what }).
time-out-chances =
    { $n ->
        [one] Is de tijd nog één keer op, dan neemt een bot je plaats over.
       *[other] Is de tijd nog { $n } keer op, dan neemt een bot je plaats over.
    }
stand-in = Als de tijd op is
stand-in-pass = Passen
stand-in-play = Een bot neemt over
paused = Gepauzeerd
paused-away = Gepauzeerd terwijl iedereen weg was.
seat-lost-title = Een bot heeft je plaats overgenomen
seat-lost-text = Je tijd was twee keer achter elkaar op.
seat-lost-pass = De bot past voor jou tot je terug bent.
seat-lost-play = De bot speelt voor jou tot je terug bent.
seat-lost-paused = De partij wacht tot je terug bent.
return-until = Je kunt terugkomen tot de partij is afgelopen.
take-seat-back = Mijn plaats terugnemen
leave-to-bot = De bot laten uitspelen
bot-for-you = Een bot speelt voor jou.
bot-finished = Een bot heeft voor jou tot het einde gespeeld. De partij is afgelopen, dus je kunt de plaats niet meer terugnemen.
resign-title = Een bot laten overnemen voor { $name }?
resign-pass = Hij past wanneer het maar kan.
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
log-drawn = { $name } trekt
log-offered =
    { $n ->
        [one] { $name } biedt 1 stuk aan
       *[other] { $name } biedt { $n } stuks aan
    }
log-sold = { $name } koopt voor { $n }
log-discarded =
    { $why ->
        [no-bids] Geen bod: het pakket wordt weggeworpen
        [no-room] { $name } heeft geen ruimte: het pakket wordt weggeworpen
       *[choice] { $name } werpt het pakket weg
    }
log-ended = De partij is afgelopen

# Positie als tekst
text-none = niets
text-group = Pakket: { $lots }. Waarde { $n }.
text-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
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
final-you-win =
    { $shared ->
        [yes] Je deelt de overwinning!
       *[no] Je wint!
    }
final-you = Jij: { $place }e van { $of }
share-result = Delen
story = Het verhaal van de partij
story-wait = De keerpunten worden gezocht…
story-decisive = De beslissende veiling
story-chances = Winstkans van { $name }: { $from } → { $to }
story-best = Je beste koop
story-worth = Voor jou was het ongeveer { $n } waard: { $saved } bespaard.
story-dearest = Je duurste beslissing
story-faultless = Je hebt niets weggegeven.
story-unsold = Aan niemand verkocht
look-board = Bord bekijken
look-result = Uitslag tonen
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
deal-seed = Partijcode van deze partij: { $seed }

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
record-file = Opgeslagen partij kiezen…
record-paste = Of plak de inhoud hier

# Analyse
analyse = Analyseren
analysing = De partij wordt geanalyseerd…
analysed = De analyse is klaar.
win-chart = Winstkans in de loop van de partij
win-of = { $name }: { $win }
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
coach-unfair = Eerlijke prijs: { $fair }. Met { $n } verlies je { $cost }.
coach-passed =
    { $fair ->
        [one] 1 florijn zou eerlijk zijn geweest; passen kostte { $cost }.
       *[other] Tot { $fair } florijnen zouden eerlijk zijn geweest; passen kostte { $cost }.
    }
coach-fair = Eerlijke prijs van { $lots } voor elke speler
coach-cannot-buy = kan niet kopen
florin-word =
    { $n ->
        [one] florijn
       *[other] florijnen
    }
coach-totals = Wat er is weggegeven
coach-decisions = Beslis{ "\u00AD" }singen
coach-each = Winstkans per beslis{ "\u00AD" }sing
coach-every = Alle { $n } beslissingen
coach-played = Gespeeld
coach-better-one = Beter
coach-price = Kosten
coach-judge = Beoordeeld door { $judge }, onze sterkste bot. Ook die kan zich vergissen.

# De coach aan tafel
coach = Coach
hint = Tip
hint-wait = De coach denkt na…
hint-fair = Eerlijke prijs voor elke speler
hint-best = De beste keuze
hint-even = Zo goed als de beste
hint-costs = Kost { $cost }
hint-as-good = even goed: { $list }
hint-win = winstkans
hint-money = florijnen aan het eind
hint-legend = Winstkans en florijnen aan het eind van de partij, als je dit kiest. Florijnen in de redenen: alsof er nu gewaardeerd werd.
coach-intro = Twijfel je? Druk op ‘{ hint }’ en zie wat het pakket waard is, wat het beste is en waarom.
coach-practice = Een partij met hulp van de coach is oefening: ze telt niet mee in je statistieken.
warn = Waarschuw me voor een fout groter dan
warn-never = nooit
warn-usual = { $limit }, aan tafels met de coach
warn-title = Weet je het zeker?
warn-costs = kost { $cost }.
warn-again = Opnieuw kiezen
warn-anyway = Toch spelen
play-coached = Met de coach
play-coached-text = Tips wanneer je wilt en een vraag vóór een dure keuze. Telt als oefening.
key-hint = tip van de coach

# De terugblik op een afgelopen partij
review = Terugblik
review-of = Wiens partij
accuracy = Nauwkeu{ "\u00AD" }righeid
skill-each = Verloren florijnen per beslissing
skill-margin =
    { $n ->
        [one] ± { $margin } · 1 beslissing
       *[other] ± { $margin } · { $n } beslissingen
    }
skill-text = Verloren florijnen per beslissing meten de vaardigheid: minder is beter. Beslissingen zonder echte keuze tellen niet, en ook niet die van spelers die bijna niet meer kunnen winnen (minder dan 1%). Wie geen winstkans meer heeft, kan die niet verliezen: dan zeggen verloren winstkans en geluk weinig.
review-lost-each = Verlies per beslis{ "\u00AD" }sing
review-lost-win = { $win } winstkans
review-luck = Geluk
review-hints =
    { $n ->
        [one] 1 tip gebruikt.
       *[other] { $n } tips gebruikt.
    }
review-warnings =
    { $n ->
        [one] 1 waarschuwing.
       *[other] { $n } waarschuwingen.
    }
review-balance = Waar het resultaat vandaan komt
review-balance-text = Alle getallen zijn winstkansen. Eigen beslissingen kunnen alleen iets kosten en tellen dus nooit boven nul; de rest komt van de anderen en van de trekking.
balance-start = Aan het begin
balance-luck = Geluk
balance-others = Wat de anderen deden
balance-own = Eigen beslissingen
balance-result = Resultaat
review-dearest = Duurste beslissingen
review-good = Beste beslissingen
review-turning = Keerpunten
review-stake = De beste keuze; elke andere had { $win } gekost.
review-against = Over de gemaakte keuze:
review-bids = Biedingen en redelijke prijzen
review-phases = Per soort beslissing
review-phase = Soort
plot-bid = Bod
plot-fair = Eerlijke prijs
plot-over = Verschil
plot-text = Elke stip is een genoemd bedrag. Boven de stippellijn was het meer dan het pakket die speler waard was.
plot-table =
    { $n ->
        [one] 1 bod als tabel
       *[other] { $n } biedingen als tabel
    }
plot-none = Er zijn geen bedragen genoemd.
learn-mistakes =
    { $n ->
        [one] Leer van je fout
       *[other] Leer van je fouten ({ $n })
    }
retry-title = Fout { $n } van { $of }
retry-ask = Wat zou je nu doen?
retry-below = Kies hieronder.
retry-try = Probeer opnieuw
retry-skip = Overslaan
retry-best = is de beste keuze.
retry-as-good = Net zo goed: { $best }.
retry-better = is beter: het kost { $cost } in plaats van { $before }.
retry-same = is niet beter: het kost { $cost }.
retry-worse = is slechter: het kost { $cost }; eerst was het { $before }.
retry-next = Volgende fout
retry-again = Opnieuw proberen
retry-show = Beste keuze tonen
retry-branch = Speel vanaf hier verder
retry-end = Terug naar de terugblik

# Niveaus in twee zinnen
character-novice = Nino
character-apprentice = Agnese
character-merchant = Matteo
character-banker = Bianca
character-magnifico = Lorenzo
style-novice = Kijkt alleen naar de cijfers op de stukken en betaalt vaak te veel. Goed voor een eerste partij.
style-apprentice = Kijkt meestal naar de cijfers op de stukken en schat een prijs vaak verkeerd in.
style-merchant = Weet wat een pakket waard is en denkt vaak vooruit. Betaalt soms te veel.
style-banker = Schat prijzen goed in en plant vooruit. Maakt weinig fouten.
style-magnifico = Onze sterkste bot. Hij geeft niets weg.
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
notify = Melding als ik aan de beurt ben en de pagina op de achtergrond staat
handover = Meerdere spelers op één apparaat: tussen de beurten vragen om het door te geven
take-back = Plaats van { $name } terugnemen van de bot
resign = Plaats van { $name } aan een bot geven
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
log-out-sure = Echt hier afmelden? Deze naam heeft geen passkey: zonder een ander aangemeld apparaat kun je niet terug naar de naam en de tafels.
log-out-kept = Met je passkey of een herstelcode kun je je altijd weer aanmelden.
log-out-elsewhere = Op een ander apparaat blijf je aangemeld. Daar kun je een code maken om hier terug te keren.
session-ended = { $device } is afgemeld.
sessions-ended = Alle andere browsers zijn afgemeld.

# De naam behouden: passkeys, herstelcodes, eigen gegevens
keep-name = Naam en partijen behouden
keep-name-text = Met een passkey behoud je je naam en je tafels op dit apparaat en op je andere apparaten, ook als de browsergegevens worden gewist. Er is geen wachtwoord.
passkey-make = Behouden met een passkey
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
sign-in-text = Met je passkey of een herstelcode krijg je je naam en je tafels terug in deze browser.
sign-in-new = Nieuw hier? Je hebt geen account nodig: leer of speel meteen.
sign-in-passkey = Aanmelden met een passkey
sign-in-code = Herstelcode
sign-in-use = Aanmelden met de code
signed-in = Welkom terug, { $name }.
sign-in-loses = De naam die je nu in deze browser hebt, gaat met zijn tafels verloren, tenzij die ook een passkey heeft.
handle = Profielnaam
handle-text = Een unieke naam voor het adres van je profiel: letters, cijfers, koppeltekens. Daarvoor is een passkey nodig.
handle-save = Opslaan
my-data = Je gegevens
my-data-export = Alles over mij downloaden
my-data-text = Eén bestand met je profiel, tafels, partijen en chat.
delete-me = Mij verwijderen
delete-me-text = Je naam, passkeys, chat en aanmeldingen worden meteen verwijderd. Gespeelde partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
delete-me-name = Typ je naam ter bevestiging: { $name }
delete-me-do = Mij voorgoed verwijderen
passkey-cancelled = Geannuleerd. Er is niets veranderd.

# Toegangssleutels
tokens = Toegangssleutels
tokens-text = Met een toegangssleutel speelt een programma van jou onder jouw naam, tot je hem intrekt. Bewaar hem als een wachtwoord: hij wordt maar één keer getoond.
tokens-docs = API-documentatie
tokens-link = Voor ontwikkelaars
token-label = Waarvoor is hij?
token-scope = Wat mag hij?
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

# De partij van de dag.
daily = Partij van de dag
daily-text = Iedereen krijgt dezelfde stukken en dezelfde tegenstanders. Ieder heeft één poging.
daily-today = De partijen van vandaag
daily-short = Eén poging, voor iedereen gelijk
daily-one-try = één poging
daily-done-of = { $n } van { $of } gespeeld
daily-streak-of = { $n } dagen achter elkaar
daily-next = Volgende partij over
daily-streak = Reeks
daily-best-streak = Langste reeks
daily-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
daily-hours = { $h } u { $m } min
daily-minutes = { $m } min
daily-play = Partij spelen
daily-new-text = Je hebt één poging. Zonder terugnemen, zonder coach.
daily-playing-text = Je poging loopt. Je kunt die tot het eind van de dag afmaken.
daily-see = Uitslagen
daily-you = Jij
daily-yesterday = Gisteren
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-state-new = niet gespeeld
daily-state-playing = bezig
daily-state-finished = gespeeld
daily-state-unfinished = niet op tijd afgemaakt
daily-key-won = gewonnen
daily-fair = Eerlijk spel
daily-fair-text = De partij is geheim tot de dag begint (middernacht UTC), en uitslagen zijn verborgen tot je klaar bent.
daily-fair-more = Wat dit voorkomt, en wat niet
daily-fair-1 = Terugnemen, coach, aftakken en chat staan uit. Een afgebroken poging blijft je poging; tot het eind van de dag kun je die voortzetten.
daily-fair-2 = Tot de dag voorbij is, zien alleen mensen die klaar zijn elkaars partijen.
daily-fair-3 = Niet te voorkomen: een tweede gast of een andere browser kan het nog eens proberen, en een vriend kan verklappen wat er komt. De ranglijst is voor eerlijke spelers.
daily-fair-4 = Niet te voorkomen: een bot of rekenprogramma op je eigen computer kan je helpen.
daily-top = bij de beste { $n }%
daily-rank = { $rank }e van { $of }
daily-share = Florin, partij van { $date } ({ $game }): { $result }
place-of = { $place }e van { $of }
daily-yours = Jouw uitslag
daily-rank-word = Rang
daily-accuracy = Nauwkeurigheid
daily-own = je beslissingen kostten { $win } winstkans
daily-luck = Geluk
daily-adjusted = gecorrigeerd voor geluk: { $win }
daily-judging = wordt geanalyseerd…
daily-again = Deze partij spelen
daily-again-text = Buiten de ranglijst: de dag is voorbij.
daily-ranking =
    { $n ->
        [0] Niemand heeft deze partij op tijd afgemaakt
        [one] Ranglijst, { $n } speler
       *[other] Ranglijst, { $n } spelers
    }
daily-player = Speler
daily-place = Plaats
daily-money = Geld
daily-differs = Eerste andere keuze
daily-decision = vanaf beslissing { $n }
daily-alike = dezelfde beslissingen
daily-alike-too =
    { $n ->
        [one] En nog { $n } beslissing waarover iedereen het eens was
       *[other] En nog { $n } beslissingen waarover iedereen het eens was
    }
daily-best-wait = De sterkste bot speelt deze partij nog…
daily-repeats = Later gespeeld, buiten de ranglijst
daily-decisions = Jouw beslissingen en die van anderen
daily-decisions-text =
    { $n ->
        [0] Nog niemand anders heeft deze partij afgemaakt.
        [one] Wat { $n } andere speler in dezelfde positie koos.
       *[other] Wat { $n } andere spelers in dezelfde positie kozen.
    }
daily-best-chose = { $bot } koos: { $best }
daily-alone =
    { $n ->
        [one] Daarna kwam niemand anders in jouw positie ({ $n } beslissing).
       *[other] Daarna kwam niemand anders in jouw positie ({ $n } beslissingen).
    }

# Uitdagingen: dezelfde stukken nog eens.
compare = Dezelfde stukken
compare-text = { $game }: wie doet het beter op dezelfde plaats?
compare-take = Dezelfde plaats nemen
compare-seat = Wiens plaats?
compare-bot = Wie speelt voor de anderen?
compare-people = Aan deze partij deden andere mensen mee. Bots spelen in hun plaats; gelijk zijn dus alleen de stukken en de bots.
compare-same = Dezelfde stukken, dezelfde bots, hetzelfde geluk.
compare-play = Nu op deze plaats spelen
compare-share = { $game }: doe jij het beter met dezelfde stukken en tegenstanders?
compare-invite = Vriend uitdagen
compare-honest = Wie de partij heeft gezien, weet wat er komt. Terugnemen en coach staan uit.
compare-back = Terug naar de tafel
compare-original = eerste partij
compare-playing = loopt
compare-differs = Anders dan de eerste partij

# Verbinding en weigeringen
connection-lost = Verbinding verbroken. We verbinden opnieuw… Er gaat niets verloren.
table-hidden = Deze tafel is verborgen
table-hidden-text = Alleen de spelers mogen hem zien.
table-gone = Deze tafel bestaat niet
table-gone-text = Misschien is de link onvolledig, of de tafel is verwijderd.
error-bad-request = Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.
error-bad-record = Florin kan dit niet lezen als opgeslagen partij.
error-bad-cookie = Je sessie is verlopen. Laad de pagina opnieuw.
error-bad-access-token = Deze toegangssleutel is niet geldig.
error-not-for-tokens = Een programma met een toegangssleutel mag dat niet.
error-muted = De beheerder van deze site heeft je chat uitgeschakeld.
error-banned = De beheerder van deze site heeft je geblokkeerd.
error-cross-origin = Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.
error-too-large = Dat is te groot.
error-too-many-requests = Te veel aanvragen. Probeer het zo nog eens.
error-not-found = Niet gevonden.
error-method-not-allowed = Er ging iets mis. Laad de pagina opnieuw en probeer het nog eens.
error-unknown-table = Deze tafel bestaat niet.
error-unknown-bot = Deze bot bestaat niet.
error-unknown-code = Deze code is niet geldig, of is al gebruikt.
error-bad-passkey = De passkey is niet geaccepteerd. Probeer het opnieuw.
error-needs-passkey = Daarvoor is een passkey nodig. Voeg er eerst een toe.
error-needs-handle = Kies eerst een profielnaam.
error-handle-taken = Deze profielnaam is bezet of lijkt te veel op een bestaande.
error-not-your-turn = Je bent niet meer aan de beurt.
error-illegal-move = Dat kan niet in deze positie.
error-stale-ply = De partij is al verder. Dit is de huidige stand.
error-not-your-seat = Dat is niet jouw plaats.
error-not-your-table = Dat kan alleen de gastheer.
error-players-only = Alleen de spelers kunnen deze partij zien.
error-seat-taken = Iemand was sneller: de plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-removed = De gastheer heeft je van deze tafel verwijderd.
error-wrong-status = Dat kan nu niet aan deze tafel.
error-no-order = Je kunt nu niet vooraf bieden.
error-no-undo = Er is niets om terug te nemen.
error-game-under-way = Deze partij is nog bezig. Analyseren kan zodra die is afgelopen.
error-deal-under-way = Dezelfde stukken worden nog aan een andere tafel gespeeld. De analyse opent zodra die partij is afgelopen.
error-no-coach = De coach helpt alleen aan tafels waar je tegen bots speelt, en niet in partijen waarin iedereen dezelfde stukken krijgt.
error-deal-hidden = Dit zie je zodra je de partij zelf hebt afgemaakt of de dag voorbij is.
error-deal-open = Dat kan zodra de dag van deze partij voorbij is.
error-deal-ranked = Dat kan niet zolang je de partij van de dag speelt.
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
hero-free = Gratis en zonder account. Een partij duurt ongeveer 20 minuten.
lesson-start = Les beginnen
lesson-go-on = Les voortzetten
lesson-was-done = Afgerond
lesson-leave = Les verlaten
lesson-again = Opnieuw beginnen
lesson-lost = Deze partij heeft het pad van de les verlaten. Begin de les opnieuw of speel gewoon verder.
lesson-watch = Kijk wat de anderen doen.
lesson-not-yet = Deze keer niet.
lesson-done = Goed gedaan!
lesson-coached = Speel een echte partij met de coach
lesson-others = Andere lessen
lesson-play-on = Partij verderspelen

# Niveaus van bots
opponents = Tegenstanders
level-won = Je hebt { $level } twee keer achter elkaar verslagen.
level-try = { $level } proberen
log-level = { $name } speelt als { $level }.
style-random = Doet zomaar iets wat de regels toestaan.
style-face = Biedt de cijfers op de stukken.

# Profiel
profile = Profiel
profile-mine = Mijn profiel
profile-of = { $name } op Florin
profile-since = hier sinds { $date }
profile-private = Alleen jij ziet deze pagina.
profile-public = Iedereen kan deze pagina zien.
profile-public-wish = Iedereen mag mijn profiel zien
profile-show = Aan iedereen tonen
profile-hide = Privé maken
profile-needs-handle = Om het anderen te tonen heb je een passkey en een profielnaam nodig:
profile-none = Op dit adres staat geen openbaar profiel.
profile-empty = Hier komen je afgelopen partijen te staan, en wat ze over je spel vertellen.
profile-empty-other = Nog geen afgelopen partijen.
all-my-games = Al mijn partijen
all-games = Alle spellen
profile-games = Partijen
profile-won = Gewonnen
profile-of-games =
    { $n ->
        [one] van { $n } partij
       *[other] van { $n } partijen
    }
profile-fair = Verwachte overwinningen: { $fair } ({ $above })
profile-fair-short = Verwachte overwinningen
profile-accuracy = Nauwkeurigheid
profile-judged =
    { $n ->
        [one] in { $n } geanalyseerde partij
       *[other] in { $n } geanalyseerde partijen
    }
profile-luck = Geluk
profile-luck-text = overwinningen door geluk gewonnen of verloren
profile-money = Geld
profile-money-text = per partij; gemiddeld aan tafel { $average }, hoogste { $best }
trend =
    { $n ->
        [one] De laatste partij
       *[other] De laatste { $n } partijen
    }
trend-above = Overwinningen boven verwachting
trend-luck = waarvan geluk
trend-accuracy = Nauwkeurigheid over 20 partijen
trend-skill = Verloren florijnen per beslissing over 20 partijen
trend-lead = Geld boven het gemiddelde aan tafel
trend-text = { $what }: nu { $now }, hoogste { $high }, laagste { $low }.
profile-bots = Tegen bots
profile-people = Tegen mensen
profile-other-people = Anderen
profile-ahead = { $ahead } van { $n } keer voor
profile-setups = Naar aantal spelers
profile-setup = { $game }, { $n } spelers
profile-under-way = Lopende partijen
profile-counted = Partijen met de coach, met een gekozen startwaarde, als vervolg op een andere partij of met meer plaatsen voor één persoon staan in de lijst, maar tellen niet mee.
show-fewer = Minder tonen
any = Alle
filter-game = Spel
filter-against = Tegen
against-bots = Bots
against-people = Mensen
against-both = Bots en mensen
filter-outcome = Resultaat
outcome-won = Gewonnen
outcome-lost = Niet gewonnen
filter-opponent = Naam van een tegenstander
games-none = Geen partijen gevonden.
games-more = Meer partijen
game-accuracy = Nauwkeurigheid { $n }
game-skill = Verloren florijnen per beslissing: { $n }
game-luck = Geluk { $n }
game-practice = met de coach
game-not-counted = telt niet mee

# Een afgelopen partij delen
copy = Kopiëren
share-profile = Profiel delen
share-title = Deze partij delen
share-text = { $game } met { $names }
share-send = Versturen…
share-picture = De afbeelding die andere sites bij de link tonen
share-link-game = Link om na te spelen
share-link-step = Link naar stap { $n }
share-embed = Code om in te sluiten
share-copy = Kopiëren: { $what }
visibility = Wie kan deze partij zien?
visibility-everyone = Iedereen
visibility-everyone-text = Staat op de openbare profielen van de spelers.
visibility-link = Iedereen met de link
visibility-link-text = Staat in geen enkele lijst.
visibility-players = Alleen de spelers
visibility-players-text = Links en ingesloten partijen werken dan niet meer voor anderen.
visibility-host = De gastheer van de tafel bepaalt dit.
seen-by-everyone = Iedereen kan deze partij zien.
seen-by-link = Wie de link heeft, kan deze partij zien.
seen-by-players = Alleen de spelers kunnen deze partij zien.
seen-change = Onder “{ share-result }” kun je dat wijzigen.

# Meldingen, de geïnstalleerde app
notices = Meldingen
notices-link = Meldingen en vakantie
notices-text = Hoor van je partijen als je weg bent: in deze browser, per e-mail of in een chat. Over een tafel die je open hebt, krijg je geen melding.
notices-what = Waarover je meldingen krijgt
notices-troubles = Wat niet is aangekomen
notices-failed = niet bezorgd.
notices-unknown = misschien niet aangekomen; wordt niet opnieuw verstuurd.
channel-push = In de browser
channel-push-short = Browser
channel-mail = Per e-mail
channel-mail-short = E-mail
channel-webhook = In een chat (webhook)
channel-webhook-short = Chat
notice-turn = Ik ben aan de beurt
notice-invitation = Een uitnodiging
notice-over = Een partij is afgelopen
notice-half = Herinnering: de helft van mijn tijd is om
notice-nearly = Herinnering: mijn tijd is bijna om
notice-digest = Eén keer per dag: partijen die op mij wachten
push-here = Deze browser:
push-on = aan. Meldingen komen ook als de pagina dicht is.
push-off = uit.
push-blocked = geblokkeerd. Sta meldingen voor deze site toe in de instellingen van de browser.
push-none = kan hier geen meldingen tonen. Daarvoor is https nodig, en op een iPhone de app op het beginscherm.
push-turn-on = Hier aanzetten
push-turn-off = Hier uitzetten
push-no-service = De pushdienst van de browser is niet bereikbaar. Probeer het later opnieuw of neem een andere browser.
push-remove-of = { $device } verwijderen
test-send = Test sturen
test-sent = De test is verstuurd.
test-failed = De test is niet verstuurd: { $why }
mail-none = Deze site verstuurt geen e-mail.
mail-address = E-mailadres
mail-change = Ander e-mailadres
mail-confirm = Bevestiging sturen
mail-pending = Open de link die we naar { $address } hebben gestuurd. Hij is een dag geldig.
mail-text = Niet verplicht. Het adres is alleen voor meldingen, en anderen zien het nooit.
webhook-url = Adres van de webhook
webhook-text = Slack, Mattermost, Discord en andere geven je zo’n adres voor een van je kanalen. Wie het kent, kan daar schrijven: houd het voor jezelf.
quiet-hours = Stille uren
quiet-on = Stille uren: meldingen wachten tot ze voorbij zijn
quiet-from = Stil van
quiet-until = tot
digest-hour = Dagelijks overzicht om
time-zone = Tijdzone
holiday = Vakantie
holiday-text = In je partijen staan klokken met een dag of meer bedenktijd stil. De anderen zien wanneer je terug bent. Spelen mag gewoon.
holiday-left = { $days ->
    [one] Je hebt nog één dag binnen een jaar.
   *[other] Je hebt nog { $days } dagen binnen een jaar.
  }
holiday-until = Ik ben terug op
holiday-begin = Vakantie beginnen
holiday-now = Je bent op vakantie tot { $date }.
holiday-end = Vakantie beëindigen
on-holiday = op vakantie tot { $date }
mail-confirm-title = Bevestig je e-mailadres
mail-confirm-text = Meldingen van Florin gaan dan naar het adres waarnaar we deze link hebben gestuurd.
mail-confirm-do = Bevestigen
mail-confirm-done = { $address } is bevestigd.
mail-stop-title = Geen e-mail meer
mail-stop-text = Florin stuurt dan niets meer naar het adres waarnaar we deze link hebben gestuurd.
mail-stop-do = E-mail stopzetten
mail-stop-done = Naar { $address } wordt niets meer gestuurd.
error-mail-link = Deze link klopt niet, is verlopen of is al gebruikt.
error-bad-target = Dit adres kan niet worden gebruikt. Het moet openbaar bereikbaar zijn en met https:// beginnen.
error-no-mail = Deze site verstuurt geen e-mail.
error-no-holiday = Zoveel dagen heb je niet meer. Een vakantie duurt hoogstens 30 dagen, en binnen een jaar zijn het er hoogstens 30.
update-ready = Er is een nieuwe versie.
update-reload = Vernieuwen
update-later = Later

# Waar een uitbetaling vandaan komt
payout-of = Uitbetaling aan { $name }: { $n }
breakdown-now = Nu
breakdown-with = Met het pakket
breakdown-bonus = { $what }, bonus

# Puzzels
puzzles = Puzzels
puzzle-title = Puzzel
puzzle-daily = Dagpuzzel
puzzle-daily-text = Vandaag voor iedereen dezelfde
puzzle-more = Klaar voor vandaag. Meer puzzels
puzzle-pitch = Posities met één duidelijk antwoord, op jouw niveau.
puzzle-worth = Wat is dit pakket jou waard?
puzzle-worth-means = De waarde voor jou: hoeveel florijnen meer je aan het eind met het pakket zou hebben dan zonder.
puzzle-draw = Nog een stuk openleggen of het pakket aanbieden?
puzzle-bid = { $n } bieden of passen?
puzzle-buy = Voor deze prijs kopen of weigeren?
puzzle-price = Wat is de beste prijs?
puzzle-load = Waar gaat het pakket heen?
puzzle-kind-worth = Wat is het waard?
puzzle-kind-draw = Openleggen of aanbieden?
puzzle-kind-bid = Bieden of passen?
puzzle-kind-price = Noem de prijs
puzzle-kind-load = Waar gaat het heen?
puzzle-amount = Waarde in florijnen
puzzle-rating = Puzzel { $n }
puzzle-mine = Jij { $n }
puzzle-provisional =
    { $n ->
        [one] Je ziet je sterkte na nog 1 antwoord
       *[other] Je ziet je sterkte na nog { $n } antwoorden
    }
puzzle-streak = Reeks { $n } (beste { $best })
puzzle-solved = Goed!
puzzle-failed = Net niet.
puzzle-was = Het beste: { $best }.
puzzle-was-worth =
    { $n ->
        [one] Het is jou ongeveer 1 florijn waard; antwoorden van { $least } tot en met { $most } tellen.
       *[other] Het is jou ongeveer { $n } florijnen waard; antwoorden van { $least } tot en met { $most } tellen.
    }
puzzle-was-price = Het beste: { $best }; antwoorden van { $least } tot en met { $most } tellen.
puzzle-yours = Jouw antwoord: { $best }.
puzzle-yours-amount = Jouw antwoord: { $n }.
puzzle-cost = Dat kost { $cost }.
puzzle-why = Waarom
puzzle-why-not = Over jouw antwoord
puzzle-why-now = Florijnen in de redenen: alsof er nu werd gewaardeerd. Het antwoord telt ook wat later komt.
puzzle-unrated = Je hebt deze puzzel al eens beantwoord; hij telt niet mee.
puzzle-next = Volgende puzzel
puzzle-filter = Wat je wilt oefenen
puzzle-all = Alle puzzels ({ $n })
puzzle-kinds = Vraag
puzzle-themes = Thema
puzzle-none-left = Je hebt al deze puzzels beantwoord.
puzzle-gone = Deze puzzel bestaat niet.
puzzle-theme-room = Ruimte aan boord
puzzle-theme-cargo = Strijd om de lading
puzzle-theme-stalls = Plaatsen bij de marktkramen
puzzle-theme-bonus = Bonus
puzzle-theme-denial = Anderen dwarszitten
puzzle-theme-last = Laatste bod
puzzle-theme-free-lots = Gratis stukken
puzzle-theme-money = Krap bij kas
puzzle-theme-gold = Goud
puzzle-theme-late = Tegen het einde
puzzle-theme-harbour = Havens
puzzle-theme-marker = Markeringsstenen
puzzle-theme-zero = Stukken met waarde 0
share-games = Van mijn afgelopen partijen mogen puzzels worden gemaakt, zonder namen en alleen als iedereen aan tafel dat toestaat
