### Help: the cards of things, the compendium, the rules in short, the first game.
###
### For translators:
### - Names and rules of single things are in content.ftl; this file has the text around them.
### - $seat is the name of a seat or a player, $region that of a region, $piece of a piece.

## Cards

card-kind-race = Race
card-kind-power = Power
card-kind-place = Popular Place
card-kind-relic = Righteous Relic
card-kind-piece = Piece
card-kind-terrain = Terrain
card-kind-symbol = Symbol
card-kind-phase = Part of a turn
card-in-decline = In decline:
card-now = Now:
card-more = More in the compendium
# The number on a banner or a badge.
card-tokens = { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
# The Amazons’ four.
card-extra = { $amount } more on the attack
# What the box holds of a race.
card-tray = { $amount } in the box
card-supply = { $amount ->
    [one] only one
   *[other] { $amount } of them
}
card-defence = +{ $amount } on the price
card-immune = immune
card-price = price { $amount }
card-brings-piece = { $amount ->
    [one] brings: { $piece }
   *[other] brings: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

# From the coming income of the seat to move.
card-brings = { $coins ->
    [one] Brings 1 coin.
   *[other] Brings { $coins } coins.
}
card-not-here = Not in this game.
card-in-tray = { $amount ->
    [0] The tray is empty.
   *[other] { $amount } left in the tray.
}
card-discarded = The badge is discarded for now.
# $price is in coins; $coins lie on the combo.
card-open-slot = { $coins ->
    [0] Open in slot { $slot }, for { $price }.
   *[other] Open in slot { $slot }, for { $price }, with { $coins } on it.
}
# $regions: how many the army holds; $hand: tokens in hand.
card-active = { $hand ->
    [0] Active: { $seat }, regions: { $regions }.
   *[other] Active: { $seat }, regions: { $regions }, in hand: { $hand }.
}
card-declined = In decline: { $seat }, regions: { $regions }.
# $where: a list of regions.
card-stands = On the board: { $where }.
card-and-more = { $first } and { $more } more
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] One region of this map.
   *[other] { $amount } regions of this map.
}
card-phase-now = The game is here.

## The compendium

compendium-title = Compendium
compendium-cards = All cards
compendium-lead = Every race and power, every place, relic and piece, and the ground they stand on.
compendium-search = Search
compendium-search-hint = Elves, mountain, coins …
compendium-kind = Kind
compendium-box = Box
compendium-all-kinds = Everything
compendium-all-boxes = Both boxes
compendium-kinds-race = Races
compendium-kinds-power = Powers
compendium-kinds-place = Popular Places
compendium-kinds-relic = Righteous Relics
compendium-kinds-piece = Pieces
compendium-kinds-terrain = Terrain
compendium-kinds-symbol = Symbols
compendium-kinds-phase = Parts of a turn
# How many things fit the search.
compendium-found = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
compendium-nothing = Nothing like that is in the boxes.
compendium-nothing-hint = Try fewer letters, or clear the filters for box and kind.
compendium-reset = Show everything
compendium-failed = The numbers on the cards could not be loaded. Is the server running?
compendium-again = Try again
# A link on one card. $name: its name.
compendium-link = Link to this card: { $name }

## Effects: small labels, and words that the search knows

effect-coins = coins
effect-cheaper = cheaper conquests
effect-dearer = costlier conquests
effect-reach = reach
effect-dice = dice
effect-tokens = tokens
effect-defence = protection
effect-means = special conquests

## The rules in short

rules-title = The rules in short
rules-lead = Five minutes of reading. Or play the first game with a guide and read nothing at all.
rules-see = Cards:
rules-guide = Play the guided first game
rules-contents = On this page
rules-goal = What it is about
    .text = There are more peoples than places. Lead one of them across the map, take what you can hold, and when it has spread itself too thin, let it fade and send the next. Coins decide: whoever has most after the last round wins.
    .more = Everyone begins with 5 coins. How many the others have is secret until the end. A game lasts eight to ten rounds; the map says how many.
rules-turn = A turn
    .text = The first time, and after every decline, you begin by picking a combo. From then on a turn is either a campaign or a decline, never both.
    .more = A campaign is conquest, then redeployment, then scoring. Then it is the next seat’s turn.
rules-pick = Picking a combo
    .text = Six combos lie open in a column, each a race with a power that chance gave it. The first is free. To take one further down, drop a coin on each combo above it; those coins go to whoever picks that combo one day.
    .more = Add the two numbers: that is how many tokens you get. Do not expect many more: they must last for the whole life of this army.
rules-conquest = Conquering
    .text = A new army comes in from the edge of the board, or from the shore of a sea that touches the edge. After that it takes one region after another, each next to one it holds already.
    .more = Before the first conquest of a turn all tokens but one in each region come back to your hand, ready to march. You may also abandon regions then, to march with everybody.
rules-price = The price of a region
    .text = A region takes 2 tokens, and 1 more for everything that stands in it: a mountain, each token of somebody else, a Lost Tribe, a fortress and the like. Races and powers make some regions cheaper, but never below 1.
    .more = There is no luck in it: with enough tokens in hand, you win. They stay in the region until you redeploy.
