## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Murakas
bot-name-2 = Ohakas
bot-name-3 = Oblikas
bot-name-4 = Takjas
bot-name-5 = Nõges
title-my-turn = Sinu käik – { $title }
title-table = { $name } – { $title }
notify-title = Sinu käik

## The waiting room

room-title = Laud on valmis
room-about = { $box }, kohti { $seats }.
room-name = Sinu nimi
room-name-hint = Kirjuta nimi ja vali siis koht. Teised näevad seda.
room-name-missing = Kirjuta enne oma nimi ja siis istu.
room-open = Veel vaba
room-sit = Istu siia
room-sit-too = Istu ka siia
room-leave = Vabasta see koht
room-bot = { $seat }. koha bot
room-no-bot = Botita
room-fill = Täida vabad kohad bottidega
room-start = Alusta mängu
room-waiting = { $amount ->
    [one] Üks koht on veel vaba.
   *[other] Veel on vabu kohti: { $amount }.
}
room-ready = Kõik kohad on võetud. Mängu võib alustada igaüks, kes laua taga istub.
room-invite = Kutsu teisi
room-invite-text = Igaüks, kellel on see link, võib võtta vaba koha või pealt vaadata.
share-label = Selle laua link
share-copy = Kopeeri link
share-send = Saada …
share-code = Näita QR-koodi
share-code-alt = Selle laua link QR-koodina

no-table-text = Laud unustatakse mõni aeg pärast mängu ja link peab olema tervikuna kopeeritud. Kleebi link uuesti või mine edasi siit.

## The settings of a table

setup-title = Kuidas selle laua taga mängitakse
setup-clock = Kell
setup-clock-none = Ajapiiranguta
setup-clock-turn = Iga käik: { $turn }
setup-clock-game = Iga mängija terve mäng: { $game }
setup-clock-both = Iga käik: { $turn }; iga mängija terve mäng: { $game }
setup-rules = Kodureeglid
setup-rules-none = Nagu reegliraamatus
setup-rule-on = { $rule }: sees
setup-rule-off = { $rule }: väljas
setup-without = Välja jäetud
setup-monsters = Koletistega alad

## What is expected

