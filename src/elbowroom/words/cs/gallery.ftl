nav-gallery = Galerie
gallery-title = Galerie
gallery-lead = Národy a schopnosti, které vytvořili hráči. Hrát s nimi můžete hned.
gallery-make = Vytvořit vlastní
gallery-search = Hledat podle názvu
gallery-order = Seřadit
gallery-order-newest = Nejnovější
gallery-order-played = Nejhranější
gallery-by-author = Jen to, co zveřejňuje { $author }.
gallery-all = Celá galerie
gallery-more = Ukázat další
gallery-none = Nikdo tu ještě nic nezveřejnil. Můžete být první.
gallery-none-found = Nic takového tu zveřejněno není.
gallery-ours = Od tvůrců této hry
gallery-from-us = od nás
gallery-by = autor: { $author }
gallery-races = { $amount ->
    [one] { $amount } národ
    [few] { $amount } národy
    [many] { $amount } národu
   *[other] { $amount } národů
}
gallery-powers = { $amount ->
    [one] { $amount } schopnost
    [few] { $amount } schopnosti
    [many] { $amount } schopnosti
   *[other] { $amount } schopností
}
gallery-maps = { $amount ->
    [one] { $amount } mapa
    [few] { $amount } mapy
    [many] { $amount } mapy
   *[other] { $amount } map
}
gallery-plays-text = { $plays ->
    [one] hráno jednou
    [few] hráno { $plays }krát
    [many] hráno { $plays }krát
   *[other] hráno { $plays }krát
}
gallery-more-things = a ještě { $amount }

## One collection

gallery-of-author = Další sbírky tohoto autora
gallery-newer = Tato sbírka má novější verzi.
gallery-older = Toto je nová verze starší sbírky.
gallery-with-maps = { $amount ->
    [one] Je v ní i mapa, kterou si můžete zvolit při přípravě stolu.
    [few] Jsou v ní i { $amount } mapy, které si můžete zvolit při přípravě stolu.
    [many] Je v ní i { $amount } mapy, které si můžete zvolit při přípravě stolu.
   *[other] Je v ní i { $amount } map, které si můžete zvolit při přípravě stolu.
}
gallery-report-open = Nahlásit
gallery-report-reason = Co s ní není v pořádku?
gallery-report-hint = Přečte si to jen správce tohoto serveru.
gallery-report-send = Odeslat
gallery-report-sent = Děkujeme. Správce tohoto serveru se na to podívá.

## Publishing

publish-head = Zveřejnit
publish-account = Co je zveřejněné, to může každý najít a hrát. Zveřejňuje se to pod vaším jménem, proto si ho nejdřív chraňte heslem.
publish-lead = Každý to najde v galerii pod vaším jménem: { $name }. Potom už to nelze změnit, ale můžete zveřejnit novou verzi.
publish-version = Nová verze sbírky
publish-new = žádné, je to něco nového
publish-button = Zveřejnit
publish-done = Už je to v galerii:

## Measuring

measure-head = Změřit sílu
measure-lead = Boti s tím odehrají pár set her. Trvá to asi minutu a kdykoli to můžete zastavit.
measure-start = Změřit
measure-stop = Zastavit
measure-go-on = Pokračovat
measure-progress = Odehrané hry
measure-played = { $played } z { $of } her
measure-verdict-head = { $verdict ->
    [weak] Slabé: skoro nikdo to nebude chtít.
    [strong] Silné: budou to chtít všichni.
   *[even] Vyvážené: mezi ostatní to dobře zapadne.
}
measure-coins-text = Průměrný výnos vojska v mincích: { $coins } ({ $low } až { $high }).
measure-middle-text = { $kind ->
    [race] Polovina národů z krabice vynáší od { $lower } do { $upper }.
   *[power] Polovina schopností z krabice vynáší od { $lower } do { $upper }.
}
measure-rank-text = { $kind ->
    [race] Pořadí mezi národy: { $rank }. z { $ranked }.
   *[power] Pořadí mezi schopnostmi: { $rank }. z { $ranked }.
}
measure-wins-text = Kdo si to vybere, vyhraje { $share } % svých her ({ $low } až { $high } %); čirou náhodou by to bylo 25 %.
measure-token-text = { $change ->
    [more] S jedním žetonem navíc
   *[less] S jedním žetonem méně
} by se výnos v mincích { $more ->
    [yes] zvýšil o { $coins }
   *[no] snížil o { $coins }
} ({ $low } až { $high }).
measure-about-text = Vojska: { $picks }, hry: { $games }, boti: { FORM($bot, "small") }, mapa: { $map }; v závorkách jsou intervaly 90 %.
measure-hardly = Boti si to skoro nikdy nevybrali (odehrané hry: { $games }).

## When something is refused

refusal-account-needed = Chcete-li něco zveřejnit, nejdřív si své jméno chraňte heslem.
refusal-already-published = Přesně tato sbírka už v galerii je.
refusal-gallery-full = Zveřejnili jste už tolik, kolik jeden člověk smí.
refusal-not-your-entry = Novou verzi sbírky může zveřejnit jen její autor.
refusal-no-such-entry = Taková sbírka v galerii není. Možná ji někdo odstranil.
refusal-no-such-thing = Takový národ ani schopnost tato sbírka nemá.
