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
contents = Indice
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
# Le merci dentro una frase.
goods-cloth = tessuti
goods-fur = pellicce
goods-grain = grano
goods-dye = colori
goods-spice = spezie
in-cloth = nei tessuti
in-fur = nelle pellicce
in-grain = nel grano
in-dye = nei colori
in-spice = nelle spezie
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }

# Pagina iniziale
hero = Compra a poco. Salpa a stiva piena. Arricchisciti.
hero-text = Due giochi d’asta nella Firenze del Rinascimento: paga meno di quanto vale, o fa’ pagare di più un altro.
play-now = Gioca subito
how-many = Giocatori
with-friends = Con gli amici
with-friends-text = Apri un tavolo e condividi il link. Oppure giocate a turno su un solo dispositivo.
new-table = Nuovo tavolo
open-record = Apri una partita salvata
open-tables = Tavoli aperti
no-open-tables = Al momento non ci sono tavoli aperti. Aprine uno: forse arriva qualcuno.
tour-again = Come si gioca
first-time = È la prima volta?
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
card-over = Finita
stage-n = Parte { $n }
day-of = Giorno { $n } di { $of }
round-of = Round { $n } di { $of }
stage-of = Parte { $n } di { $of }
today = Oggi
show-all = Mostra tutto ({ $n })
home-note = Due giochi di Reiner Knizia. Florin è un progetto indipendente, non affiliato a lui né a un editore.
seat-open = Posto libero
seat-invited = Riservato a { $name }

foot = Informazioni sul sito
glossary = Parole
player-aid = Riassunto
print = Stampa
privacy = Privacy
contact = Contatti
contact-text = A chi rivolgersi per questo sito:
contact-none = Il gestore di questo sito non ha indicato come contattarlo.
licences = Licenze
licences-text = Florin è software libero con licenza MIT. Contiene queste opere di altri:
site-days =
    { $n ->
        [0] senza limiti
        [one] { $n } giorno
       *[other] { $n } giorni
    }
what-is-stored = Che cosa viene conservato su di te

# Visita
tour-next = Avanti
tour-skip = Salta
tour-done = Giochiamo

# Nuovo tavolo
game = Gioco
seats = Posti
options = Opzioni
seat-n = Posto { $n }
seat-for = Chi siede al posto { $n }?
seat-me = Io
seat-guest = Qualcuno su questo dispositivo
seat-bot = Bot: { $name }
name = Nome
name-of-seat = Nome per il posto { $n }
hot-seat-note = Più persone usano questo dispositivo. Passatevelo tra un turno e l’altro.
by-lot = A sorte
special-rules = Regole particolari di questo tavolo
option-line = { $option }: { $value }
time = Tempo
bank = Tempo per tutta la partita
bank-words = { $time } + { $more } per decisione
clock = Tempo per decisione
clock-none = Senza limite
clock-30 = 30 secondi
clock-120 = 2 minuti
clock-day = 1 giorno
clock-3-days = 3 giorni
who-may-see = Chi può vedere il tavolo
public = Tutti
by-link = Solo chi ha il link
seed = Codice dei lotti (seme)
seed-random = Casuale
seed-note = I tavoli con lo stesso codice ricevono gli stessi lotti. Il codice resta nascosto fino alla fine della partita.
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
level-face = Valori stampati
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
ask-stand-text = { $name } diventerà l’organizzatore di questo tavolo.
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
tally = Lotti rimasti
chat = Chat
as-text = Testo
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
ship-aboard = Nave: { $n } su { $holds } stive occupate
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
        [one] altrimenti ti resta { $n }
       *[other] altrimenti ti restano { $n }
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
undo = Torna indietro
undo-asked = { $name } vuole annullare una mossa: { $what }.
undo-asking = Hai chiesto di annullare: { $what }.
undo-withdraw = Ritira
undo-title = Ritirare la mossa?
undo-your = Viene annullato: { $what }.
undo-more =
    { $n ->
        [one] { $what }, e ciò che è seguito: 1 mossa
       *[other] { $what }, e ciò che è seguito: { $n } mosse
    }
undo-others = Gli altri giocatori devono essere d’accordo.
undo-do = Ritira la mossa
undo-ask = Chiedi agli altri
undo-refused = Gli altri non sono d’accordo: la mossa resta.
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
soon-pass = Tra poco un bot passa per te.
soon-play = Tra poco un bot gioca per te.
time-out-passed = Tempo scaduto: un bot ha passato per te.
time-out-decided = Tempo scaduto: un bot ha deciso per te ({ $what }).
time-out-chances =
    { $n ->
        [one] Se scade un’altra volta, un bot prende il tuo posto.
       *[other] Se scade altre { $n } volte, un bot prende il tuo posto.
    }
