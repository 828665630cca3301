### Florin in English. The four files hold the same keys; a test compares them.

# $page: the page, such as “Rules” or the name of a game. Tab of the browser. Up to 60 characters.
title = { $page } · Florin
# $games: all games, with commas. Tab of the browser. Up to 60 characters.
title-home = Florin · { $games }
# $game: its name. Tab of the browser while it is your turn; the dot comes first so that it is seen in a narrow tab. Up to 50 characters.
title-turn = ● Your turn · { $game }
home = Florin, start page
menu = Menu
language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
# $theme: theme-auto, theme-light or theme-dark. Tooltip of the theme button, and read aloud. Up to 40 characters.
theme-now = Theme: { $theme }
settings = Settings
rules = Rules
contents = Contents
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

## Goods

cloth = Cloth
fur = Fur
grain = Grain
dye = Dye
spice = Spice
gold = Gold

## Letters on the tiles: different for each commodity.

letter-cloth = C
letter-fur = F
letter-grain = G
letter-dye = D
letter-spice = S
letter-gold = Au

## Inside sentences: commodities, lots, money.

goods-cloth = cloth
goods-fur = fur
goods-grain = grain
goods-dye = dye
goods-spice = spice
in-cloth = in cloth
in-fur = in fur
in-grain = in grain
in-dye = in dye
in-spice = in spice
# $commodity: one of the goods above. $value: its florins. Name of a tile, also in lists such as “Cloth 5, Fur 0”. Up to 20 characters.
lot = { $commodity } { $value }
# $n: an amount of money, which may be negative. Read aloud at coins, and part of sentences. Up to 20 characters.
florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }

## Home

hero = Buy low. Sail full. Get rich.
hero-text = Two auction games set in Renaissance Florence: pay less than it is worth, or make someone else pay more.
play-now = Play now
how-many = Players
with-friends = With friends
with-friends-text = Open a table and share the link. Or take turns on one device.
new-table = New table
open-record = Open a saved game
open-tables = Open tables
no-open-tables = No open tables right now. Open one, and someone may join.
tour-again = How to play
first-time = First time?
card-your-turn = Your turn
# $n: free seats. Line on the card of a table that has not begun. Up to 26 characters.
card-open =
    { $n ->
        [0] Full, not started
        [one] 1 seat free
       *[other] { $n } seats free
    }
continue-playing = Continue
finished-games = Finished games
hide = Hide
# $game: its name. $date: the day of the last move. Read aloud for the × on a finished game. Any length.
hide-game = Hide { $game }, { $date }
card-won = Won
card-shared = Shared win
# $place: yours, from 2. $of: number of players. Result on the card of a finished game. Up to 16 characters.
card-place = Place { $place } of { $of }
card-no-clock = No time limit
# $n: games that the reader has hidden. Button below the finished games. Up to 40 characters.
show-hidden =
    { $n ->
        [one] Show 1 hidden game
       *[other] Show { $n } hidden games
    }
card-over = Finished
# $n: number of the part. For a game that this site does not know. On a card. Up to 14 characters.
stage-n = Part { $n }
# $n: the day. $of: number of days. Header of a table, and cards; there is little room on a phone. Up to 14 characters.
day-of = Day { $n } of { $of }
# $n: the round. $of: number of rounds. Header of a table, and cards; there is little room on a phone. Up to 14 characters.
round-of = Round { $n } of { $of }
# $n: number of the part. $of: how many there are. Header of the table of another game, and cards. Up to 18 characters.
stage-of = Part { $n } of { $of }
today = Today
# $n: number of rows. Button below a list. Up to 24 characters.
show-all = Show all { $n }
home-note = Two games by Reiner Knizia. Florin is an independent project, not affiliated with him or with any publisher.
seat-open = Free seat
# $name: a person. In the list of seats, before the game. Up to 40 characters.
seat-invited = Reserved for { $name }

## Privacy, contact and licences: the foot of each page leads there.

foot = About this site
glossary = Words
player-aid = Player aid
print = Print
privacy = Privacy
contact = Contact
contact-text = Whom to ask about this site:
contact-none = The operator of this site has not said how to reach them.
licences = Licences
licences-text = Florin is free software under the MIT licence. It contains these works of others:
# $n: days. Inside sentences of the page on privacy, such as “kept for 90 days”. Up to 20 characters.
site-days =
    { $n ->
        [0] without limit
        [one] { $n } day
       *[other] { $n } days
    }
what-is-stored = What is stored about you

## Tour

tour-next = Next
tour-skip = Skip
tour-done = Let’s play

## New table

game = Game
seats = Seats
options = Options
# $n: number of the seat. Value of a special rule, such as the starting player. Up to 14 characters.
seat-n = Seat { $n }
# $n: number of the seat. Read aloud for the list with which a seat is filled. Any length.
seat-for = Who takes seat { $n }
seat-me = Me
seat-guest = Someone on this device
# $name: the bot’s level. Entry in the list that fills a seat. Up to 24 characters.
seat-bot = Bot: { $name }
name = Name
# $n: number of the seat. Read aloud for the field of a second person on this device. Any length.
name-of-seat = Name for seat { $n }
hot-seat-note = Several people share this device. Pass it to the next player each turn.
by-lot = Random
special-rules = Special rules at this table
# $option: name of a rule or setting. $value: its value. Line on cards and before the game. Up to 60 characters.
option-line = { $option }: { $value }
time = Time
bank = Time for the whole game
# $time: the bank, such as “10 minutes”. $more: what each decision adds. Time limit on cards and before the game. Up to 50 characters.
bank-words = { $time } + { $more } per decision
clock = Time per decision
clock-none = No limit
clock-30 = 30 seconds
clock-120 = 2 minutes
clock-day = 1 day
clock-3-days = 3 days
who-may-see = Who can see the table
public = Everyone
by-link = Only people with the link
seed = Deal code (seed)
seed-random = Random
seed-note = Tables with the same code get the same lots. The code stays hidden until the game is over.
make-table = Open the table

## Before the game

table = Table
invite = Invite with this link
copy-link = Copy link
share-link = Share…
name-for-others = Your name, as the others see it
copied = Copied
sit-down = Sit down
stand-up = Stand up
bot = Bot
# $level: the bot’s level. Small, beside a bot’s name in the list of seats. Up to 20 characters.
bot-level = Bot { $level }
level-random = Random
level-face = Printed values
level-novice = Novice
level-apprentice = Apprentice
level-merchant = Merchant
level-banker = Banker
level-magnifico = Magnifico
fill-bots = Fill with bots
start-game = Start game
# $n: free seats. Line below the seats. Up to 40 characters.
waiting-seats =
    { $n ->
        [one] 1 seat is still free.
       *[other] { $n } seats are still free.
    }
