"""The end of a campaign: gains, redeployment, placements, retreats (RULES 2.2 steps 4 and 5)."""

from __future__ import annotations

from .board import (
    can_stay,
    can_use,
    encampments_in_hand,
    give_up,
    has,
    is_active,
    lift_piece,
)
from .content import AMAZONS_LIFTED, ARMOURS, FORTRESSES, HAMMERS, HEROES, IMMUNE_PIECES
from .losses import army_gone, lose_last_region, tidy
from .position import Army, Game

# -- conquests are over ----------------------------------------


def open_redeployment(game: Game) -> None:
    """The acting army places what it has in hand."""
    game.phase = "redeploy"


def gather(game: Game) -> None:
    """Gains first; then every region keeps one token and the rest comes to hand."""
    army = game.turn.acting
    assert army is not None
    game.turn.berserk = None
    if not army.declined:
        _gain(game, army)
    for slug in game.held(army):
        region = game.regions[slug]
        if not can_stay(game, army, slug):
            # U4: the Ring and the Scepter may still be moved, though the tokens leave the river.
            if not army.declined:
                game.turn.left_behind |= region.relics & {"ring", "scepter"}
            give_up(game, slug)
            continue
        army.hand += max(0, region.tokens - 1)
        region.tokens = min(1, region.tokens)
        army.hammers += region.hammers
        region.hammers = 0
        region.encampments = 0
        region.pieces.discard("hero")
    tidy(game)