stand-in = Se il tempo scade
stand-in-pass = Passare
stand-in-play = Subentra un bot
paused = In pausa
paused-away = In pausa mentre erano tutti assenti.
seat-lost-title = Un bot ha preso il tuo posto
seat-lost-text = Il tuo tempo è scaduto due volte di seguito.
seat-lost-pass = Il bot passa per te finché non torni.
seat-lost-play = Il bot gioca per te finché non torni.
seat-lost-paused = La partita aspetta il tuo ritorno.
return-until = Puoi tornare fino alla fine della partita.
take-seat-back = Riprendo il mio posto
leave-to-bot = Lascia finire il bot
bot-for-you = Un bot gioca per te.
bot-finished = Un bot ha giocato per te fino alla fine. La partita è finita, quindi non puoi più riprendere il posto.
resign-title = Far subentrare un bot a { $name }?
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
log-drawn = { $name } pesca
log-offered =
    { $n ->
        [one] { $name } propone 1 lotto
       *[other] { $name } propone { $n } lotti
    }
log-sold = { $name } compra per { $n }
log-discarded =
    { $why ->
        [no-bids] Nessuna offerta: il gruppo viene scartato
        [no-room] { $name } non ha posto: il gruppo viene scartato
       *[choice] { $name } scarta il gruppo
    }
log-ended = La partita è finita

# Posizione come testo
text-none = niente
text-group = Gruppo: { $lots }. Valore { $n }.
text-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $name }.
    }
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
final-you-win =
    { $shared ->
        [yes] Vittoria condivisa!
       *[no] Hai vinto!
    }
final-you = Tu: { $place }º su { $of }
share-result = Condividi
story = La storia della partita
story-wait = Ricerca dei momenti decisivi…
story-decisive = L’asta decisiva
story-chances = Probabilità di vittoria di { $name }: { $from } → { $to }
story-best = Il tuo acquisto migliore
story-worth = Per te valeva circa { $n }: risparmio { $saved }.
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
deal-seed = Codice dei lotti di questa partita: { $seed }

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
record-file = Scegli una partita salvata…
record-paste = Oppure incolla qui il contenuto

# Analisi
analyse = Analizza
analysing = Analisi della partita in corso…
analysed = L’analisi è pronta.
win-chart = Probabilità di vittoria durante la partita
win-of = { $name }: { $win }
coach-best = La scelta migliore.
coach-good = Buona come qualsiasi altra.
coach-chance = Qui decide il sacchetto.
coach-better = Meglio: { $best }.
coach-cost = Perdita: { $cost }.
coach-cost-win = { $win } di probabilità di vittoria
coach-cost-both =
    { $n ->
        [one] { $win } di probabilità di vittoria e circa 1 fiorino
       *[other] { $win } di probabilità di vittoria e circa { $n } fiorini
    }
coach-unfair = Prezzo equo: { $fair }. Con { $n }: perdita { $cost }.
coach-passed =
    { $fair ->
        [one] Il prezzo equo era di 1 fiorino; passare: perdita { $cost }.
       *[other] Era equo pagare fino a { $fair } fiorini; passare: perdita { $cost }.
    }
coach-fair = Prezzo equo di { $lots } per ogni giocatore
coach-cannot-buy = non può comprare
florin-word =
    { $n ->
        [one] fiorino
       *[other] fiorini
    }
coach-totals = Quanto è stato regalato
coach-decisions = Decisioni
coach-each = Probabi{ "\u00AD" }lità di vittoria per decisione
coach-every = Tutte le { $n } decisioni
coach-played = Giocato
coach-better-one = Meglio
coach-price = Costo
coach-judge = Giudica { $judge }, il nostro bot più forte. Può sbagliare anche lui.

