"""A contest is read once, and again when anything of it has changed, whoever has changed it."""

import re
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import Boolean, Column, LargeBinary, String, Table, delete, insert, select, update

from bot.contests.commands.signing_up import Join, Leave, Offer, Standing
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.store import schema
from bot.store.schema import METADATA
from bot.tables.avoided import Avoided, AvoidedMembers
from engine import Refused
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, World
from tests.bot.people import GUILD
from tests.queries import count_statements
from tests.suite import both_databases, rest

ANN, BEN, CAT, DAN, *_ = CROWD
EVE, FAY = CROWD[40:42]
COUNTED: Final = {schema.tables, schema.seats, schema.sittings, schema.log, schema.hands}
"""What is written with its table, which counts its changes. Repairs of hands change games, too."""
DERIVED: Final = {schema.contest_snapshots}
"""It says nothing else than the events."""


async def test_a_press_loads_its_contest_at_most_once(world: World) -> None:
    night = (await world.joined(4, Template.HUSTLE, least=4)).id
    for member, command in ((EVE, Join(EVE, Standing())), (EVE, Leave(EVE)), (ANN, Leave(ANN))):
        await world.director.advance(night)
        with count_statements() as sent:
            assert (await world.contests.look(night)).person_of(member.user)
            await world.contests.do(night, command)
            await world.director.advance(night)
        assert sent.loads <= 1, command
    world.launch()
    with count_statements() as sent:
        await world.contests.look(night)
        await world.contests.do(night, Join(FAY, Standing()))
    assert sent.loads == 1, "the first press of a process"


async def test_the_draw_of_a_round_loads_its_contest_at_most_once(world: World) -> None:
    night = await world.begun(8, Template.HUSTLE, least=4)
    await world.play_tables(night.id)
    night = await world.director.advance(night.id)
    assert night.round == 1
    world.clock.at = max(each.due_at for each in night.deadlines.values())
    with count_statements() as sent:
        assert (await world.director.advance(night.id)).round == 2
    assert sent.loads == 1


async def test_a_look_at_what_has_not_changed_is_one_query(world: World) -> None:
    night = await world.begun(8, Template.HUSTLE, least=4)
    found = await world.contests.look(night.id)
    with count_statements() as sent:
        assert await world.contests.look(night.id) is found
        await world.contests.of_table(found.tables[1, 0].table)
    assert (sent.queries, sent.loads) == (3, 0)


@both_databases
async def test_two_processes_see_each_others_changes(world: World) -> None:
    night = (await world.joined(4, Template.HUSTLE, least=4)).id
    other = World(world.database)
    for nth, member in enumerate(CROWD[4:12], start=5):
        mine, theirs = (world, other) if nth % 2 else (other, world)
        await theirs.contests.look(night)
        await mine.contests.do(night, Join(member, Standing()))
        assert len((await theirs.contests.look(night)).contest.entries) == nth
    with pytest.raises(Refused):
        await world.contests.do(night, Join(CROWD[11], Standing()))
    await other.contests.do(night, Leave(CROWD[11]))
    await world.contests.do(night, Join(CROWD[11], Standing()))


@rest
@both_databases
async def test_whatever_is_read_of_a_contest_is_read_again_when_it_has_changed(world: World) -> None:
    """Also where a row is written by hand: each column of each table that is read, and rows that come or go."""
    number = await _full_contest(world)
    await world.contests.look(number)
    with count_statements() as sent:
        fresh = World(world.database).contests
        await fresh.look(number)
    named = {name for each in sent.statements for name in re.findall(r"\b(?:FROM|JOIN) (\w+)", each)}
    read = [table for table in METADATA.sorted_tables if table.name in named]
    assert len(read) > 12
    for table in read:
        found = await _rows(world, table, number)
        assert found or table in DERIVED, f"no {table.name} to try"
        for row in found[:1]:
            here = [column == row[column.name] for column in table.primary_key]
            keys = {*table.primary_key, *(each.parent for each in table.foreign_keys)}
            for column in table.c:
                if column not in keys:
                    change = update(table).where(*here)
                    await _check(world, number, table, change.values({column.name: _another(column, row[column.name])}))
                    await _write(world, number, table, change.values({column.name: row[column.name]}))
            if table not in (schema.contests, schema.tables):
                await _check(world, number, table, delete(table).where(*here))
                await _check(world, number, table, insert(table).values(**row))


