"""Pauses: when a game stands still, how it goes on, and how it ends; lobbies where nobody does anything."""

import pytest
from sqlalchemy import select

from bot.clock import DAY_MS
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import CloseIdle, Start
from bot.tables.commands.pause import AskPause, EndPause, Park, Unpark
from bot.tables.commands.play import Act, ExpireClock, Step
from bot.tables.commands.seats import AddComputer, ComeBack, Leave, Sit, Substitute
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby.pause import LOBBY_MS
from bot.tables.model import Closing, Pause, PauseReason, Sitter, Status
from bot.tables.service import HOSTED, Tables
from bot.tables.turn_clock import TurnClocks
from engine import legal_actions
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, DAN, EVE, MEMBERS
from tests.bot.scripted_tables import FakeClock, give_back, opened, started, tables_on, until_turn
from tests.refused import code_of, refused
from tests.there import there


class House:
    """Tables and their clocks."""

    def __init__(self, database: Database) -> None:
        self.database, self.clock = database, FakeClock()
        self.tables: Tables = tables_on(database, self.clock)
        self.clocks = TurnClocks(self.tables, database, clock=self.clock)

    async def at_turn(
        self, seat: int = 2, members: int = 4, *, clock_ms: int = CLOCK_MS, casual: bool = False
    ) -> StoredTable:
        """A game of this many members at a seat's turn; with four of them it is rated, unless it is casual."""
        now = await started(self.tables, members=members, clock_ms=clock_ms, casual=casual)
        return await until_turn(self.tables, now, seat)

    async def goes(self, now: StoredTable, *seats: int) -> StoredTable:
        """These members go away."""
        for seat in seats:
            now = await self.tables.do(now.table.id, Substitute(MEMBERS[seat], seat))
        return now

    async def later(self, ms: int) -> None:
        self.clock.at += ms
        await self.clocks.tick()

    async def closing(self, table: int) -> Closing | None:
        return (await self.tables.load(table)).table.closing

    async def losers(self) -> list[int]:
        """Who has lost a rated game by leaving."""
        left = schema.journal.c
        async with self.database.read() as connection:
            return list(await connection.scalars(select(left.user_id).where(left.kind == "left")))


@pytest.fixture
def house(database: Database) -> House:
    return House(database)


async def test_a_game_that_all_members_left_alone_pauses(house: House) -> None:
    """One has gone, and the other has missed two turns: no computer plays for nobody."""
    now = await house.goes(await house.at_turn(0, members=2), 1)
    for missed in range(2):
        assert now.table.pause is None
        house.clock.at += CLOCK_MS
        now = await house.tables.do(now.table.id, ExpireClock(now.table.version))
        if not missed:
            assert now.state is not None
            now = await house.tables.do(now.table.id, Step(now.table.version, legal_actions(now.state)[0]))
            now = await until_turn(house.tables, now, 0)
    assert now.table.pause == Pause(PauseReason.AWAY, house.clock.at)
    assert now.deadline == house.clock.at + DAY_MS
    assert not waits_for_computer(now)
    assert await code_of(house.tables, now.table.id, Step(now.table.version)) == Code.PAUSED
    assert await code_of(house.tables, now.table.id, Act(ANN.user, 0, now.table.version)) == Code.PAUSED
    assert await tables_on(house.database, house.clock).load(now.table.id) == now


async def test_a_member_who_is_back_gets_a_whole_clock_for_the_turn(house: House) -> None:
    now = await house.goes(await house.at_turn(2, casual=True), 0, 1, 3)
    assert now.table.pause is None
    house.clock.at += CLOCK_MS // 2
    now = await house.goes(now, 2)
    assert now.table.pause is not None
    house.clock.at += DAY_MS // 2
    now = await house.tables.do(now.table.id, ComeBack(CLEO))
    assert now.table.pause is None
    assert now.deadline == house.clock.at + CLOCK_MS
    assert [sitter is not None and sitter.away for sitter in now.table.seats] == [True, True, False, True]


