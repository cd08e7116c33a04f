help-option-contestants = botid, komadega eraldatud; @ piirab mõtlemisaega: hard,champion@0.2s,champion@20000n
help-option-processes = mitu mängu korraga mängida
help-option-resume = salvestab tulemused sellesse faili ja jätkab selles olevat võistlust
help-option-cluster = mängib selle Daski planeerija töölistel, näiteks tcp://127.0.0.1:8786
help-option-plot = joonistab tulemused sellesse PNG-faili
error-processes = protsesside arv peab olema 1 kuni { $most }

## Looking at a game again

help-option-nodes = mitu sõlme iga otsuse jaoks läbi otsida; sama arv annab samad tulemused
help-option-analyse-seed = ennustuste seeme
analyse-progress = Analüüsin
analyse-round = Voor
analyse-cost = Hind
analyse-best = Parim leitud plaan
analyse-total = { $seat }, vigadega kaotatud: { $coins }
error-nodes = sõlmede arv peab olema 1 kuni { NUMBER($most, useGrouping: 0) }
error-no-turns = ükski käik pole lõppenud: { $file }; pole midagi analüüsida

## What a combo is worth

help-option-balance-level = kõigi mängijate bot, näiteks medium või hard@5000n
help-option-csv = kirjutab kõik, ka paarid, sellesse CSV-faili
balance-title = { $games ->
    [one] { $games } mäng, bot { $bot }, kaart { $map }, seeme { $seed }
   *[other] { $games } mängu, bot { $bot }, kaart { $map }, seeme { $seed }
}
balance-race = Rass
balance-power = Eriomadus
balance-pair = Paar
balance-picks = Valitud
balance-least = Vähemalt { $least } korda valitud paarid, parimad ja halvimad; --csv annab kõik.
balance-never = Kordagi valimata: { $list }
balance-race-coins = Iga rassi keskmine müntide arv
balance-power-coins = Iga eriomaduse keskmine müntide arv
balance-race-wins = Võidumäär iga rassiga, 90% vahemik
balance-power-wins = Võidumäär iga eriomadusega, 90% vahemik

## How strong a home-made thing is

help-option-thing = mõõdab ainult selle võtmega rassi või eriomadust; mitme jaoks mitu korda
measure-title = { $games ->
    [one] { $games } mäng iga rea kohta, bot { $bot }, kaart { $map }
   *[other] { $games } mängu iga rea kohta, bot { $bot }, kaart { $map }
}
measure-thing = Asi
measure-middle = Keskmine pool
measure-rank = Koht
measure-rank-of = { $rank }/{ $ranked }
measure-fewer = −1 hõimumärk
measure-more = +1 hõimumärk
measure-verdict = Hinnang
measure-verdict-text = { $verdict ->
    [weak] nõrk
    [strong] tugev
   *[even] paras
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = peaaegu kordagi valimata
measure-about = Mündid on keskmine sellest, mida armee mängu lõpuni tõi, koos 90% vahemikuga. Keskmine pool on sisseehitatute oma: veerand neist toob vähem, veerand rohkem.

## Seisude väärtuse õppimine

help-option-train-folder = kaust kõige õpitu jaoks; mis seal juba on, seda uuesti ei tehta
help-option-train-games = mitu mängu iga põlvkond igal kaardil mängib; kahe mängija kaartidel kaks korda rohkem
help-option-generations = mitu põlvkonda: esimene mängib rusikareeglite järgi, iga järgmine kasutab eelmise õpitut
help-option-train-nodes = mitu sõlme iga käigu jaoks läbi otsida
help-option-epochs = mitu korda treening kõik seisud läbi käib
train-playing = Põlvkond { $number }/{ $generations }: mängud
train-fitting = Põlvkond { $number }/{ $generations }: treening
train-interrupted = Katkestatud. Sama käsk jätkab sealt, kus see peatus.
train-done = Õpitu on failis { $file }.
train-left = Käike jäänud
train-coins = Tulevaste müntide R²
train-lead = Edumaa R²
train-brier = Brier
train-off = Hälve
train-all = kõik
train-from-to = { $before } → { $after }
train-about = Mängudes, mida treening pole näinud: enne lineaarse hinnanguga, siis õpituga. „Brier“ on võiduvõimaluste keskmine ruutviga, „hälve“ näitab, kui kaugel võimalused tulemustest on.
error-train-folder = { $folder } kuulub teiste seadetega treeningu juurde
error-train-number = iga arv peab olema 1 kuni { NUMBER($most, useGrouping: 0) }
error-no-thing = failis { $file } pole rassi ega eriomadust „{ $key }“

## The table

arena-interval = 90% vahemik
arena-between = { $low } – { $high }
arena-rating = Reiting
arena-no-rating = Reitingute jaoks paigalda openskill: pip install elbowroom[arena]
arena-coins = Münte: vähe, keskmiselt, palju
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } teenib mängu kohta: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] ei vastanud õigel ajal
    [gone] lõpetas
    [no-option] vastas millegagi, mis pole lubatud tegevus
   *[other] ei järginud protokolli
}: { $amount ->
    [one] üks kord
   *[other] { $amount } korda
}

## Pictures

plot-win-rate = Võidetud mängude osa, 90% vahemik (punktiir: juhuslikult)
plot-rating = Reiting, 90% vahemik
plot-coins = Mündid lõpus
plot-sources = Mündid allikate kaupa
plot-chances = Võiduvõimalus iga käigu järel
plot-costs = Vigadega kaotatud edu müntides
plot-rounds = Voor
plot-written = Kirjutatud: { $file }

## Errors

error-extra = selleks on vaja teeki { $name }, mida pole paigaldatud: pip install elbowroom[{ $extra }]
error-not-png = pildid on PNG-failid: { $file } peab lõppema laiendiga .png
error-cluster-away = aadressil { $address } ei vasta ükski planeerija: { $detail }
error-cluster-empty = planeerijal aadressil { $address } pole ühtki töölist
error-cluster-version = planeerija { $address } töölistel on elbowroomi teine versioon: { $detail }

bot-medium = Keskmine
    .text = Järgib rusikareegleid ja teab, mida uus armee väärt on.
bot-hard = Raske
    .text = Kavandab oma käigu ja arvestab sinu vastuseid.
bot-champion = Meister
    .text = Tugevaim: kasutab ära kogu aja, mis tal mõtlemiseks on.
