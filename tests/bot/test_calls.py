"""When a bell rings, whom a call mentions, and that a channel is called once in a while, whatever happens at once."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.calls import CALL_MS, MENTIONED, QUIET_MS, Asked, Bell, Bells, CallCode, PlayersCalls, rings
from bot.members.preferences import Members, Preferences
from bot.posts import Posts
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Open
from bot.tables.model import Member
from bot.tables.service import Tables
from bot.tables.shards import Shards
from engine import Refused
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, MOD
from tests.bot.people import GUILD as PLACE
from tests.bot.played_server import Server, server
from tests.bot.scripted_tables import FakeClock, rows
from tests.suite import both_databases
from tests.there import there

__all__ = ["server"]
GUILD, CHANNEL = 11, 22
BELL = Bell(guild=GUILD, channel=CHANNEL, user=3)


def at(text: str) -> int:
    """An instant from a date and time in UTC."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "when", "does"),
    [
        ("UTC", "2026-03-01 17:59", False),
        ("UTC", "2026-03-01 18:00", True),
        ("UTC", "2026-03-01 22:59", True),
        ("UTC", "2026-03-01 23:00", False),
        # Rome: an hour before UTC in winter, two in summer; clocks change on 29 March and 25 October 2026 at 01:00 UTC
        ("Europe/Rome", "2026-03-28 16:30", False),
        ("Europe/Rome", "2026-03-28 17:00", True),
        ("Europe/Rome", "2026-03-29 16:00", True),
        ("Europe/Rome", "2026-03-29 21:00", False),
        ("Europe/Rome", "2026-10-24 16:00", True),
        ("Europe/Rome", "2026-10-25 16:00", False),
        ("Europe/Rome", "2026-10-25 21:59", True),
        ("Nowhere/Land", "2026-03-01 18:00", True),
    ],
)
def test_it_rings_in_its_hours(zone: str, when: str, does: bool) -> None:
    assert rings(BELL, at(when), zone) is does


def test_hours_may_go_past_midnight_or_round_the_clock() -> None:
    night = replace(BELL, begins=22, ends=2)
    found = [hour for hour in range(24) if rings(night, at(f"2026-03-01 {hour:02}:30"), "UTC")]
    assert found == [0, 1, 22, 23]
    for always in (replace(BELL, begins=0, ends=24), replace(BELL, begins=7, ends=7)):
        assert all(rings(always, at(f"2026-03-01 {hour:02}:30"), "UTC") for hour in range(24))


def asked(
    table: int, *, without: frozenset[int] = frozenset(), role: int | None = None, channel: int = CHANNEL
) -> Asked:
    return Asked(guild=GUILD, channel=channel, table=table, zone="UTC", without=without, role=role)


async def turn_on(bells: Bells, user: int, channel: int = CHANNEL, guild: int = GUILD) -> None:
    await bells.add(Bell(guild=guild, channel=channel, user=user, begins=0, ends=24))


async def members_of(database: Database, number: int) -> list[int]:
    mine = schema.call_members.c
    async with database.read() as connection:
        return sorted(await connection.scalars(select(mine.user_id).where(mine.call_id == number)))


@both_databases
async def test_at_most_ten_those_called_longest_ago_first(database: Database, clock: FakeClock) -> None:
    bells = Bells(database)
    calls = PlayersCalls(database, clock, Shards())
    for user in range(1, 16):
        await turn_on(bells, user)
    found = list[list[int]]()
    for table in (1, 2, 3):
        await calls.call(asked(table))
        found.append(await members_of(database, table))
        clock.later(QUIET_MS / 1000)
    assert len(found[0]) == MENTIONED
    assert found == [[*range(1, 11)], [*range(1, 6), *range(11, 16)], [*range(1, 11)]], "then by their ids"


@both_databases
async def test_a_member_is_called_once_in_two_hours_whatever_the_channel(database: Database, clock: FakeClock) -> None:
    bells = Bells(database)
    calls = PlayersCalls(database, clock, Shards())
    for channel, guild in ((CHANNEL, GUILD), (CHANNEL + 1, GUILD), (3, GUILD + 1)):
        await turn_on(bells, 1, channel, guild)
    at = clock.now()
    await calls.call(asked(1))
    clock.later(CALL_MS / 1000)
    await calls.call(asked(2, channel=CHANNEL + 1))
    await calls.call(Asked(guild=GUILD + 1, channel=3, table=3))
    clock.later((at + QUIET_MS - clock.now()) / 1000)
    await calls.call(asked(4))
    assert [await members_of(database, number) for number in range(1, 5)] == [[1], [], [], [1]]


