"""A whole game as text: written from a match, and replayed with every coin checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from elbowroom.atlas.read import MOST_PLAYERS
from elbowroom.errors import Mistake, NotAsWritten, NotLegal, NotYourTurn
from elbowroom.homemade.content import Content, read_content_text
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.actions import parse_action
from elbowroom.notation.contents import contents_text, read_contents
from elbowroom.notation.naming import reason_message
from elbowroom.notation.spots import spot_in
from elbowroom.play.match import MOST_SEED, Match, Refused
from elbowroom.rules.actions import FIRST_OF_CHANCE
from elbowroom.rules.contents import Contents
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import CHANCE, RULES

FORMAT = "elbowroom-record 1"
HEADER = ("rules", "box", "contents", "map", "options", "seats", "seed")
# Optional lines: home-made content, what a table leaves out, where it lays monsters, and a position
# to begin with.
MAYBE = ("content", "without", "monsters", "position")
_MOST_LINES = 200_000


class NotAsRecorded(NotAsWritten):
    """A replay that differs from the record."""


def write_record(match: Match) -> str:
    """The text of *match* so far."""
    s = match.state
    options = " ".join(f"{key}={str(on).lower()}" for key, on in s.options.chosen.items())
    names = " | ".join(match.names)
    lines = [
        FORMAT,
        f"rules {RULES}",
        f"box {s.book.box}",
        f"contents {contents_text(s.book.contents)}",
        f"map {s.atlas.name}",
        f"options {options}".rstrip(),
        f"seats {s.seats} {names}".rstrip(),
        f"seed {match.seed}",
    ]
    if s.book.contents.content:
        lines.append(f"content {s.book.contents.content}")
    if s.book.without:
        lines.append(f"without {' '.join(s.book.without)}")
    if match.monsters:
        lines.append(f"monsters {' '.join(match.monsters)}")
    if match.position:
        lines.append(f"position {match.position}")
    ends: dict[int, list[list[int]]] = {}
    for place, coins in match.turn_ends:
        ends.setdefault(place, []).append(coins)
    for number, entry in enumerate(match.history, 1):
        if entry.seat == 0:
            lines.append(f"! {entry.text}")
        else:
            lines.append(entry.text if entry.undone else f"{entry.seat} {entry.text}")
        lines += [f"= {' '.join(map(str, coins))}" for coins in ends.get(number, [])]
    return "\n".join(lines) + "\n"


@dataclass
class Record:
    """The lines of a record after its header."""

    header: dict[str, str]
    lines: list[tuple[int, str]] = field(default_factory=list)
    source: str = ""

    def at(self, line: int) -> Spot:
        """One line of the record."""
        return spot_in(f"{self.source}:{line}")


def read_record(text: str, source: str) -> Record:
    """Split a record into header and lines; nothing is played yet."""
    numbered = [
        (number, _without_comment(line).strip()) for number, line in enumerate(text.splitlines(), 1)
    ]
    numbered = [(number, line) for number, line in numbered if line]
    record = Record({}, [], source)
    if not numbered or numbered[0][1] != FORMAT:
        raise record.at(1).wrong("record", form=FORMAT)
    if len(numbered) > _MOST_LINES:
        raise record.at(_MOST_LINES).wrong("long")
    for number, line in numbered[1:]:
        word, _, rest = line.partition(" ")
        if word in HEADER + MAYBE and not record.lines:
            if word in record.header:
                raise record.at(number).wrong("twice", text=word)
            record.header[word] = rest.strip()
        else:
            record.lines.append((number, line))
    _check_rules(record)
    for word in HEADER:
        if word not in record.header:
            raise record.at(1).wrong("header", word=word)
    return record


def _without_comment(line: str) -> str:
    """*line* up to a comment; home-made content is JSON and has none."""
    return line if line.startswith("content ") else line.partition("#")[0]


def _check_rules(record: Record) -> None:
    """Check the version of the rules first: other versions may have another header."""
    rules = record.header.get("rules", str(RULES))
    if rules != str(RULES):
        raise spot_in(record.source, "rules").wrong("rules", rules=quoted(rules), own=str(RULES))


def start_match(record: Record) -> Match:
    """The match that the header describes, before the first result of chance."""
    header = record.header
    count, _, names = header["seats"].partition(" ")
    seed = _number(record, header["seed"], "seed", MOST_SEED)
    try:
        contents = read_contents(header["box"], header["contents"], "")
        return Match(
            header["map"],
            box=header["box"],
            seats=_number(record, count, "seats", MOST_PLAYERS),
            seed=seed,
            options=_options(record, header["options"]),
            contents=contents,
            content=_content(header, contents),
            without=header.get("without", "").split(),
            monsters=header.get("monsters", "").split(),
            names=[name.strip() for name in names.split("|")] if names.strip() else [],
            live=False,
            position=header.get("position", ""),
        )
    except Mistake as error:
        raise error.inside(record.source) from error


def _content(header: dict[str, str], contents: Contents) -> Content | None:
    """What is home-made; what the boxes got under the same key later does not matter."""
    if "content" not in header:
        return None
    return read_content_text(header["content"], "content", taken=contents.optional())


def _number(record: Record, text: str, what: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= most):
        raise spot_in(record.source, what).wrong("number", text=quoted(text), least=0, most=most)
    return int(text)


def _options(record: Record, text: str) -> dict[str, bool]:
    options: dict[str, bool] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in SWITCHES or value not in ("true", "false"):
            raise spot_in(record.source, "options").at(word).wrong("write", form="sea_entry=false")
        options[key] = value == "true"
    return options


@dataclass
class Step:
    """One line of a replay that has been played."""

    line: int
    text: str
    match: Match


def replay(record: Record) -> Iterator[Step]:
    """Play the record line by line, checking every action, chance result and coin."""
    return _replay(record, start_match(record))


def _replay(record: Record, match: Match) -> Iterator[Step]:
    ended = 0
    for number, line in record.lines:
        try:
            if line.startswith("="):
                ended = _check_coins(record, match, number, line, ended)
            else:
                _play_line(record, match, number, line)
        except (NotLegal, NotYourTurn) as error:
            raise NotAsRecorded(_illegal(record.at(number), line, error)) from error
        yield Step(number, line, match)


def _illegal(spot: Spot, line: str, error: NotLegal | NotYourTurn) -> Mistake:
    """What is wrong with a line that the rules do not allow."""
    if isinstance(error, Refused):
        return spot.refused("not-legal", reason_message(error.reason), text=quoted(line))
    if isinstance(error, NotYourTurn):
        return spot.wrong("not-your-turn", text=quoted(line))
    return spot.wrong("cannot-be", text=quoted(line))


def _play_line(record: Record, match: Match, number: int, line: str) -> None:
    spot = record.at(number)
    head, _, rest = line.partition(" ")
    if head == "!":
        act = parse_action(match.state, rest, spot.source)
        if match.state.decider != CHANCE or act.kind < FIRST_OF_CHANCE:
            raise NotAsRecorded(spot.wrong("cannot-be", text=quoted(line)))
        match.fall(act)
    elif head == "undo" and rest.isdigit() and len(rest) < 4:
        match.undo(int(rest))
    elif head.isdigit() and len(head) == 1 and rest:
        act = parse_action(match.state, rest, spot.source)
        if act.kind >= FIRST_OF_CHANCE or match.state.decider == CHANCE:
            raise NotAsRecorded(spot.wrong("chance-first", text=quoted(line)))
        match.submit(act, int(head))
    else:
        raise spot.at(line).wrong("write", form="1 stop | ! die 2 | undo 1 | = 12 9")


def _check_coins(record: Record, match: Match, number: int, line: str, ended: int) -> int:
    if ended >= len(match.turn_ends):
        raise NotAsRecorded(record.at(number).wrong("no-turn-end"))
    coins = [str(purse) for purse in match.turn_ends[ended][1]]
    if line[1:].split() != coins:
        purses = {"coins": " ".join(coins), "text": quoted(line[1:].strip())}
        raise NotAsRecorded(record.at(number).wrong("coins", **purses))
    return ended + 1


def load_match(text: str, source: str = "record") -> Match:
    """A match played up to the end of the record, ready to continue."""
    record = read_record(text, source)
    match = start_match(record)
    for _ in _replay(record, match):
        pass
    match.go_live()
    return match
