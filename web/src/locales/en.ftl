# Florin in English. The four files hold the same keys; a test compares them.

title = { $page } · Florin
title-home = Florin · { $games }
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
how-many = Players
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
stage-n = Part { $n }
day-of = Day { $n } of { $of }
round-of = Round { $n } of { $of }
stage-of = Part { $n } of { $of }
seat-open = Free seat

# Tour
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
by-lot = By lot
special-rules = Special rules at this table
option-line = { $option }: { $value }
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
players = Players
ships = Ships
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
face-value = Face value
price = Price
money = Money
cargo = Cargo
cargo-value = Value of the cargo
bag-left =
    { $n ->
        [one] 1 lot left in the bag
       *[other] { $n } lots left in the bag
    }
ship-aboard = Ship: { $n } of { $holds } holds loaded
your-seat = you
tally-note =
    { $unseen ->
        [one] 1 lot unseen; { $bag } in the bag.
       *[other] { $unseen } lots unseen; { $bag } of them in the bag.
    }
bot-keeps = a bot sits in
away = away
watching =
    { $n ->
        [one] 1 looks on
       *[other] { $n } look on
    }
# Deciding
your-decision = Your decision
your-turn = It is your turn.
turn-plain = Your move
number-from = A number from { $least } up
number-between = A number from { $least } to { $most }
number-send = Play { $n }
do-draw = Draw another lot
do-stop = Offer the group
pass = Pass
bid-n = Bid { $n }
ask-n = Ask { $n }
leaves = leaves you { $n }
leaves-if-declined = leaves you { $n } if declined
sure-pass = Really pass?
sure-bid = Really { $n }?
beyond-most = you have { $n }
beyond-least = the least is { $n }
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

# Hot-seat
hand-over = Hand over
hand-to = Over to { $name }
hand-take = I am { $name }

# Log
log-drawn = { $name } draws
log-offered =
    { $n ->
        [one] { $name } offers one lot
       *[other] { $name } offers { $n } lots
    }
log-sold = { $name } buys for { $n }
log-discarded =
    { $why ->
        [no-bids] Nobody bids; the group is thrown away
        [no-room] { $name } has no room; the group is thrown away
       *[choice] { $name } throws the group away
    }
log-ended = The game is over

# Position as text
text-none = nothing
text-group = Group: { $lots }. Face value { $n }.
text-turn = { $name } decides.
# Scoring and end
skip-count = Skip the count
source = Source
scoring-stage = Scoring, part { $n }
before = Before
after = After
note-cargo = cargo { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] { $names } wins
       *[other] A shared win: { $names }
    }
look-board = Look at the board
look-result = Show the result
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
next-scoring = Next scoring
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
did-token = { $name } plays { $token }.
best-draw = draw another lot
best-stop = offer the group
best-token = { $token }
# Table menu and settings
table-menu = Table menu
speed = Pace of what you see
speed-slow = Leisurely
speed-normal = Calm
speed-fast = Brisk
speed-instant = At once
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
key-amount = type an amount
key-more = one florin more or less
key-send = bid, or ask the price
key-pass = pass
key-least = least possible bid
key-face = face value
key-all-in = all in
key-draw = draw another lot
key-stop = offer the group
key-buy = buy
key-decline = decline
key-discard = throw the group away
key-load = ship, then harbour
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
