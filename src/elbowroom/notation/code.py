"""A position as one line: compact, safe in an address, versioned.

``e1.surface-4.STREAM.CHECK``: the map by name, then every number of the position in a fixed order,
each written in base 32 with a mark that more digits follow. A hidden purse is a ``?``. What can be
recounted (defence, neighbours, who speaks for an army) is not written.
"""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.errors import NotParsable
from elbowroom.masks import below, bit, lowest
from elbowroom.rules import verbs
from elbowroom.rules.armies import refresh_traits
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.faults import faults
from elbowroom.rules.options import SWITCHES, Options
from elbowroom.rules.pending import DIE, PENDING_KINDS, QUESTION, Pending
from elbowroom.rules.pieces import COUNTED_KINDS, FIRST_COUNTED, PIECE_KINDS
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import Army, Combo, State
from elbowroom.traits.catalogue import BOXES, book_of, full_book
from elbowroom.traits.trait import ANSWERS

VERSION = "e1"
SOURCE = "position code"
HIDDEN = "?"
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGIT = 32
_CHECK = 3
_MOST_MASK = 2**61 - 1
_MOST_PENDING = 40
_MOST_ARMIES = 30


def _check(text: str) -> str:
    total = 7
    for letter in text:
        total = (total * 131 + ord(letter)) % 64**_CHECK
    return "".join(_ALPHABET[total >> 6 * n & 63] for n in range(_CHECK))


# ---------------------------------------------------------------------- the stream


class _Writer:
    """Writes numbers one after the other."""

    reading = False

    def __init__(self) -> None:
        self.text: list[str] = []

    def number(self, value: int, most: int, what: str) -> int:
        assert 0 <= value <= most, (what, value)
        left = value
        while left >= _DIGIT:
            self.text.append(_ALPHABET[_DIGIT + left % _DIGIT])
            left //= _DIGIT
        self.text.append(_ALPHABET[left])
        return value

    def purse(self, value: int | None) -> int | None:
        if value is None:
            self.text.append(HIDDEN)
            return None
        return self.number(value, _MOST_MASK, "coins")


class _Reader:
    """Reads them back; every number is checked against its bound."""

    reading = True

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def wrong(self, reason: str) -> NotParsable:
        return NotParsable(SOURCE, f"letter {self.at + 1} of the numbers", reason)

    def number(self, value: int, most: int, what: str) -> int:
        found, factor = 0, 1
        while True:
            letter = self.text[self.at : self.at + 1]
            digit = _ALPHABET.find(letter) if letter else -1
            if digit < 0 or factor > 2**62:
                raise self.wrong(f"the number of {what} is broken off or misspelt")
            self.at += 1
            found += digit % _DIGIT * factor
            if digit < _DIGIT:
                break
            factor *= _DIGIT
        if found > most:
            raise self.wrong(f"{what}: {found} is more than {most}")
        return found

    def purse(self, value: int | None) -> int | None:
        if self.text[self.at : self.at + 1] == HIDDEN:
            self.at += 1
            return None
        return self.number(0, _MOST_MASK >> 20, "coins")


_Stream = _Writer | _Reader


# ---------------------------------------------------------------------- the walk


def _flag(stream: _Stream, value: bool, what: str) -> bool:
    return stream.number(int(value), 1, what) == 1


def _signed(stream: _Stream, value: int, most: int, what: str) -> int:
    """A number that may also be -1 or -2."""
    return stream.number(value + 2, most + 2, what) - 2


