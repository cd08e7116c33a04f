"""What the engine tells when somebody listens: one test for every kind of event."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from elbowroom.rules import events
from elbowroom.rules.armies import refresh_traits
from elbowroom.rules.events import Event
from elbowroom.rules.means import means_named
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import Trait
from tests.positions import Game, cave, land
from tests.words.samples import EVENTS, event_kinds

Kind = TypeVar("Kind", bound=Event)


def kinds(journal: list[Event]) -> list[str]:
    return [event.kind for event in journal]


def told_of(kind: type[Kind], game: Game, *actions: str) -> Kind:
    """The one event of *kind* that these actions bring about."""
    journal = game.listen()
    game.do(*actions)
    matches = [event for event in journal if isinstance(event, kind)]
    assert len(matches) == 1, kinds(journal)
    return matches[0]


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    names = {type(event): event.kind for event in EVENTS}
    assert set(names) == event_kinds()
    assert len(set(names.values())) == len(names)


def test_nobody_is_told_unless_somebody_listens() -> None:
    assert land("ratmen hill 5", shore="1 ratmen").do("conquer wood").s.journal is None


def test_a_conquest_is_told_with_its_price_and_losses() -> None:
    game = land("ratmen hill 5", "orcs stout", shore="1 ratmen", wood="2 orcs")
    journal = game.listen()
    game.do("conquer wood")
    taken, lost = journal
    assert isinstance(taken, events.Conquered)
    assert isinstance(lost, events.Lost)
    assert (taken.seat, taken.region, taken.race, taken.tokens) == (0, 1, "ratmen", 4)
    assert taken.by == 0
    assert (lost.seat, lost.region, lost.race, lost.tokens) == (1, 1, "orcs", 1)


def test_a_conquest_by_special_means_says_which() -> None:
    game = land("ratmen dragon-master 5", shore="1 ratmen")
    taken = told_of(events.Conquered, game, "conquer wood by dragon")
    assert (taken.tokens, taken.by) == (1, means_named("dragon"))


def test_a_toll_is_told_with_who_pays_whom() -> None:
    game = cave("ratmen stone 5", "+ liches", pit="1 ratmen", gem="1 liches")
    toll = told_of(events.TollPaid, game, "conquer gem")
    assert (toll.seat, toll.payee, toll.race, toll.coins) == (0, 1, "liches", 1)


class Briars(Trait):
    """Whoever takes one of their regions loses two tokens."""

    def thorns(self, s: State, me: Army) -> i64:
        return 2


def test_tokens_that_thorns_take_are_told_as_the_conqueror_s() -> None:
    game = land("ratmen hill 5", "orcs stout", shore="1 ratmen", wood="2 orcs")
    orcs = game.army("orcs")
    orcs.power = Briars("briars")
    refresh_traits(game.s, orcs)
    pricked = told_of(events.Pricked, game, "conquer wood")
    assert (pricked.seat, pricked.region, pricked.race, pricked.tokens) == (0, 1, "ratmen", 2)
    assert game.at("wood") == "2 ratmen"


def test_a_scoring_is_told_with_its_parts() -> None:
    game = land("humans hill", "orcs wise", shore="1 humans", moor="1 humans")
    journal = game.listen()
    game.do("stop", "end")
    scored = next(event for event in journal if isinstance(event, events.Scored))
    assert (scored.seat, scored.coins) == (0, 4)
    assert [(part.key, part.amount, part.name) for part in scored.parts] == [
        ("income-regions", 2, "humans"),
        ("income-trait", 1, "humans"),
        ("income-trait", 1, "hill"),
    ]
    began = journal[-1]
    assert isinstance(began, events.TurnBegan)
    assert (began.seat, began.round) == (1, game.s.round)


def test_coins_that_a_thief_collects_are_told_with_the_seat_that_pays() -> None:
    game = cave("drow thieving", "orcs wise", pit="1 drow", gem="1 orcs")
    scored = told_of(events.Scored, game, "stop", "end")
    collected = [part for part in scored.parts if part.key == "income-collected"]
    assert [(part.name, part.amount, part.seat) for part in collected] == [("thieving", 1, 1)]


def test_a_die_and_its_failure_are_told() -> None:
    game = cave("will-o-wisps stone 2", pit="1 will-o-wisps", gem="monsters", dice=[0])
    journal = game.listen()
    game.do("roll gem")
    rolled, failed, barred = journal
    assert isinstance(rolled, events.Rolled)
    assert (rolled.region, rolled.face) == (game.s.atlas.region("gem"), 0)
    assert isinstance(failed, events.Failed)
    assert isinstance(barred, events.Barred)
    assert failed.region == barred.region == rolled.region


def test_the_end_of_the_game_is_told_with_its_winners() -> None:
    game = land("ratmen hill", "orcs stone coins=9", shore="1 ratmen", round=10, turn=2)
    journal = game.listen()
    game.do("stop", "end")
    over, won = journal[-2:]
    assert isinstance(over, events.GameOver)
    assert isinstance(won, events.Won)
    assert (won.seat, won.coins) == (1, 9)


def test_a_pick_is_told_with_its_tokens_and_the_combo_that_follows() -> None:
    game = land("", column=["elves hill", "trolls wise"], draws=["orcs stout"])
    journal = game.listen()
    game.do("pick 2")
    picked, drawn = journal[:2]
    assert isinstance(picked, events.Picked)
    assert (picked.seat, picked.slot, picked.tokens) == (0, 1, 9)
    assert (picked.race, picked.power) == ("trolls", "wise")
    assert isinstance(drawn, events.ComboDrawn)
    assert (drawn.slot, game.column()[1].startswith(f"{drawn.race} {drawn.power}")) == (1, True)


def test_a_swap_is_told_with_the_badge_that_the_army_gets() -> None:
    game = cave("", column=["shadow-mimes shield", "ogres wise", "drow tomb"])
    swapped = told_of(events.Swapped, game, "pick 1 swap 2")
    assert (swapped.race, swapped.power, swapped.slot) == ("shadow-mimes", "wise", 1)


def test_tokens_from_the_tray_are_told_but_not_those_that_are_not_there() -> None:
    game = cave("mudmen stone", bank="1 mudmen", mire="1 mudmen")
    gained = told_of(events.GainedTokens, game, "stop")
    assert (gained.seat, gained.race, gained.tokens) == (0, "mudmen", 2)
    journal = cave("mudmen stone", pit="1 mudmen").listen()
    assert "gained-tokens" not in kinds(journal)


def test_a_decline_is_told_and_that_an_older_army_is_gone() -> None:
    game = land("ratmen hill + orcs", shore="1 ratmen", fen="1 orcs")
    declined = told_of(events.Declined, game, "decline")
    assert (declined.seat, declined.race, declined.regions) == (0, "ratmen", 1)
    game = land("ratmen hill + orcs", shore="1 ratmen", fen="1 orcs")
    assert told_of(events.ArmyGone, game, "decline").race == "orcs"


def test_a_region_that_is_given_up_is_told() -> None:
    game = land("ratmen hill", shore="1 ratmen", wood="1 ratmen")
    left = told_of(events.Abandoned, game, "abandon wood")
    assert (left.seat, left.region, left.race) == (0, 1, "ratmen")


def test_a_region_that_is_reborn_is_told() -> None:
    game = cave("orcs stone + ratmen reborn", bank="1 orcs", pit="1 ratmen", gem="1 ratmen")
    reborn = told_of(events.Reborn, game, "rebirth pit")
    assert (reborn.region, reborn.race) == (game.s.atlas.region("pit"), "orcs")


def test_finds_and_the_power_of_stonehedge_are_told() -> None:
    draws = ["stonehedge", "flying"]
    game = cave("ratmen stone 9", pit="1 ratmen", gem="monsters", draws=draws)
    journal = game.listen()
    game.do("conquer gem")
    event = next(event for event in journal if isinstance(event, events.Found))
    drawn = next(event for event in journal if isinstance(event, events.PowerDrawn))
    assert (event.region, event.find) == (game.s.atlas.region("gem"), "stonehedge")
    assert drawn.power == "flying"


def test_tokens_and_pieces_are_told_where_they_are_placed() -> None:
    game = land("ratmen bivouacking 4", shore="1 ratmen").do("stop")
    deployed = told_of(events.Deployed, game, "deploy shore 4")
    assert (deployed.region, deployed.race, deployed.tokens) == (0, "ratmen", 4)
    placed = told_of(events.Placed, game, "place encampment shore 3")
    assert (placed.region, placed.piece, placed.number) == (0, "encampment", 3)


def test_the_bag_is_told_with_the_relic_that_it_copies() -> None:
    game = cave("ratmen magic", "orcs wise", pit="1 ratmen", gem="1 orcs, ring").do("stop")
    assert told_of(events.Placed, game, "place bag:ring pit").piece == "bag:ring"


def test_pieces_that_move_are_told() -> None:
    game = cave("cultists stone 6", pit="1 cultists, ancient", gem="1 cultists")
    moved = told_of(events.Moved, game, "move ancient gem")
    assert (moved.region, moved.piece) == (game.s.atlas.region("gem"), "ancient")


def test_the_balrog_and_the_volcano_are_told() -> None:
    game = cave("ratmen wise 4", pit="1 ratmen, pentacle", peak="balrog")
    balrog = told_of(events.Roamed, game, "move balrog gem")
    assert (balrog.region, balrog.piece) == (game.s.atlas.region("gem"), "balrog")
    game = cave("", column=["flames stone"]).do("pick 1")
    volcano = told_of(events.Placed, game, "place volcano rift")
    assert (volcano.seat, volcano.region) == (0, game.s.atlas.region("rift"))
    assert (volcano.piece, volcano.number) == ("volcano", 1)


def test_a_sacrifice_and_a_peace_are_told() -> None:
    game = cave("ratmen stone + orcs", pit="1 ratmen, altar", gem="1 orcs").do("stop", "end")
    event = told_of(events.Sacrificed, game, "sacrifice gem")
    assert (event.race, event.coins) == ("orcs", 3)
    game = land("ratmen diplomat", "orcs stout 5", shore="1 ratmen", wood="1 orcs").do("stop")
    allied = told_of(events.Allied, game, "ally 2")
    assert (allied.seat, allied.other) == (0, 1)
