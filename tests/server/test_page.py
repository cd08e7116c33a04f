"""The web page: every address of the page opens it; files are compressed and cached."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from elbowroom.server.http.page import read_bundle
from tests.server.players import Player
from tests.server.servers import Server, serving

SCRIPT = "console.log('a page');\n" * 100
PAGES = ("", "new", "tables", "mine", "guide", "compendium", "compendium/races/elves", "settings")


def bundle(folder: Path) -> Path:
    """A small page with the files that the builder makes."""
    files: dict[str, bytes] = {
        "index.html": b"<!doctype html><title>elbowroom</title>" + b" " * 2000,
        "assets/app-5b3e.js": SCRIPT.encode(),
        "assets/app-5b3e.js.br": b"made by brotli",
        "assets/app-5b3e.js.gz": gzip.compress(SCRIPT.encode()),
        "assets/tome-1.woff2": b"a font" * 400,
        "manifest.webmanifest": b"{}",
        "sw.js": b"self.skipWaiting();",
        "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    }
    for name, body in files.items():
        path = folder / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder / "web"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    with serving(folder, web=str(bundle(folder))) as process:
        yield process


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/{path}", headers={"accept-encoding": "", **headers}, timeout=10)


@pytest.mark.parametrize("path", [*PAGES, "t/AbCdEfGhIjKlMnOp", "replay/AbCdEfGhIjKlMnOp", "what"])
def test_every_address_of_the_page_opens_it(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["api/nothing", "nothing.js", "assets/old-1.js", "../settings.py"])
def test_a_missing_file_is_not_answered_with_the_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


@pytest.mark.parametrize(
    "path", ["api/people", "api/sessions", "api/tables/AbCdEfGhIjKlMnOp/branch"]
)
def test_a_wrong_method_of_the_api_is_not_taken_for_a_wrong_path(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 405
    assert "POST" in answer.headers["allow"]


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None), ("zstd", None)],
)
def test_files_come_in_the_best_encoding_that_the_browser_accepts(
    server: Server, accepted: str, packed: str | None
) -> None:
    with httpx.stream(
        "GET", f"{server.url}/assets/app-5b3e.js", headers={"accept-encoding": accepted}
    ) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    plain = {"br": b"made by brotli", None: SCRIPT.encode()}
    assert (gzip.decompress(raw) if packed == "gzip" else raw) == plain.get(packed, SCRIPT.encode())


def test_an_unchanged_file_is_not_sent_again(server: Server) -> None:
    first = get(server, "index.html")
    again = get(server, "index.html", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript"),
        ("icon.svg", "image/svg+xml"),
        ("assets/tome-1.woff2", "font/woff2"),
    ],
)
def test_files_have_the_right_media_type(server: Server, path: str, kind: str) -> None:
    assert get(server, path).headers["content-type"].partition(";")[0] == kind


def test_long_answers_of_the_api_are_compressed_and_short_ones_are_not(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(table, "start")
    for path in (f"/api/tables/{table}/sight", "/openapi.json", f"/api/tables/{table}/qr"):
        answer = ada.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.num_bytes_downloaded < len(answer.content)
    short = ada.http.get("/api/health", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers
    assert "content-encoding" not in get(server, f"api/tables/{table}/sight").headers


def test_without_a_page_there_is_only_the_api(tmp_path: Path) -> None:
    assert read_bundle(tmp_path) == {}
    with serving(tmp_path, web=str(tmp_path)) as server:
        assert get(server, "").status_code == 404
        assert get(server, "api/health").status_code == 200
