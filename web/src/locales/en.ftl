# Florin in English. The four files hold the same keys; a test compares them.

title = { $page } · Florin
title-home = Florin · Medici and Medici vs Strozzi
title-turn = ● Your turn · { $game }
home = Florin, start page
menu = Menu
language = Language
theme = Light
theme-auto = as the device
theme-light = daylight
theme-dark = lamplight
theme-now = Light: { $theme }
settings = Settings
rules = Rules
loading = One moment …
reload = Try again
close = Close
open = Open
save = Save
saved = Saved.
continue = Continue
skip-to-content = Skip to content
offline = The server does not answer. Florin keeps trying.
lost-title = No such page
lost-text = This address leads nowhere. Perhaps a letter is missing.

# Goods
cloth = Cloth
fur = Fur
grain = Grain
dye = Dye
spice = Spice
gold = Gold
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] 1 florin
       *[other] { $n } florins
    }

# Home
hero = Buy well, sail full, die rich.
hero-text = Two auction games from Renaissance Florence. Every lot has its price; the art is to let somebody else pay it.
play-now = Play now
how-many = Buyers
medici-pitch = One bid each, once round the table. Fill your ship with the most valuable cargo and climb the market stalls. 3 to 6 buyers.
strozzi-pitch = You name the price; your rival buys, or you must. Three harbours, eight monopolies, two houses that hate each other.
with-friends = With friends
with-friends-text = Open a table, send the link. Or pass one device around.
new-table = New table
open-record = Open a record
my-tables = My tables
open-tables = Open tables
no-open-tables = No table is open just now. Open one: somebody may come.
tour-again = Show me the game in four pictures
card-your-turn = Your turn
card-open =
    { $n ->
        [0] Full, not begun
        [one] 1 seat free
       *[other] { $n } seats free
    }
card-over = Finished
day-n = Day { $n }
round-n = Round { $n }
day-of = Day { $n } of { $of }
round-of = Round { $n } of { $of }
seat-open = Free seat

# Tour
tour-0-title = Lots come out of the bag
tour-0-text = The selector turns up one lot, two or three. Together they are one group: sold as a whole or not at all.
tour-1-title = One bid each
tour-1-text = The bidding goes round once. Top the highest bid, or pass: there is no second chance. The selector speaks last.
tour-2-title = Load your ship
tour-2-text = Your ship has five holds. At the end of the day the most valuable cargoes are paid.
tour-3-title = Climb the stalls
tour-3-text = Each lot also lifts you one level on its stall, and you stay there. Three days later the fullest purse wins.
tour-next = Next
tour-skip = Skip
tour-done = To the market

# New table
game = Game
seats = Seats
options = Options
seat-n = Seat { $n }
seat-for = Who takes seat { $n }
seat-me = Me
seat-guest = Somebody at this device
seat-bot = Bot: { $name }
name = Name
name-of-seat = Name for seat { $n }
hot-seat-note = Several people share this device: it is handed over between turns.
first-buyer = Starting player
by-lot = By lot
clock = Time to decide
clock-none = No limit
clock-30 = 30 seconds
clock-120 = 2 minutes
clock-day = 1 day
clock-3-days = 3 days
who-may-see = Who finds the table
public = Everybody
by-link = Only with the link
seed = Deal
seed-random = By chance
seed-note = Tables with the same word here get the same deal. It stays hidden until the game is over.
make-table = Open the table

# Before the game
table = Table
invite = Invite with this link
copy-link = Copy link
copied = Copied
sit-down = Sit down
stand-up = Stand up
bot = Bot
bot-level = Bot { $level }
level-random = Lucky dip
level-face = Face value
level-apprentice = Apprentice
level-merchant = Merchant
level-banker = Banker
level-magnifico = Magnifico
fill-bots = Fill with bots
start-game = Begin
waiting-seats =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
waiting-start = { $name } begins the game.

# Table
market = Market
auction = Auction
ships = Ships
stalls = Market stalls
harbours = Harbours
log = Log
tally = Unseen
chat = Chat
as-text = As text
beside-table = Beside the table
group = Group
group-on-offer = Group on offer
group-most =
    { $n ->
        [one] at most 1 lot
       *[other] at most { $n } lots
    }
