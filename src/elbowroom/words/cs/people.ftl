## The way in

serve-lan = Přátelé ve stejné síti otevřou { $address }
serve-no-lan = Žádná místní síť nebyla nalezena: stránku lze otevřít jen na tomto počítači.
serve-stopped = Zastaveno. Všechny hry jsou uložené.
code-label = Nebo zadejte tento kód na stránce „Připojit se ke stolu“
code-unreadable = To není krátký kód: ten má šest písmen a číslic, bez samohlásek.
refusal-no-such-code = Pod tímto kódem žádný stůl nečeká. Možná už hra začala; požádejte o odkaz.
refusal-already-started = Hra už začala.
friends-lan = Tento odkaz funguje ve vaší místní síti. Pokud se neotevře, může mu bránit firewall tohoto počítače.
friends-alone = Tento odkaz lze otevřít jen na tomto počítači. Aby se mohli připojit přátelé ve vaší síti, zastavte server a spusťte ho příkazem:

## People

nav-people = Hráči
people-mine = Moje stránka a údaje
refusal-no-such-person = Toto jméno tu nikomu nepatří, nebo je jeho stránka skrytá.
people-none = Zatím žádná dohraná hra. Cvičné hry se nepočítají.
people-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}
people-strength = Síla
people-strength-text = Každý začíná na 25. Skutečná síla leží nejspíš mezi oběma čísly; každá hra odhad zpřesní.
people-among = Mezi lidmi
people-against = Proti botům
people-rating = { $value }
people-between = { $games ->
    [one] mezi { $low } a { $high }, po { $games } hře
    [few] mezi { $low } a { $high }, po { $games } hrách
    [many] mezi { $low } a { $high }, po { $games } hry
   *[other] mezi { $low } a { $high }, po { $games } hrách
}
people-favourites = Oblíbené kombinace
people-best = Nejlepší kombinace
people-combo = { $games ->
    [one] jednou, mince: { $coins }
    [few] { $games }krát, mince v průměru: { $coins }
    [many] { $games }krát, mince v průměru: { $coins }
   *[other] { $games }krát, mince v průměru: { $coins }
}
people-last = Poslední hry
people-place = { $seats ->
    [one] { $place }. místo z { $seats }
    [few] { $place }. místo ze { $seats }
    [many] { $place }. místo z { $seats }
   *[other] { $place }. místo z { $seats }
}
people-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
people-with = Spoluhráči: { $names }
people-bot = { $name } ({ $bot })
people-result = Výsledek
people-next = Další hra se stejnými hráči
own-title = Vaše údaje
own-guest = Chraňte své jméno heslem a získáte stránku se svými hrami a svou silou.
own-hide = Skrýt mou stránku před ostatními
own-export = Stáhnout všechno
own-delete = Smazat mé údaje
own-delete-lead = Tím se natrvalo smaže vaše jméno, heslo, výsledky, přátelství a to, co jste napsali a zveřejnili. Hry, které jste hráli s ostatními, zůstanou, a to pod jménem, které jste v nich měli.
own-delete-go = Natrvalo smazat

## Friends

friends-title = Přátelé
friends-none = Zatím tu žádné přátele nemáte. Pošlete někomu svůj odkaz: kdo ho otevře a souhlasí, bude mezi vašimi přáteli.
friends-here = právě tady
friends-at-table = u stolu
friends-invite = Pozvat k novému stolu
friends-invite-name = Pozvat: { $name }
friends-link = Sdílet můj odkaz
friends-make-link = Vytvořit odkaz pro přátele
friends-new-link = Nahradit můj odkaz
friends-hidden = Vaše stránka je skrytá: váš odkaz nikam nevede a přátelé nevidí, že jste tady.
friends-see = Přátelé vidí
friends-see-nothing = nic
friends-see-presence = že jsem tady
friends-see-table = že jsem tady a u kterého stolu
friends-ask = { $name } vám nabízí přátelství
friends-ask-text = Přátelé se mohou navzájem zvát ke stolům a vidí o sobě to, co každý z nich dovolí.
friends-agree = Stát se přáteli
friends-now = Teď jste přátelé: { $name } a vy.
refusal-no-account = Nejdřív chraňte své jméno heslem; přátelé se podle něj poznají.
refusal-no-such-link = Tento odkaz už nikam nevede. Požádejte o nový.
refusal-own-link = To je váš vlastní odkaz. Pošlete ho někomu z přátel.
refusal-too-many-friends = Jeden z vás už nemá pro další přátele místo.
refusal-no-such-friend = Nejste přátelé.

## The operator

nav-operator = Správce
help-people-password = Nastaví účtu nové heslo a odhlásí všechna jeho zařízení.
help-people-forget = Smaže účet a vše, co mu patří.
people-no-account = Jméno „{ $name }“ nikomu nepatří; zkontrolujte je a také --database.
people-password = Nové heslo účtu { $name }: { $password }
people-forgotten = Smazáno: { $name }.
serve-short-token = Klíč správce musí mít aspoň tolik znaků: { $fewest }.
refusal-not-the-operator = To není klíč správce.
refusal-nothing-to-do = Nic takového už tu není.
operator-token = Klíč správce
operator-open = Otevřít
operator-load = Zatížení
operator-load-text = Stoly v paměti: { $tables }; otevřené stránky: { $sockets }; zatížení počítače: { $load }; hodin od spuštění: { $hours }.
operator-people = Hráči
operator-people-text = Účty: { $accounts }, hosté: { $guests }.
operator-person = Jméno účtu
operator-forget = Smazat účet
operator-tables = Stoly
operator-tables-text = Čekající: { $open }, rozehrané: { $playing }, dohrané: { $over }.
operator-gallery = Galerie
operator-reports = { $reports ->
    [one] { $reports } hlášení
    [few] { $reports } hlášení
    [many] { $reports } hlášení
   *[other] { $reports } hlášení
}
operator-hide = Skrýt
operator-show = Znovu ukázat
operator-remove = Odstranit
operator-remove-sure = Opravdu odstranit
operator-message = Zpráva všem u stolů
operator-send = Odeslat
operator-reached = { $tables ->
    [one] Zprávu si mohou přečíst u { $tables } stolu.
    [few] Zprávu si mohou přečíst u { $tables } stolů.
    [many] Zprávu si mohou přečíst u { $tables } stolu.
   *[other] Zprávu si mohou přečíst u { $tables } stolů.
}

## A forgotten password

recover-open = Zapomenuté heslo?
recover-lead = Pokud k tomuto jménu patří e-mailová adresa, přijde na ni kód.
recover-no-mail = Tento server e-maily neposílá. Nové heslo vám může dát jeho správce.
recover-mail = { $code } je váš kód k nastavení nového hesla pro elbowroom. Platí hodinu. Pokud jste o něj nežádali, nedělejte nic: vaše heslo se nezmění.
recover-send = Poslat kód
recover-code = Kód z e-mailu
recover-go = Nastavit nové heslo

## Talk in the waiting room

talk-title = Chat
talk-none = Zatím nikdo nic neřekl.
talk-hello = Ahoj!
talk-ready = Za mě můžeme.
talk-moment = Chvilku, prosím.
talk-go = Začneme?
