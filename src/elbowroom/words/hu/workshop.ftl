## Home-made cards

made-origin = saját készítésű
made-replaces = Helyette a dobozban marad: { $names }
made-left-out = Ezen a térképen semmire sem képes: a dobozban marad.
made-idle = Ezen a térképen nem tehet semmit: { $effect }
made-icon-credit = „{ $icon }” ikon, forrása:
made-icon-authors = az ikonok szerzői

# All home-made cards of a table, in its waiting room.
made-title = Saját készítésű kártyák
made-lead = Ennél az asztalnál olyan népek és képességek is játszanak, amelyek egyik dobozban sincsenek.
made-left-out-list = { $amount ->
    [one] Ez a dobozban marad, mert ezen a térképen semmire sem képes: { $names }.
   *[other] Ezek a dobozban maradnak, mert ezen a térképen semmire sem képesek: { $names }.
}

## The form of a new table

new-made = Saját készítésű népek és képességek
new-made-none = nincs
new-made-own = Gyűjtemények ezen az eszközön
new-made-empty = Ezen az eszközön még nincs gyűjtemény.
new-made-workshop = Készíts sajátot a műhelyben
new-made-item = { $name } ({ $races } nép, { $powers } képesség)
new-made-file = Hozzáadás fájlból
new-made-link = Hozzáadás linkből
new-made-add = Hozzáadás
workshop-bad-link = Ebben a linkben nincs gyűjtemény. Talán hiányosan érkezett meg.
workshop-nameless = Név nélkül

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = A gyűjtemény: { $what }

## The workshop

workshop-title = Műhely
workshop-lead = Minden dobozban van egy üres lobogó és egy üres képességjelölő. Készíts saját népet vagy képességet, próbáld ki, és küldd el a barátaidnak.
workshop-create = Új készítése
workshop-open-file = Fájl megnyitása
workshop-open = Megnyitás a műhelyben
workshop-own = Ezen az eszközön
workshop-size = { $races } nép, { $powers } képesség, módosítva: { $changed }
workshop-use = Játék vele
workshop-remove = Törlés: { $name }
workshop-removed = Törölve erről az eszközről: { $name }.
workshop-restore = Visszahozás
workshop-all = Minden gyűjtemény
workshop-gone = Ez a gyűjtemény nincs ezen az eszközön. Akinek megvan, küldhet róla linket.
workshop-new-name = Gyűjteményem
workshop-new-race = Új nép
workshop-new-power = Új képesség
workshop-collection = A gyűjtemény neve
workshop-author = Szerző
workshop-undo = Visszavonás
workshop-redo = Ismét
workshop-as-text = Szövegként
workshop-saved = Elmentve ezen az eszközön
workshop-full = Ezen az eszközön nincs több szabad tárhely: töltsd le a gyűjteményt fájlként
workshop-things = Népek és képességek
workshop-add-race = Nép
workshop-add-power = Képesség
workshop-remove-race = A nép törlése
workshop-remove-power = A képesség törlése
workshop-mistake = Hiba van benne
workshop-empty = Kezdd egy néppel vagy egy képességgel.
workshop-card = A kártya

## A race or a power

workshop-name = Név
workshop-names = Név más nyelveken
workshop-tokens-race = Lapkák a lobogón
workshop-tokens-power = Lapkák a képességjelölőn
workshop-icon = Ikon
workshop-icon-blank = még nincs
workshop-icon-title = Válassz ikont
workshop-icon-search = Keresés
workshop-icon-hint = Angolul, például „owl” (bagoly) vagy „sword” (kard)
workshop-icon-group = Csoport
workshop-icon-none = Egyetlen ikon nevében sincs ez a szó.
workshop-icon-credit = Az ikonok forrása:
workshop-icons-people = Emberek és szörnyek
workshop-icons-beasts = Állatok
workshop-icons-plants = Növények
workshop-icons-arms = Fegyverek és páncélok
workshop-icons-magic = Varázslat
workshop-icons-nature = Föld, víz és ég
workshop-icons-buildings = Épületek
workshop-icons-things = Tárgyak
workshop-stand-in = Kinek a helyére lép
workshop-stand-in-none = senkiére: a doboz többi népéhez csatlakozik
workshop-stand-in-race = { $name } ({ $tokens } lapka)
workshop-flavour = Egy mondat a hangulat kedvéért

