### Home-made races, powers and maps: what is wrong with a collection, and the rules of effects.
###
### For translators:
### - Mistakes say what is wrong and what would be right; words in quotes are words of the file.
### - $known and $words are lists: { $known } is joined with an "and", { FORM($known, "or") } with an "or".
### - Effects are sentences of a card. $regions is one of the phrases of the last section.

## Mistakes

collection-not-a-table = { $value } is no table; write keys and values, such as tokens = 5
collection-not-a-key = { $value } is no key; keys are words
collection-unknown-key = “{ $key }” is no key here; write { FORM($known, "or") }
collection-missing-key = the key “{ $key }” is missing; add it
collection-missing-name = the collection has no name; add one
mistake-number = “{ $text }” is not a whole number from { $least } to { $most }
mistake-choice = “{ $text }” is not possible here; write one of these: { FORM($known, "or") }
mistake-write = write it as: { $form }
mistake-twice = “{ $text }” is there twice
collection-flag = { $value } is neither true nor false
collection-not-text = { $value } is no text; write it in quotes
collection-too-long = this is longer than { $most } characters; shorten it
collection-empty-text = this is empty; write at least one character
collection-unfit-letter = { $code } is a character that nobody can see; leave it out
collection-too-large = this is more than { $most } KiB; make it smaller
collection-too-deep = this is nested too deeply
collection-not-toml = this is not TOML: “{ $text }”
collection-not-json = this is not JSON: “{ $text }”
collection-too-many = there are { $amount }, but at most { $most } are allowed
collection-too-many-collections = a table uses at most { $most } collections
collection-not-a-slug = “{ $key }” is no key; write small letters, digits and hyphens, such as mole-men, at most { $most }
collection-key-taken = there is a built-in “{ $key }” already; choose another key
collection-key-twice = “{ $key }” is there twice; every race, power and map needs a key of its own
# $one and $other: the names of two collections.
collection-key-in-both = “{ $key }” is in “{ $one }” and in “{ $other }”; play with only one of them, or change a key
collection-languages = write a name, or a table of 1 to { $most } names by language
collection-language = “{ $text }” is no language; write it as en or cs
collection-no-such-race = “{ $key }” is no race of the boxes; write { FORM($known, "or") }
collection-not-a-list = { $value } is no list; write effects in brackets, such as [{ "{" } coins = 2 { "}" }]
collection-one-verb = an effect has one verb, but there are { $amount }; the verbs are { $known }
collection-must-be-true = { $value } says nothing; write true, or leave the effect out
collection-races-only = only a race can have “{ $verb }”
collection-no-when = “when” does not go with “{ $what }”; leave it out
collection-no-where = “where” goes only with { FORM($known, "or") }; leave it out
collection-not-borrowable = “{ $key }” cannot be borrowed; write { FORM($known, "or") }
collection-too-many-borrowed = a thing borrows at most { $most } others
collection-borrowed-twice = “{ $key }” is borrowed twice; once is enough
collection-borrows-stand-in = “{ $key }” cannot be borrowed by the race that stands in for it
collection-tray-too-small = { $race } have { $there } tokens, but this race needs { $needed }: banner, attackers and 5 more; lower them, or stand in for another race
collection-tray-too-large = this race needs { $needed } tokens (banner, attackers and 5 more), but there are at most { $most }; lower them
collection-stand-in-twice = { $one } and { $other } both stand in for { $race }; change one of them
collection-pieces-twice = { $one } and { $other } both borrow the pieces of { $key }; leave one of them out
collection-not-a-set = { $value } names no regions; write words in quotes, such as “forest or hill”
collection-set-too-long = this is longer than { $most } characters; shorten it
collection-set-too-much = “{ $text }” is one too many; put “and” or “or” before it, or close no parenthesis here
collection-set-too-deep = “not”, “beside”, “near” and parentheses may be nested { $most } times
collection-set-open = a parenthesis is not closed; add “)”
collection-set-word-missing = a word for regions is missing before “{ $before }”
collection-set-unknown-word = “{ $word }” is no word for regions; write { FORM($known, "or") }
collection-set-too-many-words = at most { $most } words are allowed; say it with fewer
collection-printed-only = only words of the printed board are allowed here, not { FORM($words, "or") }
collection-map-empty = the grid is empty; draw rows of letters, one letter for each hexagon
# $row (number): a row of the grid; $amount and $first (numbers): letters in it and in the first row.
collection-map-row = row { $row } – letters: { $amount }; in the first row: { $first }
collection-map-no-table = the region “{ $letter }” has no table; add [regions.{ $letter }]
collection-map-letter = “{ $letter }” cannot stand for a region; write one of A–Z, a–z and 0–9
collection-map-unused = this region is nowhere in the grid; draw it, or leave its table out
collection-map-two-names = a region has a “name” or a “slug”; leave one of them out
collection-map-slug = no map of the game has a region “{ $text }”; write “name” and a name of your own
collection-map-bad-name = “{ $name }” is no name; write one line with a letter or a digit in it, and no spaces around it
collection-map-words = { $value } is no list of words; write { $form }, or leave it out
# $what: a word of the file, such as mine or tribe; $terrain: another one.
collection-map-needs-land = “{ $what }” needs land, not “{ $terrain }”
collection-map-volcano = “volcano” needs “chasm”, not “{ $terrain }”
collection-map-mine = the terrain “mine” needs no symbol “mine”; leave it out
collection-map-box = “{ $what }” does not belong to the box “{ $box }”; leave it out
collection-map-itself = a region cannot border itself; leave this out
collection-map-seed = the seed { $seed } gives no map; choose another one
collection-map-columns = the map is { $amount } hexagons wide, but at most { $most } are possible
collection-map-rows = the map is { $amount } hexagons high, but at most { $most } are possible
collection-map-land = { $amount } land regions are too few for { $players } players; draw at least { $least }
collection-map-entries = { $amount } entry regions (land or rivers on the edge, or the shore of a sea there) are too few for { $players } players; let at least { $least } touch the edge
collection-map-monsters = no region has monsters, but an underground game needs some; mark { $usual } regions

