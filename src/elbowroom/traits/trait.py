"""The interface of everything that changes the rules: races, powers, places and relics.

A hook is one of three things. *Questions* look at the position and never change it; the answers of
several traits are combined so that their order cannot matter. *Moments* tell a trait that something
has happened; it may change the position, through ``rules.verbs`` only. *Choices* add actions to the
menu. Every hook has a neutral answer here, so a trait defines only what makes it special.

Traits have no state and are shared by all games. What a trait must remember is a piece on the board
or in the pool of its army, or a mark in ``used`` of the army.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import EMPTY, bit

if TYPE_CHECKING:
    from elbowroom.rules.menu import Menu
    from elbowroom.rules.state import Army, State

# Facts: plain yes-or-no properties, joined by "any". Each has one bit, twice the one before: so
# the compiler still knows its value.

# Ask this trait also once its army has declined.
WORKS_IN_DECLINE: Final = 1
# Campaigns although declined.
ACTS_IN_DECLINE: Final = 2 * WORKS_IN_DECLINE
# All tokens on the board stay there at decline.
KEEPS_TOKENS: Final = 2 * ACTS_IN_DECLINE
# One redeployment as part of declining.
REDEPLOYS_AT_DECLINE: Final = 2 * KEEPS_TOKENS
# Does not count toward the one declined army of a seat.
OUTSIDE_LIMIT: Final = 2 * REDEPLOYS_AT_DECLINE
# May decline at the end of an ordinary turn.
DECLINES_AFTER_SCORING: Final = 2 * OUTSIDE_LIMIT
# A declined army that waits in hand when it has no region.
SURVIVES_HOMELESS: Final = 2 * DECLINES_AFTER_SCORING
# May attack the active army of its own seat.
ATTACKS_OWN_ACTIVE: Final = 2 * SURVIVES_HOMELESS
# Decline takes every token off the board, for ``leaving_coins``.
LEAVES_THE_BOARD: Final = 2 * ATTACKS_OWN_ACTIVE
# May roll before any conquest, and has no final die.
ROLLS_FREELY: Final = 2 * LEAVES_THE_BOARD
# May change badges with another open combo when picked.
SWAPS_BADGE: Final = 2 * ROLLS_FREELY
# Its coins belong to several regions together and are never doubled.
SUMS_UP: Final = 2 * SWAPS_BADGE
# (Of an army) has conquered land since it was picked.
HAS_SETTLED: Final = 2 * SUMS_UP
# May still be placed by an army that had to leave it in the river.
LEAVES_THE_RIVER: Final = 2 * HAS_SETTLED


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """A race, a power, a relic or a place; neutral wherever a subclass does not say otherwise."""

    def __init__(
        self,
        key: str,
        tokens: int = 0,
        tray: int = 0,
        extra: int = 0,
        facts: int = 0,
        brings: dict[int, int] | None = None,
        needs: tuple[str, ...] = (),
    ) -> None:
        """*tokens*: banner or badge value; *tray*: race tokens in the box; *extra*: tokens beyond
        banner and badge; *brings*: pieces (kind: how many) that come with it; *needs*: features of
        the map of which it needs at least one to work (M1)."""
        self.key: Final = key
        self.tokens: Final[i64] = tokens
        self.tray: Final[i64] = tray
        self.extra: Final[i64] = extra
        self.facts: Final[i64] = facts
        self.brings: Final = brings or {}
        self.needs: Final = needs
        self.hooks: i64 = _overridden(type(self))  # the bits of the hooks that it defines
        # What a home-made trait is made of; its army gets these instead of the whole.
        self.parts: list[Trait] = []

    # ------------------------------------------------------------------ questions: attack

    def entry(self, s: State, me: Army) -> i64:
        """Regions where the first conquest may start besides the edge (union)."""
        return EMPTY

    def enters(self, s: State, me: Army) -> i64:
        """The regions that take the place of the edge for the first conquest (union)."""
        return EMPTY

    def reach(self, s: State, me: Army) -> i64:
        """Regions always in reach besides the neighbours, at the first conquest too (union)."""
        return EMPTY

    def joins(self, s: State, me: Army, regions: i64) -> i64:
        """Regions adjacent to any of *regions* besides the printed borders (union)."""
        return EMPTY

    def joins_groups(self, s: State) -> bool:
        """Whether regions adjacent only by ``joins`` of this trait form one group (any)."""
        return True

    def opens(self, s: State, me: Army) -> i64:
        """Water that is a target for this army (union)."""
        return EMPTY

    def cheaper(self, s: State, me: Army) -> i64:
        """Regions that cost one token less (added up)."""
        return EMPTY

    def dearer(self, s: State, me: Army) -> i64:
        """Regions that cost one token more (added up)."""
        return EMPTY

    def as_if_empty(self, s: State, me: Army) -> i64:
        """Regions priced as if no tokens stood in them (union)."""
        return EMPTY

    def rolls_for(self, s: State, me: Army) -> i64:
        """Regions for which the die may be rolled before a conquest (union)."""
        return EMPTY

    def wounds(self, s: State, me: Army) -> i64:
        """Tokens that an opponent loses with a region besides the usual one (added up)."""
        return 0

    # ------------------------------------------------------------------ questions: defence

    def untouchable(self, s: State, me: Army) -> bool:
        """No race, power, place or relic may help to conquer a region of this army (any)."""
        return False

    def losses(self, s: State, me: Army, usual: i64) -> i64:
        """Tokens lost for good when a region falls that *usually* costs so many (smallest)."""
        return usual

    def toll(self, s: State, me: Army) -> i64:
        """Coins an opponent pays this seat for conquering one of its regions (added up)."""
        return 0

    def thorns(self, s: State, me: Army) -> i64:
        """Tokens an opponent loses for conquering one of its regions (added up)."""
        return 0

    # ------------------------------------------------------------------ questions: end of turn

    def stays_in(self, s: State, me: Army) -> i64:
        """River regions that may be held beyond the turn (union)."""
        return EMPTY

    def held_back(self, s: State, me: Army) -> i64:
        """Tokens that must stay in hand when the redeployment ends (added up)."""
        return 0

    def pays(self, s: State, me: Army) -> i64:
        """Own regions worth one coin more (added up)."""
        return EMPTY

    def bonus(self, s: State, me: Army) -> i64:
        """Coins besides those of single regions (added up)."""
        return 0

    def collects(self, s: State, me: Army, payer: i64) -> i64:
        """Coins that the seat *payer*, an opponent, owes this army (added up)."""
        return 0

    def doubles(self, s: State, me: Army) -> i64:
        """Own regions that bring twice their coins (union)."""
        return EMPTY

    def never_doubles(self, s: State, me: Army) -> i64:
        """Regions that nothing doubles (union)."""
        return EMPTY

    # ------------------------------------------------------------------ questions: others

    def keeps_badge(self, s: State, me: Army) -> bool:
        """The badge stays beside the declined banner (any)."""
        return False

    def musters(self, s: State, me: Army) -> i64:
        """Tokens that come from the tray with the first action of a campaign (added up)."""
        return 0

    def lends(self, s: State, me: Army) -> Trait | None:
        """Another trait that the holder of this one has as well."""
        return None

    def leaving_coins(self, s: State, me: Army) -> i64:
        """Coins for an army that leaves the board at its decline (added up)."""
        return 0

    # ------------------------------------------------------------------ moments

    def picked(self, s: State, me: Army) -> None:
        """The combo was taken."""

    def conquering(self, s: State, me: Army, region: i64, fight: bool) -> None:
        """*me* is about to take *region*, where nothing has changed yet; *fight*: it is not empty
        (G17)."""

    def killed(self, s: State, me: Army, tokens: i64) -> None:
        """By a conquest of *me* another seat has just lost so many *tokens* for good."""

    def conquered(self, s: State, me: Army, region: i64) -> None:
        """*me* has just conquered *region*."""

    def settled(self, s: State, me: Army, region: i64) -> None:
        """*region* is *me*'s from now on, by conquest or otherwise."""

    def defeated(self, s: State, me: Army, foe: i64, region: i64) -> None:
        """*region* of *me* is conquered by another seat, *foe*; its tokens still stand there."""

    def attacked(self, s: State, me: Army, foe: i64) -> None:
        """Another seat, *foe*, has attacked an army of this seat, with success or not."""

    def gathered(self, s: State, me: Army) -> None:
        """The redeployment begins: one token stands in each region, the others are in hand."""

    def homeless(self, s: State, me: Army) -> None:
        """The last region of *me* is gone."""

    def found(self, s: State, region: i64) -> None:
        """This place or relic was drawn and lies in *region*."""

    def fallen(self, s: State, region: i64) -> None:
        """*region*, where this place or relic lies, was conquered."""

    # ------------------------------------------------------------------ choices

    def conquers_by(self, s: State, me: Army) -> i64:
        """Special means of conquest at hand, as marks of ``rules.means`` (union)."""
        return EMPTY

    def answers(self, s: State, region: i64, menu: Menu) -> None:
        """Add the answers to the question that this trait asked about *region* (``verbs.ask``)."""

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        """Add the choices that this trait gives in the present phase.

        Tokens that are placed in a redeployment must not change them: they are asked for once.
        """

    def performs(self, s: State, me: Army, kind: i64, index: i64) -> bool:
        """Carry out an action that only a trait offers, if it is one of ``offers`` of this trait.

        Returns whether it is. *kind* and *index* are those of the action.
        """
        return False


