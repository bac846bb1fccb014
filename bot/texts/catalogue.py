"""Sentences from the `.ftl` files beside this module."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, Term

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType({"en": "English", "it": "Italiano", "fr": "Français"})
"""Languages by code, each under its own name."""
DEFAULT_LANGUAGE: Final = "en"


def language_of(locale: str | None) -> str:
    """The language for one of Discord's locales such as `it` or `en-US`.

    >>> language_of("fr"), language_of("en-GB"), language_of("ja"), language_of(None)
    ('fr', 'en', 'en', 'en')
    """
    code = (locale or "").split("-")[0]
    return code if code in LANGUAGES else DEFAULT_LANGUAGE


def say(language: str, key: str, /, **values: str | int | float) -> str:
    """The sentence under a key, with its values put in. `key.attribute` asks for an attribute of a message.

    Raises:
        KeyError: When the catalogue has no such key, or a value is missing.
    """
    return _said(language, key, tuple((name, value, type(value)) for name, value in values.items()))


@lru_cache(maxsize=4096)
def _said(language: str, key: str, values: tuple[tuple[str, str | int | float, type], ...]) -> str:
    # a panel has some forty sentences, most of them said before; the types keep 1 and 1.0 apart
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, faults = bundle.format_pattern(pattern, {name: value for name, value, _ in values})
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(text)


def keys(language: str) -> frozenset[str]:
    """Every key of a language."""
    return frozenset(_entries(language))


@cache
def _bundle(language: str) -> FluentBundle:
    # isolation marks (U+2068) would show as boxes in some Discord clients
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _entries(language: str) -> Mapping[str, Message | Term]:
    found = [entry for resource in _resources(language) for entry in resource.body or ()]
    return MappingProxyType({entry.id.name: entry for entry in found if isinstance(entry, Message | Term)})


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    folder = files("bot.texts") / language
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return tuple(FluentResource((folder / name).read_text(encoding="utf-8")) for name in names)
