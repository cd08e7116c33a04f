## Cards

card-kind-race = Rotu
card-kind-power = Erityiskyky
card-kind-place = Kuuluisa paikka
card-kind-relic = Jalo reliikki
card-kind-piece = Nappula
card-kind-terrain = Maasto
card-kind-symbol = Symboli
card-kind-phase = Vuoron vaihe
card-in-decline = Rappeutuneena:
card-now = Nyt:
card-more = Lisää hakuteoksessa
card-tokens = { $amount ->
    [one] { $amount } merkki
   *[other] { $amount } merkkiä
}
card-extra = { $amount } lisää hyökätessä
card-tray = { $amount } laatikossa
card-supply = { $amount ->
    [one] vain yksi
   *[other] { $amount } kappaletta
}
card-defence = hintaan +{ $amount }
card-immune = suojassa
card-price = hinta { $amount }
card-brings-piece = { $amount ->
    [one] tuo: { FORM($piece, "low") }
   *[other] tuo: { $amount } × { FORM($piece, "low") }
}

## Cards at a table: what a thing does there now

card-brings = { $coins ->
    [one] Tuo 1 kolikon.
   *[other] Tuo { $coins } kolikkoa.
}
card-not-here = Ei tässä pelissä.
card-in-tray = { $amount ->
    [0] Säilytyslaatikko on tyhjä.
   *[other] Säilytyslaatikossa jäljellä { $amount }.
}
card-discarded = Erityiskykylaatta on toistaiseksi poistettu.
card-open-slot = { $coins ->
    [0] Esillä kohdassa { $slot }, hinta { $price }.
   *[other] Esillä kohdassa { $slot }, hinta { $price }, päällä { $coins }.
}
card-active = { $hand ->
    [0] Aktiivinen: { $seat }, alueita: { $regions }.
   *[other] Aktiivinen: { $seat }, alueita: { $regions }, kädessä: { $hand }.
}
card-declined = Rappeutunut: { $seat }, alueita: { $regions }.
card-stands = Pelilaudalla: { $where }.
card-and-more = { $first } ja { $more } muuta
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] Yksi alue tällä kartalla.
   *[other] { $amount } aluetta tällä kartalla.
}
card-phase-now = Peli on tässä vaiheessa.

## The compendium

compendium-title = Hakuteos
compendium-cards = Kaikki kortit
compendium-lead = Jokainen rotu ja erityiskyky, jokainen paikka, reliikki ja nappula sekä maa niiden alla.
compendium-search = Haku
compendium-search-hint = Haltiat, vuoristo, kolikot …
compendium-kind = Laji
compendium-box = Laatikko
compendium-all-kinds = Kaikki
compendium-all-boxes = Molemmat
compendium-kinds-race = Rodut
compendium-kinds-power = Erityiskyvyt
compendium-kinds-place = Kuuluisat paikat
compendium-kinds-relic = Jalot reliikit
compendium-kinds-piece = Nappulat
compendium-kinds-terrain = Maasto
compendium-kinds-symbol = Symbolit
compendium-kinds-phase = Vuoron vaiheet
compendium-found = { $amount ->
    [one] 1 kortti
   *[other] { $amount } korttia
}
compendium-nothing = Laatikoissa ei ole mitään sellaista.
compendium-nothing-hint = Kokeile lyhyempää hakusanaa tai poista laatikon ja lajin rajaukset.
compendium-reset = Näytä kaikki
compendium-failed = Korttien lukuja ei voitu ladata. Onko palvelin käynnissä?
compendium-again = Yritä uudelleen
compendium-link = Linkki tähän korttiin: { $name }

## Effects: small labels, and words that the search knows

effect-coins = kolikot
effect-cheaper = halvemmat valloitukset
effect-dearer = kalliimmat valloitukset
effect-reach = ulottuma
effect-dice = noppa
effect-tokens = merkit
effect-defence = suoja
effect-means = erityiset valloitukset

## The rules in short

rules-title = Säännöt lyhyesti
rules-lead = Viisi minuuttia lukemista. Tai pelaa ensimmäinen peli oppaan kanssa, niin sinun ei tarvitse lukea mitään.
rules-see = Kortit:
rules-guide = Pelaa opastettu ensimmäinen peli
rules-contents = Tällä sivulla
rules-goal = Mistä on kyse
    .text = Kansoja on enemmän kuin paikkoja. Johda yhtä niistä kartan halki, ota minkä pystyt pitämään, ja kun kansa on levittäytynyt liian harvaan, anna sen hiipua ja lähetä seuraava. Kolikot ratkaisevat: voittaja on se, jolla on niitä viimeisen kierroksen jälkeen eniten.
    .more = Jokainen aloittaa 5 kolikolla. Muiden kolikoiden määrä on salaisuus loppuun asti. Peli kestää kahdeksasta kymmeneen kierrosta; kartta kertoo, montako.
