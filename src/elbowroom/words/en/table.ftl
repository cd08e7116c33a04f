### The table on the web: the waiting room, the prompt, buttons, menus, the log.
###
### For translators:
### - $seat is the name of a seat or of a person, $region of a region; $army, $race, $piece and $means
###   are names from content.ftl, in the form in which they stand there. Sentences must work for any
###   of them.
### - Buttons are short: a verb, perhaps a noun.

## Names

bot-name-1 = Bramble
bot-name-2 = Thistle
bot-name-3 = Sorrel
bot-name-4 = Burdock
bot-name-5 = Nettle
# $odds: whole percent.
table-percent = { $odds } %
title-my-turn = Your turn – { $title }
# $name: of the table.
title-table = { $name } – { $title }
notify-title = It is your turn

## The waiting room

room-title = A table is set
# $box: the name of a box. $clock: yes or no.
room-about = { $clock ->
    [yes] { $box }, { $seats } seats, with a clock.
   *[no] { $box }, { $seats } seats, all the time in the world.
}
room-name = Your name
room-open = Nobody yet
room-sit = Sit here
# One person plays several seats at one screen.
room-sit-too = Sit here as well
room-leave = Stand up
room-bot = Bot for seat { $seat }
room-no-bot = No bot
room-fill = Fill up with bots
room-start = Start the game
room-waiting = { $amount ->
    [one] One seat is still free.
   *[other] { $amount } seats are still free.
}
room-ready = All seats are taken. It begins when somebody who sits here starts it.
room-invite = Invite somebody
room-invite-text = Whoever has this link may sit on a free seat, or watch.
share-label = The link to this table
share-copy = Copy the link
share-send = Send …
share-code = Show a code to scan
share-code-alt = The link to this table as a code to scan

## What is expected

prompt-title = What to do
# Where several people share a screen. $text: one of the sentences below.
prompt-for = { $seat }: { $text }
prompt-over = The game is over.
prompt-chance = One moment: chance has the word.
# Of somebody who only watches. $text: one of the sentences about others below.
prompt-watching = You are watching. { $text }
prompt-stand-in = A bot plays your seat. Take it back whenever you like.
prompt-other-pick = { $seat } chooses a combo.
prompt-other-start = { $seat } begins a turn.
prompt-other-conquest = { $seat } is out conquering.
prompt-other-redeploy = { $seat } redeploys.
prompt-other-retreat = { $seat } brings driven-out tokens home.
prompt-other-aftermath = { $seat } has a last choice to make.
prompt-pick = Your turn: choose a combo.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } token strong: choose where to enter the map.
   *[other] { $army }, { $hand } tokens strong: choose where to enter the map.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } token strong: let the marked ones be reborn first, then conquer.
   *[other] { $army }, { $hand } tokens strong: let the marked ones be reborn first, then conquer.
}
prompt-start = { $hand ->
    [one] Your turn: conquer with { $hand } token, or go into decline.
   *[other] Your turn: conquer with { $hand } tokens, or go into decline.
}
prompt-conquer = { $hand ->
    [one] { $hand } token left: conquer on, or stop.
   *[other] { $hand } tokens left: conquer on, or stop.
}
prompt-last = { $hand ->
    [one] { $hand } token left: try your luck with the die once, or stop.
   *[other] { $hand } tokens left: try your luck with the die once, or stop.
}
prompt-stop = Nothing more is in reach: stop conquering, then redeploy.
# A declined army that still campaigns, such as the Ghouls.
prompt-declined = { $hand ->
    [one] First your declined { $race }: conquer with { $hand } token, or let them rest.
   *[other] First your declined { $race }: conquer with { $hand } tokens, or let them rest.
}
prompt-die = { $die ->
    [0] The die shows a blank: conquer with what you have, or stop.
   *[other] The die shows { $die }: conquer one region for that much less, or stop.
}
prompt-die-ways = { $die ->
    [0] The die shows a blank: choose how to take { $region }.
   *[other] The die shows { $die }: choose how to take { $region }.
}
prompt-deploy = { $left ->
    [one] Redeploy: { $left } token wants a place.
   *[other] Redeploy: { $left } tokens want a place.
}
prompt-pieces = All tokens stand. Place what you still have, then end your turn.
prompt-end = All is in place: end your turn.
prompt-give-up = Too few tokens come home: choose a region to give up.
prompt-retreat = { $left ->
    [one] You were attacked. { $army }: bring { $left } token home to your regions.
   *[other] You were attacked. { $army }: bring { $left } tokens home to your regions.
}
prompt-retreat-camps = You were attacked. { $army }: put your encampments up again.
prompt-retreat-done = Everybody is home. Done?
prompt-piece = { $piece }: choose a region.
prompt-volcano = The Flames bring their Volcano: choose a chasm for it.
prompt-balrog = The Balrog is awake: choose where it rises.
prompt-sacrifice = The Altar waits: sacrifice a token in decline for coins, or say no.
prompt-late-decline = Your army may go into decline right now. Will it?

