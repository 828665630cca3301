# Florin in italiano. I quattro file hanno le stesse chiavi; un test li confronta.

title = { $page } · Florin
title-home = Florin · Medici e Medici vs Strozzi
title-turn = ● Tocca a te · { $game }
home = Florin, pagina iniziale
menu = Menu
language = Lingua
theme = Luce
theme-auto = come il dispositivo
theme-light = luce del giorno
theme-dark = lume di candela
theme-now = Luce: { $theme }
settings = Impostazioni
rules = Regole
loading = Un momento …
reload = Riprova
close = Chiudi
open = Apri
save = Salva
saved = Salvato.
continue = Avanti
skip-to-content = Vai al contenuto
offline = Il server non risponde. Florin continua a provare.
lost-title = Questa pagina non esiste
lost-text = L’indirizzo non porta da nessuna parte. Forse manca una lettera.

# Merci
cloth = Tessuti
fur = Pellicce
grain = Grano
dye = Colori
spice = Spezie
gold = Oro
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] 1 fiorino
       *[other] { $n } fiorini
    }

# Pagina iniziale
hero = Compra bene, salpa a stiva piena, muori ricco.
hero-text = Due giochi d’asta dalla Firenze del Rinascimento. Ogni lotto ha il suo prezzo; l’arte è farlo pagare agli altri.
play-now = Gioca subito
how-many = Compratori
medici-pitch = Un’offerta a testa, un solo giro di tavolo. Riempi la nave col carico più prezioso e sali sulle bancarelle. Da 3 a 6 compratori.
strozzi-pitch = Tu dici il prezzo; il rivale compra, o tocca a te. Tre porti, otto monopoli, due casate che si detestano.
with-friends = Con gli amici
with-friends-text = Apri un tavolo e manda il link. Oppure passatevi un solo dispositivo.
new-table = Nuovo tavolo
open-record = Apri una partita
my-tables = I miei tavoli
open-tables = Tavoli aperti
no-open-tables = Al momento nessun tavolo è aperto. Aprine uno: forse arriva qualcuno.
tour-again = Mostrami il gioco in quattro figure
card-your-turn = Tocca a te
card-open =
    { $n ->
        [0] Al completo, non iniziato
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
card-over = Finita
day-n = Giorno { $n }
round-n = Turno { $n }
day-of = Giorno { $n } di { $of }
round-of = Turno { $n } di { $of }
seat-open = Posto libero

# Visita
tour-0-title = I lotti escono dal sacchetto
tour-0-text = Chi è di mano scopre un lotto, due o tre. Insieme sono un gruppo: si vende tutto intero o niente.
tour-1-title = Un’offerta a testa
tour-1-text = Si fa un solo giro. Rilancia o passa: non c’è una seconda occasione. Chi ha scoperto i lotti parla per ultimo.
tour-2-title = Carica la nave
tour-2-text = La tua nave ha cinque stive. A fine giornata i carichi di maggior valore vengono pagati.
tour-3-title = Sali sulle bancarelle
tour-3-text = Ogni lotto ti fa anche salire di un livello sulla sua bancarella, e lì rimani. Dopo tre giorni vince la borsa più piena.
tour-next = Avanti
tour-skip = Salta
tour-done = Al mercato

# Nuovo tavolo
game = Gioco
seats = Posti
options = Opzioni
seat-n = Posto { $n }
seat-for = Chi prende il posto { $n }
seat-me = Io
seat-guest = Qualcuno a questo dispositivo
seat-bot = Bot: { $name }
name = Nome
name-of-seat = Nome per il posto { $n }
hot-seat-note = Più persone usano questo dispositivo: ve lo passate tra un turno e l’altro.
first-buyer = Primo giocatore
by-lot = A sorte
clock = Tempo per decidere
clock-none = Senza limite
clock-30 = 30 secondi
clock-120 = 2 minuti
clock-day = 1 giorno
clock-3-days = 3 giorni
who-may-see = Chi trova il tavolo
public = Tutti
by-link = Solo con il link
seed = Distribuzione
seed-random = A caso
seed-note = I tavoli con la stessa parola ricevono gli stessi lotti. Resta nascosta fino alla fine della partita.
make-table = Apri il tavolo

# Prima della partita
table = Tavolo
invite = Invita con questo link
copy-link = Copia il link
copied = Copiato
sit-down = Siediti
stand-up = Alzati
bot = Bot
bot-level = Bot { $level }
level-random = Alla cieca
level-face = A valore
level-apprentice = Apprendista
level-merchant = Mercante
level-banker = Banchiere
level-magnifico = Magnifico
fill-bots = Completa con i bot
start-game = Comincia
waiting-seats =
    { $n ->
        [one] Un posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
waiting-start = { $name } dà inizio alla partita.

# Tavolo
market = Mercato
auction = Asta
ships = Navi
stalls = Bancarelle
harbours = Porti
log = Cronaca
tally = Non visti
chat = Voci
as-text = Come testo
beside-table = Accanto al tavolo
group = Gruppo
group-on-offer = Gruppo all’asta
group-most =
    { $n ->
        [one] al massimo 1 lotto
       *[other] al massimo { $n } lotti
    }
buyer = Compratore
selector = Scopre i lotti
face-value = Valore
high-bid = Offerta più alta
price = Prezzo
money = Soldi
day = Giorno
round = Turno
cargo = Carico
cargo-value = Valore del carico
if-day-ended = Incasso se il giorno finisse ora
if-round-ended = Incasso se il turno finisse ora
bag-left =
    { $n ->
        [one] 1 lotto nel sacchetto
       *[other] { $n } lotti nel sacchetto
    }
stall-text = Bancarella { $commodity }: { $list }
stall-level = { $name } al livello { $level }
stall-level-up = { $name } al livello { $level }, prima { $from }
stalls-bonus = I livelli { $levels } rendono { $florins } fiorini in più.
fields-bonus = Le caselle { $levels } rendono { $florins } fiorini in più.
ship-aboard = Nave: { $n } stive occupate su { $holds }
your-seat = tu
harbour-leads = in testa
track-of = { $name }: { $n }, giro { $lap }
track-text =
    { $side ->
        [none] { $commodity }: al centro
       *[other] { $commodity }: { $side }, casella { $field }
    }
tally-note =
    { $unseen ->
        [one] 1 lotto non visto; { $bag } nel sacchetto.
       *[other] { $unseen } lotti non visti; { $bag } nel sacchetto.
    }
house-medici = Medici
house-strozzi = Strozzi
active = di mano
bot-keeps = gioca un bot
away = assente
watching =
    { $n ->
        [one] 1 guarda
       *[other] { $n } guardano
    }
harbour-1 = Porto di sinistra
harbour-2 = Porto centrale
harbour-3 = Porto di destra
no-ship = nessuna nave
send-here = Nave qui
ship-of = Nave { $holds }
ship-home = Nave con { $holds } stive, in rada
load-harbour =
    { $holds ->
        [0] Carica: { $harbour }
       *[other] Carica la nave { $holds }: { $harbour }
    }

# Nell’asta
chip-selects = scopre
chip-selector = scopre
chip-bids-now = offre ora
chip-bid = offre { $n }
chip-passed = passa
chip-no-money = troppo caro
chip-no-room = senza posto
chip-full = nave piena
chip-to-come = deve parlare
chip-idle = –

# Decidere
your-decision = La tua decisione
your-turn = Tocca a te.
turn-medici-select = Un altro lotto, o offri il gruppo?
turn-medici-bid = La tua offerta
turn-strozzi-select = Un altro lotto, o è questo il gruppo?
turn-strozzi-price = Di’ il tuo prezzo
turn-strozzi-answer = Compri per { $n }?
turn-strozzi-load = Carica il gruppo
do-draw = Un altro lotto
do-stop = Offri il gruppo
do-buy = Compra
do-decline = Rifiuta
hint-medici-select =
    { $n ->
        [one] Può aggiungersene ancora uno.
       *[other] Possono aggiungersene ancora { $n }.
    }
hint-strozzi-select =
    { $n ->
        [one] Può aggiungersene ancora uno.
       *[other] Possono aggiungersene ancora { $n }.
    }
hint-strozzi-answer = Se rifiuti, il rivale deve comprarlo per { $price }.
load-hint-ship = Scegli una nave, poi un porto.
load-hint-harbour = E ora il porto.
choose-ship = Scegli una nave
discard = Scarta
pass = Passo
bid-n = Offri { $n }
ask-n = Chiedi { $n }
leaves = ti restano { $n }
leaves-if-declined = se rifiuta ti restano { $n }
sure-pass = Passi davvero?
sure-bid = Davvero { $n }?
beyond-most = hai { $n }
beyond-least = almeno { $n }
blocked-money = Non puoi superare questa offerta.
blocked-room = La tua nave non ha posto per questo gruppo.
blocked-full = La tua nave è piena.
your-bid = La tua offerta
your-price = Il tuo prezzo
one-less = Un fiorino in meno
one-more-florin = Un fiorino in più
preset-one-more = Minimo
preset-face = Valore
preset-all-in = Tutto
game-over = La partita è finita.
waiting-for = { $name } decide …
bag-draws = Una mano fruga nel sacchetto …
skip = Salta al presente
skip-turn = Vai al mio turno
undo = Ritira
undo-asked = { $name } vorrebbe ritirare una decisione.
agree = D’accordo
refuse = Rifiuta

# Orologio
clock-left = ancora { $time }
clock-mine = Hai ancora { $time }.
clock-other = { $name } ha ancora { $time }.
time-up = Il tempo è scaduto.
time-short-days = { $d } g { $h } h
time-short-hours = { $h } h { $m } min
time-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
time-hours =
    { $n ->
        [one] 1 ora
       *[other] { $n } ore
    }
time-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minuti
    }
time-seconds =
    { $n ->
        [one] 1 secondo
       *[other] { $n } secondi
    }

# Ordini
order-give = Decidi prima
order-legend = Quando tocca a me
order-pass = Passo su questo gruppo
order-bid = Offro esattamente
order-raise = Uno più degli altri, fino a
order-pass-day = Passo per il resto del giorno
order-florins = Fiorini
order-submit = Lascia l’ordine
order-withdraw = Ritira
order-secret = Nessun altro vede il tuo ordine.
order-said-pass = Ordine: passo
order-said-bid = Ordine: esattamente { $n }
order-said-raise = Ordine: fino a { $n }
order-said-pass-day = Ordine: oggi passo

# Un dispositivo per tutti
hand-over = Passa il dispositivo
hand-to = Tocca a { $name }
hand-take = Sono { $name }

# Cronaca
log-day = Comincia il giorno { $day }. { $name } scopre per primo.
log-day-by-lot = Comincia il giorno { $day }. La sorte sceglie { $name }.
log-round = Comincia il turno { $round }. { $name } è di mano.
log-drawn = { $name } scopre
log-free = { $name } carica gratis
log-offered =
    { $n ->
        [one] { $name } offre un lotto
       *[other] { $name } offre { $n } lotti
    }
log-bid = { $name } offre { $n }
log-passed = { $name } passa
log-cannot =
    { $why ->
        [room] { $name } non ha posto per il gruppo
       *[money] { $name } non può rilanciare
    }
log-price = { $name } chiede { $n }
log-declined = { $name } rifiuta
log-sold = { $name } compra per { $n }
log-docked = { $name } manda la nave { $holds } nel porto { $harbour }
log-loaded = { $name } carica la nave { $holds } nel porto { $harbour }
log-discarded =
    { $why ->
        [no-bids] Nessuno offre; il gruppo è scartato
        [no-room] { $name } non ha posto; il gruppo è scartato
       *[choice] { $name } scarta il gruppo
    }
log-full = La nave di { $name } è piena
log-day-ended =
    { $why ->
        [bag] Il giorno { $day } è finito: il sacchetto è vuoto
       *[ships] Il giorno { $day } è finito: le navi sono piene
    }
log-round-ended =
    { $why ->
        [bag] Il turno { $round } è finito: il sacchetto è vuoto
       *[ships] Il turno { $round } è finito: tre navi sono piene
    }
log-ended = La partita è finita

# Posizione come testo
text-none = niente
text-day =
    { $bag ->
        [one] Giorno { $day }. Un lotto nel sacchetto.
       *[other] Giorno { $day }. { $bag } lotti nel sacchetto.
    }
text-round =
    { $bag ->
        [one] Turno { $round }. Un lotto nel sacchetto.
       *[other] Turno { $round }. { $bag } lotti nel sacchetto.
    }
text-group = Gruppo: { $lots }. Valore { $n }.
text-high = Offerta più alta: { $n } di { $name }.
text-price = { $name } chiede { $n }.
text-turn = Tocca a { $name }.
text-auction = Asta: { $list }.
text-buyer = { $name }: { $money } fiorini. A bordo: { $lots }; carico { $cargo }, stive libere { $free }. Livelli: tessuti { $cloth }, pellicce { $fur }, grano { $grain }, colori { $dye }, spezie { $spice }. Incasso se il giorno finisse ora: { $pay }.
text-house = { $name }: { $money } fiorini. Incasso se il turno finisse ora: { $pay }.
text-ship = { $name }, nave con { $holds } stive, { $where }: { $lots }.
text-at-home = in rada
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: segnalino al centro.
       *[other] { $harbour }, { $commodity }: segnalino dalla parte di { $side }, casella { $field }.
    }

