## Mistakes

collection-not-a-table = { $value } ei ole taulu; kirjoita avaimia ja arvoja, kuten tokens = 5
collection-not-a-key = { $value } ei ole avain; avaimet ovat sanoja
collection-unknown-key = ”{ $key }” ei ole avain tässä; kirjoita { FORM($known, "or") }
collection-missing-key = avain ”{ $key }” puuttuu; lisää se
collection-missing-name = kokoelmalla ei ole nimeä; lisää nimi
mistake-number = ”{ $text }” ei ole kokonaisluku väliltä { $least }–{ $most }
mistake-choice = ”{ $text }” ei käy tässä; kirjoita jokin näistä: { FORM($known, "or") }
mistake-write = kirjoita näin: { $form }
mistake-twice = ”{ $text }” on tässä kahdesti
collection-flag = { $value } ei ole true eikä false
collection-not-text = { $value } ei ole tekstiä; kirjoita se lainausmerkkeihin
collection-too-long = tässä on yli { $most } merkkiä; lyhennä
collection-empty-text = tämä on tyhjä; kirjoita vähintään yksi merkki
collection-unfit-letter = { $code } on merkki, jota kukaan ei näe; jätä se pois
collection-too-large = tässä on yli { $most } KiB; pienennä
collection-too-deep = tässä on liikaa sisäkkäisiä tasoja
collection-not-toml = tämä ei ole TOMLia: ”{ $text }”
collection-not-json = tämä ei ole JSONia: ”{ $text }”
collection-too-many = näitä on { $amount }, mutta enintään { $most } on sallittu
collection-too-many-collections = pöydässä voi olla enintään { $most } kokoelmaa
collection-not-a-slug = ”{ $key }” ei ole avain; kirjoita pieniä kirjaimia, numeroita ja yhdysmerkkejä, kuten mole-men, enintään { $most }
collection-key-taken = sisäänrakennettu ”{ $key }” on jo olemassa; valitse toinen avain
collection-key-twice = ”{ $key }” on tässä kahdesti; jokainen rotu, erityiskyky ja kartta tarvitsee oman avaimensa
collection-key-in-both = ”{ $key }” on sekä kokoelmassa ”{ $one }” että kokoelmassa ”{ $other }”; käytä niistä vain toista tai vaihda avain
collection-languages = kirjoita nimi tai taulu, jossa on 1–{ $most } nimeä kielittäin
collection-language = ”{ $text }” ei ole kieli; kirjoita se kuten en tai cs
collection-no-such-race = ”{ $key }” ei ole laatikoiden rotu; kirjoita { FORM($known, "or") }
collection-not-a-list = { $value } ei ole luettelo; kirjoita vaikutukset hakasulkeisiin, kuten [{ "{" } coins = 2 { "}" }]
collection-one-verb = vaikutuksessa on yksi verbi, mutta tässä niitä on { $amount }; verbit ovat { $known }
collection-must-be-true = { $value } ei sano mitään; kirjoita true tai jätä vaikutus pois
collection-races-only = ”{ $verb }” voi olla vain rodulla
collection-no-when = ”when” ei sovi yhteen tämän kanssa: ”{ $what }”; jätä se pois
collection-no-where = ”where” sopii vain näihin: { $known }; jätä se pois
collection-not-borrowable = ”{ $key }” ei ole lainattavissa; kirjoita { FORM($known, "or") }
collection-too-many-borrowed = yksi rotu tai erityiskyky lainaa enintään { $most } muuta
collection-borrowed-twice = ”{ $key }” on lainattu kahdesti; kerta riittää
collection-borrows-stand-in = ”{ $key }” ei ole lainattavissa rodulle, joka sijaistaa sitä
collection-tray-too-small = merkkejä on { $there } ({ FORM($race, "low") }), mutta tämä rotu tarvitsee { $needed }: rotulaatan luvun, hyökkääjät ja 5 lisää; vähennä niitä tai sijaista toista rotua
collection-tray-too-large = tämä rotu tarvitsee { $needed } merkkiä (rotulaatan luku, hyökkääjät ja 5 lisää), mutta niitä on enintään { $most }; vähennä niitä
collection-stand-in-twice = { $one } ja { $other } sijaistavat samaa rotua: { FORM($race, "low") }; muuta toista
collection-pieces-twice = { $one } ja { $other } lainaavat samoja nappuloita: { $key }; jätä toinen pois
collection-not-a-set = { $value } ei nimeä alueita; kirjoita sanoja lainausmerkkeihin, kuten ”forest or hill”
collection-set-too-long = tässä on yli { $most } merkkiä; lyhennä
collection-set-too-much = ”{ $text }” on liikaa; kirjoita sen eteen ”and” tai ”or”, tai älä sulje tässä sulkua
collection-set-too-deep = ”not”, ”beside”, ”near” ja sulut voivat olla sisäkkäin { $most } kertaa
collection-set-open = sulku on jäänyt auki; lisää ”)”
collection-set-word-missing = aluetta tarkoittava sana puuttuu tämän edeltä: ”{ $before }”
collection-set-unknown-word = ”{ $word }” ei ole aluetta tarkoittava sana; kirjoita { FORM($known, "or") }
collection-set-too-many-words = enintään { $most } sanaa on sallittu; sano se lyhyemmin
collection-printed-only = tässä käyvät vain painetun pelilaudan sanat, eivät nämä: { $words }
collection-map-empty = ruudukko on tyhjä; piirrä kirjainrivejä, yksi kirjain kutakin kuusikulmiota kohti
collection-map-row = rivi { $row } – kirjaimia: { $amount }; ensimmäisellä rivillä: { $first }
collection-map-no-table = alueella ”{ $letter }” ei ole taulua; lisää [regions.{ $letter }]
collection-map-letter = ”{ $letter }” ei voi merkitä aluetta; kirjoita jokin merkeistä A–Z, a–z ja 0–9
collection-map-unused = tätä aluetta ei ole ruudukossa; piirrä se tai jätä sen taulu pois
collection-map-two-names = alueella on joko ”name” tai ”slug”, ei molempia; jätä toinen pois
collection-map-slug = millään pelin kartalla ei ole aluetta ”{ $text }”; anna alueelle oma nimi avaimella ”name”
collection-map-bad-name = ”{ $name }” ei ole nimi; kirjoita yksi rivi, jossa on jokin kirjain tai numero eikä välilyöntejä alussa tai lopussa
collection-map-words = { $value } ei ole sanaluettelo; kirjoita esimerkiksi { $form } tai jätä avain pois
collection-map-needs-land = ”{ $what }” vaatii maa-alueen, mutta tässä on ”{ $terrain }”
collection-map-volcano = ”volcano” vaatii maaston ”chasm”, mutta tässä on ”{ $terrain }”
collection-map-mine = maasto ”mine” ei tarvitse symbolia ”mine”; jätä se pois
collection-map-box = ”{ $what }” ei kuulu laatikkoon ”{ $box }”; jätä se pois
collection-map-itself = alue ei voi olla itsensä vieressä; jätä tämä pois
collection-map-seed = siemenluvusta { $seed } ei synny karttaa; valitse toinen
collection-map-columns = kartan leveys on { $amount } kuusikulmiota, mutta enintään { $most } on mahdollista
collection-map-rows = kartan korkeus on { $amount } kuusikulmiota, mutta enintään { $most } on mahdollista
collection-map-land = maa-alueita on { $amount }, mikä on liian vähän, kun pelaajia on { $players }; piirrä vähintään { $least }
collection-map-entries = tuloalueita (maa tai joki reunalla, tai siellä olevan meren ranta) on { $amount }, mikä on liian vähän, kun pelaajia on { $players }; vähintään { $least } niistä on ulotuttava reunaan
collection-map-monsters = yhdelläkään alueella ei ole hirviöitä, vaikka peli maan alla tarvitsee niitä; merkitse { $usual } aluetta

