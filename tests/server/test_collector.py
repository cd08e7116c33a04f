"""What nobody uses any more leaves the memory, although the collector of garbage is kept calm."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from elbowroom.server.operations.collector import (
    calm_collector,
    collect_now_and_then,
    pause_after,
)


@pytest.fixture
def calm() -> Iterator[None]:
    before = gc.get_threshold()
    calm_collector()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Refers to itself, so its reference count never gets to nought."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("calm")
def test_cycles_that_are_no_longer_used_are_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def instead_of_sleep(seconds: float) -> None:
        pauses.append(seconds)
        raise asyncio.CancelledError

    knot = weakref.ref(Knot())
    assert knot() is not None
    monkeypatch.setattr(asyncio, "sleep", instead_of_sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_now_and_then())
    assert knot() is None
    assert len(pauses) == 1


def test_collections_take_a_thousandth_of_the_time_at_most() -> None:
    assert pause_after(0.001) == 30.0
    assert pause_after(0.2) == pytest.approx(200.0)
