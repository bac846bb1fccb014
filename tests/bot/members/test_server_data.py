"""Of a server that removed Bower a month ago only numbers are left, which members' own records need."""

from sqlalchemy import BigInteger, Integer, String, select, update

from bot.clock import DAY_MS
from bot.members.deletion import NOT_MEMBERS
from bot.members.server_data import BLANK, DELETED, NUMBERED, ServerData
from bot.servers import Servers, ServerSettings
from bot.store import schema
from tests.bot.members.full_life import ELSEWHERE, ZEB, a_full_life, counted, traces
from tests.bot.people import ANN, BEN, CLEO, GUILD
from tests.bot.played_server import Server
from tests.suite import both_databases

GONE = {
    *("servers", "presences", "greetings", "rulesets", "unlisted", "avoided", "posts", "bells", "calls", "outages"),
    *("call_members", "contests", "contest_players", "contest_entries", "contest_rounds", "contest_matches"),
    *("contest_log", "contest_tables", "contest_standings", "contest_deadlines", "contest_posts", "contest_marks"),
    *("deadlines", "reports", "given_roles", "questions", "question_votes"),
}
COUNTS = {
    *(
        "tables",
        "seats",
        "sittings",
        "departures",
        "log",
        "journal",
        "seasons",
        "puzzle_answers",
        "board_results",
        "merges",
        "hands",
    ),
    *("player_hands", "games", "player_games", "standings", "partnerships", "ratings", "rating_changes", "wallets"),
}
OF_NO_SERVER = {"members", "installation", "puzzles", "deleted_answers", "board_days", "life", "acted"}
NUMBERS = {"id", "guild_id", "table_id", "previous_id"}
"""Of kept rows, columns that say nothing of the server once its id is replaced."""


def test_every_table_and_column_of_a_server_is_known() -> None:
    """Of a new table this must be said here; columns of what stays are blanked by `bot.members.server_data`."""
    goes = set(DELETED) | {schema.deadlines, schema.reports}
    for table in schema.METADATA.sorted_tables:
        if {key.column.table for key in table.foreign_keys if key.ondelete} & (set(DELETED) | goes):
            goes.add(table)
        assert ("guild_id" in table.c) is (table in DELETED or table in NUMBERED), table
        for column in table.c if table.name in COUNTS else ():
            number = isinstance(column.type, BigInteger | Integer) and column.name in NOT_MEMBERS - NUMBERS
            if number or (isinstance(column.type, String) and column.name.split("_")[-1] == "name"):
                assert column.name in BLANK, column
    assert {table.name for table in goes} == GONE
    assert {each.name for each in schema.METADATA.sorted_tables} == GONE | COUNTS | OF_NO_SERVER


async def found(server: Server) -> set[str]:
    """The tables of the database with rows of the server."""
    async with server.database.read() as connection:
        here = {each.name: select(each).where(each.c.guild_id == GUILD) for each in (*DELETED, *NUMBERED)}
        return {name for name, query in here.items() if (await connection.execute(query)).first()}


@both_databases
async def test_only_numbers_are_left_and_nobody_else_has_lost_anything(server: Server) -> None:
    await a_full_life(server)
    await Servers(server.database).set(GUILD, ServerSettings(preset="Friday", contest_channel=5))
    await Servers(server.database).claim_greeting(GUILD, 1)
    mine, before = [each.id for each in await server.tables.in_guild(GUILD)], await counted(server.database)
    elsewhere = {"presences", "posts", "outages", "call_members", "deadlines", "reports", "questions", "question_votes"}
    assert {name for name in GONE - await found(server) if not name.startswith("contest_")} <= elsewhere
    data = ServerData(server.database, server.tables, clock=server.clock)
    await data.forget(GUILD)
    assert await found(server) == set()
    assert await traces(server.database, "Friday", "Autumn", "Cup", "at home", "asks") == []
    for table in mine:
        stored = (await server.tables.load(table)).table
        assert not stored.running
        assert {each.name for each in stored.seats if each and not each.is_computer} <= {""}
    after = await counted(server.database)
    for name in ("standings", "ratings"):
        of_others = [[row for row in rows[name] if row[0] in (0, ELSEWHERE)] for rows in (before, after)]
        assert of_others[0] == of_others[1] != []
    await server.check()
    await server.privacy.forget(ZEB.user)
    assert await traces(server.database, str(ZEB.user)) == [], "they had ruled where nothing says so any more"


async def test_a_server_that_removed_the_bot_has_a_month_to_come_back(server: Server) -> None:
    now, log = await server.at_play(ZEB, ANN, BEN, CLEO), schema.log.c
    damage = update(schema.log).where(log.table_id == now.table.id, log.seq == 3).values(line="play Jd")
    await server.database.write(lambda connection: connection.execute(damage))
    await server.tables.resume()  # it cannot be read any more
    await server.lobby(ANN, guild=ELSEWHERE)
    data = ServerData(server.database, server.tables, clock=server.clock)
    there, gone = {GUILD, ELSEWHERE}, {ELSEWHERE}
    for here, days in ((there, 0), (gone, 99), (gone, 29), (there, 1), (gone, 9), (None, 99)):
        assert "tables" in await found(server)
        data.find_servers = lambda here=here: here
        server.clock.at += days * DAY_MS
        await data.look()
    assert "tables" in await found(server)
    data.find_servers = lambda: gone
    await data.look()
    assert await found(server) == set()
    assert len(await server.tables.in_guild(ELSEWHERE)) == 1
