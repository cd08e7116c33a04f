### The names of the regions on our own maps, by slug; maps that people make have names of their own.
###
### For translators:
### - Names are jokes, sounds and small stories: make up one of your own in the same spirit, for the
###   same terrain (sections are by map and terrain), rather than translate literally.
### - A name must fit into its region, in two lines at most: no word of more than about 16 letters.
### - `.short` is for the narrow board of the terminal, where a name begins with an article.

## surface-2: sea

region-gull-sound = Gull Sound
region-brinewink-bay = Brinewink Bay

## surface-2: farmland

region-butterfold = Butterfold
region-turnip-vale = Turnip Vale
region-barleywhistle = Barleywhistle
region-scarecrows-rest = Scarecrow’s Rest

## surface-2: forest

region-mumblewood = Mumblewood
region-the-nodding-pines = The Nodding Pines
    .short = Nodding Pines
region-owlsworth = Owlsworth
region-bramblewick = Bramblewick

## surface-2: swamp

region-bootsuck-bog = Bootsuck Bog
region-squelchminster = Squelchminster
region-lady-mire = Lady Mire
region-gnatbourne = Gnatbourne

## surface-2: hill

region-tumbledown = Tumbledown
region-goatsneeze = Goatsneeze
region-rolling-maud = Rolling Maud
region-the-comfy-knees = The Comfy Knees
    .short = Comfy Knees

## surface-2: mountain

region-mount-grudge = Mount Grudge
region-chilblain-peak = Chilblain Peak
region-the-stony-aunts = The Stony Aunts
    .short = Stony Aunts
region-frostknuckle = Frostknuckle

## surface-2: lake

region-lake-ponderwell = Lake Ponderwell

## surface-3: sea

region-the-sulking-deep = The Sulking Deep
    .short = Sulking Deep
region-herring-halls = Herring Halls

## surface-3: forest

region-toothpick-forest = Toothpick Forest
region-acorn-quarrel = Acorn Quarrel
region-twiggenshaw = Twiggenshaw
region-the-lost-mittens = The Lost Mittens
    .short = Lost Mittens
region-fernmutter = Fernmutter

## surface-3: mountain

region-eagles-hangover = Eagle’s Hangover
region-goats-last-word = Goat’s Last Word
region-crag-nasty = Crag Nasty
region-snaggletop = Snaggletop
region-the-broken-molar = The Broken Molar
    .short = Broken Molar
region-echos-retort = Echo’s Retort
region-icicle-nose = Icicle Nose

## surface-3: farmland

region-porridge-acres = Porridge Acres
region-cabbage-parish = Cabbage Parish
region-ploughmans-regret = Ploughman’s Regret
region-haystack-hollow = Haystack Hollow
region-dumpling-downs = Dumpling Downs

## surface-3: swamp

region-toads-parlour = Toad’s Parlour
region-the-damp-handshake = The Damp Handshake
    .short = Damp Handshake
region-bubbling-betty = Bubbling Betty
region-mossy-bottom = Mossy Bottom
region-leechworth = Leechworth

## surface-3: hill

region-larkbump = Larkbump
region-heather-hump = Heather Hump
region-picnic-rise = Picnic Rise
region-windy-elbows = Windy Elbows
region-shepherds-yawn = Shepherd’s Yawn

## surface-3: lake

region-mirrormoan-mere = Mirrormoan Mere

## surface-4: sea

region-oyster-gossip = Oyster Gossip
region-saltbeard-reach = Saltbeard Reach

## surface-4: farmland

region-crumbly-furrows = Crumbly Furrows
region-goosemarch = Goosemarch
region-larder-lea = Larder Lea
region-parsnip-common = Parsnip Common
region-threepenny-croft = Threepenny Croft
region-milkmaid-mile = Milkmaid Mile
region-pumpkin-assize = Pumpkin Assize

## surface-4: forest

