## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Karhunvatukka
bot-name-2 = Ohdake
bot-name-3 = Suolaheinä
bot-name-4 = Takiainen
bot-name-5 = Nokkonen
title-my-turn = Sinun vuorosi – { $title }
title-table = { $name } – { $title }
notify-title = On sinun vuorosi

## The waiting room

room-title = Pöytä on valmis
room-about = { $box }, pelaajia { $seats }.
room-name = Nimesi
room-name-hint = Kirjoita nimi ja valitse tuoli. Muut näkevät nimen.
room-name-missing = Kirjoita ensin nimesi ja istu sitten.
room-open = Ei vielä ketään
room-sit = Istu tähän
room-sit-too = Istu tähänkin
room-leave = Nouse tuolista
room-bot = Botti tuoliin { $seat }
room-no-bot = Ei bottia
room-fill = Täytä vapaat tuolit boteilla
room-start = Aloita peli
room-waiting = { $amount ->
    [one] Yksi tuoli on vielä vapaana.
   *[other] { $amount } tuolia on vielä vapaana.
}
room-ready = Kaikki tuolit on varattu. Kuka tahansa pöydässä voi aloittaa pelin.
room-invite = Kutsu muita
room-invite-text = Kuka tahansa tämän linkin saanut voi istua vapaaseen tuoliin tai katsoa.
share-label = Linkki tähän pöytään
share-copy = Kopioi linkki
share-send = Lähetä …
share-code = Näytä QR-koodi
share-code-alt = Linkki tähän pöytään QR-koodina

no-table-text = Pöytä unohdetaan jonkin ajan kuluttua pelistä, ja linkki on kopioitava kokonaan. Liitä linkki uudelleen tai jatka tästä.

## The settings of a table, in the waiting room and in its menu

setup-title = Näin tässä pöydässä pelataan
setup-clock = Kello
setup-clock-none = Ei aikarajaa
setup-clock-turn = Aikaa vuoroa kohti: { $turn }
setup-clock-game = Aikaa pelaajalle koko peliin: { $game }
setup-clock-both = Aikaa vuoroa kohti: { $turn }, pelaajalle koko peliin: { $game }
setup-rules = Kotisäännöt
setup-rules-none = Sääntökirjan mukaan
setup-rule-on = { $rule }: päällä
setup-rule-off = { $rule }: pois
setup-without = Poissa pelistä
setup-monsters = Hirviöalueet

## What is expected

