## Cards

made-origin = omatehtud
made-replaces = Selle asemel jääb kasti: { $names }
made-left-out = Miski sellest ei saa sellel kaardil toimida: see jääb kasti.
made-idle = Ei saa sellel kaardil midagi teha: { $effect }
made-icon-credit = Ikoon „{ $icon }“ saidilt
made-icon-authors = selle autorid

made-title = Omatehtud rassid ja eriomadused
made-lead = Selle laua taga mängitakse rasside ja eriomadustega, mida pole üheski kastis.
made-left-out-list = { $amount ->
    [one] Kasti jäetakse { $names }, sest miski sellest ei saa sellel kaardil toimida.
   *[other] Kasti jäetakse { $names }, sest ükski neist ei saa sellel kaardil toimida.
}

## The form of a new table

new-made = Omatehtud rassid ja eriomadused
new-made-none = pole
new-made-own = Kogumikud selles seadmes
new-made-empty = Selles seadmes pole veel ühtki kogumikku.
new-made-workshop = Tee töökojas oma
new-made-item = { $name } ({ $races ->
    [one] { $races } rass
   *[other] { $races } rassi
}, { $powers ->
    [one] { $powers } eriomadus
   *[other] { $powers } eriomadust
})
new-made-file = Lisa failist
new-made-link = Lisa lingist
new-made-add = Lisa
workshop-bad-link = Selles lingis pole kogumikku. Võib-olla läks see teel katki.
workshop-nameless = Nimetu

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Kogumik: { $what }

## The workshop

workshop-title = Töökoda
workshop-lead = Igas kastis on tühi rassimärk ja tühi eriomaduse märk. Tee oma rass või eriomadus, proovi seda ja saada sõpradele.
workshop-create = Tee midagi uut
workshop-open-file = Ava fail
workshop-open = Ava töökojas
workshop-own = Selles seadmes
workshop-size = { $races ->
    [one] { $races } rass
   *[other] { $races } rassi
}, { $powers ->
    [one] { $powers } eriomadus
   *[other] { $powers } eriomadust
}, muudetud { $changed }
workshop-use = Mängi sellega
workshop-remove = Eemalda: { $name }
workshop-removed = Sellest seadmest eemaldatud: { $name }.
workshop-restore = Too tagasi
workshop-all = Kõik kogumikud
workshop-gone = Seda kogumikku selles seadmes pole. Keegi, kellel see on, saab sulle lingi saata.
workshop-new-name = Minu kogumik
workshop-new-race = Uus rass
workshop-new-power = Uus eriomadus
workshop-collection = Kogumiku nimi
workshop-author = Autor
workshop-undo = Võta tagasi
workshop-redo = Tee uuesti
workshop-as-text = Tekstina
workshop-saved = Salvestatud sellesse seadmesse
workshop-full = Selles seadmes pole enam ruumi: laadi kogumik failina alla
workshop-things = Rassid ja eriomadused
workshop-add-race = Rass
workshop-add-power = Eriomadus
workshop-remove-race = Eemalda see rass
workshop-remove-power = Eemalda see eriomadus
workshop-mistake = Selles on viga
workshop-empty = Alusta rassist või eriomadusest.
workshop-card = Kirjeldus

## A race or a power

workshop-name = Nimi
workshop-names = Nimi teistes keeltes
workshop-tokens-race = Hõimumärke rassimärgil
workshop-tokens-power = Hõimumärke eriomaduse märgil
workshop-icon = Ikoon
workshop-icon-blank = veel pole
workshop-icon-title = Vali ikoon
workshop-icon-search = Otsi
workshop-icon-hint = Inglise keeles, näiteks „owl“ või „sword“
workshop-icon-group = Rühm
workshop-icon-none = Ühegi ikooni nimes pole seda sõna.
workshop-icon-credit = Ikoonid saidilt
workshop-icons-people = Inimesed ja koletised
workshop-icons-beasts = Loomad
workshop-icons-plants = Taimed
workshop-icons-arms = Relvad ja rüüd
workshop-icons-magic = Maagia
workshop-icons-nature = Maa, meri ja taevas
workshop-icons-buildings = Ehitised
workshop-icons-things = Esemed
workshop-stand-in = Kelle asemel
workshop-stand-in-none = mitte kellegi: lisandub kasti
workshop-stand-in-race = { $name } (hõimumärke { $tokens })
workshop-flavour = Üks vaimukas lause

