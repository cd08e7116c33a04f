## Cards

made-origin = hemgjort
made-replaces = Stannar i lådan i stället: { $names }
made-left-out = Inget av det kan fungera på den här kartan: det stannar i lådan.
made-idle = Kan inte göra något på den här kartan: { $effect }
made-icon-credit = Ikonen ”{ $icon }” från
made-icon-authors = dess upphovspersoner

made-title = Hemgjorda kort
made-lead = Vid det här bordet spelas med folkslag och förmågor som inte finns i någon låda.
made-left-out-list = { $amount ->
    [one] { $names } stannar i lådan, eftersom inget av det kan fungera på den här kartan.
   *[other] { $names } stannar i lådan, eftersom inget av dem kan fungera på den här kartan.
}

## The form of a new table

new-made = Hemgjorda folkslag och förmågor
new-made-none = inga
new-made-own = Samlingar på den här enheten
new-made-empty = Det finns inga samlingar på den här enheten än.
new-made-workshop = Gör egna i verkstaden
new-made-item = { $name } ({ $races } folkslag, { $powers ->
    [one] { $powers } förmåga
   *[other] { $powers } förmågor
})
new-made-file = Lägg till en från en fil
new-made-link = Lägg till en från en länk
new-made-add = Lägg till
workshop-bad-link = Det finns ingen samling i länken. Kanske har den klippts av på vägen.
workshop-nameless = Utan namn

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Samlingen: { $what }

## The workshop

workshop-title = Verkstad
workshop-lead = I varje låda finns ett tomt banér och ett tomt emblem. Gör ett eget folkslag eller en egen förmåga, provspela och skicka till dina vänner.
workshop-create = Gör något nytt
workshop-open-file = Öppna en fil
workshop-open = Öppna i verkstaden
workshop-own = På den här enheten
workshop-size = { $races } folkslag, { $powers ->
    [one] { $powers } förmåga
   *[other] { $powers } förmågor
}, ändrad { $changed }
workshop-use = Spela med den
workshop-remove = Ta bort { $name }
workshop-removed = Samlingen { $name } är borttagen från den här enheten.
workshop-restore = Ta tillbaka den
workshop-all = Alla samlingar
workshop-gone = Samlingen finns inte på den här enheten. Någon som har den kan skicka dig en länk.
workshop-new-name = Min samling
workshop-new-race = Nytt folkslag
workshop-new-power = Ny förmåga
workshop-collection = Samlingens namn
workshop-author = Upphovsperson
workshop-undo = Ångra
workshop-redo = Gör om
workshop-as-text = Som text
workshop-saved = Sparat på den här enheten
workshop-full = Enheten är full: ladda ner samlingen som en fil
workshop-things = Folkslag och förmågor
workshop-add-race = Folkslag
workshop-add-power = Förmåga
workshop-remove-race = Ta bort folkslaget
workshop-remove-power = Ta bort förmågan
workshop-mistake = Det finns ett fel i den
workshop-empty = Börja med ett folkslag eller en förmåga.
workshop-card = Kortet

## A race or a power

workshop-name = Namn
workshop-names = Namn på andra språk
workshop-tokens-race = Brickor på banéret
workshop-tokens-power = Brickor på emblemet
workshop-icon = Ikon
workshop-icon-blank = ingen än
workshop-icon-title = Välj en ikon
workshop-icon-search = Sök
workshop-icon-hint = På engelska, till exempel ”owl” eller ”sword”
workshop-icon-group = Grupp
workshop-icon-none = Ingen ikon har det ordet i sitt namn.
workshop-icon-credit = Ikoner från
workshop-icons-people = Folk och monster
workshop-icons-beasts = Djur
workshop-icons-plants = Växter
workshop-icons-arms = Vapen och rustningar
workshop-icons-magic = Magi
workshop-icons-nature = Land, hav och himmel
workshop-icons-buildings = Byggnader
workshop-icons-things = Saker
workshop-stand-in = I stället för
workshop-stand-in-none = ingen: läggs till i lådan
workshop-stand-in-race = { $name } ({ $tokens } brickor)
workshop-flavour = En rad för stämningens skull

## Effects

workshop-effects = Vad det kan göra
workshop-effects-none = Inget än. Välj en mening nedan och ändra dess ord.
workshop-effects-full = Fler får inte plats
workshop-effect-add = Lägg till en effekt
workshop-effect-add-button = Lägg till
workshop-effect-choose = Välj en mening …
workshop-effect-remove = Ta bort effekt { $number }
workshop-show = Visa effekt { $number } på brädet
workshop-topic-conquest = Erövring
workshop-topic-coins = Mynt
workshop-topic-tokens = Brickor
workshop-topic-defence = Försvar
workshop-topic-borrow = Andras talanger
workshop-regions = Vilka regioner
workshop-where-regions = Bara i vilka regioner
workshop-borrowed = Vems talang
workshop-number-amount = Hur många
workshop-number-per = Per hur många
workshop-when = När det verkar
workshop-when-active = som aktiv
workshop-when-declined = i nedgång
workshop-when-always = alltid
workshop-where = bara i
workshop-where-add = bara vissa regioner …
workshop-and = och
workshop-or = eller
workshop-add-and = Och som också måste vara …
workshop-add-or = Eller också …
workshop-set-remove = Ta bort den här delen
workshop-words-ground = Mark
workshop-words-terrain = Terräng och symboler
workshop-words-standing = Det som finns där
workshop-words-owner = Vems de är
workshop-words-around = Grannar och undantag

## The board

workshop-board = På brädet
workshop-board-map = Karta
workshop-map = { $box }, { $players } spelare
workshop-board-nothing = Välj en effekt för att se vad den innebär på ett bräde.
workshop-board-some = { $amount ->
    [one] { $amount } region berörs i just det här läget i ett spel.
   *[other] { $amount } regioner berörs i just det här läget i ett spel.
}
workshop-board-none = Ingen region berörs i just det här läget i ett spel, eller ingen särskild.
workshop-board-never = Effekten kan aldrig göra något på den här kartan.
workshop-board-region = berörs av effekten
workshop-board-who = { $race } visar var { $name } kan stå.

## Try it, share it

workshop-try = Provspela
workshop-try-text = Ett övningsbord mot lätta botar, på kartan nedan; din kombination ligger på första steget.
workshop-try-never = Inget av det kan fungera på kartan nedan. Välj en annan karta för att provspela.
workshop-share = Dela
workshop-share-link = Länken bär hela samlingen i sig. Ingen server sparar den.
workshop-share-short = Servern sparar det som finns bakom den korta länken fram till { $until }.
workshop-share-address = Länk
workshop-share-copy = Skicka länken
workshop-share-file = Ladda ner som fil
workshop-share-code = Länkens QR-kod
workshop-share-long = Länken är för lång för en QR-kod.
workshop-share-short-offer = Servern kan spara samlingen i 30 dagar bakom en kort länk.
workshop-share-shorten = Gör en kort länk
workshop-arrival = Någon skickar dig hemgjorda kort.
workshop-arrival-by = { $author } skickar dig hemgjorda kort.
workshop-arrival-failed = Det finns inga kort här

## The text form

workshop-text = Som text
workshop-text-lead = Samma sak som en fil, för den som gillar att skriva. Menyer och kort följer med så snart texten är rätt.
workshop-text-fine = Det här är rätt.