## Effects

workshop-effects = Mit tud
workshop-effects-none = Még semmit. Válassz lent egy mondatot, és változtasd meg a szavait.
workshop-effects-full = Több már nem fér bele
workshop-effect-add = Új hatás
workshop-effect-add-button = Hozzáadás
workshop-effect-choose = Válassz egy mondatot…
workshop-effect-remove = { $number }. hatás törlése
workshop-show = { $number }. hatás megmutatása a táblán
workshop-topic-conquest = Hódítás
workshop-topic-coins = Érmék
workshop-topic-tokens = Lapkák
workshop-topic-defence = Védelem
workshop-topic-borrow = Mások tehetsége
# Names of menus inside a sentence, for screen readers.
workshop-regions = Mely területek
workshop-where-regions = Csak mely területek
workshop-borrowed = Kinek a tehetsége
workshop-number-amount = Mennyi
workshop-number-per = Hányanként
workshop-when = Mikor működik
workshop-when-active = amíg aktív
workshop-when-declined = hanyatlásban
workshop-when-always = mindig
workshop-where = csak ezek:
workshop-where-add = csak bizonyos területek…
# Between the parts of a phrase for regions, and buttons that add one.
workshop-and = és egyúttal
workshop-or = vagy
workshop-add-and = És egyúttal…
workshop-add-or = Vagy pedig…
workshop-set-remove = E rész törlése
# Groups of words for regions.
workshop-words-ground = Szárazföld és víz
workshop-words-terrain = Terep és szimbólumok
workshop-words-standing = Mi van ott
workshop-words-owner = Kié
workshop-words-around = Szomszédság és tagadás

## The board

workshop-board = A táblán
workshop-board-map = Térkép
workshop-map = { $box }, { $players } játékos
workshop-board-nothing = Válassz egy hatást, és meglátod, mit jelent a táblán.
workshop-board-some = A játéknak ebben a pillanatában a hatás { $amount } területre vonatkozik.
workshop-board-none = A játéknak ebben a pillanatában a hatás egyetlen területre sem vonatkozik, vagy egyikre sem külön.
workshop-board-never = Ezen a térképen ez a hatás sosem tehet semmit.
workshop-board-region = vonatkozik rá a hatás
workshop-board-who = Így állhatna a táblán: { $name }. Most ők mutatják: { $race }.

## Try it, share it

workshop-try = Próbáld ki
workshop-try-text = Gyakorlóasztal könnyű botok ellen, a lenti térképen; a kombinációd az első sorban van.
workshop-try-never = A lenti térképen semmire sem képes. A kipróbálásához válassz másik térképet.
workshop-share = Oszd meg
workshop-share-link = Ez a link magában hordozza az egész gyűjteményt. Egyetlen szerver sem őrzi.
workshop-share-short = A szerver a rövid link tartalmát eddig őrzi: { $until }.
workshop-share-address = A link
workshop-share-copy = Link küldése
workshop-share-file = Letöltés fájlként
workshop-share-code = A link QR-kódja
workshop-share-long = Ez a link túl hosszú egy QR-kódhoz.
workshop-share-short-offer = A szerver 30 napig őrizheti a gyűjteményt egy rövid link mögött.
workshop-share-shorten = Rövid link készítése
workshop-arrival = Valaki saját készítésű kártyákat küld neked.
workshop-arrival-by = { $author } saját készítésű kártyákat küld neked.
workshop-arrival-failed = Itt nincsenek kártyák

## The text form

workshop-text = Szövegként
workshop-text-lead = Ugyanez fájlként, azoknak, akik szívesebben írnak. Amint hibátlan, a menük és a kártyák is követik.
workshop-text-fine = Ez így jó.
