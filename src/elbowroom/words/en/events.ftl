### The log: one sentence for every fact of a game.
###
### For translators:
### - $seat and $other are names of seats ("Seat 2" or a player’s name); $race, $power, $piece,
###   $means and $name are names from content.ftl, in the form in which they stand there; $region is
###   the name of a region. Sentences must work for any of them, so no articles or endings that
###   depend on a name.
### - $amount counts tokens unless a note says otherwise; $coins counts coins.

## Turns and rounds

event-round = Round { $round } of { $rounds } begins.
event-turn-began = { $seat } begins a turn.
event-game-over = The game is over.
event-won = { $coins ->
    [one] { $seat } wins with { $coins } coin.
   *[other] { $seat } wins with { $coins } coins.
}
# $seats: two or more names in one list, "Seat 1 and Seat 3". $coins: what each of them has.
event-shared = { $coins ->
    [one] { $seats } share the victory with { $coins } coin each.
   *[other] { $seats } share the victory with { $coins } coins each.
}
# $amount: how many actions are taken back.
event-undo = { $amount ->
    [one] { $seat } takes back one action.
   *[other] { $seat } takes back { $amount } actions.
}

## Combos

event-picked = { $amount ->
    [one] { $seat } picks { $power } { $race }, { $amount } token strong.
   *[other] { $seat } picks { $power } { $race }, { $amount } tokens strong.
}
# Shadow Mimes. $power: the badge they end up with.
event-swapped = { $seat } swaps badges: { $race } with { $power }.
# A new combo lies open. $slot: its number, from 1.
event-combo-drawn = New in slot { $slot }: { $power } { $race }.
event-declined = { $seat } goes into decline with { $race }.
event-army-gone = Nothing is left of the { $race } of { $seat }.

## Conquest

event-abandoned = { $seat } abandons { $region }.
event-conquered = { $amount ->
    [0] { $seat } conquers { $region }.
    [one] { $seat } conquers { $region } with { $amount } token.
   *[other] { $seat } conquers { $region } with { $amount } tokens.
}
# $means: a special means, such as "the dragon" or "sorcery".
event-conquered-by = { $seat } conquers { $region }, thanks to { $means }.
event-failed = { $seat } tries for { $region } and fails.
# $amount: the face of the die.
event-rolled = { $amount ->
    [0] { $seat } rolls the die: a blank.
   *[other] { $seat } rolls the die: { $amount }.
}
event-barred = { $region } is barred to { $seat } for the rest of the turn.
event-lost = { $amount ->
    [0] { $seat } loses { $region }, but no token.
    [one] { $seat } loses { $region } and { $amount } token.
   *[other] { $seat } loses { $region } and { $amount } tokens.
}
event-retreats = { $amount ->
    [one] { $seat } has { $amount } token to bring home.
   *[other] { $seat } has { $amount } tokens to bring home.
}
# The Balrog enters a region.
event-balrog = The Balrog rises in { $region }.
event-volcano = { $seat } sets the Volcano on { $region }.

## Finds

# $name: a place or a relic.
event-found = { $seat } finds something in { $region }: { $name }.
# The power of Stonehedge.
event-power-drawn = The stones of Stonehedge hum with a power: { $power }.

## Redeployment and pieces

event-deployed = { $amount ->
    [one] { $seat } puts { $amount } token on { $region }.
   *[other] { $seat } puts { $amount } tokens on { $region }.
}
# $amount: how many pieces.
event-placed = { $amount ->
    [one] { $seat } places in { $region }: { $piece }.
   *[other] { $seat } places in { $region }: { $amount } × { $piece }.
}
event-moved = { $piece }: moved to { $region }.
# Also said of Lost Tribes and monsters that are driven out.
event-removed = { $piece }: gone from { $region }.
event-gained-tokens = { $amount ->
    [one] { $seat } gains { $amount } token from the tray.
   *[other] { $seat } gains { $amount } tokens from the tray.
}
# A region of the declined Reborn army changes to the active army.
event-reborn = { $seat } is reborn in { $region }: { $race }.

## Coins and peace

event-scored = { $coins ->
    [one] { $seat } scores { $coins } coin.
   *[other] { $seat } scores { $coins } coins.
}
# The same fact where coins are hidden.
event-scored-hidden = { $seat } scores.
event-paid = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
# $other pays.
event-collected = { $coins ->
    [one] { $seat } collects { $coins } coin from { $other }.
   *[other] { $seat } collects { $coins } coins from { $other }.
}
# Diplomat: $other may not attack $seat until the next turn of $seat.
event-ally = { $seat } makes peace: { $other } may not attack.
event-sacrificed = { $coins ->
    [one] { $seat } sacrifices a token of { $race } in { $region } for { $coins } coin.
   *[other] { $seat } sacrifices a token of { $race } in { $region } for { $coins } coins.
}
# Sentences of the log that are made of others.
told-parts = { $sentence } { $parts }
