## Parts of a price

price-base = Alue: { $amount }
price-river = Joki: { $amount }
price-mountain = Vuoristo: +{ $amount }
price-lair = Peikkoluola: +{ $amount }
price-fortress = Linnake: +{ $amount }
price-encampment = { $amount ->
    [one] Leiri: +{ $amount }
   *[other] Leirit: +{ $amount }
}
price-armour = { $amount ->
    [one] Sienihaarniska: +{ $amount }
   *[other] Sienihaarniskat: +{ $amount }
}
price-keep = Isänmaan linna: +{ $amount }
price-tokens = { $amount ->
    [one] Puolustava merkki: +{ $amount }
   *[other] Puolustavat merkit: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Oma rappeutunut merkki: +{ $amount }
   *[other] Omat rappeutuneet merkit: +{ $amount }
}
price-tribe = { $amount ->
    [one] Kadonnut heimo: +{ $amount }
   *[other] Kadonneet heimot: +{ $amount }
}
price-monsters = { $amount ->
    [one] Hirviö: +{ $amount }
   *[other] Hirviöt: +{ $amount }
}
price-die = Noppa: { $amount }
price-floor = Aina vähintään 1: +{ $amount }
price-means = Erityinen keino: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Merkkejä ei lasketa ({ $name }): { $amount }
price-no-help = { $name } – ei auta täällä: { $amount }
price-toll = { $amount ->
    [one] Tulli omistajalle: { $amount } kolikko
   *[other] Tulli omistajalle: { $amount } kolikkoa
}
price-thorns = { $amount ->
    [one] Menetys valloituksessa: { $amount } merkki
   *[other] Menetys valloituksessa: { $amount } merkkiä
}
price-total = { $amount ->
    [one] Hinta: { $amount } merkki
   *[other] Hinta: { $amount } merkkiä
}

## Parts of an income

income-regions = Alueet: { $amount }
income-declined-regions = Rappeutuneet alueet: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name } (maksaja { $seat }): +{ $amount }
income-doubled = Tuplattu alue: +{ $amount }
income-decline = Rappeutumisesta: +{ $amount }
income-total = { $amount ->
    [one] Tulot: { $amount } kolikko
   *[other] Tulot: { $amount } kolikkoa
}

## Why not? Whose turn, which phase

why-not-your-turn = Ei vielä: ensin päättää { $seat }.
why-game-over = Peli on päättynyt.
why-chance = Ensin on heitettävä noppaa tai nostettava laatta.
why-wrong-phase = Ei tässä vaiheessa. Nyt: { $phase }.
why-not-possible = Se ei ole nyt mahdollista.

## Why not? The target

why-unknown-region = Tällä kartalla ei ole aluetta ”{ $region }”.
why-already-yours = Alue on jo tämän armeijan hallussa.
why-own-army = Siellä on oma aktiivinen armeijasi.
why-chasm = Kukaan ei voi mennä kuiluun.
why-water = Tämä armeija ei voi mennä tuohon veteen.
why-out-of-reach = Ulottumattomissa: armeijalla ei ole hallussaan viereistä aluetta.
why-first-conquest = Armeijan, jolla ei ole aluetta, on aloitettava sieltä, mistä se voi tulla kartalle: yleensä pelilaudan reunalta.
why-immune = Alue on suojassa: { FORM($piece, "low") }.
why-closed = Alue on suljettu kaikilta: { FORM($piece, "low") }.
why-peace = { $seat } on solminut rauhan kanssasi: et saa hyökätä tuota armeijaa vastaan ennen sen omistajan seuraavaa vuoroa.
why-toll = { $coins ->
    [one] Tuon alueen valloituksesta on maksettava { $coins } kolikko, eikä sinulla ole yhtään. Saaja: { $seat }.
   *[other] Tuon alueen valloituksesta on maksettava { $coins } kolikkoa, eikä sinulla ole niin montaa. Saaja: { $seat }.
}
why-untouchable = Mikään kyky ei tehoa tähän rotuun: { FORM($race, "low") }. Vain pelkät merkit, pelkät rajat ja tavallinen viimeinen nopanheitto auttavat.
why-barred = Alue on tältä armeijalta suljettu vuoron loppuun asti.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] Siihen tarvitaan { $price } merkki
   *[other] Siihen tarvitaan { $price } merkkiä
}, ja kädessäsi on vain { $hand }.
why-no-token = Valloitukseen tarvitaan kädestä vähintään yksi merkki.
why-affordable-without-die = Noppaa ei tarvita: hinta on { $price }, ja kädessäsi on { $hand }.
why-die-too-far = Edes kolmonen ei riittäisi: hinta on { $price }, ja kädessäsi on { $hand }.
why-die-spent = Tämä armeija on jo heittänyt noppansa.
why-must-roll = Sinun on ensin heitettävä noppaa.
why-already-rolled = Olet jo heittänyt: valloita nopalla tai lopeta.
why-no-hope = Edes paras heitto ei riittäisi millekään ulottuvilla olevalle alueelle.

