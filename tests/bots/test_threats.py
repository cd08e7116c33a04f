"""Threats: what opponents reach and can afford, and where tokens stand against them."""

from __future__ import annotations

from elbowroom.bots.redeployment import AMOUNTS
from elbowroom.bots.threats import ODDS, OUT_OF_REACH, garrison, in_danger, margins
from elbowroom.rules.actions import INDICES
from tests.positions import Game, land


def dangers(game: Game) -> set[str]:
    """The regions of seat 1 that are in danger."""
    return game.names(game.army("elves").held & in_danger(game.s, 0))


def redeployed(game: Game) -> dict[str, int]:
    """The tokens that seat 1 adds to its regions when it goes by measure."""
    deployments = garrison(game.s, game.acting, ODDS[0])
    sites = game.s.atlas.sites
    return {sites[packed // AMOUNTS % INDICES].slug: packed % AMOUNTS for packed in deployments}


def test_water_that_nobody_can_enter_needs_no_defender() -> None:
    game = land(
        "elves seafaring 4",
        "giants forest 9",
        mere="1 elves",
        moor="1 elves",
        glen="1 giants",
    )
    game.do("stop")
    assert dangers(game) == {"moor"}
    assert margins(game.s, 0)[game.region("mere")] == OUT_OF_REACH
    assert set(redeployed(game)) == {"moor"}


def test_water_is_in_danger_where_an_opponent_is_seafaring_too() -> None:
    game = land("elves hill 4", "giants seafaring 9", moor="1 elves", fen="1 giants")
    row = margins(game.s, 0)
    assert row[game.region("mere")] > 0


def test_what_an_opponent_cannot_afford_is_not_in_danger() -> None:
    game = land("elves hill 4", "giants forest 0", moor="4 elves", glen="1 giants")
    assert dangers(game) == set()
    game = land("elves hill 4", "giants forest 3", moor="4 elves", glen="1 giants")
    assert dangers(game) == {"moor"}


def test_a_campaign_pays_for_every_region_on_its_way() -> None:
    game = land("elves hill 0", "giants forest 9", fen="1 elves", moor="1 elves", glen="1 giants")
    row = margins(game.s, 0)
    moor, fen = (game.region(name) for name in ("moor", "fen"))
    assert row[moor] == 6
    assert row[fen] == 3


def test_an_opponent_without_an_army_comes_over_the_edge() -> None:
    game = land("elves hill 0", "", shore="1 elves", glen="1 elves")
    row = margins(game.s, 0)
    assert row[game.region("shore")] > row[game.region("glen")]


def test_a_garrison_never_exceeds_the_hand() -> None:
    game = land("elves hill 3", "giants forest 9", moor="1 elves", fen="1 elves", glen="1 giants")
    game.do("stop")
    for odds in ODDS:
        assert sum(packed % AMOUNTS for packed in garrison(game.s, game.acting, odds)) <= 3
