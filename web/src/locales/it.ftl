# Florin in italiano. I quattro file hanno le stesse chiavi; un test li confronta.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Tocca a te · { $game }
home = Florin, pagina iniziale
menu = Menu
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-now = Tema: { $theme }
settings = Impostazioni
rules = Regole
loading = Caricamento…
reload = Riprova
close = Chiudi
open = Apri
save = Salva
saved = Salvato.
continue = Avanti
cancel = Annulla
skip-to-content = Vai al contenuto
offline = Server non raggiungibile. Nuovo tentativo in corso…
lost-title = Pagina non trovata
lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.

# Merci
cloth = Tessuti
fur = Pellicce
grain = Grano
dye = Colori
spice = Spezie
gold = Oro
# Lettere sui lotti: diverse per ogni merce.
letter-cloth = T
letter-fur = P
letter-grain = G
letter-dye = C
letter-spice = S
letter-gold = Au
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }

# Pagina iniziale
hero = Compra bene, salpa a stiva piena, muori ricco.
hero-text = Due giochi d’asta dalla Firenze del Rinascimento. Ogni lotto ha il suo prezzo; l’arte è farlo pagare agli altri.
play-now = Gioca subito
how-many = Giocatori
with-friends = Con gli amici
with-friends-text = Apri un tavolo e condividi il link. Oppure giocate a turno su un solo dispositivo.
new-table = Nuovo tavolo
open-record = Apri una partita salvata
open-tables = Tavoli aperti
no-open-tables = Al momento non ci sono tavoli aperti. Aprine uno: forse arriva qualcuno.
tour-again = Come si gioca
card-your-turn = Tocca a te
card-open =
    { $n ->
        [0] Al completo, non iniziato
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
continue-playing = Continua
finished-games = Partite finite
hide = Nascondi
hide-game = Nascondi { $game }, { $date }
card-won = Vinta
card-shared = Vittoria condivisa
card-place = { $place }º posto su { $of }
card-no-clock = Senza limite di tempo
show-hidden =
    { $n ->
        [one] Mostra 1 partita nascosta
       *[other] Mostra { $n } partite nascoste
    }
card-over = Finito
stage-n = Parte { $n }
day-of = Giorno { $n } di { $of }
round-of = Round { $n } di { $of }
stage-of = Parte { $n } di { $of }
seat-open = Posto libero
seat-invited = Riservato a { $name }

# Visita
tour-next = Avanti
tour-skip = Salta
tour-done = Giochiamo

# Nuovo tavolo
game = Gioco
seats = Posti
options = Opzioni
seat-n = Posto { $n }
seat-for = Chi prende il posto { $n }
seat-me = Io
seat-guest = Qualcuno su questo dispositivo
seat-bot = Bot: { $name }
name = Nome
name-of-seat = Nome per il posto { $n }
hot-seat-note = Più persone usano questo dispositivo. Passatevelo tra un turno e l’altro.
by-lot = A sorte
special-rules = Regole particolari di questo tavolo
option-line = { $option }: { $value }
clock = Tempo per decisione
clock-none = Senza limite
clock-30 = 30 secondi
clock-120 = 2 minuti
clock-day = 1 giorno
clock-3-days = 3 giorni
who-may-see = Chi può vedere il tavolo
public = Tutti
by-link = Solo chi ha il link
seed = Seme
seed-random = Casuale
seed-note = I tavoli con lo stesso seme ricevono gli stessi lotti. Il seme resta nascosto fino alla fine della partita.
make-table = Apri il tavolo

# Prima della partita
table = Tavolo
invite = Invita con questo link
copy-link = Copia il link
share-link = Condividi…
name-for-others = Il tuo nome, come lo vedono gli altri
copied = Copiato
sit-down = Siediti
stand-up = Alzati
bot = Bot
bot-level = Bot { $level }
level-random = A caso
level-face = A valore
level-novice = Principiante
level-apprentice = Apprendista
level-merchant = Mercante
level-banker = Banchiere
level-magnifico = Magnifico
fill-bots = Completa con i bot
start-game = Inizia la partita
waiting-seats =
    { $n ->
        [one] C’è ancora 1 posto libero.
       *[other] Ci sono ancora { $n } posti liberi.
    }
waiting-start = In attesa che { $name } inizi la partita.
host = Organizzatore
close-table = Chiudi il tavolo
make-host = Rendi organizzatore
make-host-of = Rendi { $name } organizzatore
remove = Rimuovi
remove-of = Rimuovi { $name }
ask-close = Chiudere questo tavolo?
ask-close-text = Chi aspetta qui viene avvisato. Il link non funzionerà più.
ask-close-do = Chiudi il tavolo
ask-remove = Rimuovere { $name }?
ask-remove-text = { $name } non potrà più sedersi a questo tavolo.
ask-remove-do = Rimuovi
ask-host = Rendere { $name } organizzatore?
ask-host-text = { $name } avvierà la partita e gestirà i posti.
ask-host-do = Rendi organizzatore
ask-stand = Alzarsi?
ask-stand-text = { $name } diventa l’organizzatore di questo tavolo.
ask-stand-do = Alzati
you-were-removed = L’organizzatore ti ha rimosso da questo tavolo.
you-are-host = Ora sei l’organizzatore di questo tavolo.
host-closed = L’organizzatore ha chiuso questo tavolo
host-closed-text = La partita non è iniziata. Puoi aprire un tavolo tuo.

# Tavolo
market = Mercato
players = Giocatori
ships = Navi
log = Cronaca
tally = Non visti
chat = Chat
as-text = Come testo
beside-table = Pannello laterale
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
        [one] ancora 1 lotto nel sacchetto
       *[other] ancora { $n } lotti nel sacchetto
    }
