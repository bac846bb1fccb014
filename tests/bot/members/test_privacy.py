"""The data about a member is shown, exported and deleted completely; nobody else's changes."""

import asyncio
import io
import json
import threading
import zipfile
from collections import Counter
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import BigInteger, Integer, String, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.members import privacy
from bot.members.columns import NOT_MEMBERS, NOT_NAMES, PERSONS
from bot.members.deletion import StillSeated, Traces, pseudonym, replace
from bot.members.nameless import nameless
from bot.members.preferences import Preferences
from bot.members.privacy import Privacy, PrivacyCode
from bot.servers.saved_rules import Rulesets
from bot.stats import rebuild
from bot.stats.write import journal
from bot.stats.write.journal import Kind
from bot.store import schema
from bot.store.database import Database
from bot.store.driver import WriterConnection
from bot.tables.commands.life import Close, Rematch
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.commands.seats import Leave, Sit
from bot.tables.commands.settings import KeepApart
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from bot.tables.reports import Ruling
from engine import PRESETS, Phase, Rules, Seat, view
from engine.rules.options import DefendAlone
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import phase, rows, tables_on, until, until_over
from tests.bot.store.test_store_commands import run, within
from tests.cases import for_all
from tests.refused import refused
from tests.suite import both_databases, first, rest
from tests.there import there
from tests.waiting import deadline

ZEB = Member(771_234_567_890_123, "Zebulon", moderator=True)
"""Who goes: an id and a name that are in nothing else."""
OLD = Member(1008, "Old Ben")
FAY = Member(1006, "Fay")
ELSEWHERE = 78
RULING, CORRECTION = 508_000_011, 508_000_012
"""Numbers of interactions."""
COUNTED = {
    "standings": "user_id", "ratings": "user_id", "wallets": "user_id", "player_games": "user_id",
    "player_hands": "user_id", "rating_changes": "user_id",
}  # fmt: skip


async def traces(database: Database, *wanted: str) -> list[str]:
    """Where something is found: in any column of any table there is, also within texts and bytes."""
    found: list[str] = []
    async with database.read() as connection:
        for table in schema.METADATA.sorted_tables:
            for row in (await connection.execute(text(f"SELECT * FROM {table.name}"))).mappings():  # noqa: S608
                for column, value in row.items():
                    told = value.hex() if isinstance(value, bytes | memoryview) else str(value)
                    forms = {form for each in wanted for form in (each.casefold(), each.encode().hex())}
                    if any(form in told.casefold() for form in forms):
                        found.append(f"{table.name}.{column}: {told[:80]}")
    return found


