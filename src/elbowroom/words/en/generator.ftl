### Names of generated maps and of their regions, in the style of those on our boards: small, homely and a
### little silly. They need not be translations: write names that are funny in your language.
### Words and patterns stand between | signs; ~ in a pattern is where the word goes. Every word should fit
### every pattern. There should be at least 60 words, so that the regions of a map all differ.

generator-words-surface = Butter | Turnip | Grudge | Mumble | Bonnet | Thistle | Pickle | Noddle | Crumpet | Gander | Porridge | Mitten | Dumpling | Whisker | Biscuit | Trundle | Kettle | Wheeze | Fiddle | Pudding | Sniffle | Teapot | Clatter | Marrow | Hiccup | Bramble | Button | Toffee | Gosling | Waddle | Mustard | Nettle | Parsnip | Quibble | Radish | Slipper | Tumble | Ladle | Wobble | Yawn | Bellow | Cobble | Doze | Elbow | Fumble | Gravy | Haddock | Jumble | Knuckle | Lumber | Muffin | Onion | Poppet | Rumple | Stumble | Tickle | Underfoot | Vinegar | Wallop | Yonder | Snore | Treacle | Goose | Cuckoo
generator-words-underground = Ember | Gloom | Mutter | Cinder | Lantern | Drip | Cobweb | Rumble | Soot | Murk | Whisper | Candle | Bat | Cellar | Damp | Echo | Fidget | Grumble | Hollow | Iron | Jitter | Kindle | Lurch | Mole | Nightcap | Ogle | Pebble | Quiver | Rattle | Shiver | Tallow | Umber | Vault | Wick | Yelp | Anvil | Bellows | Cauldron | Dusk | Elder | Flint | Gargle | Hush | Inkwell | Jackdaw | Knock | Lichen | Mildew | Nugget | Owl | Poke | Quarrel | Rubble | Shuffle | Thud | Upside | Velvet | Wheel | Yeast | Zigzag | Tinder | Bucket | Stumble | Gravel
generator-titles = The ~ Marches | ~ and Surroundings | Greater ~ | The ~ Shires | Seven Miles of ~ | The ~ Question
generator-farmland = ~ Vale | ~ Acres | ~ Furrow | Upper ~ | Lower ~ | ~ Meadows | ~ Croft
generator-forest = ~ Wood | ~ Thicket | ~ Pines | ~ Copse | ~ Weald | ~ Alders
generator-hill = ~ Down | ~ Tump | ~ Knoll | ~ Knees | ~ Rise | ~ Hump
generator-mountain = Mount ~ | ~ Peak | The ~ Aunts | ~ Horn | Old ~ | ~ Crag
generator-swamp = ~ Bog | ~ Mire | ~ Fen | Lady ~ | ~ Puddles | ~ Slough
generator-sea = ~ Sound | ~ Bay | ~ Deep | ~ Channel
generator-lake = Lake ~ | ~ Mere | ~ Water | ~ Puddle
generator-mud = ~ Wallow | ~ Ooze | ~ Slurp | ~ Squelch | ~ Flats
generator-mushroom = ~ Caps | ~ Spores | ~ Stools | ~ Mould | ~ Gills
generator-crystal = ~ Glass | ~ Glimmer | ~ Facets | ~ Sparkle | ~ Prism
generator-mine = ~ Shaft | ~ Diggings | ~ Seam | ~ Lode | ~ Pit
generator-river = The ~ | ~ Water | ~ Run | Lesser ~
generator-chasm = ~ Gap | ~ Drop | ~ Gulp | ~ Abyss
