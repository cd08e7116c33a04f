"""A position as one seat knows it, for players that search with the rules.

Everything on a table is public except the other seats' coins and last incomes (G22), and the order
of the stacks does not exist before something is drawn. So an observation is a copy of the position
in which those numbers are blank; it has no reference to the original position.
"""

from __future__ import annotations

from functools import cached_property

from elbowroom.atlas.atlas import Atlas, Site
from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.homemade.content import stored_content
from elbowroom.notation.actions import action_text
from elbowroom.notation.code import read_sketch, write_code
from elbowroom.play.view import view
from elbowroom.play.view_types import View
from elbowroom.play.visibility import hidden_purses, may_see_coins
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import State
from elbowroom.traits.catalogue import contents_of

_SiteData = tuple[str, str, str, list[str], bool, bool, bool]
BoardData = tuple[str, str, int, int, list[_SiteData], list[int]]
"""A board as plain data: name, box, players, rounds, sites and the neighbours of each as a mask."""


class Observation:
    """What *seat* (from 1; None for a spectator) knows about a position.

    ``state`` is a whole position in which the hidden purses are 0, ``hidden`` says by seat (from 0)
    which those are. It can be sent to another process, also from a board that has no name.
    """

    def __init__(self, s: State, seat: int | None) -> None:
        viewer = None if seat is None else seat - 1
        hidden = [not may_see_coins(s, viewer, other) for other in range(s.seats)]
        self._fill(s.copy(), seat, hidden)

    def _fill(self, s: State, seat: int | None, hidden: list[bool]) -> None:
        """Keep *s*, which must be a copy, without what is hidden."""
        self.state = s
        self.seat = seat
        self.hidden = tuple(hidden)
        s.own_supply()
        for other, blank in enumerate(hidden):
            if blank:
                s.coins[other] = s.incomes[other] = 0

    @cached_property
    def view(self) -> View:
        """The same as plain data with names, for people and programs."""
        return view(self.state, self.seat)

    @cached_property
    def actions(self) -> list[str]:
        """Every legal action as text, if this seat decides now."""
        if self.seat is None or self.state.decider != self.seat - 1:
            return []
        return [action_text(self.state, act) for act in legal_actions(self.state)]

    def __reduce__(self) -> tuple[object, tuple[str, int | None, BoardData | None, str]]:
        """Positions cannot be pickled; their codes can, with the board if it has no name and with
        what is home-made."""
        s, viewer = self.state, None if self.seat is None else self.seat - 1
        board = board_data(s.atlas) if s.atlas.name == INLINE else None
        code = write_code(s, hidden_purses(s, viewer))
        return _restore, (code, self.seat, board, s.book.contents.content)


def _restore(code: str, seat: int | None, board: BoardData | None, content: str) -> Observation:
    atlas = None if board is None else atlas_from(board)
    return observation_from_code(code, seat, atlas, content)


def observation_from_code(
    code: str, seat: int | None, atlas: Atlas | None = None, content: str = ""
) -> Observation:
    """What the code of a view shows; *atlas* is its board where that has no name, *content* the
    home-made content that it names."""
    at_hand = None
    if content:
        at_hand = stored_content(content).added_to(contents_of("mixed"))
    sketch = read_sketch(code, atlas, at_hand)
    observation = Observation.__new__(Observation)
    observation._fill(sketch.state, seat, [purse is None for purse in sketch.purses])
    return observation


def imagine(source: Observation | View | str, seed: int) -> State:
    """A whole position that looks like *source* (an observation, a view, or the code of a view).

    Hidden purses are filled with a guess around what a seat usually has by this round, which
    follows from *seed*; everything else is known.
    """
    if not isinstance(source, Observation):
        code, seat = (source, None) if isinstance(source, str) else (source.code, source.viewer)
        source = observation_from_code(code, seat)
    s, rng = source.state.copy(), Rng(seed)
    purses = [None if hidden else int(s.coins[n]) for n, hidden in enumerate(source.hidden)]
    for seat, hidden in enumerate(source.hidden):
        if hidden:
            s.coins[seat] = _guess(s, purses, rng)
    return s


def _guess(s: State, purses: list[int | None], rng: Rng) -> int:
    """About the mean of the known purses; without any, five coins plus eight a round."""
    visible = [purse for purse in purses if purse is not None]
    usual = sum(visible) // len(visible) if visible else 5 + 8 * (s.round - 1)
    return max(0, usual - 3 + rng.below(7))


# ---------------------------------------------------------------------- boards without a name


def board_data(atlas: Atlas) -> BoardData:
    """What a position needs of its board, as plain data."""
    sites = [
        (site.slug, site.name, site.terrain, site.symbols, site.edge, site.tribe, site.monsters)
        for site in atlas.sites
    ]
    return atlas.name, atlas.box, atlas.players, atlas.rounds, sites, list(atlas.near)


def atlas_from(board: BoardData) -> Atlas:
    """The board that *board* describes."""
    name, box, players, rounds, sites, near = board
    return Atlas(name, box, players, rounds, [Site(*site) for site in sites], near)
