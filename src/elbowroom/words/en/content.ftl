### What is in the boxes: races, powers, places, relics, pieces, terrain, house rules.
###
### For translators:
### - The message itself is the name as players see it; `.text` says what the thing does;
###   `.decline` is needed if anything but "the bonus stops" happens in decline.
### - Use the names of your language's rule book, but your own sentences. One or two plain
###   sentences each; a smile is welcome, an inexact rule is not.
### - "Price" is the number of tokens a conquest takes. "Immune" means opponents cannot conquer
###   the region or affect it with any race, power, place or relic. "Non-empty" means at least
###   one Lost Tribe, monster or race token is there. "Replaced" is what Sorcerers, Vampire
###   armies and the Shiny Orb do to a lone token.
### - "Tray" is the supply of a race's tokens, "hand" an army's tokens off the board.
### - Every text is one line: long lines are fine.

## Composed names

# $seat (number): the seat, counted from 1.
seat-name = Seat { $seat }
# $power, $race: names from below, for example "Berserk Giants".
army-name = { $power } { $race }
# An army that has lost its badge. $race: its name.
army-declined-name = { $race } in decline
# A badge that is not there.
no-power = no power
# The Bag acting as a relic.
piece-as = { $piece } as { $relic }
# A place that lends a power.
piece-with = { $piece } ({ $power })
# Race tokens in a region, such as “2 Orcs”.
thing-tokens = { $count } { $race }
# Several pieces of one kind, such as “3 × Encampment”.
thing-several = { $count } × { $piece }

## Races of the surface box

race-amazons = Amazons
    .text = Four extra tokens march with them: they attack, but never stand guard. After each redeployment four tokens return to your hand until the next turn, one staying in every region if possible; if not, regions are given up.
race-dwarves = Dwarves
    .text = One extra coin for every mine region they hold.
    .decline = The mines go on paying. Old Dwarves do not stop digging, they only complain more.
race-elves = Elves
    .text = They lose no token when one of their regions is conquered: everybody slips back to your hand. A token that is replaced is lost all the same.
    .decline = Declined Elves fall like anybody else.
race-ghouls = Ghouls
    .text = Perfectly ordinary while active. The trouble starts when they decline.
    .decline = All their tokens stay on the board, and from your next turn on they campaign before your active army, by all the rules of an active army but without their power. They may even attack your own active army, and no peace binds them.
race-giants = Giants
    .text = Regions next to a mountain region they hold cost 1 token less. The view helps, and so does rolling downhill.
race-halflings = Halflings
    .text = Their first conquest may be anywhere on land. The first two regions this army ever conquers and may keep get a hole in the ground and are immune: all land, and water only with Seafaring.
    .decline = The holes are filled in.
race-humans = Humans
    .text = One extra coin for every farmland region they hold.
race-orcs = Orcs
    .text = One extra coin for every non-empty region they conquered this turn. Somebody was in, so somebody had savings.
race-ratmen = Ratmen
    .text = No talent at all. There are simply a great many of them.
race-skeletons = Skeletons
    .text = At redeployment they raise one more token from the tray for every two non-empty regions they conquered this turn.
race-sorcerers = Sorcerers
    .text = Once per turn against each opponent they may conquer a region in reach that holds exactly one active token of that opponent: it goes to the tray, and a Sorcerer from the tray takes its place. An encampment, an immune region or an empty tray stops the trick.
race-tritons = Tritons
    .text = Land regions beside water cost 1 token less. They arrive damp, but on time.
race-trolls = Trolls
    .text = A lair stands in every region they hold and adds 1 to its price.
    .decline = The lairs stay and go on adding 1.
race-wizards = Wizards
    .text = One extra coin for every magic region they hold.

## Races of the underground box

race-cultists = Cultists
    .text = The Great Ancient settles in the first land region they conquer: it is immune there, and every region next to it costs 1 token less. At the start of your turn it may move to another of their regions.
    .decline = The Great Ancient loses interest and leaves.
race-drow = Drow
    .text = One extra coin for every region they hold with no other race (not even one of yours), no monsters and no Lost Tribe next door. It is nothing personal.
race-flames = Flames
    .text = When picked, they set the Volcano on a marked chasm, and their first conquest must touch it. A region that touches the Volcano, or a chain of Flame regions leading to it, is priced as if no tokens or encampments stood there; mountains, lairs, fortresses, armours and the Keep still count.
