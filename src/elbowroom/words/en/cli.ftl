### The command line: commands, the table in the terminal, simulations, checks, errors.
###
### For translators:
### - $seat is the name of a seat ("Player 2" or a player’s own name), $phase, $race, $power and $name
###   are names from content.ftl, $region is the name of a region, $file a path, $seed a piece of text.
### - Column headings should stay short: a terminal is narrow.
### - What players type for actions (conquer, deploy, end and so on) is the same in every language
###   and is not translated.
### - Messages whose key begins with "app-" or "help-" and that have no argument must stay on one line.

## The program

app-about = Elbowroom: a game for two to five players who all need more room.
app-usage = Usage: elbowroom COMMAND
app-commands = Commands:
app-options = Options:
app-more = “elbowroom COMMAND --help” explains a command.
app-disclaimer = An independent implementation, not affiliated with Days of Wonder.
# $built: one of the two messages below.
app-version = elbowroom { $version }, rules { $rules }, { $built }
app-compiled = compiled
app-plain = plain

## What each command does, in one line

help-play = Play a game at this terminal, against friends or bots.
help-check = Run scenario files and show which ones pass.
help-check-collection = Check collections of home-made races, powers and maps.
help-card = Print the cards of home-made races and powers.
help-replay = Replay a recorded game turn by turn, and check every coin.
help-sim = Let bots play many games and show the results.
help-map = List the maps, or draw one.
help-map-list = List the maps that come with the game.
help-map-show = Draw a map, here or as an SVG file.
help-map-new = Generate a map, as a collection of its own.
help-position = Show the position of a code.
help-bench = Measure how fast the rules engine is.
help-arena = Measure bots against each other.
help-balance = Let a bot play against itself, and show what every race, power and pair is worth.
help-measure = Let bots play with home-made races and powers, and show how strong each of them is.
help-train = Teach the bots what positions are worth, from nothing, by letting them play against themselves.
help-analyse = Analyse a recorded game: win chances, better plans, and what mistakes cost.
help-bot = Run a built-in bot that speaks the bot protocol, so that other programs can play against it.
help-bot-check = Check a program that speaks the bot protocol.
help-serve = Serve tables for people and bots over the network.
help-db = Bring the server’s database up to date, back it up, restore or verify it.
help-gallery = List, hide, show or remove what people have published in the server’s gallery.
help-people = Give an account a new password, or delete it.
help-help = this list
help-version = the version, and whether the rules engine is compiled

## Help pages of commands, and what is wrong with a command

# $text: how a command is written, such as “elbowroom map show [OPTIONS] NAME”.
help-usage = Usage: { $text }
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
# A note behind what an option means. $value: what it is unless chosen otherwise.
help-default = default: { $value }
help-required = required
# As in “elbowroom map COMMAND”.
help-usage-command = COMMAND
help-env-var = environment variable: { $name }
error-unknown-command = there is no command “{ $text }”; “elbowroom --help” lists them
error-unknown-argument = this command has no option { $text }
# $option: an option such as --games, or the name of an argument.
error-missing-argument = the value of { $option } is missing
error-argument-value = “{ $text }” is not a value of { $option }
error-unused-argument = nothing is expected here: “{ $text }”

## What each option of a command means

