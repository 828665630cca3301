# Medici vs Strozzi: texts in English.

pitch-strozzi = You name the price; your rival buys, or you must. Three harbours, eight monopolies, two houses that hate each other. 2 players.
tour-strozzi-0-title = You name the price
tour-strozzi-0-text = Turn up one lot, two or three, and name one price for all of them.
tour-strozzi-1-title = Buy or decline
tour-strozzi-1-text = Your rival buys at your price or declines. If your rival declines, you must buy at that price. The buyer goes next.
tour-strozzi-2-title = Load your ships
tour-strozzi-2-text = A group goes onto one ship. With its first lots the ship sails to a harbour; your three ships go to three harbours. The more valuable ship in a harbour earns 20.
tour-strozzi-3-title = Pull the markers
tour-strozzi-3-text = Your lots also pull the markers in their harbour to your side: one field each, and two for a 0. There they pay you every round. After three rounds the richer house wins.
harbours = Harbours
round = Round
if-round-ended = Payout if the round ended now
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
ship-of = { $holds }-hold ship
ship-home = Ship with { $holds } holds, not sent yet
load-harbour =
    { $holds ->
        [0] Load: { $harbour }, up to { $n }
       *[other] Load the { $holds }-hold ship: { $harbour }, { $n }
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
hint-strozzi-answer = If you decline, your rival must buy it for { $price }.
load-hint-ship = Choose a ship and a harbour
load-hint-harbour = Choose the harbour
choose-ship = Choose a ship
do-buy = Buy
do-decline = Decline
discard = Discard
log-round = Round { $round } begins. { $name } goes first.
log-price = { $name } asks { $n }
log-declined = { $name } declines
log-docked =
    { $harbour ->
        [1] { $name } sends the { $holds }-hold ship to the left harbour
        [2] { $name } sends the { $holds }-hold ship to the middle harbour
       *[3] { $name } sends the { $holds }-hold ship to the right harbour
    }
log-loaded =
    { $harbour ->
        [1] { $name } loads the { $holds }-hold ship in the left harbour
        [2] { $name } loads the { $holds }-hold ship in the middle harbour
       *[3] { $name } loads the { $holds }-hold ship in the right harbour
    }
log-round-ended =
    { $why ->
        [bag] Round { $round } is over: the bag is empty
       *[ships] Round { $round } is over: three ships are full
    }
text-round =
    { $bag ->
        [one] Round { $round }. 1 lot left in the bag.
       *[other] Round { $round }. { $bag } lots left in the bag.
    }
text-price = { $name } asks { $n }.
text-house =
    { $name }: { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }. Payout if the round ended now: { $pay }.
text-ship = { $name }, ship with { $holds } holds, { $where }: { $lots }.
text-at-home = not sent yet
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
did-discard = { $name } discards the group.
did-load = { $name } loads the { $holds }-hold ship: { $harbour }.
best-price = ask { $n }
best-buy = buy
best-decline = decline
best-discard = discard the group
best-load = load the { $holds }-hold ship: { $harbour }
option-strozzi-track = Length of the tracks
option-strozzi-track-3 = 3 fields on each side
option-strozzi-track-4 = 4 fields on each side
option-strozzi-track-5 = 5 fields on each side
option-strozzi-track-6 = 6 fields on each side
option-strozzi-track-help = The last two fields on each side always pay 10 and 20 more.

# What a group is worth, before the price, the answer and the loading.
hint-strozzi-price = Your rival buys at it, or you do.
swing-if-buy = if you buy
swing-if-loaded = { $holds }-hold ship, { $harbour }
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
buy-in-vain = { $n }: only to discard it
no-room-buy = None of your ships has room for it: you could only discard it.
no-room-load = None of your ships has room for it.
load-hint-ship-for = Choose the ship: { $harbour }
load-now = Load the { $holds }-hold ship: { $harbour }
send-ship = Send the { $holds }-hold ship
sure-discard = Really discard?
