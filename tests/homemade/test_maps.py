"""Home-made maps: read, refused, and carried along wherever a map name can stand."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from elbowroom import Match, new_game
from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import play_on
from elbowroom.bots.protocol.bot_program import BotProgram
from elbowroom.bots.protocol.messages import game_of, line_of, split
from elbowroom.errors import Mistake, NotParsable
from elbowroom.homemade.content import Content, board_of, read_content, read_content_text
from elbowroom.homemade.map_reading import all_map_mistakes
from elbowroom.homemade.reading import read_tree
from elbowroom.masks import regions_of
from elbowroom.mistakes import Spot
from elbowroom.notation.code import read_code, write_code
from elbowroom.notation.scenario import read_scenario, run_scenario
from elbowroom.play.record import load_match, write_record
from tests.homemade.samples import HARBOUR_TEXT, TEXT, harbour, kind_of

KEY = "the-docks"


def tree() -> dict[str, Any]:
    return tomllib.loads(HARBOUR_TEXT)


def changed(change: Callable[[dict[str, Any]], object], key: str = KEY) -> dict[str, Any]:
    """The harbour after *change* was made to its map."""
    data = tree()
    change(data["maps"][KEY])
    data["maps"] = {key: data["maps"][KEY]}
    return data


def refusal(data: dict[str, Any]) -> Mistake:
    with pytest.raises(Mistake) as caught:
        read_tree(data, "harbour.toml")
    return caught.value


# ---------------------------------------------------------------------- reading


def test_a_map_has_its_key_for_a_name_and_titles_by_language() -> None:
    (made,) = harbour().maps
    assert made.board.atlas.name == KEY
    assert made.name == {"cs": "Doky", "en": "The Docks"}
    assert [site.slug for site in made.board.atlas.sites][:3] == [
        "sea-of-tea",
        "crumb-cove",
        "splinter-wood",
    ]


@pytest.mark.parametrize("name", [None, KEY])
def test_a_map_without_a_title_is_called_by_its_key(name: str | None) -> None:
    def rename(table: dict[str, Any]) -> None:
        del table["name"]
        table |= {} if name is None else {"name": name}

    (made,) = read_tree(changed(rename), "").maps
    assert made.name == {"en": "The Docks"}


def test_regions_are_numbered_alike_in_whatever_order_their_tables_stand() -> None:
    def turn_round(table: dict[str, Any]) -> None:
        table["regions"] = dict(reversed(table["regions"].items()))

    one, other = (read_content(data, "") for data in (tree(), changed(turn_round)))
    assert (one.text, one.digest) == (other.text, other.digest)
    slugs = [[site.slug for site in each.maps[0].board.atlas.sites] for each in (one, other)]
    assert slugs[0] == slugs[1]


def test_the_canonical_text_reads_back_as_itself_with_every_default() -> None:
    text = harbour().text
    assert read_content_text(text, "again").text == text
    assert '"monsters":false,"name":"Mole Hill #1","symbols":["cavern"]' in text


def test_names_are_in_the_usual_form_of_unicode() -> None:
    def decompose(table: dict[str, Any]) -> None:
        table["regions"]["B"]["name"] = "Cafe\u0301"

    (made,) = read_tree(changed(decompose), "").maps
    assert made.board.atlas.sites[1].name == "Café"


def _put(*path: str, value: object) -> Callable[[dict[str, Any]], object]:
    def change(table: dict[str, Any]) -> None:
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = value

    return change


WIDE = "\n".join(["A" * 65] * 2)
HIGH = "\n".join(["A" * 4] * 51)
ONE_REGION = {"A": {"terrain": "hill", "name": "Hill"}}


@pytest.mark.parametrize(
    ("change", "place", "key", "reason"),
    [
        (_put("players", value=6), f"{KEY}.players", "number",
         "“6” is not a whole number from 2 to 5"),
        (_put("box", value="cellar"), f"{KEY}.box", "choice",
         "“cellar” is not possible here; write one of these: surface"),
        (_put("regions", "B", "terrain", value="chasm"), f"{KEY}.regions.B.terrain", "choice",
         "“chasm” is not possible here; write one of these: farmland"),
        (_put("regions", "B", "symbols", value="mine"), f"{KEY}.regions.B.symbols", "map-words",
         "mine is no list of words"),
        (_put("regions", "C", "name", value="Ropewalk"), f"{KEY}.regions.H.name", "map-name",
         "is the name of another region too"),
        (_put("regions", "B", "name", value="a\u202eb"), f"{KEY}.regions.B.name", "unfit-letter",
         "U+202E"),
        (_put("regions", "B", "name", value="x" * 41), f"{KEY}.regions.B.name", "too-long", "40"),
        (_put("name", value=""), f"{KEY}.name", "empty-text", ""),
        (_put("players", value=3), f"{KEY}.regions", "map-land", "9 land regions are too few"),
        (_put("box", value="underground"), f"{KEY}.regions.A.terrain", "choice",
         "is not possible here; write one of these: mountain, mud"),
    ],
)  # fmt: skip
def test_a_mistake_names_the_place_the_reason_and_what_would_be_right(
    change: Callable[[dict[str, Any]], object], place: str, key: str, reason: str
) -> None:
    error = refusal(changed(change))
    assert (error.place, kind_of(error)) == (f"maps.{place}", key)
    assert reason in str(error)
    assert str(error).startswith("harbour.toml: maps.the-docks")


@pytest.mark.parametrize(
    ("grid", "key"),
    [(WIDE, "collection-map-columns"), (HIGH, "collection-map-rows"), ("A", "collection-map-land")],
)
def test_a_map_has_a_size_that_can_be_drawn_and_played(grid: str, key: str) -> None:
    error = refusal(changed(lambda table: table.update(grid=grid, regions=ONE_REGION)))
    assert error.key == key


def test_a_map_in_two_pieces_or_out_of_reach_is_refused() -> None:
    pieces = refusal(changed(_put("grid", value=tree()["maps"][KEY]["grid"] + "BBBBHHHHHHHH")))
    assert "is in 2 pieces" in str(pieces)
    island = "AAAAA\nAABAA\nAAAAA"
    regions = {
        "A": {"terrain": "lake", "name": "Lake"},
        "B": {"terrain": "hill", "name": "Hill"},
    }
    lonely = refusal(changed(lambda table: table.update(grid=island, regions=regions)))
    assert "no army can reach “Hill”" in str(lonely)


def test_everything_that_is_wrong_with_an_unfinished_map_is_said_at_once() -> None:
    table = tree()["maps"][KEY]
    rows = table["grid"].strip().split("\n")
    # The last row is not painted yet, and a hexagon of B lies far from the rest.
    table["grid"] = "\n".join([*rows[:-1], "." * (len(rows[0]) - 1) + "B"])
    table["regions"]["C"]["name"] = table["regions"]["D"]["name"]
    table["players"] = 3
    mistakes = all_map_mistakes(KEY, table, Spot("", f"maps.{KEY}"), ())
    assert [(each.place.removeprefix(f"maps.{KEY}."), each.key) for each in mistakes] == [
        ("grid", "collection-map-blank"),
        ("regions.B", "collection-map-pieces"),
        ("regions.D.name", "collection-map-name"),
        ("regions", "collection-map-land"),
    ]
    assert all_map_mistakes(KEY, tree()["maps"][KEY], Spot(""), ()) == []
    assert [each.key for each in all_map_mistakes(KEY, [], Spot(""), ())] == [
        "collection-not-a-table"
    ]


def test_an_underground_map_needs_monsters_and_entries_for_all() -> None:
    grid = "\n".join("ABCDEFGH")
    regions = {
        letter: {"terrain": "mud", "name": f"Mud {letter}", "monsters": letter == "C"}
        for letter in "ABCDEFGH"
    }
    cave = {"box": "underground", "grid": grid, "regions": regions}
    assert read_tree(changed(lambda table: table.update(cave)), "").maps
    regions["C"]["monsters"] = False
    error = refusal(changed(lambda table: table.update(cave)))
    assert (error.key, error.arguments) == ("collection-map-monsters", {"usual": 4})
    row = "A" * 11
    ring = [row, *[f"A{letter * 9}A" for letter in "BCDEFGH"], row]
    water = {"terrain": "sea", "name": "Ring"}
    inner = {letter: {"terrain": "hill", "name": f"Hill {letter}"} for letter in "BCDEFGHI"}
    drawing = "\n".join(ring).replace("BBBBBBBBB", "BBBBBIIII")
    world = {"grid": drawing, "regions": {"A": water, **inner}}
    assert read_tree(changed(lambda table: table.update(world)), "").maps  # all shores of a sea
    water["terrain"] = "lake"
    assert "no army can reach" in str(refusal(changed(lambda table: table.update(world))))


@pytest.mark.parametrize("key", ["surface-2", "inline", "giants", "lair"])
def test_a_map_has_no_key_of_a_built_in_thing(key: str) -> None:
    assert refusal(changed(lambda _: None, key)).key == "collection-key-taken"


def test_two_collections_cannot_bring_maps_with_one_key() -> None:
    with pytest.raises(Mistake, match=r"“the-docks” is in “.*” and in “"):
        read_content([tree(), tree()], "both")


# ---------------------------------------------------------------------- playing


def game(**more: Any) -> Match:
    match = Match(KEY, content=harbour(), seed=3, **more)
    play_on(match, {seat: bot_named("random", seat) for seat in (1, 2)})
    return match


def test_a_game_is_made_for_the_players_and_the_box_of_the_map() -> None:
    s = new_game(KEY, content=harbour())
    assert (int(s.seats), s.book.box, s.atlas.name) == (2, "surface", KEY)
    assert new_game(KEY, box="mixed", content=harbour()).book.box == "mixed"
    with pytest.raises(NotParsable, match="write one of these: surface or mixed"):
        new_game(KEY, box="underground", content=harbour())
    with pytest.raises(
        NotParsable, match="“the-docks” is not possible here; write one of these: surface-2"
    ):
        new_game(KEY)


def test_a_record_carries_the_map_and_replays_without_the_collection() -> None:
    match = game()
    text = write_record(match)
    assert f"map {KEY}\n" in text
    again = load_match(text)
    assert again.over
    assert list(again.state.coins) == list(match.state.coins)
    assert again.beginning().atlas is again.state.atlas


def test_a_map_that_a_record_carries_wins_over_a_built_in_one_of_that_name() -> None:
    text = write_record(game()).replace(KEY, "surface-2")
    match = load_match(text)
    assert match.state.atlas.size == 11
    assert read_code(write_code(match.state), match.state.book.contents).atlas.size == 11


def test_a_position_code_needs_the_collection() -> None:
    s = game().state
    code = write_code(s)
    assert code.startswith(f"e2.{KEY}.")
    assert read_code(code, s.book.contents).atlas is s.atlas
    with pytest.raises(NotParsable, match="not at hand"):
        read_code(code)


def test_an_observation_travels_to_another_process() -> None:
    match = Match(KEY, content=harbour(), seed=3)
    there = pickle.loads(pickle.dumps(match.observe(1)))
    assert there.actions == match.legal()
    assert there.view == match.view(1)


def test_a_scenario_names_the_map_of_its_content() -> None:
    text = f"""