prompt-title = Mitä tehdä
prompt-for = { $seat }: { $text }
prompt-over = Peli on päättynyt.
prompt-chance = Hetkinen: ensin heitetään noppaa tai nostetaan laatta.
prompt-watching = Olet katsomassa. { $text }
prompt-stand-in = Botti pelaa puolestasi. Voit palata tuoliisi milloin vain.
prompt-other-pick = { $seat } valitsee yhdistelmän.
prompt-other-start = { $seat } aloittaa vuoronsa.
prompt-other-conquest = { $seat } valloittaa.
prompt-other-redeploy = { $seat } sijoittaa joukkojaan uudelleen.
prompt-other-retreat = { $seat } sijoittaa karkotettuja merkkejään.
prompt-other-aftermath = { $seat } tekee viimeisen valintansa.
prompt-pick = Sinun vuorosi: valitse yhdistelmä.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } merkki: valitse, mistä tullaan kartalle.
   *[other] { $army }, { $hand } merkkiä: valitse, mistä tullaan kartalle.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } merkki: valitse ensin uudesti syntyvät alueet ja valloita sitten.
   *[other] { $army }, { $hand } merkkiä: valitse ensin uudesti syntyvät alueet ja valloita sitten.
}
prompt-start = { $hand ->
    [one] Sinun vuorosi: valloita { $hand } merkillä tai anna armeijasi rappeutua.
   *[other] Sinun vuorosi: valloita { $hand } merkillä tai anna armeijasi rappeutua.
}
prompt-conquer = { $hand ->
    [one] { $hand } merkki jäljellä: jatka valloittamista tai lopeta.
   *[other] { $hand } merkkiä jäljellä: jatka valloittamista tai lopeta.
}
prompt-last = { $hand ->
    [one] { $hand } merkki jäljellä: heitä noppaa viimeiseen valloitukseen tai lopeta.
   *[other] { $hand } merkkiä jäljellä: heitä noppaa viimeiseen valloitukseen tai lopeta.
}
prompt-stop = Valloitettavaa ei ole enää: lopeta ja sijoita joukot uudelleen.
prompt-declined = { $hand ->
    [one] Ensin rappeutunut rotusi ({ FORM($race, "low") }): valloita { $hand } merkillä tai ohita se.
   *[other] Ensin rappeutunut rotusi ({ FORM($race, "low") }): valloita { $hand } merkillä tai ohita se.
}
prompt-die = { $die ->
    [0] Nopassa on tyhjä tahko: valloita sillä, mitä sinulla on, tai lopeta.
   *[other] Nopassa on { $die }: valloita yksi alue sen verran halvemmalla tai lopeta.
}
prompt-die-ways = { $die ->
    [0] Nopassa on tyhjä tahko: valitse, miten alue vallataan. Alue: { $region }.
   *[other] Nopassa on { $die }: valitse, miten alue vallataan. Alue: { $region }.
}
prompt-deploy = { $left ->
    [one] Uudelleensijoittaminen: sijoita vielä { $left } merkki.
   *[other] Uudelleensijoittaminen: sijoita vielä { $left } merkkiä.
}
prompt-pieces = Kaikki merkit on sijoitettu. Aseta loput nappulasi ja lopeta vuorosi.
prompt-end = Kaikki on sijoitettu: lopeta vuorosi.
prompt-give-up = Merkkejä ei ole tarpeeksi: valitse alue, josta luovut.
prompt-retreat = { $left ->
    [one] Kimppuusi hyökättiin. { $army }: sijoita { $left } merkki alueillesi.
   *[other] Kimppuusi hyökättiin. { $army }: sijoita { $left } merkkiä alueillesi.
}
prompt-retreat-camps = Kimppuusi hyökättiin. { $army }: aseta leirisi uudelleen.
prompt-retreat-done = Kaikki merkit on sijoitettu. Valmista?
prompt-piece = { $piece }: valitse alue.
prompt-volcano = Liekit tuovat Tulivuorensa: valitse sille kuilu.
prompt-balrog = Balrog on hereillä: valitse, minne se menee.
prompt-sacrifice = Sielujen alttari: uhraa rappeutunut merkki ja saa kolikoita, tai kieltäydy.
prompt-helpers = { $helpers ->
    [one] { $text } Mukana taistelee { $helpers } apuri.
   *[other] { $text } Mukana taistelee { $helpers } apuria.
}
prompt-late-decline = Armeijasi voi nyt rappeutua. Annetaanko sen rappeutua?

## What can be done

do-pick = { $coins ->
    [0] Ota { FORM($army, "low") }
    [one] Ota { FORM($army, "low") }, hinta { $coins } kolikko
   *[other] Ota { FORM($army, "low") }, hinta { $coins } kolikkoa
}
do-pick-swap = { $coins ->
    [0] Ota vaihdettuna: { FORM($army, "low") }
    [one] Ota vaihdettuna: { FORM($army, "low") }, hinta { $coins } kolikko
   *[other] Ota vaihdettuna: { FORM($army, "low") }, hinta { $coins } kolikkoa
}
do-decline = Anna rappeutua
do-decline-by = Katoa Kiviaidan kautta
do-abandon = Hylkää { $region }
do-conquer = Valloita { $region }
do-conquer-by = Valloita { FORM($means, "gen") } avulla { $region }
do-roll = Heitä noppaa: { $region }
do-roll-by = Heitä noppaa: { $region }, apuna { $means }
do-roll-first = Heitä noppaa
do-stop = Lopeta valloitukset
do-deploy = { $amount ->
    [one] Yksi merkki alueelle { $region }
   *[other] { $amount } merkkiä alueelle { $region }
}
do-place = { $amount ->
    [one] { $piece } alueelle { $region }
   *[other] { $amount } × { FORM($piece, "low") } alueelle { $region }
}
do-move = Siirrä alueelle { $region }: { FORM($piece, "low") }
do-rebirth = Synny uudesti alueella { $region }
do-ally = Rauha: { $seat }
do-sacrifice = Uhraa merkki alueelta { $region }
do-end = Lopeta vuoro
do-end-no = Ei, jatka
do-end-rest = Anna levätä
do-retreat-end = Valmis
do-spread = Levitä puolestani
do-gather = Ota kaikki takaisin
do-undo = Kumoa
do-undo-all = Kumoa kaikki ({ $amount })
do-hint = Vihje
do-list = Kaikki siirrot
do-text = Pelilauta tekstinä
do-take-back = Palaa tuoliini

