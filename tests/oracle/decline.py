"""Going into decline (G23, G24) and the Altar of Souls."""

from __future__ import annotations

from .board import give_up, has
from .column import discard_badge
from .content import LASTING_BADGES
from .losses import army_gone, lose_last_region, tidy
from .position import Army, Game, Seat


def decline(game: Game, by_stonehedge: bool) -> None:
    """The active army of the seat on turn goes into decline; scoring is not part of it."""
    seat = game.seat_on_turn()
    army = seat.army
    assert army is not None
    vanishing = army.power == "vanishing" or by_stonehedge
    army.spirit = has(game, army, "spirit")
    army.tomb = has(game, army, "tomb") and not vanishing
    royal = has(game, army, "royal")
    if not army.spirit:
        _older_armies_leave(game, seat)
    regions = len(game.held(army))
    seat.army = None
    seat.declined.append(army)
    army.declined = True
    army.fresh = False
    if vanishing:
        game.turn.vanished = 2 * regions
        army_gone(game, army)
        tidy(game)
        return
    _pieces_leave(game, army, royal)
    _turn_tokens(game, army)
    if not _badge_stays(game, army):
        discard_badge(game, army)
    if not game.held(army):
        army_gone(game, army)
    tidy(game)


def _older_armies_leave(game: Game, seat: Seat) -> None:
    for older in list(seat.declined):
        if not older.spirit:
            army_gone(game, older)


def _pieces_leave(game: Game, army: Army, royal: bool) -> None:
    """Lairs, fortresses and armours stay, and so does the Queen of a Royal army."""
    for slug in game.held(army):
        region = game.regions[slug]
        region.pieces -= {"hole", "hero", "dragon", "ancient", "bag"}
        region.encampments = 0
        region.hammers = 0
        if not royal:
            region.pieces.discard("queen")
    army.hammers = 0
    army.ancient = "gone"


def _turn_tokens(game: Game, army: Army) -> None:
    """One token a region stays; Tomb and Ghouls keep all on the board.

    What ready or the Balrog lifted this turn counts as on the board; what waited in hand does not.
    """
    keeps_all = army.tomb or army.race == "ghouls"
    army.hand = min(army.hand, game.turn.lifted) if keeps_all else 0
    if not keeps_all:
        for slug in game.held(army):
            game.regions[slug].tokens = 1


def _badge_stays(game: Game, army: Army) -> bool:
    """Lasting badges, and for a while Fortified and Seafaring (tidy looks after those)."""
    if army.power in LASTING_BADGES:
        return True
    return army.power in ("fortified", "seafaring") and game.options["keep_residual_badges"]


# -- the Altar ----------------------------------------


def sacrifices(game: Game) -> list[str]:
    """The regions with a declined token that the holder of the Altar may discard."""
    seat = game.seat_on_turn()
    altar = game.where("altar")
    if altar is None or game.regions[altar].army not in seat.armies():
        return []
    return [
        f"sacrifice {slug}"
        for army in seat.declined
        for slug in game.held(army)
        if game.regions[slug].tokens > 0
    ]


def sacrifice(game: Game, slug: str) -> None:
    """One declined token for three coins."""
    region = game.regions[slug]
    army = region.army
    assert army is not None
    region.tokens -= 1
    game.seat_on_turn().coins += 3
    if region.tokens == 0:
        give_up(game, slug)
        if not game.held(army):
            lose_last_region(game, army)
    tidy(game)
