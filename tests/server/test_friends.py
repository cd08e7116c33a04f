"""How friends come to a table: short codes, and links that work in the local network."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from elbowroom.server.identity.short_codes import LENGTH, LETTERS, new_short_code, read_short_code
from elbowroom.server.operations.local_network import is_local_name, is_loopback, lan_address
from tests.server.players import Player
from tests.server.servers import Server, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def code_of(player: Player, table: str) -> str:
    answer = player.http.put(f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def test_a_short_code_has_no_letters_that_look_alike() -> None:
    codes = {new_short_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert not set(LETTERS) & set("0O1IL2Z5S8BUAE")


def test_a_short_code_is_read_however_it_is_typed() -> None:
    assert read_short_code(" k7m-3qx") == read_short_code("K7M 3QX") == "K7M3QX"
    assert read_short_code("K7M3Q") == read_short_code("K7M3QO") == ""


def test_a_code_leads_to_the_waiting_room_until_the_game_begins(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = Player(server), Player(server, "Ben")
        table = ada.new_table(seats=[ME, OPEN])["id"]
        code = code_of(ada, table)
        assert code == code_of(ben, table), "everybody in the room sees the same one"
        typed = f"{code[:3]}-{code[3:]}".lower()
        assert ben.http.get(f"/api/codes/{typed}").json() == {"table": table}
        ben.do(table, "sit", seat=2, name="Ben")
        ada.do(table, "start")
        gone = ben.http.get(f"/api/codes/{code}")
        assert [gone.status_code, gone.json()["error"]] == [404, "no-such-code"]
        late = ada.http.put(f"/api/tables/{table}/code")
        assert [late.status_code, late.json()["error"]] == [409, "already-started"]


def test_a_code_ends_with_its_week(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server)
        table = ada.new_table(seats=[ME, OPEN])["id"]
        code = code_of(ada, table)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            database.execute("UPDATE codes SET until = 1")
        database.close()
        assert ada.http.get(f"/api/codes/{code}").status_code == 404
        assert code_of(ada, table) != code


def test_codes_cannot_be_guessed_one_after_the_other(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        eve, ben = Player(server, address="127.0.0.2"), Player(server, address="127.0.0.3")
        statuses = [eve.http.get("/api/codes/CCCCCC").status_code for _ in range(25)]
        assert set(statuses[:20]) == {404}
        assert statuses[-1] == 429
        assert ben.http.get("/api/codes/CCCCCC").status_code == 404, "others may still type theirs"


# ---------------------------------------------------------------------- the local network


def everywhere(folder: Path, **settings: Any) -> Server:
    """A server at all addresses, which its players reach by the loopback."""
    server = Server(folder, host="0.0.0.0", **settings)
    server.place = f"127.0.0.1:{server.port}"
    return server


def test_links_lead_to_the_local_network_where_the_server_listens_there(tmp_path: Path) -> None:
    if not lan_address():
        pytest.skip("this machine is in no network")
    server = everywhere(tmp_path, lan=True).start()
    try:
        ada = Player(server)
        assert ada.http.get("/api/about").json()["links"] == f"http://{lan_address()}:{server.port}"
        friend = Player(everywhere(tmp_path, lan=True, port=server.port))
        friend.http.headers["host"] = f"{lan_address()}:{server.port}"
        table = friend.new_table(seats=[ME, OPEN])["id"]
        assert friend.info(table)["status"] == "open"
    finally:
        server.stop()


def test_in_a_local_network_no_page_of_a_stranger_gets_in_by_a_name(tmp_path: Path) -> None:
    server = everywhere(tmp_path, lan=True).start()
    try:
        ada = Player(server)
        for host in ("evil.example", "evil.example:8000"):
            headers = {"host": host, "origin": f"http://{host}"}
            assert ada.http.get("/api/tables", headers=headers).status_code == 403
            assert ada.http.post("/api/people", json={}, headers=headers).status_code == 403
        for host in ("ada-laptop.local", "192.168.7.7:8000", "localhost"):
            headers = {"host": host, "origin": f"http://{host}"}
            assert ada.http.post("/api/people", json={}, headers=headers).status_code == 201
        strange = {"host": "192.168.7.7:8000", "origin": "http://evil.example"}
        assert ada.http.post("/api/people", json={}, headers=strange).status_code == 403
    finally:
        server.stop()


def test_links_stay_as_they_are_where_nobody_else_could_connect(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert Player(server).http.get("/api/about").json()["links"] == server.url


def test_names_that_others_cannot_register_are_local() -> None:
    assert all(is_local_name(name) for name in ("localhost", "10.0.0.7", "::1", "box", "box.local"))
    assert not any(is_local_name(name) for name in ("evil.example", "local.evil.org", "a.b.box"))
    assert all(is_loopback(name) for name in ("localhost", "127.0.0.1", "::1", "[::1]"))
    assert not any(is_loopback(name) for name in ("10.0.0.7", "localhost.evil.org", "box"))
