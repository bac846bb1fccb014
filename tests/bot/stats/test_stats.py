"""What counts, and that it counts once: whatever happens around its end, and as the logs give it again."""

import asyncio
from contextlib import suppress
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats import rebuild
from bot.stats.read.game import load_course
from bot.stats.read.member import PartOfHands
from bot.stats.read.server import CallCounts
from bot.stats.read.totals import Sums
from bot.stats.write.journal import JournalKind
from bot.stats.write.recorder import record_game, record_hand
from bot.stats.write.rows import Ending
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import Leave
from bot.tables.game import StoredTable
from bot.tables.hand_facts import Facts
from bot.tables.model import Sitter, Status, Table
from bot.tables.service import Tables
from engine import Contract, HandResult, Outcome, Refused, Rules, Trump
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD, MEMBERS, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on
from tests.bot.stats_rows import standing, standing_of
from tests.driver import anything, next_command
from tests.suite import both_databases, rest
from tests.there import there

FACTS = Facts.none(4)


@rest
@both_databases
async def test_a_recount_finds_and_mends_what_is_wrong(server: Server) -> None:
    await server.game(*MEMBERS, rules=Rules(target=4))
    database, before = server.database, await rows(server.database)
    standings = schema.standings

    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.player_hands).where(schema.player_hands.c.number == 1))
        await connection.execute(update(standings).where(standings.c.user_id == ANN.user).values(points=999))
        await connection.execute(delete(standings).where(standings.c.user_id == BEN.user))
        await connection.execute(insert(standings).values(standing(GUILD, 5, "Nobody")))

    await database.write(spoil)
    found = await rebuild.check(database)
    assert len(found) >= 4
    assert all(any(word in line for line in found) for word in ("player_hands", "1001", "1002", "user_id 5"))
    await rebuild.rebuild(database)
    assert await rows(database) == before


@rest
@pytest.mark.parametrize("line", ["play Xx", "deal nonsense", ""])
async def test_a_log_that_does_not_replay_stops_a_rebuild_and_keeps_its_cards_to_itself(
    server: Server, line: str
) -> None:
    await server.game(ANN, BEN)
    database, columns = server.database, schema.log.c

    async def spoil(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.log).where(columns.seq == 2).values(line=line))

    await database.write(spoil)
    before = await rows(database)
    with pytest.raises(rebuild.BadLog) as fault:
        await rebuild.rebuild(database)
    assert str(fault.value) == "table 1: line 2 of the log is not legal"
    assert await rows(database) == before


def _table(*users: int | None) -> Table:
    return Table(
        id=1,
        guild=GUILD,
        channel=2,
        host=ANN.user,
        preset="north-american",
        rules=Rules(),
        clock_ms=60_000,
        language="en",
        status=Status.PLAYING,
        version=9,
        seats=tuple(Sitter(user=user, name=f"member {user}") for user in users),
        created_at=0,
    )


async def _add_table(connection: AsyncConnection) -> None:
    row = {"id": 1, "guild_id": GUILD, "channel_id": 2, "host_id": 1, "preset": "x", "rules": "{}", "clock_ms": 1}
    row |= {"language": "en", "status": "playing", "secret": b"", "version": 0, "created_at": 0}
    await connection.execute(insert(schema.tables).values(row))


def _result(outcome: Outcome, points: tuple[int, int], *, alone: bool = False, maker: int = 0) -> HandResult:
    contract = Contract(maker=maker, trump=Trump.NONE, round=2, alone=alone)
    return HandResult(number=3, dealer=1, contract=contract, tricks=(5, 0, 0, 0), outcome=outcome, points=points)


