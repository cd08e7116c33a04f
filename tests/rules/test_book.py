"""A book: what is in play at one table, with numbers of its own."""

from __future__ import annotations

from elbowroom.masks import NOWHERE, regions_of
from elbowroom.rules.book import Book
from elbowroom.traits.catalogue import FINDS, NO_POWER, POWERS, RACES, contents_of
from elbowroom.traits.trait import Trait

MOLES = Trait("moles", tokens=5, tray=10)


def book(*without: str) -> Book:
    races = [MOLES, *RACES[3:5]]
    return Book(contents_of("mixed"), races, POWERS[2:4], FINDS, NO_POWER, list(without))


def test_a_number_is_the_place_in_the_lists_of_the_book() -> None:
    assert [book().race_number(race.key) for race in (MOLES, *RACES[3:5])] == [0, 1, 2]
    assert [book().power_number(power.key) for power in POWERS[2:4]] == [0, 1]


def test_what_is_not_in_the_book_has_no_number() -> None:
    assert book().race_number(RACES[0].key) == NOWHERE
    assert book().power_number(MOLES.key) == NOWHERE


def test_a_missing_badge_is_no_power() -> None:
    assert book().power(0) is POWERS[2]
    assert book().power(NOWHERE) is NO_POWER


def test_finds_that_are_left_out_never_come_to_light() -> None:
    assert regions_of(book().hidden) == list(range(len(FINDS)))
    keys = [FINDS[n].key for n in regions_of(book("keep", "ring").hidden)]
    assert keys == [find.key for find in FINDS if find.key not in ("keep", "ring")]
    assert book("keep").finds == FINDS


def test_finds_that_are_not_in_the_contents_never_come_to_light_either() -> None:
    above = Book(contents_of("surface"), RACES, POWERS, FINDS, NO_POWER, [])
    assert above.hidden == 0
