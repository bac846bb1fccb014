"""What admins, moderators and organisers of contests have decided in a server, in one list for everyone.

Nobody reads in it of tables and contests that they may not see.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from sqlalchemy import Select, and_, exists, func, literal, or_, select, tuple_, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.totals import Viewer
from bot.stats.write.journal import REPAIRS, JournalKind
from bot.store import schema

PAGE: Final = 6
"""Lines on a page; six of the longest fit into a message."""
LONGEST_DETAIL: Final = 150
"""Characters of a reason that are shown."""
_REASON: Final = "reason"
_WITHOUT_REASON: Final = ("extended", "resumed", "ruled")
"""Kinds of events that only organisers make, without a reason before them."""
_C: Final = schema.contests.c
_E: Final = schema.contest_log.c
_J: Final = schema.journal.c
_T: Final = schema.tables.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AuditEntry:
    """A line of the journal. Times are milliseconds UTC.

    `by` did it to `user`, or `table`; names are as displayed then, unescaped, and empty for a former member. `detail`
    is the reason, the name of a season, or of a score `bot.stats.write.journal.score_detail`.
    """

    no: int
    kind: JournalKind
    at: int
    by: int | None
    by_name: str
    user: int | None = None
    name: str = ""
    other: int | None = None
    other_name: str = ""
    table: int | None = None
    detail: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OrganizerDecision:
    """What an organiser has decided in a contest: an event of it, `kind` and `data` as they are stored.

    `by` and `by_name` are as of `AuditEntry`; `reason` is empty where none is asked for.
    """

    contest: int
    seq: int
    kind: str
    data: Mapping[str, Any]
    at: int
    by: int | None
    by_name: str
    reason: str


Line: TypeAlias = AuditEntry | OrganizerDecision


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class AuditPage:
    """A page of the list, newest first. `page` counts from 0 and always exists; `pages` is at least 1."""

    entries: tuple[Line, ...]
    page: int
    pages: int
    total: int


async def load_audit(connection: AsyncConnection, guild: int, page: int, size: int, viewer: Viewer) -> AuditPage:
    """A page of a server's list, as a viewer may see it; a number out of range gives the nearest page."""
    lines = union_all(_repairs(guild, viewer), _decisions(guild, viewer)).subquery()
    total = await connection.scalar(select(func.count()).select_from(lines)) or 0
    pages = max(1, -(-total // size))
    page = min(max(page, 0), pages - 1)
    newest = select(lines).order_by(lines.c.at.desc(), lines.c.contest, lines.c.no.desc())
    places = [(row.contest, row.no) for row in await connection.execute(newest.limit(size).offset(page * size))]
    found = await _load_entries(connection, [no for contest, no in places if not contest])
    found |= await _load_decisions(connection, [place for place in places if place[0]])
    return AuditPage(entries=tuple(found[place] for place in places), page=page, pages=pages, total=total)


def _repairs(guild: int, viewer: Viewer) -> Select[*tuple[Any, ...]]:
    query = select(_J.at.label("at"), literal(0).label("contest"), _J.no.label("no"))
    query = query.where(_J.guild_id == guild, _J.kind.in_([kind.value for kind in REPAIRS]))
    if viewer.channels is None:
        return query
    return query.where(or_(_J.table_id.is_(None), _J.table_id.in_(select(_T.id).where(viewer.tables))))


def _decisions(guild: int, viewer: Viewer) -> Select[*tuple[Any, ...]]:
    """Events that a reason precedes, and those that have none; a draft that was thrown away is nobody's business."""
    before, published = schema.contest_log.alias().c, schema.contest_log.alias().c
    after_reason = exists().where(before.contest_id == _E.contest_id, before.seq == _E.seq - 1, before.kind == _REASON)
    query = select(_E.at.label("at"), _E.contest_id.label("contest"), _E.seq.label("no"))
    return query.join(schema.contests, _C.id == _E.contest_id).where(
        _C.guild_id == guild,
        viewer.contests,
        or_(after_reason, and_(_E.kind.in_(_WITHOUT_REASON), _E.by_id.is_not(None))),
        exists().where(published.contest_id == _E.contest_id, published.kind == "published"),
    )


async def _load_entries(connection: AsyncConnection, numbers: Sequence[int]) -> dict[tuple[int, int], Line]:
    rows = await connection.execute(select(schema.journal).where(_J.no.in_(numbers)))
    return {
        (0, row.no): AuditEntry(
            no=row.no,
            kind=JournalKind(row.kind),
            at=row.at,
            by=row.by_id,
            by_name=row.by_name,
            user=row.user_id,
            name=row.name,
            other=row.other_id,
            other_name=row.other_name,
            table=row.table_id,
            detail=row.detail,
        )
        for row in rows
    }


async def _load_decisions(
    connection: AsyncConnection, places: Sequence[tuple[int, int]]
) -> dict[tuple[int, int], Line]:
    wanted = [*places, *((contest, seq - 1) for contest, seq in places)]
    query = select(schema.contest_log).where(tuple_(_E.contest_id, _E.seq).in_(wanted))
    rows = {(row.contest_id, row.seq): row for row in await connection.execute(query)}
    found: dict[tuple[int, int], Line] = {}
    for contest, seq in places:
        row, before = rows[contest, seq], rows.get((contest, seq - 1))
        why = _data_of(before) if before is not None and before.kind == _REASON else {}
        found[contest, seq] = OrganizerDecision(
            contest=contest,
            seq=seq,
            kind=row.kind,
            data=_data_of(row),
            at=row.at,
            by=row.by_id,
            by_name=row.by_name,
            reason=why.get("text", ""),
        )
    return found


def _data_of(row: Any) -> dict[str, Any]:
    """The data of an event; nothing of one that is damaged: its contest is not shown, and the log names it."""
    try:
        return dict(json.loads(row.data))
    except (TypeError, ValueError):
        return {}
