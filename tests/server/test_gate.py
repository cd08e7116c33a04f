"""The gate: which connections get in, and which make room."""

from __future__ import annotations

import asyncio

import pytest

from elbowroom.server.http.gate import Gate
from elbowroom.server.identity.addresses import share_of
from elbowroom.server.operations.descriptors import connections_within, descriptors_for


class Wire(asyncio.Transport):
    """A connection that only knows whether it was closed."""

    closed = False

    def abort(self) -> None:
        self.closed = True


def entered(gate: Gate, address: str, *, busy: bool = False, proxy: bool = False) -> Wire | None:
    wire = Wire()
    if not gate.enter(wire, address, proxy=proxy):
        return None
    if busy:
        gate.busy(wire)
    return wire


def test_the_connection_that_was_idle_for_longest_makes_room() -> None:
    gate = Gate(most=8, most_of_address=10)
    first, second = entered(gate, "a"), entered(gate, "b")
    assert first is not None
    assert second is not None
    gate.busy(first)
    gate.idle(first)
    for number in range(5):
        assert entered(gate, f"c{number}", busy=True) is not None
    assert gate.enter(Wire(), "d", proxy=False)
    assert (second.closed, first.closed) == (True, False)
    assert len(gate) == gate.most_of_strangers == 7


def test_the_last_connections_are_for_addresses_that_play() -> None:
    gate = Gate(most=8, most_of_address=10)
    for number in range(7):
        assert entered(gate, f"a{number}", busy=True) is not None
    assert entered(gate, "b") is None
    assert len(gate) == gate.most_of_strangers
    gate.played("b")
    assert entered(gate, "b", busy=True) is not None
    assert gate.crowded
    assert entered(gate, "b") is None


def test_an_address_displaces_only_its_own_connections() -> None:
    gate = Gate(most=80, most_of_address=2)
    other, first = entered(gate, "other"), entered(gate, "a")
    assert other is not None
    assert first is not None
    entered(gate, "a", busy=True)
    assert entered(gate, "a", busy=True) is not None
    assert (first.closed, other.closed) == (True, False)
    assert entered(gate, "a") is None


def test_a_proxy_has_no_share() -> None:
    gate = Gate(most=80, most_of_address=2)
    assert all(entered(gate, "proxy", busy=True, proxy=True) for _ in range(80))
    assert entered(gate, "proxy", proxy=True) is None


def test_whoever_leaves_makes_room() -> None:
    gate = Gate(most=8, most_of_address=1)
    wire = entered(gate, "a", busy=True)
    assert wire is not None
    assert entered(gate, "a") is None
    gate.leave(wire)
    gate.leave(wire)
    assert len(gate) == 0
    assert entered(gate, "a") is not None


@pytest.mark.parametrize(
    ("host", "share"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_share_their_limits(host: str, share: str) -> None:
    assert share_of(host) == share


@pytest.mark.parametrize("connections", [1, 100, 1000, 10_000, 100_000])
def test_so_many_descriptors_are_enough_for_so_many_connections(connections: int) -> None:
    assert connections_within(descriptors_for(connections)) >= connections