def _walk_table(s: State, stream: _Stream) -> None:
    """Turn, phase and what is going on."""
    s.round = stream.number(s.round, s.atlas.rounds, "round")
    s.turn = stream.number(s.turn, s.seats - 1, "turn")
    s.decider = _signed(stream, s.decider, s.seats - 1, "decider")
    s.phase = stream.number(s.phase, 6, "phase")
    s.acted = _flag(stream, s.acted, "acted")
    s.turn_over = _flag(stream, s.turn_over, "turn over")
    s.scored = _flag(stream, s.scored, "scored")
    s.die = _signed(stream, s.die, HIGHEST, "die")
    s.die_spent = _flag(stream, s.die_spent, "die spent")
    s.aim = _signed(stream, s.aim, s.atlas.size - 1, "aim")
    s.aim_by = stream.number(s.aim_by, 2047, "means")
    s.roamed = stream.number(s.roamed, below(PIECE_KINDS), "roaming pieces")
    s.decline_coins = stream.number(s.decline_coins, 999, "coins of the decline")
    s.question = stream.number(s.question, 2, "question")
    s.lent = _signed(stream, s.lent, len(s.book.power_at) - 1, "Stonehedge")
    s.lent_fresh = _flag(stream, s.lent_fresh, "Stonehedge")
    size = stream.number(len(s.pending), _MOST_PENDING, "pending")
    things = [Pending(DIE)] * size if stream.reading else s.pending
    s.pending = [_walk_pending(s, stream, thing) for thing in things]


def _walk_pending(s: State, stream: _Stream, pending: Pending) -> Pending:
    kind = stream.number(pending.kind, PENDING_KINDS - 1, "pending")
    most = max(len(s.book.race_at), s.atlas.size) - 1
    subject = _signed(stream, pending.subject, most, "pending")
    if kind != QUESTION:
        return Pending(kind, subject)
    askers = [trait for trait in s.book.races + s.book.finds if trait.hooks & ANSWERS]
    asker = 0 if pending.trait is None else askers.index(pending.trait)
    return Pending(kind, subject, askers[stream.number(asker, len(askers) - 1, "question")])


def _walk_board(s: State, stream: _Stream) -> None:
    everywhere = below(s.atlas.size)
    tribes = stream.number(s.tribes, everywhere, "tribes")
    monsters = stream.number(s.monsters, everywhere, "monsters")
    if stream.reading:
        for region in range(s.atlas.size):
            if tribes & bit(region):
                verbs.lay_tribe(s, region)
            if monsters & bit(region):
                verbs.lay_monsters(s, region)
    for kind in range(PIECE_KINDS):
        mask = stream.number(s.where[kind], everywhere, "pieces")
        counted = FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS
        for region in range(s.atlas.size):
            if mask & bit(region):
                number = s.pile(kind, region) if counted and not stream.reading else 1
                if counted:
                    number = stream.number(number, 15, "pieces")
                if stream.reading:
                    verbs.place(s, kind, region, number)


def _walk_supply(s: State, stream: _Stream) -> None:
    races = below(len(s.book.race_at))
    powers = below(len(s.book.power_at))
    s.banners_unseen = stream.number(s.banners_unseen, races, "banners")
    s.badges_unseen = stream.number(s.badges_unseen, powers, "badges")
    s.badges_discarded = stream.number(s.badges_discarded, powers, "badges")
    s.finds_unseen = stream.number(s.finds_unseen, 2**15 - 1, "finds")
    back = stream.number(len(s.banners_back), 60, "banners")
    numbers = s.banners_back if not stream.reading else [0] * back
    s.banners_back = [
        stream.number(number, len(s.book.race_at) - 1, "banner") for number in numbers
    ]
    slots = stream.number(len(s.column), 6, "column")
    for slot in range(slots):
        combo = None if stream.reading else s.column[slot]
        race = stream.number(combo.race.number if combo else 0, len(s.book.race_at) - 1, "race")
        power = _signed(stream, combo.power.number if combo else 0, len(s.book.power_at) - 1, "")
        coins = stream.number(combo.coins if combo else 0, 999, "coins")
        if combo is None:
            badge = s.book.power_at[power] if power >= 0 else s.book.no_power
            s.column.append(Combo(s.book.race_at[race], badge, coins))


