## surface-2: sea

region-gull-sound = Racčí průliv
region-brinewink-bay = Slaná zátoka

## surface-2: farmland

region-butterfold = Máslov
region-turnip-vale = Tuřínov
region-barleywhistle = Ječná Píšťala
region-scarecrows-rest = Strašákov

## surface-2: forest

region-mumblewood = Mumlavý les
region-the-nodding-pines = Kývavé borovice
region-owlsworth = Soví houština
region-bramblewick = Ostružiník

## surface-2: swamp

region-bootsuck-bog = Botožrout
region-squelchminster = Čvachtín
region-lady-mire = Paní Bahnivá
region-gnatbourne = Komárov

## surface-2: hill

region-tumbledown = Kutálka
region-goatsneeze = Kozí kýchnutí
region-rolling-maud = Valivá Máňa
region-the-comfy-knees = Pohodlná kolena

## surface-2: mountain

region-mount-grudge = Hora Nevraživka
region-chilblain-peak = Štít omrzlin
region-the-stony-aunts = Kamenné tety
region-frostknuckle = Mrazokloub

## surface-2: lake

region-lake-ponderwell = Jezero Dumálek

## surface-3: sea

region-the-sulking-deep = Trucující hlubina
region-herring-halls = Sledí síně

## surface-3: forest

region-toothpick-forest = Párátkový les
region-acorn-quarrel = Žaludová hádka
region-twiggenshaw = Klacíkov
region-the-lost-mittens = Ztracené palčáky
region-fernmutter = Kapradinové brblání

## surface-3: mountain

region-eagles-hangover = Orlova kocovina
region-goats-last-word = Kozí slovo
region-crag-nasty = Protivný sráz
region-snaggletop = Křivozubka
region-the-broken-molar = Zlomená stolička
region-echos-retort = Drzá ozvěna
region-icicle-nose = Rampouchův nos

## surface-3: farmland

region-porridge-acres = Kašová lada
region-cabbage-parish = Zelná farnost
region-ploughmans-regret = Oráčův žal
region-haystack-hollow = Senná kotlina
region-dumpling-downs = Knedlíkov

## surface-3: swamp

region-toads-parlour = Ropuší salonek
region-the-damp-handshake = Vlhké podání ruky
region-bubbling-betty = Bublavá Běta
region-mossy-bottom = Mechový zadek
region-leechworth = Pijavicov

## surface-3: hill

region-larkbump = Skřivánčí boule
region-heather-hump = Vřesový hrb
region-picnic-rise = Pikniková stráň
region-windy-elbows = Větrné lokty
region-shepherds-yawn = Ovčákovo zívnutí

## surface-3: lake

region-mirrormoan-mere = Zrcadlový sten

## surface-4: sea

region-oyster-gossip = Ústřičí klepy
region-saltbeard-reach = Slanovous

## surface-4: farmland

region-crumbly-furrows = Drobivé brázdy
region-goosemarch = Husí pochod
region-larder-lea = Spižírna
region-parsnip-common = Pastinákov
region-threepenny-croft = Třígrošová
region-milkmaid-mile = Dojiččina míle
region-pumpkin-assize = Dýňový soud

## surface-4: forest

region-woodpeckers-folly = Datlova pošetilost
region-badgers-ballroom = Jezevčí sál
region-tanglebeard = Zacuchanec
region-knotwise-grove = Sukovatý háj
region-creakinghurst = Vrzavý les
region-nettle-chancery = Kopřivový úřad
region-splinterlea = Třískov

## surface-4: hill

region-molehill-major = Velký Krtinec
region-puffing-brae = Supící stráň
region-kite-knoll = Dračí vrch
region-downhill-both-ways = Odevšad z kopce
region-sheepish-tor = Beraní vrch
region-cloudstub = Mrakopich
region-rabbitsbury = Králíkov

## surface-4: swamp

region-wetsock-fen = Mokrá ponožka
region-frogsong-flats = Žabí chorál
region-slipperwick = Klouzov
region-soggy-dell = Promáčený dol
region-murkley = Kalná Lhota
region-sinking-steeple = Potopená věž
region-ooze-regis = Králova břečka

## surface-4: mountain

region-boulderdash = Balvanov
region-thunders-attic = Hromova půda
region-yodelfast = Jódlov
region-mount-maybe = Hora Možná
region-pebblemother = Máti Oblázek
region-scree-stairs = Suťové schody
region-the-long-gasp = Dlouhý výdech
region-windscold = Větrohrad

## surface-4: lake

region-the-big-puddle = Velká louže

## surface-5: mountain

region-hardly-horn = Sotvaroh
region-old-bald-bertram = Plešatý Bertík
region-needlehat = Jehlový klobouk
region-vertigo-vicarage = Závratná fara
region-granite-sneer = Žulový úšklebek
region-snowcap-sally = Sněhová Bára
region-avalanche-alley = Lavinová ulice
region-stubtoe-spire = Modrý palec
region-mount-overhang = Převislá hora

