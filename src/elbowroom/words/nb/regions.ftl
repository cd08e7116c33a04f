## surface-2: sea

region-gull-sound = Måkesundet
region-brinewink-bay = Saltblunkbukta

## surface-2: farmland

region-butterfold = Smørfolden
region-turnip-vale = Kålrotdalen
region-barleywhistle = Byggfløyte
region-scarecrows-rest = Fugleskremsro

## surface-2: forest

region-mumblewood = Mumleskogen
region-the-nodding-pines = Nikkefuruene
    .short = Nikkefuruene
region-owlsworth = Uglerud
region-bramblewick = Bjørnebærvik

## surface-2: swamp

region-bootsuck-bog = Støvelslukmyra
region-squelchminster = Surklekirke
region-lady-mire = Fru Myr
region-gnatbourne = Myggebekk

## surface-2: hill

region-tumbledown = Trillned
region-goatsneeze = Geitenys
region-rolling-maud = Trille-Marie
region-the-comfy-knees = De gode knærne
    .short = De gode knærne

## surface-2: mountain

region-mount-grudge = Nagfjellet
region-chilblain-peak = Frostbittpigg
    .short = Frostbitt
region-the-stony-aunts = Steintantene
    .short = Steintantene
region-frostknuckle = Frostknoken

## surface-2: lake

region-lake-ponderwell = Grublesjøen

## surface-3: sea

region-the-sulking-deep = Furtedypet
    .short = Furtedypet
region-herring-halls = Sildesalen

## surface-3: forest

region-toothpick-forest = Tannpirkerskog
    .short = Tannpirker
region-acorn-quarrel = Eikenøttkiv
region-twiggenshaw = Kvistholt
region-the-lost-mittens = Tapte Votter
    .short = Tapte Votter
region-fernmutter = Bregnemumle

## surface-3: mountain

region-eagles-hangover = Ørnas tømmermenn
region-goats-last-word = Geitas siste ord
region-crag-nasty = Fælehammer
region-snaggletop = Skakktopp
region-the-broken-molar = Halvjekselen
    .short = Halvjekselen
region-echos-retort = Ekkos svar
region-icicle-nose = Istappnesa

## surface-3: farmland

region-porridge-acres = Grautåkeren
region-cabbage-parish = Kålsognet
region-ploughmans-regret = Plogkarens anger
region-haystack-hollow = Høystakkhølet
region-dumpling-downs = Kumlevollen

## surface-3: swamp

region-toads-parlour = Paddestua
region-the-damp-handshake = Klamhånda
    .short = Klamhånda
region-bubbling-betty = Boble-Berit
region-mossy-bottom = Mosarumpa
region-leechworth = Iglevoll

## surface-3: hill

region-larkbump = Lerkekul
region-heather-hump = Lynghumpen
region-picnic-rise = Nistehaugen
region-windy-elbows = Vindalbuene
region-shepherds-yawn = Gjetergjespet

## surface-3: lake

region-mirrormoan-mere = Speilsukktjern

## surface-4: sea

region-oyster-gossip = Østerssladderen
region-saltbeard-reach = Saltskjegghavet
    .short = Saltskjegg

## surface-4: farmland

region-crumbly-furrows = Smulefurene
region-goosemarch = Gåsemarsj
region-larder-lea = Matbodenga
region-parsnip-common = Pastinakkmarka
    .short = Pastinakk
region-threepenny-croft = Treskillinga
region-milkmaid-mile = Budeiemila
region-pumpkin-assize = Gresskartinget
    .short = Gresskar

## surface-4: forest

region-woodpeckers-folly = Spettens dårskap
region-badgers-ballroom = Grevlingballet
    .short = Grevling
region-tanglebeard = Flokeskjegg
region-knotwise-grove = Knutelunden
region-creakinghurst = Knirkelund
region-nettle-chancery = Nesleretten
    .short = Nesler
region-splinterlea = Flisenga

## surface-4: hill

region-molehill-major = Store Muldvarp
region-puffing-brae = Pustebakken
region-kite-knoll = Glentekollen
    .short = Glente
region-downhill-both-ways = Nedover begge veier
region-sheepish-tor = Fårete Nut
region-cloudstub = Skystubben
region-rabbitsbury = Kaninborg