prompt-title = Mida teha
prompt-for = { $seat }: { $text }
prompt-over = Mäng on läbi.
prompt-chance = Üks hetk: enne tuleb täring või loosimine.
prompt-watching = Sa vaatad pealt. { $text }
prompt-stand-in = Sinu eest mängib bot. Võta oma koht tagasi, millal tahad.
prompt-other-pick = { $seat } valib paari.
prompt-other-start = { $seat } alustab käiku.
prompt-other-conquest = { $seat } vallutab.
prompt-other-redeploy = { $seat } paigutab väed ümber.
prompt-other-retreat = { $seat } paigutab taganevaid hõimumärke.
prompt-other-aftermath = { $seat } teeb viimast valikut.
prompt-pick = Sinu käik: vali paar.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } hõimumärk: vali, kust kaardile tulla.
   *[other] { $army }, { $hand } hõimumärki: vali, kust kaardile tulla.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } hõimumärk: vali enne taassündivad alad ja siis valluta.
   *[other] { $army }, { $hand } hõimumärki: vali enne taassündivad alad ja siis valluta.
}
prompt-start = Sinu käik: valluta { $hand } hõimumärgiga või mine allakäigule.
prompt-conquer = { $hand ->
    [one] Alles on { $hand } hõimumärk: valluta edasi või lõpeta.
   *[other] Alles on { $hand } hõimumärki: valluta edasi või lõpeta.
}
prompt-last = { $hand ->
    [one] Alles on { $hand } hõimumärk: veereta täringut viimaseks vallutuseks või lõpeta.
   *[other] Alles on { $hand } hõimumärki: veereta täringut viimaseks vallutuseks või lõpeta.
}
prompt-stop = Rohkem pole midagi vallutada: lõpeta ja paiguta siis väed ümber.
prompt-declined = Kõigepealt sinu allakäigul { FORM($race, "low") }: valluta { $hand } hõimumärgiga või jäta vahele.
prompt-die = { $die ->
    [0] Täringul on tühi tahk: valluta sellega, mis on, või lõpeta.
   *[other] Täringul on { $die }: valluta üks ala selle võrra odavamalt või lõpeta.
}
prompt-die-ways = { $die ->
    [0] Täringul on tühi tahk: vali, kuidas vallutada ala { $region }.
   *[other] Täringul on { $die }: vali, kuidas vallutada ala { $region }.
}
prompt-deploy = { $left ->
    [one] Paiguta väed ümber: veel { $left } hõimumärk.
   *[other] Paiguta väed ümber: veel { $left } hõimumärki.
}
prompt-pieces = Kõik hõimumärgid on paigas. Pane välja ülejäänud nupud ja lõpeta siis käik.
prompt-end = Kõik on paigas: lõpeta käik.
prompt-give-up = Sul ei jätku hõimumärke: vali ala, millest loobud.
prompt-retreat = { $left ->
    [one] Sind rünnati. { $army }: pane { $left } hõimumärk oma aladele.
   *[other] Sind rünnati. { $army }: pane { $left } hõimumärki oma aladele.
}
prompt-retreat-camps = Sind rünnati. { $army }: pane sõjalaagrid uuesti paika.
prompt-retreat-done = Kõik hõimumärgid on paigas. Valmis?
prompt-piece = { $piece }: vali ala.
prompt-volcano = Leegid toovad Vulkaani: vali sellele kuristik.
prompt-balrog = Balrog on ärkvel: vali, kuhu ta läheb.
prompt-sacrifice = Hingede altar: ohverda müntide eest üks allakäigul hõimumärk või keeldu.
prompt-helpers = { $helpers ->
    [one] { $text } Kaasa võitleb { $helpers } abiline.
   *[other] { $text } Kaasa võitleb { $helpers } abilist.
}
prompt-late-decline = Sinu armee võib nüüd allakäigule minna. Kas läheb?

## What can be done

do-pick = { $coins ->
    [0] Võta { FORM($army, "low") }
    [one] Võta { FORM($army, "low") }, hind { $coins } münt
   *[other] Võta { FORM($army, "low") }, hind { $coins } münti
}
do-pick-swap = { $coins ->
    [0] Võta hoopis { FORM($army, "low") }
    [one] Võta hoopis { FORM($army, "low") }, hind { $coins } münt
   *[other] Võta hoopis { FORM($army, "low") }, hind { $coins } münti
}
do-decline = Mine allakäigule
do-decline-by = Haihtu Kiviheki abil
do-abandon = Loobu alast { $region }
do-conquer = Valluta { $region }
do-conquer-by = Valluta { FORM($means, "com") }: { $region }
do-roll = Veereta täringut: { $region }
do-roll-by = Veereta täringut, { FORM($means, "com") }: { $region }
do-roll-first = Veereta täringut
do-stop = Lõpeta vallutused
do-deploy = { $amount ->
    [one] Üks hõimumärk: { $region }
   *[other] { $amount } hõimumärki: { $region }
}
do-place = { $amount ->
    [one] { $piece }: { $region }
   *[other] { $amount } × { $piece }: { $region }
}
do-move = Vii alale { $region }: { $piece }
do-rebirth = Sünni uuesti: { $region }
do-ally = Rahu: { $seat }
do-sacrifice = Ohverda hõimumärk: { $region }
do-end = Lõpeta käik
do-end-no = Ei, edasi
do-end-rest = Las puhkavad
do-retreat-end = Valmis
do-spread = Paiguta minu eest
do-gather = Võta kõik kätte
do-undo = Võta tagasi
do-undo-all = Kõik tagasi ({ $amount })
do-hint = Vihje
do-list = Kõik võimalused
do-text = Mängulaud tekstina
do-take-back = Võtan koha tagasi

## Asked before what cannot be taken back

