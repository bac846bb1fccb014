"""Tests that have passed are not run again: `pytest --passed FILE`, which the night's run resumes by."""

from collections import defaultdict
from pathlib import Path

import pytest


def passed(file: Path) -> dict[str, float]:
    """The seconds of each test that has passed, by its id."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {name: float(seconds) for seconds, name in (line.split("\t", 1) for line in lines)}


class Passed:
    """Leaves out what is in the file, and adds what passes."""

    def __init__(self, file: Path, *, writes: bool) -> None:
        self._file, self._writes = file, writes
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._outcomes: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what has passed."""
        before = passed(self._file)
        if out := [item for item in items if item.nodeid in before]:
            config.hook.pytest_deselected(items=out)
            items[:] = [item for item in items if item.nodeid not in before]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what has passed as soon as it is over, in the process that hears of all tests."""
        name = report.nodeid
        self._seconds[name] += report.duration
        self._outcomes[name].add(report.outcome)
        if report.when == "teardown" and self._writes and self._outcomes[name] == {"passed"}:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(f"{self._seconds[name]:.3f}\t{name}\n")
