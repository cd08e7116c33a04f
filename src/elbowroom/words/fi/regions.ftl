## surface-2: sea

region-gull-sound = Lokkisalmi
region-brinewink-bay = Silakkalahti

## surface-2: farmland

region-butterfold = Voila
region-turnip-vale = Naurisnotko
region-barleywhistle = Ohranpilli
region-scarecrows-rest = Pelättilä

## surface-2: forest

region-mumblewood = Muminasalo
region-the-nodding-pines = Nyökkymännyt
region-owlsworth = Pöllölä
region-bramblewick = Piikkilä

## surface-2: swamp

region-bootsuck-bog = Saapassyöppö
region-squelchminster = Litsilä
region-lady-mire = Rouva Räme
region-gnatbourne = Sääskelä

## surface-2: hill

region-tumbledown = Kuperkeikka
region-goatsneeze = Vuohenniisku
region-rolling-maud = Pyörivä Manta
region-the-comfy-knees = Mukavat polvet

## surface-2: mountain

region-mount-grudge = Kaunavuori
region-chilblain-peak = Kohmehuippu
region-the-stony-aunts = Kivitädit
region-frostknuckle = Hallarysty

## surface-2: lake

region-lake-ponderwell = Mietejärvi

## surface-3: sea

region-the-sulking-deep = Mököttävä syvä
region-herring-halls = Sillisalit

## surface-3: forest

region-toothpick-forest = Tikkumetsä
region-acorn-quarrel = Terhoriita
region-twiggenshaw = Risula
region-the-lost-mittens = Lapaskorpi
region-fernmutter = Saniaissupina

## surface-3: mountain

region-eagles-hangover = Kotkan krapula
region-goats-last-word = Vuohen sana
region-crag-nasty = Ilkeä jyrkänne
region-snaggletop = Vinohammas
region-the-broken-molar = Poskihammas
region-echos-retort = Kaiku Nenäkäs
region-icicle-nose = Jääpuikkonenä

## surface-3: farmland

region-porridge-acres = Puuropellot
region-cabbage-parish = Kaalipitäjä
region-ploughmans-regret = Kyntäjän huoli
region-haystack-hollow = Heinänotko
region-dumpling-downs = Mykylä

## surface-3: swamp

region-toads-parlour = Konnan salonki
region-the-damp-handshake = Nihkeä kättely
region-bubbling-betty = Pulppu-Pirkko
region-mossy-bottom = Sammalpohja
region-leechworth = Iilimatola

## surface-3: hill

region-larkbump = Kiurunkuhmu
region-heather-hump = Kanervakyttyrä
region-picnic-rise = Eväsnyppylä
region-windy-elbows = Tuulikyynärät
region-shepherds-yawn = Paimenen haukotus

## surface-3: lake

region-mirrormoan-mere = Huokauspeili

## surface-4: sea

region-oyster-gossip = Osterin juorut
region-saltbeard-reach = Suolaparta

## surface-4: farmland

region-crumbly-furrows = Muruvaot
region-goosemarch = Hanhimarssi
region-larder-lea = Ruokakomero
region-parsnip-common = Palsternakka
region-threepenny-croft = Kolmen killingin torppa
region-milkmaid-mile = Maitotytön virsta
region-pumpkin-assize = Kurpitsakäräjät

## surface-4: forest

region-woodpeckers-folly = Tikan hullutus
region-badgers-ballroom = Mäyrän tanssit
region-tanglebeard = Takkuparta
region-knotwise-grove = Oksaviisas
region-creakinghurst = Narinamaa
region-nettle-chancery = Nokkosten virasto
region-splinterlea = Tikkula

## surface-4: hill

region-molehill-major = Iso Myyränmäki
region-puffing-brae = Puuskutusmäki
region-kite-knoll = Leijakumpu
region-downhill-both-ways = Aina alamäki
region-sheepish-tor = Lammasmainen
region-cloudstub = Pilvennykerö
region-rabbitsbury = Jänölä

## surface-4: swamp

region-wetsock-fen = Märkäsukka
region-frogsong-flats = Kurnulakeus
region-slipperwick = Liukastela
region-soggy-dell = Läpimärkä
region-murkley = Hämärä
region-sinking-steeple = Uppotorni
region-ooze-regis = Liejulinna

## surface-4: mountain

region-boulderdash = Lohkarelento
region-thunders-attic = Ukkosen ullakko
region-yodelfast = Jodlaus
region-mount-maybe = Ehkävuori
region-pebblemother = Kivien äiti
region-scree-stairs = Soraportaat
region-the-long-gasp = Pitkä hengästys
region-windscold = Tuulentora

## surface-4: lake

region-the-big-puddle = Iso lätäkkö

## surface-5: mountain