## Asked before what cannot be taken back

ask-no = Ei vielä
ask-pick = Kolikot menevät sen yläpuolella oleville yhdistelmille. Tätä ei voi perua.
ask-pick-yes = Ota se
ask-decline = Annetaanko armeijan rappeutua?
ask-decline-text = Armeijasi jää paikoilleen mutta ei enää taistele, ja tämä vuoro päättyy. Ensi vuorolla valitset uuden yhdistelmän.
ask-decline-by-text = Kaikki sen merkit poistuvat pelilaudalta, saat 2 kolikkoa alueelta, ja tämä vuoro päättyy. Ensi vuorolla valitset uuden yhdistelmän.
ask-caution = Oletko varma?
ask-abandon = Merkit palaavat käteesi, eikä alue ole enää kenenkään hallussa.
ask-end = Lopetetaanko vuoro?
ask-end-text = Vielä käyttämättä: { FORM($things, "low") }.
table-peace = rauhantarjous
table-all-placed = Kaikki merkit on sijoitettu. Ota ensin yksi takaisin.
table-not-placed = { $left ->
    [one] Kädessäsi on vielä { $left } merkki: sijoita se ensin.
   *[other] Kädessäsi on vielä { $left } merkkiä: sijoita ne ensin.
}

## What the board says of a region

mark-conquer = { $price ->
    [one] Voi valloittaa { $price } merkillä.
   *[other] Voi valloittaa { $price } merkillä.
}
mark-roll = { $price ->
    [one] Voit heittää noppaa: hinta { $price } merkki, mahdollisuus { $odds } %.
   *[other] Voit heittää noppaa: hinta { $price } merkkiä, mahdollisuus { $odds } %.
}
mark-means = Voi valloittaa { FORM($means, "gen") } avulla.
mark-also-means = { $mark } Myös { FORM($means, "gen") } avulla.
mark-target = Voi valloittaa.
mark-no = { $price ->
    [one] Hinta { $price } merkki. { $reason }
   *[other] Hinta { $price } merkkiä. { $reason }
}
mark-deploy = { $amount ->
    [one] Tänne jää { $amount } merkki, käteen { $left }.
   *[other] Tänne jää { $amount } merkkiä, käteen { $left }.
}
mark-place = Tänne voi asettaa: { FORM($piece, "low") }.
mark-rebirth = Täällä merkki voi syntyä uudesti.
mark-sacrifice = Täältä voi uhrata merkin.
mark-abandon = Tästä voi luopua.
tip-held-with = { $held }; { FORM($things, "low") }
tip-odds = Noppa onnistuu { $odds } %:n todennäköisyydellä.

## Ways to take a region

menu-title = Mitä voi tehdä: { $region }
menu-cards = Mitä siellä on
way-price = { $price ->
    [one] Tarvitaan { $price } merkki.
   *[other] Tarvitaan { $price } merkkiä.
}
way-toll = { $coins ->
    [one] Lisäksi tulli: { $coins } kolikko.
   *[other] Lisäksi tulli: { $coins } kolikkoa.
}
way-thorns = { $tokens ->
    [one] Valloituksessa menetetään { $tokens } merkki.
   *[other] Valloituksessa menetetään { $tokens } merkkiä.
}
way-roll = { $price ->
    [one] Hinta { $price } merkki, mahdollisuus { $odds } %. Kävi miten kävi, tämä on vuoron viimeinen valloitus.
   *[other] Hinta { $price } merkkiä, mahdollisuus { $odds } %. Kävi miten kävi, tämä on vuoron viimeinen valloitus.
}
way-dragon = Tarvitaan yksi merkki, oli siellä mitä tahansa. Lohikäärme jää vartioimaan aluetta; kerran vuorossa.
way-sorcery = Siellä olevasta yksittäisestä merkistä tulee omasi; kerran vuorossa kutakin vastustajaa vastaan.
way-vampire = Siellä olevasta yksittäisestä merkistä tulee omasi; kerran vuorossa kutakin vastustajaa vastaan.
way-orb = Siellä olevasta yksittäisestä merkistä tulee omasi; kerran vuorossa.
way-socks = Siellä olevia merkkejä ei lasketa; kerran vuorossa.
way-sword = Tarvitaan kaksi merkkiä vähemmän; kerran vuorossa.
way-doormat = Mikä tahansa alue, miten kaukana tahansa; kerran vuorossa.
way-bag = Säkki toimii reliikkinä: { $relic }; kerran vuorossa.
way-abandon = Merkit palaavat käteesi, eikä alue ole enää kenenkään hallussa.
way-rebirth = Siellä olevasta rappeutuneen armeijasi merkistä tulee aktiivisen armeijan merkki.
way-sacrifice = Merkki menee säilytyslaatikkoon, ja saat kolikoita.

