"""One position of the game: plain data, cheap to copy, without any rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.atlas.atlas import Atlas
from elbowroom.masks import EMPTY, NOWHERE, below, bit, zeros
from elbowroom.packed import vec
from elbowroom.rules.book import Book
from elbowroom.rules.events import Event
from elbowroom.rules.options import Options
from elbowroom.rules.pending import Pending
from elbowroom.rules.pieces import COUNTED_KINDS, FIRST_COUNTED, PIECE_KINDS, count_in, is_counted
from elbowroom.traits.trait import Trait

# The version of the rules, written into every saved game.
RULES: Final = 2

# Phases.
PICK: Final = 0
START: Final = 1
CONQUEST: Final = 2
REDEPLOY: Final = 3
RETREAT: Final = 4
AFTERMATH: Final = 5
OVER: Final = 6
PHASES: Final = ("pick", "start", "conquest", "redeploy", "retreat", "aftermath", "over")

# Who decides, besides the seats 0, 1, …
CHANCE: Final = -1
NOBODY: Final = -2

COLUMN: Final = 6
LEVELS: Final = 48

NOTHING_COUNTED: Final[list[int]] = []


class Combo:
    """A banner and a badge lying open, with the coins on them; replaced, never changed."""

    def __init__(self, book: Book, race_number: i64, power_number: i64, coins: i64) -> None:
        """The numbers are those of *book*; NOWHERE for no badge."""
        self.race_number: Final[i64] = race_number
        self.power_number: Final[i64] = power_number
        self.race: Final = book.races[race_number]
        self.power: Final = book.power(power_number)
        self.coins: Final[i64] = coins


class Army:
    """A race with its power, owned by one seat, active or declined."""

    active: bool = True
    lent: Trait | None = None  # the one of its traits that a place lends
    hooks: i64 = 0
    facts: i64 = 0
    lasting: i64 = 0  # facts that it keeps, whatever traits apply
    hand: i64 = 0
    held: i64 = EMPTY
    near: i64 = EMPTY  # every region bordering a held one
    pool: i64 = 0  # pieces in hand: four bits for each kind
    fresh: bool = True  # in the turn of its pick
    # The present turn.
    ready: bool = False
    began: bool = False  # a conquest or a roll was made
    gathered: bool = False  # its redeployment has begun
    done: bool = False
    fights: i64 = 0  # regions conquered that were not empty
    conquests: i64 = 0
    assaulted: i64 = 0  # seats whose active army it attacked
    barred: i64 = EMPTY  # regions that it may neither attack nor keep
    used: i64 = 0  # means used, as their marks
    struck: i64 = 0  # means used once for each opponent: (mark, seat) bits
    moved: i64 = 0  # kinds of pieces placed or moved, as bits
    takeovers: i64 = 0  # regions taken over from another army of its seat
    lifted: i64 = 0  # tokens lifted off its regions before any campaign
    left: i64 = EMPTY  # river regions that it had to leave with a place or a relic
    # Driven out in the present turn of another seat: tokens and pieces (four bits for each kind)
    # in hand that are placed again at its end.
    displaced: i64 = 0
    pieces_out: i64 = 0

    def __init__(
        self, race: Trait, race_number: i64, power: Trait, power_number: i64, seat: i64
    ) -> None:
        """The numbers are those of the book in play; NOWHERE for no badge."""
        self.race: Trait = race
        self.race_number: i64 = race_number
        self.power: Trait = power
        self.power_number: i64 = power_number
        self.seat: i64 = seat
        # All traits that apply to this army now: race, power, then what it holds or is lent. The
        # list is replaced and never changed, so that copies can share it.
        self.traits: list[Trait] = []
        # What home-made traits counted this turn, by slot of the book; empty for all zero. The
        # list is replaced and never changed, so that copies can share it.
        self.counted: list[int] = NOTHING_COUNTED

    def copy(self) -> Army:
        """An army of its own with the same values."""
        other = Army(self.race, self.race_number, self.power, self.power_number, self.seat)
        other.active = self.active
        other.traits = self.traits
        other.lent = self.lent
        other.hooks = self.hooks
        other.facts = self.facts
        other.lasting = self.lasting
        other.hand = self.hand
        other.held = self.held
        other.near = self.near
        other.pool = self.pool
        other.fresh = self.fresh
        other.ready = self.ready
        other.began = self.began
        other.gathered = self.gathered
        other.done = self.done
        other.fights = self.fights
        other.conquests = self.conquests
        other.assaulted = self.assaulted
        other.barred = self.barred
        other.used = self.used
        other.struck = self.struck
        other.moved = self.moved
        other.takeovers = self.takeovers
        other.lifted = self.lifted
        other.left = self.left
        other.displaced = self.displaced
        other.pieces_out = self.pieces_out
        other.counted = self.counted
        return other

    def tally(self, slot: i64) -> i64:
        """What a home-made trait has counted this turn in its *slot*."""
        if len(self.counted) == 0:
            return 0
        return self.counted[slot]

    def pooled(self, kind: i64) -> i64:
        """How many pieces of *kind* this army has in hand."""
        return count_in(self.pool, kind)


class State:
    """A whole position."""

    round: i64 = 1
    turn: i64 = 0
    decider: i64 = 0
    phase: i64 = PICK
    # The board.
    tribes: i64 = EMPTY
    monsters: i64 = EMPTY
    sheltered: i64 = EMPTY  # regions with an immune piece
    shut: i64 = EMPTY  # regions with a piece that closes them to everybody
    treasured: i64 = EMPTY  # regions with a place or a relic
    # The seats.
    watch: i64 = 0  # the hooks of all armies together
    # The supply.
    banners_unseen: i64 = EMPTY
    badges_unseen: i64 = EMPTY
    badges_discarded: i64 = EMPTY
    finds_unseen: i64 = EMPTY
    lent: i64 = NOWHERE  # the power that a place lends to its holder
    lent_fresh: bool = False  # it was drawn in the present turn
    # The present turn.
    acted: bool = False
    turn_over: bool = False  # the seat declined: nobody campaigns any more
    scored: bool = False
    die: i64 = NOWHERE
    die_spent: bool = False
    aim: i64 = NOWHERE
    aim_by: i64 = 0
    roamed: i64 = 0  # kinds of pieces without an owner that were moved, as bits
    decline_coins: i64 = 0  # coins that an army got for leaving the board at its decline
    question: i64 = 0  # which question of the aftermath

    def __init__(self, atlas: Atlas, book: Book, options: Options, seats: i64) -> None:
        self.atlas: Atlas = atlas
        self.book: Book = book
        self.options: Options = options
        self.seats: i64 = seats
        # The board.
        self.tokens: vec[i64] = vec[i64]()
        self.defence: vec[i64] = vec[i64]()  # what an attacker must overcome, before discounts
        self.within: vec[i64] = vec[i64]()  # within[k]: regions whose defence is at most k
        self.where: vec[i64] = vec[i64]()  # for each kind of piece, the regions that hold one
        self.piles: vec[i64] = vec[i64]()  # counted pieces: (kind, region)
        # The seats.
        self.coins: vec[i64] = vec[i64]()
        self.incomes: vec[i64] = vec[i64]()
        self.peace: vec[i64] = vec[i64]()  # the seat that may not attack this seat's active army
        self.grudges: vec[i64] = vec[i64]()  # seats that attacked this seat since its last turn
        self.active: list[Army | None] = []
        self.declined: list[Army] = []
        # The supply.
        self.tray: vec[i64] = vec[i64]()
        self.column: list[Combo] = []
        self.banners_back: list[int] = []
        # The present turn.
        self.acting: Army | None = None
        self.pending: list[Pending] = []  # settled in this order before all else
        # Events for logs and animations; None when nobody wants them.
        self.journal: list[Event] | None = None

    def copy(self) -> State:
        """A position of its own with the same values; without its journal."""
        other = State(self.atlas, self.book, self.options, self.seats)
        other.round = self.round
        other.turn = self.turn
        other.decider = self.decider
        other.phase = self.phase
        other.tokens = self.tokens[:]
        other.defence = self.defence[:]
        other.within = self.within[:]
        other.where = self.where[:]
        other.piles = self.piles[:]
        other.tribes = self.tribes
        other.monsters = self.monsters
        other.sheltered = self.sheltered
        other.shut = self.shut
        other.treasured = self.treasured
        other.coins = self.coins[:]
        other.incomes = self.incomes[:]
        other.peace = self.peace[:]
        other.grudges = self.grudges[:]
        other.watch = self.watch
        self._copy_armies(other)
        self._copy_supply(other)
        self._copy_turn(other)
        return other

    def _copy_supply(self, other: State) -> None:
        other.tray = self.tray[:]
        other.column = self.column[:]
        other.banners_unseen = self.banners_unseen
        if len(self.banners_back) > 0:
            other.banners_back = self.banners_back[:]
        other.badges_unseen = self.badges_unseen
        other.badges_discarded = self.badges_discarded
        other.finds_unseen = self.finds_unseen
        other.lent = self.lent
        other.lent_fresh = self.lent_fresh

    def _copy_turn(self, other: State) -> None:
        if len(self.pending) > 0:
            other.pending = self.pending[:]
        other.acted = self.acted
        other.turn_over = self.turn_over
        other.scored = self.scored
        other.die = self.die
        other.die_spent = self.die_spent
        other.aim = self.aim
        other.aim_by = self.aim_by
        other.roamed = self.roamed
        other.decline_coins = self.decline_coins
        other.question = self.question

    def _copy_armies(self, other: State) -> None:
        other.active = self.active[:]
        seat: i64 = 0
        while seat < self.seats:
            mine = self.active[seat]
            if mine is not None:
                other.active[seat] = self._copy_army(mine, other)
            seat += 1
        for army in self.declined:
            other.declined.append(self._copy_army(army, other))

    def _copy_army(self, army: Army, other: State) -> Army:
        twin = army.copy()
        if army is self.acting:
            other.acting = twin
        return twin

    def armies(self) -> list[Army]:
        """All armies on the table: the active ones by seat, then the declined in order."""
        out = [army for army in self.active if army is not None]
        out.extend(self.declined)
        return out

    def holder(self, region: i64) -> Army | None:
        """The army that holds *region*, if any."""
        one = bit(region)
        for army in self.active:
            if army is not None and army.held & one != 0:
                return army
        for army in self.declined:
            if army.held & one != 0:
                return army
        return None

    def lands_of(self, seat: i64) -> i64:
        """Every region held by an army of *seat*."""
        mask: i64 = EMPTY
        mine = self.active[seat]
        if mine is not None:
            mask = mine.held
        for army in self.declined:
            if army.seat == seat:
                mask |= army.held
        return mask

    def pile(self, kind: i64, region: i64) -> i64:
        """How many pieces of *kind* stand in *region*."""
        if not is_counted(kind):
            return 0 if self.where[kind] & bit(region) == 0 else 1
        return self.piles[(kind - FIRST_COUNTED) * self.atlas.size + region]

    def bodies(self, region: i64) -> i64:
        """Race tokens, Lost Tribes and monsters in *region*."""
        one = bit(region)
        n = self.tokens[region]
        if self.tribes & one != 0:
            n += 1
        if self.monsters & one != 0:
            n += 2
        return n


def blank_state(atlas: Atlas, book: Book, options: Options, seats: int) -> State:
    """An empty board: no tokens, no combos, nobody has an army."""
    s = State(atlas, book, options, seats)
    s.tokens = zeros(atlas.size)
    s.defence = zeros(atlas.size)
    s.within = vec[i64]([atlas.land | atlas.water] * LEVELS)
    s.where = zeros(PIECE_KINDS)
    s.piles = zeros(COUNTED_KINDS * atlas.size)
    s.coins = vec[i64]([5] * seats)
    s.incomes = zeros(seats)
    s.peace = vec[i64]([NOWHERE] * seats)
    s.grudges = zeros(seats)
    s.active = [None] * seats
    s.tray = vec[i64]([race.tray for race in book.races])
    s.banners_unseen = below(len(book.races))
    s.badges_unseen = below(len(book.powers))
    s.finds_unseen = book.hidden
    return s
