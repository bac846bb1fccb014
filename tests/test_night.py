"""The night's run goes on where it was, and every run says what it took."""

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import night
from tests.night import Step
from tests.passed import Passed, passed
from tools import timed


def reports(name: str, *outcomes: str) -> list[Any]:
    whens = ("setup", "call", "teardown")
    return [
        SimpleNamespace(nodeid=name, when=when, outcome=outcome, duration=0.5)
        for when, outcome in zip(whens, outcomes, strict=True)
    ]


def test_only_what_has_passed_is_left_out_the_next_time(tmp_path: Path) -> None:
    file, left_out = tmp_path / "passed", list[Any]()
    first = Passed(file, writes=True)
    outcomes = {
        "good": ("passed", "passed", "passed"),
        "bad": ("passed", "failed", "passed"),
        "untidy": ("passed", "passed", "failed"),
        "missing": ("skipped", "skipped", "passed"),
    }
    for name, each in outcomes.items():
        for report in reports(name, *each):
            first.pytest_runtest_logreport(report)
    assert passed(file) == {"good": 1.5}

    def deselected(items: list[Any]) -> None:
        left_out.extend(items)

    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=deselected))
    items: Any = [SimpleNamespace(nodeid=name) for name in outcomes]
    Passed(file, writes=False).pytest_collection_modifyitems(config, items)
    assert [item.nodeid for item in items] == ["bad", "untidy", "missing"]
    assert [item.nodeid for item in left_out] == ["good"]


def test_a_step_that_has_passed_is_not_run_again(tmp_path: Path) -> None:
    good, bad = Step("good one", ("platform",)), Step("bad", ("tests.not_there",))
    assert night._run(good, tmp_path).startswith("passed in ")
    assert night._run(good, tmp_path).startswith("passed before")
    for _ in range(2):
        assert night._run(bad, tmp_path).startswith("FAILED")


def test_the_table_has_the_steps_and_the_groups_of_tests(tmp_path: Path) -> None:
    tests = next(iter(night._steps()))
    names = [f"tests/bot/{name}" for name in ("a.py::test_b", "a.py::test_c[postgresql]", "d.py::test_e")]
    (tmp_path / "tests.passed").write_text("".join(f"30.0\t{name}\n" for name in names), encoding="utf-8")
    told = [line.split() for line in night._table({tests: "passed in 1:30"}, tmp_path)]
    assert told == [
        ["tests", "passed", "in", "1:30"],
        ["tests:", "group", "passed", "minutes"],
        ["tests/bot", "2", "1.0"],
        ["tests/bot,", "on", "PostgreSQL", "1", "0.5"],
    ]


def test_a_changed_file_is_other_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=T", "-c", "user.email=t@localhost")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(night, "ROOT", tmp_path)
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "one").write_text("1")
    without = [night._sources()]
    (tmp_path / "bot" / "one").write_text("2")
    without.append(night._sources())
    assert len({*without}) == 2
    git("init")
    (tmp_path / "one").write_text("1")
    git("add", ".")
    git("commit", "-m", "One")
    seen = [night._sources()]
    for name, text in (("one", "2"), ("twö", "1"), ("twö", "2")):
        (tmp_path / name).write_text(text)
        seen.append(night._sources())
    assert len({*seen}) == 4
    assert {each.partition("-")[0] for each in seen} == {seen[0]}


def test_a_timed_command_has_its_exit_code_and_its_times(capfd: pytest.CaptureFixture[str]) -> None:
    assert timed.main("make nothing", sys.executable, "-c", "raise SystemExit(3)") == 3
    said = r"make nothing: \d+:\d\d by the clock, \d+:\d\d of processor time\n"
    assert re.fullmatch(said, capfd.readouterr().out)
