"""Answers: JSON bodies, and refusals with the status that goes with them."""

from __future__ import annotations

from starlette.responses import Response

from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Refusal


class HttpError(Exception):
    """Raised by handlers to answer with an error status and a refusal that says why."""

    def __init__(self, status: int, error: str, refusal: Refusal | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.refusal = refusal or Refusal(error)


def json_response(body: object, status: int = 200) -> Response:
    """*body*, a struct or plain data, as JSON."""
    return Response(encode(body), status, media_type="application/json")


def error_response(error: HttpError) -> Response:
    """The answer that a handler meant by raising *error*."""
    return json_response(error.refusal, error.status)