ask-no = Veel mitte
ask-pick = Mündid lähevad eespool olevatele paaridele. Seda ei saa tagasi võtta.
ask-pick-yes = Võtan
ask-decline = Kas minna allakäigule?
ask-decline-text = Sinu armee jääb sinna, kus ta on, aga enam ei sõdi. Sellega on see käik läbi. Järgmisel käigul valid uue paari.
ask-decline-by-text = Kõik armee hõimumärgid lahkuvad mängulaualt, iga ala eest saad 2 münti ja see käik on läbi. Järgmisel käigul valid uue paari.
ask-caution = Oled kindel?
ask-abandon = Hõimumärgid tulevad su kätte tagasi ja ala pole enam kellegi käes.
ask-end = Kas lõpetada käik?
ask-end-text = Veel kasutamata: { $things }.
table-peace = rahupakkumine
table-all-placed = Kõik hõimumärgid on paigas. Võta enne üks tagasi.
table-not-placed = { $left ->
    [one] Käes on veel { $left } hõimumärk: pane enne see paika.
   *[other] Käes on veel { $left } hõimumärki: pane enne need paika.
}

## What the board says of a region

mark-conquer = Saab vallutada { $price } hõimumärgiga.
mark-roll = { $price ->
    [one] Võid veeretada täringut: hind { $price } hõimumärk, tõenäosus { $odds }%.
   *[other] Võid veeretada täringut: hind { $price } hõimumärki, tõenäosus { $odds }%.
}
mark-means = Saab vallutada { FORM($means, "com") }.
mark-also-means = { $mark } Ka { FORM($means, "com") }.
mark-target = Saab vallutada.
mark-no = { $price ->
    [one] Hind { $price } hõimumärk. { $reason }
   *[other] Hind { $price } hõimumärki. { $reason }
}
mark-deploy = { $amount ->
    [one] Siia jääb { $amount } hõimumärk, käes on veel { $left }.
   *[other] Siia jääb { $amount } hõimumärki, käes on veel { $left }.
}
mark-place = Siia saab panna: { $piece }.
mark-rebirth = Siin saab hõimumärk uuesti sündida.
mark-sacrifice = Siin saab hõimumärgi ohverdada.
mark-abandon = Sellest saab loobuda.
tip-held-with = { $held }; { $things }
tip-odds = Täring õnnestub tõenäosusega { $odds }%.

## Ways to take a region

menu-title = Mida siin teha: { $region }
menu-cards = Mis siin on
way-price = Vaja on { $price } hõimumärki.
way-toll = { $coins ->
    [one] Lisaks tuleb maksta lõivu { $coins } münt.
   *[other] Lisaks tuleb maksta lõivu { $coins } münti.
}
way-thorns = { $tokens ->
    [one] Vallutamisel kaotad { $tokens } hõimumärgi.
   *[other] Vallutamisel kaotad { $tokens } hõimumärki.
}
way-roll = { $price ->
    [one] Hind { $price } hõimumärk, tõenäosus { $odds }%. Õnnestugu või mitte, see on käigu viimane vallutus.
   *[other] Hind { $price } hõimumärki, tõenäosus { $odds }%. Õnnestugu või mitte, see on käigu viimane vallutus.
}
way-dragon = Vaja on üht hõimumärki, olgu seal mis tahes. Draakon jääb ala valvama; kord käigu jooksul.
way-sorcery = Sealne üksik hõimumärk vahetatakse sinu oma vastu; kord käigu jooksul iga vastase kohta.
way-vampire = Sealne üksik hõimumärk vahetatakse sinu oma vastu; kord käigu jooksul iga vastase kohta.
way-orb = Sealne üksik hõimumärk vahetatakse sinu oma vastu; kord käigu jooksul.
way-socks = Sealsed hõimumärgid ei loe; kord käigu jooksul.
way-sword = Kahe hõimumärgi võrra odavam; kord käigu jooksul.
way-doormat = Mis tahes ala, ükskõik kui kaugel; kord käigu jooksul.
way-bag = Kott töötab reliikviana: { $relic }; kord käigu jooksul.
way-abandon = Hõimumärgid tulevad su kätte tagasi ja ala pole enam kellegi käes.
way-rebirth = Sealne allakäigul armee hõimumärk läheb üle aktiivsele armeele.
way-sacrifice = Hõimumärk läheb karpi ja sina saad münte.

