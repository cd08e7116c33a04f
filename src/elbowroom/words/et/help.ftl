## Cards

card-kind-race = Rass
card-kind-power = Eriomadus
card-kind-place = Kuulus paik
card-kind-relic = Püha reliikvia
card-kind-piece = Nupp
card-kind-terrain = Maastik
card-kind-symbol = Sümbol
card-kind-phase = Käigu osa
card-in-decline = Allakäigul:
card-now = Praegu:
card-more = Rohkem teatmikus
card-tokens = { $amount ->
    [one] { $amount } hõimumärk
   *[other] { $amount } hõimumärki
}
card-extra = rünnakul { $amount } rohkem
card-tray = kastis { $amount }
card-supply = { $amount ->
    [one] ainult üks
   *[other] neid on { $amount }
}
card-defence = hinnale +{ $amount }
card-immune = immuunne
card-price = hind { $amount }
card-brings-piece = { $amount ->
    [one] toob: { $piece }
   *[other] toob: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = { $coins ->
    [one] Toob 1 mündi.
   *[other] Toob { $coins } münti.
}
card-not-here = Selles mängus pole.
card-in-tray = { $amount ->
    [0] Karp on tühi.
   *[other] Karbis veel { $amount }.
}
card-discarded = Eriomaduse märk on praegu kõrvale pandud.
card-open-slot = { $coins ->
    [0] Avatud { $slot }. paarina, hind { $price }.
   *[other] Avatud { $slot }. paarina, hind { $price }, münte peal { $coins }.
}
card-active = { $hand ->
    [0] Aktiivne: { $seat }, alasid: { $regions }.
   *[other] Aktiivne: { $seat }, alasid: { $regions }, käes: { $hand }.
}
card-declined = Allakäigul: { $seat }, alasid: { $regions }.
card-stands = Mängulaual: { $where }.
card-and-more = { $first } ja veel { $more }
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] Sellel kaardil üks ala.
   *[other] Sellel kaardil { $amount } ala.
}
card-phase-now = Mäng on praegu siin.

## The compendium

compendium-title = Teatmik
compendium-cards = Kõik kirjeldused
compendium-lead = Iga rass ja eriomadus, iga paik, reliikvia ja nupp ning pind, millel nad seisavad.
compendium-search = Otsi
compendium-search-hint = Haldjad, mägi, münt …
compendium-kind = Liik
compendium-box = Kast
compendium-all-kinds = Kõik
compendium-all-boxes = Mõlemad kastid
compendium-kinds-race = Rassid
compendium-kinds-power = Eriomadused
compendium-kinds-place = Kuulsad paigad
compendium-kinds-relic = Pühad reliikviad
compendium-kinds-piece = Nupud
compendium-kinds-terrain = Maastikud
compendium-kinds-symbol = Sümbolid
compendium-kinds-phase = Käigu osad
compendium-found = { $amount ->
    [one] 1 kirjeldus
   *[other] { $amount } kirjeldust
}
compendium-nothing = Kastides pole midagi sellist.
compendium-nothing-hint = Proovi vähemate tähtedega või tühista kasti ja liigi filtrid.
compendium-reset = Näita kõike
compendium-failed = Kirjelduste andmeid ei õnnestunud laadida. Kas server töötab?
compendium-again = Proovi uuesti
compendium-link = Selle kirjelduse link: { $name }

## Effects: small labels, and words that the search knows

effect-coins = mündid
effect-cheaper = odavamad vallutused
effect-dearer = kallimad vallutused
effect-reach = ulatus
effect-dice = täring
effect-tokens = hõimumärgid
effect-defence = kaitse
effect-means = erilised vallutused

## The rules in short

rules-title = Reeglid lühidalt
rules-lead = Viis minutit lugemist. Või mängi esimene mäng juhendajaga ja ära loe midagi.
rules-see = Kirjeldused:
rules-guide = Mängi juhendajaga esimene mäng
rules-contents = Sellel lehel
rules-goal = Milles asi
    .text = Rahvaid on rohkem kui ruumi. Vii üks neist üle kaardi, võta, mida suudad hoida, ja kui ta on end liiga laiali venitanud, lase tal hääbuda ja saada järgmine. Otsustavad mündid: võidab see, kellel on neid pärast viimast vooru kõige rohkem.
    .more = Kõik alustavad 5 mündiga. Kui palju teistel on, on lõpuni saladus. Mäng kestab kaheksa kuni kümme vooru; arvu ütleb kaart.
