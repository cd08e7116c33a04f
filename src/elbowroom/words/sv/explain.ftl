## Parts of a price

price-base = Region: { $amount }
price-river = Flod: { $amount }
price-mountain = Berg: +{ $amount }
price-lair = Trollhåla: +{ $amount }
price-fortress = Fästning: +{ $amount }
price-encampment = { $amount ->
    [one] Bivack: +{ $amount }
   *[other] Bivacker: +{ $amount }
}
price-armour = { $amount ->
    [one] Svamprustning: +{ $amount }
   *[other] Svamprustningar: +{ $amount }
}
price-keep = Fosterlandets borg: +{ $amount }
price-tokens = { $amount ->
    [one] Försvarande bricka: +{ $amount }
   *[other] Försvarande brickor: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Din egen bricka i nedgång: +{ $amount }
   *[other] Dina egna brickor i nedgång: +{ $amount }
}
price-tribe = { $amount ->
    [one] Glömd stam: +{ $amount }
   *[other] Glömda stammar: +{ $amount }
}
price-monsters = Monster: +{ $amount }
price-die = Tärningen: { $amount }
price-floor = Aldrig under 1: +{ $amount }
price-means = Särskilt medel: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Brickor som inte räknas ({ $name }): { $amount }
price-no-help = { $name } hjälper inte här: { $amount }
price-toll = Tull till ägaren: { $amount } mynt
price-thorns = { $amount ->
    [one] Förlust vid erövringen: { $amount } bricka
   *[other] Förlust vid erövringen: { $amount } brickor
}
price-total = { $amount ->
    [one] Kostnad: { $amount } bricka
   *[other] Kostnad: { $amount } brickor
}

## Parts of an income

income-regions = Regioner: { $amount }
income-declined-regions = Regioner i nedgång: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, från { $seat }: +{ $amount }
income-doubled = Fördubblad region: +{ $amount }
income-decline = För nedgången: +{ $amount }
income-total = Inkomst: { $amount } mynt

## Why not? Whose turn, which phase

why-not-your-turn = Inte än: { $seat } ska bestämma sig först.
why-game-over = Spelet är slut.
why-chance = Ett tärningsslag eller en dragning måste komma först.
why-wrong-phase = Inte i den här fasen. Nu: { $phase }.
why-not-possible = Det går inte just nu.

## Why not? The target

why-unknown-region = Det finns ingen region ”{ $region }” på den här kartan.
why-already-yours = Armén har redan den regionen.
why-own-army = Din egen aktiva armé står där.
why-chasm = Ingen kan gå in i en klyfta.
why-water = Armén kan inte gå ut i det vattnet.
why-out-of-reach = Utom räckhåll: armén har ingen region intill.
why-first-conquest = En armé utan region måste börja där den får komma in: oftast vid spelbrädets kant.
why-immune = Regionen är immun: { $piece }.
why-closed = Ingen kan erövra den regionen: { $piece }.
why-peace = { $seat } har slutit fred med dig: du får inte attackera den armén före ägarens nästa tur.
why-toll = { $coins ->
    [one] För att ta regionen måste du betala { $coins } mynt till { $seat }, men du har inga mynt.
   *[other] För att ta regionen måste du betala { $coins } mynt till { $seat }, men så många har du inte.
}
why-untouchable = Ingen förmåga biter på { $race }: bara vanliga brickor, vanliga gränser och det vanliga sista tärningsslaget.
why-barred = Regionen är spärrad för armén resten av turen.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] Det kräver { $price } bricka
   *[other] Det kräver { $price } brickor
}, och du har bara { $hand } på handen.
why-no-token = En erövring kräver minst en bricka på handen.
why-affordable-without-die = Ingen tärning behövs: kostnaden är { $price }, och du har { $hand } på handen.
why-die-too-far = Inte ens en trea skulle räcka: kostnaden är { $price }, och du har { $hand } på handen.
why-die-spent = Armén har redan slagit sin tärning.
why-must-roll = Du måste slå tärningen först.
why-already-rolled = Du har redan slagit: erövra med tärningen, eller sluta.
why-no-hope = Inte ens det bästa slaget skulle räcka till någon region inom räckhåll.

## Why not? Special means

why-means-missing = Armén kan inte använda { $means }.
why-means-used = Redan använt den här turen: { $means }.
why-means-useless = Det skulle inte göra någon skillnad här.
why-not-lone-token = Bara en region med exakt en av en motståndares aktiva brickor kan tas så.
why-substitution-stopped = Brickan där kan inte bytas ut: { $piece }.
why-substitution-declined = Brickor i nedgång kan inte bytas ut.
why-tray-empty = Asken är tom: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Regioner kan bara överges före turens första erövring.
why-not-held = Armén har inte den regionen.
why-cannot-decline = Nedgången kommer före allt annat i en tur; bara Balrogen får flyttas och regioner återfödas först.
why-nothing-lent = Stenhäcken har inte lånat ut någon specialförmåga som du kan gå i nedgång med.
why-first-turn = En armé kan inte gå i nedgång samma tur som den valdes.
why-slot-empty = Det finns ingen kombination på steg { $slot }.
why-slot-too-dear = Kombinationen kostar { $price } mynt, och du har { $coins }.
why-swap = Bara skuggmimare kan byta emblem, och bara med en annan öppen kombination.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] Det kräver { $amount } bricka
   *[other] Det kräver { $amount } brickor
}, och du har bara { $hand } på handen.
why-must-keep = { $amount ->
    [one] Exakt { $amount } bricka måste stanna på handen.
   *[other] Exakt { $amount } brickor måste stanna på handen.
}
why-tokens-left = { $amount ->
    [one] { $amount } bricka är kvar på handen: placera den först.
   *[other] { $amount } brickor är kvar på handen: placera dem först.
}
why-none-left = Inga kvar att placera: { $piece }.
why-already-placed = Redan placerat den här turen: { $piece }.
why-not-here = Det kan inte placeras där: { $piece }.
why-cannot-ally = Ingen fred med { $seat } den här turen.
why-nothing-to-sacrifice = Du har ingen bricka i nedgång att offra där.

## Warnings before an action

caution-loses-decline = Efter det här kan du inte längre gå i nedgång den här turen.
