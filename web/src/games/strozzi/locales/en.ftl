# Medici vs Strozzi: texts in English.

pitch-strozzi = You name the price: your opponent buys, or you must. Fight for three harbours. 2 players.
tour-strozzi-0-title = You name the price
tour-strozzi-0-text = Draw one, two or three lots, and name one price for all of them.
tour-strozzi-1-title = Buy or decline
tour-strozzi-1-text = Your opponent buys at your price or declines. If your opponent declines, you must buy at that price. The buyer takes the next turn.
tour-strozzi-2-title = Load your ships
tour-strozzi-2-text = A group goes onto one ship. With its first lots the ship sails to a harbour; your three ships go to three harbours. The more valuable ship in a harbour earns 20.
tour-strozzi-3-title = Pull the markers
tour-strozzi-3-text = Your lots also pull the markers in their harbour to your side: one field each, and two for a 0. There they pay you every round. After three rounds the richer house wins.
harbours = Harbours
round = Round
if-round-ended = Your pay if the round ended now
breakdown-cargo-in = { $place }, cargo
breakdown-track = { $place }, { $commodity }
breakdown-change = Group aboard
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
turn-strozzi-select = Another lot, or offer the group?
turn-strozzi-price = Name your price
turn-strozzi-answer = Buy for { $n }?
turn-strozzi-load = Load the group
hint-strozzi-select =
    { $n ->
        [one] You may draw 1 more lot.
       *[other] You may draw up to { $n } more lots.
    }
hint-strozzi-answer = If you decline, your opponent must buy it for { $price }.
load-hint-ship = Choose a ship and a harbour
load-hint-harbour = Choose the harbour
choose-ship = Choose a ship
do-buy = Buy
do-decline = Decline
discard = Discard
log-round = Round { $round } begins. { $name } goes first.
log-price = { $name } asks { $n }
log-declined = { $name } declines
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
hint-strozzi-price = Your opponent buys at this price, or you do.
swing-if-buy = if you buy
swing-if-loaded = { $holds }-hold ship, { $harbour }
swing-split = you { $n }, { $name } { $loss }
flag-you = worth { $n } to you
flag-other = worth { $n } to { $name }
flag-none-you = you have no room
flag-none = { $name } has no room
out-buys = { $name } buys: pays { $price }, worth { $worth }
out-declines = { $name } declines: you pay { $price }, worth { $worth }
buy-at = Buy for { $n }
answer-net = { $n } for you
answer-other = { $n } for you: { $name } pays { $price }, worth { $worth }
answer-other-vain = { $n } for you: { $name } has no room
buy-in-vain = { $n }: only to discard it
no-room-buy = None of your ships has room for it: you could only discard it.
no-room-load = None of your ships has room for it.
load-hint-ship-for = Choose the ship: { $harbour }
load-now = Load the { $holds }-hold ship: { $harbour }
send-ship = Send the { $holds }-hold ship
sure-discard = Really discard?

