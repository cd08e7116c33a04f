"""Collections: what is read, what is refused, and what the refusal says."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from elbowroom.errors import Mistake
from elbowroom.homemade.content import Content, read_content, read_content_text
from elbowroom.homemade.definitions import Collection
from elbowroom.homemade.reading import canonical, digest_of, read_json, read_toml, read_tree
from tests.homemade.samples import kind_of

RACE: dict[str, Any] = {"name": "Mole Men", "tokens": 6}


def tree(**changes: object) -> dict[str, Any]:
    """A collection with one race that is changed so."""
    return {"elbowroom-collection": 1, "name": "Docks", "races": {"mole-men": RACE | changes}}


def with_effect(**effect: object) -> dict[str, Any]:
    return tree(effects=[effect])


def refusal(data: object, whole: bool = True) -> Mistake:
    with pytest.raises(Mistake) as caught:
        read_content(data, "docks.toml", whole=whole)
    return caught.value


def test_a_collection_is_the_same_as_toml_as_json_and_as_a_tree() -> None:
    text = """
        elbowroom-collection = 1
        name = "Docks"
        [races.mole-men]
        name = "Mole Men"
        tokens = 6
        effects = [{ cheaper = "forest   or ( hill )" }]
    """
    by_toml = Content([read_toml(text, "docks.toml")])
    by_tree = read_content(with_effect(cheaper="forest or hill", by=1), "docks.toml")
    assert by_toml.text == by_tree.text
    assert read_content_text(by_toml.text, "wire").text == by_toml.text


def test_the_canonical_form_has_sorted_keys_and_no_spaces_and_every_default() -> None:
    content = read_content(with_effect(coins=1, each="mine"), "docks.toml")
    assert '"effects":[{"coins":1,"each":"mine","when":"active"}]' in content.text
    assert content.text.startswith('{"author":"","elbowroom-collection":1,"licence":"","maps":{}')
    assert content.digest == digest_of(content.text)
    assert len(content.digest) == 32


def test_names_are_normalized_so_that_the_digest_does_not_depend_on_the_keyboard() -> None:
    one = read_content(tree(name="Mo\u0308le"), "one")
    other = read_content(tree(name="M\u00f6le"), "other")
    assert one.digest == other.digest


def test_the_order_of_a_file_does_not_change_its_digest_nor_the_numbers_of_a_game() -> None:
    data = tree()
    data["races"] = {"b": RACE, "a": RACE}
    other = data | {"races": {"a": RACE, "b": RACE}}
    one, two = read_content(data, ""), read_content(other, "")
    assert one.digest == two.digest
    assert [thing.key for thing in one.definitions] == ["a", "b"]


def test_inside_a_scenario_format_and_names_may_be_left_out() -> None:
    content = read_content({"races": {"mole-men": {"tokens": 6}}}, "scenario", whole=False)
    assert content.definitions[0].name == {"en": "Mole Men"}
    assert refusal({"races": {"mole-men": {"tokens": 6}}}).key == "collection-missing-key"


@pytest.mark.parametrize(
    ("changes", "place", "key"),
    [
        ({"tokens": 11}, "races.mole-men.tokens", "number"),
        ({"tokens": 0}, "races.mole-men.tokens", "number"),
        ({"tokens": True}, "races.mole-men.tokens", "number"),
        ({"tokens": "6"}, "races.mole-men.tokens", "number"),
        ({"name": ""}, "races.mole-men.name", "empty-text"),
        ({"name": "x" * 41}, "races.mole-men.name", "too-long"),
        ({"name": "x" * 400}, "races.mole-men.name", "too-long"),
        ({"name": "a\u202eb"}, "races.mole-men.name", "unfit-letter"),
        ({"name": "a\nb"}, "races.mole-men.name", "unfit-letter"),
        ({"name": 3}, "races.mole-men.name", "not-text"),
        ({"name": {}}, "races.mole-men.name", "languages"),
        ({"name": {"English": "x"}}, "races.mole-men.name.English", "language"),
        ({"flavour": "x" * 201}, "races.mole-men.flavour", "too-long"),
        ({"icon": "../x"}, "races.mole-men.icon", "not-a-slug"),
        ({"colour": "red"}, "races.mole-men.colour", "unknown-key"),
        ({"stands-in-for": "moles"}, "races.mole-men.stands-in-for", "no-such-race"),
        ({"stands-in-for": "dwarves"}, "races.mole-men", "tray-too-small"),
        ({"effects": {}}, "races.mole-men.effects", "not-a-list"),
        ({"effects": ["x"]}, "races.mole-men.effects[0]", "not-a-table"),
        ({"effects": [{"spared": True}] * 7}, "races.mole-men.effects", "too-many"),
        ({"effects": [{"as": "elves"}] * 2}, "races.mole-men.effects", "borrowed-twice"),
        (
            {"effects": [{"as": key} for key in ("elves", "orcs", "hill")]},
            "races.mole-men.effects",
            "too-many-borrowed",
        ),
        (
            {"effects": [{"as": "ratmen"}], "stands-in-for": "ratmen"},
            "races.mole-men.effects",
            "borrows-stand-in",
        ),
        ({"effects": [{"attackers": 4}] * 3}, "races.mole-men", "tray-too-large"),
    ],
)
def test_what_is_wrong_with_a_race_is_told_with_its_place(
    changes: dict[str, object], place: str, key: str
) -> None:
    error = refusal(tree(**changes))
    assert (error.place, kind_of(error)) == (place, key)
    assert error.source == "docks.toml"
    assert error.reason


@pytest.mark.parametrize(
    ("effect", "key"),
    [
        ({}, "one-verb"),
        ({"cheaper": "all", "dearer": "all"}, "one-verb"),
        ({"cheaper": "all", "by": 4}, "number"),
        ({"cheaper": 3}, "not-a-set"),
        ({"cheaper": "all", "when": "always"}, "unknown-key"),
        ({"join": "forest and held"}, "printed-only"),
        ({"join": "near forest"}, "printed-only"),
        ({"lair": "empty"}, "printed-only"),
        ({"reach": "all", "first": 1}, "flag"),
        ({"water": False}, "must-be-true"),
        ({"spared": "yes"}, "must-be-true"),
        ({"spared": True, "when": "sometimes"}, "choice"),
        ({"coins": 4, "each": "mine"}, "number"),
        ({"coins": 5}, "number"),
        ({"coins": 11, "once": True}, "number"),
        ({"coins": 2, "once": True, "when": "always"}, "no-when"),
        ({"coins": 1, "each": "fight", "when": "active"}, "no-when"),
        ({"coins": 1, "each": "mine", "where": "all"}, "no-where"),
        ({"coins": 1, "each": "group", "where": "all"}, "no-where"),
        ({"coins": 1, "per": 1, "of": "mine"}, "number"),
        ({"coins": 1, "per": 2}, "missing-key"),
        ({"tokens": 1, "of": "loss"}, "set-unknown-word"),
        ({"tokens": 1, "of": "mine", "where": "all"}, "no-where"),
        ({"tokens": 5, "of": "mine"}, "number"),
        ({"attackers": 5}, "number"),
        ({"shelter": 4}, "number"),
        ({"toll": 3}, "number"),
        ({"deadly": 3}, "number"),
        ({"deadly": 1, "when": "always"}, "unknown-key"),
        ({"merciful": 1}, "must-be-true"),
        ({"thorns": 0}, "number"),
        ({"thorns": 1, "when": "later"}, "choice"),
        ({"as": "flames"}, "not-borrowable"),
        ({"as": "shadow-mimes"}, "not-borrowable"),
        ({"as": "mole-men"}, "not-borrowable"),
        ({"as": ["elves"]}, "not-borrowable"),
    ],
)
def test_what_is_wrong_with_an_effect_is_told(effect: dict[str, object], key: str) -> None:
    error = refusal(with_effect(**effect))
    assert kind_of(error) == key
    assert error.place.startswith("races.mole-men.effects[0]")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "set-word-missing"),
        ("or forest", "set-word-missing"),
        ("forest and", "set-word-missing"),
        ("()", "set-word-missing"),
        ("forest hill", "set-too-much"),
        ("(forest", "set-open"),
        ("forest)", "set-too-much"),
        ("forrest", "set-unknown-word"),
        (" or ".join(["hill"] * 17), "set-too-many-words"),
        ("not " * 7 + "hill", "set-too-deep"),
        ("(" * 7 + "hill" + ")" * 7, "set-too-deep"),
        ("x" * 401, "set-too-long"),
    ],
)
def test_what_is_wrong_with_a_set_is_told(text: str, key: str) -> None:
    assert kind_of(refusal(with_effect(cheaper=text))) == key


def test_a_misspelt_word_is_answered_with_the_right_one() -> None:
    error = refusal(with_effect(cheaper="forrest"))
    assert str(error) == (
        "docks.toml: races.mole-men.effects[0].cheaper: "
        "“forrest” is no word for regions; write forest"
    )


def test_the_largest_set_is_read() -> None:
    for text in (" or ".join(["hill"] * 16), "not " * 6 + "hill", "(" * 6 + "hill" + ")" * 6):
        assert read_content(with_effect(cheaper=text), "").definitions


@pytest.mark.parametrize("key", ["ratmen", "keep", "lair", "none", "tribe"])
def test_no_key_of_the_boxes_is_taken_twice(key: str) -> None:
    data = {"elbowroom-collection": 1, "name": "x", "races": {key: RACE}}
    assert refusal(data).key == "collection-key-taken"


@pytest.mark.parametrize("key", ["", "Mole", "mole men", "-mole", "m" * 41, "möle"])
def test_a_key_is_a_slug(key: str) -> None:
    data = {"elbowroom-collection": 1, "name": "x", "races": {key: RACE}}
    assert refusal(data).key == "collection-not-a-slug"


def test_a_badge_is_at_most_five_and_only_races_stand_in_or_have_attackers() -> None:
    power: dict[str, Any] = {"name": "Lucky", "tokens": 6}
    data = {"elbowroom-collection": 1, "name": "x", "powers": {"lucky": power}}
    assert refusal(data).place == "powers.lucky.tokens"
    power["tokens"] = 0
    assert read_content(data, "").definitions[0].tokens == 0
    power["effects"] = [{"attackers": 1}]
    assert refusal(data).key == "collection-races-only"
    power |= {"effects": [], "stands-in-for": "ratmen"}
    assert refusal(data).key == "collection-unknown-key"


def test_there_may_be_twelve_races_but_not_thirteen_and_never_more_at_a_table() -> None:
    def many(first: int, end: int) -> dict[str, Any]:
        return tree() | {"races": {f"race-{n}": RACE for n in range(first, end)}}

    assert len(read_content(many(0, 12), "").definitions) == 12
    assert refusal(many(0, 13)).key == "collection-too-many"
    assert refusal([many(0, 7), many(7, 14)]).key == "collection-too-many"
    assert refusal([]).key == "collection-too-many-collections"


def test_things_of_one_table_get_along() -> None:
    other = tree(**{"stands-in-for": "ratmen"})
    other["races"] = {"bats": other["races"]["mole-men"]}
    twice = refusal([tree(**{"stands-in-for": "ratmen"}), other])
    assert twice.key == "collection-stand-in-twice"
    assert {"mole-men", "bats"} <= set(twice.arguments.values())
    same_key = refusal([tree(), tree() | {"name": "Harbour"}])
    assert same_key.key == "collection-key-in-both"
    assert same_key.arguments == {"key": "mole-men", "one": "Docks", "other": "Harbour"}
    heroes = with_effect(**{"as": "heroic"})
    more = heroes | {"races": {"bats": heroes["races"]["mole-men"]}}
    assert refusal([heroes, more]).key == "collection-pieces-twice"
    both = {"races": {"bats": RACE}, "powers": {"bats": {"name": "x", "tokens": 1}}}
    assert refusal(tree() | both).key == "collection-key-twice"


@pytest.mark.parametrize("data", [None, 3, "x", [3], {3: 4}, {"races": []}, {"races": {"a": 1}}])
def test_what_is_no_table_is_refused(data: object) -> None:
    assert refusal(data, whole=False).key in (
        "collection-not-a-table",
        "collection-not-a-key",
    )


@pytest.mark.parametrize(("key", "place"), [(0, "0"), ("", "''"), ("rases", "rases")])
def test_a_wrong_key_of_a_collection_is_its_own_place(key: object, place: str) -> None:
    assert refusal({key: {}}, whole=False).place == place


def test_text_that_is_neither_toml_nor_json_is_refused() -> None:
    for text, key in (
        ("[", "not-toml"),
        ("x = " + "[" * 5000, "too-deep"),
        ("a" * 70000, "too-large"),
    ):
        with pytest.raises(Mistake) as caught:
            read_toml(text, "docks.toml")
        assert kind_of(caught.value) == key
    for text, key in (("{", "not-json"), ("[" * 100000, "too-deep"), (" " * 10**6, "too-large")):
        with pytest.raises(Mistake) as caught:
            read_json(text, "wire")
        assert kind_of(caught.value) == key


def test_what_is_no_toml_or_json_is_quoted_with_its_place_and_not_in_words_of_the_reader() -> None:
    toml = [
        ('name = "Docks"\nraces = = 3\n', "2:9", "races = = 3"),
        ('name = "Docks"\nraces = [\n', "", "races = ["),
        (f"name = {'9' * 9000}\nraces = 3", "", "9" * 40 + "…"),
    ]
    for text, place, quote in toml:
        with pytest.raises(Mistake) as caught:
            read_toml(text, "docks.toml")
        assert (caught.value.place, caught.value.arguments) == (place, {"text": quote})
    for text, place, quote in [('{"a": 1,\n "b" 2}', "2:6", ' "b" 2}'), ('{"a": [', "", '{"a": [')]:
        with pytest.raises(Mistake) as caught:
            read_json(text, "wire")
        assert (caught.value.place, caught.value.arguments) == (place, {"text": quote})


def test_a_collection_needs_its_format_and_its_name() -> None:
    assert refusal(tree() | {"elbowroom-collection": 2}).place == "elbowroom-collection"
    assert refusal({"elbowroom-collection": 1}).key == "collection-missing-name"
    assert refusal(tree() | {"name": ""}).key == "collection-empty-text"


def test_a_map_of_a_collection_is_read_like_a_board() -> None:
    data = tree() | {"maps": {"the-docks": {"name": "the-docks"}}}
    with pytest.raises(Exception, match=r"maps\.the-docks") as caught:
        read_content(data, "docks.toml")
    assert "the key “box” is missing" in str(caught.value)
    assert refusal(tree() | {"maps": {f"m{n}": {} for n in range(5)}}).key == "collection-too-many"


def test_a_mistake_survives_a_trip_to_another_process() -> None:
    error = refusal(with_effect(cheaper="forrest"))
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_the_tree_of_a_collection_reads_back_as_itself() -> None:
    first: Collection = read_tree(with_effect(tokens=1, per=2, of="fight", where="hill"), "")
    again = read_tree(first.tree, "")
    assert again == first
    assert canonical(again.tree) == canonical(first.tree)
