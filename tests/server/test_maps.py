"""The boards as a page draws them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from elbowroom.atlas.read import board, board_names
from elbowroom.atlas.room import inside
from elbowroom.atlas.shapes import trace
from elbowroom.server.http import maps
from elbowroom.server.http.maps import map_info
from elbowroom.words import ENGLISH, Words
from tests.server.players import Player
from tests.server.servers import serving

EVERY_BOARD = pytest.mark.parametrize("name", board_names())
LIGHT = 30_000


@EVERY_BOARD
def test_a_map_has_every_region_as_printed(name: str) -> None:
    some = board(name)
    info = map_info(name)
    assert (info.name, info.box, info.players) == (name, some.atlas.box, some.atlas.players)
    for site, region in zip(some.atlas.sites, info.regions, strict=True):
        assert (region.slug, region.name, region.terrain) == (site.slug, site.name, site.terrain)
        assert (region.symbols, region.edge) == (site.symbols, site.edge)
        assert (region.tribe, region.monsters) == (site.tribe, site.monsters)
        label = " ".join(line.text for line in region.label).replace("- ", "-")
        assert label == Words().region(site.slug)


@EVERY_BOARD
def test_neighbours_are_mutual_and_a_chasm_has_none(name: str) -> None:
    regions = {region.slug: region for region in map_info(name).regions}
    for region in regions.values():
        for other in region.neighbours:
            assert regions[other].terrain != "chasm"
            assert region.terrain == "chasm" or region.slug in regions[other].neighbours


@EVERY_BOARD
def test_tokens_have_room_inside_their_region(name: str) -> None:
    info = map_info(name)
    for shape, region in zip(trace(board(name)).regions, info.regions, strict=True):
        room = region.room
        assert min(room.width, room.height) >= 150, region.name
        for x in (room.x, room.x + room.width):
            for y in (room.y, room.y + room.height):
                assert inside(shape.rings, (x, y)), region.name


def test_a_map_is_small_and_cached_by_browsers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        http = Player(server).http
        for name in board_names():
            each = http.get(f"/api/maps/{name}")
            assert each.status_code == 200
            assert each.headers["content-encoding"] == "gzip"
            assert int(each.headers["content-length"]) < LIGHT
            assert each.json()["name"] == name
        name = board_names()[0]
        answer = http.get(f"/api/maps/{name}")
        again = http.get(f"/api/maps/{name}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = http.get(f"/api/maps/{name}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()


@pytest.mark.parametrize("path", ["/api/maps/surface-2", "/api/content"])
def test_unchanged_boards_and_cards_are_not_sent_again(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as server:
        http = Player(server).http
        first = http.get(path)
        again = http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert first.headers["content-encoding"] == "gzip"
    assert "max-age" in first.headers["cache-control"]
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_map_is_not_found(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = Player(server).http.get("/api/maps/atlantis")
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-such-map"


def test_boards_can_be_drawn_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []
    monkeypatch.setattr(maps, "_map_body", lambda *body: drawn.append(body))
    asyncio.run(maps.draw_all())
    assert drawn == [(name, ENGLISH) for name in board_names()]
