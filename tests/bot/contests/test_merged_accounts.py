"""Accounts that were merged are one person: one entry in a contest, whichever signs up."""

from typing import Any

import pytest
from sqlalchemy import insert

from bot.contests.errors import ContestCode
from bot.contests.members import Invite, Standing
from bot.contests.templates import Template
from bot.store import schema
from bot.store.database import Database
from tests.bot.contests.world import CROWD, World
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import both_databases

pytestmark = [both_databases, promise("organizers-one-person")]


OLD, NEW, ANN, BEN, CAT, *_ = CROWD


@pytest.fixture
async def world(database: Database) -> World:
    async def unit(connection: Any) -> None:
        await connection.execute(insert(schema.merges).values(guild_id=GUILD, old_id=OLD.user, new_id=NEW.user))

    await database.write(unit)
    return World(database)


async def test_nobody_is_their_own_partner(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP))).id
    assert await code_of(world.contests, number, Invite(NEW, Standing(), OLD)) == ContestCode.NO_PARTNER
    await world.sign_up(number, (OLD, ANN))
    assert await code_of(world.contests, number, Invite(BEN, Standing(), NEW)) == ContestCode.PARTNER_TAKEN
