"""Reads finished games from the database for exports; it does not replay them."""

import asyncio
from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final, final

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.exports.archive import LARGEST, Archive, Bundle
from bot.exports.formats import Format
from bot.exports.record import GameRecord, Logged
from bot.exports.sheet import SheetGame
from bot.store import schema
from bot.store.database import Database
from bot.tables.errors import Code
from bot.tables.log_pages import log_pages
from bot.tables.model import Sitter
from bot.tables.queries import RUNNING
from bot.tables.rows import rules_of, sitters, sittings, table_of
from engine import Refused

MOST_GAMES: Final = 1000
"""The most games in a member's export."""
MOST_ROWS: Final = 100_000
"""The most games in a server's export."""
_TOGETHER: Final = 10
"""Games read before they are written: with many more, collecting garbage takes as long as a press may."""
_ON_A_PAGE: Final = 100
"""Rows of the sheet read in one query."""
_T: Final = schema.tables.c
_G: Final = schema.games.c
_ENDED: Final = and_(_T.status.not_in(RUNNING), _T.started_at.is_not(None))
_SHEET: Final = (
    select(
        *(_T.id, _T.started_at, _T.ended_at, _T.preset, _T.rules),
        *(_G.family, _G.ended, _G.winner, _G.scores, _G.hands, _G.rated),
    )
    .outerjoin(schema.games, _G.table_id == _T.id)
    .where(_ENDED)
    .order_by(_T.id.desc())
)


@final
class Exports:
    """Reads finished games, never running ones."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._making: set[int] = set()
        """Members whose export is in the making."""

    async def game(self, number: int, guild: int | None = None) -> GameRecord:
        """A finished game; of the server `guild` if one is given.

        Raises:
            Refused: UNKNOWN, NOT_OVER, NOT_STARTED if it was closed before a game began.
        """
        async with self._database.read() as connection:
            found = (await connection.execute(select(schema.tables).where(_T.id == number))).one_or_none()
            if found is None or guild not in (None, found.guild_id):
                raise Refused(Code.UNKNOWN)
            if found.status in RUNNING:
                raise Refused(Code.NOT_OVER)
            if found.started_at is None or not found.version:
                raise Refused(Code.NOT_STARTED)
            return (await _records(connection, [found]))[0]

    async def of_member(
        self, guild: int, user: int, wanted: Format, language: str, *, largest: int = LARGEST, most: int = MOST_GAMES
    ) -> Archive:
        """A member's last games in a server, newest first, in a ZIP file of at most `largest` bytes.

        Raises:
            Refused: EXPORT_ONE while another one is being made for the member.
        """
        with self._one_for(user):
            async with self._database.read() as connection:
                found = await _numbers_of(connection, guild, user)
            bundle, tried = Bundle(wanted, language, user, largest), 0
            while tried < min(len(found), most) and not bundle.full:
                some = found[tried : min(tried + _TOGETHER, most)]
                async with self._database.read() as connection:
                    rows = (await connection.execute(select(schema.tables).where(_T.id.in_(some)))).all()
                    records = await _records(connection, sorted(rows, key=lambda row: -row.id))
                await asyncio.to_thread(bundle.add, records)
                tried += len(some)
            return bundle.finish(len(found) - tried)

    @contextmanager
    def _one_for(self, user: int) -> Generator[None]:
        if user in self._making:
            raise Refused(Code.EXPORT_ONE)
        self._making.add(user)
        try:
            yield
        finally:
            self._making.discard(user)

    async def of_server(self, guild: int, most: int = MOST_ROWS) -> tuple[tuple[SheetGame, ...], int]:
        """The last games of a server, newest first, as rows of a sheet; and how many more there are."""
        found: list[SheetGame] = []
        async with self._database.read() as connection:
            every = select(func.count()).select_from(schema.tables).where(_T.guild_id == guild, _ENDED)
            total = await connection.scalar(every) or 0
            before: list[ColumnElement[bool]] = []
            while len(found) < min(total, most):
                page = _SHEET.where(_T.guild_id == guild, *before).limit(min(_ON_A_PAGE, most - len(found)))
                rows = (await connection.execute(page)).all()
                if not rows:
                    break
                names = await sitters(connection, [row.id for row in rows])
                found += [_sheet_game(row, names[row.id]) for row in rows]
                before = [_T.id < rows[-1].id]
        return tuple(found), total - len(found)


async def _numbers_of(connection: AsyncConnection, guild: int, user: int) -> Sequence[int]:
    """The numbers of a member's games in a server, also of accounts merged into it; newest first."""
    merges, sittings = schema.merges.c, schema.sittings.c
    merged = select(merges.old_id).where(merges.guild_id == guild, merges.new_id == user)
    sat = select(sittings.table_id).where(or_(sittings.user_id == user, sittings.user_id.in_(merged)))
    numbers = select(_T.id).where(_T.guild_id == guild, _ENDED, _T.version > 0, _T.id.in_(sat))
    return (await connection.scalars(numbers.order_by(_T.id.desc()))).all()


def _sheet_game(row: Any, sat: dict[int, Sitter]) -> SheetGame:
    rules = rules_of(row.rules)
    return SheetGame(
        number=row.id,
        started_at=row.started_at,
        ended_at=row.ended_at,
        preset=row.preset,
        rules=rules,
        names=tuple(sat[seat].name if seat in sat else "" for seat in range(rules.seats)),
        family=row.family,
        ended=row.ended,
        winner=row.winner,
        scores=() if row.scores is None else tuple(map(int, row.scores.split(","))),
        hands=row.hands,
        rated=row.rated,
    )


async def _records(connection: AsyncConnection, rows: Sequence[Any]) -> list[GameRecord]:
    numbers = [row.id for row in rows]
    sat_at_end = await sitters(connection, numbers)
    lines: dict[int, list[Logged]] = defaultdict(list)
    async for page in log_pages(connection, numbers):
        for line in page:
            lines[line.table_id].append(Logged(line.line, line.at, line.user_id is not None))
    sat = await sittings(connection, numbers)
    return [
        GameRecord(
            table=table_of(row, sat_at_end[row.id]),
            secret=row.secret,
            log=tuple(lines[row.id]),
            sittings=sat[row.id],
        )
        for row in rows
    ]
