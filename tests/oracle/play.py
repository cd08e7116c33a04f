"""Carrying out an action or a chance result."""

from __future__ import annotations

from collections.abc import Callable

from . import column, decline, redeploy
from .board import give_up, is_active, lift_piece, strip_markers
from .conquest import pay_and_take, substitute
from .flow import advance, next_stage
from .legal import (
    begin_campaign,
    is_wisp_target,
    lift_spare_tokens,
    make_ready,
    with_sword,
    words,
)
from .losses import balrog_arrivals, lose_last_region, move_balrog, note_attack, tidy
from .position import Army, Chance, Game, Question
from .price import price, relics_of, strength

AFTER_THE_CAMPAIGN = ["retreat", "score", "altar", "stout", "next"]

# -- actions ----------------------------------------


def act(game: Game, text: str) -> None:
    """Carry out an action that is legal."""
    verb, *rest = text.split()
    ACTIONS[verb](game, rest)
    advance(game)


def _pick(game: Game, rest: list[str]) -> None:
    begin_campaign(game)
    column.pick(game, int(rest[0]), int(rest[2]) if len(rest) > 1 else None)
    game.agenda = ["volcano", "stage"]


def _decline(game: Game, rest: list[str]) -> None:
    army = game.seat_on_turn().army
    game.seat_on_turn().peace_with = None
    game.turn.campaigning = True
    game.asking = ""
    decline.decline(game, by_stonehedge=rest == ["by", "stonehedge"])
    assert army is not None
    if army.tomb and game.held(army):
        game.turn.acting, game.turn.stage = army, "tomb"
        game.agenda = _way_to_redeployment(game)
    else:
        game.agenda = ["next"] if game.turn.scored else list(AFTER_THE_CAMPAIGN)


def _abandon(game: Game, rest: list[str]) -> None:
    if game.phase != "redeploy":
        begin_campaign(game)
        make_ready(game)
        game.phase = "conquest"
    give_up(game, rest[0])
    tidy(game)


def _conquer(game: Game, rest: list[str]) -> None:
    begin_campaign(game)
    make_ready(game)
    game.phase = "conquest"
    slug, means = rest[0], tuple(rest[2:])
    army = game.turn.acting
    assert army is not None
    die = game.turn.berserk or (game.question.die if game.question else 0)
    game.question = None
    game.turn.berserk = None
    if means and relics_of(means) <= {"sorcery", "vampire", "orb"}:
        substitute(game, army, slug, means[0])
    elif means == ("dragon",):
        pay_and_take(game, army, slug, means, 1)
    else:
        pay_and_take(game, army, slug, means, price(game, army, slug, relics_of(means), die))


def _roll(game: Game, rest: list[str]) -> None:
    begin_campaign(game)
    make_ready(game)
    game.phase = "conquest"
    game.turn.struck = True
    if not rest:
        game.chance.append(Chance("die", "berserk"))
        return
    slug, means = rest[0], tuple(rest[2:])
    assert game.turn.acting is not None
    purpose = "wisps" if is_wisp_target(game, game.turn.acting, slug) else "final"
    game.chance.append(Chance("die", purpose, slug, means))


def _stop(game: Game, rest: list[str]) -> None:
    begin_campaign(game)
    make_ready(game)
    game.agenda = _way_to_redeployment(game)


def _way_to_redeployment(game: Game) -> list[str]:
    first = game.options["victims_redeploy_first"] and game.turn.stage != "ghouls"
    return ["gather", "retreat", "redeploy"] if first else ["gather", "redeploy"]


def _deploy(game: Game, rest: list[str]) -> None:
    redeploy.deploy(game, rest[0])
    _retreat_over(game)


def _place(game: Game, rest: list[str]) -> None:
    redeploy.place(game, rest[0], rest[1])
    if rest[0] == "volcano":
        game.question = None
    if game.phase == "retreat":
        army = game.regions[rest[1]].army
        assert army is not None
        army.displaced_encampments -= 1
    _retreat_over(game)


def _retreat_over(game: Game) -> None:
    if game.retreating is not None and not redeploy.retreating_armies(game, game.retreating):
        game.retreating = None


def _move(game: Game, rest: list[str]) -> None:
    piece, slug = rest
    if piece == "balrog":
        game.question = None
        move_balrog(game, slug)
        _go_on_without_ghouls(game)
        return
    begin_campaign(game)
    lift_piece(game, "ancient")
    game.regions[slug].pieces.add("ancient")
    game.turn.used.add("ancient")


def _rebirth(game: Game, rest: list[str]) -> None:
    """Ready first; the old tokens go to the tray, one active token takes their place."""
    army = game.seat_on_turn().army
    region = game.regions[rest[0]]
    old = region.army
    assert army is not None
    assert old is not None
    lift_spare_tokens(game, army)
    if game.options["reborn_still_first_conquest"] and army.fresh and not game.held(army):
        game.turn.entry_due = True
    if game.tray(army.race) == 0:
        army.hand -= 1
    game.turn.rebirths += 1
    region.army, region.tokens = army, 1
    strip_markers(game, rest[0])
    if is_active(army, "trolls"):
        region.pieces.add("lair")
    if not game.held(old):
        lose_last_region(game, old)
    tidy(game)
    _go_on_without_ghouls(game)


