"""The numbers of a position code in their order: one class for both writing and reading.

Every number is bounded by the table that it belongs to. Pieces, finds and means are numbered by
the contents of the game, races and powers by its book, so that an old code keeps its meaning. What
can be computed again (defence, neighbours, the hooks of an army) is not written.
"""

from __future__ import annotations

from elbowroom.masks import below, bit, lowest, regions_of
from elbowroom.notation.code_tables import tables_of
from elbowroom.notation.stream import UNBOUNDED, Reader, Stream, bits, signed
from elbowroom.rules import verbs
from elbowroom.rules.armies import refresh_traits
from elbowroom.rules.combo import Combo
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.pending import DIE, PENDING_KINDS, QUESTION, Pending
from elbowroom.rules.pieces import (
    BITS_OF_A_COUNT,
    COUNT,
    PIECES,
    count_in,
    is_counted,
)
from elbowroom.rules.state import COLUMN, PHASES, Army, State
from elbowroom.rules.turn import ASK_DECLINE
from elbowroom.traits.trait import ANSWERS, HAS_SETTLED, OUTSIDE_LIMIT

_LASTING = [OUTSIDE_LIMIT, HAS_SETTLED]


class Walk:
    """Writes a position to a stream, or reads one into a bare board."""

    def __init__(self, s: State, stream: Stream) -> None:
        self.s = s
        self.stream = stream
        self.tables = tables_of(s.book.contents, bool(s.book.finds), s.seats, s.book.slots)
        self.everywhere = int(below(s.atlas.size))

    def number(self, value: int, most: int, what: str) -> int:
        """A number from 0 to *most*."""
        return self.stream.number(value, most, what)

    def race(self, number: int) -> int:
        """The number of a race in the book."""
        return self.number(number, len(self.s.book.races) - 1, "race")

    def power(self, number: int) -> int:
        """The number of a power in the book, or NOWHERE."""
        return signed(self.stream, number, len(self.s.book.powers) - 1, "power")

    def flag(self, value: bool, what: str) -> bool:
        """Yes or no."""
        return self.number(int(value), 1, what) == 1

    # ------------------------------------------------------------------ the table

    def table(self) -> None:
        """Turn, phase and the present state of the turn."""
        s, stream = self.s, self.stream
        s.round = self.number(s.round, s.atlas.rounds, "round")
        s.turn = self.number(s.turn, s.seats - 1, "turn")
        s.decider = signed(stream, s.decider, s.seats - 1, "decider")
        s.phase = self.number(s.phase, len(PHASES) - 1, "phase")
        s.acted = self.flag(s.acted, "acted")
        s.turn_over = self.flag(s.turn_over, "turn over")
        s.scored = self.flag(s.scored, "scored")
        s.die = signed(stream, s.die, HIGHEST, "die")
        s.die_spent = self.flag(s.die_spent, "die spent")
        s.aim = signed(stream, s.aim, s.atlas.size - 1, "aim")
        s.aim_by = bits(stream, s.aim_by, self.tables.means, "means")
        s.roamed = bits(stream, s.roamed, self.tables.marks, "roaming pieces")
        s.decline_coins = self.number(s.decline_coins, UNBOUNDED, "coins of the decline")
        s.question = self.number(s.question, ASK_DECLINE, "question")
        s.lent = self.power(s.lent)
        s.lent_fresh = self.flag(s.lent_fresh, "lent power")
        size = self.number(len(s.pending), stream.longest_list(), "pending")
        things = [Pending(DIE)] * size if stream.reading else s.pending
        s.pending = [self.pending(thing) for thing in things]

    def pending(self, pending: Pending) -> Pending:
        """A pending decision: its kind, the region or race that it concerns, and who asks."""
        s = self.s
        kind = self.number(pending.kind, PENDING_KINDS - 1, "pending")
        most = max(len(s.book.races), s.atlas.size) - 1
        subject = signed(self.stream, pending.subject, most, "pending")
        if kind != QUESTION:
            return Pending(kind, subject)
        keys = [race.key for race in s.book.races] + s.book.contents.finds()
        traits = {trait.key: trait for trait in s.book.races + s.book.finds}
        asker = 0 if pending.trait is None else keys.index(pending.trait.key)
        trait = traits.get(keys[self.number(asker, len(keys) - 1, "question")])
        if trait is None or not trait.hooks & ANSWERS:
            assert isinstance(self.stream, Reader)
            raise self.stream.wrong()
        return Pending(kind, subject, trait)

    # ------------------------------------------------------------------ the board

    def board(self) -> None:
        """Natives and pieces."""
        s = self.s
        key = ("board", s.tribes, s.monsters, *s.where, *s.piles)
        self.stream.part(self.tables.parts, key, self.natives_and_pieces)

    def natives_and_pieces(self) -> None:
        """What ``board`` knows already if nothing has changed there."""
        s = self.s
        tribes = self.number(s.tribes, self.everywhere, "tribes")
        monsters = self.number(s.monsters, self.everywhere, "monsters")
        if self.stream.reading:
            for region in range(s.atlas.size):
                if tribes & bit(region):
                    verbs.lay_tribe(s, region)
                if monsters & bit(region):
                    verbs.lay_monsters(s, region)
        for kind in self.tables.kinds:
            self.pieces(kind)

    def pieces(self, kind: int) -> None:
        """The regions with pieces of one kind, and how many where several are possible."""
        s = self.s
        mask = self.number(s.where[kind], self.everywhere, "pieces")
        while mask:
            region = lowest(mask)
            mask &= mask - 1
            number = 1
            if is_counted(kind):
                most = int(PIECES[kind].supply)
                number = self.number(s.pile(kind, region), most, "pieces")
            if self.stream.reading:
                verbs.place(s, kind, region, number)

    # ------------------------------------------------------------------ the supply

    def supply(self) -> None:
        """Stacks and column."""
        s = self.s
        stacks = (s.banners_unseen, s.badges_unseen, s.badges_discarded, s.finds_unseen)
        key = ("supply", *stacks, *s.banners_back, *s.column)
        self.stream.part(self.tables.parts, key, self.stacks_and_column)

    def stacks_and_column(self) -> None:
        """What ``supply`` knows already if nothing has changed there."""
        s = self.s
        races, powers = int(below(len(s.book.races))), int(below(len(s.book.powers)))
        s.banners_unseen = self.number(s.banners_unseen, races, "banners")
        s.badges_unseen = self.number(s.badges_unseen, powers, "badges")
        s.badges_discarded = self.number(s.badges_discarded, powers, "badges")
        s.finds_unseen = bits(self.stream, s.finds_unseen, self.tables.finds, "finds")
        back = self.number(len(s.banners_back), len(s.book.races), "banners")
        s.banners_back = [
            self.race(number) for number in ([0] * back if self.stream.reading else s.banners_back)
        ]
        for slot in range(self.number(len(s.column), COLUMN, "column")):
            self.combo(slot)

    def combo(self, slot: int) -> None:
        """One open combo."""
        s = self.s
        combo = None if self.stream.reading else s.column[slot]
        race = self.race(combo.race_number if combo else 0)
        power = self.power(combo.power_number if combo else 0)
        coins = self.number(combo.coins if combo else 0, UNBOUNDED, "coins")
        if combo is None:
            s.column.append(Combo(s.book, race, max(power, -1), coins))

    # ------------------------------------------------------------------ the seats

    def seats(self, purses: list[int | None]) -> list[int | None]:
        """Coins, peace and grudges; returns the purses, None for every hidden one."""
        s = self.s
        result: list[int | None] = []
        for seat in range(s.seats):
            result.append(self.stream.purse(purses[seat]))
            hidden = purses[seat] is None and not self.stream.reading
            income = self.number(0 if hidden else s.incomes[seat], UNBOUNDED, "income")
            if self.stream.reading:
                s.incomes[seat] = income
            friend = signed(self.stream, s.peace[seat], s.seats - 1, "peace")
            verbs.make_peace(s, seat, friend)
            s.grudges[seat] = self.number(s.grudges[seat], below(s.seats), "grudges")
        return result

    # ------------------------------------------------------------------ the armies

    def armies(self) -> None:
        """All armies, and which of them acts."""
        s = self.s
        armies = s.armies()
        number = self.number(len(armies), len(s.book.races), "armies")
        acting = armies.index(s.acting) if s.acting is not None else -1
        for place in range(number):
            if self.stream.reading:
                armies.append(Army(s.book.no_power, 0, s.book.no_power, -1, 0))
            self.army(armies[place])
        acting = signed(self.stream, acting, number - 1, "acting army")
        if self.stream.reading and acting >= 0:
            s.acting = armies[acting]

    def army(self, me: Army) -> None:
        """One army with its tokens."""
        tokens = [self.s.tokens[region] for region in regions_of(me.held)]
        key = ("army", *me.values(), *tokens)
        self.stream.part(self.tables.parts, key, lambda: self.whole_army(me))

    def whole_army(self, me: Army) -> None:
        """What ``army`` knows already if nothing has changed of it."""
        s = self.s
        me.seat = self.number(me.seat, s.seats - 1, "seat")
        me.race_number = self.race(me.race_number)
        me.power_number = max(self.power(me.power_number), -1)
        me.active = self.flag(me.active, "active")
        if self.stream.reading:
            me.race = s.book.races[me.race_number]
            me.power = s.book.power(me.power_number)
            self.sit_down(me)
        self.hand(me)
        self.present_turn(me)
        self.regions(me)

    def sit_down(self, me: Army) -> None:
        """Add an army that was read to the table."""
        s = self.s
        if not me.active:
            s.declined.append(me)
        elif s.active[me.seat] is None:
            s.active[me.seat] = me
        else:
            assert isinstance(self.stream, Reader)
            raise self.stream.wrong()

    def hand(self, me: Army) -> None:
        """What the army has in hand, and lasting facts about it."""
        me.hand = self.number(me.hand, me.race.tray, "hand")
        me.pool = self.counts(me.pool)
        me.fresh = self.flag(me.fresh, "fresh")
        me.lasting = bits(self.stream, me.lasting, _LASTING, "facts")

    def counts(self, pieces: int) -> int:
        """Pieces that are not on the board: their kinds, then how many of each."""
        in_hand = self.tables.in_hand
        there = sum(bit(kind) for kind in in_hand if count_in(pieces, kind)) if pieces else 0
        mask = bits(self.stream, there, self.tables.in_hand_marks, "pieces in hand")
        total = 0
        for kind in in_hand if mask else ():
            if mask & bit(kind):
                number = self.number(count_in(pieces, kind), COUNT, "pieces in hand")
                total += number << (kind * BITS_OF_A_COUNT)
        return total

    def present_turn(self, me: Army) -> None:
        """What the army has done this turn, and what was done to it."""
        s = self.s
        me.ready = self.flag(me.ready, "ready")
        me.began = self.flag(me.began, "began")
        me.gathered = self.flag(me.gathered, "gathered")
        me.done = self.flag(me.done, "done")
        me.fights = self.number(me.fights, UNBOUNDED, "fights")
        me.conquests = self.number(me.conquests, UNBOUNDED, "conquests")
        me.assaulted = self.number(me.assaulted, below(s.seats), "assaulted")
        me.barred = self.number(me.barred, self.everywhere, "barred")
        me.used = bits(self.stream, me.used, self.tables.means, "means used")
        me.struck = bits(self.stream, me.struck, self.tables.strikes, "means used on seats")
        me.moved = bits(self.stream, me.moved, self.tables.moves, "pieces moved")
        me.takeovers = self.number(me.takeovers, me.race.tray, "takeovers")
        me.lifted = self.number(me.lifted, me.race.tray, "lifted")
        me.left = self.number(me.left, self.everywhere, "left")
        me.displaced = self.number(me.displaced, me.race.tray, "displaced")
        me.pieces_out = self.counts(me.pieces_out)
        if s.book.slots > 0:
            self.counted(me)

    def counted(self, me: Army) -> None:
        """What home-made traits counted in the present turn; nothing at all if all is zero."""
        if self.flag(len(me.counted) > 0, "counted"):
            known = me.counted or [0] * self.s.book.slots
            me.counted = [self.number(number, UNBOUNDED, "counted") for number in known]

    def regions(self, me: Army) -> None:
        """The regions of the army, and the tokens in each."""
        s = self.s
        held = self.number(me.held, self.everywhere, "regions")
        while held:
            region = lowest(held)
            held &= held - 1
            tokens = self.number(s.tokens[region], me.race.tray, "tokens")
            if self.stream.reading:
                me.held |= bit(region)
                me.near |= s.atlas.near[region]
                verbs.put_tokens(s, region, tokens)


def write_numbers(s: State, stream: Stream, purses: list[int | None]) -> None:
    """All numbers of *s*; None in *purses* hides the coins of a seat."""
    _walk(Walk(s, stream), purses)


def read_numbers(s: State, stream: Reader) -> list[int | None]:
    """Fill *s*, a bare board; returns the purses, None for the hidden ones."""
    purses = _walk(Walk(s, stream), [0] * s.seats)
    if stream.longest_list() > 0:
        raise stream.wrong()
    for army in s.armies():
        s.tray[army.race_number] -= army.hand + verbs.tokens_on_board(s, army)
        pool = army.pool
        refresh_traits(s, army)
        army.pool = pool
    return purses


def _walk(walk: Walk, purses: list[int | None]) -> list[int | None]:
    walk.table()
    walk.board()
    walk.supply()
    visible = walk.seats(purses)
    walk.armies()
    return visible