# Punteggio e fine
scoring-day = Punteggio, giorno { $day }
scoring-round = Punteggio, turno { $round }
skip-count = Mostra tutto
source = Da dove
before = Prima
after = Dopo
note-cargo = carico { $n }
note-level = livello { $n }
note-field = casella { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
rematch = Un’altra partita
rematch-join = Alla prossima partita
replay = Rivedi
download = Scarica la partita
chart-title = I soldi durante la partita
chart-text = Grafico dei soldi; alla fine: { $list }
all-auctions =
    { $n ->
        [one] L’unica asta
       *[other] Tutte le { $n } aste
    }
unsold = nessuno
deal-seed = Parola di questa distribuzione: { $seed }

# Rivedere
step = Passo
step-of = Passo { $n } di { $of }
step-back = Indietro
step-on = Avanti
play = Riproduci
pause = Pausa
next-sale = Prossima vendita
next-day = Prossimo punteggio
next-round = Prossimo punteggio
play-on = Gioca da qui
look-text = Una partita intera sta in un piccolo file. Guardala passo per passo, o gioca da qualsiasi punto.
record-file = File della partita
record-paste = Oppure incollala qui

# Analisi
analyse = Analizza
analysing = La partita viene giudicata …
analysed = L’analisi è pronta.
win-chart = Probabilità di vittoria durante la partita
win-of = { $name }: { $win }
coach-see = Vedilo nella partita
coach-best = La scelta migliore.
coach-good = Buona come qualsiasi altra.
coach-chance = Qui decide il sacchetto.
coach-better = Meglio: { $best }.
coach-cost = È costato { $cost }.
coach-cost-win = il { $win } della vittoria
coach-cost-both =
    { $n ->
        [one] il { $win } della vittoria e circa 1 fiorino
       *[other] il { $win } della vittoria e circa { $n } fiorini
    }
coach-unfair =
    { $fair ->
        [one] 1 fiorino sarebbe stato giusto; { $n } sono costati { $cost }.
       *[other] { $fair } fiorini sarebbero stati giusti; { $n } sono costati { $cost }.
    }
coach-passed =
    { $fair ->
        [one] 1 fiorino sarebbe stato giusto; passare è costato { $cost }.
       *[other] Fino a { $fair } fiorini sarebbero stati giusti; passare è costato { $cost }.
    }
coach-fair = Prezzo giusto di { $lots } per ogni compratore
coach-cannot-buy = non può comprare
florin-word =
    { $n ->
        [one] fiorino
       *[other] fiorini
    }
coach-mistakes = Gli errori più cari
coach-more = Errori, totali, tutte le decisioni
coach-totals = Quanto è stato regalato
coach-decisions = Decisioni
coach-each = Probabilità per decisione
coach-florins = Fiorini in tutto
coach-every = Tutte le { $n } decisioni
coach-played = Giocato
coach-better-one = Meglio
coach-price = Costo
coach-judge = Giudica { $judge }, il nostro bot più forte. Può sbagliare anche lui.
did-draw = { $name } scopre un altro lotto.
did-stop = { $name } offre il gruppo.
did-pass = { $name } passa.
did-bid = { $name } offre { $n }.
did-price = { $name } chiede { $n }.
did-buy = { $name } compra.
did-decline = { $name } rifiuta.
did-discard = { $name } scarta il gruppo.
did-load = { $name } carica la nave { $holds }: { $harbour }.
best-draw = scoprire un altro lotto
best-stop = offrire il gruppo
best-pass = passare
best-bid = offrire { $n }
best-price = chiedere { $n }
best-buy = comprare
best-decline = rifiutare
best-discard = scartare il gruppo
best-load = nave { $holds }, { $harbour }

# Menu del tavolo e impostazioni
table-menu = Menu del tavolo
speed = Ritmo di ciò che vedi
speed-slow = Comodo
speed-normal = Calmo
speed-fast = Vivace
speed-instant = Subito
show-track = Mostra la tabella dei soldi
counters-now = Muovi i segnalini già all’acquisto
confirm-bids = Chiedi conferma prima di ogni offerta
sound = Un campanellino quando tocca a me
notify = Avvisami quando tocca a me e la pagina è nascosta
take-back = Riprendi dal bot il posto di { $name }
resign = Fai continuare un bot al posto di { $name }
you = Tu
your-name = Il tuo nome
look = Aspetto
playing = Giocare
keys = Tasti
keys-on = Singoli tasti decidono (lettere, cifre, + e −)
key-0 = scrivi una somma
key-1 = un fiorino in più o in meno
key-2 = offri o chiedi il prezzo
key-3 = passa
key-4 = offerta minima
key-5 = valore
key-6 = tutto
key-7 = un altro lotto
key-8 = offri il gruppo
key-9 = compra
key-10 = rifiuta
key-11 = scarta il gruppo
key-12 = nave, poi porto
other-device = Un altro dispositivo
carry-text = Crea qui un codice e scrivilo sull’altro dispositivo: nome e tavoli ti seguono. Vale una volta sola.
carry-make = Crea un codice
carry-type = Codice dell’altro dispositivo
carry-use = Usa il codice

# Chiavi d’accesso
tokens = Chiavi d’accesso
tokens-text = Con una chiave d’accesso un tuo programma gioca a tuo nome, finché non la revochi. Custodiscila come una password: viene mostrata una volta sola.
tokens-docs = Come i programmi parlano con Florin
tokens-link = Chiavi d’accesso per programmi
token-label = A che cosa serve?
token-make = Crea una chiave
token-made = La tua nuova chiave. Viene mostrata solo adesso: copiala prima di lasciare la pagina.
token-secret = Nuova chiave
token-copy = Copia la chiave
tokens-yours = Le tue chiavi
token-none = Non hai chiavi d’accesso.
token-created = creata { $date }
token-used = usata l’ultima volta { $date }
token-unused = mai usata
token-revoke = Revoca
token-revoke-of = Revoca { $label }
token-sure = Revocare davvero?
token-gone = { $label } è revocata.
token-many = Hai già moltissime chiavi. Revocane prima una.

# Voci
chat-empty = Nessuno ha ancora detto niente.
chat-label = Di’ qualcosa
chat-send = Invia

# Connessione e rifiuti
connection-lost = Connessione interrotta. Florin si ricollega da solo; nulla va perso.
table-gone = Questo tavolo non esiste
table-gone-text = Forse il link è incompleto, o il tavolo è stato sparecchiato.
error-bad-request = Il server non ha capito.
error-bad-record = Non è una partita che Florin sappia leggere.
error-bad-cookie = La tua visita è scaduta. Ricarica la pagina.
error-bad-access-token = Questa chiave di accesso non è valida.
error-cross-origin = Questa pagina non può parlare con quel server.
error-too-large = È troppo grande.
error-too-many-requests = Un po’ più piano, per favore. Riprova tra un momento.
error-not-found = Non trovato.
error-method-not-allowed = Il server non lo fa.
error-unknown-table = Questo tavolo non esiste.
error-unknown-bot = Questo bot non esiste.
error-unknown-code = Questo codice non vale, o è già stato usato.
error-not-your-turn = Non tocca più a te.
error-illegal-move = In questa posizione non si può.
error-stale-ply = Il gioco è andato avanti. Ora la posizione è questa.
error-not-your-seat = Quel posto non è tuo.
error-not-your-table = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Qualcuno è stato più svelto: il posto è preso.
error-seats-open = Ci sono ancora posti liberi.
error-wrong-status = In questo momento il tavolo non lo permette.
error-no-order = Ora non si può lasciare un ordine.
error-no-undo = Non c’è niente da ritirare.
error-game-under-way = La partita è ancora in corso. L’analisi arriva quando è finita.
error-analysis-failed = Non è stato possibile giudicare tutta la partita. Riprova più tardi.
error-busy = Il server è occupato. Riprova tra un momento.
error-server-error = Qualcosa è andato storto sul server.
