### Medici vs Strozzi: texts in English.

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
# $place: harbour-1, -2 or -3. Row of the table that shows how a payout comes about. Up to 34 characters.
breakdown-cargo-in = { $place }, cargo
# $place: harbour-1, -2 or -3. $commodity: one of the goods. Row of the table that shows how a payout comes about. Up to 36 characters.
breakdown-track = { $place }, { $commodity }
breakdown-change = Group aboard
# $levels: such as “3 and 4”. $florins: what they pay, in the same order. Read aloud before the harbours. Any length.
fields-bonus = Fields { $levels } pay { $florins } florins more.
harbour-leads = leads
# $side: “none”, or the name of the player on whose side the marker is. $commodity: one of the goods. $field: from 1. Read aloud for a track. Any length.
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
# $holds: 3, 4 or 5. Button for a ship; a figure follows. Two lines at most on a phone. Up to 20 characters.
ship-of = { $holds }-hold ship
# $holds: 3, 4 or 5. Tooltip of a ship that has not sailed, and read aloud. Up to 60 characters.
ship-home = Ship with { $holds } holds, not sent yet
# $holds: 3, 4 or 5; 0 if no ship is chosen yet. $harbour: harbour-1, -2 or -3. $n: florins with their sign. Read aloud for a harbour. Any length.
load-harbour =
    { $holds ->
        [0] Load: { $harbour }, up to { $n }
       *[other] Load the { $holds }-hold ship: { $harbour }, { $n }
    }
turn-strozzi-select = Another lot, or offer the group?
turn-strozzi-price = Name your price
# $n: the price. Question above the buttons “Buy” and “Decline”. Up to 24 characters.
turn-strozzi-answer = Buy for { $n }?
turn-strozzi-load = Load the group
# $n: lots that may still be drawn. Second line of the decision. Up to 50 characters.
hint-strozzi-select =
    { $n ->
        [one] You may draw 1 more lot.
       *[other] You may draw up to { $n } more lots.
    }
# $price: florins. Second line of the decision. Up to 80 characters.
hint-strozzi-answer = If you decline, your opponent must buy it for { $price }.
load-hint-ship = Choose a ship and a harbour
load-hint-harbour = Choose the harbour
choose-ship = Choose a ship
do-buy = Buy
do-decline = Decline
discard = Discard
# $round: 1 to 3. $name: the player who draws first. Heading in the log, and status line. Up to 60 characters.
log-round = Round { $round } begins. { $name } goes first.
# $name: a player. $n: florins. Line of the log and status line. Up to 40 characters.
log-price = { $name } asks { $n }
# $name: a player. Line of the log and status line. Up to 30 characters.
log-declined = { $name } declines
# $harbour: 1, 2 or 3. $name: a player. $holds: 3, 4 or 5. Line of the log and status line. Up to 70 characters.
log-loaded =
    { $harbour ->
        [1] { $name } loads the { $holds }-hold ship in the left harbour
        [2] { $name } loads the { $holds }-hold ship in the middle harbour
       *[3] { $name } loads the { $holds }-hold ship in the right harbour
    }
# $why: “bag” or “ships”. $round: 1 to 3. Heading in the log, and status line. Up to 60 characters.
log-round-ended =
    { $why ->
        [bag] Round { $round } is over: the bag is empty
       *[ships] Round { $round } is over: three ships are full
    }
# $round: 1 to 3. $bag: lots in the bag. Text view of the table. Any length.
text-round =
    { $bag ->
        [one] Round { $round }. 1 lot left in the bag.
       *[other] Round { $round }. { $bag } lots left in the bag.
    }
# $name: a player. $n: florins. Text view of the table. Any length.
text-price = { $name } asks { $n }.
# $name: a player. $money: florins. $pay: florins. Text view of the table. Any length.
text-house =
    { $name }: { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }. Payout if the round ended now: { $pay }.
