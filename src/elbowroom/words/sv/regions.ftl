## surface-2: sea

region-gull-sound = Måssundet
region-brinewink-bay = Blinkviken

## surface-2: farmland

region-butterfold = Smörby
region-turnip-vale = Rovdalen
region-barleywhistle = Kornpipan
region-scarecrows-rest = Skrämmans ro

## surface-2: forest

region-mumblewood = Mumleskog
region-the-nodding-pines = Nickande tallar
region-owlsworth = Uggleby
region-bramblewick = Björnbärsby

## surface-2: swamp

region-bootsuck-bog = Stövelsugen
region-squelchminster = Klafsköping
region-lady-mire = Fru Kärr
region-gnatbourne = Knottby

## surface-2: hill

region-tumbledown = Rulleby
region-goatsneeze = Getnysen
region-rolling-maud = Rullande Maud
region-the-comfy-knees = Mjuka knäna

## surface-2: mountain

region-mount-grudge = Agget
region-chilblain-peak = Kylknölen
region-the-stony-aunts = Stentanterna
region-frostknuckle = Frostknogen

## surface-2: lake

region-lake-ponderwell = Grubblaren

## surface-3: sea

region-the-sulking-deep = Surdjupet
region-herring-halls = Sillsalarna

## surface-3: forest

region-toothpick-forest = Tandpetarskog
region-acorn-quarrel = Ollongrälet
region-twiggenshaw = Kvistinge
region-the-lost-mittens = Tappade vantar
region-fernmutter = Bräkenmuttret

## surface-3: mountain

region-eagles-hangover = Örnens baksmälla
region-goats-last-word = Getens sista ord
region-crag-nasty = Elaka stupet
region-snaggletop = Snedtanden
region-the-broken-molar = Trasig kindtand
region-echos-retort = Ekots svar
region-icicle-nose = Istappsnäsan

## surface-3: farmland

region-porridge-acres = Grötåkrarna
region-cabbage-parish = Kålsocknen
region-ploughmans-regret = Plöjarens ånger
region-haystack-hollow = Höstackssänkan
region-dumpling-downs = Palthedarna

## surface-3: swamp

region-toads-parlour = Paddans salong
region-the-damp-handshake = Fuktiga handslaget
region-bubbling-betty = Bubblande Berta
region-mossy-bottom = Mossbottnen
region-leechworth = Igelsta

## surface-3: hill

region-larkbump = Lärkknölen
region-heather-hump = Ljungpuckeln
region-picnic-rise = Picknickåsen
region-windy-elbows = Blåsarmbågen
region-shepherds-yawn = Herdens gäsp

## surface-3: lake

region-mirrormoan-mere = Spegelsucken

## surface-4: sea

region-oyster-gossip = Ostronskvaller
region-saltbeard-reach = Saltskägget

## surface-4: farmland

region-crumbly-furrows = Smulfårorna
region-goosemarch = Gåsmarschen
region-larder-lea = Skafferiängen
region-parsnip-common = Palsternacksby
region-threepenny-croft = Treörestorp
region-milkmaid-mile = Mjölkmilen
region-pumpkin-assize = Pumpatinget

## surface-4: forest

region-woodpeckers-folly = Hackspettens infall
region-badgers-ballroom = Grävlingsbalen
region-tanglebeard = Trasselskägg
region-knotwise-grove = Kluriga lunden
region-creakinghurst = Knarrhult
region-nettle-chancery = Nässelkansliet
region-splinterlea = Stickhult

## surface-4: hill

region-molehill-major = Stora Mullhög
region-puffing-brae = Flåsbacken
region-kite-knoll = Drakkullen
region-downhill-both-ways = Nedför åt bägge håll
region-sheepish-tor = Fårknallen
region-cloudstub = Molnstumpen
region-rabbitsbury = Kaninge

## surface-4: swamp

region-wetsock-fen = Blötstrumpan
region-frogsong-flats = Grodkören
region-slipperwick = Halkeby
region-soggy-dell = Sumpdalen
region-murkley = Grumlinge
region-sinking-steeple = Sjunkande spiran
region-ooze-regis = Kungsslemmet

## surface-4: mountain

region-boulderdash = Stenskojet
region-thunders-attic = Åskans vind
region-yodelfast = Joddelfästet
region-mount-maybe = Kanskeberget
region-pebblemother = Stenmodern
region-scree-stairs = Rastrappan
region-the-long-gasp = Långa flämtet
region-windscold = Vindskället

## surface-4: lake

region-the-big-puddle = Stora pölen

## surface-5: mountain

region-hardly-horn = Nästanhornet
region-old-bald-bertram = Flinte-Bertram
region-needlehat = Nålhatten
region-vertigo-vicarage = Svindelgården
region-granite-sneer = Granitflinet
region-snowcap-sally = Snömösse-Sally
region-avalanche-alley = Lavingränden
region-stubtoe-spire = Stukade tån
region-mount-overhang = Överhänget

