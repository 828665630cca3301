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
        [0] Carica: { $harbour }
       *[other] Carica la nave { $holds }: { $harbour }
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
load-hint-ship = Scegli una nave, poi un porto.
load-hint-harbour = E ora il porto.
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
option-strozzi-track = Lunghezza dei tracciati
option-strozzi-track-3 = 3 caselle per parte
option-strozzi-track-4 = 4 caselle per parte
option-strozzi-track-5 = 5 caselle per parte
option-strozzi-track-6 = 6 caselle per parte
option-strozzi-track-help = Le ultime due caselle di ogni parte rendono sempre 10 e 20 in più.
