"""Unfinished tables: what is idle is closed, what was given up goes, and what is counted is what the logs say."""

import logging
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.boards.again import try_again
from bot.clock import DAY_MS
from bot.retention import EVERY_SECONDS, PAUSE_SECONDS, SWEEPING, Retention, Swept
from bot.stats import rebuild
from bot.stats.repairs import Repairs
from bot.stats.write import recount
from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables import clock_rows
from bot.tables.commands.life import Close, Open, Start
from bot.tables.commands.seats import FillWithComputers, Leave, Substitute
from bot.tables.commands.settings import SetClock
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Status
from bot.tables.service import Tables
from bot.tables.shards import Shards
from engine import Rules
from tests.bot.people import ANN, BEN, CHANNEL, CLOCK_MS, DAN, GUILD, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, rows, secrets, soon, started, until, until_over
from tests.clock import FakeSleep, LoopTime
from tests.refused import refused
from tests.suite import both_databases, rest

DAYS = 90
LONG = Rules(target=30)


class House:
    """Tables, and the look at them."""

    def __init__(self, database: Database, shards: Shards | None = None) -> None:
        self.database, self.clock, self.naps, self.dice = database, FakeClock(), FakeSleep(), Random(4)
        self.time = LoopTime()
        self.tables = Tables(database, record=record_change, clock=self.clock, secret=secrets(), shards=shards)
        self.retention = self.keeping(DAYS)

    def keeping(self, days: int) -> Retention:
        return Retention(self.tables, self.database, clock=self.clock, days=days, sleep=self.naps)

    def days(self, days: float) -> None:
        self.clock.at += round(days * DAY_MS)
        self.time.at += days * EVERY_SECONDS

    async def rested(self, retention: Retention | None = None) -> None:
        """Wait until the look is over, and the next one is in a day."""
        due = (retention or self.retention)._due
        await soon(lambda: self.time.wait_for(due, SWEEPING) == EVERY_SECONDS)

    async def at_play(self, members: int = 4) -> StoredTable:
        """A game in its second hand or later, a member's turn."""
        now = await started(self.tables, members=members, rules=LONG)
        return await until(self.tables, now, lambda n: n.table.version > 40 and not waits_for_computer(n), self.dice)

    async def idle(self) -> int:
        """A game whose first step never came."""
        return (await started(self.tables, rules=LONG)).table.id

    async def status(self, table: int) -> Status:
        return (await self.tables.load(table)).table.status

    async def is_gone(self, table: int) -> bool:
        """No row but one of the journal is about a table."""
        with refused(Code.UNKNOWN):
            await self.tables.load(table)
        held = await rows(self.database)
        named = {name for name, column in _BY_TABLE.items() if any(row[column] == table for row in held[name])}
        return named <= {"journal"}

    async def check(self) -> None:
        assert await rebuild.check(self.database) == ()


_BY_TABLE = {
    table.name: list(table.c.keys()).index("id" if table is schema.tables else "table_id")
    for table in schema.METADATA.sorted_tables
    if table is schema.tables or "table_id" in table.c
}


@pytest.fixture
async def house(database: Database) -> House:
    return House(database)


# --- closing


async def test_lobbies_and_paused_games_are_left_to_their_deadlines(house: House) -> None:
    lobby = (await opened(house.tables)).id
    paused = (await house.at_play(members=2)).table.id
    for seat in (0, 1):
        await house.tables.do(paused, Substitute(MEMBERS[seat], seat))
    house.days(10 * DAYS)
    assert await house.retention.sweep() == Swept(0, 0)
    assert await house.status(lobby) is Status.LOBBY
    assert await house.status(paused) is Status.PLAYING


async def test_a_game_that_stands_still_is_closed_and_nobody_loses_by_it(house: House) -> None:
    now = await house.at_play()
    assert now.table.rated
    assert now.deadline is not None
    waits = (await house.at_play(members=1)).table.id
    house.days(DAYS + 1)
    assert await house.retention.sweep() == Swept(2, 0)
    assert await house.status(now.table.id) is await house.status(waits) is Status.CLOSED
    held = await rows(house.database)
    assert (held["ratings"], held["player_games"], len(held["games"])) == ([], [], 2)
    await house.check()


