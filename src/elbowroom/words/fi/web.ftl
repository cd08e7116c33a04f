## Around every page

game-title = elbowroom
game-motto = Jokainen tarvitsee oman paikkansa. Paikkoja vain on liian vähän.
page-skip = Siirry sisältöön
page-loading = Hetkinen …
page-failed = Sivua ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
page-lost = Tässä osoitteessa ei ole mitään.
page-home = Takaisin aloitussivulle
page-independent = Riippumaton teos, jolla ei ole yhteyttä Days of Wonderiin.
nav-label = Sivut
nav-tables = Pöydät
nav-mine = Omat pelit
nav-compendium = Hakuteos
nav-guide = Opastus
nav-workshop = Paja
nav-about = Tietoja

## Settings

settings-open = Asetukset
settings-language = Kieli
settings-theme = Ulkoasu
settings-theme-system = Laitteen mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-sound = Äänet
settings-speed = Muiden siirtojen nopeus
settings-speed-calm = Rauhallinen
settings-speed-quick = Nopea
settings-speed-now = Heti
settings-notify = Ilmoita, kun on vuoroni
settings-notify-barred = Selain estää tämän sivun ilmoitukset. Voit sallia ne selaimen asetuksissa.
settings-close = Valmis
dialog-close = Sulje

## Navigation

nav-menu = Valikko
nav-new = Uusi pöytä
nav-screen = Tällä näytöllä
nav-join = Liity
page-title = { $page } · elbowroom
page-again = Yritä uudelleen
page-reload = Lataa uudelleen

## Who I am

you-open = Sinä
you-open-as = Sinä: { $name }
you-name = Nimesi
you-name-hint = Tämän muut näkevät pöydässä.
you-guest = Olet tällä laitteella vieras. Salasanalla säilytät nimesi ja löydät tuolisi muillakin laitteilla.
you-kept = Olet { $name }, täällä ja missä ikinä kirjaudutkin.
you-save = Tallenna
you-saved = Tallennettu.
you-claim = Säilytä tämä nimi
you-log-in = Kirjaudu sisään
you-log-in-lead = Onko nimelläsi jo salasana? Tuolisi odottavat.
you-log-out = Kirjaudu ulos
you-password = Salasana
you-password-hint = Vähintään kahdeksan merkkiä. Kirjoita se muistiin: ilman vahvistettua sähköpostiosoitetta sen voi vaihtaa vain ylläpitäjä.
you-password-short = Vähintään kahdeksan merkkiä, kiitos.
you-name-missing = Anna nimi.
you-email = Sähköpostiosoite
you-email-hint = Saat viestin, kun on vuorosi etkä ole pöydässä.
you-email-missing = Anna sähköpostiosoite.
you-email-send = Lähetä koodi
you-email-sent = Koodi lähetettiin osoitteeseen { $email }. Syötä se tähän tunnin kuluessa.
you-email-code = Koodi
you-email-code-hint = Viestissä olevat kuusi numeroa.
you-email-code-short = Kuusi numeroa, kiitos.
you-email-confirm = Vahvista
you-email-other = Käytä toista osoitetta
you-email-verified = Kun on vuorosi etkä ole pöydässä, saat viestin osoitteeseen { $email }.
you-email-stop = Ei enää sähköpostia

## Start

start-lead = Valitse kansa, jolla on omituinen lahja, raivaa sille kyynärpäillä tilaa kartalta, joka on kaikille liian pieni, päästä irti ajoissa ja palaa uuden kansan kanssa. Lopussa rikkain voittaa.
start-play = Pelaa nyt
start-play-text = Botteja vastaan, heti paikalla.
start-friends = Pelaa kavereiden kanssa
start-friends-text = Perusta pöytä ja lähetä linkki.
start-screen = Tällä näytöllä
start-screen-text = Kahdesta viiteen pelaajaa, yksi kiertävä laite.
start-learn = Ensimmäinen peli?
start-learn-text = Opi pelaamalla viidessä minuutissa.
start-join = Liity pöytään
start-join-text = Liitä saamasi linkki tai koodi.
start-public = Julkiset pöydät
start-public-text = Istu vapaaseen tuoliin tai katso vain.
start-mine = Jatka pelaamista
start-mine-all = Kaikki omat pelit

