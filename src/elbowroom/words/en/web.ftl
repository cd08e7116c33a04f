### The web table: everything that is read on a page and not said elsewhere.
###
### For translators:
### - Names of things come from content.ftl, sentences of the log from events.ftl, prices and
###   refusals from explain.ftl.
### - Buttons are short: a verb, perhaps a noun. `.label` is read aloud where a picture stands alone.

## Around every page

game-title = elbowroom
game-motto = Everybody wants a place to live. There is just not enough of it.
page-skip = Skip to content
page-loading = One moment …
page-failed = This page could not be loaded. Check your connection, then reload.
page-lost = There is nothing at this address.
page-home = Back to the start
page-independent = An independent work, not affiliated with Days of Wonder.
nav-label = Pages
nav-tables = Tables
nav-mine = My games
nav-compendium = Compendium
nav-guide = First game
nav-workshop = Workshop
nav-about = About

## Settings

settings-open = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Same as this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-speed = Speed of other players’ moves
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-speed-now = At once
settings-notify = Notify me when it is my turn
settings-notify-barred = This browser blocks notifications from this page. You can allow them in the browser’s settings.
settings-close = Done
dialog-close = Close

## Navigation

nav-menu = Menu
nav-new = New table
nav-screen = On this screen
nav-join = Join
page-title = { $page } · elbowroom
page-again = Try again
page-reload = Reload

## Who I am

you-open = You
you-open-as = You: { $name }
you-name = Your name
you-name-hint = What others see at the table.
you-guest = You are a guest on this device. With a password you keep your name and find your seats on other devices too.
you-kept = You are { $name }, here and wherever you log in.
you-save = Save
you-saved = Saved.
you-claim = Keep this name
you-log-in = Log in
you-log-in-lead = Have you kept a name before? Then your seats are waiting.
you-log-out = Log out
you-password = Password
you-password-hint = At least eight characters. Write it down: without a verified e-mail address only the operator can replace it.
you-password-short = At least eight characters, please.
you-name-missing = Please enter a name.
you-email = E-mail address
you-email-hint = You get a mail when it is your turn and you are not at the table.
you-email-missing = Please enter an e-mail address.
you-email-send = Send a code
you-email-sent = A code was sent to { $email }. Enter it here within an hour.
you-email-code = Code
you-email-code-hint = The six digits in the mail.
you-email-code-short = Six digits, please.
you-email-confirm = Confirm
you-email-other = Use another address
you-email-verified = When it is your turn and you are not at the table, you get a mail at { $email }.
you-email-stop = No more mail

## Start

start-lead = Pick a people with an odd talent, elbow your way across a map that is too small for everybody, let go in time and come back with another. Richest at the end wins.
start-play = Play now
start-play-text = Against bots, right away.
start-friends = Play with friends
start-friends-text = Set up a table and send the link.
start-screen = On this screen
start-screen-text = Two to five people pass one device around.
start-learn = First game?
start-learn-text = Learn by playing, in five minutes.
start-join = Join a table
start-join-text = Paste the link or the code that someone sent you.
start-public = Public tables
start-public-text = Take a free seat, or just watch.
start-mine = Continue playing
start-mine-all = All my games

quick-title = Play now
quick-box = Which box?
quick-opponents = How many opponents?
quick-level = How good are they?
quick-start = Start the game
quick-more = More options

level-random-text = Does anything at all.
level-easy-text = Friendly, and makes mistakes.
level-medium-text = Knows what a region is worth.
level-hard-text = Plans the whole turn.
level-champion-text = Thinks before it elbows.

## New table

new-title = Set up a table
new-screen-title = Play on this screen
new-screen-lead = Everyone here takes a seat; whoever is to move takes the device.
new-invite = { $name } will find this table among their games.
new-box = Box
new-map = Map
new-players = Seats
new-seats = Who sits where
new-seats-hint = The first seat goes first.
new-seat = Seat { $seat }
new-seat-who = Who sits on seat { $seat }
new-seat-level = Level of the bot on seat { $seat }
new-seat-name = Name of the person on seat { $seat }
new-seat-up = Move seat { $seat } forward
seat-kind-me = Me
seat-kind-open = Open to anyone with the link
seat-kind-bot = A bot
seat-kind-screen = Someone else on this screen
new-coins = Coins
new-coins-hidden = Hidden until the end
new-coins-open = Visible to everyone
new-clock = Clock
clock-none = None
clock-brisk = One minute a turn
clock-calm = Three minutes a turn
clock-evening = Twenty minutes a game
clock-days = Two days a turn
clock-own = Custom
new-clock-turn = Minutes for each turn
new-clock-game = Minutes for the whole game, each seat
new-clock-hint = When the time is up, a bot takes over that seat.
new-name = Name of the table
new-name-hint = So that your friends can find it. Optional.
new-public = Who can join
new-public-no = Private
new-public-no-text = Only people with the link can find it.
new-public-yes = Public
new-public-yes-text = It is listed among the public tables.
new-rules = House rules
new-rules-changed = { $amount ->
    [0] As the rule book says
    [one] One changed
   *[other] { $amount } changed
 }
