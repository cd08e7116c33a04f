"""The operator: the page with a token, passwords that were forgotten, accounts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.command_line import elbowroom, sentence
from tests.server.players import Player
from tests.server.servers import Server, serving
from tests.server.test_gallery import author, collection, publish
from tests.server.test_notify import PostOffice, open_for_business, read, wait_for

TOKEN = "a token of sixteen and more"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operator")
    with serving(folder, operator_token=TOKEN, publications_per_hour=1000) as process:
        yield process


def operator(server: Server, token: str = TOKEN) -> Player:
    player = Player(server)
    player.http.headers["x-operator-token"] = token
    return player


def test_without_a_token_there_is_no_operator(tmp_path: Path) -> None:
    with serving(tmp_path) as plain:
        assert operator(plain, "").http.get("/api/operator").status_code == 404


def test_nobody_else_is_the_operator_and_guesses_are_limited(server: Server) -> None:
    eve = Player(server, address="127.0.0.9")
    eve.http.headers["x-operator-token"] = TOKEN[:-1]
    statuses = [eve.http.get("/api/operator").status_code for _ in range(12)]
    assert statuses[0] == 403
    assert statuses[-1] == 429
    ours = [operator(server).http.get("/api/operator").status_code for _ in range(12)]
    assert set(ours) == {200}, "the right token is no guess"


def test_the_operator_sees_figures_and_removes_a_table(server: Server) -> None:
    ada, boss = Player(server), operator(server)
    table = ada.new_table(seats=[ME, OPEN], name="Rude")["id"]
    ada.http.put(f"/api/tables/{table}/code")
    seen = boss.http.get("/api/operator").json()
    assert seen["tables"]["open"] >= 1
    assert seen["guests"] >= 2
    assert table in [each["id"] for each in seen["newest"]]
    removal = {"action": "remove-table", "target": table}
    assert boss.http.post("/api/operator/actions", json=removal).status_code == 200
    assert ada.http.get(f"/api/tables/{table}").status_code == 404
    again = boss.http.post("/api/operator/actions", json=removal)
    assert [again.status_code, again.json()["error"]] == [404, "nothing-to-do"]


def test_the_operator_moderates_the_gallery(server: Server) -> None:
    ada, boss = author(server), operator(server)
    entry = publish(ada, collection("Rude moles"))["id"]
    ada.http.post(f"/api/gallery/{entry}/report", json={"reason": "rude"})
    [listed] = [e for e in boss.http.get("/api/operator").json()["gallery"] if e["id"] == entry]
    assert [listed["name"], listed["reports"]] == ["Rude moles", ["rude"]]
    action = {"action": "hide", "target": entry, "reason": "rude"}
    assert boss.http.post("/api/operator/actions", json=action).status_code == 200
    assert ada.http.get(f"/api/gallery/{entry}").status_code == 404


def test_a_message_of_the_operator_is_read_where_people_are(server: Server) -> None:
    boss = operator(server)
    answer = boss.http.post("/api/operator/messages", json={"text": "Restart at noon"})
    assert answer.json() == {"tables": 0}, "nobody has a table open"


def test_a_new_password_comes_by_mail_to_the_verified_address(tmp_path: Path) -> None:
    office = PostOffice()
    mail: dict[str, Any] = {"mail_server": office.address, "mail_from": "a@example.org"}
    with open_for_business(office), serving(tmp_path, **mail) as server:
        ada = author(server, "Ada")
        ada.http.put("/api/me/email", json={"email": "ada@example.org"})
        wait_for(lambda: office.letters)
        verify = re.findall(r"\d{6}", read(office.letters[0][2])[3])[0]
        assert ada.http.post("/api/me/email", json={"code": verify}).status_code == 200
        eve = Player(server, "Eve")
        assert eve.http.post("/api/recovery", json={"name": "Nobody"}).status_code == 200
        assert eve.http.post("/api/recovery", json={"name": "ada"}).status_code == 200
        wait_for(lambda: len(office.letters) == 2)
        code = re.findall(r"\d{6}", read(office.letters[1][2])[3])[0]
        new = {"name": "Ada", "password": "new and long"}
        wrong = "000000" if code != "000000" else "000001"
        refused = eve.http.post("/api/recovery/password", json={**new, "code": wrong})
        assert [refused.status_code, refused.json()["error"]] == [403, "wrong-code"]
        assert ada.http.post("/api/me/email", json={"code": code}).status_code == 403
        changed = Player(server, "Fay").http.post(
            "/api/recovery/password", json={**new, "code": code}
        )
        assert [changed.status_code, changed.json()["name"]] == [201, "Ada"]
        assert ada.http.get("/api/me").status_code == 401, "other devices are logged out"
        assert eve.http.post("/api/sessions", json=new).status_code == 201
        twice = eve.http.post("/api/recovery/password", json={**new, "code": code})
        assert twice.status_code == 403, "a code is good for once"


def test_without_mail_the_operator_gives_a_new_password(server: Server) -> None:
    ada = author(server, "Ada without mail")
    refused = ada.http.post("/api/recovery", json={"name": "Ada without mail"})
    assert refused.json()["error"] == "no-mail-here"
    database = ("--database", str(server.settings["database"]))
    done = elbowroom("people", "password", "Ada without mail", *database)
    assert done.returncode == 0, done.stderr
    new = done.stdout.split()[-1]
    login = {"name": "Ada without mail", "password": new}
    assert Player(server).http.post("/api/sessions", json=login).status_code == 201
    assert "Zoe" in sentence(elbowroom("people", "password", "Zoe", *database))
    assert elbowroom("people", "forget", "Ada without mail", *database).returncode == 0
    assert Player(server).http.post("/api/sessions", json=login).status_code == 403


def test_a_short_token_is_refused_when_the_server_starts(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x"
    refused = elbowroom("serve", "--database", database, "--operator-token", "short")
    assert "16" in sentence(refused)
