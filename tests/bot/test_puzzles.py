"""The puzzle of the day in the store, on both databases: kept once, answered once, streaks, rankings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.puzzles.daily import Daily, PuzzleCode, Puzzles, make_in_worker
from bot.puzzles.rankings import LISTED, MIN_ANSWERS, Course, PuzzleBoards, streak_on
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault, note
from bot.workers.workers import Workers
from engine import PRESETS
from engine.players.puzzles import Puzzle, PuzzleKind, plan, puzzle_of, solves
from tests.bot.fake_puzzles import guess, made_at_once
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there

MEMBERS = (ANN, BEN, CLEO, DAN, EVE)


class Workshop:
    """Makes puzzles when told to go on, and counts them."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.begun, self.open = asyncio.Event(), asyncio.Event()
        self.fault: Exception | None = None

    async def make(self, day: int) -> Puzzle:
        self.made.append(day)
        self.begun.set()
        await self.open.wait()
        if self.fault is not None:
            raise self.fault
        return puzzle_of(day, guess)


@pytest.fixture
def puzzles(database: Database, clock: FakeClock) -> Puzzles:
    return Puzzles(database, clock=clock, make=made_at_once)


@pytest.fixture
def boards(database: Database) -> PuzzleBoards:
    return PuzzleBoards(database)


def choice(daily, place: int) -> int:
    """The index of the choice in this place of the solution."""
    return daily.mine.choices.index(daily.solution.options[place].action)


async def answer(puzzles: Puzzles, person, place: int, guild: int = GUILD):
    daily = await puzzles.today()
    return await puzzles.answer(daily.day, choice(daily, place), user=person.user, name=person.name, guild=guild)