# ---------------------------------------------------------------------- the bits of the hooks


def _bits(kind: type) -> dict[str, int]:
    """The public methods of *kind* in the order in which they stand there, each with its bit."""
    names = [
        name
        for name, value in kind.__dict__.items()
        if callable(value) and not name.startswith("_")
    ]
    return {name: bit(place) for place, name in enumerate(names)}


_BITS: Final = _bits(Trait)


def _overridden(kind: type) -> int:
    """The bits of the hooks that *kind* or a class between it and ``Trait`` defines."""
    bits = 0
    for step in kind.__mro__[: kind.__mro__.index(Trait)]:
        for name in step.__dict__:
            bits |= _BITS.get(name, 0)
    return bits


# The bits that the rules ask for, so that they can skip the traits that leave a hook alone. They
# follow the order of the methods, each twice the one before: so the compiler knows their values.
ENTRY: Final = 1
ENTERS: Final = 2 * ENTRY
REACH: Final = 2 * ENTERS
JOINS: Final = 2 * REACH
JOINS_GROUPS: Final = 2 * JOINS
OPENS: Final = 2 * JOINS_GROUPS
CHEAPER: Final = 2 * OPENS
DEARER: Final = 2 * CHEAPER
AS_IF_EMPTY: Final = 2 * DEARER
ROLLS_FOR: Final = 2 * AS_IF_EMPTY
WOUNDS: Final = 2 * ROLLS_FOR
UNTOUCHABLE: Final = 2 * WOUNDS
LOSSES: Final = 2 * UNTOUCHABLE
TOLL: Final = 2 * LOSSES
THORNS: Final = 2 * TOLL
STAYS_IN: Final = 2 * THORNS
HELD_BACK: Final = 2 * STAYS_IN
PAYS: Final = 2 * HELD_BACK
BONUS: Final = 2 * PAYS
COLLECTS: Final = 2 * BONUS
DOUBLES: Final = 2 * COLLECTS
NEVER_DOUBLES: Final = 2 * DOUBLES
KEEPS_BADGE: Final = 2 * NEVER_DOUBLES
MUSTERS: Final = 2 * KEEPS_BADGE
LENDS: Final = 2 * MUSTERS
LEAVING_COINS: Final = 2 * LENDS
PICKED: Final = 2 * LEAVING_COINS
CONQUERING: Final = 2 * PICKED
KILLED: Final = 2 * CONQUERING
CONQUERED: Final = 2 * KILLED
SETTLED: Final = 2 * CONQUERED
DEFEATED: Final = 2 * SETTLED
ATTACKED: Final = 2 * DEFEATED
GATHERED: Final = 2 * ATTACKED
HOMELESS: Final = 2 * GATHERED
FOUND: Final = 2 * HOMELESS
FALLEN: Final = 2 * FOUND
CONQUERS_BY: Final = 2 * FALLEN
ANSWERS: Final = 2 * CONQUERS_BY
OFFERS: Final = 2 * ANSWERS
PERFORMS: Final = 2 * OFFERS
