## Turns and rounds

event-round = Kierros { $round }/{ $rounds } alkaa.
event-turn-began = Kierros { $round }: { $seat }
event-won = { $coins ->
    [one] { $seat } voittaa: { $coins } kolikko.
   *[other] { $seat } voittaa: { $coins } kolikkoa.
}
event-shared = { $coins ->
    [one] { $seats } jakavat voiton: kullakin { $coins } kolikko.
   *[other] { $seats } jakavat voiton: kullakin { $coins } kolikkoa.
}
event-undo = { $amount ->
    [one] { $seat } kumoaa yhden toiminnon.
   *[other] { $seat } kumoaa { $amount } toimintoa.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } valitsee: { FORM($army, "low") }, { $tokens } merkki.
   *[other] { $seat } valitsee: { FORM($army, "low") }, { $tokens } merkkiä.
}
event-swapped = { $seat } vaihtaa erityiskykylaatan. Rotu: { FORM($race, "low") }, uusi laatta: { $power }.
event-combo-drawn = Uusi yhdistelmä kohdassa { $slot }: { FORM($army, "low") }.
event-declined = { $seat } antaa rotunsa rappeutua: { FORM($race, "low") }.
event-army-gone = { $seat } menettää rodun kokonaan: { FORM($race, "low") }.

## Conquest

event-abandoned = { $seat } hylkää alueen { $region }.
event-conquered = { $tokens ->
    [0] { $seat } valloittaa alueen { $region }.
    [one] { $seat } valloittaa { $tokens } merkillä alueen { $region }.
   *[other] { $seat } valloittaa { $tokens } merkillä alueen { $region }.
}
event-conquered-by = { $seat } valloittaa { FORM($means, "gen") } avulla alueen { $region }.
event-failed = { $seat } yrittää vallata alueen { $region } ja epäonnistuu.
event-rolled = { $face ->
    [0] { $seat } heittää noppaa: tyhjä tahko.
   *[other] { $seat } heittää noppaa: { $face }.
}
event-barred = { $seat } ei voi tällä vuorolla enää valloittaa aluetta { $region }.
event-lost = { $tokens ->
    [0] { $seat } menettää alueen { $region } mutta ei merkkejä.
    [one] { $seat } menettää alueen { $region } ja { $tokens } merkin.
   *[other] { $seat } menettää alueen { $region } ja { $tokens } merkkiä.
}
event-pricked = { $tokens ->
    [one] { $seat } menettää alueen { $region } valloituksessa { $tokens } merkin.
   *[other] { $seat } menettää alueen { $region } valloituksessa { $tokens } merkkiä.
}
event-roamed = { $piece } saapuu alueelle { $region }.

## Finds

event-found = { $seat } löytää jotain alueelta { $region }: { $find }.
event-power-drawn = Kiviaita antaa hallitsijalleen erityiskyvyn: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } sijoittaa { $tokens } merkin alueelle { $region }.
   *[other] { $seat } sijoittaa { $tokens } merkkiä alueelle { $region }.
}
event-placed = { $number ->
    [one] { $seat } asettaa alueelle { $region }: { FORM($piece, "low") }.
   *[other] { $seat } asettaa alueelle { $region }: { $number } × { FORM($piece, "low") }.
}
event-moved = { $piece }: siirto alueelle { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } saa { $tokens } merkin säilytyslaatikosta.
   *[other] { $seat } saa { $tokens } merkkiä säilytyslaatikosta.
}
event-reborn = { $seat } herättää alueen { $region } henkiin: { FORM($race, "low") }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } ei saa yhtään kolikkoa.
    [one] { $seat } saa { $coins } kolikon. { $parts }
   *[other] { $seat } saa { $coins } kolikkoa. { $parts }
}
event-scored-hidden = { $seat } saa kolikoita.
event-toll-paid = { $coins ->
    [one] { $payee } perii { $coins } kolikon tullia. Maksaja: { $seat }.
   *[other] { $payee } perii { $coins } kolikkoa tullia. Maksaja: { $seat }.
}
event-ally = { $seat } solmii rauhan: { $other } ei saa hyökätä.
event-sacrificed = { $coins ->
    [one] { $seat } uhraa merkin alueelta { $region } ja saa { $coins } kolikon. Rotu: { FORM($race, "low") }.
   *[other] { $seat } uhraa merkin alueelta { $region } ja saa { $coins } kolikkoa. Rotu: { FORM($race, "low") }.
}
