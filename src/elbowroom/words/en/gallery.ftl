### The gallery of home-made collections, and measuring how strong something is.

nav-gallery = Gallery
gallery-title = Gallery
gallery-lead = Races and powers that people have made, to play with at once.
gallery-make = Make your own
gallery-search = Search for names
gallery-order = Sort by
gallery-order-newest = Newest
gallery-order-played = Most played
gallery-by-author = Only by { $author }.
gallery-all = The whole gallery
gallery-more = Show more
gallery-none = Nobody has published anything here yet. You can be the first.
gallery-none-found = Nothing like that has been published.
gallery-ours = From the makers of this game
gallery-from-us = by us
gallery-by = by { $author }
# What is in a collection, in a list with commas.
gallery-races = { $amount ->
    [one] { $amount } race
   *[other] { $amount } races
}
gallery-powers = { $amount ->
    [one] { $amount } power
   *[other] { $amount } powers
}
gallery-maps = { $amount ->
    [one] { $amount } map
   *[other] { $amount } maps
}
gallery-plays-text = { $plays ->
    [one] played once
   *[other] played { $plays } times
}
# Behind the names of some races and powers of a collection.
gallery-more-things = and { $amount } more

## One collection

gallery-of-author = More by this author
gallery-newer = There is a newer version of this collection.
gallery-older = This is a new version of an older collection.
gallery-with-maps = { $amount ->
    [one] It also has a map, which you can choose when you set up a table.
   *[other] It also has { $amount } maps, which you can choose when you set up a table.
}
gallery-report-open = Report it
gallery-report-reason = What is wrong with it?
gallery-report-hint = Only the operator of this server will read it.
gallery-report-send = Send
gallery-report-sent = Thank you. The operator of this server will have a look.

## Publishing

publish-head = Publish it
publish-account = Everybody can find and play what is published. It is published under your name, so protect your name with a password first.
publish-lead = Everybody will find it in the gallery, under your name: { $name }. It cannot be changed after that, but you can publish a new version.
publish-version = This is
publish-new = something new
publish-button = Publish
publish-done = It is in the gallery now:

## Measuring

measure-head = Measure it
measure-lead = Bots play some hundred games with it. That takes about a minute, and you can stop at any time.
measure-start = Measure
measure-stop = Stop
measure-go-on = Go on
measure-progress = Games played
measure-played = { $played } of { $of } games
measure-verdict-head = { $verdict ->
    [weak] Weak: hardly anybody will want it.
    [strong] Strong: everybody will want it.
   *[even] Fair: it fits in well.
}
# The coins that an army brings until the end of a game, and the interval that contains the true mean in nine cases of ten.
measure-coins-text = Its armies bring { $coins } coins on average ({ $low } to { $high }).
measure-middle-text = { $kind ->
    [race] Half of the races of the box bring between { $lower } and { $upper }.
   *[power] Half of the powers of the box bring between { $lower } and { $upper }.
}
measure-rank-text = { $kind ->
    [race] It is number { $rank } of { $ranked } races.
   *[power] It is number { $rank } of { $ranked } powers.
}
measure-wins-text = Players who pick it win { $share } % of their games ({ $low } to { $high } %); by chance it would be 25 %.
# $change: more or less. $more: whether that brings more coins (yes) or fewer (no).
measure-token-text = { $change ->
    [more] One token more
   *[less] One token less
} would bring { $more ->
    [yes] { $coins } coins more
   *[no] { $coins } coins less
} ({ $low } to { $high }).
# $bot: the level of the bots; its form small is that inside a sentence. $map: the name of a map.
measure-about-text = { $picks } armies in { $games } games of { FORM($bot, "small") } bots on { $map }; in brackets: 90 % intervals.
measure-hardly = In { $games } games the bots hardly ever picked it.

## When something is refused

refusal-account-needed = To publish something, protect your name with a password first.
refusal-already-published = Exactly this collection is in the gallery already.
refusal-gallery-full = You have published as much as one person may.
refusal-not-your-entry = Only the author of a collection can publish a new version of it.
refusal-no-such-entry = There is no such collection in the gallery. It may have been removed.
refusal-no-such-thing = This collection has no such race or power.