async def counted(database: Database, *, without: int | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """The numbers of all members (but one): the member, then the rest of the row."""
    numbers: dict[str, list[tuple[Any, ...]]] = {}
    async with database.read() as connection:
        for name, column in COUNTED.items():
            table = schema.METADATA.tables[name]
            query = select(table).where(table.c[column] >= 0)
            numbers[name] = sorted(
                (tuple(row) for row in await connection.execute(query) if getattr(row, column) != without), key=repr
            )
    return numbers


async def partners(database: Database, gone: int) -> list[tuple[Any, ...]]:
    """Partnerships, with a star for members who leave or have left."""
    async with database.read() as connection:
        found = (await connection.execute(select(schema.partnerships))).mappings().all()
    return sorted(
        (
            tuple(row[name] for name in ("guild_id", "season", "family", "games", "games_won")),
            sorted("*" if row[name] == gone or row[name] < 0 else str(row[name]) for name in ("one_id", "two_id")),
        )
        for row in found
    )


async def a_full_life(server: Server) -> None:
    """Everything that Bower may keep about Zebulon, over and running, here and elsewhere."""
    four = (ZEB, ANN, BEN, CLEO)
    await server.write(
        schema.seasons, guild_id=GUILD, number=1, name="Autumn", started_at=server.clock.at, ended_at=None
    )
    await server.game(*four)
    await server.game(ANN, ZEB, CLEO, BEN)
    await server.game(BEN, CLEO, ANN, ZEB, guild=ELSEWHERE)
    await server.game(ZEB, ANN, rules=PRESETS["set-back"])
    await server.game(ANN, BEN, CLEO, DAN)
    left = await server.at_play(ANN, ZEB, BEN, CLEO)
    await server.over(await server.leave(ZEB, left))
    stayed = await server.at_play(ZEB, ANN, BEN, CLEO)
    await server.over(await server.leave(ANN, stayed))
    await server.leave(ZEB, await server.at_play(ZEB))  # and with that it is given up
    void = await server.game(*four)
    await server.repairs.void(GUILD, MOD, void, f"zebulon (<@{ZEB.user}>) was not at home")
    await server.game(ANN, OLD, BEN, CLEO)
    await server.repairs.merge(GUILD, ZEB, OLD, ZEB, "asks Zebulon")
    await server.repairs.remove(GUILD, ZEB, FAY, "left")
    await server.repairs.remove(GUILD, MOD, ZEB, "left")
    await journal_of_a_season(server)
    # at tables where others play on
    ruled = await server.at_play(ANN, BEN, CLEO, DAN)
    await server.tables.do(ruled.table.id, ReportTalk(BEN, ruled.hand_number, RULING))
    await server.tables.do(ruled.table.id, RuleOnTalk(ZEB, Ruling.POINT, ruled.hand_number, 1, RULING))
    other = await server.begun(ANN, BEN, CLEO, DAN, rules=Rules(target=30))
    other = await until(server.tables, other, lambda n: phase(n.state) is Phase.DEALING and any(scores(n)), server.dice)
    await server.tables.do(other.table.id, CorrectScores(ZEB, (9, 8), CORRECTION, "Zebulon saw it"))
    known = await server.at_play(ANN, ZEB, BEN, CLEO, hand=2)
    await server.leave(ZEB, known)
    lobby = await server.lobby(DAN, EVE)
    await server.tables.do(lobby, KeepApart(DAN, ZEB, EVE))
    await server.tables.do(lobby, KeepApart(DAN, DAN, EVE))
    # and where Zebulon sits
    await server.lobby(ZEB, ANN)
    await server.at_play(ZEB, ANN, BEN, CLEO)
    await server.at_play(ANN, ZEB)
    # beside the tables
    await server.members.set(ZEB.user, Preferences(four_colours=True))
    await Rulesets(server.database, clock=server.clock).save(GUILD, "Friday", SHORT, by=ZEB.user)
    day = (date(2026, 11, 1) - date(1970, 1, 1)).days
    await server.write(
        schema.puzzles, day=day, preset="x", rules="", kind="play", log="", solution="", deals=1, made_at=1
    )
    for someone in (ZEB, ANN):
        await server.write(
            schema.puzzle_answers, day=day, user_id=someone.user, guild_id=GUILD, name=someone.name, choice="pass",
            loss=0, solved=True, answered_at=1,
        )  # fmt: skip
    await a_contest(server)
    await a_call(server)
    for one, other in ((ZEB, ANN), (ANN, ZEB), (ANN, BEN)):
        await server.write(schema.avoided, guild_id=GUILD, user_id=one.user, other_id=other.user, other_name=other.name)


async def a_call(server: Server) -> None:
    """A call for players that mentions ZEB and ANN, who have bells."""
    for someone in (ZEB, ANN):
        await server.write(
            schema.bells, guild_id=GUILD, channel_id=1, user_id=someone.user, begins=18, ends=23, most=3, called_at=1
        )
    await server.write(
        schema.calls, id=1, guild_id=GUILD, channel_id=1, once="table:1", table_id=1, at_play=False, called_at=1
    )
    for someone in (ZEB, ANN):
        await server.write(schema.call_members, call_id=1, user_id=someone.user)


async def a_contest(server: Server) -> None:
    """A contest that ZEB made and plays in."""
    await server.write(
        schema.contests, id=1, guild_id=GUILD, channel_id=1, name="Cup", plan="{}", lot=bytes(32), number=1, revision=1,
        created_by=ZEB.user, created_at=1, stage="open",
    )  # fmt: skip
    for player, someone in enumerate((ZEB, ANN), start=1):
        await server.write(
            schema.contest_players, contest_id=1, player=player, user_id=someone.user, name=someone.name, joined_at=1
        )
    await server.write(
        schema.contest_events, contest_id=1, seq=1, kind="joined", data="{}", step="1", by_id=ZEB.user,
        by_name=ZEB.name, at=1,
    )  # fmt: skip


async def journal_of_a_season(server: Server) -> None:
    async def unit(connection: Any) -> None:
        await journal.add(
            connection, Kind.SEASON_START, guild=GUILD, by=ZEB.user, by_name=ZEB.name, detail="Autumn", at=1
        )

    await server.database.write(unit)


def scores(now: StoredTable) -> tuple[int, ...]:
    assert now.state is not None
    return view(now.state, None).scores


# --- nothing is left


@both_databases
async def test_nothing_is_left_and_nobody_else_has_lost_anything(server: Server) -> None:
    await a_full_life(server)
    everywhere = {each.split(".")[0] for each in await traces(server.database, str(ZEB.user))}
    assert everywhere == {table.name for table in PERSONS}, "the member is not in every table there is"
    others, pairs = await counted(server.database, without=ZEB.user), await partners(server.database, ZEB.user)
    assert len(await traces(server.database, str(CORRECTION))) == 1
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user), ZEB.name, str(CORRECTION)) == []
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
async def test_a_deleted_member_leaves_tables_and_loses_rated_games(server: Server) -> None:
    hosted = await server.lobby(ZEB, ANN)
    alone = await server.lobby(ZEB, guild=ELSEWHERE)
    rated = await server.at_play(ANN, ZEB, BEN, CLEO)
    assert rated.table.rated
    told: list[StoredTable] = []
    server.tables.subscribe(told.append)
    await server.privacy.forget(ZEB.user)
    assert (await server.tables.look(hosted)).table.host == ANN.user
    assert (await server.tables.look(alone)).table.status is Status.CLOSED
    now = await server.tables.look(rated.table.id)
    sitter = there(now.table.seats[1])
    assert (sitter.is_computer, now.table.rated) == (True, True)
    assert {each.table.id for each in told} == {hosted, alone, rated.table.id}
    assert await server.tables.of_member(ZEB.user) == ()
    async with server.database.read() as connection:
        left = (await connection.execute(select(schema.player_games))).mappings().all()
    assert [(row["left"], row["won"], row["user_id"] < 0) for row in left] == [(True, False, True)]
    await server.over(now)
    await server.check()