region-hardly-horn = Hädinhuippu
region-old-bald-bertram = Kalju-Kalle
region-needlehat = Neulahattu
region-vertigo-vicarage = Huimapappila
region-granite-sneer = Graniitti-irve
region-snowcap-sally = Lumi-Liisa
region-avalanche-alley = Vyörykuja
region-stubtoe-spire = Kipuvarvas
region-mount-overhang = Ylikallio

## surface-5: swamp

region-newtham = Liskola
region-dribblefen = Kuolasuo
region-the-green-belch = Vihreä röyhtäys
region-reedy-excuse = Kaislan selitys
region-lanternlost = Lyhtyhukka
region-croakham = Kurnula
region-puddlemarsh = Lätäkkösuo
region-midge-manor = Mäkärän kartano
region-drizzle-carr = Tihkula

## surface-5: farmland

region-leekminster = Purjola
region-gravy-green = Kastikekenttä
region-oatsbury = Kaurala
region-sunday-fields = Sunnuntaipelto
region-beanpole-meads = Papusalko
region-radish-regis = Retiisilä
region-cheesewright = Juustola
region-hopwallow = Humalisto
region-biscuit-plain = Keksitasanko

## surface-5: hill

region-three-shins = Kolme säärtä
region-wobble-wold = Huojunummi
region-bellybarrow = Mahakumpu
region-thimble-top = Sormustin
region-breezy-hob = Tuulenpesä
region-grumble-rigg = Jurnutus
region-the-idle-slopes = Laiskanrinteet
region-lazy-shoulder = Veltto olka
region-badgerbank = Mäyrämäki

## surface-5: forest

region-squirrels-hoard = Oravan kätkö
region-hidebehind = Piilokki
region-leafless-argument = Lehdetön kina
region-old-rustle = Vanha Kahina
region-sapstick-copse = Pihkatahma
region-whisperbark = Kuiskaarna
region-beechnut-bench = Terhopenkki
region-lumberyawn = Haukotuskorpi
region-cuckoo-court = Käen käräjät

## surface-5: sea

region-the-wet-shrug = Märkä olankohautus
region-barnacle-bight = Merirokko

## surface-5: lake

region-lake-hushabye = Tuutulampi

## underground-2: chasm

region-the-long-way-down = Pitkä matka alas
region-mind-the-gap = Varo rakoa
region-nobottom = Pohjaton
region-dropstone-deep = Kivenpudotus
region-the-great-oops = Suuri hupsis

## underground-2: mud

region-gloop-parlour = Mönjäsalonki
region-slurry-spa = Lietekylpylä
region-the-warm-squelch = Lämmin litsahdus
region-bubblebath = Kuplakylpy

## underground-2: crystal

region-glimmergut = Kimmelvatsa
region-prism-prison = Prismavankila
region-the-cold-chandelier = Kylmä kattokruunu
region-shardlight = Sirpalevalo

## underground-2: mushroom

region-toadstool-row = Kärpässienirivi
region-sporrowfield = Itiöpelto
region-capfall = Lakinlasku
region-the-damp-umbrellas = Kosteat sontikat

## underground-2: mountain

region-upside-alp = Nurinvuori
region-blackbrow = Mustakulma
region-the-buried-giant = Haudattu jätti
region-basalt-bess = Basaltti-Bertta

## underground-2: river

region-blindfish-run = Sokkokala
region-the-murmur = Solina
region-cold-tea-river = Kylmä tee

## underground-2: mine

region-pickaxe-rest = Hakun lepo
region-deep-pockets = Syvät taskut
region-dropped-lamp = Pudonnut lamppu
region-lode-almighty = Malmin mahti

## underground-3: chasm

region-ember-gullet = Hiilloskurkku
region-vertigo-hole = Huima reikä
region-gapejaw = Ammokita
region-yawning-nan = Mummon haukotus

## underground-3: mountain

region-cinderhorn = Tuhkasarvi
region-lampless-peak = Lamputon huippu
region-stalag-mighty = Mahtipuikko
region-the-dark-shrug = Musta hartia
region-bumphead-ridge = Kuhmuharju
region-obsidian-ox = Laavahärkä

## underground-3: crystal

region-quartz-quarters = Kvartsikortteli
region-facet-fair = Särmämarkkinat
region-hummingstone = Hyräilykivi
region-twinklepit = Tuikekuoppa
region-amethyst-attic = Ametistiullakko

## underground-3: mine

region-canarys-end = Kanarian loppu
region-rusty-bucket = Ruosteämpäri
region-shaft-seven = Perä seitsemän
region-ore-else = Malmi tai itku
region-nugget-nook = Hippusoppi

## underground-3: mud

region-mother-mud = Äiti Muta
region-plopping-pit = Pulahdus
region-wallow-hall = Piehtaro
region-sludgeworth = Lietelä
region-blurp = Plups

## underground-3: mushroom

region-glowcap-glade = Hehkulakki
region-truffle-vault = Tryffeliholvi
region-mycelia = Rihmala
region-portobello-deep = Herkkusyvä
region-puffball-park = Tuhkelopuisto