rules-turn = Vuoro
    .text = Ensimmäisellä kerralla ja jokaisen rappeutumisen jälkeen aloitat valitsemalla yhdistelmän. Siitä lähtien vuoro on joko valloittamista tai rappeutumista, ei koskaan molempia.
    .more = Valloitusvuorossa ensin valloitetaan, sitten sijoitetaan joukot uudelleen ja lopuksi saadaan kolikoita. Sitten on seuraavan pelaajan vuoro.
rules-pick = Yhdistelmän valitseminen
    .text = Kuusi yhdistelmää on esillä allekkain. Jokainen on rotu, jolle sattuma on antanut erityiskyvyn. Ensimmäinen on ilmainen. Jos otat alempaa, pudota kolikko jokaiselle sen yläpuolella olevalle yhdistelmälle; ne kolikot saa se, joka joskus valitsee kyseisen yhdistelmän.
    .more = Laske molemmat luvut yhteen: niin monta merkkiä saat. Älä odota paljon lisää: niiden on riitettävä armeijan koko elinajaksi.
rules-conquest = Valloittaminen
    .text = Uusi armeija tulee pelilaudan reunalta tai reunaa koskettavan meren rannalta. Sen jälkeen se valtaa alueen toisensa perään, aina jo hallussaan olevan alueen vierestä.
    .more = Ennen vuoron ensimmäistä valloitusta kultakin alueelta palaa käteesi kaikki paitsi yksi merkki, valmiina lähtöön. Silloin voit myös hylätä alueita, jotta koko väki pääsee matkaan.
rules-price = Alueen hinta
    .text = Alue maksaa 2 merkkiä ja 1 lisää kaikesta, mitä siellä on: vuoristosta, jokaisesta toisen pelaajan merkistä, kadonneesta heimosta, linnakkeesta ja muusta sellaisesta. Rodut ja erityiskyvyt halventavat joitain alueita, mutta eivät koskaan alle 1:n.
    .more = Onnella ei ole osuutta asiaan: jos kädessäsi on tarpeeksi merkkejä, voitat. Ne jäävät alueelle, kunnes sijoitat joukot uudelleen.
rules-example = Esimerkiksi vuoristo, jolla on kaksi naapurin merkkiä:
rules-die = Viimeinen yritys
    .text = Kun merkkisi eivät enää riitä mutta kädessä on vielä vähintään yksi, voit nimetä vielä yhden alueen, jonka hinnasta sinulta puuttuu enintään 3 merkkiä, ja heittää noppaa. Käden ja nopan on yhdessä yllettävä hintaan. Kävi miten kävi, tämän vuoron valloitukset ovat ohi.
    .more = Puolet nopan tahkoista on tyhjiä. Toivo ei ole suunnitelma, mutta se on sallittu.
rules-losses = Kun menetät alueen
    .text = Yksi merkki menetetään lopullisesti; muut palaavat sinulle, ja ne sijoitetaan saman armeijan muille alueille, kun hyökkääjän vuoro päättyy. Jos merkkejä oli vain yksi, mitään ei palaa.
    .more = Jotkin alueet ovat suojassa: sankarit, lohikäärme, maahan kaivettu kolo ja jotkin muut pitävät kaikki loitolla.
rules-redeploy = Joukkojen uudelleensijoittaminen
    .text = Kun lopetat valloittamisen, levitä merkkisi armeijasi alueille mielesi mukaan, vähintään yksi kullekin. Vahvat rajat ja harva selusta on tavallinen resepti.
    .more = Nyt asetetaan myös nappulat: linnake, leirit, sankarit, mitä armeijasi sitten toikaan mukanaan.
rules-decline = Rappeutuminen
    .text = Väsyneen armeijan voi antaa rappeutua. Siihen kuluu koko vuoro: kullekin alueelle jää yksi harmaaksi kääntynyt merkki, muut poistuvat. Saat silti kolikoita kaikista näistä alueista, sekä silloin että myöhemmillä vuoroilla, kunnes joku valtaa ne.
    .more = Ensi vuorolla valitset uuden yhdistelmän. Sinulla voi olla vain yksi rappeutunut armeija: kun toinen rappeutuu, ensimmäinen poistuu pelilaudalta.
rules-scoring = Kolikoiden kerääminen
    .text = Vuorosi lopussa jokainen hallussasi oleva alue tuo 1 kolikon, oli se aktiivisen tai rappeutuneen armeijan. Rodut ja erityiskyvyt tuovat lisäkolikoita, useimmat vain aktiivisina.
    .more = Pelin taito on rappeutumisen ajoituksessa. Yksi alue lisää on usein vähemmän arvoinen kuin varhainen uusi alku.
rules-end = Loppu
    .text = Viimeisen kierroksen jälkeen kaikki kolikot lasketaan. Eniten kolikoita kerännyt voittaa. Tasatilanteessa voittaa se, jolla on eniten merkkejä pelilaudalla; jos nekin ovat tasan, voitto jaetaan.
    .more = Sitten voit katsoa, mistä kolikot tulivat, katsoa pelin uudelleen tai pyytää revanssia.