# $name: the host. Line below the seats, for those who are not the host. Up to 60 characters.
waiting-start = Waiting for { $name } to start the game.
host = Host
close-table = Close the table
make-host = Make host
# $name: a person in a seat. Read aloud for the button “Make host”. Any length.
make-host-of = Make { $name } the host
remove = Remove
# $name: a person in a seat. Read aloud for the button “Remove”. Any length.
remove-of = Remove { $name }
ask-close = Close this table?
ask-close-text = Everyone waiting here will be told. The link will stop working.
ask-close-do = Close the table
# $name: a person in a seat. Heading of a dialog. Up to 40 characters.
ask-remove = Remove { $name }?
# $name: the same person. Sentence in the dialog. It may wrap; up to 120 characters.
ask-remove-text = { $name } can’t sit down at this table again.
ask-remove-do = Remove
# $name: a person in a seat. Heading of a dialog. Up to 50 characters.
ask-host = Make { $name } the host?
# $name: the same person. Sentence in the dialog. It may wrap; up to 120 characters.
ask-host-text = { $name } then starts the game and manages the seats.
ask-host-do = Make host
ask-stand = Stand up?
# $name: who becomes the host. Sentence in the dialog “Stand up?”. It may wrap; up to 120 characters.
ask-stand-text = { $name } then becomes the host of this table.
ask-stand-do = Stand up
you-were-removed = The host has removed you from this table.
you-are-host = You are now the host of this table.
host-closed = The host closed this table
host-closed-text = The game was not started. You can open a table of your own.

## Table

market = Market
players = Players
ships = Ships
log = Log
tally = Lots left
chat = Chat
as-text = Text view
beside-table = Side panel
group = Group
group-on-offer = Group on offer
# $n: lots that still fit. Read aloud after “Group on offer”. Any length.
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
# $n: lots in the bag. Tooltip of the bag, and read aloud. Up to 40 characters.
bag-left =
    { $n ->
        [one] 1 lot left in the bag
       *[other] { $n } lots left in the bag
    }
# $n: loaded holds. $holds: all holds of the ship. Read aloud for a ship. Any length.
ship-aboard = Ship: { $n } of { $holds } holds loaded
your-seat = you
# $unseen: lots that no one has seen. $bag: those of them that are in the bag. Above the table “Lots left”. Up to 60 characters.
tally-note =
    { $unseen ->
        [one] 1 lot unseen; { $bag } in the bag.
       *[other] { $unseen } lots unseen; { $bag } of them in the bag.
    }
bot-keeps = bot playing
away = away
# $n: people without a seat who have the table open. Header of the table, not on a phone. Up to 20 characters.
watching =
    { $n ->
        [one] 1 watching
       *[other] { $n } watching
    }

## Deciding

your-decision = Your decision
your-turn = It is your turn.
turn-plain = Your move
# $least: the smallest number. Label of a number field, in a game without a table of its own. Up to 40 characters.
number-from = A number, { $least } or more
# $least, $most: the smallest and the largest number. Label of a number field, in a game without a table of its own. Up to 40 characters.
number-between = A number from { $least } to { $most }
# $n: the number that was entered. Button. Up to 16 characters.
number-send = Play { $n }
do-draw = Draw another lot
do-stop = Offer the group
pass = Pass
# $n: florins. Main button for a bid. Up to 16 characters.
bid-n = Bid { $n }
# $n: florins. Main button when a price is named. Up to 16 characters.
ask-n = Ask { $n }
# $n: florins that you would have after this bid. Small, inside the button below bid-n. Up to 24 characters.
leaves = leaves you { $n }
# $n: florins, which may be negative. Small, inside the button below ask-n: the price is paid only if the opponent declines. Up to 30 characters.
leaves-if-declined = leaves you { $n } if declined
sure-pass = Really pass?
# $n: florins. The button for a bid or price after the first press, if a second one is asked for. Up to 16 characters.
sure-bid = Really { $n }?
# $n: the most that you can bid. Small, inside the button, in place of leaves. Up to 26 characters.
beyond-most = you have { $n }
# $n: the least that you may bid. Small, inside the button, in place of leaves. Up to 26 characters.
beyond-least = the minimum is { $n }
your-bid = Your bid
your-price = Your price
one-less = One florin less
one-more-florin = One florin more
preset-one-more = Min
preset-face = Face
preset-all-in = All in
game-over = The game is over.
# $name: the player to act. Where decisions are made, and on cards. Up to 32 characters.
waiting-for = { $name } is deciding…
bag-draws = Drawing from the bag…
skip = Jump to live
skip-turn = Skip to my turn
undo = Undo
# $name: a player. $what: the move in words, such as “bid 8”. Notice at the table with the buttons “Agree” and “Refuse”. Up to 70 characters.
undo-asked = { $name } wants to undo a move: { $what }.
# $what: your move in words, such as “bid 8”. Notice at the table. Up to 60 characters.
undo-asking = You asked to undo: { $what }.
undo-withdraw = Withdraw
undo-title = Undo your move?
# $what: your move in words, such as “bid 8”. Sentence in the dialog “Undo your move?”. It may wrap; up to 80 characters.
undo-your = This will be undone: { $what }.
# $what: the move in words. $n: later moves that are undone with it. Takes the place of $what in undo-…, time-out-… and log-undone. Up to 60 characters.
undo-more =
    { $n ->
        [one] { $what }, and what followed: 1 move
       *[other] { $what }, and what followed: { $n } moves
    }
undo-others = The other players have to agree.
undo-do = Undo
undo-ask = Ask the others
undo-refused = The others did not agree. The move stands.
# $name: a player. $what: the move in words, such as “bid 8”. Line of the log. Up to 60 characters.
log-undone = { $name } undid a move: { $what }.
# $name: the bot’s name. Line of the log. Up to 80 characters.
log-fallback = { $name }’s bot failed: a random move was played.
# $name: a player. Line of the log. Up to 66 characters.
log-clock = { $name }’s time ran out: a bot decided.
log-earlier = Load earlier moves
agree = Agree
refuse = Refuse

## Clock

# $time: such as “2 minutes 5 seconds”. Read aloud for a clock. Any length.
clock-left = { $time } left
# $time: such as “30 seconds”. Read aloud once, when a third of your time is left; then-… follows. Any length.
clock-mine = You have { $time } left.
# $name: a player. $time: such as “30 seconds”. Read aloud once, when a third of that player’s time is left. Any length.
clock-other = { $name } has { $time } left.
time-up = The time is up.
then-pass = Then a bot passes for you.
then-play = Then a bot plays for you.
soon-pass = Soon a bot passes for you.
soon-play = Soon a bot plays for you.
time-out-passed = Time ran out: a bot passed for you.
# $what: the move in words, such as “bid 8”. Notice at the table; time-out-chances follows. Up to 70 characters.
time-out-decided = Time ran out: a bot decided for you ({ $what }).
# $n: how often time may still run out. Notice at the table, after time-out-passed or time-out-decided. Up to 80 characters.
time-out-chances =
    { $n ->
        [one] If it runs out once more, a bot takes your seat.
       *[other] If it runs out { $n } more times, a bot takes your seat.
    }
