"""Maps as TOML text, in the form that people write them."""

from __future__ import annotations

import json

from elbowroom.homemade.definitions import FORMAT, VERSION, HomeMap


def collection_with_map(made: HomeMap, name: str, author: str = "") -> str:
    """A collection that has only this map."""
    head = [f"{FORMAT} = {VERSION}", f"name = {_text(name)}"]
    head += [f"author = {_text(author)}"] if author else []
    return "\n".join([*head, "", map_text(made)])


def map_text(made: HomeMap) -> str:
    """The tables of a map; what is as usual is left out."""
    tree, top = made.tree, f"maps.{made.key}"
    names = ", ".join(f"{language} = {_text(name)}" for language, name in made.name.items())
    lines = [
        f"[{top}]",
        f"name = {{ {names} }}",
        *(f"{key} = {json.dumps(tree[key])}" for key in ("box", "players", "rounds")),
        f"grid = '''\n{tree['grid']}\n'''",
    ]
    for letter, region in tree["regions"].items():
        lines += ["", f"[{top}.regions.{letter}]", f"terrain = {_text(region['terrain'])}"]
        if region["symbols"]:
            lines.append(f"symbols = [{', '.join(map(_text, region['symbols']))}]")
        lines += [f"{mark} = true" for mark in ("tribe", "monsters") if region[mark]]
        lines.append(f"name = {_text(region['name'])}")
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    """A text in quotes: names have no control characters, so JSON writes it as TOML does."""
    return json.dumps(value, ensure_ascii=False)
