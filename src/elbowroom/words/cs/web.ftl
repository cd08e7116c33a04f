## Around every page

game-title = elbowroom
game-motto = Každý chce mít kde žít. Jen místa je málo.
page-skip = Přejít k obsahu
page-loading = Okamžik…
page-failed = Stránku se nepodařilo načíst. Zkontrolujte připojení a obnovte ji.
page-lost = Na této adrese nic není.
page-home = Na úvodní stránku
page-independent = Nezávislé dílo, bez vazby na Days of Wonder.
nav-label = Stránky
nav-tables = Stoly
nav-mine = Moje hry
nav-compendium = Příručka
nav-guide = První hra
nav-workshop = Dílna
nav-about = O hře

## Settings

settings-open = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-system = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-sound = Zvuky
settings-speed = Rychlost tahů ostatních hráčů
settings-speed-calm = Klidná
settings-speed-quick = Rychlá
settings-speed-now = Okamžitá
settings-notify = Upozornit mě, když jsem na tahu
settings-notify-barred = Prohlížeč blokuje upozornění z této stránky. Povolit je můžete v nastavení prohlížeče.
settings-close = Hotovo
dialog-close = Zavřít

## Navigation

nav-menu = Nabídka
nav-new = Nový stůl
nav-screen = Na této obrazovce
nav-join = Připojit se
page-title = { $page } · elbowroom
page-again = Zkusit znovu
page-reload = Obnovit

## Who I am

you-open = Vy
you-open-as = Vy: { $name }
you-name = Vaše jméno
you-name-hint = To, co vidí ostatní u stolu.
you-guest = Na tomto zařízení jste hostem. S heslem si jméno ponecháte a své židle najdete i na jiných zařízeních.
you-kept = Jste { $name }, tady i všude, kde se přihlásíte.
you-save = Uložit
you-saved = Uloženo.
you-claim = Ponechat si toto jméno
you-log-in = Přihlásit se
you-log-in-lead = Už jste si někdy jméno ponechali? Pak na vás vaše židle čekají.
you-log-out = Odhlásit se
you-password = Heslo
you-password-hint = Nejméně osm znaků. Zapište si ho: bez ověřené e-mailové adresy ho může nahradit jen správce.
you-password-short = Nejméně osm znaků, prosím.
you-name-missing = Zadejte prosím jméno.
you-email = E-mailová adresa
you-email-hint = Pošleme vám e-mail, když jste na tahu a nejste u stolu.
you-email-missing = Zadejte prosím e-mailovou adresu.
you-email-send = Poslat kód
you-email-sent = Kód jsme poslali na { $email }. Zadejte ho sem do hodiny.
you-email-code = Kód
you-email-code-hint = Šest číslic z e-mailu.
you-email-code-short = Šest číslic, prosím.
you-email-confirm = Potvrdit
you-email-other = Použít jinou adresu
you-email-verified = Když jste na tahu a nejste u stolu, dostanete e-mail na { $email }.
you-email-stop = Už žádné e-maily

## Start

start-lead = Vyberte si národ se zvláštním nadáním, proderte se lokty přes mapu, která je všem malá, včas ho nechte jít a vraťte se s jiným. Nejbohatší na konci vyhrává.
start-play = Hrát hned
start-play-text = Proti botům, bez čekání.
start-friends = Hrát s přáteli
start-friends-text = Připravte stůl a pošlete odkaz.
start-screen = Na této obrazovce
start-screen-text = Dva až pět lidí si podává jedno zařízení.
start-learn = První hra?
start-learn-text = Naučte se to hraním, za pět minut.
start-join = Připojit se ke stolu
start-join-text = Vložte odkaz nebo kód, který vám někdo poslal.
start-public = Veřejné stoly
start-public-text = Sedněte si na volnou židli, nebo se jen dívejte.
start-mine = Pokračovat ve hře
start-mine-all = Všechny moje hry
quick-title = Hrát hned
quick-box = Která krabice?
quick-opponents = Kolik protivníků?
quick-level = Jak jsou dobří?
quick-start = Začít hru
quick-more = Další možnosti
level-random-text = Dělá, co ho napadne.
level-easy-text = Přátelský a dělá chyby.
level-medium-text = Ví, jakou cenu má region.
level-hard-text = Plánuje celý tah.
level-champion-text = Než zapojí lokty, přemýšlí.