async def test_a_puzzle_is_made_once_and_does_not_change(database: Database, clock: FakeClock) -> None:
    workshop = Workshop()
    puzzles = Puzzles(database, clock=clock, make=workshop.make)
    asking = [asyncio.create_task(puzzles.today()) for _ in range(5)]
    await workshop.begun.wait()
    workshop.open.set()
    one, *others = await asyncio.gather(*asking)
    assert all(each == one for each in others)
    assert workshop.made == [one.day] == [clock.at // DAY_MS]
    preset, kind = plan(one.day)
    made = puzzle_of(one.day, guess)
    assert (one.preset, one.kind, one.mine) == (preset, kind, made.mine)
    assert one.mine.rules == PRESETS[preset]
    for kept, original in zip(one.solution.options, made.solution.options, strict=True):
        assert kept.action == original.action
        assert kept.points == pytest.approx(original.points, abs=1e-4)
        assert kept.winning == pytest.approx(original.winning, abs=1e-4)
    assert one.solution.deals == made.solution.deals
    # another process, or the next start, whatever its players would make
    other = Puzzles(database, clock=clock, make=lambda day: made_at_once(day + 1))
    assert await other.today() == one
    assert await other.of(one.day) == one
    assert await other.of(one.day - 1) is None


async def test_who_looked_before_it_was_stored_makes_no_other(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop, looked, stored, read = Workshop(), asyncio.Event(), asyncio.Event(), database.read
    workshop.open.set()

    @asynccontextmanager
    async def read_slowly() -> AsyncIterator[AsyncConnection]:
        async with read() as connection:
            monkeypatch.undo()
            yield connection
        looked.set()
        await stored.wait()

    puzzles = Puzzles(database, clock=clock, make=workshop.make)
    monkeypatch.setattr(database, "read", read_slowly)
    late = asyncio.create_task(puzzles.today())
    await looked.wait()
    first = await puzzles.today()
    stored.set()
    assert await late == first
    assert workshop.made == [first.day]


@both_databases
async def test_two_processes_that_make_it_at_once_agree(database: Database, clock: FakeClock) -> None:
    several = [Puzzles(database, clock=clock, make=lambda day, n=n: made_at_once(day + n)) for n in range(3)]
    first, *others = await asyncio.gather(*(each.today() for each in several))
    assert all(each == first for each in others)


async def test_a_puzzle_that_cannot_be_made_is_tried_again(database: Database, clock: FakeClock) -> None:
    workshop = Workshop()
    workshop.open.set()
    workshop.fault = RuntimeError("no")
    puzzles = Puzzles(database, clock=clock, make=workshop.make)
    with refused(PuzzleCode.NOT_READY):
        await puzzles.today()
    workshop.fault = None
    assert (await puzzles.today()).day == clock.at // DAY_MS
    assert len(workshop.made) == 2


async def test_a_cancelled_request_does_not_stop_the_making(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = Workshop()
    puzzles = Puzzles(database, clock=clock, make=workshop.make)
    monkeypatch.setattr("bot.each_day.WAIT_SECONDS", 0)
    with refused(PuzzleCode.NOT_READY):
        await puzzles.today()
    monkeypatch.setattr("bot.each_day.WAIT_SECONDS", 60)
    asking = asyncio.create_task(puzzles.today())
    for _ in range(3):
        await asyncio.sleep(0)
    workshop.open.set()
    await asking
    assert len(workshop.made) == 1


@rest
async def test_closing_gives_up_what_is_being_made(database: Database, clock: FakeClock) -> None:
    workshop = Workshop()
    puzzles = Puzzles(database, clock=clock, make=workshop.make)
    puzzles.start()
    asking = asyncio.create_task(puzzles.today())
    await workshop.begun.wait()
    await puzzles.close()
    with refused(PuzzleCode.NOT_READY):
        await asking


async def test_workers_make_a_puzzle_outside_the_event_loop() -> None:
    workers = Workers(0)
    try:
        assert await make_in_worker(workers, guess)(20_780) == puzzle_of(20_780, guess)
    finally:
        await workers.close()


@both_databases
async def test_no_second_answer_slips_in_beside_the_deletion(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    vault = Vault("k" * 32)
    puzzles = Puzzles(database, clock=clock, make=made_at_once, vault=vault)
    daily = await puzzles.today()
    assert await puzzles.answer(daily.day, choice(daily, 1), user=ANN.user, name="Ann", guild=GUILD)

    async def delete_answers(connection: AsyncConnection) -> None:
        await note(connection, vault, daily.day, ANN.user)
        await connection.execute(delete(schema.puzzle_answers))

    async def of_meanwhile(day: int) -> Daily | None:
        await database.write(delete_answers)
        return await of(day)

    of = puzzles.of
    monkeypatch.setattr(puzzles, "of", of_meanwhile)
    with refused(PuzzleCode.ANSWER_DELETED):
        await puzzles.answer(daily.day, choice(daily, 0), user=ANN.user, name="Ann", guild=GUILD)
    assert await puzzles.answer_of(daily.day, ANN.user) is None


async def test_the_sources_alone_do_not_make_the_puzzle_of_an_installation() -> None:
    workers = Workers(0)
    try:
        salted = [await make_in_worker(workers, guess, salt)(20_780) for salt in (b"one", b"other", b"one")]
    finally:
        await workers.close()
    assert salted[0] == salted[2]
    assert len({each.log for each in (*salted, puzzle_of(20_780, guess))}) == 3


async def test_the_first_answer_counts(puzzles: Puzzles, clock: FakeClock) -> None:
    options = (daily := await puzzles.today()).solution.options
    assert await puzzles.answer_of(daily.day, ANN.user) is None
    first = there(await answer(puzzles, ANN, 1))
    assert (first.day, first.user, first.choice) == (daily.day, ANN.user, options[1].action)
    assert first.loss == pytest.approx(round(options[0].points, 2) - round(options[1].points, 2))  # as the list says
    assert first.solved is solves(daily.solution, first.choice) is False
    clock.later(5)
    assert await answer(puzzles, ANN, 0) == first
    assert await answer(puzzles, ANN, 0, guild=GUILD + 1) == first
    best = there(await answer(puzzles, BEN, 0))
    assert (best.loss, best.solved) == (0, True)


@both_databases
async def test_many_answers_of_one_at_once_are_one(database: Database, puzzles: Puzzles) -> None:
    daily = await puzzles.today()
    places = [place % len(daily.solution.options) for place in range(6)]
    given = await asyncio.gather(*(answer(puzzles, ANN, place) for place in places))
    assert len(set(given)) == 1
    async with database.read() as connection:
        assert len((await connection.execute(select(schema.puzzle_answers))).all()) == 1


async def test_late_answers_and_unknown_choices_do_not_count(
    database: Database, puzzles: Puzzles, clock: FakeClock
) -> None:
    daily = await puzzles.today()
    values = {"user": ANN.user, "name": ANN.name, "guild": GUILD}
    for index in (-1, len(daily.mine.choices), 10**6):
        assert await puzzles.answer(daily.day, index, **values) is None
    assert await puzzles.answer(daily.day + 1, 0, **values) is None
    clock.at = (daily.day + 1) * DAY_MS
    assert await puzzles.answer(daily.day, 0, **values) is None
    async with database.read() as connection:
        assert (await connection.execute(select(schema.puzzle_answers))).all() == []


async def test_at_midnight_another_puzzle_begins(puzzles: Puzzles, clock: FakeClock) -> None:
    one = await puzzles.today()
    clock.at = (one.day + 1) * DAY_MS - 1
    assert await puzzles.today() == one
    clock.at += 1
    two = await puzzles.today()
    assert two.day == one.day + 1
    assert two.mine != one.mine
    assert await puzzles.of(one.day) == one


async def test_streaks_day_by_day(puzzles: Puzzles, boards: PuzzleBoards, clock: FakeClock) -> None:
    """Answered and right, answered, not answered, answered and right."""
    told = []
    for place in (0, 0, 1, None, 0, 0):
        before = await boards.course(ANN.user)
        if place is not None:
            await answer(puzzles, ANN, place)
        after = await boards.course(ANN.user)
        today = puzzles.day
        told.append(tuple(f(today) for c in (before, after) for f in (c.answer_streak, c.solve_streak)))
        clock.at += DAY_MS
    assert told == [(0, 0, 1, 1), (1, 1, 2, 2), (2, 2, 3, 0), (3, 0, 3, 0), (0, 0, 1, 1), (1, 1, 2, 2)]


def test_a_run_ends_with_today_or_yesterday() -> None:
    assert streak_on(set(), 5) == 0
    assert [streak_on({1, 2, 3}, today) for today in range(6)] == [0, 1, 2, 3, 3, 0]
    assert Course({4: 0.0, 5: 0.3}, frozenset({4})).solve_streak(5) == 0


@both_databases
async def test_a_days_ranking_is_by_points_lost_then_by_time(
    puzzles: Puzzles, boards: PuzzleBoards, clock: FakeClock
) -> None:
    for person, place in ((ANN, 1), (BEN, 0), (CLEO, 1), (DAN, 0)):
        await answer(puzzles, person, place)
        clock.later(1)
    await answer(puzzles, EVE, 0, guild=GUILD + 1)
    board = await boards.day(GUILD, puzzles.day, user=ANN.user)
    assert [(row.rank, row.name) for row in board.rows] == [(1, "Ben"), (2, "Dan"), (3, "Ann"), (4, "Cleo")]
    assert [row.solved for row in board.rows] == [True, True, False, False]
    assert board.total == 4
    assert (await boards.day(GUILD, puzzles.day - 1, user=ANN.user)).rows == ()


async def test_the_reader_is_listed_below_the_first_rows(
    database: Database, puzzles: Puzzles, boards: PuzzleBoards, clock: FakeClock
) -> None:
    daily = await puzzles.today()
    for number in range(LISTED + 5):
        await puzzles.answer(daily.day, choice(daily, 0), user=5000 + number, name=f"M{number}", guild=GUILD)
        clock.later(1)
    board = await boards.day(GUILD, daily.day, user=5000 + LISTED + 3)
    assert [row.rank for row in board.rows] == [*range(1, LISTED + 1), LISTED + 4]
    assert board.total == LISTED + 5
    stranger = await boards.day(GUILD, daily.day, user=1)
    assert len(stranger.rows) == LISTED


async def history(database: Database, rows: list[tuple[int, int, bool]], guild: int = GUILD) -> None:
    """Answers by day and member."""

    async def unit(connection) -> None:
        for day in sorted({day for day, _, _ in rows}):
            known = await connection.scalar(select(schema.puzzles.c.day).where(schema.puzzles.c.day == day))
            if known is None:
                values = {
                    "preset": "north-american",
                    "rules": "",
                    "kind": PuzzleKind.LEAD.value,
                    "log": "",
                    "solution": "",
                }
                await connection.execute(insert(schema.puzzles).values(day=day, deals=1, made_at=0, **values))
        for day, user, solved in rows:
            values = {"guild_id": guild, "name": f"M{user} of {day}", "choice": "pass", "answered_at": day}
            values |= {"loss": 0 if solved else 300, "solved": solved}
            await connection.execute(insert(schema.puzzle_answers).values(day=day, user_id=user, **values))

    await database.write(unit)


async def test_the_board_of_all_days(database: Database, boards: PuzzleBoards) -> None:
    one = [(day, 1, day != 3) for day in (1, 2, 3, 5, 6, 7, 8)]  # 6 of 7 right, four days in a row
    two = [(day, 2, True) for day in (1, 3, 5)]  # all right, never two days in a row
    three = [(day, 3, True) for day in (2, 3, 4)]  # all right, three in a row
    four = [(day, 4, True) for day in range(1, MIN_ANSWERS)]  # too few
    await history(database, [*one, *two, *three, *four])
    await history(database, [(9, 1, False), (10, 1, False)], guild=GUILD + 1)
    rows = await boards.all_days(GUILD, until=8, user=1)
    assert [(row.rank, row.user, row.solved, row.answered, row.streak) for row in rows] == [
        (1, 3, 3, 3, 3),
        (2, 2, 3, 3, 1),
        (3, 1, 6, 7, 4),
    ]
    assert [row.name for row in rows] == ["M3 of 4", "M2 of 5", "M1 of 8"]
    until = await boards.all_days(GUILD, until=4, user=1)
    assert [(row.user, row.solved, row.answered, row.streak) for row in until] == [(3, 3, 3, 3), (1, 2, 3, 3)]
    assert await boards.all_days(GUILD + 1, until=99, user=1) == ()


async def test_equal_members_share_a_rank(database: Database, boards: PuzzleBoards) -> None:
    await history(database, [(day, user, True) for day in (1, 2, 3) for user in (7, 6, 5)])
    rows = await boards.all_days(GUILD, until=3, user=5)
    assert [(row.rank, row.user) for row in rows] == [(1, 5), (1, 6), (1, 7)]
