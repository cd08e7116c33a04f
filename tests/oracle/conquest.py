"""Reach, price and the conquest itself (RULES 2.5, 2.6)."""

from __future__ import annotations

from collections.abc import Iterable

from .board import (
    at_peace,
    can_enter_terrain,
    can_stay,
    can_use,
    gnome_protected,
    has,
    is_active,
    is_immune,
    is_lich_toll,
    lift_piece,
    neighbours,
    strip_markers,
    swims_to,
    touches_volcano,
)
from .content import HOLES, PRICED_RELICS
from .losses import drive_out, note_attack, settle_accounts, spared, tidy
from .position import Army, Chance, Game

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


# -- price ----------------------------------------


def price(game: Game, army: Army, slug: str, relics: Iterable[str] = (), die: int = 0) -> int:
    """G12: what stands there, then discounts and surcharges, never below 1."""
    total = _ground(game, army, slug) + _markers(game, slug)
    protected = gnome_protected(game, army, slug)
    ignored = not protected and ("socks" in relics or is_lava_bound(game, army, slug))
    if not ignored:
        total += _defenders(game, army, slug)
    if is_active(army, "mummies"):
        total += 1
    if not protected:
        total -= _discounts(game, army, slug) + die
        total -= 2 if "sword" in relics else 0
    return max(1, total)


def _ground(game: Game, army: Army, slug: str) -> int:
    terrain = game.map.terrain[slug]
    if terrain == "river":
        return 1
    if terrain in ("sea", "lake") and army.race == "kraken" and game.options["sea_costs_one"]:
        return 1
    return 2


def _markers(game: Game, slug: str) -> int:
    region = game.regions[slug]
    total = region.armours
    total += len(region.pieces & {"fortress", "lair"})
    total += 1 if game.map.is_mountain(slug) else 0
    total += 1 if region.place == "keep" else 0
    return total


def _defenders(game: Game, army: Army, slug: str) -> int:
    region = game.regions[slug]
    # Encampments count as race tokens: Socks and lava look past them too (U-socks, U-flames).
    total = region.tribes + region.monsters + region.encampments
    own_declined = (
        region.army is not None and region.army.seat == army.seat and region.army.declined
    )
    if own_declined and not game.options["own_decline_adds_cost"]:
        return total
    return total + region.tokens


def _discounts(game: Game, army: Army, slug: str) -> int:
    """One token less for each ability and power that works here."""
    board = game.map
    near_mine = {mine for mine in game.held(army) if slug in neighbours(game, army, mine)}
    holder = game.regions[slug].army
    marked = game.seats[army.seat].vengeance
    reasons = [
        has(game, army, "commando"),
        has(game, army, "mounted") and board.terrain[slug] in ("hill", "farmland"),
        has(game, army, "underworld") and board.is_cavern(slug),
        has(game, army, "vengeful") and holder is not None and holder.seat in marked,
        is_active(army, "ogres"),
        is_active(army, "tritons") and board.is_shore(slug),
        is_active(army, "giants") and any(board.is_mountain(mine) for mine in near_mine),
        is_active(army, "cultists") and game.where("ancient") in near_mine,
    ]
    return sum(reasons)


def is_lava_bound(game: Game, army: Army, slug: str) -> bool:
    """Flames: the target touches the Volcano or a chain of flame regions that leads to it."""
    if not is_active(army, "flames") or game.where("volcano") is None:
        return False
    if touches_volcano(game, slug):
        return True
    held = set(game.held(army))
    chain = {mine for mine in held if touches_volcano(game, mine)}
    todo = list(chain)
    while todo:
        here = todo.pop()
        near = neighbours(game, army, here)
        if slug in near:
            return True
        todo.extend(near & held - chain)
        chain |= near & held
    return False


# -- what the army can pay with ----------------------------------------


def strength(game: Game, army: Army, slug: str) -> int:
    """Tokens in hand, and hammers where they may be used (G13)."""
    if gnome_protected(game, army, slug):
        return army.hand
    if game.options["hammer_needs_dwarf"] and army.hand == 0:
        return 0
    return army.hand + army.hammers


def relic_variants(game: Game, army: Army, relic: str, slug: str) -> list[str]:
    """The ways to use one relic on this target: the relic itself, or the Bag as that relic."""
    variants = []
    if can_use(game, army, relic) and relic not in game.turn.used:
        variants.append(relic)
    where = game.where(relic)
    bag_free = has(game, army, "magic") and "bag" not in game.turn.used
    if bag_free and where is not None and where != slug:
        variants.append(f"bag:{relic}")
    return variants