def _go_on_without_ghouls(game: Game) -> None:
    """If the Ghouls were to act and their last region is gone, somebody else is next."""
    if game.turn.stage == "ghouls" and game.turn.acting not in game.seat_on_turn().declined:
        next_stage(game)


def _ally(game: Game, rest: list[str]) -> None:
    game.turn.used.add("ally")
    game.seat_on_turn().peace_with = int(rest[0])


def _sacrifice(game: Game, rest: list[str]) -> None:
    game.asking = ""
    decline.sacrifice(game, rest[0])


def _end(game: Game, rest: list[str]) -> None:
    if game.phase == "aftermath":
        game.asking = ""
        return
    begin_campaign(game)
    if game.phase == "redeploy":
        redeploy.close_campaign(game)
    if game.turn.stage == "ghouls":
        game.agenda = ["stage"]
    else:
        game.agenda = ["retreat", "next"] if game.turn.scored else list(AFTER_THE_CAMPAIGN)


ACTIONS: dict[str, Callable[[Game, list[str]], None]] = {
    "pick": _pick,
    "decline": _decline,
    "abandon": _abandon,
    "conquer": _conquer,
    "roll": _roll,
    "stop": _stop,
    "deploy": _deploy,
    "place": _place,
    "move": _move,
    "rebirth": _rebirth,
    "ally": _ally,
    "sacrifice": _sacrifice,
    "end": _end,
}

# -- chance ----------------------------------------


def possible_results(game: Game) -> list[str]:
    """What chance may bring now."""
    if not game.chance:
        return []
    chance = game.chance[0]
    if chance.kind == "die":
        return [f"die {face}" for face in range(4)]
    if chance.kind == "draw":
        return column.possible_draws(game, chance.race)
    if chance.kind == "find":
        return [f"find {marker}" for marker in sorted(game.markers)]
    return [f"power {power}" for power in sorted(game.badges or game.discards)]


def happen(game: Game, text: str) -> None:
    """Carry out a chance result."""
    chance = game.chance.pop(0)
    kind, *rest = text.split()
    if kind == "die":
        DICE[chance.purpose](game, chance, int(rest[0]))
    elif kind == "draw":
        column.draw(game, rest)
    elif kind == "find":
        _find(game, chance, rest[0])
    else:
        column.reshuffle_badges(game)
        game.badges.remove(rest[0])
        game.stonehedge = rest[0]
        active = chance.finder is not None and not chance.finder.declined
        game.turn.found_wealth = active and rest[0] == "wealthy"
    advance(game)


def _find(game: Game, chance: Chance, marker: str) -> None:
    """Lay the marker down; Stonehedge draws its power, the Pentacle summons the Balrog."""
    game.markers.remove(marker)
    region = game.regions[chance.region]
    if marker in ("doormat", "ring", "socks", "scepter", "orb", "sword"):
        region.relics.add(marker)
        return
    region.place = marker
    if marker == "stonehedge" and (game.badges or game.discards):
        game.chance.insert(0, Chance("power", region=chance.region, finder=chance.finder))
    if marker == "pentacle":
        game.turn.used.add("balrog")
        arrivals = balrog_arrivals(game, chance.region)
        if arrivals:
            game.question = Question("balrog", [f"move balrog {slug}" for slug in arrivals])


def _final_die(game: Game, chance: Chance, die: int) -> None:
    """G18: enough, and everything in hand goes there; either way the conquests end."""
    army = game.turn.acting
    assert army is not None
    game.turn.final_die = True
    power = strength(game, army, chance.region)
    cost = price(game, army, chance.region, relics_of(chance.means))
    game.agenda = _way_to_redeployment(game)
    if power + die >= cost:
        pay_and_take(game, army, chance.region, chance.means, power)
    elif game.options["failed_attempt_is_attack"]:
        note_attack(game, army, chance.region)


def _berserk_die(game: Game, chance: Chance, die: int) -> None:
    game.turn.berserk = die


def _wisp_die(game: Game, chance: Chance, die: int) -> None:
    """Enough, and the region must be taken; otherwise it is barred for this turn."""
    army = game.turn.acting
    assert army is not None
    slug = chance.region
    power = strength(game, army, slug)
    choices = [
        means
        for means in with_sword(game, army, slug, chance.means)
        if price(game, army, slug, relics_of(means), die) <= power
    ]
    if not choices:
        _wisps_fail(game, army, slug)
    elif len(choices) == 1:
        cost = price(game, army, slug, relics_of(choices[0]), die)
        pay_and_take(game, army, slug, choices[0], cost)
    else:
        answers = [words("conquer", slug, means) for means in choices]
        game.question = Question("wisps", answers, die)


def _wisps_fail(game: Game, army: Army, slug: str) -> None:
    game.turn.barred.add(slug)
    if game.options["failed_attempt_is_attack"]:
        note_attack(game, army, slug)
    if game.options["wisp_failure_ends"]:
        game.agenda = _way_to_redeployment(game)


DICE: dict[str, Callable[[Game, Chance, int], None]] = {
    "final": _final_die,
    "berserk": _berserk_die,
    "wisps": _wisp_die,
}
