"""docs/rules.md, made from the rules themselves: `python -m tools.rules_doc [--write]`.

Without `--write` it says whether the file is up to date.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final

from bot.panels.rules.option_texts import (
    GROUPS,
    OPTIONS,
    differences,
    effect,
    format_value,
    group_name,
    is_partners_game,
    option_about,
    option_name,
    values_of,
)
from bot.texts.catalogue import DEFAULT_LANGUAGE, say
from engine import Rules
from engine.rules import presets
from engine.rules.fields import RuleFields
from tools.generated_file import write_or_check

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PATH: Final = DOCS / "rules.md"

_SOURCE: Final = re.compile(r"\(rules-spec ([^)]+)\)")
_HEAD: Final = """# The rules Bower plays

Made by `python -m tools.rules_doc --write` from the modules of `engine/rules` and the English
catalogue: change those, not this file. In brackets are the paragraphs of [rules-spec.md](rules-spec.md), which says how
the game is played and how ambiguities were settled. `/houserules show` shows each preset in full, in three languages;
*House rules* on a table's message changes any option, and says what cannot go together; `/houserules save` saves the
result for a server.
"""


def document() -> str:
    """The whole file."""
    return "\n".join([_HEAD, *_presets(), *_options()])


def all_presets() -> Mapping[str, Rules]:
    """Every preset by name, those too whose phases are still to come: the file does not change when one arrives."""
    return dict(sorted({**presets.PRESETS, **getattr(presets, "COMING", {})}.items()))


@cache
def sources() -> Mapping[str, str]:
    """The paragraphs of docs/rules-spec.md that each option is from, as its docstring or that of its values says."""
    found: dict[str, str] = {}
    for name, docstring in _docstrings().items():
        default = OPTIONS[name].default
        texts = [docstring, type(default).__doc__ or "" if isinstance(default, Enum) else ""]
        found[name] = next((match[1] for match in map(_SOURCE.search, texts) if match), "")
    return found


def _docstrings() -> Mapping[str, str]:
    """The docstring under each field of `RuleFields`, empty where there is none."""
    tree = ast.parse(inspect.getsource(RuleFields))
    (declared,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    found: dict[str, str] = dict.fromkeys(OPTIONS, "")
    for field, after in zip(declared.body, declared.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
            case _:
                pass
    return found


def _presets() -> Iterator[str]:
    yield "## Presets\n"
    for title, partners in (("Two against two, with a card turned up", True), ("Other games of the family", False)):
        yield f"### {title}\n"
        yield "| preset | name | in one line | other than the defaults |"
        yield "|---|---|---|---|"
        for key, rules in all_presets().items():
            if is_partners_game(rules) is not partners:
                continue
            differing = differences(rules, Rules())
            settings = ", ".join(f"`{name} = {format_value(getattr(rules, name))}`" for name in differing) or "nothing"
            name, about = say(DEFAULT_LANGUAGE, f"preset-{key}"), say(DEFAULT_LANGUAGE, f"preset-{key}.about")
            yield f"| `{key}` | {name} | {about} | {settings} |"
        yield ""


def _options() -> Iterator[str]:
    yield "## Options\n"
    yield "What a preset does not set has the value marked as the default.\n"
    for group, names in GROUPS.items():
        yield f"### {group_name(group, DEFAULT_LANGUAGE)}\n"
        for name in names:
            yield from _option(name)


def _links(paragraphs: str) -> str:
    """Each paragraph as a link to its anchor, which is its id or name in small letters, with dashes."""
    found = re.split("[,;] ", paragraphs)
    return ", ".join(f"[{each}](rules-spec.md#{each.lower().replace(' ', '-')})" for each in found)


def _option(name: str) -> Iterator[str]:
    default = OPTIONS[name].default
    yield f"#### `{name}`: {option_name(name, DEFAULT_LANGUAGE)} ({_links(sources()[name])})\n"
    yield f"{option_about(name, DEFAULT_LANGUAGE)}.\n"
    if isinstance(default, bool):
        other = format_value(not default)
        yield f"- `{other}` (`{format_value(default)}` is the default): {_effect(name, not default)}"
    elif isinstance(default, int):
        numbers = values_of(name)
        in_row = numbers == tuple(range(numbers[0], numbers[-1] + 1))
        told = f"`{numbers[0]}` to `{numbers[-1]}`" if in_row else ", ".join(f"`{number}`" for number in numbers)
        shown = default if default > 1 else numbers[-1]
        yield f"- {told}, `{default}` is the default. `{shown}`: {_effect(name, shown)}"
    else:
        for value in values_of(name):
            mark = " (default)" if value == default else ""
            yield f"- `{format_value(value)}`{mark}: {_effect(name, value)}"
    yield ""


def _effect(name: str, value: object) -> str:
    return effect(Rules(), name, DEFAULT_LANGUAGE, value)


if __name__ == "__main__":
    sys.exit(write_or_check(sys.argv[1:], PATH, document()))
