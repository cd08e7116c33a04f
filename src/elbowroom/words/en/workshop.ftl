### The workshop of home-made races and powers, and their cards on the page.

## Cards

# Below the name of a card, where cards of the boxes name their box.
made-origin = home-made
# $names: races and powers whose pieces it borrows.
made-replaces = Stays in the box instead: { $names }
made-left-out = Nothing of it can work on this map: it stays in the box.
# $effect: the sentence of an effect.
made-idle = Can do nothing on this map: { $effect }
# $icon: the name of the drawing. The website, the authors and the licence follow as links.
made-icon-credit = Icon “{ $icon }” from
made-icon-authors = its authors

# All home-made cards of a table, in its waiting room.
made-title = Home-made cards
made-lead = This table plays with races and powers that are in no box.
# $names: races and powers; $amount: how many.
made-left-out-list = { $amount ->
    [one] { $names } stays in the box, because nothing of it can work on this map.
   *[other] { $names } stay in the box, because nothing of them can work on this map.
}

## The form of a new table

new-made = Home-made races and powers
new-made-none = none
new-made-own = Collections on this device
new-made-empty = There are no collections on this device yet.
new-made-workshop = Make your own in the workshop
# $name: a collection.
new-made-item = { $name } ({ $races ->
    [one] { $races } race
   *[other] { $races } races
}, { $powers ->
    [one] { $powers } power
   *[other] { $powers } powers
})
new-made-file = Add one from a file
new-made-link = Add one from a link
new-made-add = Add
workshop-bad-link = There is no collection in this link. Perhaps it was cut off on its way.
# A collection whose name is empty.
workshop-nameless = Without a name

## Mistakes in a collection
##
## $what says what is wrong and what would be right; it begins with a small letter.

mistake-at = { $place }: { $what }
mistake-whole = The collection: { $what }

## The workshop

workshop-title = Workshop
workshop-lead = Every box has a blank banner and a blank badge. Make a race or a power of your own, try it, and send it to your friends.
workshop-create = Make something new
workshop-open-file = Open a file
workshop-open = Open it in the workshop
workshop-own = On this device
workshop-size = { $races ->
    [one] { $races } race
   *[other] { $races } races
}, { $powers ->
    [one] { $powers } power
   *[other] { $powers } powers
}, changed on { $changed }
workshop-use = Play with it
workshop-remove = Remove { $name }
workshop-removed = { $name } has been removed from this device.
workshop-restore = Bring it back
workshop-all = All collections
workshop-gone = This collection is not on this device. Somebody who has it can send you a link.
# The name of a new collection, and of new things in it.
workshop-new-name = My collection
workshop-new-race = New race
workshop-new-power = New power
workshop-collection = Name of the collection
workshop-author = Author
workshop-undo = Undo
workshop-redo = Redo
workshop-as-text = As text
workshop-saved = Saved on this device
workshop-full = This device has no room left: download the collection as a file
workshop-things = Races and powers
workshop-add-race = Race
workshop-add-power = Power
workshop-remove-race = Remove this race
workshop-remove-power = Remove this power
workshop-mistake = There is a mistake in it
workshop-empty = Begin with a race or a power.
workshop-card = The card

## A race or a power

workshop-name = Name
workshop-names = Name in other languages
workshop-tokens-race = Tokens on the banner
workshop-tokens-power = Tokens on the badge
workshop-icon = Icon
workshop-icon-blank = none yet
workshop-icon-title = Choose an icon
workshop-icon-search = Search
workshop-icon-hint = In English, such as “owl” or “sword”
workshop-icon-group = Group
workshop-icon-none = No icon has this word in its name.
# The website, the authors and the licence follow as links.
workshop-icon-credit = Icons from
workshop-icons-people = People and monsters
workshop-icons-beasts = Animals
workshop-icons-plants = Plants
workshop-icons-arms = Arms and armour
workshop-icons-magic = Magic
workshop-icons-nature = Land, sea and sky
workshop-icons-buildings = Buildings
workshop-icons-things = Things
workshop-stand-in = In place of
workshop-stand-in-none = nobody: it is added to the box
workshop-stand-in-race = { $name } ({ $tokens } tokens)
workshop-flavour = A line of flavour

## Effects

workshop-effects = What it can do
workshop-effects-none = Nothing yet. Choose a sentence below and change its words.
workshop-effects-full = There is no room for more
workshop-effect-add = Add an effect
workshop-effect-add-button = Add
workshop-effect-choose = Choose a sentence …
# $number: the number of the effect.
workshop-effect-remove = Remove effect { $number }
workshop-show = Show effect { $number } on the board
workshop-topic-conquest = Conquest
workshop-topic-coins = Coins
workshop-topic-tokens = Tokens
workshop-topic-defence = Defence
workshop-topic-borrow = Talents of others
# Names of menus inside a sentence, for screen readers.
workshop-regions = Which regions
workshop-where-regions = Only which regions
workshop-borrowed = Whose talent
workshop-number-amount = How many
workshop-number-per = For every how many
workshop-when = When it works
workshop-when-active = while active
workshop-when-declined = in decline
workshop-when-always = always
# Before a menu of regions: only these count.
workshop-where = only in
workshop-where-add = only some regions …
# Between the parts of a phrase for regions, and buttons that add one.
workshop-and = and
workshop-or = or
workshop-add-and = And which must also be …
workshop-add-or = Or else …
workshop-set-remove = Remove this part
# Groups of words for regions.
workshop-words-ground = Ground
workshop-words-terrain = Terrain and symbols
workshop-words-standing = What is there
workshop-words-owner = Whose they are
workshop-words-around = Around and not

## The board

workshop-board = On the board
workshop-board-map = Map
# $box: the name of a box.
workshop-map = { $box }, { $players } players
workshop-board-nothing = Choose an effect to see what it means on a board.
workshop-board-some = { $amount ->
    [one] { $amount } region is meant at this moment of a game.
   *[other] { $amount } regions are meant at this moment of a game.
}
workshop-board-none = No region is meant at this moment of a game, or none in particular.
workshop-board-never = This effect can never do anything on this map.
# What a screen reader says of a region that lights up.
workshop-board-region = meant by the effect
# $name: the race or power that is being made; $race: the race that stands on the board for it.
workshop-board-who = { $race } show where { $name } might stand.

## Try it, share it

workshop-try = Try it
workshop-try-text = A practice table against easy bots, on the map below; your combo lies in the first slot.
workshop-try-never = Nothing of it can work on the map below. Choose another map to try it.
workshop-share = Share it
workshop-share-link = This link carries the whole collection in itself. No server keeps it.
workshop-share-short = The server keeps what is behind this short link until { $until }.
workshop-share-address = Link
workshop-share-copy = Send the link
workshop-share-file = Download as a file
workshop-share-code = QR code of the link
workshop-share-long = This link is too long for a QR code.
workshop-share-short-offer = The server can keep the collection for 30 days behind a short link.
workshop-share-shorten = Make a short link
workshop-arrival = Somebody sends you home-made cards.
workshop-arrival-by = { $author } sends you home-made cards.
workshop-arrival-failed = There are no cards here

## The text form

workshop-text = As text
workshop-text-lead = The same as a file, for those who like to write. Menus and cards follow as soon as it is right.
workshop-text-fine = This is right.