race-gnomes = Gnomes
    .text = On other seats’ turns nobody may use a race, power, place or relic to conquer their regions: only plain tokens, plain borders and the ordinary final die, and no Balrog. Mummies still pay their extra token.
race-iron-dwarves = Iron Dwarves
    .text = At each redeployment they forge one silver hammer for every mine they hold, until seven are out. On later turns hammers conquer like tokens, but they never defend, and a region is kept only if a Dwarf ends there.
    .decline = The hammers are lost.
race-kraken = Kraken
    .text = They may stay in the river and score it; whoever wants to pass must conquer them. Above ground they take and hold seas and lakes.
    .decline = The water they hold stays theirs and goes on scoring.
race-liches = Liches
    .text = Quiet neighbours while active. The paperwork comes later.
    .decline = Every opponent who conquers one of their regions pays their owner 1 coin; without a coin it cannot be done.
race-lizardmen = Lizardmen
    .text = Water does not stop them, empty or occupied: from any bank of the river every other bank and every region of the river itself is in reach, at the usual price. Their first conquest may be any land on its banks.
race-mudmen = Mudmen
    .text = At redeployment they gain one token from the tray for every mud pool they hold. Mind the carpet.
race-mummies = Mummies
    .text = Every conquest at the ordinary price costs 1 token more. Bandages are not made for running.
race-ogres = Ogres
    .text = Every region costs 1 token less. They never learned to read the price list.
race-shadow-mimes = Shadow Mimes
    .text = When you pick them, you may swap their badge with that of one of the five other open combos. Coins stay where they lie, and the number of tokens follows the new badge.
race-shrooms = Shrooms
    .text = One extra coin for every mushroom forest they hold.
race-spiderines = Spiderines
    .text = Every region beside a chasm is in reach, for the first conquest too. Eight legs, no luggage.
race-will-o-wisps = Will-o’-Wisps
    .text = Before conquering a crystal field, or a region next to a crystal field they hold, they may name it and roll the die: if hand and roll suffice, it must be taken for its price less the roll (at least 1). If not, it is barred for this turn, and other conquests may go on.

## Powers of the surface box

power-alchemist = Alchemist
    .text = Two extra coins each turn while active.
power-berserk = Berserk
    .text = You may roll the die before every conquest and then choose the target: it costs that much less, but never less than 1 token. After a roll, conquer with it or stop; there is no final attempt on top.
power-bivouacking = Bivouacking
    .text = Five encampments to spread over this army’s regions at redeployment, any number together. Each adds 1 to the price like a race token, and no lone token beside one can be replaced.
    .decline = The encampments are packed away for good.
power-commando = Commando
    .text = Every region costs 1 token less.
power-diplomat = Diplomat
    .text = At the end of your turn you may name one opponent whose active army this army did not attack this turn: until your next turn that opponent cannot attack it. The kindness is one-way, and declined armies never heard of it.
power-dragon-master = Dragon Master
    .text = Once per turn, conquer one region in reach with a single token, whatever defends it. The dragon moves there and makes the region immune until it moves on.
    .decline = The dragon flies away.
power-flying = Flying
    .text = Any land region is in reach, next door or not, for the first conquest too.
power-forest = Forest
    .text = One extra coin for every forest region this army holds.
power-fortified = Fortified
    .text = Once per turn, build a fortress in a region this army holds (one per region, six on the board). It adds 1 to the price and brings 1 extra coin each turn.
    .decline = Nothing new is built and the coins stop, but the walls still add 1.
power-heroic = Heroic
    .text = At the end of your turn two heroes go to two different regions of this army (one, if it holds only one) and make them immune.
    .decline = The heroes ride into the sunset.
power-hill = Hill
    .text = One extra coin for every hill region this army holds.
power-merchant = Merchant
    .text = One extra coin for every region this army holds, water included.
power-mounted = Mounted
    .text = Hills and farmland cost 1 token less.
power-pillaging = Pillaging
    .text = One extra coin for every non-empty region this army conquered this turn.
power-seafaring = Seafaring
    .text = Seas and lakes can be conquered like empty regions and join their shores; a sea at the board’s edge may be the first conquest. Below ground this army may stay in the river and score it.
    .decline = The water it holds stays held and scores, but no more can be taken.