## underground-3: river

region-lower-lethargy = Ala-Raukea
region-driftbone-bend = Ajoluumutka
region-echo-rapids = Kaikukoski

## underground-4: crystal

region-geode-gardens = Kidetarhat
region-looking-glass-gap = Peilirako
region-sparkle-sump = Säihkymonttu
region-beryls-boudoir = Beryllin budoaari
region-the-ringing-room = Helinähuone
region-spectrum-hole = Kirjokolo
region-lustre-lodge = Kiiltomaja

## underground-4: chasm

region-smoulder-crack = Kytörako
region-farewell-step = Jäähyväisaskel
region-ashthroat = Tuhkakurkku
region-the-hungry-dark = Nälkäinen pimeä

## underground-4: river

region-the-unlit-ferry = Valoton lautta
region-paddlenought = Melaton
region-dark-drizzle = Pimeä tihku
region-otters-doubt = Saukon epäily
region-inkwater = Mustevesi

## underground-4: mud

region-potters-dream = Ruukun unelma
region-the-brown-study = Ruskea kammari
region-clay-kitchen = Savikeittiö
region-stickfoot = Tarttujalka
region-mudlark-mews = Mutaleivonen
region-ooze-corner = Liejunurkka
region-slopsink = Likaviemäri

## underground-4: mountain

region-ceiling-scraper = Katonraapija
region-mount-nosky = Taivaaton
region-sootspire = Nokitorni
region-the-inner-tor = Sisävuori
region-gravel-king = Sorakuningas
region-rootless-rock = Juureton kivi
region-midnight-massif = Keskiyönvuori

## underground-4: mine

region-diggorys-debt = Kaivelin velka
region-fools-gallery = Hupsun käytävä
region-vein-hope = Turha suoni
region-clinkers = Kilkkala
region-payday-pit = Tilipäivä
region-tinpan-tunnel = Peltitunneli
region-the-last-prop = Viime pönkkä

## underground-4: mushroom

region-gillwood = Helttametsä
region-morel-dilemma = Huhtasienipula
region-fungle-jungle = Sieniviidakko
region-stinkhorn-lane = Haisusienikuja
region-sporesmouth = Itiönsuu
region-button-orchard = Nappitarha
region-inkcap-arcade = Mustekaaret

## underground-5: mountain

region-old-heavy = Vanha Raskas
region-flintmother = Piiemo
region-deadweight = Kuollut paino
region-hunchback-fell = Kyttyrätunturi
region-coalbeard = Hiiliparta
region-shadowcleft = Varjohalkio
region-rumblecrag = Jyrykallio
region-mount-below = Alavuori
region-the-stone-sleeper = Kiviunikeko

## underground-5: mine

region-wheelbarrow-walk = Kottikärrypolku
region-motherlode-inn = Malmimajatalo
region-cobalt-cut = Kobolttileikko
region-overtime = Ylityö
region-dynamite-dairy = Paukkumeijeri
region-slag-sunday = Kuonasunnuntai
region-silver-splinter = Hopeatikku
region-helmet-hollow = Kypäräkolo
region-bottom-rung = Alin puola

## underground-5: mud

region-dollop-dell = Nokarenotko
region-quaggy-cellar = Vajokellari
region-gurgle-green = Kurluniitty
region-the-slow-swim = Hidas uinti
region-boot-graveyard = Saapashauta
region-muckle-puddle = Jättilätäkkö
region-treacle-trap = Siirappiansa
region-grubwash = Toukkapesu
region-silt-salon = Lietesalonki

## underground-5: crystal

region-brittle-hall = Haurassali
region-tinkledeep = Kilisyvä
region-frozen-rainbow = Jääsateenkaari
region-topaz-tangle = Topaasisotku
region-glassbeard = Lasiparta
region-opal-ossuary = Opaaliluusto
region-dazzle-den = Häikäisypesä
region-cut-corners = Oikotie
region-shiny-mistake = Kiiltävä moka

## underground-5: chasm

region-lostcoin-rift = Kolikkorako
region-whistling-void = Viheltävä tyhjyys
region-furnace-grin = Pätsinvirne
region-sighing-split = Huokausrako

## underground-5: mushroom

region-chanterelle-hall = Kanttarellisali
region-mouldy-meadow = Homeniitty
region-the-soft-ceiling = Pehmeä katto
region-fairy-parking = Keijuparkki
region-shroomstead = Sienitila
region-velvet-stalks = Samettivarret
region-nightcap-nook = Yömyssynurkka
region-bracket-brow = Kääpäotsa
region-little-rot = Pikku-Laho

## underground-5: river

region-palefin-pool = Kalpeaevä
region-sleepwater = Univesi
region-the-backwards-brook = Takaperoinen puro
region-dripping-mile = Tippuvirsta
region-lantern-ford = Lyhtykahlaamo
