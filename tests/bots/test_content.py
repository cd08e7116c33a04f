"""All levels play everything that is in the boxes: always legal, and never against themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from elbowroom.bots.bot import Bot
from elbowroom.bots.drive import play_on
from elbowroom.bots.levels import CHAMPION, EASY, HARD, MEDIUM, Strength, Thinker
from elbowroom.play.match import Match
from elbowroom.play.view import View
from elbowroom.traits.catalogue import PLACES, POWERS, RACES, RELICS
from tests.worlds import GAMES

MOST_GAMES = 60
LEVELS = {
    "easy": EASY,
    "medium": MEDIUM,
    "hard": replace(HARD, nodes=150),
    "champion": replace(CHAMPION, nodes=150, seconds=0.0),
}


class Careful(Bot):
    """Watches another bot: what it was asked, what it commanded, and what no sane player does."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner
        self.asked = 0
        self.seen: set[str] = set()
        self.follies: list[str] = []

    def choose(self, view: View, options: list[str]) -> str:
        answer = self.inner.choose(view, options)
        self.asked += 1
        self._see(view)
        if answer not in options:
            self.follies.append(f"not legal: {answer}")
        if answer == "decline" and self._is_fresh(view):
            self.follies.append("declines a fresh army")
        if answer.startswith("abandon") and not all(each.startswith("abandon") for each in options):
            self.follies.append(f"gives up land: {answer}")
        return answer

    def _see(self, view: View) -> None:
        mine = view.seats[(view.viewer or 1) - 1]
        armies = [mine.army, *mine.declined]
        self.seen |= {name for army in armies if army for name in (army.race, army.power)}
        # "stonehedge:flying" is the Stonehedge with a power in it.
        things = [thing for region in view.regions for thing in region.things]
        self.seen |= {thing.partition(":")[0] for thing in things}

    def _is_fresh(self, view: View) -> bool:
        army = view.seats[(view.viewer or 1) - 1].army
        return army is not None and army.fresh


def watched_game(strength: Strength, name: str, box: str, seed: int) -> list[Careful]:
    match = Match(name, box=box, seed=seed)
    seats = range(1, int(match.state.seats) + 1)
    bots = {seat: Careful(Thinker(seed + seat, strength)) for seat in seats}
    play_on(match, bots)
    assert match.over
    return list(bots.values())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "box"), GAMES)
def test_every_level_plays_every_box_on_every_map(name: str, box: str, level: str) -> None:
    bots = watched_game(LEVELS[level], name, box, 21)
    assert all(bot.asked for bot in bots)
    assert [bot.follies for bot in bots] == [[]] * len(bots)


class Curious(Careful):
    """Picks whatever nobody has played yet, and leaves the rest to the other bot."""

    def __init__(self, inner: Bot, missing: set[str]) -> None:
        super().__init__(inner)
        self.missing = missing

    def choose(self, view: View, options: list[str]) -> str:
        self._see(view)
        self.missing -= self.seen
        for combo in view.column if view.phase == "pick" else ():
            if {combo.race, combo.power} & self.missing and f"pick {combo.slot}" in options:
                return f"pick {combo.slot}"
        return super().choose(view, options)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_every_race_power_place_and_relic_is_played(level: str) -> None:
    missing = {trait.key for trait in (*RACES, *POWERS, *PLACES, *RELICS)}
    follies: list[str] = []
    for seed in range(MOST_GAMES):
        match = Match("underground-2" if seed % 2 else "surface-3", box="mixed", seed=seed)
        seats = range(1, int(match.state.seats) + 1)
        bots = {seat: Curious(Thinker(seed + seat, LEVELS[level]), missing) for seat in seats}
        play_on(match, bots)
        follies += [folly for bot in bots.values() for folly in bot.follies]
        if not missing:
            break
    assert missing == set()
    assert follies == []
