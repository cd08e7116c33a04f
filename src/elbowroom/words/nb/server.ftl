help-db-upgrade = Opprett tabellene i databasen, eller oppgrader dem til denne versjonen.
help-db-backup = Skriv en sikkerhetskopi; serveren kan kjøre imens.
help-db-restore = Kontroller en sikkerhetskopi, og sett den inn i stedet for databasen. Er det ødelagte spill i kopien, endres ingenting, med mindre --broken-games er oppgitt.
help-db-undo-restore = Sett tilbake det som var der før siste gjenoppretting.
help-db-verify = Spill hvert spill om igjen: ingen linje mangler i loggen, hver handling er lovlig, og hver terning falt slik frøet sier.

help-gallery-list = List opp alle oppføringer, de oftest meldte først.
help-gallery-reports = Vis hvorfor en oppføring er meldt.
help-gallery-hide = Skjul en oppføring; «show» viser den igjen.
help-gallery-show = Vis en skjult oppføring igjen.
help-gallery-remove = Fjern en oppføring for godt; den samme samlingen kan ikke publiseres igjen.
help-gallery-audit = Vis hvem som har skjult, vist og fjernet hva, og hvorfor.
help-gallery-entry = oppføringen, slik «list» viser den
help-gallery-reason = begrunnelsen; «audit» viser den
help-option-database = databasen: sqlite:///elbowroom.sqlite3 eller postgresql://user@host/name
help-option-backup = filen med sikkerhetskopien
help-option-broken-games = gjenopprett selv om spill i sikkerhetskopien er ødelagt
help-option-account = navnet på kontoen
help-option-host = adressen serveren lytter på
help-option-port = porten serveren lytter på; 0 velger en ledig port
help-option-lan = lytt på alle adresser, slik at venner på det lokale nettverket kan være med
help-option-workers = hvor mange prosesser som betjener spillerne; flere enn én krever PostgreSQL
help-option-origin = enda en adresse med sider som får snakke med serveren; kan gjentas
help-option-public-url = adressen folk når serveren på; brukes i lenker og QR-koder
help-option-secure-cookies = send informasjonskapsler bare over HTTPS
help-option-web-hook = adressen som får en POST når det er en fraværende spillers tur
help-option-mail-server = e-postserveren som varsler fraværende spillere, for eksempel mail.example.org:587
help-option-mail-from = avsenderen av disse e-postene
help-option-operator-token = tokenet som åpner driftssiden
help-option-bot-processes = hvor mange prosesser botene tenker i
help-option-bot-seconds = hvor mange sekunders tenketid en bot høyst kan få, for eksempel champion@2s
help-option-public-bot-seconds = det samme ved åpne bord
help-option-log-level = hva som logges: debug, info, warning eller error
help-option-json-logs = logg som JSON, også i en terminal
help-option-bot = et program som spillerne kan sette ved bordet under et navn, for eksempel «mybot=./mybot --deep»; kan gjentas
help-option-open-browser = åpne siden så snart serveren er klar

serve-address = Serveren kjører på { $address } – stopp med Ctrl+C.
serve-one-worker = SQLite betjener bare én prosess; for flere arbeidere bruker du --database postgresql://…
serve-few-descriptors = Denne prosessen kan åpne { $limit } filer, og det er plass til { $room } tilkoblinger om gangen. For alle må grensen settes til { $needed } (ulimit -n, eller LimitNOFILE i en systemd-enhet).
serve-too-few-descriptors = Denne prosessen kan bare åpne { $limit } filer; en server trenger minst { $fewest } (ulimit -n, eller LimitNOFILE i en systemd-enhet).
serve-needs-public-url = Varsler har lenker til bord: --mail-server og --web-hook trenger --public-url, og --mail-server trenger --mail-from.
mail-code-subject = Koden din
mail-code = { $code } er koden din. Med den bekrefter du at varsler fra elbowroom kan sendes til denne adressen. Den gjelder i en time. Hvis du ikke har bedt om den, trenger du ikke gjøre noe: Det kommer ikke mer e-post.
serve-numbers = Det må være minst én arbeider og én prosess for boter, og en port er et tall under 65536.

serve-log-level = Det finnes ikke noe loggnivå «{ $level }»; velg et av disse: { FORM($known, "or") }.
serve-port = Serveren kan ikke lytte på { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Stopp det andre programmet, eller velg en annen --port.

db-upgraded = Databasen er oppdatert.
db-not-ready = { $database } er av en eldre versjon; kjør «elbowroom db upgrade» først.
db-newer = { $database } er fra en nyere versjon av elbowroom (migrering { $theirs }; denne versjonen kjenner { $ours }). Installer den versjonen, eller bruk en annen database.
db-in-use = { $file } er i bruk av en server eller et annet program; ingenting er endret. Stopp det først.
db-no-database = Det finnes ingen database { $file }; sjekk --database.
db-foreign = { $database } er ikke en database for elbowroom; sjekk --database.
db-damaged = { $file } er skadet eller ikke en database ({ $reason }). Gjenopprett en sikkerhetskopi: elbowroom db restore.
db-not-openable = { $file } kan ikke åpnes eller skrives: { $reason }. Sjekk stien, rettighetene og disken.
db-bad-address = «{ $database }» er ikke adressen til en database; skriv sqlite:///fil eller postgresql://bruker@vert/navn.
db-unreachable = { $database } kan ikke nås: { $reason }. Sjekk adressen, og at PostgreSQL kjører.
db-broke-off = { $database } sluttet å virke underveis: { $reason }.
db-file-exists = { $file } finnes allerede; velg et annet navn.
db-backed-up = Kopiert til { $file }.
db-failed = Det gikk ikke: { $reason }
db-no-program = { $program } ble ikke funnet; det følger med PostgreSQL og må ligge i søkestien.
db-not-restored = Spill i { $file } er ødelagt, så ingenting er endret. Legg til --broken-games for å gjenopprette likevel.
db-restored = Gjenopprettet fra { $file }.
db-kept = Det som var der før, er tatt vare på som { $file }; for å angre: { $command }
db-undone = Angret: Databasen er igjen det som ble tatt vare på som { $file }.
db-nothing-to-undo = Det er ingenting å angre: Ingen gjenoppretting av { $file } er tatt vare på.
db-undo-postgres = På PostgreSQL angrer du ved å gjenopprette kopien som ble laget før: elbowroom db restore ….before-restore-….
db-game-broken = Spill { $game }: { $fault }
db-verified = { $games ->
    [one] Ett spill
   *[other] { $games } spill
 } spilt på nytt, { $broken } av dem ødelagt.
db-other-rules = { $games ->
    [one] Ett spill til har
   *[other] { $games } spill til har
 } andre regler: beholdt, komplett og ikke spilt på nytt.

## The gallery, for its operator

gallery-entry = Oppføring
gallery-name = Navn
gallery-author = Laget av
gallery-status = Tilstand
gallery-plays = Spilt
gallery-reports = Meldinger
gallery-nothing = Ingenting er publisert.
gallery-done = { $action ->
    [hide] { $entry } er skjult: Bare lenken er igjen, og den sier at det ikke er noe der.
    [show] { $entry } vises igjen.
   *[remove] { $entry } er fjernet for godt; spill som bruker den, fortsetter.
}
gallery-no-entry = Det finnes ingen oppføring { $entry }, eller den er allerede fjernet.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
