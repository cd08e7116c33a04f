"""What a client does with pushes: the whole sight is built again from what changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]


def sight_after(before: Json | None, push: Json) -> Json | None:
    """The sight after *push*; None if it cannot be made from *before*, and must be asked for."""
    if "now" in push:
        return dict(push["now"])
    if before is None or before["seq"] != push["seq"] - 1:
        return None
    if "patch" not in push:
        return {**before, "seq": push["seq"]}
    now = {**push["patch"], "seq": push["seq"]}
    now |= {name: before[name] for name in ("seat", "view") if name in before}
    if "view" in push["patch"] and "view" in before:
        now["view"] = patched(before["view"], push["patch"]["view"])
    return now


def patched(view: Json, patch: Mapping[str, Any]) -> Json:
    """A view with the changes of a patch."""
    changes = dict(patch)
    regions = {each["slug"]: each for each in changes.pop("regions", [])}
    seats = {each["seat"]: each for each in changes.pop("seats", [])}
    purses = {each["seat"]: each for each in changes.pop("purses", [])}
    trays = changes.pop("trays", {})
    return {
        **view,
        **changes,
        "trays": {**view["trays"], **trays},
        "regions": [{**each, **regions.get(each["slug"], {})} for each in view["regions"]],
        "seats": [
            {**each, **seats.get(each["seat"], {}), **purses.get(each["seat"], {})}
            for each in view["seats"]
        ],
    }
