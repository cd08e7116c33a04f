"""The one interface of everything that bends the rules, shown by traits invented on the spot."""

from __future__ import annotations

from itertools import permutations

import pytest
from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE
from elbowroom.packed import vec
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import PLACE
from elbowroom.rules.means import means_named
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import HERO, HOLE
from elbowroom.rules.state import REDEPLOY, Army, State
from elbowroom.traits import trait as hooks
from elbowroom.traits.catalogue import RACES
from elbowroom.traits.trait import Trait
from tests.positions import Game, land


class Herders(Trait):
    """One token less on farmland, where they earn a coin more."""

    def cheaper(self, s: State, me: Army) -> i64:
        return s.atlas.farmland

    def pays(self, s: State, me: Army) -> i64:
        return s.atlas.farmland


class Burrowers(Herders):
    """Herders that dig a hole in every region they take."""

    def settled(self, s: State, me: Army, region: i64) -> None:
        verbs.place(s, HOLE, region)


class Wanderers(Trait):
    """In reach of everything, and dearer in the hills."""

    def reach(self, s: State, me: Army) -> i64:
        return s.atlas.land

    def dearer(self, s: State, me: Army) -> i64:
        return s.atlas.hill

    def helper_of_mine(self) -> int:
        """Not a hook: any other method is the trait's own affair."""
        return 3

    def bonus(self, s: State, me: Army) -> i64:
        return self.helper_of_mine()


class Guardians(Trait):
    """A hero in a region, placed with the redeployment."""

    def offers(self, s: State, me: Army, menu: Menu) -> None:
        if s.phase == REDEPLOY and me.pooled(HERO) > 0:
            menu.add(PLACE, me.held, HERO)


def empower(game: Game, race: str, *traits: Trait) -> Army:
    """Let these traits speak for an army, in this order, and no others."""
    me = game.army(race)
    me.traits = vec[Trait](traits)
    me.hooks = 0
    for trait in traits:
        me.hooks |= trait.hooks
    return me


def with_power(game: Game, race: str, power: Trait) -> Army:
    """Give an army another power."""
    me = game.army(race)
    me.power, me.power_number = power, NOWHERE
    armies.refresh_traits(game.s, me)
    return me


# ---------------------------------------------------------------------- hooks are noticed


def test_a_trait_that_says_nothing_has_no_hooks() -> None:
    assert Trait("plain").hooks == 0


def test_the_hooks_that_a_trait_writes_are_noticed() -> None:
    assert Herders("herders").hooks == hooks.CHEAPER | hooks.PAYS
    assert Guardians("guardians").hooks == hooks.OFFERS


def test_every_hook_has_a_bit_and_a_constant_of_its_name() -> None:
    names = [name for name, value in vars(Trait).items() if callable(value) and name[0] != "_"]
    assert len(names) > 30
    for name in names:
        bold = type(name, (Trait,), {name: lambda *_: 0})
        assert bold(name).hooks == getattr(hooks, name.upper()), name


def test_hooks_are_inherited() -> None:
    assert Burrowers("burrowers").hooks == hooks.CHEAPER | hooks.PAYS | hooks.SETTLED


def test_other_methods_are_no_hooks() -> None:
    assert Wanderers("wanderers").hooks == hooks.REACH | hooks.DEARER | hooks.BONUS


def test_an_army_knows_the_hooks_of_all_that_speaks_for_it() -> None:
    game = land("ratmen hill", shore="1 ratmen")
    assert with_power(game, "ratmen", Burrowers("burrowers")).hooks == Burrowers("twin").hooks
    assert game.s.watch & hooks.SETTLED


def test_a_trait_has_the_numbers_it_was_made_with() -> None:
    made = Trait("made", tokens=4, tray=9, extra=1, facts=hooks.SUMS_UP, brings={HERO: 2})
    assert (made.key, made.tokens, made.tray, made.extra) == ("made", 4, 9, 1)
    assert (made.facts, made.brings, made.needs) == (hooks.SUMS_UP, {HERO: 2}, ())


# ---------------------------------------------------------------------- neutral by default

QUESTIONS = {
    "entry": EMPTY,
    "enters": EMPTY,
    "reach": EMPTY,
    "opens": EMPTY,
    "cheaper": EMPTY,
    "dearer": EMPTY,
    "as_if_empty": EMPTY,
    "rolls_for": EMPTY,
    "wounds": 0,
    "untouchable": False,
    "toll": 0,
    "thorns": 0,
    "stays_in": EMPTY,
    "held_back": 0,
    "pays": EMPTY,
    "bonus": 0,
    "doubles": EMPTY,
    "never_doubles": EMPTY,
    "keeps_badge": False,
    "musters": 0,
    "lends": None,
    "conquers_by": 0,
}


@pytest.mark.parametrize("hook", QUESTIONS)
def test_a_trait_answers_neutrally_until_it_says_more(hook: str) -> None:
    game = land("ratmen hill", shore="1 ratmen")
    ask = getattr(Trait("plain"), hook)
    assert ask(game.s, game.army("ratmen")) == QUESTIONS[hook]


