### Explanations: why a region costs what it costs, where coins come from, why a move is refused.
###
### For translators:
### - Price and income parts are lines of a small sum, for example
###   "Region: 2", "Mountain: +1", "Commando: -1", "Price: 2".
### - $amount, $price, $hand, $coins are numbers; $seat is the name of a seat ("Seat 2" or a
###   player’s name); $name, $piece, $race, $means, $phase are names from content.ftl; $region is the
###   name of a region. FORM asks for another form of a name than the plain one, see docs/words.md.

## Parts of a price

# $amount is 2.
price-base = Region: { $amount }
# The first part of the price of a river region, in place of price-base. $amount is 1.
price-river = River: { $amount }
price-mountain = Mountain: +{ $amount }
price-lair = Troll lair: +{ $amount }
price-fortress = Fortress: +{ $amount }
price-encampment = { $amount ->
    [one] Encampment: +{ $amount }
   *[other] Encampments: +{ $amount }
}
price-armour = { $amount ->
    [one] Mushroom armour: +{ $amount }
   *[other] Mushroom armours: +{ $amount }
}
price-keep = Keep on the Motherland: +{ $amount }
price-tokens = { $amount ->
    [one] Defending token: +{ $amount }
   *[other] Defending tokens: +{ $amount }
}
# Tokens of the attacker’s own declined army.
price-own-tokens = { $amount ->
    [one] Your own declined token: +{ $amount }
   *[other] Your own declined tokens: +{ $amount }
}
price-tribe = { $amount ->
    [one] Lost Tribe: +{ $amount }
   *[other] Lost Tribes: +{ $amount }
}
price-monsters = { $amount ->
    [one] Monster: +{ $amount }
   *[other] Monsters: +{ $amount }
}
# The roll, as a discount: a negative number.
price-die = The die: { $amount }
# What raises a price back to 1 if discounts would make it lower.
price-floor = Never below 1: +{ $amount }
# The discount of a special means such as the dragon or the Sword: a negative number.
price-means = Special means: { $amount }
# A race, power or place that makes the region cheaper (negative) or more expensive (positive).
# Numbers above 0 need a plus sign here; negative ones have their sign.
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
# Tokens in the region that do not count because of $name (a race such as the Flames, or a relic).
# $amount is negative.
price-ignored = Tokens ignored ({ $name }): { $amount }
# $name would make the region cheaper, but nothing helps against its defenders (Gnomes). $amount is 0.
price-no-help = { $name } does not help here: { $amount }
# Coins, not tokens: what the owner of the region gets from its conqueror.
price-toll = { $amount ->
    [one] Toll to its owner: { $amount } coin
   *[other] Toll to its owner: { $amount } coins
}
# Tokens of the conqueror that the defenders take with them, by a home-made ability.
price-thorns = { $amount ->
    [one] Lost in taking it: { $amount } token
   *[other] Lost in taking it: { $amount } tokens
}
price-total = { $amount ->
    [one] Price: { $amount } token
   *[other] Price: { $amount } tokens
}

## Parts of an income

income-regions = Regions: { $amount }
income-declined-regions = Regions in decline: { $amount }
# A race, power, place or relic that brings coins.
income-trait = { $name }: +{ $amount }
# Coins taken from another seat, thanks to a power or relic. $seat pays.
income-collected = { $name }, from { $seat }: +{ $amount }
# What the Scepter adds.
income-doubled = Doubled region: +{ $amount }
# Coins for declining (Vanishing).
income-decline = For declining: +{ $amount }
income-total = { $amount ->
    [one] Income: { $amount } coin
   *[other] Income: { $amount } coins
}

## Why not? Whose turn, which phase

why-not-your-turn = Not yet: { $seat } has to decide first.
why-game-over = The game is over.
why-chance = A die or a draw has to come first.
why-wrong-phase = Not in this phase. Now: { $phase }.
why-not-possible = That is not possible now.

## Why not? The target

why-unknown-region = There is no region “{ $region }” on this map.
why-already-yours = This army already holds that region.
why-own-army = Your own active army stands there.
why-chasm = Nobody can enter a chasm.
why-water = This army cannot enter that water.
why-out-of-reach = Out of reach: this army holds no region next to it.
why-first-conquest = An army without a region must begin where it may enter: usually at the edge of the board.
# $piece: what protects the region.
why-immune = That region is immune: { $piece }.
# $piece: what stands there.
why-closed = Nobody can conquer that region: { $piece }.
# $seat is the seat that must not be attacked.
why-peace = { $seat } has made peace with you: you may not attack that army before its owner’s next turn.
# $seat is the owner of declined Liches, or of others who take a toll.
why-toll = { $coins ->
    [one] To take that region you must pay { $coins } coin to { $seat }, and you have none.
   *[other] To take that region you must pay { $coins } coins to { $seat }, and you have fewer.
}
# $race: the race that holds the region.
why-untouchable = No ability works against { $race }: only plain tokens, plain borders and the ordinary final die.
why-barred = That region is barred to this army for the rest of the turn.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] That takes { $price } token
   *[other] That takes { $price } tokens
}, and you have only { $hand } in hand.
why-no-token = A conquest needs at least one token in hand.
why-affordable-without-die = No die needed: the price is { $price }, and you have { $hand } in hand.
why-die-too-far = Even a 3 would not be enough: the price is { $price }, and you have { $hand } in hand.
why-die-spent = This army has already rolled its die.
why-must-roll = You have to roll the die first.
why-already-rolled = You have already rolled: conquer with the die, or stop.
why-no-hope = Even the best roll would not be enough for any region in reach.

## Why not? Special means

why-means-missing = This army cannot use { $means }.
why-means-used = Already used this turn: { $means }.
why-means-useless = That would make no difference here.
why-not-lone-token = Only a region with exactly one active token of an opponent can be taken that way.
# $piece: what protects the token.
why-substitution-stopped = The token there cannot be replaced: { $piece }.
why-substitution-declined = Tokens in decline cannot be replaced.
why-tray-empty = The tray is empty: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Regions can be abandoned only before the first conquest of the turn.
why-not-held = This army does not hold that region.
why-cannot-decline = Declining comes before anything else in a turn; only the Balrog may move and regions may be reborn first.
why-nothing-lent = Stonehedge lends you no power to decline by.
why-first-turn = An army cannot decline on the turn it was picked.
why-slot-empty = There is no combo in slot { $slot }.
why-slot-too-dear = { $price ->
    [one] That combo costs { $price } coin
   *[other] That combo costs { $price } coins
}, and you have { $coins }.
why-swap = Only Shadow Mimes can swap badges, and only with another open combo.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] That takes { $amount } token
   *[other] That takes { $amount } tokens
}, and you have only { $hand } in hand.
# The Amazons’ four, or all of them if there are fewer.
why-must-keep = { $amount ->
    [one] Exactly { $amount } token has to stay in hand.
   *[other] Exactly { $amount } tokens have to stay in hand.
}
why-tokens-left = { $amount ->
    [one] { $amount } token is still in hand: place it first.
   *[other] { $amount } tokens are still in hand: place them first.
}
why-none-left = None left to place: { $piece }.
why-already-placed = Already placed this turn: { $piece }.
why-not-here = That cannot be placed there: { $piece }.
why-cannot-ally = No peace with { $seat } this turn.
why-nothing-to-sacrifice = There is no declined token of yours to sacrifice there.

## Warnings before an action

# Declined Ghouls rest or stop while their seat could still decline.
caution-loses-decline = After this you can no longer decline this turn.
