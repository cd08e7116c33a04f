## Parts of a price

price-base = Region: { $amount }
price-river = Flod: { $amount }
price-mountain = Bjerg: +{ $amount }
price-lair = Troldehule: +{ $amount }
price-fortress = Fæstning: +{ $amount }
price-encampment = { $amount ->
    [one] Lejr: +{ $amount }
   *[other] Lejre: +{ $amount }
}
price-armour = { $amount ->
    [one] Svamperustning: +{ $amount }
   *[other] Svamperustninger: +{ $amount }
}
price-keep = Fædrelandets Borg: +{ $amount }
price-tokens = { $amount ->
    [one] Forsvarende trop: +{ $amount }
   *[other] Forsvarende tropper: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Din egen inaktive trop: +{ $amount }
   *[other] Dine egne inaktive tropper: +{ $amount }
}
price-tribe = { $amount ->
    [one] Glemt folkeslag: +{ $amount }
   *[other] Glemte folkeslag: +{ $amount }
}
price-monsters = { $amount ->
    [one] Monster: +{ $amount }
   *[other] Monstre: +{ $amount }
}
price-die = Terningen: { $amount }
price-floor = Aldrig under 1: +{ $amount }
price-means = Særligt middel: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Tropper, der ikke tæller ({ $name }): { $amount }
price-no-help = Hjælper ikke her ({ $name }): { $amount }
price-toll = { $amount ->
    [one] Told til ejeren: { $amount } mønt
   *[other] Told til ejeren: { $amount } mønter
}
price-thorns = { $amount ->
    [one] Tab ved erobringen: { $amount } trop
   *[other] Tab ved erobringen: { $amount } tropper
}
price-total = { $amount ->
    [one] Pris: { $amount } trop
   *[other] Pris: { $amount } tropper
}

## Parts of an income

income-regions = Regioner: { $amount }
income-declined-regions = Inaktive regioner: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, fra { $seat }: +{ $amount }
income-doubled = Fordoblet region: +{ $amount }
income-decline = For stagnationen: +{ $amount }
income-total = { $amount ->
    [one] Indtægt: { $amount } mønt
   *[other] Indtægt: { $amount } mønter
}

## Why not? Whose turn, which phase

why-not-your-turn = Ikke endnu: { $seat } skal bestemme sig først.
why-game-over = Spillet er slut.
why-chance = Først skal der slås eller trækkes.
why-wrong-phase = Ikke i denne fase. Nu: { $phase }.
why-not-possible = Det kan ikke lade sig gøre nu.

## Why not? The target

why-unknown-region = Der er ingen region »{ $region }« på dette kort.
why-already-yours = Denne hær holder allerede den region.
why-own-army = Din egen aktive hær står der.
why-chasm = Ingen kan gå ned i en kløft.
why-water = Denne hær kan ikke gå ud i det vand.
why-out-of-reach = Uden for rækkevidde: Denne hær holder ingen region ved siden af.
why-first-conquest = En hær uden region skal begynde, hvor den må komme ind: som regel ved spillebrættets yderkant.
why-immune = Den region er immun: { $piece }.
why-closed = Ingen kan erobre den region: { $piece }.
why-peace = { $seat } har sluttet fred med dig: Du må ikke angribe den hær før ejerens næste tur.
why-toll = { $coins ->
    [one] For at tage den region skal du betale { $coins } mønt til { $seat }, men du har ingen.
   *[other] For at tage den region skal du betale { $coins } mønter til { $seat }, men så mange har du ikke.
}
why-untouchable = Ingen evne virker mod { $race }: kun almindelige tropper, almindelige grænser og det almindelige sidste terningslag.
why-barred = Den region er spærret for denne hær resten af turen.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] Det kræver { $price } trop
   *[other] Det kræver { $price } tropper
}, og du har kun { $hand } på hånden.
why-no-token = En erobring kræver mindst én trop på hånden.
why-affordable-without-die = Terningen er ikke nødvendig: Prisen er { $price }, og du har { $hand } på hånden.
why-die-too-far = Selv en 3’er ville ikke være nok: Prisen er { $price }, og du har { $hand } på hånden.
why-die-spent = Denne hær har allerede slået med sin terning.
why-must-roll = Du skal slå med terningen først.
why-already-rolled = Du har allerede slået: Erobr med slaget, eller stop.
why-no-hope = Selv det bedste slag ville ikke være nok til nogen region inden for rækkevidde.

## Why not? Special means

why-means-missing = Denne hær kan ikke bruge { $means }.
why-means-used = Allerede brugt i denne tur: { $means }.
why-means-useless = Det ville ikke gøre nogen forskel her.
why-not-lone-token = Kun en region med præcis én aktiv trop fra en modstander kan tages på den måde.
why-substitution-stopped = Troppen i regionen kan ikke udskiftes: { $piece }.
why-substitution-declined = Inaktive tropper kan ikke udskiftes.
why-tray-empty = Bakken med tropper er tom: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Regioner kan kun opgives før turens første erobring.
why-not-held = Denne hær holder ikke den region.
why-cannot-decline = Stagnation kommer før alt andet i en tur; kun Balroggen må flyttes og regioner genfødes først.
why-nothing-lent = Stenhækken låner dig ingen specialevne at stagnere med.
why-first-turn = En hær kan ikke stagnere i den tur, hvor den blev valgt.
why-slot-empty = Der er intet sæt som nummer { $slot }.
why-slot-too-dear = { $price ->
    [one] Det sæt koster { $price } mønt
   *[other] Det sæt koster { $price } mønter
}, og du har { $coins }.
why-swap = Kun Skyggemimere kan bytte evnebrik, og kun med et andet åbent sæt.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] Det kræver { $amount } trop
   *[other] Det kræver { $amount } tropper
}, og du har kun { $hand } på hånden.
why-must-keep = { $amount ->
    [one] Præcis { $amount } trop skal blive på hånden.
   *[other] Præcis { $amount } tropper skal blive på hånden.
}
why-tokens-left = { $amount ->
    [one] Der er stadig { $amount } trop på hånden: Placer den først.
   *[other] Der er stadig { $amount } tropper på hånden: Placer dem først.
}
why-none-left = Ingen tilbage at placere: { $piece }.
why-already-placed = Allerede placeret i denne tur: { $piece }.
why-not-here = Det kan ikke placeres der: { $piece }.
why-cannot-ally = Ingen fred med { $seat } i denne tur.
why-nothing-to-sacrifice = Du har ingen inaktiv trop at ofre i den region.

## Warnings before an action

caution-loses-decline = Herefter kan du ikke længere stagnere i denne tur.
