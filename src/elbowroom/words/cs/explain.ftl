## Parts of a price

price-base = Region: { $amount }
price-river = Řeka: { $amount }
price-mountain = Pohoří: +{ $amount }
price-lair = Trolí doupě: +{ $amount }
price-fortress = Pevnost: +{ $amount }
price-encampment = { $amount ->
    [one] Polní tábor: +{ $amount }
    [few] Polní tábory: +{ $amount }
    [many] Polní tábory: +{ $amount }
   *[other] Polní tábory: +{ $amount }
}
price-armour = { $amount ->
    [one] Houbové brnění: +{ $amount }
    [few] Houbová brnění: +{ $amount }
    [many] Houbová brnění: +{ $amount }
   *[other] Houbová brnění: +{ $amount }
}
price-keep = Tvrz na rodné hroudě: +{ $amount }
price-tokens = { $amount ->
    [one] Bránící žeton: +{ $amount }
    [few] Bránící žetony: +{ $amount }
    [many] Bránící žetony: +{ $amount }
   *[other] Bránící žetony: +{ $amount }
}
price-own-tokens = { $amount ->
    [one] Váš vlastní žeton v úpadku: +{ $amount }
    [few] Vaše vlastní žetony v úpadku: +{ $amount }
    [many] Vaše vlastní žetony v úpadku: +{ $amount }
   *[other] Vaše vlastní žetony v úpadku: +{ $amount }
}
price-tribe = { $amount ->
    [one] Zapomenutý kmen: +{ $amount }
    [few] Zapomenuté kmeny: +{ $amount }
    [many] Zapomenuté kmeny: +{ $amount }
   *[other] Zapomenuté kmeny: +{ $amount }
}
price-monsters = { $amount ->
    [one] Příšera: +{ $amount }
    [few] Příšery: +{ $amount }
    [many] Příšery: +{ $amount }
   *[other] Příšery: +{ $amount }
}
price-die = Kostka: { $amount }
price-floor = Nikdy méně než 1: +{ $amount }
price-means = Zvláštní prostředek: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Nepočítané žetony ({ $name }): { $amount }
price-no-help = Tady bez účinku ({ $name }): { $amount }
price-toll = { $amount ->
    [one] Mýto majiteli: { $amount } mince
    [few] Mýto majiteli: { $amount } mince
    [many] Mýto majiteli: { $amount } mince
   *[other] Mýto majiteli: { $amount } mincí
}
price-thorns = { $amount ->
    [one] Ztráta při dobytí: { $amount } žeton
    [few] Ztráta při dobytí: { $amount } žetony
    [many] Ztráta při dobytí: { $amount } žetonu
   *[other] Ztráta při dobytí: { $amount } žetonů
}
price-total = { $amount ->
    [one] Cena: { $amount } žeton
    [few] Cena: { $amount } žetony
    [many] Cena: { $amount } žetonu
   *[other] Cena: { $amount } žetonů
}

## Parts of an income

income-regions = Regiony: { $amount }
income-declined-regions = Regiony v úpadku: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, platí { $seat }: +{ $amount }
income-doubled = Zdvojnásobený region: +{ $amount }
income-decline = Za úpadek: +{ $amount }
income-total = { $amount ->
    [one] Příjem: { $amount } mince
    [few] Příjem: { $amount } mince
    [many] Příjem: { $amount } mince
   *[other] Příjem: { $amount } mincí
}

## Why not? Whose turn, which phase

why-not-your-turn = Ještě ne: nejdřív se musí rozhodnout { $seat }.
why-game-over = Hra skončila.
why-chance = Nejdřív přijde na řadu kostka nebo losování.
why-wrong-phase = V této fázi to nejde. Teď probíhá: { $phase }.
why-not-possible = Teď to není možné.

## Why not? The target

why-unknown-region = Na této mapě není žádný region „{ $region }“.
why-already-yours = Toto vojsko už region drží.
why-own-army = Stojí tam vaše vlastní aktivní vojsko.
why-chasm = Do propasti nikdo nevstoupí.
why-water = Do této vody vojsko nemůže.
why-out-of-reach = Mimo dosah: vojsko nedrží žádný sousední region.
why-first-conquest = Vojsko bez regionu musí začít tam, kde smí vstoupit: obvykle na okraji mapy.
why-immune = Region je imunní: { $piece }.
why-closed = Tento region nemůže dobýt nikdo: { $piece }.
why-peace = { $seat } s vámi má příměří: na toto vojsko nesmíte útočit až do příštího tahu jeho majitele.
why-toll = { $coins ->
    [one] Za dobytí tohoto regionu vybírá { $seat } mýto: { $coins } mince. Nemáte ani jednu.
    [few] Za dobytí tohoto regionu vybírá { $seat } mýto: { $coins } mince. Tolik jich nemáte.
    [many] Za dobytí tohoto regionu vybírá { $seat } mýto: { $coins } mince. Tolik jich nemáte.
   *[other] Za dobytí tohoto regionu vybírá { $seat } mýto: { $coins } mincí. Tolik jich nemáte.
}
why-untouchable = Žádná schopnost tu neplatí, protože tu stojí { $race }: jen obyčejné žetony, obyčejné hranice a obyčejný poslední pokus s kostkou.
why-barred = Tento region je pro vojsko až do konce tahu uzavřený.