# $name: a player. $holds: 3, 4 or 5. $where: the harbour, or text-at-home. $lots: the ship’s lots, or text-none. Text view of the table. Any length.
text-ship = { $name }, ship with { $holds } holds, { $where }: { $lots }.
text-at-home = not sent yet
# $side: “none”, or the name of the player on whose side the marker is. $harbour: harbour-1, -2 or -3. $commodity: one of the goods. $field: from 1. Text view of the table. Any length.
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: marker in the middle.
       *[other] { $harbour }, { $commodity }: marker on { $side }’s side, field { $field }.
    }
# $round: 1 to 3. Heading of the scoring sheet. Up to 30 characters.
scoring-round = Scoring, round { $round }
# $n: number of the field. Tiny, below a payment in the scoring sheet. Up to 12 characters.
note-field = field { $n }
# $name: the player. $n: florins. What was played, as a sentence. Replay and review. Up to 40 characters.
did-price = { $name } asks { $n }.
# $name: the player. What was played, as a sentence. Replay and review. Up to 40 characters.
did-buy = { $name } buys.
# $name: the player. What was played, as a sentence. Replay and review. Up to 40 characters.
did-decline = { $name } declines.
# $name: the player. What was played, as a sentence. Replay and review. Up to 50 characters.
did-discard = { $name } discards the group.
# $name: the player. $holds: 3, 4 or 5. $harbour: harbour-1, -2 or -3. What was played, as a sentence. Replay and review. Up to 70 characters.
did-load = { $name } loads the { $holds }-hold ship: { $harbour }.
# $n: florins. A choice in words, inside other texts such as “Better: ask 8.” No capital, no full stop. Up to 20 characters.
best-price = ask { $n }
best-buy = buy
best-decline = decline
best-discard = discard the group
# $holds: 3, 4 or 5. $harbour: harbour-1, -2 or -3. A choice in words, inside other texts. No capital, no full stop. Up to 60 characters.
best-load = load the { $holds }-hold ship: { $harbour }
option-strozzi-track = Length of the tracks
option-strozzi-track-3 = 3 fields on each side
option-strozzi-track-4 = 4 fields on each side
option-strozzi-track-5 = 5 fields on each side
option-strozzi-track-6 = 6 fields on each side
option-strozzi-track-help = The last two fields on each side always pay 10 and 20 more.

## What a group is worth, before the price, the answer and the loading.

hint-strozzi-price = Your opponent buys at this price, or you do.
swing-if-buy = if you buy
# $holds: 3, 4 or 5. $harbour: harbour-1, -2 or -3. After the figure that the loading brings; beside the decision. No capital. Up to 44 characters.
swing-if-loaded = { $holds }-hold ship, { $harbour }
# $n, $loss: florins with their sign. $name: the opponent. After swing-if-loaded, smaller. Up to 30 characters.
swing-split = you { $n }, { $name } { $loss }
# $n: florins. Flag above the scale of prices, and a line where decisions are made. Up to 26 characters.
flag-you = worth { $n } to you
# $n: florins. $name: the opponent. Flag above the scale of prices, and a line where decisions are made. Up to 34 characters.
flag-other = worth { $n } to { $name }
flag-none-you = you have no room
# $name: the opponent. Flag above the scale of prices, in place of flag-other. Up to 30 characters.
flag-none = { $name } has no room
# $name: the opponent. $price: the price named. $worth: what the group is worth to the opponent. Line beside the decision. Up to 50 characters.
out-buys = { $name } buys: pays { $price }, worth { $worth }
# $name: the opponent. $price: the price named. $worth: what the group is worth to the reader. Line beside the decision. Up to 60 characters.
out-declines = { $name } declines: you pay { $price }, worth { $worth }
# $n: the price. Main button. Up to 16 characters.
buy-at = Buy for { $n }
# $n: florins with their sign: the gain less the price. Small, inside the button below buy-at. Up to 24 characters.
answer-net = { $n } for you
# $n: florins with their sign. $name: the opponent. $price: the price. $worth: what the group is worth to the opponent. Small, inside the button below do-decline. Up to 54 characters.
answer-other = { $n } for you: { $name } pays { $price }, worth { $worth }
# $n: florins with their sign. $name: the opponent. Small, inside the button below do-decline. Up to 44 characters.
answer-other-vain = { $n } for you: { $name } has no room
# $n: florins with their sign. Small, inside the button below buy-at, if no ship has room. Up to 34 characters.
buy-in-vain = { $n }: only to discard it
no-room-buy = None of your ships has room for it: you could only discard it.
no-room-load = None of your ships has room for it.
# $harbour: harbour-1, -2 or -3. Line in place of the button, until a ship is chosen. Up to 44 characters.
load-hint-ship-for = Choose the ship: { $harbour }
# $holds: 3, 4 or 5. $harbour: harbour-1, -2 or -3. Main button. Up to 54 characters.
load-now = Load the { $holds }-hold ship: { $harbour }
# $holds: 3, 4 or 5. Read aloud for a ship that can be chosen. Any length.
send-ship = Send the { $holds }-hold ship
sure-discard = Really discard?

