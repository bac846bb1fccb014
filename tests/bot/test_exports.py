"""Finished games as files: what is read from the database, what stands in each format, and many games as one file."""

import csv
import io
import json
import re
import zipfile
from dataclasses import replace
from pathlib import Path
from random import Random

from sqlalchemy import delete, select, update

from bot.exports import Exports, FileFormat, GameRecord, Logged, export_game
from bot.exports.reading import Bundle, SheetGame, as_csv, cell, zip_file
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close, Open
from bot.tables.commands.seats import Kick, Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.rows import Sitting
from bot.tables.service import Tables
from engine import PRESETS, Phase, Rules, dump, fairness, load, replay, rules_from, view
from engine.phases.registry import Over
from tests.bot.panel_checks import table_of
from tests.bot.people import ANN, BEN, CHANNEL, EVE, GUILD, MOD
from tests.bot.scripted_tables import FakeClock, one_step, phase, started, tables_on, until, until_over
from tests.cases import for_all
from tests.random_games import Game, random_game
from tests.refused import refused
from tests.suite import rest

DOCUMENTATION = Path(__file__).resolve().parents[2] / "docs" / "exports.md"
SHORT = Rules(target=4)


async def played(database: Database, members: int = 4, rules: Rules = SHORT) -> tuple[Tables, StoredTable]:
    """A game that is over."""
    tables = tables_on(database, FakeClock())
    return tables, await until_over(tables, await started(tables, members=members, rules=rules))


def record_of(game: Game) -> GameRecord:
    """A record of a game that no database has seen."""
    status = Status.OVER if isinstance(game.state, Over) else Status.CLOSED
    table = replace(table_of(game), status=status, started_at=1_700_000_000_000, ended_at=1_700_000_600_000)
    log = tuple(Logged(dump(action), 1_700_000_000_000 + at, by_member=True) for at, action in enumerate(game.actions))
    sat = [Sitting(seat, 0, sitter.user, sitter.name) for seat, sitter in enumerate(table.seats) if sitter is not None]
    return GameRecord(table=table, secret=bytes(32), log=log, sittings=tuple(sat))


# --- what is read


async def test_a_record_is_the_game(database: Database) -> None:
    tables, now = await played(database, members=2)
    record, revealed = await Exports(database).game(now.table.id, GUILD), await tables.reveal(now.table.id)
    assert tuple(each.line for each in record.log) == revealed.lines
    assert (record.secret, record.table.rules, record.table.preset) == (revealed.secret, SHORT, "custom")
    assert [sitter and sitter.name for sitter in record.table.seats] == [s and s.name for s in now.table.seats]
    assert isinstance(replay(SHORT, record.actions), Over)
    computers = {seat for seat, sitter in enumerate(record.table.seats) if sitter is not None and sitter.is_computer}
    assert computers == {2, 3}
    assert {each.by_member for each in record.log} == {True, False}


async def test_a_running_game_is_never_read(database: Database, tables: Tables) -> None:
    now = await until(tables, await started(tables, members=4), lambda n: phase(n.state) is Phase.PLAYING)
    exports = Exports(database)
    with refused(Code.NOT_OVER):
        await exports.game(now.table.id, GUILD)
    assert (await exports.of_member(GUILD, ANN.user, FileFormat.LOG)).held == 0
    assert await exports.of_server(GUILD) == ((), 0)


async def test_another_servers_game_and_a_table_that_never_began_are_refused(database: Database) -> None:
    tables, now = await played(database)
    exports = Exports(database)
    for number, guild in ((now.table.id, GUILD + 1), (404, GUILD), (404, None)):
        with refused(Code.UNKNOWN):
            await exports.game(number, guild)
    lobby = await tables.open(Open(ANN, GUILD, CHANNEL, preset="custom", rules=SHORT))
    await tables.do(lobby.table.id, Close(ANN))
    with refused(Code.NOT_STARTED):
        await exports.game(lobby.table.id, GUILD)
    assert [game.number for game in (await exports.of_server(GUILD))[0]] == [now.table.id]


@rest
async def test_the_record_knows_the_players_of_every_time(database: Database, tables: Tables) -> None:
    """A member is sent away, a computer plays on, another member sits down there."""
    now = await until(tables, await started(tables, members=4, rules=Rules(target=10)), lambda n: n.table.version > 30)
    await tables.do(now.table.id, Kick(MOD, 1))
    now = await until(tables, await tables.load(now.table.id), lambda n: phase(n.state) is Phase.DEALING)
    await tables.do(now.table.id, Sit(EVE, 1))
    await until_over(tables, await tables.load(now.table.id))
    record = await Exports(database).game(now.table.id)
    assert record.seats_of(BEN.user) == record.seats_of(EVE.user) == (1,)
    sat = json.loads(export_game(record, FileFormat.JSON).content)["sittings"]
    assert [each["name"] for each in sat if each["seat"] == 1] == ["Ben", "Milo", "Eve"]


# --- one game