## New table

new-title = Připravit stůl
new-screen-title = Hrát na této obrazovce
new-screen-lead = Každý si sedne na svou židli; kdo je na tahu, vezme si zařízení.
new-invite = { $name } najde tento stůl mezi svými hrami.
new-box = Krabice
new-map = Mapa
new-players = Počet hráčů
new-seats = Kdo kde sedí
new-seats-hint = První židle začíná.
new-seat = Židle { $seat }
new-seat-who = Kdo sedí na židli { $seat }
new-seat-level = Úroveň bota na židli { $seat }
new-seat-name = Jméno člověka na židli { $seat }
new-seat-up = Posunout židli { $seat } dopředu
seat-kind-me = Já
seat-kind-open = Volná pro každého, kdo má odkaz
seat-kind-bot = Bot
seat-kind-screen = Někdo další u této obrazovky
new-coins = Mince
new-coins-hidden = Skryté až do konce
new-coins-open = Vidí je všichni
new-clock = Hodiny
clock-none = Žádné
clock-brisk = Minuta na tah
clock-calm = Tři minuty na tah
clock-evening = Dvacet minut na hru
clock-days = Dva dny na tah
clock-own = Vlastní
new-clock-turn = Minuty na každý tah
new-clock-game = Minuty na celou hru pro každého
new-clock-hint = Když čas vyprší, převezme židli bot.
new-name = Název stolu
new-name-hint = Aby ho přátelé našli. Nepovinné.
new-public = Přístup ke stolu
new-public-no = Soukromý
new-public-no-text = Najdou ho jen lidé s odkazem.
new-public-yes = Veřejný
new-public-yes-text = Je v seznamu veřejných stolů.
new-rules = Domácí pravidla
new-rules-changed = { $amount ->
    [0] Podle pravidel
    [one] Jedno změněné
    [few] { $amount } změněná
    [many] { $amount } změněného
   *[other] { $amount } změněných
}
new-rules-reset = Obnovit podle pravidel
new-without = Vynechat
new-without-none = Nic se nevynechává
new-without-hint = Zvolte, co v této hře nebude. Zůstat musí aspoň { $fewest } národů a { $fewest } schopností.
new-without-search = Hledat, co vynechat
new-without-nothing = Nic takového v této krabici není.
new-without-reset = Vrátit všechno
new-monsters = Regiony s příšerami
new-monsters-chance = Určí náhoda
new-monsters-choose = Vybrat ručně
new-monsters-rule = Počet regionů k výběru: { $amount }. Každý se zapomenutým kmenem a žádné dva spolu nesmějí sousedit; příšery zaujmou jejich místo.
new-monsters-chosen = vybráno { $chosen }, potřeba { $amount }
new-more = Pro cvičení
new-seed = Semínko kostek
new-seed-hint = Stejné semínko a stejné kroky dají stejnou hru. Stůl bude označený jako cvičný.
new-create = Vytvořit stůl
new-start = Začít hru
new-waiting = Stůl se připravuje…
problem-clock = Od pěti sekund do třiceti dnů, nebo nechte prázdné.
problem-clock-none = Vyplňte aspoň jeden z obou časů.
problem-seed = Celé číslo od 0, nejvýš patnáct číslic.
problem-monsters = Vyberte regiony pro příšery (počet: { $amount }), nebo to nechte na náhodě.
problem-long = Nejvýš čtyřicet znaků.

## Tables

