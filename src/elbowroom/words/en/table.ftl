### The table on the web: the waiting room, the prompt, buttons, menus, the log.
###
### For translators:
### - $seat is the name of a seat or of a person, $region of a region; $army, $race, $piece and $means
###   are names from content.ftl, in the form in which they stand there. Sentences must work for any
###   of them.
### - Buttons are short: a verb, perhaps a noun.

## Names

# Whole sentences that follow each other.
text-goes-on = { $text } { $next }
# Between the items of a sum or a table.
items-separator = ,{" "}
bot-name-1 = Bramble
bot-name-2 = Thistle
bot-name-3 = Sorrel
bot-name-4 = Burdock
bot-name-5 = Nettle
title-my-turn = Your turn – { $title }
# $name: of the table.
title-table = { $name } – { $title }
notify-title = It is your turn

## The waiting room

room-title = The table is ready
# $box: the name of a box.
room-about = { $box }, { $seats } seats.
room-name = Your name
room-name-hint = Type a name, then choose a seat. The others see it.
room-name-missing = Type your name first, then sit down.
room-open = Nobody yet
room-sit = Sit here
# One person plays several seats at one screen.
room-sit-too = Sit here as well
room-leave = Leave this seat
room-bot = Bot for seat { $seat }
room-no-bot = No bot
room-fill = Fill the free seats with bots
room-start = Start the game
room-waiting = { $amount ->
    [one] One seat is still free.
   *[other] { $amount } seats are still free.
}
room-ready = All seats are taken. Anyone at the table can start the game.
room-invite = Invite others
room-invite-text = Anyone with this link can take a free seat, or watch.
share-label = The link to this table
share-copy = Copy the link
share-send = Send …
share-code = Show a QR code
share-code-alt = The link to this table as a QR code

# Where the address names no table.
no-table-text = A table is forgotten some time after its game, and a link must be copied whole. Paste the link again, or go on from here.

## The settings of a table, in the waiting room and in its menu

setup-title = How this table plays
setup-clock = Clock
setup-clock-none = No time limit
# $turn, $game: durations, such as “3 minutes”.
setup-clock-turn = { $turn } for each turn
setup-clock-game = { $game } for each seat in the whole game
setup-clock-both = { $turn } for each turn, { $game } for each seat in the whole game
setup-rules = House rules
setup-rules-none = As in the rule book
# $rule: the name of a house rule.
setup-rule-on = { $rule }: on
setup-rule-off = { $rule }: off
setup-without = Left out
setup-monsters = Regions with monsters

## What is expected

prompt-title = What to do
# Where several people share a screen. $text: one of the sentences below.
prompt-for = { $seat }: { $text }
prompt-over = The game is over.
prompt-chance = One moment: a die or a draw comes first.
# Of somebody who only watches. $text: one of the sentences about others below.
prompt-watching = You are watching. { $text }
prompt-stand-in = A bot is playing for you. Take your seat back whenever you like.
prompt-other-pick = { $seat } chooses a combo.
prompt-other-start = { $seat } begins a turn.
prompt-other-conquest = { $seat } is conquering.
prompt-other-redeploy = { $seat } redeploys.
prompt-other-retreat = { $seat } places tokens that were driven out.
prompt-other-aftermath = { $seat } has a last choice to make.
prompt-pick = Your turn: choose a combo.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } token strong: choose where to enter the map.
   *[other] { $army }, { $hand } tokens strong: choose where to enter the map.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } token strong: first choose regions to be reborn, then conquer.
   *[other] { $army }, { $hand } tokens strong: first choose regions to be reborn, then conquer.
}
prompt-start = { $hand ->
    [one] Your turn: conquer with { $hand } token, or go into decline.
   *[other] Your turn: conquer with { $hand } tokens, or go into decline.
}
prompt-conquer = { $hand ->
    [one] { $hand } token left: keep conquering, or stop.
   *[other] { $hand } tokens left: keep conquering, or stop.
}
prompt-last = { $hand ->
    [one] { $hand } token left: roll the die for one last conquest, or stop.
   *[other] { $hand } tokens left: roll the die for one last conquest, or stop.
}
prompt-stop = There is nothing left to conquer: stop, then redeploy.
# A declined army that still campaigns, such as the Ghouls.
prompt-declined = { $hand ->
    [one] First your declined { $race }: conquer with { $hand } token, or skip them.
   *[other] First your declined { $race }: conquer with { $hand } tokens, or skip them.
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
    [one] Redeploy: place { $left } more token.
   *[other] Redeploy: place { $left } more tokens.
}
prompt-pieces = All tokens are placed. Place your remaining pieces, then end your turn.
prompt-end = Everything is placed: end your turn.
prompt-give-up = You do not have enough tokens: choose a region to give up.
prompt-retreat = { $left ->
    [one] You were attacked. { $army }: place { $left } token on your regions.
   *[other] You were attacked. { $army }: place { $left } tokens on your regions.
}
prompt-retreat-camps = You were attacked. { $army }: place your encampments again.
prompt-retreat-done = All tokens are placed. Done?
prompt-piece = { $piece }: choose a region.
prompt-volcano = The Flames bring their Volcano: choose a chasm for it.
prompt-balrog = The Balrog is awake: choose where it goes.
prompt-sacrifice = Altar of Souls: sacrifice a declined token for coins, or say no.
# Pieces in hand that fight like tokens, such as hammers. $text: one of the sentences above.
prompt-helpers = { $helpers ->
    [one] { $text } { $helpers } helper fights with them.
   *[other] { $text } { $helpers } helpers fight with them.
}
prompt-late-decline = Your army may go into decline now. Should it?

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
do-decline-by = Vanish by Stonehedge
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
do-end-no = No, continue
do-end-rest = Let them rest
do-retreat-end = Done
do-spread = Spread for me
do-gather = Take them all back
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
ask-decline-by-text = All its tokens leave the board for 2 coins a region, and this turn is over. Next turn you choose a new combo.
ask-caution = Are you sure?
ask-abandon = The tokens return to your hand, and nobody holds the region any more.
ask-end = End your turn?
# $things: a list of names.
ask-end-text = Not used yet: { $things }.
table-peace = an offer of peace
table-all-placed = All tokens are placed. Take one back first.
table-not-placed = { $left ->
    [one] { $left } token is still in your hand: place it first.
   *[other] { $left } tokens are still in your hand: place them first.
}