region-woodpeckers-folly = Woodpecker’s Folly
region-badgers-ballroom = Badger’s Ballroom
region-tanglebeard = Tanglebeard
region-knotwise-grove = Knotwise Grove
region-creakinghurst = Creakinghurst
region-nettle-chancery = Nettle Chancery
region-splinterlea = Splinterlea

## surface-4: hill

region-molehill-major = Molehill Major
region-puffing-brae = Puffing Brae
region-kite-knoll = Kite Knoll
region-downhill-both-ways = Downhill Both Ways
region-sheepish-tor = Sheepish Tor
region-cloudstub = Cloudstub
region-rabbitsbury = Rabbitsbury

## surface-4: swamp

region-wetsock-fen = Wetsock Fen
region-frogsong-flats = Frogsong Flats
region-slipperwick = Slipperwick
region-soggy-dell = Soggy Dell
region-murkley = Murkley
region-sinking-steeple = Sinking Steeple
region-ooze-regis = Ooze Regis

## surface-4: mountain

region-boulderdash = Boulderdash
region-thunders-attic = Thunder’s Attic
region-yodelfast = Yodelfast
region-mount-maybe = Mount Maybe
region-pebblemother = Pebblemother
region-scree-stairs = Scree Stairs
region-the-long-gasp = The Long Gasp
    .short = Long Gasp
region-windscold = Windscold

## surface-4: lake

region-the-big-puddle = The Big Puddle
    .short = Big Puddle

## surface-5: mountain

region-hardly-horn = Hardly Horn
region-old-bald-bertram = Old Bald Bertram
region-needlehat = Needlehat
region-vertigo-vicarage = Vertigo Vicarage
region-granite-sneer = Granite Sneer
region-snowcap-sally = Snowcap Sally
region-avalanche-alley = Avalanche Alley
region-stubtoe-spire = Stubtoe Spire
region-mount-overhang = Mount Overhang

## surface-5: swamp

region-newtham = Newtham
region-dribblefen = Dribblefen
region-the-green-belch = The Green Belch
    .short = Green Belch
region-reedy-excuse = Reedy Excuse
region-lanternlost = Lanternlost
region-croakham = Croakham
region-puddlemarsh = Puddlemarsh
region-midge-manor = Midge Manor
region-drizzle-carr = Drizzle Carr

## surface-5: farmland

region-leekminster = Leekminster
region-gravy-green = Gravy Green
region-oatsbury = Oatsbury
region-sunday-fields = Sunday Fields
region-beanpole-meads = Beanpole Meads
region-radish-regis = Radish Regis
region-cheesewright = Cheesewright
region-hopwallow = Hopwallow
region-biscuit-plain = Biscuit Plain

## surface-5: hill

region-three-shins = Three Shins
region-wobble-wold = Wobble Wold
region-bellybarrow = Bellybarrow
region-thimble-top = Thimble Top
region-breezy-hob = Breezy Hob
region-grumble-rigg = Grumble Rigg
region-the-idle-slopes = The Idle Slopes
    .short = Idle Slopes
region-lazy-shoulder = Lazy Shoulder
region-badgerbank = Badgerbank

## surface-5: forest

region-squirrels-hoard = Squirrel’s Hoard
region-hidebehind = Hidebehind
region-leafless-argument = Leafless Argument
region-old-rustle = Old Rustle
region-sapstick-copse = Sapstick Copse
region-whisperbark = Whisperbark
region-beechnut-bench = Beechnut Bench
region-lumberyawn = Lumberyawn
region-cuckoo-court = Cuckoo Court

## surface-5: sea

region-the-wet-shrug = The Wet Shrug
    .short = Wet Shrug
region-barnacle-bight = Barnacle Bight

## surface-5: lake

region-lake-hushabye = Lake Hushabye

## underground-2: chasm

region-the-long-way-down = The Long Way Down
    .short = Long Way Down
region-mind-the-gap = Mind-the-Gap
region-nobottom = Nobottom
region-dropstone-deep = Dropstone Deep
region-the-great-oops = The Great Oops
    .short = Great Oops

