"""The short suite and the rest: `pytest --suite=short` runs what is not marked `rest`, `--suite=rest` what is.

`make test` runs the short suite, `make test-all` both. docs/testing.md says what belongs where.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import settings

from engine import PRESETS

SUITES = ("all", "short", "rest")
rest = pytest.mark.rest
both_databases = pytest.mark.both_databases

COVERING = (
    "north-american",
    "mathews-1844",
    "robson",
    "penryn",
    "railroad",
    "bid-euchre-double",
    "two-handed",
    "three-handed",
    "five-handed",
    "six-handed",
    "hustle",
    "set-back",
)
"""Presets that together have all phases, families and ways to score; tests/test_suite.py checks it."""


def sampled(values: Iterable[Any], short: Collection[Any]) -> list[Any]:
    """All values as parameters of a test, of which the short suite takes only those in `short`."""
    return [value if value in short else _left_out(value) for value in values]


def first(values: Iterable[Any], number: int) -> list[Any]:
    """All values as parameters of a test, of which the short suite takes the first few."""
    return [_left_out(value) if place >= number else value for place, value in enumerate(values)]


def _left_out(value: Any) -> Any:
    """A parameter, or a tuple of them, that only the rest takes."""
    return pytest.param(*(value if type(value) is tuple else (value,)), marks=rest)


EVERY_PRESET = sampled(PRESETS, COVERING)

_examples_divided_by = 1


def configure(suite: str) -> None:
    """Prepare for a suite: Hypothesis tries fewer examples in the short one."""
    global _examples_divided_by  # noqa: PLW0603 - decorators of tests need it before pytest has a fixture to give
    _examples_divided_by = 5 if suite == "short" else 1
    settings.register_profile("bower", deadline=None, max_examples=examples(100))
    settings.load_profile("bower")


def examples(number: int) -> int:
    """How many examples Hypothesis tries of a law."""
    return number // _examples_divided_by


def is_left_out(item: pytest.Item) -> bool:
    """Whether a test is left out of the short suite: it is marked, or it repeats on PostgreSQL what SQLite has shown.

    Tests marked `both_databases` run on both.
    """
    if item.get_closest_marker("rest"):
        return True
    kind = item.callspec.params.get("database_url") if hasattr(item, "callspec") else None
    return kind == "postgresql" and not item.get_closest_marker("both_databases")


def select(items: list[pytest.Item], suite: str) -> list[pytest.Item]:
    """The tests of a suite, one of `SUITES`."""
    if suite == "all":
        return items
    return [item for item in items if is_left_out(item) is (suite == "rest")]
