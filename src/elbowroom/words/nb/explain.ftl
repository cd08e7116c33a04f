## Parts of a price

price-base = Region: { $amount }
price-river = Elv: { $amount }
price-mountain = Fjell: +{ $amount }
price-lair = Trollhule: +{ $amount }
price-fortress = Festning: +{ $amount }
price-encampment = { $amount ->
    [one] Leir: +{ $amount }
   *[other] Leirer: +{ $amount }
}
price-armour = { $amount ->
    [one] Sopprustning: +{ $amount }
   *[other] Sopprustninger: +{ $amount }
}
price-keep = Fedrelandets borg: +{ $amount }
price-tokens = { $amount ->
    [one] Tropp som forsvarer: +{ $amount }
   *[other] Tropper som forsvarer: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Din egen inaktive tropp: +{ $amount }
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
price-floor = Aldri under 1: +{ $amount }
price-means = Spesielt middel: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Tropper som ikke teller ({ $name }): { $amount }
price-no-help = { $name } hjelper ikke her: { $amount }
price-toll = { $amount ->
    [one] Toll til eieren: { $amount } mynt
   *[other] Toll til eieren: { $amount } mynter
}
price-thorns = { $amount ->
    [one] Tap i erobringen: { $amount } tropp
   *[other] Tap i erobringen: { $amount } tropper
}
price-total = { $amount ->
    [one] Pris: { $amount } tropp
   *[other] Pris: { $amount } tropper
}

## Parts of an income

income-regions = Regioner: { $amount }
income-declined-regions = Inaktive regioner: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, fra { $seat }: +{ $amount }
income-doubled = Doblet region: +{ $amount }
income-decline = For stagneringen: +{ $amount }
income-total = { $amount ->
    [one] Inntekt: { $amount } mynt
   *[other] Inntekt: { $amount } mynter
}

## Why not? Whose turn, which phase

why-not-your-turn = Ikke ennå: { $seat } må bestemme seg først.
why-game-over = Spillet er over.
why-chance = Først må det kastes terning eller trekkes.
why-wrong-phase = Ikke i denne fasen. Nå: { $phase }.
why-not-possible = Det er ikke mulig nå.

## Why not? The target

why-unknown-region = Det finnes ingen region «{ $region }» på dette kartet.
why-already-yours = Denne hæren har allerede regionen.
why-own-army = Din egen aktive hær står der.
why-chasm = Ingen kan gå inn i en kløft.
why-water = Denne hæren kan ikke gå ut i det vannet.
why-out-of-reach = Utenfor rekkevidde: Denne hæren har ingen naboregion.
why-first-conquest = En hær uten region må begynne der den kan komme inn: vanligvis ved spillbrettets ytterkant.
why-immune = Den regionen er immun: { $piece }.
why-closed = Ingen kan erobre den regionen: { $piece }.
why-peace = { $seat } har sluttet fred med deg: Du kan ikke angripe den hæren før eierens neste tur.
why-toll = { $coins ->
    [one] For å ta den regionen må du betale { $coins } mynt til { $seat }, men du har ingen.
   *[other] For å ta den regionen må du betale { $coins } mynter til { $seat }, men så mange har du ikke.
}
why-untouchable = Ingen egenskaper eller evner virker mot { $race }: bare vanlige tropper, vanlige grenser og det vanlige siste terningkastet.
why-barred = Den regionen er sperret for denne hæren resten av turen.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] Det krever { $price } tropp
   *[other] Det krever { $price } tropper
}, og du har bare { $hand } på hånden.
why-no-token = En erobring krever minst én tropp på hånden.
why-affordable-without-die = Du trenger ingen terning: Prisen er { $price }, og du har { $hand } på hånden.
why-die-too-far = Selv en treer ville ikke være nok: Prisen er { $price }, og du har { $hand } på hånden.
why-die-spent = Denne hæren har allerede kastet terningen sin.
why-must-roll = Du må kaste terningen først.
why-already-rolled = Du har allerede kastet: Erobre med terningen, eller stopp.
why-no-hope = Selv det beste kastet ville ikke være nok til noen region innen rekkevidde.

## Why not? Special means

why-means-missing = Denne hæren kan ikke bruke { $means }.
why-means-used = Allerede brukt denne turen: { $means }.
why-means-useless = Det ville ikke gjøre noen forskjell her.
why-not-lone-token = Bare en region med nøyaktig én aktiv motstandertropp kan tas på den måten.
why-substitution-stopped = Troppen der kan ikke byttes ut: { $piece }.
why-substitution-declined = Inaktive tropper kan ikke byttes ut.
why-tray-empty = Oppbevaringsbrettet er tomt: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Regioner kan bare gis opp før den første erobringen i turen.
why-not-held = Denne hæren har ikke den regionen.
why-cannot-decline = Stagnering må komme før alt annet i en tur; bare Balrogen kan flyttes og regioner gjenfødes først.
why-nothing-lent = Steinhekken låner deg ingen evne å la hæren stagnere med.
why-first-turn = En hær kan ikke stagnere i samme tur som den ble valgt.
why-slot-empty = Det er ingen kombinasjon på plass { $slot }.
why-slot-too-dear = { $price ->
    [one] Den kombinasjonen koster { $price } mynt
   *[other] Den kombinasjonen koster { $price } mynter
}, og du har { $coins }.
why-swap = Bare Skyggemimere kan bytte evnebrikker, og bare med en annen åpen kombinasjon.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] Det krever { $amount } tropp
   *[other] Det krever { $amount } tropper
}, og du har bare { $hand } på hånden.
why-must-keep = { $amount ->
    [one] Nøyaktig { $amount } tropp må bli på hånden.
   *[other] Nøyaktig { $amount } tropper må bli på hånden.
}
why-tokens-left = { $amount ->
    [one] { $amount } tropp er fortsatt på hånden: Plasser den først.
   *[other] { $amount } tropper er fortsatt på hånden: Plasser dem først.
}
why-none-left = Ingen igjen å plassere: { $piece }.
why-already-placed = Allerede plassert denne turen: { $piece }.
why-not-here = Kan ikke plasseres der: { $piece }.
why-cannot-ally = Ingen fred med { $seat } denne turen.
why-nothing-to-sacrifice = Du har ingen inaktiv tropp å ofre der.

## Warnings before an action

caution-loses-decline = Etter dette kan du ikke lenger la den aktive hæren stagnere denne turen.