## The column of combos

combos-title = Yhdistelmät
combos-stack = { $races ->
    [one] Pinossa on vielä yksi rotu.
   *[other] Pinossa on vielä { $races } rotua.
}
combo-facts = { $coins ->
    [0] merkkejä: { $amount }, hinta: { $price }
   *[other] merkkejä: { $amount }, hinta: { $price }, kolikoita päällä: { $coins }
}
combo-tokens = Merkit
combo-price = Hinta kolikoina
combo-coins = { $coins ->
    [one] Päällä on { $coins } kolikko
   *[other] Päällä on { $coins } kolikkoa
}
combos-compare = Vertaa
combos-compare-title = Esillä olevat yhdistelmät rinnakkain
combo-cost = { $price ->
    [0] Ilmainen
    [one] Maksaa { $price } kolikon
   *[other] Maksaa { $price } kolikkoa
}
combo-gain = { $coins ->
    [one] Päällä on { $coins } kolikko
   *[other] Päällä on { $coins } kolikkoa
}
combo-balance = Kolikot sen jälkeen: { $coins }
combo-swaps = Toisella erityiskykylaatalla

## Seats

seats-title = Pelaajat
seat-level = Botti: { FORM($level, "small") }
seat-you = Sinä
seat-here = Pöydässä
seat-away = Poissa
seat-onlooker = Joku
seat-stand-in-handed = Botti pelaa toistaiseksi
seat-stand-in-flag = Aika loppui: botti pelaa
seat-decides = Vuorossa
seat-coins = Kolikot
seat-coins-hidden = Kolikot ovat salassa
seat-clock = Aikaa jäljellä
seat-peace = Rauha: { $seat }
seat-hand = Kädessä { $amount }
seat-regions = { $amount ->
    [one] { $amount } alue
   *[other] { $amount } aluetta
}
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { FORM($piece, "low") }
}
seat-no-army = Ei armeijaa
round-of = Kierros { $round }/{ $rounds }
tray-hand = Kädessä: { $amount }
tray-hand-how = Vedä merkkejä alueillesi tai napsauta alueita
die-shows = { $number ->
    [0] Nopassa on tyhjä tahko
   *[other] Nopassa on { $number }
}

## The log and the chat

log-title = Loki
log-filter = Mitä näytetään
log-all = Kaikki
log-fights = Valloitukset
log-coins = Kolikot
log-talk = Juttelu
log-empty = Ei vielä mitään.
chat-label = Sano jotain
chat-send = Lähetä
chat-off = Juttelu on pois päältä
chat-mute = Piilota juttelu
chat-mute-all = Ota juttelu pois kaikilta
line-sat = { $name } istuu pöytään.
line-left = { $name } lähtee.
line-left-bot = { $name } lähtee lopullisesti; tilalle tulee botti { $seat }.
line-bot = { $seat } on botti: { FORM($level, "small") }.
line-opened = Tuoli on taas vapaa: { $seat }.
line-started = Peli alkaa.
line-undo = { $amount ->
    [one] { $seat } kumoaa yhden siirron.
   *[other] { $seat } kumoaa { $amount } siirtoa.
}
line-proposed = { $seat } pyytää kaikkia suostumaan siirron kumoamiseen.
line-agreed = { $seat } suostuu.
line-refused = { $seat } ei suostu.
line-rewound = Kaikki suostuivat: siirto kumotaan.
line-handed = { $seat } antaa botin jatkaa: { FORM($level, "small") }.
line-flag = Aika loppui: { $seat }. Botti pelaa tämän vuoron.
line-returned = { $seat } pelaa taas itse: botti on pelannut vuoron loppuun.
line-back = { $seat } on palannut.
line-resumed = Peli jatkuu.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Juttelu on taas päällä.
   *[other] Juttelu on pois päältä.
}
line-rematch = Revanssipöytä on perustettu.
line-closed = { $seat } päättää pelin tähän.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } siirto jäljessä
   *[other] { $amount } siirtoa jäljessä
}
playback-skip = Uusimpaan siirtoon
away-title = Poissa ollessasi
away-done = Takaisin pöytään
link-connecting = Yhdistetään …
link-lost = Yhteys palvelimeen katkesi. Yhdistetään uudelleen; mitään ei katoa.
link-offline = Tämä laite ei ole verkossa. Peli jatkuu heti, kun yhteys palaa.
link-kept = Siirtosi on tallessa ja lähetetään.
curtain-title = Anna näyttö pelaajalle: { $seat }
curtain-text = Kolikot ovat salaisia: muut katsokoot muualle.
curtain-go = Minä olen { $seat }
proposal-title = Kumotaanko siirto?
proposal-text = { $seat } haluaisi palata juuri tätä edeltävään hetkeen: ”{ $what }”
proposal-end = { $seat } lopettaa vuoronsa.
proposal-yes = Suostun
proposal-no = En suostu
proposal-waiting = Odotetaan muita.