help-option-box = surface, underground or mixed
help-option-map = the name of a map; by default the one that fits the number of seats
help-option-seats = who plays, in turn order, separated by commas: you (or you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = the bots, in turn order, separated by commas: easy, random, champion@0.2s, cmd:./mybot
help-option-games = how many games to play
help-option-seed = the number that fixes all dice and draws; the same seed gives the same game
help-option-house = a house rule to switch, as in sea_entry=false; can be repeated
help-option-without = races, powers, places and relics to leave out, as in elves,flying
help-option-with = a file with home-made races and powers; may be given several times
help-option-with-record = a file with the home-made races and powers of the game, to check that they are the same
help-option-collections = files with home-made races, powers and maps
help-option-monsters = regions with monsters in a mixed game on a surface map, as in a-wood,some-fen; random by default
help-option-open = everybody sees everybody’s coins
help-option-load = continue a saved game; it is saved to the same file
help-option-save = write the game to this file, after every turn and at the end
help-option-record = the record of a game
help-option-turn = show this turn only, and the board at its end
help-option-quiet = print only failures and the summary
help-option-files = scenario files, or folders with scenario files
help-option-json = print the results as JSON
help-option-rounds = how many rounds to measure
help-option-name = the name of a map, or a map file
help-option-svg = write the picture to this file
help-option-players = how many play on it, 2 to 5
help-option-map-box = surface or underground
help-option-map-seed = the same seed gives the same map
help-option-map-out = write the collection to this file
help-option-width = how many columns the drawing has
help-option-code = the code, as the command “code” prints it at the table

## Who plays

bot-random = Random
    .text = Plays random legal actions.
bot-easy = Easy
    .text = Takes what looks good right now and does not plan ahead.
# $seat (number): the seat, counted from 1.
seat-person = Player { $seat }
# $bot: the name of a bot.
seat-bot = { $bot } { $seat }

## Setting up

# $names: all seats, separated by commas.
setup-line = { $map } ({ $box }): { $names }
setup-options = House rules: { $options }

## Column headings and titles of tables

table-seat = Seat
table-coins = Coins
table-army = Army
table-declined = In decline
table-tokens = Tokens
table-tokens-left = Tokens on the board
table-region = Region
table-regions = Regions
table-terrain = Terrain
table-pieces = There now
table-price = Price
table-chance = Chance
table-slot = Slot
table-combo = Combo
table-cost = Cost
# Coins that lie on a combo.
table-bonus = On it
table-box = Box
table-map = Map
table-players = Players
table-rounds = Rounds
table-map-line = { $map }, { $box }

# Words in a cell.
cell-none = none
cell-hidden = hidden
# $text: what an army or a place does in decline.
cell-declined-text = In decline: { $text }
# $army: race and power. $hand: tokens not on the board.
seat-army = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $hand } in hand
seat-declined = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
# $chance: a number from 0 to 1.
percent = { NUMBER($chance, style: "percent") }

title-income = Income of { $seat }
title-result = Final result

# Below the board: what the signs on it mean.
legend-find = a place or relic
legend-price = tokens it takes
legend-die = only with the die

## The play screen

play-round = Round { $round } of { $rounds }
play-prompt = { $seat } to move: { $phase }
# The prompt before the cursor.
play-cursor = >
play-hint = Type a number or an action (“conquer { $region }”, or just “c { $short }”), or “help”.
play-refused = No: { $reason }
play-unknown = “{ $text }” is not a command or an action. Try “help”.
# $known: two or more things that the text could mean; a list.
play-ambiguous = “{ $text }” could be { FORM($known, "or") }
# $example: an action of this kind.
play-malformed = That cannot be read. Write it like this: { $example }
play-no-number = There is no number { $number } in the list; the last one is { $most }.
play-more-actions = … and { $amount } more: type “actions”
play-nothing-to-undo = Nothing can be undone: a die, a draw or another seat’s action came after it.
play-nothing-to-spread = There is nothing to place now.
play-saved = Saved: { $file }
play-save-where = Where to? Type “save” and a file name.
play-quit-save = Save the game first? Type a file name, “no”, or “stay” to go on playing:
play-no = no
play-stay = stay
play-goodbye = Goodbye. The board will miss you.
play-pass-keyboard = Please pass the keyboard to { $seat }, and press Enter.

