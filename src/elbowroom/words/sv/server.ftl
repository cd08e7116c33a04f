help-db-upgrade = Skapa databasens tabeller, eller uppgradera dem till den här versionen.
help-db-backup = Skriv en säkerhetskopia; servern kan vara igång under tiden.
help-db-restore = Kontrollera en säkerhetskopia och sätt den i databasens ställe. Om spel i kopian är trasiga ändras inget, om inte --broken-games anges.
help-db-undo-restore = Sätt tillbaka det som fanns före den senaste återställningen.
help-db-verify = Spela om varje spel: ingen rad saknas i loggen, varje drag är tillåtet och varje tärning föll som fröet säger.

help-gallery-list = Lista alla bidrag, de oftast anmälda först.
help-gallery-reports = Visa varför ett bidrag har anmälts.
help-gallery-hide = Dölj ett bidrag; ”show” visar det igen.
help-gallery-show = Visa ett dolt bidrag igen.
help-gallery-remove = Ta bort ett bidrag för gott; samma samling kan inte publiceras igen.
help-gallery-audit = Visa vem som har dolt, visat och tagit bort vad och varför.
help-gallery-entry = bidraget, så som ”list” visar det
help-gallery-reason = skälet; ”audit” visar det
help-option-database = databasen: sqlite:///elbowroom.sqlite3 eller postgresql://user@host/name
help-option-backup = filen med säkerhetskopian
help-option-broken-games = återställ även om spel i säkerhetskopian är trasiga
help-option-account = kontots namn
help-option-host = adressen som servern lyssnar på
help-option-port = porten som servern lyssnar på; 0 väljer en ledig port
help-option-lan = lyssna på alla adresser, så att vänner i det lokala nätverket kan vara med
help-option-workers = hur många processer som betjänar spelarna; fler än en kräver PostgreSQL
help-option-origin = ytterligare en adress vars sidor får tala med servern; kan upprepas
help-option-public-url = adressen där folk når servern; används i länkar och QR-koder
help-option-secure-cookies = skicka kakor bara över HTTPS
help-option-web-hook = adressen som får en POST när det är en frånvarande spelares tur
help-option-mail-server = e-postservern som meddelar frånvarande spelare, till exempel mail.example.org:587
help-option-mail-from = avsändaren av dessa mejl
help-option-operator-token = nyckeln som öppnar administrationssidan
help-option-bot-processes = i hur många processer botarna tänker
help-option-bot-seconds = hur många sekunders betänketid en bot högst får ha, till exempel champion@2s
help-option-public-bot-seconds = detsamma vid öppna bord
help-option-log-level = vad som loggas: debug, info, warning eller error
help-option-json-logs = logga som JSON, även i en terminal
help-option-bot = ett program som spelarna kan sätta vid bordet under ett namn, till exempel ”mybot=./mybot --deep”; kan upprepas
help-option-open-browser = öppna sidan så snart servern är klar

serve-address = Servern finns på { $address } – avsluta med Ctrl+C.
serve-one-worker = SQLite betjänar bara en process; för fler än en arbetsprocess, använd --database postgresql://…
serve-few-descriptors = Den här processen får öppna { $limit } filer, vilket räcker till { $room } anslutningar åt gången. För alla behöver gränsen vara { $needed } (ulimit -n, eller LimitNOFILE i en systemd-enhet).
serve-too-few-descriptors = Den här processen får bara öppna { $limit } filer; en server behöver minst { $fewest } (ulimit -n, eller LimitNOFILE i en systemd-enhet).
serve-needs-public-url = Meddelanden innehåller länkar till bord: --mail-server och --web-hook behöver --public-url, och --mail-server behöver --mail-from.
mail-code-subject = Din kod
mail-code = { $code } är din kod. Med den bekräftar du att meddelanden från elbowroom får skickas till den här adressen. Den gäller i en timme. Om du inte har bett om den behöver du inte göra något: du får inga fler mejl.
serve-numbers = Det måste finnas minst en arbetsprocess och en process för botar, och en port är ett tal under 65536.

serve-log-level = Det finns ingen loggnivå ”{ $level }”; välj en av dessa: { FORM($known, "or") }.
serve-port = Servern kan inte lyssna på { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Stoppa det andra programmet, eller välj en annan --port.

db-upgraded = Databasen är uppdaterad.
db-not-ready = { $database } är av en äldre version; kör ”elbowroom db upgrade” först.
db-newer = { $database } är från en nyare version av elbowroom (migrering { $theirs }; den här versionen känner till { $ours }). Installera den versionen, eller använd en annan databas.
db-in-use = { $file } används av en server eller ett annat program; inget har ändrats. Stoppa det först.
db-no-database = Det finns ingen databas { $file }; kontrollera --database.
db-foreign = { $database } är ingen databas för elbowroom; kontrollera --database.
db-damaged = { $file } är skadad eller ingen databas ({ $reason }). Återställ en säkerhetskopia: elbowroom db restore.
db-not-openable = { $file } kan inte öppnas eller skrivas: { $reason }. Kontrollera sökvägen, rättigheterna och disken.
db-bad-address = ”{ $database }” är inte adressen till en databas; skriv sqlite:///file eller postgresql://user@host/name.
db-unreachable = { $database } går inte att nå: { $reason }. Kontrollera att PostgreSQL är igång, och adressen.
db-broke-off = { $database } slutade fungera mitt i: { $reason }.
db-file-exists = { $file } finns redan; välj ett annat namn.
db-backed-up = Kopierat till { $file }.
db-failed = Det gick inte: { $reason }
db-no-program = { $program } hittades inte; det följer med PostgreSQL och måste finnas i sökvägen.
db-not-restored = Spel i { $file } är trasiga, så inget har ändrats. För att återställa ändå, lägg till --broken-games.
db-restored = Återställt från { $file }.
db-kept = Det som fanns tidigare är sparat som { $file }; för att ångra: { $command }
db-undone = Ångrat: databasen är åter det som sparades som { $file }.
db-nothing-to-undo = Det finns inget att ångra: ingen återställning av { $file } har sparats.
db-undo-postgres = På PostgreSQL ångrar du genom att återställa dumpen som gjordes före: elbowroom db restore ….before-restore-….
db-game-broken = Spel { $game }: { $fault }
db-verified = { $games ->
    [one] Ett spel spelat på nytt, trasiga: { $broken }.
   *[other] { $games } spel spelade på nytt, trasiga: { $broken }.
}
db-other-rules = { $games ->
    [one] Ett spel till har andra regler: sparat, helt och inte spelat på nytt.
   *[other] { $games } spel till har andra regler: sparade, hela och inte spelade på nytt.
}

## The gallery, for its operator

gallery-entry = Bidrag
gallery-name = Namn
gallery-author = Upphovsperson
gallery-status = Status
gallery-plays = Spelat
gallery-reports = Anmälningar
gallery-nothing = Inget har publicerats.
gallery-done = { $action ->
    [hide] Bidraget { $entry } är dolt: bara länken finns kvar, och den säger att där inte finns något.
    [show] Bidraget { $entry } visas igen.
   *[remove] Bidraget { $entry } är borttaget för gott; spel som använder det fortsätter.
}
gallery-no-entry = Det finns inget bidrag { $entry }, eller så är det redan borttaget.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
