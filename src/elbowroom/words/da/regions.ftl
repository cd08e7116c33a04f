## surface-2: sea

region-gull-sound = Mågesund
region-brinewink-bay = Saltblinkebugt

## surface-2: farmland

region-butterfold = Smørfolde
region-turnip-vale = Roerup
region-barleywhistle = Bygfløjte
region-scarecrows-rest = Fugleskræmsro

## surface-2: forest

region-mumblewood = Mumleskov
region-the-nodding-pines = Nikkende Fyrre
region-owlsworth = Uglerup
region-bramblewick = Brombærvig

## surface-2: swamp

region-bootsuck-bog = Støvleslug
region-squelchminster = Svuppelev
region-lady-mire = Fru Mosekær
region-gnatbourne = Myggebæk

## surface-2: hill

region-tumbledown = Trillerup
region-goatsneeze = Gedenys
region-rolling-maud = Trille-Maren
region-the-comfy-knees = De Bløde Knæ
    .short = Bløde Knæ

## surface-2: mountain

region-mount-grudge = Nagbjerg
region-chilblain-peak = Frostknudetind
region-the-stony-aunts = Stentanterne
region-frostknuckle = Kuldekno

## surface-2: lake

region-lake-ponderwell = Grublesø

## surface-3: sea

region-the-sulking-deep = Surmulehavet
region-herring-halls = Sildesalene

## surface-3: forest

region-toothpick-forest = Tandstikskov
region-acorn-quarrel = Agernkævl
region-twiggenshaw = Kvistelund
region-the-lost-mittens = De Tabte Vanter
    .short = Tabte Vanter
region-fernmutter = Bregnebrum

## surface-3: mountain

region-eagles-hangover = Ørnetømmermænd
region-goats-last-word = Gedens Sidste Ord
region-crag-nasty = Grum Klippe
region-snaggletop = Skævtand
region-the-broken-molar = Knækket Kindtand
region-echos-retort = Ekkos Svar
region-icicle-nose = Istapnæse

## surface-3: farmland

region-porridge-acres = Grødagrene
region-cabbage-parish = Kålsogn
region-ploughmans-regret = Plovmands Anger
region-haystack-hollow = Høstakkerup
region-dumpling-downs = Bollemark

## surface-3: swamp

region-toads-parlour = Tudsestuen
region-the-damp-handshake = Klamt Håndtryk
region-bubbling-betty = Boble-Bente
region-mossy-bottom = Mosbund
region-leechworth = Igleby

## surface-3: hill

region-larkbump = Lærkebule
region-heather-hump = Lyngpukkel
region-picnic-rise = Madkurvhøj
region-windy-elbows = Blæsealbuer
region-shepherds-yawn = Hyrdegab

## surface-3: lake

region-mirrormoan-mere = Spejlsuk Sø

## surface-4: sea

region-oyster-gossip = Østerssladder
region-saltbeard-reach = Saltskægdyb

## surface-4: farmland

region-crumbly-furrows = Krummefurer
region-goosemarch = Gåsegang
region-larder-lea = Spiskammer
region-parsnip-common = Pastinakfælled
region-threepenny-croft = Treskillinghus
region-milkmaid-mile = Malkepigemil
region-pumpkin-assize = Græskarting

## surface-4: forest

region-woodpeckers-folly = Spættens Nykker
region-badgers-ballroom = Grævlingebal
region-tanglebeard = Filtskæg
region-knotwise-grove = Knudeklog Lund
region-creakinghurst = Knirkelund
region-nettle-chancery = Nældekancelli
region-splinterlea = Splinteryd

## surface-4: hill

region-molehill-major = Stormuldskud
region-puffing-brae = Pustebakke
region-kite-knoll = Dragehøj
region-downhill-both-ways = Nedad Begge Veje
region-sheepish-tor = Fårehoved
region-cloudstub = Skystub
region-rabbitsbury = Kaninkøbing

## surface-4: swamp

region-wetsock-fen = Vådsokkekær
region-frogsong-flats = Frøkor
region-slipperwick = Tøffelvig
region-soggy-dell = Sjapdal
region-murkley = Plumrelev
region-sinking-steeple = Synkespir
region-ooze-regis = Kongens Ælte

## surface-4: mountain

region-boulderdash = Kampestensløb
region-thunders-attic = Tordenloftet
region-yodelfast = Jodlefast
region-mount-maybe = Måskebjerg
region-pebblemother = Mor Småsten
region-scree-stairs = Skredtrappen
region-the-long-gasp = Det Lange Gisp
    .short = Lange Gisp
region-windscold = Vindskænd

## surface-4: lake

region-the-big-puddle = Storpytten

## surface-5: mountain

