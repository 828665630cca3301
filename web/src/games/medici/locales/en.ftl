# Medici: texts in English.

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
stall-text = { $commodity } stall: { $list }
stall-level = { $name } on level { $level }
stall-level-up = { $name } on level { $level }, up from { $from }
stalls-bonus = Levels { $levels } pay { $florins } florins more.
track-of =
    { $lap ->
        [1] { $name }: { $n }
       *[other] { $name }: { $n }, lap { $lap } of the track
    }
chip-selects = selects
chip-selector = selects
chip-bids-now = bids now
chip-bid = bids { $n }
chip-passed = passes
chip-no-money = can’t outbid
chip-no-room = no room
chip-full = ship full
chip-to-come = still to bid
chip-idle = –
turn-medici-select = Another lot, or offer the group?
turn-medici-bid = Your bid
hint-medici-select =
    { $n ->
        [one] You may draw 1 more lot.
       *[other] You may draw up to { $n } more lots.
    }
turn-medici-last = You bid last
hint-medici-last = { $n } is enough
hint-medici-bid =
    { $n ->
        [one] One more may bid after you
       *[other] { $n } more may bid after you
    }
buy-for = Buy for { $n }
if-you-buy = if you buy
after-paying = { $n } after paying
leads =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
sold-to = Sold to { $name } for { $n }
no-bid = No bid yet
in-the-bag = in the bag
discarded =
    { $n ->
        [one] 1 discarded
       *[other] { $n } discarded
    }
stall-pays =
    { $you ->
        [yes] You are paid { $n }
       *[no] { $name } is paid { $n }
    }
gain-ship = Cargo: place { $from } → { $to }
gain-stall = { $commodity }: level { $from } → { $to }
breakdown-cargo = Cargo worth { $n }
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
order-said-bid = exactly { $n }
order-said-raise = up to { $n }
order-said-raise-ask = up to { $n }, then ask me
order-said-pass-day = pass today
order-said-per-point = { $n } per point of { $commodity }
order-said-pass-three = pass on groups of three
order-now-bid = · now: bids { $n }
order-now-pass = · now: passes
order-now-ask = · now: asks you
order-now-none = · not now
order-more = Another order
order-first = First: { $order }
order-remove = Withdraw: { $order }
order-commodity = Commodity
log-day = Day { $day } begins. { $name } selects first.
log-day-by-lot = Day { $day } begins. { $name } was picked at random to start.
log-free = { $name } loads for free
log-bid = { $name } bids { $n }
log-passed = { $name } passes
log-cannot =
    { $why ->
        [room] { $name } has no room for the group
       *[money] { $name } can’t afford to outbid
    }
log-full = { $name }’s ship is full
log-day-ended =
    { $why ->
        [bag] Day { $day } is over: the bag is empty
       *[ships] Day { $day } is over: the ships are full
    }
text-day =
    { $bag ->
        [one] Day { $day }. 1 lot left in the bag.
       *[other] Day { $day }. { $bag } lots left in the bag.
    }
text-high = Highest bid: { $n } by { $name }.
text-auction = Auction: { $list }.
text-buyer =
    { $name }: { $money ->
        [one] { $money } florin
       *[other] { $money } florins
    }. Aboard: { $lots }; cargo { $cargo }, free holds { $free }. Levels: cloth { $cloth }, fur { $fur }, grain { $grain }, dye { $dye }, spice { $spice }. Payout if the day ended now: { $pay }.
scoring-day = Scoring, day { $day }
note-level = level { $n }
did-pass = { $name } passes.
did-bid = { $name } bids { $n }.
best-pass = pass
best-bid = bid { $n }
counters-now = Move counters as lots are bought
option-medici-first = Starting player
option-medici-edition = Edition
option-medici-edition-2006 = 2006
option-medici-edition-1995 = 1995, first German edition
option-medici-edition-help = In the 1995 edition, levels 5, 6 and 7 pay 0, 10 and 20 more instead of 5, 10 and 20.

