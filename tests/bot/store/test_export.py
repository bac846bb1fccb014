"""`python -m bot export`."""

from pathlib import Path

import pytest

from engine import fairness, load, load_rules, replay
from engine.phases.registry import Over
from tests.bot.store.conftest import run
from tests.suite import both_databases, rest


@rest
def test_an_export_has_all_that_is_needed_to_check_the_game(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", url, "--table", 1, "--output", tmp_path / "game.txt") == 0
    written = (tmp_path / "game.txt").read_text("utf-8")
    assert run("export", url, "--table", 1) == 0
    assert capsys.readouterr().out == written
    lines = written.splitlines()
    about = dict(line[2:].split(" ", 1) for line in lines if line.startswith("# "))
    rules, secret = load_rules(about["rules"]), bytes.fromhex(about["secret"])
    actions = [load(line) for line in lines if not line.startswith("#")]
    assert isinstance(replay(rules, actions), Over)
    assert all(check.fair for check in fairness.verify(rules, secret, actions))
    assert "# seat 0 member Ann" in lines
    assert sum(line.startswith("# level ") for line in lines) == sum(" computer " in line for line in lines)
    assert run("export", url, "--table", 1, "--output", tmp_path / "game.txt") == 2


@rest
@pytest.mark.parametrize("table", [3, 4, 404])
def test_a_game_that_is_not_over_is_not_shown(url: str, table: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--table", table) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "deal" not in printed.err


@rest
def test_a_game_given_up_may_be_shown(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--table", 2) == 0
    assert "closed" in capsys.readouterr().out


@pytest.mark.parametrize(("wanted", "begins"), [("json", "{"), ("log", "# bower log 1")])
def test_a_game_is_exported_in_another_format(
    wanted: str, begins: str, file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "game"
    assert run("export", file_url, "--table", 1, "--format", wanted, "--output", output) == 0
    assert run("export", file_url, "--table", 1, "--format", wanted) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(begins)
    assert printed == output.read_text("utf-8")


@both_databases
def test_the_games_of_a_server_are_exported_as_a_spreadsheet(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--server", 77, "--csv") == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("game,started,ended,rules,")
    assert [row.split(",")[0] for row in rows] == ["2", "1"]
    assert run("export", url, "--server", 78, "--csv") == 2
    assert "No game has ended in server 78" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("--server", 77), ("--table", 1, "--csv")])
def test_a_spreadsheet_needs_a_server_and_nothing_else(
    words: tuple[object, ...], file_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", file_url, *words) == 2
    assert "--csv" in capsys.readouterr().err
