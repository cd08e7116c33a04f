### The command line: commands, the table in the terminal, simulations, checks, errors.
###
### For translators:
### - $seat is the name of a seat ("Seat 2" or a player’s name), $phase, $race, $power and $name are
###   names from content.ftl, $region is the name of a region, $file a path, $seed a piece of text.
### - Column headings should stay short: a terminal is narrow.
### - What players type for actions (conquer, deploy, end and so on) is the same in every language
###   and is not translated.

## The program

app-about = Elbowroom: a game for two to five players who all need more room.
app-version = elbowroom { $version }, rules { $rules }
app-compiled = The rules engine is compiled.
app-interpreted = The rules engine runs in plain Python.
app-disclaimer = An independent implementation, not affiliated with Days of Wonder.

## What each command does, in one line

help-play = Play a game at this terminal, against friends or bots.
help-sim = Let bots play many games and show the results.
help-check = Run scenario files and say which ones hold.
help-replay = Play a recorded game again, step by step or at once.
help-maps = List the maps, or draw one.
help-content = List races, powers, places and relics, or explain one.
help-options = List the house rules and their defaults.
help-languages = List the languages.

## What each option of a command means

help-option-box = surface, underground or mixed
help-option-map = the name of a map; by default the one that fits the number of players
help-option-seats = who plays, in turn order: names of people or bots, with commas between
help-option-games = how many games to play
help-option-seed = the number that fixes all dice and draws; the same seed gives the same game
help-option-rounds = play this many rounds instead of the map’s own number
help-option-house = a house rule to switch, as name=on or name=off
help-option-language = the language of the texts
help-option-record = write the game to this file
help-option-quiet = print only the summary
help-option-jobs = how many processes work at once
help-option-plain = no colours, no boxes
help-option-files = scenario files, or folders full of them
help-option-to = stop after this many actions

## Bots

bot-random = Random
    .text = Picks any legal action. Surprising, mostly to itself.
bot-easy = Easy
    .text = Takes what looks good right now and never plans for tomorrow.
# A person at the keyboard, in lists beside the bots.
bot-human = Human
    .text = You, or whoever sits at the keyboard.

## Setting up

setup-title = A new game
setup-map = Map: { $map }
setup-box = Box: { $box }
setup-seed = Seed: { $seed }
setup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
setup-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# $name: a bot or a person.
setup-seat = { $seat }: { $name }
setup-options = House rules: { $options }
setup-no-options = House rules: none

## Column headings and titles of tables

table-seat = Seat
table-player = Player
table-coins = Coins
table-army = Army
table-declined = In decline
table-hand = Hand
table-tray = Tray
table-regions = Regions
table-tokens = Tokens
table-region = Region
table-terrain = Terrain
table-symbols = Symbols
table-holder = Held by
table-pieces = Pieces
table-price = Price
table-reason = Why not
table-slot = Slot
table-combo = Combo
table-race = Race
table-power = Power
table-cost = Cost
table-name = Name
table-kind = Kind
table-box = Box
table-map = Map
table-players = Players
table-rounds = Rounds
table-text = What it does
table-banner = Banner
table-badge = Badge
table-option = House rule
table-default = Default
table-income = Income
table-action = Action
table-language = Language
table-total = Total

# Words that stand in a cell.
cell-empty = empty
cell-none = none
cell-hidden = hidden
cell-unreachable = no
cell-edge = edge
cell-on = on
cell-off = off
cell-you = you
# $text: what an army or a place does in decline.
cell-declined-text = In decline: { $text }

# Kinds of things, as headings of lists.
kind-race = Races
kind-power = Powers
kind-place = Popular Places
kind-relic = Righteous Relics
kind-piece = Pieces
kind-terrain = Terrain
kind-symbol = Symbols

title-table = The table
title-board = The board
title-combos = Open combos
title-prices = Prices for { $name }
title-log = What has happened
title-income = Income of { $seat }
title-actions = What you can do
title-result = Final result
title-odds = Odds of the die

## The play screen

play-round = Round { $round } of { $rounds }
play-prompt = { $seat } to move: { $phase }
# What stands before the cursor.
play-cursor = >
play-hint = Type an action, or “help”.
play-hand = { $amount ->
    [0] No token in hand.
    [one] { $amount } token in hand.
   *[other] { $amount } tokens in hand.
}
play-coins = { $coins ->
    [0] You have no coins.
    [one] You have { $coins } coin.
   *[other] You have { $coins } coins.
}
play-thinking = { $seat } is thinking …
# $action: the text of an action, such as "conquer gull-sound".
play-chose = { $seat }: { $action }
play-refused = No: { $reason }
play-unknown = “{ $text }” is neither an action nor a command. Try “help”.
play-did-you-mean = Did you mean “{ $text }”?
play-numbered = { $number }. { $action }
play-more-actions = … and { $amount } more
play-undone = { $amount ->
    [one] One action taken back.
   *[other] { $amount } actions taken back.
}
play-nothing-to-undo = Nothing can be taken back: a die, a draw or another seat’s move lies between.
play-saved = Saved: { $file }
play-loaded = Loaded: { $file }
play-save-where = Where to? Type “save” and a file name.
play-quit-confirm = Leave the game? (yes or no)
play-goodbye = Goodbye. The board will miss you.
play-pass-keyboard = Please pass the keyboard to { $seat }, and press Enter.
play-yes = yes
play-no = no

# Commands of the play screen. The message is the word to type (one word, not translated if it would
# clash with an action); .text explains it in one line.
command-help = help
    .text = this list
command-actions = actions
    .text = everything you can do now