## surface-4: swamp

region-wetsock-fen = Blautsokkmyra
    .short = Blautsokk
region-frogsong-flats = Froskekoret
region-slipperwick = Tøffelvik
region-soggy-dell = Klissdalen
region-murkley = Grumsly
region-sinking-steeple = Synkespiret
region-ooze-regis = Kongsslammet

## surface-4: mountain

region-boulderdash = Rullestein
region-thunders-attic = Tordenloftet
region-yodelfast = Joddelfast
    .short = Joddel
region-mount-maybe = Kanskjefjell
region-pebblemother = Småsteinmor
    .short = Småstein
region-scree-stairs = Uratrappa
region-the-long-gasp = Langgispet
    .short = Langgispet
region-windscold = Vindkjeft

## surface-4: lake

region-the-big-puddle = Storpytten
    .short = Storpytten

## surface-5: mountain

region-hardly-horn = Såvidthornet
region-old-bald-bertram = Gamle Skall-Bertil
region-needlehat = Nålhatten
region-vertigo-vicarage = Svimlegården
region-granite-sneer = Granittfliret
region-snowcap-sally = Snøhette-Sara
region-avalanche-alley = Skredgata
region-stubtoe-spire = Stortåtinden
region-mount-overhang = Overhengfjell
    .short = Overheng

## surface-5: swamp

region-newtham = Rumpetroll
region-dribblefen = Siklemyra
region-the-green-belch = Grønnrapet
    .short = Grønnrapet
region-reedy-excuse = Sivutflukten
region-lanternlost = Lyktløs
region-croakham = Kvekkheim
region-puddlemarsh = Pyttmyra
region-midge-manor = Knottgodset
    .short = Knottgods
region-drizzle-carr = Evigyret

## surface-5: farmland

region-leekminster = Purreby
region-gravy-green = Brunsausvang
    .short = Brunsaus
region-oatsbury = Havreby
region-sunday-fields = Søndagsjordet
region-beanpole-meads = Bønnestangenga
    .short = Bønnestang
region-radish-regis = Kongsreddik
region-cheesewright = Ystergård
region-hopwallow = Humlevelt
region-biscuit-plain = Kjekssletta

## surface-5: hill

region-three-shins = Tre Legger
region-wobble-wold = Vinglevollen
region-bellybarrow = Magehaug
region-thimble-top = Fingerbøltopp
    .short = Fingerbøl
region-breezy-hob = Luftige Nut
region-grumble-rigg = Grynteryggen
region-the-idle-slopes = Latlia
    .short = Latlia
region-lazy-shoulder = Late Skulder
region-badgerbank = Grevlingli

## surface-5: forest

region-squirrels-hoard = Ekornlageret
    .short = Ekornlager
region-hidebehind = Gjemmebak
region-leafless-argument = Løvløs Krangel
region-old-rustle = Gamle Rasle
region-sapstick-copse = Kvaekrattet
region-whisperbark = Hviskebark
region-beechnut-bench = Bøkenøttbenken
    .short = Bøkenøtt
region-lumberyawn = Tømmergjesp
region-cuckoo-court = Gjøkegården
    .short = Gjøkegård

## surface-5: sea

region-the-wet-shrug = Våtskuldra
    .short = Våtskuldra
region-barnacle-bight = Rurbukta

## surface-5: lake

region-lake-hushabye = Bysselullsjøen
    .short = Bysselull

## underground-2: chasm

region-the-long-way-down = Langt Nedover
    .short = Langt Nedover
region-mind-the-gap = Trå-deg-for
    .short = Trå deg for
region-nobottom = Bunnløs
region-dropstone-deep = Slippsteindypet
    .short = Slippstein
region-the-great-oops = Store Oisann
    .short = Store Oisann

## underground-2: mud

region-gloop-parlour = Gurglesalongen
region-slurry-spa = Gjørmespaet
region-the-warm-squelch = Varmesvuppet
    .short = Varmesvuppet
region-bubblebath = Boblebadet

## underground-2: crystal

region-glimmergut = Glimretarmen
region-prism-prison = Prismefengslet
    .short = Prisme
