"""The rows of the review of all texts: what it asked for is done, or there is a reason why not.

`tests/texts/rows/*.toml` has an entry for each row: its `id`, a short `quote` of it, and one of

- `done = true`, with `files` (from the root, `*` allowed) and what they must not say any more (`absent`) or say now
  (`present`);
- `not_done = "the reason why not"`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests.texts.patterns import ROOT

FOLDER: Final = Path(__file__).parent / "rows"
NAMES: Final = ("english", "italian", "french", "terms", "docs", "commands")
ALLOWED: Final = {"id", "quote", "done", "not_done", "files", "absent", "present"}
SHORTEST_REASON: Final = 12


def rows(name: str) -> list[dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["row"]


def fault(row: dict[str, Any]) -> str:
    """What is wrong with an entry, nothing if the texts agree with it."""
    said = [each for each in ("done", "not_done") if row.get(each)]
    if len(said) != 1 or row.keys() - ALLOWED or not row.get("quote"):
        return "an entry is done or not_done, and has a quote"
    if row.get("not_done"):
        return "" if len(str(row["not_done"])) >= SHORTEST_REASON else "the reason is too short"
    return _checked(row)


def _checked(row: dict[str, Any]) -> str:
    absent, present, globs = row.get("absent", []), row.get("present", []), row.get("files", [])
    if not globs or not (absent or present):
        return "done needs files, and what is absent or present in them"
    empty = [each for each in globs if not _text(each)]
    if empty:
        return f"no such file: {', '.join(empty)}"
    text = "\n".join(map(_text, globs))
    wrong = [f"still says “{each}”" for each in absent if _plain(each) in text]
    return "; ".join(wrong + [f"does not say “{each}”" for each in present if _plain(each) not in text])


@cache
def _text(glob: str) -> str:
    return "\n".join(_plain(path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob(glob)))


def _plain(text: str) -> str:
    """A text on one line, with plain spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", NAMES)
def test_what_is_marked_done_is_done(name: str) -> None:
    found = rows(name)
    assert len({row["id"] for row in found}) == len(found)
    assert {row["id"]: wrong for row in found if (wrong := fault(row))} == {}


def test_no_row_is_missing() -> None:
    assert {name: len(rows(name)) for name in NAMES} == {
        "english": 52,
        "italian": 34,
        "french": 32,
        "terms": 80,
        "docs": 37,
        "commands": 27,
    }
