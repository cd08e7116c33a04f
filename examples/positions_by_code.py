"""Positions as one line: share one, look at it as a seat does, and guess what is hidden."""

from elbowroom import Match, Rng, imagine, play_out, read_code, view, winners, write_code
from elbowroom.bots.driver import ask
from elbowroom.bots.random_bot import RandomBot


def midgame() -> Match:
    """A game between two random bots, at the beginning of round five."""
    match, bot = Match("surface-2", seed=5), RandomBot(5)
    while match.state.round < 5:
        match.submit(ask(match, bot))
    return match


def main() -> None:
    """Write the position, read it back, and play it out a hundred times from seat 1's view."""
    s = midgame().state
    code = write_code(s)
    print(f"{len(code)} letters: {code[:40]}…")
    assert write_code(read_code(code)) == code

    seat_view = view(s, 1)
    print(f"seat 1 sees the coins {[seat.coins for seat in seat_view.seats]}")

    won = 0
    for number in range(100):
        guess = imagine(seat_view, number)
        play_out(guess, Rng(number))
        won += winners(guess) == [0]
    print(f"seat 1 wins {won} of 100 random ends")


if __name__ == "__main__":
    main()