## What the board says of a region

# Read aloud after the name of the region. $odds: whole percent.
mark-conquer = { $price ->
    [one] Can be conquered for { $price } token.
   *[other] Can be conquered for { $price } tokens.
}
mark-roll = { $price ->
    [one] You can roll the die: price { $price } token, chance { $odds }%.
   *[other] You can roll the die: price { $price } tokens, chance { $odds }%.
}
mark-means = Can be conquered with { $means }.
# $mark: one of the two sentences above.
mark-also-means = { $mark } Also with { $means }.
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
# $held: whose tokens are there, and how many. $things: a list of what else is there.
tip-held-with = { $held }; { $things }
tip-odds = The die succeeds with a chance of { $odds }%.

## Ways to take a region

# The name of a region.
menu-title = Ways to act: { $region }
menu-cards = What is there
way-price = { $price ->
    [one] Takes { $price } token.
   *[other] Takes { $price } tokens.
}
way-toll = { $coins ->
    [one] Also costs a toll of { $coins } coin.
   *[other] Also costs a toll of { $coins } coins.
}
# To the defenders, for good, by a home-made ability.
way-thorns = { $tokens ->
    [one] { $tokens } token is lost in taking it.
   *[other] { $tokens } tokens are lost in taking it.
}
way-roll = { $price ->
    [one] Price { $price } token, chance { $odds }%. Win or lose, it is the last conquest of this turn.
   *[other] Price { $price } tokens, chance { $odds }%. Win or lose, it is the last conquest of this turn.
}
way-dragon = Takes one token, whatever stands there. The dragon stays and guards the region; once a turn.
way-sorcery = The lone token there becomes one of yours; once a turn for each opponent.
way-vampire = The lone token there becomes one of yours; once a turn for each opponent.
way-orb = The lone token there becomes one of yours; once a turn.
way-socks = The tokens there do not count; once a turn.
way-sword = Takes two tokens fewer; once a turn.
way-doormat = Any region, however far away; once a turn.
# $relic: the relic that it acts as.
way-bag = The Bag works as { $relic }; once a turn.
way-abandon = The tokens return to your hand, and nobody holds the region any more.
way-rebirth = A token of your declined army there becomes one of the active army.
way-sacrifice = The token goes to the tray, and you get coins.

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
combos-compare = Compare
combos-compare-title = The open combos side by side
# In coins.
combo-cost = { $price ->
    [0] Free
    [one] Costs { $price } coin
   *[other] Costs { $price } coins
}
combo-gain = { $coins ->
    [one] { $coins } coin lies on it
   *[other] { $coins } coins lie on it
}
# The coins of the reader who has paid for the combo and taken what lies on it.
combo-balance = Coins afterwards: { $coins }
combo-swaps = With another badge

## Seats

