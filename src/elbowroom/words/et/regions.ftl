## surface-2: sea

region-gull-sound = Kajakaväin
region-brinewink-bay = Soolasilma laht

## surface-2: farmland

region-butterfold = Võivolt
region-turnip-vale = Kaalikaorg
region-barleywhistle = Odravile
region-scarecrows-rest = Hernehirmu uni

## surface-2: forest

region-mumblewood = Pominamets
region-the-nodding-pines = Noogutavad männid
region-owlsworth = Öökulliste
region-bramblewick = Murakamaa

## surface-2: swamp

region-bootsuck-bog = Saapaneelaja
region-squelchminster = Lirtsu klooster
region-lady-mire = Proua Raba
region-gnatbourne = Sääsesaare

## surface-2: hill

region-tumbledown = Kukerpalli
region-goatsneeze = Kitse aevastus
region-rolling-maud = Veerev Maali
region-the-comfy-knees = Mõnusad põlved

## surface-2: mountain

region-mount-grudge = Vimmamägi
region-chilblain-peak = Külmavarba tipp
region-the-stony-aunts = Kivised tädid
region-frostknuckle = Härmanukk

## surface-2: lake

region-lake-ponderwell = Mõtiskluse järv

## surface-3: sea

region-the-sulking-deep = Mossitav sügavik
region-herring-halls = Räimesaalid

## surface-3: forest

region-toothpick-forest = Hambaorgi mets
region-acorn-quarrel = Tõrutüli
region-twiggenshaw = Raotihnik
region-the-lost-mittens = Kadunud kindad
region-fernmutter = Sõnajalasosin

## surface-3: mountain

region-eagles-hangover = Kotka pohmell
region-goats-last-word = Kitse viimane sõna
region-crag-nasty = Tige kalju
region-snaggletop = Kihvatipp
region-the-broken-molar = Murdunud hammas
region-echos-retort = Kaja vastulause
region-icicle-nose = Jääpurikanina

## surface-3: farmland

region-porridge-acres = Pudrumaa
region-cabbage-parish = Kapsa kihelkond
region-ploughmans-regret = Kündja kahetsus
region-haystack-hollow = Heinakuhjaorg
region-dumpling-downs = Klimbinurm

## surface-3: swamp

region-toads-parlour = Konna kamber
region-the-damp-handshake = Niiske käepigistus
region-bubbling-betty = Mulisev Miili
region-mossy-bottom = Samblatagumik
region-leechworth = Kaaniküla

## surface-3: hill

region-larkbump = Lõokesemuhk
region-heather-hump = Kanarbiku küür
region-picnic-rise = Piknikukink
region-windy-elbows = Tuulenukid
region-shepherds-yawn = Karjuse haigutus

## surface-3: lake

region-mirrormoan-mere = Peegliohke järv

## surface-4: sea

region-oyster-gossip = Austriklatš
region-saltbeard-reach = Soolahabe

## surface-4: farmland

region-crumbly-furrows = Pudedad vaod
region-goosemarch = Hanemarss
region-larder-lea = Sahvrinurm
region-parsnip-common = Naerimaa
region-threepenny-croft = Kolmekrossi talu
region-milkmaid-mile = Lüpsja miil
region-pumpkin-assize = Kõrvitsa kohus

## surface-4: forest

region-woodpeckers-folly = Rähni rumalus
region-badgers-ballroom = Mägra ballisaal
region-tanglebeard = Pulsthabe
region-knotwise-grove = Oksatarga salu
region-creakinghurst = Kriuksumets
region-nettle-chancery = Nõgeste koda
region-splinterlea = Pinnuvälu

## surface-4: hill

region-molehill-major = Suur Mutimulla
region-puffing-brae = Ähkiv nõlv
region-kite-knoll = Lohekink
region-downhill-both-ways = Mõlemat pidi alla
region-sheepish-tor = Lambanägu
region-cloudstub = Pilvekobaja
region-rabbitsbury = Jänesepera

## surface-4: swamp

region-wetsock-fen = Märgsokisoo
region-frogsong-flats = Konnakoor
region-slipperwick = Sussikaotus
region-soggy-dell = Ligenõgu
region-murkley = Sogamäe
region-sinking-steeple = Vajuv kirik
region-ooze-regis = Kuninga Löga

## surface-4: mountain

region-boulderdash = Rahnurüsin
region-thunders-attic = Kõue pööning
region-yodelfast = Joodli linn
region-mount-maybe = Vistmägi
region-pebblemother = Kivikeste ema
region-scree-stairs = Rusutrepp
region-the-long-gasp = Pikk ahhetus
region-windscold = Tuulepragu

## surface-4: lake

region-the-big-puddle = Suur lomp

## surface-5: mountain