## The lesson

lesson-strozzi-pitch = Your first round: name a price, buy or decline, send ships, pull markers. About five minutes.
lesson-strozzi-goal = Two houses with three ships each, and three harbours between them. You play the Medici; after three rounds the richer house wins.
lesson-strozzi-draw = You are active: you put a group of one to three lots together.
lesson-strozzi-draw-do = Press “{ do-draw }”.
lesson-strozzi-offer = Two lots of spice, worth 8: a good group.
lesson-strozzi-offer-do = Press “{ do-stop }”.
lesson-strozzi-worth = The flags show what the group would bring each house if the round ended now. A fair price is near them.
# $two: the opponent, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-strozzi-price = You name one price. { $two } buys at that price or declines. If { $two } declines, you must buy at it yourself. Credit is free.
lesson-strozzi-price-do = Choose a price of 4 or more and confirm.
# $two: the opponent, a bot. $n: the price. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
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
# $two: the opponent, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-strozzi-low = Now see what a low price does: { $two } goes by the printed values and takes a bargain.
lesson-strozzi-low-do = Ask for 2 florins or less.
# $two: the opponent, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-strozzi-sold = { $two } bought and loaded. In the left harbour that ship is worth 5, yours 3. And { $two } is active now.
# $two: the opponent, a bot. $n: the price. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-strozzi-answer = { $two } asks { $n }. Buy or decline. If you decline, { $two } must buy. A third harbour and its markers are worth far more to you.
# $n: the price. What the learner is to do; below the guide’s text. Up to 60 characters.
lesson-strozzi-answer-do = Buy for { $n }.
lesson-strozzi-middle = The middle harbour has tracks for spice, cloth and dye. The dye 0 pulls twice.
lesson-strozzi-middle-do = Choose the 5-hold ship, then the middle harbour.
lesson-strozzi-own = The rest of the round is yours. It ends when one house has filled its three ships, or when the bag is empty.
# $two: the opponent, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-strozzi-no-room = These lots fit on none of your ships. Decline, and { $two } must buy them.
lesson-strozzi-answer-own = Buy or decline? Each button says what it changes between the houses.
lesson-strozzi-price-own = Name a price. It is a good one if both answers suit you.
lesson-strozzi-load-own = Choose a ship and a harbour. The figure on each ship says what it would change.
# $harbours, $theirs: florins that the harbours pay to the reader and to the opponent. $two: the opponent, a bot. Guide, inside the scoring sheet. It may wrap; up to 200 characters.
lesson-strozzi-harbours = The harbours pay you { $harbours } and { $two } { $theirs }: 20 for the more valuable ship in each.
# $markers, $other: florins that the markers pay to the reader and to the opponent. $two: the opponent, a bot. Guide, inside the scoring sheet. It may wrap; up to 200 characters.
lesson-strozzi-markers = The markers pay you { $markers } and { $two } { $other }. They stay where they are; ships and lots come back.
# $money: florins. $two: the opponent, a bot. Last words of the lesson. It may wrap; up to 260 characters.
lesson-strozzi-end = You have { $money } florins after the first round. The markers stay and pay again, and two more rounds decide. { $two } begins.

## Reasons of the coach: facts about a choice. $you is "yes" if the fact is about the reader.