seats-title = Seats
seat-level = { $level } bot
seat-you = You
seat-here = At the table
seat-away = Away
seat-onlooker = Someone
seat-stand-in-handed = A bot is playing for now
seat-stand-in-flag = Out of time: a bot is playing
seat-decides = To move
seat-coins = Coins
seat-coins-hidden = Coins are hidden
seat-clock = Time left
seat-peace = At peace with { $seat }
# Tokens that an army can use now.
seat-hand = { $amount } in hand
seat-regions = { $amount ->
    [one] { $amount } region
   *[other] { $amount } regions
}
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = No army
round-of = Round { $round } of { $rounds }
tray-hand = In hand: { $amount }
tray-hand-how = Drag tokens onto your regions, or click the regions
die-shows = { $number ->
    [0] The die shows a blank
   *[other] The die shows { $number }
}

## The log and the chat

log-title = Log
log-filter = What to show
log-all = Everything
log-fights = Conquests
log-coins = Coins
log-talk = Chat
log-empty = Nothing yet.
chat-label = Say something
chat-send = Send
chat-off = Chat is off
chat-mute = Hide the chat
chat-mute-all = Turn the chat off for everyone
line-sat = { $name } sits down.
line-left = { $name } leaves.
line-left-bot = { $name } leaves for good; { $seat }, a bot, takes over.
line-bot = { $seat } is played by a bot: { $level }.
line-opened = { $seat } is free again.
line-started = The game begins.
line-undo = { $amount ->
    [one] { $seat } takes back one move.
   *[other] { $seat } takes back { $amount } moves.
}
line-proposed = { $seat } asks everyone to take a move back.
line-agreed = { $seat } agrees.
line-refused = { $seat } does not agree.
line-rewound = Everyone agreed: the move is taken back.
line-handed = { $seat } lets a bot take over: { $level }.
line-flag = { $seat } is out of time: a bot plays this turn.
line-returned = { $seat } is to play again: the bot has finished the turn.
line-back = { $seat } is back.
line-resumed = The game goes on.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] The chat is on again.
   *[other] The chat is off.
}
line-rematch = A rematch has been set up.
line-closed = { $seat } ends the game as it stands.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } move behind
   *[other] { $amount } moves behind
}
playback-skip = Skip to the latest move
away-title = While you were away
away-done = Back to the table
link-connecting = Connecting …
link-lost = The connection to the server is lost. Reconnecting; nothing is lost.
link-offline = This device is offline. The game goes on as soon as the network is back.
link-kept = Your move is saved and will be sent.
curtain-title = Hand the screen to { $seat }
curtain-text = Coins are secret: everyone else, please look away.
curtain-go = I am { $seat }
proposal-title = Take back a move?
# $what: a sentence of the log.
proposal-text = { $seat } would like to go back to just before this: “{ $what }”
# Stands for $what above.
proposal-end = { $seat } ends the turn.
proposal-yes = Agree
proposal-no = Disagree
proposal-waiting = Waiting for the others.

## Sheets, menus and lists

tabs-label = More of the table
tabs-combos = Combos
tabs-seats = Seats
tabs-log = Log
menu-table = Table menu
menu-take-back = Take back: { $seat }
menu-hand-over = Let a bot play for now: { $seat }
menu-propose = Ask everyone to take back my last move
menu-replay = Watch the game from the beginning
menu-home = To the start page
menu-leave = Leave the game
menu-leave-sure = A bot will take your seat for good. Are you sure?
menu-leave-yes = Yes, leave
menu-watching = { $amount ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $amount } people are watching.
}
list-title = Everything you can do now
list-nothing = Nothing: it is someone else’s decision.
# The chance that the die is enough, in whole percent.
list-odds = { $odds }%
list-button = The turn
list-combo = Combos
list-region = Regions
list-tray = Pieces
list-seat = Other seats
list-rest = Other moves
result-show = Show the result

## Hints

advice-title = A hint
advice-thinking = Thinking it over …
advice-none = No hint this time.
advice-best = The best plan
advice-other = Another plan
# Whole coins.
advice-now = { $coins ->
    [one] This turn brings about { $coins } coin.
   *[other] This turn brings about { $coins } coins.
}
# At the end of the game. $ahead: more than the best of the others then.
advice-ahead = { $coins ->
    [one] You would end the game with about { $coins } coin, { $ahead } more than the best of the others.
   *[other] You would end the game with about { $coins } coins, { $ahead } more than the best of the others.
}
# $ahead: fewer than the best of the others.
advice-behind = { $coins ->
    [one] You would end the game with about { $coins } coin, { $ahead } fewer than the best of the others.
   *[other] You would end the game with about { $coins } coins, { $ahead } fewer than the best of the others.
}
# $win: whole percent.
advice-win = You would win about { $win } of 100 games from there.
advice-do = Do the first step

## Keys

keys-title = Keys
keys-arrows = Arrows
    .text = From region to region
keys-enter = Enter
    .text = Do the obvious thing there: conquer, place a token
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
keys-x = Spread the tokens, or skip what the others do
keys-help = These keys

## A game of other rules

table-close = End it with the coins as they stand