# The lesson
lesson-medici-pitch = Your first day as a buyer: put a group together, bid, load your ship, be paid. About five minutes.
lesson-medici-goal = For three days you buy goods for one ship. Florins are money and points at once: you have 40, and the richest buyer wins.
lesson-medici-draw = You are the selector: you put a group of one to three lots together. You never know what the bag will bring.
lesson-medici-draw-do = Press “{ do-draw }”.
lesson-medici-offer = A second cloth: these two belong together. The whole group goes to one buyer.
lesson-medici-offer-do = Press “{ do-stop }”.
lesson-medici-bids = The bidding goes round once. Each buyer has one chance to bid more or to pass, and the selector comes last: that is you.
lesson-medici-last = { $three } leads, and no one bids after you. One florin more is enough.
lesson-medici-last-do = Buy the group for { $n }.
lesson-medici-paid = You paid the bank and have { $n } florins left. The lots are on your ship for the whole day: three of its five holds are free.
lesson-medici-cargo = The values add up: your cargo is worth { $n }. Tonight the most valuable cargo earns 30 florins, the second 15.
lesson-medici-stalls = Each lot also lifts you one level on its stall, whatever its value. Tonight the highest buyer on a stall gets 10, the second 5.
lesson-medici-pass = Three lots, worth 3 together, would fill your ship. Better goods would then find no room.
lesson-medici-pass-do = Press “{ pass }”.
lesson-medici-room = { $two } has only two free holds, and three lots do not fit. A buyer without room is left out of the auction.
lesson-medici-first = Now you bid first, and { $three } answers after you. You get no second chance: see what a single florin does.
lesson-medici-first-do = Bid 1.
lesson-medici-outbid = { $three } bid 2 and took the group. If you bid early you must think ahead; the last buyer only has to top you.
lesson-medici-one = You are the selector again. Holds are scarce now: a single good lot is a group too.
lesson-medici-one-do = Press “{ do-stop }”.
lesson-medici-save = { $three } leads with 3. Spice does not help you at the cloth stall, and a florin saved is a florin scored.
lesson-medici-save-do = Press “{ pass }”.
lesson-medici-raise = { $two } would like to fill up with these two lots. You don’t have to want them to make them cost more: { $two } tops any bid up to 6.
lesson-medici-raise-do = Choose a bid of 6 or less and send it.
lesson-medici-full = { $two } has { $n } florins left and a full ship. A full ship is out for the day: no selecting, no bidding.
lesson-medici-only = Two more lots of cloth! { $two } is out, { $three } has one free hold: only you have room for both.
lesson-medici-only-do = Buy them for 1 florin.
lesson-medici-level = Level 4 at the cloth stall. Levels 5, 6 and 7 pay a bonus of 5, 10 and 20 on top, every day.
lesson-medici-wait = { $three } bids 1 and would be full. Let it go: the last buyer with empty holds fills up from the bag, free of charge.
lesson-medici-wait-do = Press “{ pass }”.
lesson-medici-free = The bag gave you your last lot for nothing: cloth 1. Five lots of cloth are level 5. Now the day is scored.
lesson-medici-scored = Your cargo of { $cargo } earns { $pay }. The cloth stall pays you { $cloth }, { $bonus } of it as bonus. The other stalls bring { $other }: even level 0 counts, and ties share.
lesson-medici-end = You have { $n } florins after one day. The ships are unloaded, but your levels stay: tomorrow the cloth stall pays you again. After three days the richest buyer wins.

# Reasons of the coach: facts about a choice. $you is "yes" if the fact is about the reader.
reason-medici-level =
    { $you ->
        [yes] Takes you to level { $level } { $in } (+{ $florins })
       *[no] Takes { $name } to level { $level } { $in } (+{ $florins })
    }
reason-medici-cargo =
    { $you ->
        [yes] Puts your cargo in place { $level } (+{ $florins })
       *[no] Puts { $name }’s cargo in place { $level } (+{ $florins })
    }
reason-medici-deny =
    { $you ->
        [yes] Costs you { $florins } { $in }
       *[no] Costs { $name } { $florins } { $in }
    }
reason-medici-leave =
    { $you ->
        [yes] It would bring you { $florins }
       *[no] It would bring { $name } { $florins }
    }
reason-medici-fills =
    { $you ->
        [yes] Fills your ship: you are out for the day
       *[no] Fills { $name }’s ship: out for the day
    }
reason-medici-holds =
    { $level ->
        [one] Leaves 1 free hold
       *[other] Leaves { $level } free holds
    }
reason-medici-sold =
    { $you ->
        [yes] Then it is yours for { $florins }
       *[no] Then { $name } gets it for { $florins }
    }
reason-medici-thrown = Then the group is discarded
reason-medici-average = Worth { $florins }; the same number of unseen lots averages { $level }
reason-medici-keeps =
    { $level ->
        [one] Keeps 1 hold free for later lots
       *[other] Keeps { $level } holds free for later lots
    }
reason-medici-no-room =
    { $you ->
        [yes] You can’t bid: no room
       *[no] { $name } can’t bid: no room
    }
reason-medici-no-money =
    { $you ->
        [yes] You can’t bid more than { $florins }
       *[no] { $name } can’t bid more than { $florins }
    }
reason-medici-last =
    { $you ->
        [yes] You bid last: { $florins } is enough
       *[no] { $name } bids last: { $florins } is enough
    }
reason-medici-alone = No other buyer can bid: { $florins } is enough
reason-medici-too-big =
    { $you ->
        [yes] One lot more would not fit on your ship
       *[no] One lot more would not fit on { $name }’s ship
    }
reason-medici-shuts-out =
    { $you ->
        [yes] One lot more would leave you without room
       *[no] One lot more would leave { $name } without room
    }
reason-medici-unseen =
    { $level ->
        [one] 1 lot of { $goods } is still unseen
       *[other] { $level } lots of { $goods } are still unseen
    }
reason-medici-next = An unseen lot is worth about { $florins } on average
phase-medici-draw = Drawing
phase-medici-bid-first = Bidding first
phase-medici-bid-middle = Bidding in the middle
phase-medici-bid-last = Bidding last
phase-medici-late = Late in the day
