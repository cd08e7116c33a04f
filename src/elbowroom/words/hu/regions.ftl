## surface-2: sea

region-gull-sound = Sirályszoros
region-brinewink-bay = Sósszem-öböl

## surface-2: farmland

region-butterfold = Vajrét
region-turnip-vale = Répavölgy
region-barleywhistle = Árpafütty
region-scarecrows-rest = Madárijesztő

## surface-2: forest

region-mumblewood = Motyogó-erdő
region-the-nodding-pines = Bólogató Fenyők
region-owlsworth = Bagolylak
region-bramblewick = Szederjes

## surface-2: swamp

region-bootsuck-bog = Csizmanyelő
region-squelchminster = Cuppanós
region-lady-mire = Iszap Úrnő
region-gnatbourne = Szúnyogtelek

## surface-2: hill

region-tumbledown = Bukfencdomb
region-goatsneeze = Kecsketüsszentő
region-rolling-maud = Guruló Mári
region-the-comfy-knees = Kényelmes Térdek

## surface-2: mountain

region-mount-grudge = Harag-hegy
region-chilblain-peak = Vacogó-csúcs
region-the-stony-aunts = Kőnagynénik
region-frostknuckle = Dérbütyök

## surface-2: lake

region-lake-ponderwell = Töprengő-tó

## surface-3: sea

region-the-sulking-deep = Duzzogó Mély
region-herring-halls = Heringcsarnok

## surface-3: forest

region-toothpick-forest = Fogpiszkálós
region-acorn-quarrel = Makkvita
region-twiggenshaw = Gallyas
region-the-lost-mittens = Elveszett Kesztyűk
region-fernmutter = Páfránymorgó

## surface-3: mountain

region-eagles-hangover = Másnapos Sas
region-goats-last-word = Utolsó Mekegés
region-crag-nasty = Undok-szirt
region-snaggletop = Görbefog
region-the-broken-molar = Törött Zápfog
region-echos-retort = Visszaszóló
region-icicle-nose = Jégcsaporr

## surface-3: farmland

region-porridge-acres = Kásaföld
region-cabbage-parish = Káposztafalva
region-ploughmans-regret = Szántóbánat
region-haystack-hollow = Kazlas
region-dumpling-downs = Gombócos

## surface-3: swamp

region-toads-parlour = Varangyszalon
region-the-damp-handshake = Nyirkos Kézfogás
region-bubbling-betty = Bugyborgó Bözsi
region-mossy-bottom = Mohafenék
region-leechworth = Piócás

## surface-3: hill

region-larkbump = Pacsirtapúp
region-heather-hump = Hangapúp
region-picnic-rise = Piknikdomb
region-windy-elbows = Szeles Könyökök
region-shepherds-yawn = Pásztorásítás

## surface-3: lake

region-mirrormoan-mere = Sóhajtó Tükör

## surface-4: sea

region-oyster-gossip = Osztrigapletyka
region-saltbeard-reach = Sószakáll

## surface-4: farmland

region-crumbly-furrows = Morzsás Barázdák
region-goosemarch = Libasor
region-larder-lea = Éléskamra
region-parsnip-common = Paszternákos
region-threepenny-croft = Háromgarasos
region-milkmaid-mile = Fejőlány-mérföld
region-pumpkin-assize = Tökszék

## surface-4: forest

region-woodpeckers-folly = Harkályhóbort
region-badgers-ballroom = Borzok Bálja
region-tanglebeard = Gubancszakáll
region-knotwise-grove = Bölcs Liget
region-creakinghurst = Nyikorgó
region-nettle-chancery = Csalánhivatal
region-splinterlea = Szálkás

## surface-4: hill

region-molehill-major = Nagy Vakondtúrás
region-puffing-brae = Lihegő-lejtő
region-kite-knoll = Sárkányeregető
region-downhill-both-ways = Oda-vissza Lejt
region-sheepish-tor = Birkaszirt
region-cloudstub = Felhőcsonk
region-rabbitsbury = Nyúlfalva

## surface-4: swamp

region-wetsock-fen = Vizeszokni
region-frogsong-flats = Békadal
region-slipperwick = Csúszós
region-soggy-dell = Tocsogós
region-murkley = Zavaros
region-sinking-steeple = Süllyedő Torony
region-ooze-regis = Király-iszap

## surface-4: mountain

region-boulderdash = Görgeteg
region-thunders-attic = Villámpadlás
region-yodelfast = Jódlivár
region-mount-maybe = Talán-hegy
region-pebblemother = Kavicsanyó
region-scree-stairs = Kőlépcső
region-the-long-gasp = Hosszú Zihálás
region-windscold = Szélszidta

## surface-4: lake

region-the-big-puddle = Nagy Pocsolya

## surface-5: mountain

