"""Lists of members with whom somebody would rather not sit: limits, merged accounts, whom calls skip, deletion."""

import json

import pytest

from bot.calls import Asked, Bell, Bells, PlayersCalls
from bot.store import schema
from bot.store.database import Database
from bot.tables.avoided import LIMIT, AvoidCode, Avoided, AvoidedMembers, not_partners, persons_of
from bot.tables.shards import Shards
from engine import Refused
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server, server
from tests.bot.scripted_tables import rows
from tests.refused import refused
from tests.suite import both_databases, rest

__all__ = ["server"]

ELSEWHERE = GUILD + 1


def listed(member: object) -> Avoided:
    return Avoided(member.user, member.name)  # type: ignore[attr-defined]


@both_databases
async def test_a_list_is_of_one_server_and_has_20_members(database: Database) -> None:
    avoided = AvoidedMembers(database)
    for name in ("dora", "Cleo", "Bob", "bob"):
        await avoided.add(GUILD, 1, Avoided(100 + ord(name[0]), name))
    await avoided.add(GUILD, 1, Avoided(100 + ord("d"), "again"))
    assert [each.name for each in await avoided.of(GUILD, 1)] == ["Bob", "bob", "Cleo", "dora"]
    for other in range(LIMIT - 4):
        await avoided.add(GUILD, 1, Avoided(1000 + other, "x"))
    with pytest.raises(Refused) as refusal:
        await avoided.add(GUILD, 1, Avoided(7, "one too many"))
    assert (refusal.value.code, refusal.value.data["limit"]) == (AvoidCode.MANY, LIMIT)
    await avoided.add(GUILD, 1, Avoided(1000, "on it already"))
    await avoided.add(ELSEWHERE, 1, Avoided(7, "Gus"))
    assert await avoided.of(ELSEWHERE, 1) == (Avoided(7, "Gus"),)
    with refused(AvoidCode.SELF):
        await avoided.add(GUILD, 2, Avoided(2, "me"))
    assert await avoided.avoids(GUILD, 1, (1000, 7, 1)) == {1000}
    assert await avoided.avoids(GUILD, 1000, (1,)) == set(), "it is theirs alone"
    await avoided.remove(GUILD, 1, 1000)
    await avoided.remove(GUILD, 1, 7)
    assert await avoided.avoids(GUILD, 1, (1000, 7)) == set()


@both_databases
async def test_calls_skip_both_ways_and_whoever_sits_there_counts(server: Server) -> None:
    """Ben calls to Ann's table: not who avoids one of both, nor whom one of both avoids."""
    bells = Bells(server.database)
    calls, avoided = PlayersCalls(server.database, server.clock, Shards()), AvoidedMembers(server.database)
    for member in (ANN, BEN, CLEO, DAN, EVE, MOD):
        await bells.add(Bell(guild=GUILD, channel=5, user=member.user, begins=0, ends=24))
    await avoided.add(GUILD, BEN.user, listed(CLEO))
    await avoided.add(GUILD, DAN.user, listed(BEN))
    await avoided.add(GUILD, EVE.user, listed(ANN))
    await avoided.add(ELSEWHERE, MOD.user, listed(BEN))
    await avoided.add(GUILD, CLEO.user, listed(MOD))
    one = Asked(guild=GUILD, channel=5, table=1, zone="UTC", beside=frozenset({BEN.user, ANN.user}))
    await calls.call(Asked(**{**_fields(one), "without": one.beside}))
    assert [row[1] for row in (await rows(server.database))["call_members"]] == [MOD.user]
    bell = await bells.get(GUILD, 5, DAN.user)
    assert bell is not None
    assert bell.called_at is None, "nothing of it counts for a member who was skipped"


def _fields(asked: Asked) -> dict[str, object]:
    return {name: getattr(asked, name) for name in Asked.__dataclass_fields__}


@both_databases
async def test_accounts_of_a_person_have_one_list_and_are_on_lists_as_one(server: Server) -> None:
    avoided = AvoidedMembers(server.database)
    await server.game(BEN, CLEO, DAN, EVE)
    for mine, other in ((BEN, CLEO), (BEN, ANN), (ANN, CLEO), (ANN, DAN), (EVE, BEN), (EVE, ANN), (DAN, BEN)):
        await avoided.add(GUILD, mine.user, listed(other))
    await avoided.add(ELSEWHERE, BEN.user, listed(EVE))
    await server.repairs.merge(GUILD, MOD, BEN, ANN)
    for account in (ANN, BEN):
        assert {each.user for each in await avoided.of(GUILD, account.user)} == {CLEO.user, DAN.user}
        assert await avoided.avoids(GUILD, EVE.user, (account.user,)) == {account.user}
        assert await avoided.avoids(GUILD, account.user, (CLEO.user, EVE.user)) == {CLEO.user}
    assert await avoided.of(GUILD, DAN.user) == (listed(BEN),)
    assert await avoided.of(ELSEWHERE, BEN.user) == (listed(EVE),), "accounts are merged in one server"
    with refused(AvoidCode.SELF):
        await avoided.add(GUILD, BEN.user, listed(ANN))
    async with server.database.read() as connection:
        pairs = await not_partners(connection, await persons_of(connection, GUILD), GUILD)
    assert pairs == {(ANN.user, CLEO.user), (ANN.user, DAN.user), (EVE.user, ANN.user), (DAN.user, ANN.user)}
    await avoided.remove(GUILD, BEN.user, CLEO.user)
    assert {each.user for each in await avoided.of(GUILD, ANN.user)} == {DAN.user}


@both_databases
async def test_privacy_shows_a_list_to_its_owner_alone_and_deletes_both_sides(server: Server) -> None:
    avoided = AvoidedMembers(server.database)
    nobody = await server.privacy.count_rows(BEN.user)
    without = json.loads((await server.privacy.export(BEN.user)).content)["kept"]
    for mine, other in ((ANN, BEN), (ANN, CLEO), (CLEO, DAN), (CLEO, ANN)):
        await avoided.add(GUILD, mine.user, listed(other))
    assert await server.privacy.count_rows(BEN.user) == nobody
    assert json.loads((await server.privacy.export(BEN.user)).content)["kept"] == without
    assert (await server.privacy.count_rows(ANN.user))["avoided"] == 2
    mine = json.loads((await server.privacy.export(ANN.user)).content)["kept"]["avoided"]
    assert [(row["other_id"], row["other_name"]) for row in mine] == [(BEN.user, BEN.name), (CLEO.user, CLEO.name)]
    await server.privacy.forget(BEN.user)
    assert await avoided.of(GUILD, ANN.user) == (listed(CLEO),)
    await server.privacy.forget(ANN.user)
    assert [row[1:3] for row in (await rows(server.database))["avoided"]] == [(CLEO.user, DAN.user)]
    assert schema.avoided.name in await server.privacy.count_rows(CLEO.user)


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
