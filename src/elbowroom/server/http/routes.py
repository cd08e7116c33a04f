"""All that HTTP offers: one list, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from elbowroom.server.http import code_handlers as codes
from elbowroom.server.http import collection_handlers as made
from elbowroom.server.http import email_handlers as email
from elbowroom.server.http import friend_handlers as friends
from elbowroom.server.http import gallery_handlers as gallery
from elbowroom.server.http import measuring_handlers as measuring
from elbowroom.server.http import operator_handlers as operators
from elbowroom.server.http import people_handlers as people
from elbowroom.server.http import profile_handlers as profiles
from elbowroom.server.http import recovery_handlers as recovery
from elbowroom.server.http import server_handlers as server
from elbowroom.server.http import table_handlers as tables
from elbowroom.server.http.callers import spend
from elbowroom.server.http.content import Content
from elbowroom.server.http.maps import new_map, show_map, show_table_map
from elbowroom.server.http.socket_session import socket
from elbowroom.server.identity.accounts import HASH_SECONDS
from elbowroom.server.thinking.analysis import Chances, Summary
from elbowroom.server.thinking.drawing import GENERATING_SECONDS
from elbowroom.server.thinking.drawing import SECONDS as DRAWING_SECONDS
from elbowroom.server.thinking.review import Review
from elbowroom.server.wire import api
from elbowroom.server.wire import collections as collection
from elbowroom.server.wire import gallery as published
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire import operator as operating
from elbowroom.server.wire import people as community
from elbowroom.server.wire.boards import GeneratedMap, MapInfo, NewMap
from elbowroom.server.wire.setup import Branch, NewTable
from elbowroom.server.wire.tables import Sight, TableInfo


@dataclass(frozen=True)
class Operation:
    """One operation: its handler, the types of body and answer, and its statuses.

    *status* is that of success; *errors* are those beyond what every operation may answer; *query*
    has the JSON Schema of each parameter.
    """

    method: str
    path: str
    name: str
    handler: Callable[[Request], Awaitable[Response]]
    answer: Any
    body: Any = None
    status: int = 200
    media: str = "application/json"
    errors: tuple[int, ...] = ()
    query: dict[str, dict[str, object]] = field(default_factory=dict)
    needs_token: bool = False
    # Seconds of computing, about; those who ask for too much are refused.
    cost: float = 0.001


_TABLE: Final = "/api/tables/{table}"
_AFTER: Final[dict[str, dict[str, object]]] = {
    "after": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
}
_CODE: Final[dict[str, dict[str, object]]] = {
    "code": {"type": "integer", "minimum": 0, "maximum": 1}
}
_MOST: Final[dict[str, dict[str, object]]] = {
    "most": {"type": "integer", "minimum": 1, "maximum": tables.MOST_SIGHTS, "default": 50}
}
_GALLERY: Final[dict[str, dict[str, object]]] = {
    "words": {"type": "string", "maxLength": gallery.LONGEST_SEARCH},
    "author": {"type": "string", "maxLength": gallery.LONGEST_SEARCH},
    "order": {"type": "string", "enum": list(gallery.ORDERS)},
    "after": {"type": "integer", "minimum": 0, "maximum": gallery.MOST_AFTER},
}

OPERATIONS: Final = (
    Operation("GET", "/api/about", "about", server.about, api.About),
    Operation("GET", "/api/content", "content", server.show_content, Content),
    Operation("GET", "/api/maps/{map}", "showMap", show_map, MapInfo, errors=(404,)),
    Operation("POST", "/api/maps", "newMap", new_map, GeneratedMap, NewMap, 201,
              cost=GENERATING_SECONDS),
    Operation("GET", "/api/maps/{map}/sample", "showSample", made.show_sample,
              collection.SamplePosition, errors=(404,)),
    Operation("GET", "/api/vocabulary", "vocabulary", made.show_vocabulary,
              collection.Vocabulary),
    Operation("POST", "/api/collections/check", "checkCollection", made.check_collection,
              collection.CheckedCollection, collection.CollectionText, errors=(404,),
              cost=made.CHECK_SECONDS),
    Operation("POST", "/api/collections/drawing", "drawMap", made.draw_map, MapInfo,
              collection.MapOfCollection, errors=(404, 409), cost=DRAWING_SECONDS),
    Operation("POST", "/api/collections/shared", "shareCollection", made.share_collection,
              collection.Shared, collection.NewShared, 201, errors=(409,), cost=0.005),
    Operation("GET", "/api/collections/shared/{name}", "showShared", made.show_shared,
              collection.Shared, errors=(404,)),
    Operation("POST", "/api/collections/code", "showLinkCode", made.show_link_code, str,
              collection.LinkFragment, media="image/svg+xml", cost=0.03),
    Operation("GET", "/api/health", "health", server.health, api.Health, cost=0),
    Operation("GET", "/api/ready", "ready", server.ready, api.Health, cost=0),
    Operation("GET", "/metrics", "metrics", server.metrics, str, media="text/plain", cost=0),
    Operation("POST", "/api/people", "becomeGuest", people.become_guest, api.Me, api.Profile, 201,
              errors=(409,)),
    Operation("GET", "/api/people/{person}", "showPerson", profiles.show_person, community.Person,
              errors=(404,), cost=0.01),
    Operation("PUT", "/api/me/hidden", "setHidden", profiles.set_hidden, api.Health,
              community.Visibility, needs_token=True),
    Operation("GET", "/api/me/export", "exportMine", profiles.export, community.Export,
              needs_token=True, cost=0.02),
    Operation("DELETE", "/api/me", "forgetMe", profiles.forget_me, api.Health, needs_token=True),
    Operation("GET", "/api/me/friends", "myFriends", friends.my_friends, community.FriendList,
              needs_token=True, cost=0.005),
    Operation("PUT", "/api/me/friends", "setShows", friends.set_shows, api.Health,
              community.FriendShows, errors=(409,), needs_token=True),
    Operation("POST", "/api/me/friends", "befriend", friends.befriend, api.Health,
              community.FriendLink, errors=(404, 409), needs_token=True, cost=0.005),
    Operation("POST", "/api/me/friends/link", "newFriendLink", friends.new_link,
              community.FriendList, errors=(409,), needs_token=True, cost=0.005),
    Operation("DELETE", "/api/me/friends/{person}", "endFriendship", friends.end_friendship,
              api.Health, errors=(404,), needs_token=True),
    Operation("GET", "/api/me", "me", people.me, api.Me, needs_token=True),
    Operation("PUT", "/api/me", "rename", people.rename, api.Me, api.Profile,
              errors=(409,), needs_token=True),
    Operation("PUT", "/api/me/email", "setEmail", email.set_email, api.Me, api.NewEmail,
              errors=(409,), needs_token=True),
    Operation("POST", "/api/me/email", "verifyEmail", email.verify_email, api.Me, api.EmailCode,
              needs_token=True),
    Operation("GET", "/api/me/tables", "myTables", people.my_tables, api.TableList,
              needs_token=True),
    Operation("POST", "/api/accounts", "claim", people.claim, api.Me, api.Credentials, 201,
              errors=(409,), cost=HASH_SECONDS),
    Operation("POST", "/api/sessions", "logIn", people.log_in, api.Me, api.Credentials, 201,
              cost=HASH_SECONDS),
    Operation("DELETE", "/api/sessions", "logOut", people.log_out, api.Health, needs_token=True),
    Operation("POST", "/api/recovery", "askForCode", recovery.ask_for_code, api.Health,
              community.Recovery, errors=(409,)),
    Operation("POST", "/api/recovery/password", "setPassword", recovery.set_password, api.Me,
              community.NewPassword, 201, cost=HASH_SECONDS),
    Operation("GET", "/api/operator", "overview", operators.overview, operating.Overview,
              errors=(404,), cost=0.05),
    Operation("POST", "/api/operator/actions", "operate", operators.act, api.Health,
              operating.OperatorAction, errors=(404,), cost=0.01),
    Operation("POST", "/api/operator/messages", "speakToAll", operators.speak,
              operating.MessageReach, operating.OperatorMessage, errors=(404,), cost=0.02),
    Operation("GET", "/api/tables", "lobby", tables.lobby, api.TableList, cost=0.01),
    Operation("POST", "/api/tables", "newTable", tables.new_table, TableInfo, NewTable,
              201, errors=(409,), cost=0.01),
    Operation("GET", _TABLE, "showTable", tables.show_table, TableInfo, errors=(404, 409)),
    Operation("GET", f"{_TABLE}/map", "showTableMap", show_table_map, MapInfo,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/cards", "showCards", made.show_cards, collection.CardList,
              errors=(404, 409), cost=0.002),
    Operation("GET", f"{_TABLE}/sight", "showSight", tables.show_sight, Sight,
              errors=(404, 409), query=_CODE),
    Operation("GET", f"{_TABLE}/lines", "showLines", tables.show_lines, api.LineList,
              errors=(404, 409), query=_AFTER, cost=0.005),
    Operation("POST", f"{_TABLE}/branch", "branch", tables.branch, TableInfo, Branch, 201,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/sights", "showSights", tables.show_sights, api.SightList,
              errors=(404, 409), query={**_AFTER, **_MOST}),
    Operation("GET", f"{_TABLE}/record", "showRecord", tables.show_record, str,
              media="text/plain", errors=(404, 409), cost=0.02),
    Operation("GET", f"{_TABLE}/summary", "showSummary", tables.show_summary, Summary,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/chances", "showChances", tables.show_chances, Chances,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/review", "showReview", tables.show_review, Review,
              errors=(404, 409), cost=0.02),
    Operation("POST", f"{_TABLE}/hint", "hint", tables.hint, wire.Advised, api.HintRequest,
              errors=(404, 409)),
    Operation("GET", f"{_TABLE}/qr", "showCode", tables.show_code, str,
              media="image/svg+xml", errors=(404, 409), cost=0.01),
    Operation("PUT", f"{_TABLE}/code", "haveCode", codes.have_code, community.ShortCode,
              errors=(404, 409), cost=0.005),
    Operation("PUT", f"{_TABLE}/invitations", "invite", friends.invite, api.Health,
              community.Invitation, errors=(404, 409), needs_token=True, cost=0.005),
    Operation("DELETE", f"{_TABLE}/invitations", "declineInvitation", friends.decline, api.Health,
              errors=(404,), needs_token=True),
    Operation("GET", "/api/codes/{code}", "findCode", codes.find_code, community.CodeTarget,
              errors=(404,)),
    Operation("POST", f"{_TABLE}/commands", "command", tables.command, wire.Ack,
              wire.Command, errors=(404, 409)),
    Operation("GET", "/api/gallery", "showGallery", gallery.show_gallery, published.GalleryList,
              query=_GALLERY, cost=0.01),
    Operation("POST", "/api/gallery", "publish", gallery.publish, published.GalleryEntry,
              published.Publication, 201, errors=(409,), needs_token=True, cost=0.05),
    Operation("GET", "/api/gallery/{entry}", "showEntry", gallery.show_entry,
              published.WholeGalleryEntry, errors=(404,), cost=0.005),
    Operation("POST", "/api/gallery/{entry}/report", "report", gallery.report, api.Health,
              published.Report, errors=(404,), needs_token=True),
    Operation("POST", "/api/measurements", "measure", measuring.measure, published.Progress,
              published.MeasureRequest, media=measuring.MEDIA, errors=(409,), needs_token=True,
              cost=0.05),
)  # fmt: skip


def api_routes() -> list[BaseRoute]:
    """The routes of the API: operations and the socket of a table."""
    methods_by_path: dict[str, dict[str, Operation]] = {}
    for operation in OPERATIONS:
        methods_by_path.setdefault(operation.path, {})[operation.method] = operation
    routes: list[BaseRoute] = [_route(path, each) for path, each in methods_by_path.items()]
    routes.append(WebSocketRoute(f"{_TABLE}/socket", socket))
    return routes


def _route(path: str, methods: dict[str, Operation]) -> Route:
    """One route for a path with all its methods, so that a refusal can name them."""

    async def serve(request: Request) -> Response:
        operation = methods["GET" if request.method == "HEAD" else request.method]
        if operation.cost:
            spend(request, operation.cost)
        return await operation.handler(request)

    return Route(path, serve, methods=list(methods))
