"""Every action the deciding seat may take now, as text."""

from __future__ import annotations

import copy
from collections.abc import Iterable

from .board import (
    can_enter_terrain,
    can_stay,
    gnome_protected,
    has,
    has_declined,
    is_active,
)
from .column import picks
from .decline import sacrifices
from .losses import balrog_moves
from .position import Army, Game
from .price import price, relic_sets, relic_variants, relics_of, strength
from .reach import in_reach, is_open, substitution_reach
from .redeploy import redeployments, retreats


def legal_actions(game: Game) -> set[str]:
    if game.chance or game.phase == "over":
        return set()
    if game.question is not None:
        return set(game.question.answers)
    if game.phase == "retreat":
        return set(retreats(game))
    if game.phase == "aftermath":
        return {"end"} | (set(sacrifices(game)) if game.asking == "altar" else declines(game))
    if game.phase == "pick":
        return set(picks(game))
    balrog = {f"move balrog {slug}" for slug in balrog_moves(game)}
    if game.phase == "redeploy":
        return balrog | set(redeployments(game))
    return balrog | _campaign(game)


def _campaign(game: Game) -> set[str]:
    """The phases start and conquest of the acting army."""
    turn = game.turn
    ready = prepared(game)
    assert ready.turn.acting is not None
    texts = {"stop"} | set(attacks(ready, ready.turn.acting))
    if not turn.struck:
        texts |= {f"abandon {slug}" for slug in game.held(turn.acting)}
    if game.phase == "start":
        texts |= {f"rebirth {slug}" for slug in rebirths(game)}
        if turn.stage == "ghouls":
            texts.add("end")
        else:
            texts |= _ancient_moves(game)
        army = game.seat_on_turn().army
        if army is not None and not army.fresh and not turn.campaigning:
            texts |= declines(game)
    return texts


def declines(game: Game) -> set[str]:
    """Plainly, or by the Vanishing that Stonehedge lends: the use of a place is optional (U4)."""
    army = game.seat_on_turn().army
    assert army is not None
    lent = has(game, army, "vanishing") and army.power != "vanishing"
    return {"decline", "decline by stonehedge"} if lent else {"decline"}


def prepared(game: Game) -> Game:
    """The game with the Fountain's token given and the acting army ready (G8)."""
    if game.turn.campaigning and game.turn.readied:
        return game
    ready = copy.deepcopy(game)
    begin_campaign(ready)
    make_ready(ready)
    return ready


def begin_campaign(game: Game) -> None:
    """With the first action of a campaign the Fountain gives its token."""
    if game.turn.campaigning:
        return
    game.turn.campaigning = True
    army = game.seat_on_turn().army
    fountain = game.where("fountain")
    if army is not None and fountain is not None and game.regions[fountain].army is army:
        army.hand += min(1, game.tray(army.race))


def make_ready(game: Game) -> None:
    """All tokens above one per region return to hand."""
    army = game.turn.acting
    if army is None or game.turn.readied:
        return
    game.turn.readied = True
    lift_spare_tokens(game, army)


def lift_spare_tokens(game: Game, army: Army) -> None:
    """One token stays in each region of the army, the others come to its hand."""
    for slug in game.held(army):
        region = game.regions[slug]
        spare = max(0, region.tokens - 1)
        army.hand += spare
        region.tokens -= spare
        if not army.declined:
            game.turn.lifted += spare


# -- the start of a turn ----------------------------------------


def _ancient_moves(game: Game) -> set[str]:
    army = game.turn.acting
    assert army is not None
    ancient = is_active(army, "cultists") and army.ancient == "here"
    if ancient and "ancient" not in game.turn.used:
        now = game.where("ancient")
        return {f"move ancient {slug}" for slug in game.held(army) if slug != now}
    return set()


def rebirths(game: Game) -> list[str]:
    """Regions of a declined Reborn army that may change to one active token.

    Ready comes first, so a token above one in a region will do as well as one in hand (U5).
    """
    seat = game.seat_on_turn()
    army = seat.army
    if army is None or game.turn.rebirths >= 2:
        return []
    spare = any(game.regions[slug].tokens > 1 for slug in game.held(army))
    if game.tray(army.race) == 0 and army.hand == 0 and not spare:
        return []
    return [
        slug
        for old in seat.declined
        if has_declined(game, old, "reborn")
        for slug in game.held(old)
        if can_enter_terrain(game, army, slug) and can_stay(game, army, slug)
    ]


# -- conquests ----------------------------------------


def words(verb: str, slug: str, means: Iterable[str] = ()) -> str:
    """Relics are written in a fixed order, the Bag last."""
    ordered = sorted(means, key=lambda word: word.startswith("bag:"))
    text = f"{verb} {slug}"
    return f"{text} by {' '.join(ordered)}" if ordered else text