# Notes next to the actions of the list.
note-spread = all tokens in hand, evenly over your regions
note-end-turn = done: score and end the turn
note-stop = no more conquests; redeploy
note-decline = this army goes into decline; next turn you pick a new one
note-vanish = by the power that Stonehedge lends: all its tokens leave, for 2 coins a region
note-roll = { NUMBER($chance, style: "percent") } chance
note-end = do nothing
# The roll before a conquest (Berserk).
note-roll-first = the die first, then the target
note-ally = peace with { $seat }
# $sign: plus or minus. $coins: how much the income changes.
note-conquer = { $price ->
    [one] { $price } token
   *[other] { $price } tokens
}, income { $sign }{ $coins }
# $things: what is there now.
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}{ $coins ->
    [0] {""}
   *[other] , { $coins } on it
}
rule-line = { $name }: { $text }
# A combo to choose. $line: combo-line.
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

# $list: regions and how many tokens went there, separated by commas.
play-redeployed = { $seat } redeploys: { $list }
# One item of that list. $tokens: how many more.
play-redeployed-to = { $region } +{ $tokens }
# A region on the board, where there is little room.
board-region = { FORM($region, "short") }

# Answers to questions.
answer-legal = That is legal: { $action }
answer-why-what = Type “why” and a region or an action.
answer-explain-what = Type “explain” and the name of a race, power, place, relic or piece.
answer-no-army = You have no army, so there are no prices.
answer-no-prices = Nothing can be attacked now.
content-unknown = There is nothing called “{ $text }”.

# Commands of the play screen. The message is the word to type (one word, not translated if it would
# clash with an action); .text explains it in one line.
command-help = help
    .text = this list; “?” does the same
command-actions = actions
    .text = everything you can do now
command-map = map
    .text = the board; pressing Enter does the same
command-table = table
    .text = all seats, their armies and coins
command-combos = combos
    .text = the open combos and what they do
command-price = price
    .text = what a region costs and why: “price { $short }”; alone: all regions in reach
command-odds = odds
    .text = your chances with the die
command-income = income
    .text = what you would score now, and for what
command-why = why
    .text = why something is refused: “why { $short }”, “why roll { $short }”
command-explain = explain
    .text = the rules of a race, power, place, relic or piece: “explain giants”
command-hint = hint
    .text = the best plan, two others, and what each is expected to bring
command-spread = spread
    .text = place all tokens in hand, evenly over your regions
command-undo = undo
    .text = undo your last action
command-log = log
    .text = what has happened so far
command-code = code
    .text = this position as one line, for friends and bug reports
command-save = save
    .text = write the game to a file: “save evening.game”
command-quit = quit
    .text = leave the game

# Actions, explained for the help screen. The message is what to type. $region is a region of the
# map as it is typed, $short its abbreviation.
action-pick = pick 3
    .text = take the combo in slot 3; Shadow Mimes may say “pick 3 swap 5”
action-decline = decline
    .text = send your army into decline
action-decline-by = decline by stonehedge
    .text = the same by the Vanishing that Stonehedge lends; plain “decline” does not use it
action-abandon = abandon { $region }
    .text = give up a region before the first conquest
action-conquer = conquer { $region }
    .text = conquer a region for its price
action-conquer-by = conquer { $region } by dragon
    .text = conquer by a special means
action-roll = roll { $region }
    .text = the final attempt, with the die; for Berserk just “roll”
action-stop = stop
    .text = end your conquests and redeploy
action-deploy = deploy { $region } 2
    .text = put two tokens from your hand on a region, or “all”
action-place = place fortress { $region }
    .text = place a piece
action-move = move ancient { $region }
    .text = move a piece that is on the board
action-rebirth = rebirth { $region }
    .text = change a region of a declined Reborn army to your active army
action-ally = ally 2
    .text = make peace with seat 2
action-sacrifice = sacrifice { $region }
    .text = give a declined token to the Altar of Souls
action-end = end
    .text = finish the turn, or answer a question with no

help-screen-actions = Actions
help-screen-commands = Commands
help-screen-footer = Everything can be abbreviated as long as it is unambiguous: “c { $short }” is “conquer { $region }”.

## The die