# L’allenatore al tavolo
coach = Allenatore
hint = Consiglio
hint-wait = L’allenatore ci pensa…
hint-fair = Prezzo equo per ogni giocatore
hint-best = La scelta migliore
hint-even = Buona come la migliore
hint-costs = Perdita: { $cost }
hint-as-good = altrettanto buone: { $list }
hint-win = probabilità di vittoria
hint-money = fiorini alla fine
hint-legend = Probabilità di vittoria e fiorini a fine partita, se scegli così. Fiorini nei motivi: come se si contasse ora.
coach-intro = In dubbio? Premi «{ hint }» per vedere quanto vale il gruppo, qual è la scelta migliore e perché.
coach-practice = Una partita con l’aiuto dell’allenatore è un esercizio: non entra nelle tue statistiche.
warn = Avvisami prima di un errore maggiore di
warn-never = mai
warn-usual = { $limit }, ai tavoli con l’allenatore
warn-title = Confermi la scelta?
warn-costs = perdita: { $cost }.
warn-again = Scegli di nuovo
warn-anyway = Gioca comunque
play-coached = Con l’allenatore
play-coached-text = Aiuti quando vuoi e una conferma prima delle scelte costose. Conta come esercizio.
key-hint = consiglio dell’allenatore

# La revisione di una partita finita
review = Rilettura
review-of = La partita di
accuracy = Precisione
skill-each = Fiorini persi per decisione
skill-margin =
    { $n ->
        [one] ± { $margin } · 1 decisione
       *[other] ± { $margin } · { $n } decisioni
    }
skill-text = I fiorini persi per decisione misurano la bravura: meno sono, meglio è. Le decisioni senza una vera scelta non contano, né quelle di chi non può quasi più vincere (sotto l’1%). Chi non ha più probabilità di vittoria non può perderne: allora la probabilità persa e la fortuna dicono poco.
review-lost-each = Perso per decisione
review-lost-win = { $win } di probabilità
review-luck = Fortuna
review-hints =
    { $n ->
        [one] 1 consiglio usato.
       *[other] { $n } consigli usati.
    }
review-warnings =
    { $n ->
        [one] 1 avviso.
       *[other] { $n } avvisi.
    }
review-balance = Da dove viene il risultato
review-balance-text = Tutti i valori sono probabilità di vittoria. Le proprie decisioni possono solo costare e non superano mai lo zero; il resto viene dagli altri e dai lotti usciti.
balance-start = All’inizio
balance-luck = Fortuna
balance-others = Ciò che hanno fatto gli altri
balance-own = Decisioni proprie
balance-result = Risultato
review-dearest = Decisioni più costose
review-good = Decisioni migliori
review-turning = Punti di svolta
review-stake = La scelta migliore; ogni altra sarebbe costata { $win }.
review-against = Sulla scelta fatta:
review-bids = Offerte e prezzi equi
review-phases = Per tipo di decisione
review-phase = Tipo
plot-bid = Offerta
plot-fair = Prezzo equo
plot-over = Differenza
plot-text = Ogni punto è una cifra indicata. Sopra la linea tratteggiata superava il valore del gruppo per quel giocatore.
plot-table =
    { $n ->
        [one] 1 offerta in tabella
       *[other] { $n } offerte in tabella
    }
plot-none = Non è stata indicata nessuna cifra.
learn-mistakes =
    { $n ->
        [one] Impara dal tuo errore
       *[other] Impara dai tuoi errori ({ $n })
    }
retry-title = Errore { $n } di { $of }
retry-ask = Ora che cosa faresti?
retry-below = Scegli qui sotto.
retry-try = Riprova
retry-skip = Salta
retry-best = è la scelta migliore.
retry-as-good = Altrettanto valida: { $best }.
retry-better = è meglio: perdita { $cost } invece di { $before }.
retry-same = non è meglio: perdita { $cost }.
retry-worse = è peggio: perdita { $cost }; prima era { $before }.
retry-next = Prossimo errore
retry-again = Riprova
retry-show = Mostra la scelta migliore
retry-branch = Continua a giocare da qui
retry-end = Torna alla rilettura

# Livelli in due frasi
character-novice = Nino
character-apprentice = Agnese
character-merchant = Matteo
character-banker = Bianca
character-magnifico = Lorenzo
style-novice = Guarda solo i numeri sui lotti e tende a pagare troppo. Adatto alla prima partita.
style-apprentice = Guarda soprattutto i numeri sui lotti e sbaglia spesso il prezzo.
style-merchant = Sa quanto vale un gruppo e ragiona spesso in anticipo. A volte paga troppo.
style-banker = Valuta bene i prezzi e ragiona in anticipo. Fa pochi errori.
style-magnifico = Il nostro bot più forte. Non regala nulla.
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
resign = Affida a un bot il posto di { $name }
you = Tu
your-name = Il tuo nome
look = Aspetto
playing = Gioco
keys = Scorciatoie da tastiera
keys-on = Usa scorciatoie a tasto singolo (lettere, cifre, + e −)
key-amount = scrivi una somma
key-more = un fiorino in più o in meno
key-send = offri o fai il prezzo
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
session-since = attivo: { $date }
session-used = ultimo uso { $date }
session-end = Disconnetti
session-end-of = Disconnetti { $device }
session-sure = Disconnettere davvero?
sessions-end-others = Disconnetti tutti gli altri
log-out = Esci da questo browser
log-out-sure = Disconnettere davvero qui? Questo nome non ha una passkey: senza un altro dispositivo connesso non potrai tornare al nome e ai suoi tavoli.
log-out-kept = Puoi accedere di nuovo in qualsiasi momento con la passkey o con un codice di recupero.
log-out-elsewhere = Resti connesso su un altro dispositivo. Lì puoi creare un codice per tornare qui.
session-ended = { $device } è disconnesso.
sessions-ended = Tutti gli altri browser sono disconnessi.