async def test_members_who_saw_cards_may_not_change_seats_even_after_deletion(server: Server) -> None:
    now = await server.at_play(ANN, ZEB, BEN, CLEO)
    await server.leave(BEN, now)
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []
    with refused(Code.SEEN_CARDS):
        await server.tables.do(now.table.id, Sit(ZEB, 2))
    await server.tables.do(now.table.id, Sit(ZEB, 1))


async def test_cached_tables_do_not_write_a_deleted_member_again(server: Server) -> None:
    lobby = await server.lobby(DAN, EVE)
    await server.tables.do(lobby, KeepApart(DAN, ZEB, EVE))
    assert (await server.tables.look(lobby)).table.apart
    await server.privacy.forget(ZEB.user)
    assert (await server.tables.look(lobby)).table.apart == ()
    await server.tables.do(lobby, KeepApart(DAN, ANN, BEN))
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


@both_databases
async def test_another_process_does_not_write_a_deleted_member_again(server: Server) -> None:
    lobby = await server.lobby(DAN, EVE)
    await server.tables.do(lobby, KeepApart(DAN, ZEB, EVE))
    elsewhere = tables_on(server.database, server.clock)
    assert (await elsewhere.look(lobby)).table.apart
    await server.privacy.forget(ZEB.user)
    assert (await elsewhere.do(lobby, KeepApart(DAN, ANN, BEN))).table.apart[0].one == ANN.user
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


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
async def test_in_a_rematch_a_computer_replaces_a_former_member(server: Server) -> None:
    number = await server.game(ZEB, ANN, BEN, CLEO)
    await server.tables.look(number)
    await server.privacy.forget(ZEB.user)
    over = (await server.tables.look(number)).table
    former = [sitter for sitter in over.seats if sitter is not None and sitter.is_former]
    assert [sitter.name for sitter in former] == [""]
    again = (await server.tables.rematch(number, Rematch(ANN, new_partners=False))).table
    assert (again.host, sum(sitter is not None and sitter.is_computer for sitter in again.seats)) == (ANN.user, 1)
    assert all(sitter is not None and not sitter.is_former for sitter in again.seats)
    with refused(Code.REMATCHED):
        await server.tables.rematch(number, Rematch(MOD, new_partners=False))


