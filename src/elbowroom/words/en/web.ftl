### The web table: everything that is read on a page and not said elsewhere.
###
### For translators:
### - Names of things come from content.ftl, sentences of the log from events.ftl, prices and
###   refusals from explain.ftl.
### - Buttons are short: a verb, perhaps a noun. `.label` is read aloud where a picture stands alone.

## Around every page

game-title = elbowroom
game-motto = Everybody wants a place to live. There is just not enough of it.
page-skip = To the page
page-loading = One moment …
page-failed = This page could not be loaded. Is the network there? Reload to try again.
page-lost = There is nothing at this address.
page-home = Back to the start
nav-label = Pages
nav-start = Start
nav-tables = Tables
nav-mine = My games
nav-compendium = Compendium
nav-guide = First game
nav-about = About

## Settings

settings-open = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-sound = Sounds
settings-speed = Moves of others
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-speed-now = At once
settings-notify = Tell me when it is my turn
settings-close = Done
dialog-close = Close

## Bots

level-random = Anything goes
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-champion = Champion

## When something is refused

refusal-offline = The server cannot be reached. Nothing is lost; it is tried again.
refusal-stale = The position has changed meanwhile. Look again, then decide.
refusal-not-your-turn = It is somebody else’s turn.
refusal-too-fast = That was a little too fast. Try again in a moment.
refusal-busy = The server is busy. Try again in a moment.
refusal-no-such-table = There is no such table. Perhaps the link is not complete.
refusal-other = That did not work ({ $error }).