region-hardly-horn = Alig-csúcs
region-old-bald-bertram = Kopasz Bertalan
region-needlehat = Tűkalap
region-vertigo-vicarage = Szédülőplébánia
region-granite-sneer = Gránitvigyor
region-snowcap-sally = Hósipkás Sári
region-avalanche-alley = Lavinaköz
region-stubtoe-spire = Lábujjbeverő
region-mount-overhang = Túlnyúló-hegy

## surface-5: swamp

region-newtham = Gőteháza
region-dribblefen = Csorgóláp
region-the-green-belch = Zöld Böffenés
region-reedy-excuse = Nádas Kifogás
region-lanternlost = Veszettlámpás
region-croakham = Brekegő
region-puddlemarsh = Pocsolyás
region-midge-manor = Muslicalak
region-drizzle-carr = Szemerkélő

## surface-5: farmland

region-leekminster = Póréháza
region-gravy-green = Szaftos
region-oatsbury = Zabos
region-sunday-fields = Vasárnapföld
region-beanpole-meads = Babkarós
region-radish-regis = Királyretek
region-cheesewright = Sajtkészítő
region-hopwallow = Komlós
region-biscuit-plain = Kekszmező

## surface-5: hill

region-three-shins = Három Sípcsont
region-wobble-wold = Inogó
region-bellybarrow = Pocakdomb
region-thimble-top = Gyűszűtető
region-breezy-hob = Szellős
region-grumble-rigg = Zsörtös
region-the-idle-slopes = Tétlen Lejtők
region-lazy-shoulder = Lusta Váll
region-badgerbank = Borzpart

## surface-5: forest

region-squirrels-hoard = Mókuskincs
region-hidebehind = Mögébújó
region-leafless-argument = Lombtalan Vita
region-old-rustle = Öreg Susogó
region-sapstick-copse = Gyantás
region-whisperbark = Suttogókéreg
region-beechnut-bench = Bükkmakkpad
region-lumberyawn = Ásítófa
region-cuckoo-court = Kakukkudvar

## surface-5: sea

region-the-wet-shrug = Vizes Vállrándítás
region-barnacle-bight = Kagylós-öböl

## surface-5: lake

region-lake-hushabye = Altató-tó

## underground-2: chasm

region-the-long-way-down = Hosszú Út Lefelé
region-mind-the-gap = Résre Vigyázz
region-nobottom = Feneketlen
region-dropstone-deep = Kőejtő-mély
region-the-great-oops = Nagy Hoppá

## underground-2: mud

region-gloop-parlour = Trutyiszalon
region-slurry-spa = Iszapfürdő
region-the-warm-squelch = Meleg Cuppanás
region-bubblebath = Habfürdő

## underground-2: crystal

region-glimmergut = Csillámbél
region-prism-prison = Prizmabörtön
region-the-cold-chandelier = Hideg Csillár
region-shardlight = Szilánkfény

## underground-2: mushroom

region-toadstool-row = Galócasor
region-sporrowfield = Spórarét
region-capfall = Kalaphullás
region-the-damp-umbrellas = Nyirkos Ernyők

## underground-2: mountain

region-upside-alp = Tótágas-hegy
region-blackbrow = Feketeszemöldök
region-the-buried-giant = Eltemetett Óriás
region-basalt-bess = Bazalt Böske

## underground-2: river

region-blindfish-run = Vakhal-ér
region-the-murmur = Mormoló
region-cold-tea-river = Hidegtea-folyó

## underground-2: mine

region-pickaxe-rest = Csákánypihenő
region-deep-pockets = Mély Zsebek
region-dropped-lamp = Leejtett Lámpa
region-lode-almighty = Ércatyánk

## underground-3: chasm

region-ember-gullet = Parázstorok
region-vertigo-hole = Szédítő Lyuk
region-gapejaw = Tátottszáj
region-yawning-nan = Ásító Nagyi

## underground-3: mountain

region-cinderhorn = Hamuszarv
region-lampless-peak = Lámpátlan-csúcs
region-stalag-mighty = Sztalag-mit
region-the-dark-shrug = Sötét Vállvonás
region-bumphead-ridge = Fejbeverő-gerinc
region-obsidian-ox = Obszidiánökör

## underground-3: crystal

region-quartz-quarters = Kvarcszállás
region-facet-fair = Csiszolt Vásár
region-hummingstone = Zümmögőkő
region-twinklepit = Pislákoló
region-amethyst-attic = Ametisztpadlás

## underground-3: mine

region-canarys-end = Kanárivég
region-rusty-bucket = Rozsdás Vödör
region-shaft-seven = Hetes Akna
region-ore-else = Mit Érc Vele
region-nugget-nook = Rögzug

## underground-3: mud

region-mother-mud = Sáranyó
region-plopping-pit = Pottyanós
region-wallow-hall = Dagonyacsarnok
region-sludgeworth = Latyakos
region-blurp = Blutty

## underground-3: mushroom

region-glowcap-glade = Izzókalapos
region-truffle-vault = Szarvasgombatár
region-mycelia = Gombafonalas
region-portobello-deep = Csiperkemély
region-puffball-park = Pöfetegpark