rules-turn = Käik
    .text = Esimesel korral ja pärast iga allakäiku alustad paari valimisega. Edaspidi on käik kas sõjakäik või allakäik, mitte kunagi mõlemad.
    .more = Sõjakäik on vallutused, siis ümberpaigutamine, siis müntide kogumine. Seejärel on järgmise mängija käik.
rules-pick = Paari valimine
    .text = Reas on kuus avatud paari, igaühes rass eriomadusega, mille juhus talle andis. Esimene on tasuta. Tagapool oleva paari võtmiseks pane igale paarile selle ees üks münt; need mündid saab see, kes selle paari ükskord valib.
    .more = Liida kaks arvu: nii palju hõimumärke saad. Ära looda, et neid palju juurde tuleb: nendest peab jätkuma selle armee kogu eluks.
rules-conquest = Vallutamine
    .text = Uus armee tuleb mängulaua servalt või servani ulatuva mere kaldalt. Edasi võtab ta ala ala järel, iga kord mõne enda käes oleva ala kõrvalt.
    .more = Enne käigu esimest vallutust tulevad kõik hõimumärgid peale ühe igal alal su kätte tagasi, minekuvalmis. Siis võid aladest ka loobuda, et kogu rahvaga teele asuda.
rules-price = Ala hind
    .text = Ala maksab 2 hõimumärki ja 1 juurde iga asja eest, mis seal on: mägi, iga võõras hõimumärk, langenud hõim, kindlus ja muu säärane. Rassid ja eriomadused teevad mõne ala odavamaks, aga mitte kunagi alla 1.
    .more = Õnne pole vaja: kui käes on piisavalt hõimumärke, sa võidad. Need jäävad alale kuni ümberpaigutamiseni.
rules-example = Näiteks mägi, kus on kaks naabri hõimumärki:
rules-die = Viimane katse
    .text = Kui hõimumärkidest enam ei piisa, aga vähemalt üks on veel käes, võid nimetada veel ühe ala, milleks jääb puudu kuni 3 hõimumärki, ja veeretada täringut. Käsi ja täring kokku peavad ulatuma hinnani. Igal juhul on su vallutused sel käigul läbi.
    .more = Pooled tahud on tühjad. Lootus pole plaan, aga see on lubatud.
rules-losses = Kui sa kaotad ala
    .text = Üks hõimumärk on jäädavalt kadunud; teised tulevad sulle tagasi ja pannakse ründaja käigu lõpus sama armee teistele aladele. Üksik hõimumärk on lihtsalt kadunud.
    .more = Mõni ala on immuunne: kangelased, draakon, urg ja mõned teised ei lase kedagi sisse.
rules-redeploy = Ümberpaigutamine
    .text = Kui lõpetad vallutused, jaga hõimumärgid oma armee aladele nii, nagu soovid, igale vähemalt üks. Tavaline retsept on tugevad piirid ja hõre tagala.
    .more = Nüüd pannakse välja ka nupud: kindlus, sõjalaagrid, kangelased, mis iganes su armee kaasa tõi.
rules-decline = Allakäik
    .text = Väsinud armee võib saata allakäigule. See võtab terve käigu: igale alale jääb üks hõimumärk, halliks pööratuna, teised lahkuvad. Kõigi nende alade eest saad ikka münte, nii kohe kui ka edaspidi, kuni keegi need ära võtab.
    .more = Järgmisel käigul valid värske paari. Allakäigul saab olla ainult üks su armee: teise allakäiguga lahkub esimene mängulaualt.
rules-scoring = Müntide kogumine
    .text = Sinu käigu lõpus toob iga ala, mis on sinu käes, 1 mündi, olgu see aktiivse või allakäigul armee oma. Rassid ja eriomadused annavad lisamünte, enamik neist ainult aktiivsena.
    .more = Mängu kunst on teada, millal allakäigule minna. Veel üks ala on sageli vähem väärt kui varajane uus algus.
rules-end = Lõpp
    .text = Pärast viimast vooru loetakse kõik mündid kokku. Võidab see, kellel on neid kõige rohkem. Viigi korral võidab see, kellel on mängulaual kõige rohkem hõimumärke; kui ka need on võrdsed, jagatakse võitu.
    .more = Siis võid vaadata, kust mündid tulid, vaadata mängu uuesti või paluda kordusmängu.
rules-below = Maa all
    .text = Maa-aluses kastis on koletised, kaks ühel alal: kes nad alistab, leiab kuulsa paiga, mis teenib oma valdajat, või püha reliikvia, mille saab kaasa viia ja mida saab kasutada kord käigu jooksul.
    .more = Jõge saab ületada, aga mitte endale jätta; kuristikku ei saa üldse minna. Mustad mäed maksavad sama palju kui mäed.

