"""Links to this server that people send to each other."""

from __future__ import annotations

import io

import segno
from starlette.requests import HTTPConnection
from starlette.responses import Response

from elbowroom.server.http.services import services_of
from elbowroom.server.operations.local_network import EVERYWHERE, is_loopback, lan_address


def link_base(connection: HTTPConnection) -> str:
    """The address, without a slash at its end, with which links to this server begin.

    Nobody else can follow a link to a loopback address, so whoever has opened the page with one
    sends the address of the machine in the local network, if the server listens there.
    """
    settings = services_of(connection).settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    url = connection.base_url
    if settings.host in EVERYWHERE and is_loopback(url.hostname or "") and (lan := lan_address()):
        url = url.replace(hostname=lan)
    return str(url).rstrip("/")


def qr_code(link: str, error: str, scale: int) -> Response:
    """*link* as a QR code in SVG with this level of *error* correction; a dot is *scale* pixels."""
    picture = io.BytesIO()
    segno.make(link, error=error).save(picture, kind="svg", scale=scale, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")