# Conservare il nome: passkey, codici di recupero, i propri dati
keep-name = Conserva nome e partite
keep-name-text = Con una passkey conservi il tuo nome e i tuoi tavoli su questo dispositivo e sugli altri tuoi, anche se i dati del browser vengono cancellati. Non serve nessuna password.
passkey-make = Conserva con una passkey
passkey-another = Aggiungi un’altra passkey
passkey-none = Qui questo browser non può usare passkey. Serve https, oppure l’indirizzo localhost.
passkey-made = La passkey è salvata.
passkey-since = attivo: { $date }
passkey-used = ultimo accesso { $date }
passkey-synced = su più dispositivi
passkey-remove = Rimuovi
passkey-remove-of = Rimuovi la passkey { $label }
passkey-sure = Rimuoverla davvero?
passkey-removed = La passkey è stata rimossa; i browser che l’hanno usata per accedere sono disconnessi.
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
sign-in-text = Con la passkey o con un codice di recupero ritrovi il tuo nome e i tuoi tavoli in questo browser.
sign-in-new = È la prima volta? Non serve un account: impara o gioca subito.
sign-in-passkey = Accedi con una passkey
sign-in-code = Codice di recupero
sign-in-use = Accedi con il codice
signed-in = Felici di rivederti, { $name }.
sign-in-loses = Il nome che usi ora in questo browser andrà perso, con i suoi tavoli, a meno che non abbia anch’esso una passkey.
handle = Nome del profilo
handle-text = Un nome unico per l’indirizzo del tuo profilo: lettere, cifre, trattini. Richiede una passkey.
handle-save = Salva
my-data = I tuoi dati
my-data-export = Scarica tutto ciò che mi riguarda
my-data-text = Un solo file con profilo, tavoli, partite e chat.
delete-me = Elimina il mio profilo
delete-me-text = Nome, passkey, chat e accessi vengono cancellati subito. Le partite finite restano, senza il tuo nome. Non si può annullare.
delete-me-name = Per confermare scrivi il tuo nome: { $name }
delete-me-do = Elimina per sempre
passkey-cancelled = Annullato. Non è cambiato nulla.

# Chiavi d’accesso
tokens = Chiavi d’accesso
tokens-text = Con una chiave d’accesso un tuo programma gioca a tuo nome, finché non la revochi. Custodiscila come una password: viene mostrata una volta sola.
tokens-docs = Documentazione dell’API
tokens-link = Per sviluppatori
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
token-used = ultimo uso { $date }
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

