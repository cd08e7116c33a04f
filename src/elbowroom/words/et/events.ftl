## Turns and rounds

event-round = Algab { $round }. voor (kokku { $rounds }).
event-turn-began = { $round }. voor: { $seat }
event-won = { $seat } võidab { $coins } mündiga.
event-shared = { $coins ->
    [one] { $seats } jagavad võitu, igaühel { $coins } münt.
   *[other] { $seats } jagavad võitu, igaühel { $coins } münti.
}
event-undo = { $amount ->
    [one] { $seat } võtab ühe tegevuse tagasi.
   *[other] { $seat } võtab { $amount } tegevust tagasi.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } valib { FORM($army, "low") }: { $tokens } hõimumärk.
   *[other] { $seat } valib { FORM($army, "low") }: { $tokens } hõimumärki.
}
event-swapped = { $seat } vahetab eriomaduse märgi. { $race }, uus eriomadus: { $power }.
event-combo-drawn = Uus { $slot }. paar: { $army }.
event-declined = { $seat } saadab { FORM($race, "low") } allakäigule.
event-army-gone = { $seat }: { FORM($race, "low") } on läinud.

## Conquest

event-abandoned = { $seat } loobub alast { $region }.
event-conquered = { $tokens ->
    [0] { $seat } vallutab ala { $region }.
    [one] { $seat } vallutab ala { $region }: { $tokens } hõimumärk.
   *[other] { $seat } vallutab ala { $region }: { $tokens } hõimumärki.
}
event-conquered-by = { $seat } vallutab ala { $region }, abiks { $means }.
event-failed = { $seat } püüab vallutada ala { $region }, aga ebaõnnestub.
event-rolled = { $face ->
    [0] { $seat } veeretab täringut: tühi tahk.
   *[other] { $seat } veeretab täringut: { $face }.
}
event-barred = { $seat }: ala { $region } on käigu lõpuni suletud.
event-lost = { $tokens ->
    [0] { $seat } kaotab ala { $region }, aga mitte ühtki hõimumärki.
    [one] { $seat } kaotab ala { $region } ja { $tokens } hõimumärgi.
   *[other] { $seat } kaotab ala { $region } ja { $tokens } hõimumärki.
}
event-pricked = { $tokens ->
    [one] { $seat } kaotab ala { $region } vallutades { $tokens } hõimumärgi.
   *[other] { $seat } kaotab ala { $region } vallutades { $tokens } hõimumärki.
}
event-roamed = { $piece } tungib alale { $region }.

## Finds

event-found = { $seat } leiab midagi alalt { $region }: { $find }.
event-power-drawn = Kivihekk annab oma valdajale eriomaduse: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } paneb { $tokens } hõimumärgi alale { $region }.
   *[other] { $seat } paneb { $tokens } hõimumärki alale { $region }.
}
event-placed = { $number ->
    [one] { $seat } paneb alale { $region }: { $piece }.
   *[other] { $seat } paneb alale { $region }: { $number } × { $piece }.
}
event-moved = { $piece } liigub alale { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } saab karbist { $tokens } hõimumärgi.
   *[other] { $seat } saab karbist { $tokens } hõimumärki.
}
event-reborn = { $seat } äratab ellu ala { $region }: { $race }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } kogub 0 münti.
    [one] { $seat } kogub { $coins } mündi. { $parts }
   *[other] { $seat } kogub { $coins } münti. { $parts }
}
event-scored-hidden = { $seat } kogub münte.
event-toll-paid = { $coins ->
    [one] { $payee } saab { $coins } mündi. Maksja: { $seat }.
   *[other] { $payee } saab { $coins } münti. Maksja: { $seat }.
}
event-ally = { $seat } sõlmib rahu: { $other } ei tohi rünnata.
event-sacrificed = { $coins ->
    [one] { $seat } ohverdab alal { $region } ühe { FORM($race, "gen") } hõimumärgi ja saab { $coins } mündi.
   *[other] { $seat } ohverdab alal { $region } ühe { FORM($race, "gen") } hõimumärgi ja saab { $coins } münti.
}