## underground-2: mud

region-gloop-parlour = Gloop Parlour
region-slurry-spa = Slurry Spa
region-the-warm-squelch = The Warm Squelch
    .short = Warm Squelch
region-bubblebath = Bubblebath

## underground-2: crystal

region-glimmergut = Glimmergut
region-prism-prison = Prism Prison
region-the-cold-chandelier = The Cold Chandelier
    .short = Cold Chandelier
region-shardlight = Shardlight

## underground-2: mushroom

region-toadstool-row = Toadstool Row
region-sporrowfield = Sporrowfield
region-capfall = Capfall
region-the-damp-umbrellas = The Damp Umbrellas
    .short = Damp Umbrellas

## underground-2: mountain

region-upside-alp = Upside Alp
region-blackbrow = Blackbrow
region-the-buried-giant = The Buried Giant
    .short = Buried Giant
region-basalt-bess = Basalt Bess

## underground-2: river

region-blindfish-run = Blindfish Run
region-the-murmur = The Murmur
    .short = Murmur
region-cold-tea-river = Cold Tea River

## underground-2: mine

region-pickaxe-rest = Pickaxe Rest
region-deep-pockets = Deep Pockets
region-dropped-lamp = Dropped Lamp
region-lode-almighty = Lode Almighty

## underground-3: chasm

region-ember-gullet = Ember Gullet
region-vertigo-hole = Vertigo Hole
region-gapejaw = Gapejaw
region-yawning-nan = Yawning Nan

## underground-3: mountain

region-cinderhorn = Cinderhorn
region-lampless-peak = Lampless Peak
region-stalag-mighty = Stalag Mighty
region-the-dark-shrug = The Dark Shrug
    .short = Dark Shrug
region-bumphead-ridge = Bumphead Ridge
region-obsidian-ox = Obsidian Ox

## underground-3: crystal

region-quartz-quarters = Quartz Quarters
region-facet-fair = Facet Fair
region-hummingstone = Hummingstone
region-twinklepit = Twinklepit
region-amethyst-attic = Amethyst Attic

## underground-3: mine

region-canarys-end = Canary’s End
region-rusty-bucket = Rusty Bucket
region-shaft-seven = Shaft Seven
region-ore-else = Ore Else
region-nugget-nook = Nugget Nook

## underground-3: mud

region-mother-mud = Mother Mud
region-plopping-pit = Plopping Pit
region-wallow-hall = Wallow Hall
region-sludgeworth = Sludgeworth
region-blurp = Blurp

## underground-3: mushroom

region-glowcap-glade = Glowcap Glade
region-truffle-vault = Truffle Vault
region-mycelia = Mycelia
region-portobello-deep = Portobello Deep
region-puffball-park = Puffball Park

## underground-3: river

region-lower-lethargy = Lower Lethargy
region-driftbone-bend = Driftbone Bend
region-echo-rapids = Echo Rapids

## underground-4: crystal

region-geode-gardens = Geode Gardens
region-looking-glass-gap = Looking-Glass Gap
region-sparkle-sump = Sparkle Sump
region-beryls-boudoir = Beryl’s Boudoir
region-the-ringing-room = The Ringing Room
    .short = Ringing Room
region-spectrum-hole = Spectrum Hole
region-lustre-lodge = Lustre Lodge

## underground-4: chasm

region-smoulder-crack = Smoulder Crack
region-farewell-step = Farewell Step
region-ashthroat = Ashthroat
region-the-hungry-dark = The Hungry Dark
    .short = Hungry Dark

## underground-4: river

region-the-unlit-ferry = The Unlit Ferry
    .short = Unlit Ferry
region-paddlenought = Paddlenought
region-dark-drizzle = Dark Drizzle
region-otters-doubt = Otter’s Doubt
region-inkwater = Inkwater

## underground-4: mud

region-potters-dream = Potter’s Dream
region-the-brown-study = The Brown Study
    .short = Brown Study
