"""A whole game as text: written from a match, and replayed with every coin checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from elbowroom.atlas.read import MOST_PLAYERS
from elbowroom.errors import ElbowroomError, NotLegal, NotParsable, NotYourTurn
from elbowroom.homemade.content import Content, read_content_text
from elbowroom.notation.actions import parse_action
from elbowroom.notation.contents import contents_text, read_contents
from elbowroom.play.match import MOST_SEED, Match
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


class NotAsRecorded(ElbowroomError):
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

    def wrong(self, line: int, reason: str) -> NotParsable:
        """The error for one line."""
        return NotParsable(self.source, f"line {line}", reason)


def read_record(text: str, source: str) -> Record:
    """Split a record into header and lines; nothing is played yet."""
    numbered = [
        (number, _without_comment(line).strip()) for number, line in enumerate(text.splitlines(), 1)
    ]
    numbered = [(number, line) for number, line in numbered if line]
    record = Record({}, [], source)
    if not numbered or numbered[0][1] != FORMAT:
        raise record.wrong(1, f"a record begins with '{FORMAT}'")
    if len(numbered) > _MOST_LINES:
        raise record.wrong(_MOST_LINES, "this is too long for a record")
    for number, line in numbered[1:]:
        word, _, rest = line.partition(" ")
        if word in HEADER + MAYBE and not record.lines:
            if word in record.header:
                raise record.wrong(number, f"{word} is there twice")
            record.header[word] = rest.strip()
        else:
            record.lines.append((number, line))
    _check_rules(record)
    for word in HEADER:
        if word not in record.header:
            raise record.wrong(1, f"the header has no line '{word} …'")
    return record


def _without_comment(line: str) -> str:
    """*line* up to a comment; home-made content is JSON and has none."""
    return line if line.startswith("content ") else line.partition("#")[0]


def _check_rules(record: Record) -> None:
    """Check the version of the rules first: other versions may have another header."""
    rules = record.header.get("rules", str(RULES))
    if rules != str(RULES):
        reason = f"rules {rules} are not the rules {RULES} that this version plays"
        raise NotParsable(record.source, "header", reason)


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
    except NotParsable as error:
        place = ", ".join(filter(None, ("header", error.source, error.place)))
        raise NotParsable(record.source, place, error.reason) from error


def _content(header: dict[str, str], contents: Contents) -> Content | None:
    """What is home-made; what the boxes got under the same key later does not matter."""
    if "content" not in header:
        return None
    return read_content_text(header["content"], "content", taken=contents.optional())


def _number(record: Record, text: str, what: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) <= most):
        raise NotParsable(record.source, f"header, {what}", f"{text!r} is not a fitting number")
    return int(text)


def _options(record: Record, text: str) -> dict[str, bool]:
    options: dict[str, bool] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in SWITCHES or value not in ("true", "false"):
            reason = f"{word!r} is not a house rule; write it as sea_entry=false"
            raise NotParsable(record.source, "header, options", reason)
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
        except NotParsable as error:
            raise record.wrong(number, str(error)) from error
        except (NotLegal, NotYourTurn) as error:
            raise NotAsRecorded(f"{record.source}: line {number}: {error}") from error
        yield Step(number, line, match)


def _play_line(record: Record, match: Match, number: int, line: str) -> None:
    head, _, rest = line.partition(" ")
    if head == "!":
        act = parse_action(match.state, rest)
        if match.state.decider != CHANCE or act.kind < FIRST_OF_CHANCE:
            raise NotAsRecorded(f"{record.source}: line {number}: '{rest}' cannot fall here")
        match.fall(act)
    elif head == "undo" and rest.isdigit() and len(rest) < 4:
        match.undo(int(rest))
    elif head.isdigit() and len(head) == 1 and rest:
        act = parse_action(match.state, rest)
        if act.kind >= FIRST_OF_CHANCE or match.state.decider == CHANCE:
            raise NotAsRecorded(f"{record.source}: line {number}: chance is to fall first")
        match.submit(act, int(head))
    else:
        reason = f"{line!r} is neither '1 stop' nor '! die 2' nor 'undo 1' nor '= 12 9'"
        raise record.wrong(number, reason)


def _check_coins(record: Record, match: Match, number: int, line: str, ended: int) -> int:
    if ended >= len(match.turn_ends):
        raise NotAsRecorded(f"{record.source}: line {number}: no turn has ended here")
    coins = [str(purse) for purse in match.turn_ends[ended][1]]
    if line[1:].split() != coins:
        reason = f"the seats have {' '.join(coins)} coins, the record says {line[1:].strip()}"
        raise NotAsRecorded(f"{record.source}: line {number}: {reason}")
    return ended + 1


def load_match(text: str, source: str = "record") -> Match:
    """A match played up to the end of the record, ready to continue."""
    record = read_record(text, source)
    match = start_match(record)
    for _ in _replay(record, match):
        pass
    match.go_live()
    return match
