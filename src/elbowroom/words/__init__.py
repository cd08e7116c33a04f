"""All texts for people, by key and language: a thin layer over Project Fluent.

A language is a folder of ``.ftl`` files, one per topic. English is the reference: it defines
the keys, and what another language does not have yet is shown in English. A key that English does
not have is a bug and raises ``KeyError``, in tests and in production.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

    Arg = str | int | float | FluentType

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent
_KINDS: Final = ("race", "power", "place", "relic", "piece")
# Other codes for languages that we have.
_ALIASES: Final = {"no": "nb", "nn": "nb"}
# British English has no comma before "and" in a list.
_LIST_LOCALES: Final = {ENGLISH: "en_GB"}
# Longer texts are shortened when they are inserted: Fluent refuses those of over 2,500 characters.
_MOST_CHARACTERS: Final = 1000
# An entry starts at the margin with its id; its other lines are indented or begin with a brace.
# Splitting the files like this takes a millisecond, parsing them all a fifth of a second, which
# `--help` need not wait for. Fluent's own parser reads each entry when it is needed.
_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)


class Words:
    """The texts of one language, with English as the fallback.

    Fluent is imported, and a message parsed, when the first text is needed: a program that
    only lists languages or shows no text pays nothing.
    """

    def __init__(self, locale: str = ENGLISH) -> None:
        self.locale: Final = _language(locale)
        order = [self.locale] if self.locale == ENGLISH else [self.locale, ENGLISH]
        self._bundles: Final = [_LazyBundle(language) for language in order]
        self._learnt: Final[dict[str, dict[str | None, str]]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._learnt or key in entries(ENGLISH)

    def learn(self, key: str, texts: Mapping[str | None, str]) -> None:
        """From now on the message *key*, of something home-made, has these texts by attribute; its
        name is under None."""
        self._learnt[key] = dict(texts)

    @property
    def learnt(self) -> list[str]:
        """The keys of home-made things."""
        return list(self._learnt)

    def text(self, key: str, /, **args: Arg) -> str:
        """The message *key*, with its arguments filled in."""
        return self._say(key, None, args)

    def attr(self, key: str, attribute: str, /, **args: Arg) -> str:
        """An attribute of the message *key*, such as the ``text`` of ``race-giants``."""
        return self._say(key, attribute, args)

    def has_attr(self, key: str, attribute: str) -> bool:
        """Whether the message *key* has that attribute, such as ``decline``."""
        if key in self._learnt:
            return attribute in self._learnt[key]
        return attribute in _attributes(entries(ENGLISH)[key])

    def form(self, key: str, form: str, /, **args: Arg) -> str:
        """The message *key* in one of its forms (an attribute such as ``acc``), else as it is."""
        if form:
            with suppress(KeyError):
                return self._say(key, form, args)
        return self._say(key, None, args)

    def name(self, key: str) -> str:
        """The name of a race, power, place, relic or piece by its bare key (``giants``)."""
        for kind in _KINDS:
            if f"{kind}-{key}" in self:
                return self.text(f"{kind}-{key}")
        raise KeyError(key)

    def and_list(self, items: Sequence[str]) -> str:
        """Names as a list in a sentence: ``a, b and c``."""
        return self._join(items, "standard")

    def comma_list(self, items: Sequence[str]) -> str:
        """Items of a table or a sum, separated by commas: ``a, b, c``."""
        return self._join(items, "unit")

    def _join(self, items: Sequence[str], style: Literal["standard", "unit"]) -> str:
        from babel.lists import format_list

        return format_list(items, style, _LIST_LOCALES.get(self.locale, self.locale))

    def _say(self, key: str, attribute: str | None, args: dict[str, Arg]) -> str:
        args = {name: _shortened(value) for name, value in args.items()}
        problem = "unknown key"
        if attribute in self._learnt.get(key, {}):
            return self._learnt[key][attribute]
        for bundle in self._bundles if key in self else []:
            try:
                return bundle.say(key, attribute, args)
            except KeyError as error:
                problem = str(error.args[0])
        raise KeyError(f"{key}{'.' + attribute if attribute else ''}: {problem}")


def _shortened(value: Arg) -> Arg:
    """An argument without its middle, if it is too long to read."""
    if not isinstance(value, str) or len(value) <= _MOST_CHARACTERS:
        return value
    half = _MOST_CHARACTERS // 2
    return f"{value[:half]} … {value[-half:]}"


class _LazyBundle:
    """One language without a fallback; each message is parsed when it is first needed."""

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._bundle: FluentBundle | None = None

    def say(self, key: str, attribute: str | None, args: dict[str, Arg]) -> str:
        bundle = self._bundle_with(key)
        message = bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise KeyError("no such text")
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError("; ".join(str(problem) for problem in problems))
        return str(text)

    def _bundle_with(self, key: str) -> FluentBundle:
        """The bundle, with the message *key* in it."""
        if self._bundle is None:
            self._bundle = self._new_bundle()
        if not self._bundle.has_message(key):
            self._add(self._bundle, key)
        return self._bundle

    def _new_bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        from elbowroom.words.forms import FUNCTIONS

        # Isolation marks are invisible in a browser but visible in a terminal.
        bundle = FluentBundle([self._language], use_isolating=False, functions=FUNCTIONS)
        for key in entries(self._language):
            if key.startswith("-"):
                self._add(bundle, key)
        return bundle

    def _add(self, bundle: FluentBundle, key: str) -> None:
        from fluent.runtime import FluentResource

        source = entries(self._language).get(key)
        if source is None:
            raise KeyError("unknown key")
        bundle.add_resource(FluentResource(source))


def languages() -> list[str]:
    """The languages that are complete, English first."""
    complete = _outline(ENGLISH)
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")} - {ENGLISH}
    return [ENGLISH, *sorted(each for each in folders if _outline(each) >= complete)]


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every message (and ``-term``) of a language, by key; not yet parsed."""
    sources: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for source in _ENTRY.split(path.read_text(encoding="utf-8"))[1:]:
            sources[source.partition("=")[0].strip()] = source
    return sources


def _outline(language: str) -> set[str]:
    """All keys and ``key.attribute`` pairs of a language, without its private terms."""
    outline: set[str] = set()
    for key, source in entries(language).items():
        if not key.startswith("-"):
            outline.add(key)
            outline.update(f"{key}.{name}" for name in _attributes(source))
    return outline


@cache
def _attributes(source: str) -> list[str]:
    """The names of the attributes of one entry."""
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    assert isinstance(entry, ast.Message), source
    return [attribute.id.name for attribute in entry.attributes]


def _language(locale: str) -> str:
    """The language folder for a locale such as ``hu``, ``nn-NO`` or ``fi_FI.UTF-8``."""
    code = re.split(r"[-_.@]", locale.strip().lower())[0]
    code = _ALIASES.get(code, code)
    return code if code.isalpha() and entries(code) else ENGLISH