async def test_a_rematch_needs_a_member(server: Server) -> None:
    number = await server.game(ZEB)
    await server.privacy.forget(ZEB.user)
    with refused(Code.NOT_SEATED):
        await server.tables.rematch(number, Rematch(MOD, new_partners=False))


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


async def test_a_member_who_sits_down_again_is_not_half_deleted(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    await server.lobby(ZEB, ANN)
    before = await rows(server.database)
    found = Traces(tables=frozenset(), logs=frozenset(), running={}, details={})
    with pytest.raises(StillSeated):
        await server.database.write(lambda connection: replace(connection, ZEB.user, found))
    assert await rows(server.database) == before


async def test_deleting_a_member_who_is_seated_again_and_again_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.lobby(ZEB, ANN)

    async def stays(*_: object) -> StoredTable:
        return await server.tables.look(table)

    monkeypatch.setattr(server.tables, "do", stays)
    with refused(PrivacyCode.BUSY):
        await server.privacy.forget(ZEB.user)
    monkeypatch.undo()
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []


async def test_a_damaged_table_does_not_stop_deleting_a_member(server: Server) -> None:
    now = await server.at_play(ZEB, ANN, BEN, CLEO)
    log = schema.log.c

    async def damage(connection: Any) -> None:
        here = (log.table_id == now.table.id) & (log.seq == 3)
        await connection.execute(update(schema.log).where(here).values(line="play Jd"))

    await server.database.write(damage)
    await server.tables.resume()  # drops the cache
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user), ZEB.name) == []