## What can be done

do-pick = { $coins ->
    [0] Take { $army }
    [one] Take { $army } for { $coins } coin
   *[other] Take { $army } for { $coins } coins
}
# Shadow Mimes with the badge of another combo; $army has it already.
do-pick-swap = { $coins ->
    [0] Take them as { $army }
    [one] Take them as { $army } for { $coins } coin
   *[other] Take them as { $army } for { $coins } coins
}
do-decline = Go into decline
do-abandon = Abandon { $region }
do-conquer = Conquer { $region }
do-conquer-by = Conquer { $region } with { $means }
do-roll = Roll the die for { $region }
do-roll-by = Roll the die for { $region }, with { $means }
do-roll-first = Roll the die
do-stop = Stop conquering
do-deploy = { $amount ->
    [one] One token to { $region }
   *[other] { $amount } tokens to { $region }
}
do-place = { $amount ->
    [one] { $piece } to { $region }
   *[other] { $amount } × { $piece } to { $region }
}
do-move = Move to { $region }: { $piece }
do-rebirth = Be reborn in { $region }
do-ally = Peace with { $seat }
do-sacrifice = Sacrifice a token in { $region }
do-end = End turn
do-end-no = No, go on
do-retreat-end = Done
do-spread = Spread for me
do-gather = Take all back
do-undo = Undo
do-undo-all = Undo all { $amount }
do-hint = Hint
do-list = All moves
do-text = The board as text
do-take-back = Take my seat back

## Asked before what cannot be taken back

ask-no = Not yet
ask-pick = The coins go onto the combos above it. This cannot be taken back.
ask-pick-yes = Take it
ask-decline = Go into decline?
ask-decline-text = Your army stays where it is but fights no more, and this turn is over. Next turn you choose a new combo.
ask-abandon = The tokens come back to your hand, and the region is nobody’s.
ask-end = End your turn?
# $things: a list of names.
ask-end-text = Not used yet: { $things }.
table-peace = a word of peace
table-all-placed = All tokens are placed. Take one back first.
table-not-placed = { $left ->
    [one] { $left } token is still in hand and wants a place.
   *[other] { $left } tokens are still in hand and want a place.
}

## What the board says of a region

# Read aloud after the name of the region.
mark-conquer = { $price ->
    [one] Can be conquered for { $price } token.
   *[other] Can be conquered for { $price } tokens.
}
mark-roll = { $price ->
    [one] The die can be tried, price { $price } token, chance { $odds }.
   *[other] The die can be tried, price { $price } tokens, chance { $odds }.
}
mark-means = Also with { $means }.
mark-only-means = Can be conquered.
mark-target = Can be conquered.
mark-no = { $price ->
    [one] Price { $price } token. { $reason }
   *[other] Price { $price } tokens. { $reason }
}
mark-deploy = { $amount ->
    [one] { $amount } token will stand here, { $left } left in hand.
   *[other] { $amount } tokens will stand here, { $left } left in hand.
}
mark-place = Can be placed here: { $piece }.
mark-rebirth = A token can be reborn here.
mark-sacrifice = A token can be sacrificed here.
mark-abandon = Can be given up.
region-held = { $amount } { $race } of { $seat }
tip-odds = The die wins with a chance of { $odds }.

## Ways to take a region

# The name of a region.
menu-title = Ways to act: { $region }
way-price = { $price ->
    [one] Takes { $price } token.
   *[other] Takes { $price } tokens.
}
way-toll = { $coins ->
    [one] Costs { $coins } coin of toll besides.
   *[other] Costs { $coins } coins of toll besides.
}
way-roll = { $price ->
    [one] Price { $price } token, chance { $odds }. Win or lose, it is the last conquest of this turn.
   *[other] Price { $price } tokens, chance { $odds }. Win or lose, it is the last conquest of this turn.
}
way-dragon = One token, whatever stands there. The dragon stays and guards the region; once a turn.
way-sorcery = The lone token there becomes one of yours; once a turn for each opponent.
way-vampire = The lone token there becomes one of yours; once a turn for each opponent.
way-orb = The lone token there becomes one of yours; once a turn.
way-socks = The tokens there do not count; once a turn.
way-sword = Two tokens less; once a turn.
way-doormat = Any region, however far; once a turn.
way-bag = The Bag works as a relic; once a turn.
way-abandon = The tokens come back to your hand, and the region is nobody’s.
way-rebirth = A token of your declined army there becomes one of the active army.
way-sacrifice = The token goes to the tray, and coins come to you.

## The column of combos

