"""All levels play everything in the boxes: always legally, and never to their own harm."""

from __future__ import annotations

import pytest

from elbowroom.bots.bot import Bot
from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import Strength, Thinker
from elbowroom.build_info import compiled
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation
from elbowroom.play.view_types import View
from elbowroom.traits.catalogue import PLACES, POWERS, RACES, RELICS
from elbowroom.traits.trait import (
    CONQUERS_BY,
    DECLINES_AFTER_SCORING,
    OFFERS,
    ROLLS_FOR,
    ROLLS_FREELY,
    SWAPS_BADGE,
)
from tests.bots.quick import LEVELS
from tests.random_games import GAMES
from tests.sampling import sample_of

MOST_GAMES = 60
CONTENT = (*RACES, *POWERS, *PLACES, *RELICS)
# Everything that gives its holder an action.
HOOKS_TO_USE = CONQUERS_BY | OFFERS | ROLLS_FOR
FACTS_TO_USE = ROLLS_FREELY | DECLINES_AFTER_SCORING | SWAPS_BADGE
ABILITIES = {
    trait.key for trait in CONTENT if trait.hooks & HOOKS_TO_USE or trait.facts & FACTS_TO_USE
}
SWAPPERS = {trait.key for trait in CONTENT if trait.facts & SWAPS_BADGE}
# The words of actions that do not have the name of their trait.
TRAIT_OF = {
    "ally": "diplomat",
    "ancient": "cultists",
    "armour": "shield",
    "bag": "magic",
    "balrog": "pentacle",
    "dragon": "dragon-master",
    "encampment": "bivouacking",
    "fortress": "fortified",
    "ghost": "crypt",
    "hero": "heroic",
    "queen": "royal",
    "rebirth": "reborn",
    "sacrifice": "altar",
    "sorcery": "sorcerers",
    "swap": "shadow-mimes",
}


def abilities_in(answer: str, options: list[str], phase: str) -> set[str]:
    """The abilities that *answer* makes use of."""
    if phase == "aftermath" and answer == "decline":
        return {"stout"}
    if answer.startswith("roll"):
        region = answer.removeprefix("roll").strip()
        if not region:
            return {"berserk"}
        if f"conquer {region}" in options:
            return {"will-o-wisps"}  # Everybody else rolls for what cannot be paid.
    words = {word.partition(":")[0] for word in answer.split()}
    return {TRAIT_OF.get(word, word) for word in words} & ABILITIES


def must_abandon(options: list[str]) -> bool:
    """Whether a region must be given up: nothing else is left, except moving a piece first.

    Amazons whose attackers leave may be too few for their regions while the Balrog can still move.
    """
    return all(each.startswith(("abandon", "move")) for each in options)


class Careful(Bot):
    """Watches another bot: its questions, its actions, and obvious mistakes."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner
        self.questions = 0
        self.keys_seen: set[str] = set()
        self.used: set[str] = set()
        self.follies: list[str] = []
        self.given_up = ""

    def decide(self, observation: Observation) -> str:
        view, options = observation.view, observation.actions
        answer = self.inner.decide(observation)
        self.questions += 1
        self._see(view)
        self._note_use(view, options, answer)
        if answer not in options:
            self.follies.append(f"not legal: {answer}")
        if answer == "decline" and view.phase == "aftermath" and view.round == view.rounds:
            self.follies.append("declines after its last turn")
        self._note_abandoning(options, answer)
        return answer

    def _note_abandoning(self, options: list[str], answer: str) -> None:
        """Land is given up for a conquest, or because it must be."""
        if answer.startswith("abandon") and not must_abandon(options):
            self.given_up = answer
        elif answer.startswith(("conquer", "roll")):
            self.given_up = ""
        elif answer == "stop" and self.given_up:
            self.follies.append(f"gives up land for nothing: {self.given_up}")

    def _see(self, view: View) -> None:
        mine = view.seats[(view.viewer or 1) - 1]
        armies = [mine.army, *mine.declined]
        self.keys_seen |= {name for army in armies if army for name in (army.race, army.power)}
        things = [thing for region in view.regions for thing in region.things]
        self.keys_seen |= {thing.key for thing in things if thing.kind != "race"}

    def _note_use(self, view: View, options: list[str], answer: str) -> None:
        """Note used abilities; a forced action is not a use."""
        used = abilities_in(answer, options, view.phase) - self.used
        forced = set(used)
        for each in options if used else ():
            forced &= abilities_in(each, options, view.phase)
        self.used |= used - forced


def watched_game(strength: Strength, name: str, box: str, seed: int) -> list[Careful]:
    match = Match(name, box=box, seed=seed)
    seats = range(1, int(match.state.seats) + 1)
    bots = {seat: Careful(Thinker(seed + seat, strength)) for seat in seats}
    play_on(match, bots)
    assert match.over
    return list(bots.values())


@pytest.mark.parametrize(
    ("name", "box", "level"),
    sample_of(((name, box, level) for name, box in GAMES for level in LEVELS), 24),
)
def test_every_level_plays_every_box_on_every_map(name: str, box: str, level: str) -> None:
    bots = watched_game(LEVELS[level], name, box, 21)
    assert all(bot.questions for bot in bots)
    assert [bot.follies for bot in bots] == [[]] * len(bots)


class Curious(Careful):
    """Picks what nobody has played or used yet, and leaves the rest to the other bot."""

    def __init__(self, inner: Bot, missing: set[str], unused: set[str]) -> None:
        super().__init__(inner)
        self.missing = missing
        self.unused = unused

    def decide(self, observation: Observation) -> str:
        view, options = observation.view, observation.actions
        self._see(view)
        self.missing -= self.keys_seen
        # Badges are swapped with the pick itself, so such picks are left to the bot.
        goals = self.missing | self.unused - SWAPPERS
        for combo in view.column if view.phase == "pick" else ():
            if {combo.race, combo.power} & goals and f"pick {combo.slot}" in options:
                return f"pick {combo.slot}"
        answer = super().decide(observation)
        self.unused -= self.used
        return answer


def watch_all(level: str, abilities: set[str], first: int = 0) -> None:
    """Play until everything in the boxes was played and all *abilities* were used."""
    missing, unused = {trait.key for trait in CONTENT}, set(abilities)
    follies: list[str] = []
    for seed in range(first, first + MOST_GAMES):
        match = Match("underground-2" if seed % 2 else "surface-3", box="mixed", seed=seed)
        bots = {
            seat: Curious(Thinker(seed + seat, LEVELS[level]), missing, unused)
            for seat in range(1, int(match.state.seats) + 1)
        }
        play_on(match, bots)
        follies += [folly for bot in bots.values() for folly in bot.follies]
        if not missing and not unused:
            break
    assert (missing, unused, follies) == (set(), set(), [])


def test_every_ability_is_known_by_its_words() -> None:
    assert {"sorcerers", "dragon-master", "ring", "altar", "stout", "berserk"} <= ABILITIES
    assert set(TRAIT_OF.values()) <= ABILITIES


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_everything_in_the_boxes_is_played_and_every_ability_used(level: str) -> None:
    watch_all(level, ABILITIES)


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="takes minutes without machine code")
def test_the_champion_plays_everything_in_the_boxes() -> None:
    watch_all("champion", set())


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("first", [1000, 2000])
def test_in_other_games_too_every_ability_is_used(level: str, first: int) -> None:
    watch_all(level, ABILITIES, first)
