### Medici: texts in English.

pitch-medici = Everyone bids once. Fill your ship with the best cargo and climb the market stalls. 3 to 6 players.
tour-medici-0-title = Lots come out of the bag
tour-medici-0-text = The selector draws one, two or three lots. Together they are one group: sold as a whole or not at all.
tour-medici-1-title = One bid each
tour-medici-1-text = The bidding goes round once. Top the highest bid, or pass: there is no second chance. The selector bids last.
tour-medici-2-title = Load your ship
tour-medici-2-text = Your ship has five holds. At the end of the day the most valuable cargoes earn money.
tour-medici-3-title = Climb the stalls
tour-medici-3-text = Each lot also lifts you one level on its stall, and you stay there. After three days the richest player wins.
auction = Auction
stalls = Market stalls
selector = Selector
high-bid = Highest bid
day = Day
if-day-ended = Your pay if the day ended now
# $commodity: one of the goods. $list: stall-level of each buyer, with semicolons. Read aloud for a market stall. Any length.
stall-text = { $commodity } stall: { $list }
# $name: a buyer. $level: 0 to 7. Part of stall-text. Any length.
stall-level = { $name } on level { $level }
# $name: a buyer. $level: 0 to 7. $from: the level before this moment. Part of stall-text. Any length.
stall-level-up = { $name } on level { $level }, up from { $from }
# $levels: such as “5, 6 and 7”. $florins: what they pay, in the same order. Read aloud before the stalls. Any length.
stalls-bonus = Levels { $levels } pay { $florins } florins more.
# $name: a buyer. $n: florins. $lap: 1, or higher after a whole turn around the money track. Read aloud for the money track. Any length.
track-of =
    { $lap ->
        [1] { $name }: { $n }
       *[other] { $name }: { $n }, lap { $lap } of the track
    }
chip-selects = selects
chip-selector = selects
chip-bids-now = bids now
# $n: florins. Read aloud for a buyer in the round of bids; the page shows the figure. Any length.
chip-bid = bids { $n }
chip-passed = passes
chip-no-money = can’t outbid
chip-no-room = no room
chip-full = ship full
chip-to-come = still to bid
chip-idle = –
turn-medici-select = Another lot, or offer the group?
turn-medici-bid = Your bid
# $n: lots that may still be drawn. Second line of the decision. Up to 50 characters.
hint-medici-select =
    { $n ->
        [one] You may draw 1 more lot.
       *[other] You may draw up to { $n } more lots.
    }
turn-medici-last = You bid last
# $n: florins. Second line of the decision, after “You bid last”. Up to 24 characters.
hint-medici-last = { $n } is enough
# $n: buyers who can still bid. Second line of the decision. Up to 44 characters.
hint-medici-bid =
    { $n ->
        [one] One more may bid after you
       *[other] { $n } more may bid after you
    }
# $n: florins. Main button of the buyer who bids last. Up to 16 characters.
buy-for = Buy for { $n }
if-you-buy = if you buy
# $n: florins with their sign: what the group brings, less the bid. After that figure, beside the decision. Up to 26 characters.
after-paying = { $n } after paying
# $you: “yes” if it is the reader. $name: the buyer with the highest bid. Beside the group on offer. Up to 24 characters.
leads =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
# $name: the buyer. $n: florins. Beside the group when it is sold. Up to 34 characters.
sold-to = Sold to { $name } for { $n }
no-bid = No bid yet
in-the-bag = in the bag
# $n: lots that were discarded. Beside their pictures, and read aloud; there is little room. Up to 14 characters.
discarded =
    { $n ->
        [one] 1 discarded
       *[other] { $n } discarded
    }
# $you: “yes” if it is the reader. $name: a buyer. $n: florins. Read aloud for a stall in a scoring. Any length.
stall-pays =
    { $you ->
        [yes] You are paid { $n }
       *[no] { $name } is paid { $n }
    }
