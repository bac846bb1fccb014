"""A member of whom Bower keeps everything that it may keep, and where a member is found in a database."""

from datetime import date
from typing import Any

from sqlalchemy import select, text

from bot.members.preferences import Preferences
from bot.servers import Rulesets
from bot.stats.write import journal
from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.reports import Ruling
from engine import PRESETS, Phase, Rules, view
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD, MOD, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import phase, until

ZEB = Member(771_234_567_890_123, "Zebulon", moderator=True)
"""Who goes: an id and a name that are in nothing else."""
OLD = Member(1008, "Old Ben")
FAY = Member(1006, "Fay")
ELSEWHERE = 78
RULING, CORRECTION = 508_000_011, 508_000_012
"""Numbers of interactions."""


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
    ruled = await server.at_play(ANN, BEN, CLEO)  # unrated: the journal has no line of it
    await server.tables.do(ruled.table.id, ReportTalk(BEN, ruled.hand_number, RULING))
    await server.tables.do(ruled.table.id, RuleOnTalk(ZEB, Ruling.POINT, ruled.hand_number, 1, RULING))
    other = await server.begun(ANN, BEN, CLEO, DAN, rules=Rules(target=30))
    other = await until(server.tables, other, lambda n: phase(n.state) is Phase.DEALING and any(scores(n)), server.dice)
    await server.tables.do(other.table.id, CorrectScores(ZEB, (9, 8), CORRECTION, "Zebulon saw it"))
    known = await server.at_play(ANN, ZEB, BEN, CLEO, hand=2)
    await server.leave(ZEB, known)
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
    await server.write(schema.board_days, day=day, version="x", secret=b"s", boards="0 1", made_at=1)
    for someone in (ZEB, ANN):
        await server.write(
            schema.board_results, day=day, number=0, user_id=someone.user, guild_id=GUILD, table_id=-someone.user
        )
    await a_contest(server)
    await a_call(server)
    await server.write(
        schema.posts, id=1, guild_id=GUILD, kind="asked", number=1, channel_id=1, keeps="edited", wanted_at=1
    )
    await server.write(schema.questions, post_id=1, asked_by=ZEB.user, hand=day, line=0, closes_at=2)
    for someone in (ZEB, ANN):
        await server.write(schema.question_votes, post_id=1, user_id=someone.user, choice="pass")
    for someone in (ZEB, ANN):
        await server.write(schema.given_roles, guild_id=GUILD, role_id=5, user_id=someone.user, given_at=1)
    for one, other in ((ZEB, ANN), (ANN, ZEB), (ANN, BEN)):
        await server.write(schema.avoided, guild_id=GUILD, user_id=one.user, other_id=other.user, other_name=other.name)


async def a_call(server: Server) -> None:
    """A call for players that mentions ZEB and ANN, who have bells."""
    for someone in (ZEB, ANN):
        await server.write(
            schema.bells, guild_id=GUILD, channel_id=1, user_id=someone.user, begins=18, ends=23, called_at=1
        )
    await server.write(schema.calls, id=1, guild_id=GUILD, channel_id=1, table_id=1, at_play=False, called_at=1)
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
        schema.contest_log, contest_id=1, seq=1, kind="joined", data="{}", step="1", by_id=ZEB.user,
        by_name=ZEB.name, at=1,
    )  # fmt: skip


async def journal_of_a_season(server: Server) -> None:
    async def unit(connection: Any) -> None:
        await journal.add(connection, JournalKind.SEASON_START, guild=GUILD, by=ZEB, detail="Autumn", at=1)

    await server.database.write(unit)


def scores(now: StoredTable) -> tuple[int, ...]:
    return view(now.state, None).scores


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