command-prices = prices
    .text = what every region in reach costs you, and why
command-income = income
    .text = what you would score now, and for what
command-odds = odds
    .text = your chances with the die
command-combos = combos
    .text = the open combos and what they do
command-map = map
    .text = the board
command-table = table
    .text = all seats, their armies and coins
command-explain = explain
    .text = the rules of one race, power, place, relic or piece: “explain giants”
command-why = why
    .text = why an action is refused: “why conquer gull-sound”
command-log = log
    .text = what has happened so far
command-undo = undo
    .text = take back your last action
command-save = save
    .text = write the game to a file: “save evening.game”
command-quit = quit
    .text = leave the game

# Actions, explained for the help screen. The message is what to type.
action-pick = pick 3
    .text = take the combo in slot 3
action-decline = decline
    .text = send your army into decline
action-abandon = abandon gull-sound
    .text = give up a region before the first conquest
action-conquer = conquer gull-sound
    .text = conquer a region for its price
action-conquer-by = conquer gull-sound by dragon
    .text = conquer by a special means
action-roll = roll gull-sound
    .text = the final attempt, with the die
action-stop = stop
    .text = end your conquests and redeploy
action-deploy = deploy gull-sound 2
    .text = put two tokens from your hand on a region
action-place = place fortress gull-sound
    .text = place a piece
action-move = move ancient gull-sound
    .text = move a piece that is on the board
action-rebirth = rebirth gull-sound
    .text = change a region of a declined Reborn army to your active army
action-ally = ally 2
    .text = make peace with seat 2
action-sacrifice = sacrifice gull-sound
    .text = give a declined token to the Altar of Souls
action-end = end
    .text = finish the turn, or say no to the question asked

help-screen-title = Actions and commands
help-screen-actions = Actions
help-screen-commands = Commands
help-screen-footer = Regions are written with hyphens.

## The die

odds-faces = The die shows 0 three times, and 1, 2 and 3 once each.
# $chance: a number from 0 to 1. $price and $hand: tokens.
odds-line = { $region }: price { $price }, { $hand } in hand, succeeds { NUMBER($chance, style: "percent") } of the time.
odds-none = No region is close enough for the die to help.
odds-roll = A roll of { $roll } or more: { NUMBER($chance, style: "percent") }

## Results

result-title = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
result-place = { $place }. { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
result-tokens = { $amount ->
    [one] { $amount } token on the board
   *[other] { $amount } tokens on the board
}
result-tie-broken = Equal coins: the most tokens on the board decide.
result-seed = Play it again with the seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } game, seed { $seed }
   *[other] { $games } games, seed { $seed }
}
sim-progress = Playing
sim-bot = Bot
sim-games = Games
sim-wins = Wins
sim-win-rate = Win rate
sim-margin = ± at 95 %
sim-mean-coins = Mean coins
sim-best = Best
sim-worst = Worst
sim-turns = Turns
sim-first-seat = Wins from seat 1
sim-picks = Picks
sim-coins-per-turn = Coins per turn
sim-speed = { $rate ->
    [one] { $rate } game per second
   *[other] { $rate } games per second
}
sim-took = Took { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
sim-interrupted = { $games ->
    [one] Interrupted after { $games } game.
   *[other] Interrupted after { $games } games.
}

## Checking scenarios

# One line for each scenario. $title: what the scenario is called. $reason: what did not hold.
check-passed = passed  { $title }
check-failed = FAILED  { $title }
check-reason = { $file }, step { $step }: { $reason }
check-malformed = { $file } is malformed: { $reason }
check-nothing = No scenario was found in { $file }.
# The closing line. Scripts read it: the English form never changes.
check-summary = { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed
check-summary-malformed = { $amount ->
    [one] { $amount } file is malformed
   *[other] { $amount } files are malformed
}
check-expected = expected { $what }: { $expected }, found { $found }
check-not-legal = “{ $action }” should be legal: { $reason }
check-not-refused = “{ $action }” should be refused, but it is legal.
check-dice-left = The list of dice was not used up.
check-draws-left = The list of draws was not used up.

## Replaying records

replay-title = { $file }: { $map }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
replay-passed = { $amount ->
    [one] The record holds: { $amount } action replayed.
   *[other] The record holds: { $amount } actions replayed.
}
replay-failed = The record fails at line { $line }: { $reason }
replay-coins-differ = Coins differ: the record says { $expected }, the game { $found }.
replay-unfinished = The record ends before the game does.
replay-step = Press Enter for the next action, q to leave.

## Lists

maps-title = Maps
maps-drawn = { $map }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
content-tokens = { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
content-unknown = Nothing here is called “{ $text }”.
options-title = House rules
languages-title = Languages

## Errors

error-prefix = Error: { $reason }
error-no-file = There is no file { $file }.
error-not-readable = { $file } cannot be read: { $reason }
error-not-writable = { $file } cannot be written: { $reason }
error-unknown-map = There is no map “{ $text }”. Maps: { $known }
error-unknown-bot = There is no bot “{ $text }”. Bots: { $known }
error-unknown-box = There is no box “{ $text }”. Boxes: { $known }
error-unknown-option = There is no house rule “{ $text }”.
error-option-value = The house rule “{ $text }” is either on or off.
error-unknown-language = There is no language “{ $text }” yet. Languages: { $known }
error-seats = A game needs two to five seats, not { $amount }.
error-map-seats = { $map } is a map for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, not { $amount }.
error-games = The number of games must be at least 1.
error-rules-version = { $file } was made with rules { $found }; this program plays rules { $expected }.
error-end-of-input = The input ended before the game did.
