"""Recomputes all derived rows from the logs and the journal, to repair or to check them."""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from sqlalchemy import Column, MetaData, Table, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateTable

from bot.stats.write import journal, ratings, recorder, recount
from bot.stats.write.journal import JournalKind
from bot.stats.write.recorder import Counts
from bot.stats.write.recount import BadLog, PastGame
from bot.stats.write.rows import PlayedGame, Row, hand_row, leaver_row, player_hand_rows
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_all
from bot.tables.hand_facts import Facts
from engine import HandResult

DERIVED: Final = (
    schema.player_hands,
    schema.hands,
    schema.player_games,
    schema.games,
    schema.standings,
    schema.partnerships,
    schema.ratings,
    schema.rating_changes,
    schema.wallets,
)
"""The tables of the database that follow from the others; those that refer to another come first."""
NOT_COMPARED: Final = {"hands": ("par", "par_tried"), "standings": ("name",)}
"""Columns that are filled later, or hold what was true at the time."""
_TOGETHER: Final = 200
"""Tables whose rows are written at once."""
_SHOWN: Final = 20
"""Differences that are named, of one table of the database."""
Tell = Callable[[int, int], None]
"""Told how many of how many steps are done; a step is a table, or a line of the journal."""


def _nobody(_: int, __: int) -> None:
    pass


async def rebuild(database: Database, tell: Tell = _nobody) -> None:
    """Recompute all derived rows, all or nothing. The bot then computes pars again in the background."""

    async def unit(connection: AsyncConnection) -> None:
        for table in DERIVED:
            await connection.execute(delete(table))
        await _derive(connection, tell)

    await database.write(unit)


async def check(database: Database, tell: Tell = _nobody) -> tuple[str, ...]:
    """The rows that differ from what the logs say, one English sentence for each; nothing is changed.

    Everything is recomputed in temporary tables, which hide those of the same name.
    """
    found: list[str] = []
    async with database.scratch() as connection:
        for table in DERIVED:
            await connection.execute(CreateTable(_copy(table, prefixes=["TEMPORARY"])))
        await _derive(connection, tell)
        stored = (
            "main" if connection.dialect.name == "sqlite" else await connection.scalar(select(func.current_schema()))
        )
        for table in DERIVED:
            found += await _differing(connection, table, str(stored))
    return tuple(found)


async def started_tables(connection: AsyncConnection) -> Sequence[int]:
    """Every table whose game has begun and counts."""
    columns = schema.tables.c
    begun = select(columns.id).where(columns.started_at.is_not(None), columns.counted)
    return (await connection.scalars(begun.order_by(columns.id))).all()