## surface-5: swamp

region-newtham = Ödleby
region-dribblefen = Dregelkärret
region-the-green-belch = Gröna rapen
region-reedy-excuse = Vassa ursäkten
region-lanternlost = Lyktborta
region-croakham = Kväkinge
region-puddlemarsh = Pölträsk
region-midge-manor = Mygghovet
region-drizzle-carr = Duggkärret

## surface-5: farmland

region-leekminster = Purjoköping
region-gravy-green = Gräddsåsängen
region-oatsbury = Havreby
region-sunday-fields = Söndagsfälten
region-beanpole-meads = Bönstörsängen
region-radish-regis = Kungsrädisan
region-cheesewright = Ostmakarby
region-hopwallow = Humlevältan
region-biscuit-plain = Kexslätten

## surface-5: hill

region-three-shins = Tre smalben
region-wobble-wold = Vingelåsen
region-bellybarrow = Maghögen
region-thimble-top = Fingerborgen
region-breezy-hob = Blåshatten
region-grumble-rigg = Gnällryggen
region-the-idle-slopes = Lata slänterna
region-lazy-shoulder = Slöa axeln
region-badgerbank = Grävlingsbank

## surface-5: forest

region-squirrels-hoard = Ekorrens förråd
region-hidebehind = Gömbakom
region-leafless-argument = Lövlösa tvisten
region-old-rustle = Gamla Prassel
region-sapstick-copse = Kådlunden
region-whisperbark = Viskbarken
region-beechnut-bench = Bokollonbänken
region-lumberyawn = Timmergäspen
region-cuckoo-court = Gökhovet

## surface-5: sea

region-the-wet-shrug = Våta Jaha
region-barnacle-bight = Långhalsbukten

## surface-5: lake

region-lake-hushabye = Vyssansjön

## underground-2: chasm

region-the-long-way-down = Långt ner
region-mind-the-gap = Tänk på gapet
region-nobottom = Bottenlösa
region-dropstone-deep = Droppdjupet
region-the-great-oops = Stora Hoppsan

## underground-2: mud

region-gloop-parlour = Geggasalongen
region-slurry-spa = Gyttjespa
region-the-warm-squelch = Varma klafset
region-bubblebath = Bubbelbadet

## underground-2: crystal

region-glimmergut = Glimmergap
region-prism-prison = Prismafinkan
region-the-cold-chandelier = Kalla kronan
region-shardlight = Skärvljus

## underground-2: mushroom

region-toadstool-row = Flugsvampsrad
region-sporrowfield = Sporsorgen
region-capfall = Hattfallet
region-the-damp-umbrellas = Fuktiga paraplyer

## underground-2: mountain

region-upside-alp = Uppochneralp
region-blackbrow = Svartbryn
region-the-buried-giant = Begravda jätten
region-basalt-bess = Basalt-Britta

## underground-2: river

region-blindfish-run = Blindfiskån
region-the-murmur = Mumlet
region-cold-tea-river = Kalla teet

## underground-2: mine

region-pickaxe-rest = Hackans vila
region-deep-pockets = Djupa fickor
region-dropped-lamp = Tappade lampan
region-lode-almighty = Malm i massor

## underground-3: chasm

region-ember-gullet = Glödstrupen
region-vertigo-hole = Svindelhålet
region-gapejaw = Gapkäften
region-yawning-nan = Gäspmormor

## underground-3: mountain

region-cinderhorn = Slagghornet
region-lampless-peak = Lamplösa toppen
region-stalag-mighty = Stalagmäktig
region-the-dark-shrug = Mörka Jaha
region-bumphead-ridge = Bulan
region-obsidian-ox = Obsidianoxen

## underground-3: crystal

region-quartz-quarters = Kvartskvarteret
region-facet-fair = Fasettmässan
region-hummingstone = Surrstenen
region-twinklepit = Blinkgropen
region-amethyst-attic = Ametistvinden

## underground-3: mine

region-canarys-end = Sista kvittret
region-rusty-bucket = Rostiga hinken
region-shaft-seven = Schakt sju
region-ore-else = Malmört
region-nugget-nook = Klimpvrån

## underground-3: mud

region-mother-mud = Moder Gyttja
region-plopping-pit = Plupphålet
region-wallow-hall = Vältsalen
region-sludgeworth = Slamköping
region-blurp = Blupp

## underground-3: mushroom

region-glowcap-glade = Glödgläntan
region-truffle-vault = Tryffelvalvet
region-mycelia = Mycelia
region-portobello-deep = Portobellodjup
region-puffball-park = Röksvampspark