ship-aboard = Nave: { $n } stive piene su { $holds }
your-seat = tu
tally-note =
    { $unseen ->
        [one] 1 lotto non visto; { $bag } nel sacchetto.
       *[other] { $unseen } lotti non visti; di questi { $bag } nel sacchetto.
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
do-stop = Proponi il gruppo
pass = Passa
bid-n = Offri { $n }
ask-n = Chiedi { $n }
leaves =
    { $n ->
        [one] ti resta { $n }
       *[other] ti restano { $n }
    }
leaves-if-declined =
    { $n ->
        [one] se rifiuta ti resta { $n }
       *[other] se rifiuta ti restano { $n }
    }
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
waiting-for = { $name } sta decidendo…
bag-draws = Si pesca dal sacchetto…
skip = Vai alla situazione attuale
skip-turn = Vai al mio turno
undo = Annulla
undo-asked = { $name } vuole annullare una mossa: { $what }.
undo-withdraw = Ritira
undo-title = Annullare la mossa?
undo-your = Viene annullato: { $what }.
undo-more =
    { $n ->
        [one] { $what }, e ciò che è seguito: 1 mossa
       *[other] { $what }, e ciò che è seguito: { $n } mosse
    }
undo-others = Gli altri giocatori devono essere d’accordo.
undo-do = Annulla la mossa
undo-ask = Chiedi agli altri
undo-refused = Gli altri non erano d’accordo: la mossa resta.
log-undone = { $name } ha annullato una mossa: { $what }.
log-fallback = Il bot di { $name } non ha risposto: è stata giocata una mossa a caso.
log-clock = Il tempo di { $name } è scaduto: ha deciso un bot.
log-earlier = Carica le mosse precedenti
agree = D’accordo
refuse = Rifiuta

# Orologio
clock-left = ancora { $time }
clock-mine = Hai ancora { $time }.
clock-other = { $name } ha ancora { $time }.
time-up = Il tempo è scaduto.
then-pass = Poi un bot passa per te.
then-play = Poi un bot gioca per te.
time-out-passed = Tempo scaduto: un bot ha passato per te.
time-out-decided = Tempo scaduto: un bot ha deciso per te ({ $what }).
time-out-chances =
    { $n ->
        [one] Hai ancora una possibilità.
       *[other] Hai ancora { $n } possibilità.
    }
stand-in = Se il tempo scade
stand-in-pass = Un bot passa
stand-in-play = Un bot gioca
paused = In pausa
paused-away = In pausa mentre non c’era nessuno.
seat-lost-title = Un bot ha preso il tuo posto
seat-lost-text = Il tuo tempo è scaduto due volte di seguito.
seat-lost-pass = Il bot passa per te finché non torni.
seat-lost-play = Il bot gioca per te finché non torni.
seat-lost-paused = La partita aspetta il tuo ritorno.
return-until = Puoi tornare fino alla fine della partita.
take-seat-back = Riprendi il mio posto
leave-to-bot = Lascia giocare il bot
bot-for-you = Un bot gioca per te.
bot-finished = Un bot ha giocato per te fino alla fine. La partita è finita, quindi non puoi più riprendere il posto.
resign-title = Lasciare giocare un bot per { $name }?
resign-pass = Passa ogni volta che può.
resign-play = Gioca come meglio può.
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
        [one] { $name } propone 1 lotto
       *[other] { $name } propone { $n } lotti
    }