@final
class _Making:
    """Recomputes the derived rows: hands from the logs, then games and ratings in the order of the journal."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._merged: dict[int, dict[int, int]] = {}
        self._merged_so_far: dict[int, dict[int, int]] = {}
        """Those up to the line of the journal: ratings are made one after another."""
        self._void: frozenset[int] = frozenset()
        self._counts = Counts()
        """The names of members; they are counted at the end."""
        self._games: dict[int, PastGame] = {}
        """Tables that lines of the journal are about; without their logs."""
        self._hands: list[Row] = []
        self._player_hands: list[Row] = []

    async def prepare(self) -> None:
        """Load void games and merged accounts."""
        journal = schema.journal.c
        voided = select(journal.table_id).where(journal.kind == JournalKind.VOID.value, journal.table_id.is_not(None))
        self._void = frozenset(await self._connection.scalars(voided))
        for row in await self._connection.execute(select(schema.merges)):
            self._merged.setdefault(row.guild_id, {})[row.old_id] = row.new_id

    async def table(self, number: int) -> None:
        """The hands of one table."""
        game = await PastGame.read(self._connection, number)
        merged = self._merged.get(game.guild, {})
        for seq, hand, facts, at in game.hands():
            if number not in self._void:
                self._add_hand(game.place(merged, seq), hand, facts, at)
        self._games[number] = game.without_log()
        if len(self._hands) >= _TOGETHER:
            await self.flush()

    async def flush(self) -> None:
        """Write the hands that wait."""
        await insert_all(self._connection, schema.hands, self._hands)
        await insert_all(self._connection, schema.player_hands, self._player_hands)
        self._hands, self._player_hands = [], []

    async def line(self, line: Any) -> None:
        """One line of the journal."""
        match JournalKind(line["kind"]):
            case JournalKind.GAME | JournalKind.CLOSED | JournalKind.ABANDONED as kind:
                await self._add_game(line, kind)
            case JournalKind.LEFT:
                await self._add_leaver(line)
            case JournalKind.VOID:
                only_here, at, no = line["seat"] is not None, line["at"], line["no"]
                await ratings.take_back(self._connection, line["table_id"], only_here=only_here, at=at, no=no)
            case JournalKind.MERGE:
                guild, old, new = line["guild_id"], line["user_id"], line["other_id"]
                merged = self._merged_so_far.setdefault(guild, {})
                merged.update({each: new for each, into in merged.items() if into == old})
                merged[old] = new
                await ratings.merge(self._connection, guild, old, new)
            case _:
                pass

    async def finish(self) -> None:
        """Count everybody."""
        await recount.count(self._connection, self._counts)
        await self._counts.apply(self._connection)

    def _add_hand(self, place: PlayedGame, hand: HandResult, facts: Facts, at: int) -> None:
        rows = player_hand_rows(place, hand, facts, at)
        self._hands.append(hand_row(place, hand, facts, at))
        self._player_hands.extend(rows)
        self._counts.add_names(place, rows, at)

    async def _add_game(self, line: Any, kind: JournalKind) -> None:
        game = self._games.get(line["table_id"])
        if game is None:
            return
        at, no, rated = line["at"], line["no"], line["rated"]
        ending = game.ending if kind is JournalKind.GAME else game.stood
        if ending is None:
            raise BadLog(f"table {game.table}: the journal says that its game is over, the log does not")
        if game.table not in self._void:
            place = game.place(self._merged.get(game.guild, {}))
            rows = await recorder.keep_game(self._connection, place, ending, kind, rated=rated, at=at, no=no)
            self._counts.add_names(place, rows, at)
        if rated and not ending.given_up:
            place = game.place(self._merged_so_far.get(game.guild, {}))
            await ratings.rate_game(self._connection, place, ending, at=at, no=no)

    async def _add_leaver(self, line: Any) -> None:
        game = self._games.get(line["table_id"])
        if game is None:
            return
        at, no, seat, user = line["at"], line["no"], line["seat"], line["user_id"]
        until = max(1, int(line["detail"]))
        if game.table not in self._void:
            place = game.place(self._merged.get(game.guild, {}), until)
            left = await journal.leavers(self._connection, game.table, no)
            row = leaver_row(place, seat, user, left, at, no)
            await insert_all(self._connection, schema.player_games, [row])
            self._counts.add_names(place, [row], at)
        place = game.place(self._merged_so_far.get(game.guild, {}), until).with_members({seat: user})
        await ratings.rate_leaver(self._connection, place, seat, at=at, no=no)


async def _derive(connection: AsyncConnection, tell: Tell) -> None:
    tables = await started_tables(connection)
    query = select(schema.journal).order_by(schema.journal.c.no)
    journal = (await connection.execute(query)).mappings().all()
    steps, making = len(tables) + len(journal), _Making(connection)
    await making.prepare()
    for done, number in enumerate(tables, start=1):
        await making.table(number)
        tell(done, steps)
    await making.flush()
    for done, line in enumerate(journal, start=len(tables) + 1):
        await making.line(line)
        tell(done, steps)
    await making.finish()


def _copy(table: Table, **how: Any) -> Table:
    """A table of the same columns and key, that refers to no other."""
    columns = [Column(each.name, each.type, primary_key=each.primary_key, nullable=each.nullable) for each in table.c]
    return Table(table.name, MetaData(), *columns, **how)


async def _differing(connection: AsyncConnection, table: Table, stored: str) -> list[str]:
    left_out = NOT_COMPARED.get(table.name, ())
    kept = _copy(table, schema=stored)
    of_kept = select(*[each for each in kept.c if each.name not in left_out])
    of_made = select(*[each for each in table.c if each.name not in left_out])
    keys = [each.name for each in table.primary_key]
    found: set[str] = set()
    for query in (of_made.except_(of_kept), of_kept.except_(of_made)):
        for row in (await connection.execute(query.limit(_SHOWN))).mappings():
            key = ", ".join(f"{name} {row[name]}" for name in keys)
            found.add(f"{table.name}, {key}: not what the logs say")
    return sorted(found)