## The first game, with a guide

guide-title = Sinu esimene mäng
guide-lead = Päris mäng väikesel kaardil lihtsa boti vastu, küünarnuki kõrval juhendaja, kes ütleb, mida järgmiseks teha. Nipid saad selgeks umbes viie minutiga; pärast seda on mäng sinu.
guide-learn = Sa valid rahva, võtad veidi maad, hoiad seda, saad palka ja lased siis lahti.
guide-start = Alusta
guide-resume = Jätka sealt, kus olid
guide-anew = Alusta otsast
guide-rules = Või loe reegleid lühidalt
guide-table = Esimene mäng
guide-opponent = Harjutuskaaslane

## The guide at the table

coach-label = Juhendaja
coach-next = Edasi
coach-done = Aitäh, edasi saan ise
coach-skip = Jätka juhendajata
coach-fold = Peida juhendaja
coach-unfold = Näita juhendajat
coach-progress = { $step }/{ $steps }
coach-welcome = Tere tulemast maailma, mis on liiga väike
    .text = Sina ja üks vastane jagate seda kaarti. Iga ala, mis on sinu käes, toob igal käigul mündi ja kümne vooru järel võidab rikkaim. Ma näitan sulle üht käiku.
coach-pick = Vali rahvas
    .text = Siin on avatud paarid: rass ja eriomadus, mille juhus on kokku visanud. Arv ütleb, mitu hõimumärki saad. Esimene on tasuta, järgmine maksab mündi ja nii edasi. Vali ükskõik milline; ratsanik-trollid on hea algus.
coach-price = Loe hindu
    .text = Arvud kaardil on hinnad hõimumärkides: 2 tühja ala eest ja 1 juurde iga asja eest, mis seal on. Uus rahvas tuleb sisse servalt. Osuta alale, et näha arvutust, ja klõpsa siis ühel, et see vallutada.
coach-conquest = Võta veel
    .text = Hõimumärgid kolisid sisse ja käes on neid vähem. Nüüd saab võtta ainult oma maa naabreid. Jätka, kuni jõuad maksta: rohkem alasid, rohkem münte.
coach-stop = Tea, millal lõpetada
    .text = Kui sa ei jõua enam midagi osta, võid veel veeretada täringut ala peale, mis on natuke liiga kallis; pooled tahud on tühjad. Muidu lõpeta vallutused.
coach-redeploy = Jaga laiali
    .text = Pane allesjäänud hõimumärgid sinna, kus rünnak haiget teeks, igale alale vähemalt üks. „Paiguta minu eest“ teeb seda mõistlikult. Siis lõpeta käik.
coach-scoring = Palgapäev
    .text = See oli su esimene tulu: münt iga ala eest ja kõik, mida su rass ja eriomadus lisavad. Kui palju sul on, näed ainult sina.
coach-wait = Nüüd mängivad teised
    .text = Käik on su vastase käes. Kui mõni su ala vallutatakse, läheb üks hõimumärk kaotsi ja teised tulevad sulle tagasi.
coach-again = Sinu teine käik
    .text = Kõik hõimumärgid peale ühe igal alal on jälle valmis. Võta veel maad, paiguta väed ümber, lõpeta käik. Pane tähele, kui hõredalt su rahvas on: täiendust ei tule.
coach-decline = Lase neil minna
    .text = Kui käik ei tooks enam peaaegu midagi uut, mine allakäigule: sel käigul ei valluta sa midagi, aga vana rahvas teenib oma alade eest edasi, samal ajal kui sina uuesti alustad. Allakäigule saab minna ainult käigu alguses, kas nüüd või mõnel hilisemal käigul.
coach-fresh = Uus algus
    .text = Hallid hõimumärgid maksavad edasi. Järgmisel käigul vali uus paar ja tule jälle servalt sisse. Võid isegi oma allakäigul rahvalt maad ära võtta.
coach-end = See ongi kogu mäng
    .text = Vali, valluta, paiguta ümber, mine õigel hetkel allakäigule. Klõpsa mis tahes nimel, et näha kirjeldust, küsi vihjet, kui oled hädas, ja naudi ülejäänud mängu.
coach-over = Sinu esimene mäng on läbi
    .text = All on kirjas, mida igaüks teenis ja kuidas. Mängi uuesti või vaata teatmikust järele kõik, mis huvi äratas. Head mängimist!