region-hardly-horn = Knaphorn
region-old-bald-bertram = Skaldede Bertram
region-needlehat = Nålehat
region-vertigo-vicarage = Svimmelgården
region-granite-sneer = Granitsmil
region-snowcap-sally = Snehue-Sanne
region-avalanche-alley = Lavinegyde
region-stubtoe-spire = Stødtåspir
region-mount-overhang = Hængebjerg

## surface-5: swamp

region-newtham = Paddelev
region-dribblefen = Savlekær
region-the-green-belch = Grønbøvs
region-reedy-excuse = Sivsnak
region-lanternlost = Lygtetab
region-croakham = Kvækkeby
region-puddlemarsh = Pytkær
region-midge-manor = Mitgård
region-drizzle-carr = Støvregnskær

## surface-5: farmland

region-leekminster = Porrestrup
region-gravy-green = Sovseby
region-oatsbury = Havrelev
region-sunday-fields = Søndagsmark
region-beanpole-meads = Bønnestagseng
region-radish-regis = Kongsradise
region-cheesewright = Ostemager
region-hopwallow = Humlesøle
region-biscuit-plain = Kiksesletten

## surface-5: hill

region-three-shins = Tre Skinneben
region-wobble-wold = Vakkelhøj
region-bellybarrow = Mavehøj
region-thimble-top = Fingerbøltop
region-breezy-hob = Luftig Knold
region-grumble-rigg = Brokkeryg
region-the-idle-slopes = Dovne Skråninger
region-lazy-shoulder = Ladskulder
region-badgerbank = Grævlebrink

## surface-5: forest

region-squirrels-hoard = Egernets Gemme
region-hidebehind = Gembag
region-leafless-argument = Bladløst Argument
region-old-rustle = Gammelrasle
region-sapstick-copse = Harpiksholt
region-whisperbark = Hviskebark
region-beechnut-bench = Bogbænken
region-lumberyawn = Tømmergab
region-cuckoo-court = Gøgetinget

## surface-5: sea

region-the-wet-shrug = Våd Skulder
region-barnacle-bight = Rurbugten

## surface-5: lake

region-lake-hushabye = Visselulsø

## underground-2: chasm

region-the-long-way-down = Den Lange Vej Ned
    .short = Lange Vej Ned
region-mind-the-gap = Pas-på-Hullet
region-nobottom = Bundløse
region-dropstone-deep = Drypstensdyb
region-the-great-oops = Det Store Ups
    .short = Store Ups

## underground-2: mud

region-gloop-parlour = Sjaskestuen
region-slurry-spa = Gyllespa
region-the-warm-squelch = Det Lune Svup
    .short = Lune Svup
region-bubblebath = Boblebad

## underground-2: crystal

region-glimmergut = Glimmervom
region-prism-prison = Prismefængsel
region-the-cold-chandelier = Den Kolde Krone
    .short = Kolde Krone
region-shardlight = Skårlys

## underground-2: mushroom

region-toadstool-row = Fluesvamprække
region-sporrowfield = Sporemark
region-capfall = Hattefald
region-the-damp-umbrellas = Fugtige Paraplyer

## underground-2: mountain

region-upside-alp = Omvendt Alp
region-blackbrow = Sortbryn
region-the-buried-giant = Begravet Kæmpe
region-basalt-bess = Basalt-Birthe

## underground-2: river

region-blindfish-run = Blindfiskløb
region-the-murmur = Mumleåen
region-cold-tea-river = Koldte-Åen

## underground-2: mine

region-pickaxe-rest = Hakkehvile
region-deep-pockets = Dybe Lommer
region-dropped-lamp = Tabt Lampe
region-lode-almighty = Malm Almægtig

## underground-3: chasm

region-ember-gullet = Glødesvælg
region-vertigo-hole = Svimmelhul
region-gapejaw = Gabekæft
region-yawning-nan = Gabe-Grete

## underground-3: mountain

region-cinderhorn = Slaggehorn
region-lampless-peak = Lampeløs Tind
region-stalag-mighty = Stalag-Mægtig
region-the-dark-shrug = Mørkets Skulder
region-bumphead-ridge = Bulepandekam
region-obsidian-ox = Obsidianokse

## underground-3: crystal

region-quartz-quarters = Kvartskvarter
region-facet-fair = Facetmarked
region-hummingstone = Nynnesten
region-twinklepit = Blinkehul
region-amethyst-attic = Ametystloft

## underground-3: mine

region-canarys-end = Kanariegrav
region-rusty-bucket = Rusten Spand
region-shaft-seven = Skakt Syv
region-ore-else = Malm af Lave
region-nugget-nook = Klumpekrog

## underground-3: mud

region-mother-mud = Mor Mudder
region-plopping-pit = Plumphul
region-wallow-hall = Sølesal
region-sludgeworth = Slamlev
region-blurp = Blurp

## underground-3: mushroom

region-glowcap-glade = Glødehatlysning
region-truffle-vault = Trøffelboks
region-mycelia = Mycelia
region-portobello-deep = Portobellodyb
region-puffball-park = Støvboldpark

