"""WebSocket frames: what a client may send in any pieces, and what it may not."""

from __future__ import annotations

import struct
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from elbowroom.server.http.frames import (
    BAD_TEXT,
    BINARY,
    BROKEN_RULES,
    CLOSE,
    PING,
    TEXT,
    TOO_LARGE,
    BadFrame,
    FrameReader,
    close_frame,
    text_frame,
)

MOST = 70_000
texts = st.text(max_size=300).map(str.encode)
messages = st.lists(
    st.tuples(st.sampled_from((TEXT, BINARY)), texts)
    | st.tuples(st.just(PING), st.binary(max_size=125)),
    max_size=6,
)


def frame(kind: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as a client sends it, by another implementation."""
    return Frame(Opcode(kind), payload, fin=final).serialize(mask=True)


def split(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted({cut % (len(data) + 1) for cut in cuts} | {0, len(data)})
    return [data[a:b] for a, b in pairwise(places)]


@given(messages, st.lists(st.integers(0, 10_000), max_size=10))
def test_messages_arrive_in_whatever_pieces_their_bytes_come(
    sent: list[tuple[int, bytes]], cuts: list[int]
) -> None:
    reader = FrameReader(MOST)
    data = b"".join(frame(kind, payload) for kind, payload in sent)
    heard = [message for piece in split(data, cuts) for message in reader.read(piece)]
    assert heard == sent


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, MOST])
def test_short_and_long_frames_are_read_and_written(size: int) -> None:
    payload = b"x" * size
    assert FrameReader(MOST).read(frame(TEXT, payload)) == [(TEXT, payload)]
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_message_in_several_frames_is_put_together_around_a_ping() -> None:
    reader = FrameReader(MOST)
    first, last = "ä".encode()[:1], "ä".encode()[1:]
    assert reader.read(frame(TEXT, first, final=False)) == []
    assert reader.read(frame(PING, b"?")) == [(PING, b"?")]
    assert reader.read(frame(0, last)) == [(TEXT, "ä".encode())]
    assert reader.read(frame(BINARY, b"\xff")) == [(BINARY, b"\xff")]


def unmasked(kind: int, payload: bytes) -> bytes:
    return struct.pack("!BB", 0x80 | kind, len(payload)) + payload


WRONG = {
    "not masked": (unmasked(TEXT, b"four"), BROKEN_RULES),
    "more of nothing": (frame(0, b"more"), BROKEN_RULES),
    "one inside another": (frame(TEXT, b"a", final=False) + frame(TEXT, b"b"), BROKEN_RULES),
    "a ping in parts": (b"\x09\x81" + bytes(5), BROKEN_RULES),
    "a long ping": (b"\x89\xfe" + bytes(200), BROKEN_RULES),
    "compressed": (b"\xc1\x81" + bytes(5), BROKEN_RULES),
    "of an unknown kind": (b"\x83\x81" + bytes(5), BROKEN_RULES),
    "not UTF-8": (frame(TEXT, b"\xff\xfe"), BAD_TEXT),
    "too large": (frame(TEXT, b"x" * (MOST + 1)), TOO_LARGE),
    "said to be too large": (b"\x81\xff" + b"\xff" * 8 + bytes(4), TOO_LARGE),
    "too large together": (frame(TEXT, b"x" * MOST, final=False) + frame(0, b"x"), TOO_LARGE),
}


@pytest.mark.parametrize("what", WRONG)
def test_whoever_breaks_the_rules_is_told_which(what: str) -> None:
    data, code = WRONG[what]
    with pytest.raises(BadFrame) as caught:
        FrameReader(MOST).read(data)
    assert caught.value.code == code


def test_a_close_says_why() -> None:
    assert close_frame(1013) == unmasked(CLOSE, struct.pack("!H", 1013))
