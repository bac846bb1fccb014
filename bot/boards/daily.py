"""The boards of the day: chosen once from a secret promised before, played by each member once, at private tables."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import engine
from bot.clock import DAY_MS, Clock
from bot.each_day import EachDay
from bot.store import schema, vault
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.store.vault import Vault
from bot.tables.commands.life import Open
from bot.tables.game import Change, StoredTable
from bot.tables.model import NOWHERE, Member, Table
from bot.tables.queries import RUNNING
from bot.tables.service import Tables
from bot.workers.workers import Workers
from engine import Action, Refused, View
from engine.phases.registry import Over
from engine.players import Level
from engine.players.boards import LEVELS, RULES, Board, board_at, board_player, boards_of, dice_of, points_of, promise

_log = logging.getLogger(__name__)
MAKE_SECONDS: Final = 1800.0
"""How long making them may take: minutes without compiled code; usually nobody waits."""
PRESET: Final = "north-american"
"""Whose rules they are but for the end of the game."""
_D: Final = schema.board_days.c
_R: Final = schema.board_results.c
_T: Final = schema.tables.c


Secret: TypeAlias = Callable[[], bytes]
"""Gives 32 random bytes."""
Choose: TypeAlias = Callable[[Table, View], Coroutine[Any, Any, Action]]
"""Chooses for a computer's seat of a table, whose view it gets."""


class BoardCode(StrEnum):
    """Why a board is refused. The value is a key of the catalogue."""

    NOT_READY = "boards-not-ready"
    CHANGED = "boards-changed"
    DELETED = "boards-deleted"
    OPEN = "boards-open"


@cache
def players_version() -> str:
    """The version of the players in the promise: a digest of all files of `engine`, which decide how computers play."""
    folder, digest = Path(engine.__file__).parent, sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(f"{file.relative_to(folder).as_posix()}\n{file.read_text('utf-8')}\n".encode())
    return digest.hexdigest()[:16]


@final
@dataclass(frozen=True, slots=True)
class BoardMaker:
    """Chooses the boards of a day from its secret, by players of a version; not on the event loop."""

    make: Callable[[int, bytes], Awaitable[Sequence[Board]]]
    version: str

    @classmethod
    def by(cls, workers: Workers) -> "BoardMaker":
        """By `engine.players.boards` in a worker."""
        return cls(partial(workers.work, boards_of, timeout=MAKE_SECONDS), players_version())


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardDay:
    """The boards of a day. Nobody may learn of `secret` before it is over, nor of a board before having played it."""

    day: int
    version: str
    secret: bytes = field(repr=False)
    boards: tuple[Board, ...] = field(repr=False)

    @property
    def promise(self) -> str:
        """What is published before the first card."""
        return promise(self.day, self.version, self.secret)


@final
@dataclass(frozen=True, slots=True)
class Played:
    """A board that a member has begun; `points` are `None` until it is played to its end on its day.

    `left` where that will not come: the member has given it up, or it is closed.
    """

    table: int
    guild: int
    points: int | None
    left: bool = False


@final
@dataclass(frozen=True, slots=True)
class Standing:
    """How many members did better, of how many, in a server (0: none) and overall."""

    better_here: int
    here: int
    better: int
    everywhere: int