## underground-3: river

region-lower-lethargy = Nedre Dvale
region-driftbone-bend = Drivbenssving
region-echo-rapids = Ekkofald

## underground-4: crystal

region-geode-gardens = Geodehaver
region-looking-glass-gap = Spejlglaskløft
region-sparkle-sump = Gnistersump
region-beryls-boudoir = Beryls Budoir
region-the-ringing-room = Ringestuen
region-spectrum-hole = Spektralhul
region-lustre-lodge = Glanshytten

## underground-4: chasm

region-smoulder-crack = Ulmesprække
region-farewell-step = Farveltrin
region-ashthroat = Askehals
region-the-hungry-dark = Det Sultne Mørke
    .short = Sultne Mørke

## underground-4: river

region-the-unlit-ferry = Den Mørke Færge
    .short = Mørke Færge
region-paddlenought = Padleløst
region-dark-drizzle = Mørk Støvregn
region-otters-doubt = Odderens Tvivl
region-inkwater = Blækvand

## underground-4: mud

region-potters-dream = Pottemagerdrøm
region-the-brown-study = Brune Tanker
region-clay-kitchen = Lerkøkken
region-stickfoot = Klæbefod
region-mudlark-mews = Mudderfuglgård
region-ooze-corner = Dyndhjørne
region-slopsink = Sjaskevask

## underground-4: mountain

region-ceiling-scraper = Loftsskraber
region-mount-nosky = Ikke-Himmelbjerg
region-sootspire = Sodspir
region-the-inner-tor = Indre Knold
region-gravel-king = Gruskongen
region-rootless-rock = Rodløs Sten
region-midnight-massif = Midnatsmassiv

## underground-4: mine

region-diggorys-debt = Gravers Gæld
region-fools-gallery = Tossegalleriet
region-vein-hope = Årelangt Håb
region-clinkers = Klinkerne
region-payday-pit = Lønningsgrav
region-tinpan-tunnel = Blikpandegang
region-the-last-prop = Sidste Stiver

## underground-4: mushroom

region-gillwood = Lamelskov
region-morel-dilemma = Morkeldilemma
region-fungle-jungle = Svampejungle
region-stinkhorn-lane = Stinksvampstræde
region-sporesmouth = Sporemunding
region-button-orchard = Champignonhave
region-inkcap-arcade = Blækhatpassage

## underground-5: mountain

region-old-heavy = Gamle Tung
region-flintmother = Flintmor
region-deadweight = Dødvægt
region-hunchback-fell = Pukkelfjeld
region-coalbeard = Kulskæg
region-shadowcleft = Skyggespalte
region-rumblecrag = Rumleklint
region-mount-below = Nedrebjerg
region-the-stone-sleeper = Stensoveren

## underground-5: mine

region-wheelbarrow-walk = Trillebørgang
region-motherlode-inn = Malmkroen
region-cobalt-cut = Koboltsnit
region-overtime = Overarbejde
region-dynamite-dairy = Dynamitmejeri
region-slag-sunday = Slaggesøndag
region-silver-splinter = Sølvsplint
region-helmet-hollow = Hjelmhule
region-bottom-rung = Nederste Trin

## underground-5: mud

region-dollop-dell = Klatdal
region-quaggy-cellar = Hængekælder
region-gurgle-green = Gurglegrønning
region-the-slow-swim = Sløv Svømmetur
region-boot-graveyard = Støvlekirkegård
region-muckle-puddle = Mægtig Pyt
region-treacle-trap = Sirupsfælde
region-grubwash = Snavsvask
region-silt-salon = Siltsalon

## underground-5: crystal

region-brittle-hall = Skørhal
region-tinkledeep = Klirredyb
region-frozen-rainbow = Frossen Regnbue
region-topaz-tangle = Topasvirvar
region-glassbeard = Glasskæg
region-opal-ossuary = Opalbenhus
region-dazzle-den = Blændehule
region-cut-corners = Genveje
region-shiny-mistake = Blank Fejl

## underground-5: chasm

region-lostcoin-rift = Tabtmøntrift
region-whistling-void = Fløjtetomrum
region-furnace-grin = Ovngrin
region-sighing-split = Sukkesprække

## underground-5: mushroom

region-chanterelle-hall = Kantarelhal
region-mouldy-meadow = Muggen Eng
region-the-soft-ceiling = Det Bløde Loft
    .short = Bløde Loft
region-fairy-parking = Feparkering
region-shroomstead = Svampested
region-velvet-stalks = Fløjlsstokke
region-nightcap-nook = Nathuekrog
region-bracket-brow = Poresvampbryn
region-little-rot = Lille Råd

## underground-5: river

region-palefin-pool = Blegfinnehøl
region-sleepwater = Søvnvand
region-the-backwards-brook = Baglænsbækken
region-dripping-mile = Drypmilen
region-lantern-ford = Lygtevad
