"""The tiers of the tests: what a developer runs, what .ci/run adds, and what only the night has time for.

`make test` runs `pytest --suite=short`, `make test-rest` runs `--suite=rest`, `make test-night` runs everything.
A test without a mark is short. docs/testing.md says what belongs where.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from engine import PRESETS
from tests.whole import WHOLE

SUITES = ("all", "short", "rest")
rest = pytest.mark.rest
night = pytest.mark.night
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


def sampled(values: Iterable[Any], short: Collection[Any], ci: Collection[Any] | None = None) -> list[Any]:
    """All values as parameters of a test: the short suite takes those in `short`, .ci/run also those in `ci`.

    .ci/run takes all of them where `ci` is not given; the night always does.
    """
    return [
        value if value in short else _later(value, rest if ci is None or value in ci else night) for value in values
    ]


def first(values: Iterable[Any], short: int, ci: int | None = None) -> list[Any]:
    """The same by place: the short suite takes the first few values, .ci/run the first `ci`."""
    every = list(values)
    most = len(every) if ci is None else ci
    return [
        value if place < short else _later(value, rest if place < most else night) for place, value in enumerate(every)
    ]


def _later(value: Any, tier: pytest.MarkDecorator) -> Any:
    """A parameter, or a tuple of them, for a later tier."""
    return pytest.param(*(value if type(value) is tuple else (value,)), marks=tier)


EVERY_PRESET = sampled(PRESETS, COVERING, ())

_examples_divided_by = 1


def configure(suite: str) -> None:
    """Prepare for a suite: Hypothesis tries fewer examples in the short one, and half of them in the rest."""
    global _examples_divided_by  # noqa: PLW0603 - decorators of tests need it before pytest has a fixture to give
    _examples_divided_by = {"short": 5, "rest": 2}.get(suite, 1)
    settings.register_profile("bower", deadline=None, max_examples=examples(100))
    settings.load_profile("bower")


def examples(number: int) -> int:
    """How many examples Hypothesis tries of a law."""
    return number // _examples_divided_by


def tier_of(item: pytest.Item) -> str:
    """`short`, `rest` or `night`.

    What PostgreSQL repeats is for the night, unless the test is marked `both_databases`: then it is in the rest.
    """
    if item.nodeid in WHOLE:
        return "short"
    kind = item.callspec.params.get("database_url") if hasattr(item, "callspec") else None
    repeated = kind == "postgresql"
    if item.get_closest_marker("night") or (repeated and not item.get_closest_marker("both_databases")):
        return "night"
    return "rest" if repeated or item.get_closest_marker("rest") else "short"


def select(items: list[pytest.Item], suite: str) -> list[pytest.Item]:
    """The tests of a suite, one of `SUITES`."""
    return items if suite == "all" else [item for item in items if tier_of(item) == suite]


class Passed:
    """`pytest --passed FILE`, by which the night resumes: leaves out what is in the file, and adds what passes."""

    def __init__(self, file: Path, *, writes: bool) -> None:
        self._file, self._writes = file, writes
        self._outcomes: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what has passed."""
        before = {*self._file.read_text(encoding="utf-8").splitlines()} if self._file.exists() else set[str]()
        if out := [item for item in items if item.nodeid in before]:
            config.hook.pytest_deselected(items=out)
            items[:] = [item for item in items if item.nodeid not in before]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what has passed as soon as it is over, in the process that hears of all tests."""
        name = report.nodeid
        self._outcomes[name].add(report.outcome)
        if report.when == "teardown" and self._writes and self._outcomes[name] == {"passed"}:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(f"{name}\n")