region-the-cold-chandelier = Kaldkronen
    .short = Kaldkronen
region-shardlight = Skårlys

## underground-2: mushroom

region-toadstool-row = Fluesopprekka
region-sporrowfield = Sporvmarka
region-capfall = Hattefall
region-the-damp-umbrellas = Våtparaplyene
    .short = Våtparaply

## underground-2: mountain

region-upside-alp = Opp-Ned-Alp
    .short = Opp-Ned Alp
region-blackbrow = Svartbryn
region-the-buried-giant = Gravlagt Jutul
    .short = Gravlagt Jutul
region-basalt-bess = Basalt-Beate

## underground-2: river

region-blindfish-run = Blindfiskstryk
    .short = Blindfisk
region-the-murmur = Murringa
    .short = Murringa
region-cold-tea-river = Kaldteelva

## underground-2: mine

region-pickaxe-rest = Hakkekvil
region-deep-pockets = Dype Lommer
region-dropped-lamp = Mistet Lampe
region-lode-almighty = Du Milde Malm

## underground-3: chasm

region-ember-gullet = Glostrupen
region-vertigo-hole = Høl i Hodet
region-gapejaw = Gapekjeft
region-yawning-nan = Gjespe-Gunn

## underground-3: mountain

region-cinderhorn = Sinderhorn
region-lampless-peak = Lampeløstind
region-stalag-mighty = Stalagmektig
region-the-dark-shrug = Mørkskuldra
    .short = Mørkskuldra
region-bumphead-ridge = Kuleskallen
region-obsidian-ox = Obsidianoksen

## underground-3: crystal

region-quartz-quarters = Kvartskvartalet
    .short = Kvarts
region-facet-fair = Fasettmessa
region-hummingstone = Nynnestein
region-twinklepit = Blinkegropa
region-amethyst-attic = Ametystloftet

## underground-3: mine

region-canarys-end = Siste Kanari
region-rusty-bucket = Rustbøtta
region-shaft-seven = Sjakt Sju
region-ore-else = Lite Malm
region-nugget-nook = Klumpekroken

## underground-3: mud

region-mother-mud = Mor Gjørme
region-plopping-pit = Ploppegropa
region-wallow-hall = Veltehallen
region-sludgeworth = Slamrud
region-blurp = Blurpen

## underground-3: mushroom

region-glowcap-glade = Glohattglenna
region-truffle-vault = Trøffelhvelvet
region-mycelia = Mycelien
region-portobello-deep = Portobellodypet
    .short = Portobello
region-puffball-park = Røyksopparken
    .short = Røyksopp

## underground-3: river

region-lower-lethargy = Nedre Dorsk
region-driftbone-bend = Drivbeinsvingen
    .short = Drivbein
region-echo-rapids = Ekkostryket

## underground-4: crystal

region-geode-gardens = Geodehagen
region-looking-glass-gap = Speilglasskaret
    .short = Speilglass
region-sparkle-sump = Gnistrekulpen
region-beryls-boudoir = Beryls budoar
region-the-ringing-room = Klingrommet
    .short = Klingrom
region-spectrum-hole = Regnbuehullet
region-lustre-lodge = Glansehytta

## underground-4: chasm

region-smoulder-crack = Ulmesprekken
region-farewell-step = Farvelsteget
region-ashthroat = Askestrupe
region-the-hungry-dark = Sultmørket
    .short = Sultmørket

## underground-4: river

region-the-unlit-ferry = Mørkeferja
    .short = Mørkeferja
region-paddlenought = Åreløs
region-dark-drizzle = Mørkeyret
region-otters-doubt = Oterens tvil
region-inkwater = Blekkvann

## underground-4: mud

region-potters-dream = Pottemakerdrøm
    .short = Pottemaker
region-the-brown-study = Seige Tanker
    .short = Seige Tanker
region-clay-kitchen = Leirkjøkkenet
region-stickfoot = Klisterfot
region-mudlark-mews = Gjørmesmuget
region-ooze-corner = Slamkroken
    .short = Slamkrok
region-slopsink = Sølevasken

## underground-4: mountain