## surface-5: swamp

region-newtham = Čolkov
region-dribblefen = Slintavé blato
region-the-green-belch = Zelené říhnutí
region-reedy-excuse = Rákosová výmluva
region-lanternlost = Ztracená lucerna
region-croakham = Kvákov
region-puddlemarsh = Loužovice
region-midge-manor = Pakomáří dvůr
region-drizzle-carr = Mrholka

## surface-5: farmland

region-leekminster = Pórkov
region-gravy-green = Omáčkov
region-oatsbury = Ovesnice
region-sunday-fields = Nedělní pole
region-beanpole-meads = Fazolové nivy
region-radish-regis = Ředkvov
region-cheesewright = Syrečkov
region-hopwallow = Chmelná
region-biscuit-plain = Sušenková pláň

## surface-5: hill

region-three-shins = Tři holeně
region-wobble-wold = Viklavý vrch
region-bellybarrow = Pupkov
region-thimble-top = Náprstek
region-breezy-hob = Vánkov
region-grumble-rigg = Bručák
region-the-idle-slopes = Líné svahy
region-lazy-shoulder = Lenivé rameno
region-badgerbank = Jezevčí mez

## surface-5: forest

region-squirrels-hoard = Veverčí poklad
region-hidebehind = Zašivárna
region-leafless-argument = Bezlistá hádka
region-old-rustle = Starý Šustil
region-sapstick-copse = Smolný hájek
region-whisperbark = Šeptokor
region-beechnut-bench = Bukvicová lavice
region-lumberyawn = Dřevozívka
region-cuckoo-court = Kukaččí soud

## surface-5: sea

region-the-wet-shrug = Mokré No a co
region-barnacle-bight = Vilejší zátoka

## surface-5: lake

region-lake-hushabye = Jezero Ukolébavka

## underground-2: chasm

region-the-long-way-down = Dlouhá cesta dolů
region-mind-the-gap = Pozor na díru
region-nobottom = Bezedná
region-dropstone-deep = Kamenopád
region-the-great-oops = Velké Jejda

## underground-2: mud

region-gloop-parlour = Žblunkov
region-slurry-spa = Kejdové lázně
region-the-warm-squelch = Teplé čvachtání
region-bubblebath = Bublinková lázeň

## underground-2: crystal

region-glimmergut = Třpytibřich
region-prism-prison = Hranolové vězení
region-the-cold-chandelier = Studený lustr
region-shardlight = Střepozář

## underground-2: mushroom

region-toadstool-row = Muchomůrková
region-sporrowfield = Výtrusné pole
region-capfall = Klobouček
region-the-damp-umbrellas = Vlhké deštníky

## underground-2: mountain

region-upside-alp = Alpa vzhůru nohama
region-blackbrow = Černé obočí
region-the-buried-giant = Zakopaný obr
region-basalt-bess = Čedičová Běta

## underground-2: river

region-blindfish-run = Slepá ryba
region-the-murmur = Šumění
region-cold-tea-river = Studený čaj

## underground-2: mine

region-pickaxe-rest = U Krumpáče
region-deep-pockets = Hluboké kapsy
region-dropped-lamp = Upadlá lampa
region-lode-almighty = Žílo všemocná

## underground-3: chasm

region-ember-gullet = Žhavý chřtán
region-vertigo-hole = Závratná díra
region-gapejaw = Otevřená huba
region-yawning-nan = Zívající Nána

## underground-3: mountain

region-cinderhorn = Škvárový roh
region-lampless-peak = Štít bez lampy
region-stalag-mighty = Pan Krápník
region-the-dark-shrug = Temné Kdoví
region-bumphead-ridge = Hlavoboj
region-obsidian-ox = Obsidiánový vůl

## underground-3: crystal

region-quartz-quarters = Křemenná čtvrť
region-facet-fair = Broušený jarmark
region-hummingstone = Bzučikámen
region-twinklepit = Blikavá jáma
region-amethyst-attic = Ametystová půda

## underground-3: mine

region-canarys-end = Konec kanárka
region-rusty-bucket = Rezavý kýbl
region-shaft-seven = Šachta sedm
region-ore-else = Strýc Ruda
region-nugget-nook = Valounkov

## underground-3: mud

region-mother-mud = Matka Bahnice
region-plopping-pit = Žbluňkající díra
region-wallow-hall = Válecí síň
region-sludgeworth = Kalov
region-blurp = Blub

## underground-3: mushroom

region-glowcap-glade = Svítící mýtina
region-truffle-vault = Lanýžová klenba
region-mycelia = Podhoubí
region-portobello-deep = Žampionov
region-puffball-park = Pýchavkový park

## underground-3: river