collection-not-at-hand = tämä asema kuuluu omatekoiseen sisältöön, jota ei ole saatavilla (tiiviste { $digest }); lataa kokoelma sen kanssa
collection-other = tämä asema kuuluu muuhun omatekoiseen sisältöön (tiiviste { $digest }) kuin saatavilla oleva ({ $other })

## Warnings

collection-never = tämä ei voi koskaan tehdä mitään, kun karttana on { $maps }: { $effect }
collection-left-out = kun karttana on { $maps }, laatikkoon jää hyödyttömänä { $name }

## What effects do

made-effect-active = { $text }.
made-effect-declined = { $text }, mutta vain rappeutuneena.
made-effect-always = { $text }, myös rappeutuneena.
made-effect-where = { $text } (vain { $regions })

made-effect-cheaper = { $amount ->
    [one] { $amount } merkki vähemmän, kun kohteena ovat { $regions }
   *[other] { $amount } merkkiä vähemmän, kun kohteena ovat { $regions }
}
made-effect-dearer = { $amount ->
    [one] { $amount } merkki enemmän, kun kohteena ovat { $regions }
   *[other] { $amount } merkkiä enemmän, kun kohteena ovat { $regions }
}
made-effect-unguarded = Rotumerkkejä, kadonneita heimoja, hirviöitä tai leirejä ei lasketa hintaan, kun kohteena ovat { $regions }
made-effect-enter = Ensimmäisen valloituksen kohteena voivat olla myös { $regions }
made-effect-reach = Aina ulottuvilla, myös ensimmäiseen valloitukseen: { $regions }
made-effect-reach-later = Aina ulottuvilla, kun armeija on jo pelilaudalla: { $regions }
made-effect-join = Armeijan valloituksissa toistensa vieressä: { $regions }
made-effect-water = Armeija valtaa ja pitää meriä, järviä ja jokia ja saa niistä kolikoita; hallussa oleva vesi pysyy sillä rappeutuneenakin
made-effect-deadly = { $amount ->
    [one] Vastustaja menettää { $amount } merkin enemmän jokaisen alueen mukana, jonka armeija valloittaa häneltä
   *[other] Vastustaja menettää { $amount } merkkiä enemmän jokaisen alueen mukana, jonka armeija valloittaa häneltä
}
made-effect-merciful = Vastustaja menettää 1 merkin vähemmän jokaisen alueen mukana, jonka armeija valloittaa häneltä, eli tavallisesti ei yhtään
made-effect-coins-each = { $amount ->
    [one] Armeijan { $regions }: { $amount } lisäkolikko kustakin
   *[other] Armeijan { $regions }: { $amount } lisäkolikkoa kustakin
}
made-effect-coins-per = { $amount ->
    [one] Armeijan { $regions }: { $amount } lisäkolikko jokaista { $per } aluetta kohti
   *[other] Armeijan { $regions }: { $amount } lisäkolikkoa jokaista { $per } aluetta kohti
}
made-effect-coins-turn = { $amount ->
    [one] { $amount } lisäkolikko joka vuorolla
   *[other] { $amount } lisäkolikkoa joka vuorolla
}
made-effect-coins-once = { $amount ->
    [one] { $amount } kolikko armeijan ensimmäisen vuoron lopussa
   *[other] { $amount } kolikkoa armeijan ensimmäisen vuoron lopussa
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } lisäkolikko jokaisesta asutusta alueesta, jonka armeija valloitti tällä vuorolla
   *[other] { $amount } lisäkolikkoa jokaisesta asutusta alueesta, jonka armeija valloitti tällä vuorolla
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } lisäkolikko jokaisesta alueesta, jonka armeija valloitti tällä vuorolla
   *[other] { $amount } lisäkolikkoa jokaisesta alueesta, jonka armeija valloitti tällä vuorolla
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } lisäkolikko jokaisesta merkistä, jonka muut pelaajat menettivät armeijan valloituksissa tällä vuorolla
   *[other] { $amount } lisäkolikkoa jokaisesta merkistä, jonka muut pelaajat menettivät armeijan valloituksissa tällä vuorolla
}
made-effect-coins-group = { $amount ->
    [one] { $amount } lisäkolikko jokaisesta armeijan alueiden erillisestä ryhmästä
   *[other] { $amount } lisäkolikkoa jokaisesta armeijan alueiden erillisestä ryhmästä
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } kolikko varastosta aina, kun vastustaja valloittaa armeijan alueen
   *[other] { $amount } kolikkoa varastosta aina, kun vastustaja valloittaa armeijan alueen
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } kolikko jokaiselta vastustajalta, jolla on aktiivinen merkki armeijan alueiden vieressä
   *[other] { $amount } kolikkoa jokaiselta vastustajalta, jolla on aktiivinen merkki armeijan alueiden vieressä, tai niin monta kuin hänellä on
}
made-effect-tokens-of = { $amount ->
    [one] Armeijan { $regions }: uudelleensijoittamisessa { $amount } merkki lisää jokaista { $per } aluetta kohti
   *[other] Armeijan { $regions }: uudelleensijoittamisessa { $amount } merkkiä lisää jokaista { $per } aluetta kohti
}
made-effect-tokens-each = { $amount ->
    [one] Armeijan { $regions }: uudelleensijoittamisessa { $amount } merkki lisää kustakin
   *[other] Armeijan { $regions }: uudelleensijoittamisessa { $amount } merkkiä lisää kustakin
}
made-effect-tokens-fight = { $amount ->
    [one] Uudelleensijoittamisessa { $amount } merkki lisää jokaista { $per } armeijan tällä vuorolla valloittamaa asuttua aluetta kohti
   *[other] Uudelleensijoittamisessa { $amount } merkkiä lisää jokaista { $per } armeijan tällä vuorolla valloittamaa asuttua aluetta kohti
}
made-effect-tokens-conquest = { $amount ->
    [one] Uudelleensijoittamisessa { $amount } merkki lisää jokaista { $per } armeijan tällä vuorolla valloittamaa aluetta kohti
   *[other] Uudelleensijoittamisessa { $amount } merkkiä lisää jokaista { $per } armeijan tällä vuorolla valloittamaa aluetta kohti
}
made-effect-tokens-killed = { $amount ->
    [one] Uudelleensijoittamisessa { $amount } merkki lisää jokaista { $per ->
        [one] { $per } merkkiä kohti, jonka
       *[other] { $per } merkkiä kohti, jotka
    } muut pelaajat menettivät armeijan valloituksissa tällä vuorolla
   *[other] Uudelleensijoittamisessa { $amount } merkkiä lisää jokaista { $per ->
        [one] { $per } merkkiä kohti, jonka
       *[other] { $per } merkkiä kohti, jotka
    } muut pelaajat menettivät armeijan valloituksissa tällä vuorolla
}
made-effect-attackers = { $amount ->
    [one] { $amount } lisämerkki marssii mukana: se hyökkää, mutta ei koskaan jää vartioon
   *[other] { $amount } lisämerkkiä marssii mukana: ne hyökkäävät, mutta eivät koskaan jää vartioon
}
made-effect-lair = Armeijan { $regions }: kullakin on peikkoluola, joka nostaa hintaa 1:llä
made-effect-shelter = { $amount ->
    [one] Maahan kaivetun kolon ja suojan saa { $amount } alue: ensimmäinen, jonka armeija valloittaa ja saa pitää
   *[other] Maahan kaivetun kolon ja suojan saa { $amount } aluetta: ensimmäiset, jotka armeija valloittaa ja saa pitää
}
made-effect-spared = Armeija ei menetä merkkiä, kun sen alue valloitetaan
made-effect-toll = { $amount ->
    [one] Jokainen vastustaja, joka valloittaa armeijan alueen, maksaa sen omistajalle { $amount } kolikon; ilman sitä valloitus ei onnistu
   *[other] Jokainen vastustaja, joka valloittaa armeijan alueen, maksaa sen omistajalle { $amount } kolikkoa; ilman niitä valloitus ei onnistu
}
made-effect-thorns = Jokainen vastustaja, joka valloittaa armeijan alueen, menettää { $amount } valloittaneista merkeistä (ei koskaan viimeistä)
made-effect-as = Osaa kaiken saman kuin { $name }
made-effect-none = Ei minkäänlaisia lahjoja.