# La partita del giorno.
daily = Partita del giorno
daily-text = Tutti ricevono gli stessi lotti e gli stessi avversari. Un solo tentativo a testa.
daily-today = Le partite di oggi
daily-short = Un tentativo, uguale per tutti
daily-one-try = un tentativo
daily-done-of = { $n } su { $of } giocate
daily-streak-of = { $n } giorni di fila
daily-next = Prossima partita tra
daily-streak = Serie
daily-best-streak = Serie più lunga
daily-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
daily-hours = { $h } h e { $m } min
daily-minutes = { $m } min
daily-play = Gioca la partita
daily-new-text = Hai un solo tentativo. Senza annullare e senza allenatore.
daily-playing-text = Il tuo tentativo è in corso. Puoi finirlo entro la fine del giorno.
daily-see = Risultati
daily-you = Tu
daily-yesterday = Ieri
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-state-new = non giocata
daily-state-playing = in corso
daily-state-finished = giocata
daily-state-unfinished = non finita in tempo
daily-key-won = vinta
daily-fair = Gioco leale
daily-fair-text = La partita è segreta fino all’inizio del suo giorno (mezzanotte UTC) e i risultati restano nascosti finché non hai finito.
daily-fair-more = Che cosa impedisce, e che cosa no
daily-fair-1 = Annulla, allenatore, diramazioni e chat sono disattivati. Un tentativo interrotto resta il tuo: puoi riprenderlo entro la fine del giorno.
daily-fair-2 = Finché il giorno non è finito, solo chi ha concluso la partita vede quelle degli altri.
daily-fair-3 = Non possiamo impedirlo: un secondo ospite o un altro browser può riprovare, e un amico può dirti che cosa arriverà. La classifica è per chi gioca onestamente.
daily-fair-4 = Non possiamo impedirlo: un bot o un programma sul tuo computer può aiutarti.
daily-top = tra i migliori { $n }%
daily-rank = { $rank }º su { $of }
daily-share = Florin, partita del { $date } ({ $game }): { $result }
place-of = { $place }º su { $of }
daily-yours = Il tuo risultato
daily-rank-word = Posizione
daily-accuracy = Precisione
daily-own = le tue decisioni sono costate { $win } di probabilità di vittoria
daily-luck = Fortuna
daily-adjusted = corretto per la fortuna: { $win }
daily-judging = analisi in corso…
daily-again = Gioca questa partita
daily-again-text = Fuori classifica: il suo giorno è finito.
daily-ranking =
    { $n ->
        [0] Nessuno ha finito questa partita in tempo
        [one] Classifica, { $n } giocatore
       *[other] Classifica, { $n } giocatori
    }
daily-player = Giocatore
daily-place = Posto
daily-money = Soldi
daily-differs = Prima scelta diversa
daily-decision = dalla decisione { $n }
daily-alike = stesse decisioni
daily-alike-too =
    { $n ->
        [one] Più { $n } decisione su cui tutti erano d’accordo
       *[other] Più { $n } decisioni su cui tutti erano d’accordo
    }
daily-best-wait = Il bot più forte sta ancora giocando questa partita…
daily-repeats = Giocate dopo, fuori classifica
daily-decisions = Le tue decisioni e quelle degli altri
daily-decisions-text =
    { $n ->
        [0] Nessun altro ha ancora finito questa partita.
        [one] Che cosa ha scelto { $n } altro giocatore nelle stesse posizioni.
       *[other] Che cosa hanno scelto { $n } altri giocatori nelle stesse posizioni.
    }
daily-best-chose = { $bot } ha scelto: { $best }
daily-alone =
    { $n ->
        [one] Da lì in poi nessun altro è stato nella tua posizione ({ $n } decisione).
       *[other] Da lì in poi nessun altro è stato nella tua posizione ({ $n } decisioni).
    }

# Sfide: gli stessi lotti un’altra volta.
compare = Gli stessi lotti
compare-text = { $game }: chi ottiene di più dallo stesso posto?
compare-take = Prendi lo stesso posto
compare-seat = Quale posto?
compare-bot = Chi gioca al posto degli altri?
compare-people = A questa partita hanno preso parte altre persone. Al loro posto giocano i bot: uguali sono quindi solo i lotti e i bot.
compare-same = Gli stessi lotti, gli stessi bot, la stessa fortuna.
compare-play = Gioca ora in questo posto
compare-share = { $game }: sai fare di meglio con gli stessi lotti e avversari?
compare-invite = Sfida un amico
compare-honest = Chi ha visto la partita sa che cosa arriverà. Annulla e allenatore sono disattivati.
compare-back = Torna al tavolo
compare-original = prima partita
compare-playing = in corso
compare-differs = Diverso dalla prima partita