combos-title = Combos
combos-stack = { $races ->
    [one] One more race in the stack.
   *[other] { $races } more races in the stack.
}
# Read aloud after the names. $amount: tokens. $coins: coins that lie on it.
combo-facts = { $coins ->
    [0] tokens: { $amount }, price: { $price }
   *[other] tokens: { $amount }, price: { $price }, coins on it: { $coins }
}
combo-tokens = Tokens
combo-price = Price in coins
combo-coins = { $coins ->
    [one] { $coins } coin lies on it
   *[other] { $coins } coins lie on it
}
combo-swaps = With another badge

## Seats

seats-title = Seats
seat-level = { $level } bot
seat-you = You
seat-here = At the table
seat-away = Away
seat-onlooker = Somebody
seat-stand-in-handed = A bot plays for now
seat-stand-in-flag = Out of time: a bot plays
seat-decides = To move
seat-coins = Coins
seat-coins-hidden = Coins are hidden
seat-clock = Time left
seat-peace = At peace with { $seat }
seat-hand = { $amount } in hand
seat-regions = { $amount ->
    [one] { $amount } region
   *[other] { $amount } regions
}
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Without an army
round-of = Round { $round } of { $rounds }
tray-hand = In hand: { $amount }
tray-hand-how = Drag onto one of your regions, or click the regions
die-shows = { $number ->
    [0] The die shows a blank
   *[other] The die shows { $number }
}

## The log and talk

log-title = Log
log-filter = What to show
log-all = Everything
log-fights = Conquests
log-coins = Coins
log-talk = Talk
log-empty = Nothing yet.
chat-label = Say something
chat-send = Say it
chat-off = Talk is switched off
chat-mute = Hide what is said
chat-mute-all = Switch talk off for all
line-sat = { $name } sits down.
line-left = { $name } leaves.
line-left-bot = { $name } leaves for good; { $seat }, a bot, plays on.
line-bot = { $seat } is played by a bot: { $level }.
line-opened = { $seat } is free again.
line-started = The game begins.
line-undo = { $amount ->
    [one] { $seat } takes back one move.
   *[other] { $seat } takes back { $amount } moves.
}
line-proposed = { $seat } asks everybody to go back.
line-agreed = { $seat } agrees.
line-refused = { $seat } does not agree.
line-rewound = Everybody agreed: the game goes back.
line-handed = { $seat } lets a bot play: { $level }.
line-flag = The time of { $seat } is up: a bot plays on.
line-back = { $seat } is back.
line-resumed = The game goes on.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Talk is on again.
   *[other] Talk is switched off.
}
line-rematch = The same table is set again.
line-closed = { $seat } closes the game as it stands.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } move behind
   *[other] { $amount } moves behind
}
playback-skip = Show the end
away-title = While you were away
away-done = Back to the table
link-connecting = Connecting …
link-lost = The line to the server is cut. It is being tried again; nothing is lost.
link-offline = This device is offline. The game goes on as soon as the network is back.
link-kept = Your move is kept and will be sent.
curtain-title = Hand the screen to { $seat }
curtain-text = Coins are secret: everybody else looks away now.
curtain-go = I am { $seat }
proposal-title = Go back?
# $what: a sentence of the log.
proposal-text = { $seat } would like to go back to before this: “{ $what }”
proposal-yes = Agree
proposal-no = Rather not
proposal-waiting = Waiting for the others.

## Sheets, menus and lists

tabs-label = More of the table
tabs-combos = Combos
tabs-seats = Seats
tabs-log = Log
menu-table = Table menu
menu-take-back = Take back: { $seat }
menu-hand-over = Let a bot play for now: { $seat }
menu-propose = Ask all to take back my last move
menu-replay = Watch the game from its beginning
menu-home = To the start page
menu-leave = Leave the game
menu-leave-sure = A bot takes your seat for good. Really?
menu-leave-yes = Yes, leave
menu-watching = { $amount ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $amount } people are watching.
}
list-title = Everything you can do now
list-nothing = Nothing: somebody else decides.
list-button = The turn
list-combo = Combos
list-region = Regions
list-tray = Pieces
list-seat = Other seats
list-rest = Other moves
result-show = To the result

## Hints

advice-title = A hint
advice-thinking = Thinking it over …
advice-none = No advice this time.
advice-best = The best plan
advice-other = Another plan
advice-do = Do the first step

## Keys

keys-title = Keys
keys-arrows = Arrows
    .text = From region to region
keys-enter = Enter
    .text = Do what is obvious there: conquer, place a token
keys-menu = Menu, right click, long press
    .text = Every way to act there, or take a token back
keys-plus = + and −
    .text = One token more or less
keys-u = Undo
keys-e = End the turn
keys-s = Stop conquering
keys-d = Go into decline
keys-r = Roll the die
keys-h = A hint
keys-l = The log
keys-m = The board as text or as a picture
keys-a = All moves as a list
keys-x = Spread the tokens; or skip to the end of what others do
keys-help = These keys

## A game of other rules

table-close = Close it with the coins as they stand
