"""The few numbers by which the quick player chooses, tuned by self-play."""

from __future__ import annotations

from typing import Final


class Preferences:
    """What conquests and defenders are worth: in coins, unless described as a share or factor."""

    def __init__(
        self,
        find: float = 1.5,
        openness: float = 0.05,
        hurt: float = 1.6,
        hurt_declined: float = 0.9,
        bridge: float = 0.1,
        effort: float = 0.6,
        calm: float = 0.25,
        treasure: float = 1.0,
        base: float = 1.0,
        combos: float = 1.0,
        decline_margin: float = -1.0,
    ) -> None:
        """Conquests: *find* is the worth of a hidden place or relic; *openness* of each free
        neighbour; *hurt* and *hurt_declined* of a region of an opponent; *bridge* of a river that
        cannot be kept; *effort* is added to each price, so that cheap regions do not win by far.

        Defence: *calm* is the share of its need that a region has where nobody can attack;
        *treasure* the factor for each coin that it pays; *base* is added to its defence.

        Picks and declines: *combos* is the share of the worth of a race and power that counts;
        *decline_margin* is how much better a decline must be than staying."""
        self.find: Final[float] = find
        self.openness: Final[float] = openness
        self.hurt: Final[float] = hurt
        self.hurt_declined: Final[float] = hurt_declined
        self.bridge: Final[float] = bridge
        self.effort: Final[float] = effort
        self.calm: Final[float] = calm
        self.treasure: Final[float] = treasure
        self.base: Final[float] = base
        self.combos: Final[float] = combos
        self.decline_margin: Final[float] = decline_margin


USUAL: Final = Preferences()
# Other ways to place the same army; search tries them all.
GARRISONS: Final[list[Preferences]] = [
    USUAL,
    Preferences(calm=0.02, treasure=1.2, base=0.0),
    Preferences(calm=0.6, treasure=1.0, base=1.0),
    Preferences(calm=0.1, treasure=3.0, base=2.0),
    Preferences(calm=0.02, treasure=1.5, base=4.0),
]
