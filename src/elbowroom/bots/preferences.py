"""The few numbers behind the quick player's likes and dislikes, found by playing them out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Taste:
    """What a conquest and a garrison are for; all in coins, but where it says share."""

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
        pride: float = -1.0,
        fort: i64 = -1,
        share: float = 0.0,
    ) -> None:
        """*find*: a hidden place or relic; *openness*: each free neighbour; *hurt*: an opponent's
        region, active or declined; *bridge*: a river that cannot be kept; *effort*: added to each
        price, so that free things do not come first by far. *calm*: share of its need that a
        region keeps where nobody can come; *treasure*: how much more a region needs for each coin
        it pays; *base*: added to its defence. *combos*: share of what the names of a combo
        promise; *pride*: what a decline has to bring beyond staying. *fort*: a region that gets
        *share* of all tokens in hand before any other is thought of."""
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
        self.pride: Final[float] = pride
        self.fort: Final[i64] = fort
        self.share: Final[float] = share


USUAL: Final = Taste()
# Other ways to place the same army; search tries them all.
GARRISONS: Final[list[Taste]] = [
    USUAL,
    Taste(calm=0.02, treasure=1.2, base=0.0),
    Taste(calm=0.6, treasure=1.0, base=1.0),
    Taste(calm=0.1, treasure=3.0, base=2.0),
    Taste(calm=0.02, treasure=1.5, base=4.0),
]