stand-in = If time runs out
stand-in-pass = Pass
stand-in-play = A bot takes over
paused = Paused
paused-away = Paused while everyone was away.
seat-lost-title = A bot has taken your seat
seat-lost-text = Your time ran out twice in a row.
seat-lost-pass = The bot passes for you until you are back.
seat-lost-play = The bot plays for you until you are back.
seat-lost-paused = The game waits until you are back.
return-until = You can come back until the game is over.
take-seat-back = Take my seat back
leave-to-bot = Let the bot finish
bot-for-you = A bot plays for you.
bot-finished = A bot played on for you to the end. The game is over, so you can’t take the seat back any more.
# $name: your name, or that of another person on this device. Heading of a dialog. Up to 50 characters.
resign-title = Let a bot take over for { $name }?
resign-pass = It passes whenever it can.
resign-play = It plays as well as it can.
# $d: days. $h: hours. On a clock, and beside names. Up to 14 characters.
time-short-days = { $d } d { $h } h
# $h: hours. $m: minutes. On a clock, and beside names. Up to 15 characters.
time-short-hours = { $h } h { $m } min
# $n: days. Part of a time in words, such as “1 day 3 hours”. Up to 12 characters.
time-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
# $n: hours. Part of a time in words, such as “1 day 3 hours”. Up to 12 characters.
time-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
# $n: minutes. Part of a time in words, such as “2 minutes 5 seconds”. Up to 12 characters.
time-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
# $n: seconds. Part of a time in words, such as “2 minutes 5 seconds”. Up to 12 characters.
time-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }

## Hot-seat

hand-over = Pass the device on
# $name: the next player on this device. Large, while the device is passed on. Up to 24 characters.
hand-to = { $name }’s turn
# $name: the next player on this device. Button while the device is passed on. Up to 24 characters.
hand-take = I am { $name }

## Log

# $name: the player who draws. Small pictures of the lots follow. Line of the log and status line. Up to 40 characters.
log-drawn = { $name } draws
# $name: the player who offers. $n: lots in the group. Line of the log and status line. Up to 40 characters.
log-offered =
    { $n ->
        [one] { $name } offers 1 lot
       *[other] { $name } offers { $n } lots
    }
# $name: the buyer. $n: florins. Line of the log, status line, and the story of the game. Up to 40 characters.
log-sold = { $name } buys for { $n }
# $why: “no-bids”, “no-room”, or another word if the player chose to. $name: the player; not in “no-bids”. Line of the log. Up to 60 characters.
log-discarded =
    { $why ->
        [no-bids] No bids: the group is discarded
        [no-room] { $name } has no room: the group is discarded
       *[choice] { $name } discards the group
    }
log-ended = The game is over

## Position as text

text-none = nothing
# $lots: the lots, with commas, or text-none. $n: florins. Text view of the table. Any length.
text-group = Group: { $lots }. Face value { $n }.
# $you: “yes” if the reader is to act. $name: the player to act. Text view of the table. Any length.
text-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }

## Scoring and end

skip-count = Skip animation
tap-to-skip = Tap or press a key to skip
count-none = No payment
# $name: a player. $n: florins earned in this scoring. $money: florins after it. Read aloud, with semicolons between the players. Any length.
scored-buyer = { $name } earns { $n } and has { $money }
skip-scoring = Skip to the scoring
source = Source
# $n: number of the part. Heading of a scoring, in a game without a table of its own. Up to 30 characters.
scoring-stage = Scoring, part { $n }
before = Before
after = After
# $n: value of a ship. Tiny, below a payment in the scoring sheet. Up to 12 characters.
note-cargo = cargo { $n }
# $n: florins. Tiny, below a payment in the scoring sheet. Up to 12 characters.
note-bonus = +{ $n } bonus
# $n: number of winners. $names: them, with commas. Heading of the end of a game. Up to 40 characters.
winner =
    { $n ->
        [one] { $names } wins
       *[other] Shared win: { $names }
    }
# $shared: “yes” if there are several winners. Heading of the end of a game. Up to 30 characters.
final-you-win =
    { $shared ->
        [yes] You share the win!
       *[no] You win!
    }
# $place: yours, from 1. $of: number of players. Below the heading of the end of a game. Up to 24 characters.
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
# $name: the winner. $from, $to: win chance before and after, in per cent. Line in the story of the game. Up to 60 characters.
story-chances = { $name }’s chance to win: { $from } → { $to }
story-best = Your best buy
# $n: florins that it was worth. $saved: florins paid less than that. Line in the story of the game, below your best buy. Up to 60 characters.
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
# $list: players with their florins, with commas. Read aloud for the chart of money. Any length.
chart-text = Chart of money; at the end: { $list }
# $n: how many there were. Heading of a list that opens, after the game. Up to 30 characters.
all-auctions =
    { $n ->
        [one] The only auction
       *[other] All { $n } auctions
    }
unsold = no one
# $seed: a short code. Line at the end of a game. Up to 44 characters.
deal-seed = Deal code of this game: { $seed }

## Replay

step = Step
# $n: number of the step. $of: how many there are. Read aloud in the chart of win chances. Any length.
step-of = Step { $n } of { $of }
step-back = Back
step-on = Forward
play = Play
pause = Pause
previous-sale = Previous sale
# $n: 0.5, 1, 2 or 4. Tooltip of the speed button of a replay, and read aloud. Up to 24 characters.
replay-speed = Speed: { $n }×
next-sale = Next sale
next-scoring = Next scoring
play-on = Play on from here
open-in-florin = Open in Florin
look-text = A saved game is one small file. Go through it step by step, or play on from any point.
record-file = Choose a saved game…
record-paste = Or paste it here

## Analysis

analyse = Analyse
analysing = Analysing the game…
analysed = The analysis is ready.
win-chart = Win chance during the game
# $name: a player. $win: win chance in per cent. Read aloud in the chart of win chances. Any length.
win-of = { $name } { $win }
coach-best = The best choice.
coach-good = As good as any other choice.
coach-chance = Here the bag decides.
# $best: the better choice in words, such as “bid 8” (best-…). Sentence about a decision. Up to 50 characters.
coach-better = Better: { $best }.
# $cost: coach-cost-win or coach-cost-both. Sentence about a decision, after coach-better. Up to 60 characters.
coach-cost = It cost { $cost }.
# $win: per cent. Stands inside other texts, such as “It cost…”: no capital, no full stop. Up to 32 characters.
coach-cost-win = { $win } win chance
# $win: per cent. $n: florins. Stands inside other texts, such as “It cost…”: no capital, no full stop. Up to 52 characters.
coach-cost-both =
    { $n ->
        [one] { $win } win chance and about 1 florin
       *[other] { $win } win chance and about { $n } florins
    }
