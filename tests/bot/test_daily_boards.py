"""Boards of the day in the store, on both databases: made once, promised, played once, alike for all, compared."""

import asyncio

import pytest
from sqlalchemy import select

from bot.boards.daily import BoardCode, BoardMaker, DailyBoards, Played, Standing, players_version
from bot.clock import DAY_MS
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.puzzles.rankings import PuzzleBoards
from bot.stats import rebuild
from bot.store import schema
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.errors import Code
from bot.tables.model import Member, Status
from engine.players.boards import LEVELS, RULES, Board, promise
from tests.bot.fake_boards import HOUSE, BoardProcess, made_at_once
from tests.bot.people import ANN, BEN, CLEO, GUILD
from tests.bot.scripted_tables import FakeClock, secrets
from tests.refused import refused
from tests.suite import both_databases


@pytest.fixture
def process(database: Database, clock: FakeClock) -> BoardProcess:
    return BoardProcess(database, clock)


async def lines(process: BoardProcess, table: int) -> list[str]:
    query = select(schema.log.c.line).where(schema.log.c.table_id == table).order_by(schema.log.c.seq)
    async with process.database.read() as connection:
        return [*await connection.scalars(query)]


@both_databases
async def test_a_day_is_made_once_and_is_the_same_for_every_process(database: Database, clock: FakeClock) -> None:
    one, two = BoardProcess(database, clock), BoardProcess(database, clock, seed=7)
    first, *others = await asyncio.gather(one.boards.today(), two.boards.today(), one.boards.today())
    assert all(each == first for each in others)
    assert [board.house for board in first.boards] == [HOUSE] * 3
    assert first.promise == promise(first.day, "one", first.secret)
    clock.at += DAY_MS
    later = await two.boards.today()
    assert later.day == first.day + 1
    assert later.secret != first.secret
    assert await one.boards.of(first.day) == first


async def test_the_secret_is_sealed_and_whoever_loses_the_key_loses_the_boards(process: BoardProcess) -> None:
    day = await process.boards.today()
    async with process.database.read() as connection:
        stored = await connection.scalar(select(schema.board_days.c.secret))
    assert stored is not None
    assert day.secret not in stored
    assert process.vault.unseal(stored) == day.secret
    other = DailyBoards(process.tables, process.database, process.maker, process.clock, secrets(3), Vault("x" * 40))
    assert await other.of(day.day) is None
    with refused(BoardCode.NOT_READY):
        await other.today()


async def test_boards_that_cannot_be_made_are_tried_again(database: Database, clock: FakeClock) -> None:
    process, faults = BoardProcess(database, clock), [OSError("no worker")]

    async def make(day: int, secret: bytes) -> list[Board]:
        if faults:
            raise faults.pop()
        return [*await made_at_once(day, secret)]

    process.boards._maker = BoardMaker(make, "one")
    with refused(BoardCode.NOT_READY):
        await process.begin()
    assert (await process.begin()).table.status is Status.PLAYING


async def test_a_board_is_a_private_table_of_one_member_and_its_computers(process: BoardProcess) -> None:
    day = await process.boards.today()
    for board in day.boards:
        table = (await process.begin(board.number)).table
        assert table.seat_of(ANN.user) == board.seat
        assert [each.level for each in table.seats if each is not None and each.is_computer] == [board.level] * 3
        assert (table.guild, table.channel, table.rules, table.counted) == (0, 0, RULES, False)
        assert not table.allows_hints
    assert tuple(board.level for board in day.boards) == LEVELS


async def test_the_same_choices_meet_the_same_cards_whoever_plays_them_and_wherever(process: BoardProcess) -> None:
    other = BoardProcess(process.database, process.clock, seed=5)
    for number in range(2):
        mine = await process.play(await process.begin(number, ANN))
        theirs = await other.begin(number, BEN, guild=0)
        while theirs.table.status is Status.PLAYING:  # killed after each step
            other = BoardProcess(process.database, process.clock, seed=6)
            theirs = await other.step(await other.tables.load(theirs.table.id))
        assert await lines(process, mine.table.id) == await lines(process, theirs.table.id)
        mark = await process.play(await process.begin(number, CLEO), lambda mine: len(mine.choices) - 1)
        assert await lines(process, mark.table.id) != await lines(process, mine.table.id)


@both_databases
async def test_a_board_is_played_once_and_its_points_are_those_of_the_game(
    database: Database, clock: FakeClock
) -> None:
    process = BoardProcess(database, clock)
    begun = await process.begin(0)
    assert (await process.begin(0)).table.id == begun.table.id
    day = process.boards.day
    assert await process.boards.of_member(day, ANN.user) == {0: Played(begun.table.id, GUILD, None)}
    over = await process.play(begun)
    assert (await process.begin(0)).table.status is Status.OVER
    seen = over.view_for(over.table.seat_of(ANN.user)).view
    assert seen is not None
    side = seen.rules.side_of(seen.seat or 0)
    points = seen.scores[side] - seen.scores[1 - side]
    assert await process.boards.of_member(day, ANN.user) == {0: Played(begun.table.id, GUILD, points)}
    found = await process.boards.find(begun.table.id)
    assert found is not None
    assert (found[0].day, found[1]) == (day, 0)
    assert await process.boards.find(12345) is None


