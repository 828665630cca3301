# What the server says itself: notices, mails, previews of links; and the page without a network.

server-notice-turn = It is your turn
# $game: its title. $names: the other players, with commas.
server-notice-turn-text = { $game } with { $names }
server-notice-over = The game is over
# $game: its title. $names: the other players, with commas.
server-notice-over-text = { $game } with { $names }: see the result
server-notice-invitation = You are invited to a game
# $game: its title. $names: the other players, with commas.
server-notice-invitation-text = { $game } with { $names }: a seat is kept for you
server-notice-half = Half of your time has passed
# $game: its title. $names: the other players, with commas.
server-notice-half-text = { $game } with { $names }: it is still your turn
server-notice-nearly = Your time is almost up
# $game: its title. $names: the other players, with commas.
server-notice-nearly-text = { $game } with { $names }: soon a bot decides for you
# $count: games in which it is the reader’s turn. A notice has room for about 40 letters.
server-notice-digest = Games waiting for you: { $count }
server-notice-digest-text = It is your turn there.
server-notice-open-table = Open the table
server-notice-open-list = Open my games
server-notice-test = A test from Florin
server-notice-test-text = Notifications arrive here.

server-mail-why = You get this email because you asked Florin for notifications.
server-mail-stop = Stop these emails
server-mail-confirm-subject = Confirm your email address
server-mail-confirm-ask = Someone, probably you, entered this address for notifications from Florin. The link is valid for one day. If it was not you, ignore this email.
server-mail-confirm-button = Confirm the address

# The previews of links that other sites show. $title: the game. $names: the winners. $money: florins.
server-preview-win = { $title }: { $names } wins with { $money }
# Two players or more; $names is "Anna and Bruno".
server-preview-shared = { $title }: { $names } share the win with { $money }
# $headline: one of the two lines above.
server-preview-step = { $headline }, step { $ply } of { $of }
# Names: $first may be several, with commas.
server-preview-names = { $first } and { $last }
server-preview-profile = Games, results and opponents on Florin

# A number follows: "Guest 4711".
server-guest = Guest
# $games: the titles of the games, joined as in server-preview-names.
server-site-description = { $games }: two auction games, in your browser.
server-site-needs-script = Florin needs JavaScript.
server-site-no-app = The server runs. This installation has no web app; programs find the API here:

server-offline-title = No connection
server-offline-text = Florin plays on a server, so it needs the network.
server-offline-list-1 = Your games are safe: every move that was confirmed is stored.
server-offline-list-2 = Clocks run on. With a day or more for each decision there is time to come back.
server-offline-list-3 = A page that you still have open shows the table as you last saw it, and goes on by itself.
server-offline-again = Try again