quick-title = Pelaa nyt
quick-box = Mikä laatikko?
quick-opponents = Montako vastustajaa?
quick-level = Kuinka hyviä he ovat?
quick-start = Aloita peli
quick-more = Lisää asetuksia

level-random-text = Tekee ihan mitä sattuu.
level-easy-text = Ystävällinen ja tekee virheitä.
level-medium-text = Tietää, minkä arvoinen alue on.
level-hard-text = Suunnittelee koko vuoron.
level-champion-text = Miettii ennen kuin tönii.

## New table

new-title = Perusta pöytä
new-screen-title = Pelaa tällä näytöllä
new-screen-lead = Kaikki paikallaolijat istuvat pöytään; se, jonka vuoro on, ottaa laitteen.
new-invite = { $name } löytää tämän pöydän peliensä joukosta.
new-box = Laatikko
new-map = Kartta
new-players = Pelaajat
new-seats = Kuka istuu missä
new-seats-hint = Ensimmäinen tuoli aloittaa.
new-seat = Tuoli { $seat }
new-seat-who = Kuka istuu tuolissa { $seat }
new-seat-level = Botin taso tuolissa { $seat }
new-seat-name = Pelaajan nimi tuolissa { $seat }
new-seat-up = Siirrä tuolia { $seat } eteenpäin
seat-kind-me = Minä
seat-kind-open = Avoin kaikille linkin saaneille
seat-kind-bot = Botti
seat-kind-screen = Joku muu tällä näytöllä
new-coins = Kolikot
new-coins-hidden = Salassa loppuun asti
new-coins-open = Kaikkien nähtävissä
new-clock = Kello
clock-none = Ei kelloa
clock-brisk = Minuutti vuoroa kohti
clock-calm = Kolme minuuttia vuoroa kohti
clock-evening = Kaksikymmentä minuuttia koko peliin
clock-days = Kaksi päivää vuoroa kohti
clock-own = Oma
new-clock-turn = Minuutteja vuoroa kohti
new-clock-game = Minuutteja koko peliin, pelaajaa kohti
new-clock-hint = Kun aika loppuu, botti jatkaa pelaajan puolesta.
new-name = Pöydän nimi
new-name-hint = Jotta kaverisi löytävät sen. Vapaaehtoinen.
new-public = Kuka voi liittyä
new-public-no = Yksityinen
new-public-no-text = Vain linkin saaneet löytävät sen.
new-public-yes = Julkinen
new-public-yes-text = Näkyy julkisten pöytien luettelossa.
new-rules = Kotisäännöt
new-rules-changed = { $amount ->
    [0] Sääntökirjan mukaan
    [one] Yksi muutettu
   *[other] { $amount } muutettu
 }
new-rules-reset = Palauta sääntökirjan säännöt
new-without = Jätä pois
new-without-none = Mitään ei jätetä pois
new-without-hint = Valitse, mitä tässä pelissä ei ole. Rotuja ja erityiskykyjä on jäätävä vähintään { $fewest } kumpaakin.
new-without-search = Etsi poisjätettävää
new-without-nothing = Tässä laatikossa ei ole mitään sellaista.
new-without-reset = Palauta kaikki
new-monsters = Hirviöalueet
new-monsters-chance = Arvotaan
new-monsters-choose = Valitaan itse
new-monsters-rule = Valitse { $amount } aluetta, joilla on kadonnut heimo ja joista mitkään kaksi eivät ole vierekkäin; hirviöt tulevat heimojen tilalle.
new-monsters-chosen = Valittu { $chosen }/{ $amount }
new-more = Harjoitteluun
new-seed = Nopan siemenluku
new-seed-hint = Sama siemenluku ja samat siirrot tuottavat saman pelin. Pöytä merkitään harjoitukseksi.
new-create = Luo pöytä
new-start = Aloita peli
new-waiting = Luodaan pöytää …
problem-clock = Viidestä sekunnista kolmeenkymmeneen päivään, tai jätä tyhjäksi.
problem-clock-none = Täytä ainakin toinen ajoista.
problem-seed = Kokonaisluku, enintään viisitoista numeroa, vähintään 0.
problem-monsters = Valitse hirviöille { $amount } aluetta tai anna arvan ratkaista.
problem-long = Enintään neljäkymmentä merkkiä.