## underground-3: river

region-lower-lethargy = Nedre Dåsen
region-driftbone-bend = Drivbenskröken
region-echo-rapids = Ekoforsen

## underground-4: crystal

region-geode-gardens = Geodgården
region-looking-glass-gap = Spegelgapet
region-sparkle-sump = Gnistersumpen
region-beryls-boudoir = Beryls budoar
region-the-ringing-room = Ringande rummet
region-spectrum-hole = Spektrumhålet
region-lustre-lodge = Lysterlogen

## underground-4: chasm

region-smoulder-crack = Pyrsprickan
region-farewell-step = Avskedssteget
region-ashthroat = Askstrupen
region-the-hungry-dark = Hungriga mörkret

## underground-4: river

region-the-unlit-ferry = Släckta färjan
region-paddlenought = Paddelnoll
region-dark-drizzle = Mörkduggen
region-otters-doubt = Utterns tvivel
region-inkwater = Bläckvatten

## underground-4: mud

region-potters-dream = Krukmakardröm
region-the-brown-study = Bruna grubblet
region-clay-kitchen = Lerköket
region-stickfoot = Fastfot
region-mudlark-mews = Lerlärksgränd
region-ooze-corner = Slemhörnan
region-slopsink = Slaskhon

## underground-4: mountain

region-ceiling-scraper = Takskrapan
region-mount-nosky = Himmellösa
region-sootspire = Sotspiran
region-the-inner-tor = Inre knallen
region-gravel-king = Gruskungen
region-rootless-rock = Rotlösa klippan
region-midnight-massif = Midnattsmassiv

## underground-4: mine

region-diggorys-debt = Grävards skuld
region-fools-gallery = Narrgalleriet
region-vein-hope = Ådrans hopp
region-clinkers = Klinkarna
region-payday-pit = Lönegropen
region-tinpan-tunnel = Plåttunneln
region-the-last-prop = Sista stöttan

## underground-4: mushroom

region-gillwood = Skivskogen
region-morel-dilemma = Murkelmoral
region-fungle-jungle = Svampdjungeln
region-stinkhorn-lane = Stinkgatan
region-sporesmouth = Spormynningen
region-button-orchard = Champinjonlund
region-inkcap-arcade = Bläckpassagen

## underground-5: mountain

region-old-heavy = Gamle Tung
region-flintmother = Flintmodern
region-deadweight = Dödvikten
region-hunchback-fell = Puckelfjället
region-coalbeard = Kolskägg
region-shadowcleft = Skuggskrevan
region-rumblecrag = Mullerklippan
region-mount-below = Underberget
region-the-stone-sleeper = Stensovaren

## underground-5: mine

region-wheelbarrow-walk = Skottkärrsgata
region-motherlode-inn = Krogen Ådran
region-cobalt-cut = Koboltbrottet
region-overtime = Övertiden
region-dynamite-dairy = Dynamitmejeri
region-slag-sunday = Slaggsöndag
region-silver-splinter = Silverstickan
region-helmet-hollow = Hjälmhålan
region-bottom-rung = Bottenpinnen

## underground-5: mud

region-dollop-dell = Klickdalen
region-quaggy-cellar = Gungkällaren
region-gurgle-green = Gurgelängen
region-the-slow-swim = Långsimmet
region-boot-graveyard = Stövelgraven
region-muckle-puddle = Jättepölen
region-treacle-trap = Sirapsfällan
region-grubwash = Smutstvätten
region-silt-salon = Slamsalongen

## underground-5: crystal

region-brittle-hall = Sköra salen
region-tinkledeep = Klirrdjupet
region-frozen-rainbow = Frusna regnbågen
region-topaz-tangle = Topastrasslet
region-glassbeard = Glasskägg
region-opal-ossuary = Opalbenhuset
region-dazzle-den = Bländlyan
region-cut-corners = Slipade hörn
region-shiny-mistake = Blankt misstag

## underground-5: chasm

region-lostcoin-rift = Slantsprickan
region-whistling-void = Visslande intet
region-furnace-grin = Ugnsflinet
region-sighing-split = Suckskrevan

## underground-5: mushroom

region-chanterelle-hall = Kantarellsalen
region-mouldy-meadow = Mögelängen
region-the-soft-ceiling = Mjuka taket
region-fairy-parking = Älvparkeringen
region-shroomstead = Svampstad
region-velvet-stalks = Sammetsfötter
region-nightcap-nook = Nattmössevrån
region-bracket-brow = Tickbrynet
region-little-rot = Lillröta

## underground-5: river

region-palefin-pool = Blekfengölen
region-sleepwater = Sömnvatten
region-the-backwards-brook = Baklängesbäcken
region-dripping-mile = Droppmilen
region-lantern-ford = Lyktvadet
