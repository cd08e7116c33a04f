## Cards

made-origin = omatekoinen
made-replaces = Jää tämän tieltä laatikkoon: { $names }
made-left-out = Mikään siitä ei voi toimia tällä kartalla: se jää laatikkoon.
made-idle = Ei voi tehdä mitään tällä kartalla: { $effect }
made-icon-credit = Kuvake ”{ $icon }”, lähde
made-icon-authors = tekijät

made-title = Omatekoiset kortit
made-lead = Tässä pöydässä pelataan roduilla ja erityiskyvyillä, joita ei ole missään laatikossa.
made-left-out-list = { $amount ->
    [one] Jää laatikkoon, koska mikään siitä ei voi toimia tällä kartalla: { $names }.
   *[other] Jäävät laatikkoon, koska mikään niistä ei voi toimia tällä kartalla: { $names }.
}

## The form of a new table

new-made = Omatekoiset rodut ja erityiskyvyt
new-made-none = ei mitään
new-made-own = Tämän laitteen kokoelmat
new-made-empty = Tällä laitteella ei ole vielä kokoelmia.
new-made-workshop = Tee omasi pajassa
new-made-item = { $name } ({ $races ->
    [one] { $races } rotu
   *[other] { $races } rotua
}, { $powers ->
    [one] { $powers } erityiskyky
   *[other] { $powers } erityiskykyä
})
new-made-file = Lisää tiedostosta
new-made-link = Lisää linkistä
new-made-add = Lisää
workshop-bad-link = Tässä linkissä ei ole kokoelmaa. Ehkä se katkesi matkalla.
workshop-nameless = Nimetön

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Kokoelma: { $what }

## The workshop

workshop-title = Paja
workshop-lead = Jokaisessa laatikossa on tyhjä rotulaatta ja tyhjä erityiskykylaatta. Tee oma rotu tai erityiskyky, kokeile sitä ja lähetä kavereille.
workshop-create = Tee jotain uutta
workshop-open-file = Avaa tiedosto
workshop-open = Avaa pajassa
workshop-own = Tällä laitteella
workshop-size = { $races ->
    [one] { $races } rotu
   *[other] { $races } rotua
}, { $powers ->
    [one] { $powers } erityiskyky
   *[other] { $powers } erityiskykyä
}, muutettu { $changed }
workshop-use = Pelaa sillä
workshop-remove = Poista { $name }
workshop-removed = Poistettu tältä laitteelta: { $name }.
workshop-restore = Palauta
workshop-all = Kaikki kokoelmat
workshop-gone = Tätä kokoelmaa ei ole tällä laitteella. Joku, jolla se on, voi lähettää sinulle linkin.
workshop-new-name = Oma kokoelma
workshop-new-race = Uusi rotu
workshop-new-power = Uusi erityiskyky
workshop-collection = Kokoelman nimi
workshop-author = Tekijä
workshop-undo = Kumoa
workshop-redo = Tee uudelleen
workshop-as-text = Tekstinä
workshop-saved = Tallennettu tälle laitteelle
workshop-full = Laitteessa ei ole enää tilaa: lataa kokoelma tiedostona
workshop-things = Rodut ja erityiskyvyt
workshop-add-race = Rotu
workshop-add-power = Erityiskyky
workshop-remove-race = Poista tämä rotu
workshop-remove-power = Poista tämä erityiskyky
workshop-mistake = Siinä on virhe
workshop-empty = Aloita rodusta tai erityiskyvystä.
workshop-card = Kortti

## A race or a power

workshop-name = Nimi
workshop-names = Nimi muilla kielillä
workshop-tokens-race = Merkkejä rotulaatassa
workshop-tokens-power = Merkkejä erityiskykylaatassa
workshop-icon = Kuvake
workshop-icon-blank = ei vielä
workshop-icon-title = Valitse kuvake
workshop-icon-search = Haku
workshop-icon-hint = Englanniksi, kuten ”owl” tai ”sword”
workshop-icon-group = Ryhmä
workshop-icon-none = Minkään kuvakkeen nimessä ei ole tätä sanaa.
workshop-icon-credit = Kuvakkeiden lähde
workshop-icons-people = Ihmiset ja hirviöt
workshop-icons-beasts = Eläimet
workshop-icons-plants = Kasvit
workshop-icons-arms = Aseet ja haarniskat
workshop-icons-magic = Taika
workshop-icons-nature = Maa, meri ja taivas
workshop-icons-buildings = Rakennukset
workshop-icons-things = Esineet
workshop-stand-in = Sijaistaa
workshop-stand-in-none = ei ketään: lisätään laatikkoon
workshop-stand-in-race = { $name } ({ $tokens } merkkiä)
workshop-flavour = Tunnelmarivi

