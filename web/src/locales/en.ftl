# Florin in English. The four files hold the same keys; a test compares them.

title = { $page } · Florin
title-home = Florin · { $games }
title-turn = ● Your turn · { $game }
home = Florin, start page
menu = Menu
language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
theme-now = Theme: { $theme }
settings = Settings
rules = Rules
loading = Loading…
reload = Try again
close = Close
open = Open
save = Save
saved = Saved.
continue = Continue
cancel = Cancel
skip-to-content = Skip to content
offline = Can’t reach the server. Retrying…
lost-title = Page not found
lost-text = There is no page at this address. The link may be incomplete.

# Goods
cloth = Cloth
fur = Fur
grain = Grain
dye = Dye
spice = Spice
gold = Gold
# Letters on the tiles: different for each commodity.
letter-cloth = C
letter-fur = F
letter-grain = G
letter-dye = D
letter-spice = S
letter-gold = Au
lot = { $commodity } { $value }
florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }

# Home
hero = Buy well, sail full, die rich.
hero-text = Two auction games from Renaissance Florence. Every lot has its price; the art is to let someone else pay it.
play-now = Play now
how-many = Players
with-friends = With friends
with-friends-text = Open a table and share the link. Or take turns on one device.
new-table = New table
open-record = Open a saved game
open-tables = Open tables
no-open-tables = No open tables right now. Open one, and someone may join.
tour-again = How to play
card-your-turn = Your turn
card-open =
    { $n ->
        [0] Full, not started
        [one] 1 seat free
       *[other] { $n } seats free
    }
continue-playing = Continue
finished-games = Finished games
hide = Hide
hide-game = Hide { $game }, { $date }
card-won = Won
card-shared = Shared win
card-place = Place { $place } of { $of }
card-no-clock = No time limit
show-hidden =
    { $n ->
        [one] Show 1 hidden game
       *[other] Show { $n } hidden games
    }
card-over = Finished
stage-n = Part { $n }
day-of = Day { $n } of { $of }
round-of = Round { $n } of { $of }
stage-of = Part { $n } of { $of }
seat-open = Free seat
seat-invited = Kept for { $name }

# Tour
tour-next = Next
tour-skip = Skip
tour-done = Let’s play

# New table
game = Game
seats = Seats
options = Options
seat-n = Seat { $n }
seat-for = Who takes seat { $n }
seat-me = Me
seat-guest = Someone on this device
seat-bot = Bot: { $name }
name = Name
name-of-seat = Name for seat { $n }
hot-seat-note = Several people share this device. Pass it on between turns.
by-lot = Random
special-rules = Special rules at this table
option-line = { $option }: { $value }
clock = Time per decision
clock-none = No limit
clock-30 = 30 seconds
clock-120 = 2 minutes
clock-day = 1 day
clock-3-days = 3 days
who-may-see = Who can see the table
public = Everyone
by-link = Only people with the link
seed = Seed
seed-random = Random
seed-note = Tables with the same seed get the same lots. The seed stays hidden until the game is over.
make-table = Open the table

# Before the game
table = Table
invite = Invite with this link
copy-link = Copy link
share-link = Share…
name-for-others = Your name, as the others see it
copied = Copied
sit-down = Sit down
stand-up = Stand up
bot = Bot
bot-level = Bot { $level }
level-random = Random
level-face = Face value
level-novice = Novice
level-apprentice = Apprentice
level-merchant = Merchant
level-banker = Banker
level-magnifico = Magnifico
fill-bots = Fill with bots
start-game = Start game
waiting-seats =
    { $n ->
        [one] 1 seat is still free.
       *[other] { $n } seats are still free.
    }
waiting-start = Waiting for { $name } to start the game.
host = Host
close-table = Close the table
make-host = Make host
make-host-of = Make { $name } the host
remove = Remove
remove-of = Remove { $name }
ask-close = Close this table?
ask-close-text = Everyone who waits here is told. The link stops working.
ask-close-do = Close the table
ask-remove = Remove { $name }?
ask-remove-text = { $name } can’t sit down at this table again.
ask-remove-do = Remove
ask-host = Make { $name } the host?
ask-host-text = { $name } then starts the game and manages the seats.
ask-host-do = Make host
ask-stand = Stand up?
ask-stand-text = { $name } then becomes the host of this table.
ask-stand-do = Stand up
you-were-removed = The host has removed you from this table.
you-are-host = You are now the host of this table.
host-closed = The host closed this table
host-closed-text = The game was not started. You can open a table of your own.