# A position code or a saved position of a game with home-made content.
collection-not-at-hand = this position belongs to home-made content that is not at hand (digest { $digest }); load the collection with it
collection-other = this position belongs to other home-made content (digest { $digest }) than the one at hand ({ $other })

## Warnings

# $effect: the sentence of the effect; $maps: maps.
collection-never = this can never do anything on { $maps }: { $effect }
# $name: a race or power; $maps: maps.
collection-left-out = { $name } can do nothing on { $maps } and stays in the box there

## What effects do
##
## The army is “it”. $regions is a phrase in the plural from the last section, such as “forest
## regions next to water regions”.

# How the sentences end, by when the effect works. $text: one of the sentences below.
made-effect-active = { $text }.
made-effect-declined = In decline: { $text }.
made-effect-always = { $text }, in decline too.
# Only some of what is counted counts.
made-effect-where = { $text } (only { $regions })

made-effect-cheaper = { $amount ->
    [one] { $amount } token less for { $regions }
   *[other] { $amount } tokens less for { $regions }
}
made-effect-dearer = { $amount ->
    [one] { $amount } token more for { $regions }
   *[other] { $amount } tokens more for { $regions }
}
made-effect-unguarded = No race tokens, Lost Tribes, monsters or encampments count in the price of { $regions }
made-effect-enter = The first conquest may also be in { $regions }
made-effect-reach = Always in reach, for the first conquest too: { $regions }
made-effect-reach-later = Always in reach once it stands on the board: { $regions }
made-effect-join = Next to each other for its conquests: { $regions }
made-effect-water = It takes and holds seas, lakes and rivers and scores them; what it holds of them stays its own in decline
made-effect-deadly = { $amount ->
    [one] Opponents lose { $amount } more token with every region that it takes from them
   *[other] Opponents lose { $amount } more tokens with every region that it takes from them
}
made-effect-merciful = Opponents lose 1 token less with every region that it takes from them, so usually none
made-effect-coins-each = { $amount ->
    [one] { $amount } extra coin for each of its { $regions }
   *[other] { $amount } extra coins for each of its { $regions }
}
made-effect-coins-per = { $amount ->
    [one] { $amount } extra coin for every { $per } of its { $regions }
   *[other] { $amount } extra coins for every { $per } of its { $regions }
}
made-effect-coins-turn = { $amount ->
    [one] { $amount } extra coin each turn
   *[other] { $amount } extra coins each turn
}
made-effect-coins-once = { $amount ->
    [one] { $amount } coin at the end of its first turn
   *[other] { $amount } coins at the end of its first turn
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } extra coin for each non-empty region it conquered this turn
   *[other] { $amount } extra coins for each non-empty region it conquered this turn
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } extra coin for each region it conquered this turn
   *[other] { $amount } extra coins for each region it conquered this turn
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } extra coin for each token that other players lost to its conquests this turn
   *[other] { $amount } extra coins for each token that other players lost to its conquests this turn
}
made-effect-coins-group = { $amount ->
    [one] { $amount } extra coin for each separate group of its regions
   *[other] { $amount } extra coins for each separate group of its regions
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } coin from the bank whenever an opponent conquers one of its regions
   *[other] { $amount } coins from the bank whenever an opponent conquers one of its regions
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } coin from each opponent with an active token next to its regions
   *[other] { $amount } coins from each opponent with an active token next to its regions, or as many as they have
}
made-effect-tokens-of = { $amount ->
    [one] At redeployment { $amount } more token for every { $per } of its { $regions }
   *[other] At redeployment { $amount } more tokens for every { $per } of its { $regions }
}
made-effect-tokens-each = { $amount ->
    [one] At redeployment { $amount } more token for each of its { $regions }
   *[other] At redeployment { $amount } more tokens for each of its { $regions }
}
made-effect-tokens-fight = { $amount ->
    [one] At redeployment { $amount } more token for every { $per } non-empty regions it conquered this turn
   *[other] At redeployment { $amount } more tokens for every { $per } non-empty regions it conquered this turn
}
made-effect-tokens-conquest = { $amount ->
    [one] At redeployment { $amount } more token for every { $per } regions it conquered this turn
   *[other] At redeployment { $amount } more tokens for every { $per } regions it conquered this turn
}
made-effect-tokens-killed = { $amount ->
    [one] At redeployment { $amount } more token for every { $per } tokens that other players lost to its conquests this turn
   *[other] At redeployment { $amount } more tokens for every { $per } tokens that other players lost to its conquests this turn
}
made-effect-attackers = { $amount ->
    [one] { $amount } extra token marches with it: it attacks, but never stands guard
   *[other] { $amount } extra tokens march with it: they attack, but never stand guard
}
made-effect-lair = A lair stands in each of its { $regions } and adds 1 to the price
made-effect-shelter = { $amount ->
    [one] The first region it conquers and may keep gets a hole in the ground and is immune
   *[other] The first { $amount } regions it conquers and may keep get a hole in the ground and are immune
}
made-effect-spared = It loses no token when one of its regions is conquered
made-effect-toll = { $amount ->
    [one] Every opponent who conquers one of its regions pays its owner { $amount } coin; without one it cannot be done
   *[other] Every opponent who conquers one of its regions pays its owner { $amount } coins; without them it cannot be done
}
made-effect-thorns = Every opponent who conquers one of its regions loses { $amount } of the tokens that did it (never the last one)
# $name: a race or power of the boxes.
made-effect-as = It can do all that { $name } can do
# A race or power without any effect.
made-effect-none = No talent at all.