async def test_it_is_noticed_that_another_one_avoids(world: World) -> None:
    """Nobody looks between the two changes of their lists."""
    cup, lists = (await world.joined(4, Template.CUP)).id, AvoidedMembers(world.database)
    await lists.add(GUILD, ANN.user, Avoided(BEN.user, BEN.name))
    assert (await world.contests.look(cup)).not_partners == {(ANN.user, BEN.user)}
    await lists.remove(GUILD, ANN.user, BEN.user)
    await lists.add(GUILD, BEN.user, Avoided(ANN.user, ANN.name))
    assert (await world.contests.look(cup)).not_partners == {(BEN.user, ANN.user)}


async def test_a_new_name_that_is_as_long_is_noticed(world: World) -> None:
    cup = (await world.joined(4, Template.CUP)).id
    await world.contests.do(cup, Offer(EVE, Standing(), offers=True))
    assert (await world.contests.look(cup)).player_of(EVE.user) is not None
    renamed = replace(EVE, name=EVE.name[::-1])
    await world.contests.do(cup, Offer(renamed, Standing(), offers=True))
    person = (await world.contests.look(cup)).player_of(EVE.user)
    assert person is not None
    assert person.name == renamed.name != EVE.name


async def _full_contest(world: World) -> int:
    """A cup of pairs at play with something in each table: a game, a bar, merged accounts, lists of members."""
    number = (await world.begun(8, Template.CUP, seeding=Seeding.LOTS)).id
    stored = await world.contests.look(number)
    await world.play(await world.tables.look(stored.tables[1, 0].table))
    await world.director.advance(number)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(ANN.user)
    for one, other in ((EVE, FAY), (BEN, CAT)):
        await AvoidedMembers(world.database).add(GUILD, one.user, Avoided(other.user, other.name))
    await world.database.write(
        lambda connection: connection.execute(insert(schema.merges).values(guild_id=GUILD, old_id=77, new_id=DAN.user))
    )
    return number


async def _rows(world: World, table: Table, contest: int) -> list[dict[str, Any]]:
    of = schema.contest_tables.c
    tables = select(of.table_id).where(of.contest_id == contest)
    if table is schema.tables or table is schema.contests:
        here = table.c.id.in_(tables) if table is schema.tables else table.c.id == contest
    elif "contest_id" in table.c:
        here = table.c.contest_id == contest
    else:
        here = table.c.table_id.in_(tables) if "table_id" in table.c else table.c.guild_id == GUILD
    async with world.database.read() as connection:
        found = (await connection.execute(select(table).where(here).order_by(*table.primary_key))).mappings().all()
    return [dict(row) for row in found]


def _another(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, Boolean):
        return not value
    if isinstance(column.type, LargeBinary):
        return (value or b"") + b"x"
    if isinstance(column.type, String):
        return (value or "") + "x"
    return 1 + (value or 0)


async def _write(world: World, contest: int, table: Table, change: Any) -> None:
    """Write by hand, and count the change of the contest's tables where that is due."""

    async def unit(connection: Any) -> None:
        await connection.execute(change)
        if table in COUNTED:
            of = schema.contest_tables.c
            here = schema.tables.c.id.in_(select(of.table_id).where(of.contest_id == contest))
            raised = schema.tables.c.revision + 1
            await connection.execute(update(schema.tables).where(here).values(revision=raised))

    await world.database.write(unit)


async def _check(world: World, contest: int, table: Table, change: Any) -> None:
    """What is remembered is what a process reads that knows nothing, after a change by hand."""
    await _write(world, contest, table, change)
    expected = await _outcome(World(world.database).contests.look(contest))
    assert await _outcome(world.contests.look(contest)) == expected, f"{table.name}: {change}"


async def _outcome(look: Awaitable[Any]) -> Any:
    try:
        return await look
    except Exception as error:
        return type(error), str(error)