# Table
market = Market
players = Players
ships = Ships
log = Log
tally = Unseen
chat = Chat
as-text = As text
beside-table = Side panel
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
bot-keeps = bot playing
away = away
watching =
    { $n ->
        [one] 1 watching
       *[other] { $n } watching
    }
# Deciding
your-decision = Your decision
your-turn = It is your turn.
turn-plain = Your move
number-from = A number, { $least } or more
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
beyond-least = the minimum is { $n }
your-bid = Your bid
your-price = Your price
one-less = One florin less
one-more-florin = One florin more
preset-one-more = Min
preset-face = Face
preset-all-in = All in
game-over = The game is over.
waiting-for = { $name } is deciding…
bag-draws = Drawing from the bag…
skip = Jump to now
skip-turn = Skip to my turn
undo = Undo
undo-asked = { $name } wants to take back a move: { $what }.
undo-withdraw = Withdraw
undo-title = Take back your move?
undo-your = This is taken back: { $what }.
undo-more =
    { $n ->
        [one] { $what }, and what followed: 1 move
       *[other] { $what }, and what followed: { $n } moves
    }
undo-others = The other players have to agree.
undo-do = Take back
undo-ask = Ask the others
undo-refused = The others did not agree: the move stays.
log-undone = { $name } took back a move: { $what }.
log-fallback = { $name }’s bot failed: a random move was played.
log-clock = { $name }’s time ran out: a bot decided.
log-earlier = Load earlier moves
agree = Agree
refuse = Refuse

# Clock
clock-left = { $time } left
clock-mine = You have { $time } left.
clock-other = { $name } has { $time } left.
time-up = The time is up.
then-pass = Then a bot passes for you.
then-play = Then a bot plays for you.
time-out-passed = Time ran out: a bot passed for you.
time-out-decided = Time ran out: a bot decided for you ({ $what }).
time-out-chances =
    { $n ->
        [one] You have one more chance.
       *[other] You have { $n } more chances.
    }
stand-in = If time runs out
stand-in-pass = A bot passes
stand-in-play = A bot plays
paused = Paused
paused-away = Paused while everyone was away.
seat-lost-title = A bot has taken your seat
seat-lost-text = Your time ran out twice in a row.
seat-lost-pass = The bot passes for you until you are back.
seat-lost-play = The bot plays for you until you are back.
seat-lost-paused = The game waits until you are back.
return-until = You can come back until the game is over.
take-seat-back = Take my seat back
leave-to-bot = Let the bot play on
bot-for-you = A bot plays for you.
bot-finished = A bot played on for you to the end. The game is over, so you can’t take the seat back any more.
resign-title = Let a bot play on for { $name }?
resign-pass = It passes whenever it can.
resign-play = It plays as well as it can.
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
hand-over = Pass the device on
hand-to = { $name }’s turn
hand-take = I am { $name }

# Log
log-drawn = { $name } draws
log-offered =
    { $n ->
        [one] { $name } offers 1 lot
       *[other] { $name } offers { $n } lots
    }
log-sold = { $name } buys for { $n }
log-discarded =
    { $why ->
        [no-bids] Nobody bids; the group is discarded
        [no-room] { $name } has no room; the group is discarded
       *[choice] { $name } discards the group
    }
log-ended = The game is over

# Position as text
text-none = nothing
text-group = Group: { $lots }. Face value { $n }.
text-turn = It is { $name }’s turn.
# Scoring and end
skip-count = Skip animation
tap-to-skip = Tap or press a key to skip
count-none = No payment
scored-buyer = { $name } earns { $n } and has { $money }
skip-scoring = Skip to the scoring
source = Source
scoring-stage = Scoring, part { $n }
before = Before
after = After
note-cargo = cargo { $n }
note-bonus = +{ $n } bonus
winner =
    { $n ->
        [one] { $names } wins
       *[other] Shared win: { $names }
    }