async def test_a_new_member_or_another_members_return_lets_a_computer_take_the_turn(house: House) -> None:
    now = await house.goes(await house.at_turn(2, casual=True), 0, 1, 2, 3)
    assert waits_for_computer(await house.tables.do(now.table.id, ComeBack(ANN)))
    now = await house.goes(await house.at_turn(0, members=2), 0, 1)
    assert now.table.pause is not None
    now = await house.tables.do(now.table.id, Sit(EVE, 2))
    assert now.table.pause is None
    assert waits_for_computer(now)


async def test_a_game_waits_for_the_last_member_even_one_who_was_away(house: House) -> None:
    for away in ((0,), (0, 1)):
        now = await house.goes(await house.at_turn(0, members=2), *away)
        now = await house.tables.do(now.table.id, Leave(BEN))
        assert (now.table.pause, now.deadline, waits_for_computer(now)) == (None, None, False)


async def test_all_members_who_are_there_must_ask_for_a_pause(house: House) -> None:
    now = await house.goes(await house.at_turn(2, casual=True), 3)
    for member in MEMBERS[:2]:
        now = await house.tables.do(now.table.id, AskPause(member))
    now = await house.tables.do(now.table.id, AskPause(BEN, on=False))
    now = await house.tables.do(now.table.id, AskPause(CLEO))
    assert now.table.pause is None
    now = await house.tables.do(now.table.id, AskPause(BEN))
    assert now.table.pause == Pause(PauseReason.AGREED, house.clock.at)
    assert await code_of(house.tables, now.table.id, AskPause(ANN)) == Code.PAUSED
    house.clock.at += DAY_MS // 2
    now = await house.tables.do(now.table.id, ComeBack(BEN))
    assert now.table.pause is None
    assert now.deadline == house.clock.at + CLOCK_MS
    assert not any(sitter is not None and sitter.asks_pause for sitter in now.table.seats)


async def test_when_the_last_who_would_play_goes_away_the_others_have_agreed(house: House) -> None:
    now = await house.at_turn(2, casual=True)
    for member in (ANN, BEN, CLEO):
        now = await house.tables.do(now.table.id, AskPause(member))
    now = await house.goes(now, 3)
    assert now.table.pause == Pause(PauseReason.AGREED, house.clock.at)


async def test_a_pause_ends_the_game_after_a_day_or_two_clocks(house: House) -> None:
    for clock_ms, lasts in ((CLOCK_MS, DAY_MS), (DAY_MS, 2 * DAY_MS)):
        now = await house.at_turn(2, clock_ms=clock_ms, casual=True)
        await house.goes(now, 0, 1, 2, 3)
        await house.later(lasts - 1)
        assert (await house.tables.load(now.table.id)).table.pause is not None
        await house.later(1)
        after = (await house.tables.load(now.table.id)).table
        assert (after.status, after.closing, after.pause) == (Status.CLOSED, Closing.PAUSED, None)


async def test_computers_play_a_rated_game_on_when_all_are_away_whoever_went_last(house: House) -> None:
    """Else the losers of tonight go away after the winners, and nobody wins."""
    now = await house.goes(await house.at_turn(2), 1, 3)
    house.clock.at += DAY_MS
    now = await house.goes(now, 0, 2)
    assert now.table.pause is None
    back = await house.tables.do(now.table.id, ComeBack(BEN))
    assert there(back.table.seats[1]) == Sitter(user=BEN.user, name=BEN.name)
    now = await house.goes(back, 1)
    while now.state is not None and now.table.status is Status.PLAYING:
        assert waits_for_computer(now)
        action = None if now.to_act is None else legal_actions(now.state)[-1]
        now = await house.tables.do(now.table.id, Step(now.table.version, action))
    assert (now.table.status, now.table.rated) == (Status.OVER, True)
    assert await house.losers() == []


async def test_nobody_loses_by_a_pause_that_was_agreed(house: House) -> None:
    now = await house.goes(await house.at_turn(2), 1)
    house.clock.at += DAY_MS
    for member in (ANN, CLEO, DAN):
        now = await house.tables.do(now.table.id, AskPause(member))
    assert now.table.pause is None  # while ratings are at stake, nobody pauses without the absent
    now = await house.tables.do(now.table.id, AskPause(BEN))
    assert now.table.pause is not None
    await house.later(DAY_MS)
    assert await house.closing(now.table.id) is Closing.PAUSED
    assert await house.losers() == []


