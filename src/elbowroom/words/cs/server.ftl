help-db-upgrade = Vytvoří tabulky databáze, nebo je převede na tuto verzi.
help-db-backup = Zapíše zálohu; server může dál běžet.
help-db-restore = Ověří zálohu a pak jí nahradí databázi. Jsou-li v záloze poškozené hry, nic nezmění, leda s --broken-games.
help-db-undo-restore = Vrátí to, co tu bylo před posledním obnovením.
help-db-verify = Znovu přehraje všechny hry: v záznamu nechybí žádný řádek, každý krok je podle pravidel a každá kostka padla podle semínka.
help-gallery-list = Vypíše všechny položky, nejčastěji nahlášené první.
help-gallery-reports = Ukáže, proč byla položka nahlášena.
help-gallery-hide = Skryje položku; „show“ ji zase ukáže.
help-gallery-show = Znovu ukáže skrytou položku.
help-gallery-remove = Odstraní položku natrvalo; stejnou sbírku už nejde zveřejnit.
help-gallery-audit = Ukáže, kdo co skryl, ukázal nebo odstranil a proč.
help-gallery-entry = položka, jak ji vypíše „list“
help-gallery-reason = důvod, který vypíše „audit“
help-option-database = databáze: sqlite:///elbowroom.sqlite3 nebo postgresql://uživatel@počítač/název
help-option-backup = soubor se zálohou
help-option-broken-games = obnoví databázi, i když jsou v záloze poškozené hry
help-option-account = jméno účtu
help-option-host = adresa, na které server naslouchá
help-option-port = port, na kterém server naslouchá; 0 znamená libovolný volný port
help-option-lan = naslouchá na všech adresách, pro přátele v místní síti
help-option-workers = kolik procesů obsluhuje hráče; pro víc než jeden je potřeba PostgreSQL
help-option-origin = další adresa, jejíž stránky smějí se serverem komunikovat; lze opakovat
help-option-public-url = adresa, na které lidé server najdou, pro odkazy a QR kódy
help-option-secure-cookies = posílá cookies jen přes HTTPS
help-option-web-hook = adresa, na kterou přijde požadavek POST, když je na tahu nepřítomný hráč
help-option-mail-server = poštovní server, přes který chodí upozornění nepřítomným hráčům, např. mail.example.org:587
help-option-mail-from = odesílatel těchto e-mailů
help-option-operator-token = klíč, který otevírá stránku správce
help-option-bot-processes = v kolika procesech přemýšlejí boti
help-option-bot-seconds = kolik sekund lze u židle nejvýš nastavit botovi, např. champion@2s
help-option-public-bot-seconds = totéž u veřejných stolů
help-option-log-level = co se zaznamenává: debug, info, warning nebo error
help-option-json-logs = zaznamenává ve formátu JSON i do terminálu
help-option-bot = program, který si hráči mohou pod daným jménem posadit ke stolu, např. „mybot=./mybot --deep“; lze opakovat
help-option-open-browser = otevře stránku, jakmile je server připravený
serve-address = Server běží na { $address } – zastavíte ho klávesami Ctrl+C.
serve-one-worker = SQLite obslouží jen jeden proces; pro víc procesů použijte --database postgresql://…
serve-few-descriptors = Tento proces smí otevřít nejvýš { $limit } souborů, což stačí pro { $room } spojení najednou. Pro všechna nastavte limit { $needed } (ulimit -n, nebo LimitNOFILE v jednotce systemd).
serve-too-few-descriptors = Tento proces smí otevřít nejvýš { $limit } souborů; server jich potřebuje aspoň { $fewest } (ulimit -n, nebo LimitNOFILE v jednotce systemd).
serve-needs-public-url = V upozorněních jsou odkazy na stoly: --mail-server a --web-hook potřebují --public-url a --mail-server potřebuje --mail-from.
mail-code-subject = Váš kód
mail-code = { $code } je váš kód. Potvrdíte jím, že elbowroom smí na tuto adresu posílat upozornění. Platí hodinu. Pokud jste o něj nežádali, nedělejte nic: další zpráva nepřijde.
serve-numbers = Musí běžet aspoň jeden proces serveru a jeden proces pro boty a port je číslo menší než 65536.
serve-log-level = Úroveň záznamů „{ $level }“ neexistuje; zvolte některou z těchto: { FORM($known, "or") }.
serve-port = Server nemůže naslouchat na { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Zastavte druhý program, nebo zvolte jiný --port.
db-upgraded = Databáze je aktuální.
db-not-ready = { $database } má starší verzi; nejdřív spusťte „elbowroom db upgrade“.
db-newer = { $database } pochází z novější verze elbowroom (migrace { $theirs }; tato verze zná { $ours }). Nainstalujte tu verzi, nebo použijte jinou databázi.
db-in-use = { $file } používá server nebo jiný program; nic se nezměnilo. Nejdřív ho zastavte.
db-no-database = Databáze { $file } neexistuje; zkontrolujte --database.
db-foreign = { $database } není databáze elbowroom; zkontrolujte --database.
db-damaged = { $file } je poškozený soubor nebo to není databáze ({ $reason }). Obnovte zálohu: elbowroom db restore.
db-not-openable = { $file } nelze otevřít nebo zapsat: { $reason }. Zkontrolujte cestu, práva a disk.
db-bad-address = „{ $database }“ není adresa databáze; napište sqlite:///soubor nebo postgresql://uživatel@počítač/název.
db-unreachable = { $database } neodpovídá: { $reason }. Zkontrolujte adresu a zda PostgreSQL běží.
db-broke-off = { $database } uprostřed práce selhala: { $reason }.
db-file-exists = { $file } už existuje; zvolte jiný název.
db-backed-up = Zkopírováno do { $file }.
db-failed = Nepovedlo se: { $reason }
db-no-program = Program { $program } se nenašel; patří k PostgreSQL a musí být v cestě.
db-not-restored = Hry v souboru { $file } jsou poškozené, takže se nic nezměnilo. Chcete-li ho přesto obnovit, přidejte --broken-games.
db-restored = Obnoveno ze souboru { $file }.
db-kept = Co tu bylo předtím, zůstává uložené jako { $file }; vrátíte to takto: { $command }
db-undone = Vráceno: databáze je zase ta, která byla uložená jako { $file }.
db-nothing-to-undo = Není co vracet: žádné obnovení souboru { $file } není uložené.
db-undo-postgres = V PostgreSQL se vrátíte obnovením výpisu, který vznikl předtím: elbowroom db restore ….before-restore-….
db-game-broken = Hra { $game }: { $fault }
db-verified = { $games ->
    [one] Znovu přehráno: { $games } hra, z toho poškozených: { $broken }.
    [few] Znovu přehráno: { $games } hry, z toho poškozených: { $broken }.
    [many] Znovu přehráno: { $games } hry, z toho poškozených: { $broken }.
   *[other] Znovu přehráno: { $games } her, z toho poškozených: { $broken }.
}
db-other-rules = { $games ->
    [one] Podle jiných pravidel: { $games } hra. Je uložená, úplná a znovu se nepřehrávala.
    [few] Podle jiných pravidel: { $games } hry. Jsou uložené, úplné a znovu se nepřehrávaly.
    [many] Podle jiných pravidel: { $games } hry. Jsou uložené, úplné a znovu se nepřehrávaly.
   *[other] Podle jiných pravidel: { $games } her. Jsou uložené, úplné a znovu se nepřehrávaly.
}

## The gallery, for its operator

gallery-entry = Položka
gallery-name = Název
gallery-author = Autor
gallery-status = Stav
gallery-plays = Hry
gallery-reports = Hlášení
gallery-nothing = Nic není zveřejněno.
gallery-done = { $action ->
    [hide] Skryto: { $entry }. Zbývá jen odkaz a ten říká, že tu nic není.
    [show] Znovu se ukazuje: { $entry }.
   *[remove] Nadobro odstraněno: { $entry }. Hry, které to používají, pokračují.
}
gallery-no-entry = Položka { $entry } neexistuje, nebo už je odstraněná.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