## Effects

workshop-effects = Mida see oskab
workshop-effects-none = Veel mitte midagi. Vali alt mõni lause ja muuda selle sõnu.
workshop-effects-full = Rohkem ruumi pole
workshop-effect-add = Lisa mõju
workshop-effect-add-button = Lisa
workshop-effect-choose = Vali lause …
workshop-effect-remove = Eemalda { $number }. mõju
workshop-show = Näita { $number }. mõju mängulaual
workshop-topic-conquest = Vallutused
workshop-topic-coins = Mündid
workshop-topic-tokens = Hõimumärgid
workshop-topic-defence = Kaitse
workshop-topic-borrow = Teiste anded
workshop-regions = Millised alad
workshop-where-regions = Ainult millised alad
workshop-borrowed = Kelle anne
workshop-number-amount = Kui palju
workshop-number-per = Iga mitme kohta
workshop-when = Millal toimib
workshop-when-active = aktiivsena
workshop-when-declined = allakäigul
workshop-when-always = alati
workshop-where = ainult
workshop-where-add = ainult mõned alad …
workshop-and = ja
workshop-or = või
workshop-add-and = Ja mis peavad ka olema …
workshop-add-or = Või hoopis …
workshop-set-remove = Eemalda see osa
workshop-words-ground = Pinnas
workshop-words-terrain = Maastik ja sümbolid
workshop-words-standing = Mis seal on
workshop-words-owner = Kelle käes need on
workshop-words-around = Ümbrus ja eitus

## The board

workshop-board = Mängulaual
workshop-board-map = Kaart
workshop-map = { $box }, mängijaid { $players }
workshop-board-nothing = Vali mõju, et näha, mida see mängulaual tähendab.
workshop-board-some = Sel mänguhetkel käib mõju { $amount } ala kohta.
workshop-board-none = Sel mänguhetkel ei käi mõju ühegi ala kohta, vähemalt mitte ühegi kindla.
workshop-board-never = See mõju ei saa sellel kaardil kunagi midagi teha.
workshop-board-region = mõju käib selle ala kohta
workshop-board-who = { $race } näitavad, kus see võiks olla: { $name }.

## Try it, share it

workshop-try = Proovi
workshop-try-text = Harjutuslaud lihtsate bottide vastu, alloleval kaardil; sinu paar on reas esimene.
workshop-try-never = Miski sellest ei saa alloleval kaardil toimida. Proovimiseks vali teine kaart.
workshop-share = Jaga
workshop-share-link = Terve kogumik on lingis endas. Ükski server seda ei hoia.
workshop-share-short = Selle lühikese lingi taga olevat hoiab server kuni { $until }.
workshop-share-address = Link
workshop-share-copy = Saada link
workshop-share-file = Laadi failina alla
workshop-share-code = Lingi QR-kood
workshop-share-long = See link on QR-koodi jaoks liiga pikk.
workshop-share-short-offer = Server võib hoida kogumikku 30 päeva lühikese lingi taga.
workshop-share-shorten = Tee lühike link
workshop-arrival = Keegi saadab sulle omatehtud rasse ja eriomadusi.
workshop-arrival-by = { $author } saadab sulle omatehtud rasse ja eriomadusi.
workshop-arrival-failed = Siin pole midagi

## The text form

workshop-text = Tekstina
workshop-text-lead = Sama failina neile, kellele meeldib kirjutada. Menüüd ja kirjeldused tulevad järele kohe, kui tekst on õige.
workshop-text-fine = See on õige.
