### What is wrong with a text that somebody has written: a position code, a record, a scenario, an action, the
### name of a bot. The place comes before it, after a colon, so these are clauses without a full stop.
notation-nothing = there is no “{ $text }” in this game
notation-region = there is no region “{ $text }” on the map { $map }
notation-box = the map { $map } does not belong to the box “{ $box }”
# $reason: one of the messages fault-…, or another one of this file.
notation-position = there can be no such position: { $reason }
notation-action = there is no action “{ $text }”
notation-bag = say which relic the Bag acts as, for example: { $form }
notation-piece = “{ $text }” cannot be placed
notation-code = a code looks like this: { $form }
notation-version = codes that begin with { $version } are of older rules and can no longer be read
notation-check = a letter of the code is missing or wrong; copy the whole code once more
notation-hidden = the code hides coins; a game can only go on from a code that shows all of them
notation-numbers = the numbers of the code make no sense at letter { $letter }
notation-contents = this version of the game does not have: { $names }
notation-contents-unknown = no known version of the game has the contents “{ $text }”
notation-other-game = this position belongs to a game with another map, box, number of seats or other house rules
notation-record = a record begins with this line: { $form }
notation-long = this is too long for a record
notation-header = a line is missing at the beginning: { $word } …
notation-rules = version of the rules: { $rules }; this program plays version { $own }
# $reason: a sentence, one of the messages why-… of explain.ftl.
notation-not-legal = “{ $text }” is not allowed here: { $reason }
notation-not-your-turn = “{ $text }”: it is another seat’s turn
notation-cannot-be = “{ $text }” cannot happen here
notation-chance-first = “{ $text }”: chance comes first here
notation-no-turn-end = no turn has ended here
notation-coins = coins of the seats: { $coins }; in the record: { $text }
notation-yaml = this cannot be read as YAML
notation-title = say in one sentence what the scenario shows
notation-legal = “{ $text }” should be refused, but it is allowed
notation-expected = expected: { $expected }; found: { $actual }
notation-dice = a die is rolled, but “dice” is used up
notation-seats = write two to five seats, in turn order
notation-self-peace = a seat cannot be at peace with itself
notation-nothing-to-pick = there is nothing to pick: the seat has an active army
notation-nobody-conquers = nobody can conquer: the seat whose turn it is has no army
notation-chasm = nobody can stand in a chasm
notation-volcano = the volcano stands in a chasm only
notation-two-armies = two armies cannot stand in one region
notation-too-many = “{ $text }” is too much; available: { $most }
notation-too-few = too little is left of this: { $what }; there: { $amount }, needed on { $map }: { $least }
notation-no-room = on { $map } there is no room for the monsters; seats: { $seats }. Play with fewer, or without places_and_relics
notation-no-monsters = regions for monsters are chosen only in a mixed game on a surface map, with places and relics
notation-monster-regions = regions for monsters: { $amount }; needed: { $number }
notation-no-tribe = “{ $text }” is not a region of { $map } with a Lost Tribe
notation-not-apart = “{ $text }” is there twice or next to another one
notation-no-time = “{ $text }” does not think ahead and takes no time after an @
notation-program = “{ $text }” is not a program that can be run here
notation-offered-bot = write NAME=COMMAND, with a new name of small letters, digits and hyphens

## What is wrong with a position

# $thing: a race or a piece; $amount (number): how many there are; $most (number): how many the box has.
fault-supply = { $thing } – there: { $amount }; in the box: { $most }
fault-finds = it has a place or a relic, but the game is without them
fault-banner = a race banner is missing or there twice
fault-badge = a badge is there twice
# $part: a word of the program, which only developers understand.
fault-stale = it contradicts itself ({ $part })
