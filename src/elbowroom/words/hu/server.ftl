help-db-upgrade = Létrehozza az adatbázis tábláit, vagy frissíti őket erre a változatra.
help-db-backup = Biztonsági mentést ír; a szerver közben futhat.
help-db-restore = Ellenőriz egy mentést, majd az adatbázis helyére teszi. Ha a mentésben hibás játékok vannak, semmi sem változik, hacsak nincs megadva a --broken-games.
help-db-undo-restore = Visszateszi, ami az utolsó visszaállítás előtt volt.
help-db-verify = Minden játékot újra lejátszik: a naplóból nem hiányzik sor, minden lépés szabályos, és minden kocka úgy esett, ahogy a mag előírja.
help-gallery-list = Felsorolja az összes bejegyzést, elöl a legtöbbször bejelentettekkel.
help-gallery-reports = Megmutatja, miért jelentettek be egy bejegyzést.
help-gallery-hide = Elrejt egy bejegyzést; a „show” újra megmutatja.
help-gallery-show = Újra megmutat egy elrejtett bejegyzést.
help-gallery-remove = Végleg eltávolít egy bejegyzést; ugyanaz a gyűjtemény nem tehető közzé újra.
help-gallery-audit = Megmutatja, ki mit rejtett el, mutatott meg vagy távolított el, és miért.
help-gallery-entry = a bejegyzés, ahogyan a „list” kiírja
help-gallery-reason = az ok, amelyet az „audit” megmutat
help-option-database = az adatbázis: sqlite:///elbowroom.sqlite3 vagy postgresql://user@host/name
help-option-backup = a biztonsági mentés fájlja
help-option-broken-games = akkor is visszaállít, ha a mentésben hibás játékok vannak
help-option-account = a fiók neve
help-option-host = a cím, amelyen a szerver figyel
help-option-port = a port, amelyen a szerver figyel; 0: bármelyik szabad
help-option-lan = minden címen figyel, hogy a barátok a helyi hálózatról is csatlakozhassanak
help-option-workers = hány szerverfolyamat fusson; egynél többhöz PostgreSQL kell
help-option-origin = még egy cím, amelynek oldalai kapcsolódhatnak a szerverhez; ismételhető
help-option-public-url = a cím, amelyen a szerver elérhető, a linkekhez és QR-kódokhoz
help-option-secure-cookies = csak HTTPS-en küld sütiket
help-option-web-hook = a cím, amely POST-kérést kap, ha egy távol lévő játékos következik
help-option-mail-server = a levelezőszerver (pl. mail.example.org:587), amely értesíti a távol lévő játékosokat
help-option-mail-from = e levelek feladója
help-option-operator-token = a kulcs, amely megnyitja az üzemeltető oldalát
help-option-bot-processes = hány folyamatban gondolkodnak a botok
help-option-bot-seconds = legfeljebb hány másodpercet kaphat egy bot, pl. champion@2s
help-option-public-bot-seconds = ugyanez nyilvános asztaloknál
help-option-log-level = mit naplóz: debug, info, warning vagy error
help-option-json-logs = terminálban is JSON-ként naplóz
help-option-bot = egy program, amelyet a játékosok név szerint asztalhoz ültethetnek, pl. „mybot=./mybot --deep”; ismételhető
help-option-open-browser = megnyitja az oldalt, amint a szerver kész
serve-address = A szerver itt fut: { $address } – leállítás: Ctrl+C.
serve-one-worker = Az SQLite csak egy folyamatot szolgál ki; többhöz használd ezt: --database postgresql://…
serve-few-descriptors = Ez a folyamat { $limit } fájlt nyithat meg, ami egyszerre { $room } kapcsolatra elég. Mindegyikhez állítsd a korlátot erre: { $needed } (ulimit -n, vagy LimitNOFILE a systemd egységében).
serve-too-few-descriptors = Ez a folyamat csak { $limit } fájlt nyithat meg; a szervernek legalább { $fewest } kell (ulimit -n, vagy LimitNOFILE a systemd egységében).
serve-needs-public-url = Az értesítésekben asztalokra mutató linkek vannak: a --mail-server és a --web-hook mellé --public-url kell, a --mail-server mellé --mail-from is.
mail-code-subject = A kódod
mail-code = A kódod: { $code }. Ezzel igazolod, hogy az elbowroom értesítéseket küldhet erre a címre. Egy óráig érvényes. Ha nem te kérted, ne tégy semmit: több levél nem jön.
serve-numbers = Legalább egy szerverfolyamat és egy botfolyamat kell, a port pedig 65536-nál kisebb szám.
serve-log-level = Nincs „{ $level }” naplózási szint; válassz ezek közül: { FORM($known, "or") }.
serve-port = A szerver nem figyelhet itt: { $host }, { NUMBER($port, useGrouping: 0) }. port: { $reason }. Állítsd le a másik programot, vagy válassz másik --port értéket.
db-upgraded = Az adatbázis naprakész.
db-not-ready = { $database } régebbi változatú; előbb futtasd ezt: „elbowroom db upgrade”.
db-newer = { $database } az elbowroom újabb változatából való (migráció: { $theirs }; ez a változat eddig ismeri: { $ours }). Telepítsd azt a változatot, vagy használj másik adatbázist.
db-in-use = A fájlt egy szerver vagy más program használja: { $file }; semmi sem változott. Előbb azt állítsd le.
db-no-database = Nincs ilyen adatbázis: { $file }; ellenőrizd a --database értékét.
db-foreign = { $database } nem az elbowroom adatbázisa; ellenőrizd a --database értékét.
db-damaged = { $file } sérült, vagy nem adatbázis ({ $reason }). Állíts vissza egy mentést: elbowroom db restore.
db-not-openable = { $file } nem nyitható meg vagy nem írható: { $reason }. Ellenőrizd az útvonalat, a jogokat és a lemezt.
db-bad-address = „{ $database }” nem egy adatbázis címe; így írd: sqlite:///fájl vagy postgresql://felhasználó@gép/név.
db-unreachable = { $database } nem érhető el: { $reason }. Ellenőrizd, hogy fut-e a PostgreSQL, és a címet.
db-broke-off = { $database } menet közben leállt: { $reason }.
db-file-exists = { $file } már létezik; válassz másik nevet.
db-backed-up = Átmásolva ide: { $file }.
db-failed = Nem sikerült: { $reason }
db-no-program = Nem található: { $program }; a PostgreSQL része, és a keresési útvonalon kell lennie.
db-not-restored = Hibás játékok vannak benne: { $file }, ezért semmi sem változott. Ha mégis visszaállítanád, add hozzá: --broken-games.
db-restored = Visszaállítva innen: { $file }.
db-kept = Ami előtte volt, megmaradt itt: { $file }; visszavonás: { $command }
db-undone = Visszavonva: az adatbázis újra az, amely itt maradt meg: { $file }.
db-nothing-to-undo = Nincs mit visszavonni: nincs megőrzött visszaállítás ehhez: { $file }.
db-undo-postgres = PostgreSQL esetén az előtte készült mentés visszaállításával vonható vissza: elbowroom db restore ….before-restore-….
db-game-broken = { $game } játék: { $fault }
db-verified = { $games } játék újra lejátszva, ebből hibás: { $broken }.
db-other-rules = További { $games } játék más szabályok szerinti: megvan, teljes, és nem játszottuk le újra.

## The gallery, for its operator

gallery-entry = Bejegyzés
gallery-name = Név
gallery-author = Szerző
gallery-status = Állapot
gallery-plays = Játékok
gallery-reports = Bejelentések
gallery-nothing = Még semmit sem tettek közzé.
gallery-done = { $action ->
    [hide] Elrejtve: { $entry }. Csak a linkje maradt meg, és az azt írja, hogy ott nincs semmi.
    [show] Újra látható: { $entry }.
   *[remove] Végleg eltávolítva: { $entry }. Azok a játékok, amelyek használják, folytatódnak.
}
gallery-no-entry = Nincs ilyen bejegyzés, vagy már eltávolították: { $entry }.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