power-spirit = Spirit
    .text = Nothing to see while active. It is practising to be a ghost.
    .decline = It does not count toward the limit of one declined army: it stays when a later army declines, and its own decline removes no other.
power-stout = Stout
    .text = You may decline this army at the end of an ordinary turn, after scoring, instead of spending a whole turn on it.
power-swamp = Swamp
    .text = One extra coin for every swamp region this army holds.
power-underworld = Underworld
    .text = Regions with a cavern cost 1 token less, and all of them count as next to each other for this army’s conquests.
power-wealthy = Wealthy
    .text = Seven extra coins, once, at the end of this army’s first turn.

## Powers of the underground box

power-adventurous = Adventurous
    .text = One extra coin for every region with a place that this army holds.
power-fisher = Fisher
    .text = One extra coin for every two regions beside water that this army holds; the water itself does not count.
power-flocking = Flocking
    .text = Two extra coins if all regions of this army form one connected group.
power-frightened = Frightened
    .text = One extra coin for every region with three or more of this army’s race tokens. Nobody wants to stand at the outside.
power-immortal = Immortal
    .text = No token is lost when a region of this army is conquered: all return to your hand. A token that is replaced is lost all the same.
power-magic = Magic
    .text = Each turn the Bag-o’-Many-Things works as one relic that lies face up on the board, but not in that relic’s own region and not together with it in one conquest. Nobody can take the Bag: it returns to your hand.
    .decline = The Bag is gone.
power-martyr = Martyr
    .text = One coin from the bank each time an opponent conquers a region of this army. Suffering pays.
power-mining = Mining
    .text = One extra coin for every mine this army holds.
power-muddy = Muddy
    .text = One extra coin for every mud pool this army holds.
    .decline = The mud goes on paying.
power-mystic = Mystic
    .text = One extra coin for every crystal field this army holds.
power-quarreling = Quarreling
    .text = One extra coin for every connected group that this army’s regions form. The Great Brass Pipe does not join groups.
power-reborn = Reborn
    .text = Nothing while active: the best is yet to come.
    .decline = At the start of each of your turns one or two of its regions may change over to your active army, with one token each from the tray, or from your hand when the tray is empty. You may still decline after that.
power-royal = Royal
    .text = At the end of your turn the Queen makes one region of this army immune.
    .decline = The Queen stays where she is and still protects, but she moves no more.
power-shield = Shield
    .text = When its conquests end, this army gains one mushroom armour for every mushroom forest it holds (eight in all), placed at redeployment. Each adds 1 to the price, but does not save a lone token from being replaced.
    .decline = The armours stay and go on adding 1.
power-stone = Stone
    .text = One extra coin for every black mountain this army holds.
power-thieving = Thieving
    .text = At scoring, take 1 coin from each opponent with an active token next to a region of this army. Tokens in an immune region pay nothing.
power-tomb = Tomb
    .text = Nothing while active. The real estate becomes interesting later.
    .decline = It keeps all its tokens on the board and redeploys them once before scoring; what waited in your hand goes to the tray. Later each lost region costs one token and the others retreat; with no region left, all are lost.
power-vampire = Vampire
    .text = Once per turn against each opponent, conquer a region in reach that holds exactly one active token of that opponent: it goes to the tray, and a token of yours from the tray, or else from your hand, takes its place. Encampments and immune regions are safe; mountains, armours and the Keep do not help.
power-vanishing = Vanishing
    .text = Nothing while active. The trick is the exit.
    .decline = Every token leaves the board, for 2 coins per region instead of 1. Your older declined army leaves too.
power-vengeful = Vengeful
    .text = Whoever attacks any army of yours, even with a failed die, gets a vengeance marker: on your next turn all regions of that seat cost 1 token less. Then the markers return.
power-wise = Wise
    .text = Nothing while active. Wisdom takes its time.
    .decline = Two extra coins each turn while it holds a region, the turn of decline included.

## Popular Places: they never move and serve whoever holds their region

place-altar = Altar of Souls
    .text = After scoring, you may discard one of your own declined tokens for 3 coins.
    .decline = A declined holder may do so as well.