log-sold = { $name } compra per { $n }
log-discarded =
    { $why ->
        [no-bids] Nessuno offre; il gruppo viene scartato
        [no-room] { $name } non ha posto; il gruppo viene scartato
       *[choice] { $name } scarta il gruppo
    }
log-ended = La partita è finita

# Posizione come testo
text-none = niente
text-group = Gruppo: { $lots }. Valore { $n }.
text-turn = Tocca a { $name }.
# Punteggio e fine
skip-count = Salta l’animazione
tap-to-skip = Tocca o premi un tasto per saltare
count-none = Nessun pagamento
scored-buyer = { $name } riceve { $n } e ha { $money }
skip-scoring = Vai al punteggio
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
final-you = Tu: { $place }º su { $of }
share-result = Condividi
story = La storia della partita
story-wait = Cerco i momenti decisivi…
story-decisive = L’asta decisiva
story-chances = Probabilità di vittoria di { $name }: { $from } → { $to }
story-best = Il tuo acquisto migliore
story-worth = Per te valeva circa { $n }: { $saved } risparmiati.
story-dearest = La tua decisione più costosa
story-faultless = Non hai regalato nulla.
story-unsold = Nessuno l’ha comprato
look-board = Guarda il tabellone
look-result = Mostra il risultato
rematch = Un’altra partita
rematch-join = Vai alla rivincita
rematch-watch = Guarda la rivincita
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
deal-seed = Seme di questa partita: { $seed }

# Rivedere
step = Passo
step-of = Passo { $n } di { $of }
step-back = Indietro
step-on = Avanti
play = Riproduci
pause = Pausa
previous-sale = Vendita precedente
replay-speed = Velocità: { $n }×
next-sale = Prossima vendita
next-scoring = Prossimo punteggio
play-on = Gioca da qui
open-in-florin = Apri in Florin
look-text = Una partita salvata è un piccolo file. Guardala passo per passo, o gioca da qualsiasi punto.
record-file = File della partita
record-paste = Oppure incolla qui il contenuto

# Analisi
analyse = Analizza
analysing = Analisi della partita in corso…
analysed = L’analisi è pronta.
win-chart = Probabilità di vittoria durante la partita
win-of = { $name }: { $win }
coach-see = Guarda nel replay
coach-best = La scelta migliore.
coach-good = Buona come qualsiasi altra.
coach-chance = Qui decide il sacchetto.
coach-better = Meglio: { $best }.
coach-cost = È costato { $cost }.
coach-cost-win = { $win } di probabilità di vittoria
coach-cost-both =
    { $n ->
        [one] { $win } di probabilità di vittoria e circa 1 fiorino
       *[other] { $win } di probabilità di vittoria e circa { $n } fiorini
    }