region-hardly-horn = Vaevusarv
region-old-bald-bertram = Vana Kiilas
region-needlehat = Nõelmüts
region-vertigo-vicarage = Pööritusla
region-granite-sneer = Graniidimuie
region-snowcap-sally = Lumine Salme
region-avalanche-alley = Laviini tänav
region-stubtoe-spire = Varbavalu tipp
region-mount-overhang = Rippmägi

## surface-5: swamp

region-newtham = Vesilik
region-dribblefen = Nirisoo
region-the-green-belch = Roheline röhats
region-reedy-excuse = Roo vabandus
region-lanternlost = Laternakadu
region-croakham = Krooksula
region-puddlemarsh = Lombisoo
region-midge-manor = Kihulase mõis
region-drizzle-carr = Uduvihma lodu

## surface-5: farmland

region-leekminster = Porru klooster
region-gravy-green = Kastmeaas
region-oatsbury = Kaeraküla
region-sunday-fields = Pühapäeva põld
region-beanpole-meads = Oateiba luht
region-radish-regis = Kuninga Redis
region-cheesewright = Juustumeistri
region-hopwallow = Humala vann
region-biscuit-plain = Küpsise lagend

## surface-5: hill

region-three-shins = Kolm säärt
region-wobble-wold = Võbelemäe
region-bellybarrow = Kõhukääbas
region-thimble-top = Sõrmkübar
region-breezy-hob = Tuule-Tõnu
region-grumble-rigg = Torina seljak
region-the-idle-slopes = Laisad nõlvad
region-lazy-shoulder = Laisk õlg
region-badgerbank = Mägrakallas

## surface-5: forest

region-squirrels-hoard = Orava varandus
region-hidebehind = Peidupuu
region-leafless-argument = Raagus vaidlus
region-old-rustle = Vana Sahin
region-sapstick-copse = Vaigusalu
region-whisperbark = Sosinakoor
region-beechnut-bench = Pöögipähkli pink
region-lumberyawn = Palgiuni
region-cuckoo-court = Käokohus

## surface-5: sea

region-the-wet-shrug = Märg õlanõks
region-barnacle-bight = Tõruvähilaht

## surface-5: lake

region-lake-hushabye = Äiutusjärv

## underground-2: chasm

region-the-long-way-down = Pikk tee alla
region-mind-the-gap = Vaata-ette
region-nobottom = Põhjatu
region-dropstone-deep = Kivikuku
region-the-great-oops = Suur Oih

## underground-2: mud

region-gloop-parlour = Plögasalong
region-slurry-spa = Lägaspaa
region-the-warm-squelch = Soe lirtsatus
region-bubblebath = Mullivann

## underground-2: crystal

region-glimmergut = Helksool
region-prism-prison = Prisma vangla
region-the-cold-chandelier = Külm kroonlühter
region-shardlight = Killuvalgus

## underground-2: mushroom

region-toadstool-row = Seente rida
region-sporrowfield = Eosepõld
region-capfall = Kübaravise
region-the-damp-umbrellas = Niisked vihmavarjud

## underground-2: mountain

region-upside-alp = Kummuli alp
region-blackbrow = Mustkulm
region-the-buried-giant = Maetud hiiglane
region-basalt-bess = Basalt-Pets

## underground-2: river

region-blindfish-run = Pimekala jooks
region-the-murmur = Vulin
region-cold-tea-river = Külma tee jõgi

## underground-2: mine

region-pickaxe-rest = Kirkapuhkus
region-deep-pockets = Sügavad taskud
region-dropped-lamp = Pillatud lamp
region-lode-almighty = Soonejumal

## underground-3: chasm

region-ember-gullet = Söekurk
region-vertigo-hole = Pööritusauk
region-gapejaw = Lõuapära
region-yawning-nan = Haigutav Nann

## underground-3: mountain

region-cinderhorn = Tuhasarv
region-lampless-peak = Lambita tipp
region-stalag-mighty = Stalagvägev
region-the-dark-shrug = Tume õlanõks
region-bumphead-ridge = Muhkpea hari
region-obsidian-ox = Obsidiaanhärg

## underground-3: crystal

region-quartz-quarters = Kvartsikorter
region-facet-fair = Tahulaat
region-hummingstone = Ümisev kivi
region-twinklepit = Vilkeauk
region-amethyst-attic = Ametüstipööning

## underground-3: mine

region-canarys-end = Kanaari lõpp
region-rusty-bucket = Roostes ämber
region-shaft-seven = Seitsmes šaht
region-ore-else = Maagihäda
region-nugget-nook = Kullanurk

## underground-3: mud

region-mother-mud = Ema Muda
region-plopping-pit = Plumpsuauk
region-wallow-hall = Püherdussaal
region-sludgeworth = Möllimaa
region-blurp = Plurp

## underground-3: mushroom

region-glowcap-glade = Helkseeneaas
region-truffle-vault = Trühvli võlv
region-mycelia = Mütseelia
region-portobello-deep = Sügav Šampinjon
region-puffball-park = Murumunapark