place-crypt = Crypt of the Tomb-raider
    .text = At the end of your turn you may move the Ghost to any region but this one: it makes that region immune. When the Crypt is conquered, the Ghost leaves.
    .decline = The Ghost stays where it is and cannot be moved.
place-diamonds = Diamond Fields
    .text = One extra coin for this region and for each other region of the same terrain held by the same army.
    .decline = The diamonds go on paying.
place-pipe = Great Brass Pipe
    .text = All regions of this terrain are next to each other for the holder. Please do not shout into it.
place-fountain = Fountain of Youth
    .text = One more token from the tray at the start of your turn.
place-keep = Keep on the Motherland
    .text = One extra coin, and 1 more on the price of this region.
    .decline = Both go on.
place-lost-mine = Mine of the Lost Dwarf
    .text = Two extra coins. The Dwarf is still missing.
    .decline = The coins go on.
place-stonehedge = Stonehedge
    .text = The finder draws a random badge: its power belongs to this place for the rest of the game and serves whoever holds it, without extra tokens. You need not use it: a lent Vanishing works only if you decline by Stonehedge.
    .decline = A power that works in decline works here for a declined holder.
place-pentacle = Wickedest Pentacle
    .text = The finder summons the Balrog into a neighbouring region at once: whoever stands there loses 2 tokens (Elves and Immortal armies none), and the others retreat. Later the holder may move the Balrog once per turn to a region next to it, even one of their own, but not to an immune one nor to other seats’ Gnomes.

## Righteous Relics: once per turn, by an active army; they lie where they were last used

relic-doormat = Flying Doormat
    .text = Conquer one region anywhere, next door or not, at its normal price.
relic-ring = Froggy’s Ring
    .text = At the end of your turn put it in a region you hold and take 1 coin from each player with an active token next to it, immune regions apart. Whoever conquers it in the river may still move it that turn.
relic-socks = Stinky Troll’s Socks
    .text = Conquer one region as if no tokens or encampments were in it. Its owner loses none of them, only the will to stay.
relic-scepter = Scepter of Avarice
    .text = At the end of your turn put it in a region you hold: it doubles what that region by itself brings from the bank. Bonuses counted over several regions or for conquests are not doubled, and the Mine of the Lost Dwarf is not impressed. Whoever conquers it in the river may still move it that turn.
relic-orb = Shiny Orb
    .text = Conquer one region in reach that holds exactly one active token of an opponent: it goes to the tray, and a token of yours from the tray, or else from your hand, takes its place.
relic-sword = Sword of the Killer Rabbit
    .text = One conquest costs 2 tokens less, but never less than 1.

## Pieces

piece-lair = Troll lair
    .text = Adds 1 to the price. Gone when its region is abandoned or conquered.
    .decline = Stays.
piece-fortress = Fortress
    .text = Adds 1 to the price. Gone when its region is abandoned or conquered.
    .decline = Stays.
piece-hole = Hole in the ground
    .text = Makes its region immune. Gone when the region is abandoned, and never replaced.
    .decline = Gone.
piece-hero = Hero
    .text = Makes its region immune until the hero is moved at the end of your next turn.
    .decline = Gone.
piece-dragon = Dragon
    .text = Makes its region immune until it moves on. Back to your hand when the region is abandoned.
    .decline = Gone.
piece-encampment = Encampment
    .text = Adds 1 to the price, and no lone token beside it can be replaced. Never lost by attack: it returns to its owner’s hand with the retreating tokens.
    .decline = Gone.
piece-armour = Mushroom armour
    .text = Adds 1 to the price. Gone when its region is abandoned or conquered.
    .decline = Stays.
piece-hammer = Silver hammer
    .text = Conquers like a token, never defends, and returns to your hand at redeployment.
    .decline = Gone.
piece-ancient = Great Ancient
    .text = Makes its region immune, and every region next to it costs the Cultists 1 token less. Out for good once no Cultist is left on the board.
    .decline = Gone.
piece-queen = Queen
    .text = Makes her region immune.
    .decline = Stays and still protects, but cannot be moved.
piece-ghost = Tomb-raider’s Ghost
    .text = Makes its region immune, whoever stands there. It leaves when the Crypt is conquered.
    .decline = Stays, but a declined holder of the Crypt cannot move it.
piece-balrog = Balrog
    .text = Closes its region to everyone; it scores for no one. It removes lairs, fortresses and armours.