## Effects

workshop-effects = Mitä se osaa
workshop-effects-none = Ei vielä mitään. Valitse lause alta ja muuta sen sanoja.
workshop-effects-full = Enempää ei mahdu
workshop-effect-add = Lisää vaikutus
workshop-effect-add-button = Lisää
workshop-effect-choose = Valitse lause …
workshop-effect-remove = Poista vaikutus { $number }
workshop-show = Näytä vaikutus { $number } pelilaudalla
workshop-topic-conquest = Valloittaminen
workshop-topic-coins = Kolikot
workshop-topic-tokens = Merkit
workshop-topic-defence = Puolustus
workshop-topic-borrow = Muiden lahjat
workshop-regions = Mitkä alueet
workshop-where-regions = Vain mitkä alueet
workshop-borrowed = Kenen lahja
workshop-number-amount = Kuinka monta
workshop-number-per = Kuinka montaa kohti
workshop-when = Milloin toimii
workshop-when-active = aktiivisena
workshop-when-declined = rappeutuneena
workshop-when-always = aina
workshop-where = vain
workshop-where-add = vain jotkin alueet …
workshop-and = ja
workshop-or = tai
workshop-add-and = Joiden on oltava myös …
workshop-add-or = Tai sitten …
workshop-set-remove = Poista tämä osa
workshop-words-ground = Maa ja vesi
workshop-words-terrain = Maasto ja symbolit
workshop-words-standing = Mitä siellä on
workshop-words-owner = Kenen ne ovat
workshop-words-around = Naapuruus ja kielto

## The board

workshop-board = Pelilaudalla
workshop-board-map = Kartta
workshop-map = { $box }, { $players } pelaajaa
workshop-board-nothing = Valitse vaikutus, niin näet, mitä se tarkoittaa pelilaudalla.
workshop-board-some = { $amount ->
    [one] Tässä pelitilanteessa vaikutus koskee { $amount } aluetta.
   *[other] Tässä pelitilanteessa vaikutus koskee { $amount } aluetta.
}
workshop-board-none = Tässä pelitilanteessa vaikutus ei koske mitään aluetta, tai ei mitään tiettyä.
workshop-board-never = Tämä vaikutus ei voi koskaan tehdä mitään tällä kartalla.
workshop-board-region = vaikutus koskee tätä
workshop-board-who = { $race } näyttävät, millä alueilla voisi olla { $name }.

## Try it, share it

workshop-try = Kokeile
workshop-try-text = Harjoituspöytä helppoja botteja vastaan alla olevalla kartalla; yhdistelmäsi on ensimmäisessä kohdassa.
workshop-try-never = Mikään siitä ei voi toimia alla olevalla kartalla. Valitse kokeilua varten toinen kartta.
workshop-share = Jaa
workshop-share-link = Tässä linkissä on koko kokoelma. Mikään palvelin ei säilytä sitä.
workshop-share-short = Palvelin säilyttää tämän lyhyen linkin sisällön tähän asti: { $until }.
workshop-share-address = Linkki
workshop-share-copy = Lähetä linkki
workshop-share-file = Lataa tiedostona
workshop-share-code = Linkin QR-koodi
workshop-share-long = Tämä linkki on liian pitkä QR-koodiin.
workshop-share-short-offer = Palvelin voi säilyttää kokoelmaa 30 päivää lyhyen linkin takana.
workshop-share-shorten = Tee lyhyt linkki
workshop-arrival = Joku lähettää sinulle omatekoisia kortteja.
workshop-arrival-by = { $author } lähettää sinulle omatekoisia kortteja.
workshop-arrival-failed = Täällä ei ole kortteja

## The text form

workshop-text = Tekstinä
workshop-text-lead = Sama tiedostona niille, jotka kirjoittavat mielellään. Valikot ja kortit seuraavat mukana heti, kun se on oikein.
workshop-text-fine = Tämä on oikein.
