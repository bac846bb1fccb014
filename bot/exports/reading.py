"""Reads finished games for exports without replaying them: many in one ZIP file, or those of a server as CSV."""

import asyncio
import csv
import io
import re
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, final

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.model import Stage, StoredContest
from bot.contests.season import find_unlisted
from bot.exports.game import Export, FileFormat, GameRecord, Logged, export_game, iso
from bot.exports.page import Page, contest_page
from bot.panels.core.wording import member_names, plain
from bot.store import schema
from bot.store.database import Database
from bot.tables.errors import Code
from bot.tables.model import Sitter
from bot.tables.queries import IN_CHANNEL, RUNNING
from bot.tables.rows import log_pages, rules_of, sitters, sittings, table_of
from engine import Refused, Rules, Seat, Side

VOID: Final = "void"
"""The ending of a game that counts for nothing: it was voided, or had no members at the end."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_SEPARATORS: Final = str.maketrans({"\n": " ", "\r": " ", "\t": " ", ";": ",", "；": "，", "\x00": ""})
_AFTER_SEPARATOR: Final = re.compile(r"([,，|]\s*)(?=[=+\-@＝＋－＠])")
_ROWS_TOGETHER: Final = " & "
_FIRST: Final = ("game", "started", "ended", "rules", "family", "how_it_ended", "rated", "hands", "winners", "players")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SheetGame:
    """A row: a finished game. Names are by seat, as displayed; times in milliseconds UTC.

    Fields are `None` if the game counts for nothing; `winner` also if the game was given up.
    """

    number: int
    started_at: int | None
    ended_at: int | None
    preset: str
    rules: Rules
    names: tuple[str, ...]
    family: str | None
    ended: str | None
    winner: Side | None
    scores: tuple[int, ...]
    hands: int | None
    rated: bool | None

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats that play for a side."""
        return tuple(seat for seat in range(self.rules.seats) if self.rules.side_of(seat) == side)


def as_csv(games: Sequence[SheetGame], former: str) -> bytes:
    """The games in the given order under a header; UTF-8 with a byte order mark for spreadsheets.

    `former` replaces the names of members whose data was deleted.
    """
    sides = max([2, *(game.rules.sides for game in games)])
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    numbered = [f"{what}_{side}" for side in range(1, sides + 1) for what in ("side", "score")]
    writer.writerow([*_FIRST, *numbered])
    writer.writerows(_row(replace(game, names=tuple(name or former for name in game.names)), sides) for game in games)
    return text.getvalue().encode("utf-8-sig")


def _row(game: SheetGame, sides: int) -> list[str | int]:
    winners = "" if game.winner is None else _names(game, game.seats_of(game.winner))
    row: list[str | int] = [
        game.number,
        iso(game.started_at),
        iso(game.ended_at),
        cell(game.preset),
        game.family or "",
        game.ended or VOID,
        "" if game.rated is None else "yes" if game.rated else "no",
        "" if game.hands is None else game.hands,
        winners,
        _names(game, range(game.rules.seats)),
    ]
    for side in range(sides):
        row += [_names(game, game.seats_of(side)), game.scores[side] if side < len(game.scores) else ""]
    return row


def _names(game: SheetGame, seats: Sequence[Seat]) -> str:
    return cell(_ROWS_TOGETHER.join(game.names[seat] for seat in seats))


def cell(text: str) -> str:
    """A text that a spreadsheet does not run: what may be a formula gets an apostrophe in front.

    In Italian, French and other languages spreadsheets separate cells by semicolons, in files by tabs: the text has
    neither, and an apostrophe also after what others separate by.

    >>> cell("=1+1"), cell("Ann"), cell("Bob;=1+1")
    ("'=1+1", 'Ann', "Bob,'=1+1")
    """
    line = text.translate(_SEPARATORS)
    quoted = _AFTER_SEPARATOR.sub(r"\1'", line)
    return f"'{quoted}" if text.startswith(_FORMULA) or line.strip().startswith(_FORMULA) else quoted


LARGEST: Final = 10 * 1024 * 1024
"""The largest file in bytes that Discord takes in every server."""
_RESERVE: Final = 8 * 1024
"""Reserved for the message around the file."""
_PER_FILE: Final = 200
"""Bytes that each file of the archive costs besides its content."""


@final
class Archive(NamedTuple):
    """A ZIP file. `held` games are in it, `over` games had no room."""

    content: bytes
    held: int
    over: int