final-you =
    { $place ->
        [1] You: 1st of { $of }
        [2] You: 2nd of { $of }
        [3] You: 3rd of { $of }
       *[other] You: { $place }th of { $of }
    }
share-result = Share
story = The story of the game
story-wait = Looking for the turning points…
story-decisive = The decisive auction
story-chances = { $name }’s chance to win: { $from } → { $to }
story-best = Your best buy
story-worth = It was worth about { $n } to you: { $saved } saved.
story-dearest = Your costliest decision
story-faultless = You gave nothing away.
story-unsold = Sold to no one
look-board = Look at the board
look-result = Show the result
rematch = Play again
rematch-join = Join the rematch
rematch-watch = Watch the rematch
replay = Replay
download = Download game
chart-title = Money during the game
chart-text = Chart of money; at the end: { $list }
all-auctions =
    { $n ->
        [one] The only auction
       *[other] All { $n } auctions
    }
unsold = nobody
deal-seed = Seed of this game: { $seed }

# Replay
step = Step
step-of = Step { $n } of { $of }
step-back = Back
step-on = Forward
play = Play
pause = Pause
previous-sale = Previous sale
replay-speed = Speed: { $n }×
next-sale = Next sale
next-scoring = Next scoring
play-on = Play on from here
open-in-florin = Open in Florin
look-text = A saved game is one small file. Go through it step by step, or play on from any point.
record-file = Game file
record-paste = Or paste it here

# Analysis
analyse = Analyse
analysing = Analysing the game…
analysed = The analysis is ready.
win-chart = Win chance during the game
win-of = { $name } { $win }
coach-see = See it in the replay
coach-best = The best choice.
coach-good = As good as any.
coach-chance = Here the bag decides.
coach-better = Better: { $best }.
coach-cost = It cost { $cost }.
coach-cost-win = { $win } win chance
coach-cost-both =
    { $n ->
        [one] { $win } win chance and about 1 florin
       *[other] { $win } win chance and about { $n } florins
    }
