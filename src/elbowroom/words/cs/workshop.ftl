## Cards

made-origin = vlastní tvorba
made-replaces = V krabici místo toho zůstává: { $names }
made-left-out = Nic z toho na této mapě nemůže fungovat: zůstává to v krabici.
made-idle = Na této mapě nic nezmůže: { $effect }
made-icon-credit = Ikona „{ $icon }“ z webu
made-icon-authors = autoři
made-title = Vlastní karty
made-lead = U tohoto stolu se hraje s národy a schopnostmi, které v žádné krabici nejsou.
made-left-out-list = { $amount ->
    [one] Na této mapě nemůže nijak fungovat, a proto zůstává v krabici: { $names }.
    [few] Na této mapě nemohou nijak fungovat, a proto zůstávají v krabici: { $names }.
    [many] Na této mapě nemohou nijak fungovat, a proto zůstávají v krabici: { $names }.
   *[other] Na této mapě nemohou nijak fungovat, a proto zůstávají v krabici: { $names }.
}

## The form of a new table

new-made = Vlastní národy a schopnosti
new-made-none = žádné
new-made-own = Sbírky na tomto zařízení
new-made-empty = Na tomto zařízení ještě žádné sbírky nejsou.
new-made-workshop = Vytvořit vlastní v dílně
new-made-item = { $name } ({ $races ->
    [one] { $races } národ
    [few] { $races } národy
    [many] { $races } národu
   *[other] { $races } národů
}, { $powers ->
    [one] { $powers } schopnost
    [few] { $powers } schopnosti
    [many] { $powers } schopnosti
   *[other] { $powers } schopností
})
new-made-file = Přidat ze souboru
new-made-link = Přidat z odkazu
new-made-add = Přidat
workshop-bad-link = V tomto odkazu žádná sbírka není. Možná se cestou zkrátil.
workshop-nameless = Bez názvu

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Sbírka: { $what }

## The workshop

workshop-title = Dílna
workshop-lead = V každé krabici je prázdná tabulka národa a prázdný žeton schopnosti. Vytvořte si vlastní národ nebo schopnost, vyzkoušejte je a pošlete přátelům.
workshop-create = Vytvořit něco nového
workshop-open-file = Otevřít soubor
workshop-open = Otevřít v dílně
workshop-own = Na tomto zařízení
workshop-size = { $races ->
    [one] { $races } národ
    [few] { $races } národy
    [many] { $races } národu
   *[other] { $races } národů
}, { $powers ->
    [one] { $powers } schopnost
    [few] { $powers } schopnosti
    [many] { $powers } schopnosti
   *[other] { $powers } schopností
}, změněno { $changed }
workshop-use = Hrát s ní
workshop-remove = Odstranit: { $name }
workshop-removed = Odstraněno z tohoto zařízení: { $name }.
workshop-restore = Vrátit
workshop-all = Všechny sbírky
workshop-gone = Tato sbírka na tomto zařízení není. Kdo ji má, může vám poslat odkaz.
workshop-new-name = Moje sbírka
workshop-new-race = Nový národ
workshop-new-power = Nová schopnost
workshop-collection = Název sbírky
workshop-author = Autor
workshop-undo = Zpět
workshop-redo = Znovu
workshop-as-text = Jako text
workshop-saved = Uloženo na tomto zařízení
workshop-full = Na tomto zařízení už není místo: stáhněte si sbírku jako soubor
workshop-things = Národy a schopnosti
workshop-add-race = Národ
workshop-add-power = Schopnost
workshop-remove-race = Odstranit tento národ
workshop-remove-power = Odstranit tuto schopnost
workshop-mistake = Je v tom chyba
workshop-empty = Začněte národem nebo schopností.
workshop-card = Karta

## A race or a power