buyer = Buyer
selector = Selector
face-value = Face value
high-bid = Highest bid
price = Price
money = Money
day = Day
round = Round
cargo = Cargo
cargo-value = Value of the cargo
if-day-ended = Pay if the day ended now
if-round-ended = Pay if the round ended now
bag-left =
    { $n ->
        [one] 1 lot left in the bag
       *[other] { $n } lots left in the bag
    }
stall-text = { $commodity } stall: { $list }
stall-level = { $name } on level { $level }
stall-level-up = { $name } on level { $level }, up from { $from }
stalls-bonus = Levels { $levels } pay { $florins } florins more.
fields-bonus = Fields { $levels } pay { $florins } florins more.
ship-aboard = Ship: { $n } of { $holds } holds loaded
your-seat = you
harbour-leads = leads
track-of = { $name }: { $n }, lap { $lap }
track-text =
    { $side ->
        [none] { $commodity }: in the middle
       *[other] { $commodity }: { $side }, field { $field }
    }
tally-note =
    { $unseen ->
        [one] 1 lot unseen; { $bag } in the bag.
       *[other] { $unseen } lots unseen; { $bag } of them in the bag.
    }
house-medici = Medici
house-strozzi = Strozzi
active = active
bot-keeps = a bot sits in
away = away
watching =
    { $n ->
        [one] 1 looks on
       *[other] { $n } look on
    }
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

# How a buyer stands in the auction
chip-selects = selects
chip-selector = selects
chip-bids-now = bids now
chip-bid = bids { $n }
chip-passed = passes
chip-no-money = can’t top it
chip-no-room = no room
chip-full = ship full
chip-to-come = to come
chip-idle = –

# Deciding
your-decision = Your decision
your-turn = It is your turn.
turn-medici-select = Another lot, or offer the group?
turn-medici-bid = Your bid
turn-strozzi-select = Another lot, or is this the group?
turn-strozzi-price = Name your price
turn-strozzi-answer = Buy for { $n }?
turn-strozzi-load = Load the group
do-draw = Draw another lot
do-stop = Offer the group
do-buy = Buy
do-decline = Decline
hint-medici-select =
    { $n ->
        [one] One more may join the group.
       *[other] Up to { $n } more may join the group.
    }
hint-strozzi-select =
    { $n ->
        [one] One more may join the group.
       *[other] Up to { $n } more may join the group.
    }
hint-strozzi-answer = Decline, and your rival must buy it for { $price }.
load-hint-ship = Choose a ship, then a harbour.
load-hint-harbour = Now choose the harbour.
choose-ship = Choose a ship
discard = Throw away
pass = Pass
bid-n = Bid { $n }
ask-n = Ask { $n }
leaves = leaves you { $n }
leaves-if-declined = leaves you { $n } if declined
sure-pass = Really pass?
sure-bid = Really { $n }?
beyond-most = you have { $n }
beyond-least = the least is { $n }
blocked-money = You cannot top this bid.
blocked-room = Your ship has no room for this group.
blocked-full = Your ship is full.
your-bid = Your bid
your-price = Your price
one-less = One florin less
one-more-florin = One florin more
preset-one-more = Least
preset-face = Face
preset-all-in = All in
game-over = The game is over.
waiting-for = { $name } decides …
bag-draws = A hand goes into the bag …
skip = Skip to the present
skip-turn = Skip to my turn
undo = Take back
undo-asked = { $name } would like to take a decision back.
agree = Agree
refuse = Refuse

# Clock
clock-left = { $time } left
clock-mine = You have { $time } left.
clock-other = { $name } has { $time } left.
time-up = The time is up.
time-short-days = { $d } d { $h } h
time-short-hours = { $h } h { $m } min
time-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
time-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
time-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
time-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }

# Standing orders
order-give = Decide ahead
order-legend = When my turn comes
order-pass = Pass on this group
order-bid = Bid exactly
order-raise = One more than the others, up to
order-pass-day = Pass for the rest of the day
order-florins = Florins
order-submit = Leave the order
order-withdraw = Withdraw
order-secret = Nobody else sees your order.
order-said-pass = Order: pass
order-said-bid = Order: exactly { $n }
order-said-raise = Order: up to { $n }
order-said-pass-day = Order: pass today

# Hot-seat
hand-over = Hand over
hand-to = Over to { $name }
hand-take = I am { $name }

# Log
log-day = Day { $day } begins. { $name } selects first.
log-day-by-lot = Day { $day } begins. By lot, { $name } selects first.
log-round = Round { $round } begins. { $name } is active.
log-drawn = { $name } draws
log-free = { $name } loads for free
log-offered =
    { $n ->
        [one] { $name } offers one lot
       *[other] { $name } offers { $n } lots
    }
