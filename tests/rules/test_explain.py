"""Why prices and incomes are as they are, part by part."""

from __future__ import annotations

from elbowroom.rules.explain import price
from elbowroom.rules.means import means_words
from elbowroom.rules.parts import Part
from tests.positions import Game, cave, land


def parts(game: Game, region: str, by: str = "") -> list[tuple[str, int]]:
    return [(part.key, int(part.amount)) for part in game.price(region, by).parts]


def named(game: Game, region: str, by: str = "") -> list[tuple[str, int, str]]:
    rows = game.price(region, by).parts
    return [(part.key, int(part.amount), _source(part)) for part in rows if _source(part)]


def _source(part: Part) -> str:
    return part.name or " ".join(means_words(part.by))


# ---------------------------------------------------------------------- prices


def test_a_price_starts_with_the_ground() -> None:
    assert parts(land("ratmen hill 9", shore="1 ratmen"), "wood") == [("price-base", 2)]
    assert parts(cave("ratmen wise 9", bank="1 ratmen"), "beck") == [("price-river", 1)]


def test_every_thing_that_defends_is_a_part() -> None:
    board = {"wood": "1 ratmen", "crag": "2 orcs, lair, fortress, encampment x2, armour x3, keep"}
    game = land("ratmen hill 9", "orcs bivouacking", **board)
    assert parts(game, "crag") == [
        ("price-base", 2),
        ("price-mountain", 1),
        ("price-lair", 1),
        ("price-fortress", 1),
        ("price-encampment", 2),
        ("price-armour", 3),
        ("price-keep", 1),
        ("price-tokens", 2),
    ]
    assert game.price("crag").total == 13


def test_natives_are_parts() -> None:
    assert parts(land("ratmen hill 9", shore="tribe"), "shore")[1:] == [("price-tribe", 1)]
    game = cave("ratmen wise 9", pit="1 ratmen", gem="monsters")
    assert parts(game, "gem")[1:] == [("price-monsters", 2)]


def test_own_declined_tokens_have_a_name_of_their_own() -> None:
    board = {"shore": "1 ratmen", "wood": "1 orcs"}
    game = land("ratmen hill 9 + orcs", **board)
    assert parts(game, "wood")[1:] == [("price-own-tokens", 1)]
    game = land("ratmen hill 9 + orcs", **board, options={"own_decline_adds_cost": False})
    assert parts(game, "wood") == [("price-base", 2)]


def test_discounts_and_surcharges_name_their_trait() -> None:
    game = land("mummies commando 9", shore="1 mummies")
    assert named(game, "wood") == [("price-trait", 1, "mummies"), ("price-trait", -1, "commando")]
    assert game.price("wood").total == 2


def test_a_trait_that_does_not_help_here_is_no_part() -> None:
    game = land("giants mounted 9", "orcs stout", shore="1 giants", crag="1 orcs")
    assert parts(game, "wood") == [("price-base", 2)]


def test_the_floor_is_a_part() -> None:
    game = land("ogres commando 9", shore="1 ogres")
    assert parts(game, "wood")[-1] == ("price-floor", 1)
    assert game.price("wood").total == 1


def test_lava_passes_the_tokens_by() -> None:
    game = cave("flames wise 9", "orcs stone", rift="volcano", pit="5 orcs, keep")
    assert parts(game, "pit") == [
        ("price-base", 2),
        ("price-keep", 1),
        ("price-tokens", 5),
        ("price-ignored", -5),
    ]
    assert named(game, "pit") == [("price-ignored", -5, "flames")]
    assert game.price("pit").total == 3


def test_where_no_tokens_stand_lava_passes_nothing_by() -> None:
    game = cave("flames wise 9", "orcs stone", rift="volcano", pit="keep")
    assert parts(game, "pit") == [("price-base", 2), ("price-keep", 1)]


def test_discounts_are_no_help_against_gnomes_but_surcharges_stay() -> None:
    game = land("ogres commando 9", "gnomes hill", shore="1 ogres", wood="2 gnomes")
    assert named(game, "wood") == [("price-no-help", 0, "ogres"), ("price-no-help", 0, "commando")]
    assert game.price("wood").total == 4
    game = land("mummies hill 9", "gnomes stout", shore="1 mummies", wood="2 gnomes")
    assert named(game, "wood") == [("price-trait", 1, "mummies")]


def test_lava_does_not_burn_gnomes() -> None:
    game = cave("flames wise 9", "gnomes stone", rift="volcano", pit="3 gnomes")
    assert parts(game, "pit") == [("price-base", 2), ("price-tokens", 3)]


def test_a_toll_is_asked_besides_the_tokens() -> None:
    game = cave("ratmen wise 9", "+ liches", pit="1 ratmen", gem="1 liches")
    assert parts(game, "gem") == [("price-base", 2), ("price-tokens", 1)]
    assert (game.price("gem").total, game.price("gem").toll) == (3, 1)
    assert game.price("weald").toll == 0