# $fair: florins. $n: the price that was named. $cost: what it lost (coach-cost-…). About a price that was too high or too low. Up to 100 characters.
coach-unfair = A fair price was { $fair }. Naming { $n } cost you { $cost }.
# $fair: florins. $cost: what passing lost (coach-cost-…). About a pass, after coach-better. Up to 100 characters.
coach-passed =
    { $fair ->
        [one] 1 florin would have been fair; passing cost { $cost }.
       *[other] Up to { $fair } florins would have been fair; passing cost { $cost }.
    }
# $lots: the group, with commas. Line above the fair prices, with a counter for each player. Up to 70 characters.
coach-fair = Fair price of { $lots } for each player
coach-cannot-buy = can’t buy
# $n: florins, shown as a figure before this word. The unit alone. Up to 10 characters.
florin-word =
    { $n ->
        [one] florin
       *[other] florins
    }
coach-totals = What was given away
coach-decisions = Decisions
coach-each = Win chance per decision
# $n: number of decisions. Heading of a table that opens, in the review. Up to 30 characters.
coach-every = All { $n } decisions
coach-played = Played
coach-better-one = Better
coach-price = Cost
# $judge: the bot’s level, such as “Magnifico”. Small line below the review. It may wrap; up to 100 characters.
coach-judge = Judged by { $judge }, our strongest bot. It can be wrong too.

## The coach at the table

coach = Coach
hint = Hint
hint-wait = The coach is thinking…
hint-fair = Fair price for each player
hint-best = The best choice
hint-even = As good as the best
# $cost: coach-cost-win or coach-cost-both. Below a choice in the coach’s panel. Up to 60 characters.
hint-costs = Costs { $cost }
# $list: choices in words, with commas. After the best choice in the coach’s panel. Up to 60 characters.
hint-as-good = just as good: { $list }
hint-win = win chance
hint-money = florins at the end
hint-legend = Win chance and florins at the end of the game, if you choose this. Florins in the reasons: as if it were scored now.
coach-intro = Not sure? Press “{ hint }” and see what the group is worth, what is best and why.
coach-practice = A game with help from the coach is practice: it is not in your statistics.
warn = Warn me before a mistake bigger than
warn-never = never
# $limit: per cent. Entry in the list “Warn me before a mistake bigger than”. Up to 40 characters.
warn-usual = { $limit }, at tables with the coach
warn-title = Are you sure?
# $cost: coach-cost-win or coach-cost-both. After the choice in bold: “bid 8 costs…”. In the coach’s question. Up to 60 characters.
warn-costs = costs { $cost }.
warn-again = Choose again
warn-anyway = Play it anyway
play-coached = With the coach
play-coached-text = Hints when you want them, and a question before a costly choice. Counts as practice.
key-hint = hint of the coach

## The review of a finished game

review = Review
review-of = Whose game
accuracy = Accuracy
skill-each = Florins lost per decision
# $margin: half the interval, in florins. $n: decisions that count. Small, below the figure in review and profile. Up to 34 characters.
skill-margin =
    { $n ->
        [one] ± { $margin } · 1 decision
       *[other] ± { $margin } · { $n } decisions
    }
skill-text = Florins lost per decision measure skill: less is better. Decisions without a real choice do not count, nor those of a player who can hardly win any more (below 1%). Such a player has no win chance left to lose: there, lost win chance and luck say little.
review-lost-each = Lost per decision
# $win: per cent, with a decimal. Small, below a figure in the review. Up to 24 characters.
review-lost-win = { $win } win chance
review-luck = Luck
# $n: hints that the reader used. Small line in the review. Up to 40 characters.
review-hints =
    { $n ->
        [one] 1 hint used.
       *[other] { $n } hints used.
    }
# $n: questions of the coach. Small line in the review, after review-hints. Up to 30 characters.
review-warnings =
    { $n ->
        [one] 1 warning.
       *[other] { $n } warnings.
    }
review-balance = Where the result comes from
review-balance-text = Measured in wins. Perfect play costs nothing, so a player’s own decisions are never above 0; the rest is luck and what the others did.
balance-start = At the start
balance-luck = Luck
balance-others = What the others did
balance-own = This player’s decisions
balance-result = Result
review-dearest = Costliest decisions
review-good = Best decisions
review-turning = Turning points
# $win: per cent. Sentence about one of the best decisions. Up to 80 characters.
review-stake = The best choice; any other would have cost { $win }.
review-against = About the choice that was made:
review-bids = Bids compared with fair prices
review-phases = By kind of decision
review-phase = Kind
plot-bid = Bid
plot-fair = Fair price
plot-over = Difference
plot-text = Each dot is an amount that was named. Above the dashed line it was more than the group was worth to that player.
# $n: number of bids. Heading of a table that opens, below the plot. Up to 40 characters.
plot-table =
    { $n ->
        [one] 1 bid as a table
       *[other] { $n } bids as a table
    }
plot-none = No amounts were named.
# $n: number of mistakes. Button in the review. Up to 44 characters.
learn-mistakes =
    { $n ->
        [one] Learn from your mistake
       *[other] Learn from your mistakes ({ $n })
    }
# $n: number of this mistake. $of: how many there are. Heading of a panel. Up to 24 characters.
retry-title = Mistake { $n } of { $of }
retry-ask = What would you do now?
retry-below = Choose below.
retry-try = Try again
retry-skip = Skip
retry-best = is the best choice.
# $best: other choices in words, with commas. Sentence after the right answer. Up to 60 characters.
retry-as-good = Just as good: { $best }.
# $cost, $before: what the new choice and the first one lose (coach-cost-…). After the choice in bold: “bid 8 is better:…”. Up to 110 characters.
retry-better = is better: it costs { $cost } instead of { $before }.
# $cost: what the new choice loses (coach-cost-…). After the choice in bold: “bid 8 is no better:…”. Up to 80 characters.
retry-same = is no better: it costs { $cost }.
# $cost, $before: what the new choice and the first one lose (coach-cost-…). After the choice in bold: “bid 8 is worse:…”. Up to 110 characters.
retry-worse = is worse: it costs { $cost }; before, it was { $before }.
retry-next = Next mistake
retry-again = Try again
retry-show = Show the best choice
retry-branch = Play on from here
retry-end = Back to the review

## Levels in two sentences

