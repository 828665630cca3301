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
        [0] Load in the { $harbour }, best { $n }
       *[other] Load ship { $holds } in the { $harbour }, { $n }
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
load-hint-ship = Choose a ship and a harbour
load-hint-harbour = Now the harbour for ship { $holds }
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

# What a group is worth, before the price, the answer and the loading.
hint-strozzi-price = Your rival buys at it, or you do.
asks = { $name } asks
swing-if-buy = if you buy
swing-if-loaded = with ship { $holds }, { $harbour }
swing-split = you { $n }, { $name } { $loss }
flag-you = worth { $n } to you
flag-other = worth { $n } to { $name }
flag-none-you = you have no room
flag-none = { $name } has no room
out-buys = { $name } buys: pays { $price } for { $worth }
out-declines = { $name } declines: you pay { $price } for { $worth }
buy-at = Buy for { $n }
answer-net = { $n } for you
answer-other = { $n } for you: { $name } pays { $price } for { $worth }
answer-other-vain = { $n } for you: { $name } has no room
buy-in-vain = { $n }: only to throw it away
no-room-buy = None of your ships has room for it: you could only throw it away.
no-room-load = None of your ships has room for it.
load-hint-ship-for = Now the ship: { $harbour }
load-now = Load ship { $holds }: { $harbour }
send-ship = Send ship { $holds }
sure-discard = Really throw away?