# Connessione e rifiuti
connection-lost = Connessione interrotta. Riconnessione in corso… Nulla va perso.
table-hidden = Questo tavolo è nascosto
table-hidden-text = Solo chi vi ha giocato può vederlo.
table-gone = Questo tavolo non esiste
table-gone-text = Forse il link è incompleto, o il tavolo è stato rimosso.
error-bad-request = Qualcosa è andato storto. Ricarica la pagina e riprova.
error-bad-record = Florin non riesce a leggere questa partita salvata.
error-bad-cookie = La tua sessione è scaduta. Ricarica la pagina.
error-bad-access-token = Questa chiave d’accesso non è valida.
error-not-for-tokens = Un programma con una chiave d’accesso non può farlo.
error-muted = Il gestore di questo sito ha disattivato la tua chat.
error-banned = Il gestore di questo sito ti ha bloccato.
error-cross-origin = Qualcosa è andato storto. Ricarica la pagina e riprova.
error-too-large = È troppo grande.
error-too-many-requests = Troppe richieste. Riprova tra un momento.
error-not-found = Non trovato.
error-method-not-allowed = Qualcosa è andato storto. Ricarica la pagina e riprova.
error-unknown-table = Questo tavolo non esiste.
error-unknown-bot = Questo bot non esiste.
error-unknown-code = Questo codice non è valido, o è già stato usato.
error-bad-passkey = La passkey non è stata accettata. Riprova.
error-needs-passkey = Serve una passkey. Prima aggiungine una.
error-needs-handle = Prima scegli un nome del profilo.
error-handle-taken = Questo nome del profilo è già preso, o somiglia troppo a un altro.
error-not-your-turn = Non tocca più a te.
error-illegal-move = In questa posizione non si può.
error-stale-ply = La partita è andata avanti. Ora la posizione è questa.
error-not-your-seat = Quel posto non è tuo.
error-not-your-table = Può farlo solo l’organizzatore.
error-players-only = Solo i giocatori possono vedere questa partita.
error-seat-taken = Qualcuno è stato più svelto: il posto è preso.
error-seats-open = Ci sono ancora posti liberi.
error-removed = L’organizzatore ti ha rimosso da questo tavolo.
error-wrong-status = Adesso non è possibile a questo tavolo.
error-no-order = Ora non puoi offrire in anticipo.
error-no-undo = Non c’è niente da annullare.
error-game-under-way = La partita è ancora in corso. Potrai analizzarla quando sarà finita.
error-deal-under-way = Gli stessi lotti si giocano ancora a un altro tavolo. L’analisi si apre quando quella partita sarà finita.
error-no-coach = L’allenatore aiuta solo ai tavoli dove giochi contro i bot, e non nelle partite in cui tutti ricevono gli stessi lotti.
error-deal-hidden = Lo vedrai quando avrai finito la partita tu, o quando il suo giorno sarà finito.
error-deal-open = Sarà possibile quando il giorno di questa partita sarà finito.
error-deal-ranked = Non è possibile mentre giochi la partita del giorno.
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
hero-free = Gratis e senza account. Una partita dura circa 20 minuti.
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
style-face = Offre i numeri stampati sui lotti.

# Profilo
profile = Profilo
profile-mine = Il mio profilo
profile-of = { $name } su Florin
profile-since = qui da { $date }
profile-private = Solo tu vedi questa pagina.
profile-public = Tutti possono vedere questa pagina.
profile-public-wish = Tutti possono vedere il mio profilo
profile-show = Mostrala a tutti
profile-hide = Rendila privata
profile-needs-handle = Per mostrarla agli altri servono una passkey e un nome del profilo:
profile-none = A questo indirizzo non c’è un profilo pubblico.
profile-empty = Qui compariranno le tue partite finite e che cosa dicono del tuo gioco.
profile-empty-other = Ancora nessuna partita finita.
all-my-games = Tutte le mie partite
all-games = Tutti i giochi
profile-games = Partite
profile-won = Vinte
profile-of-games =
    { $n ->
        [one] su { $n } partita
       *[other] su { $n } partite
    }
profile-fair = Vittorie attese: { $fair } ({ $above })
profile-fair-short = Vittorie attese
profile-accuracy = Precisione
profile-judged =
    { $n ->
        [one] in { $n } partita analizzata
       *[other] in { $n } partite analizzate
    }
profile-luck = Fortuna
profile-luck-text = vittorie guadagnate o perse per fortuna
profile-money = Soldi
profile-money-text = a partita; media al tavolo { $average }, massimo { $best }
trend =
    { $n ->
        [one] L’ultima partita
       *[other] Le ultime { $n } partite
    }
trend-above = Vittorie oltre quelle attese
trend-luck = di cui fortuna
trend-accuracy = Precisione su 20 partite
trend-skill = Fiorini persi per decisione in 20 partite
trend-lead = Soldi oltre la media del tavolo
trend-text = { $what }: ora { $now }, massimo { $high }, minimo { $low }.
profile-bots = Contro i bot
profile-people = Contro le persone
profile-other-people = Altri
profile-ahead = davanti in { $ahead } su { $n }
profile-setups = Per numero di giocatori
profile-setup = { $game } in { $n }
profile-under-way = Partite in corso
profile-counted = Le partite con l’allenatore, con un seme scelto, continuate da un’altra partita o con più posti per una persona sono in elenco ma non contano.
show-fewer = Mostra meno
any = Tutti
filter-game = Gioco
filter-against = Contro
against-bots = Bot
against-people = Persone
against-both = Bot e persone
filter-outcome = Risultato
outcome-won = Vinte
outcome-lost = Non vinte
filter-opponent = Nome dell’avversario
games-none = Nessuna partita trovata.
games-more = Altre partite
game-accuracy = Precisione { $n }
game-skill = Fiorini persi per decisione: { $n }
game-luck = Fortuna { $n }
game-practice = con l’allenatore
game-not-counted = non conta

