"""The automatic steps of a turn (RULES 2.2), until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable

from . import decline, redeploy, scoring
from .board import has, is_active
from .position import Army, Game, Question, Turn


def advance(game: Game) -> None:
    """Go on until somebody, or chance, has to decide."""
    while game.agenda and game.question is None:
        if game.chance and not _only_the_end_follows(game):
            return
        if game.retreating is not None or game.asking:
            return
        STEPS[game.agenda.pop(0)](game)


def _only_the_end_follows(game: Game) -> bool:
    """Whether the last turn is done, so that nobody could pick a combo that is drawn now."""
    last = game.turn.seat == len(game.seats) and game.round >= game.map.rounds
    return last and game.agenda == ["next"]


def _begin_turn(game: Game) -> None:
    seat = game.seat_on_turn()
    seat.peace_with = None
    ghouls = ["ghouls"] if _ghouls_of(game) else []
    if seat.army is not None:
        game.turn.stages = [*ghouls, "active"]
    elif game.options["ghouls_after_pick"]:
        game.turn.stages = ["pick", *ghouls, "active"]
    else:
        game.turn.stages = [*ghouls, "pick", "active"]
    next_stage(game)


def _ghouls_of(game: Game) -> Army | None:
    armies = game.seat_on_turn().declined
    return next((army for army in armies if army.race == "ghouls"), None)


def next_stage(game: Game) -> None:
    turn, seat = game.turn, game.seat_on_turn()
    turn.stage = turn.stages.pop(0)
    turn.readied = turn.struck = False
    turn.taken = set()
    game.phase = "pick" if turn.stage == "pick" else "start"
    turn.acting = {"pick": None, "ghouls": _ghouls_of(game), "active": seat.army}[turn.stage]


def _ask_for_volcano(game: Game) -> None:
    army = game.seat_on_turn().army
    chasms = game.map.volcano_chasms()
    if is_active(army, "flames") and chasms:
        game.phase = "start"
        game.question = Question("volcano", [f"place volcano {slug}" for slug in chasms])


def _ask_to_retreat(game: Game) -> None:
    game.retreating = redeploy.next_to_retreat(game)
    if game.retreating is not None:
        game.phase = "retreat"
        game.agenda.insert(0, "retreat")


def _ask_altar(game: Game) -> None:
    if decline.sacrifices(game):
        game.phase, game.asking = "aftermath", "altar"


def _ask_stout(game: Game) -> None:
    if has(game, game.seat_on_turn().army, "stout"):
        game.phase, game.asking = "aftermath", "stout"


def _next_turn(game: Game) -> None:
    seat = game.seat_on_turn()
    seat.vengeance = set()
    if seat.army is not None:
        seat.army.fresh = False
    for army in game.armies():
        army.displaced = army.displaced_encampments = 0
    if game.turn.seat == len(game.seats):
        if game.round >= game.map.rounds:
            game.phase, game.agenda = "over", []
            game.turn.acting = None
            # A banner on its way to the column stays in the stack: nobody can pick it any more.
            game.banner_queue += [chance.race for chance in game.chance if chance.race is not None]
            game.chance = []
            return
        game.round += 1
        game.turn = Turn(1)
    else:
        game.turn = Turn(game.turn.seat + 1)
    game.agenda = ["turn"]


STEPS: dict[str, Callable[[Game], None]] = {
    "turn": _begin_turn,
    "stage": next_stage,
    "volcano": _ask_for_volcano,
    "gather": redeploy.gather,
    "redeploy": redeploy.open_redeployment,
    "retreat": _ask_to_retreat,
    "score": scoring.score,
    "altar": _ask_altar,
    "stout": _ask_stout,
    "next": _next_turn,
}
