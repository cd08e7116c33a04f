"""Log-in: guesses are limited, and lock nobody out but the one who guesses."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.players import Player
from tests.server.servers import Server, serving

PASSWORD = "correct horse battery"
STRANGER = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("log-in")) as process:
        yield process


def claimed(server: Server, name: str) -> Player:
    player = Player(server, "")
    body = {"name": name, "password": PASSWORD}
    assert player.http.post("/api/accounts", json=body).status_code == 201
    return player


def log_in(client: httpx.Client, name: str, password: str = PASSWORD) -> int:
    return client.post("/api/sessions", json={"name": name, "password": password}).status_code


def guess(server: Server, name: str, address: str = STRANGER) -> list[int]:
    guesser = Player(server, "", address)
    return [log_in(guesser.http, name, f"guess number {number}") for number in range(12)]


def test_guesses_are_limited(server: Server) -> None:
    claimed(server, "Ada")
    codes = guess(server, "Ada")
    assert codes[0] == 403
    assert codes[-1] == 429


def test_a_guessing_stranger_does_not_lock_the_owner_out(server: Server) -> None:
    claimed(server, "Bea")
    guess(server, "Bea")
    assert log_in(Player(server, "").http, "Bea") == 201


def test_guessing_at_a_name_that_is_an_address_does_not_lock_that_address_out(
    server: Server,
) -> None:
    claimed(server, "Cleo")
    guess(server, "127.0.0.77")
    assert log_in(Player(server, "", "127.0.0.77").http, "Cleo") == 201


def test_a_known_device_gets_in_whatever_others_at_its_address_try(server: Server) -> None:
    dora = claimed(server, "Dora")
    assert dora.http.delete("/api/sessions").status_code == 200
    guess(server, "Dora", "127.0.0.1")
    assert log_in(Player(server, "").http, "Dora") == 429
    assert log_in(dora.http, "Dora") == 201


def test_a_device_of_one_account_is_not_known_to_another(server: Server) -> None:
    claimed(server, "Eve")
    fay = claimed(server, "Fay")
    guess(server, "Eve", "127.0.0.1")
    assert log_in(fay.http, "Eve") == 429


def test_the_cookie_of_a_device_is_no_token(server: Server) -> None:
    gil = claimed(server, "Gil")
    headers = {"Authorization": f"Bearer {gil.http.cookies['elbowroom-device']}"}
    with httpx.Client(base_url=server.url, headers=headers) as thief:
        assert thief.get("/api/me").status_code == 401
