"""Sets up a table from the command line: the map, who sits where, and the house rules."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.bot_names import COMMAND, bot_named, is_command, names_in, short_name
from elbowroom.bots.registry import BOTS
from elbowroom.cli.home_made import read_files
from elbowroom.cli.language import say
from elbowroom.cli.mistakes import Trouble, one_line, tell
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content
from elbowroom.notation.maps import atlas_of, map_names
from elbowroom.play.match import MOST_SEED, Match
from elbowroom.rules.contents import Contents
from elbowroom.rules.options import SWITCHES
from elbowroom.traits.catalogue import BOXES, contents_of

# How people are written, with an optional name after a colon: ``you:Ada``.
PEOPLE: Final = ("you", "me")
FEWEST, MOST = 2, 5
LONGEST_NAME = 20
# Characters with a special meaning in a record or on the command line.
_RESERVED = set("|#,")
_ON, _OFF = ("true", "on", "yes"), ("false", "off", "no")


@dataclass(frozen=True)
class Seat:
    """Who sits there: *number* from 1, *spec* as in a record, *bot* if it is not a person."""

    number: int
    spec: str
    name: str
    bot: Bot | None

    @property
    def is_person(self) -> bool:
        """Whether a person at the keyboard decides."""
        return self.bot is None


def read_seat(number: int, spec: str, seed: int) -> Seat:
    """The seat that *spec* describes: a person or a bot."""
    kind, _, name = spec.partition(":")
    if kind in PEOPLE:
        if len(name) > LONGEST_NAME or not name.isprintable() or set(name) & _RESERVED:
            raise Trouble(say("error-seat-name", text=one_line(name), most=LONGEST_NAME))
        return Seat(number, spec, name or say("seat-person", seat=number), None)
    if spec.partition("@")[0] not in BOTS and not is_command(spec):
        raise Trouble(say("error-unknown-bot", text=spec, known=tuple(BOTS), person=PEOPLE[0]))
    name = say("seat-bot", bot=bot_title(spec), seat=number)
    return Seat(number, short_name(spec), name, make_bot(spec, seed + number))


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that *spec* names on the command line."""
    try:
        return bot_named(spec, seed)
    except NotParsable as error:
        raise Trouble(tell(error)) from error


def bot_title(spec: str) -> str:
    """The name of a bot for people: the name of its level, or of the program."""
    level = spec.partition("@")[0]
    if level in BOTS:
        return say(f"bot-{level}")
    return say("bot-program", program=short_name(spec).removeprefix(f"{COMMAND}:"))


def split_seats(text: str) -> list[str]:
    """The seats of a comma-separated list."""
    specs = names_in(text)
    if not FEWEST <= len(specs) <= MOST:
        raise Trouble(say("error-seats", amount=len(specs)))
    return specs


def read_options(texts: Sequence[str], open_coins: bool = False) -> dict[str, bool]:
    """House rules written as ``sea_entry=false``."""
    options: dict[str, bool] = {}
    for word in texts:
        key, _, value = word.partition("=")
        key = key.strip().replace("-", "_")
        if key not in SWITCHES:
            near = get_close_matches(key, SWITCHES, n=3, cutoff=0.4) or list(SWITCHES)
            raise Trouble(say("error-unknown-option", text=word, known=tuple(near)))
        if value.lower() not in (*_ON, *_OFF):
            raise Trouble(say("error-option-value", text=word, right=f"{key}=false"))
        options[key] = value.lower() in _ON
    return options | ({"open_coins": True} if open_coins else {})


@dataclass(frozen=True)
class Choices:
    """What a table chooses besides map and seats: house rules, what to leave out, monsters, and
    home-made content."""

    options: dict[str, bool]
    without: tuple[str, ...]
    monsters: tuple[str, ...]
    content: Content | None = None


def read_choices(
    option: Sequence[str] | None,
    without: str | None,
    monsters: str | None,
    open_coins: bool = False,
    collections: Sequence[Path] | None = None,
) -> Choices:
    """The choices on the command line; ``new_game`` checks whether they are valid."""
    options = read_options(option or [], open_coins)
    return Choices(options, _keys(without), _keys(monsters), read_files(collections))


def _keys(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in (text or "").split(",") if word.strip())


def choose_map(
    box: str | None, name: str | None, seats: int, content: Content | None = None
) -> tuple[str, str]:
    """The map and the box; what the command line leaves out follows from the rest."""
    if box is not None and box not in BOXES:
        raise Trouble(say("error-unknown-box", text=box, known=BOXES))
    if name is None:
        name = f"{'underground' if box == 'underground' else 'surface'}-{seats}"
    contents = _contents(content)
    if name not in map_names(contents):
        raise Trouble(say("error-unknown-map", text=name, known=tuple(map_names(contents))))
    atlas = atlas_of(name, contents, "")
    if atlas.players != seats:
        raise Trouble(say("error-map-seats", map=name, players=atlas.players, amount=seats))
    own = atlas.box
    if box not in (None, "mixed", own):
        raise Trouble(say("error-map-box", map=name, box=own, text=box))
    return name, box or own


def _contents(content: Content | None) -> Contents:
    """What is in all boxes, with what is home-made."""
    boxes = contents_of("mixed")
    return boxes if content is None else content.added_to(boxes)


def default_seats(
    name: str | None, first: str, others: str, count: int, content: Content | None = None
) -> str:
    """The seats if none are named: one person and as many bots as the map has room for."""
    contents = _contents(content)
    if name is not None and name in map_names(contents):
        count = atlas_of(name, contents, "").players
    return ",".join([first, *[others] * (count - 1)])


def some_seed() -> int:
    """A random seed, short enough to tell a friend."""
    return secrets.randbelow(10**6)


def check_seed(seed: int) -> int:
    """A seed that a match can have."""
    if not 0 <= seed <= MOST_SEED:
        raise Trouble(say("error-seed", seed=str(seed), most=str(MOST_SEED)))
    return seed


def seats_of_record(match: Match, text: str | None) -> list[Seat]:
    """The seats of a saved game: as *text* says, or else as they were saved."""
    count = int(match.state.seats)
    if text is not None:
        specs = split_seats(text)
        if len(specs) != count:
            raise Trouble(say("error-record-seats", players=count, amount=len(specs)))
    else:
        names = [*match.names, PEOPLE[0], *["easy"] * count][:count]
        specs = [_seat_of_record(number, name) for number, name in enumerate(names, 1)]
    return [read_seat(number, seat, match.seed) for number, seat in enumerate(specs, 1)]


def _seat_of_record(number: int, name: str) -> str:
    """A seat of a record; unknown names are people, so that no record can start a program."""
    if is_command(name):
        raise Trouble(say("error-record-program", seat=number, text=one_line(name)))
    if name.partition(":")[0] in PEOPLE or name.partition("@")[0] in BOTS:
        return name
    return f"{PEOPLE[0]}:{name[:LONGEST_NAME]}"
