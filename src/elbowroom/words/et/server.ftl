help-db-upgrade = Loob andmebaasi tabelid või viib need sellele versioonile.
help-db-backup = Kirjutab varukoopia; server võib samal ajal töötada.
help-db-restore = Kontrollib varukoopiat ja paneb selle andmebaasi asemele. Kui koopias on rikutud mänge, ei muudeta midagi, välja arvatud võtmega --broken-games.
help-db-undo-restore = Paneb tagasi selle, mis oli enne viimast taastamist.
help-db-verify = Mängib iga mängu uuesti läbi: ükski logirida ei puudu, iga tegevus on lubatud ja iga täring langes nii, nagu seeme ütleb.

help-gallery-list = Loetleb kõik kirjed, enim teatatud eespool.
help-gallery-reports = Näitab, miks kirjest teatati.
help-gallery-hide = Peidab kirje; „show“ toob selle tagasi.
help-gallery-show = Näitab peidetud kirjet jälle.
help-gallery-remove = Eemaldab kirje jäädavalt; sama kogumikku ei saa enam avaldada.
help-gallery-audit = Näitab, kes mida peitis, näitas või eemaldas ja miks.
help-gallery-entry = kirje, nagu „list“ seda näitab
help-gallery-reason = põhjus, mida näitab „audit“
help-option-database = andmebaas: sqlite:///elbowroom.sqlite3 või postgresql://user@host/name
help-option-backup = varukoopia fail
help-option-broken-games = taastab ka siis, kui varukoopias on rikutud mänge
help-option-account = konto nimi
help-option-host = aadress, millel server kuulab
help-option-port = port, millel server kuulab; 0 tähendab suvalist vaba porti
help-option-lan = kuulab kõigil aadressidel, et kohtvõrgus olevad sõbrad saaksid mängida
help-option-workers = mitu protsessi mängijaid teenindab; rohkem kui ühe jaoks on vaja PostgreSQL-i
help-option-origin = veel üks aadress, mille lehed võivad serveriga suhelda; võib korrata
help-option-public-url = aadress, millelt inimesed serveri leiavad; seda kasutavad lingid ja QR-koodid
help-option-secure-cookies = saadab küpsiseid ainult HTTPS-i kaudu
help-option-web-hook = aadress, mis saab POST-päringu, kui käigul on eemal olev mängija
help-option-mail-server = e-posti server, mille kaudu teavitatakse eemal olevaid mängijaid, näiteks mail.example.org:587
help-option-mail-from = nende kirjade saatja
help-option-operator-token = pääsmik, mis avab haldaja lehe
help-option-bot-processes = mitmes protsessis botid mõtlevad
help-option-bot-seconds = mitu sekundit võib botile kõige rohkem anda, näiteks champion@2s
help-option-public-bot-seconds = sama avalike laudade taga
help-option-log-level = mida logida: debug, info, warning või error
help-option-json-logs = logib ka terminalis JSON-ina
help-option-bot = programm, mille mängijad saavad nime järgi lauda panna, näiteks „mybot=./mybot --deep“; võib korrata
help-option-open-browser = avab lehe kohe, kui server on valmis

serve-address = Server töötab aadressil { $address } – peatamiseks Ctrl+C.
serve-one-worker = SQLite teenindab ainult üht protsessi; mitme töölise jaoks kasuta --database postgresql://…
serve-few-descriptors = See protsess võib avada { $limit } faili, millest jätkub korraga { $room } ühendusele. Kõigi jaoks sea piiriks { $needed } (ulimit -n või LimitNOFILE systemd üksuses).
serve-too-few-descriptors = See protsess võib avada ainult { $limit } faili; server vajab vähemalt { $fewest } (ulimit -n või LimitNOFILE systemd üksuses).
serve-needs-public-url = Teavitustes on laudade lingid: --mail-server ja --web-hook vajavad võtit --public-url ning --mail-server vajab võtit --mail-from.
mail-code-subject = Sinu kood
mail-code = { $code } on sinu kood. Sellega kinnitad, et elbowroomi teavitusi võib saata sellele aadressile. See kehtib ühe tunni. Kui sa pole seda küsinud, ära tee midagi: rohkem kirju ei tule.
serve-numbers = Töölisi ja botiprotsesse peab olema vähemalt üks ning port on arv, mis on väiksem kui 65536.