def _walk_seats(s: State, stream: _Stream, purses: list[int | None]) -> list[int | None]:
    seen: list[int | None] = []
    for seat in range(s.seats):
        seen.append(stream.purse(purses[seat]))
        hidden = purses[seat] is None and not stream.reading
        income = stream.number(0 if hidden else s.incomes[seat], 9999, "income")
        if stream.reading:
            s.incomes[seat] = income
        s.peace[seat] = _signed(stream, s.peace[seat], s.seats - 1, "peace")
        s.grudges[seat] = stream.number(s.grudges[seat], below(s.seats), "grudges")
    return seen


def _walk_armies(s: State, stream: _Stream) -> None:
    armies = s.armies()
    number = stream.number(len(armies), _MOST_ARMIES, "armies")
    acting = armies.index(s.acting) if s.acting is not None else -1
    for place in range(number):
        me = Army(s.book.no_power, s.book.no_power, 0) if stream.reading else armies[place]
        _walk_army(s, stream, me)
        if stream.reading:
            armies.append(me)
    acting = _signed(stream, acting, number - 1, "acting army")
    if stream.reading and acting >= 0:
        s.acting = armies[acting]


def _walk_army(s: State, stream: _Stream, me: Army) -> None:
    seat = stream.number(me.seat, s.seats - 1, "seat")
    race = stream.number(max(me.race.number, 0), len(s.book.race_at) - 1, "race")
    power = _signed(stream, me.power.number, len(s.book.power_at) - 1, "power")
    me.active = _flag(stream, me.active, "active")
    me.hand = stream.number(me.hand, 99, "hand")
    held = stream.number(me.held, _MOST_MASK, "regions")
    me.pool = stream.number(me.pool, _MOST_MASK, "pool")
    me.fresh = _flag(stream, me.fresh, "fresh")
    me.ready = _flag(stream, me.ready, "ready")
    me.began = _flag(stream, me.began, "began")
    me.gathered = _flag(stream, me.gathered, "gathered")
    me.done = _flag(stream, me.done, "done")
    me.lasting = stream.number(me.lasting, _MOST_MASK, "facts")
    me.fights = stream.number(me.fights, 99, "fights")
    me.conquests = stream.number(me.conquests, 99, "conquests")
    me.assaulted = stream.number(me.assaulted, below(s.seats), "assaulted")
    me.barred = stream.number(me.barred, below(s.atlas.size), "barred")
    me.used = stream.number(me.used, 2047, "used")
    me.struck = stream.number(me.struck, _MOST_MASK, "struck")
    me.moved = stream.number(me.moved, _MOST_MASK, "moved")
    me.rebirths = stream.number(me.rebirths, 2, "rebirths")
    me.lifted = stream.number(me.lifted, 99, "lifted")
    me.left = stream.number(me.left, below(s.atlas.size), "left")
    me.displaced = stream.number(me.displaced, 99, "displaced")
    me.pieces_out = stream.number(me.pieces_out, _MOST_MASK, "pieces driven out")
    if stream.reading:
        me.seat = seat
        me.race = s.book.race_at[race]
        me.power = s.book.power_at[power] if power >= 0 else s.book.no_power
        _seat_army(s, me)
    _walk_tokens(s, stream, me, held)


def _seat_army(s: State, me: Army) -> None:
    if me.active and s.active[me.seat] is None:
        s.active[me.seat] = me
    elif not me.active:
        s.declined.append(me)
    else:
        raise NotParsable(SOURCE, "armies", f"seat {me.seat + 1} has two active armies")


def _walk_tokens(s: State, stream: _Stream, me: Army, held: int) -> None:
    while held:
        region = lowest(held)
        held &= held - 1
        tokens = stream.number(0 if stream.reading else s.tokens[region], 99, "tokens")
        if stream.reading:
            if region >= s.atlas.size:
                raise NotParsable(SOURCE, "armies", "a region that is not on the map")
            me.held |= bit(region)
            me.near |= s.atlas.near[region]
            verbs.put_tokens(s, region, tokens)


# ---------------------------------------------------------------------- both directions


@dataclass
class Sketch:
    """A position read from a code, whose hidden purses are still unknown."""

    state: State
    purses: list[int | None]