# The lesson
lesson-strozzi-pitch = Your first round: name a price, buy or decline, send ships, pull markers. About five minutes.
lesson-strozzi-goal = Two houses with three ships each, and three harbours between them. You play the Medici; after three rounds the richer house wins.
lesson-strozzi-draw = You are active: you put a group of one to three lots together.
lesson-strozzi-draw-do = Press “{ do-draw }”.
lesson-strozzi-offer = Two lots of spice, worth 8: a good group.
lesson-strozzi-offer-do = Press “{ do-stop }”.
lesson-strozzi-worth = The flags show what the group would bring each house if the round ended now. A fair price is near them.
lesson-strozzi-price = You name one price. { $two } buys at that price or declines. If { $two } declines, you must buy at it yourself. Credit is free.
lesson-strozzi-price-do = Choose a price of 4 or more and confirm.
lesson-strozzi-declined = { $two } declines, so you buy for { $n }. The group goes onto one ship, and the ship sails to a harbour.
lesson-strozzi-declined-do = Choose the 3-hold ship, then the right harbour.
lesson-strozzi-harbour = Your ship is worth 8 here, and your opponent has no ship here. At the end of the round the more valuable ship in a harbour earns 20.
lesson-strozzi-marker = Spice has a track in this harbour: two lots pull its marker two fields to you. A marker on your side pays 10, on the last two fields 10 or 20 more.
lesson-strozzi-zero = You bought, so you are active again. Fur 0 adds nothing to a ship, but a lot of value 0 pulls its marker two fields.
lesson-strozzi-zero-do = Press “{ do-draw }”.
lesson-strozzi-enough = Fur and dye: the left harbour has a track for each of them.
lesson-strozzi-enough-do = Press “{ do-stop }”.
lesson-strozzi-again = Name a price again. Ask only what you would pay yourself.
lesson-strozzi-again-do = Choose a price of 2 or more and confirm.
lesson-strozzi-left = You buy again. Your three ships go to three different harbours.
lesson-strozzi-left-do = Choose the 4-hold ship, then the left harbour.
lesson-strozzi-pulled = The 0 pulled the fur marker two fields; dye 3 pulled its marker only one. Markers stay for the next rounds and pay again.
lesson-strozzi-three = A group may have three lots, if one of your ships has room for them.
lesson-strozzi-three-do = Press “{ do-draw }”.
lesson-strozzi-third = And one more.
lesson-strozzi-third-do = Press “{ do-draw }”.
lesson-strozzi-low = Now see what a low price does: { $two } goes by the printed values and takes a bargain.
lesson-strozzi-low-do = Ask for 2 florins or less.
lesson-strozzi-sold = { $two } bought and loaded. In the left harbour that ship is worth 5, yours 3. And { $two } is active now.
lesson-strozzi-answer = { $two } asks { $n }. Buy or decline. If you decline, { $two } must buy. A third harbour and its markers are worth far more to you.
lesson-strozzi-answer-do = Buy for { $n }.
lesson-strozzi-middle = The middle harbour has tracks for spice, cloth and dye. The dye 0 pulls twice.
lesson-strozzi-middle-do = Choose the 5-hold ship, then the middle harbour.
lesson-strozzi-own = The rest of the round is yours. It ends when one house has filled its three ships, or when the bag is empty.
lesson-strozzi-no-room = These lots fit on none of your ships. Decline, and { $two } must buy them.
lesson-strozzi-answer-own = Buy or decline? Each button says what it changes between the houses.
lesson-strozzi-price-own = Name a price. It is a good one if both answers suit you.
lesson-strozzi-load-own = Choose a ship and a harbour. The figure on each ship says what it would change.
lesson-strozzi-harbours = The harbours pay you { $harbours } and { $two } { $theirs }: 20 for the more valuable ship in each.
lesson-strozzi-markers = The markers pay you { $markers } and { $two } { $other }. They stay where they are; ships and lots come back.
lesson-strozzi-end = You have { $money } florins after the first round. The markers stay and pay again, and two more rounds decide. { $two } begins.

# Reasons of the coach: facts about a choice. $you is "yes" if the fact is about the reader.
in-harbour-1 = in the left harbour
in-harbour-2 = in the middle harbour
in-harbour-3 = in the right harbour
reason-strozzi-harbour =
    { $you ->
        [yes] Brings you { $florins } more { $harbour }
       *[no] Brings { $name } { $florins } more { $harbour }
    }
reason-strozzi-harbour-deny =
    { $you ->
        [yes] Takes { $florins } from you { $harbour }
       *[no] Takes { $florins } from { $name } { $harbour }
    }
reason-strozzi-track =
    { $you ->
        [yes] Marker for { $goods } on your field { $level } { $harbour } (+{ $florins })
       *[no] Marker for { $goods } on { $name }’s field { $level } { $harbour } (+{ $florins })
    }
reason-strozzi-track-deny =
    { $you ->
        [yes] Takes { $florins } from you { $in }, { $harbour }
       *[no] Takes { $florins } from { $name } { $in }, { $harbour }
    }
reason-strozzi-best-load =
    { $you ->
        [yes] In its best place it is worth { $florins } to you
       *[no] In its best place it is worth { $florins } to { $name }
    }
reason-strozzi-other-load =
    { $you ->
        [yes] In its best place it is worth { $florins } to you
       *[no] In its best place it is worth { $florins } to { $name }
    }
reason-strozzi-must-buy =
    { $you ->
        [yes] Then you must buy it for { $florins }
       *[no] Then { $name } must buy it for { $florins }
    }
reason-strozzi-discards =
    { $you ->
        [yes] You have no room for it and could only discard it
       *[no] { $name } has no room for it and could only discard it
    }
reason-strozzi-fills = Fills the { $level }-hold ship
reason-strozzi-room =
    { $level ->
        [one] Leaves 1 hold of the ship free
       *[other] Leaves { $level } holds of the ship free
    }
reason-strozzi-ends-round = Fills the last ship: the round ends
reason-strozzi-too-big =
    { $you ->
        [yes] One lot more would fit on none of your ships
       *[no] One lot more would fit on none of { $name }’s ships
    }
reason-strozzi-bag =
    { $level ->
        [one] 1 lot is left in the bag
       *[other] { $level } lots are left in the bag
    }
reason-strozzi-next = A lot from the bag is worth about { $florins } on average
phase-strozzi-draw = Drawing
phase-strozzi-price = Naming a price
phase-strozzi-answer = Buying or declining
phase-strozzi-load = Loading
phase-strozzi-late = Late in the round