def _gain(game: Game, army: Army) -> None:
    board, held = game.map, game.held(army)
    if army.race == "skeletons":
        army.hand += min(game.turn.non_empty // 2, game.tray("skeletons"))
    if army.race == "mudmen":
        pools = sum(board.is_swamp(slug) for slug in held)
        army.hand += min(pools, game.tray("mudmen"))
    if army.race == "iron-dwarves":
        mines = sum(board.is_mine(slug) for slug in held)
        out = army.hammers + sum(game.regions[slug].hammers for slug in held)
        army.hammers += min(mines, HAMMERS - out)
    if has(game, army, "shield"):
        _gain_armours(game, held)


def _gain_armours(game: Game, held: list[str]) -> None:
    """One for each forest; placed ones stay put unless movable_armor (R-536)."""
    placed = sum(region.armours for region in game.regions.values())
    woods = sum(game.map.is_forest(slug) for slug in held)
    game.turn.armours = min(woods, ARMOURS - placed)
    if game.options["movable_armor"]:
        for slug in held:
            game.turn.armours += game.regions[slug].armours
            game.regions[slug].armours = 0


# -- redeploying ----------------------------------------


def kept_in_hand(army: Army) -> int:
    """Four active Amazons never stand on the board between turns."""
    return AMAZONS_LIFTED if is_active(army, "amazons") else 0


def redeployments(game: Game) -> list[str]:
    """Every action of a redeployment but the Balrog's."""
    army = game.turn.acting
    assert army is not None
    held = game.held(army)
    texts = []
    if army.hand > kept_in_hand(army):
        texts += [f"deploy {slug} 1" for slug in held]
    if army.hand < kept_in_hand(army):
        texts += [f"abandon {slug}" for slug in held]
    if army.hand == kept_in_hand(army) or not held:
        texts.append("end")
    if not army.declined:
        texts += _pieces(game, army, held) + _relics(game, army, held) + _allies(game, army)
    return texts


def _pieces(game: Game, army: Army, held: list[str]) -> list[str]:
    used, regions = game.turn.used, game.regions
    texts = []
    if encampments_in_hand(game, army) > 0:
        texts += [f"place encampment {slug} 1" for slug in held]
    fortresses = sum("fortress" in region.pieces for region in regions.values())
    if has(game, army, "fortified") and "fortress" not in used and fortresses < FORTRESSES:
        bare = [slug for slug in held if "fortress" not in regions[slug].pieces]
        texts += [f"place fortress {slug}" for slug in bare]
    if game.turn.armours > 0:
        texts += [f"place armour {slug}" for slug in held]
    heroes = sum("hero" in region.pieces for region in regions.values())
    if has(game, army, "heroic") and heroes < HEROES:
        texts += [f"place hero {slug}" for slug in held if "hero" not in regions[slug].pieces]
    if has(game, army, "royal") and "queen" not in used:
        elsewhere = [slug for slug in held if "queen" not in regions[slug].pieces]
        texts += [f"place queen {slug}" for slug in elsewhere]
    if can_use(game, army, "crypt") and "ghost" not in used:
        texts += [f"place ghost {slug}" for slug in _haunts(game, army)]
    return texts


def _haunts(game: Game, army: Army) -> list[str]:
    """Any region but the Crypt's; not one that is immune against this seat."""
    haunts = []
    for slug in game.map.regions():
        region = game.regions[slug]
        own = region.army is not None and region.army.seat == army.seat
        shut = bool(region.pieces & (IMMUNE_PIECES - {"ghost"})) and not own
        if region.place == "crypt" or shut or "ghost" in region.pieces:
            continue
        if own or not game.options["ghost_own_regions_only"]:
            haunts.append(slug)
    return haunts


def _relics(game: Game, army: Army, held: list[str]) -> list[str]:
    """Ring and Scepter, and the Bag as either; never the same one twice in one region."""
    texts = []
    for relic in ("ring", "scepter"):
        where = game.where(relic)
        at_hand = can_use(game, army, relic) or relic in game.turn.left_behind
        if at_hand and relic not in game.turn.used:
            bag = game.turn.works.get(f"bag:{relic}")
            texts += [f"place {relic} {slug}" for slug in held if slug != bag]
        if has(game, army, "magic") and "bag" not in game.turn.used and where is not None:
            texts += [f"place bag:{relic} {slug}" for slug in held if slug != where]
    return texts


def _allies(game: Game, army: Army) -> list[str]:
    if not has(game, army, "diplomat") or "ally" in game.turn.used:
        return []
    others = game.order_after(army.seat)
    return [f"ally {seat}" for seat in others if seat not in game.turn.attacked]


def place(game: Game, piece: str, slug: str) -> None:
    """Lay one piece into a region."""
    region = game.regions[slug]
    if piece == "encampment":
        region.encampments += 1
    elif piece == "armour":
        region.armours += 1
        game.turn.armours -= 1
    elif piece in ("ring", "scepter"):
        old = game.where(piece)
        assert old is not None
        game.regions[old].relics.remove(piece)
        region.relics.add(piece)
        game.turn.works[piece] = slug
        game.turn.used.add(piece)
    elif piece.startswith("bag:"):
        lift_piece(game, "bag")
        region.pieces.add("bag")
        game.turn.works[piece] = slug
        game.turn.used.add("bag")
    else:
        if piece in ("queen", "ghost", "volcano"):
            lift_piece(game, piece)
        region.pieces.add(piece)
        if piece != "hero":
            game.turn.used.add(piece)


# -- the campaign is over ----------------------------------------


def close_campaign(game: Game) -> None:
    """`end`: regions without a token are given up, spare armours go back."""
    army = game.turn.acting
    assert army is not None
    for slug in game.held(army):
        if game.regions[slug].tokens == 0:
            give_up(game, slug)
    game.turn.armours = 0
    game.turn.lifted = 0
    if army.declined and not game.held(army) and game.seats[army.seat].declined.count(army):
        if game.options["homeless_ghouls_lost"] and army.race == "ghouls":
            army_gone(game, army)
        else:
            lose_last_region(game, army)
    tidy(game)


# -- retreats ----------------------------------------


def tents_to_place(game: Game, army: Army) -> int:
    return min(army.displaced_encampments, encampments_in_hand(game, army))


def retreating_armies(game: Game, seat: int) -> list[Army]:
    """The armies of a seat that still have driven-out tokens and somewhere to put them."""
    armies = game.seats[seat].armies()
    if seat == game.turn.seat:
        armies = game.seats[seat].declined
    return [
        army
        for army in armies
        if game.held(army) and (army.displaced or tents_to_place(game, army))
    ]


def next_to_retreat(game: Game) -> int | None:
    """The seat after the attacker first, clockwise; the attacker's own declined army last."""
    for seat in [*game.order_after(game.turn.seat), game.turn.seat]:
        if retreating_armies(game, seat):
            return seat
    return None


def retreats(game: Game) -> list[str]:
    assert game.retreating is not None
    texts = []
    army = retreating_armies(game, game.retreating)[0]
    if army.displaced:
        texts += [f"deploy {slug} 1" for slug in game.held(army)]
    if tents_to_place(game, army):
        texts += [f"place encampment {slug} 1" for slug in game.held(army)]
    return texts


def deploy(game: Game, slug: str) -> None:
    """One token from hand into a region of its army."""
    region = game.regions[slug]
    army = region.army
    assert army is not None
    army.hand -= 1
    region.tokens += 1
    if game.phase == "retreat":
        army.displaced -= 1
