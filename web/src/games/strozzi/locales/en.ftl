# Medici vs Strozzi: texts in English.

pitch-strozzi = You name the price; your rival buys, or you must. Three harbours, eight monopolies, two houses that hate each other.
harbours = Harbours
round = Round
if-round-ended = Pay if the round ended now
fields-bonus = Fields { $levels } pay { $florins } florins more.
harbour-leads = leads
track-text =
    { $side ->
        [none] { $commodity }: in the middle
       *[other] { $commodity }: { $side }, field { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = active
harbour-1 = Left harbour
harbour-2 = Middle harbour
harbour-3 = Right harbour
no-ship = no ship
send-here = Send ship here
ship-of = Ship { $holds }
ship-home = Ship with { $holds } holds, at home
load-harbour =
    { $holds ->
        [0] Load in the { $harbour }
       *[other] Load ship { $holds } in the { $harbour }
    }
turn-strozzi-select = Another lot, or is this the group?
turn-strozzi-price = Name your price
turn-strozzi-answer = Buy for { $n }?
turn-strozzi-load = Load the group
hint-strozzi-select =
    { $n ->
        [one] One more may join the group.
       *[other] Up to { $n } more may join the group.
    }
hint-strozzi-answer = Decline, and your rival must buy it for { $price }.
load-hint-ship = Choose a ship, then a harbour.
load-hint-harbour = Now choose the harbour.
choose-ship = Choose a ship
do-buy = Buy
do-decline = Decline
discard = Throw away
log-round = Round { $round } begins. { $name } is active.
log-price = { $name } asks { $n }
log-declined = { $name } declines
log-docked = { $name } sends ship { $holds } to harbour { $harbour }
log-loaded = { $name } loads ship { $holds } in harbour { $harbour }
log-round-ended =
    { $why ->
        [bag] Round { $round } is over: the bag is empty
       *[ships] Round { $round } is over: three ships are full
    }
text-round =
    { $bag ->
        [one] Round { $round }. One lot left in the bag.
       *[other] Round { $round }. { $bag } lots left in the bag.
    }
text-price = { $name } asks { $n }.
text-house = { $name }: { $money } florins. Pay if the round ended now: { $pay }.
text-ship = { $name }, ship with { $holds } holds, { $where }: { $lots }.
text-at-home = at home
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: marker in the middle.
       *[other] { $harbour }, { $commodity }: marker on { $side }’s side, field { $field }.
    }
scoring-round = Scoring, round { $round }
note-field = field { $n }
did-price = { $name } asks { $n }.
did-buy = { $name } buys.
did-decline = { $name } declines.
did-discard = { $name } throws the group away.
did-load = { $name } loads ship { $holds }: { $harbour }.
best-price = ask { $n }
best-buy = buy
best-decline = decline
best-discard = throw the group away
best-load = ship { $holds }, { $harbour }
option-strozzi-track = Length of the tracks
option-strozzi-track-3 = 3 fields on each side
option-strozzi-track-4 = 4 fields on each side
option-strozzi-track-5 = 5 fields on each side
option-strozzi-track-6 = 6 fields on each side
option-strozzi-track-help = The last two fields on each side always pay 10 and 20 more.
