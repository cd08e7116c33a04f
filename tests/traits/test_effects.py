"""What every set of regions, every number and every home-made thing must define itself."""

from __future__ import annotations

import pytest

from elbowroom import new_game
from elbowroom.rules.contents import Extra
from elbowroom.rules.state import Army
from elbowroom.traits.numbers import Number
from elbowroom.traits.region_sets import RegionSet


def test_sets_numbers_and_extras_have_no_answer_of_their_own() -> None:
    s = new_game("surface-2")
    me = Army(s.book.races[0], 0, s.book.no_power, -1, 0)
    extra = Extra("moles", True, "", [], 0)
    with pytest.raises(NotImplementedError):
        RegionSet().regions(s, me)
    with pytest.raises(NotImplementedError):
        Number().value(s, me)
    with pytest.raises(NotImplementedError):
        extra.works_on(s.atlas, True)
    with pytest.raises(NotImplementedError):
        extra.trait(s.atlas, 0)