tables-title = Veřejné stoly
tables-lead = Sedněte si na volnou židli, nebo se dívejte. Seznam se obnovuje sám.
tables-none = Právě tu není žádný veřejný stůl.
tables-none-text = Buďte první: připravte stůl a objeví se tu. Nebo si zatím zahrajte proti botům.
tables-open = Volné židle
tables-playing = Hraje se
table-unnamed = Stůl: { $box }
table-free = { $free ->
    [one] Volná jedna židle (celkem { $seats })
    [few] Volné { $free } židle (celkem { $seats })
    [many] Volných { $free } židle (celkem { $seats })
   *[other] Volných { $free } židlí (celkem { $seats })
}
table-seats = { $seats ->
    [one] Pro { $seats } hráče
    [few] Pro { $seats } hráče
    [many] Pro { $seats } hráče
   *[other] Pro { $seats } hráčů
}
table-join = Připojit se
table-watch = Dívat se
table-go = Pokračovat
table-deed = { $deed }: { $name }
table-back = Ke stolu
table-replay = Přehrát
table-my-turn = Jste na tahu
table-invited = { $name } vás zve
table-decline = Ne, děkuji
table-turn-of = Na tahu: { $name }
table-round = { $round }. kolo z { $rounds }
table-won = { $coins ->
    [one] Vítězství: { $names } ({ $coins } mince)
    [few] Vítězství: { $names } ({ $coins } mince)
    [many] Vítězství: { $names } ({ $coins } mince)
   *[other] Vítězství: { $names } ({ $coins } mincí)
}
table-i-won = { $coins ->
    [one] Vaše vítězství ({ $coins } mince)
    [few] Vaše vítězství ({ $coins } mince)
    [many] Vaše vítězství ({ $coins } mince)
   *[other] Vaše vítězství ({ $coins } mincí)
}
table-lost = { $won }, vy máte { $coins }
table-age-now = právě teď

## My games

mine-title = Moje hry
mine-running = Hraje se
mine-open = Čeká se na hráče
mine-over = Dohrané
mine-more = Ukázat další hry
mine-none = Ještě jste u žádného stolu neseděli.
mine-none-text = Ke hře proti botům stačí dvě kliknutí.

## Join

join-title = Připojit se ke stolu
join-lead = Poslal vám někdo odkaz, kód nebo QR kód? Načtením QR kódu se stůl otevře; odkaz nebo kód vložte sem.
join-field = Odkaz nebo kód
join-go = Ke stolu
join-unreadable = To není odkaz na stůl ani jeho kód. Kód má šest písmen a číslic, dlouhý kód šestnáct znaků.
join-elsewhere = Tento odkaz vede na jiný server: { $host }.

## About

about-title = O hře
about-what = elbowroom je Small World a Small World Underground, ke hraní s přáteli nebo proti botům: všechny národy, schopnosti, místa a relikvie obou krabic, zvlášť i dohromady, pro dva až pět hráčů, na našich mapách.
about-independent = Toto je nezávislé dílo pro lidi, kteří mají tyto hry rádi. Není spojené s jejich vydavatelem Days of Wonder, není jím schválené ani podporované. Texty, mapy a kresby jsou naše vlastní.
about-licence-title = Licence
about-licence = elbowroom je svobodný software pod licencí Apache License 2.0: používejte ho, měňte ho, šiřte ho dál.
about-credits-title = Poděkování
about-icons = Ikony nakreslili { $authors }:
about-fonts = Almendra od Any Sanfelippo a Alegreya Sans od Juana Pabla del Peral (Huerta Tipográfica), obě písma pod licencí SIL Open Font License 1.1.
about-fair-title = Poctivé kostky
about-fair = Každý stůl zveřejní před hrou otisk svých kostek a po hře jejich semínko, takže si je může ověřit kdokoli.
about-private-title = Vaše údaje
about-private = Poznáme vás podle jediné cookie. Nastavení zůstává v tomto zařízení. Odjinud se nenačítá nic.
about-version-title = Verze
about-version = Verze { $version }, pravidla { $rules }

## Bots

level-random = Halabala
    .small = halabala
level-easy = Snadný
    .small = snadný
level-medium = Střední
    .small = střední
level-hard = Těžký
    .small = těžký
level-champion = Šampion
    .small = šampion