def test_their_own_seat_is_asked_for_no_toll() -> None:
    game = cave("ratmen wise 9 + liches", pit="1 ratmen", gem="1 liches")
    assert game.price("gem").toll == 0


BRIARS = {"powers": {"briar": {"tokens": 4, "effects": [{"thorns": 2, "when": "always"}]}}}


def test_tokens_that_the_defenders_will_take_are_announced_and_then_lost() -> None:
    game = land("ratmen hill 9", "orcs briar", content=BRIARS, shore="1 ratmen", wood="2 orcs")
    assert (game.price("wood").total, game.price("wood").thorns) == (4, 2)
    assert game.price("crag").thorns == 0
    assert game.do("conquer wood").at("wood") == "2 ratmen"


def test_no_more_are_announced_than_can_be_lost() -> None:
    game = land("ogres commando 9", "orcs briar", content=BRIARS, shore="1 ogres", wood="1 orcs")
    assert (game.price("wood").total, game.price("wood").thorns) == (1, 0)
    game = land(
        "ratmen hill 2", "orcs briar", content=BRIARS, shore="1 ratmen", wood="2 orcs", dice=[3]
    )
    assert (game.price("wood").total, game.price("wood").thorns) == (4, 1)
    assert game.do("roll wood").at("wood") == "1 ratmen"


def test_hammers_are_not_lost_to_thorns_and_neither_is_a_substitute() -> None:
    dwarves = "iron-dwarves hill 3 hammers=2"
    game = land(dwarves, "orcs briar", content=BRIARS, shore="1 iron-dwarves", wood="1 orcs")
    assert (game.price("wood").total, game.price("wood").thorns) == (3, 0)
    assert game.do("conquer wood").at("wood") == "1 iron-dwarves, hammer x2"
    game = land(
        "sorcerers hill 3", "orcs briar", content=BRIARS, shore="1 sorcerers", wood="1 orcs"
    )
    assert game.price("wood", "sorcery").thorns == 0


def test_their_own_seat_feels_no_thorns() -> None:
    game = land("ratmen hill 9 + orcs briar", content=BRIARS, shore="1 ratmen", wood="1 orcs")
    assert game.price("wood").thorns == 0


def test_special_means_are_told_by_name() -> None:
    game = cave("ratmen wise 9", "orcs stone", pit="1 ratmen, sword", gem="4 orcs")
    assert named(game, "gem", "sword") == [("price-means", -2, "sword")]
    assert named(game, "gem", "socks") == [("price-ignored", -4, "socks")]
    assert named(game, "gem", "dragon") == [("price-means", 1, "dragon")]
    assert named(game, "gem", "orb") == [("price-means", 0, "orb")]


def test_the_socks_look_past_encampments_as_past_tokens() -> None:
    board = {"pit": "1 ratmen, socks", "gem": "2 orcs, encampment x3"}
    game = cave("ratmen stone 9", "orcs bivouacking", **board)
    assert game.price("gem", "socks").total == 2
    assert named(game, "gem", "socks") == [("price-ignored", -5, "socks")]


def test_a_price_may_be_asked_for_another_army() -> None:
    game = land("ratmen hill 9", "ogres stout", shore="1 ratmen", wood="tribe")
    wood = game.region("wood")
    assert price(game.s, wood).total == 3
    assert price(game.s, wood, 0, game.army("ogres")).total == 2


# ---------------------------------------------------------------------- incomes


def test_an_income_is_the_sum_of_its_parts() -> None:
    board = {
        "pit": "1 dwarves, scepter, keep",
        "gem": "1 dwarves, lost-mine",
        "peak": "1 orcs",
        "weald": "1 elves",
    }
    game = cave("dwarves thieving + elves", "orcs wise", **board).do("stop", "place scepter pit")
    rows = [(part.key, int(part.amount), part.name) for part in game.income().parts]
    assert rows == [
        ("income-regions", 2, "dwarves"),
        ("income-trait", 1, "dwarves"),
        ("income-trait", 1, "keep"),
        ("income-trait", 2, "lost-mine"),
        ("income-doubled", 3, "dwarves"),
        ("income-declined-regions", 1, "elves"),
        ("income-collected", 1, "thieving"),
    ]
    assert game.income().total == sum(amount for _, amount, _ in rows) == 11


def test_an_income_may_be_asked_for_any_seat() -> None:
    game = land("ratmen hill", "humans wise", shore="1 humans")
    assert (game.income(1).total, game.income(2).total) == (0, 2)


def test_asking_changes_nothing() -> None:
    game = cave("ratmen thieving", "orcs wise", pit="1 ratmen", gem="1 orcs")
    assert game.income().total == 2
    assert (game.coins(1), game.coins(2)) == (5, 5)