coach-unfair =
    { $fair ->
        [one] 1 florin would have been fair
       *[other] { $fair } florins would have been fair
    }; { $n ->
        [one] { $n } florin cost { $cost }.
       *[other] { $n } florins cost { $cost }.
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
coach-mistakes = Costliest mistakes
coach-more = Mistakes, totals, all decisions
coach-totals = What was given away
coach-decisions = Decisions
coach-each = Win chance per decision
coach-florins = Florins in total
coach-every = All { $n } decisions
coach-played = Played
coach-better-one = Better
coach-price = Cost
coach-judge = Judged by { $judge }, our strongest bot. It can be wrong too.

# Levels in two sentences, reasons for choices, phases of a review
style-novice = Goes by the printed values and is quick to pay too much. Good for a first game.
style-apprentice = Goes mostly by the printed values and sees a little of what follows. Often misjudges a price.
style-merchant = Knows what a group brings and plans about half of the draws. Sometimes pays too much or too little.
style-banker = Knows the fair price closely and plans ahead. Small errors of judgement are all you can hope for.
style-magnifico = Plays the best that we know. Expect no gifts.
reason-level = Level { $level } in { $commodity } (+{ $florins })
reason-cargo = Cargo in place { $level } (+{ $florins })
reason-deny = Keeps { $name } from { $florins } in { $commodity }
reason-leave = Worth { $florins } to { $name }
reason-fills =
    { $level ->
        [0] Fills the ship: out for the day
       *[other] Fills the ship with { $level } holds
    }
reason-no-room = { $name } cannot bid: no room
reason-no-money = { $name } cannot bid more than { $florins }
reason-last = Last to bid: { $florins } is enough
reason-alone = The others cannot bid: { $florins } is enough
reason-too-big = One lot more would not fit aboard ({ $name })
reason-shuts-out = One lot more would not fit on the ship of { $name }
reason-unseen = Unseen lots of { $commodity }: { $level }
reason-harbour = Ahead in harbour { $harbour } (+{ $florins })
reason-harbour-deny = Takes the lead in harbour { $harbour } from { $name } (−{ $florins })
reason-track = Field { $level } in { $commodity }, harbour { $harbour } (+{ $florins })
reason-track-deny = Takes { $florins } in { $commodity }, harbour { $harbour }, from { $name }
reason-best-load = The best place changes the balance of money by { $florins }
reason-other-load = For { $name } the best place changes the balance by { $florins }
reason-discards = { $name } has no room for it and would have to discard it
reason-ends-round = Fills the last ship: the round ends
reason-bag = Lots left in the bag: { $level }
phase-draw = Draws
phase-bid-first = First bids
phase-bid-middle = Bids in the middle
phase-bid-last = Last bids
phase-late = Late in the day or round
phase-price = Prices named
phase-answer = Answers
phase-load = Loading
did-draw = { $name } draws another lot.
did-stop = { $name } offers the group.
did-token = { $name } plays { $token }.
best-draw = draw another lot
best-stop = offer the group
best-token = { $token }
# Table menu and settings
table-menu = Table menu
speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
confirm-bids = Confirm before bidding
sound = Sounds
volume = Volume
notify = Notify me when it is my turn and the page is hidden
handover = Several people on one device: ask to pass it on between turns
take-back = Take { $name }’s seat back from the bot
resign = Let a bot play on for { $name }
you = You
your-name = Your name
look = Appearance
playing = Gameplay
keys = Keyboard shortcuts
keys-on = Use single-key shortcuts (letters, digits, + and −)
key-amount = type an amount
key-more = one florin more or less
key-send = bid, or ask the price
key-pass = pass
key-least = minimum bid
key-face = face value
key-all-in = all in
key-draw = draw another lot
key-stop = offer the group
key-buy = buy
key-decline = decline
key-discard = discard the group
key-load = ship, then harbour
other-device = Another device
carry-text = Create a code here and enter it on the other device: your name and tables come along. It works once.
carry-make = Create a code
carry-type = Code from the other device
carry-use = Use the code
sessions = Where you are signed in
sessions-text = Each browser in which you play under this name. End those that you no longer use or do not know.
session-unknown = unknown device
session-current = this browser
session-since = since { $date }
session-used = last used { $date }
session-end = Sign out
session-end-of = Sign out { $device }
session-sure = Really sign out?
sessions-end-others = Sign out everywhere else
log-out = Sign out here
log-out-sure = Really sign out here? Without another device or a code, you cannot return to this name and its tables.
session-ended = { $device } is signed out.
sessions-ended = All other browsers are signed out.

# Keeping an identity: passkeys, recovery codes, own data
keep-name = Keep this name
keep-name-text = A passkey keeps your name and your tables: on this device, on your others, and after the browser’s data are cleared. There is no password.
passkey-make = Keep it with a passkey
passkey-another = Add another passkey
passkey-none = This browser cannot use passkeys here. They need https, or the address localhost.
passkey-made = The passkey is saved.
passkey-since = since { $date }
passkey-used = last sign-in { $date }
passkey-synced = on several devices
passkey-remove = Remove
passkey-remove-of = Remove the passkey { $label }
passkey-sure = Really remove?
passkey-removed = The passkey is removed, and browsers that signed in with it are signed out.
recovery = Recovery codes
recovery-text = Each code signs you in once if your passkeys are lost. Write them down now: they are not shown again.
recovery-left = { $count ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
recovery-new = Create new codes
recovery-new-sure = The old codes stop working. Create new ones?
recovery-copy = Copy
recovery-copied = Copied.
recovery-done = I have written them down
sign-in = Sign in
sign-in-text = You have a passkey or a recovery code? Then you are yourself again here.
sign-in-passkey = Sign in with a passkey
sign-in-code = Recovery code
sign-in-use = Sign in with the code
signed-in = Welcome back, { $name }.
sign-in-loses = The name that you have in this browser now is lost, with its tables, unless it has a passkey too.
handle = Handle
handle-text = A unique name for the address of your profile: letters, digits, hyphens. It needs a passkey.
handle-save = Save
my-data = Your data
my-data-export = Download everything about me
my-data-text = One file with your profile, tables, records and chat.
delete-me = Delete me
delete-me-text = Your name, passkeys, chat and sessions are deleted at once. Finished games stay, without your name. This cannot be undone.
delete-me-name = Type your name to confirm: { $name }
delete-me-do = Delete me for ever
passkey-cancelled = Nothing was done: the passkey was not used.

# Access tokens
tokens = Access tokens
tokens-text = With an access token, a program of yours plays in your name until you revoke it. Keep it like a password: it is shown only once.
tokens-docs = API documentation
tokens-link = Access tokens for programs
token-label = What is it for?
token-scope = What may it do?
scope-play = Play and watch
scope-read = Only watch
token-play = plays
token-read = only watches
token-make = Create a token
token-made = Your new token. It is shown only now: copy it before you leave this page.
token-secret = New token
token-copy = Copy token
tokens-yours = Your tokens
token-none = You have no access tokens.
token-created = created { $date }
token-used = last used { $date }
token-unused = never used
token-revoke = Revoke
token-revoke-of = Revoke { $label }
token-sure = Really revoke?
token-gone = { $label } is revoked.
token-many = You have too many tokens. Revoke one first.

# Chat
chat-empty = No messages yet.
chat-label = Write a message
chat-send = Send
chat-earlier = Earlier messages

# Connection and refusals
connection-lost = Connection lost. Reconnecting… Nothing is lost.
table-gone = This table does not exist
table-gone-text = The link may be incomplete, or the table has been removed.
error-bad-request = The server did not understand that.
error-bad-record = Florin can’t read this as a saved game.
error-bad-cookie = Your session has expired. Reload the page.
error-bad-access-token = This access token is not valid.
error-not-for-tokens = A program with an access token may not do that.
error-muted = An operator of this site has turned off your chat.
error-banned = An operator of this site has banned you.
error-cross-origin = This page may not access that server.
error-too-large = That is too large.
error-too-many-requests = Too many requests. Try again in a moment.
error-not-found = Not found.
error-method-not-allowed = That isn’t allowed.
error-unknown-table = This table does not exist.
error-unknown-bot = This bot does not exist.
error-unknown-code = This code is not valid, or has already been used.
error-bad-passkey = The passkey was not accepted. Try again.
error-needs-passkey = That needs a passkey. Add one first.
error-handle-taken = This handle is taken, or looks like one that is.
error-not-your-turn = It is not your turn any more.
error-illegal-move = That is not possible in this position.
error-stale-ply = The game has moved on. This is the current position.
error-not-your-seat = That seat is not yours.
error-not-your-table = Only the person who opened the table can do that.
error-seat-taken = Someone was faster: the seat is taken.
error-seats-open = Some seats are still free.
error-removed = The host has removed you from this table.
error-wrong-status = That isn’t possible at this table right now.
error-no-order = You can’t bid in advance right now.
error-no-undo = There is nothing to undo.
error-game-under-way = This game is still in progress. You can analyse it when it is over.
error-no-coach = The coach helps only at tables where you play against bots, and not in same-deal games.
error-analysis-failed = The analysis did not finish. Try again later.
error-busy = The server is busy. Try again in a moment.
error-server-error = Something went wrong on the server.

# Lessons
lesson = Lesson
lessons = Learn to play
lessons-text = Play a real game with a guide: each idea comes at the moment when you need it. You can leave at any time and go on later.
learn = Learn
tour-lesson = Learn by playing
hero-learn = New here? Learn by playing
hero-learn-text = Two lessons of five minutes each, at a real table.
lesson-start = Start the lesson
lesson-go-on = Continue the lesson
lesson-was-done = Completed
lesson-leave = Leave the lesson
lesson-again = Start again
lesson-lost = This game has left the lesson’s path. Start the lesson again, or simply play on.
lesson-watch = Watch what the others do.
lesson-not-yet = Not this time.
lesson-done = Well done!
lesson-coached = Play a real game with the coach
lesson-others = Other lessons
lesson-play-on = Continue this game

# Levels of bots
opponents = Opponents
level-won = You have beaten { $level } twice in a row.
level-try = Try { $level }
log-level = { $name } plays as { $level }.
style-random = Does anything that the rules allow.
style-face = Goes by the values printed on the lots.
