### The painter of maps in the workshop, and what is wrong with a map.

## Mistakes of a map
##
## They stand behind the place or in a list, and begin with a small letter or a name.

# $amount: hexagons.
collection-map-blank = { $amount ->
    [one] one hexagon belongs to no region; paint it, or fill the gaps
   *[other] { $amount } hexagons belong to no region; paint them, or fill the gaps
}
collection-map-regions = { $amount } regions are too many; at most { $most } are possible
# $name: the name of a region.
collection-map-pieces = “{ $name }” is in { $amount } pieces; join them, or make a region of each
collection-map-name = “{ $name }” is the name of another region too; give one of them another name
collection-map-cut-off = no army can reach “{ $name }” from the edge over land and rivers; join it to the rest
collection-map-many-monsters = { $amount } regions have monsters; at most { $most } can

## The painter

painter-add = Map
# The name of a new map, and of new regions on it.
painter-new = New map
painter-region-name = Region { $number }
painter-remove = Remove this map
painter-map = The map
painter-rounds = Rounds
painter-columns = Hexagons across
painter-rows = Hexagons down

## Tools

painter-tool = Tool
# $number: the key that chooses the tool.
painter-tool-item = { $number } { $tool }
painter-tool-region = New region
painter-tool-region-text = Every stroke paints a new region.
painter-tool-brush = Brush
painter-tool-brush-text = Paints more of the chosen region.
painter-tool-fill = Fill
painter-tool-fill-text = Fills a gap, or takes over a piece of another region.
painter-tool-merge = Merge
painter-tool-merge-text = The region you click on becomes part of the chosen one.
painter-tool-erase = Erase
painter-tool-erase-text = Takes hexagons away from their regions.
painter-tool-pick = Choose
painter-tool-pick-text = Chooses the region you click on.
painter-brush = Size of the brush
painter-brush-0 = small
painter-brush-1 = medium
painter-brush-2 = large
painter-colours = Colours
painter-colours-terrain = by terrain
painter-colours-regions = by region
painter-fill-gaps = Fill the gaps
painter-grid = The map as hexagons
painter-keys = By keyboard: arrows move, Space paints, Shift with arrows goes on painting, 1 to 6 choose a tool, + and - the size of the brush.
painter-blank = no region
# Where the keyboard is; $what: a region and what is printed in it.
painter-cursor = Row { $row }, column { $column }: { $what }

## The region in hand

painter-region = Region
painter-region-choose = Chosen region
painter-region-none = Paint a first region on the map.
painter-region-remove = Remove this region
painter-terrain = Terrain
painter-printed = Also here

## Is it finished?

painter-checks = Can it be played?
painter-fine = Yes: this map can be played.
painter-count-regions = { $amount } of { $most } regions
# $least and $most: how many our own boards have for that many players.
painter-count-land = land: { $amount } (usual: { $least } to { $most })
painter-count-entries = entry regions: { $amount }
painter-count-tribes = Lost Tribes: { $amount }
painter-count-monsters = monsters: { $amount } (usual: { $usual })
painter-odd-lake = “{ $name }” is a lake on the edge of the map. Should it be a sea?
painter-odd-sea = “{ $name }” is a sea inside the map. Should it be a lake?
painter-look = The finished look
painter-look-wrong = It is drawn as soon as the map can be played.
painter-look-soon = It is being drawn …
painter-try-text = A practice table against easy bots, on this map.

## The generator

painter-generate = Generate a board
painter-generate-text = A fair board for the box and the players above, as large as ours. It replaces what is painted; you can undo that.
painter-generate-button = Generate
painter-seed = Seed
painter-seed-hint = A number; the same one gives the same board everywhere. Empty: chance.
painter-seed-was = This is the board of seed { $seed }.

## The form of a new table

new-made-gallery = From the gallery
new-made-gallery-none = Nothing in the gallery fits.
# $name: a map.
new-made-map = { $name } ({ $players } players)
# Above the maps of a collection that somebody sends or publishes.
painter-maps = Maps to play on
