"""Fluent arguments with grammatical forms: a message asks for one with ``FORM``.

``{ $race }`` is the plain name. ``{ FORM($race, "acc") }`` is the attribute ``.acc`` of the same
name, or the plain name where the language (or a home-made race) has no such attribute. A form may
also decide between variants: ``{ FORM($race, "gender") -> ... }``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentType
from fluent.runtime.utils import native_to_fluent


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


# Languages that set thousands apart from five digits on, as CLDR says with two as the minimum
# number of grouping digits. Babel does not look at that; the page has it from the browser.
_APART_FROM_FIVE_DIGITS: Final = ("et", "hu")


class Bundle(FluentBundle):
    """A bundle that leaves Fluent's own types of arguments alone.

    Its base makes an ordinary number of every number, whatever its class says of the minus sign.
    """

    def format_pattern(
        self, pattern: Any, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """The text, and what went wrong."""
        arguments = {
            name: self._in_groups(
                value if isinstance(value, FluentType) else native_to_fluent(value)
            )
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=arguments)
        return pattern(ResolverEnvironment(context=self, current=current, errors=errors)), errors

    def _in_groups(self, value: Any) -> Any:
        """A number of four digits in one piece, where the language writes it so."""
        if self.locales[0] not in _APART_FROM_FIVE_DIGITS or not isinstance(value, int | float):
            return value
        kind: Any = type(value)
        return kind(value, useGrouping=False) if abs(value) < 10_000 else value


class _Negative(FluentFloat):
    """A number below 0 with the minus sign of the language: Babel writes a hyphen everywhere."""

    def format(self, locale: Locale) -> str:
        sign = locale.number_symbols["latn"]["minusSign"]
        return super().format(locale).replace("-", sign)


def number(value: float) -> FluentType:
    """A number below 0 as an argument."""
    return _Negative(value)


FUNCTIONS: Final[dict[str, Any]] = {"FORM": form}
"""What messages may call besides the functions of Fluent itself."""
