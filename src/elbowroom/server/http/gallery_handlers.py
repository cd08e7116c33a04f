"""HTTP operations of the gallery: look around, publish, report."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.homemade.content import Content
from elbowroom.homemade.reading import canonical, digest_of
from elbowroom.homemade.shipped import shipped_collections
from elbowroom.server.http.callers import address_of, person
from elbowroom.server.http.requests import number_in, read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.http.whole_collections import folded, read_collection, search_text, things_of
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.identity.tokens import new_id
from elbowroom.server.operations.logs import log
from elbowroom.server.storage.base import PersonRow
from elbowroom.server.storage.gallery import ListedEntry, NewEntry, Question
from elbowroom.server.storage.gallery_queries import SHOWN
from elbowroom.server.wire.api import Health
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.gallery import (
    LONGEST_REASON,
    GalleryEntry,
    GalleryList,
    ListedThing,
    Publication,
    Report,
    WholeGalleryEntry,
)

ORDERS: Final = ("newest", "played")
MOST_ENTRIES: Final = 30
# How far a list can be read, and the longest search.
MOST_AFTER: Final = 3000
LONGEST_SEARCH: Final = 60
_THINGS: Final = msgspec.json.Decoder(list[ListedThing])


# ---------------------------------------------------------------------- looking around


async def show_gallery(request: Request) -> Response:
    """Entries by what they contain, by author, newest or most played first; ours come first."""
    question = _question(request)
    gallery = services_of(request).gallery
    rows = await gallery.entries(question)
    entries = [_listed(row) for row in rows[:MOST_ENTRIES]]
    if not question.after and not question.author:
        entries = await _ours(services_of(request), question.words) + entries
    return json_response(GalleryList(entries, len(rows) > MOST_ENTRIES))


def _question(request: Request) -> Question:
    values = request.query_params
    order = values.get("order", ORDERS[0])
    words, author = values.get("words", ""), values.get("author", "")
    if order not in ORDERS or max(len(words), len(author)) > LONGEST_SEARCH:
        raise HttpError(400, "malformed")
    return Question(
        words=folded(clean_text(words, LONGEST_SEARCH)),
        author=account_key(clean_text(author, LONGEST_SEARCH)),
        by_plays=order == "played",
        after=number_in(request, "after", 0, 0, MOST_AFTER),
        most=MOST_ENTRIES + 1,
    )


def _listed(row: ListedEntry) -> GalleryEntry:
    return GalleryEntry(
        id=row.id,
        name=row.name,
        author=row.author,
        things=_THINGS.decode(row.summary),
        licence=row.licence,
        created=row.created,
        plays=row.plays,
    )


async def _ours(services: Services, words: str) -> list[GalleryEntry]:
    """The collections that come with the game and contain *words*."""
    return [
        await _our_entry(services, key)
        for key, collection in shipped_collections().items()
        if words in search_text(collection, collection.author)
    ]


async def _our_entry(services: Services, key: str) -> GalleryEntry:
    collection = shipped_collections()[key]
    return GalleryEntry(
        id=key,
        name=collection.name,
        author=collection.author,
        things=things_of(collection),
        licence=collection.licence,
        plays=await services.gallery.plays(digest_of(canonical(collection.tree))),
        ours=True,
    )


async def show_entry(request: Request) -> Response:
    """One entry with its collection."""
    key, services = request.path_params["entry"], services_of(request)
    if key in shipped_collections():
        text = canonical(shipped_collections()[key].tree)
        entry = await _our_entry(services, key)
        return json_response(WholeGalleryEntry(entry, text, digest_of(text)))
    row = await services.gallery.entry(key)
    if row is None or row.listed.status != SHOWN:
        raise HttpError(404, "no-such-entry")
    versions = (row.listed.replaces or "", row.replaced_by or "")
    return json_response(
        WholeGalleryEntry(_listed(row.listed), row.body, row.listed.digest, *versions)
    )


# ---------------------------------------------------------------------- adding something


async def publish(request: Request) -> Response:
    """Publish a collection under the name of one's account; it can never be changed after that."""
    body = await read(request, Publication)
    row = await person(request)
    if row.account is None:
        raise HttpError(403, "account-needed")
    content = read_collection(body.content)
    services = services_of(request)
    if not services.limits.publications.take(row.id):
        raise HttpError(429, "too-fast")
    entry = _new_entry(content, row, body.replaces)
    refusal = await services.gallery.publish(entry, services.settings.gallery_per_account)
    if refusal:
        raise HttpError(409, refusal)
    log("published", entry=entry.id, digest=entry.digest, bytes=len(entry.body))
    published = await services.gallery.entry(entry.id)
    assert published is not None
    return json_response(_listed(published.listed), 201)


def _new_entry(content: Content, row: PersonRow, replaces: str) -> NewEntry:
    collection = content.collections[0]
    return NewEntry(
        id=new_id(),
        digest=content.digest,
        person=row.id,
        author=row.name,
        author_key=row.account or "",
        name=collection.name,
        licence=collection.licence,
        summary=encode(things_of(collection)).decode(),
        search=search_text(collection, row.name),
        body=content.text,
        created=time.time(),
        replaces=replaces or None,
    )


async def report(request: Request) -> Response:
    """Tell the operator that an entry should not be there."""
    body = await read(request, Report)
    row = await person(request)
    services = services_of(request)
    reason = clean_text(body.reason, LONGEST_REASON)
    if not services.limits.reports.take(address_of(request)):
        raise HttpError(429, "too-fast")
    entry = await services.gallery.entry(request.path_params["entry"])
    if entry is None or entry.listed.status != SHOWN:
        raise HttpError(404, "no-such-entry")
    await services.gallery.report(entry.listed.id, row.id, reason)
    log("reported", entry=entry.listed.id)
    return json_response(Health("ok"))