@final
class DailyBoards(EachDay[BoardDay]):
    """The boards of all days, and what members made of them. `secret` gives the 32 random bytes of a day."""

    name, not_ready, ahead_seconds = "boards", BoardCode.NOT_READY, 10.0

    def __init__(
        self, tables: Tables, database: Database, maker: BoardMaker, clock: Clock, secret: Secret, vault: Vault
    ) -> None:
        super().__init__(clock)
        self._database, self._tables, self._vault = database, tables, vault
        self._maker, self._secret = maker, secret

    async def of(self, day: int) -> BoardDay | None:
        """The boards of a day, `None` where there were none, or not yet."""
        query = sa.select(schema.board_days).where(_D.day == day)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None:
            return None
        try:
            secret = self._vault.unseal(row["secret"])
        except ValueError:  # the key of that day is lost
            return None
        boards = [
            replace(board_at(day, number, candidate, secret), house=tuple(house))
            for number, line in enumerate(row["boards"].splitlines())
            for candidate, *house in [map(int, line.split())]
        ]
        return BoardDay(day=day, version=row["version"], secret=secret, boards=tuple(boards))

    def is_changed(self, day: BoardDay) -> bool:
        """Whether other players run than those that its promise names."""
        return day.version != self._maker.version

    async def begin(self, number: int, member: Member, guild: int, language: str) -> StoredTable:
        """The member's table for one of today's boards: the one under way or played, or a new one.

        Raises:
            Refused: NOT_READY, CHANGED, DELETED, STOPPING.
        """
        day = await self.today()
        begun = (await self.of_member(day.day, member.user)).get(number)
        if begun is not None:
            return await self._tables.load(begun.table)
        if self.is_changed(day):
            raise Refused(BoardCode.CHANGED)
        board = day.boards[number]
        new = StoredTable(table=_table(board, member, language, self._clock.now()), revision=0, secret=board.secret)

        async def unit(connection: AsyncConnection, numbers: Sequence[int]) -> None:
            if await vault.is_noted(connection, self._vault, day.day, member.user, of=vault.BOARDS):
                raise Refused(BoardCode.DELETED)
            row = {"day": day.day, "number": number, "user_id": member.user, "guild_id": guild}
            await connection.execute(sa.insert(schema.board_results), [row | {"table_id": numbers[0]}])

        try:
            (table,) = await self._tables.open_begun([new.start_game(new.table)], unit)
        except IntegrityError:  # another press came first
            return await self._tables.load((await self.of_member(day.day, member.user))[number].table)
        return table

    async def find(self, table: int) -> tuple[BoardDay, int] | None:
        """The day of a table, and the number of its board; `None` for any other table."""
        query = sa.select(_R.day, _R.number).where(_R.table_id == table)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        day = None if row is None else await self.of(row.day)
        return None if row is None or day is None else (day, row.number)

    def choosing(self, usual: Choose, workers: Workers) -> Choose:
        """How computers choose: as `usual`, but where tables do not count alike whenever the same is played.

        There nobody else decides for one that takes long: the caller waits, and asks again.
        """

        async def choose(table: Table, seen: View) -> Action:
            if table.counted:
                return await usual(table, seen)
            secret = (await self._tables.load(table.id)).secret
            return await workers.decide_alike(choose_at_board, table.level_at(seen.seat or 0), seen, secret)

        return choose

    async def of_member(self, day: int, user: int) -> dict[int, Played]:
        """The boards of a day that a member has begun, by number."""
        query = sa.select(schema.board_results, _T.status).where(_R.day == day, _R.user_id == user)
        query = query.outerjoin(schema.tables, _T.id == _R.table_id)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {
            row.number: Played(row.table_id, row.guild_id, row.points, row.points is None and row.status not in RUNNING)
            for row in rows
        }

    async def standing(self, day: int, guild: int, points: int, number: int | None = None) -> Standing:
        """How these points compare on a board, or without a number in the sum of all boards of the day."""
        made = sa.func.sum(_R.points)
        query = sa.select(made.label("points"), sa.func.min(_R.guild_id).label("guild_id"))
        query = query.where(_R.day == day, _R.points.is_not(None)).group_by(_R.user_id)
        whole = sa.func.count() == len(LEVELS)
        query = query.having(whole) if number is None else query.where(_R.number == number)
        each = query.subquery().c
        here, better = sa.and_(each.guild_id == guild, each.guild_id != NOWHERE), each.points > points
        counts = [sa.func.count(sa.case((of, 1))) for of in (here & better, here, better)]
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(*counts, sa.func.count(each.points)))).one()
        return Standing(*row)

    async def close_old(self) -> None:
        """Close the tables of boards whose day is over, or that were begun with other players."""
        old = sa.or_(_D.day < self.day, _D.version != self._maker.version)
        query = sa.select(_T.id).join(schema.board_results, _R.table_id == _T.id)
        query = query.join(schema.board_days, _D.day == _R.day).where(_T.status.in_(RUNNING), old)
        async with self._database.read() as connection:
            found = (await connection.scalars(query)).all()
        for table in found:
            try:
                await self._tables.close_all((table,))
            except Refused as refused:  # it has just ended
                _log.info("a board was not closed: %s", refused.code)

    async def make_and_store(self, day: int) -> BoardDay:
        """Close what is left of the day before, and choose the boards of a day, unless another process comes first."""
        await self.close_old()
        secret = self._secret()
        boards = await self._maker.make(day, secret)
        lines = [" ".join(map(str, (board.candidate, *board.house))) for board in boards]
        row = {
            "day": day,
            "version": self._maker.version,
            "secret": self._vault.seal(secret),
            "boards": "\n".join(lines),
        }
        row["made_at"] = self._clock.now()
        # another process may have come first
        await self._database.write(lambda connection: insert_once(connection, schema.board_days, row))
        kept = await self.of(day)
        if kept is None:
            raise Refused(BoardCode.NOT_READY)
        return kept


async def record_board(connection: AsyncConnection, before: StoredTable, change: Change) -> None:
    """Write what a member made of a board, in the transaction that ends it. After its day it counts no more."""
    table, state, line = change.after.table, change.after.state, change.line
    if before.table.counted or table.rules != RULES or line is None or not isinstance(state, Over):
        return
    seat = next(seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer)
    mine = sa.update(schema.board_results).where(_R.table_id == table.id, _R.day >= line.at // DAY_MS)
    await connection.execute(mine.values(points=points_of(state, seat)))


def choose_at_board(level: Level, mine: View, secret: bytes) -> Action:
    """What a computer chooses where a table does not count: with dice that follow from the secret of its game."""
    return board_player(level).choose(mine, Random(dice_of(secret, mine)))  # noqa: S311 - a player's whims


def _table(board: Board, member: Member, language: str, now: int) -> Table:
    """A private table that belongs to no server, and counts nowhere else."""
    opened = Open(member, NOWHERE, NOWHERE, preset=PRESET, rules=RULES, language=language, level=board.level).make(now)
    seats = tuple([opened.seats[(seat - board.seat) % RULES.seats] for seat in range(RULES.seats)])
    return replace(opened, seats=seats, hints=False, counted=False)