character-novice = Nino
character-apprentice = Agnese
character-merchant = Matteo
character-banker = Bianca
character-magnifico = Lorenzo
style-novice = Looks only at the numbers on the lots and often overpays. Good for a first game.
style-apprentice = Looks mostly at the numbers on the lots and is often wrong about a price.
style-merchant = Knows what a group is worth and often plans ahead. Sometimes overpays.
style-banker = Judges prices well and plans ahead. Makes few mistakes.
style-magnifico = Our strongest bot. It gives nothing away.
# $name: the player. What was played, as a sentence. Replay and review. Up to 50 characters.
did-draw = { $name } draws another lot.
# $name: the player. What was played, as a sentence. Replay and review. Up to 50 characters.
did-stop = { $name } offers the group.
# $name: the player. $token: the move as records write it. For a game without a text for it. Up to 40 characters.
did-token = { $name } plays { $token }.
best-draw = draw another lot
best-stop = offer the group
# $token: the move as records write it. For a game without a text for it. Up to 20 characters.
best-token = { $token }

## Table menu and settings

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
# $name: a person whose seat a bot plays. Entry in the menu of the table. Up to 50 characters.
take-back = Take { $name }’s seat back from the bot
# $name: your name, or that of another person on this device. Entry in the menu of the table. Up to 50 characters.
resign = Hand { $name }’s seat to a bot
you = You
your-name = Your name
look = Appearance
playing = Gameplay
keys = Keyboard shortcuts
keys-on = Use single-key shortcuts (letters, digits, + and −)
key-amount = type an amount
key-more = one florin more or less
key-send = bid, or name the price
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
sessions-text = Each browser in which you play under this name. Sign out those that you no longer use or do not know.
session-unknown = unknown device
session-current = this browser
# $date: a day, such as “8 Nov 2026”, perhaps with a time. Small, in lists of devices. Up to 24 characters.
session-since = since { $date }
# $date: day and time. Small, in the list of sessions. Up to 34 characters.
session-used = last used { $date }
session-end = Sign out
# $device: such as “Firefox, Linux”. Read aloud for the button “Sign out”. Any length.
session-end-of = Sign out { $device }
session-sure = Really sign out?
sessions-end-others = Sign out everywhere else
log-out = Sign out here
log-out-sure = Really sign out here? This name has no passkey: without another device that is signed in, you cannot return to it and its tables.
log-out-kept = You can sign in again at any time with your passkey or a recovery code.
log-out-elsewhere = You stay signed in on another device. There you can create a code to return here.
# $device: such as “Firefox, Linux”. Said after signing it out. Up to 60 characters.
session-ended = { $device } is signed out.
sessions-ended = All other browsers are signed out.

## Keeping an identity: passkeys, recovery codes, own data

keep-name = Keep your name and games
keep-name-text = With a passkey you keep your name and your tables on this device and on your others, even after the browser’s data is cleared. There is no password.
passkey-make = Keep it with a passkey
passkey-another = Add another passkey
passkey-none = This browser cannot use passkeys here. They need https, or the address localhost.
passkey-made = The passkey is saved.
# $date: a day. Small, in the list of passkeys. Up to 24 characters.
passkey-since = since { $date }
# $date: a day. Small, in the list of passkeys. Up to 34 characters.
passkey-used = last sign-in { $date }
passkey-synced = on several devices
passkey-remove = Remove
# $label: the name of the passkey. Read aloud for the button “Remove”. Any length.
passkey-remove-of = Remove the passkey { $label }
passkey-sure = Really remove?
passkey-removed = The passkey is removed, and browsers that signed in with it are signed out.
recovery = Recovery codes
recovery-text = Each code signs you in once if your passkeys are lost. Write them down now: they are not shown again.
# $count: codes that are left. Line in the settings. Up to 50 characters.
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
sign-in-text = With your passkey or a recovery code you get your name and your tables back in this browser.
sign-in-new = New here? You need no account: learn or play at once.
sign-in-passkey = Sign in with a passkey
sign-in-code = Recovery code
sign-in-use = Sign in with the code
# $name: the person. Said after signing in. Up to 40 characters.
signed-in = Welcome back, { $name }.
sign-in-loses = The name that you use in this browser now will be lost, with its tables, unless it has a passkey too.
handle = Profile name
handle-text = A unique name for the address of your profile: letters, digits, hyphens. It needs a passkey.
handle-save = Save
my-data = Your data
my-data-export = Download everything about me
my-data-text = One file with your profile, tables, records and chat.
delete-me = Delete me
delete-me-text = Your name, passkeys, chat and sessions are deleted at once. Finished games stay, without your name. This cannot be undone.
# $name: the person’s name, to be typed exactly. Label of a field. Up to 60 characters.
delete-me-name = Type your name to confirm: { $name }
delete-me-do = Delete me permanently
passkey-cancelled = Cancelled. Nothing has changed.

## Access tokens

tokens = Access tokens
tokens-text = With an access token, a program of yours plays in your name until you revoke it. Keep it like a password: it is shown only once.
tokens-docs = API documentation
tokens-link = For developers
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
# $date: a day. Small, in the list of access tokens. Up to 30 characters.
token-created = created { $date }
# $date: a day. Small, in the list of access tokens. Up to 34 characters.
token-used = last used { $date }
token-unused = never used
token-revoke = Revoke
# $label: what the token is for. Read aloud for the button “Revoke”. Any length.
token-revoke-of = Revoke { $label }
token-sure = Really revoke?
# $label: what the token was for. Said after revoking it. Up to 50 characters.
token-gone = { $label } is revoked.
token-many = You have too many tokens. Revoke one first.

## Chat

chat-empty = No messages yet.
chat-label = Write a message
chat-send = Send
chat-earlier = Earlier messages

## The deal of the day.

