## The gallery

nav-gallery = Galéria
gallery-title = Galéria
gallery-lead = Játékosok készítette népek és képességek, amelyekkel azonnal játszhatsz.
gallery-make = Készíts sajátot
gallery-search = Keresés a nevek között
gallery-order = Rendezés
gallery-order-newest = Legújabbak
gallery-order-played = Legtöbbet játszottak
gallery-by-author = Csak ettől a szerzőtől: { $author }.
gallery-all = Az egész galéria
gallery-more = Továbbiak
gallery-none = Itt még senki sem tett közzé semmit. Lehetsz te az első.
gallery-none-found = Ilyet még senki sem tett közzé.
gallery-ours = A játék készítőitől
gallery-from-us = tőlünk
gallery-by = szerző: { $author }
gallery-races = { $amount } nép
gallery-powers = { $amount } képesség
gallery-maps = { $amount } térkép
gallery-plays-text = { $plays } alkalommal játszották
gallery-more-things = és még { $amount }

## One collection

gallery-of-author = Továbbiak ettől a szerzőtől
gallery-newer = Ennek a gyűjteménynek van újabb változata.
gallery-older = Ez egy régebbi gyűjtemény új változata.
gallery-with-maps = { $amount ->
    [one] Térkép is van benne, amelyet új asztalhoz választhatsz.
   *[other] { $amount } térkép is van benne, amelyek közül új asztalhoz választhatsz.
}
gallery-report-open = Bejelentés
gallery-report-reason = Mi a baj vele?
gallery-report-hint = Csak a szerver üzemeltetője olvassa.
gallery-report-send = Küldés
gallery-report-sent = Köszönjük. A szerver üzemeltetője meg fogja nézni.

## Publishing

publish-head = Közzététel
publish-account = Amit közzéteszel, azt mindenki megtalálja, és játszhat vele. A te neved alatt jelenik meg, ezért előbb védd a nevedet jelszóval.
publish-lead = Mindenki megtalálja a galériában, a te neved alatt: { $name }. Utána már nem módosítható, de új változatot közzétehetsz.
publish-version = Ez
publish-new = valami új
publish-button = Közzététel
publish-done = Már a galériában van:

## Measuring

measure-head = Mérd meg az erejét
measure-lead = Botok játszanak vele néhány száz játékot. Ez nagyjából egy perc, és bármikor megállíthatod.
measure-start = Mérés
measure-stop = Leállítás
measure-go-on = Folytatás
measure-progress = Lejátszott játékok
measure-played = { $played } / { $of } játék
measure-verdict-head = { $verdict ->
    [weak] Gyenge: alig akarja majd valaki.
    [strong] Erős: mindenki ezt akarja majd.
   *[even] Kiegyensúlyozott: jól illik a többi közé.
}
measure-coins-text = A seregei átlagosan { $coins } érmét hoznak ({ $low } és { $high } között).
measure-middle-text = { $kind ->
    [race] A doboz népeinek fele { $lower }–{ $upper } érmét hoz.
   *[power] A doboz képességeinek fele { $lower }–{ $upper } érmét hoz.
}
measure-rank-text = { $kind ->
    [race] Helyezése { $ranked } nép között: { $rank }.
   *[power] Helyezése { $ranked } képesség között: { $rank }.
}
measure-wins-text = Aki ezt választja, játékainak { $share }%-át nyeri meg ({ $low } és { $high }% között); puszta véletlennel 25% volna.
measure-token-text = { $change ->
    [more] Eggyel több lapkával
   *[less] Eggyel kevesebb lapkával
} { $more ->
    [yes] { $coins } érmével többet
   *[no] { $coins } érmével kevesebbet
} hozna ({ $low } és { $high } között).
measure-about-text = { $picks } sereg { $games } játékban; botok: { FORM($bot, "small") }, térkép: { $map }; zárójelben a 90%-os intervallumok.
measure-hardly = { $games } játékban a botok szinte sosem választották.

## When something is refused

refusal-account-needed = Közzététel előtt védd a nevedet jelszóval.
refusal-already-published = Pontosan ez a gyűjtemény már a galériában van.
refusal-gallery-full = Már annyit tettél közzé, amennyit egy ember közzétehet.
refusal-not-your-entry = Új változatot csak a gyűjtemény szerzője tehet közzé.
refusal-no-such-entry = Nincs ilyen gyűjtemény a galériában. Talán eltávolították.
refusal-no-such-thing = Ebben a gyűjteményben nincs ilyen nép vagy képesség.