region-lower-lethargy = Dolní Netečná
region-driftbone-bend = Zákrut kostí
region-echo-rapids = Ozvěnové peřeje

## underground-4: crystal

region-geode-gardens = Geodové zahrady
region-looking-glass-gap = Zrcadlová škvíra
region-sparkle-sump = Jiskrná jímka
region-beryls-boudoir = Berylin budoár
region-the-ringing-room = Zvonivá komora
region-spectrum-hole = Duhová díra
region-lustre-lodge = Lesklá chata

## underground-4: chasm

region-smoulder-crack = Doutnavá prasklina
region-farewell-step = Schod na rozloučenou
region-ashthroat = Popelový krk
region-the-hungry-dark = Hladová tma

## underground-4: river

region-the-unlit-ferry = Přívoz potmě
region-paddlenought = Marné pádlo
region-dark-drizzle = Temné mrholení
region-otters-doubt = Vydří pochyba
region-inkwater = Inkoustovka

## underground-4: mud

region-potters-dream = Hrnčířův sen
region-the-brown-study = Hnědé hloubání
region-clay-kitchen = Hliněná kuchyně
region-stickfoot = Lepinoha
region-mudlark-mews = Bahenní dvorek
region-ooze-corner = Slizký kout
region-slopsink = Výlevka

## underground-4: mountain

region-ceiling-scraper = Stropodrap
region-mount-nosky = Hora Beznebe
region-sootspire = Sazový špic
region-the-inner-tor = Vnitřní skála
region-gravel-king = Král Štěrk
region-rootless-rock = Bezkořenná skála
region-midnight-massif = Půlnoční masiv

## underground-4: mine

region-diggorys-debt = Kopáčův dluh
region-fools-gallery = Bláznova štola
region-vein-hope = Planá žíla
region-clinkers = Škvárov
region-payday-pit = Výplatní jáma
region-tinpan-tunnel = Plechový tunel
region-the-last-prop = Poslední vzpěra

## underground-4: mushroom

region-gillwood = Lupenatý les
region-morel-dilemma = Smržové dilema
region-fungle-jungle = Džungle hub
region-stinkhorn-lane = Hadovková alej
region-sporesmouth = Výtrusí
region-button-orchard = Žampionový sad
region-inkcap-arcade = Hnojníková pasáž

## underground-5: mountain

region-old-heavy = Starý Těžký
region-flintmother = Máti Pazourek
region-deadweight = Mrtvá váha
region-hunchback-fell = Hrbatá hora
region-coalbeard = Uhlovous
region-shadowcleft = Stínová rozsedlina
region-rumblecrag = Dunivý útes
region-mount-below = Podhora
region-the-stone-sleeper = Kamenný spáč

## underground-5: mine

region-wheelbarrow-walk = Kolečková stezka
region-motherlode-inn = Hospoda U Žíly
region-cobalt-cut = Kobaltový zářez
region-overtime = Přesčas
region-dynamite-dairy = Dynamitová mlékárna
region-slag-sunday = Strusková neděle
region-silver-splinter = Stříbrná tříska
region-helmet-hollow = Helmový důl
region-bottom-rung = Poslední příčka

## underground-5: mud

region-dollop-dell = Kydanec
region-quaggy-cellar = Bažinatý sklep
region-gurgle-green = Kloktavá louka
region-the-slow-swim = Pomalé plavání
region-boot-graveyard = Hřbitov bot
region-muckle-puddle = Převelká louže
region-treacle-trap = Sirupová past
region-grubwash = Umývárna larev
region-silt-salon = Kalový salon

## underground-5: crystal

region-brittle-hall = Křehká síň
region-tinkledeep = Cinkot
region-frozen-rainbow = Zmrzlá duha
region-topaz-tangle = Topazová spleť
region-glassbeard = Skleněný vous
region-opal-ossuary = Opálová kostnice
region-dazzle-den = Oslnivé doupě
region-cut-corners = Ošizené rohy
region-shiny-mistake = Lesklý omyl

## underground-5: chasm

region-lostcoin-rift = Ztracený groš
region-whistling-void = Hvízdavá prázdnota
region-furnace-grin = Pecní škleb
region-sighing-split = Vzdychavá puklina

## underground-5: mushroom

region-chanterelle-hall = Lišková síň
region-mouldy-meadow = Plesnivá louka
region-the-soft-ceiling = Měkký strop
region-fairy-parking = Parkoviště víl
region-shroomstead = Houbov
region-velvet-stalks = Sametové nohy
region-nightcap-nook = Noční čepička
region-bracket-brow = Chorošová stráň
region-little-rot = Malá Hniloba

## underground-5: river

region-palefin-pool = Bledá ploutev
region-sleepwater = Spící voda
region-the-backwards-brook = Potok pozpátku
region-dripping-mile = Kapající míle
region-lantern-ford = Brod u lucerny
