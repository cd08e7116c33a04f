help-db-upgrade = Luo tietokannan taulut tai päivitä ne tähän versioon.
help-db-backup = Tee varmuuskopio; palvelin saa olla käynnissä.
help-db-restore = Tarkista varmuuskopio ja ota se käyttöön tietokannan tilalle. Jos kopiossa on rikkinäisiä pelejä, mitään ei muuteta ilman valitsinta --broken-games.
help-db-undo-restore = Palauta se, mitä oli ennen viimeistä palautusta.
help-db-verify = Pelaa jokainen peli uudelleen: yhtään lokiriviä ei puutu, jokainen siirto on sallittu ja jokainen noppa on siemenluvun mukainen.

help-gallery-list = Luettele kaikki julkaisut, eniten ilmoitetut ensin.
help-gallery-reports = Näytä, miksi julkaisusta ilmoitettiin.
help-gallery-hide = Piilota julkaisu; ”show” tuo sen takaisin.
help-gallery-show = Näytä piilotettu julkaisu taas.
help-gallery-remove = Poista julkaisu lopullisesti; samaa kokoelmaa ei voi enää julkaista.
help-gallery-audit = Näytä, kuka piilotti, näytti tai poisti mitä ja miksi.
help-gallery-entry = julkaisu sellaisena kuin ”list” sen näyttää
help-gallery-reason = syy, jonka ”audit” näyttää
help-option-database = tietokanta: sqlite:///elbowroom.sqlite3 tai postgresql://user@host/name
help-option-backup = varmuuskopiotiedosto
help-option-broken-games = palauta, vaikka varmuuskopiossa olisi rikkinäisiä pelejä
help-option-account = tilin nimi
help-option-host = osoite, jossa palvelin kuuntelee
help-option-port = portti, jossa palvelin kuuntelee; 0 on mikä tahansa vapaa
help-option-lan = kuuntele kaikissa osoitteissa, jotta lähiverkon kaverit pääsevät mukaan
help-option-workers = montako työprosessia palvelimella on; useampaan kuin yhteen tarvitaan PostgreSQL
help-option-origin = vielä yksi osoite, jonka sivut saavat ottaa yhteyden palvelimeen; voi antaa monta kertaa
help-option-public-url = osoite, josta palvelimen tavoittaa, linkkejä ja QR-koodeja varten
help-option-secure-cookies = lähetä evästeet vain HTTPS-yhteydellä
help-option-web-hook = osoite, johon lähetetään POST-pyyntö, kun on poissa olevan pelaajan vuoro
help-option-mail-server = sähköpostipalvelin (kuten mail.example.org:587), joka lähettää ilmoitukset poissa oleville pelaajille
help-option-mail-from = näiden sähköpostien lähettäjä
help-option-operator-token = avain, joka avaa ylläpitäjän sivun
help-option-bot-processes = kuinka monessa prosessissa botit miettivät
help-option-bot-seconds = montako sekuntia miettimisaikaa botille voi enintään antaa, kuten champion@2s
help-option-public-bot-seconds = sama julkisissa pöydissä
help-option-log-level = mitä lokiin kirjoitetaan: debug, info, warning tai error
help-option-json-logs = kirjoita loki JSON-muodossa päätteessäkin
help-option-bot = ohjelma, jonka pelaajat voivat nimellä kutsua pöytään, kuten ”mybot=./mybot --deep”; voi antaa monta kertaa
help-option-open-browser = avaa sivu heti, kun palvelin on valmis

serve-address = Palvelin toimii osoitteessa { $address } – lopeta painamalla Ctrl+C.
serve-one-worker = SQLite palvelee vain yhtä prosessia; useammalle työprosessille käytä --database postgresql://…
serve-few-descriptors = Tämä prosessi voi avata { $limit } tiedostoa, joten tilaa on { $room } samanaikaiselle yhteydelle. Jotta kaikki mahtuvat, aseta rajaksi { $needed } (ulimit -n tai systemd-yksikön LimitNOFILE).
serve-too-few-descriptors = Tämä prosessi voi avata vain { $limit } tiedostoa; palvelin tarvitsee vähintään { $fewest } (ulimit -n tai systemd-yksikön LimitNOFILE).
serve-needs-public-url = Ilmoituksissa on linkkejä pöytiin: --mail-server ja --web-hook tarvitsevat valitsimen --public-url, ja --mail-server tarvitsee valitsimen --mail-from.
mail-code-subject = Koodisi
mail-code = { $code } on koodisi. Sillä vahvistat, että elbowroomin ilmoituksia saa lähettää tähän osoitteeseen. Koodi on voimassa tunnin. Jos et ole pyytänyt sitä, älä tee mitään: enempää viestejä ei tule.
serve-numbers = Työprosesseja ja bottien prosesseja on oltava vähintään yksi kumpiakin, ja portti on lukua 65536 pienempi numero.

