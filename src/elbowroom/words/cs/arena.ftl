help-option-contestants = boti oddělení čárkami; @ omezuje čas na přemýšlení: hard,champion@0.2s,champion@20000n
help-option-processes = kolik her se hraje najednou
help-option-resume = uloží výsledky do tohoto souboru a pokračuje v soutěži, která v něm je
help-option-cluster = hraje na pracovních procesech tohoto plánovače Dask, např. tcp://127.0.0.1:8786
help-option-plot = nakreslí výsledky do tohoto souboru PNG
error-processes = počet procesů musí být od 1 do { $most }

## Looking at a game again

help-option-nodes = kolik uzlů prohledat pro každé rozhodnutí; stejné číslo dává stejné výsledky
help-option-analyse-seed = semínko předpovědí
analyse-progress = Rozbor
analyse-round = Kolo
analyse-cost = Ztráta
analyse-best = Nejlepší nalezený postup
analyse-total = Ztráta chybami: { $seat }, { $coins }
error-nodes = počet uzlů musí být od 1 do { NUMBER($most, useGrouping: 0) }
error-no-turns = v záznamu { $file } žádný tah neskončil: není co rozebírat

## What a combo is worth

help-option-balance-level = bot na všech židlích, např. medium nebo hard@5000n
help-option-csv = zapíše všechno včetně dvojic do tohoto souboru CSV
balance-title = { $games ->
    [one] { $games } hra, bot { $bot }, mapa { $map }, semínko { $seed }
    [few] { $games } hry, bot { $bot }, mapa { $map }, semínko { $seed }
    [many] { $games } hry, bot { $bot }, mapa { $map }, semínko { $seed }
   *[other] { $games } her, bot { $bot }, mapa { $map }, semínko { $seed }
}
balance-race = Národ
balance-power = Schopnost
balance-pair = Dvojice
balance-picks = Výběry
balance-least = Dvojice vybrané aspoň { $least }krát, nejlepší a nejhorší; --csv má všechny.
balance-never = Nikdy nevybráno: { $list }
balance-race-coins = Průměr mincí podle národů
balance-power-coins = Průměr mincí podle schopností
balance-race-wins = Podíl výher podle národů, interval 90 %
balance-power-wins = Podíl výher podle schopností, interval 90 %

## How strong a home-made thing is

help-option-thing = změří jen národ nebo schopnost s tímto klíčem; lze zadat i vícekrát
measure-title = { $games ->
    [one] { $games } hra na každý řádek, bot { $bot }, mapa { $map }
    [few] { $games } hry na každý řádek, bot { $bot }, mapa { $map }
    [many] { $games } hry na každý řádek, bot { $bot }, mapa { $map }
   *[other] { $games } her na každý řádek, bot { $bot }, mapa { $map }
}
measure-thing = Co se měří
measure-middle = Střední polovina
measure-rank = Pořadí
measure-rank-of = { $rank }. z { $ranked }
measure-fewer = −1 žeton
measure-more = +1 žeton
measure-verdict = Verdikt
measure-verdict-text = { $verdict ->
    [weak] slabé
    [strong] silné
   *[even] vyvážené
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = skoro nikdy nevybráno
measure-about = Mince jsou průměr toho, co vojsko vyneslo do konce své hry, s intervalem 90 %. Střední polovina patří vestavěným: čtvrtina z nich vynáší méně, čtvrtina více.

## Učení

help-option-train-folder = složka pro všechno naučené; co už v ní je, se nedělá znovu
help-option-train-games = kolik her odehraje každá generace na každé mapě; na mapách pro dva dvakrát tolik
help-option-generations = kolik generací: první hraje podle jednoduchých pravidel, každá další s tím, co se naučila předchozí
help-option-train-nodes = kolik uzlů prohledat pro každý tah
help-option-epochs = kolikrát výcvik projde všechny pozice
train-playing = Generace { $number } / { $generations }: hry
train-fitting = Generace { $number } / { $generations }: výcvik
train-interrupted = Přerušeno. Stejný příkaz bude pokračovat tam, kde tento skončil.
train-done = Co se boti naučili, je v souboru { $file }.
train-left = Zbývá tahů
train-coins = R² budoucích mincí
train-lead = R² náskoku
train-brier = Brier
train-off = Odchylka
train-all = vše
train-from-to = { $before } → { $after }
train-about = Na hrách, které výcvik neviděl: nejprve lineární hodnocení, potom to naučené. „Brier“ je střední kvadratická chyba šancí na výhru, „odchylka“ říká, jak daleko jsou šance od výsledků.
error-train-folder = složka { $folder } patří k výcviku s jiným nastavením
error-train-number = každé číslo musí být od 1 do { NUMBER($most, useGrouping: 0) }
error-no-thing = { $file } nemá národ ani schopnost „{ $key }“

## The table

arena-interval = interval 90 %
arena-between = { $low } – { $high }
arena-rating = Hodnocení
arena-no-rating = Pro hodnocení nainstalujte openskill: pip install elbowroom[arena]
arena-coins = Mince: málo, střed, hodně
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } vydělá za hru: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] neodpovídá včas
    [gone] skončil
    [no-option] odpovídá něčím, co není dovolená akce
   *[other] nedodržuje protokol
}: { $amount ->
    [one] jednou
    [few] { $amount }krát
    [many] { $amount }krát
   *[other] { $amount }krát
}

## Pictures

plot-win-rate = Podíl vyhraných her, interval 90 % (tečkovaně: náhoda)
plot-rating = Hodnocení, interval 90 %
plot-coins = Mince na konci
plot-sources = Mince podle zdroje
plot-chances = Šance na výhru po každém tahu
plot-costs = Náskok v mincích ztracený chybami
plot-rounds = Kolo
plot-written = Zapsáno: { $file }

## Errors

error-extra = k tomu je potřeba { $name }, které není nainstalované: pip install elbowroom[{ $extra }]
error-not-png = obrázky jsou soubory PNG: { $file } musí končit na .png
error-cluster-away = na adrese { $address } žádný plánovač neodpovídá: { $detail }
error-cluster-empty = plánovač na adrese { $address } nemá žádný pracovní proces
error-cluster-version = pracovní procesy na adrese { $address } mají jinou verzi elbowroom: { $detail }
bot-medium = Střední
    .text = Řídí se osvědčenými zásadami a ví, jakou cenu má nové vojsko.
bot-hard = Těžký
    .text = Plánuje svůj tah a zvažuje vaše odpovědi.
bot-champion = Šampion
    .text = Nejsilnější: využije všechen čas, který na přemýšlení má.