## The column of combos

combos-title = Paarid
combos-stack = { $races ->
    [one] Kuhjas on veel üks rass.
   *[other] Kuhjas on veel { $races } rassi.
}
combo-facts = { $coins ->
    [0] hõimumärke: { $amount }, hind: { $price }
   *[other] hõimumärke: { $amount }, hind: { $price }, münte peal: { $coins }
}
combo-tokens = Hõimumärke
combo-price = Hind müntides
combo-coins = { $coins ->
    [one] Peal on { $coins } münt
   *[other] Peal on { $coins } münti
}
combos-compare = Võrdle
combos-compare-title = Avatud paarid kõrvuti
combo-cost = { $price ->
    [0] Tasuta
    [one] Maksab { $price } mündi
   *[other] Maksab { $price } münti
}
combo-gain = { $coins ->
    [one] Peal on { $coins } münt
   *[other] Peal on { $coins } münti
}
combo-balance = Münte pärast seda: { $coins }
combo-swaps = Teise eriomaduse märgiga

## Seats

seats-title = Mängijad
seat-level = Bot: { FORM($level, "small") }
seat-you = Sina
seat-here = Laua taga
seat-away = Eemal
seat-onlooker = Keegi
seat-stand-in-handed = Praegu mängib bot
seat-stand-in-flag = Aeg läbi: mängib bot
seat-decides = Otsustab
seat-coins = Mündid
seat-coins-hidden = Mündid on peidus
seat-clock = Aega jäänud
seat-peace = Rahu: { $seat }
seat-hand = käes { $amount }
seat-regions = { $amount } ala
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Armeeta
round-of = Voor { $round }/{ $rounds }
tray-hand = Käes: { $amount }
tray-hand-how = Lohista hõimumärgid oma aladele või klõpsa aladel
die-shows = { $number ->
    [0] Täringul on tühi tahk
   *[other] Täringul on { $number }
}

## The log and the chat

log-title = Logi
log-filter = Mida näidata
log-all = Kõik
log-fights = Vallutused
log-coins = Mündid
log-talk = Vestlus
log-empty = Veel ei midagi.
chat-label = Ütle midagi
chat-send = Saada
chat-off = Vestlus on väljas
chat-mute = Peida vestlus
chat-mute-all = Lülita vestlus kõigil välja
line-sat = { $name } istub lauda.
line-left = { $name } lahkub.
line-left-bot = { $name } lahkub jäädavalt; üle võtab bot { $seat }.
line-bot = { $seat }: mängib bot ({ FORM($level, "small") }).
line-opened = Koht on jälle vaba: { $seat }.
line-started = Mäng algab.
line-undo = { $amount ->
    [one] { $seat } võtab ühe tegevuse tagasi.
   *[other] { $seat } võtab { $amount } tegevust tagasi.
}
line-proposed = { $seat } palub kõigilt luba tegevus tagasi võtta.
line-agreed = { $seat } on nõus.
line-refused = { $seat } ei ole nõus.
line-rewound = Kõik olid nõus: tegevus on tagasi võetud.
line-handed = { $seat } laseb mängida botil: { FORM($level, "small") }.
line-flag = Aeg sai otsa: { $seat }. Selle käigu mängib bot.
line-returned = { $seat } mängib jälle ise: bot on käigu lõpetanud.
line-back = { $seat } on tagasi.
line-resumed = Mäng jätkub.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Vestlus on jälle sees.
   *[other] Vestlus on väljas.
}
line-rematch = Kordusmäng on valmis seatud.
line-closed = { $seat } lõpetab mängu praeguse seisuga.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } tegevus maas
   *[other] { $amount } tegevust maas
}
playback-skip = Viimase tegevuse juurde
away-title = Sinu eemalolekul
away-done = Tagasi laua juurde
link-connecting = Ühendamine …
link-lost = Ühendus serveriga katkes. Ühendatakse uuesti; midagi pole kadunud.
link-offline = See seade pole võrgus. Mäng jätkub kohe, kui võrk on tagasi.
link-kept = Sinu tegevus on salvestatud ja saadetakse ära.
curtain-title = Anna ekraan edasi: { $seat }
curtain-text = Mündid on salajased: teised, palun vaadake kõrvale.
curtain-go = Mina olen { $seat }
proposal-title = Kas võtta tegevus tagasi?
proposal-text = { $seat } tahab minna tagasi hetke enne seda: „{ $what }“
proposal-end = { $seat } lõpetab käigu.
proposal-yes = Nõus
proposal-no = Ei ole nõus
proposal-waiting = Ootame teisi.