async def test_a_game_is_not_idle_while_its_log_grows_or_a_clock_runs(house: House) -> None:
    now = await house.at_play(members=3)
    house.days(DAYS + 1)
    await until(house.tables, now, lambda n: n.table.version > now.table.version and n.deadline is not None, house.dice)
    assert await house.retention.sweep() == Swept(0, 0)
    week = 7 * DAY_MS
    await house.tables.do(now.table.id, SetClock(ANN, week))
    house.days(6)
    assert await house.keeping(2).sweep() == Swept(0, 0)  # a correspondence game, with time left
    house.days(2)
    assert await house.keeping(2).sweep() == Swept(1, 0)


async def test_the_time_the_bot_was_down_is_no_idleness(house: House) -> None:
    idle = await house.idle()
    now = await house.at_play()
    await house.database.write(lambda connection: clock_rows.alive(connection, house.clock.now(), house.tables.shards))
    house.days(DAYS + 10)
    again = house.keeping(DAYS)
    await again.start()
    await house.rested(again)
    assert [await house.status(each) for each in (now.table.id, idle)] == [Status.PLAYING] * 2
    await house.tables.resume()
    house.days(DAYS + 1)
    await house.rested(again)
    await again.close()
    assert await house.status(now.table.id) is Status.CLOSED
    assert await house.status(idle) is Status.CLOSED


# --- deleting


async def given_up(house: House) -> tuple[int, int, int]:
    """A game given up, a lobby given up, and a lobby after them."""
    now = await house.at_play()
    await house.tables.do(now.table.id, Close(MOD))
    lobby = (await opened(house.tables)).id
    await house.tables.do(lobby, Close(ANN))
    return now.table.id, lobby, (await opened(house.tables, BEN)).id


@rest
@both_databases
async def test_abandoned_games_are_deleted_with_their_statistics(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recount, "recount", None)  # of members with thousands of games that would take a second
    over = await until_over(house.tables, await started(house.tables, members=4, rules=SHORT))
    counted = await rows(house.database)
    game, lobby, last = await given_up(house)
    assert (await rows(house.database))["player_hands"] != counted["player_hands"]
    house.days(DAYS - 1)
    assert (await house.retention.sweep()).deleted == 0
    house.days(1.5)
    assert await house.retention.sweep() == Swept(0, 2)
    assert [await house.is_gone(each) for each in (game, lobby)] == [True] * 2
    assert await house.status(last) is Status.LOBBY
    assert await house.status(over.table.id) is Status.OVER
    after = await rows(house.database)
    for name in ("hands", "player_hands", "games", "player_games", "standings", "partnerships", "wallets", "ratings"):
        assert after[name] == counted[name], name
    await house.check()
    await rebuild.rebuild(house.database)
    assert (await rows(house.database))["standings"] == counted["standings"]


async def test_a_game_played_again_goes_when_it_is_over_and_a_board_of_the_day_stays(house: House) -> None:
    over = await until_over(house.tables, await started(house.tables, members=4, rules=SHORT))
    again = [await try_again(house.tables, over, 0, 1, BEN, house.clock.now()) for _ in range(3)]
    board = {"day": 1, "number": 0, "user_id": BEN.user, "guild_id": GUILD, "table_id": again[0].table.id, "points": 1}
    day = {"day": 1, "version": "", "secret": b"", "boards": "", "made_at": 0}
    for to, row in ((schema.board_days, day), (schema.board_results, board)):
        await house.database.write(lambda connection, to=to, row=row: connection.execute(to.insert(), [row]))
    for each in again[:2]:
        await until_over(house.tables, await house.tables.load(each.table.id))
    house.days(DAYS + 1)
    assert await house.retention.sweep() == Swept(1, 1)
    assert await house.is_gone(again[1].table.id)
    assert [await house.status(each.table.id) for each in (over, again[0])] == [Status.OVER] * 2


async def test_the_newest_table_stays_so_that_its_number_is_not_given_again(house: House) -> None:
    lobby = (await opened(house.tables)).id
    await house.tables.do(lobby, Close(ANN))
    house.days(DAYS + 1)
    assert await house.retention.sweep() == Swept(0, 0)
    assert (await opened(house.tables)).id == lobby + 1
    assert await house.retention.sweep() == Swept(0, 1)
    assert (await opened(house.tables, BEN)).id == lobby + 2


async def test_a_game_that_somebody_left_while_it_was_rated_stays(house: House) -> None:
    now = await house.at_play()
    await house.tables.do(now.table.id, Leave(DAN))
    await house.tables.do(now.table.id, Close(MOD))
    await opened(house.tables, BEN)
    held = await rows(house.database)
    assert len(held["ratings"]) == 2
    house.days(DAYS + 1)
    assert (await house.retention.sweep()).deleted == 0
    assert (await rows(house.database))["ratings"] == held["ratings"]
    await house.check()