# Condividere una partita finita
copy = Copia
share-profile = Condividi il profilo
share-title = Condividi questa partita
share-text = { $game } con { $names }
share-send = Invia…
share-picture = L’immagine che altri siti mostrano accanto al link
share-link-game = Link al replay
share-link-step = Link al passo { $n }
share-embed = Codice da incorporare
share-copy = Copia: { $what }
visibility = Chi può vedere questa partita?
visibility-everyone = Tutti
visibility-everyone-text = Compare nei profili pubblici dei giocatori.
visibility-link = Chi ha il link
visibility-link-text = Non compare in nessun elenco.
visibility-players = Solo i giocatori
visibility-players-text = Per gli altri, link e replay incorporati non funzionano più.
visibility-host = Lo decide l’organizzatore del tavolo.
seen-by-everyone = Tutti possono vedere questa partita.
seen-by-link = Chi ha il link può vedere questa partita.
seen-by-players = Solo i giocatori possono vedere questa partita.
seen-change = Puoi cambiarlo in “{ share-result }”.

# Notifiche, l’app installata
notices = Notifiche
notices-link = Notifiche e vacanze
notices-text = Ricevi notizie delle tue partite quando non ci sei: in questo browser, via email o in una chat. Per un tavolo che hai aperto non arrivano notifiche.
notices-what = Che cosa vuoi sapere
notices-troubles = Che cosa non è arrivato
notices-failed = non consegnata.
notices-unknown = forse non è arrivata; non verrà inviata di nuovo.
channel-push = Nel browser
channel-push-short = Browser
channel-mail = Via email
channel-mail-short = Email
channel-webhook = In una chat (webhook)
channel-webhook-short = Chat
notice-turn = Tocca a me
notice-invitation = Un invito
notice-over = Una partita è finita
notice-half = Promemoria: è passata metà del mio tempo
notice-nearly = Promemoria: il mio tempo sta per scadere
notice-digest = Una volta al giorno: le partite che mi aspettano
push-here = Questo browser:
push-on = attivo. Le notifiche arrivano anche a pagina chiusa.
push-off = non attivo.
push-blocked = bloccato. Consenti le notifiche di questo sito nelle impostazioni del browser.
push-none = qui non può mostrare notifiche. Serve https, e su iPhone l’app nella schermata Home.
push-turn-on = Attiva qui
push-turn-off = Disattiva qui
push-no-service = Il servizio push del browser non è raggiungibile. Riprova più tardi o usa un altro browser.
push-remove-of = Rimuovi { $device }
test-send = Invia una prova
test-sent = La prova è stata inviata.
test-failed = La prova non è stata inviata: { $why }
mail-none = Questo sito non invia email.
mail-address = Indirizzo email
mail-change = Un altro indirizzo email
mail-confirm = Invia la conferma
mail-pending = Apri il link che abbiamo inviato a { $address }. Vale un giorno.
mail-text = Facoltativo. Serve solo per le notifiche e gli altri non lo vedono mai.
webhook-url = Indirizzo del webhook
webhook-text = Slack, Mattermost, Discord e altri ti danno un indirizzo così per uno dei tuoi canali. Chi lo conosce può scrivere lì: tienilo per te.
quiet-hours = Ore di silenzio
quiet-on = Ore di silenzio: le notifiche aspettano che finiscano
quiet-from = Silenzio dalle
quiet-until = alle
digest-hour = Riepilogo quotidiano alle
time-zone = Fuso orario
holiday = Vacanza
holiday-text = Nelle tue partite, i tuoi orologi da un giorno o più si fermano. Gli altri vedono quando torni. Puoi comunque giocare.
holiday-left = { $days ->
    [one] Ti resta un giorno nell’arco di un anno.
   *[other] Ti restano { $days } giorni nell’arco di un anno.
  }
