"""An account that is merged while its game goes on: the person plays on with the other one, also if it is rated."""

from dataclasses import replace
from random import Random
from typing import Final

import pytest
from sqlalchemy import select

from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.core.reader import Reader
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.tables.commands.contest import Replace
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from bot.texts import say
from engine.contest.config import Movement
from tests.bot.contests.world import CROWD, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD
from tests.bot.scripted_tables import one_step
from tests.refused import code_of
from tests.suite import rest

OWNER: Final = Member(901, "Otto", moderator=True)
OLD: Final = CROWD[0]
NEW: Final = Member(990, "New phone")
WAITS: Final = say("en", "contest-me-other-account")


async def cup(world: World) -> StoredContest:
    """With games that no single hand ends."""
    rules = replace(world.plan(Template.CUP).rules, target=10)
    return await world.begun(8, Template.CUP, least=4, rules=rules)


async def begun_by_all(world: World, stored: StoredContest) -> StoredTable:
    """Olga's table in its first hand after everybody there has acted, with cards out."""
    place = max(place for place, table in stored.tables.items() if OLD.user in table.users)
    now, dice = await world.tables.look(stored.tables[place].table), Random(0)
    while not (now.has_cards_out and all(sitter is None or sitter.agreed for sitter in now.table.seats)):
        now = await one_step(world.tables, now, dice)
    return now


async def to_the_next_hand(world: World, now: StoredTable) -> StoredTable:
    dice = Random(1)
    while now.has_cards_out:
        now = await one_step(world.tables, now, dice)
    return now


async def me(world: World, contest: int) -> str:
    stored = await world.contests.look(contest)
    return "\n".join(texts(me_panel(stored, Reader(language="en"), NEW.user)))


async def merged(world: World, contest: int) -> None:
    await Repairs(world.database, clock=world.clock).merge(GUILD, OWNER, OLD, NEW)
    await world.director.advance(contest)


@rest
@pytest.mark.parametrize("template", [Template.CUP, Template.HUSTLE])
async def test_a_merge_in_a_begun_rated_game_leaves_the_seat_to_the_new_account(
    world: World, template: Template
) -> None:
    hustle = template is Template.HUSTLE
    stored = await (world.begun(8, template, least=4, movement=Movement.CLIMB) if hustle else cup(world))
    now = await begun_by_all(world, stored)
    seat = now.table.seat_of(OLD.user)
    assert seat is not None
    assert now.table.rated
    await merged(world, stored.id)
    assert WAITS in await me(world, stored.id), "the cards are out: the hand stays with whoever has them"
    assert (await world.tables.look(now.table.id)).table.seats[seat].user == OLD.user  # type: ignore[union-attr]
    now = await to_the_next_hand(world, await world.tables.look(now.table.id))
    assert now.table.status is Status.PLAYING, "the game has another hand"
    await world.director.advance(stored.id)
    table = (await world.tables.look(now.table.id)).table
    sitter = table.seats[seat]
    assert sitter is not None
    assert (sitter.user, sitter.name, sitter.agreed, table.rated) == (NEW.user, NEW.name, True, True)
    assert WAITS not in await me(world, stored.id)
    await world.play(await world.tables.look(now.table.id))
    stored = await world.director.advance(stored.id)
    of = schema.player_games.c
    async with world.database.read() as connection:
        rows = (await connection.execute(select(of.user_id, of.left).where(of.table_id == table.id))).all()
    assert (NEW.user, False) in {(row.user_id, row.left) for row in rows}
    assert OLD.user not in {row.user_id for row in rows}
    entry = stored.entry_of(NEW.user)
    assert entry is not None
    await world.check()


async def test_nobody_else_takes_a_seat_of_a_begun_rated_game(world: World) -> None:
    """Both ways: it is no way out of one (L2)."""
    stored = await cup(world)
    now = await to_the_next_hand(world, await begun_by_all(world, stored))
    seat = now.table.seat_of(OLD.user)
    assert seat is not None
    other = replace(CROWD[40], moderator=True)
    assert await code_of(world.tables, now.table.id, Replace(seat, other)) == Code.RATED
