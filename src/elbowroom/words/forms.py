"""Fluent arguments with grammatical forms: a message asks for one with ``FORM``.

``{ $race }`` is the plain name. ``{ FORM($race, "acc") }`` is the attribute ``.acc`` of the same
name, or the plain name where the language (or a home-made race) has no such attribute. A form may
also decide between variants: ``{ FORM($race, "gender") -> ... }``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentType


class Inflected(FluentType):
    """An argument with forms; *form* returns the text of one of them."""

    def __init__(self, form: Callable[[str], str]) -> None:
        self.form = form

    def format(self, locale: Locale) -> str:
        """The plain form: Fluent calls this for ``{ $race }``."""
        return self.form("")


def form(value: object, name: str) -> object:
    """The Fluent function ``FORM``; a value without forms stays as it is."""
    return value.form(name) if isinstance(value, Inflected) else value


FUNCTIONS: Final[dict[str, Any]] = {"FORM": form}
"""What messages may call besides the functions of Fluent itself."""