coach-unfair =
    { $fair ->
        [one] 1 fiorino sarebbe stato giusto
       *[other] { $fair } fiorini sarebbero stati giusti
    }; { $n ->
        [one] { $n } è costato { $cost }.
       *[other] { $n } sono costati { $cost }.
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
coach-mistakes = Errori più costosi
coach-more = Errori, totali, tutte le decisioni
coach-totals = Quanto è stato regalato
coach-decisions = Decisioni
coach-each = Probabilità di vittoria per decisione
coach-florins = Fiorini in totale
coach-every = Tutte le { $n } decisioni
coach-played = Giocato
coach-better-one = Meglio
coach-price = Costo
coach-judge = Giudica { $judge }, il nostro bot più forte. Può sbagliare anche lui.

# Levels in two sentences, reasons for choices, phases of a review
style-novice = Guarda i valori stampati e paga volentieri troppo. Adatto alla prima partita.
style-apprentice = Guarda soprattutto i valori stampati e prevede poco. Sbaglia spesso il prezzo.
style-merchant = Sa quanto rende un gruppo e pianifica circa metà delle pescate. A volte paga troppo o troppo poco.
style-banker = Conosce bene il prezzo equo e pianifica. Aspettati solo piccoli errori di valutazione.
style-magnifico = Gioca al meglio di ciò che sappiamo. Non fa regali.
reason-level = Livello { $level } in { $commodity } (+{ $florins })
reason-cargo = Carico al posto { $level } (+{ $florins })
reason-deny = Toglie a { $name } { $florins } in { $commodity }
reason-leave = Per { $name } vale { $florins }
reason-fills =
    { $level ->
        [0] Riempie la nave: fuori per oggi
       *[other] Riempie la nave da { $level } stive
    }
reason-no-room = { $name } non può offrire: non ha posto
reason-no-money = { $name } non può offrire più di { $florins }
reason-last = Offre per ultimo: basta { $florins }
reason-alone = Gli altri non possono offrire: basta { $florins }
reason-too-big = Un altro lotto non entrerebbe a bordo ({ $name })
reason-shuts-out = Un altro lotto non entrerebbe nella nave di { $name }
reason-unseen = Lotti di { $commodity } non visti: { $level }
reason-harbour = In testa nel porto { $harbour } (+{ $florins })
reason-harbour-deny = Toglie a { $name } il primo posto nel porto { $harbour } (−{ $florins })
reason-track = Casella { $level } in { $commodity }, porto { $harbour } (+{ $florins })
reason-track-deny = Toglie a { $name } { $florins } in { $commodity }, porto { $harbour }
reason-best-load = Il posto migliore cambia la differenza di denaro di { $florins }
reason-other-load = Per { $name } il posto migliore cambia la differenza di { $florins }
reason-discards = { $name } non ha posto e dovrebbe scartarlo
reason-ends-round = Riempie l’ultima nave: il round finisce
reason-bag = Lotti nel sacchetto: { $level }
phase-draw = Pescate
phase-bid-first = Prime offerte
phase-bid-middle = Offerte intermedie
phase-bid-last = Ultime offerte
phase-late = Fine del giorno o del round
phase-price = Prezzi proposti
phase-answer = Risposte
phase-load = Carico delle navi
did-draw = { $name } scopre un altro lotto.
did-stop = { $name } propone il gruppo.
did-token = { $name } gioca { $token }.
best-draw = scoprire un altro lotto
best-stop = proporre il gruppo
best-token = { $token }
# Menu del tavolo e impostazioni
table-menu = Menu del tavolo
speed = Velocità delle animazioni
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Immediata
confirm-bids = Chiedi conferma prima di offrire
sound = Suoni
volume = Volume
notify = Avvisami quando tocca a me e la pagina è nascosta
handover = Più persone su un dispositivo: chiedi di passarlo tra un turno e l’altro
take-back = Riprendi dal bot il posto di { $name }
resign = Fai continuare un bot al posto di { $name }
you = Tu
your-name = Il tuo nome
look = Aspetto
playing = Gioco
keys = Scorciatoie da tastiera
keys-on = Usa scorciatoie a tasto singolo (lettere, cifre, + e −)
key-amount = scrivi una somma
key-more = un fiorino in più o in meno
key-send = offri o chiedi il prezzo
key-pass = passa
key-least = offerta minima
key-face = valore
key-all-in = tutto
key-draw = un altro lotto
key-stop = proponi il gruppo
key-buy = compra
key-decline = rifiuta
key-discard = scarta il gruppo
key-load = nave, poi porto
other-device = Un altro dispositivo
carry-text = Crea qui un codice e scrivilo sull’altro dispositivo: nome e tavoli ti seguono. Vale una volta sola.
carry-make = Crea un codice
carry-type = Codice dell’altro dispositivo
carry-use = Usa il codice
sessions = Dove hai effettuato l’accesso
sessions-text = Tutti i browser in cui giochi con questo nome. Disconnetti quelli che non usi più o che non conosci.
session-unknown = dispositivo sconosciuto
session-current = questo browser
session-since = dal { $date }
session-used = ultimo uso { $date }
session-end = Disconnetti
session-end-of = Disconnetti { $device }
session-sure = Disconnettere davvero?
sessions-end-others = Disconnetti tutti gli altri
log-out = Disconnetti qui
log-out-sure = Disconnettere davvero qui? Senza un altro dispositivo o un codice non potrai tornare a questo nome e ai suoi tavoli.
session-ended = { $device } è disconnesso.
sessions-ended = Tutti gli altri browser sono disconnessi.

# Keeping an identity: passkeys, recovery codes, own data
keep-name = Conserva questo nome
keep-name-text = Una passkey conserva il tuo nome e i tuoi tavoli: su questo dispositivo, sugli altri tuoi, e anche se i dati del browser vengono cancellati. Non c’è nessuna password.
passkey-make = Conserva con una passkey
passkey-another = Aggiungi un’altra passkey
passkey-none = Qui questo browser non può usare passkey. Serve https, oppure l’indirizzo localhost.
passkey-made = La passkey è salvata.
passkey-since = dal { $date }
passkey-used = ultimo accesso { $date }
passkey-synced = su più dispositivi
passkey-remove = Rimuovi
passkey-remove-of = Rimuovi la passkey { $label }
passkey-sure = Rimuoverla davvero?
passkey-removed = La passkey è rimossa; i browser entrati con essa sono disconnessi.
recovery = Codici di recupero
recovery-text = Ogni codice ti fa entrare una volta se perdi le passkey. Scrivili adesso: non verranno più mostrati.
recovery-left = { $count ->
    [0] Non resta nessun codice di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
recovery-new = Crea nuovi codici
recovery-new-sure = I vecchi codici non varranno più. Crearne di nuovi?
recovery-copy = Copia
recovery-copied = Copiati.
recovery-done = Li ho scritti
sign-in = Accedi
sign-in-text = Hai una passkey o un codice di recupero? Allora qui sei di nuovo tu.
sign-in-passkey = Accedi con una passkey
sign-in-code = Codice di recupero
sign-in-use = Accedi con il codice
signed-in = Bentornato, { $name }.
sign-in-loses = Il nome che hai ora in questo browser va perso con i suoi tavoli, a meno che abbia anch’esso una passkey.
handle = Nome utente
handle-text = Un nome unico per l’indirizzo del tuo profilo: lettere, cifre, trattini. Serve una passkey.
handle-save = Salva
my-data = I tuoi dati
my-data-export = Scarica tutto ciò che mi riguarda
my-data-text = Un solo file con profilo, tavoli, partite e chat.
delete-me = Cancella la mia identità
delete-me-text = Nome, passkey, chat e accessi vengono cancellati subito. Le partite finite restano, senza il tuo nome. Non si può annullare.
delete-me-name = Per confermare scrivi il tuo nome: { $name }
delete-me-do = Cancella per sempre
passkey-cancelled = Non è successo nulla: la passkey non è stata usata.

# Chiavi d’accesso
tokens = Chiavi d’accesso
tokens-text = Con una chiave d’accesso un tuo programma gioca a tuo nome, finché non la revochi. Custodiscila come una password: viene mostrata una volta sola.
tokens-docs = Documentazione dell’API
tokens-link = Chiavi d’accesso per programmi
token-label = A che cosa serve?
token-scope = Che cosa può fare?
scope-play = Giocare e guardare
scope-read = Solo guardare
token-play = gioca
token-read = guarda soltanto
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
token-many = Hai troppe chiavi. Revocane prima una.

# Chat
chat-empty = Ancora nessun messaggio.
chat-label = Scrivi un messaggio
chat-send = Invia
chat-earlier = Messaggi precedenti

# Connessione e rifiuti
connection-lost = Connessione interrotta. Riconnessione in corso… Nulla va perso.
table-gone = Questo tavolo non esiste
table-gone-text = Forse il link è incompleto, o il tavolo è stato rimosso.
error-bad-request = Il server non ha capito.
error-bad-record = Florin non riesce a leggere questa partita salvata.
error-bad-cookie = La tua sessione è scaduta. Ricarica la pagina.
error-bad-access-token = Questa chiave d’accesso non è valida.
error-not-for-tokens = Un programma con un token di accesso non può farlo.
error-muted = Il gestore di questo sito ha disattivato la tua chat.
error-banned = Il gestore di questo sito ti ha bloccato.
error-cross-origin = Questa pagina non può accedere a quel server.
error-too-large = È troppo grande.
error-too-many-requests = Troppe richieste. Riprova tra un momento.
error-not-found = Non trovato.
error-method-not-allowed = Non è consentito.
error-unknown-table = Questo tavolo non esiste.
error-unknown-bot = Questo bot non esiste.
error-unknown-code = Questo codice non è valido, o è già stato usato.
error-bad-passkey = La passkey non è stata accettata. Riprova.
error-needs-passkey = Serve una passkey. Aggiungine prima una.
error-handle-taken = Questo nome utente è occupato, o somiglia troppo a uno occupato.
error-not-your-turn = Non tocca più a te.
error-illegal-move = In questa posizione non si può.
error-stale-ply = Il gioco è andato avanti. Ora la posizione è questa.
error-not-your-seat = Quel posto non è tuo.
error-not-your-table = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Qualcuno è stato più svelto: il posto è preso.
error-seats-open = Ci sono ancora posti liberi.
error-removed = L’organizzatore ti ha rimosso da questo tavolo.
error-wrong-status = Adesso non è possibile a questo tavolo.
error-no-order = Ora non puoi offrire in anticipo.
error-no-undo = Non c’è niente da annullare.
error-game-under-way = La partita è ancora in corso. Potrai analizzarla quando sarà finita.
error-no-coach = Il maestro aiuta solo ai tavoli dove giochi contro i bot, e non nelle partite con la stessa pesca per tutti.
error-analysis-failed = L’analisi non è stata completata. Riprova più tardi.
error-busy = Il server è occupato. Riprova tra un momento.
error-server-error = Qualcosa è andato storto sul server.

# Lezioni
lesson = Lezione
lessons = Impara a giocare
lessons-text = Gioca una vera partita con una guida: ogni idea arriva quando ti serve. Puoi smettere quando vuoi e riprendere più tardi.
learn = Impara
tour-lesson = Impara giocando
hero-learn = Prima volta? Impara giocando
hero-learn-text = Due lezioni di cinque minuti, a un tavolo vero.
lesson-start = Inizia la lezione
lesson-go-on = Continua la lezione
lesson-was-done = Completata
lesson-leave = Lascia la lezione
lesson-again = Ricomincia
lesson-lost = Questa partita ha lasciato il percorso della lezione. Ricomincia la lezione oppure continua a giocare.
lesson-watch = Guarda che cosa fanno gli altri.
lesson-not-yet = Non questa volta.
lesson-done = Ben fatto!
lesson-coached = Gioca una vera partita con l’allenatore
lesson-others = Altre lezioni
lesson-play-on = Continua questa partita

# Livelli dei bot
opponents = Avversari
level-won = Hai battuto { $level } due volte di fila.
level-try = Prova { $level }
log-level = { $name } gioca da { $level }.
style-random = Fa qualunque cosa le regole permettano.
style-face = Si basa sui valori dei lotti.