def test_a_plain_trait_joins_nothing_saves_nobody_and_asks_for_no_coins() -> None:
    game = land("ratmen hill", shore="1 ratmen")
    me, plain = game.army("ratmen"), Trait("plain")
    assert plain.joins(game.s, me, 0) == EMPTY
    assert plain.joins_groups(game.s)
    assert plain.losses(game.s, me, 1) == 1
    assert plain.collects(game.s, me, 1) == 0


def test_a_plain_trait_lets_every_moment_pass() -> None:
    game = land("ratmen hill 3", shore="1 ratmen")
    me, plain, menu = game.army("ratmen"), Trait("plain"), Menu()
    plain.picked(game.s, me)
    plain.conquered(game.s, me, 1)
    plain.settled(game.s, me, 1)
    plain.conquering(game.s, me, 1, True)
    plain.killed(game.s, me, 1)
    plain.defeated(game.s, me, 1, 1)
    plain.attacked(game.s, me, 1)
    plain.gathered(game.s, me)
    plain.homeless(game.s, me)
    plain.found(game.s, 1)
    plain.fallen(game.s, 1)
    plain.offers(game.s, me, menu)
    plain.answers(game.s, 1, menu)
    assert (game.at("shore"), game.hand("ratmen"), menu.number) == ("1 ratmen", 3, 0)


# ---------------------------------------------------------------------- joins are commutative


def facts_of(game: Game) -> tuple[dict[str, int | None], int]:
    names = ("shore", "wood", "crag", "fen", "moor", "glen")
    return {name: game.cost(name) for name in names}, game.income().total


def test_the_order_of_traits_changes_neither_prices_nor_coins() -> None:
    traits = [Herders("herders"), Burrowers("burrowers"), Wanderers("wanderers"), RACES[0]]
    game = land("ratmen stout 5", shore="1 ratmen", glen="tribe", moor="monsters")
    calls = []
    for order in permutations(traits):
        empower(game, "ratmen", *order)
        calls.append(facts_of(game))
    assert all(one == calls[0] for one in calls)
    prices, coins = calls[0]
    assert (prices["glen"], prices["moor"], coins) == (1, 2 + 2 + 1, 1 + 1 + 1 + 3)


def test_discounts_and_surcharges_add_up() -> None:
    game = land("ratmen stout 5", fen="1 ratmen", moor="monsters")
    empower(game, "ratmen", Wanderers("one"), Wanderers("other"))
    assert game.cost("moor") == 2 + 2 + 1 + 1


# ---------------------------------------------------------------------- written in plain Python


def test_an_invented_power_plays_like_a_printed_one() -> None:
    game = land("ratmen hill 4", "orcs stout 9", shore="1 ratmen", crag="1 orcs")
    with_power(game, "ratmen", Burrowers("burrowers", tokens=3))
    game.do("conquer wood", "stop", "deploy wood 3", "end")
    assert (game.at("wood"), game.earned()) == ("4 ratmen, hole", 2 + 1)
    assert game.why("conquer wood") == "why-immune"


def test_an_invented_power_may_offer_choices() -> None:
    game = land("ratmen hill", shore="1 ratmen")
    me = with_power(game, "ratmen", Guardians("guardians"))
    verbs.add_to_pool(me, HERO, 1)
    assert game.do("stop", "place hero shore").at("shore") == "1 ratmen, hero"


def test_an_invented_power_may_bring_special_means() -> None:
    class Tamers(Trait):
        def conquers_by(self, s: State, me: Army) -> i64:
            return means_named("dragon")

    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", wood="4 orcs")
    with_power(game, "ratmen", Tamers("tamers"))
    assert game.do("conquer wood by dragon").at("wood") == "1 ratmen, dragon"


def test_an_invented_power_ends_with_decline_unless_it_says_otherwise() -> None:
    for facts, coins in ((0, 1), (hooks.WORKS_IN_DECLINE, 2)):
        game = land("ratmen hill", shore="1 ratmen")
        me = with_power(game, "ratmen", Herders("herders", facts=facts))
        game.do("decline")
        assert (game.earned(), me.active) == (coins, False)


def test_an_invented_race_takes_the_place_of_a_printed_one() -> None:
    class Stilts(Trait):
        """Enters anywhere, and never loses more than nothing."""

        def entry(self, s: State, me: Army) -> i64:
            return s.atlas.land

        def losses(self, s: State, me: Army, usual: i64) -> i64:
            return 0

    game = land("ratmen stout 9", "orcs hill", wood="1 orcs", moor="1 orcs", shore="1 ratmen")
    stilts = Stilts("stilts", tokens=5, tray=10)
    me = game.army("orcs")
    me.race = stilts
    armies.refresh_traits(game.s, me)
    game.do("conquer wood")
    assert (me.hand, game.tray("orcs")) == (1, 8)