log-bid = { $name } bids { $n }
log-passed = { $name } passes
log-cannot =
    { $why ->
        [room] { $name } has no room for the group
       *[money] { $name } cannot top the bid
    }
log-price = { $name } asks { $n }
log-declined = { $name } declines
log-sold = { $name } buys for { $n }
log-docked = { $name } sends ship { $holds } to harbour { $harbour }
log-loaded = { $name } loads ship { $holds } in harbour { $harbour }
log-discarded =
    { $why ->
        [no-bids] Nobody bids; the group is thrown away
        [no-room] { $name } has no room; the group is thrown away
       *[choice] { $name } throws the group away
    }
log-full = { $name }’s ship is full
log-day-ended =
    { $why ->
        [bag] Day { $day } is over: the bag is empty
       *[ships] Day { $day } is over: the ships are full
    }
log-round-ended =
    { $why ->
        [bag] Round { $round } is over: the bag is empty
       *[ships] Round { $round } is over: three ships are full
    }
log-ended = The game is over

# Position as text
text-none = nothing
text-day =
    { $bag ->
        [one] Day { $day }. One lot left in the bag.
       *[other] Day { $day }. { $bag } lots left in the bag.
    }
text-round =
    { $bag ->
        [one] Round { $round }. One lot left in the bag.
       *[other] Round { $round }. { $bag } lots left in the bag.
    }
text-group = Group: { $lots }. Face value { $n }.
text-high = Highest bid: { $n } by { $name }.
text-price = { $name } asks { $n }.
text-turn = { $name } decides.
text-auction = Auction: { $list }.
text-buyer = { $name }: { $money } florins. Aboard: { $lots }; cargo { $cargo }, free holds { $free }. Levels: cloth { $cloth }, fur { $fur }, grain { $grain }, dye { $dye }, spice { $spice }. Pay if the day ended now: { $pay }.
text-house = { $name }: { $money } florins. Pay if the round ended now: { $pay }.
text-ship = { $name }, ship with { $holds } holds, { $where }: { $lots }.
text-at-home = at home
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: marker in the middle.
       *[other] { $harbour }, { $commodity }: marker on { $side }’s side, field { $field }.
    }

# Scoring and end
scoring-day = Scoring, day { $day }
scoring-round = Scoring, round { $round }
skip-count = Skip the count
source = Source
before = Before
after = After
note-cargo = cargo { $n }
note-level = level { $n }
note-field = field { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] { $names } wins
       *[other] A shared win: { $names }
    }
rematch = Play again
rematch-join = To the next game
replay = Replay
download = Download record
chart-title = Money over the game
chart-text = Chart of money; at the end: { $list }
all-auctions =
    { $n ->
        [one] The only auction
       *[other] All { $n } auctions
    }
unsold = nobody
deal-seed = This deal’s word: { $seed }

# Replay
step = Step
step-of = Step { $n } of { $of }
step-back = Back
step-on = Forward
play = Play
pause = Pause
next-sale = Next sale
next-day = Next scoring
next-round = Next scoring
play-on = Play on from here
look-text = A record is a whole game in one small file. Look at it step by step, or play on from any point.
record-file = Record file
record-paste = Or paste it here

# Analysis
analyse = Analyse
analysing = Judging the game …
analysed = The analysis is ready.
win-chart = Chances to win over the game
win-of = { $name } { $win }
coach-see = See it in the replay
coach-best = The best choice.
coach-good = As good as any.
coach-chance = Here the bag decides.
coach-better = Better: { $best }.
coach-cost = It cost { $cost }.
coach-cost-win = { $win } of the win
coach-cost-both =
    { $n ->
        [one] { $win } of the win and about 1 florin
       *[other] { $win } of the win and about { $n } florins
    }
coach-unfair =
    { $fair ->
        [one] 1 florin would have been fair; { $n } cost { $cost }.
       *[other] { $fair } florins would have been fair; { $n } cost { $cost }.
    }
coach-passed =
    { $fair ->
        [one] 1 florin would have been fair; passing cost { $cost }.
       *[other] Up to { $fair } florins would have been fair; passing cost { $cost }.
    }
coach-fair = Fair price of { $lots } for each buyer
coach-cannot-buy = cannot buy
florin-word =
    { $n ->
        [one] florin
       *[other] florins
    }
