## The way in

serve-lan = Sõbrad samas võrgus avavad aadressi { $address }
serve-no-lan = Kohtvõrku ei leitud: lehte saab avada ainult selles arvutis.
serve-stopped = Peatatud. Kõik mängud on salvestatud.
code-label = Või sisesta see kood lehel „Liitu lauaga“
code-unreadable = See pole lühikood: lühikoodis on kokku kuus tähte ja numbrit, täishäälikuid seal pole.
refusal-no-such-code = Selle koodiga lauda ootel pole. Võib-olla on mäng juba alanud; küsi linki.
refusal-already-started = Mäng on juba alanud.
friends-lan = See link töötab sinu kohtvõrgus. Kui see ei avane, võib takistuseks olla selle arvuti tulemüür.
friends-alone = Seda linki saab avada ainult selles arvutis. Et sinu võrgus olevad sõbrad saaksid liituda, peata server ja käivita see nii:

## People

nav-people = Mängijad
people-mine = Minu leht ja andmed
refusal-no-such-person = Sellist nime pole siin kellelgi või on selle omanik oma lehe peitnud.
people-none = Ühtki lõppenud mängu veel pole. Harjutusmängud ei loe.
people-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, võite { $wins }
people-strength = Tugevus
people-strength-text = Kõik alustavad tugevusest 25. Tegelik tugevus jääb kõige tõenäolisemalt kahe näidatud arvu vahele; iga mäng teeb hinnangu kindlamaks.
people-among = Inimeste seas
people-against = Bottide vastu
people-rating = { $value }
people-between = vahemikus { $low } kuni { $high }, pärast { $games } mängu
people-favourites = Lemmikpaarid
people-best = Parimad paarid
people-combo = { $games ->
    [one] üks kord, münte { $coins }
   *[other] { $games } korda, münte keskmiselt { $coins }
}
people-last = Viimased mängud
people-place = { $place }. koht { $seats } mängija seas
people-coins = { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}
people-with = samas mängus: { $names }
people-bot = { $name } ({ $bot })
people-result = Tulemus
people-next = Uus mäng samas seltskonnas
own-title = Mis sulle kuulub
own-guest = Kaitse oma nime parooliga ja saad lehe, kus on sinu mängud ja tugevus.
own-hide = Peida mu leht kõigi teiste eest
own-export = Laadi kõik alla
own-delete = Kustuta mind
own-delete-lead = See kustutab jäädavalt sinu nime, parooli, tulemused, sõprussuhted ning kõik, mille oled kirjutanud ja avaldanud. Mängud, mida mängisid teistega, jäävad alles selle nimega, mis sul seal oli.
own-delete-go = Kustuta jäädavalt

## Friends

friends-title = Sõbrad
friends-none = Sõpru veel pole. Saada kellelegi oma link: kes selle avab ja nõustub, saab sinu sõbraks.
friends-here = praegu siin
friends-at-table = laua taga
friends-invite = Kutsu uue laua taha
friends-invite-name = Kutsu: { $name }
friends-link = Jaga oma linki
friends-make-link = Tee link sõpradele
friends-new-link = Vaheta oma link välja
friends-hidden = Su leht on peidetud: su link ei vii kuhugi ja sõbrad ei näe, et oled siin.
friends-see = Sõbrad näevad
friends-see-nothing = mitte midagi
friends-see-presence = et olen siin
friends-see-table = et olen siin ja millise laua taga
friends-ask = { $name } tahab sinu sõber olla
friends-ask-text = Sõbrad saavad üksteist laua taha kutsuda ja näevad üksteisest seda, mida kumbki lubab.
friends-agree = Saa sõbraks
friends-now = Nüüd olete sõbrad: { $name } ja sina.
refusal-no-account = Kaitse kõigepealt oma nime parooliga; selle järgi sõbrad üksteist tunnevad.
refusal-no-such-link = See link ei vii enam kuhugi. Küsi uus.
refusal-own-link = See on sinu enda link. Saada see sõbrale.
refusal-too-many-friends = Ühel teist pole uute sõprade jaoks ruumi.
refusal-no-such-friend = Te pole sõbrad.

## The operator

nav-operator = Haldaja
help-people-password = Annab kontole uue parooli ja logib kõik selle seadmed välja.
help-people-forget = Kustutab konto ja kõik, mis sellele kuulub.
people-no-account = Nime „{ $name }“ pole kellelgi; kontrolli nime ja võtit --database.
people-password = Uus parool ({ $name }): { $password }
people-forgotten = { $name } on kustutatud.
serve-short-token = Haldaja pääsmikus peab olema vähemalt { $fewest } märki.
refusal-not-the-operator = See pole haldaja pääsmik.
refusal-nothing-to-do = Midagi sellist enam pole.
operator-token = Haldaja pääsmik
operator-open = Ava
operator-load = Koormus
operator-load-text = Laudu mälus: { $tables }; avatud lehti: { $sockets }; masina koormus: { $load }; tunde käivitamisest: { $hours }.
operator-people = Mängijad
operator-people-text = Kontosid: { $accounts }, külalisi: { $guests }.
operator-person = Konto nimi
operator-forget = Kustuta konto
operator-tables = Lauad
operator-tables-text = Ootel: { $open }, käimas: { $playing }, lõppenud: { $over }.
operator-gallery = Galerii
operator-reports = { $reports ->
    [one] { $reports } teade
   *[other] { $reports } teadet
}
operator-hide = Peida
operator-show = Näita
operator-remove = Eemalda
operator-remove-sure = Jah, eemalda
operator-message = Sõnum kõigile, kes on mõne laua taga
operator-send = Saada
operator-reached = Seda saab lugeda { $tables } laua taga.

## A forgotten password

recover-open = Unustasid parooli?
recover-lead = Kood saadetakse selle nime juurde kuuluvale aadressile, kui selline on.
recover-no-mail = See server ei saada kirju. Uue parooli saab sulle anda serveri haldaja.
recover-mail = { $code } on sinu kood, millega saad elbowroomis uue parooli määrata. See kehtib ühe tunni. Kui sa pole seda küsinud, ära tee midagi: parool jääb samaks.
recover-send = Saada kood
recover-code = Kood kirjast
recover-go = Määra uus parool

## Talk in the waiting room

talk-title = Vestlus
talk-none = Keegi pole veel midagi öelnud.
talk-hello = Tere!
talk-ready = Olen valmis.
talk-moment = Üks hetk, palun.
talk-go = Kas alustame?