async def test_a_parked_game_goes_on_when_the_bot_is_invited_again_and_nobody_loses_by_it(house: House) -> None:
    now = await house.at_turn(2)
    parked = await house.tables.do(now.table.id, Park())
    assert parked.table.pause == Pause(PauseReason.PARKED, house.clock.at)
    house.clock.at += CLOCK_MS
    back = await house.tables.do(now.table.id, Unpark())
    assert (back.table.pause, back.deadline) == (None, house.clock.at + CLOCK_MS)
    await house.tables.do(now.table.id, Park())
    await house.later(DAY_MS)
    assert await house.closing(now.table.id) is Closing.PAUSED
    assert await house.losers() == []


async def test_parking_changes_no_other_pause_which_ends_at_its_time_only(house: House) -> None:
    now = await house.at_turn(2, casual=True)
    assert await code_of(house.tables, now.table.id, EndPause()) == Code.STALE
    now = await house.goes(now, 0, 1, 2, 3)
    for command in (Park(), Unpark()):
        assert (await house.tables.do(now.table.id, command)).table.pause == now.table.pause
    assert await code_of(house.tables, now.table.id, EndPause()) == Code.STALE


async def test_who_leaves_a_paused_rated_game_loses_it_as_ever(house: House) -> None:
    now = await house.at_turn(2)
    for member in MEMBERS:
        await house.tables.do(now.table.id, AskPause(member))
    await house.tables.do(now.table.id, Leave(DAN))
    assert await house.losers() == [DAN.user]


async def test_time_without_members_is_given_back_to_pauses_and_lobbies(house: House) -> None:
    now = await house.goes(await house.at_turn(2, casual=True), 0, 1, 2, 3)
    lobby = await house.tables.load((await opened(house.tables)).id)
    assert now.deadline is not None
    assert lobby.deadline is not None
    house.clock.at += DAY_MS // 2
    await give_back(house.tables, house.clock, house.clock.at - 1000)
    assert (await house.tables.load(now.table.id)).deadline == now.deadline + 1000
    assert (await house.tables.load(lobby.table.id)).deadline == lobby.deadline + 1000


async def test_what_has_no_clock_does_not_count_for_the_host(house: House) -> None:
    for _ in range(HOSTED):
        await house.goes(await house.at_turn(0, members=2), 0, 1)
        await house.at_turn(0, members=1)
    for _ in range(HOSTED):
        await opened(house.tables)
    with refused(Code.TOO_MANY):
        await opened(house.tables)


async def test_a_lobby_closes_a_day_after_a_members_last_act(house: House) -> None:
    lobby = (await opened(house.tables)).id
    await house.later(LOBBY_MS - 1)
    await house.tables.do(lobby, AddComputer(ANN))
    await house.tables.set_message(lobby, 1, house.clock.at)
    await house.later(LOBBY_MS - 1)
    await house.tables.set_message(lobby, 2, house.clock.at)  # showing it again is nobody's act
    assert await code_of(house.tables, lobby, CloseIdle()) == Code.STALE
    await house.later(1)
    assert await house.closing(lobby) is Closing.IDLE
    assert (await house.tables.load(lobby)).deadline is None


async def test_a_lobby_that_its_last_member_leaves_is_closed(house: House) -> None:
    lobby = (await opened(house.tables)).id
    closed = (await house.tables.do(lobby, Leave(ANN))).table
    assert (closed.status, closed.closing) == (Status.CLOSED, Closing.DESERTED)
    assert closed.seat_of(ANN.user) == 0


async def test_a_start_in_time_is_not_undone_by_the_end_of_the_lobby(house: House) -> None:
    lobby = await opened(house.tables)
    for _ in lobby.free_seats:
        await house.tables.do(lobby.id, AddComputer(ANN))
    await house.tables.do(lobby.id, Start(ANN))
    await house.later(2 * LOBBY_MS)
    assert (await house.tables.load(lobby.id)).table.status is Status.PLAYING
