"""Which lines of a log somebody has said, so that they can be taken back for good."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from elbowroom.server.wire.encoding import decode_line, encode


def silenced(rows: Iterable[tuple[int, str]], person: str) -> Iterator[tuple[int, str]]:
    """Lines (number and body) that *person* has said, without their words.

    *rows* are the lines of a table about seats and talk, in order. Lines of former versions do not
    name who spoke: it was whoever had the seat.
    """
    holders: dict[int, str] = {}
    for seq, body in rows:
        line = decode_line(body)
        if line.kind == "sat":
            holders[line.seat] = line.person
        elif line.kind == "left":
            holders.pop(line.seat, None)
        elif line.text and person == (line.person or holders.get(line.seat, "")):
            yield seq, encode(msgspec.structs.replace(line, text="")).decode()
