# Florin in italiano. I quattro file hanno le stesse chiavi; un test li confronta.

title = { $page } · Florin
title-home = Florin · { $games }
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
how-many = Giocatori
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
stage-n = Parte { $n }
day-of = Giorno { $n } di { $of }
round-of = Turno { $n } di { $of }
stage-of = Parte { $n } di { $of }
seat-open = Posto libero

# Visita
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
by-lot = A sorte
special-rules = Regole particolari di questo tavolo
option-line = { $option }: { $value }
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
players = Giocatori
ships = Navi
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
face-value = Valore
price = Prezzo
money = Soldi
cargo = Carico
cargo-value = Valore del carico
bag-left =
    { $n ->
        [one] 1 lotto nel sacchetto
       *[other] { $n } lotti nel sacchetto
    }
ship-aboard = Nave: { $n } stive occupate su { $holds }
your-seat = tu
tally-note =
    { $unseen ->
        [one] 1 lotto non visto; { $bag } nel sacchetto.
       *[other] { $unseen } lotti non visti; { $bag } nel sacchetto.
    }
bot-keeps = gioca un bot
away = assente
watching =
    { $n ->
        [one] 1 guarda
       *[other] { $n } guardano
    }
# Decidere
your-decision = La tua decisione
your-turn = Tocca a te.
turn-plain = Tocca a te
number-from = Un numero da { $least } in su
number-between = Un numero da { $least } a { $most }
number-send = Gioca { $n }
do-draw = Un altro lotto
do-stop = Offri il gruppo
pass = Passo
bid-n = Offri { $n }
ask-n = Chiedi { $n }
leaves = ti restano { $n }
leaves-if-declined = se rifiuta ti restano { $n }
sure-pass = Passi davvero?
sure-bid = Davvero { $n }?
beyond-most = hai { $n }
beyond-least = almeno { $n }
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

# Un dispositivo per tutti
hand-over = Passa il dispositivo
hand-to = Tocca a { $name }
hand-take = Sono { $name }

# Cronaca
log-drawn = { $name } scopre
log-offered =
    { $n ->
        [one] { $name } offre un lotto
       *[other] { $name } offre { $n } lotti
    }
log-sold = { $name } compra per { $n }
log-discarded =
    { $why ->
        [no-bids] Nessuno offre; il gruppo è scartato
        [no-room] { $name } non ha posto; il gruppo è scartato
       *[choice] { $name } scarta il gruppo
    }
log-ended = La partita è finita

# Posizione come testo
text-none = niente
text-group = Gruppo: { $lots }. Valore { $n }.
text-turn = Tocca a { $name }.
# Punteggio e fine
skip-count = Mostra tutto
source = Da dove
scoring-stage = Punteggio, parte { $n }
before = Prima
after = Dopo
note-cargo = carico { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
look-board = Guarda il tabellone
look-result = Mostra il risultato
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
next-scoring = Prossimo punteggio
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
did-token = { $name } gioca { $token }.
best-draw = scoprire un altro lotto
best-stop = offrire il gruppo
best-token = { $token }
# Menu del tavolo e impostazioni
table-menu = Menu del tavolo
speed = Ritmo di ciò che vedi
speed-slow = Comodo
speed-normal = Calmo
speed-fast = Vivace
speed-instant = Subito
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
key-amount = scrivi una somma
key-more = un fiorino in più o in meno
key-send = offri o chiedi il prezzo
key-pass = passa
key-least = offerta minima
key-face = valore
key-all-in = tutto
key-draw = un altro lotto
key-stop = offri il gruppo
key-buy = compra
key-decline = rifiuta
key-discard = scarta il gruppo
key-load = nave, poi porto
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