## underground-3: river

region-lower-lethargy = Alam-Uni
region-driftbone-bend = Ajukondi käär
region-echo-rapids = Kajakärestik

## underground-4: crystal

region-geode-gardens = Geoodiaiad
region-looking-glass-gap = Peeglipragu
region-sparkle-sump = Sädelev solk
region-beryls-boudoir = Berülli buduaar
region-the-ringing-room = Helisev tuba
region-spectrum-hole = Spektri auk
region-lustre-lodge = Läikemaja

## underground-4: chasm

region-smoulder-crack = Hõõgpragu
region-farewell-step = Hüvasti
region-ashthroat = Tuhakõri
region-the-hungry-dark = Näljane pimedus

## underground-4: river

region-the-unlit-ferry = Tuleta parvlaev
region-paddlenought = Aerutühi
region-dark-drizzle = Tume tibutus
region-otters-doubt = Saarma kahtlus
region-inkwater = Tindivesi

## underground-4: mud

region-potters-dream = Pottsepa unelm
region-the-brown-study = Pruun kabinet
region-clay-kitchen = Saviköök
region-stickfoot = Jalakleep
region-mudlark-mews = Mudaõu
region-ooze-corner = Löganurk
region-slopsink = Solgikraan

## underground-4: mountain

region-ceiling-scraper = Laelõhkuja
region-mount-nosky = Taevata mägi
region-sootspire = Tahmatorn
region-the-inner-tor = Sisemine kalju
region-gravel-king = Kruusa vürst
region-rootless-rock = Juurteta rahn
region-midnight-massif = Kesköö massiiv

## underground-4: mine

region-diggorys-debt = Juku võlg
region-fools-gallery = Narri galerii
region-vein-hope = Soonelootus
region-clinkers = Kõlksud
region-payday-pit = Palgapäev
region-tinpan-tunnel = Plekitunnel
region-the-last-prop = Viimane tugi

## underground-4: mushroom

region-gillwood = Eoslehik
region-morel-dilemma = Mürkli moraal
region-fungle-jungle = Seente džungel
region-stinkhorn-lane = Haisu tänav
region-sporesmouth = Eossuu
region-button-orchard = Nööbiaed
region-inkcap-arcade = Tindikukaar

## underground-5: mountain

region-old-heavy = Vana Raske
region-flintmother = Tulekiviema
region-deadweight = Ilmaraskus
region-hunchback-fell = Küürselg
region-coalbeard = Söehabe
region-shadowcleft = Varjulõhe
region-rumblecrag = Mürinakalju
region-mount-below = Alumägi
region-the-stone-sleeper = Kivist magaja

## underground-5: mine

region-wheelbarrow-walk = Käruvedaja rada
region-motherlode-inn = Emasoone kõrts
region-cobalt-cut = Koobaltikaev
region-overtime = Ületunnid
region-dynamite-dairy = Dünamiidilaut
region-slag-sunday = Šlakipüha
region-silver-splinter = Hõbepind
region-helmet-hollow = Kiivriorg
region-bottom-rung = Viimane pulk

## underground-5: mud

region-dollop-dell = Plätsuorg
region-quaggy-cellar = Vetruv kelder
region-gurgle-green = Kurina-aas
region-the-slow-swim = Aeglane ujumine
region-boot-graveyard = Saapasurnuaed
region-muckle-puddle = Sopalomp
region-treacle-trap = Siirupi lõks
region-grubwash = Tõugupesu
region-silt-salon = Mudasalong

## underground-5: crystal

region-brittle-hall = Habras saal
region-tinkledeep = Tilinapõhi
region-frozen-rainbow = Jääs vikerkaar
region-topaz-tangle = Topaasi pundar
region-glassbeard = Klaashabe
region-opal-ossuary = Opaalikalmistu
region-dazzle-den = Pimestuspesa
region-cut-corners = Nurgalõige
region-shiny-mistake = Läikiv viga

## underground-5: chasm

region-lostcoin-rift = Mündikaolõhe
region-whistling-void = Vilistav tühjus
region-furnace-grin = Ahju irve
region-sighing-split = Ohkav lõhe

## underground-5: mushroom

region-chanterelle-hall = Kukeseene saal
region-mouldy-meadow = Hallitusniit
region-the-soft-ceiling = Pehme lagi
region-fairy-parking = Haldjaparkla
region-shroomstead = Seenetalu
region-velvet-stalks = Sametjalad
region-nightcap-nook = Öömütsi nurk
region-bracket-brow = Torikukulm
region-little-rot = Väike mäda

## underground-5: river

region-palefin-pool = Kahvatu uim
region-sleepwater = Unevesi
region-the-backwards-brook = Tagurpidi oja
region-dripping-mile = Tilkuv miil
region-lantern-ford = Laternakoole