# $from, $to: places of the cargo, from 1. What the group would change; tooltip, and row of a table. Up to 30 characters.
gain-ship = Cargo: place { $from } → { $to }
# $commodity: one of the goods. $from, $to: levels, 0 to 7. What the group would change; tooltip, and row of a table. Up to 36 characters.
gain-stall = { $commodity }: level { $from } → { $to }
# $n: value of the ship. Row of the table that shows how a payout comes about. Up to 30 characters.
breakdown-cargo = Cargo worth { $n }
# $commodity: one of the goods. $level: 0 to 7. Row of the table that shows how a payout comes about. Up to 26 characters.
breakdown-stall = { $commodity }, level { $level }
blocked-money = You can’t afford to outbid.
blocked-room = Your ship has no room for this group.
blocked-full = Your ship is full.
order-give = Bid in advance
order-legend = When my turn comes
order-pass = Pass on this group
order-bid = Bid exactly
order-raise = Outbid by 1, up to
order-raise-ask = Outbid by 1 up to this, then ask me
order-per-point = At most, per point of
order-pass-three = Pass on groups of three
order-pass-day = Pass for the rest of the day
order-florins = Florins
order-submit = Save order
order-withdraw = Withdraw
order-secret = Only you see your order.
order-said-pass = pass
# $n: florins. An order in the list “When my turn comes”. No capital. Up to 20 characters.
order-said-bid = exactly { $n }
# $n: florins. An order in the list “When my turn comes”. No capital. Up to 20 characters.
order-said-raise = up to { $n }
# $n: florins. An order in the list “When my turn comes”. No capital. Up to 34 characters.
order-said-raise-ask = up to { $n }, then ask me
order-said-pass-day = pass today
# $n: florins. $commodity: one of the goods. An order in the list “When my turn comes”. No capital. Up to 36 characters.
order-said-per-point = { $n } per point of { $commodity }
order-said-pass-three = pass on groups of three
# $n: florins. After an order in the list: what it would do now. Begins with a dot. Up to 22 characters.
order-now-bid = · now: bids { $n }
order-now-pass = · now: passes
order-now-ask = · now: asks you
order-now-none = · not now
order-more = Another order
# $order: the order in words (order-said-…). Tooltip of ▲, and read aloud. Any length.
order-first = First: { $order }
# $order: the order in words (order-said-…). Read aloud for the button that withdraws it. Any length.
order-remove = Withdraw: { $order }
order-commodity = Commodity
# $day: 1 to 3. $name: the first selector of the day. Heading in the log, and status line. Up to 60 characters.
log-day = Day { $day } begins. { $name } selects first.
# $day: 1 to 3. $name: the first selector of the day. Heading in the log, and status line. Up to 70 characters.
log-day-by-lot = Day { $day } begins. { $name } was picked at random to start.
# $name: a buyer who fills up from the bag. Small pictures of the lots follow. Line of the log and status line. Up to 40 characters.
log-free = { $name } loads for free
# $name: a buyer. $n: florins. Line of the log and status line. Up to 30 characters.
log-bid = { $name } bids { $n }
# $name: a buyer. Line of the log and status line. Up to 30 characters.
log-passed = { $name } passes
# $why: “room” or “money”. $name: a buyer. Line of the log. Up to 50 characters.
log-cannot =
    { $why ->
        [room] { $name } has no room for the group
       *[money] { $name } can’t afford to outbid
    }
# $name: a buyer. Line of the log and status line. Up to 40 characters.
log-full = { $name }’s ship is full
# $why: “bag” or “ships”. $day: 1 to 3. Heading in the log, and status line. Up to 50 characters.
log-day-ended =
    { $why ->
        [bag] Day { $day } is over: the bag is empty
       *[ships] Day { $day } is over: the ships are full
    }
# $day: 1 to 3. $bag: lots in the bag. Text view of the table. Any length.
text-day =
    { $bag ->
        [one] Day { $day }. 1 lot left in the bag.
       *[other] Day { $day }. { $bag } lots left in the bag.
    }
# $n: florins. $name: the buyer who bid them. Text view of the table. Any length.
text-high = Highest bid: { $n } by { $name }.
# $list: what each buyer did, with commas. Text view of the table. Any length.
text-auction = Auction: { $list }.
# $name: a buyer. $money: florins. $lots: the ship’s lots, or text-none. $cargo: their value. $free: free holds. $cloth, $fur, $grain, $dye, $spice: levels. $pay: florins. Text view of the table. Any length.
text-buyer =
    { $name }: { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }. Aboard: { $lots }; cargo { $cargo }, free holds { $free }. Levels: cloth { $cloth }, fur { $fur }, grain { $grain }, dye { $dye }, spice { $spice }. Payout if the day ended now: { $pay }.
# $day: 1 to 3. Heading of the scoring sheet. Up to 30 characters.
scoring-day = Scoring, day { $day }
# $n: 0 to 7. Tiny, below a payment in the scoring sheet. Up to 12 characters.
note-level = level { $n }
# $name: the player. What was played, as a sentence. Replay and review. Up to 40 characters.
did-pass = { $name } passes.
# $name: the player. $n: florins. What was played, as a sentence. Replay and review. Up to 40 characters.
did-bid = { $name } bids { $n }.
best-pass = pass
# $n: florins. A choice in words, inside other texts such as “Better: bid 8.” No capital, no full stop. Up to 20 characters.
best-bid = bid { $n }
counters-now = Move counters as lots are bought
option-medici-first = Starting player
option-medici-edition = Edition
option-medici-edition-2006 = 2006
option-medici-edition-1995 = 1995, first German edition
option-medici-edition-help = In the 1995 edition, levels 5, 6 and 7 pay 0, 10 and 20 more instead of 5, 10 and 20.

