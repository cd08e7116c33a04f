"""Home-made content at a table: who is in play, what travels with a game, and what C1 limits."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Match, new_game
from elbowroom.atlas.read import atlas
from elbowroom.errors import Mistake, NotParsable
from elbowroom.homemade.content import Content, read_content
from elbowroom.homemade.reading import read_toml
from elbowroom.homemade.sentences import rule_text, teach
from elbowroom.homemade.warnings import warnings_on
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.record import load_match, write_record
from elbowroom.play.telling import part_message
from elbowroom.rules.book import Book
from elbowroom.rules.explain import price
from elbowroom.rules.rng import Rng
from elbowroom.words import Words
from elbowroom.words.speaker import Speaker
from tests.random_games import walk

DOCKS = Path(__file__).with_name("docks.toml")


def docks() -> Content:
    return Content([read_toml(DOCKS.read_text(encoding="utf-8"), DOCKS.name)])


def content(**things: dict[str, Any]) -> Content:
    """Races or powers by key, without names."""
    races = {key: thing for key, thing in things.items() if not thing.pop("power", False)}
    powers = {key: thing for key, thing in things.items() if key not in races}
    return read_content({"races": races, "powers": powers}, "test", whole=False)


def keys(book: Book) -> list[str]:
    return [trait.key for trait in book.races + book.powers]


def test_the_stand_in_is_left_out_and_its_tray_is_used() -> None:
    book = new_game("surface-3", content=docks()).book
    assert "ratmen" not in keys(book)
    assert book.races[-1].key == "mole-men"
    assert (book.races[-1].tokens, book.races[-1].tray) == (6, 13)
    assert book.powers[-1].key == "lucky"


def test_an_added_race_has_a_tray_of_its_own() -> None:
    book = new_game("surface-3", content=content(moles={"tokens": 7})).book
    assert "ratmen" in keys(book)
    assert book.races[-1].tray == 12


def test_a_race_whose_stand_in_is_not_in_play_is_added_with_its_tray() -> None:
    made = content(moles={"tokens": 4, "stands-in-for": "drow"})
    book = new_game("surface-3", content=made).book
    assert book.races[-1].tray == 9
    assert len(book.races) == 15


def test_what_lends_its_pieces_is_left_out() -> None:
    made = content(moles={"tokens": 4, "effects": [{"as": "heroic"}, {"as": "trolls"}]})
    book = new_game("surface-3", content=made).book
    assert not {"heroic", "trolls"} & set(keys(book))
    assert book.races[-1].brings


def test_what_lends_no_pieces_stays() -> None:
    made = content(moles={"tokens": 4, "effects": [{"as": "flying"}]})
    assert "flying" in keys(new_game("surface-3", content=made).book)


def test_what_cannot_do_anything_on_the_map_stays_in_the_box_and_so_does_not_replace() -> None:
    made = content(
        moles={"tokens": 4, "stands-in-for": "elves", "effects": [{"cheaper": "beside chasm"}]}
    )
    assert "elves" in keys(new_game("surface-3", content=made).book)
    assert "moles" in keys(new_game("underground-3", box="mixed", content=made).book)
    message = warnings_on(made.definitions[0], [atlas("surface-3")], places=True)[0]
    assert message.key == "collection-left-out"


def test_an_effect_that_can_never_match_is_a_warning() -> None:
    effects = [{"cheaper": "river and held"}, {"cheaper": "hill"}, {"coins": 1, "each": "relic"}]
    thing = content(moles={"tokens": 4, "effects": effects}).definitions[0]
    warnings = warnings_on(thing, [atlas("surface-3")], places=False)
    assert [warning.key for warning in warnings] == ["collection-never"] * 2
    assert "river regions" in Speaker(Words()).say(warnings[0])


def test_home_made_things_can_be_left_out_like_all_others() -> None:
    book = new_game("surface-3", content=docks(), without=["mole-men", "lucky"]).book
    assert "ratmen" in keys(book)
    assert not {"mole-men", "lucky"} & set(keys(book))


def played(seed: int) -> Match:
    match = Match("surface-3", seed=seed, content=docks())
    rng = Rng(seed)
    while not match.over and len(match.history) < 150:
        legal = match.legal()
        match.submit(legal[rng.below(len(legal))])
    return match


def test_a_record_carries_its_content_and_needs_nothing_else() -> None:
    text = write_record(played(5))
    assert sum(line.startswith("content ") for line in text.splitlines()) == 1
    assert write_record(load_match(text)) == text


def test_a_race_that_a_record_carries_wins_over_a_built_in_one_of_that_key() -> None:
    """The record as it would be if Wizards had come into the box after it was written."""
    made = content(aaa={"tokens": 7, "effects": [{"cheaper": "all"}]})
    match = Match("surface-3", seed=5, content=made, without=["wizards"])
    while not match.over:
        match.submit(match.legal()[0])
    text = write_record(match).replace(",wizards", "").replace("without wizards\n", "")
    text = text.replace("aaa", "wizards")
    again = load_match(text)
    assert write_record(again) == text
    assert list(again.state.coins) == list(match.state.coins)
    book = again.state.book
    assert (book.races[-1].key, book.races[-1].tokens) == ("wizards", 7)


def test_a_record_with_spoilt_content_is_refused_with_its_place() -> None:
    text = write_record(played(5)).replace('"tokens":6', '"tokens":16')
    with pytest.raises(NotParsable, match=r"content: races\.mole-men\.tokens"):
        load_match(text)


def test_a_code_names_its_content_and_says_so_when_that_is_not_at_hand() -> None:
    s = played(6).state
    code = write_code(s)
    assert f"-{docks().digest}." in code
    assert write_code(read_code(code, s.book.contents)) == code
    with pytest.raises(Mistake, match="not at hand") as caught:
        read_code(code)
    assert docks().digest in str(caught.value)
    other = new_game("surface-3", content=content(moles={"tokens": 4})).book.contents
    with pytest.raises(Mistake, match="other home-made content"):
        read_code(code, other)


def test_what_effects_counted_in_a_turn_is_part_of_the_code() -> None:
    effects = [{"coins": 1, "each": "conquest", "where": "land"}, {"coins": 1, "each": "killed"}]
    things = {f"moles-{n}": {"tokens": 9, "effects": effects} for n in range(12)}
    s = new_game("surface-3", content=content(**things))
    counted = 0
    for _ in walk(s, Rng(7)):
        if any(army.counted for army in s.armies()):
            counted += 1
            again = read_code(write_code(s), s.book.contents)
            for mine, theirs in zip(s.armies(), again.armies(), strict=True):
                assert any(mine.counted) == any(theirs.counted)
                assert not any(mine.counted) or mine.counted == theirs.counted
        if counted > 40:
            break
    assert counted > 40


def test_a_position_of_the_middle_can_be_played_on() -> None:
    s = played(6).state
    match = Match("surface-3", content=docks(), position=write_code(s))
    assert write_code(match.state) == write_code(s)
    assert write_code(match.beginning()) == write_code(s)


def test_an_observation_travels_with_its_content() -> None:
    seen = played(6).observe(1)
    again = pickle.loads(pickle.dumps(seen))
    assert write_code(again.state) == write_code(seen.state)


def test_explanations_name_the_home_made_thing() -> None:
    made = content(moles={"tokens": 4, "effects": [{"cheaper": "all", "by": 2}]})
    match = Match("surface-2", content=made, seed=1)
    while match.state.active[0] is None or match.state.active[0].race.key != "moles":
        match.submit(next(act for act in match.legal() if _takes(match, act)))
    total = price(match.state, 0)
    parts = [part for part in total.parts if part.key == "price-trait"]
    assert [(int(part.amount), part.name) for part in parts] == [(-2, "moles")]
    words = Words()
    teach(words, made.definitions)
    assert Speaker(words).say(part_message(parts[0])) == "Moles: -2"


def _takes(match: Match, act: str) -> bool:
    column = [combo.race.key for combo in match.state.column]
    pick = f"pick {column.index('moles') + 1}" if "moles" in column else ""
    if pick in match.legal():
        return act == pick
    return act in ("pick 1", "stop", "end", "decline") or act.startswith(("conquer", "deploy"))


def test_a_card_reads_like_a_card_of_the_box() -> None:
    moles, lucky = docks().definitions
    assert rule_text(moles, Words()) == (
        "Always in reach, for the first conquest too: mountain regions. 1 token less for cavern "
        "regions or regions that it counts as next to (mountain regions that it holds). 1 extra "
        "coin for each of its mine regions, in decline too."
    )
    assert rule_text(lucky, Words()) == (
        "2 extra coins for each non-empty region it conquered this turn. It can do all that Elves "
        "can do."
    )