region-ceiling-scraper = Takskraperen
region-mount-nosky = Himmelløs
region-sootspire = Sotspiret
region-the-inner-tor = Innernuten
    .short = Innernuten
region-gravel-king = Gruskongen
region-rootless-rock = Rotløs Rabb
region-midnight-massif = Midnattsmassiv
    .short = Midnatt

## underground-4: mine

region-diggorys-debt = Gravdals gjeld
region-fools-gallery = Narregalleriet
region-vein-hope = Fåfeng Åre
region-clinkers = Klinkerne
region-payday-pit = Lønnsgropa
region-tinpan-tunnel = Blikkbokstunnel
    .short = Blikkboks
region-the-last-prop = Siste Stempel
    .short = Siste Stempel

## underground-4: mushroom

region-gillwood = Skiveskog
region-morel-dilemma = Morkeldilemma
region-fungle-jungle = Soppjungelen
region-stinkhorn-lane = Stanksoppveien
    .short = Stanksopp
region-sporesmouth = Sporeoset
region-button-orchard = Sjampinjonghage
region-inkcap-arcade = Blekksopparkade
    .short = Blekksopp

## underground-5: mountain

region-old-heavy = Gamle Tung
region-flintmother = Flintmor
region-deadweight = Dødvekta
    .short = Dødvekt
region-hunchback-fell = Pukkelfjellet
    .short = Pukkel
region-coalbeard = Kullskjegg
region-shadowcleft = Skyggeskar
region-rumblecrag = Rumlenuten
region-mount-below = Nedfjellet
    .short = Nedfjell
region-the-stone-sleeper = Steinsoveren
    .short = Steinsoveren

## underground-5: mine

region-wheelbarrow-walk = Trillebårveien
    .short = Trillebår
region-motherlode-inn = Moråra kro
region-cobalt-cut = Koboltkutt
    .short = Kobolt
region-overtime = Overtid
region-dynamite-dairy = Dynamittmeieri
    .short = Dynamitt
region-slag-sunday = Slaggsøndag
region-silver-splinter = Sølvflisa
region-helmet-hollow = Hjelmhølet
region-bottom-rung = Nedre Trinn

## underground-5: mud

region-dollop-dell = Klattedalen
region-quaggy-cellar = Gyngekjelleren
region-gurgle-green = Gurglevollen
region-the-slow-swim = Sakte Svøm
    .short = Sakte Svøm
region-boot-graveyard = Støvelkirkegård
    .short = Støvel
region-muckle-puddle = Digersølet
region-treacle-trap = Sirupsfella
region-grubwash = Larvevask
region-silt-salon = Siltsalongen

## underground-5: crystal

region-brittle-hall = Skjørhallen
    .short = Skjørhall
region-tinkledeep = Klirredypet
region-frozen-rainbow = Frossen Regnbue
region-topaz-tangle = Topasfloka
region-glassbeard = Glasskjegg
region-opal-ossuary = Opalbeinhuset
    .short = Opal
region-dazzle-den = Blendehiet
region-cut-corners = Kutta Hjørner
region-shiny-mistake = Blank Tabbe

## underground-5: chasm

region-lostcoin-rift = Mistemyntrift
    .short = Mistemynt
region-whistling-void = Plystregapet
    .short = Plystre
region-furnace-grin = Smelteovnsglis
    .short = Smelteovn
region-sighing-split = Sukkesprekken

## underground-5: mushroom

region-chanterelle-hall = Kantarellhallen
    .short = Kantarell
region-mouldy-meadow = Muggenga
region-the-soft-ceiling = Mjuktaket
    .short = Mjuktak
region-fairy-parking = Huldreparkering
    .short = Huldrepark
region-shroomstead = Soppestad
region-velvet-stalks = Fløyelsstilker
region-nightcap-nook = Natthettekroken
    .short = Natthette
region-bracket-brow = Kjukebrynet
    .short = Kjukebryn
region-little-rot = Vesle Råte

## underground-5: river

region-palefin-pool = Blekfinnekulp
    .short = Blekfinne
region-sleepwater = Søvnvann
region-the-backwards-brook = Baklengsbekken
    .short = Baklengs
region-dripping-mile = Dryppmila
region-lantern-ford = Lyktevadet