## The lesson

lesson-medici-pitch = Your first day as a buyer: put a group together, bid, load your ship, be paid. About five minutes.
lesson-medici-goal = For three days you buy goods for one ship. Florins are money and points at once: you have 40, and the richest buyer wins.
lesson-medici-draw = You are the selector: you put a group of one to three lots together. You never know what the bag will bring.
lesson-medici-draw-do = Press “{ do-draw }”.
lesson-medici-offer = A second cloth: these two belong together. The whole group goes to one buyer.
lesson-medici-offer-do = Press “{ do-stop }”.
lesson-medici-bids = The bidding goes round once. Each buyer has one chance to bid more or to pass, and the selector comes last: that is you.
# $three: the third player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-last = { $three } leads, and no one bids after you. One florin more is enough.
# $n: florins. What the learner is to do; below the guide’s text. Up to 60 characters.
lesson-medici-last-do = Buy the group for { $n }.
# $n: florins. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-paid = You paid the bank and have { $n } florins left. The lots are on your ship for the whole day: three of its five holds are free.
# $n: value of the ship. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-cargo = The values add up: your cargo is worth { $n }. Tonight the most valuable cargo earns 30 florins, the second 15.
lesson-medici-stalls = Each lot also lifts you one level on its stall, whatever its value. Tonight the highest buyer on a stall gets 10, the second 5.
lesson-medici-pass = Three lots, worth 3 together, would fill your ship. Better goods would then find no room.
lesson-medici-pass-do = Press “{ pass }”.
# $two: the second player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-room = { $two } has only two free holds, and three lots do not fit. A buyer without room is left out of the auction.
# $three: the third player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-first = Now you bid first, and { $three } answers after you. You get no second chance: see what a single florin does.
lesson-medici-first-do = Bid 1.
# $three: the third player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-outbid = { $three } bid 2 and took the group. If you bid early you must think ahead; the last buyer only has to top you.
lesson-medici-one = You are the selector again. Holds are scarce now: a single good lot is a group too.
lesson-medici-one-do = Press “{ do-stop }”.
# $three: the third player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-save = { $three } leads with 3. Spice does not help you at the cloth stall, and a florin saved is a florin scored.
lesson-medici-save-do = Press “{ pass }”.
# $two: the second player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-raise = { $two } would like to fill up with these two lots. You don’t have to want them to make them cost more: { $two } tops any bid up to 6.
lesson-medici-raise-do = Choose a bid of 6 or less and send it.
# $two: the second player, a bot. $n: florins. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-full = { $two } has { $n } florins left and a full ship. A full ship is out for the day: no selecting, no bidding.
# $two, $three: the other players, bots. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-only = Two more lots of cloth! { $two } is out, { $three } has one free hold: only you have room for both.
lesson-medici-only-do = Buy them for 1 florin.
lesson-medici-level = Level 4 at the cloth stall. Levels 5, 6 and 7 pay a bonus of 5, 10 and 20 on top, every day.
# $three: the third player, a bot. Guide of the lesson; on a phone a strip of a few lines. It may wrap; up to 200 characters.
lesson-medici-wait = { $three } bids 1 and would be full. Let it go: the last buyer with empty holds fills up from the bag, free of charge.
lesson-medici-wait-do = Press “{ pass }”.
lesson-medici-free = The bag gave you your last lot for nothing: cloth 1. Five lots of cloth are level 5. Now the day is scored.
# $cargo: value of the ship. $pay: florins for it. $cloth: florins of the cloth stall. $bonus: the part of them that is bonus. $other: florins of the other stalls. Guide, inside the scoring sheet. It may wrap; up to 260 characters.
lesson-medici-scored = Your cargo of { $cargo } earns { $pay }. The cloth stall pays you { $cloth }, { $bonus } of it as bonus. The other stalls bring { $other }: even level 0 counts, and ties share.
# $n: florins. Last words of the lesson. It may wrap; up to 260 characters.
lesson-medici-end = You have { $n } florins after one day. The ships are unloaded, but your levels stay: tomorrow the cloth stall pays you again. After three days the richest buyer wins.

## Reasons of the coach: facts about a choice. $you is "yes" if the fact is about the reader.