rules-example = For instance, a mountain with two tokens of a neighbour:
rules-die = The last try
    .text = When you no longer have enough tokens but still have at least one in hand, you may name one more region that you are up to 3 tokens short of, and roll the die. Hand and die together must reach its price. Either way, your conquests are over for this turn.
    .more = Half of its faces are blank. Hope is not a plan, but it is allowed.
rules-losses = When you lose a region
    .text = One token is lost for good; the others return to you and are placed on other regions of the same army when the attacker’s turn ends. A lone token is simply lost.
    .more = Some regions are immune: heroes, the dragon, a hole in the ground and others keep everybody out.
rules-redeploy = Redeployment
    .text = When you stop conquering, spread your tokens over the regions of your army as you like, at least one in each. Strong borders and a thin hinterland is the usual recipe.
    .more = Now pieces are placed as well: a fortress, encampments, heroes, whatever your army brought along.
rules-decline = Decline
    .text = A tired army can be put into decline. That takes the whole turn: one token stays in each region, turned grey, the others leave. You still score for all these regions, then and in later turns, until somebody takes them.
    .more = Next turn you pick a fresh combo. Only one army of yours can be in decline: with the second decline the first one leaves the board.
rules-scoring = Scoring
    .text = At the end of your turn each region you hold brings 1 coin, be it by the active army or the one in decline. Races and powers add their bonuses, most of them only while they are active.
    .more = Knowing when to decline is the art of the game. One more region is often worth less than an early fresh start.
rules-end = The end
    .text = After the last round all coins are counted. The most coins win. A tie goes to the seat with the most tokens on the board; if those are equal too, the victory is shared.
    .more = Then you may look at where the coins came from, watch the game again, or ask for a rematch.
rules-below = Below ground
    .text = The underground box has monsters, two to a region: whoever beats them finds a popular place, which serves its holder, or a righteous relic, which can be carried off and used once a turn.
    .more = Rivers can be crossed but not kept; chasms cannot be entered at all. Black mountains cost the same as mountains.

## The first game, with a guide

guide-title = Your first game
guide-lead = A real game on the small map, against an easy bot, with a guide at your elbow who tells you what to do next. It takes about five minutes to learn the ropes; after that the game is yours.
guide-learn = You will pick a people, take some land, hold on to it, get paid, and let it go again.
guide-start = Begin
guide-resume = Continue where you were
guide-anew = Start over
guide-rules = Or read the rules in short
guide-table = First game
guide-opponent = Practice partner

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Guide
coach-next = Next
coach-done = Thanks, I can take it from here
coach-skip = Leave the guide
coach-fold = Hide the guide
coach-unfold = Show the guide
coach-progress = { $step } of { $steps }
coach-welcome = Welcome to a world that is too small
    .text = You and one opponent share this map. Every region you hold pays a coin each turn, and after ten rounds the richest wins. Let me show you a turn.
coach-pick = Pick a people
    .text = Here are the open combos: a race and a power, thrown together by chance. The number is how many tokens you get. The first one is free, the next costs a coin, and so on. Choose any; the mounted Trolls are a fine start.
coach-price = Read the prices
    .text = The numbers on the map are prices in tokens: 2 for an empty region, 1 more for whatever stands in it. A new people comes in from the edge. Point at a region to see the sum, then click one to conquer it.
coach-conquest = Take some more
    .text = The tokens have moved in and your hand is smaller. Now only neighbours of your land can be taken. Go on while you can pay: more regions, more coins.
coach-stop = Know when to stop
    .text = When you cannot afford anything any more, you may still roll the die for a region that costs a little too much; half of its faces are blank. Otherwise, stop conquering.
coach-redeploy = Spread out
    .text = Put the tokens that are left where an attack would hurt, at least one in every region. “Spread for me” does it sensibly. Then end your turn.
coach-scoring = Payday
    .text = That was your first income: a coin for each region, and whatever your race and power add. Only you can see how much you have.
coach-wait = Now the others play
    .text = It is your opponent’s turn. If a region of yours is taken, one token is lost and the others come back to you.
coach-again = Your second turn
    .text = All tokens but one in each region are ready again. Take some more land, redeploy, end the turn. Notice how thinly your people are spread: there are no reinforcements.
coach-decline = Let them go
    .text = When a turn would bring hardly anything new, decline: you conquer nothing this turn, but the old people keep earning coins for their regions while you start afresh. You can only decline at the beginning of a turn, this one or a later one.
coach-fresh = A new beginning
    .text = The grey tokens still pay. At your next turn pick a new combo and come in from the edge again. You can even take land from your own declined people.
coach-end = That is the whole game
    .text = Pick, conquer, redeploy, decline at the right moment. Click any name to see its card, ask for a hint if you are stuck, and have fun with the rest of the game.
coach-over = Your first game is over
    .text = Below is what everybody earned, and how. Play again, or look up whatever you wondered about in the compendium. Have fun!
