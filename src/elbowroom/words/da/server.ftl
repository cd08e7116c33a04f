help-db-upgrade = Opret databasens tabeller, eller før dem op til denne version.
help-db-backup = Skriv en sikkerhedskopi; serveren må gerne køre imens.
help-db-restore = Kontroller en sikkerhedskopi, og sæt den i databasens sted. Er der ødelagte spil i kopien, ændres intet, medmindre --broken-games er angivet.
help-db-undo-restore = Sæt det tilbage, der var der før den seneste gendannelse.
help-db-verify = Spil hvert spil igennem igen: ingen linje mangler i loggen, hver handling er lovlig, og hver terning faldt, som startværdien siger.

help-gallery-list = Vis alle poster, de oftest anmeldte først.
help-gallery-reports = Vis, hvorfor en post er anmeldt.
help-gallery-hide = Skjul en post; »show« viser den igen.
help-gallery-show = Vis en skjult post igen.
help-gallery-remove = Fjern en post for altid; den samme samling kan ikke udgives igen.
help-gallery-audit = Vis, hvem der har skjult, genvist og fjernet hvad og hvorfor.
help-gallery-entry = posten, sådan som »list« viser den
help-gallery-reason = begrundelsen; »audit« viser den
help-option-database = databasen: sqlite:///elbowroom.sqlite3 eller postgresql://user@host/name
help-option-backup = filen med sikkerhedskopien
help-option-broken-games = gendan, selv om spil i sikkerhedskopien er ødelagt
help-option-account = kontoens navn
help-option-host = adressen, som serveren lytter på
help-option-port = porten, som serveren lytter på; 0 vælger en ledig port
help-option-lan = lyt på alle adresser, så venner på det lokale netværk kan være med
help-option-workers = hvor mange processer der betjener spillerne; flere end én kræver PostgreSQL
help-option-origin = endnu en adresse med sider, der må tale med serveren; kan gentages
help-option-public-url = adressen, som folk når serveren på; bruges i links og QR-koder
help-option-secure-cookies = send kun cookies over HTTPS
help-option-web-hook = adressen, der får en POST, når det er en fraværende spillers tur
help-option-mail-server = mailserveren, der giver fraværende spillere besked, for eksempel mail.example.org:587
help-option-mail-from = afsenderen af disse mails
help-option-operator-token = det token, der åbner operatørens side
help-option-bot-processes = hvor mange processer botterne tænker i
help-option-bot-seconds = hvor mange sekunders betænkningstid en bot højst må få, for eksempel champion@2s
help-option-public-bot-seconds = det samme ved offentlige borde
help-option-log-level = hvad der logges: debug, info, warning eller error
help-option-json-logs = log som JSON, også i en terminal
help-option-bot = et program, som spillerne kan sætte ved bordet under et navn, for eksempel »mybot=./mybot --deep«; kan gentages
help-option-open-browser = åbn siden, så snart serveren er klar

serve-address = Serveren kører på { $address } – stop med Ctrl+C.
serve-one-worker = SQLite betjener kun én proces; brug --database postgresql://… til mere end én arbejdsproces
serve-few-descriptors = Denne proces må åbne { $limit } filer, hvilket giver plads til { $room } forbindelser ad gangen. Sæt grænsen til { $needed } for at få plads til alle (ulimit -n, eller LimitNOFILE i en systemd-enhed).
serve-too-few-descriptors = Denne proces må kun åbne { $limit } filer; en server kræver mindst { $fewest } (ulimit -n, eller LimitNOFILE i en systemd-enhed).
serve-needs-public-url = Beskeder har links til borde: --mail-server og --web-hook kræver --public-url, og --mail-server kræver --mail-from.
mail-code-subject = Din kode
mail-code = { $code } er din kode. Med den bekræfter du, at beskeder fra elbowroom må sendes til denne adresse. Den gælder i en time. Har du ikke bedt om den, skal du ikke gøre noget: Der kommer ikke flere mails.
serve-numbers = Der skal være mindst én arbejdsproces og én proces til bots, og en port er et tal under 65536.

serve-log-level = Der er intet logniveau »{ $level }«; vælg et af disse: { FORM($known, "or") }.
serve-port = Serveren kan ikke lytte på { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Stop det andet program, eller vælg en anden --port.

db-upgraded = Databasen er opdateret.
db-not-ready = { $database } er af en ældre version; kør »elbowroom db upgrade« først.
db-newer = { $database } er af en nyere version af elbowroom (migration { $theirs }; denne version kender { $ours }). Installer den version, eller brug en anden database.
db-in-use = { $file } er i brug af en server eller et andet program; intet er ændret. Stop det først.
db-no-database = Der er ingen database { $file }; tjek --database.
db-foreign = { $database } er ikke en database fra elbowroom; tjek --database.
db-damaged = { $file } er beskadiget eller ikke en database ({ $reason }). Gendan en sikkerhedskopi: elbowroom db restore.
db-not-openable = { $file } kan ikke åbnes eller skrives: { $reason }. Tjek stien, rettighederne og disken.
db-bad-address = »{ $database }« er ikke adressen på en database; skriv sqlite:///fil eller postgresql://bruger@vært/navn.
db-unreachable = { $database } kan ikke nås: { $reason }. Tjek, at PostgreSQL kører, og at adressen er rigtig.
db-broke-off = { $database } holdt op med at virke midt i det hele: { $reason }.
db-file-exists = { $file } findes allerede; vælg et andet navn.
db-backed-up = Kopieret til { $file }.
db-failed = Det virkede ikke: { $reason }
db-no-program = { $program } blev ikke fundet; det følger med PostgreSQL og skal være på stien (PATH).
db-not-restored = Der er ødelagte spil i { $file }, så intet er ændret. Tilføj --broken-games for at gendanne alligevel.
db-restored = Gendannet fra { $file }.
db-kept = Det, der var der før, er gemt som { $file }; fortryd med: { $command }
db-undone = Fortrudt: Databasen er igen det, der var gemt som { $file }.
db-nothing-to-undo = Der er intet at fortryde: Ingen gendannelse af { $file } er gemt.
db-undo-postgres = Med PostgreSQL fortryder du ved at gendanne det dump, der blev lavet før: elbowroom db restore ….before-restore-….
db-game-broken = Spil { $game }: { $fault }
db-verified = { $games ->
    [one] Ét spil
   *[other] { $games } spil
 } spillet igen, { $broken } af dem ødelagt.
db-other-rules = { $games ->
    [one] Ét spil mere er
   *[other] { $games } spil mere er
 } efter andre regler: bevaret, komplet og ikke spillet igen.

## The gallery, for its operator

gallery-entry = Post
gallery-name = Navn
gallery-author = Lavet af
gallery-status = Status
gallery-plays = Spillet
gallery-reports = Anmeldt
gallery-nothing = Intet er udgivet.
gallery-done = { $action ->
    [hide] { $entry } er skjult: Kun linket er tilbage, og det siger, at der intet er.
    [show] { $entry } vises igen.
   *[remove] { $entry } er fjernet for altid; spil, der bruger den, går videre.
}
gallery-no-entry = Der er ingen post { $entry }, eller også er den allerede fjernet.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
