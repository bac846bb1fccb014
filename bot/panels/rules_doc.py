"""docs/rules.md, made from the rules themselves: `python -m bot.panels.rules_doc [--write]`.

Without `--write` it says whether the file is up to date.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import Field, fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from bot.panels.rules import key_of, preset_name
from bot.texts.catalogue import DEFAULT_LANGUAGE, say
from engine import PRESETS, Rules
from engine.conflicts import HIGHEST_TARGET

PATH: Final = Path(__file__).resolve().parents[2] / "docs" / "rules.md"

SOURCES: Final[Mapping[str, str]] = {
    "target": "G1",
    "win_by": "G2",
    "no_trump": "A5",
    "all_pass": "D3",
    "redeal_by": "C4",
    "dealer_partner": "D4",
    "defend_alone": "E4",
    "lone_lead": "E3",
    "ranks": "A1",
    "hand_size": "A7",
    "first_dealer": "B1, B4",
    "first_to_speak": "D6",
    "needs_trump": "D7",
    "euchred_loner": "E5",
    "exceed_target": "G2, strict reading",
    "score_cards": "8",
}
"""The paragraph of RULES.md that each option is from."""

_NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {"win_by": (1, 2), "hand_size": (5, 7), "euchred_loner": (2, 4)}
_CONFLICTS: Final = ("bad-rules-seven-cards", "bad-rules-dealer-first-stuck")
_HEAD: Final = """# The rules Bower plays

Made by `python -m bot.panels.rules_doc --write` from `engine/rules.py` and the English catalogue: change those, not
this file. The ids in brackets are the paragraphs of RULES.md, the project's settled reading of its sources; where that
leaves room, [decision 2](decisions/0002-readings-of-the-rules.md) says how it was read. `/rules <preset>` tells each
preset in full, in three languages.
"""


def document() -> str:
    """The whole file."""
    return "\n".join([_HEAD, *_presets(), *_options(), *_conflicts()])


def values_of(option: "Field[Any]") -> tuple[object, ...]:
    """Every value of an option; of the target none, for they are too many."""
    if isinstance(option.default, Enum):
        return tuple(type(option.default))
    if isinstance(option.default, bool):
        return (False, True)
    return _NUMBERS.get(option.name, ())


def _presets() -> Iterator[str]:
    yield "## Presets\n"
    yield "| preset | name | in one line | other than the defaults |"
    yield "|---|---|---|---|"
    for key, rules in PRESETS.items():
        ordinary = Rules()
        differing = [f.name for f in fields(Rules) if getattr(rules, f.name) != getattr(ordinary, f.name)]
        settings = ", ".join(f"`{name} = {_written(getattr(rules, name))}`" for name in differing) or "nothing"
        about = say(DEFAULT_LANGUAGE, f"preset-{key}.about")
        yield f"| `{key}` | {preset_name(key, DEFAULT_LANGUAGE)} | {about} | {settings} |"
    yield ""


def _options() -> Iterator[str]:
    yield "## Options\n"
    for option in fields(Rules):
        yield f"### `{option.name}` [{SOURCES[option.name]}]\n"
        if option.name == "target":
            default = Rules().target
            yield f"1 to {HIGHEST_TARGET}; default {default}. {_sentence('rule-target', target=default)}\n"
            continue
        for value in values_of(option):
            mark = " (default)" if value == option.default else ""
            yield f"- `{_written(value)}`{mark}: {_sentence(f'rule-{key_of(option.name, value)}')}"
        yield ""


def _conflicts() -> Iterator[str]:
    yield "## What cannot go together\n"
    for key in _CONFLICTS:
        yield f"- {say(DEFAULT_LANGUAGE, key)}"
    yield ""


def _sentence(key: str, **values: int) -> str:
    said = say(DEFAULT_LANGUAGE, key, **values)
    return said if said.endswith(".") else f"{said}."


def _written(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value).lower()


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is up to date (0) or not (1)."""
    parser = argparse.ArgumentParser(description="docs/rules.md from the rules themselves.")
    parser.add_argument("--write", action="store_true", help="write the file")
    new = document()
    if parser.parse_args(arguments).write:
        PATH.write_text(new, encoding="utf-8")
        return 0
    same = PATH.exists() and PATH.read_text(encoding="utf-8") == new
    sys.stdout.write(f"{PATH.name} is {'up to date' if same else 'not up to date'}\n")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