# $you: “yes” if it is about the reader. $name: a buyer. $level: 0 to 7. $in: “in cloth” (in-…). $florins: how much more. Line below a choice. Up to 50 characters.
reason-medici-level =
    { $you ->
        [yes] Takes you to level { $level } { $in } (+{ $florins })
       *[no] Takes { $name } to level { $level } { $in } (+{ $florins })
    }
# $you: “yes” if it is about the reader. $name: a buyer. $level: the place, from 1. $florins: how much more. Line below a choice. Up to 50 characters.
reason-medici-cargo =
    { $you ->
        [yes] Puts your cargo in place { $level } (+{ $florins })
       *[no] Puts { $name }’s cargo in place { $level } (+{ $florins })
    }
# $you: “yes” if it is about the reader. $name: a buyer. $florins: how much less. $in: “in cloth” (in-…). Line below a choice. Up to 50 characters.
reason-medici-deny =
    { $you ->
        [yes] Costs you { $florins } { $in }
       *[no] Costs { $name } { $florins } { $in }
    }
# $you: “yes” if it is about the reader. $name: a buyer. $florins: what the group would bring. Line below a choice. Up to 50 characters.
reason-medici-leave =
    { $you ->
        [yes] It would bring you { $florins }
       *[no] It would bring { $name } { $florins }
    }
# $you: “yes” if it is about the reader. $name: a buyer. Line below a choice. Up to 60 characters.
reason-medici-fills =
    { $you ->
        [yes] Fills your ship: you are out for the day
       *[no] Fills { $name }’s ship: out for the day
    }
# $level: free holds after buying. Line below a choice. Up to 50 characters.
reason-medici-holds =
    { $level ->
        [one] Leaves 1 free hold
       *[other] Leaves { $level } free holds
    }
# $you: “yes” if it is about the reader. $name: a buyer. $florins: the price. Line below the choice to pass. Up to 50 characters.
reason-medici-sold =
    { $you ->
        [yes] Then it is yours for { $florins }
       *[no] Then { $name } gets it for { $florins }
    }
reason-medici-thrown = Then the group is discarded
# $florins: face value of the group. $level: face value of as many unseen lots, on average. Line below a choice. Up to 90 characters.
reason-medici-average = Worth { $florins }; the same number of unseen lots averages { $level }
# $level: free holds after passing. Line below the choice to pass. Up to 60 characters.
reason-medici-keeps =
    { $level ->
        [one] Keeps 1 hold free for later lots
       *[other] Keeps { $level } holds free for later lots
    }
# $you: “yes” if it is about the reader. $name: a buyer. Line below a choice. Up to 50 characters.
reason-medici-no-room =
    { $you ->
        [yes] You can’t bid: no room
       *[no] { $name } can’t bid: no room
    }
# $you: “yes” if it is about the reader. $name: a buyer. $florins: all that the buyer has. Line below a choice. Up to 60 characters.
reason-medici-no-money =
    { $you ->
        [yes] You can’t bid more than { $florins }
       *[no] { $name } can’t bid more than { $florins }
    }
# $you: “yes” if it is about the reader. $name: a buyer. $florins: the lowest bid that wins. Line below a choice. Up to 50 characters.
reason-medici-last =
    { $you ->
        [yes] You bid last: { $florins } is enough
       *[no] { $name } bids last: { $florins } is enough
    }
# $florins: the lowest bid that wins. Line below a choice. Up to 60 characters.
reason-medici-alone = No other buyer can bid: { $florins } is enough
# $you: “yes” if it is about the reader. $name: a buyer. Line below the choice to stop or draw. Up to 70 characters.
reason-medici-too-big =
    { $you ->
        [yes] One lot more would not fit on your ship
       *[no] One lot more would not fit on { $name }’s ship
    }
# $you: “yes” if it is about the reader. $name: a buyer. Line below the choice to stop or draw. Up to 70 characters.
reason-medici-shuts-out =
    { $you ->
        [yes] One lot more would leave you without room
       *[no] One lot more would leave { $name } without room
    }
# $level: number of lots. $goods: “cloth” (goods-…). Line below a choice. Up to 60 characters.
reason-medici-unseen =
    { $level ->
        [one] 1 lot of { $goods } is still unseen
       *[other] { $level } lots of { $goods } are still unseen
    }
# $florins: face value. Line below the choice to stop or draw. Up to 70 characters.
reason-medici-next = An unseen lot is worth about { $florins } on average
phase-medici-draw = Drawing
phase-medici-bid-first = Bidding first
phase-medici-bid-middle = Bidding in the middle
phase-medici-bid-last = Bidding last
phase-medici-late = Late in the day
