## The way in

serve-lan = Barátaid ugyanezen a hálózaton itt nyithatják meg: { $address }
serve-no-lan = Nem található helyi hálózat: az oldal csak ezen a számítógépen nyitható meg.
serve-stopped = Leállt. Minden játék el van mentve.
code-label = Vagy írd be ezt a kódot a „Csatlakozás egy asztalhoz” oldalon
code-unreadable = Ez nem rövid kód: az hat betűből és számjegyből áll, magánhangzók nélkül.
refusal-no-such-code = Ezzel a kóddal nem vár asztal. Talán már elkezdődött a játék; kérd el a linket.
refusal-already-started = A játék már elkezdődött.
friends-lan = Ez a link a helyi hálózatodon működik. Ha nem nyílik meg, lehet, hogy ennek a számítógépnek a tűzfala állja útját.
friends-alone = Ez a link csak ezen a számítógépen nyitható meg. Hogy a hálózatodon lévő barátaid is csatlakozhassanak, állítsd le a szervert, és indítsd el így:

## People

nav-people = Játékosok
people-mine = Az oldalam és az adataim
refusal-no-such-person = Itt nincs ilyen nevű fiók, vagy a gazdája elrejtette az oldalát.
people-none = Még nincs befejezett játék. A gyakorlás nem számít.
people-games = { $games } játék, { $wins } győzelem
people-strength = Játékerő
people-strength-text = Mindenki 25-ről indul. A valódi játékerő valószínűleg a két szám között van; minden játékkal pontosabb lesz a becslés.
people-among = Emberek között
people-against = Botok ellen
people-rating = { $value }
people-between = { $low } és { $high } között, { $games } játék után
people-favourites = Kedvenc kombinációk
people-best = Legjobb kombinációk
people-combo = { $games } alkalommal, átlagosan { $coins } érme
people-last = Legutóbbi játékok
people-place = Helyezés: { $place } / { $seats }
people-coins = { $coins } érme
people-with = Játékostársak: { $names }
people-bot = { $name } ({ $bot })
people-result = Eredmény
people-next = Új játék ugyanezzel a társasággal
own-title = Ami a tiéd
own-guest = Védd a nevedet jelszóval, és saját oldalad lesz a játékaiddal és a játékerőddel.
own-hide = Az oldalam elrejtése mások elől
own-export = Minden adatom letöltése
own-delete = Fiókom törlése
own-delete-lead = Ez végleg törli a nevedet, a jelszavadat, az eredményeidet, a barátságaidat és mindazt, amit írtál és közzétettél. A másokkal játszott játékaid megmaradnak, az akkori neveddel.
own-delete-go = Végleges törlés

## Friends

friends-title = Barátok
friends-none = Még nincsenek barátaid. Küldd el valakinek a linkedet: aki megnyitja és elfogadja, a barátod lesz.
friends-here = most itt van
friends-at-table = egy asztalnál
friends-invite = Meghívás új asztalhoz
friends-invite-name = Meghívás: { $name }
friends-link = A linkem megosztása
friends-make-link = Link készítése barátoknak
friends-new-link = A linkem cseréje
friends-hidden = Az oldalad rejtett: a linked nem vezet sehová, és a barátaid nem látják, hogy itt vagy.
friends-see = A barátaim ezt látják
friends-see-nothing = semmit
friends-see-presence = hogy itt vagyok
friends-see-table = hogy itt vagyok, és melyik asztalnál
friends-ask = { $name } a barátod szeretne lenni
friends-ask-text = A barátok meghívhatják egymást asztalhoz, és annyit látnak egymásból, amennyit ki-ki megenged.
friends-agree = Elfogadás
friends-now = Mostantól barátok vagytok: { $name } és te.
refusal-no-account = Előbb védd a nevedet jelszóval: a barátok erről ismerik meg egymást.
refusal-no-such-link = Ez a link már nem vezet sehová. Kérj egy újat.
refusal-own-link = Ez a saját linked. Küldd el egy barátodnak.
refusal-too-many-friends = Egyikőtöknél már nem fér el több barát.
refusal-no-such-friend = Nem vagytok barátok.

## The operator

nav-operator = Üzemeltető
help-people-password = Új jelszót ad egy fióknak, és minden eszközén kijelentkezteti.
help-people-forget = Töröl egy fiókot mindazzal együtt, ami az övé.
people-no-account = Nincs ilyen nevű fiók: „{ $name }”; ellenőrizd a nevet és a --database értékét.
people-password = { $name } új jelszava: { $password }
people-forgotten = Törölve: { $name }.
serve-short-token = Az üzemeltetői kulcs legalább { $fewest } karakteres legyen.
refusal-not-the-operator = Ez nem az üzemeltetői kulcs.
refusal-nothing-to-do = Ilyen már nincs.
operator-token = Üzemeltetői kulcs
operator-open = Megnyitás
operator-load = Terhelés
operator-load-text = { $tables } asztal a memóriában, { $sockets } nyitott oldal; a gép terhelése: { $load }; { $hours } órája fut.
operator-people = Játékosok
operator-people-text = { $accounts } fiók, { $guests } vendég.
operator-person = Egy fiók neve
operator-forget = Fiók törlése
operator-tables = Asztalok
operator-tables-text = Várakozik: { $open }; folyamatban: { $playing }; befejezett: { $over }.
operator-gallery = Galéria
operator-reports = { $reports } bejelentés
operator-hide = Elrejtés
operator-show = Megjelenítés
operator-remove = Eltávolítás
operator-remove-sure = Igen, eltávolítom
operator-message = Üzenet mindenkinek, aki asztalnál ül
operator-send = Küldés
operator-reached = { $tables } asztalnál olvasható.

## A forgotten password

recover-open = Elfelejtett jelszó?
recover-lead = Kódot küldünk az ehhez a névhez tartozó címre, ha van ilyen.
recover-no-mail = Ez a szerver nem küld levelet. Új jelszót az üzemeltetőjétől kaphatsz.
recover-mail = A kódod: { $code }. Ezzel új jelszót állíthatsz be az elbowroomban. Egy óráig érvényes. Ha nem te kérted, ne tégy semmit: a jelszavad a régi marad.
recover-send = Kód küldése
recover-code = Kód a levélből
recover-go = Új jelszó beállítása

## Talk in the waiting room

talk-title = Csevegés
talk-none = Még senki sem szólalt meg.
talk-hello = Sziasztok!
talk-ready = Készen állok.
talk-moment = Egy pillanatot kérek.
talk-go = Kezdhetjük?