def write_code(s: State, seat: int | None = None, *, everything: bool = True) -> str:
    """The code of *s*; unless *everything*, with the purses that *seat* (from 0) may not see."""
    purses: list[int | None] = [
        s.coins[other] if everything or may_see_coins(s, seat, other) else None
        for other in range(s.seats)
    ]
    stream = _Writer()
    _walk_header(stream, s)
    _walk_table(s, stream)
    _walk_board(s, stream)
    _walk_supply(s, stream)
    _walk_seats(s, stream, purses)
    _walk_armies(s, stream)
    body = f"{VERSION}.{s.atlas.name}.{''.join(stream.text)}"
    return f"{body}.{_check(body)}"


def may_see_coins(s: State, seat: int | None, other: int) -> bool:
    """Totals are hidden from others until the end, unless the table plays open (G22)."""
    return seat == other or s.options.open_coins or s.phase == 6


def _walk_header(stream: _Writer, s: State) -> None:
    chosen = sum(1 << n for n, key in enumerate(SWITCHES) if key in s.options.chosen)
    stream.number(BOXES.index(s.book.box), len(BOXES) - 1, "box")
    stream.number(chosen, 2 ** len(SWITCHES) - 1, "options")
    stream.number(s.seats, 5, "seats")


def read_code(code: str) -> State:
    """The position of a full code."""
    sketch = read_sketch(code)
    if None in sketch.purses:
        raise NotParsable(SOURCE, "coins", "some are hidden; load it through imagine")
    return sketch.state


def read_sketch(code: str, atlas: Atlas | None = None) -> Sketch:
    """The position of any code; hidden purses are None and count as 0 until filled in.

    *atlas* is the board of the position where that is not one that comes with the game.
    """
    parts = code.strip().split(".")
    if len(parts) != 4 or parts[0] != VERSION:
        raise NotParsable(SOURCE, "", f"a code looks like {VERSION}.surface-4.NUMBERS.CHECK")
    if atlas is None and parts[1] not in board_names():
        reason = f"there is no map {parts[1]!r}; there is {', '.join(board_names())}"
        raise NotParsable(SOURCE, "map", reason)
    if parts[3] != _check(".".join(parts[:3])):
        raise NotParsable(SOURCE, "check", "a letter is missing or wrong somewhere in the code")
    stream = _Reader(parts[2])
    s = _blank(atlas or named_atlas(parts[1]), stream)
    purses = _read_body(s, stream)
    for seat, purse in enumerate(purses):
        s.coins[seat] = purse or 0
    wrong = faults(s)
    if wrong:
        raise NotParsable(SOURCE, "", f"no such position: {wrong[0]}")
    return Sketch(s, purses)


def _blank(atlas: Atlas, stream: _Reader) -> State:
    box = BOXES[stream.number(0, len(BOXES) - 1, "box")]
    if box not in ("mixed", atlas.box):
        raise NotParsable(SOURCE, "box", f"{atlas.name} is no map of the {box} box")
    chosen = stream.number(0, 2 ** len(SWITCHES) - 1, "options")
    switched = {key: not on for n, (key, on) in enumerate(SWITCHES.items()) if chosen >> n & 1}
    options = Options(switched)
    seats = stream.number(0, 5, "seats")
    if seats < 2:
        raise NotParsable(SOURCE, "seats", "at least two play")
    book = full_book(box) if atlas.name == INLINE else book_of(box, atlas, options)
    s = bare_board(atlas, book, options, seats)
    for race in s.book.races:
        s.tray[race.number] = race.tray
    return s


def _read_body(s: State, stream: _Reader) -> list[int | None]:
    _walk_table(s, stream)
    _walk_board(s, stream)
    _walk_supply(s, stream)
    purses = _walk_seats(s, stream, [0] * s.seats)
    _walk_armies(s, stream)
    if stream.at != len(stream.text):
        raise stream.wrong("there is more than a position needs")
    for army in s.armies():
        s.tray[army.race.number] -= army.hand + verbs.tokens_on_board(s, army)
        pool = army.pool
        refresh_traits(s, army)
        army.pool = pool
    return purses
