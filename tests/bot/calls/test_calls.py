"""Whom a call mentions, and that a channel is called once in a while, whatever happens at once."""

import asyncio

import pytest
from sqlalchemy import select

from bot.calls.bell import Bell
from bot.calls.bells import LIMIT, BellCode, Bells
from bot.calls.calls import CALL_MS, MENTIONED, Asked, CallCode, Calls
from bot.members.preferences import Members, Preferences
from bot.posts.rows import Posts
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Open
from bot.tables.model import Member
from bot.tables.service import Tables
from bot.tables.shards import Shards
from engine import Refused
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases
from tests.there import there

GUILD, CHANNEL = 11, 22


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
async def test_at_most_20_those_called_longest_ago_first(database: Database, clock: FakeClock) -> None:
    bells = Bells(database, Shards())
    calls = Calls(database, bells, clock, Shards())
    for user in range(1, 31):
        await turn_on(bells, user)
    await calls.call(asked(1))
    first = await members_of(database, 1)
    assert first == [*range(1, MENTIONED + 1)]
    clock.later(CALL_MS / 1000)
    await calls.call(asked(2))
    second = await members_of(database, 2)
    assert second == [*range(1, 11), *range(21, 31)], "those who were not called, then the others by their ids"
    for user in (1, 21):
        bell = await bells.get(GUILD, CHANNEL, user)
        assert bell is not None
        assert bell.called == bell.unanswered == (2 if user == 1 else 1)


async def test_nobody_who_sits_wants_no_pings_or_is_elsewhere(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    bells, members = Bells(database, Shards()), Members(database)
    calls = Calls(database, bells, clock, Shards())
    for user in range(1, 6):
        await turn_on(bells, user)
    await turn_on(bells, 6, channel=CHANNEL + 1)
    await turn_on(bells, 7, guild=GUILD + 1)
    await members.set(2, Preferences(pings=False))
    await tables.open(Open(Member(3, "Cleo"), 99, 98, preset="north-american"))
    await calls.call(asked(1, without=frozenset({4})))
    assert await members_of(database, 1) == [1, 5]
    await calls.call(asked(2, role=5, channel=CHANNEL + 1))
    assert await members_of(database, 2) == [], "the role is mentioned in their place"
    bell = await bells.get(GUILD, CHANNEL + 1, 6)
    assert bell is not None
    assert bell.called_at is None


@both_databases
async def test_of_calls_at_once_one_is_made(database: Database, clock: FakeClock) -> None:
    bells = Bells(database, Shards())
    calls = Calls(database, bells, clock, Shards())
    await turn_on(bells, 1)
    found = await asyncio.gather(*(calls.call(asked(table)) for table in (1, 1, 2, 3)), return_exceptions=True)
    refused = sorted(str(each.code) for each in found if isinstance(each, Refused))
    assert refused == sorted([CallCode.ONCE, CallCode.LATELY, CallCode.LATELY])
    bell = await bells.get(GUILD, CHANNEL, 1)
    assert bell is not None
    assert bell.called == 1
    async with database.read() as connection:
        assert len((await connection.execute(select(schema.posts))).all()) == 1


@both_databases
async def test_a_call_is_deleted_once_it_has_no_use(database: Database, tables: Tables, clock: FakeClock) -> None:
    """Whom it mentioned after 20 minutes; itself once it bars no other call; nothing while its message is wanted."""
    bells, posts, shards = Bells(database, Shards()), Posts(database, clock, Shards()), Shards((1,), 2)
    calls = Calls(database, bells, clock, Shards())
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
    await Calls(database, bells, clock, shards).delete_useless()
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


async def test_a_member_has_few_bells_and_a_press_ends_the_rest(database: Database, clock: FakeClock) -> None:
    bells = Bells(database, Shards())
    calls = Calls(database, bells, clock, Shards())
    for channel in range(CHANNEL, CHANNEL + LIMIT):
        await turn_on(bells, 1, channel)
    with pytest.raises(Refused) as refused:
        await turn_on(bells, 1, CHANNEL + LIMIT)
    assert refused.value.code == BellCode.MANY
    await turn_on(bells, 1, CHANNEL)  # one that is on stays
    for table in range(1, 4):
        await calls.call(asked(table))
        clock.later(CALL_MS / 1000)
    bell = await bells.get(GUILD, CHANNEL, 1)
    assert bell is not None
    assert bell.rests(clock.now())
    after_restart = Bells(database, Shards())
    await after_restart.start()
    await after_restart.note_press(GUILD + 1, 1)
    assert await bells.get(GUILD, CHANNEL, 1) == bell, "a press elsewhere is none"
    await after_restart.note_press(GUILD, 1)
    bell = await bells.get(GUILD, CHANNEL, 1)
    assert bell is not None
    assert (bell.unanswered, bell.rests_until) == (0, None)