coach-mistakes = The dearest mistakes
coach-more = Mistakes, totals, all decisions
coach-totals = What was given away
coach-decisions = Decisions
coach-each = Chance per decision
coach-florins = Florins in all
coach-every = All { $n } decisions
coach-played = Played
coach-better-one = Better
coach-price = Cost
coach-judge = Judged by { $judge }, our strongest bot. It can be wrong, too.
did-draw = { $name } draws another lot.
did-stop = { $name } offers the group.
did-pass = { $name } passes.
did-bid = { $name } bids { $n }.
did-price = { $name } asks { $n }.
did-buy = { $name } buys.
did-decline = { $name } declines.
did-discard = { $name } throws the group away.
did-load = { $name } loads ship { $holds }: { $harbour }.
best-draw = draw another lot
best-stop = offer the group
best-pass = pass
best-bid = bid { $n }
best-price = ask { $n }
best-buy = buy
best-decline = decline
best-discard = throw the group away
best-load = ship { $holds }, { $harbour }

# Table menu and settings
table-menu = Table menu
speed = Pace of what you see
speed-slow = Leisurely
speed-normal = Calm
speed-fast = Brisk
speed-instant = At once
show-track = Money track of the board
counters-now = Move counters as lots are bought
confirm-bids = Ask again before a bid counts
sound = A soft bell at my turn
notify = Notify me when it is my turn and the page is hidden
take-back = Take { $name }’s seat back from the bot
resign = Let a bot play on for { $name }
you = You
your-name = Your name
look = Look
playing = Playing
keys = Keys
keys-on = Single keys decide (letters, digits, + and −)
key-0 = type an amount
key-1 = one florin more or less
key-2 = bid, or ask the price
key-3 = pass
key-4 = least possible bid
key-5 = face value
key-6 = all in
key-7 = draw another lot
key-8 = offer the group
key-9 = buy
key-10 = decline
key-11 = throw the group away
key-12 = ship, then harbour
other-device = Another device
carry-text = Make a code here and type it on the other device: your name and tables come along. It works once.
carry-make = Make a code
carry-type = Code from the other device
carry-use = Use the code

# Access tokens
tokens = Access tokens
tokens-text = With an access token a program of yours plays in your name, until you revoke it. Keep it like a password: it is shown only once.
tokens-docs = How programs speak to Florin
tokens-link = Access tokens for programs
token-label = What is it for?
token-make = Make a token
token-made = Your new token. It is shown only now: copy it before you leave this page.
token-secret = New token
token-copy = Copy token
tokens-yours = Your tokens
token-none = You have no access tokens.
token-created = made { $date }
token-used = last used { $date }
token-unused = never used
token-revoke = Revoke
token-revoke-of = Revoke { $label }
token-sure = Really revoke?
token-gone = { $label } is revoked.
token-many = You have a great many tokens. Revoke one first.

# Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send

# Connection and refusals
connection-lost = Connection lost. Florin reconnects by itself; nothing is lost.
table-gone = This table does not exist
table-gone-text = The link may be incomplete, or the table was cleared away.
error-bad-request = The server did not understand that.
error-bad-record = This is not a record that Florin can read.
error-bad-cookie = Your visit has expired. Reload the page.
error-bad-access-token = This access token is not valid.
error-cross-origin = This page may not speak to that server.
error-too-large = That is too large.
error-too-many-requests = A little slower, please. Try again in a moment.
error-not-found = Not found.
error-method-not-allowed = The server does not do that.
error-unknown-table = This table does not exist.
error-unknown-bot = This bot does not exist.
error-unknown-code = This code is not valid, or has been used.
error-not-your-turn = It is not your turn any more.
error-illegal-move = That is not possible in this position.
error-stale-ply = The game has moved on. This is the position now.
error-not-your-seat = That seat is not yours.
error-not-your-table = Only whoever opened the table may do that.
error-seat-taken = Somebody was quicker: the seat is taken.
error-seats-open = Some seats are still free.
error-wrong-status = That is not possible at this stage of the table.
error-no-order = No order can be left just now.
error-no-undo = There is nothing to take back.
error-game-under-way = This game is still being played. The analysis comes when it is over.
error-analysis-failed = The judge could not finish this game. Try again later.
error-busy = The server is busy. Try again in a moment.
error-server-error = Something went wrong on the server.
