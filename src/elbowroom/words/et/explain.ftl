## Parts of a price

price-base = Ala: { $amount }
price-river = Jõgi: { $amount }
price-mountain = Mägi: +{ $amount }
price-lair = Trollikoobas: +{ $amount }
price-fortress = Kindlus: +{ $amount }
price-encampment = { $amount ->
    [one] Sõjalaager: +{ $amount }
   *[other] Sõjalaagrid: +{ $amount }
}
price-armour = { $amount ->
    [one] Seenerüü: +{ $amount }
   *[other] Seenerüüd: +{ $amount }
}
price-keep = Kodumaa kants: +{ $amount }
price-tokens = { $amount ->
    [one] Kaitsev hõimumärk: +{ $amount }
   *[other] Kaitsvad hõimumärgid: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Sinu enda allakäigul hõimumärk: +{ $amount }
   *[other] Sinu enda allakäigul hõimumärgid: +{ $amount }
}
price-tribe = { $amount ->
    [one] Langenud hõim: +{ $amount }
   *[other] Langenud hõimud: +{ $amount }
}
price-monsters = { $amount ->
    [one] Koletis: +{ $amount }
   *[other] Koletised: +{ $amount }
}
price-die = Täring: { $amount }
price-floor = Mitte kunagi alla 1: +{ $amount }
price-means = Eriline vahend: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Hõimumärgid ei loe ({ $name }): { $amount }
price-no-help = Siin ei aita ({ $name }): { $amount }
price-toll = { $amount ->
    [one] Lõiv omanikule: { $amount } münt
   *[other] Lõiv omanikule: { $amount } münti
}
price-thorns = { $amount ->
    [one] Kaotus vallutamisel: { $amount } hõimumärk
   *[other] Kaotus vallutamisel: { $amount } hõimumärki
}
price-total = { $amount ->
    [one] Hind: { $amount } hõimumärk
   *[other] Hind: { $amount } hõimumärki
}

## Parts of an income

income-regions = Alad: { $amount }
income-declined-regions = Allakäigul alad: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, maksja { $seat }: +{ $amount }
income-doubled = Kahekordistatud ala: +{ $amount }
income-decline = Allakäigu eest: +{ $amount }
income-total = { $amount ->
    [one] Tulu: { $amount } münt
   *[other] Tulu: { $amount } münti
}

## Why not? Whose turn, which phase

why-not-your-turn = Veel mitte: enne otsustab { $seat }.
why-game-over = Mäng on läbi.
why-chance = Enne tuleb täring või loosimine.
why-wrong-phase = Mitte praegu. Käsil on: { $phase }.
why-not-possible = See pole praegu võimalik.

## Why not? The target

why-unknown-region = Sellel kaardil pole ala „{ $region }“.
why-already-yours = See ala on juba selle armee käes.
why-own-army = Seal on sinu enda aktiivne armee.
why-chasm = Kuristikku ei saa keegi minna.
why-water = See armee ei saa sellesse vette minna.
why-out-of-reach = Liiga kaugel: selle armee käes pole ühtki ala selle kõrval.
why-first-conquest = Armee, kelle käes pole ühtki ala, peab alustama sealt, kust ta tohib sisse tulla: tavaliselt mängulaua servalt.
why-immune = See ala on immuunne: { $piece }.
why-closed = Seda ala ei saa keegi vallutada: { $piece }.
why-peace = { $seat } on sinuga rahu sõlminud: sa ei tohi seda armeed rünnata enne omaniku järgmist käiku.
why-toll = { $coins ->
    [one] { $seat } võtab selle ala vallutamise eest lõivu: { $coins } münt. Sul pole ühtki münti.
   *[other] { $seat } võtab selle ala vallutamise eest lõivu: { $coins } münti. Sul on vähem.
}
why-untouchable = { $race }: nende vastu ei aita ükski omadus, ainult tavalised hõimumärgid, tavalised piirid ja tavaline viimane vallutuskatse täringuga.
why-barred = See ala on sellele armeele käigu lõpuni suletud.

## Why not? The price and the die

why-too-expensive = Selleks on vaja { $price } hõimumärki, aga sul on käes ainult { $hand }.
why-no-token = Vallutamiseks peab käes olema vähemalt üks hõimumärk.
why-affordable-without-die = Täringut pole vaja: hind on { $price } ja käes on { $hand }.
why-die-too-far = Ka 3 ei aitaks: hind on { $price } ja käes on { $hand }.
why-die-spent = See armee on oma täringut juba veeretanud.
why-must-roll = Enne pead täringut veeretama.
why-already-rolled = Sa juba veeretasid: valluta täringuga või lõpeta.
why-no-hope = Ühtki käeulatuses ala ei saaks ka parima veeretusega.

## Why not? Special means

why-means-missing = Sellel armeel seda vahendit pole: { $means }.
why-means-used = Sel käigul juba kasutatud: { $means }.
why-means-useless = Siin ei muudaks see midagi.
why-not-lone-token = Nii saab võtta ainult ala, kus on täpselt üks vastase aktiivne hõimumärk.
why-substitution-stopped = Sealset hõimumärki ei saa välja vahetada: { $piece }.
why-substitution-declined = Allakäigul hõimumärke ei saa välja vahetada.
why-tray-empty = Karp on tühi: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Aladest saab loobuda ainult enne käigu esimest vallutust.
why-not-held = See ala ei ole selle armee käes.
why-cannot-decline = Allakäigule minnakse enne kõike muud; enne seda võivad ainult Balrog liikuda ja alad uuesti sündida.
why-nothing-lent = Kivihekk ei laena sulle eriomadust, millega allakäigule minna.
why-first-turn = Armee ei saa allakäigule minna samal käigul, mil ta valiti.
why-slot-empty = { $slot }. paari ei ole.
why-slot-too-dear = { $price ->
    [one] See paar maksab { $price } mündi
   *[other] See paar maksab { $price } münti
}, aga sul on { $coins }.
why-swap = Eriomaduse märki saavad vahetada ainult varjumiimid ja ainult mõne teise avatud paariga.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = Selleks on vaja { $amount } hõimumärki, aga sul on käes ainult { $hand }.
why-must-keep = { $amount ->
    [one] Kätte peab jääma täpselt { $amount } hõimumärk.
   *[other] Kätte peab jääma täpselt { $amount } hõimumärki.
}
why-tokens-left = { $amount ->
    [one] Käes on veel { $amount } hõimumärk: pane enne see paika.
   *[other] Käes on veel { $amount } hõimumärki: pane enne need paika.
}
why-none-left = Rohkem pole panna: { $piece }.
why-already-placed = Sel käigul juba paigas: { $piece }.
why-not-here = Sinna ei saa panna: { $piece }.
why-cannot-ally = Sel käigul rahu sõlmida ei saa: { $seat }.
why-nothing-to-sacrifice = Seal pole sinu allakäigul hõimumärki, mida ohverdada.

## Warnings before an action

caution-loses-decline = Pärast seda ei saa sa sel käigul enam allakäigule minna.