serve-log-level = Lokitasoa ”{ $level }” ei ole; valitse jokin näistä: { FORM($known, "or") }.
serve-port = Palvelin ei voi kuunnella osoitteessa { $host }, portissa { NUMBER($port, useGrouping: 0) }: { $reason }. Pysäytä toinen ohjelma tai valitse toinen --port.

db-upgraded = Tietokanta on ajan tasalla.
db-not-ready = { $database } on vanhempaa versiota; aja ensin ”elbowroom db upgrade”.
db-newer = { $database } on elbowroomin uudempaa versiota (migraatio { $theirs }; tämä versio tuntee { $ours }). Asenna se versio tai käytä toista tietokantaa.
db-in-use = { $file } on palvelimen tai muun ohjelman käytössä; mitään ei muutettu. Pysäytä se ensin.
db-no-database = Tietokantaa { $file } ei ole; tarkista --database.
db-foreign = { $database } ei ole elbowroomin tietokanta; tarkista --database.
db-damaged = { $file } on vioittunut tai ei ole tietokanta ({ $reason }). Palauta varmuuskopio: elbowroom db restore.
db-not-openable = Tiedostoa { $file } ei voi avata tai kirjoittaa: { $reason }. Tarkista polku, oikeudet ja levy.
db-bad-address = ”{ $database }” ei ole tietokannan osoite; kirjoita sqlite:///file tai postgresql://user@host/name.
db-unreachable = Tietokantaan { $database } ei saada yhteyttä: { $reason }. Tarkista, että PostgreSQL on käynnissä, sekä osoite.
db-broke-off = { $database } lakkasi toimimasta kesken: { $reason }.
db-file-exists = { $file } on jo olemassa; valitse toinen nimi.
db-backed-up = Kopioitu: { $file }.
db-failed = Se ei onnistunut: { $reason }
db-no-program = Ohjelmaa { $program } ei löytynyt; se tulee PostgreSQL:n mukana ja sen on oltava polussa.
db-not-restored = Tiedostossa { $file } on rikkinäisiä pelejä, joten mitään ei muutettu. Jos haluat silti palauttaa sen, lisää --broken-games.
db-restored = Palautettu tiedostosta { $file }.
db-kept = Aiempi on tallessa tiedostona { $file }; kumoaminen: { $command }
db-undone = Kumottu: tietokanta on taas se, joka säilytettiin tiedostona { $file }.
db-nothing-to-undo = Kumottavaa ei ole: yhtään palautusta ei ole säilytetty ({ $file }).
db-undo-postgres = PostgreSQL:ssä kumoa palauttamalla ennen sitä tehty vedos: elbowroom db restore ….before-restore-….
db-game-broken = Peli { $game }: { $fault }
db-verified = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
 } pelattu uudelleen, niistä rikki { $broken }.
db-other-rules = { $games ->
    [one] Lisäksi yksi peli on
   *[other] Lisäksi { $games } peliä on
 } muiden sääntöjen mukaan: säilytetty, kokonainen, ei pelattu uudelleen.

## The gallery, for its operator

gallery-entry = Julkaisu
gallery-name = Nimi
gallery-author = Tekijä
gallery-status = Tila
gallery-plays = Pelit
gallery-reports = Ilmoitukset
gallery-nothing = Mitään ei ole julkaistu.
gallery-done = { $action ->
    [hide] { $entry } on piilotettu: jäljellä on vain sen linkki, joka kertoo, ettei siellä ole mitään.
    [show] { $entry } näytetään taas.
   *[remove] { $entry } on poistettu lopullisesti; sitä käyttävät pelit jatkuvat.
}
gallery-no-entry = Julkaisua { $entry } ei ole, tai se on jo poistettu.
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
