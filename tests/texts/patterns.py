"""The messages of the catalogue, parsed, and all that each of them can say."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import bot
from bot.texts.catalogue import say

ROOT = Path(__file__).parents[2]
TEXTS = Path(bot.__file__).parent / "texts"
COUNTS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many"}
SAMPLES: Mapping[str, str | int] = {
    **dict.fromkeys(("name", "dealer", "partner", "host", "one", "two", "member", "members", "names"), "Robin"),
    **dict.fromkeys(("side", "winner", "sides", "offenders"), "Robin & Alex"),
    **dict.fromkeys(("card", "cards", "right", "left", "best"), "J♥"),
    **dict.fromkeys(("suit", "from_suit"), "Hearts"),
    **dict.fromkeys(("until", "when"), "in 2 minutes"),
    **dict.fromkeys(("preset", "rules", "seat"), "South"),
    "clock": "2 minutes",
    "turn": "Robin to play",
    "call": "",
}
"""Values of ordinary length; every other value is a number."""


class Written(NamedTuple):
    pattern: Pattern
    source: str
    """As it stands in the file, on one line."""


@cache
def messages(language: str) -> Mapping[str, Written]:
    """Each message and attribute of a language, attributes as `key.attribute`."""
    found: dict[str, Written] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        found |= parse(path.read_text(encoding="utf-8"))
    return found


def parse(source: str) -> dict[str, Written]:
    """The messages of a file."""
    found: dict[str, Written] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            parts = {"": entry.value} | {f".{each.id.name}": each.value for each in entry.attributes}
            for part, pattern in parts.items():
                if pattern is not None and pattern.span is not None:
                    text = source[pattern.span.start : pattern.span.end]
                    found[f"{entry.id.name}{part}"] = Written(pattern, " ".join(text.split()))
    return found


class _Choices(Visitor):
    """The values a pattern takes, those it chooses a form by, and the other messages it repeats."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, VariableReference):
            keys = (each.key for each in node.variants)
            named = {key.value if isinstance(key, NumberLiteral) else key.name for key in keys}
            self.variants.setdefault(selector.id.name, set()).update(named)
        self.generic_visit(node)


def choices(language: str, key: str) -> _Choices:
    """What a message takes and chooses by, with the messages it repeats."""
    found, todo, seen = _Choices(), [key], set[str]()
    while todo:
        each = todo.pop()
        if each in seen:
            continue
        seen.add(each)
        if each in messages(language):
            found.visit(messages(language)[each].pattern)
        todo += found.messages - seen
    return found


def counts_in(language: str, key: str) -> set[str]:
    """The values by whose number a message chooses its form."""
    variants = choices(language, key).variants
    return {name for name, named in variants.items() if named & PLURALS}


def explicit(language: str, key: str, name: str) -> set[str]:
    """The numbers that have a form of their own, such as `[0]`."""
    return {each for each in choices(language, key).variants.get(name, set()) if each.isdigit()}


def everything_said(language: str, key: str) -> Iterator[str]:
    """All forms of a message, with values of ordinary length in it."""
    found = choices(language, key)
    options: dict[str, list[str | int]] = {}
    for name in sorted(found.values):
        named = found.variants.get(name)
        if named is None:
            options[name] = [SAMPLES.get(name, 12)]
        elif named & PLURALS or any(each.isdigit() for each in named):
            options[name] = [1, 2]
        else:
            options[name] = sorted(named)
    for values in islice(product(*options.values()), 24):
        yield say(language, key, **dict(zip(options, values, strict=True)))
