"""Questions about the board that all other modules use: powers, neighbours, immunity, pieces."""

from __future__ import annotations

from .content import ENCAMPMENTS, IMMUNE_PIECES, POWERS_THAT_WORK_IN_DECLINE
from .position import Army, Game

# -- what an army can do ----------------------------------------


def powers_of(game: Game, army: Army) -> set[str]:
    """Its own badge and, if it holds Stonehedge, the power of the place (R-416, R-417)."""
    powers = {army.power} if army.power else set()
    works = not army.declined or game.stonehedge in POWERS_THAT_WORK_IN_DECLINE
    if game.stonehedge and works and holds_place(game, army, "stonehedge"):
        powers.add(game.stonehedge)
    return powers


def has(game: Game, army: Army | None, power: str) -> bool:
    """The power works for this army now: active armies only."""
    return army is not None and not army.declined and power in powers_of(game, army)


def has_declined(game: Game, army: Army, power: str) -> bool:
    """The power works for this army in decline."""
    return army.declined and power in powers_of(game, army)


def is_active(army: Army | None, race: str) -> bool:
    """The army is of that race and its race ability works."""
    return army is not None and army.race == race and not army.declined


def holds_place(game: Game, army: Army | None, place: str) -> bool:
    slug = game.where(place)
    return army is not None and slug is not None and game.regions[slug].army is army


def can_use(game: Game, army: Army, thing: str) -> bool:
    """A place or relic in a region of an active army (U4)."""
    return not army.declined and holds_place(game, army, thing)


# -- neighbours ----------------------------------------


def neighbours(game: Game, army: Army, slug: str, with_pipe: bool = True) -> set[str]:
    """Printed borders and the extended adjacency of this army (G11b)."""
    board = game.map
    near = set(board.borders(slug))
    if has(game, army, "underworld") and board.is_cavern(slug):
        near |= {other for other in board.regions() if board.is_cavern(other)}
    if is_active(army, "spiderines") and board.is_chasm_side(slug):
        near |= {other for other in board.regions() if board.is_chasm_side(other)}
    if with_pipe and can_use(game, army, "pipe"):
        near |= pipe_links(game, slug)
    return near - {slug}


def pipe_links(game: Game, slug: str) -> set[str]:
    pipe = game.where("pipe")
    board = game.map
    if pipe is None or board.terrain[pipe] != board.terrain[slug]:
        return set()
    return {other for other in board.regions() if board.terrain[other] == board.terrain[slug]}


def swims_to(game: Game, slug: str) -> set[str]:
    """Lizardmen: what they reach through the water from this region, the water itself included."""
    board = game.map
    reached: set[str] = set()
    if board.next_to(slug, "river") or board.terrain[slug] == "river":
        rivers = {other for other in board.regions() if board.terrain[other] == "river"}
        reached |= rivers | {other for other in board.regions() if board.next_to(other, "river")}
    for water in board.borders(slug) | {slug}:
        for sea in board.open_water(water):
            reached |= {sea} | {other for other in board.borders(sea) if board.is_land(other)}
    return reached - {slug}


def touches_volcano(game: Game, slug: str) -> bool:
    volcano = game.where("volcano")
    return volcano is not None and volcano in game.map.links[slug]


# -- who may come in ----------------------------------------


def can_enter_terrain(game: Game, army: Army, slug: str) -> bool:
    """Chasms never; sea and lake only for Seafaring and Kraken; the river for everyone."""
    terrain = game.map.terrain[slug]
    if terrain in ("sea", "lake"):
        return has(game, army, "seafaring") or is_active(army, "kraken")
    return terrain != "chasm"


def can_stay(game: Game, army: Army, slug: str) -> bool:
    """The river is emptied at redeployment, except by Kraken and Seafaring (U1, M3)."""
    if game.map.terrain[slug] != "river" or army.race == "kraken":
        return True
    if army.declined:  # what Seafaring Ghouls held stays held, but nothing new
        return slug not in game.turn.taken
    return has(game, army, "seafaring")


def is_immune(game: Game, slug: str) -> bool:
    return bool(game.regions[slug].pieces & IMMUNE_PIECES)


def is_gnome_region(game: Game, slug: str) -> bool:
    """Gnomes are protected while active (R-530)."""
    army = game.regions[slug].army
    if army is None or army.race != "gnomes":
        return False
    return not army.declined or game.options["gnomes_immune_in_decline"]


def gnome_protected(game: Game, attacker: Army, slug: str) -> bool:
    """No ability, power, place or relic may help the attacker here."""
    army = game.regions[slug].army
    return is_gnome_region(game, slug) and army is not None and army.seat != attacker.seat


def at_peace(game: Game, slug: str, attacker: int) -> bool:
    """The active army there has made peace with the attacking seat."""
    army = game.regions[slug].army
    return army is not None and not army.declined and game.seats[army.seat].peace_with == attacker


def is_lich_toll(game: Game, slug: str, seat: int) -> bool:
    """Conquering this region costs a coin to the owner of declined Liches."""
    army = game.regions[slug].army
    return army is not None and army.race == "liches" and army.declined and army.seat != seat


# -- pieces ----------------------------------------


def encampments_in_hand(game: Game, army: Army) -> int:
    if not has(game, army, "bivouacking"):
        return 0
    return ENCAMPMENTS - sum(region.encampments for region in game.regions.values())


def lift_piece(game: Game, piece: str) -> None:
    """Take a piece off the board, wherever it is."""
    for region in game.regions.values():
        region.pieces.discard(piece)


def strip_markers(game: Game, slug: str) -> None:
    """What belongs to the army that leaves a region goes with it (G16).

    Heroes, dragon, Queen, Bag and encampments are in hand when they are not on the board.
    The Ghost belongs to the Crypt, the Volcano and the Balrog to nobody.
    """
    region = game.regions[slug]
    region.pieces -= {"lair", "fortress", "hole", "hero", "dragon", "ancient", "queen", "bag"}
    region.encampments = 0
    region.armours = 0


def give_up(game: Game, slug: str) -> None:
    """The army leaves a region: its tokens and hammers go to its hand."""
    region = game.regions[slug]
    army = region.army
    assert army is not None
    army.hand += region.tokens
    army.hammers += region.hammers
    region.army, region.tokens, region.hammers = None, 0, 0
    strip_markers(game, slug)


def settle(game: Game) -> None:
    """Pieces whose power or army is no longer there leave the board."""
    needed = {"hero": "heroic", "dragon": "dragon-master", "bag": "magic"}
    for region in game.regions.values():
        for piece, power in needed.items():
            if not has(game, region.army, power):
                region.pieces.discard(piece)
        if not has(game, region.army, "bivouacking"):
            region.encampments = 0
        # In decline the Queen stays where she is (U-royal).
        if region.army is None or not (region.army.declined or has(game, region.army, "royal")):
            region.pieces.discard("queen")
    _look_after_the_ancient(game)


def _look_after_the_ancient(game: Game) -> None:
    """The Great Ancient is lost when all Cultists have left the board (R-531)."""
    for army in game.armies():
        if army.race == "cultists" and army.ancient == "here" and not game.held(army):
            army.ancient = "waiting" if game.options["ancient_returns"] else "gone"
