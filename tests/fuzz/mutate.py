"""Mutated text and data: valid ones with a few mistakes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from elbowroom import ElbowroomError, NotParsable

# Characters with a meaning in some format, and some unexpected ones.
ODD = list("\n\t :-,.#'\"[]{}&*!|>%@`?=+~0123456789xX\\\0\ufeff\u2028é²٣中")


@st.composite
def mutate_text(pick: st.DrawFn, texts: Sequence[str], most: int = 4) -> str:
    """One of *texts* with up to *most* mistakes."""
    text = pick(st.sampled_from(texts))
    for _ in range(pick(st.integers(1, most))):
        text = pick(mistyped_line(text))
    return text


@st.composite
def mistyped_line(pick: st.DrawFn, text: str) -> str:
    """*text* with one mistake: something lost, doubled, moved, misspelt or invented."""
    place = pick(st.integers(0, len(text)))
    length = pick(st.sampled_from((1, 1, 2, 5, 20, 200)))
    head, middle, tail = text[:place], text[place : place + length], text[place + length :]
    kind = pick(st.sampled_from(("lose", "double", "move", "spell", "add", "line", "cut")))
    if kind == "lose":
        return head + tail
    if kind == "double":
        return head + middle + middle + tail
    if kind == "move":
        other = pick(st.integers(0, len(head)))
        return head[:other] + middle + head[other:] + tail
    if kind == "spell":
        return head + pick(st.sampled_from(ODD)) + text[place + 1 :]
    if kind == "add":
        return head + pick(st.text(max_size=12)) + middle + tail
    if kind == "line":
        return _without_a_line(text, pick(st.integers(0, 10**6)))
    return head


def _without_a_line(text: str, number: int) -> str:
    lines = text.splitlines(keepends=True)
    if lines:
        del lines[number % len(lines)]
    return "".join(lines)


# ---------------------------------------------------------------------- data

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(max_size=8)
    | st.sampled_from(["", "edge", "1 orcs", "surface", "orcs", "hill", "stonehedge:flying"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@st.composite
def mutate_data(pick: st.DrawFn, data: Sequence[Any], most: int = 3) -> Any:
    """One of *data*, nested as YAML is, with up to *most* parts replaced, lost or added."""
    value = pick(st.sampled_from(data))
    for _ in range(pick(st.integers(1, most))):
        value = pick(_mutate_value(value))
    return value


@st.composite
def _mutate_value(pick: st.DrawFn, value: Any) -> Any:
    if isinstance(value, dict) and value and pick(st.integers(0, 4)):
        key = pick(st.sampled_from(list(value)))
        kind = pick(st.sampled_from(("inside", "inside", "inside", "lose", "rename", "twice")))
        rest = {other: part for other, part in value.items() if other != key}
        if kind == "lose":
            return rest
        if kind == "rename":
            return {**rest, pick(st.text(max_size=6) | st.integers() | st.none()): value[key]}
        if kind == "twice":
            return {**value, pick(st.sampled_from(list(value))): value[key]}
        return {**value, key: pick(_mutate_value(value[key]))}
    if isinstance(value, list) and value and pick(st.integers(0, 4)):
        place = pick(st.integers(0, len(value) - 1))
        if pick(st.booleans()):
            return [*value[:place], pick(_mutate_value(value[place])), *value[place + 1 :]]
        return value[:place] + value[place + 1 :] + value[:1] * pick(st.integers(0, 2))
    if isinstance(value, str) and pick(st.booleans()):
        return pick(mistyped_line(value))
    if isinstance(value, int) and pick(st.booleans()):
        return value + pick(st.sampled_from((-1, 1, 100, -100)))
    return pick(ANYTHING)


# ---------------------------------------------------------------------- what is allowed


# If the whole text is something else, there is no place to name.
NOT_EVEN = (
    "write it as: title: …",
    "a code looks like",
    "there can be no such position",
    "this cannot be read as YAML",
    "this is not TOML",
    "this is nested too deeply",
    "there is no action “”",
    "“",
)


def is_clear(error: ElbowroomError, source: str) -> None:
    """An error must say in which text, where in it, and why."""
    message = str(error)
    assert source in message, repr(error)
    assert len(message) < 2000
    if isinstance(error, NotParsable):
        assert error.source.startswith(source), repr(error)
        assert error.reason.strip(), repr(error)
        placed = error.place or re.search(r":\d+$", error.source)
        assert placed or error.reason.startswith(NOT_EVEN), repr(error)
        assert message.endswith(error.reason)