## Why not? Special means

why-means-missing = Tältä armeijalta puuttuu keino: { $means }.
why-means-used = Käytetty jo tällä vuorolla: { $means }.
why-means-useless = Siitä ei olisi täällä mitään hyötyä.
why-not-lone-token = Sillä tavalla voi vallata vain alueen, jolla on tasan yksi vastustajan aktiivinen merkki.
why-substitution-stopped = Siellä olevaa merkkiä ei voi korvata: { FORM($piece, "low") }.
why-substitution-declined = Rappeutuneita merkkejä ei voi korvata.
why-tray-empty = Säilytyslaatikko on tyhjä: { FORM($race, "low") }.

## Why not? Abandoning, declining, picking

why-no-abandon = Alueita voi hylätä vain ennen vuoron ensimmäistä valloitusta.
why-not-held = Alue ei ole tämän armeijan hallussa.
why-cannot-decline = Rappeutuminen on vuoron ensimmäinen teko; vain Balrog saa liikkua ja alueet syntyä uudesti sitä ennen.
why-nothing-lent = Kiviaita ei lainaa sinulle kykyä, jolla armeijasi voisi rappeutua.
why-first-turn = Armeija ei voi rappeutua sillä vuorolla, jolla se valittiin.
why-slot-empty = Kohdassa { $slot } ei ole yhdistelmää.
why-slot-too-dear = { $price ->
    [one] Yhdistelmä maksaa { $price } kolikon
   *[other] Yhdistelmä maksaa { $price } kolikkoa
}, ja sinulla on { $coins }.
why-swap = Vain varjomiimikot voivat vaihtaa erityiskykylaattaa, ja vain toisen esillä olevan yhdistelmän kanssa.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] Siihen tarvitaan { $amount } merkki
   *[other] Siihen tarvitaan { $amount } merkkiä
}, ja kädessäsi on vain { $hand }.
why-must-keep = { $amount ->
    [one] Käteen on jäätävä tasan { $amount } merkki.
   *[other] Käteen on jäätävä tasan { $amount } merkkiä.
}
why-tokens-left = { $amount ->
    [one] Kädessä on vielä { $amount } merkki: sijoita se ensin.
   *[other] Kädessä on vielä { $amount } merkkiä: sijoita ne ensin.
}
why-none-left = Asetettavaa ei ole enää: { FORM($piece, "low") }.
why-already-placed = Asetettu jo tällä vuorolla: { FORM($piece, "low") }.
why-not-here = Tätä ei voi asettaa sinne: { FORM($piece, "low") }.
why-cannot-ally = Tällä vuorolla ei voi solmia rauhaa: { $seat }.
why-nothing-to-sacrifice = Siellä ei ole rappeutunutta merkkiäsi, jonka voisi uhrata.

## Warnings before an action

caution-loses-decline = Tämän jälkeen et voi enää antaa armeijasi rappeutua tällä vuorolla.