## Tables

tables-title = Julkiset pöydät
tables-lead = Istu vapaaseen tuoliin tai katso. Luettelo päivittyy itsestään.
tables-none = Juuri nyt ei ole julkisia pöytiä.
tables-none-text = Ole ensimmäinen: perusta pöytä, niin se näkyy täällä. Tai pelaa sillä välin botteja vastaan.
tables-open = Vapaita tuoleja
tables-playing = Käynnissä
table-unnamed = Pöytä: { $box }
table-free = { $free ->
    [one] Yksi tuoli vapaana
   *[other] { $free } tuolia vapaana
 }, yhteensä { $seats }
table-seats = Pelaajia: { $seats }
table-join = Liity
table-watch = Katso
table-go = Jatka
table-deed = { $deed }: { $name }
table-back = Pöytään
table-replay = Uusinta
table-my-turn = Sinun vuorosi
table-invited = { $name } kutsuu sinut
table-decline = Ei kiitos
table-turn-of = Vuorossa { $name }
table-round = Kierros { $round }/{ $rounds }
table-won = { $coins ->
    [one] Voitto: { $names }, { $coins } kolikko
   *[other] Voitto: { $names }, { $coins } kolikkoa
}
table-i-won = { $coins ->
    [one] Voitit: { $coins } kolikko
   *[other] Voitit: { $coins } kolikkoa
}
table-lost = { $won }, sinulla { $coins }
table-age-now = juuri nyt

## My games

mine-title = Omat pelit
mine-running = Käynnissä
mine-open = Odottavat pelaajia
mine-over = Päättyneet
mine-more = Näytä lisää pelejä
mine-none = Et ole vielä istunut missään pöydässä.
mine-none-text = Peli botteja vastaan alkaa kahdella napsautuksella.

## Join

join-title = Liity pöytään
join-lead = Saitko linkin, koodin tai QR-koodin? QR-koodin lukeminen avaa pöydän; linkin tai koodin voit liittää tähän.
join-field = Linkki tai koodi
join-go = Pöytään
join-unreadable = Tämä ei ole pöydän linkki eikä koodi. Koodissa on kuusi kirjainta ja numeroa, pitkässä koodissa kuusitoista merkkiä.
join-elsewhere = Linkki vie toiselle palvelimelle: { $host }.

## About

about-title = Tietoja
about-what = elbowroom on Small World ja Small World Underground pelattaviksi kavereiden kanssa tai botteja vastaan: molempien laatikoiden kaikki rodut, erityiskyvyt, paikat ja reliikit, erikseen tai sekaisin, 2–5 pelaajalle, omilla kartoillamme.
about-independent = Tämä on riippumaton teos pelien ystäville. Sillä ei ole yhteyttä pelien julkaisijaan Days of Wonderiin, eikä julkaisija ole hyväksynyt eikä tukenut sitä. Sanat, kartat ja piirrokset ovat omiamme.
about-licence-title = Lisenssi
about-licence = elbowroom on vapaa ohjelmisto Apache License 2.0 -⁠lisenssillä: käytä sitä, muuta sitä, anna eteenpäin.
about-credits-title = Kiitokset
about-icons = Kuvakkeet, tekijät { $authors }:
about-fonts = Almendra (Ana Sanfelippo) ja Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), molemmat SIL Open Font License 1.1 -⁠lisenssillä.
about-fair-title = Reilu noppa
about-fair = Jokainen pöytä julkaisee noppansa sormenjäljen ennen peliä ja siemenluvun pelin jälkeen, joten kuka tahansa voi tarkistaa ne.
about-private-title = Tietosi
about-private = Yksi eväste tunnistaa sinut. Asetuksesi pysyvät tällä laitteella. Mitään ei ladata muualta.
about-version-title = Versio
about-version = Versio { $version }, säännöt { $rules }

## Bots

level-random = Mitä sattuu
    .small = mitä sattuu
level-easy = Helppo
    .small = helppo
level-medium = Keskitaso
    .small = keskitaso
level-hard = Vaikea
    .small = vaikea
level-champion = Mestari
    .small = mestari

## When something is refused

