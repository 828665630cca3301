# Medici vs Strozzi: testi in italiano.

pitch-strozzi = Tu fai il prezzo: l’avversario compra, o devi comprare tu. Una lotta per tre porti. 2 giocatori.
tour-strozzi-0-title = Tu fai il prezzo
tour-strozzi-0-text = Scopri uno, due o tre lotti, e fai un solo prezzo per tutti.
tour-strozzi-1-title = Comprare o rifiutare
tour-strozzi-1-text = L’avversario compra al tuo prezzo o rifiuta. Se rifiuta, devi comprare tu a quel prezzo. Chi compra è il prossimo di turno.
tour-strozzi-2-title = Carica le navi
tour-strozzi-2-text = Un gruppo va su una sola nave. Con i primi lotti la nave entra in un porto; le tue tre navi vanno in tre porti. In ogni porto la nave di maggior valore rende 20.
tour-strozzi-3-title = Tira i segnalini
tour-strozzi-3-text = I tuoi lotti tirano anche i segnalini del loro porto dalla tua parte: una casella ciascuno, e due per uno 0. Lì ti rendono soldi a ogni round. Dopo tre round vince la casata più ricca.
harbours = Porti
round = Round
if-round-ended = Incasso se il round finisse ora
breakdown-cargo-in = { $place }, carico
breakdown-track = { $place }, { $commodity }
breakdown-change = Gruppo a bordo
fields-bonus = Le caselle { $levels } rendono { $florins } fiorini in più.
harbour-leads = in testa
track-text =
    { $side ->
        [none] { $commodity }: al centro
       *[other] { $commodity }: { $side }, casella { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = di turno
harbour-1 = Porto di sinistra
harbour-2 = Porto centrale
harbour-3 = Porto di destra
no-ship = nessuna nave
send-here = Manda qui la nave
ship-of = Nave da { $holds }
ship-home = Nave con { $holds } stive, in attesa
load-harbour =
    { $holds ->
        [0] Carica: { $harbour }, fino a { $n }
       *[other] Carica la nave da { $holds }: { $harbour }, { $n }
    }
turn-strozzi-select = Un altro lotto, o proponi il gruppo?
turn-strozzi-price = Fai il tuo prezzo
turn-strozzi-answer = Compri per { $n }?
turn-strozzi-load = Carica il gruppo
hint-strozzi-select =
    { $n ->
        [one] Se ne può aggiungere ancora uno.
       *[other] Se ne possono aggiungere ancora fino a { $n }.
    }
hint-strozzi-answer = Se rifiuti, l’avversario deve comprarlo per { $price }.
load-hint-ship = Scegli nave e porto
load-hint-harbour = Scegli il porto
choose-ship = Scegli una nave
do-buy = Compra
do-decline = Rifiuta
discard = Scarta
log-round = Round { $round }. Comincia { $name }.
log-price = { $name } chiede { $n }
log-declined = { $name } rifiuta
log-loaded =
    { $harbour ->
        [1] { $name } carica la nave da { $holds } nel porto di sinistra
        [2] { $name } carica la nave da { $holds } nel porto centrale
       *[3] { $name } carica la nave da { $holds } nel porto di destra
    }
log-round-ended =
    { $why ->
        [bag] Il round { $round } è finito: il sacchetto è vuoto
       *[ships] Il round { $round } è finito: tre navi sono piene
    }
text-round =
    { $bag ->
        [one] Round { $round }. Ancora 1 lotto nel sacchetto.
       *[other] Round { $round }. Ancora { $bag } lotti nel sacchetto.
    }
text-price = { $name } chiede { $n }.
text-house =
    { $name }: { $money ->
        [one] { $money } fiorino
       *[other] { $money } fiorini
    }. Incasso se il round finisse ora: { $pay }.
text-ship = { $name }, nave con { $holds } stive, { $where }: { $lots }.
text-at-home = in attesa
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: segnalino al centro.
       *[other] { $harbour }, { $commodity }: segnalino dalla parte di { $side }, casella { $field }.
    }
scoring-round = Punteggio, round { $round }
note-field = casella { $n }
did-price = { $name } chiede { $n }.
did-buy = { $name } compra.
did-decline = { $name } rifiuta.
did-discard = { $name } scarta il gruppo.
did-load = { $name } carica la nave da { $holds }: { $harbour }.
best-price = chiedere { $n }
best-buy = comprare
best-decline = rifiutare
best-discard = scartare il gruppo
best-load = caricare la nave da { $holds }: { $harbour }
option-strozzi-track = Lunghezza dei tracciati
option-strozzi-track-3 = 3 caselle per parte
option-strozzi-track-4 = 4 caselle per parte
option-strozzi-track-5 = 5 caselle per parte
option-strozzi-track-6 = 6 caselle per parte
option-strozzi-track-help = Le ultime due caselle di ogni parte rendono sempre 10 e 20 in più.

# Quanto vale un gruppo: prima del prezzo, della risposta e del carico.
hint-strozzi-price = A questo prezzo compra l’avversario, oppure tu.
swing-if-buy = se compri
swing-if-loaded = nave da { $holds }, { $harbour }
swing-split = tu { $n }, { $name } { $loss }
flag-you = per te vale { $n }
flag-other = per { $name } vale { $n }
flag-none-you = non hai posto
flag-none = { $name } non ha posto
out-buys = { $name } compra: paga { $price }, vale { $worth }
out-declines = { $name } rifiuta: paghi { $price }, vale { $worth }
buy-at = Compra per { $n }
answer-net = { $n } per te
answer-other = { $n } per te: { $name } paga { $price }, vale { $worth }
answer-other-vain = { $n } per te: { $name } non ha posto
buy-in-vain = { $n }: solo per scartarlo
no-room-buy = Nessuna delle tue navi ha posto: potresti solo scartarlo.
no-room-load = Nessuna delle tue navi ha posto.
load-hint-ship-for = Scegli la nave: { $harbour }
load-now = Carica la nave da { $holds }: { $harbour }
send-ship = Manda la nave da { $holds }
sure-discard = Scartare davvero?

# La lezione
lesson-strozzi-pitch = Il tuo primo round: di’ un prezzo, compra o rifiuta, manda le navi, tira i segnalini. Circa cinque minuti.
lesson-strozzi-goal = Due casate con tre navi ciascuna, e tre porti in mezzo. Tu giochi con i Medici; dopo tre round vince la casata più ricca.
lesson-strozzi-draw = Sei di turno: componi un gruppo da uno a tre lotti.
lesson-strozzi-draw-do = Premi «{ do-draw }».
lesson-strozzi-offer = Due lotti di spezie, che valgono 8: un buon gruppo.
lesson-strozzi-offer-do = Premi «{ do-stop }».
lesson-strozzi-worth = Le bandierine mostrano che cosa renderebbe il gruppo a ogni casata se il round finisse ora. Un prezzo equo è lì vicino.
lesson-strozzi-price = Tu fai un prezzo. { $two } compra a quel prezzo o rifiuta. Se rifiuta, devi comprare tu al tuo prezzo. Il credito è gratuito.
lesson-strozzi-price-do = Scegli un prezzo di almeno 4 e conferma.
lesson-strozzi-declined = { $two } rifiuta, quindi compri tu per { $n }. Il gruppo va su una nave, e la nave entra in un porto.
lesson-strozzi-declined-do = Scegli la nave da 3, poi il porto di destra.
lesson-strozzi-harbour = La tua nave qui vale 8 e non ha avversarie. Alla fine del round la nave di maggior valore in un porto rende 20.
lesson-strozzi-marker = Le spezie hanno un tracciato in questo porto: due lotti tirano il segnalino di due caselle verso di te. Un segnalino dalla tua parte rende 10, sulle ultime due caselle 10 o 20 in più.
lesson-strozzi-zero = Hai comprato tu, quindi sei ancora di turno. Il lotto Pellicce 0 non aumenta il valore di una nave, ma un lotto da 0 tira il suo segnalino di due caselle.
lesson-strozzi-zero-do = Premi «{ do-draw }».
lesson-strozzi-enough = Pellicce e colori: il porto di sinistra ha un tracciato per entrambi.
lesson-strozzi-enough-do = Premi «{ do-stop }».
lesson-strozzi-again = Fai di nuovo un prezzo. Chiedi solo quello che pagheresti tu.
lesson-strozzi-again-do = Scegli un prezzo di almeno 2 e conferma.
lesson-strozzi-left = Compri di nuovo tu. Le tue tre navi vanno in tre porti diversi.
lesson-strozzi-left-do = Scegli la nave da 4, poi il porto di sinistra.
lesson-strozzi-pulled = Lo 0 ha tirato il segnalino delle pellicce di due caselle; il lotto Colori 3 ha tirato il suo di una sola. I segnalini restano lì e nei prossimi round rendono ancora.
lesson-strozzi-three = Un gruppo può avere tre lotti, se una delle tue navi ha posto.
lesson-strozzi-three-do = Premi «{ do-draw }».
lesson-strozzi-third = E ancora uno.
lesson-strozzi-third-do = Premi «{ do-draw }».
lesson-strozzi-low = Ora guarda che cosa fa un prezzo basso: { $two } bada solo ai valori e coglie le occasioni.
lesson-strozzi-low-do = Chiedi 2 fiorini o meno.
lesson-strozzi-sold = { $two } ha comprato e caricato. Nel porto di sinistra quella nave vale 5, la tua 3. E ora è { $two } di turno.
lesson-strozzi-answer = { $two } chiede { $n }. Compra o rifiuta: se rifiuti, deve comprare { $two }. Un terzo porto con i suoi segnalini per te vale molto di più.
lesson-strozzi-answer-do = Compra per { $n }.
lesson-strozzi-middle = Il porto centrale ha tracciati per spezie, tessuti e colori. Il lotto Colori 0 tira il doppio.
lesson-strozzi-middle-do = Scegli la nave da 5, poi il porto centrale.
lesson-strozzi-own = Il resto del round è tuo. Finisce quando una casata ha riempito le sue tre navi o quando il sacchetto è vuoto.
lesson-strozzi-no-room = Questi lotti non entrano in nessuna tua nave. Rifiuta: dovrà comprarli { $two }.
lesson-strozzi-answer-own = Comprare o rifiutare? Ogni pulsante dice che cosa cambia tra le casate.
lesson-strozzi-price-own = Di’ un prezzo. È buono se ti vanno bene entrambe le risposte.
lesson-strozzi-load-own = Scegli una nave e un porto. Il numero accanto alla nave dice che cosa cambierebbe.
lesson-strozzi-harbours = I porti rendono { $harbours } a te e { $theirs } a { $two }: 20 per la nave di maggior valore in ognuno.
lesson-strozzi-markers = I segnalini rendono { $markers } a te e { $other } a { $two }. Restano dove sono; navi e lotti tornano indietro.
lesson-strozzi-end = Dopo il primo round hai { $money } fiorini. I segnalini restano e rendono ancora; decidono altri due round. Comincia { $two }.

# Le ragioni dell’allenatore: fatti su una scelta. $you è "yes" se si parla di chi legge.
in-harbour-1 = nel porto di sinistra
in-harbour-2 = nel porto centrale
in-harbour-3 = nel porto di destra
reason-strozzi-harbour =
    { $you ->
        [yes] Ti rende { $florins } in più { $harbour }
       *[no] Rende a { $name } { $florins } in più { $harbour }
    }
reason-strozzi-harbour-deny =
    { $you ->
        [yes] Ti toglie { $florins } { $harbour }
       *[no] Toglie a { $name } { $florins } { $harbour }
    }
reason-strozzi-track =
    { $you ->
        [yes] Segnalino per { $goods } sulla tua casella { $level } { $harbour } (+{ $florins })
       *[no] Segnalino per { $goods } sulla casella { $level } di { $name } { $harbour } (+{ $florins })
    }
reason-strozzi-track-deny =
    { $you ->
        [yes] Ti toglie { $florins } { $in } { $harbour }
       *[no] Toglie a { $name } { $florins } { $in } { $harbour }
    }
reason-strozzi-best-load =
    { $you ->
        [yes] Caricato al meglio, per te vale { $florins }
       *[no] Caricato al meglio, per { $name } vale { $florins }
    }
reason-strozzi-other-load =
    { $you ->
        [yes] Caricato al meglio, per te vale { $florins }
       *[no] Caricato al meglio, per { $name } vale { $florins }
    }
reason-strozzi-must-buy =
    { $you ->
        [yes] In tal caso devi comprarlo tu per { $florins }
       *[no] In tal caso deve comprarlo { $name } per { $florins }
    }
reason-strozzi-discards =
    { $you ->
        [yes] Non hai posto e potresti solo scartarlo
       *[no] { $name } non ha posto e potrebbe solo scartarlo
    }
reason-strozzi-fills = Riempie la nave da { $level }
reason-strozzi-room =
    { $level ->
        [one] Resta libera 1 stiva della nave
       *[other] Restano libere { $level } stive della nave
    }
reason-strozzi-ends-round = Riempie l’ultima nave: il round finisce
reason-strozzi-too-big =
    { $you ->
        [yes] Un altro lotto non entrerebbe in nessuna delle tue navi
       *[no] Un altro lotto non entrerebbe in nessuna nave di { $name }
    }
reason-strozzi-bag =
    { $level ->
        [one] Resta 1 lotto nel sacchetto
       *[other] Restano { $level } lotti nel sacchetto
    }
reason-strozzi-next = Un lotto del sacchetto vale in media circa { $florins }
phase-strozzi-draw = Comporre il gruppo
phase-strozzi-price = Fare il prezzo
phase-strozzi-answer = Comprare o rifiutare
phase-strozzi-load = Caricare
phase-strozzi-late = Fine del round
