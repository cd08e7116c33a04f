## The way in

serve-lan = Samassa verkossa olevat kaverit avaavat osoitteen { $address }
serve-no-lan = Lähiverkkoa ei löytynyt: sivun voi avata vain tällä tietokoneella.
serve-stopped = Pysäytetty. Kaikki pelit on tallennettu.
code-label = Tai syötä tämä koodi sivulla ”Liity pöytään”
code-unreadable = Tämä ei ole lyhyt koodi: sellaisessa on yhteensä kuusi kirjainta ja numeroa, ei vokaaleja.
refusal-no-such-code = Mikään pöytä ei odota tällä koodilla. Ehkä peli on jo alkanut; pyydä linkki.
refusal-already-started = Peli on jo alkanut.
friends-lan = Tämä linkki toimii lähiverkossasi. Jos se ei avaudu, esteenä voi olla tämän tietokoneen palomuuri.
friends-alone = Tämän linkin voi avata vain tällä tietokoneella. Jotta verkossasi olevat kaverit voivat liittyä, pysäytä palvelin ja käynnistä se komennolla:

## People

nav-people = Pelaajat
people-mine = Oma sivu ja omat tiedot
refusal-no-such-person = Kukaan ei ole varannut tätä nimeä täällä, tai sen omistaja on piilottanut sivunsa.
people-none = Ei vielä päättyneitä pelejä. Harjoituksia ei lasketa.
people-games = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, voittoja { $wins }
people-strength = Vahvuus
people-strength-text = Kaikki aloittavat luvusta 25. Todellinen vahvuus on mitä todennäköisimmin mainitulla välillä; jokainen peli tarkentaa arviota.
people-among = Ihmisten kesken
people-against = Botteja vastaan
people-rating = { $value }
people-between = { $games ->
    [one] { $games } pelin jälkeen välillä { $low }–{ $high }
   *[other] { $games } pelin jälkeen välillä { $low }–{ $high }
}
people-favourites = Suosikkiyhdistelmät
people-best = Parhaat yhdistelmät
people-combo = { $games ->
    [one] kerran, kolikoita { $coins }
   *[other] { $games } kertaa, kolikoita keskimäärin { $coins }
}
people-last = Viimeisimmät pelit
people-place = Sija { $place }/{ $seats }
people-coins = { $coins ->
    [one] { $coins } kolikko
   *[other] { $coins } kolikkoa
}
people-with = Mukana { $names }
people-bot = { $name } ({ $bot })
people-result = Tulos
people-next = Uusi peli samalla porukalla
own-title = Omat tiedot
own-guest = Suojaa nimesi salasanalla, niin saat sivun, jolla näkyvät pelisi ja vahvuutesi.
own-hide = Piilota sivuni kaikilta muilta
own-export = Lataa kaikki tietoni
own-delete = Poista minut
own-delete-lead = Tämä poistaa lopullisesti nimesi, salasanasi, tuloksesi, kaverisi, viestisi ja julkaisusi. Muiden kanssa pelaamasi pelit säilyvät, ja niissä näkyy nimi, joka sinulla silloin oli.
own-delete-go = Poista lopullisesti

## Friends

friends-title = Kaverit
friends-none = Ei vielä kavereita. Lähetä jollekulle linkkisi: kun hän avaa sen ja hyväksyy, olette kavereita.
friends-here = nyt täällä
friends-at-table = pöydässä
friends-invite = Kutsu uuteen pöytään
friends-invite-name = Kutsu { $name }
friends-link = Jaa oma linkki
friends-make-link = Luo linkki kavereille
friends-new-link = Vaihda oma linkki
friends-hidden = Sivusi on piilotettu: linkkisi ei johda mihinkään, eivätkä kaverit näe, että olet täällä.
friends-see = Kaverit näkevät
friends-see-nothing = ei mitään
friends-see-presence = että olen täällä
friends-see-table = että olen täällä ja missä pöydässä
friends-ask = { $name } haluaa olla kaverisi
friends-ask-text = Kaverit voivat kutsua toisiaan pöytiin ja näkevät toisistaan sen, minkä kumpikin sallii.
friends-agree = Hyväksy
friends-now = Olette nyt kavereita: { $name } ja sinä.
refusal-no-account = Suojaa ensin nimesi salasanalla: siitä kaverit tuntevat toisensa.
refusal-no-such-link = Tämä linkki ei enää johda mihinkään. Pyydä uusi.
refusal-own-link = Tämä on oma linkkisi. Lähetä se kaverille.
refusal-too-many-friends = Toisella teistä ei ole tilaa uusille kavereille.
refusal-no-such-friend = Ette ole kavereita.

## The operator

nav-operator = Ylläpito
help-people-password = Anna tilille uusi salasana ja kirjaa kaikki sen laitteet ulos.
help-people-forget = Poista tili ja sen omat tiedot.
people-no-account = Kukaan ei ole varannut nimeä ”{ $name }”; tarkista nimi ja --database.
people-password = Uusi salasana nimelle { $name }: { $password }
people-forgotten = Poistettu: { $name }.
serve-short-token = Ylläpitäjän avaimessa on oltava vähintään { $fewest } merkkiä.
refusal-not-the-operator = Tämä ei ole ylläpitäjän avain.
refusal-nothing-to-do = Sellaista ei enää ole.
operator-token = Ylläpitäjän avain
operator-open = Avaa
operator-load = Kuormitus
operator-load-text = Pöytiä muistissa: { $tables }, avoimia sivuja: { $sockets }; koneen kuormitus: { $load }; käynnissä { $hours } h.
operator-people = Pelaajat
operator-people-text = Tilejä: { $accounts }, vieraita: { $guests }.
operator-person = Tilin nimi
operator-forget = Poista tili
operator-tables = Pöydät
operator-tables-text = Odottavia: { $open }, käynnissä: { $playing }, päättyneitä: { $over }.
operator-gallery = Galleria
operator-reports = { $reports ->
    [one] { $reports } ilmoitus
   *[other] { $reports } ilmoitusta
}
operator-hide = Piilota
operator-show = Näytä
operator-remove = Poista
operator-remove-sure = Kyllä, poista
operator-message = Viesti kaikille pöydissä oleville
operator-send = Lähetä
operator-reached = { $tables ->
    [one] Viestin voi lukea { $tables } pöydässä.
   *[other] Viestin voi lukea { $tables } pöydässä.
}

## A forgotten password

recover-open = Unohditko salasanan?
recover-lead = Koodi lähetetään tähän nimeen liitettyyn osoitteeseen, jos sellainen on.
recover-no-mail = Tämä palvelin ei lähetä sähköpostia. Sen ylläpitäjä voi antaa sinulle uuden salasanan.
recover-mail = { $code } on koodisi. Sillä asetat uuden salasanan elbowroomiin. Koodi on voimassa tunnin. Jos et ole pyytänyt sitä, älä tee mitään: salasanasi pysyy ennallaan.
recover-send = Lähetä koodi
recover-code = Viestissä oleva koodi
recover-go = Aseta uusi salasana

## Talk in the waiting room

talk-title = Juttelu
talk-none = Kukaan ei ole vielä sanonut mitään.
talk-hello = Hei!
talk-ready = Olen valmis.
talk-moment = Hetki vain.
talk-go = Aloitetaanko?
