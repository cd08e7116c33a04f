"""SETs: the little language in which effects name regions.

``SET := TERM { or TERM }``, ``TERM := FACTOR { and FACTOR }``,
``FACTOR := not FACTOR | beside FACTOR | near FACTOR | ( SET ) | WORD``.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from elbowroom.mistakes import Spot, alternatives, quoted

GROUND_WORDS: Final = ("all", "land", "water", "edge", "chasm")
TERRAIN_WORDS: Final = (
    "farmland", "forest", "hill", "mountain", "swamp", "sea", "lake", "river",
    "mine", "magic", "cavern",
)  # fmt: skip
STANDING_WORDS: Final = ("empty", "tribe", "monsters", "place", "relic")
OWNER_WORDS: Final = ("held", "lone", "crowd", "rival", "ruin", "own-ruin")
PRINTED_WORDS: Final = GROUND_WORDS + TERRAIN_WORDS
WORDS: Final = PRINTED_WORDS + STANDING_WORDS + OWNER_WORDS
PREFIXES: Final = ("not", "beside", "near")
JOINTS: Final = ("and", "or")
MOST_WORDS: Final = 16
MOST_DEPTH: Final = 6
LONGEST_SET: Final = 400

_TOKEN: Final = re.compile(r"[()]|[^\s()]+")


class SetNode(Struct, frozen=True):
    """A word, or an operator (``not beside near and or``) over other nodes."""

    word: str
    parts: tuple[SetNode, ...] = ()

    @property
    def is_printed(self) -> bool:
        """Whether the board alone decides it."""
        if not self.parts:
            return self.word in PRINTED_WORDS
        return self.word != "near" and all(part.is_printed for part in self.parts)

    def words(self) -> list[str]:
        """The words in it, from left to right."""
        return [word for part in self.parts for word in part.words()] or [self.word]


ALL: Final = SetNode("all")


def read_set(text: object, spot: Spot) -> SetNode:
    """The SET written *text*."""
    if not isinstance(text, str):
        raise spot.wrong("not-a-set", value=quoted(text))
    if len(text) > LONGEST_SET:
        raise spot.wrong("set-too-long", most=LONGEST_SET)
    return _Parser(_TOKEN.findall(text), spot).whole()


def set_text(node: SetNode) -> str:
    """The SET in its usual form: single spaces, and no parenthesis that changes nothing."""
    if not node.parts:
        return node.word
    if node.word in JOINTS:
        return f" {node.word} ".join(_inner(part, node.word) for part in node.parts)
    return f"{node.word} {_inner(node.parts[0], node.word)}"


def _inner(part: SetNode, outer: str) -> str:
    loose = part.word == "or" if outer in JOINTS else part.word in JOINTS
    text = set_text(part)
    return f"({text})" if loose and part.parts else text


class _Parser:
    """Reads the tokens of one SET from left to right."""

    def __init__(self, tokens: list[str], spot: Spot) -> None:
        self.tokens: Final = tokens
        self.spot: Final = spot
        self.place = 0
        self.size = 0

    def whole(self) -> SetNode:
        node = self.either(0)
        if self.place < len(self.tokens):
            raise self.spot.wrong("set-too-much", text=quoted(self.tokens[self.place]))
        return node

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.place += 1
        return token

    def either(self, depth: int) -> SetNode:
        return self.joined("or", depth)

    def joined(self, joint: str, depth: int) -> SetNode:
        """One or several parts with *joint* between them."""
        if depth > MOST_DEPTH:
            raise self.spot.wrong("set-too-deep", most=MOST_DEPTH)
        parts = [self.part(joint, depth)]
        while self.peek() == joint:
            self.take()
            parts.append(self.part(joint, depth))
        if len(parts) == 1:
            return parts[0]
        flat = [each for part in parts for each in (part.parts if part.word == joint else [part])]
        return SetNode(joint, tuple(flat))

    def part(self, joint: str, depth: int) -> SetNode:
        return self.joined("and", depth) if joint == "or" else self.factor(depth)

    def factor(self, depth: int) -> SetNode:
        token = self.take()
        if token in PREFIXES:
            if depth >= MOST_DEPTH:
                raise self.spot.wrong("set-too-deep", most=MOST_DEPTH)
            return SetNode(token, (self.factor(depth + 1),))
        if token == "(":
            node = self.either(depth + 1)
            if self.take() != ")":
                raise self.spot.wrong("set-open")
            return node
        return self.word(token)

    def word(self, token: str) -> SetNode:
        if not token or token == ")" or token in JOINTS:
            raise self.spot.wrong("set-word-missing", before=token or "…")
        if token not in WORDS:
            known = alternatives(token, WORDS)
            raise self.spot.wrong("set-unknown-word", word=quoted(token), known=known)
        self.size += 1
        if self.size > MOST_WORDS:
            raise self.spot.wrong("set-too-many-words", most=MOST_WORDS)
        return SetNode(token)