async def test_nothing_counts_twice(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        for _ in range(2):
            await record_hand(connection, _table(11, None, 13, 14), _result(Outcome.MADE, (1, 0)), FACTS, at=5)
            await record_game(connection, _table(11, None, 13, 14), Ending(0, (10, 2), 8), JournalKind.GAME, at=5)

    await database.write(unit)
    standing = there(await standing_of(database, GUILD, 11))
    assert (standing.hands, standing.games, standing.points) == (1, 1, 1)
    async with database.read() as connection:
        assert (await connection.scalars(select(schema.player_hands.c.user_id))).all() == [11, 13, 14]
        assert (await connection.scalars(select(schema.hands.c.trump))).all() == ["nt"]
    assert await load_course(database, 1) == ((1, 0),)


async def test_a_lone_march_is_the_makers_own_but_its_points_are_the_sides(database: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        result = _result(Outcome.LONE_MARCH, (4, 0), alone=True, maker=2)
        await record_hand(connection, _table(11, 12, 13, 14), result, FACTS, at=5)

    await database.write(unit)
    partner, maker = await standing_of(database, GUILD, 11), await standing_of(database, GUILD, 13)
    assert (partner.points, partner.loners_tried, partner.loners_made) == (4, 0, 0)
    assert (maker.points, maker.loners_tried, maker.loners_made) == (4, 1, 1)


async def test_a_hand_thrown_in_counts_for_no_one(database: Database) -> None:
    thrown = HandResult(
        number=1, dealer=0, contract=None, tricks=(0, 0, 0, 0), outcome=Outcome.THROWN_IN, points=(0, 0)
    )

    async def unit(connection: AsyncConnection) -> None:
        await _add_table(connection)
        await record_hand(connection, _table(11, 12, 13, 14), thrown, FACTS, at=5)

    await database.write(unit)
    assert await standing_of(database, GUILD, 11) is None
    assert await load_course(database, 1) == ((0, 0),)


RATES = {
    "win_rate": ("games_won", "games"),
    "hand_rate": ("hands_won", "hands"),
    "points_per_hand": ("points", "hands"),
    "against_per_hand": ("against", "hands"),
    "tricks_per_hand": ("tricks", "hands"),
    "call_rate": ("calls", "hands"),
    "call_success": ("calls_made", "calls"),
    "euchre_rate": ("euchres_made", "hands"),
    "euchred_rate": ("euchres_suffered", "hands"),
    "march_rate": ("marches", "hands"),
    "loner_success": ("loners_made", "loners_tried"),
    "defence_success": ("defences_made", "defences_tried"),
    "computer_share": ("by_computer", "decisions"),
    "think_seconds": ("think_ms", "decisions"),
}


def test_each_rate_is_one_count_per_another() -> None:
    counts = {field.name: number for number, field in enumerate(fields(Sums), start=2)}
    for rate, (of, per) in RATES.items():
        unit = 1000 if rate == "think_seconds" else 1
        assert getattr(Sums(**counts), rate) == pytest.approx(counts[of] / counts[per] / unit), rate
        assert getattr(Sums(), rate) is None
    part = PartOfHands(hands=8, won=6, points=5, against=7, calls=4, calls_made=3)
    assert (part.win_rate, part.net_per_hand, part.call_rate, part.call_success) == (0.75, -0.25, 0.5, 0.75)
    calls = CallCounts(hands=8, euchred=2, marches=4)
    assert (calls.success, calls.march_rate) == (0.75, 0.5)


# --- whatever happens around the end of a hand or game

TROUBLES = ("doubled", "raced", "restarted", "killed", "left")


class Killed(BaseException):
    """The process dies before the commit."""


class Doomed:
    """A database whose next write is begun and never committed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.doomed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def write(self, unit: Any) -> Any:
        if not self.doomed:
            return await self._database.write(unit)
        self.doomed = False

        async def cut_short(connection: AsyncConnection) -> None:
            await unit(connection)
            raise RuntimeError("killed")

        try:
            await self._database.write(cut_short)
        except RuntimeError:
            raise Killed from None


@rest
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    troubles=st.lists(st.sampled_from(TROUBLES), min_size=1, max_size=12),
    seed=st.integers(0, 2**16),
    rate=st.sampled_from((0.05, 0.3, 1.0)),
)
def test_everything_counts_once(troubles: list[str], seed: int, rate: float) -> None:
    asyncio.run(_play(troubles, Random(seed), rate))


async def _play(troubles: list[str], rng: Random, rate: float) -> None:
    database = await Database.open("sqlite+aiosqlite:///:memory:")
    try:
        clock, doomed = FakeClock(), Doomed(database)
        tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
        now, key = await started(tables, members=4, rules=SHORT), 0
        while now.table.status is Status.PLAYING:
            clock.later(1)
            key += 1
            if rng.random() >= rate or not troubles:
                now = await one_step(tables, now, rng)
                continue
            trouble = troubles.pop()
            if trouble == "left":
                with suppress(Refused):  # gone already
                    await tables.do(now.table.id, Leave(rng.choice((ANN, BEN, CLEO, DAN))))
                now = await tables.load(now.table.id)
                continue
            command = next_command(now, rng, anything)
            if trouble == "doubled":
                await asyncio.gather(*(_once(tables, now, command, key) for _ in range(3)))
            elif trouble == "raced":
                other = tables_on(database, clock, seed=1)
                await asyncio.gather(_once(tables, now, command, key), _once(other, now, command, key))
            elif trouble == "killed":
                doomed.doomed = True
                try:
                    await _once(tables, now, command, key)
                except Killed:
                    tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
            else:
                tables = tables_on(doomed, clock)  # pyright: ignore[reportArgumentType]
            now = await tables.load(now.table.id)
        before = await rows(database)
        for _ in range(2):  # the end, delivered again to a bot that was restarted
            tables = tables_on(database, clock)
            try:
                await tables.do(now.table.id, Step(now.table.version))
            except Refused:
                continue
        assert await rows(database) == before
        assert await rebuild.check(database) == ()
        assert len(before["games"]) == 1
        assert len(before["player_games"]) <= 4
        await rebuild.rebuild(database)
        assert await rows(database) == before
    finally:
        await database.close()


async def _once(tables: Tables, now: StoredTable, command: Command, key: int) -> None:
    """One delivery of what was pressed; refused where another one came first."""
    with suppress(Refused):
        await tables.do(now.table.id, replace(command, key=key) if isinstance(command, Act) else command)
