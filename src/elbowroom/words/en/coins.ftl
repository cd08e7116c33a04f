### Where the coins of a game came from and went to: short names, for tables and charts.

source-income-regions = regions
source-income-declined-regions = regions in decline
# Coins that a race, a power, a place or a relic brings.
source-income-trait = races, powers, places and relics
source-income-doubled = doubled regions
# The power Vanishing, when its army declines.
source-income-decline = vanishing
# Coins that other seats had to give.
source-income-collected = from others
# Coins that lay on a combo when it was picked.
source-coins-on-combo = found on combos
# Coins that others paid for attacking.
source-toll-taken = toll taken
# Tokens given to the Altar of Souls.
source-sacrifice = sacrifices

# From here on, coins are spent: the number next to the name is negative.
source-combo-price = paid for combos
source-collected-by-others = given to others
source-toll-paid = toll paid