title: A first conquest on the docks
content: {harbour().text}
map: {KEY}
seats:
  - army: {{race: giants, power: forest, hand: 9}}
  - army: {{race: elves, power: hill, hand: 5}}
steps:
  - do: conquer barrel-stack
  - refuse: conquer sea-of-tea
  - cost: {{bilgewater: 2, eel-alley: 2}}
"""
    run_scenario(read_scenario(text, "docks.yaml"))


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard@40n", "champion@40n"])
def test_every_level_plays_on_a_home_made_map(level: str) -> None:
    match = Match(KEY, content=harbour(), seed=1)
    play_on(match, {seat: bot_named(level, seat) for seat in (1, 2)})
    assert match.over


def test_a_bot_behind_the_protocol_gets_the_map_and_its_content() -> None:
    match = Match(KEY, content=harbour(), seed=1)
    program = BotProgram("test", lambda seed: bot_named("medium", seed))
    observation = match.observe(1)
    lines = [
        line_of("new", game_of(observation, 5)),
        line_of("view", match.view(1)),
        line_of("actions", match.legal()),
    ]
    for line in lines:
        program.answer_to(*split(line))
    word, answer = split(program.answer_to("choose", "1"))
    assert (word, answer.partition(" ")[2] in match.legal()) == ("play", True)


def test_a_board_to_draw_is_found_by_name_and_content() -> None:
    assert board_of(KEY, harbour().text).rows[0] == "AAAABBBBCCCC"
    assert board_of("surface-2", harbour().text).atlas.name == "surface-2"
    assert board_of("surface-2", "").atlas.name == "surface-2"


def test_races_and_maps_of_several_collections_meet_at_a_table() -> None:
    both: Content = read_content([tree(), tomllib.loads(TEXT)], "both")
    s = new_game(KEY, content=both)
    assert s.book.races[-1].key == "mole-men"
    assert regions_of(s.atlas.mine)