daily = Deal of the day
daily-text = Everyone gets the same lots and the same opponents. One try each.
daily-today = Today’s deals
daily-short = One try each, the same for all
daily-one-try = one try
# $n: deals that you have finished today. $of: today’s deals. On the home page. Up to 24 characters.
daily-done-of = { $n } of { $of } played
# $n: days, 2 or more. On the home page. Up to 24 characters.
daily-streak-of = { $n } days in a row
daily-next = Next deal in
daily-streak = Streak
daily-best-streak = Longest streak
# $n: days. Figure below “Streak” and “Longest streak”. Up to 12 characters.
daily-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
# $h: hours. $m: minutes. Time until the next deal. Up to 15 characters.
daily-hours = { $h } h { $m } min
# $m: minutes. Time until the next deal. Up to 10 characters.
daily-minutes = { $m } min
daily-play = Play the deal
daily-new-text = You have one try. No undo, no coach.
daily-playing-text = Your try is under way. You have until midnight UTC to finish it.
daily-see = Results
daily-you = You
daily-yesterday = Yesterday
daily-month-before = Previous month
daily-month-after = Next month
daily-state-new = not played
daily-state-playing = under way
daily-state-finished = played
daily-state-unfinished = not finished in time
daily-key-won = won
daily-fair = Fair play
daily-fair-text = The deal is secret until its day begins (midnight UTC), and results are hidden until you have finished.
daily-fair-more = What this prevents, and what it does not
daily-fair-1 = No undo, coach, chat or playing on from a replay. Leaving does not give you another try; you can continue until the day ends.
daily-fair-2 = Until the day is over, only people who have finished the deal see each other’s games.
daily-fair-3 = Not prevented: a second guest or another browser can try again, and a friend can tell you what is coming. The ranking is for honest players.
daily-fair-4 = Not prevented: a bot or a calculator on your own computer can help you.
# $n: per cent, 50 or less. Your rank when many have played, and in shared texts. Up to 22 characters.
daily-top = top { $n }%
# $rank: yours, from 1. $of: number of players. Rank at a deal, and in shared texts. Up to 18 characters.
daily-rank = No. { $rank } of { $of }
# $date: the day of the deal. $game: its name. $result: place, money and rank, with commas. Text that is shared with a link. Up to 100 characters.
daily-share = Florin deal { $date } ({ $game }): { $result }
# $place: yours, from 1. $of: number of players. Result of a deal. Up to 14 characters.
place-of =
    { $place ->
        [1] 1st of { $of }
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $place }th of { $of }
    }
daily-yours = Your result
daily-rank-word = Rank
daily-accuracy = Accuracy
# $win: per cent. Small, below your accuracy. Up to 64 characters.
daily-own = your decisions cost { $win } win chance
daily-luck = Luck
# $win: per cent: the result without luck. Small, below your luck. Up to 40 characters.
daily-adjusted = adjusted for luck: { $win }
daily-judging = being analysed…
daily-again = Play this deal
daily-again-text = Unranked: this deal’s day is over.
# $n: players who have finished in time. Heading of the ranking. Up to 50 characters.
daily-ranking =
    { $n ->
        [0] No one has finished this deal in time
        [one] Ranking, { $n } player
       *[other] Ranking, { $n } players
    }
daily-player = Player
daily-place = Place
daily-money = Money
daily-differs = First different choice
# $n: number of a decision. Link in the ranking, below “First different choice”. Up to 26 characters.
daily-decision = from decision { $n }
daily-alike = same decisions
# $n: decisions in which all chose alike. Button that shows them; below your decisions. Up to 60 characters.
daily-alike-too =
    { $n ->
        [one] Plus { $n } decision on which everyone agreed
       *[other] Plus { $n } decisions on which everyone agreed
    }
daily-best-wait = The strongest bot is still playing this deal…
daily-repeats = Played later, unranked
daily-decisions = Your decisions and those of others
# $n: other players. Line above your decisions. Up to 70 characters.
daily-decisions-text =
    { $n ->
        [0] No one else has finished this deal yet.
        [one] What { $n } other player chose in the same positions.
       *[other] What { $n } other players chose in the same positions.
    }
# $bot: the strongest level. $best: its choice in words. Small, below a decision. Up to 50 characters.
daily-best-chose = { $bot } chose: { $best }
# $n: decisions. Line below your decisions. Up to 90 characters.
daily-alone =
    { $n ->
        [one] After that, no one else was in your position ({ $n } decision).
       *[other] After that, no one else was in your position ({ $n } decisions).
    }

## Challenges: the deal of a finished game again.

compare = The same deal
# $game: its name. Line below the heading “The same deal”. Up to 60 characters.
compare-text = { $game }: who does better in the same seat?
compare-take = Take the same seat
compare-seat = Whose seat?
compare-bot = Who plays for the other people?
compare-people = Other people took part in this game. Bots play in their place, so only the lots and the bots are the same.
compare-same = The same lots, the same bots, the same luck.
compare-play = Play now in this seat
# $game: its name. Text that is shared with a link. Up to 90 characters.
compare-share = { $game }: can you do better with the same lots and opponents?
compare-invite = Challenge a friend
compare-honest = Anyone who has watched the game knows what is coming. Undo and coach are off.
compare-back = Back to the table
compare-original = first game
compare-playing = under way
compare-differs = Differs from the first game

## Connection and refusals

connection-lost = Connection lost. Reconnecting… Nothing is lost.
table-hidden = This table is hidden
table-hidden-text = Only its players may see it.
table-gone = This table does not exist
table-gone-text = The link may be incomplete, or the table has been removed.
error-bad-request = Something went wrong. Reload the page and try again.
error-bad-record = Florin can’t read this as a saved game.
error-bad-cookie = Your session has expired. Reload the page.
error-bad-access-token = This access token is not valid.
error-not-for-tokens = A program with an access token may not do that.
error-muted = An operator of this site has turned off your chat.
error-banned = An operator of this site has banned you.
error-cross-origin = Something went wrong. Reload the page and try again.
error-too-large = That is too large.
error-too-many-requests = Too many requests. Try again in a moment.
error-not-found = Not found.
error-method-not-allowed = Something went wrong. Reload the page and try again.
error-unknown-table = This table does not exist.
error-unknown-bot = This bot does not exist.
error-unknown-code = This code is not valid, or has already been used.
error-bad-passkey = The passkey was not accepted. Try again.
error-needs-passkey = That needs a passkey. Add one first.
error-needs-handle = Choose a profile name first.
error-handle-taken = This profile name is taken, or looks like one that is.
error-not-your-turn = It is not your turn any more.
error-illegal-move = That is not possible in this position.
error-stale-ply = The game has moved on. This is the current position.
error-not-your-seat = That seat is not yours.
error-not-your-table = Only the host can do that.
error-players-only = Only the players can see this game.
error-seat-taken = Someone was faster: the seat is taken.
error-seats-open = Some seats are still free.
error-removed = The host has removed you from this table.
error-wrong-status = That isn’t possible at this table right now.
error-no-order = You can’t bid in advance right now.
error-no-undo = There is nothing to undo.
error-game-under-way = This game is still in progress. You can analyse it when it is over.
error-deal-under-way = The same lots are still being played at another table. The review opens when that game is over.
error-no-coach = The coach helps only at tables where you play against bots, and not in same-deal games.
error-deal-hidden = You will see this when you have finished the deal yourself, or when its day is over.
error-deal-open = You can do that when this deal’s day is over.
error-deal-ranked = Not available during the deal of the day.
error-analysis-failed = The analysis did not finish. Try again later.
error-busy = The server is busy. Try again in a moment.
error-server-error = Something went wrong on the server.

## Lessons