## Phrases for regions

made-set-all = regions
made-set-land = land regions
made-set-water = water regions
made-set-edge = regions where any army may start
made-set-chasm = chasms
made-set-farmland = farmland regions
made-set-forest = forest regions
made-set-hill = hill regions
made-set-mountain = mountain regions
made-set-swamp = swamp regions
made-set-sea = seas
made-set-lake = lakes
made-set-river = river regions
made-set-mine = mine regions
made-set-magic = magic regions
made-set-cavern = cavern regions
made-set-empty = empty regions
made-set-tribe = regions with a Lost Tribe
made-set-monsters = regions with monsters
made-set-place = regions with a Popular Place
made-set-relic = regions with a Righteous Relic
made-set-held = regions that it holds
made-set-lone = regions with just one of its tokens
made-set-crowd = regions with three or more of its tokens
made-set-rival = regions of other players’ active armies
made-set-ruin = regions of other players’ declined armies
made-set-own-ruin = regions of other declined armies of its own player
made-set-not = regions other than { $regions }
made-set-beside = regions next to { $regions }
made-set-near = regions that it counts as next to { $regions }
made-set-and = { $first } that are also { $second }
# Remarks behind a phrase: “mountain regions that it holds”.
made-set-and-held = { $first } that it holds
made-set-and-not = { $first } that are not { $second }
made-set-and-beside = { $first } next to { $second }
made-set-and-near = { $first } that it counts as next to { $second }
made-set-or = { $first } or { $second }
# A phrase that belongs together.
made-set-group = ({ $regions })

## Cards

# $tokens (number): the value of a banner or badge.
made-card-race = Race, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
made-card-power = Power, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
made-card-stand-in = In place of { $name }
made-card-tray = { $tokens } tokens in the tray
made-card-by = { $collection }, by { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } race
   *[other] { $races } races
}, { $powers ->
    [one] { $powers } power
   *[other] { $powers } powers
}, { $maps ->
    [one] { $maps } map
   *[other] { $maps } maps
}, digest { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
