"""The referee can fail: one row, or one value that it is given, is falsified, and it names the promise."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bot.contests.world import CROWD
from tests.referee import product
from tests.referee.book import Book
from tests.referee.people import People
from tests.referee.product import HERE, plan_of
from tests.referee.rounds import Rounds
from tests.referee.rows import Snapshot
from tests.referee.watched import MINUTE, MO, OLGA, Step, Watched, look, opened


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    """A Swiss of five pairs, with a pause and a ruling, as the referee has seen it."""
    return asyncio.run(recorded(tmp_path_factory.mktemp("referee")))


async def recorded(folder: Path) -> list[Step]:
    """The steps of a contest in which nothing is wrong."""
    book = Book()
    database = await opened(folder, "swiss.db")
    try:
        watched = Watched(database, 1, book)
        watched.steps = []
        await watched.begin(plan_of(watched.server, "swiss", Random(1), check_in=True, rounds=3, least=4), OLGA)
        for one, two in zip(CROWD[:10:2], CROWD[1:10:2], strict=True):
            watched.wait(1000)
            await watched.do(one, product.Invite(one, HERE, two))
            await watched.do(two, product.Invite(two, HERE, one))
        watched.wait(45 * MINUTE)
        await watched.advance()
        for member in CROWD[:10]:
            await watched.do(member, product.CheckIn(member))
        watched.server.clock.at = watched.snap.plan["starts_at"]
        await watched.advance()
        await watched.do(MO, product.Pause(MO, "rain"))
        watched.wait(20 * MINUTE)
        await watched.do(MO, product.Resume(MO))
        while not watched.snap.final:
            await watched.play(Random(1), 1.0)
            await watched.advance()
            if watched.snap.last_round == 1:
                await watched.do(MO, product.Adjust(MO, 1, 0, (3, 1), "miscounted"))
            watched.wait(5 * MINUTE)
            await watched.advance()
    finally:
        await database.close()
    assert not book.found
    return watched.steps


def edit(snap: Snapshot, table: str, key: Any, **changes: Any) -> Snapshot:
    """The rows with one of them changed."""
    rows = dict(getattr(snap, table))
    rows[key] = {**rows[key], **changes}
    return replace(snap, **{table: rows})


def drawn(step: Step, number: int) -> bool:
    """Whether a step has opened a round."""
    return number in step.after.rounds and number not in step.before.rounds


def unlogged(step: Step) -> Step:
    return replace(step, after=replace(step.after, log=step.before.log)) if step.act.kind == "Pause" else step


def stranger(step: Step) -> Step:
    if not drawn(step, 1):
        return step
    after = edit(step.after, "players", 1, user_id=5000)
    return replace(step, after=after)


def two_entries(step: Step) -> Step:
    return replace(step, after=edit(step.after, "entries", 2, players="1,4")) if drawn(step, 1) else step


def no_check_in(step: Step) -> Step:
    mine = step.act.kind == "CheckIn" and step.act.user == CROWD[3].user
    return replace(step, act=replace(step.act, kind="play")) if mine else step


def no_place(step: Step) -> Step:
    return (
        replace(step, after=replace(step.after, row={**step.after.row, "seeds": "1,2,3,4"})) if drawn(step, 1) else step
    )


def another_draw(step: Step) -> Step:
    here = step.act.kind == "Adjust"
    return (
        replace(step, after=edit(step.after, "matches", (1, 1), north=step.after.matches[1, 0]["north"]))
        if here
        else step
    )


def other_points(step: Step) -> Step:
    if not step.shown or not drawn(step, 2):
        return step
    (entry, rank, points), *others = step.shown[0]
    return replace(step, shown=[[(entry, rank, points + Fraction(1)), *others]])


def wrong_place(step: Step) -> Step:
    if not step.shown or not step.after.final:
        return step
    first, *others, last = step.shown[0]
    return replace(step, shown=[[(first[0], last[1], first[2]), *others, (last[0], first[1], last[2])]])


def strong_computer(step: Step) -> Step:
    if not drawn(step, 1):
        return step
    number = min(step.after.every_table)
    seats = [{**seat, "user_id": None, "level": "expert"} for seat in step.after.every_table[number]["seats"]]
    return replace(step, after=edit(step.after, "every_table", number, seats=seats))


def short_pause(step: Step) -> Step:
    if step.act.kind != "Resume":
        return step
    key = min(step.after.deadlines)
    return replace(step, after=edit(step.after, "deadlines", key, due_at=step.after.deadlines[key]["due_at"] - 1000))


def too_early(step: Step) -> Step:
    return replace(step, after=edit(step.after, "rounds", 1, closed=0)) if drawn(step, 2) else step


def player_judges(step: Step) -> Step:
    here = step.act.kind == "Adjust"
    return replace(step, act=replace(step.act, user=CROWD[0].user)) if here else step


def member_organizes(step: Step) -> Step:
    return replace(step, act=replace(step.act, moderator=False)) if step.act.kind == "Adjust" else step


def other_bye(step: Step) -> Step:
    idle = step.before.row["seeds"].split(",")[0] if step.before.drawn else "1"
    return (
        replace(step, after=edit(step.after, "rounds", 2, idle=step.after.rounds[1]["idle"] or idle))
        if drawn(step, 2)
        else step
    )


def same_meeting(step: Step) -> Step:
    if not drawn(step, 2):
        return step
    match = step.after.matches[1, 0]
    return replace(step, after=edit(step.after, "matches", (2, 0), north=match["north"], east=match["east"]))


def other_sitter(step: Step) -> Step:
    if step.act.kind != "Resume":
        return step
    number = min(step.after.every_table)
    first, *others = step.after.every_table[number]["seats"]
    return replace(step, after=edit(step.after, "every_table", number, seats=[{**first, "user_id": 5000}, *others]))


def changed_by_a_refusal(step: Step) -> Step:
    return replace(step, act=replace(step.act, refused="contest-own")) if step.act.kind == "Pause" else step


def no_ruling(step: Step) -> Step:
    return (
        replace(step, after=edit(step.after, "matches", (1, 0), north_points=None))
        if step.act.kind == "Adjust"
        else step
    )


@pytest.mark.parametrize(
    ("promise", "falsify"),
    [
        ("contest-log", unlogged),
        ("contest-log", changed_by_a_refusal),
        ("members-own-press", stranger),
        ("members-one-entry", two_entries),
        ("members-check-in", no_check_in),
        ("members-places", no_place),
        ("members-improver", strong_computer),
        ("members-leave-seat", other_sitter),
        ("points-draw-stands", another_draw),
        ("points-swiss", other_points),
        ("points-swiss", wrong_place),
        ("points-bye", other_bye),
        ("points-no-second-meeting", same_meeting),
        ("clock-pause", short_pause),
        ("clock-next-round", too_early),
        ("organizers-rulings", no_ruling),
        ("organizers-judge-not", player_judges),
        ("organizers-role", member_organizes),
    ],
)
def test_the_referee_names_the_promise(steps: list[Step], promise: str, falsify: Callable[[Step], Step]) -> None:
    book = Book()
    people, rounds = People(book), Rounds(book)
    for step in steps:
        look(book, people, rounds, falsify(step))
    assert promise in {each for each, _ in book.found}
