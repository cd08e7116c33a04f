"""Which regions an army may attack (RULES 2.5)."""

from __future__ import annotations

from collections.abc import Iterable

from .board import (
    at_peace,
    can_enter_terrain,
    gnome_protected,
    has,
    is_active,
    is_immune,
    is_lich_toll,
    neighbours,
    swims_to,
    touches_volcano,
)
from .position import Army, Game

# -- may it be attacked at all? ----------------------------------------


def is_open(game: Game, army: Army, slug: str) -> bool:
    """Everything that closes a region to this army, reach apart."""
    region = game.regions[slug]
    if not can_enter_terrain(game, army, slug) or "balrog" in region.pieces:
        return False
    if slug in game.turn.barred or region.army is army:
        return False
    holder = region.army
    if is_immune(game, slug) and (holder is None or holder.seat != army.seat):
        return False
    if holder is not None and holder.seat == army.seat and not holder.declined:
        return army.race == "ghouls" and army.declined  # G14
    if at_peace(game, slug, army.seat) and not army.declined:
        return False
    if is_lich_toll(game, slug, army.seat) and game.seats[army.seat].coins < 1:
        return False
    # The sea is entered by a power, and powers do not help against Gnomes.
    return not (gnome_protected(game, army, slug) and game.map.terrain[slug] in ("sea", "lake"))


# -- reach ----------------------------------------


def is_first_conquest(game: Game, army: Army) -> bool:
    return not game.held(army) or (game.turn.entry_due and not army.declined)


def in_reach(game: Game, army: Army, slug: str, relics: Iterable[str] = ()) -> bool:
    if gnome_protected(game, army, slug):
        return not list(relics) and _plain_reach(game, army, slug)
    if "doormat" in relics:
        return True
    if is_first_conquest(game, army):
        return _may_enter_the_board(game, army, slug)
    return _reaches_from_its_regions(game, army, slug)


def _plain_reach(game: Game, army: Army, slug: str) -> bool:
    """Against Gnomes: plain adjacency or the plain entry; Flames beside the Volcano."""
    if is_first_conquest(game, army):
        if is_active(army, "flames") and game.where("volcano"):
            return touches_volcano(game, slug)
        return _at_the_edge(game, army, slug)
    return any(slug in game.map.borders(mine) for mine in game.held(army))


def _at_the_edge(game: Game, army: Army, slug: str) -> bool:
    """G10: the edge of the board, or the shore of a sea that touches the edge."""
    board = game.map
    terrain = board.terrain[slug]
    if terrain == "lake":
        return False
    if terrain == "sea":
        return slug in board.edge and game.options["sea_entry"]
    if slug in board.edge:
        return True
    near = board.borders(slug)
    return board.is_land(slug) and any(
        board.terrain[other] == "sea" and other in board.edge for other in near
    )


def _may_enter_the_board(game: Game, army: Army, slug: str) -> bool:
    board = game.map
    if board.is_land(slug) and (has(game, army, "flying") or is_active(army, "halflings")):
        return True
    if is_active(army, "spiderines") and board.is_chasm_side(slug):
        return True
    if is_active(army, "lizardmen") and board.is_land(slug) and board.next_to(slug, "river"):
        return True
    if is_active(army, "flames") and game.where("volcano"):
        return touches_volcano(game, slug)
    return _at_the_edge(game, army, slug)


def _reaches_from_its_regions(game: Game, army: Army, slug: str) -> bool:
    board = game.map
    if board.is_land(slug) and has(game, army, "flying"):
        return True
    if is_active(army, "spiderines") and board.is_chasm_side(slug):
        return True
    for mine in game.held(army):
        if slug in neighbours(game, army, mine):
            return True
        if is_active(army, "lizardmen") and slug in swims_to(game, mine):
            return True
    return False


def substitution_reach(game: Game, army: Army, slug: str) -> bool:
    """Adjacent as for a conquest; as a first conquest only with Flying (R-198, R-513)."""
    if gnome_protected(game, army, slug):
        return False
    if is_first_conquest(game, army):
        if game.map.is_land(slug) and has(game, army, "flying"):
            return True
        return game.options["sorcerer_entry"] and _may_enter_the_board(game, army, slug)
    return _reaches_from_its_regions(game, army, slug)