## underground-3: river

region-lower-lethargy = Alsó-Bágyadt
region-driftbone-bend = Uszadékcsont
region-echo-rapids = Visszhangzúgó

## underground-4: crystal

region-geode-gardens = Geodakertek
region-looking-glass-gap = Tükörrés
region-sparkle-sump = Szikragödör
region-beryls-boudoir = Berill Budoárja
region-the-ringing-room = Csengő Szoba
region-spectrum-hole = Szivárványlyuk
region-lustre-lodge = Fénylak

## underground-4: chasm

region-smoulder-crack = Parázsló Repedés
region-farewell-step = Búcsúlépcső
region-ashthroat = Hamutorok
region-the-hungry-dark = Éhes Sötét

## underground-4: river

region-the-unlit-ferry = Sötét Komp
region-paddlenought = Evezőtlen
region-dark-drizzle = Sötét Szitálás
region-otters-doubt = Vidrakétely
region-inkwater = Tintavíz

## underground-4: mud

region-potters-dream = Fazekasálom
region-the-brown-study = Barna Merengés
region-clay-kitchen = Agyagkonyha
region-stickfoot = Ragadtláb
region-mudlark-mews = Sárkereső
region-ooze-corner = Nyáksarok
region-slopsink = Mosogatólé

## underground-4: mountain

region-ceiling-scraper = Plafonkaparó
region-mount-nosky = Nincség-hegy
region-sootspire = Koromtorony
region-the-inner-tor = Belső Szirt
region-gravel-king = Kavicskirály
region-rootless-rock = Gyökértelen Szikla
region-midnight-massif = Éjféli Tömb

## underground-4: mine

region-diggorys-debt = Ásó Dezső Adóssága
region-fools-gallery = Bolondjárat
region-vein-hope = Meddő Remény
region-clinkers = Salakos
region-payday-pit = Fizetésakna
region-tinpan-tunnel = Bádogalagút
region-the-last-prop = Utolsó Dúc

## underground-4: mushroom

region-gillwood = Lemezerdő
region-morel-dilemma = Kucsmadilemma
region-fungle-jungle = Gombadzsungel
region-stinkhorn-lane = Szömörcsögköz
region-sporesmouth = Spóraszáj
region-button-orchard = Csiperkéskert
region-inkcap-arcade = Tintagombasor

## underground-5: mountain

region-old-heavy = Öreg Súlyos
region-flintmother = Kovakőanyó
region-deadweight = Holtsúly
region-hunchback-fell = Púpos-hegy
region-coalbeard = Szénszakáll
region-shadowcleft = Árnyékhasadék
region-rumblecrag = Morajszirt
region-mount-below = Alanti-hegy
region-the-stone-sleeper = Alvó Kő

## underground-5: mine

region-wheelbarrow-walk = Talicskaút
region-motherlode-inn = Telér Fogadó
region-cobalt-cut = Kobaltvágat
region-overtime = Túlóra
region-dynamite-dairy = Dinamittejüzem
region-slag-sunday = Salakvasárnap
region-silver-splinter = Ezüstszilánk
region-helmet-hollow = Sisakvölgy
region-bottom-rung = Legalsó Fok

## underground-5: mud

region-dollop-dell = Kanálnyi
region-quaggy-cellar = Lápos Pince
region-gurgle-green = Kortyogó
region-the-slow-swim = Lassú Úszás
region-boot-graveyard = Csizmatemető
region-muckle-puddle = Nagypocsék
region-treacle-trap = Szirupcsapda
region-grubwash = Lárvamosó
region-silt-salon = Hordalékszalon

## underground-5: crystal

region-brittle-hall = Törékeny Terem
region-tinkledeep = Csilingmély
region-frozen-rainbow = Fagyott Szivárvány
region-topaz-tangle = Topázgubanc
region-glassbeard = Üvegszakáll
region-opal-ossuary = Opálcsontház
region-dazzle-den = Vakítóbarlang
region-cut-corners = Levágott Sarkok
region-shiny-mistake = Fényes Tévedés

## underground-5: chasm

region-lostcoin-rift = Veszettérme
region-whistling-void = Fütyülő Űr
region-furnace-grin = Kemencevigyor
region-sighing-split = Sóhajhasadék

## underground-5: mushroom

region-chanterelle-hall = Rókagombaterem
region-mouldy-meadow = Penészrét
region-the-soft-ceiling = Puha Mennyezet
region-fairy-parking = Tündérparkoló
region-shroomstead = Gombatanya
region-velvet-stalks = Bársonytönkök
region-nightcap-nook = Hálósipkazug
region-bracket-brow = Taplószemöldök
region-little-rot = Kiskorhadt

## underground-5: river

region-palefin-pool = Sápadtuszony
region-sleepwater = Álomvíz
region-the-backwards-brook = Visszafolyó Patak
region-dripping-mile = Csöpögő Mérföld
region-lantern-ford = Lámpásgázló
