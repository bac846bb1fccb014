"""Reads, writes and folds the events of contests, a page at a time; long pages are worked through beside the loop."""

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import notes
from bot.contests.changes import Author, Change, Conflict, Happening, Logged, apply
from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.store import schema
from bot.store.upsert import insert_all
from bot.tables.long_logs import in_thread_if_long
from engine.contest import events as contest_events

PAGE: Final = 500
"""Events that are read at a time."""
WEIGHT: Final = 5
"""An event takes as long as so many lines of a game's log."""
_E: Final = schema.contest_events.c


async def read_events(connection: AsyncConnection, number: int) -> tuple[Logged, ...]:
    """All events of a contest, in order."""
    found: list[Logged] = []
    async for rows in pages(connection, number, 0):
        found += await in_thread_if_long(WEIGHT * len(rows), _decode_all, rows)
    return tuple(found)


async def fold(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """A contest after all its events that are not in it yet."""
    async for rows in pages(connection, stored.id, stored.revision):
        stored = await in_thread_if_long(WEIGHT * len(rows), _apply_all, stored, rows)
    return stored


async def save_events(connection: AsyncConnection, before: StoredContest, change: Change, by: Author, at: int) -> None:
    """Append the events of a change.

    Raises:
        Conflict: When another change came first, or the step has been done.
    """
    rows: list[dict[str, Any]] = []
    for nth, happening in enumerate(change.happenings, start=1):
        kind, data = _encode(happening)
        seq = before.revision + nth
        step = str(seq) if change.step is None else f"{change.step}:{nth}"
        row = {"contest_id": before.id, "seq": seq, "kind": kind, "data": json.dumps(data, sort_keys=True)}
        rows.append(row | {"step": step, "by_id": by.user, "by_name": by.name, "at": at})
    try:
        await insert_all(connection, schema.contest_events, rows)
    except IntegrityError:
        raise Conflict from None


async def pages(
    connection: AsyncConnection, number: int, after: int, kinds: Sequence[str] = ()
) -> AsyncIterator[Sequence[Any]]:
    """The rows of the events of a contest after one, a page at a time; only of some kinds if any are named."""
    query = select(schema.contest_events).where(_E.contest_id == number).order_by(_E.seq).limit(PAGE)
    query = query.where(_E.kind.in_(kinds)) if kinds else query
    while rows := (await connection.execute(query.where(_E.seq > after))).all():
        yield rows
        if len(rows) < PAGE:
            return
        after = rows[-1].seq


def _decode_all(rows: Sequence[Any]) -> list[Logged]:
    return [
        Logged(seq=row.seq, happening=_decode(row.kind, row.data), by=row.by_id, by_name=row.by_name, at=row.at)
        for row in rows
    ]


def _apply_all(stored: StoredContest, rows: Sequence[Any]) -> StoredContest:
    for row in rows:
        stored = apply(stored, _decode(row.kind, row.data), row.at)
    return stored


def _encode(happening: Happening) -> tuple[str, Any]:
    if isinstance(happening, Note):
        return happening.kind.value, dict(happening.data)
    return contest_events.encode(happening)


def _decode(kind: str, data: str) -> Happening:
    if kind in notes.KINDS:
        return Note(notes.Kind(kind), json.loads(data))
    return contest_events.decode(kind, json.loads(data))
