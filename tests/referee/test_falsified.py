"""The referee can fail: one row, or one value that it is given, is falsified, and it names the promise."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bot.contests.world import CROWD
from tests.referee.book import Book
from tests.referee.people import People
from tests.referee.product import HERE, members, opened, organizers, plan_of, rulings
from tests.referee.rounds import Rounds
from tests.referee.rows import Snapshot
from tests.referee.watched import MINUTE, MO, OLGA, Step, Watched, look


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    return asyncio.run(recorded(tmp_path_factory.mktemp("referee")))


async def recorded(folder: Path) -> list[Step]:
    book = Book()
    database = await opened(folder, "swiss.db")
    try:
        watched = Watched(database, 1, book)
        watched.steps = []
        await watched.begin(plan_of(watched.server, "swiss", Random(1), check_in=True, rounds=3, least=4), OLGA)
        for one, two in zip(CROWD[:10:2], CROWD[1:10:2], strict=True):
            watched.wait(1000)
            await watched.do(one, members.Invite(one, HERE, two))
            await watched.do(two, members.Invite(two, HERE, one))
        watched.wait(45 * MINUTE)
        await watched.advance()
        for member in CROWD[:10]:
            await watched.do(member, members.CheckIn(member))
        watched.server.clock.at = watched.snap.plan["starts_at"]
        await watched.advance()
        await watched.do(MO, organizers.Pause(MO, "rain"))
        watched.wait(20 * MINUTE)
        await watched.do(MO, organizers.Resume(MO))
        while not watched.snap.final:
            await watched.play(Random(1), 1.0)
            await watched.advance()
            if watched.snap.last_round == 1:
                await watched.do(MO, rulings.Adjust(MO, 1, 0, (3, 1), "miscounted"))
            watched.wait(5 * MINUTE)
            await watched.advance()
    finally:
        await database.close()
    assert not book.found
    return watched.steps


def edit(snap: Snapshot, table: str, key: Any, **changes: Any) -> Snapshot:
    rows = dict(getattr(snap, table))
    rows[key] = {**rows[key], **changes}
    return replace(snap, **{table: rows})


def opens(number: int) -> Callable[[Step], bool]:
    return lambda step: number in step.after.rounds and number not in step.before.rounds


def does(kind: str, user: int = 0) -> Callable[[Step], bool]:
    return lambda step: step.act.kind == kind and user in (0, step.act.user)


def after(table: str, key: Any, **changes: Any) -> Callable[[Step], Step]:
    return lambda step: replace(step, after=edit(step.after, table, key, **changes))


def act(**changes: Any) -> Callable[[Step], Step]:
    return lambda step: replace(step, act=replace(step.act, **changes))


def seated(**changes: Any) -> Callable[[Step], Step]:
    """The first seat of the first table is another's."""

    def falsify(step: Step) -> Step:
        number = min(step.after.every_table)
        first, *others = step.after.every_table[number]["seats"]
        return after("every_table", number, seats=[{**first, **changes}, *others])(step)

    return falsify


def unlogged(step: Step) -> Step:
    return replace(step, after=replace(step.after, log=step.before.log))


def no_place(step: Step) -> Step:
    return replace(step, after=replace(step.after, row={**step.after.row, "seeds": "1,2"}))


def short_pause(step: Step) -> Step:
    key = min(step.after.deadlines)
    return after("deadlines", key, due_at=step.after.deadlines[key]["due_at"] - 1000)(step)


def more_points(step: Step) -> Step:
    (entry, rank, points), *others = (step.shown or [[]])[0]
    return replace(step, shown=[[(entry, rank, points + 1), *others]])


def last_is_first(step: Step) -> Step:
    first, *others, last = (step.shown or [[]])[0]
    return replace(step, shown=[[(first[0], last[1], first[2]), *others, (last[0], first[1], last[2])]])


def ends(step: Step) -> bool:
    return step.after.final and not step.before.final


def meeting(step: Step) -> dict[str, str]:
    return {side: step.after.matches[1, 0][side] for side in ("north", "east")}


RULES = does("Adjust")


@pytest.mark.parametrize(
    ("promise", "when", "falsify"),
    [
        ("contest-log", does("Pause"), unlogged),
        ("contest-log", does("Pause"), act(refused="contest-own")),
        ("members-own-press", opens(1), after("players", 1, user_id=5000)),
        ("members-one-entry", opens(1), after("entries", 2, players="1,4")),
        ("members-check-in", does("CheckIn", CROWD[3].user), act(kind="play")),
        ("members-places", opens(1), no_place),
        ("members-improver", opens(1), seated(level="expert")),
        ("members-leave-seat", does("Resume"), seated(user_id=5000)),
        ("points-draw-stands", RULES, after("matches", (1, 1), north="5")),
        ("points-swiss", opens(2), more_points),
        ("points-swiss", ends, last_is_first),
        ("points-bye", opens(2), lambda step: after("rounds", 2, idle=step.after.rounds[1]["idle"])(step)),
        ("points-no-second-meeting", opens(2), lambda step: after("matches", (2, 0), **meeting(step))(step)),
        ("clock-pause", does("Resume"), short_pause),
        ("clock-next-round", opens(2), after("rounds", 1, closed=0)),
        ("organizers-rulings", RULES, after("matches", (1, 0), north_points=None)),
        ("organizers-judge-not", RULES, act(user=CROWD[0].user)),
        ("organizers-role", RULES, act(moderator=False)),
    ],
)
def test_the_referee_names_the_promise(
    steps: list[Step], promise: str, when: Callable[[Step], bool], falsify: Callable[[Step], Step]
) -> None:
    book = Book()
    people, rounds = People(book), Rounds(book)
    for step in steps:
        look(book, people, rounds, falsify(step) if when(step) else step)
    assert promise in {each for each, _ in book.found}
