# Medici: testi in italiano.

pitch-medici = Ognuno offre una volta sola. Riempi la nave con il carico migliore e sali sulle bancarelle. Da 3 a 6 giocatori.
tour-medici-0-title = I lotti escono dal sacchetto
tour-medici-0-text = Chi è di turno scopre uno, due o tre lotti. Insieme sono un gruppo: si vende intero o non si vende.
tour-medici-1-title = Un’offerta a testa
tour-medici-1-text = Si fa un solo giro. Rilancia o passa: non c’è una seconda occasione. Chi ha scoperto i lotti offre per ultimo.
tour-medici-2-title = Carica la nave
tour-medici-2-text = La tua nave ha cinque stive. Alla fine del giorno i carichi di maggior valore rendono soldi.
tour-medici-3-title = Scala le piramidi
tour-medici-3-text = Ogni lotto ti fa anche salire di un livello sulla sua bancarella, e lì rimani. Dopo tre giorni vince il giocatore più ricco.
auction = Asta
stalls = Bancarelle
selector = Compone il gruppo
high-bid = Offerta più alta
day = Giorno
if-day-ended = Incasso se il giorno finisse ora
stall-text = Bancarella { $commodity }: { $list }
stall-level = { $name } al livello { $level }
stall-level-up = { $name } al livello { $level }, prima { $from }
stalls-bonus = I livelli { $levels } rendono { $florins } fiorini in più.
track-of =
    { $lap ->
        [1] { $name }: { $n }
       *[other] { $name }: { $n }, giro { $lap } del tracciato
    }
chip-selects = compone
chip-selector = compone
chip-bids-now = offre ora
chip-bid = offre { $n }
chip-passed = passa
chip-no-money = troppo caro
chip-no-room = senza posto
chip-full = nave piena
chip-to-come = deve ancora offrire
chip-idle = –
turn-medici-select = Un altro lotto, o proponi il gruppo?
turn-medici-bid = La tua offerta
hint-medici-select =
    { $n ->
        [one] Se ne può aggiungere ancora uno.
       *[other] Se ne possono aggiungere ancora fino a { $n }.
    }
turn-medici-last = Offri per ultimo
hint-medici-last =
    { $n ->
        [one] Basta { $n }
       *[other] Bastano { $n }
    }
hint-medici-bid =
    { $n ->
        [one] Dopo di te ancora uno
       *[other] Dopo di te ancora { $n }
    }
buy-for = Compra per { $n }
if-you-buy = se compri
after-paying = { $n } dopo il pagamento
leads =
    { $you ->
        [yes] Sei in testa
       *[no] { $name } è in testa
    }
sold-to = Venduto a { $name } per { $n }
no-bid = Nessuna offerta
in-the-bag = nel sacchetto
discarded =
    { $n ->
        [one] 1 scartato
       *[other] { $n } scartati
    }
stall-pays =
    { $you ->
        [yes] Ricevi { $n }
       *[no] { $name } riceve { $n }
    }
gain-ship = Carico: posto { $from } → { $to }
gain-stall = { $commodity }: livello { $from } → { $to }
breakdown-cargo = Carico di valore { $n }
breakdown-stall = { $commodity }, livello { $level }
blocked-money = Non puoi superare questa offerta.
blocked-room = La tua nave non ha posto per questo gruppo.
blocked-full = La tua nave è piena.
order-give = Offri in anticipo
order-legend = Quando tocca a me
order-pass = Passo su questo gruppo
order-bid = Offro esattamente questa somma
order-raise = Rilancio di 1, fino a
order-raise-ask = Rilancio di 1; oltre, chiedimelo:
order-per-point = Al massimo, fiorini per punto:
order-pass-three = Passo sui gruppi di tre
order-pass-day = Passo per il resto del giorno
order-florins = Fiorini
order-submit = Salva l’ordine
order-withdraw = Ritira
order-secret = Il tuo ordine lo vedi solo tu.
order-said-pass = passo
order-said-bid = esattamente { $n }
order-said-raise = fino a { $n }
order-said-raise-ask = fino a { $n }, poi chiedimi
order-said-pass-day = oggi passo
order-said-per-point = { $n } per punto di { $commodity }
order-said-pass-three = passo sui gruppi di tre
order-now-bid = · ora: offre { $n }
order-now-pass = · ora: passa
order-now-ask = · ora: chiede a te
order-now-none = · ora no
order-more = Un altro ordine
order-first = Prima: { $order }
order-remove = Ritira: { $order }
order-commodity = Merce
log-day = Giorno { $day }. Comincia { $name }.
log-day-by-lot = Giorno { $day }. Comincia { $name }, per sorteggio.
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
        [one] Giorno { $day }. Ancora 1 lotto nel sacchetto.
       *[other] Giorno { $day }. Ancora { $bag } lotti nel sacchetto.
    }
