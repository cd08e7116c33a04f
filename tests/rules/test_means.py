"""Special means of conquest: everything that may follow the word ``by``."""

from __future__ import annotations

import pytest

from elbowroom.masks import NOWHERE
from elbowroom.rules import means as m
from elbowroom.rules.means import MEANS, means_named, means_words, priced_sets

DRAGON, SORCERY, ORB, DOORMAT, SWORD, SOCKS, BAG_ORB, BAG_DOORMAT, BAG_SWORD, BAG_SOCKS = (
    means_named(key)
    for key in (
        *("dragon", "sorcery", "orb", "doormat", "sword", "socks"),
        *("bag:orb", "bag:doormat", "bag:sword", "bag:socks"),
    )
)


@pytest.mark.parametrize("means", MEANS, ids=lambda means: means.key)
def test_every_means_has_a_word_and_a_mark_of_its_own(means: m.Means) -> None:
    assert means_named(means.key) == means.mark
    assert means_words(means.mark) == [means.key]
    assert sum(other.mark & means.mark != 0 for other in MEANS) == 1


def test_a_word_that_is_no_means_has_no_mark() -> None:
    assert means_named("teapot") == 0


def test_several_means_are_written_in_one_order() -> None:
    assert means_words(SOCKS | DOORMAT | SWORD) == ["doormat", "sword", "socks"]


def test_relics_that_pay_a_price_may_be_combined() -> None:
    sets = priced_sets(DOORMAT | SWORD)
    assert sets == [DOORMAT, SWORD, DOORMAT | SWORD]


def test_what_pays_no_price_is_combined_with_nothing() -> None:
    assert priced_sets(DRAGON | SORCERY | ORB | BAG_ORB) == []


@pytest.mark.parametrize(
    ("relic", "copy"),
    [
        (DOORMAT, BAG_DOORMAT),
        (SWORD, BAG_SWORD),
        (SOCKS, BAG_SOCKS),
    ],
)
def test_a_relic_is_never_combined_with_the_bag_as_that_relic(relic: int, copy: int) -> None:
    assert priced_sets(relic | copy) == [relic, copy]


def test_there_is_only_one_bag() -> None:
    bags = BAG_SWORD | BAG_SOCKS
    assert priced_sets(bags) == [BAG_SWORD, BAG_SOCKS]


def test_all_three_relics_and_the_bag_can_be_combined_in_many_ways() -> None:
    everything = m.PRICED
    sets = priced_sets(everything)
    assert len(sets) == len(set(sets)) == 7 + 3 * 4


def test_a_copy_does_what_its_relic_does() -> None:
    for marks in (m.SUBSTITUTES, m.FROM_HAND, m.ANYWHERE, m.DISCOUNTS, m.PAST_TOKENS, m.PRICED):
        for copy in MEANS:
            for relic in MEANS:
                if copy.copied == relic.piece != NOWHERE:
                    assert (marks & copy.mark == 0) == (marks & relic.mark == 0)