async def test_nobody_who_sits_wants_no_pings_or_is_elsewhere(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    bells, members = Bells(database), Members(database)
    calls = PlayersCalls(database, clock, Shards())
    for user in range(1, 6):
        await turn_on(bells, user)
    await turn_on(bells, 6, channel=CHANNEL + 1)
    await turn_on(bells, 7, guild=GUILD + 1)
    await members.set(2, Preferences(pings=False))
    await tables.open(Open(Member(3, "Cleo"), 99, 98, preset="north-american"))
    await calls.call(asked(1, without=frozenset({4})))
    assert await members_of(database, 1) == [1, 5]
    await calls.call(asked(2, role=5, channel=CHANNEL + 1))
    assert await members_of(database, 2) == [6], "beside the role"


@both_databases
async def test_of_calls_at_once_one_is_made(database: Database, clock: FakeClock) -> None:
    bells = Bells(database)
    calls = PlayersCalls(database, clock, Shards())
    await turn_on(bells, 1)
    found = await asyncio.gather(*(calls.call(asked(table)) for table in (1, 1, 2, 3)), return_exceptions=True)
    refused = sorted(str(each.code) for each in found if isinstance(each, Refused))
    assert refused == sorted([CallCode.ONCE, CallCode.LATELY, CallCode.LATELY])
    async with database.read() as connection:
        assert len((await connection.execute(select(schema.posts))).all()) == 1


@both_databases
async def test_a_call_is_deleted_once_it_has_no_use(database: Database, tables: Tables, clock: FakeClock) -> None:
    """Whom it mentioned after 20 minutes; itself once it bars no other call; nothing while its message is wanted."""
    bells, posts, shards = Bells(database), Posts(database, clock, Shards()), Shards((1,), 2)
    calls = PlayersCalls(database, clock, Shards())
    running = (await tables.open(Open(Member(3, "Cleo"), GUILD, CHANNEL, preset="north-american"))).table.id
    await turn_on(bells, 1)
    waits = Asked(guild=GUILD, channel=CHANNEL + 3, table=running + 98, zone="UTC")
    over = asked(running + 99, channel=CHANNEL + 1)
    wanted = [await calls.call(each) for each in (asked(running), over, waits)]
    for number in wanted[:-1]:
        post = there(await posts.get(number))
        await posts.note(post, message=None, shown=None, done=True)
    await calls.delete_useless()
    assert await held(database) == ([1, 2, 3], [1, 2, 3], [1])
    clock.later(CALL_MS / 1000)
    await PlayersCalls(database, clock, shards).delete_useless()
    assert await held(database) == ([1, 2, 3], [1, 2, 3], [1]), "another process has that server"
    await calls.delete_useless()
    assert await held(database) == ([1, 3], [1, 3], []), "the second's table does not run"
    for again, code in ((asked(running, channel=CHANNEL + 4), CallCode.ONCE), (waits, CallCode.ONCE)):
        with pytest.raises(Refused) as refused:
            await calls.call(again)
        assert refused.value.code == code


async def held(database: Database) -> tuple[list[int], list[int], list[int]]:
    """The calls, the messages of calls by the calls' numbers, and the calls that say whom they mention."""
    columns = schema.calls.c.id, schema.posts.c.number, schema.call_members.c.call_id
    async with database.read() as connection:
        one, two, three = [sorted((await connection.scalars(select(column))).all()) for column in columns]
    return one, two, three


@both_databases
async def test_no_other_account_of_somebody_at_a_table_or_of_the_caller_is_mentioned(server: Server) -> None:
    bells, calls = Bells(server.database), PlayersCalls(server.database, server.clock, Shards())
    await server.game(BEN, CLEO, DAN, EVE)
    await server.repairs.merge(PLACE, MOD, BEN, ANN)
    await server.repairs.merge(PLACE, MOD, CLEO, MOD)
    for member in (ANN, BEN, CLEO, DAN, EVE, MOD):
        await bells.add(Bell(guild=PLACE, channel=5, user=member.user, begins=0, ends=24))
    await server.tables.open(Open(ANN, PLACE, 6, preset="north-american"))
    by = frozenset({CLEO.user})
    await calls.call(Asked(guild=PLACE, channel=5, table=1, without=by, beside=by))
    assert [row[1] for row in (await rows(server.database))["call_members"]] == [DAN.user, EVE.user]
