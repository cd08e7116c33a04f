"""What the deciding seat is asked, in every phase and in the middle of things."""

from __future__ import annotations

from elbowroom import CHANCE, Rng
from elbowroom.play.prompt_messages import prompt_message
from elbowroom.words import Words
from elbowroom.words.speaker import Speaker
from tests.positions import Game, cave, land
from tests.random_games import GAMES, Table, walk


def asked(game: Game) -> str:
    regions = {site.slug: site.name for site in game.s.atlas.sites}
    return Speaker(Words(), regions=regions).say(prompt_message(game.s))


def test_whatever_is_asked_in_random_games_has_words() -> None:
    speaker, keys = Speaker(Words()), set()
    for seed, (map, box) in enumerate(GAMES):
        s = Table(map, box, seed=seed).start()
        for _ in walk(s, Rng(seed)):
            if s.decider != CHANCE:
                message = prompt_message(s)
                assert speaker.say(message)
                keys.add(message.key)
    assert {"prompt-pick", "prompt-start", "prompt-deploy", "prompt-retreat", "prompt-end"} <= keys


def test_a_campaign_says_what_there_is_to_conquer_with() -> None:
    game = land("ratmen hill 4", "orcs stout", phase="start")
    assert asked(game) == "Hill Ratmen, 4 tokens strong: choose where to enter the map."
    game = land("ratmen hill", "orcs stout", shore="4 ratmen", phase="start")
    assert asked(game) == "Your turn: conquer with 3 tokens, or go into decline."
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", phase="conquest")
    assert asked(game) == "2 tokens left: keep conquering, or stop."
    game = land("ratmen hill", "orcs stout", shore="1 ratmen")
    assert asked(game).startswith("There is nothing left to conquer")


def test_the_last_conquest_is_left_to_the_die() -> None:
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", wood="1 orcs")
    assert asked(game).startswith("1 token left: roll the die for one last conquest")


def test_the_die_is_told_when_it_shows() -> None:
    game = land("ratmen berserk 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[2])
    assert asked(game.do("roll")).startswith("The die shows 2: conquer one region")


def test_two_ways_after_the_die_are_a_choice() -> None:
    board = {"pit": "1 will-o-wisps", "gem": "1 orcs", "grove": "1 orcs, sword"}
    game = cave("will-o-wisps magic 2", "orcs wise", **board, dice=[1]).do("roll gem")
    assert asked(game).startswith("The die shows 1: choose how to take ")


def test_pieces_that_must_go_somewhere_are_asked_for_by_name() -> None:
    game = cave("", column=["flames stone"]).do("pick 1")
    assert asked(game) == "The Flames bring their Volcano: choose a chasm for it."


def test_redeployment_counts_tokens_and_then_pieces() -> None:
    game = land("ratmen fortified 2", "orcs stout", shore="1 ratmen").do("stop")
    assert asked(game) == "Redeploy: place 2 more tokens."
    assert asked(game.do("deploy shore 2")).startswith("All tokens are placed.")
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen").do("stop", "deploy shore 1")
    assert asked(game) == "Everything is placed: end your turn."
