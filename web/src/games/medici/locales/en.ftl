# Medici: texts in English.

pitch-medici = One bid each, once round the table. Fill your ship with the most valuable cargo and climb the market stalls. 3 to 6 buyers.
tour-medici-0-title = Lots come out of the bag
tour-medici-0-text = The selector turns up one lot, two or three. Together they are one group: sold as a whole or not at all.
tour-medici-1-title = One bid each
tour-medici-1-text = The bidding goes round once. Top the highest bid, or pass: there is no second chance. The selector bids last.
tour-medici-2-title = Load your ship
tour-medici-2-text = Your ship has five holds. At the end of the day the most valuable cargoes earn money.
tour-medici-3-title = Climb the stalls
tour-medici-3-text = Each lot also lifts you one level on its stall, and you stay there. Three days later the fullest purse wins.
auction = Auction
stalls = Market stalls
selector = Selector
high-bid = Highest bid
day = Day
if-day-ended = Payout if the day ended now
stall-text = { $commodity } stall: { $list }
stall-level = { $name } on level { $level }
stall-level-up = { $name } on level { $level }, up from { $from }
stalls-bonus = Levels { $levels } pay { $florins } florins more.
track-of = { $name }: { $n }, lap { $lap }
chip-selects = selects
chip-selector = selects
chip-bids-now = bids now
chip-bid = bids { $n }
chip-passed = passes
chip-no-money = can’t top it
chip-no-room = no room
chip-full = ship full
chip-to-come = still to bid
chip-idle = –
turn-medici-select = Another lot, or offer the group?
turn-medici-bid = Your bid
hint-medici-select =
    { $n ->
        [one] One more may join the group.
       *[other] Up to { $n } more may join the group.
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
leads = { $name } leads
sold-to = Sold to { $name } for { $n }
no-bid = No bid yet
in-the-bag = in the bag
discarded =
    { $n ->
        [one] 1 discarded
       *[other] { $n } discarded
    }
stall-pays = { $name } is paid { $n }
gain-ship = Cargo: place { $from } → { $to }
gain-stall = { $commodity }: level { $from } → { $to }
blocked-money = You cannot top this bid.
blocked-room = Your ship has no room for this group.
blocked-full = Your ship is full.
order-give = Bid in advance
order-legend = When my turn comes
order-pass = Pass on this group
order-bid = Bid exactly
order-raise = Outbid by 1, up to
order-raise-ask = Up to, then ask me
order-pass-day = Pass for the rest of the day
order-florins = Florins
order-submit = Save order
order-withdraw = Withdraw
order-secret = Nobody else sees your order.
order-said-pass = Order: pass
order-said-bid = Order: exactly { $n }
order-said-raise = Order: up to { $n }
order-said-raise-ask = Order: up to { $n }, then ask me
order-said-pass-day = Order: pass today
log-day = Day { $day } begins. { $name } selects first.
log-day-by-lot = Day { $day } begins. { $name } was picked at random to start.
log-free = { $name } loads for free
log-bid = { $name } bids { $n }
log-passed = { $name } passes
log-cannot =
    { $why ->
        [room] { $name } has no room for the group
       *[money] { $name } cannot top the bid
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