odds-faces = The die shows 0 three times, and 1, 2 and 3 once each.
# $chance: a number from 0 to 1. $price and $hand: tokens.
odds-line = { $region }: price { $price }, { $hand } in hand, succeeds { NUMBER($chance, style: "percent") } of the time.
odds-none = No region is close enough for the die to help.

## Results

result-tie-broken = Equal coins: the most tokens on the board decide.
result-seed = Play it again with --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } game on { $map }, seed { $seed }
   *[other] { $games } games on { $map }, seed { $seed }
}
sim-progress = Playing
sim-bot = Bot
sim-wins = Wins
sim-win-rate = Win rate
sim-mean-coins = Mean coins
sim-best = Best
sim-speed = { $rate ->
    [one] { $rate } game per second
   *[other] { $rate } games per second
}
sim-interrupted = { $games ->
    [one] Interrupted after { $games } game.
   *[other] Interrupted after { $games } games.
}

## Checking scenarios

# One line for each scenario. $title: that of the scenario. $reason: file, step and what does not hold.
check-passed = passed  { $file }: { $title }
check-failed = FAILED  { $reason }
check-malformed = malformed  { $reason }
check-nothing = There is no scenario in { $file }.
# The closing line. Scripts read it: the English form never changes.
check-summary = { NUMBER($passed, useGrouping: 0) } passed, { NUMBER($failed, useGrouping: 0) } failed
check-summary-malformed = { $amount ->
    [one] { $amount } file cannot be run
   *[other] { $amount } files cannot be run
}

## Replaying records

# $coins: every seat and its coins, separated by commas.
replay-turn = End of turn { $turn }: { $coins }
# $text: "undo 2".
replay-undo = Undone: { $text }
replay-passed = The record is correct: { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
replay-failed = The record does not replay: { $reason }
replay-fair = All dice and draws follow from the seed.
replay-unfair = Not all dice and draws follow from the seed.
replay-unfinished = The record ends before the end of the game.
replay-empty = { $file } has a header, but no actions.
replay-no-turn = There is no turn { $turn }: the record has { $most }.

## Maps

map-title = { $map }
# $map is the key of the map.
map-new = Written: { $file }. Play on it with --with { $file } --map { $map }
map-written = Written: { $file }

## Errors

error-prefix = Error: { $reason }
# A bug of the program. $variable: the name of an environment variable.
error-bug = this is a bug of elbowroom ({ $error }); set { $variable }=1 to see the traceback
error-no-file = there is no file { $file }
error-not-readable = { $file } cannot be read: { $reason }
error-not-writable = { $file } cannot be written: { $reason }
error-no-paths = name scenario files, or folders with scenario files
error-unknown-map = there is no map “{ $text }”; the maps are { $known }
# $person: how a person is written.
error-unknown-bot = there is no bot “{ $text }”; write { FORM($known, "or") }; for a person, write { $person }
error-seat-name = “{ $text }” cannot be a name: use at most { $most } letters, and none of | # ,
error-unknown-box = there is no box “{ $text }”; write { FORM($known, "or") }
error-unknown-option = there is no house rule “{ $text }”; did you mean { FORM($known, "or") }?
error-option-value = “{ $text }” is neither on nor off; write { $right }
error-seats = a game needs two to five seats, not { $amount }
error-map-seats = { $map } is a map for { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, not { $amount }
error-map-box = { $map } can be played as { $box } or mixed, not as { $text }
error-record-seats = this game has { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, not { $amount }
error-load-and = a saved game has its own settings: leave out { $option }
error-seed = the seed { $seed } is not between 0 and { $most }
error-games = the number of games must be between 1 and { NUMBER($most, useGrouping: 0) }
error-rounds = the number of rounds must be between 1 and { NUMBER($most, useGrouping: 0) }
error-width = a width of { $width } cannot be drawn; write { $least } to { $most }
error-end-of-input = The input ended before the game did.