## When something is refused

refusal-offline = Server neodpovídá. Nic se neztratilo; stránka to zkouší dál.
refusal-stale = Pozice se mezitím změnila. Podívejte se znovu a pak se rozhodněte.
refusal-not-your-turn = Na tahu je někdo jiný.
refusal-too-fast = To bylo trochu moc rychle. Zkuste to za chvilku znovu.
refusal-busy = Server je zaneprázdněný. Zkuste to za chvilku znovu.
refusal-no-such-table = Takový stůl neexistuje. Možná není odkaz celý.
refusal-bug = Na serveru se něco pokazilo. Chyba je zaznamenaná; zkuste to prosím znovu.
refusal-store-down = Server teď nemůže nic uložit. Zkuste to brzy znovu.
refusal-broken-game = Záznam této hry je na serveru poškozený, takže ji nelze otevřít. Víc může zjistit správce.
refusal-malformed = Server tomu nerozuměl. Zkontrolujte, co jste zadali.
refusal-name-taken = Toto jméno už někdo má. Zvolte jiné, nebo se přihlaste.
refusal-already-claimed = Jméno už máte.
refusal-no-name = Zadejte prosím jméno.
refusal-wrong-password = Jméno nebo heslo je špatně.
refusal-wrong-number-of-seats = Tato mapa je pro jiný počet hráčů.
refusal-no-such-map = Tuto mapu server nemá.
refusal-no-such-box = Tuto krabici na té mapě hrát nelze.
refusal-no-such-bot = Bota této úrovně server nemá.
refusal-bot-thinks-too-long = U veřejného stolu nesmějí boti přemýšlet tak dlouho.
refusal-no-mail-here = Tento server e-maily neposílá.
refusal-mail-failed = E-mail se nepodařilo odeslat. Zkontrolujte adresu, nebo to zkuste později.
refusal-wrong-code = To není kód, který jsme poslali, nebo už neplatí.
refusal-unknown-token = Server už toto zařízení nezná. Zkuste to znovu.
refusal-who-are-you = Server ještě neví, kdo jste. Nejdřív si zahrajte, nebo se přihlaste.
refusal-already-agreed = Souhlas jste už dali; ostatní ještě přemýšlejí.
refusal-already-proposed = Jeden návrh už tu je: nejdřív odpovězte na něj.
refusal-bot-plays-already = Na této židli hraje bot. Nejdřív si židli vezměte zpět.
refusal-chat-is-off = Hostitel chat vypnul.
refusal-foreign-origin = Stránka byla otevřená z adresy, kterou server nezná. Otevřete ji z její vlastní adresy.
refusal-hello-again = Stránka a server si nerozumějí. Obnovte stránku.
refusal-no-common-version = Stránka je starší než server. Obnovte ji.
refusal-no-hello = Stránka a server si nerozumějí. Obnovte stránku.
refusal-no-hints-here = U tohoto stolu jsou nápovědy vypnuté.
refusal-no-such-move = Tento krok už neexistuje.
refusal-nothing-to-leave-out = Něco z toho, co se má vynechat, krabice tohoto stolu nemají.
refusal-too-much-left-out = Vynechává se příliš mnoho: na hru nezbývá dost.
refusal-wrong-monster-regions = Příšery potřebují o jeden region víc, než je hráčů, každý se zapomenutým kmenem a žádné dva spolu nesmějí sousedit.
refusal-bad-content = S vlastními národy a schopnostmi tohoto stolu není něco v pořádku.
refusal-not-in-this-game = Tento národ nebo schopnost nemůže na té mapě fungovat, takže ve hře není.
refusal-no-such-collection = Tento odkaz je příliš starý, nebo se cestou zkrátil: krátké odkazy server uchovává 30 dní.
refusal-no-such-option = Jedno z těchto domácích pravidel server nezná.
refusal-no-such-seat = Takovou židli tento stůl nemá.
refusal-not-found = Na té adrese nic není.
refusal-not-json = Server nedokázal přečíst, co stránka poslala. Obnovte stránku a zkuste to znovu.
refusal-not-legal = Pravidla to tady nedovolují.
refusal-not-other-rules = Tuto hru lze ještě hrát: takto lze ukončit jen hry podle jiných pravidel.
refusal-not-over = S tím je třeba počkat do konce hry.
refusal-not-parsable = Server tomuto kroku nerozumí. Obnovte stránku.
refusal-not-playing = U tohoto stolu se ještě nehraje, nebo je už po hře.
refusal-not-the-host = To může jen ten, kdo stůl připravil.
refusal-not-your-seat = To je židle někoho jiného.
refusal-nothing-proposed = Nic navrženo nebylo.
refusal-nothing-said = Zpráva byla prázdná.
refusal-nothing-to-explain = Tady není co vysvětlovat.
refusal-nothing-to-play-on = Odtud ve hře pokračovat nelze.
refusal-nothing-to-take-back = Není co vzít zpět.
refusal-other-rules = Tato hra se hrála podle jiných pravidel, než má tento server. Můžete si ji prohlédnout, ale ne v ní pokračovat.
refusal-person-plays = Na této židli hraje člověk.
refusal-point-of-no-return = To nelze vzít zpět: následovala kostka, losování nebo rozhodnutí někoho jiného.
refusal-seat-taken = Tato židle je už obsazená.
refusal-seats-are-open = Některé židle jsou ještě prázdné. Doplňte přátele nebo boty.
refusal-too-large = To je najednou příliš mnoho.
refusal-too-many-sockets = K serveru je připojeno příliš mnoho stránek. Některé zavřete, nebo to zkuste později.
refusal-unknown-command = Stránka je starší než server. Obnovte ji.
refusal-unknown-seq = Stránka a server si nerozumějí. Obnovte stránku.
refusal-other = Nepovedlo se ({ $error }).