## Phrases for regions

made-set-all = alueet
    .gen = alueiden
    .par = alueita
made-set-land = maa-alueet
    .gen = maa-alueiden
    .par = maa-alueita
made-set-water = vesialueet
    .gen = vesialueiden
    .par = vesialueita
made-set-edge = kaikille armeijoille avoimet aloitusalueet
    .gen = kaikille armeijoille avoimien aloitusalueiden
    .par = kaikille armeijoille avoimia aloitusalueita
made-set-chasm = kuilut
    .gen = kuilujen
    .par = kuiluja
made-set-farmland = viljelysmaat
    .gen = viljelysmaiden
    .par = viljelysmaita
made-set-forest = metsäalueet
    .gen = metsäalueiden
    .par = metsäalueita
made-set-hill = kukkula-alueet
    .gen = kukkula-alueiden
    .par = kukkula-alueita
made-set-mountain = vuoristoalueet
    .gen = vuoristoalueiden
    .par = vuoristoalueita
made-set-swamp = suoalueet
    .gen = suoalueiden
    .par = suoalueita
made-set-sea = meret
    .gen = merien
    .par = meriä
made-set-lake = järvet
    .gen = järvien
    .par = järviä
made-set-river = jokialueet
    .gen = jokialueiden
    .par = jokialueita
