"""Every path that ends a game before its end, or unrates it, is listed here with its reason.

Read from the sources, so that a new path fails until somebody has thought about it.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.suite import rest

ROOT: Final = Path(__file__).parents[3]
ENDS: Final = {
    "bot/tables/commands/life.py:Close.decide": "whoever sits at a rated game leaves it instead",
    "bot/tables/commands/pause.py:EndPause.decide": "all members of a rated game have asked for the pause",
    "bot/tables/commands/life.py:CloseIdle.decide": "for weeks nobody has acted, and no clock runs",
    "bot/tables/commands/play.py:_deal": "after 600 hands neither side leads",
    "bot/tables/commands/contest.py:EndMatch.decide": "not all have begun the game; if all have, it goes on",
    "bot/tables/commands/contest.py:CloseForContest.decide": "nobody has acted, or the key or the server is lost",
}
"""Who closes a table, by which nobody loses."""
UNRATED: Final = {
    "bot/tables/lobby/seats.py:close_table": "closed games: see `give_up`",
    "bot/tables/lobby/rated.py:decide_rated": "the beginning",
    "bot/tables/lobby/rated.py:take_turn": "the first turn of somebody who never agreed that it counts",
    "bot/tables/game.py:StoredTable.play_action": "the end of a game to which somebody never agreed",
    "bot/tables/commands/seats.py:Leave.decide": "before anybody has acted; the member is named",
    "bot/tables/commands/seats.py:Kick.decide": "a moderator's, who does not sit there; it is in the journal",
}
"""Who makes a running game unrated, or decides whether it is rated."""
CLOSED_UNPLAYED: Final = {
    "bot/tables/service.py:Tables.close_all": "the repository looks whether anybody has acted",
    "bot/cli/migrate.py:_replace_key": "the key is lost, so no more hands can be dealt",
}
"""Who uses `CloseForContest`, which asks nothing."""


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the bot, with the file and the function that it is in."""
    paths = (path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py")))
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)
    return tuple(each for path, tree in trees for each in _calls_in(tree, f"{path.relative_to(ROOT).as_posix()}:"))


def _calls_in(node: ast.AST, where: str) -> Iterator[tuple[str, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        inside = where
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = f"{where}{'' if where.endswith(':') else '.'}{child.name}"
        if isinstance(child, ast.Call):
            yield where, child
        yield from _calls_in(child, inside)


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def keywords(call: ast.Call) -> dict[str | None, str]:
    return {each.arg: ast.unparse(each.value) for each in call.keywords}


@rest
def test_a_table_closes_by_one_function() -> None:
    closers = {where for where, call in calls() if keywords(call).get("status") == "Status.CLOSED"}
    assert closers == {"bot/tables/lobby/seats.py:close_table"}
    users = {where for where, call in calls() if name_of(call) == "close_table"}
    assert users == {"bot/tables/game.py:give_up", "bot/tables/lobby/seats.py:without_member"}


@rest
def test_nothing_else_ends_a_game_and_only_who_leaves_loses_by_it() -> None:
    assert {where for where, call in calls() if name_of(call) == "give_up"} == set(ENDS)
    assert {where for where, call in calls() if name_of(call) == "Leaver"} == {
        "bot/tables/commands/seats.py:Leave.decide"
    }


@rest
def test_nothing_else_makes_a_game_unrated() -> None:
    tables = [
        (where, call) for where, call in calls() if where.startswith("bot/tables/") and name_of(call) == "replace"
    ]
    assert {where for where, call in tables if "rated" in keywords(call)} == set(UNRATED)


@rest
def test_only_what_nobody_has_played_is_closed_without_a_question() -> None:
    assert {where for where, call in calls() if name_of(call) == "CloseForContest"} == set(CLOSED_UNPLAYED)
    assert {where for where, call in calls() if name_of(call) == "close_all"} == {
        "bot/boards/daily.py:DailyBoards.close_old",
        "bot/contests/service.py:Contests.write",
        "bot/members/server_data.py:ServerData.forget",
    }
    assert {where for where, call in calls() if name_of(call) == "ContestChange" and "closes" in keywords(call)} == {
        "bot/contests/rulings.py:Redraw.carry_out"
    }