lesson = Lesson
lessons = Learn to play
lessons-text = Play a real game with a guide: each idea comes at the moment when you need it. You can leave at any time and go on later.
learn = Learn
tour-lesson = Learn by playing
hero-learn = New here? Learn by playing
hero-learn-text = Two lessons of five minutes each, at a real table.
hero-free = Free and without an account. A game takes about 20 minutes.
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

## Levels of bots

opponents = Opponents
# $level: a level of bots. Line below “Play now”; level-try follows. Up to 60 characters.
level-won = You have beaten { $level } twice in a row.
# $level: the next level. Button. Up to 24 characters.
level-try = Try { $level }
# $name: a bot. $level: its level. One of the first lines of the log. Up to 40 characters.
log-level = { $name } plays as { $level }.
style-random = Does anything that the rules allow.
style-face = Bids the numbers on the lots.

## Profile

profile = Profile
profile-mine = My profile
# $name: the person. Text that is shared with a link to a profile. Up to 40 characters.
profile-of = { $name } on Florin
# $date: month and year. Small, below the name of a profile. Up to 34 characters.
profile-since = here since { $date }
profile-private = Only you can see this page.
profile-public = Everyone can see this page.
profile-public-wish = Everyone may see my profile
profile-show = Show it to everyone
profile-hide = Make it private
profile-needs-handle = To show it to others, add a passkey and choose a profile name:
profile-none = There is no public profile at this address.
profile-empty = Your finished games will appear here, with what they say about your play.
profile-empty-other = No finished games yet.
all-my-games = All my games
all-games = All games
profile-games = Games
profile-won = Won
# $n: games. Small, after the number of games won. Up to 20 characters.
profile-of-games =
    { $n ->
        [one] of { $n } game
       *[other] of { $n } games
    }
# $fair: wins that equal players would have had. $above: the difference, with its sign. Small, below the games won. Up to 40 characters.
profile-fair = Expected wins: { $fair } ({ $above })
profile-fair-short = Expected wins
profile-accuracy = Accuracy
# $n: games. Small, below accuracy. Up to 34 characters.
profile-judged =
    { $n ->
        [one] in { $n } analysed game
       *[other] in { $n } analysed games
    }
profile-luck = Luck
profile-luck-text = wins gained or lost by luck
profile-money = Money
# $average, $best: florins. Small, below the mean of money. Up to 70 characters.
profile-money-text = per game; average at the table { $average }, best { $best }
# $n: games, 1 or more. Heading of the charts. Up to 30 characters.
trend =
    { $n ->
        [one] The latest game
       *[other] The latest { $n } games
    }
trend-above = Wins above expected wins
trend-luck = of that, luck
trend-accuracy = Accuracy over 20 games
trend-skill = Florins lost per decision over 20 games
trend-lead = Money above the table’s average
# $what: name of the line, such as trend-luck. $now, $high, $low: values. Read aloud for a chart. Any length.
trend-text = { $what }: now { $now }, highest { $high }, lowest { $low }.
profile-bots = Against bots
profile-people = Against people
profile-other-people = Others
# $ahead: games in which the reader had more money; halves are possible. $n: games together. Small, after an opponent’s name. Up to 24 characters.
profile-ahead = ahead in { $ahead } of { $n }
profile-setups = By number of players
# $game: its name. $n: number of players. Row of a table. Up to 40 characters.
profile-setup = { $game }, { $n } players
profile-under-way = Games under way
profile-counted = Games with the coach, with a chosen seed, continued from another game or with several seats for one person are listed, but not counted.
show-fewer = Show fewer
any = Any
filter-game = Game
filter-against = Against
against-bots = Bots
against-people = People
against-both = Bots and people
filter-outcome = Result
outcome-won = Won
outcome-lost = Not won
filter-opponent = Opponent’s name
games-none = No games match.
games-more = More games
# $n: 0 to 100. Small, on a finished game. Up to 20 characters.
game-accuracy = Accuracy { $n }
# $n: florins, with decimals. Small, on a finished game. Up to 50 characters.
game-skill = Florins lost per decision: { $n }
# $n: wins, with sign and decimals. Small, on a finished game. Up to 20 characters.
game-luck = Luck { $n }
game-practice = with the coach
game-not-counted = not counted

## Sharing a finished game

copy = Copy
share-profile = Share profile
share-title = Share this game
# $game: its name. $names: the players. Text that is shared with a link. Up to 90 characters.
share-text = { $game } with { $names }
share-send = Send…
share-picture = The picture that other sites show beside the link
share-link-game = Link to the replay
# $n: number of the step. Label of a field with a link. Up to 40 characters.
share-link-step = Link to step { $n }
share-embed = Code to embed the replay
# $what: what is copied, such as “Link to the replay”. Read aloud for the button “Copy”. Any length.
share-copy = Copy: { $what }
visibility = Who can see this game?
visibility-everyone = Everyone
visibility-everyone-text = It is listed on the public profiles of its players.
visibility-link = Anyone with the link
visibility-link-text = It is not listed anywhere.
visibility-players = Only its players
visibility-players-text = Links and embedded replays stop working for others.
visibility-host = The host of the table decides this.
seen-by-everyone = Everyone can see this game.
seen-by-link = Anyone with the link can see this game.
seen-by-players = Only the players can see this game.
seen-change = You can change that under “{ share-result }”.

## Notices, the installed app

notices = Notifications
notices-link = Notifications and holidays
notices-text = Get news of your games while you are away: in this browser, by email or in a chat. There are no notifications about a table that you have open.
notices-what = Notify me about
notices-troubles = Not delivered
notices-failed = not delivered.
notices-unknown = may not have arrived; it will not be sent again.
channel-push = In the browser
channel-push-short = Browser
channel-mail = By email
channel-mail-short = Email
channel-webhook = In a chat (webhook)
channel-webhook-short = Chat
notice-turn = It is my turn
notice-invitation = An invitation
notice-over = A game is over
notice-half = Reminder: half of my time has passed
notice-nearly = Reminder: my time is almost up
notice-digest = Once a day: games that are waiting for me
push-here = This browser:
push-on = on. Notifications come even if the page is closed.
push-off = off.
push-blocked = blocked. Allow notifications for this site in the browser’s settings.
push-none = cannot show notifications here. They need https, and on an iPhone the app on the home screen.
push-turn-on = Turn on notifications here
push-turn-off = Turn off here
push-no-service = The browser’s push service cannot be reached. Try again later, or use another browser.
# $device: such as “Firefox, Linux”. Read aloud for the × in the list of browsers. Any length.
push-remove-of = Remove { $device }
test-send = Send a test
test-sent = The test was sent.
# $why: the reason, from the server or the service, in any language. Said below the button “Send a test”. It may wrap; up to 60 characters.
test-failed = The test was not sent: { $why }
mail-none = This site sends no email.
mail-address = Email address
mail-change = Another email address
mail-confirm = Send the confirmation
# $address: an email address. Line in the settings. It may wrap; up to 100 characters.
mail-pending = Open the link that we sent to { $address }. It is valid for one day.
mail-text = Optional. It is used only for notifications, and other people never see it.
webhook-url = Address of the webhook
webhook-text = Slack, Mattermost, Discord and others give you such an address for one of your channels. Anyone who knows it can write there, so keep it to yourself.
quiet-hours = Quiet hours
quiet-on = Quiet hours: notifications wait until they are over
quiet-from = Quiet from
quiet-until = until
digest-hour = Daily summary at
time-zone = Time zone
holiday = Holiday
holiday-text = In your games, your clocks of a day or more stop. The others see when you will be back. You can still play.
# $days: days of holiday, 0 or more. Line in the settings. Up to 60 characters.
holiday-left = { $days ->
    [one] You have one day left within a year.
   *[other] You have { $days } days left within a year.
  }