## Sheets, menus and lists

tabs-label = Lisää pöydästä
tabs-combos = Yhdistelmät
tabs-seats = Pelaajat
tabs-log = Loki
menu-table = Pöydän valikko
menu-take-back = Palaa tuoliin: { $seat }
menu-hand-over = Anna botin pelata: { $seat }
menu-propose = Pyydä muilta lupaa kumota viime siirtoni
menu-replay = Katso peli alusta
menu-home = Aloitussivulle
menu-leave = Poistu pelistä
menu-leave-sure = Botti saa tuolisi lopullisesti. Oletko varma?
menu-leave-yes = Kyllä, poistu
menu-watching = { $amount ->
    [0] Kukaan ei katso.
    [one] Yksi katsoja.
   *[other] { $amount } katsojaa.
}
list-title = Kaikki, mitä voit nyt tehdä
list-nothing = Ei mitään: jonkun toisen on päätettävä.
list-odds = { $odds } %
list-button = Vuoro
list-combo = Yhdistelmät
list-region = Alueet
list-tray = Nappulat
list-seat = Muut pelaajat
list-rest = Muut siirrot
result-show = Näytä tulos

## Hints

advice-title = Vihje
advice-thinking = Mietitään …
advice-none = Tällä kertaa ei vihjettä.
advice-best = Paras suunnitelma
advice-other = Toinen suunnitelma
advice-now = { $coins ->
    [one] Tämä vuoro tuo noin { $coins } kolikon.
   *[other] Tämä vuoro tuo noin { $coins } kolikkoa.
}
advice-ahead = { $coins ->
    [one] Pelin lopussa sinulla olisi noin { $coins } kolikko, { $ahead } enemmän kuin parhaalla muista.
   *[other] Pelin lopussa sinulla olisi noin { $coins } kolikkoa, { $ahead } enemmän kuin parhaalla muista.
}
advice-behind = { $coins ->
    [one] Pelin lopussa sinulla olisi noin { $coins } kolikko, { $ahead } vähemmän kuin parhaalla muista.
   *[other] Pelin lopussa sinulla olisi noin { $coins } kolikkoa, { $ahead } vähemmän kuin parhaalla muista.
}
advice-win = Tästä tilanteesta voittaisit noin { $win } peliä 100:sta.
advice-do = Tee ensimmäinen siirto

## Keys

keys-title = Näppäimet
keys-arrows = Nuolet
    .text = Alueelta toiselle
keys-enter = Enter
    .text = Ilmeisin siirto: valloita, sijoita merkki
keys-menu = Valikko, oikea painike, pitkä painallus
    .text = Kaikki, mitä siellä voi tehdä, tai ota merkki takaisin
keys-plus = + ja −
    .text = Yksi merkki enemmän tai vähemmän
keys-u = Kumoa
keys-e = Lopeta vuoro
keys-s = Lopeta valloitukset
keys-d = Anna armeijan rappeutua
keys-r = Heitä noppaa
keys-h = Vihje
keys-l = Loki
keys-m = Pelilauta tekstinä tai kuvana
keys-a = Kaikki siirrot luettelona
keys-x = Levitä merkit tai ohita muiden siirrot
keys-help = Nämä näppäimet

## A game of other rules

table-close = Päätä peli nykyisiin kolikoihin