refusal-offline = Palvelimeen ei saada yhteyttä. Mitään ei katoa; sivu yrittää uudelleen.
refusal-stale = Tilanne on sillä välin muuttunut. Katso uudelleen ja päätä sitten.
refusal-not-your-turn = On jonkun toisen vuoro.
refusal-too-fast = Se kävi hieman liian nopeasti. Yritä hetken päästä uudelleen.
refusal-busy = Palvelin on kiireinen. Yritä hetken päästä uudelleen.
refusal-no-such-table = Tällaista pöytää ei ole. Ehkä linkki on vajaa.
refusal-bug = Palvelimella meni jotain vikaan. Virhe on kirjattu; yritä uudelleen.
refusal-store-down = Palvelin ei voi juuri nyt tallentaa mitään. Yritä pian uudelleen.
refusal-broken-game = Pelin tallenne palvelimella on vioittunut, joten peliä ei voi avata. Ylläpitäjä voi selvittää asiaa.
refusal-malformed = Palvelin ei ymmärtänyt syötettä. Tarkista, mitä kirjoitit.
refusal-name-taken = Nimi on jo jollakulla. Valitse toinen tai kirjaudu.
refusal-already-claimed = Sinulla on jo nimi.
refusal-no-name = Anna nimi.
refusal-wrong-password = Nimi tai salasana on väärin.
refusal-wrong-number-of-seats = Tämä kartta on eri pelaajamäärälle.
refusal-no-such-map = Tällä palvelimella ei ole sitä karttaa.
refusal-no-such-box = Tätä laatikkoa ei voi pelata sillä kartalla.
refusal-no-such-bot = Tällä palvelimella ei ole sen tasoista bottia.
refusal-bot-thinks-too-long = Julkisessa pöydässä botit eivät saa miettiä niin kauan.
refusal-no-mail-here = Tämä palvelin ei lähetä sähköpostia.
refusal-mail-failed = Viestiä ei voitu lähettää. Tarkista osoite tai yritä myöhemmin uudelleen.
refusal-wrong-code = Tämä ei ole lähetetty koodi, tai se on liian vanha.
refusal-unknown-token = Palvelin ei enää tunne tätä laitetta. Yritä uudelleen.
refusal-who-are-you = Palvelin ei vielä tiedä, kuka olet. Pelaa ensin peli tai kirjaudu.
refusal-already-agreed = Olet jo suostunut; muut miettivät vielä.
refusal-already-proposed = Ehdotus on jo tehty: vastaa ensin siihen.
refusal-bot-plays-already = Botti pelaa tässä tuolissa. Palaa ensin tuoliin.
refusal-chat-is-off = Pöydän perustaja on ottanut juttelun pois päältä.
refusal-foreign-origin = Sivu avattiin osoitteesta, jota palvelin ei tunne. Avaa se omasta osoitteestaan.
refusal-hello-again = Sivu ja palvelin ovat eri tahdissa. Lataa sivu uudelleen.
refusal-no-common-version = Sivu on palvelinta vanhempi. Lataa se uudelleen.
refusal-no-hello = Sivu ja palvelin ovat eri tahdissa. Lataa sivu uudelleen.
refusal-no-hints-here = Vihjeet eivät ole käytössä tässä pöydässä.
refusal-no-such-move = Sitä siirtoa ei enää ole.
refusal-nothing-to-leave-out = Yhtä poisjätettävistä ei ole tämän pöydän laatikoissa.
refusal-too-much-left-out = Liian paljon jätetään pois: loput eivät riitä peliin.
refusal-wrong-monster-regions = Hirviöt tarvitsevat yhden alueen enemmän kuin on pelaajia. Kullakin on oltava kadonnut heimo, eivätkä mitkään kaksi saa olla vierekkäin.
refusal-bad-content = Pöydän omatekoisissa roduissa ja erityiskyvyissä on jotain vialla.
refusal-not-in-this-game = Tämä rotu tai erityiskyky ei voi toimia sillä kartalla, joten se ei ole pelissä.
refusal-no-such-collection = Linkki on liian vanha tai katkennut matkalla: palvelin säilyttää lyhyitä linkkejä 30 päivää.
refusal-no-such-option = Palvelin ei tunne yhtä näistä kotisäännöistä.
refusal-no-such-seat = Tässä pöydässä ei ole sellaista tuolia.
refusal-not-found = Siinä osoitteessa ei ole mitään.
refusal-not-json = Palvelin ei ymmärtänyt sivun lähetystä. Lataa sivu uudelleen ja yritä vielä kerran.
refusal-not-legal = Säännöt eivät salli sitä tässä.
refusal-not-other-rules = Tätä peliä voi yhä pelata: vain muilla säännöillä pelattuja pelejä voi päättää näin.
refusal-not-over = Sen on odotettava pelin loppua.
refusal-not-parsable = Palvelin ei ymmärrä siirtoa. Lataa sivu uudelleen.
refusal-not-playing = Tässä pöydässä peli ei ole alkanut, tai se on jo ohi.
refusal-not-the-host = Vain pöydän perustaja voi tehdä sen.
refusal-not-your-seat = Se on jonkun toisen tuoli.
refusal-nothing-proposed = Mitään ei ole ehdotettu.
refusal-nothing-said = Viesti oli tyhjä.
refusal-nothing-to-explain = Tässä ei ole mitään selitettävää.
refusal-nothing-to-play-on = Peliä ei voi jatkaa siitä.
refusal-nothing-to-take-back = Kumottavaa ei ole.
refusal-other-rules = Tätä peliä pelattiin muilla säännöillä kuin tällä palvelimella. Voit katsoa sitä, mutta et jatkaa.
refusal-person-plays = Tässä tuolissa pelaa ihminen.
refusal-point-of-no-return = Sitä ei voi kumota: sen jälkeen tuli nopanheitto, nosto tai jonkun toisen päätös.
refusal-seat-taken = Tuoli on jo varattu.
refusal-seats-are-open = Osa tuoleista on vielä vapaana. Täytä ne kavereilla tai boteilla.
refusal-too-large = Se on liikaa kerralla.
refusal-too-many-sockets = Palvelimeen on yhteydessä liian monta sivua. Sulje joitain tai yritä myöhemmin.
refusal-unknown-command = Sivu on palvelinta vanhempi. Lataa se uudelleen.
refusal-unknown-seq = Sivu ja palvelin ovat eri tahdissa. Lataa sivu uudelleen.
refusal-other = Se ei onnistunut ({ $error }).

