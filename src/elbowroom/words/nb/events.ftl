## Turns and rounds

event-round = Runde { $round } av { $rounds } begynner.
event-turn-began = Runde { $round }: { $seat }
event-won = { $coins ->
    [one] { $seat } vinner med { $coins } mynt.
   *[other] { $seat } vinner med { $coins } mynter.
}
event-shared = { $coins ->
    [one] { $seats } deler seieren med { $coins } mynt hver.
   *[other] { $seats } deler seieren med { $coins } mynter hver.
}
event-undo = { $amount ->
    [one] { $seat } tar tilbake én handling.
   *[other] { $seat } tar tilbake { $amount } handlinger.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } velger { $army }: { $tokens } tropp.
   *[other] { $seat } velger { $army }: { $tokens } tropper.
}
event-swapped = { $seat } bytter evnebrikke. { $race } har nå: { $power }.
event-combo-drawn = Ny på plass { $slot }: { $army }.
event-declined = { $seat } lar { FORM($race, "def") } stagnere.
event-army-gone = { $seat } har ingen { $race } igjen.

## Conquest

event-abandoned = { $seat } gir opp { $region }.
event-conquered = { $tokens ->
    [0] { $seat } erobrer { $region }.
    [one] { $seat } erobrer { $region } med { $tokens } tropp.
   *[other] { $seat } erobrer { $region } med { $tokens } tropper.
}
event-conquered-by = { $seat } erobrer { $region } ved hjelp av { $means }.
event-failed = { $seat } prøver seg på { $region }, men mislykkes.
event-rolled = { $face ->
    [0] { $seat } kaster terningen: blank side.
   *[other] { $seat } kaster terningen: { $face }.
}
event-barred = { $region } er sperret for { $seat } resten av turen.
event-lost = { $tokens ->
    [0] { $seat } mister { $region }, men ingen tropper.
    [one] { $seat } mister { $region } og { $tokens } tropp.
   *[other] { $seat } mister { $region } og { $tokens } tropper.
}
event-pricked = { $tokens ->
    [one] { $seat } mister { $tokens } tropp i erobringen av { $region }.
   *[other] { $seat } mister { $tokens } tropper i erobringen av { $region }.
}
event-roamed = { $piece }: går inn i { $region }.

## Finds

event-found = { $seat } finner noe i { $region }: { $find }.
event-power-drawn = Steinhekken gir den som har den, en evne: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } setter { $tokens } tropp i { $region }.
   *[other] { $seat } setter { $tokens } tropper i { $region }.
}
event-placed = { $number ->
    [one] { $seat } plasserer i { $region }: { $piece }.
   *[other] { $seat } plasserer i { $region }: { $number } × { $piece }.
}
event-moved = { $piece }: flyttet til { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } får { $tokens } tropp fra oppbevaringsbrettet.
   *[other] { $seat } får { $tokens } tropper fra oppbevaringsbrettet.
}
event-reborn = { $seat } vekker { $region } til live igjen: { $race }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } tjener 0 mynter.
    [one] { $seat } tjener { $coins } mynt. { $parts }
   *[other] { $seat } tjener { $coins } mynter. { $parts }
}
event-scored-hidden = { $seat } tjener mynter.
event-toll-paid = { $coins ->
    [one] { $payee } krever inn { $coins } mynt fra { $seat }.
   *[other] { $payee } krever inn { $coins } mynter fra { $seat }.
}
event-ally = { $seat } slutter fred: { $other } kan ikke angripe.
event-sacrificed = { $coins ->
    [one] { $seat } ofrer en tropp ({ $race }) i { $region } for { $coins } mynt.
   *[other] { $seat } ofrer en tropp ({ $race }) i { $region } for { $coins } mynter.
}
