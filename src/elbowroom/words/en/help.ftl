### Help: the cards of things, the compendium, the rules in short, the first game.
###
### For translators:
### - Names and rules of single things are in content.ftl; here is what stands around them.
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