holiday-until = Torno il
holiday-begin = Inizia la vacanza
holiday-now = Sei in vacanza fino a { $date }.
holiday-end = Termina la vacanza
on-holiday = in vacanza, ritorno: { $date }
mail-confirm-title = Conferma il tuo indirizzo email
mail-confirm-text = Le notifiche di Florin andranno all’indirizzo a cui abbiamo inviato questo link.
mail-confirm-do = Conferma
mail-confirm-done = { $address } è confermato.
mail-stop-title = Niente più email
mail-stop-text = Florin non invierà più nulla all’indirizzo a cui abbiamo inviato questo link.
mail-stop-do = Non inviare più email
mail-stop-done = A { $address } non viene più inviato nulla.
error-mail-link = Questo link è sbagliato, scaduto o già usato.
error-bad-target = Questo indirizzo non va bene. Deve essere pubblico e iniziare con https://.
error-no-mail = Questo sito non invia email.
error-no-holiday = Non ti restano così tanti giorni. Una vacanza dura al massimo 30 giorni, e in un anno i giorni sono al massimo 30.
update-ready = È pronta una nuova versione.
update-reload = Ricarica
update-later = Più tardi

# Da dove viene un incasso
payout-of = Incasso di { $name }: { $n }
breakdown-now = Ora
breakdown-with = Con il gruppo
breakdown-bonus = { $what }, bonus

# Problemi
puzzles = Rompicapi
puzzle-title = Rompicapo
puzzle-daily = Rompicapo del giorno
puzzle-daily-text = Oggi lo stesso per tutti
puzzle-more = Per oggi hai finito. Altri rompicapi
puzzle-pitch = Posizioni con una risposta chiara, al tuo livello.
puzzle-worth = Quanto vale questo gruppo per te?
puzzle-worth-means = Il valore per te: quanti fiorini in più avresti alla fine con il gruppo che senza.
puzzle-draw = Scoprire un altro lotto o proporre il gruppo?
puzzle-bid = Offrire { $n } o passare?
puzzle-buy = Comprare a questo prezzo o rifiutare?
puzzle-price = Qual è il prezzo migliore?
puzzle-load = Dove va il gruppo?
puzzle-kind-worth = Quanto vale?
puzzle-kind-draw = Scoprire o proporre?
puzzle-kind-bid = Offrire o passare?
puzzle-kind-price = Fai il prezzo
puzzle-kind-load = Dove va?
puzzle-amount = Valore in fiorini
puzzle-rating = Problema { $n }
puzzle-mine = Tu { $n }
puzzle-provisional =
    { $n ->
        [one] Vedrai la tua forza dopo 1 altra risposta
       *[other] Vedrai la tua forza dopo altre { $n } risposte
    }
puzzle-streak = Serie { $n } (record { $best })
puzzle-solved = Giusto!
puzzle-failed = Non proprio.
puzzle-was = La migliore: { $best }.
puzzle-was-worth =
    { $n ->
        [one] Per te vale circa 1 fiorino; contano le risposte da { $least } a { $most }.
       *[other] Per te vale circa { $n } fiorini; contano le risposte da { $least } a { $most }.
    }
puzzle-was-price = La migliore: { $best }; contano le risposte da { $least } a { $most }.
puzzle-yours = La tua risposta: { $best }.
puzzle-yours-amount = La tua risposta: { $n }.
puzzle-cost = Perdita: { $cost }.
puzzle-why = Perché
puzzle-why-not = Sulla tua risposta
puzzle-why-now = I fiorini nei motivi: come se si contasse ora. La risposta conta anche ciò che viene dopo.
puzzle-unrated = Hai già risposto a questo problema: non conta per il punteggio.
puzzle-next = Prossimo problema
puzzle-filter = Che cosa allenare
puzzle-all = Tutti i problemi ({ $n })
puzzle-kinds = Domanda
puzzle-themes = Tema
puzzle-none-left = Hai risposto a tutti questi problemi.
puzzle-gone = Questo problema non esiste.
puzzle-theme-room = Posto a bordo
puzzle-theme-cargo = Corsa al carico
puzzle-theme-stalls = Posti alle bancarelle
puzzle-theme-bonus = Bonus
puzzle-theme-denial = Ostacolare gli altri
puzzle-theme-last = Ultima offerta
puzzle-theme-free-lots = Lotti gratuiti
puzzle-theme-money = A corto di soldi
puzzle-theme-gold = Oro
puzzle-theme-late = Verso la fine
puzzle-theme-harbour = Porti
puzzle-theme-marker = Segnalini
puzzle-theme-zero = Lotti di valore 0
share-games = Dalle mie partite finite si possono ricavare rompicapi, senza nomi e solo se tutti al tavolo lo permettono
