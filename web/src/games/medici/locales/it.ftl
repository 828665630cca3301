# Medici: texts in Italian.

pitch-medici = Un’offerta a testa, un solo giro di tavolo. Riempi la nave col carico più prezioso e sali sulle bancarelle. Da 3 a 6 compratori.
tour-medici-0-title = I lotti escono dal sacchetto
tour-medici-0-text = Chi è di mano scopre un lotto, due o tre. Insieme sono un gruppo: si vende tutto intero o niente.
tour-medici-1-title = Un’offerta a testa
tour-medici-1-text = Si fa un solo giro. Rilancia o passa: non c’è una seconda occasione. Chi ha scoperto i lotti parla per ultimo.
tour-medici-2-title = Carica la nave
tour-medici-2-text = La tua nave ha cinque stive. A fine giornata i carichi di maggior valore vengono pagati.
tour-medici-3-title = Sali sulle bancarelle
tour-medici-3-text = Ogni lotto ti fa anche salire di un livello sulla sua bancarella, e lì rimani. Dopo tre giorni vince la borsa più piena.
auction = Asta
stalls = Bancarelle
selector = Scopre i lotti
high-bid = Offerta più alta
day = Giorno
if-day-ended = Incasso se il giorno finisse ora
stall-text = Bancarella { $commodity }: { $list }
stall-level = { $name } al livello { $level }
stall-level-up = { $name } al livello { $level }, prima { $from }
stalls-bonus = I livelli { $levels } rendono { $florins } fiorini in più.
track-of = { $name }: { $n }, giro { $lap }
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
turn-medici-select = Un altro lotto, o offri il gruppo?
turn-medici-bid = La tua offerta
hint-medici-select =
    { $n ->
        [one] Può aggiungersene ancora uno.
       *[other] Possono aggiungersene ancora { $n }.
    }
turn-medici-last = Offri per ultimo
hint-medici-last = { $n } bastano
hint-medici-bid =
    { $n ->
        [one] Dopo di te può offrire ancora uno
       *[other] Dopo di te possono offrire in { $n }
    }
buy-for = Compra per { $n }
if-you-buy = se compri
after-paying = { $n } dopo il pagamento
leads = { $name } è in testa
no-bid = Nessuna offerta
in-the-bag = nel sacchetto
discarded =
    { $n ->
        [one] 1 scartato
       *[other] { $n } scartati
    }
stall-pays = { $name } riceve { $n }
gain-ship = Carico: posto { $from } → { $to }
gain-stall = { $commodity }: livello { $from } → { $to }
blocked-money = Non puoi superare questa offerta.
blocked-room = La tua nave non ha posto per questo gruppo.
blocked-full = La tua nave è piena.
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
log-day = Comincia il giorno { $day }. { $name } scopre per primo.
log-day-by-lot = Comincia il giorno { $day }. La sorte sceglie { $name }.
log-free = { $name } carica gratis
log-bid = { $name } offre { $n }
log-passed = { $name } passa
log-cannot =
    { $why ->
        [room] { $name } non ha posto per il gruppo
       *[money] { $name } non può rilanciare
    }
log-full = La nave di { $name } è piena
log-day-ended =
    { $why ->
        [bag] Il giorno { $day } è finito: il sacchetto è vuoto
       *[ships] Il giorno { $day } è finito: le navi sono piene
    }
text-day =
    { $bag ->
        [one] Giorno { $day }. Un lotto nel sacchetto.
       *[other] Giorno { $day }. { $bag } lotti nel sacchetto.
    }
text-high = Offerta più alta: { $n } di { $name }.
text-auction = Asta: { $list }.
text-buyer = { $name }: { $money } fiorini. A bordo: { $lots }; carico { $cargo }, stive libere { $free }. Livelli: tessuti { $cloth }, pellicce { $fur }, grano { $grain }, colori { $dye }, spezie { $spice }. Incasso se il giorno finisse ora: { $pay }.
scoring-day = Punteggio, giorno { $day }
note-level = livello { $n }
did-pass = { $name } passa.
did-bid = { $name } offre { $n }.
best-pass = passare
best-bid = offrire { $n }
counters-now = Muovi i segnalini già all’acquisto
option-medici-first = Primo giocatore
