"""Signs and colours of the table: which seat, which piece, which terrain."""

from __future__ import annotations

import unicodedata
from typing import Final

# A full disc for an active army, a ring for one in decline; the letters do without Unicode.
ACTIVE: Final = "❶❷❸❹❺"
DECLINED: Final = "①②③④⑤"
PLAIN_ACTIVE: Final = "ABCDE"
PLAIN_DECLINED: Final = "abcde"

# Signs that fit next to a number; the legend below the map explains them.
SIGNS: Final = {
    "tribe": ("†", "t"),
    "monsters": ("‡", "M"),
    "lair": ("⌂", "l"),
    "fortress": ("♜", "F"),
    "hole": ("○", "o"),
    "hero": ("♞", "H"),
    "dragon": ("§", "D"),
    "ancient": ("Ψ", "A"),
    "queen": ("♛", "Q"),
    "ghost": ("Ω", "G"),
    "balrog": ("¥", "B"),
    "volcano": ("Δ", "V"),
    "bag": ("ß", "b"),
    "encampment": ("∧", "e"),
    "armour": ("∩", "a"),
    "hammer": ("┬", "h"),
}
FIND: Final = ("◎", "?")
PRINTED: Final = {"mine": ("¤", "$"), "magic": ("*", "*"), "cavern": ("◠", "u")}
PRICE: Final = ("→", ">")
"""Before the number of tokens that a region takes."""

HOPE: Final = "?"
"""After a price that needs the die."""

# Background of each seat for active and declined armies: easy to distinguish in any light.
_SEATS: Final = (
    ("color(25)", "color(153)"),
    ("color(124)", "color(217)"),
    ("color(28)", "color(157)"),
    ("color(91)", "color(183)"),
    ("color(130)", "color(222)"),
)
_TERRAIN: Final = {
    "farmland": "yellow",
    "forest": "green",
    "hill": "color(137)",
    "mountain": "bright_black",
    "swamp": "color(101)",
    "sea": "blue",
    "lake": "bright_blue",
    "river": "bright_blue",
    "mud": "color(94)",
    "mushroom": "magenta",
    "crystal": "cyan",
    "mine": "color(137)",
    "chasm": "bright_black",
}


def seat_mark(seat: int, active: bool = True, plain: bool = False) -> str:
    """The sign of *seat*, from 1."""
    if plain:
        return (PLAIN_ACTIVE if active else PLAIN_DECLINED)[seat - 1]
    return (ACTIVE if active else DECLINED)[seat - 1]


def seat_style(seat: int) -> str:
    """How the name of *seat*, from 1, is written."""
    return f"bold white on {_SEATS[seat - 1][0]}"


def tint_of_seat(seat: int, active: bool) -> str:
    """The tint of a region that *seat*, from 1, holds."""
    return f"{'active' if active else 'declined'} {seat}"


def style_of(tint: str, kind: str) -> str:
    """The Rich style of a run of characters of the board."""
    word, _, seat = tint.partition(" ")
    if word == "active":
        back = _SEATS[int(seat) - 1][0]
        return f"bold white on {back}" if kind == "label" else f"color(250) on {back}"
    if word == "declined":
        back = _SEATS[int(seat) - 1][1]
        return f"color(16) on {back}" if kind == "label" else f"color(240) on {back}"
    if kind == "texture":
        return _TERRAIN.get(word, "")
    return "bold" if kind == "label" else ""


def needs_ascii(encoding: str) -> bool:
    """Whether a terminal of this encoding cannot show our signs."""
    try:
        (ACTIVE + DECLINED).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def ascii_text(text: str) -> str:
    """*text* for such a terminal: without accents, and with a plain apostrophe."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return plain.encode("ascii", "ignore").decode("ascii")