text-high = Offerta più alta: { $n } di { $name }.
text-auction = Asta: { $list }.
text-buyer =
    { $name }: { $money ->
        [one] { $money } fiorino
       *[other] { $money } fiorini
    }. A bordo: { $lots }; carico { $cargo }, stive libere { $free }. Livelli: tessuti { $cloth }, pellicce { $fur }, grano { $grain }, colori { $dye }, spezie { $spice }. Incasso se il giorno finisse ora: { $pay }.
scoring-day = Punteggio, giorno { $day }
note-level = livello { $n }
did-pass = { $name } passa.
did-bid = { $name } offre { $n }.
best-pass = passare
best-bid = offrire { $n }
counters-now = Muovi i segnalini subito all’acquisto
option-medici-first = Primo giocatore
option-medici-edition = Edizione
option-medici-edition-2006 = 2006
option-medici-edition-1995 = 1995, prima edizione tedesca
option-medici-edition-help = Nell’edizione del 1995 i livelli 5, 6 e 7 rendono 0, 10 e 20 in più invece di 5, 10 e 20.

# La lezione
lesson-medici-pitch = Il tuo primo giorno da compratore: componi un gruppo, offri, carica la nave, incassa. Circa cinque minuti.
lesson-medici-goal = Per tre giorni compri merci per una nave. I fiorini sono soldi e punti insieme: ne hai 40, e vince il compratore più ricco.
lesson-medici-draw = Scopri tu i lotti: componi un gruppo da uno a tre. Non si sa mai che cosa esce dal sacchetto.
lesson-medici-draw-do = Premi «{ do-draw }».
lesson-medici-offer = Un altro lotto di tessuti: stanno bene insieme. Il gruppo intero va a un solo compratore.
lesson-medici-offer-do = Premi «{ do-stop }».
lesson-medici-bids = Si fa un solo giro. Ognuno può rilanciare o passare una volta sola, e chi ha scoperto i lotti è l’ultimo: sei tu.
lesson-medici-last = { $three } è in testa, e dopo di te non c’è nessuno. Basta un fiorino in più.
lesson-medici-last-do = Compra il gruppo per { $n }.
lesson-medici-paid = Hai pagato la banca e ti restano { $n } fiorini. I lotti restano a bordo tutto il giorno: tre stive su cinque sono libere.
lesson-medici-cargo = I valori si sommano: il tuo carico vale { $n }. Stasera il carico di maggior valore rende 30 fiorini, il secondo 15.
lesson-medici-stalls = Ogni lotto ti fa salire di un livello sulla sua bancarella, qualunque sia il valore. Stasera chi è più in alto riceve 10, il secondo 5.
lesson-medici-pass = Tre lotti, che insieme valgono 3, riempirebbero la nave. Per merci migliori non ci sarebbe più posto.
lesson-medici-pass-do = Premi «{ pass }».
lesson-medici-room = { $two } ha solo due stive libere, e tre lotti non ci stanno. Chi non ha posto resta fuori dall’asta.
lesson-medici-first = Ora offri per primo, e { $three } risponde dopo di te. Non c’è una seconda occasione: guarda che cosa fa un solo fiorino.
lesson-medici-first-do = Offri 1.
lesson-medici-outbid = { $three } ha offerto 2 e ha preso il gruppo. Chi offre presto deve pensare in anticipo; all’ultimo basta rilanciare.
lesson-medici-one = Tocca di nuovo a te scoprire. Le stive scarseggiano: anche un solo lotto buono è un gruppo.
lesson-medici-one-do = Premi «{ do-stop }».
lesson-medici-save = { $three } è in testa con 3. Le spezie non ti aiutano alla bancarella dei tessuti, e un fiorino risparmiato è un fiorino guadagnato.
lesson-medici-save-do = Premi «{ pass }».
lesson-medici-raise = { $two } vuole riempire la nave con questi due. Non serve volerli per farli pagare di più: { $two } rilancia su ogni offerta fino a 6.
lesson-medici-raise-do = Scegli un’offerta fino a 6 e inviala.
lesson-medici-full = A { $two } restano { $n } fiorini, e la nave è piena. Una nave piena ha finito per oggi: niente lotti da scoprire, niente offerte.
lesson-medici-only = Altri due lotti di tessuti! { $two } ha finito, { $three } ha una stiva libera: solo tu hai posto per entrambi.
lesson-medici-only-do = Comprali per 1 fiorino.
lesson-medici-level = Livello 4 alla bancarella dei tessuti. I livelli 5, 6 e 7 rendono ogni giorno altri 5, 10 e 20.
lesson-medici-wait = { $three } offre 1 e avrebbe la nave piena. Lascia andare il gruppo: l’ultimo compratore con stive vuote le riempie gratis dal sacchetto.
lesson-medici-wait-do = Premi «{ pass }».
lesson-medici-free = L’ultimo lotto te l’ha dato gratis il sacchetto: tessuti 1. Cinque lotti di tessuti sono il livello 5. Ora il punteggio del giorno.
lesson-medici-scored = Il tuo carico da { $cargo } rende { $pay }. La bancarella dei tessuti rende { $cloth }, di cui { $bonus } di bonus. Le altre rendono { $other }: conta anche il livello 0, e in caso di pareggio si divide.
lesson-medici-end = Dopo un giorno hai { $n } fiorini. Le navi si svuotano, ma i livelli restano: domani la bancarella dei tessuti rende di nuovo. Dopo tre giorni vince il compratore più ricco.

