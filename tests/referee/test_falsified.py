"""The referee can fail: one row, or one value that it is given, is falsified, and it names the promise."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.contests import organizers, rulings
from bot.contests.templates import Template
from bot.store.database import Database
from tests.bot.contests.world import CROWD
from tests.referee.asked import Referee
from tests.referee.lot import KINDS, Lot
from tests.referee.rows import MINUTE, Book, Row, Snapshot
from tests.referee.watched import MO, OLGA, Step, Watched

Falsify: TypeAlias = Callable[[Step], Step]


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    return asyncio.run(recorded(tmp_path_factory.mktemp("referee")))


async def recorded(folder: Path) -> list[Step]:
    """A Swiss of five pairs without trouble, but for a pause and a ruling."""
    watched = Watched(await Database.open(f"sqlite+aiosqlite:///{folder}/swiss.db"), 1, Book())
    lot = Lot(watched, KINDS.index(Template.SWISS), small=True)
    lot.trouble, lot.absent, lot.entries = 0.0, 0.0, 5
    await watched.begin(watched.plan(Template.SWISS, check_in=True, rounds=3, least=4), OLGA)
    await lot.sign_up()
    watched.clock.at = watched.snap.plan["starts_at"]
    await watched.advance()
    await watched.carry_out(MO, organizers.PauseContest(MO, "rain"))
    watched.wait(20 * MINUTE)
    await watched.carry_out(MO, organizers.Resume(MO))
    await watched.play_on(lot.dice, 1.0)
    await watched.carry_out(MO, rulings.Adjust(MO, 1, 0, (3, 1), "miscounted"))
    await watched.advance()
    await lot.go_on()
    await watched.database.close()
    assert not watched.book.found
    return watched.steps


def opens(number: int) -> Callable[[Step], bool]:
    return lambda step: number in step.after.rounds and number not in step.before.rounds


def does(kind: str) -> Callable[[Step], bool]:
    return lambda step: step.act.kind == kind


def rows(part: str, where: dict[str, Any], **changes: Any) -> Falsify:
    """Some rows after the act are others."""

    def falsify(step: Step) -> Step:
        found: list[Row] = [{**r, **changes} if where.items() <= r.items() else r for r in step.after.rows[part]]
        return step._replace(after=Snapshot(step.after.at, {**step.after.rows, part: found}))

    return falsify


def act(**changes: Any) -> Falsify:
    return lambda step: step._replace(act=replace(step.act, **changes))


def last_is_first(step: Step) -> Step:
    first, *others, last = (step.shown or [[]])[0]
    return step._replace(shown=[[(first[0], last[1], first[2]), *others, (last[0], first[1], last[2])]])


@pytest.mark.parametrize(
    ("promise", "when", "falsify"),
    [
        ("contest-log", does("PauseContest"), rows("log", {}, by_id=5)),
        ("contest-log", does("PauseContest"), act(refused="contest-own")),
        ("members-own-press", opens(1), rows("players", {"player": 1}, user_id=5000)),
        ("members-one-entry", opens(1), rows("entries", {"entrant": 2}, players="1,4")),
        ("members-check-in", does("CheckIn"), act(kind="play")),
        ("members-places", opens(1), rows("contests", {}, seeds="1,2")),
        ("members-improver", opens(1), rows("seats", {}, level="expert")),
        ("members-leave-seat", does("Resume"), rows("seats", {"seat": 0}, user_id=5000)),
        ("members-absent", opens(1), rows("deadlines", {"kind": "missing"}, due_at=1)),
        ("points-draw-stands", does("Adjust"), rows("matches", {"place": 1}, north="5")),
        ("points-swiss", opens(2), last_is_first),
        ("points-bye", opens(2), rows("rounds", {}, idle="1")),
        ("points-no-second-meeting", opens(2), rows("matches", {}, north="1", east="2")),
        ("clock-pause", does("Resume"), rows("deadlines", {"kind": "missing"}, due_at=1)),
        ("clock-next-round", opens(2), rows("rounds", {"round": 1}, closed=0)),
        ("organizers-rulings", does("Adjust"), rows("matches", {"place": 0}, north_points=None)),
        ("organizers-judge-not", does("Adjust"), act(user=CROWD[0].user)),
        ("organizers-role", does("Adjust"), act(moderator=False)),
    ],
)
def test_the_referee_names_the_promise(
    steps: list[Step], promise: str, when: Callable[[Step], bool], falsify: Falsify
) -> None:
    referee = Referee(Book())
    for step in steps:
        referee.look(*(falsify(step) if when(step) else step))
    assert promise in {each for each, _ in referee.book.found}