async def test_json_has_what_is_needed_to_check_the_game(database: Database) -> None:
    _, now = await played(database, members=2)
    record = await Exports(database).game(now.table.id)
    document = json.loads(export_game(record, FileFormat.JSON, ANN.user).content)
    assert (document["format"], document["version"], document["game"]) == ("bower game", 1, now.table.id)
    rules = rules_from(document["rules"])
    actions = [load(each["line"]) for each in document["log"]]
    assert rules == SHORT
    checks = fairness.verify(rules, bytes.fromhex(document["secret"]), actions)
    assert all(check.fair for check in checks)
    assert {each["commitment"] for each in document["deals"]} == {check.commitment for check in checks}
    state = replay(rules, actions)
    assert isinstance(state, Over)
    assert (document["winner"], tuple(document["scores"])) == (state.winner, state.match.scores)
    assert [seat["own"] for seat in document["seats"]] == [True, False, False, False]
    assert [seat["member"] for seat in document["seats"]] == [True, True, False, False]
    assert document["hands"][-1]["scores"] == document["scores"]
    assert [hand["number"] for hand in document["hands"]] == list(range(1, len(document["hands"]) + 1))
    assert document["started"].endswith("Z")
    assert str(ANN.user) not in export_game(record, FileFormat.JSON).content.decode()


async def test_a_game_given_up_says_so(database: Database, tables: Tables) -> None:
    now, rng = await started(tables, members=4), Random(3)
    for _ in range(45):
        now = await one_step(tables, now, rng)
    await tables.do(now.table.id, Close(MOD))
    record = await Exports(database).game(now.table.id)
    document = json.loads(export_game(record, FileFormat.JSON).content)
    assert (document["status"], document["winner"]) == ("closed", None)


async def test_a_former_member_is_called_that(database: Database) -> None:
    _, now = await played(database)

    async def forget(connection) -> None:  # type: ignore[no-untyped-def]
        for table in (schema.seats, schema.sittings):
            await connection.execute(update(table).where(table.c.user_id == BEN.user).values(user_id=-5, name=""))

    await database.write(forget)
    exports = Exports(database)
    record = await exports.game(now.table.id)
    for wanted in FileFormat:
        told = export_game(record, wanted).content.decode()
        assert "Ben" not in told
        assert str(BEN.user) not in told
    assert (await exports.of_member(GUILD, BEN.user, FileFormat.LOG)).held == 0
    games, _ = await exports.of_server(GUILD)
    assert [game.names[1] for game in games] == [""]
    assert b"Ann & somebody & Cleo & Dan" in as_csv(games, "somebody")


def test_the_documentation_names_every_field_and_column() -> None:
    words = set(re.findall(r"`([a-z_0-9]+)`", DOCUMENTATION.read_text("utf-8")))
    record = record_of(random_game(Rules(target=1), Random(2)))
    document = json.loads(export_game(record, FileFormat.JSON, own=1).content)
    parts = (document, *(document[each][0] for each in ("seats", "sittings", "hands", "log", "deals")))
    assert {key for part in parts for key in part} <= words
    (head, *_) = as_csv((), "").decode("utf-8-sig").splitlines()
    assert set(head.split(",")) <= words


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
    found = await exports.of_member(GUILD, BEN.user, FileFormat.JSON)
    assert (found.held, found.over) == (2, 0)
    files = entries(found.content)
    assert list(files) == ["bower-2.json", "bower-1.json"]
    assert [seat["own"] for seat in json.loads(files["bower-1.json"])["seats"]] == [False, True, False, False]
    assert (await exports.of_member(GUILD + 1, BEN.user, FileFormat.JSON)).held == 0
    newest = await exports.of_member(GUILD, ANN.user, FileFormat.LOG, most=1)
    assert (list(entries(newest.content)), newest.over) == (["bower-3.log"], 2)


async def test_games_of_an_account_that_was_merged_are_the_members_own(database: Database) -> None:
    _, now = await played(database)
    await Repairs(database, clock=FakeClock()).merge(GUILD, MOD, BEN, EVE, "a new account")
    found = await Exports(database).of_member(GUILD, EVE.user, FileFormat.LOG)
    assert list(entries(found.content)) == [f"bower-{now.table.id}.log"]


def test_a_file_is_never_larger_than_discord_takes() -> None:
    records = [record_of(random_game(Rules(target=5), Random(seed))) for seed in range(30)]
    records = [replace(each, table=replace(each.table, id=at)) for at, each in enumerate(records, 1)]
    whole = Bundle(FileFormat.JSON)
    whole.add(records)
    assert (whole.finish().held, whole.full) == (30, False)
    limit = 48_000
    small = Bundle(FileFormat.JSON, largest=limit)
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
            await exports.of_member(GUILD, ANN.user, FileFormat.LOG)
        assert (await exports.of_member(GUILD, BEN.user, FileFormat.LOG)).held == 1
    assert (await exports.of_member(GUILD, ANN.user, FileFormat.LOG)).held == 1


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


@for_all(name=["Ann", "", "O'Neil", 'a "b", c', "1-1", "é=1"])
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


def test_one_file_alone_can_be_packed() -> None:
    file = export_game(record_of(random_game(Rules(target=1), Random(2))), FileFormat.LOG)
    made = zip_file(file)
    assert made.name == f"{file.name}.zip"
    assert entries(made.content) == {file.name: file.content.decode()}


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
