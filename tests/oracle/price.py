"""What a conquest costs, and what the army can pay with (RULES 2.6)."""

from __future__ import annotations

from collections.abc import Iterable

from .board import (
    can_use,
    gnome_protected,
    has,
    is_active,
    neighbours,
    touches_volcano,
)
from .content import PRICED_RELICS
from .position import Army, Game

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
