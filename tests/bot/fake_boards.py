"""Boards of the day for tests: made at once, not chosen; and a process of the bot that knows nothing but them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVarTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.boards.daily import BoardMaker, DailyBoards, record_board
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.commands.play import Act, Step
from bot.tables.game import Change, StoredTable
from bot.tables.model import Member, Status, Table
from bot.tables.service import Tables
from engine import Action, View
from engine.players.boards import Board, board_at
from tests.bot.people import ANN, GUILD
from tests.bot.scripted_tables import secrets
from tests.clock import FakeClock

_Ts = TypeVarTuple("_Ts")
HOUSE = (-2, -1, 1, 1, 2, 4)


async def made_at_once(day: int, secret: bytes) -> Sequence[Board]:
    """The first candidate of each board, against quick computers' house field."""
    return [replace(board_at(day, number, 0, secret), house=HOUSE) for number in range(3)]


MAKER = BoardMaker(made_at_once, "one")


async def record(connection: AsyncConnection, before: StoredTable, change: Change) -> None:
    """What the bot writes beside a change."""
    await record_change(connection, before, change)
    await record_board(connection, before, change)


class Inline:
    """Decides on the spot."""

    async def decide_alike(self, function: Callable[[*_Ts], Any], *args: *_Ts) -> Any:
        """The function's result."""
        return function(*args)


class BoardProcess:
    """A process of the bot, at a database and a clock; another one may be `version` ahead."""

    def __init__(self, database: Database, clock: FakeClock, *, version: str = "one", seed: int = 0) -> None:
        self.database, self.clock = database, clock
        self.vault = Vault("k" * 40)
        self.tables = Tables(database, record=record, clock=clock, secret=secrets(seed), vault=self.vault)
        self.maker = BoardMaker(made_at_once, version)
        self.boards = DailyBoards(self.tables, database, self.maker, clock, secrets(seed + 1), self.vault)
        self.choose = self.boards.choosing(_nobody, Inline())  # type: ignore[arg-type]

    async def begin(self, number: int = 0, member: Member = ANN, guild: int = GUILD) -> StoredTable:
        """A member begins one of today's boards."""
        return await self.boards.begin(number, member, guild, "en")

    async def step(self, now: StoredTable, choose: Callable[[View], int] = lambda _: 0) -> StoredTable:
        """The next line of a board; the member takes the choice of that number."""
        seat, table = now.to_act, now.table
        if seat is None:
            return await self.tables.do(table.id, Step(table.version))
        mine = now.view_for(seat).view
        sitter = table.seats[seat]
        assert mine is not None
        assert sitter is not None
        if sitter.user is None:
            return await self.tables.do(table.id, Step(table.version, await self.choose(table, mine)))
        place = choose(mine) % len(mine.choices)
        return await self.tables.do(table.id, Act(sitter.user, place, table.version))

    async def play(self, now: StoredTable, choose: Callable[[View], int] = lambda _: 0) -> StoredTable:
        """A board to its end."""
        while now.table.status is Status.PLAYING:
            now = await self.step(now, choose)
        return now


async def _nobody(table: Table, seen: View) -> Action:
    raise AssertionError("no other table is played here")
