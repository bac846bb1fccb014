"""Accounts of one person that were merged count as one person: seeds, conditions, history, waiting lists, penalties."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from bot.contests.errors import ContestCode
from bot.contests.members import Standing
from bot.contests.organizers import Pause
from bot.contests.seeding import order_of
from bot.contests.templates import Template
from bot.stats.read.titles import load_placings
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of

pytestmark = promise("organizers-one-person", "organizers-role")

OLD, NEW, ANN, BEN, CAT, DAN, EVE, FAY, *_ = CROWD
NONE = Standing()


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


async def order(world: World, number: int, **changes: Any) -> tuple[int, ...]:
    stored = await world.contests.look(number)
    stored = replace(stored, plan=replace(stored.plan, config=replace(stored.plan.config, **changes)))
    async with world.database.read() as connection:
        return await order_of(connection, stored, list(stored.contest.entries.values()), world.contests.read)


async def rate(world: World, family: str, **mu: float) -> None:
    """Ratings of accounts, by `u` and the id."""
    rows = [
        {"guild_id": GUILD, "season": 0, "family": family, "user_id": int(user[1:]), "mu": value, "sigma": 1.0}
        for user, value in mu.items()
    ]
    columns = {column.name for column in schema.ratings.columns if not column.nullable and column.default is None}
    rest = dict.fromkeys(columns - rows[0].keys(), 0)
    await world.database.write(
        lambda connection: connection.execute(insert(schema.ratings), [rest | row for row in rows])
    )


async def test_a_seed_by_the_season_before_is_that_of_the_person(world: World) -> None:
    over = await world.over(6, Template.CUP, least=2, check_in=False, repeats=True)
    best = over.contest.entries[over.standings()[0][0].entrant].players
    champion = Member(over.people[best[0]].user, over.people[best[0]].name)
    following = (await world.contests.of_guild(over.guild))[0].id
    other = Member(5001, "New account")
    await world.merge(champion, other)
    rest = [member for member in CROWD[:6] if member.user not in {over.people[each].user for each in best}]
    await world.sign_up(following, (*rest[:2], other, FAY))  # with a partner who was not there
    assert await order(world, following, seeding=Seeding.LAST) == (2, 1)


async def test_places_are_those_of_the_person_whichever_account_asks(world: World) -> None:
    over = await world.over(4, Template.CUP, least=2, check_in=False)
    winner = over.people[over.contest.entries[over.standings()[0][0].entrant].players[0]].user
    await world.merge(Member(winner, "w"), NEW_ACCOUNT)
    async with world.database.read() as connection:
        found = [await load_placings(connection, GUILD, user=user) for user in (winner, NEW_ACCOUNT.user)]
    assert found[0] == found[1]
    assert found[0][0].rank == 1


NEW_ACCOUNT = Member(6001, "Nora")


async def test_whoever_lost_the_role_organises_nothing_also_what_they_published(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    lost = replace(ORGANISER, moderator=False)
    assert await code_of(world.contests, stored.id, Pause(lost, "x")) == ContestCode.NOT_ORGANISER
    assert (await world.contests.do(stored.id, Pause(replace(CROWD[40], moderator=True), "x"))).paused