rules-below = Maan alla
    .text = Maan alla -laatikossa on hirviöitä, kaksi alueella: joka voittaa ne, löytää Kuuluisan paikan, joka palvelee hallitsijaansa, tai Jalon reliikin, jonka voi viedä mukanaan ja jota voi käyttää kerran vuorossa.
    .more = Joet voi ylittää mutta niitä ei voi pitää; kuiluihin ei pääse lainkaan. Mustat vuoristot maksavat saman kuin vuoristot.

## The first game, with a guide

guide-title = Ensimmäinen pelisi
guide-lead = Oikea peli pienellä kartalla helppoa bottia vastaan. Vieressäsi on opas, joka kertoo, mitä tehdä seuraavaksi. Perusasiat oppii noin viidessä minuutissa; sen jälkeen peli on sinun.
guide-learn = Valitset kansan, otat maata, pidät siitä kiinni, saat palkkasi ja päästät taas irti.
guide-start = Aloita
guide-resume = Jatka siitä, mihin jäit
guide-anew = Aloita alusta
guide-rules = Tai lue säännöt lyhyesti
guide-table = Ensimmäinen peli
guide-opponent = Harjoituskaveri

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Opas
coach-next = Seuraava
coach-done = Kiitos, jatkan tästä itse
coach-skip = Lopeta opastus
coach-fold = Piilota opas
coach-unfold = Näytä opas
coach-progress = { $step }/{ $steps }
coach-welcome = Tervetuloa liian pieneen maailmaan
    .text = Sinä ja yksi vastustaja jaatte tämän kartan. Jokainen hallussasi oleva alue tuo kolikon joka vuorolla, ja kymmenen kierroksen jälkeen rikkain voittaa. Näytänpä sinulle yhden vuoron.
coach-pick = Valitse kansa
    .text = Tässä ovat esillä olevat yhdistelmät: rotu ja erityiskyky, sattuman yhteen heittämät. Luku kertoo, montako merkkiä saat. Ensimmäinen on ilmainen, seuraava maksaa kolikon ja niin edelleen. Valitse mikä vain; ratsastajapeikot ovat hyvä alku.
coach-price = Lue hinnat
    .text = Kartan luvut ovat hintoja merkkeinä: 2 tyhjästä alueesta, 1 lisää kaikesta, mitä siellä on. Uusi kansa tulee reunalta. Osoita aluetta, niin näet laskelman, ja valloita napsauttamalla.
coach-conquest = Ota lisää
    .text = Merkit ovat muuttaneet sisään, ja kätesi on kevyempi. Nyt voit vallata vain maasi naapurialueita. Jatka niin kauan kuin voit maksaa: enemmän alueita, enemmän kolikoita.
coach-stop = Tiedä, milloin lopettaa
    .text = Kun sinulla ei ole enää varaa mihinkään, voit vielä heittää noppaa alueesta, joka on hieman liian kallis; puolet tahkoista on tyhjiä. Muuten lopeta valloitukset.
coach-redeploy = Levittäydy
    .text = Pane loput merkit sinne, missä hyökkäys sattuisi, vähintään yksi jokaiselle alueelle. ”Levitä puolestani” tekee sen järkevästi. Lopeta sitten vuorosi.
coach-scoring = Tilipäivä
    .text = Siinä olivat ensimmäiset tulosi: kolikko jokaisesta alueesta ja se, mitä rotusi ja erityiskykysi tuovat lisää. Vain sinä näet, paljonko sinulla on.
coach-wait = Nyt pelaavat muut
    .text = On vastustajasi vuoro. Jos alueesi vallataan, menetät yhden merkin ja muut palaavat sinulle.
coach-again = Toinen vuorosi
    .text = Kaikki merkit paitsi yksi kultakin alueelta ovat taas valmiina. Ota lisää maata, sijoita uudelleen, lopeta vuoro. Huomaa, miten harvassa väkesi on: vahvistuksia ei tule.
coach-decline = Päästä irti
    .text = Kun vuoro ei toisi juuri mitään uutta, anna kansasi rappeutua: et valloita tällä vuorolla mitään, mutta vanha kansa tuo edelleen kolikoita alueistaan, kun sinä aloitat alusta. Kansa voi rappeutua vain vuoron alussa, tämän tai jonkin myöhemmän.
coach-fresh = Uusi alku
    .text = Harmaat merkit tuovat yhä kolikoita. Valitse seuraavalla vuorollasi uusi yhdistelmä ja tule taas reunalta. Voit vallata maata jopa omalta rappeutuneelta kansaltasi.
coach-end = Siinä on koko peli
    .text = Valitse, valloita, sijoita uudelleen, anna rappeutua oikealla hetkellä. Napsauta mitä tahansa nimeä, niin näet sen kortin, pyydä vihje, jos olet jumissa, ja pidä hauskaa pelin loppuun asti.
coach-over = Ensimmäinen pelisi on ohi
    .text = Alla näet, mitä kukin ansaitsi ja miten. Pelaa uudelleen tai katso hakuteoksesta, mikä jäi askarruttamaan. Pidä hauskaa!
