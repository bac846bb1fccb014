"""Nothing is left of a deleted member, and nobody else's data changes."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.members.deletion import PERSONS, pseudonym
from bot.members.preferences import Preferences
from bot.stats import rebuild
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from engine import Rules
from engine.rules.options import DefendAlone
from tests.bot.members.full_life import CORRECTION, ELSEWHERE, OLD, ZEB, a_full_life
from tests.bot.members.traces import counted, partners, traces
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import rows, until
from tests.bot.store.commands.scenes import run, within
from tests.suite import both_databases, first, rest


@both_databases
async def test_nothing_is_left_and_nobody_else_has_lost_anything(server: Server) -> None:
    await a_full_life(server)
    everywhere = {each.split(".")[0] for each in await traces(server.database, str(ZEB.user))}
    assert everywhere == {table.name for table in PERSONS}, "the member is not in every table there is"
    others, pairs = await counted(server.database, without=ZEB.user), await partners(server.database, ZEB.user)
    assert len(await traces(server.database, str(CORRECTION))) == 1
    await server.privacy.forget(ZEB.user)
    left = await traces(server.database, str(ZEB.user), ZEB.name, str(CORRECTION))
    assert [each.split(")")[-1] for each in left] == [" was not at home"], "what somebody else typed is theirs"
    assert await counted(server.database) == others
    assert await partners(server.database, ZEB.user) == pairs
    await server.check()
    before = await rows(server.database)
    await rebuild.rebuild(server.database)
    after = await rows(server.database)
    changed = {name for name, found in after.items() if found != before[name]}
    assert changed <= {"hands"}, "pars apart, which the bot works out again"


@rest
@pytest.mark.parametrize("seed", first(range(4), 1, 2))
async def test_deleting_a_member_changes_nothing_for_others(database: Database, seed: int) -> None:
    """Games of mixed members with leavers, void games and closed ones; one who was often there goes."""
    server, dice = Server(database, seed), Random(seed)
    crowd = [ZEB, ANN, BEN, CLEO, DAN, EVE]
    for _ in range(9):
        four = [ZEB, *dice.sample(crowd[1:], 3)]
        dice.shuffle(four)
        rules = dice.choice((SHORT, Rules(target=3), Rules(target=3, defend_alone=DefendAlone.ALWAYS)))
        now = await server.begun(*four[: dice.choice((2, 4, 4))], rules=rules, guild=dice.choice((GUILD, ELSEWHERE)))
        now = await until(server.tables, now, lambda n: n.table.version >= 12, server.dice)
        sitting = [someone for someone in four if now.table.seat_of(someone.user) is not None]
        match dice.randrange(4):
            case 0:
                now = await server.leave(dice.choice(sitting), now)
            case 1:
                now = await server.tables.do(now.table.id, Close(dice.choice((MOD, sitting[0]))))
            case _:
                pass
        number = await server.over(now)
        if dice.random() < 0.25:
            await server.repairs.void(now.table.guild, MOD, number)
    others, pairs = await counted(database, without=ZEB.user), await partners(database, ZEB.user)
    await server.privacy.forget(ZEB.user)
    assert await traces(database, str(ZEB.user), ZEB.name) == []
    assert await counted(database) == others
    assert await partners(database, ZEB.user) == pairs
    await server.check()
    await server.game(ANN, BEN, CLEO, DAN)  # and all goes on
    await server.check()


@rest
async def test_a_deleted_member_does_not_get_a_merged_accounts_name(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    await server.game(OLD, ANN, BEN, CLEO)
    await server.repairs.merge(GUILD, MOD, OLD, ZEB)
    await server.privacy.forget(ZEB.user)
    for _ in range(2):
        await server.check()
        async with server.database.read() as connection:
            s = schema.standings.c
            names = set(await connection.scalars(select(s.name).where(s.user_id < 0)))
        assert names == {""}
        await rebuild.rebuild(server.database)
    await server.game(OLD, ANN, BEN, CLEO)  # it still counts for the one who is gone
    await server.check()


async def test_preferences_are_those_of_everyone_again(server: Server) -> None:
    await server.members.set(ZEB.user, Preferences(text_only=True))
    assert (await server.members.get(ZEB.user)).text_only
    await server.privacy.forget(ZEB.user)
    assert await server.members.get(ZEB.user) == Preferences()


@rest
async def test_two_who_played_together_may_both_go_and_come_again(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    for someone in (BEN, ZEB, ZEB, ANN):
        await server.privacy.forget(someone.user)
        await server.check()
    await server.game(ZEB, ANN, BEN, CLEO)
    await server.privacy.forget(ZEB.user)
    await server.check()
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []
    async with server.database.read() as connection:
        numbers = set(await connection.scalars(select(schema.sittings.c.user_id)))
    assert len([each for each in numbers if each < 0]) == 4


@rest
@pytest.mark.parametrize("numbers", [(-5, -1), (-1, -5)])
async def test_former_partners_stay_a_pair(
    server: Server, monkeypatch: pytest.MonkeyPatch, numbers: tuple[int, int]
) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    drawn = iter(numbers)
    monkeypatch.setattr("bot.members.deletion.pseudonym", lambda: next(drawn))
    for someone in (ZEB, BEN):
        await server.privacy.forget(someone.user)
        await server.check()


@rest
def test_the_operator_deletes_a_member(database_url: str, tmp_path: Path, capsys: Any) -> None:
    async def play(database: Database) -> None:
        await Server(database).game(ZEB, ANN, BEN, CLEO)

    within(database_url, play)
    file = tmp_path / "zebulon.json"
    assert run("forget", database_url, "--member", ZEB.user, "--export", file) == 0
    assert json.loads(file.read_bytes())["user_id"] == ZEB.user
    assert run("forget", database_url, "--member", ZEB.user, "--export", file) == 2
    assert "cannot write" in capsys.readouterr().err.lower()
    assert run("forget", database_url, "--member", 0) == 2
    assert within(database_url, lambda database: traces(database, ZEB.name)) != []
    assert run("forget", database_url, "--member", ZEB.user) == 0
    assert within(database_url, lambda database: traces(database, str(ZEB.user), ZEB.name)) == []
    assert run("forget", database_url, "--member", ZEB.user) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Nothing is stored about that member."


def test_a_pseudonym_is_below_zero_and_fits() -> None:
    drawn = {pseudonym() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(-(2**63) <= each < 0 for each in drawn)