serve-log-level = Logitaset „{ $level }“ pole; vali üks neist: { FORM($known, "or") }.
serve-port = Server ei saa kuulata aadressil { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Peata teine programm või vali teine --port.

db-upgraded = Andmebaas on ajakohane.
db-not-ready = { $database } on vanemast versioonist; käivita enne „elbowroom db upgrade“.
db-newer = { $database } on elbowroomi uuemast versioonist (migratsioon { $theirs }; see versioon tunneb { $ours }). Paigalda see versioon või kasuta teist andmebaasi.
db-in-use = { $file } on serveri või mõne muu programmi kasutuses; midagi pole muudetud. Peata enne see.
db-no-database = Andmebaasi { $file } pole; kontrolli võtit --database.
db-foreign = { $database } ei ole elbowroomi andmebaas; kontrolli võtit --database.
db-damaged = { $file } on rikutud või pole andmebaas ({ $reason }). Taasta varukoopia: elbowroom db restore.
db-not-openable = { $file } ei avane või pole kirjutatav: { $reason }. Kontrolli teed, õigusi ja ketast.
db-bad-address = „{ $database }“ ei ole andmebaasi aadress; kirjuta sqlite:///file või postgresql://user@host/name.
db-unreachable = Ühendust pole: { $database } ({ $reason }). Kontrolli aadressi ja seda, kas PostgreSQL töötab.
db-broke-off = { $database } lakkas poole peal töötamast: { $reason }.
db-file-exists = { $file } on juba olemas; vali teine nimi.
db-backed-up = Kopeeritud: { $file }.
db-failed = See ei õnnestunud: { $reason }
db-no-program = Programmi { $program } ei leitud; see tuleb koos PostgreSQL-iga ja peab olema otsinguteel.
db-not-restored = Failis { $file } on rikutud mänge, seega pole midagi muudetud. Kui tahad siiski taastada, lisa --broken-games.
db-restored = Taastatud: { $file }.
db-kept = Varasem on alles: { $file }; tagasivõtmiseks: { $command }
db-undone = Tagasi võetud: andmebaas on jälle see, mis hoiti alles: { $file }.
db-nothing-to-undo = Pole midagi tagasi võtta: ühtki taastamist pole alles hoitud: { $file }.
db-undo-postgres = PostgreSQL-i puhul võta tagasi, taastades enne tehtud tõmmise: elbowroom db restore ….before-restore-….
db-game-broken = Mäng { $game }: { $fault }
db-verified = { $games ->
    [one] Uuesti mängitud üks mäng
   *[other] Uuesti mängitud { $games } mängu
 }, neist rikutud { $broken }.
db-other-rules = { $games ->
    [one] Veel üks mäng on teiste reeglitega: alles, terve ja uuesti mängimata.
   *[other] Veel { $games } mängu on teiste reeglitega: alles, terved ja uuesti mängimata.
 }

## The gallery, for its operator

gallery-entry = Kirje
gallery-name = Nimi
gallery-author = Autor
gallery-status = Olek
gallery-plays = Mänge
gallery-reports = Teateid
gallery-nothing = Midagi pole avaldatud.
gallery-done = { $action ->
    [hide] { $entry } on peidetud: alles on ainult link, mis ütleb, et seal pole midagi.
    [show] { $entry } on jälle näha.
   *[remove] { $entry } on jäädavalt eemaldatud; mängud, mis seda kasutavad, käivad edasi.
}
gallery-no-entry = Kirjet { $entry } pole või on see juba eemaldatud.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