@final
class Bundle:
    """Builds a ZIP file: games in the given order, as long as there is room."""

    def __init__(self, wanted: FileFormat, own: int | None = None, largest: int = LARGEST) -> None:
        self._wanted = wanted
        self._own = own
        self._room = largest - _RESERVE
        self._kept = io.BytesIO()
        self._archive = zipfile.ZipFile(self._kept, "w", zipfile.ZIP_DEFLATED)
        self._held = 0
        self._over = 0

    @property
    def full(self) -> bool:
        """Whether there is no room for another game."""
        return self._over > 0

    def add(self, records: Iterable[GameRecord]) -> None:
        """Add games; after the first one without room none is tried."""
        for record in records:
            if self.full:
                self._over += 1
                continue
            file = export_game(record, self._wanted, self._own)
            packed = len(zlib.compress(file.content)) + _PER_FILE * (self._held + 1)
            if self._kept.tell() + packed > self._room:
                self._over = 1
                continue
            self._archive.writestr(_entry(file.name), file.content)
            self._held += 1

    def finish(self, left: int = 0) -> Archive:
        """The complete file; `left` games were not tried."""
        self._archive.close()
        return Archive(self._kept.getvalue(), self._held, self._over + left)


def zip_file(file: Export) -> Export:
    """A ZIP file of one export."""
    return Export(f"{file.name}.zip", zip_files({file.name: file.content}))


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """A ZIP file of several files by their names."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(_entry(name), content)
    return kept.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    """An entry with a fixed date, so that the same games make the same archive."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


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
        self,
        guild: int,
        user: int,
        wanted: FileFormat,
        *,
        largest: int = LARGEST,
        most: int = MOST_GAMES,
    ) -> Archive:
        """A member's last games in a server, newest first, in a ZIP file of at most `largest` bytes."""
        with self._one_for(user):
            async with self._database.read() as connection:
                found = await _numbers_of(connection, guild, user)
            bundle, tried = Bundle(wanted, user, largest), 0
            while tried < min(len(found), most) and not bundle.full:
                some = found[tried : min(tried + _TOGETHER, most)]
                async with self._database.read() as connection:
                    rows = (await connection.execute(select(schema.tables).where(_T.id.in_(some)))).all()
                    records = await _records(connection, sorted(rows, key=lambda row: -row.id))
                await asyncio.to_thread(bundle.add, records)
                tried += len(some)
            return bundle.finish(len(found) - tried)

    async def page_of(self, stored: StoredContest, now: int) -> Page:
        """The page of a contest; with the replay of a final that is over, and no other cards."""
        async with self._database.read() as connection:
            unlisted = await find_unlisted(connection, stored.guild, stored.merges)
        knocked_out = stored.stage is Stage.OVER and stored.plan.format.knocks_out
        is_over = knocked_out and stored.plan.format.is_last_match(stored.contest, stored.contest.rounds[-1])
        last = stored.tables.get((stored.round, 0)) if is_over else None
        final = await self.game(last.table, stored.guild) if last is not None and last.counts else None
        return await asyncio.to_thread(contest_page, stored, unlisted, final, now)

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
        """The last games of a server, newest first, as rows of a sheet, and how many more; no private ones."""
        found: list[tuple[Any, dict[int, Sitter]]] = []
        async with self._database.read() as connection:
            every = select(func.count()).select_from(schema.tables).where(_T.guild_id == guild, _ENDED, IN_CHANNEL)
            total = await connection.scalar(every) or 0
            before: list[ColumnElement[bool]] = []
            while len(found) < min(total, most):
                page = _SHEET.where(_T.guild_id == guild, IN_CHANNEL, *before).limit(min(_ON_A_PAGE, most - len(found)))
                rows = (await connection.execute(page)).all()
                if not rows:
                    break
                sat = await sitters(connection, [row.id for row in rows])
                found += [(row, sat[row.id]) for row in rows]
                before = [_T.id < rows[-1].id]
        seated = [sitter for _, sat in reversed(found) for sitter in sat.values()]
        members = ((each.user, each.name) for each in seated if each.user is not None)
        names = member_names(members, "en", plain, {each.name for each in seated if each.user is None})
        return tuple(_sheet_game(row, sat, names) for row, sat in found), total - len(found)


async def _numbers_of(connection: AsyncConnection, guild: int, user: int) -> Sequence[int]:
    """The numbers of a member's games in a server, newest first; of accounts merged into it no private ones."""
    merges, sittings = schema.merges.c, schema.sittings.c
    merged = select(merges.old_id).where(merges.guild_id == guild, merges.new_id == user)
    own, moved = sittings.user_id == user, IN_CHANNEL & sittings.user_id.in_(merged)
    sat = select(sittings.table_id).join(schema.tables, _T.id == sittings.table_id).where(own | moved)
    numbers = select(_T.id).where(_T.guild_id == guild, _ENDED, _T.version > 0, _T.id.in_(sat))
    return (await connection.scalars(numbers.order_by(_T.id.desc()))).all()


def _sheet_game(row: Any, sat: dict[int, Sitter], names: Mapping[int, str]) -> SheetGame:
    rules = rules_of(row.rules)
    seated = {seat: names.get(each.user or 0, each.name) if each.name else "" for seat, each in sat.items()}
    return SheetGame(
        number=row.id,
        started_at=row.started_at,
        ended_at=row.ended_at,
        preset=row.preset,
        rules=rules,
        names=tuple(seated.get(seat, "") for seat in range(rules.seats)),
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