## The board

board-label = Pelilauta
board-help = Nuolinäppäimet siirtävät alueelta toiselle, Enter valitsee, plus ja miinus sijoittavat merkkejä, 0 näyttää koko pelilaudan.
board-zoom-in = Lähennä
board-zoom-out = Loitonna
board-fit = Näytä koko pelilauta
board-held = { $amount ->
    [0] { $seat }: { FORM($race, "low") }, ei merkkejä
    [one] { $seat }: { FORM($race, "low") }, { $amount } merkki
   *[other] { $seat }: { FORM($race, "low") }, { $amount } merkkiä
}
board-declined = { $amount ->
    [0] { $seat }: rappeutuneet { FORM($race, "low") }, ei merkkejä
    [one] { $seat }: rappeutuneet { FORM($race, "low") }, { $amount } merkki
   *[other] { $seat }: rappeutuneet { FORM($race, "low") }, { $amount } merkkiä
}
board-staged = { $amount ->
    [one] { $amount } merkki sijoitettavana
   *[other] { $amount } merkkiä sijoitettavana
}
board-next-to = vieressä { $regions }
board-next-to-edge = kartan reunalla, vieressä { $regions }
board-text = Pelilauta sanoin
board-text-region = Alue
board-text-ground = Maasto
board-text-holder = Hallitsija
board-text-pieces = Nappulat
board-text-neighbours = Naapurit
board-text-do = Toiminnot
board-text-only = Vain alueet, joilla voi toimia
board-text-none = Pelilaudalla ei voi nyt tehdä mitään.
board-less = Yksi vähemmän: { $region }
board-preview = Kartta { $map }
amount-tokens = { $amount ->
    [one] { $amount } merkki
   *[other] { $amount } merkkiä
}
coin-count = { $amount ->
    [one] { $amount } kolikko
   *[other] { $amount } kolikkoa
}
die-face = { $face ->
    [0] Nopassa on tyhjä tahko
   *[other] Nopassa on { $face }
}
die-rolling = Noppa pyörii
token-count = { $amount ->
    [one] { $amount } { FORM($race, "sg") }
   *[other] { $amount } { FORM($race, "num") }
}