new-rules-reset = Reset to the rule book
new-without = Leave out
new-without-none = Nothing is left out
new-without-hint = Choose what is not in this game. At least { $fewest } races and { $fewest } powers must remain.
new-without-search = Search for something to leave out
new-without-nothing = Nothing in this box is like that.
new-without-reset = Put everything back
new-monsters = Regions with monsters
new-monsters-chance = Left to chance
new-monsters-choose = Chosen by hand
new-monsters-rule = Choose { $amount } regions with a Lost Tribe, no two of them adjacent; the monsters take their place.
new-monsters-chosen = { $chosen } of { $amount } chosen
new-more = For practice
new-seed = Seed of the dice
new-seed-hint = The same seed and the same moves give the same game. The table is marked as practice.
new-create = Create the table
new-start = Start the game
new-waiting = Creating the table …
problem-clock = Between five seconds and thirty days, or leave it empty.
problem-clock-none = Fill in at least one of the two times.
problem-seed = A whole number of at most fifteen digits, 0 or more.
problem-monsters = Choose { $amount } regions for the monsters, or leave it to chance.
problem-long = At most forty characters.

## Tables

tables-title = Public tables
tables-lead = Take a free seat, or watch. The list updates by itself.
tables-none = No public table at the moment.
tables-none-text = Be the first: set one up and it will be listed here. Or play against bots in the meantime.
tables-open = Free seats
tables-playing = In progress
table-unnamed = { $box } table
table-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
 } of { $seats }
table-seats = For { $seats }
table-join = Join
table-watch = Watch
table-go = Continue
table-deed = { $deed }: { $name }
table-back = To the table
table-replay = Replay
table-my-turn = Your turn
table-invited = { $name } invites you
table-decline = No, thanks
table-turn-of = { $name } is to move
table-round = Round { $round } of { $rounds }
# $coins: of each winner.
table-won = { $coins ->
    [one] { $names } won with { $coins } coin
   *[other] { $names } won with { $coins } coins
}
table-i-won = { $coins ->
    [one] You won with { $coins } coin
   *[other] You won with { $coins } coins
}
# $won: the line above that names the winners. $coins: mine.
table-lost = { $won }, you have { $coins }
table-age-now = just now

## My games

mine-title = My games
mine-running = In progress
mine-open = Waiting for players
mine-over = Finished
mine-more = Show more games
mine-none = You have not sat at a table yet.
mine-none-text = A game against bots begins with two clicks.

## Join

join-title = Join a table
join-lead = Did someone send you a link, a code or a QR code? Scanning the QR code opens the table; paste a link or a code here.
join-field = Link or code
join-go = To the table
join-unreadable = That is neither a link to a table nor its code. A code has six letters and digits, a long one sixteen characters.
join-elsewhere = That link leads to another server: { $host }.

## About

about-title = About
about-what = elbowroom is Small World and Small World Underground, to play with friends or against bots: all races, powers, places and relics of both boxes, alone or mixed, for two to five seats, on maps of our own.
about-independent = This is an independent work for people who love the games. It is not affiliated with, endorsed by or supported by their publisher, Days of Wonder. Words, maps and drawings are our own.
about-licence-title = Licence
about-licence = elbowroom is free software under the Apache License 2.0: use it, change it, pass it on.
about-credits-title = With thanks to
about-icons = Icons by { $authors }:
about-fonts = Almendra by Ana Sanfelippo, and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License 1.1.
about-fair-title = Fair dice
about-fair = Every table publishes a fingerprint of its dice before the game and the seed afterwards, so that anyone can check them.
about-private-title = Your data
about-private = One cookie identifies you. Your settings stay on this device. Nothing is loaded from anywhere else.
about-version-title = Version
about-version = Version { $version }, rules { $rules }

## Bots

level-random = Anything goes
    .small = anything goes
level-easy = Easy
    .small = easy
level-medium = Medium
    .small = medium
level-hard = Hard
    .small = hard
level-champion = Champion
    .small = champion

## When something is refused

