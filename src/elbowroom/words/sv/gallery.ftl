nav-gallery = Galleri
gallery-title = Galleri
gallery-lead = Folkslag och förmågor som andra har gjort. Spela med dem direkt.
gallery-make = Gör en egen
gallery-search = Sök namn
gallery-order = Sortera efter
gallery-order-newest = Nyast
gallery-order-played = Mest spelade
gallery-by-author = Bara av { $author }.
gallery-all = Hela galleriet
gallery-more = Visa fler
gallery-none = Ingen har publicerat något här än. Du kan bli först.
gallery-none-found = Inget sådant har publicerats.
gallery-ours = Från spelets skapare
gallery-from-us = av oss
gallery-by = av { $author }
gallery-races = { $amount } folkslag
gallery-powers = { $amount ->
    [one] { $amount } förmåga
   *[other] { $amount } förmågor
}
gallery-maps = { $amount ->
    [one] { $amount } karta
   *[other] { $amount } kartor
}
gallery-plays-text = { $plays ->
    [one] spelad en gång
   *[other] spelad { $plays } gånger
}
gallery-more-things = och { $amount } till

## One collection

gallery-of-author = Mer av samma person
gallery-newer = Det finns en nyare version av samlingen.
gallery-older = Det här är en ny version av en äldre samling.
gallery-with-maps = { $amount ->
    [one] Den har också en karta, som du kan välja när du skapar ett bord.
   *[other] Den har också { $amount } kartor, som du kan välja när du skapar ett bord.
}
gallery-report-open = Anmäl
gallery-report-reason = Vad är fel med den?
gallery-report-hint = Bara den som driver servern läser det.
gallery-report-send = Skicka
gallery-report-sent = Tack. Den som driver servern tar en titt.

## Publishing

publish-head = Publicera
publish-account = Alla kan hitta och spela det som är publicerat. Det publiceras under ditt namn, så skydda först namnet med ett lösenord.
publish-lead = Alla hittar den i galleriet, under ditt namn: { $name }. Den kan inte ändras efteråt, men du kan publicera en ny version.
publish-version = Det här är
publish-new = något nytt
publish-button = Publicera
publish-done = Nu finns den i galleriet:

## Measuring

measure-head = Mät
measure-lead = Botar spelar några hundra spel med det. Det tar omkring en minut, och du kan stoppa när du vill.
measure-start = Mät
measure-stop = Stoppa
measure-go-on = Fortsätt
measure-progress = Spelade spel
measure-played = { $played } av { $of } spel
measure-verdict-head = { $verdict ->
    [weak] Svagt: knappt någon kommer att vilja ha det.
    [strong] Starkt: alla kommer att vilja ha det.
   *[even] Lagom: det passar bra in.
}
measure-coins-text = Arméerna ger i genomsnitt { $coins } mynt ({ $low } till { $high }).
measure-middle-text = { $kind ->
    [race] Hälften av lådans folkslag ger mellan { $lower } och { $upper }.
   *[power] Hälften av lådans förmågor ger mellan { $lower } och { $upper }.
}
measure-rank-text = { $kind ->
    [race] Det är nummer { $rank } av { $ranked } folkslag.
   *[power] Det är nummer { $rank } av { $ranked } förmågor.
}
measure-wins-text = Spelare som väljer det vinner { $share } % av sina spel ({ $low } till { $high } %); slumpen ensam skulle ge 25 %.
measure-token-text = { $change ->
    [more] En bricka mer
   *[less] En bricka mindre
} skulle ge { $more ->
    [yes] { $coins } mynt mer
   *[no] { $coins } mynt mindre
} ({ $low } till { $high }).
measure-about-text = { $picks } arméer i { $games } spel på { $map }, botarnas nivå: { FORM($bot, "small") }; inom parentes: 90-procentiga intervall.
measure-hardly = I { $games } spel valde botarna det nästan aldrig.

## When something is refused

refusal-account-needed = För att publicera något måste du först skydda ditt namn med ett lösenord.
refusal-already-published = Precis den här samlingen finns redan i galleriet.
refusal-gallery-full = Du har publicerat så mycket som en person får.
refusal-not-your-entry = Bara samlingens upphovsperson kan publicera en ny version av den.
refusal-no-such-entry = Det finns ingen sådan samling i galleriet. Den kan ha tagits bort.
refusal-no-such-thing = Samlingen har inget sådant folkslag och ingen sådan förmåga.