def relic_sets(
    game: Game, army: Army, slug: str, relics: Iterable[str] = PRICED_RELICS
) -> list[tuple[str, ...]]:
    """Every combination of priced relics, none included, with the Bag at most once."""
    sets: list[tuple[str, ...]] = [()]
    for relic in relics:
        more = []
        for chosen in sets:
            for word in relic_variants(game, army, relic, slug):
                if word.startswith("bag:") and any(c.startswith("bag:") for c in chosen):
                    continue
                more.append((*chosen, word))
        sets += more
    return sets


def relics_of(means: Iterable[str]) -> set[str]:
    """The relics that these words stand for."""
    return {word.removeprefix("bag:") for word in means}


# -- taking a region ----------------------------------------


def overrun(game: Game, army: Army, slug: str, socks: bool, substituted: bool) -> None:
    """Remove what defended the region."""
    region = game.regions[slug]
    defender = region.army
    note_attack(game, army, slug)
    settle_accounts(game, army.seat, slug)
    if _counts_as_non_empty(game, army, slug) and not army.declined:
        game.turn.non_empty += 1
    if defender is not None:
        keeps_all = socks or (spared(game, defender) and not substituted)
        drive_out(game, slug, 0 if keeps_all else 1)
    if region.monsters and game.markers:
        game.chance.append(Chance("find", region=slug, finder=army))
    region.tribes = region.monsters = 0
    strip_markers(game, slug)
    if region.place == "crypt":
        lift_piece(game, "ghost")


def _counts_as_non_empty(game: Game, army: Army, slug: str) -> bool:
    region = game.regions[slug]
    if region.tribes or region.monsters:
        return True
    if region.army is None or region.tokens == 0:
        return False
    own = region.army.seat == army.seat and region.army.declined
    return game.options["own_decline_non_empty"] or not own


def occupy(game: Game, army: Army, slug: str, means: Iterable[str]) -> None:
    """The region is the army's: its pieces and the relics it used come along."""
    region = game.regions[slug]
    region.army = army
    game.turn.taken.add(slug)
    game.turn.struck = True
    game.turn.entry_due = game.turn.entry_due and army.declined
    if is_active(army, "trolls"):
        region.pieces.add("lair")
    if is_active(army, "halflings") and can_stay(game, army, slug) and army.holes_dug < HOLES:
        army.holes_dug += 1
        region.pieces.add("hole")
    if is_active(army, "cultists") and game.map.is_land(slug) and army.ancient == "waiting":
        army.ancient = "here"
        region.pieces.add("ancient")
    for word in means:
        _bring_along(game, army, slug, word)
    tidy(game)


def _bring_along(game: Game, army: Army, slug: str, word: str) -> None:
    """Dragon, relics and Bag lie where they were used; note the once-a-turn limits."""
    region = game.regions[slug]
    if word == "dragon":
        lift_piece(game, "dragon")
        region.pieces.add("dragon")
        game.turn.used.add("dragon")
    elif word.startswith("bag:"):
        lift_piece(game, "bag")
        region.pieces.add("bag")
        game.turn.used.add("bag")
    elif word not in ("sorcery", "vampire"):
        old = game.where(word)
        assert old is not None
        game.regions[old].relics.remove(word)
        region.relics.add(word)
        game.turn.used.add(word)


def pay_and_take(game: Game, army: Army, slug: str, means: tuple[str, ...], cost: int) -> None:
    """Put so many tokens of the hand into the region; hammers pay first."""
    protected = gnome_protected(game, army, slug)
    hammers = 0 if protected else min(army.hammers, cost)
    if game.options["hammer_needs_dwarf"]:
        hammers = min(hammers, cost - 1)
    overrun(game, army, slug, "socks" in relics_of(means), substituted=False)
    army.hammers -= hammers
    army.hand -= cost - hammers
    game.regions[slug].hammers = hammers
    game.regions[slug].tokens = cost - hammers
    occupy(game, army, slug, means)


def substitute(game: Game, army: Army, slug: str, means: str) -> None:
    """Sorcery, Vampire, Orb: the lone token is replaced by one of the army's own."""
    defender = game.regions[slug].army
    assert defender is not None
    if means in ("sorcery", "vampire"):
        game.turn.used.add(f"{means} {defender.seat}")
    overrun(game, army, slug, socks=False, substituted=True)
    if game.tray(army.race) == 0:
        army.hand -= 1
    game.regions[slug].tokens = 1
    occupy(game, army, slug, (means,))
