"""Deletes a member: finds in every column of the database with an id where they are named, and replaces that."""

import json
import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.journal import JournalKind, read_score_detail, score_detail
from bot.store import schema
from bot.tables.game import Departure
from bot.tables.queries import RUNNING


@final
@dataclass(frozen=True, slots=True)
class PersonColumns:
    """A column with a member's id, and the one with the displayed name, if there is one."""

    user: sa.Column[int]
    name: sa.Column[str] | None = None
    unseen: bool = False
    """Whether the row is somebody else's secret: it goes with the member's data, and is never shown to the member."""


def _of(table: sa.Table, **columns: str | None) -> tuple[sa.Table, tuple[PersonColumns, ...]]:
    c = table.c
    return table, tuple(PersonColumns(c[user], None if name is None else c[name]) for user, name in columns.items())


_AVOIDED: Final = schema.avoided.c


PERSONS: Final[Mapping[sa.Table, tuple[PersonColumns, ...]]] = MappingProxyType(
    dict(
        (
            _of(schema.members, user_id=None),
            _of(schema.rulesets, created_by=None),
            _of(schema.tables, host_id=None),
            _of(schema.seats, user_id="name"),
            _of(schema.sittings, user_id="name"),
            _of(schema.departures, user_id=None),
            _of(schema.log, user_id=None),
            _of(schema.journal, user_id="name", other_id="other_name", by_id="by_name"),
            _of(schema.unlisted, user_id=None),
            _of(schema.merges, old_id=None, new_id=None),
            _of(schema.player_hands, user_id=None),
            _of(schema.player_games, user_id=None),
            _of(schema.standings, user_id="name"),
            _of(schema.partnerships, one_id=None, two_id=None),
            _of(schema.ratings, user_id=None),
            _of(schema.rating_changes, user_id=None),
            _of(schema.wallets, user_id=None),
            _of(schema.puzzle_answers, user_id="name"),
            _of(schema.board_results, user_id=None),
            _of(schema.contests, created_by=None),
            _of(schema.contest_players, user_id="name"),
            _of(schema.contest_log, by_id="by_name"),
            _of(schema.bells, user_id=None),
            _of(schema.call_members, user_id=None),
            _of(schema.given_roles, user_id=None),
            _of(schema.questions, asked_by=None),
            _of(schema.question_votes, user_id=None),
            (
                schema.avoided,
                (PersonColumns(_AVOIDED.user_id), PersonColumns(_AVOIDED.other_id, _AVOIDED.other_name, unseen=True)),
            ),
        )
    )
)
"""Every table of the database that names members. `/privacy` shows, exports and deletes only these."""

NOT_MEMBERS: Final = frozenset(
    {
        *("id", "guild_id", "channel_id", "message_id", "ping_id", "opener_role_id"),
        *("table_id", "previous_id", "interaction_id"),
        *("contest_id", "organiser_role_id", "contest_channel_id"),
        *("call_id", "post_id", "role_id", "euchre_role_id", "post_channel_id"),
        *("champion_role_id", "leader_role_id"),
    }
)
"""Names of columns with ids of something else, or with a seat."""
NOT_NAMES: Final = frozenset(
    {schema.rulesets.c.name, schema.rulesets.c.name_key, schema.seasons.c.name, schema.contests.c.name}
)
"""Columns with names that are not members' names."""

ONLY_THEIRS: Final = (
    *(schema.members, schema.departures, schema.unlisted, schema.puzzle_answers, schema.board_results),
    *(schema.bells, schema.call_members, schema.avoided, schema.given_roles),
)
"""Tables whose rows concern only the member; rows of the others are also part of somebody else's record."""


def speaks_of(table: sa.Table, user: int) -> sa.ColumnElement[bool]:
    """Whether a row of a table names a member."""
    return sa.and_(sa.or_(*(person.user == user for person in PERSONS[table])), _may_name(table, user))


def names_openly(table: sa.Table, user: int) -> sa.ColumnElement[bool]:
    """Whether a row of a table names a member, who may know of it."""
    openly = sa.or_(*(person.user == user for person in PERSONS[table] if not person.unseen))
    return sa.and_(openly, _may_name(table, user))


def _may_name(table: sa.Table, user: int) -> sa.ColumnElement[bool]:
    """Which rows can: of the log, which has no index for it, where they sat, somebody ruled, or a server is gone."""
    sat, told, ruled = schema.sittings.c, schema.journal.c, schema.reports.c
    theirs = sa.select(sat.table_id).where(sat.user_id == user), sa.select(told.table_id).where(told.by_id == user)
    tables = sa.union(*theirs, sa.select(ruled.table_id).where(ruled.ruled), sa.select(_T.id).where(_T.guild_id < 0))
    return _L.table_id.in_(tables) if table is schema.log else sa.true()


def of_table(table: sa.Table) -> sa.Column[Any] | None:
    """The column that says which table in a channel a row is about."""
    return table.c.id if table is schema.tables else table.c.get("table_id")


_BITS: Final = 62
"""Bits of a pseudonym: enough that none is drawn twice."""
_TYPED: Final = "…"
"""In place of what the member has typed."""
_REASONS: Final = (JournalKind.VOID, JournalKind.MERGE, JournalKind.REMOVE, JournalKind.RESTORE)
"""Lines of the journal whose detail is a text of an admin; that of a score has numbers before it."""
_E: Final = schema.contest_log.c
_J: Final = schema.journal.c
_L: Final = schema.log.c
_P: Final = schema.partnerships.c
_T: Final = schema.tables.c


