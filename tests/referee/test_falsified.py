"""The referee can fail: one row, or one value that it is given, is falsified, and it names the promise."""

import asyncio
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.contests import organizers, rulings
from bot.contests.templates import Template
from bot.store.database import Database
from tests.bot.contests.world import CROWD
from tests.referee.book import Book
from tests.referee.lot import KINDS, Lot
from tests.referee.rows import MINUTE, Snapshot
from tests.referee.watched import MO, OLGA, Referee, Step, Watched

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
    await watched.carry_out(MO, organizers.Pause(MO, "rain"))
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


def ends(step: Step) -> bool:
    return step.after.final and not step.before.final


def changed(what: Any, **changes: Any) -> Any:
    what = copy(what)
    for name, value in changes.items():
        setattr(what, name, value)
    return what


def after(table: str, key: Any, **changes: Any) -> Falsify:
    """A row is another one."""

    def falsify(step: Step) -> Step:
        rows = dict(getattr(step.after, table))
        rows[key] = {**rows[key], **changes}
        return step._replace(after=changed(step.after, **{table: rows}))

    return falsify


def as_if(value: Callable[[Step], Snapshot]) -> Falsify:
    """The rows after the act are others."""
    return lambda step: step._replace(after=value(step))


def act(**changes: Any) -> Falsify:
    return lambda step: step._replace(act=changed(step.act, **changes))


def seated(**changes: Any) -> Callable[[Step], Step]:
    return lambda step: after("every_table", min(step.after.every_table), **changes)(step)


def short_pause(step: Step) -> Step:
    key = min(step.after.deadlines)
    return after("deadlines", key, due_at=step.after.deadlines[key]["due_at"] - 1000)(step)


def more_points(step: Step) -> Step:
    (entry, rank, points), *others = (step.shown or [[]])[0]
    return step._replace(shown=[[(entry, rank, points + 1), *others]])


def last_is_first(step: Step) -> Step:
    first, *others, last = (step.shown or [[]])[0]
    return step._replace(shown=[[(first[0], last[1], first[2]), *others, (last[0], first[1], last[2])]])


def same_meeting(step: Step) -> Step:
    return after("matches", (2, 0), **{side: step.after.matches[1, 0][side] for side in ("north", "east")})(step)


RULES = does("Adjust")


@pytest.mark.parametrize(
    ("promise", "when", "falsify"),
    [
        ("contest-log", does("Pause"), as_if(lambda step: changed(step.after, log=step.before.log))),
        ("contest-log", does("Pause"), act(refused="contest-own")),
        ("members-own-press", opens(1), after("players", 1, user_id=5000)),
        ("members-one-entry", opens(1), after("entries", 2, players="1,4")),
        ("members-check-in", does("CheckIn"), act(kind="play")),
        ("members-places", opens(1), as_if(lambda step: changed(step.after, seeds=[1, 2]))),
        ("members-improver", opens(1), seated(seats=[{"level": "expert"}])),
        ("members-leave-seat", does("Resume"), seated(sat=[5000, 5001, 5002, 5003])),
        ("members-absent", opens(1), after("deadlines", ("missing", 1), due_at=1)),
        ("points-draw-stands", RULES, after("matches", (1, 1), north="5")),
        ("points-swiss", opens(2), more_points),
        ("points-swiss", ends, last_is_first),
        ("points-bye", opens(2), lambda step: after("rounds", 2, idle=step.after.rounds[1]["idle"])(step)),
        ("points-no-second-meeting", opens(2), same_meeting),
        ("clock-pause", does("Resume"), short_pause),
        ("clock-next-round", opens(2), after("rounds", 1, closed=0)),
        ("organizers-rulings", RULES, after("matches", (1, 0), north_points=None)),
        ("organizers-judge-not", RULES, act(user=CROWD[0].user)),
        ("organizers-role", RULES, act(moderator=False)),
    ],
)
def test_the_referee_names_the_promise(
    steps: list[Step], promise: str, when: Callable[[Step], bool], falsify: Falsify
) -> None:
    referee = Referee(Book())
    for step in steps:
        referee.look(falsify(step) if when(step) else step)
    assert promise in {each for each, _ in referee.book.found}