workshop-name = Název
workshop-names = Název v jiných jazycích
workshop-tokens-race = Žetony na tabulce národa
workshop-tokens-power = Žetony za schopnost
workshop-icon = Ikona
workshop-icon-blank = zatím žádná
workshop-icon-title = Vyberte ikonu
workshop-icon-search = Hledat
workshop-icon-hint = Anglicky, např. „owl“ nebo „sword“
workshop-icon-group = Skupina
workshop-icon-none = Žádná ikona nemá toto slovo v názvu.
workshop-icon-credit = Ikony z webu
workshop-icons-people = Lidé a příšery
workshop-icons-beasts = Zvířata
workshop-icons-plants = Rostliny
workshop-icons-arms = Zbraně a zbroj
workshop-icons-magic = Magie
workshop-icons-nature = Země, moře a nebe
workshop-icons-buildings = Stavby
workshop-icons-things = Věci
workshop-stand-in = Zastupuje
workshop-stand-in-none = nikoho: přidá se do krabice
workshop-stand-in-race = { $name } (žetony: { $tokens })
workshop-flavour = Věta pro pobavení

## Effects

workshop-effects = Co to umí
workshop-effects-none = Zatím nic. Vyberte níže větu a změňte její slova.
workshop-effects-full = Víc se sem nevejde
workshop-effect-add = Přidat účinek
workshop-effect-add-button = Přidat
workshop-effect-choose = Vyberte větu…
workshop-effect-remove = Odstranit účinek { $number }
workshop-show = Ukázat účinek { $number } na mapě
workshop-topic-conquest = Dobývání
workshop-topic-coins = Mince
workshop-topic-tokens = Žetony
workshop-topic-defence = Obrana
workshop-topic-borrow = Nadání ostatních
workshop-regions = Které regiony
workshop-where-regions = Jen které regiony
workshop-borrowed = Čí nadání
workshop-number-amount = Kolik
workshop-number-per = Za každých kolik
workshop-when = Kdy to funguje
workshop-when-active = dokud je aktivní
workshop-when-declined = v úpadku
workshop-when-always = vždy
workshop-where = jen
workshop-where-add = jen některé regiony…
workshop-and = a zároveň
workshop-or = nebo
workshop-add-and = A zároveň to musí být …
workshop-add-or = Nebo také …
workshop-set-remove = Odstranit tuto část
workshop-words-ground = Souš, voda, okraj
workshop-words-terrain = Terén a symboly
workshop-words-standing = Co v nich je
workshop-words-owner = Komu patří
workshop-words-around = Sousedé a výjimky

## The board

workshop-board = Na mapě
workshop-board-map = Mapa
workshop-map = { $box }, počet hráčů: { $players }
workshop-board-nothing = Vyberte účinek a uvidíte, co znamená na mapě.
workshop-board-some = { $amount ->
    [one] V této chvíli hry se to týká { $amount } regionu.
    [few] V této chvíli hry se to týká { $amount } regionů.
    [many] V této chvíli hry se to týká { $amount } regionu.
   *[other] V této chvíli hry se to týká { $amount } regionů.
}
workshop-board-none = V této chvíli hry se to netýká žádného regionu, nebo žádného zvlášť.
workshop-board-never = Na této mapě tento účinek nikdy nic neudělá.
workshop-board-region = týká se ho účinek
workshop-board-who = { $race } ukazují, kde by to mohlo stát: { $name }.

## Try it, share it

workshop-try = Vyzkoušet
workshop-try-text = Cvičný stůl proti snadným botům, na mapě níže; vaše kombinace leží na první pozici.
workshop-try-never = Na mapě níže z toho nemůže fungovat nic. Na vyzkoušení zvolte jinou.
workshop-share = Poslat dál
workshop-share-link = Tento odkaz v sobě nese celou sbírku. Žádný server ji neuchovává.
workshop-share-short = Co je za tímto krátkým odkazem, server uchová do { $until }.
workshop-share-address = Odkaz
workshop-share-copy = Poslat odkaz
workshop-share-file = Stáhnout jako soubor
workshop-share-code = QR kód odkazu
workshop-share-long = Tento odkaz je na QR kód příliš dlouhý.
workshop-share-short-offer = Server může sbírku 30 dní uchovat pod krátkým odkazem.
workshop-share-shorten = Vytvořit krátký odkaz
workshop-arrival = Někdo vám posílá vlastní karty.
workshop-arrival-by = { $author } vám posílá vlastní karty.
workshop-arrival-failed = Žádné karty tu nejsou

## The text form

workshop-text = Jako text
workshop-text-lead = Totéž jako soubor, pro ty, kdo rádi píšou. Jakmile je text v pořádku, nabídky i karty se podle něj změní.
workshop-text-fine = Je to v pořádku.