async def test_two_presses_at_once_begin_one_board(process: BoardProcess) -> None:
    await process.boards.today()
    tables = await asyncio.gather(*(process.begin(1) for _ in range(4)))
    assert len({each.table.id for each in tables}) == 1
    async with process.database.read() as connection:
        assert len((await connection.execute(select(schema.tables))).all()) == 1


@both_databases
async def test_how_many_did_better_is_counted_here_and_overall(database: Database, clock: FakeClock) -> None:
    process = BoardProcess(database, clock)
    day = (await process.boards.today()).day
    made = [(GUILD, (2, 1, 0)), (GUILD, (-2, 4, 1)), (0, (4, None, None)), (99, (4, 4, 4)), (0, (2, 2, 2))]
    table = 500
    for user, (guild, points) in enumerate(made):
        for number, each in enumerate(points):
            table += 1
            row = {"day": day, "number": number, "user_id": user, "guild_id": guild, "table_id": table, "points": each}
            await database.write(lambda to, row=row: to.execute(schema.board_results.insert(), [row]))
    standing = process.boards.standing
    assert await standing(day, GUILD, 2, 0) == Standing(0, 2, 2, 5)
    assert await standing(day, GUILD, -2, 0) == Standing(1, 2, 4, 5)
    assert await standing(day, 0, -2, 0) == Standing(0, 0, 4, 5)
    assert await standing(day, GUILD, 3) == Standing(0, 2, 2, 4)
    assert await standing(day + 1, GUILD, 3) == Standing(0, 0, 0, 0)


async def test_a_day_with_a_board_counts_for_the_streak_of_the_puzzle(process: BoardProcess) -> None:
    puzzles, day = PuzzleBoards(process.database), process.boards.day
    await process.begin(0)
    assert (await puzzles.course(ANN.user)).answer_streak(day) == 0, "begun is not played"
    await process.play(await process.begin(0))
    process.clock.at += DAY_MS
    await process.play(await process.begin(2))
    course = await puzzles.course(ANN.user)
    assert (course.answer_streak(day), course.answer_streak(day + 1), course.solve_streak(day + 1)) == (1, 2, 0)


async def test_boards_count_in_no_statistics(process: BoardProcess) -> None:
    for number in range(2):
        await process.play(await process.begin(number))
    async with process.database.read() as connection:
        for table in rebuild.DERIVED:
            assert (await connection.execute(select(table))).all() == []
        assert (await connection.execute(select(schema.journal))).all() == []
    assert await rebuild.check(process.database) == ()


async def test_what_is_played_after_the_day_does_not_count_and_at_the_next_look_it_is_closed(
    process: BoardProcess,
) -> None:
    half, late = await process.begin(0), await process.begin(1)
    day = process.boards.day
    process.clock.at += DAY_MS
    over = await process.play(late)
    assert over.table.status is Status.OVER
    assert (await process.boards.of_member(day, ANN.user))[1].points is None
    await process.boards.today()
    assert (await process.tables.load(half.table.id)).table.status is Status.CLOSED
    assert (await process.begin(0)).table.id not in (half.table.id, late.table.id)


async def test_after_an_update_the_rest_of_the_day_is_closed_and_the_next_day_is_played(process: BoardProcess) -> None:
    done = await process.play(await process.begin(0))
    half = await process.begin(1)
    updated = BoardProcess(process.database, process.clock, version="two")
    await updated.boards.close_old()
    with refused(BoardCode.CHANGED):
        await updated.begin(2)
    with refused(BoardCode.CHANGED):
        await updated.begin(0, BEN)
    assert (await updated.begin(1)).table.status is Status.CLOSED
    assert (await updated.begin(0)).table.id == done.table.id
    assert half.table.id != done.table.id
    process.clock.at += DAY_MS
    assert (await updated.begin(2)).table.status is Status.PLAYING


async def test_what_others_may_still_play_is_shown_to_nobody(process: BoardProcess) -> None:
    with refused(Code.NOT_OVER):
        await process.tables.reveal((await process.begin(0)).table.id)


async def test_who_deletes_the_account_plays_no_board_again_that_day(process: BoardProcess) -> None:
    await process.play(await process.begin(0))
    await process.begin(1)
    members = Members(process.database, pings=True)
    privacy = Privacy(process.database, process.tables, members, clock=process.clock, vault=process.vault)
    await privacy.forget(ANN.user)
    async with process.database.read() as connection:
        assert (await connection.execute(select(schema.board_results))).all() == []
    for number in range(3):
        with refused(BoardCode.DELETED):
            await process.begin(number)
    await process.begin(0, Member(BEN.user, "Ben"))
    process.clock.at += DAY_MS
    await process.begin(0)


def test_the_version_of_the_players_is_that_of_the_files_of_the_engine() -> None:
    assert len(players_version()) == 16
    assert players_version() == players_version.__wrapped__()