## Sheets, menus and lists

tabs-label = Veel selle laua kohta
tabs-combos = Paarid
tabs-seats = Mängijad
tabs-log = Logi
menu-table = Laua menüü
menu-take-back = Võta koht tagasi: { $seat }
menu-hand-over = Lase praegu botil mängida: { $seat }
menu-propose = Palu kõigilt luba mu viimane tegevus tagasi võtta
menu-replay = Vaata mängu algusest
menu-home = Avalehele
menu-leave = Lahku mängust
menu-leave-sure = Bot võtab su koha jäädavalt üle. Oled kindel?
menu-leave-yes = Jah, lahkun
menu-watching = { $amount ->
    [0] Keegi ei vaata pealt.
    [one] Pealt vaatab üks inimene.
   *[other] Pealt vaatab { $amount } inimest.
}
list-title = Kõik, mida saad praegu teha
list-nothing = Mitte midagi: otsustab keegi teine.
list-odds = { $odds }%
list-button = Käik
list-combo = Paarid
list-region = Alad
list-tray = Nupud
list-seat = Teised mängijad
list-rest = Muud võimalused
result-show = Näita tulemust

## Hints

advice-title = Vihje
advice-thinking = Mõtlen järele …
advice-none = Seekord vihjet pole.
advice-best = Parim plaan
advice-other = Teine plaan
advice-now = { $coins ->
    [one] See käik toob umbes { $coins } mündi.
   *[other] See käik toob umbes { $coins } münti.
}
advice-ahead = { $coins ->
    [one] Mängu lõpus oleks sul umbes { $coins } münt, { $ahead } rohkem kui parimal vastasel.
   *[other] Mängu lõpus oleks sul umbes { $coins } münti, { $ahead } rohkem kui parimal vastasel.
}
advice-behind = { $coins ->
    [one] Mängu lõpus oleks sul umbes { $coins } münt, { $ahead } vähem kui parimal vastasel.
   *[other] Mängu lõpus oleks sul umbes { $coins } münti, { $ahead } vähem kui parimal vastasel.
}
advice-win = Siit edasi võidaksid 100 mängust umbes { $win }.
advice-do = Tee esimene samm

## Keys

keys-title = Klahvid
keys-arrows = Nooled
    .text = Alalt alale
keys-enter = Enter
    .text = Teeb seal kõige loomulikuma: vallutab, paneb hõimumärgi
keys-menu = Menüü, paremklõps, pikk vajutus
    .text = Kõik, mida seal teha saab, või hõimumärgi tagasivõtmine
keys-plus = + ja −
    .text = Üks hõimumärk rohkem või vähem
keys-u = Võta tagasi
keys-e = Lõpeta käik
keys-s = Lõpeta vallutused
keys-d = Mine allakäigule
keys-r = Veereta täringut
keys-h = Vihje
keys-l = Logi
keys-m = Mängulaud tekstina või pildina
keys-a = Kõik võimalused loendina
keys-x = Jaga hõimumärgid laiali või jäta teiste tegevused vahele
keys-help = Need klahvid

## A game of other rules

table-close = Lõpeta praeguste müntidega
