"""The loop of a game at the terminal: seat after seat until the game ends or somebody quits."""

from __future__ import annotations

from elbowroom.bots.driver import ask
from elbowroom.bots.protocol.seat import CommandBot
from elbowroom.cli.language import say
from elbowroom.cli.mistakes import FAILED
from elbowroom.cli.seating import Seat
from elbowroom.cli.terminal.game import Game
from elbowroom.cli.terminal.keyboard import EndOfInput
from elbowroom.cli.terminal.orders import Leave, Orders


def run(game: Game) -> int:
    """Play *game* and return an exit code."""
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
    finally:
        _close_bots(game)
    game.finish()
    return 0


def _next(game: Game, seat: Seat, orders: Orders) -> None:
    if seat.bot is not None:
        action = ask(game.match, seat.bot)
        if isinstance(seat.bot, CommandBot) and seat.bot.faults:
            game.print(say("play-fault", seat=seat.name, fault=seat.bot.faults[-1]))
            seat.bot.faults.clear()
        game.play(action, seat.number)
        return
    game.pass_keyboard(seat.number)
    game.show(seat.number)
    while not orders.obey(game.keyboard.ask(say("play-cursor") + " "), seat.number):
        pass


def _close_bots(game: Game) -> None:
    """Close the bots, so that programs end with the game."""
    over = game.match.over
    for seat in game.seats:
        if seat.bot is not None:
            seat.bot.close(game.match.view(seat.number) if over else None)