## The board

board-label = Mapa
board-help = Šipky vedou z regionu do regionu, Enter volí, plus a minus umísťují žetony, 0 ukáže celou mapu.
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Ukázat celou mapu
board-held = { $amount ->
    [0] { $seat }: { $race }, žádné žetony
    [one] { $seat }: { $race }, { $amount } žeton
    [few] { $seat }: { $race }, { $amount } žetony
    [many] { $seat }: { $race }, { $amount } žetonu
   *[other] { $seat }: { $race }, { $amount } žetonů
}
board-declined = { $amount ->
    [0] { $seat }: { $race } v úpadku, žádné žetony
    [one] { $seat }: { $race } v úpadku, { $amount } žeton
    [few] { $seat }: { $race } v úpadku, { $amount } žetony
    [many] { $seat }: { $race } v úpadku, { $amount } žetonu
   *[other] { $seat }: { $race } v úpadku, { $amount } žetonů
}
board-staged = { $amount ->
    [one] { $amount } žeton k umístění
    [few] { $amount } žetony k umístění
    [many] { $amount } žetonu k umístění
   *[other] { $amount } žetonů k umístění
}
board-next-to = sousedé: { $regions }
board-next-to-edge = na okraji mapy, sousedé: { $regions }
board-text = Mapa slovy
board-text-region = Region
board-text-ground = Země
board-text-holder = Drží ho
board-text-pieces = Figurky
board-text-neighbours = Sousedé
board-text-do = Možnosti
board-text-only = Jen regiony s možnostmi
board-text-none = Na mapě se teď nedá nic dělat.
board-less = O jeden méně: { $region }
board-preview = Mapa { $map }
amount-tokens = { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
}
coin-count = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}
die-face = { $face ->
    [0] Na kostce je prázdná strana
   *[other] Na kostce je { $face }
}
die-rolling = Kostka se kutálí
token-count = { $amount ->
    [one] { $amount } žeton { FORM($race, "gen") }
    [few] { $amount } žetony { FORM($race, "gen") }
    [many] { $amount } žetonu { FORM($race, "gen") }
   *[other] { $amount } žetonů { FORM($race, "gen") }
}