in-harbour-1 = in the left harbour
in-harbour-2 = in the middle harbour
in-harbour-3 = in the right harbour
# $you: “yes” if it is about the reader. $name: a player. $florins: how much more. $harbour: “in the left harbour” (in-harbour-…). Line below a choice. Up to 60 characters.
reason-strozzi-harbour =
    { $you ->
        [yes] Brings you { $florins } more { $harbour }
       *[no] Brings { $name } { $florins } more { $harbour }
    }
# $you: “yes” if it is about the reader. $name: a player. $florins: how much less. $harbour: “in the left harbour” (in-harbour-…). Line below a choice. Up to 60 characters.
reason-strozzi-harbour-deny =
    { $you ->
        [yes] Takes { $florins } from you { $harbour }
       *[no] Takes { $florins } from { $name } { $harbour }
    }
# $you: “yes” if it is about the reader. $name: a player. $goods: “cloth” (goods-…). $level: the field. $harbour: “in the left harbour” (in-harbour-…). $florins: how much more. Line below a choice. Up to 90 characters.
reason-strozzi-track =
    { $you ->
        [yes] Marker for { $goods } on your field { $level } { $harbour } (+{ $florins })
       *[no] Marker for { $goods } on { $name }’s field { $level } { $harbour } (+{ $florins })
    }
# $you: “yes” if it is about the reader. $name: a player. $florins: how much less. $in: “in cloth” (in-…). $harbour: “in the left harbour” (in-harbour-…). Line below a choice. Up to 70 characters.
reason-strozzi-track-deny =
    { $you ->
        [yes] Takes { $florins } from you { $in }, { $harbour }
       *[no] Takes { $florins } from { $name } { $in }, { $harbour }
    }
# $you: “yes” if it is about the reader. $name: a player. $florins: change of the balance between the houses. Line below a choice. Up to 70 characters.
reason-strozzi-best-load =
    { $you ->
        [yes] In its best place it is worth { $florins } to you
       *[no] In its best place it is worth { $florins } to { $name }
    }
# $you: “yes” if it is about the reader. $name: a player. $florins: change of the balance between the houses. Line below a choice. Up to 70 characters.
reason-strozzi-other-load =
    { $you ->
        [yes] In its best place it is worth { $florins } to you
       *[no] In its best place it is worth { $florins } to { $name }
    }
# $you: “yes” if it is about the reader. $name: a player. $florins: the price. Line below the choice to decline. Up to 60 characters.
reason-strozzi-must-buy =
    { $you ->
        [yes] Then you must buy it for { $florins }
       *[no] Then { $name } must buy it for { $florins }
    }
# $you: “yes” if it is about the reader. $name: a player. Line below a choice. Up to 80 characters.
reason-strozzi-discards =
    { $you ->
        [yes] You have no room for it and could only discard it
       *[no] { $name } has no room for it and could only discard it
    }
# $level: holds of the ship: 3, 4 or 5. Line below a choice. Up to 50 characters.
reason-strozzi-fills = Fills the { $level }-hold ship
# $level: free holds of the ship after loading. Line below a choice. Up to 60 characters.
reason-strozzi-room =
    { $level ->
        [one] Leaves 1 hold of the ship free
       *[other] Leaves { $level } holds of the ship free
    }
reason-strozzi-ends-round = Fills the last ship: the round ends
# $you: “yes” if it is about the reader. $name: a player. Line below the choice to stop or draw. Up to 80 characters.
reason-strozzi-too-big =
    { $you ->
        [yes] One lot more would fit on none of your ships
       *[no] One lot more would fit on none of { $name }’s ships
    }
# $level: number of lots. Line below the choice to stop or draw. Up to 50 characters.
reason-strozzi-bag =
    { $level ->
        [one] 1 lot is left in the bag
       *[other] { $level } lots are left in the bag
    }
# $florins: face value. Line below the choice to stop or draw. Up to 70 characters.
reason-strozzi-next = A lot from the bag is worth about { $florins } on average
phase-strozzi-draw = Drawing
phase-strozzi-price = Naming a price
phase-strozzi-answer = Buying or declining
phase-strozzi-load = Loading
phase-strozzi-late = Late in the round
