"""HTTP operations for home-made races and powers: cards of a table, checks, the vocabulary."""

from __future__ import annotations

import time
from functools import cache, lru_cache
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.atlas.read import board_names
from elbowroom.errors import Mistake
from elbowroom.homemade import definitions as d
from elbowroom.homemade.cards import cards_of
from elbowroom.homemade.content import read_content, read_content_text
from elbowroom.homemade.forms import borrowable, forms, set_words
from elbowroom.homemade.reading import read_json
from elbowroom.masks import MOST_REGIONS
from elbowroom.notation.maps import atlas_of
from elbowroom.rules.options import Options
from elbowroom.server.http.cached_body import CachedBody, cached_body
from elbowroom.server.http.callers import address_of, maybe_person
from elbowroom.server.http.collection_checks import checked, sample_position
from elbowroom.server.http.links import link_base, qr_code
from elbowroom.server.http.requests import read, table_of
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.http.whole_collections import read_collection
from elbowroom.server.live.new_tables import BAD_CONTENT
from elbowroom.server.wire.collections import (
    CardList,
    CollectionText,
    Limits,
    LinkFragment,
    MapOfCollection,
    NewShared,
    Shared,
    Vocabulary,
)
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Refusal
from elbowroom.server.wire.setup import Setup, mistake_of
from elbowroom.traits.catalogue import RACES, contents_of, uses_places

# Seconds that a check may take, about, and a map in it.
CHECK_SECONDS: Final = 0.005
_MAP_SECONDS: Final = 0.02
# How long a collection behind a short link is kept.
SHARED_SECONDS: Final = 30 * 24 * 3600
_CACHE: Final = "public, max-age=3600"


async def show_cards(request: Request) -> Response:
    """The cards of everything home-made at a table."""
    await maybe_person(request)
    table = await table_of(request)
    return json_response(_cards(table.game.setup))


def _cards(setup: Setup) -> CardList:
    return _cards_on(setup.content, setup.map, setup.box, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def _cards_on(text: str, map: str, box: str, options: tuple[tuple[str, bool], ...]) -> CardList:
    if not text:
        return CardList([])
    content = read_content_text(text, "table", taken=())
    atlas = atlas_of(map, content.added_to(contents_of("mixed")), "table")
    places = uses_places(box, atlas, Options(dict(options)))
    return CardList(cards_of(content, atlas, places))


async def check_collection(request: Request) -> Response:
    """Check a collection; mistakes are part of the answer and no refusal."""
    body = await read(request, CollectionText)
    if body.map not in board_names():
        raise HttpError(404, "no-such-map")
    answer = await run_in_threadpool(checked, body)
    # Only now is it known how many maps there were; who has spent too much waits next time.
    work = services_of(request).limits.work
    work.correct(address_of(request), _MAP_SECONDS * len(answer.maps))
    return json_response(answer)


async def draw_map(request: Request) -> Response:
    """The finished look of a map that somebody is making, or wants to play on."""
    body = await read(request, MapOfCollection)
    content = await run_in_threadpool(read_collection, body.text)
    made = content.map(body.map)
    if made is None:
        raise HttpError(404, "no-such-map")
    shares = (f"address {address_of(request)}",)
    drawing = await services_of(request).drawing.board(made, shares)
    if drawing is None:
        raise HttpError(503, "busy")
    return Response(drawing, media_type="application/json")


async def share_collection(request: Request) -> Response:
    """Keep a collection behind a short link for some time."""
    body = await read(request, NewShared)
    services = services_of(request)
    if not services.limits.tables.take(address_of(request)):
        raise HttpError(429, "too-fast")
    try:
        content = read_content(read_json(body.text, "collection"), "collection")
    except Mistake as error:
        raise HttpError(
            409, BAD_CONTENT, Refusal(BAD_CONTENT, mistake=mistake_of(error))
        ) from error
    now = time.time()
    until = now + SHARED_SECONDS
    await services.store.share_collection(content.digest, content.text, now, until)
    return json_response(Shared(content.digest, content.text, until), 201)


async def show_shared(request: Request) -> Response:
    """A collection behind a short link."""
    name = request.path_params["name"]
    row = await services_of(request).store.shared_collection(name, time.time())
    if row is None:
        raise HttpError(404, "no-such-collection")
    return json_response(Shared(name, *row))


async def show_link_code(request: Request) -> Response:
    """A QR code with a link to the workshop, as SVG."""
    body = await read(request, LinkFragment)
    return qr_code(f"{link_base(request)}/workshop{body.path}", error="l", scale=4)


async def show_sample(request: Request) -> Response:
    """A position in the middle of a game on a board, on which effects are shown."""
    name = request.path_params["map"]
    if name not in board_names():
        raise HttpError(404, "no-such-map")
    return (await run_in_threadpool(_sample_body, name)).response(request)


@cache
def _sample_body(name: str) -> CachedBody:
    return cached_body(encode(sample_position(name)), "application/json", _CACHE)


async def show_vocabulary(request: Request) -> Response:
    """All that effects can say."""
    return _vocabulary_body().response(request)


@cache
def _vocabulary_body() -> CachedBody:
    return cached_body(encode(vocabulary()), "application/json", _CACHE)


def vocabulary() -> Vocabulary:
    """The same as data."""
    limits = Limits(
        races=d.MOST_RACES,
        powers=d.MOST_POWERS,
        maps=d.MOST_MAPS,
        columns=d.MOST_COLUMNS,
        rows=d.MOST_ROWS,
        regions=MOST_REGIONS,
        effects=d.MOST_EFFECTS,
        borrowed=d.MOST_BORROWED,
        name=d.LONGEST_NAME,
        flavour=d.LONGEST_FLAVOUR,
        banner=list(d.BANNER),
        badge=list(d.BADGE),
        bytes=d.MOST_BYTES,
    )
    trays = {race.key: int(race.tray) for race in RACES}
    return Vocabulary(forms(), set_words(), borrowable(), trays, limits)
