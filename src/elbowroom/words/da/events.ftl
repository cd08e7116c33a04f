## Turns and rounds

event-round = Runde { $round } af { $rounds } begynder.
event-turn-began = Runde { $round }: { $seat }
event-won = { $coins ->
    [one] { $seat } vinder med { $coins } mønt.
   *[other] { $seat } vinder med { $coins } mønter.
}
event-shared = { $coins ->
    [one] { $seats } deler sejren med { $coins } mønt hver.
   *[other] { $seats } deler sejren med { $coins } mønter hver.
}
event-undo = { $amount ->
    [one] { $seat } tager en handling tilbage.
   *[other] { $seat } tager { $amount } handlinger tilbage.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } vælger { $army }: { $tokens } trop.
   *[other] { $seat } vælger { $army }: { $tokens } tropper.
}
event-swapped = { $seat } giver { FORM($race, "def") } en anden evnebrik: { $power }.
event-combo-drawn = Nyt sæt som nummer { $slot }: { $army }.
event-declined = { $seat } lader { FORM($race, "def") } stagnere.
event-army-gone = { $seat } har ingen { $race } tilbage.

## Conquest

event-abandoned = { $seat } opgiver { $region }.
event-conquered = { $tokens ->
    [0] { $seat } erobrer { $region }.
    [one] { $seat } erobrer { $region } med { $tokens } trop.
   *[other] { $seat } erobrer { $region } med { $tokens } tropper.
}
event-conquered-by = { $seat } erobrer { $region } ved hjælp af { $means }.
event-failed = { $seat } prøver at erobre { $region }, men det mislykkes.
event-rolled = { $face ->
    [0] { $seat } slår med terningen: en blank side.
   *[other] { $seat } slår med terningen: { $face }.
}
event-barred = { $region } er spærret for { $seat } resten af turen.
event-lost = { $tokens ->
    [0] { $seat } mister { $region }, men ingen tropper.
    [one] { $seat } mister { $region } og { $tokens } trop.
   *[other] { $seat } mister { $region } og { $tokens } tropper.
}
event-pricked = { $tokens ->
    [one] { $seat } mister { $tokens } trop ved erobringen af { $region }.
   *[other] { $seat } mister { $tokens } tropper ved erobringen af { $region }.
}
event-roamed = { $piece }: går ind i { $region }.

## Finds

event-found = { $seat } finder noget i { $region }: { $find }.
event-power-drawn = Stenhækken giver sin indehaver en specialevne: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } sætter { $tokens } trop i { $region }.
   *[other] { $seat } sætter { $tokens } tropper i { $region }.
}
event-placed = { $number ->
    [one] { $seat } placerer i { $region }: { $piece }.
   *[other] { $seat } placerer i { $region }: { $number } × { $piece }.
}
event-moved = { $piece }: flyttet til { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } får { $tokens } trop fra bakken.
   *[other] { $seat } får { $tokens } tropper fra bakken.
}
event-reborn = { $seat } vækker { $region } til live igen: { $race }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } optjener ingen mønter.
    [one] { $seat } optjener { $coins } mønt. { $parts }
   *[other] { $seat } optjener { $coins } mønter. { $parts }
}
event-scored-hidden = { $seat } optjener mønter.
event-toll-paid = { $coins ->
    [one] { $payee } får { $coins } mønt i told fra { $seat }.
   *[other] { $payee } får { $coins } mønter i told fra { $seat }.
}
event-ally = { $seat } slutter fred: { $other } må ikke angribe.
event-sacrificed = { $coins ->
    [one] { $seat } ofrer en trop ({ $race }) i { $region } for { $coins } mønt.
   *[other] { $seat } ofrer en trop ({ $race }) i { $region } for { $coins } mønter.
}