region-clay-kitchen = Clay Kitchen
region-stickfoot = Stickfoot
region-mudlark-mews = Mudlark Mews
region-ooze-corner = Ooze Corner
region-slopsink = Slopsink

## underground-4: mountain

region-ceiling-scraper = Ceiling Scraper
region-mount-nosky = Mount Nosky
region-sootspire = Sootspire
region-the-inner-tor = The Inner Tor
    .short = Inner Tor
region-gravel-king = Gravel King
region-rootless-rock = Rootless Rock
region-midnight-massif = Midnight Massif

## underground-4: mine

region-diggorys-debt = Diggory’s Debt
region-fools-gallery = Fool’s Gallery
region-vein-hope = Vein Hope
region-clinkers = Clinkers
region-payday-pit = Payday Pit
region-tinpan-tunnel = Tinpan Tunnel
region-the-last-prop = The Last Prop
    .short = Last Prop

## underground-4: mushroom

region-gillwood = Gillwood
region-morel-dilemma = Morel Dilemma
region-fungle-jungle = Fungle Jungle
region-stinkhorn-lane = Stinkhorn Lane
region-sporesmouth = Sporesmouth
region-button-orchard = Button Orchard
region-inkcap-arcade = Inkcap Arcade

## underground-5: mountain

region-old-heavy = Old Heavy
region-flintmother = Flintmother
region-deadweight = Deadweight
region-hunchback-fell = Hunchback Fell
region-coalbeard = Coalbeard
region-shadowcleft = Shadowcleft
region-rumblecrag = Rumblecrag
region-mount-below = Mount Below
region-the-stone-sleeper = The Stone Sleeper
    .short = Stone Sleeper

## underground-5: mine

region-wheelbarrow-walk = Wheelbarrow Walk
region-motherlode-inn = Motherlode Inn
region-cobalt-cut = Cobalt Cut
region-overtime = Overtime
region-dynamite-dairy = Dynamite Dairy
region-slag-sunday = Slag Sunday
region-silver-splinter = Silver Splinter
region-helmet-hollow = Helmet Hollow
region-bottom-rung = Bottom Rung

## underground-5: mud

region-dollop-dell = Dollop Dell
region-quaggy-cellar = Quaggy Cellar
region-gurgle-green = Gurgle Green
region-the-slow-swim = The Slow Swim
    .short = Slow Swim
region-boot-graveyard = Boot Graveyard
region-muckle-puddle = Muckle Puddle
region-treacle-trap = Treacle Trap
region-grubwash = Grubwash
region-silt-salon = Silt Salon

## underground-5: crystal

region-brittle-hall = Brittle Hall
region-tinkledeep = Tinkledeep
region-frozen-rainbow = Frozen Rainbow
region-topaz-tangle = Topaz Tangle
region-glassbeard = Glassbeard
region-opal-ossuary = Opal Ossuary
region-dazzle-den = Dazzle Den
region-cut-corners = Cut Corners
region-shiny-mistake = Shiny Mistake

## underground-5: chasm

region-lostcoin-rift = Lostcoin Rift
region-whistling-void = Whistling Void
region-furnace-grin = Furnace Grin
region-sighing-split = Sighing Split

## underground-5: mushroom

region-chanterelle-hall = Chanterelle Hall
region-mouldy-meadow = Mouldy Meadow
region-the-soft-ceiling = The Soft Ceiling
    .short = Soft Ceiling
region-fairy-parking = Fairy Parking
region-shroomstead = Shroomstead
region-velvet-stalks = Velvet Stalks
region-nightcap-nook = Nightcap Nook
region-bracket-brow = Bracket Brow
region-little-rot = Little Rot

## underground-5: river

region-palefin-pool = Palefin Pool
region-sleepwater = Sleepwater
region-the-backwards-brook = The Backwards Brook
    .short = Backwards Brook
region-dripping-mile = Dripping Mile
region-lantern-ford = Lantern Ford
