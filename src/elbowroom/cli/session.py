"""An evening at the table: seat after seat until the game is over or somebody leaves."""

from __future__ import annotations

from elbowroom.bots.drive import ask
from elbowroom.cli.game import Game
from elbowroom.cli.keyboard import EndOfInput
from elbowroom.cli.orders import Leave, Orders
from elbowroom.cli.seating import Seat
from elbowroom.cli.speech import say
from elbowroom.cli.trouble import FAILED


def run(game: Game) -> int:
    """Play *game*; the answer is an exit code."""
    orders = Orders(game)
    game.welcome()
    try:
        while game.match.decider is not None:
            _next(game, game.seats[game.match.decider - 1], orders)
    except Leave:
        game.keep()
        return 0
    except EndOfInput:
        game.keep()
        game.print(say("error-end-of-input"))
        return FAILED
    except KeyboardInterrupt:
        game.print("")
        game.keep()
        game.print(say("play-goodbye"))
        raise
    game.finish()
    return 0


def _next(game: Game, seat: Seat, orders: Orders) -> None:
    if seat.bot is not None:
        game.play(ask(game.match, seat.bot), seat.number)
        return
    game.pass_keyboard(seat.number)
    game.show(seat.number)
    while not orders.obey(game.keyboard.ask(say("play-cursor") + " "), seat.number):
        pass