holiday-until = I am back on
holiday-begin = Begin the holiday
# $date: a day. Line in the settings. Up to 50 characters.
holiday-now = You are on holiday until { $date }.
holiday-end = End the holiday
# $date: a day. Notice at a table, after the person’s name: “Anna: on holiday until…”. No capital. Up to 40 characters.
on-holiday = on holiday until { $date }
mail-confirm-title = Confirm your email address
mail-confirm-text = Florin will send notifications to the address that received this link.
mail-confirm-do = Confirm
# $address: an email address. Said after confirming it. Up to 60 characters.
mail-confirm-done = { $address } is confirmed.
mail-stop-title = Stop the emails
mail-stop-text = Florin will send nothing more to the address that received this link.
mail-stop-do = Stop the emails
# $address: an email address. Said after stopping the emails. Up to 70 characters.
mail-stop-done = No more emails will be sent to { $address }.
error-mail-link = This link is wrong, has expired, or was used already.
error-bad-target = This address cannot be used. It must be a public address that begins with https://.
error-no-mail = This site sends no email.
error-no-holiday = You do not have that many days left. A holiday lasts at most 30 days, and there are 30 days within a year.
update-ready = A new version is ready.
update-reload = Reload
update-later = Later

## Breakdown of a payout

# $name: a player. $n: florins, if the day or round ended now. Read aloud for a button that shows how they come about. Any length.
payout-of = Payout of { $name }: { $n }
breakdown-now = Now
breakdown-with = With the group
# $what: a commodity, or a harbour and a commodity. Row of the table that shows how a payout comes about. Up to 40 characters.
breakdown-bonus = { $what }, bonus

## Puzzles

puzzles = Puzzles
puzzle-title = Puzzle
puzzle-daily = Puzzle of the day
puzzle-daily-text = The same for everyone today
puzzle-more = Done for today. More puzzles
puzzle-pitch = Positions with one clear answer, at your level.
puzzle-worth = What is this group worth to you?
puzzle-worth-means = Worth: how many more florins you would have at the end with the group than without it.
puzzle-draw = Draw another lot, or offer the group?
# $n: florins. Question of a puzzle. Up to 30 characters.
puzzle-bid = Bid { $n } or pass?
puzzle-buy = Buy at this price, or decline?
puzzle-price = What is the best price?
puzzle-load = Where does the group go?
puzzle-kind-worth = What is it worth?
puzzle-kind-draw = Draw or stop?
puzzle-kind-bid = Bid or pass?
puzzle-kind-price = Name the price
puzzle-kind-load = Where does it go?
puzzle-amount = Worth in florins
# $n: rating of the puzzle, such as 1,250. Chip in the panel of a puzzle. Up to 18 characters.
puzzle-rating = Puzzle { $n }
# $n: the reader’s rating. Chip in the panel of a puzzle. Up to 14 characters.
puzzle-mine = You { $n }
# $n: answers until the rating is shown. Small, in the panel of a puzzle. Up to 60 characters.
puzzle-provisional =
    { $n ->
        [one] You see your rating after 1 more answer
       *[other] You see your rating after { $n } more answers
    }
# $n: puzzles solved in a row. $best: the longest streak. Chip in the panel of a puzzle. Up to 30 characters.
puzzle-streak = Streak { $n } (best { $best })
puzzle-solved = Right!
puzzle-failed = Not quite.
# $best: the right choice in words, such as “draw another lot”. Sentence after an answer. Up to 50 characters.
puzzle-was = Best: { $best }.
# $n: florins. $least, $most: the smallest and largest right answer. Sentence after an answer. It may wrap; up to 110 characters.
puzzle-was-worth =
    { $n ->
        [one] It is worth about 1 florin to you; answers from { $least } to { $most } are accepted.
       *[other] It is worth about { $n } florins to you; answers from { $least } to { $most } are accepted.
    }
# $best: the best price in words, such as “bid 8”. $least, $most: the smallest and largest right answer. Sentence after an answer. It may wrap; up to 90 characters.
puzzle-was-price = Best: { $best }; answers from { $least } to { $most } are accepted.
# $best: the reader’s choice in words, such as “pass”. Sentence after a wrong answer. Up to 50 characters.
puzzle-yours = Your answer: { $best }.
# $n: the reader’s answer, in florins. Sentence after a wrong answer. Up to 40 characters.
puzzle-yours-amount = Your answer: { $n }.
# $cost: what the answer loses (coach-cost-… or florins). Sentence after puzzle-yours. Up to 60 characters.
puzzle-cost = It costs { $cost }.
puzzle-why = Why
puzzle-why-not = About your answer
puzzle-why-now = Florins in the reasons: as if it were scored now. The answer also counts what comes later.
puzzle-unrated = You have answered this puzzle before, so it is not rated.
puzzle-next = Next puzzle
puzzle-filter = What to practise
# $n: puzzles. First entry of the list of games and questions. Up to 30 characters.
puzzle-all = All puzzles ({ $n })
puzzle-kinds = Question
puzzle-themes = Theme
puzzle-none-left = You have answered all of these puzzles.
puzzle-gone = There is no such puzzle.
puzzle-theme-room = Room aboard
puzzle-theme-cargo = Cargo race
puzzle-theme-stalls = Places on the stalls
puzzle-theme-bonus = Bonus
puzzle-theme-denial = Blocking others
puzzle-theme-last = Last to bid
puzzle-theme-free-lots = Free lots
puzzle-theme-money = Short of money
puzzle-theme-gold = Gold
puzzle-theme-late = Near the end
puzzle-theme-harbour = Harbours
puzzle-theme-marker = Markers
puzzle-theme-zero = Lots of value 0
share-games = Puzzles may be made from my finished games, without names, if everyone in the game agrees