piece-volcano = Volcano
    .text = The Flames begin beside it, and regions joined to it by Flames are cheap for them.
piece-bag = Bag-o’-Many-Things
    .text = Works each turn as one relic that lies face up on the board. It cannot be taken.
    .decline = Gone.
piece-mountain = Mountain
    .text = Adds 1 to the price and is never removed.
piece-tribe = Lost Tribe
    .text = Adds 1 to the price and counts as non-empty. Removed when its region is conquered.
piece-monsters = Monsters
    .text = Two to a region, 1 more on the price for each. Whoever conquers them finds a place or a relic.
piece-vengeance = Vengeance marker
    .text = A Vengeful army was attacked by this seat: on that army’s next turn this seat’s regions cost it 1 token less.

## Terrain

terrain-farmland = Farmland
    .text = Flat, friendly and full of turnips.
terrain-forest = Forest
    .text = Trees, and something behind the trees.
terrain-hill = Hill
    .text = Half a mountain, at no extra price.
terrain-mountain = Mountain
    .text = A mountain stands here and adds 1 to the price.
terrain-swamp = Swamp
    .text = Land, strictly speaking.
terrain-sea = Sea
    .text = Water: closed to most armies. If it touches the board’s edge, the regions on its shore are open to a first conquest.
terrain-lake = Lake
    .text = Water: closed to most armies.
# The underground mountain.
terrain-black-mountain = Black mountain
    .text = A mountain stands here and adds 1 to the price. In a mixed game it counts as a mountain.
terrain-mud = Mud pool
    .text = In a mixed game it counts as swamp.
terrain-mushroom = Mushroom forest
    .text = In a mixed game it counts as forest.
terrain-crystal = Crystal field
    .text = In a mixed game it counts as a magic region.
terrain-mine = Mine
    .text = In a mixed game it counts as a region with a mine.
terrain-river = River
    .text = Price 1 plus whatever is in it. A bridge for one turn: armies that cannot live in water leave it at redeployment and do not score it. Its ends at the board’s edge are open to a first conquest.
terrain-chasm = Chasm
    .text = Not a region: no entry and no crossing. Do not drop anything you like.

## Symbols printed on regions

symbol-mine = Mine
    .text = Some races and powers earn a coin for it.
symbol-magic = Magic
    .text = Some races and powers earn a coin for it.
symbol-cavern = Cavern
    .text = Joined below the ground to every other cavern, for those who know the way.
symbol-volcano = Volcano mark
    .text = The Volcano of the Flames may be set on this chasm.
symbol-tribe = Lost Tribe
    .text = A Lost Tribe lives here when the game begins.
symbol-monsters = Monsters
    .text = Two monsters live here when the game begins, on top of something worth finding.

## Phases of a turn

phase-pick = Pick a combo
    .text = Choose one of the open combos: slot 1 is free, each slot below costs 1 coin more.
phase-start = Start of the turn
    .text = Decline, or begin the campaign.
phase-conquest = Conquest
    .text = Conquer regions, try the die, or stop.
phase-redeploy = Redeployment
    .text = Spread your tokens over your regions, at least one in each, and place your pieces.
phase-retreat = Retreat
    .text = Driven-out tokens are placed on regions their army still holds.
phase-aftermath = After scoring
    .text = A last choice before the turn passes on.
phase-over = The game is over
    .text = Count the coins and be gracious about it.

## Boxes

box-surface = Surface
    .text = Fourteen races and twenty powers under an open sky.
box-underground = Underground
    .text = Fifteen races and twenty-one powers below, with places, relics and monsters.
box-mixed = Mixed
    .text = Both boxes together; what cannot work on the chosen map stays out.

## Means of conquest: what can be named after "by", as in "conquer wood by dragon"

means-dragon = the dragon
means-sorcery = sorcery
means-vampire = the vampire’s bite
means-orb = the Shiny Orb
means-socks = the Stinky Troll’s Socks
means-sword = the Sword of the Killer Rabbit
means-doormat = the Flying Doormat
means-bag = the Bag-o’-Many-Things

## House rules: the name of the switch, and what it means when it is on or off

option-own-decline-adds-cost = Own declined tokens count in the price
    .text = On: a token of your own declined army raises the price of its region. Off: it does not.