refusal-offline = The server cannot be reached. Nothing is lost; the page keeps trying.
refusal-stale = The position has changed in the meantime. Take another look, then decide.
refusal-not-your-turn = It is someone else’s turn.
refusal-too-fast = That was a little too fast. Try again in a moment.
refusal-busy = The server is busy. Try again in a moment.
refusal-no-such-table = There is no such table. Perhaps the link is incomplete.
refusal-bug = Something went wrong on the server. It has been logged; please try again.
refusal-store-down = The server cannot save anything at the moment. Try again soon.
refusal-broken-game = The record of this game on the server is damaged, so it cannot be opened. The operator can find out more.
refusal-malformed = The server could not read that. Check what you entered.
refusal-name-taken = Someone already has this name. Choose another, or log in.
refusal-already-claimed = You already have a name.
refusal-no-name = Please enter a name.
refusal-wrong-password = The name or the password is wrong.
refusal-wrong-number-of-seats = This map is for a different number of seats.
refusal-no-such-map = This server does not have that map.
refusal-no-such-box = This box cannot be played on that map.
refusal-no-such-bot = This server has no bot of that level.
refusal-bot-thinks-too-long = At a public table bots may not think for that long.
refusal-no-mail-here = This server sends no mail.
refusal-mail-failed = The mail could not be sent. Check the address, or try again later.
refusal-wrong-code = This is not the code that was sent, or it is too old.
refusal-unknown-token = The server does not know this device any more. Try again.
refusal-who-are-you = The server does not know who you are yet. Play a game first, or log in.
refusal-already-agreed = You have already agreed; the others are still thinking.
refusal-already-proposed = There is a proposal already: answer that one first.
refusal-bot-plays-already = A bot is playing this seat. Take the seat back first.
refusal-chat-is-off = The host has turned the chat off.
refusal-foreign-origin = This page was opened from an address that the server does not know. Open it by its own address.
refusal-hello-again = The page and the server are out of step. Reload the page.
refusal-no-common-version = This page is older than the server. Reload it.
refusal-no-hello = The page and the server are out of step. Reload the page.
refusal-no-hints-here = Hints are turned off at this table.
refusal-no-such-move = That move no longer exists.
refusal-nothing-to-leave-out = The boxes of this table do not have one of the things to leave out.
refusal-too-much-left-out = Too much is left out: not enough remains for a game.
refusal-wrong-monster-regions = The monsters need one more region than there are players, each with a Lost Tribe, no two of them adjacent.
refusal-bad-content = Something is wrong with the home-made races and powers of this table.
refusal-not-in-this-game = This race or power cannot work on that map, so it is not in the game.
refusal-no-such-collection = This link is too old, or was cut off on its way: the server keeps short links for 30 days.
refusal-no-such-option = The server does not know one of these house rules.
refusal-no-such-seat = This table has no such seat.
refusal-not-found = There is nothing at that address.
refusal-not-json = The server could not read what the page sent. Reload the page and try again.
refusal-not-legal = The rules do not allow that here.
refusal-not-other-rules = This game can still be played: only games under other rules can be ended like this.
refusal-not-over = That has to wait until the game is over.
refusal-not-parsable = The server does not understand that move. Reload the page.
refusal-not-playing = This table has not begun, or is over.
refusal-not-the-host = Only the person who set up the table can do that.
refusal-not-your-seat = That is someone else’s seat.
refusal-nothing-proposed = Nothing has been proposed.
refusal-nothing-said = The message was empty.
refusal-nothing-to-explain = There is nothing to explain here.
refusal-nothing-to-play-on = The game cannot be continued from there.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-other-rules = This game was played under other rules than this server’s. You can look at it, but not continue it.
refusal-person-plays = A person is playing this seat.
refusal-point-of-no-return = That cannot be taken back: a die, a draw or someone else’s decision came after it.
refusal-seat-taken = That seat is already taken.
refusal-seats-are-open = Some seats are still empty. Fill them with friends or bots.
refusal-too-large = That is too much at once.
refusal-too-many-sockets = Too many pages are connected to this server. Close some, or try again later.
refusal-unknown-command = This page is older than the server. Reload it.
refusal-unknown-seq = The page and the server are out of step. Reload the page.
refusal-other = That did not work ({ $error }).

## The board

board-label = Board
board-help = Arrow keys go from region to region, Enter chooses, plus and minus place tokens, 0 shows the whole board.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
# $seat: a name; $race: a race.
board-held = { $amount ->
    [0] { $seat }: { $race }, no tokens
    [one] { $seat }: { $race }, { $amount } token
   *[other] { $seat }: { $race }, { $amount } tokens
}
board-declined = { $amount ->
    [0] { $seat }: { $race } in decline, no tokens
    [one] { $seat }: { $race } in decline, { $amount } token
   *[other] { $seat }: { $race } in decline, { $amount } tokens
}
board-staged = { $amount ->
    [one] { $amount } token about to be placed
   *[other] { $amount } tokens about to be placed
}
# $regions: the names of its neighbours.
board-next-to = next to { $regions }
board-next-to-edge = at the edge of the map, next to { $regions }
board-text = The board in words
board-text-region = Region
board-text-ground = Ground
board-text-holder = Held by
board-text-pieces = Pieces
board-text-neighbours = Neighbours
board-text-do = Actions
board-text-only = Only regions with actions
board-text-none = Nothing can be done on the board now.
# A button: take one of the tokens back that were about to be placed.
board-less = One less in { $region }
# Alternative text of a small picture of a map. $map: its name.
board-preview = Map { $map }
amount-tokens = { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
coin-count = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
# $face: what a die shows; 0 is a blank.
die-face = { $face ->
    [0] The die shows a blank
   *[other] The die shows { $face }
}
die-rolling = The die rolls
token-count = { $amount ->
    [one] { $amount } token of { $race }
   *[other] { $amount } tokens of { $race }
}