# Le ragioni dell’allenatore: fatti su una scelta. $you è "yes" se si parla di chi legge.
reason-medici-level =
    { $you ->
        [yes] Ti porta al livello { $level } { $in } (+{ $florins })
       *[no] Porta { $name } al livello { $level } { $in } (+{ $florins })
    }
reason-medici-cargo =
    { $you ->
        [yes] Porta il tuo carico al { $level }º posto (+{ $florins })
       *[no] Porta il carico di { $name } al { $level }º posto (+{ $florins })
    }
reason-medici-deny =
    { $you ->
        [yes] Ti toglie { $florins } { $in }
       *[no] Toglie a { $name } { $florins } { $in }
    }
reason-medici-leave =
    { $you ->
        [yes] A te renderebbe { $florins }
       *[no] A { $name } renderebbe { $florins }
    }
reason-medici-fills =
    { $you ->
        [yes] Riempie la tua nave: per oggi hai finito
       *[no] Riempie la nave di { $name }: per oggi ha finito
    }
reason-medici-holds =
    { $level ->
        [one] Resta libera 1 stiva
       *[other] Restano libere { $level } stive
    }
reason-medici-sold =
    { $you ->
        [yes] Così è tuo per { $florins }
       *[no] Così va a { $name } per { $florins }
    }
reason-medici-thrown = Così il gruppo viene scartato
reason-medici-average = Valore { $florins }; altrettanti lotti non ancora usciti valgono in media { $level }
reason-medici-keeps =
    { $level ->
        [one] Resta libera 1 stiva per i prossimi lotti
       *[other] Restano libere { $level } stive per i prossimi lotti
    }
reason-medici-no-room =
    { $you ->
        [yes] Non puoi offrire: non hai posto
       *[no] { $name } non può offrire: non ha posto
    }
reason-medici-no-money =
    { $you ->
        [yes] Non puoi offrire più di { $florins }
       *[no] { $name } non può offrire più di { $florins }
    }
reason-medici-last =
    { $you ->
        [yes] Offri per ultimo: { $florins ->
            [one] basta { $florins }
           *[other] bastano { $florins }
        }
       *[no] { $name } offre per ultimo: { $florins ->
            [one] basta { $florins }
           *[other] bastano { $florins }
        }
    }
reason-medici-alone =
    { $florins ->
        [one] Nessun altro può offrire: basta { $florins }
       *[other] Nessun altro può offrire: bastano { $florins }
    }
reason-medici-too-big =
    { $you ->
        [yes] Un altro lotto non entrerebbe nella tua nave
       *[no] Un altro lotto non entrerebbe nella nave di { $name }
    }
reason-medici-shuts-out =
    { $you ->
        [yes] Con un altro lotto non avresti più posto
       *[no] Con un altro lotto { $name } non avrebbe più posto
    }
reason-medici-unseen =
    { $level ->
        [one] 1 lotto di { $goods } non è ancora uscito
       *[other] { $level } lotti di { $goods } non sono ancora usciti
    }
reason-medici-next = Un lotto non ancora uscito vale in media circa { $florins }
phase-medici-draw = Comporre il gruppo
phase-medici-bid-first = Prima offerta
phase-medici-bid-middle = Offerta intermedia
phase-medici-bid-last = Ultima offerta
phase-medici-late = Fine del giorno
