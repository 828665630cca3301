# Medici vs Strozzi: texts in Dutch.

pitch-strozzi = Jij noemt de prijs; je rivaal koopt, of jij moet. Drie havens, acht monopolies, twee huizen die elkaar niets gunnen.
harbours = Havens
round = Ronde
if-round-ended = Opbrengst als de ronde nu eindigde
fields-bonus = Velden { $levels } leveren { $florins } florijnen extra op.
harbour-leads = ligt voor
track-text =
    { $side ->
        [none] { $commodity }: in het midden
       *[other] { $commodity }: { $side }, veld { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = aan zet
harbour-1 = Linkerhaven
harbour-2 = Middenhaven
harbour-3 = Rechterhaven
no-ship = geen schip
send-here = Schip hierheen
ship-of = Schip { $holds }
ship-home = Schip met { $holds } laadruimen, thuis
load-harbour =
    { $holds ->
        [0] Laden: { $harbour }, hoogstens { $n }
       *[other] Schip { $holds } laden: { $harbour }, { $n }
    }
turn-strozzi-select = Nog een stuk, of is dit het pakket?
turn-strozzi-price = Noem je prijs
turn-strozzi-answer = Kopen voor { $n }?
turn-strozzi-load = Laad het pakket
hint-strozzi-select =
    { $n ->
        [one] Er mag er nog één bij.
       *[other] Er mogen er nog { $n } bij.
    }
hint-strozzi-answer = Weiger je, dan moet je rivaal het voor { $price } kopen.
load-hint-ship = Kies schip en haven
load-hint-harbour = En nu de haven voor schip { $holds }
choose-ship = Kies een schip
do-buy = Kopen
do-decline = Weigeren
discard = Wegwerpen
log-round = Ronde { $round } begint. { $name } is aan zet.
log-price = { $name } vraagt { $n }
log-declined = { $name } weigert
log-docked = { $name } stuurt schip { $holds } naar haven { $harbour }
log-loaded = { $name } laadt schip { $holds } in haven { $harbour }
log-round-ended =
    { $why ->
        [bag] Ronde { $round } is voorbij: de buidel is leeg
       *[ships] Ronde { $round } is voorbij: drie schepen zijn vol
    }
text-round =
    { $bag ->
        [one] Ronde { $round }. Eén stuk in de buidel.
       *[other] Ronde { $round }. { $bag } stukken in de buidel.
    }
text-price = { $name } vraagt { $n }.
text-house = { $name }: { $money } florijnen. Opbrengst als de ronde nu eindigde: { $pay }.
text-ship = { $name }, schip met { $holds } laadruimen, { $where }: { $lots }.
text-at-home = thuis
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: markeringssteen in het midden.
       *[other] { $harbour }, { $commodity }: markeringssteen aan de kant van { $side }, veld { $field }.
    }
scoring-round = Waardering, ronde { $round }
note-field = veld { $n }
did-price = { $name } vraagt { $n }.
did-buy = { $name } koopt.
did-decline = { $name } weigert.
did-discard = { $name } werpt het pakket weg.
did-load = { $name } laadt schip { $holds }: { $harbour }.
best-price = { $n } vragen
best-buy = kopen
best-decline = weigeren
best-discard = het pakket wegwerpen
best-load = schip { $holds }, { $harbour }

# Wat een pakket waard is: vóór de prijs, het antwoord en het laden.
hint-strozzi-price = Voor die prijs koopt je rivaal, of jij.
asks = { $name } vraagt
swing-if-buy = als je koopt
swing-if-loaded = met schip { $holds }, { $harbour }
swing-split = jij { $n }, { $name } { $loss }
flag-you = { $n } waard voor jou
flag-other = { $n } waard voor { $name }
flag-none-you = je hebt geen plaats
flag-none = { $name } heeft geen plaats
out-buys = { $name } koopt: betaalt { $price } voor { $worth }
out-declines = { $name } weigert: jij betaalt { $price } voor { $worth }
buy-at = Kopen voor { $n }
answer-net = { $n } voor jou
answer-other = { $n } voor jou: { $name } betaalt { $price } voor { $worth }
answer-other-vain = { $n } voor jou: { $name } heeft geen plaats
buy-in-vain = { $n }: alleen om weg te werpen
no-room-buy = Geen van je schepen heeft er plaats voor: je kunt het alleen wegwerpen.
no-room-load = Geen van je schepen heeft er plaats voor.
load-hint-ship-for = En nu het schip: { $harbour }
load-now = Schip { $holds } laden: { $harbour }
send-ship = Schip { $holds } sturen
sure-discard = Echt wegwerpen?
