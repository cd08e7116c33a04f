"""One position of the game: plain data, cheap to copy, without any rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.atlas.atlas import Atlas
from elbowroom.masks import EMPTY, NOWHERE, bit
from elbowroom.packed import vec
from elbowroom.rules.army import Army as Army
from elbowroom.rules.book import Book
from elbowroom.rules.combo import Combo
from elbowroom.rules.events import Event
from elbowroom.rules.options import Options
from elbowroom.rules.pending import Pending
from elbowroom.rules.pieces import FIRST_COUNTED, is_counted

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

# What a position may share with its copies; whoever writes there calls ``own_…`` first.
BOARD: Final = 1
STANDING: Final = 2
SUPPLY: Final = 4
ARMIES: Final = 8
EVERYTHING: Final = 15

# Rows and lists without anything in them, for all positions: they are replaced and never changed.
NO_ROW: Final = vec[i64]()
NOTHING_PENDING: Final[list[Pending]] = []
NONE_DECLINED: Final[list[Army]] = []


@mypyc_attr(acyclic=True)
class State:
    """A whole position."""

    round: i64 = 1
    turn: i64 = 0
    decider: i64 = 0
    phase: i64 = PICK
    # The board.
    manned: i64 = EMPTY  # regions with a race token
    stacked: i64 = EMPTY  # regions with several of them
    tribes: i64 = EMPTY
    monsters: i64 = EMPTY
    sheltered: i64 = EMPTY  # regions with an immune piece
    shut: i64 = EMPTY  # regions with a piece that closes them to everybody
    treasured: i64 = EMPTY  # regions with a place or a relic
    built: i64 = EMPTY  # regions with any other piece
    # The seats.
    watch: i64 = 0  # the hooks of all armies together
    truces: i64 = 0  # seats with an entry in ``peace``, as bits
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
    shared: i64 = 0  # what another position may read as well, as bits

    def __init__(
        self,
        atlas: Atlas,
        book: Book,
        options: Options,
        active: list[Army | None],
        column: list[Combo],
        banners_back: list[int],
    ) -> None:
        self.atlas: Atlas = atlas
        self.book: Book = book
        self.options: Options = options
        self.seats: i64 = len(active)
        # The board.
        self.tokens: vec[i64] = NO_ROW
        self.defence: vec[i64] = NO_ROW  # what an attacker must overcome, before discounts
        self.within: vec[i64] = NO_ROW  # within[k]: regions whose defence is at most k
        self.where: vec[i64] = NO_ROW  # for each kind of piece, the regions that hold one
        self.piles: vec[i64] = NO_ROW  # counted pieces: (kind, region)
        # The seats.
        self.coins: vec[i64] = NO_ROW
        self.incomes: vec[i64] = NO_ROW
        self.peace: vec[i64] = NO_ROW  # the seat that may not attack this seat's active army
        self.grudges: vec[i64] = NO_ROW  # seats that attacked this seat since its last turn
        self.active: list[Army | None] = active
        self.declined: list[Army] = NONE_DECLINED
        # The supply.
        self.tray: vec[i64] = NO_ROW
        # These lists are replaced and never changed, so that copies can share them.
        self.column: list[Combo] = column
        self.banners_back: list[int] = banners_back
        # The present turn.
        self.acting: Army | None = None
        # Settled in this order before all else; replaced and never changed.
        self.pending: list[Pending] = NOTHING_PENDING
        # Events for logs and animations; None when nobody wants them.
        self.journal: list[Event] | None = None

    def copy(self) -> State:
        """A position of its own with the same values; without its journal.

        Rows and armies are shared until one of the two is changed; see ``own``.
        """
        other = State(
            self.atlas, self.book, self.options, self.active, self.column, self.banners_back
        )
        other.round = self.round
        other.turn = self.turn
        other.decider = self.decider
        other.phase = self.phase
        other.coins = self.coins[:]
        other.declined = self.declined
        other.acting = self.acting
        other.watch = self.watch
        other.truces = self.truces
        self._share_rows(other)
        self._copy_masks(other)
        self._copy_turn(other)
        self.shared = other.shared = EVERYTHING
        return other

    def _share_rows(self, other: State) -> None:
        other.tokens = self.tokens
        other.defence = self.defence
        other.within = self.within
        other.where = self.where
        other.piles = self.piles
        other.incomes = self.incomes
        other.peace = self.peace
        other.grudges = self.grudges
        other.tray = self.tray

    def _copy_masks(self, other: State) -> None:
        other.manned = self.manned
        other.stacked = self.stacked
        other.tribes = self.tribes
        other.monsters = self.monsters
        other.sheltered = self.sheltered
        other.shut = self.shut
        other.treasured = self.treasured
        other.built = self.built
        other.banners_unseen = self.banners_unseen
        other.badges_unseen = self.badges_unseen
        other.badges_discarded = self.badges_discarded
        other.finds_unseen = self.finds_unseen
        other.lent = self.lent
        other.lent_fresh = self.lent_fresh

    def _copy_turn(self, other: State) -> None:
        other.pending = self.pending
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

    # ------------------------------------------------------------------ what copies share

    def own(self) -> None:
        """From now on everything may be changed, by whoever writes here without the verbs."""
        self.own_board()
        self.own_pieces()
        self.own_supply()
        self.own_armies()

    def own_board(self) -> None:
        """From now on ``tokens``, ``defence`` and ``within`` may be changed."""
        if self.shared & BOARD != 0:
            self.tokens = self.tokens[:]
            self.defence = self.defence[:]
            self.within = self.within[:]
            self.shared &= ~BOARD

    def own_pieces(self) -> None:
        """From now on ``where`` and ``piles`` may be changed."""
        if self.shared & STANDING != 0:
            self.where = self.where[:]
            self.piles = self.piles[:]
            self.shared &= ~STANDING

    def own_supply(self) -> None:
        """From now on ``tray``, ``incomes``, ``peace`` and ``grudges`` may be changed."""
        if self.shared & SUPPLY != 0:
            self.tray = self.tray[:]
            self.incomes = self.incomes[:]
            self.peace = self.peace[:]
            self.grudges = self.grudges[:]
            self.shared &= ~SUPPLY

    def own_armies(self) -> None:
        """From now on the armies may be changed. They may be other objects than before."""
        if self.shared & ARMIES != 0:
            active = self.active[:]
            seat: i64 = 0
            while seat < self.seats:
                mine = active[seat]
                if mine is not None:
                    active[seat] = self._twin(mine)
                seat += 1
            self.active = active
            if len(self.declined) > 0:
                self.declined = [self._twin(army) for army in self.declined]
            self.shared &= ~ARMIES

    def _twin(self, army: Army) -> Army:
        twin = army.copy()
        if army is self.acting:
            self.acting = twin
        return twin

    # ------------------------------------------------------------------ reading

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

    def lands(self) -> i64:
        """Every region that an army holds."""
        mask: i64 = EMPTY
        for active in self.active:
            if active is not None:
                mask |= active.held
        for army in self.declined:
            mask |= army.held
        return mask

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
