# Medici vs Strozzi: texts in Italian.

pitch-strozzi = Tu dici il prezzo; il rivale compra, o tocca a te. Tre porti, otto monopoli, due casate che si detestano.
harbours = Porti
round = Turno
if-round-ended = Incasso se il turno finisse ora
fields-bonus = Le caselle { $levels } rendono { $florins } fiorini in più.
harbour-leads = in testa
track-text =
    { $side ->
        [none] { $commodity }: al centro
       *[other] { $commodity }: { $side }, casella { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = di mano
harbour-1 = Porto di sinistra
harbour-2 = Porto centrale
harbour-3 = Porto di destra
no-ship = nessuna nave
send-here = Nave qui
ship-of = Nave { $holds }
ship-home = Nave con { $holds } stive, in rada
load-harbour =
    { $holds ->
        [0] Carica: { $harbour }, al massimo { $n }
       *[other] Carica la nave { $holds }: { $harbour }, { $n }
    }
turn-strozzi-select = Un altro lotto, o è questo il gruppo?
turn-strozzi-price = Di’ il tuo prezzo
turn-strozzi-answer = Compri per { $n }?
turn-strozzi-load = Carica il gruppo
hint-strozzi-select =
    { $n ->
        [one] Può aggiungersene ancora uno.
       *[other] Possono aggiungersene ancora { $n }.
    }
hint-strozzi-answer = Se rifiuti, il rivale deve comprarlo per { $price }.
load-hint-ship = Scegli nave e porto
load-hint-harbour = E ora il porto per la nave { $holds }
choose-ship = Scegli una nave
do-buy = Compra
do-decline = Rifiuta
discard = Scarta
log-round = Comincia il turno { $round }. { $name } è di mano.
log-price = { $name } chiede { $n }
log-declined = { $name } rifiuta
log-docked = { $name } manda la nave { $holds } nel porto { $harbour }
log-loaded = { $name } carica la nave { $holds } nel porto { $harbour }
log-round-ended =
    { $why ->
        [bag] Il turno { $round } è finito: il sacchetto è vuoto
       *[ships] Il turno { $round } è finito: tre navi sono piene
    }
text-round =
    { $bag ->
        [one] Turno { $round }. Un lotto nel sacchetto.
       *[other] Turno { $round }. { $bag } lotti nel sacchetto.
    }
text-price = { $name } chiede { $n }.
text-house = { $name }: { $money } fiorini. Incasso se il turno finisse ora: { $pay }.
text-ship = { $name }, nave con { $holds } stive, { $where }: { $lots }.
text-at-home = in rada
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: segnalino al centro.
       *[other] { $harbour }, { $commodity }: segnalino dalla parte di { $side }, casella { $field }.
    }
scoring-round = Punteggio, turno { $round }
note-field = casella { $n }
did-price = { $name } chiede { $n }.
did-buy = { $name } compra.
did-decline = { $name } rifiuta.
did-discard = { $name } scarta il gruppo.
did-load = { $name } carica la nave { $holds }: { $harbour }.
best-price = chiedere { $n }
best-buy = comprare
best-decline = rifiutare
best-discard = scartare il gruppo
best-load = nave { $holds }, { $harbour }

# Quanto vale un gruppo: prima del prezzo, della risposta e del carico.
hint-strozzi-price = A questo prezzo compra il rivale, oppure tu.
asks = { $name } chiede
swing-if-buy = se compri
swing-if-loaded = con la nave { $holds }, { $harbour }
swing-split = tu { $n }, { $name } { $loss }
flag-you = per te vale { $n }
flag-other = per { $name } vale { $n }
flag-none-you = non hai posto
flag-none = { $name } non ha posto
out-buys = { $name } compra: paga { $price } per { $worth }
out-declines = { $name } rifiuta: paghi { $price } per { $worth }
buy-at = Compra per { $n }
answer-net = { $n } per te
answer-other = { $n } per te: { $name } paga { $price } per { $worth }
answer-other-vain = { $n } per te: { $name } non ha posto
buy-in-vain = { $n }: solo per scartarlo
no-room-buy = Nessuna tua nave ha posto: potresti solo scartarlo.
no-room-load = Nessuna tua nave ha posto.
load-hint-ship-for = E ora la nave: { $harbour }
load-now = Carica la nave { $holds }: { $harbour }
send-ship = Manda la nave { $holds }
sure-discard = Scartare davvero?
