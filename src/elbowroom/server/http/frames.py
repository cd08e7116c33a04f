"""WebSocket frames (RFC 6455): written as they are, and read without detours.

Libraries that do the same pass every message through a queue, a task, a state machine and several
copies; with four sockets at each of a thousand tables that is most of the work.
"""

from __future__ import annotations

import struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library has no machine code here
    from websockets.utils import apply_mask

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
# Reasons for closing a socket, as the RFC numbers them.
NORMAL, BROKEN_RULES, NO_CODE, BAD_TEXT, TOO_LARGE = 1000, 1002, 1005, 1007, 1009
RESTARTING, TRY_AGAIN_LATER = 1012, 1013

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_RESERVED: Final = 0x70
_CONTROL: Final = 0x08
_MOST_IN_CONTROL: Final = 125
# The shortest head of a client's frame: two bytes and the mask.
_SHORTEST: Final = 6


def text_frame(message: bytes) -> bytes:
    """*message*, which is UTF-8, as one unmasked frame."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", _FINAL | TEXT, size) + message
    if size < 65536:
        return struct.pack("!BBH", _FINAL | TEXT, 126, size) + message
    return struct.pack("!BBQ", _FINAL | TEXT, 127, size) + message


def control_frame(kind: int, payload: bytes = b"") -> bytes:
    """A ping, a pong or a close with a payload of up to 125 bytes."""
    return struct.pack("!BB", _FINAL | kind, len(payload)) + payload


def close_frame(code: int) -> bytes:
    """A close that says why."""
    return control_frame(CLOSE, struct.pack("!H", code))


class BadFrame(Exception):
    """The client breaks the rules of WebSockets; *code* says which."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


class FrameReader:
    """Puts the bytes of a client together to messages of at most *most* bytes."""

    __slots__ = ("_kind", "_most", "_parts", "_rest")

    def __init__(self, most: int) -> None:
        self._most: Final = most
        # Bytes of a frame that has not come as a whole.
        self._rest = b""
        # The kind and the parts of a message that comes in several frames.
        self._kind = CONTINUATION
        self._parts: bytes = b""

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages that are complete with *data*, and control frames, each with its kind."""
        buffer = self._rest + data if self._rest else data
        place = 0
        messages: list[tuple[int, bytes]] = []
        while (frame := self._frame(buffer, place)) is not None:
            head, payload, place = frame
            message = self._message(head & 15, bool(head & _FINAL), payload)
            if message is not None:
                messages.append(message)
        self._rest = buffer[place:]
        return messages

    def _frame(self, buffer: bytes, place: int) -> tuple[int, bytes, int] | None:
        """The first byte of the frame at *place*, its payload, and where it ends."""
        if len(buffer) - place < _SHORTEST:
            return None
        head, size, start = buffer[place], buffer[place + 1] & ~_MASKED, place + 2
        if head & _RESERVED or not buffer[place + 1] & _MASKED:
            raise BadFrame(BROKEN_RULES)
        if head & _CONTROL and (size > _MOST_IN_CONTROL or not head & _FINAL):
            raise BadFrame(BROKEN_RULES)
        if size > _MOST_IN_CONTROL:
            width = 2 if size == 126 else 8
            size = int.from_bytes(buffer[start : start + width], "big")
            start += width
        if size + len(self._parts) > self._most:
            raise BadFrame(TOO_LARGE)
        end = start + 4 + size
        if end > len(buffer):
            return None
        return head, apply_mask(buffer[start + 4 : end], buffer[start : start + 4]), end

    def _message(self, kind: int, final: bool, payload: bytes) -> tuple[int, bytes] | None:
        if kind in (CLOSE, PING, PONG):
            return kind, payload
        if kind not in (CONTINUATION, TEXT, BINARY) or (kind == CONTINUATION) != bool(self._kind):
            raise BadFrame(BROKEN_RULES)
        if kind != CONTINUATION:
            self._kind = kind
        if not final:
            self._parts += payload
            return None
        whole, kind = self._parts + payload, self._kind
        self._kind, self._parts = CONTINUATION, b""
        if kind == TEXT and not _is_text(whole):
            raise BadFrame(BAD_TEXT)
        return kind, whole


def _is_text(message: bytes) -> bool:
    try:
        return message.isascii() or bool(message.decode())
    except UnicodeDecodeError:
        return False
