"""Collections as the text of a file: TOML that people like to read and to change.

What is written need not be right: somebody who is in the middle of a change may look at the text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from elbowroom.homemade.definitions import FORMAT

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
# What a file need not say, since it is understood.
_UNDERSTOOD: Final = {"by": 1, "when": "active", "first": True, "where": "all", "once": False}
_TABLES: Final = ("races", "powers", "maps")


def toml_text(tree: Mapping[str, object]) -> str:
    """The collection that *tree* describes, as a file."""
    lines = [f"{FORMAT} = {_value(tree.get(FORMAT, 1))}"]
    lines += _pairs({key: tree[key] for key in tree if key not in (FORMAT, *_TABLES) and tree[key]})
    for group in _TABLES:
        things = tree.get(group)
        for key, thing in things.items() if isinstance(things, Mapping) else ():
            lines += ["", *_table([group, str(key)], thing, group)]
    return "\n".join(lines) + "\n"


def _table(path: list[str], data: object, group: str) -> list[str]:
    """One table with its head; the tables inside follow behind its values."""
    if not isinstance(data, Mapping):
        return []  # nothing that a file could say
    if group != "maps":
        return [f"[{_path(path)}]", *_pairs(_thing(data))]
    inner = {key: value for key, value in data.items() if isinstance(value, Mapping)}
    lines = [f"[{_path(path)}]", *_pairs({k: v for k, v in data.items() if k not in inner})]
    for key, value in inner.items():
        lines += ["", *_table([*path, str(key)], value, group)]
    return lines


def _thing(data: Mapping[str, object]) -> dict[str, object]:
    """A race or power without what is understood; effects come last."""
    thing = {key: value for key, value in data.items() if value not in ("", [])}
    name = thing.get("name")
    if isinstance(name, Mapping) and list(name) == ["en"]:
        thing["name"] = name["en"]
    order = ("name", "tokens", "stands-in-for", "icon", "flavour")
    first = {key: thing.pop(key) for key in order if key in thing}
    effects = thing.pop("effects", None)
    return first | thing | ({} if effects is None else {"effects": effects})


def _pairs(data: Mapping[str, object]) -> list[str]:
    return [f"{_key(key)} = {_laid_out(key, value)}" for key, value in data.items()]


def _laid_out(key: str, value: object) -> str:
    """A value; effects stand one on a line, and a text of several lines begins on its own."""
    if key == "effects" and isinstance(value, list):
        rows = "".join(f"  {_value(_effect(each))},\n" for each in value)
        return f"[\n{rows}]"
    if isinstance(value, str) and "\n" in value:
        return f'"""\n{_escaped(value)}"""'
    return _value(value)


def _effect(data: object) -> object:
    if not isinstance(data, Mapping):
        return data
    return {key: value for key, value in data.items() if _UNDERSTOOD.get(key) != value}


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    return _quoted("" if value is None else str(value))


def _quoted(text: str) -> str:
    # TOML allows no DEL in a text and nobody can store half a character, which JSON has nothing
    # against.
    whole = json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False)
    return whole.replace("\x7f", "\\u007f")


def _escaped(text: str) -> str:
    """The inside of a text of several lines."""
    return "\n".join(_quoted(line)[1:-1] for line in text.split("\n"))


def _key(key: object) -> str:
    text = str(key)
    return text if _BARE_KEY.fullmatch(text) else _quoted(text)


def _path(keys: list[str]) -> str:
    return ".".join(_key(key) for key in keys)
