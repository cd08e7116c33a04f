"""What is shown to be typed: actions with the names of the regions that the board shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elbowroom.atlas.printed import slug
from elbowroom.cli.language import region_name

if TYPE_CHECKING:
    from elbowroom.atlas.atlas import Atlas, Site

_SHORTEST = 3
"""The letters that an abbreviation in an example has at least."""


def typed_region(site: Site) -> str:
    """The name of a region in the player's language, or its slug where that is nearly the same."""
    name = region_name(site)
    return site.slug if slug(name) == site.slug else name


def typed(atlas: Atlas, action: str) -> str:
    """An action, or a part of one, in the words of the player; `Reader` reads it back."""
    names = {site.slug: typed_region(site) for site in atlas.sites}
    return " ".join(names.get(word, word) for word in action.split())


def example_region(atlas: Atlas) -> dict[str, str]:
    """A region of the map for examples: its *region* name to type, and a *short* form of it."""
    site = next((site for site in atlas.sites if site.edge), atlas.sites[0])
    name = typed_region(site)
    others = [slug(region_name(each)) for each in atlas.sites if each is not site]
    words = name.lower().replace("-", " ").split()
    prefixes = (words[0][:end] for end in range(_SHORTEST, len(words[0])))
    candidates = [*(words if len(words) > 1 else ()), *prefixes, name]
    return {"region": name, "short": next(each for each in candidates if _is_clear(each, others))}


def _is_clear(word: str, others: list[str]) -> bool:
    """Whether no part of the other names begins with *word*."""
    return not any(f"-{name}".find(f"-{slug(word)}") >= 0 for name in others)