@rest
@both_databases
async def test_a_stop_leaves_it_whole_or_undone(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    going = asyncio.create_task(server.privacy.forget(ZEB.user))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await server.privacy.close()
    with pytest.raises(asyncio.CancelledError):
        await going
    await server.check()
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == []


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


# --- shown and handed over


async def test_stored_data_is_counted_by_kind(server: Server) -> None:
    assert not any((await server.privacy.count_rows(ZEB.user)).values())
    await server.game(ZEB, ANN, BEN, CLEO)
    await server.lobby(ZEB)
    await server.members.set(ZEB.user, Preferences())
    held = await server.privacy.count_rows(ZEB.user)
    assert set(held) == {table.name for table in PERSONS}
    assert (held["members"], held["seats"], held["sittings"], held["tables"]) == (1, 1, 2, 2)
    assert held["player_games"] == 1
    assert held["player_hands"] >= 1
    assert held["log"] >= 5
    assert held["ratings"] == 2
    await server.privacy.forget(ZEB.user)
    assert not any((await server.privacy.count_rows(ZEB.user)).values())


@rest
async def test_an_export_has_all_of_a_members_data_and_nobody_elses(server: Server) -> None:
    await a_full_life(server)
    export = await server.privacy.export(ZEB.user)
    told = json.loads(read(export.name, export.content))
    assert told["user_id"] == ZEB.user
    kept = told["kept"]
    assert {name for name, found in kept.items() if not found} <= {"departures", "apart"}  # only of running tables
    assert kept["members"][0]["four_colours"] is True
    assert {row["guild_id"] for row in kept["standings"]} == {0, GUILD, ELSEWHERE}
    listed = [(row["user_id"], row["other_id"], row["other_name"]) for row in kept.pop("avoided")]
    assert listed == [(ZEB.user, ANN.user, ANN.name)], "whom the member has named, and not who has named the member"
    for name, found in kept.items():
        persons = PERSONS[schema.METADATA.tables[name]]
        for row in found:
            assert {row.get(person.user.name) for person in persons} <= {ZEB.user, None}
            assert not {row.get(each.name.name) for each in persons if each.name is not None} & {
                someone.name for someone in (ANN, BEN, CLEO, DAN, EVE, FAY, OLD, MOD)
            }
    assert not any("secret" in row for row in kept["tables"])
    assert {line["line"].split()[0] for line in kept["log"]} >= {"play", "pass"}
    assert "deal" not in {line["line"].split()[0] for line in kept["log"]}


async def test_an_export_has_only_the_seat_of_running_games(server: Server) -> None:
    now = await server.at_play(ZEB, ANN, BEN, CLEO, hand=2)
    assert await played(server, now.table.id)
    told = json.loads((await server.privacy.export(ZEB.user)).content)["kept"]
    assert {name for name, found in told.items() if found} == {"seats", "standings"}
    assert told["seats"] == [{"table_id": now.table.id, "seat": 0, "name": "Zebulon"}]
    await server.tables.do(now.table.id, Close(MOD))
    assert json.loads((await server.privacy.export(ZEB.user)).content)["kept"]["log"]


async def played(server: Server, table: int) -> Iterable[Any]:
    log = schema.log.c
    async with server.database.read() as connection:
        return (await connection.scalars(select(log.line).where(log.table_id == table, log.user_id == ZEB.user))).all()


async def test_much_is_packed_and_too_much_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    plain = await server.privacy.export(ZEB.user)
    assert plain.name == "bower-member.json"
    monkeypatch.setattr("bot.members.privacy.PACKED", 10)
    packed = await server.privacy.export(ZEB.user)
    assert packed.name == "bower-member.zip"
    assert len(packed.content) < len(plain.content)
    assert json.loads(read(packed.name, packed.content)) == json.loads(plain.content)
    small = Privacy(server.database, server.tables, server.members, clock=server.clock, largest=100)
    with refused(PrivacyCode.TOO_LARGE):
        await small.export(ZEB.user)


def read(name: str, content: bytes) -> bytes:
    if name.endswith(".json"):
        return content
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return file.read("bower-member.json")


@both_databases
async def test_ids_of_discords_size_are_written_as_text(server: Server) -> None:
    big = 1_234_567_890_123_456_789
    await server.members.set(big, Preferences())
    told = json.loads((await server.privacy.export(big)).content)
    assert (told["user_id"], told["kept"]["members"][0]["user_id"]) == (str(big), str(big))


# --- which columns there are


def test_every_column_that_may_hold_a_member_or_a_name_is_known() -> None:
    """A new one must be listed in `bot.members.columns`: as a member's, or as something else."""
    known = {person.user for persons in PERSONS.values() for person in persons}
    names = {person.name for persons in PERSONS.values() for person in persons if person.name is not None}
    for table in schema.METADATA.sorted_tables:
        for column in table.c:
            number = isinstance(column.type, BigInteger | Integer)
            if number and (column.name.endswith(("_id", "_by")) or column.name == "id"):
                assert (column in known) is not (column.name in NOT_MEMBERS), column
            if isinstance(column.type, String) and column.name.split("_")[-1] in ("name", "key"):
                assert (column in names) is not (column in NOT_NAMES), column


def test_a_pseudonym_is_below_zero_and_fits() -> None:
    drawn = {pseudonym() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(-(2**63) <= each < 0 for each in drawn)


@for_all(
    before__after=[
        ("Zebulon cheats", "… cheats"),
        ("Zebulon the Z cheats", "… cheats"),
        ("says ZEBULON.", "says …."),
        ("Zebulonia is a town", "Zebulonia is a town"),
        ("<@771> and <@!771> and 771, not 7712", "… and … and …, not 7712"),
        ("Z. B. (the Z) was late", "Z. B. (the Z) was late"),
        ("", ""),
        ("nobody", "nobody"),
    ]
)
def test_reasons_lose_the_name(before: str, after: str) -> None:
    assert nameless(before, ["Zebulon", "Zebulon the Z", ""], 771) == after


@rest
async def test_p1_names_are_cut_only_from_lines_about_the_member(server: Server) -> None:
    for name in ("point", "game", "too many", "said the host", "left"):
        await server.privacy.forget(666)
        lobby = await server.lobby(Member(666, name))
        await server.tables.do(lobby, Leave(Member(666, name)))
    number = await server.game(ANN, BEN, CLEO, DAN)
    await server.repairs.void(GUILD, MOD, number, "a point too many, said the host in game 9")
    theirs = await server.game(ZEB, BEN, CLEO, DAN)
    await server.repairs.void(GUILD, MOD, theirs, "Zebulon left the game")
    await server.privacy.forget(666)
    await server.privacy.forget(ZEB.user)
    told = await server.repairs.audit(GUILD)
    assert [line.detail for line in told.entries] == ["… left the game", "a point too many, said the host in game 9"]


@pytest.mark.parametrize("name", ["Zebulon", "Ze"])
async def test_p1_a_line_about_the_member_loses_earlier_names_but_no_word(server: Server, name: str) -> None:
    await server.game(Member(ZEB.user, "Zeb the First"), ANN, BEN, CLEO)
    await server.lobby(Member(ZEB.user, "to"), ANN)
    await server.repairs.remove(GUILD, MOD, Member(ZEB.user, name), f"{name}, or Zeb the First, is known to cheat")
    await server.lobby(Member(ZEB.user, "cheat"), ANN)
    await server.privacy.forget(ZEB.user)
    (line,) = (await server.repairs.audit(GUILD)).entries
    assert line.detail == "…, or …, is known to cheat"


@both_databases
async def test_d3_one_member_does_not_hold_up_another(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    held = asyncio.Event()

    async def waits(_: int) -> frozenset[int]:
        await held.wait()
        return frozenset()

    monkeypatch.setattr(server.privacy, "_leave", waits)
    going = [asyncio.create_task(server.privacy.forget(ZEB.user)) for _ in range(3)]
    await asyncio.sleep(0)
    async with deadline():
        await server.privacy.count_rows(ANN.user)
        await server.privacy.export(ANN.user)
    held.set()
    await asyncio.gather(*going)


@both_databases
async def test_d3_a_members_lines_are_found_by_an_index(server: Server) -> None:
    query = select(schema.log.c.seq).where(schema.log.c.user_id == 1)
    async with server.database.read() as connection:
        if connection.dialect.name != "sqlite":
            return
        plan = await connection.execute(
            text("EXPLAIN QUERY PLAN " + str(query.compile(compile_kwargs={"literal_binds": True})))
        )
        assert "ix_log_user_id" in str(plan.all())


async def test_d3_an_export_is_read_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    turn, rows_in_turn = 0, Counter[int]()

    async def others() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    def noting(*given: Any) -> dict[str, Any]:
        rows_in_turn[turn] += 1
        return own(*given)

    own = privacy._own
    monkeypatch.setattr(privacy, "_own", noting)
    monkeypatch.setattr(privacy, "PAGE", 3)
    beside = asyncio.create_task(others())
    export = await server.privacy.export(ZEB.user)
    beside.cancel()
    assert len(json.loads(export.content)["kept"]["log"]) > 3
    assert max(rows_in_turn.values()) <= 3


async def test_d3_a_deletion_changes_rows_off_the_loop(server: Server) -> None:
    await server.game(ZEB, ANN, BEN, CLEO)
    changing: list[tuple[str, str]] = []

    def note(statement: str) -> None:
        if statement.startswith(("UPDATE", "DELETE")):
            changing.append((threading.current_thread().name.partition("_")[0], statement))

    async def watch(connection: AsyncConnection) -> bool:
        writer = (await connection.get_raw_connection()).driver_connection
        if isinstance(writer, WriterConnection):
            writer.sync.set_trace_callback(note)
        return isinstance(writer, WriterConnection)

    is_sqlite = await server.database.write(watch)
    await server.privacy.forget(ZEB.user)
    assert {thread for thread, _ in changing} == ({"database writer"} if is_sqlite else set())
    changing.clear()
    await server.game(ANN, BEN, CLEO, DAN)
    assert ("MainThread" in {thread for thread, _ in changing}) is is_sqlite, "play goes on as before"


def test_scores_of_a_correction_are_no_names() -> None:
    seat: Seat = 0
    assert nameless("5,3 6,3 5 said", ["5", "6"], seat, past=2) == "5,3 6,3 … said"
    assert nameless("5,3 6,3", ["5", "6"], seat, past=2) == "5,3 6,3"


@rest
async def test_a_finished_game_is_still_whole(server: Server) -> None:
    number = await server.game(ZEB, ANN, BEN, CLEO)
    before = await server.tables.reveal(number)
    await server.privacy.forget(ZEB.user)
    after = await server.tables.reveal(number)
    assert (after.lines, after.checks) == (before.lines, before.checks)
    now = await until_over(server.tables, await server.tables.look(number))
    assert now.table.status is Status.OVER
