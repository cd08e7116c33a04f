"""All texts for people, by key and language: a thin layer over Project Fluent.

A language is a folder of ``.ftl`` files, one per topic. English is the reference: it defines
the keys, and what another language does not have yet is shown in English. A key that English does
not have is a bug and raises ``KeyError``, in tests and in production.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

    from elbowroom.words.forms import Inflected

    Arg = str | int | float | tuple[str, ...] | FluentType

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent
TEXTS: Final = ("text", "decline", "more")
"""The attributes that are texts of their own, in every language. All others are forms of the name,
which each language has as it needs them."""

OR: Final = "or"
"""The form of a list of which the reader takes one."""

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
_WISH: Final = re.compile(r"(?P<language>[A-Za-z-]+) *(?:; *q=(?P<quality>[01](?:\.\d{1,3})?))?")
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-z][\w-]*) *=", re.MULTILINE)


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

    def attributes(self, key: str) -> list[str]:
        """The attributes that the message *key* has in this language: its texts and its forms."""
        return _attributes(entries(self.locale).get(key, ""))

    def form(self, key: str, form: str, /, **args: Arg) -> str:
        """The message *key* in one of its forms (an attribute such as ``acc``), else as it is."""
        return self._say(key, form if form and self._has_form(key, form) else None, args)

    def _has_form(self, key: str, form: str) -> bool:
        """Whether the name has that form itself: one of English would be in the wrong language."""
        if key in self._learnt:
            return form in self._learnt[key]
        own = entries(self.locale)
        return form in _attributes(own[key] if key in own else entries(ENGLISH).get(key, ""))

    def has_name(self, key: str) -> bool:
        """Whether the bare key (``giants``) names something that is known here."""
        return any(f"{kind}-{key}" in self for kind in _KINDS)

    def name(self, key: str) -> str:
        """The name of a race, power, place, relic or piece by its bare key (``giants``)."""
        return self.text(self._key_of(key))

    def named(self, key: str) -> Inflected:
        """The same name as an argument of another message, which may ask for any of its forms."""
        return self.word(self._key_of(key))

    def word(self, key: str) -> Inflected:
        """The message *key* as an argument of another message."""
        # Importing Fluent takes long, so it waits until a sentence is needed.
        from elbowroom.words.forms import Inflected

        return Inflected(partial(self.form, key))

    def region(self, slug: str, own: str = "", form: str = "") -> str:
        """The name of a region: its *own* if the map gives it one, else that of the words.

        The regions of a map drawn in a scenario have neither and are called by their slug.
        """
        key = f"region-{slug}"
        return own or (self.form(key, form) if key in self else slug)

    def region_word(self, slug: str, own: str = "") -> Inflected:
        """The same as an argument of a message."""
        from elbowroom.words.forms import Inflected

        return Inflected(partial(self.region, slug, own))

    def _key_of(self, thing: str) -> str:
        """The key of the message that names a race, power, place, relic or piece."""
        for kind in _KINDS:
            if f"{kind}-{thing}" in self:
                return f"{kind}-{thing}"
        raise KeyError(thing)

    def listed(self, items: Sequence[str], form: str = "") -> str:
        """Items as a list in a sentence: ``a, b and c``, or in the form ``or``: ``a, b or c``."""
        from babel.lists import format_list

        locale = _LIST_LOCALES.get(self.locale, self.locale)
        return format_list(items, "or" if form == OR else "standard", locale)

    def comma_list(self, items: Sequence[str]) -> str:
        """Items of a table or a sum, separated by commas: ``a, b, c``.

        CLDR has no such list for every language: some of its patterns end with an "and".
        """
        return self.text("items-separator").join(items)

    def _say(self, key: str, attribute: str | None, args: dict[str, Arg]) -> str:
        args = {name: self._as_argument(value) for name, value in args.items()}
        problem = "unknown key"
        if attribute in self._learnt.get(key, {}):
            return self._learnt[key][attribute]
        for bundle in self._bundles if key in self else []:
            try:
                return bundle.say(key, attribute, args)
            except KeyError as error:
                problem = str(error.args[0])
        raise KeyError(f"{key}{'.' + attribute if attribute else ''}: {problem}")

    def _as_argument(self, value: Arg) -> Arg:
        """An argument for Fluent: numbers and lists as the language writes them."""
        if isinstance(value, int | float) and value < 0:
            from elbowroom.words.forms import number

            return number(value)
        if isinstance(value, tuple):
            from elbowroom.words.forms import Inflected

            return Inflected(lambda form: _shortened(self.listed(value, form)))
        return _shortened(value) if isinstance(value, str) else value


def _shortened(text: str) -> str:
    """*text* without its middle, if it is too long to read."""
    if len(text) <= _MOST_CHARACTERS:
        return text
    half = _MOST_CHARACTERS // 2
    return f"{text[:half]} … {text[-half:]}"


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
        from elbowroom.words.forms import FUNCTIONS, Bundle

        # Isolation marks are invisible in a browser but visible in a terminal.
        bundle = Bundle([self._language], use_isolating=False, functions=FUNCTIONS)
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
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")} - {ENGLISH}
    return [ENGLISH, *sorted(each for each in folders if is_complete(each))]


def is_complete(language: str) -> bool:
    """Whether *language* has every message and every text of English."""
    return outline(language) >= outline(ENGLISH)


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every message (and ``-term``) of a language, by key; not yet parsed."""
    sources: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        sources |= entries_in(path)
    return sources


def entries_in(path: Path) -> dict[str, str]:
    """The same for one file."""
    sources = _ENTRY.split(path.read_text(encoding="utf-8"))[1:]
    return {source.partition("=")[0].strip(): source for source in sources}


@cache
def outline(language: str) -> frozenset[str]:
    """The keys of a language and its texts as ``key.attribute``, without terms and forms."""
    names: set[str] = set()
    for key, source in entries(language).items():
        if not key.startswith("-"):
            texts = [name for name in _attributes(source) if name in TEXTS]
            names |= {key, *(f"{key}.{name}" for name in texts)}
    return frozenset(names)


def _attributes(source: str) -> list[str]:
    """The names of the attributes of one entry."""
    return _ATTRIBUTE.findall(source)


def best_language(wishes: Iterable[str]) -> str:
    """The first complete language among *wishes*, such as ``nn-NO`` or ``fi_FI.UTF-8``.

    English if there is none.
    """
    for wish in wishes:
        language = _language(wish)
        if language != ENGLISH and is_complete(language):
            return language
        if wish.lower().startswith(ENGLISH):
            break
    return ENGLISH


def accepted_languages(header: str) -> list[str]:
    """The languages of an ``Accept-Language`` header, the dearest first: ``cs, en;q=0.5``."""
    wishes = [_WISH.fullmatch(part.strip()) for part in header.split(",")]
    known = [(float(wish["quality"] or 1), wish["language"]) for wish in wishes if wish]
    return [language for _, language in sorted(known, key=lambda pair: -pair[0])]


def _language(locale: str) -> str:
    """The language folder for a locale such as ``hu``, ``nn-NO`` or ``fi_FI.UTF-8``."""
    code = re.split(r"[-_.@]", locale.strip().lower())[0]
    code = _ALIASES.get(code, code)
    return code if code.isalpha() and (FOLDER / code).is_dir() else ENGLISH