made-set-mine = kaivosalueet
    .gen = kaivosalueiden
    .par = kaivosalueita
made-set-magic = taika-alueet
    .gen = taika-alueiden
    .par = taika-alueita
made-set-cavern = luola-alueet
    .gen = luola-alueiden
    .par = luola-alueita
made-set-empty = tyhjät alueet
    .gen = tyhjien alueiden
    .par = tyhjiä alueita
made-set-tribe = kadonneen heimon asuttamat alueet
    .gen = kadonneen heimon asuttamien alueiden
    .par = kadonneen heimon asuttamia alueita
made-set-monsters = hirviöiden asuttamat alueet
    .gen = hirviöiden asuttamien alueiden
    .par = hirviöiden asuttamia alueita
made-set-place = Kuuluisan paikan sisältävät alueet
    .gen = Kuuluisan paikan sisältävien alueiden
    .par = Kuuluisan paikan sisältäviä alueita
made-set-relic = Jalon reliikin sisältävät alueet
    .gen = Jalon reliikin sisältävien alueiden
    .par = Jalon reliikin sisältäviä alueita
made-set-held = hallussa olevat alueet
    .gen = hallussa olevien alueiden
    .par = hallussa olevia alueita
made-set-lone = yhden ainoan oman merkin miehittämät alueet
    .gen = yhden ainoan oman merkin miehittämien alueiden
    .par = yhden ainoan oman merkin miehittämiä alueita