class StillSeated(Exception):
    """The member sits at a running table; nothing was changed."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Traces:
    """Where the database names a member: numbers of tables."""

    tables: frozenset[int]
    logs: frozenset[int]
    """Tables whose logs have lines by the member, also without a seat."""
    running: Mapping[int, Departure | None]
    """Running tables, with the seat whose cards the member knows."""


def pseudonym() -> int:
    """A number for a former member: below zero, which no id of Discord's is."""
    return -1 - secrets.randbits(_BITS)


async def find(connection: AsyncConnection, user: int) -> Traces | None:
    """Where the database names a member; `None` if nowhere."""
    tables: set[int] = set()
    logs: frozenset[int] = frozenset()
    known = False
    for table in PERSONS:
        key = of_table(table)
        query = (
            sa.select(next(iter(table.primary_key)) if key is None else key).where(speaks_of(table, user)).distinct()
        )
        found = (await connection.scalars(query if key is not None else query.limit(1))).all()
        known = known or bool(found)
        if key is not None:
            tables.update(each for each in found if each is not None)
        if table is schema.log:
            logs = frozenset(found)
    if not known:
        return None
    running = await _running(connection, user, tables)
    return Traces(tables=frozenset(tables), logs=logs, running=running)


async def replace(connection: AsyncConnection, user: int, traces: Traces, unreadable: Collection[int] = ()) -> None:
    """Replace a member by a pseudonym everywhere, and delete rows that concern nobody else.

    Tables whose logs are `unreadable` cannot be left: the pseudonym sits there.

    Raises:
        StillSeated: When the member has sat down again.
    """
    sat, lines = schema.seats.c, schema.sittings.c
    seated = sa.select(sat.table_id).join(schema.tables, _T.id == sat.table_id)
    seated = seated.where(sat.user_id == user, _T.status.in_(RUNNING), sat.table_id.not_in(unreadable))
    if await connection.scalar(seated.limit(1)) is not None:
        raise StillSeated
    number = pseudonym()
    own = await connection.scalars(sa.select(lines.table_id).where(lines.user_id == user).distinct())
    await _replace_in_logs(connection, user, number, traces.logs.union(own))
    await _blank_typed(connection, user)
    for table in ONLY_THEIRS:
        await connection.execute(sa.delete(table).where(speaks_of(table, user)))
    for table, persons in PERSONS.items():
        if table in ONLY_THEIRS or table in (schema.log, schema.partnerships):
            continue
        for person in persons:
            nameless = {} if person.name is None else {person.name.name: ""}
            change = sa.update(table).where(person.user == user).values({person.user.name: number, **nameless})
            await connection.execute(change)
    await _replace_in_partnerships(connection, user, number)
    for table_id in traces.running:  # a pending change of such a table must load it again
        await connection.execute(sa.update(schema.tables).where(_T.id == table_id).values(revision=_T.revision + 1))


async def _replace_in_logs(connection: AsyncConnection, user: int, number: int, tables: Iterable[int]) -> None:
    change = sa.update(schema.log).where(_L.table_id == sa.bindparam("of_table"), _L.user_id == user)
    rows = [{"of_table": table} for table in sorted(tables)]
    if rows:
        await connection.execute(change.values(user_id=number), rows)
        acted = sa.delete(schema.acted).where(schema.acted.c.table_id == sa.bindparam("of_table"))
        await connection.execute(acted, rows)


async def _replace_in_partnerships(connection: AsyncConnection, user: int, number: int) -> None:
    other = sa.case((_P.one_id == user, _P.two_id), else_=_P.one_id)
    change = sa.update(schema.partnerships).where(speaks_of(schema.partnerships, user))
    first, second = sa.case((other < number, other), else_=number), sa.case((other < number, number), else_=other)
    await connection.execute(change.values(one_id=first, two_id=second))


async def _running(connection: AsyncConnection, user: int, tables: Collection[int]) -> dict[int, Departure | None]:
    gone = schema.departures
    query = sa.select(_T.id).where(_T.status.in_(RUNNING))
    running = [each for each in await connection.scalars(query) if each in tables]
    left = await connection.execute(sa.select(gone).where(gone.c.user_id == user))
    departures = {row.table_id: Departure(user, row.seat, row.hand) for row in left}
    return {table: departures.get(table) for table in running}


async def _blank_typed(connection: AsyncConnection, user: int) -> None:
    """Blank what a member has typed in contests, and as reasons of corrections; texts that others typed are theirs."""
    reasons = sa.update(schema.journal).where(_J.by_id == user, _J.kind.in_([kind.value for kind in _REASONS]))
    await connection.execute(reasons.values(detail=""))
    scores = sa.select(_J.no, _J.detail).where(_J.by_id == user, _J.kind == JournalKind.SCORE)
    for row in (await connection.execute(scores)).all():
        before, after, _ = read_score_detail(row.detail)
        here = sa.update(schema.journal).where(_J.no == row.no)
        await connection.execute(here.values(detail=score_detail(before, after, "")))
    query = sa.select(_E.contest_id, _E.seq, _E.data).where(_E.by_id == user)
    for row in (await connection.execute(query)).all():
        try:
            data = dict(json.loads(row.data))
        except (TypeError, ValueError):  # it is damaged, and nobody reads it
            data = {"text": _TYPED}
        if data.get("text"):
            here = sa.update(schema.contest_log).where(_E.contest_id == row.contest_id, _E.seq == row.seq)
            await connection.execute(here.values(data=json.dumps(data | {"text": _TYPED}, sort_keys=True)))
