"""Many games as one file: all that a member has played in a ZIP file, all of a server in a sheet."""

import csv
import io
import json
import zipfile
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import delete, select, update

from bot.exports import Exports, Format, export_game
from bot.exports.reading import Bundle, SheetGame, as_csv, cell, zip_file
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.errors import Code
from bot.tables.service import Tables
from engine import PRESETS, Rules, view
from tests.bot.people import ANN, BEN, EVE, GUILD, MOD
from tests.bot.scripted_tables import FakeClock, one_step, started, until_over
from tests.bot.test_exports import SHORT, played, record_of
from tests.cases import for_all
from tests.random_games import random_game
from tests.refused import refused
from tests.suite import rest


def entries(content: bytes) -> dict[str, str]:
    """What is in a ZIP file."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def sheet_rows(content: bytes) -> list[dict[str, str]]:
    """The rows of a sheet by their head."""
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


# --- all that a member has played


@rest
async def test_a_members_games_are_in_one_file_newest_first(database: Database, tables: Tables) -> None:
    for members in (4, 2, 1):
        await until_over(tables, await started(tables, members=members, rules=SHORT))
    exports = Exports(database)
    found = await exports.of_member(GUILD, BEN.user, Format.JSON, "en")
    assert (found.held, found.over) == (2, 0)
    files = entries(found.content)
    assert list(files) == ["bower-2.json", "bower-1.json"]
    assert [seat["own"] for seat in json.loads(files["bower-1.json"])["seats"]] == [False, True, False, False]
    assert (await exports.of_member(GUILD + 1, BEN.user, Format.JSON, "en")).held == 0
    newest = await exports.of_member(GUILD, ANN.user, Format.LOG, "en", most=1)
    assert (list(entries(newest.content)), newest.over) == (["bower-3.log"], 2)


async def test_games_of_an_account_that_was_merged_are_the_members_own(database: Database) -> None:
    _, now = await played(database)
    await Repairs(database, clock=FakeClock()).merge(GUILD, MOD, BEN, EVE, "a new account")
    found = await Exports(database).of_member(GUILD, EVE.user, Format.TEXT, "en")
    assert list(entries(found.content)) == [f"bower-{now.table.id}.txt"]


async def test_a_file_is_never_larger_than_discord_takes() -> None:
    records = [record_of(random_game(Rules(target=5), Random(seed))) for seed in range(30)]
    records = [replace(each, table=replace(each.table, id=at)) for at, each in enumerate(records, 1)]
    whole = Bundle(Format.JSON, "en")
    whole.add(records)
    assert (whole.finish().held, whole.full) == (30, False)
    limit = 48_000
    small = Bundle(Format.JSON, "en", largest=limit)
    small.add(records)
    made = small.finish(left=7)
    assert len(made.content) <= limit
    assert 0 < made.held < 30
    assert made.held + made.over == 37
    assert list(entries(made.content)) == [f"bower-{at}.json" for at in range(1, made.held + 1)]


async def test_only_one_export_at_a_time_is_made_for_a_member(database: Database) -> None:
    await played(database)
    exports = Exports(database)
    with exports._one_for(ANN.user):
        with refused(Code.EXPORT_ONE):
            await exports.of_member(GUILD, ANN.user, Format.LOG, "en")
        assert (await exports.of_member(GUILD, BEN.user, Format.LOG, "en")).held == 1
    assert (await exports.of_member(GUILD, ANN.user, Format.LOG, "en")).held == 1


# --- a server's sheet


@rest
async def test_the_sheet_of_a_server(database: Database, tables: Tables) -> None:
    first = await until_over(tables, await started(tables, members=4, rules=SHORT))
    given_up, rng = await started(tables, members=4), Random(3)
    for _ in range(45):
        given_up = await one_step(tables, given_up, rng)
    await tables.do(given_up.table.id, Close(MOD))
    last = await until_over(tables, await started(tables, members=3, rules=PRESETS["three-handed"]))
    exports = Exports(database)
    games, more = await exports.of_server(GUILD)
    rows = sheet_rows(as_csv(games, "former"))
    assert more == 0
    assert [int(row["game"]) for row in rows] == [last.table.id, given_up.table.id, first.table.id]
    third, closed, whole = rows
    seen = view(first.state, None)  # type: ignore[arg-type]
    sides = ["Ann & Cleo", "Ben & Dan"]
    assert seen.winner is not None
    assert whole["winners"] == sides[seen.winner]
    assert [whole["side_1"], whole["side_2"]] == sides
    assert (int(whole["score_1"]), int(whole["score_2"])) == seen.scores
    assert (whole["how_it_ended"], whole["rules"], whole["side_3"], whole["score_3"]) == ("played", "custom", "", "")
    assert (whole["started"], whole["rated"], third["rated"]) == ("2023-11-14T22:13:20Z", "yes", "no")
    assert (closed["how_it_ended"], closed["winners"]) == ("closed", "")
    assert [third[f"side_{side}"] for side in (1, 2, 3)] == ["Ann", "Ben", "Cleo"]
    assert (await exports.of_server(GUILD, 2))[1] == 1
    assert await exports.of_server(GUILD + 1) == ((), 0)


async def test_a_game_made_void_is_in_the_sheet_as_that(database: Database) -> None:
    _, now = await played(database)
    await Repairs(database, clock=FakeClock()).void(GUILD, MOD, now.table.id, "a test")
    (row,) = sheet_rows(as_csv((await Exports(database).of_server(GUILD))[0], "former"))
    assert (row["how_it_ended"], row["winners"], row["score_1"], row["hands"]) == ("void", "", "", "")


async def test_a_sheet_whose_derived_rows_are_gone_is_still_made(database: Database) -> None:
    await played(database)
    await database.write(lambda connection: connection.execute(delete(schema.player_games)))
    assert len((await Exports(database).of_server(GUILD))[0]) == 1


@for_all(name=["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =cmd|'/c calc'!A1", "＝1", "\n=1", "=\u202e1"])
def test_no_cell_is_a_formula(name: str) -> None:
    shown = cell(name)
    assert shown.startswith("'")
    assert "\n" not in shown
    assert "\r" not in shown


@pytest.mark.parametrize("name", ["Ann", "", "O'Neil", 'a "b", c', "1-1", "é=1"])
def test_other_cells_are_as_they_are(name: str) -> None:
    assert cell(name) == name


NAMES = (
    *("Bob;=cmd|'/C calc'!A1;", "Bob\t=1", 'a";=1;"b', "x；=1", "a|=1+1", "a, -1", "b,@SUM(A1)", '";"=1', "Bob; =1"),
    *("'\t=1", "\t\t+1", "=1;=2|=3,=4"),
)


@for_all(delimiter=[",", ";", "\t", "|"], name=NAMES)
def test_no_cell_is_a_formula_in_any_locale(name: str, delimiter: str) -> None:
    names = (name, "Ben", "Cleo", "Dan")
    game = SheetGame(
        number=1, started_at=0, ended_at=1, preset=name, rules=Rules(), names=names, family="classic", ended="played",
        winner=0, scores=(10, 3), hands=9, rated=True,
    )  # fmt: skip
    text = as_csv([game], "former").decode("utf-8-sig")
    for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
        assert [each for each in row if each.strip(' "').startswith(("=", "+", "-", "@"))] == []


async def test_names_survive_the_sheet_and_do_no_harm(database: Database) -> None:
    _, now = await played(database)
    name = '=HYPERLINK("http://x";"a"), "b"'

    async def rename(connection) -> None:  # type: ignore[no-untyped-def]
        seats = schema.seats
        await connection.execute(
            update(seats).where(seats.c.table_id == now.table.id, seats.c.seat == 0).values(name=name)
        )

    await database.write(rename)
    (row,) = sheet_rows(as_csv((await Exports(database).of_server(GUILD))[0], "former"))
    assert row["side_1"] == f"'{name.replace(';', ',')} & Cleo"
    assert row["players"].startswith("'=")


def test_one_file_alone_can_be_packed() -> None:
    file = export_game(record_of(random_game(Rules(target=1), Random(2))), Format.TEXT, "en")
    made = zip_file(file)
    assert made.name == f"{file.name}.zip"
    assert entries(made.content) == {file.name: file.content.decode()}


async def test_a_former_member_is_called_that_in_the_sheet(database: Database) -> None:
    await played(database)
    await database.write(lambda connection: connection.execute(update(schema.seats).values(user_id=-5, name="")))
    (row,) = sheet_rows(as_csv((await Exports(database).of_server(GUILD))[0], "somebody"))
    assert row["players"] == "somebody & somebody & somebody & somebody"


async def test_a_long_sheet_is_read_in_parts(database: Database) -> None:
    """More games than are read at once: each once, in order, and no more than asked for."""
    _, now = await played(database)
    number = 250

    async def multiply(connection) -> None:  # type: ignore[no-untyped-def]
        (row,) = (await connection.execute(select(schema.tables))).mappings().all()
        copies = [{**row, "id": now.table.id + step} for step in range(1, number)]
        await connection.execute(schema.tables.insert(), copies)

    await database.write(multiply)
    games, more = await Exports(database).of_server(GUILD)
    assert [game.number for game in games] == [*range(now.table.id + number - 1, now.table.id - 1, -1)]
    assert more == 0
    games, more = await Exports(database).of_server(GUILD, 130)
    assert (len(games), more) == (130, number - 130)