made-set-crowd = vähintään kolmen oman merkin miehittämät alueet
    .gen = vähintään kolmen oman merkin miehittämien alueiden
    .par = vähintään kolmen oman merkin miehittämiä alueita
made-set-rival = muiden pelaajien aktiivisten armeijoiden alueet
    .gen = muiden pelaajien aktiivisten armeijoiden alueiden
    .par = muiden pelaajien aktiivisten armeijoiden alueita
made-set-ruin = muiden pelaajien rappeutuneiden armeijoiden alueet
    .gen = muiden pelaajien rappeutuneiden armeijoiden alueiden
    .par = muiden pelaajien rappeutuneiden armeijoiden alueita
made-set-own-ruin = saman pelaajan muiden rappeutuneiden armeijoiden alueet
    .gen = saman pelaajan muiden rappeutuneiden armeijoiden alueiden
    .par = saman pelaajan muiden rappeutuneiden armeijoiden alueita
made-set-not = alueet, jotka eivät ole { FORM($regions, "par") }
    .gen = alueiden (jotka eivät ole { FORM($regions, "par") })
    .par = alueita, jotka eivät ole { FORM($regions, "par") }
made-set-beside = alueet { FORM($regions, "gen") } vieressä
    .gen = alueiden ({ FORM($regions, "gen") } vieressä)
    .par = alueita { FORM($regions, "gen") } vieressä
made-set-near = alueet, jotka armeijalle ovat { FORM($regions, "gen") } vieressä
    .gen = alueiden (jotka armeijalle ovat { FORM($regions, "gen") } vieressä)
    .par = alueita, jotka armeijalle ovat { FORM($regions, "gen") } vieressä
made-set-and = { $first }, jotka ovat myös { FORM($second, "par") }
    .gen = { FORM($first, "gen") } (jotka ovat myös { FORM($second, "par") })
    .par = { FORM($first, "par") }, jotka ovat myös { FORM($second, "par") }
made-set-and-held = { $first }, jotka ovat armeijan hallussa
    .gen = { FORM($first, "gen") } (jotka ovat armeijan hallussa)
    .par = { FORM($first, "par") }, jotka ovat armeijan hallussa
made-set-and-not = { $first }, jotka eivät ole { FORM($second, "par") }
    .gen = { FORM($first, "gen") } (jotka eivät ole { FORM($second, "par") })
    .par = { FORM($first, "par") }, jotka eivät ole { FORM($second, "par") }
made-set-and-beside = { $first } { FORM($second, "gen") } vieressä
    .gen = { FORM($first, "gen") } ({ FORM($second, "gen") } vieressä)
    .par = { FORM($first, "par") } { FORM($second, "gen") } vieressä
made-set-and-near = { $first }, jotka armeijalle ovat { FORM($second, "gen") } vieressä
    .gen = { FORM($first, "gen") } (jotka armeijalle ovat { FORM($second, "gen") } vieressä)
    .par = { FORM($first, "par") }, jotka armeijalle ovat { FORM($second, "gen") } vieressä
made-set-or = { $first } tai { $second }
    .gen = { FORM($first, "gen") } tai { FORM($second, "gen") }
    .par = { FORM($first, "par") } tai { FORM($second, "par") }
made-set-group = ({ $regions })
    .gen = ({ FORM($regions, "gen") })
    .par = ({ FORM($regions, "par") })

## Cards

made-card-race = Rotu, { $tokens ->
    [one] { $tokens } merkki
   *[other] { $tokens } merkkiä
}
made-card-power = Erityiskyky, { $tokens ->
    [one] { $tokens } merkki
   *[other] { $tokens } merkkiä
}
made-card-stand-in = Sijaistaa: { $name }
made-card-tray = { $tokens } merkkiä säilytyslaatikossa
made-card-by = { $collection }, tekijä { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } rotu
   *[other] { $races } rotua
}, { $powers ->
    [one] { $powers } erityiskyky
   *[other] { $powers } erityiskykyä
}, { $maps ->
    [one] { $maps } kartta
   *[other] { $maps } karttaa
}, tiiviste { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
