"""What is stored about a member is counted by kind, and handed over as a file with nobody else's data."""

import asyncio
import io
import json
import zipfile
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import select

from bot.members import privacy
from bot.members.deletion import PERSONS
from bot.members.preferences import Preferences
from bot.members.privacy import Privacy, PrivacyCode
from bot.store import schema
from bot.tables.commands.life import Close
from tests.bot.members.full_life import ELSEWHERE, FAY, OLD, ZEB, a_full_life
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server
from tests.refused import refused
from tests.suite import both_databases


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


async def test_an_export_has_all_of_a_members_data_and_nobody_elses(server: Server) -> None:
    await a_full_life(server)
    export = await server.privacy.export(ZEB.user)
    told = json.loads(read(export.name, export.content))
    assert told["user_id"] == ZEB.user
    kept = told["kept"]
    assert {name for name, found in kept.items() if not found} <= {"departures"}  # only of running tables
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


async def test_an_export_is_read_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
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
