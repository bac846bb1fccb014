"""Sentences from the `.ftl` files beside this module.

Entries are parsed on first use: a fifth of a millisecond each. All of them would take 33 MB.
"""

import re
from collections.abc import KeysView, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "English", "it": "Italiano", "fr": "Français"})
"""Languages by code, each under its own name."""
DEFAULT_LANGUAGE: Final = "en"
_ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The beginning of an entry; nothing else in Fluent looks like it at the beginning of a line."""

_ID: Final = 10**15
"""Numbers from here on are ids of Discord, which no sentence counts or groups."""

_FRENCH_SPACE: Final = re.compile(r"`[^`\n]*`|(?<=\S) (?=[;!?%])|(?<=\S) (?=»|:(?!\w))|(?<=«) |(?<=}) (?=s\b)")
"""Code, which keeps its spaces, and the spaces at which French must not break a line."""


def language_of(locale: str | None) -> str:
    """The language for one of Discord's locales such as `it` or `en-US`.

    >>> language_of("fr"), language_of("en-GB"), language_of("ja"), language_of(None)
    ('fr', 'en', 'en', 'en')
    """
    code = (locale or "").split("-")[0]
    return code if code in LANGUAGES else DEFAULT_LANGUAGE


def say(language: str, key: str, /, **values: str | int | float) -> str:
    """The sentence under a key, with its values put in. `key.attribute` asks for an attribute of a message.

    Numbers are counts and are written as the language writes them; the number of a table, or an id, is a text.

    Raises:
        KeyError: When the catalogue has no such key, or a value is missing.
        ValueError: For a number as large as an id of Discord.
    """
    return _format(language, key, **values)


# 1 and 1.0 are equal, and written differently
@lru_cache(maxsize=16384, typed=True)
def _format(language: str, key: str, /, **values: str | int | float) -> str:
    """A panel has about forty sentences, mostly repeated."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    _parse(language, name)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    if ids := [name for name, value in values.items() if not isinstance(value, str) and abs(value) >= _ID]:
        raise ValueError(f"{key}: an id must be a text: {', '.join(ids)}")
    text, faults = bundle.format_pattern(pattern, values)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(text)


def keys(language: str) -> KeysView[str]:
    """Every key of a language, in the order of its files."""
    return _sources(language).keys()


@cache
def attributes(language: str, name: str) -> frozenset[str]:
    """The attributes of a message, none where there is no such message."""
    _parse(language, name)
    bundle = _bundle(language)
    return frozenset(bundle.get_message(name).attributes) if bundle.has_message(name) else frozenset()


@cache
def _bundle(language: str) -> FluentBundle:
    # isolation marks (U+2068) would show as boxes in some Discord clients
    functions: Any = {"THE": _with_article}  # a text may be returned, whatever the library's types say
    return FluentBundle([language], functions, use_isolating=False)


def _with_article(cards: object) -> str:
    """French cards with their articles: `le 10♣, la Q♥, l’A♠`."""
    return re.sub(r"(?:^|(?<=, ))(?!la )(\**)(?=(A|as |Q|dame)?)", _article, str(cards))


def _article(found: re.Match[str]) -> str:
    return {"A": "l’", "as ": "l’", "Q": "la ", "dame": "la "}.get(found[2], "le ") + found[1]


def _parse(language: str, name: str, within: tuple[str, ...] = ()) -> None:
    """Add an entry to the bundle; those it refers to come first, as another thread may use it at once."""
    bundle, source = _bundle(language), _sources(language).get(name)
    if source is None or bundle.has_message(name) or name in within:
        return
    resource = FluentResource(source)
    found = _References()
    found.visit(resource)
    for other in found.names:
        _parse(language, other, (*within, name))
    bundle.add_resource(resource)


class _References(Visitor):
    """The other entries an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.append(node.id.name)


@cache
def _sources(language: str) -> Mapping[str, str]:
    """The source text of each key, unparsed."""
    folder = files("bot.texts") / language
    found: dict[str, str] = {}
    for name in sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl")):
        text = (folder / name).read_text(encoding="utf-8")
        if language == "fr":
            text = _FRENCH_SPACE.sub(_no_break, text)
        begins = list(_ENTRY.finditer(text))
        ends = [*(each.start() for each in begins[1:]), len(text)]
        found.update({each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)})
    return MappingProxyType(found)


def _no_break(found: re.Match[str]) -> str:
    if found[0] != " ":
        return found[0]
    return "\N{NARROW NO-BREAK SPACE}" if found.string[found.end()] in ";!?%" else "\N{NO-BREAK SPACE}"
