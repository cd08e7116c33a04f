"""Which of its regions an army should defend first, as the terminal offers them."""

from __future__ import annotations

from elbowroom.play.exposure import threat_to, weakness
from tests.positions import position

BORDER = """
map: surface-2
phase: conquest
seats:
  - army: {race: orcs, power: hill, hand: 3}
  - army: {race: trolls, power: forest}
board:
  butterfold: 1 orcs
  mount-grudge: 1 orcs
  mumblewood: 2 trolls, lair
"""


def test_the_border_is_weaker_than_the_hinterland() -> None:
    s = position(BORDER)
    me = s.active[0]
    assert me is not None
    border, quiet = s.atlas.region("butterfold"), s.atlas.region("mount-grudge")
    assert threat_to(s, me, border) > threat_to(s, me, quiet)
    assert weakness(s, me, border) > weakness(s, me, quiet)