## Why not? The price and the die

why-too-expensive = { $price ->
    [one] Je potřeba { $price } žeton a v ruce máte jen { $hand }.
    [few] Jsou potřeba { $price } žetony a v ruce máte jen { $hand }.
    [many] Je potřeba { $price } žetonu a v ruce máte jen { $hand }.
   *[other] Je potřeba { $price } žetonů a v ruce máte jen { $hand }.
}
why-no-token = K dobytí je potřeba aspoň jeden žeton v ruce.
why-affordable-without-die = Kostka není potřeba: cena je { $price } a v ruce máte { $hand }.
why-die-too-far = Nestačila by ani trojka: cena je { $price } a v ruce máte { $hand }.
why-die-spent = Toto vojsko už kostkou házelo.
why-must-roll = Nejdřív musíte hodit kostkou.
why-already-rolled = Už jste hodili: dobuďte region s kostkou, nebo skončete.
why-no-hope = Ani nejlepší hod by nestačil na žádný region v dosahu.

## Why not? Special means

why-means-missing = Toto vojsko nemá k dispozici: { $means }.
why-means-used = V tomto tahu už použito: { $means }.
why-means-useless = Tady by to nic nezměnilo.
why-not-lone-token = Takto lze získat jen region s právě jedním aktivním žetonem protivníka.
why-substitution-stopped = Žeton v tomto regionu nelze nahradit: { $piece }.
why-substitution-declined = Žetony v úpadku nelze nahradit.
why-tray-empty = Zásobník je prázdný: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Opustit region lze jen před prvním dobytím v tahu.
why-not-held = Toto vojsko ten region nedrží.
why-cannot-decline = Přejít do úpadku lze jen na začátku tahu; předtím smíte jen přesunout Balroga a nechat znovuzrodit regiony.
why-nothing-lent = Kamenné křoví vám nepůjčuje žádnou schopnost, pomocí které by šlo přejít do úpadku.
why-first-turn = Vojsko nemůže přejít do úpadku v tahu, ve kterém jste si ho vzali.
why-slot-empty = Na pozici { $slot } není žádná kombinace.
why-slot-too-dear = { $price ->
    [one] Tato kombinace stojí { $price } minci a vy máte { $coins }.
    [few] Tato kombinace stojí { $price } mince a vy máte { $coins }.
    [many] Tato kombinace stojí { $price } mince a vy máte { $coins }.
   *[other] Tato kombinace stojí { $price } mincí a vy máte { $coins }.
}
why-swap = Žetony schopností smějí měnit jen Stínoví mimové, a to jen s jinou vyloženou kombinací.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = { $amount ->
    [one] Je potřeba { $amount } žeton a v ruce máte jen { $hand }.
    [few] Jsou potřeba { $amount } žetony a v ruce máte jen { $hand }.
    [many] Je potřeba { $amount } žetonu a v ruce máte jen { $hand }.
   *[other] Je potřeba { $amount } žetonů a v ruce máte jen { $hand }.
}
why-must-keep = { $amount ->
    [one] V ruce musí zůstat právě { $amount } žeton.
    [few] V ruce musí zůstat právě { $amount } žetony.
    [many] V ruce musí zůstat právě { $amount } žetonu.
   *[other] V ruce musí zůstat právě { $amount } žetonů.
}
why-tokens-left = { $amount ->
    [one] V ruce ještě zbývá { $amount } žeton: nejdřív ho umístěte.
    [few] V ruce ještě zbývají { $amount } žetony: nejdřív je umístěte.
    [many] V ruce ještě zbývá { $amount } žetonu: nejdřív je umístěte.
   *[other] V ruce ještě zbývá { $amount } žetonů: nejdřív je umístěte.
}
why-none-left = Už není co umístit: { $piece }.
why-already-placed = V tomto tahu už umístěno: { $piece }.
why-not-here = Sem to umístit nelze: { $piece }.
why-cannot-ally = V tomto tahu příměří uzavřít nelze. Hráč: { $seat }.
why-nothing-to-sacrifice = Není tam žádný váš žeton v úpadku, který by šlo obětovat.

## Warnings before an action

caution-loses-decline = Potom už v tomto tahu nemůžete přejít do úpadku.