def attacks(game: Game, army: Army) -> list[str]:
    """Every conquest and every roll of the army."""
    texts = []
    for slug in game.map.regions():
        if is_open(game, army, slug):
            texts += _paid(game, army, slug)
            if game.turn.berserk is None:
                texts += _dragon(game, army, slug) + _substitutions(game, army, slug)
                texts += _rolls(game, army, slug)
    if has(game, army, "berserk") and game.turn.berserk is None and may_berserk(game, army):
        texts.append("roll")
    return texts


def may_berserk(game: Game, army: Army) -> bool:
    """The best roll would let some target be paid."""
    lucky = copy.deepcopy(game)
    lucky.turn.berserk = 3
    hopeful = lucky.turn.acting
    assert hopeful is not None
    return any(
        _paid(lucky, hopeful, slug)
        for slug in lucky.map.regions()
        if is_open(lucky, hopeful, slug) and not gnome_protected(lucky, hopeful, slug)
    )


def _paid(game: Game, army: Army, slug: str) -> list[str]:
    """Conquests that pay the price, with any relics that change it."""
    unrolled = has(game, army, "berserk") and game.turn.berserk is None
    if game.options["berserk_must_roll"] and unrolled and not gnome_protected(game, army, slug):
        return []
    power = strength(game, army, slug)
    texts = []
    for means in relic_sets(game, army, slug):
        relics = relics_of(means)
        cost = price(game, army, slug, relics, game.turn.berserk or 0)
        if in_reach(game, army, slug, relics) and 1 <= cost <= power:
            texts.append(words("conquer", slug, means))
    return texts


def _dragon(game: Game, army: Army, slug: str) -> list[str]:
    if not has(game, army, "dragon-master") or "dragon" in game.turn.used:
        return []
    if gnome_protected(game, army, slug) or not in_reach(game, army, slug):
        return []
    return [words("conquer", slug, ("dragon",))] if strength(game, army, slug) >= 1 else []


def _substitutions(game: Game, army: Army, slug: str) -> list[str]:
    """Sorcery, Vampire and Orb: a lone active token of an opponent."""
    region = game.regions[slug]
    victim = region.army
    if victim is None or victim.declined or victim.seat == army.seat:
        return []
    if region.tokens != 1 or region.encampments or not substitution_reach(game, army, slug):
        return []
    if game.options["substitution_needs_token"] and strength(game, army, slug) < 1:
        return []
    tray = game.tray(army.race)
    means = []
    if is_active(army, "sorcerers") and tray and f"sorcery {victim.seat}" not in game.turn.used:
        means.append("sorcery")
    if tray or army.hand:
        if has(game, army, "vampire") and f"vampire {victim.seat}" not in game.turn.used:
            means.append("vampire")
        means += relic_variants(game, army, "orb", slug)
    return [words("conquer", slug, (one,)) for one in means]


# -- dice ----------------------------------------


def is_wisp_target(game: Game, army: Army, slug: str) -> bool:
    """A crystal field, or a region next to a crystal field that the Wisps hold."""
    if not is_active(army, "will-o-wisps") or gnome_protected(game, army, slug):
        return False
    near = [mine for mine in game.held(army) if mine in game.map.borders(slug)]
    return game.map.is_magic(slug) or any(game.map.is_magic(mine) for mine in near)


def _rolls(game: Game, army: Army, slug: str) -> list[str]:
    if is_wisp_target(game, army, slug):
        return _wisp_rolls(game, army, slug)
    if has(game, army, "berserk") and not gnome_protected(game, army, slug):
        return []
    if game.options["single_die_per_turn"] and game.turn.final_die:
        return []
    return _final_attempts(game, army, slug)


def _final_attempts(game: Game, army: Army, slug: str) -> list[str]:
    """G18: a target whose price exceeds the hand by 1 to 3."""
    power = strength(game, army, slug)
    texts = []
    for means in relic_sets(game, army, slug):
        relics = relics_of(means)
        if power < 1 or not in_reach(game, army, slug, relics):
            continue
        if 1 <= price(game, army, slug, relics) - power <= 3:
            texts.append(words("roll", slug, means))
    return texts


def _wisp_rolls(game: Game, army: Army, slug: str) -> list[str]:
    """The Sword is decided after the die; the other relics are named before."""
    power = strength(game, army, slug)
    texts = []
    for means in relic_sets(game, army, slug, ("doormat", "socks")):
        if power < 1 or not in_reach(game, army, slug, relics_of(means)):
            continue
        best = min(
            price(game, army, slug, relics_of(chosen), die=3)
            for chosen in with_sword(game, army, slug, means)
        )
        if best <= power:
            texts.append(words("roll", slug, means))
    return texts


def with_sword(game: Game, army: Army, slug: str, means: tuple[str, ...]) -> list[tuple[str, ...]]:
    """These relics alone, and with each usable Sword, in the order in which they are written."""
    choices = [means]
    for sword in relic_variants(game, army, "sword", slug):
        if sword.startswith("bag:") and any(word.startswith("bag:") for word in means):
            continue
        front = [word for word in means if word.endswith("doormat")]
        back = [word for word in means if word.endswith("socks")]
        choices.append((*front, sword, *back))
    return choices
