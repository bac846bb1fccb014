"""What deletions leave of lists after accounts were merged: nothing of the deleted account, and all of the others."""

import json

import pytest

from bot.store.database import Database
from bot.tables.avoided import Avoided, AvoidedMembers, not_partners, persons_of
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server, server
from tests.bot.scripted_tables import rows
from tests.suite import both_databases, rest

__all__ = ["server"]


@pytest.fixture
async def merged(server: Server) -> Server:
    """Ben's account was merged into Ann's."""
    await server.game(BEN, CLEO, DAN, EVE)
    await server.repairs.merge(GUILD, MOD, BEN, ANN)
    return server


async def written(database: Database) -> list[tuple[int, ...]]:
    return [tuple(row[1:3]) for row in (await rows(database))["avoided"]]


@rest
@both_databases
async def test_the_other_account_of_a_deleted_one_still_sees_and_deletes_its_list(merged: Server) -> None:
    avoided = AvoidedMembers(merged.database)
    await merged.privacy.forget(ANN.user)
    await avoided.add(GUILD, BEN.user, Avoided(CLEO.user, CLEO.name))
    assert await avoided.of(GUILD, BEN.user) == (Avoided(CLEO.user, CLEO.name),)
    assert (await merged.privacy.count_rows(BEN.user))["avoided"] == 1
    kept = json.loads((await merged.privacy.export(BEN.user)).content)["kept"]["avoided"]
    assert [row["other_name"] for row in kept] == [CLEO.name]
    await avoided.remove(GUILD, BEN.user, CLEO.user)
    assert await avoided.of(GUILD, BEN.user) == ()
    await avoided.add(GUILD, BEN.user, Avoided(DAN.user, DAN.name))
    await merged.privacy.forget(BEN.user)
    assert await written(merged.database) == []


@both_databases
async def test_no_name_of_a_deleted_account_stays_on_lists_of_others(merged: Server) -> None:
    avoided = AvoidedMembers(merged.database)
    await avoided.add(GUILD, EVE.user, Avoided(BEN.user, BEN.name))
    await avoided.add(GUILD, EVE.user, Avoided(ANN.user, ANN.name))
    assert [each.name for each in await avoided.of(GUILD, EVE.user)] == [BEN.name], "one person, once"
    assert await avoided.avoids(GUILD, EVE.user, (ANN.user,)) == {ANN.user}
    await merged.privacy.forget(BEN.user)
    assert await written(merged.database) == []
    await avoided.add(GUILD, EVE.user, Avoided(ANN.user, ANN.name))
    assert await written(merged.database) == [(EVE.user, ANN.user)]


@both_databases
async def test_accounts_that_had_each_other_on_their_lists_are_one_person_afterwards(server: Server) -> None:
    avoided = AvoidedMembers(server.database)
    await server.game(BEN, CLEO, DAN, EVE)
    for mine, other in ((BEN, ANN), (ANN, BEN)):
        await avoided.add(GUILD, mine.user, Avoided(other.user, other.name))
    await server.repairs.merge(GUILD, MOD, BEN, ANN)
    assert await avoided.of(GUILD, ANN.user) == ()
    assert await avoided.avoids(GUILD, BEN.user, (ANN.user, BEN.user)) == set()
    async with server.database.read() as connection:
        assert await not_partners(connection, await persons_of(connection, GUILD), GUILD) == set()
