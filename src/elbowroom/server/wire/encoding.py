"""Messages, lines and bodies as JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from elbowroom.server.wire.messages import FromClient, Line
from elbowroom.server.wire.setup import Setup

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()
encode: Final[Callable[[Any], bytes]] = _ENCODER.encode
_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_LINE: Final = msgspec.json.Decoder(Line)
_SETUP: Final = msgspec.json.Decoder(Setup)


def decode_message(raw: bytes) -> FromClient:
    """A message from a socket; raises msgspec.ValidationError or DecodeError."""
    _refuse_nul(raw)
    return _FROM_CLIENT.decode(raw)


def decode_line(text: str) -> Line:
    """A line of the log."""
    return _LINE.decode(text)


def decode_setup(text: str) -> Setup:
    """The setup of a stored table."""
    return _SETUP.decode(text)


def decode(raw: bytes, kind: type[T]) -> T:
    """A body as a struct of type *kind*; 3.0 counts as a whole number, as in JSON Schema."""
    _refuse_nul(raw)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError:
        return msgspec.convert(_whole(msgspec.json.decode(raw)), kind)


def _refuse_nul(raw: bytes) -> None:
    """PostgreSQL stores no text with this character; JSON can only write it in one way."""
    if b"\\u0000" in raw:
        raise msgspec.DecodeError("NUL")


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(each) for each in value]
    if isinstance(value, dict):
        return {key: _whole(each) for key, each in value.items()}
    return value