option-pay-with-combo-coins = Coins on a combo help to pay for it
    .text = On: the coins lying on the combo you pick may be used to pay for it. Off: you need enough coins before you pick.
option-keep-residual-badges = Fortified and Seafaring badges stay
    .text = On: these badges stay beside a declined banner while a fortress stands or water is held. Off: they are discarded at decline.
option-own-decline-non-empty = Own declined regions are non-empty
    .text = On: conquering a region of your own declined army counts for bonuses for non-empty regions. Off: it does not.
option-victims-redeploy-first = Victims redeploy first
    .text = On: displaced defenders are placed before the attacker redeploys. Off: after.
option-berserk-must-roll = Berserk must roll
    .text = On: a Berserk army has to roll before every conquest. Off: it may.
option-single-die-per-turn = One die per turn
    .text = On: declined Ghouls and the active army share one final die. Off: each has its own.
option-ghouls-after-pick = Ghouls after the pick
    .text = On: a seat without an active army picks before its declined Ghouls campaign. Off: the Ghouls go first.
option-homeless-ghouls-lost = Homeless Ghouls are lost
    .text = On: declined Ghouls who lose their last region are gone. Off: they come back with a first conquest.
option-substitution-needs-token = Replacing needs a token in hand
    .text = On: Sorcerers, Vampire armies and the Orb need a token in hand to replace another. Off: an empty hand will do.
option-sorcerer-entry = Sorcery as the first conquest
    .text = On: Sorcerers may enter the board by replacing a lone token at the edge. Off: only flying ones may.
option-failed-attempt-is-attack = A failed die is an attack
    .text = On: a failed final attempt counts as an attack for Diplomat and Vengeful. Off: only conquests count.
option-sea-entry = First conquest on a sea
    .text = On: a Seafaring army may begin on a sea at the board’s edge. Off: it must begin on land.
option-alchemist-needs-tokens = Alchemists need somebody at home
    .text = On: the Alchemist’s coins are paid only while a token of the army is on the board. Off: always while it is active.
option-gnomes-immune-in-decline = Declined Gnomes stay protected
    .text = On: nobody may use abilities to conquer Gnomes in decline either. Off: the protection ends at decline.
option-ancient-returns = The Great Ancient returns
    .text = On: Cultists who lost all their regions bring the Great Ancient back with their next conquest. Off: it is out for good.
option-hammer-needs-dwarf = Hammers need a Dwarf
    .text = On: every conquest with hammers needs at least one Dwarf along. Off: hammers alone will do.
option-wisp-failure-ends = A failed wisp roll ends the conquests
    .text = On: when a roll of the Will-o’-Wisps fails, their conquests are over. Off: only that region is barred.
option-pipe-connects-flock = The Pipe joins a flock
    .text = On: regions linked by the Great Brass Pipe count as connected for Flocking. Off: they do not.
option-reborn-still-first-conquest = Rebirth does not replace the first conquest
    .text = On: an army that came to the board by rebirth alone must still begin at the edge. Off: it already stands on the board.
option-movable-armor = Mushroom armours can be moved
    .text = On: armours already placed may be moved at a later redeployment. Off: only new ones are placed.
option-ghost-own-regions-only = The Ghost haunts its owner only
    .text = On: the Ghost may go only to regions of the Crypt’s holder. Off: to any region.
option-balrog-counts-as-player = The Balrog counts for its summoner
    .text = On: what the Balrog takes counts as taken by the player who moved it, for monsters’ finds, Martyr, Liches and Vengeful. Off: none of these happens.
option-sea-costs-one = Seas cost Kraken 1 token
    .text = On: Kraken pay 1 for a sea or lake on a surface map. Off: they pay 2.
option-ring-per-region = The Ring is paid for each region
    .text = On: Froggy’s Ring takes 1 coin for each active region of an opponent beside it. Off: 1 coin from each such opponent.
option-thieving-declined-too = Thieves rob declined races too
    .text = On: Thieving also takes its coin from opponents who have only declined tokens next door. Off: active tokens only.
option-places-and-relics = Places and relics above ground
    .text = On: in a mixed game on a surface map, monsters guard popular places and righteous relics. Off: only below ground.
option-open-coins = Open coins
    .text = On: everybody sees everybody’s coins. Off: coins stay hidden until the end.