@both_databases
async def test_a_void_game_is_deleted_but_stays_in_the_journal(house: House) -> None:
    game, _, _ = await given_up(house)
    await Repairs(house.database, clock=house.clock).void(GUILD, MOD, game, "a test")
    house.days(DAYS + 1)
    assert (await house.retention.sweep()).deleted == 2
    assert await house.is_gone(game)
    assert [row[7] for row in (await rows(house.database))["journal"]] != []
    assert (await Repairs(house.database, clock=house.clock).audit(GUILD)).total == 2  # the close of a rated table, too
    await house.check()


async def test_a_table_that_refers_to_one_that_goes_refers_to_none(house: House) -> None:
    game, _, last = await given_up(house)

    async def refer(connection: Any) -> None:
        t = schema.tables
        await connection.execute(update(t).where(t.c.id == last).values(previous_id=game))

    await house.database.write(refer)
    await house.tables.resume()
    house.days(DAYS + 1)
    assert await house.retention.sweep() == Swept(0, 2)
    assert await house.is_gone(game)
    await house.tables.resume()  # drops the cache
    assert (await house.tables.load(last)).table.previous is None


async def test_a_damaged_table_does_not_stop_retention_of_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    game, lobby, _ = await given_up(house)
    stuck = await house.at_play()
    log = schema.log.c

    async def damage(connection: Any) -> None:
        here = log.table_id.in_((game, stuck.table.id)) & (log.seq == 3)
        await connection.execute(update(schema.log).where(here).values(line="play Jd"))

    await house.database.write(damage)
    await house.tables.resume()
    house.days(DAYS + 1)
    with caplog.at_level(logging.WARNING, "bot.retention"):
        assert await house.retention.sweep() == Swept(0, 1)
    assert await house.is_gone(lobby)
    assert [entry.getMessage() for entry in caplog.records if entry.name == "bot.retention"] == [
        "an unfinished table cannot be read and is left alone"
    ] * 2
    assert "Jd" not in caplog.text


async def test_each_process_looks_at_the_servers_of_its_own_shards(database: Database) -> None:
    house = House(database, Shards((1,), 2))
    far = 5 << 22
    for guild in (GUILD, far):
        lobby = await house.tables.open(Open(ANN, guild, CHANNEL, preset="north-american", clock_ms=CLOCK_MS))
        await house.tables.do(lobby.table.id, FillWithComputers(ANN))
        await house.tables.do(lobby.table.id, Start(ANN))
    house.days(DAYS + 1)
    assert await house.retention.sweep() == Swept(1, 0)
    assert len(await house.tables.in_guild(GUILD)) == 1
    assert await house.tables.in_guild(far) == ()


# --- every day


async def test_it_looks_at_the_start_and_every_day(house: House) -> None:
    first = await house.idle()
    house.days(DAYS + 1)
    await house.retention.start()
    await house.rested()
    assert await house.status(first) is Status.CLOSED
    assert house.naps.asked[0] == PAUSE_SECONDS
    second = await house.idle()
    house.days(DAYS + 1)
    await house.rested()
    await house.retention.close()
    assert await house.is_gone(first)
    assert await house.status(second) is Status.CLOSED


async def test_a_look_that_fails_is_logged_and_the_next_one_comes(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    idle = await house.idle()
    house.days(DAYS + 1)

    async def fail(*_: object) -> StoredTable:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(house.tables, "do", fail)
        await house.retention.start()
        await house.rested()
    assert "the daily work on unfinished tables failed" in caplog.text
    house.time.at += EVERY_SECONDS
    await house.rested()
    await house.retention.close()
    assert await house.status(idle) is Status.CLOSED


async def test_where_tables_are_kept_for_ever_the_rest_is_done_each_day_also_after_it_failed(house: House) -> None:
    done: list[None] = []

    async def also() -> None:
        done.append(None)
        if len(done) == 1:
            raise OSError("once")

    retention = Retention(house.tables, house.database, clock=house.clock, days=0, also={"the rest": also})
    await retention.start()
    assert [*retention._due._planned] == ["interactions", "the rest"]
    for times in (1, 2, 3):
        await soon(lambda times=times: len(done) == times)
        await house.time.later(EVERY_SECONDS)
    await retention.close()
