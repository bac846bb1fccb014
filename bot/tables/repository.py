"""Reads and writes the rows of tables. It checks no permissions."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.upsert import insert_all, upsert
from bot.tables.errors import Code
from bot.tables.game import Change, Departure, Line, StoredTable
from bot.tables.hand_facts import LogEntry, fold_log
from bot.tables.model import NOWHERE, Sitter, Status, Table
from bot.tables.queries import RUNNING
from bot.tables.reports import Report
from bot.tables.rows import in_thread_if_long, log_pages, names_in_contests, sitters, table_of, text_of
from engine import Refused

IN_SERVER: Final = 100
"""Running tables of a server, paused ones apart."""
_T: Final = schema.tables.c
# Statements of every action are made once: building one costs more than running it. `of_` marks what finds the row.
_CHANGE_TABLE: Final = update(schema.tables).where(
    _T.id == bindparam("of_table"), _T.revision == bindparam("of_revision")
)
_CHANGE_RULES: Final = update(schema.tables).where(_T.id == bindparam("of_table"))
_ADD_LINE: Final = insert(schema.log)
_ADD_INTERACTION: Final = insert(schema.acted)
_ADD_SEAT: Final = insert(schema.seats)
_DROP_SEAT: Final = delete(schema.seats).where(
    schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat")
)
_ADD_DEADLINE: Final = insert(schema.deadlines)
_CHANGE_DEADLINE: Final = update(schema.deadlines).where(schema.deadlines.c.table_id == bindparam("of_table"))
_DROP_DEADLINE: Final = delete(schema.deadlines).where(schema.deadlines.c.table_id == bindparam("of_table"))


class Conflict(Exception):
    """The table is not as it was when the change was decided: another process came first. Nothing is written."""


async def load(connection: AsyncConnection, table: int) -> StoredTable | None:
    """One table with its game folded from the log, `None` where there is none."""
    row = (await connection.execute(select(schema.tables).where(_T.id == table))).one_or_none()
    if row is None:
        return None
    seats = await sitters(connection, (table,))
    gone = schema.departures
    departures = await connection.execute(select(gone).where(gone.c.table_id == table).order_by(gone.c.user_id))
    due = await connection.scalar(select(schema.deadlines.c.due_at).where(schema.deadlines.c.table_id == table))
    talk = schema.reports
    told = await connection.execute(select(talk).where(talk.c.table_id == table).order_by(talk.c.hand, talk.c.seat))
    named = {} if row.contest_id is None else await names_in_contests(connection, (table,))
    of = table_of(row, seats[table], named.get(table))
    state, events, facts = None, (), None
    if of.started_at is not None:
        state, events, facts = await in_thread_if_long(
            of.version, fold_log, of.rules, await read_log(connection, table)
        )
    return StoredTable(
        table=of,
        revision=row.revision,
        secret=row.secret,
        state=state,
        events=events,
        deadline=due,
        facts=facts,
        departures=tuple(Departure(each.user_id, each.seat, each.hand) for each in departures),
        reports=tuple(_report_of(each) for each in told),
    )


async def read_lines(connection: AsyncConnection, table: int) -> tuple[str, ...]:
    """The log of a table."""
    return tuple([row.line async for rows in log_pages(connection, [table]) for row in rows])


async def read_log(connection: AsyncConnection, table: int) -> tuple[LogEntry, ...]:
    """The log of a table, with the author and the time of each line."""
    pages = log_pages(connection, [table])
    return tuple([LogEntry(row.line, row.user_id, row.at) async for rows in pages for row in rows])


async def revision(connection: AsyncConnection, table: int) -> int | None:
    """How often a table has changed."""
    return await connection.scalar(select(_T.revision).where(_T.id == table))


async def has_key(connection: AsyncConnection, table: int, user: int, key: int) -> bool:
    """Whether an interaction of this member is a line of this table's log."""
    log, acted = schema.log.c, schema.acted.c
    known = select(log.seq).join(schema.acted, (acted.table_id == log.table_id) & (acted.seq == log.seq))
    known = known.where(acted.interaction_id == key, log.table_id == table, log.user_id == user)
    return await connection.scalar(known) is not None


async def add(connection: AsyncConnection, new: StoredTable, limit: int) -> int:
    """A new table's rows; its number. `new.table.id` is not read.

    Raises:
        Refused: TOO_MANY when the host has `limit` running tables in the server, SERVER_FULL when all have `IN_SERVER`
            without those of contests, REMATCHED when the game has a rematch. Tables without a clock do not count: what
            is paused, or waits for the one member who plays there. SEATED_ALREADY when a private one is under way
            there, which no other limit concerns.
    """
    table = new.table
    await (_check_one_private(connection, table) if table.private else _check_limits(connection, table, limit))
    if table.previous is not None and await rematch_of(connection, table.previous) is not None:
        raise Refused(Code.REMATCHED)
    number = await connection.scalar(insert(schema.tables).values(_new_row(new)).returning(_T.id))
    if number is None:
        raise RuntimeError("the database gave the new table no number")
    if new.deadline is not None:
        clock = {"table_id": number, "version": table.version, "due_at": new.deadline}
        await connection.execute(_ADD_DEADLINE, clock)
    for seat, sitter in enumerate(table.seats):
        if sitter is not None:
            await connection.execute(_ADD_SEAT, _seat_row(number, seat, sitter))
            await _save_sitting(connection, number, seat, sitter, table.version)
    return number


async def _check_limits(connection: AsyncConnection, table: Table, limit: int) -> None:
    running = select(func.count()).select_from(schema.tables)
    running = running.where(_T.guild_id == table.guild, _T.status.in_(RUNNING), _T.pause.is_(None))
    running = running.where(_T.id.in_(select(schema.deadlines.c.table_id)))
    if (await connection.scalar(running.where(_T.host_id == table.host)) or 0) >= limit:
        raise Refused(Code.TOO_MANY, limit=limit)
    if (await connection.scalar(running.where(_T.contest_id.is_(None))) or 0) >= IN_SERVER:
        raise Refused(Code.SERVER_FULL, limit=IN_SERVER)


async def _check_one_private(connection: AsyncConnection, table: Table) -> None:
    mine = select(_T.id).where(_T.host_id == table.host, _T.guild_id == table.guild, _T.channel_id == NOWHERE)
    seats = schema.seats.c  # its index leads to the few tables of a member
    mine = mine.where(_T.counted, _T.id.in_(select(seats.table_id).where(seats.user_id == table.host)))
    if await connection.scalar(mine.where(_T.status == Status.PLAYING.value).limit(1)) is not None:
        raise Refused(Code.SEATED_ALREADY)


async def add_for_contest(connection: AsyncConnection, new: Sequence[StoredTable]) -> tuple[int, ...]:
    """The rows of new tables whose games have begun and have no clock yet; their numbers in the same order.

    Four statements for any number of tables. `table.id` is not read, and no limit of a server counts.
    """
    ordered = insert(schema.tables).returning(_T.id, sort_by_parameter_order=True)
    numbers = tuple(await connection.scalars(ordered, [_new_row(each) for each in new]))
    seated = [
        (number, seat, sitter, each.table.version)
        for number, each in zip(numbers, new, strict=True)
        for seat, sitter in enumerate(each.table.seats)
        if sitter is not None
    ]
    await insert_all(connection, schema.seats, [_seat_row(number, seat, sitter) for number, seat, sitter, _ in seated])
    await insert_all(connection, schema.sittings, [_sitting_row(*each) for each in seated])
    return numbers


async def rematch_of(connection: AsyncConnection, table: int) -> int | None:
    """The table that is the rematch of this one."""
    return await connection.scalar(select(_T.id).where(_T.previous_id == table))


async def save(connection: AsyncConnection, before: StoredTable, change: Change) -> None:
    """The rows that a change makes different, and the new line.

    Raises:
        Conflict: When the table is no longer as in `before`.
        sqlalchemy.exc.IntegrityError: When another process wrote the line, or the interaction has acted.
    """
    after = change.after
    row = {**_changing(after), "of_table": before.table.id, "of_revision": before.revision}
    if before.table.running and not after.table.running:
        row["secret"] = after.secret  # anyone may check the deals of a game that is over
    if (await connection.execute(_CHANGE_TABLE, row)).rowcount != 1:
        raise Conflict
    if change.line is not None:
        await _append(connection, after.table.id, change.line)
    if after.table.rules is not before.table.rules or after.table.preset != before.table.preset:
        await _save_rules(connection, before.table, after.table)
    await _save_seats(connection, before.table, after.table)
    await _save_deadline(connection, before, after)
    await _save_departures(connection, before, after)
    await _save_reports(connection, before, after)


async def set_message(connection: AsyncConnection, table: int, **columns: int | str | None) -> None:
    """Where the table is shown, and how: columns `message_...` and `ping_id`."""
    await connection.execute(update(schema.tables).where(_T.id == table).values(**columns))


def _new_row(new: StoredTable) -> dict[str, Any]:
    table = new.table
    return {
        "guild_id": table.guild,
        "preset": table.preset,
        "rules": text_of(table.rules),
        "language": table.language,
        "secret": new.secret,
        "created_at": table.created_at,
        "previous_id": table.previous,
        "contest_id": table.contest,
        "counted": table.counted,
        **_changing(new),
    }


def _changing(stored: StoredTable) -> dict[str, Any]:
    table = stored.table
    return {
        "channel_id": table.channel,
        "host_id": table.host,
        "clock_ms": table.clock_ms,
        "hints": table.hints,
        "level": table.level.value,
        "next_level": None if table.next_level is None else table.next_level.value,
        "casual": table.casual,
        "rated": table.rated,
        "status": table.status.value,
        "version": table.version,
        "revision": stored.revision,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "closing": None if table.closing is None else table.closing.value,
        "pause": None if table.pause is None else table.pause.reason.value,
        "paused_at": None if table.pause is None else table.pause.at,
    }


def _seat_row(table: int, seat: int, sitter: Sitter) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat,
        "user_id": sitter.user,
        "name": sitter.name,
        "away_at": sitter.away_at,
        "missed": sitter.missed,
        "asks_pause": sitter.asks_pause,
        "level": None if sitter.level is None else sitter.level.value,
        "agreed": sitter.agreed,
    }


async def _append(connection: AsyncConnection, table: int, line: Line) -> None:
    row = {"table_id": table, "seq": line.seq, "line": line.text, "user_id": line.user, "at": line.at}
    await connection.execute(_ADD_LINE, row)
    if line.key is not None:
        await connection.execute(_ADD_INTERACTION, {"table_id": table, "seq": line.seq, "interaction_id": line.key})


async def _save_rules(connection: AsyncConnection, before: Table, after: Table) -> None:
    """The rules of a table in its lobby. Sittings in seats that no longer exist are deleted."""
    row = {"of_table": after.id, "preset": after.preset, "rules": text_of(after.rules)}
    await connection.execute(_CHANGE_RULES, row)
    if len(after.seats) < len(before.seats):
        sat = schema.sittings
        await connection.execute(delete(sat).where(sat.c.table_id == after.id, sat.c.seat >= len(after.seats)))


async def _save_seats(connection: AsyncConnection, before: Table, after: Table) -> None:
    for seat, (earlier, sitter) in enumerate(zip_longest(before.seats, after.seats)):
        if earlier == sitter:
            continue
        if earlier is not None:
            await connection.execute(_DROP_SEAT, {"of_table": after.id, "of_seat": seat})
        if sitter is None:
            continue
        await connection.execute(_ADD_SEAT, _seat_row(after.id, seat, sitter))
        if earlier is None or (earlier.user, earlier.name, earlier.level) != (sitter.user, sitter.name, sitter.level):
            await _save_sitting(connection, after.id, seat, sitter, before.version)


async def _save_sitting(connection: AsyncConnection, table: int, seat: int, sitter: Sitter, since: int) -> None:
    """The occupant of a seat from the line after `since` on; of several between two lines the last counts."""
    await upsert(connection, schema.sittings, _sitting_row(table, seat, sitter, since))


def _sitting_row(table: int, seat: int, sitter: Sitter, since: int) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "since": since, "user_id": sitter.user, "name": sitter.name}


async def _save_deadline(connection: AsyncConnection, before: StoredTable, after: StoredTable) -> None:
    table, due_at, version = after.table.id, after.deadline, after.table.version
    if due_at is None:
        if before.deadline is not None:
            await connection.execute(_DROP_DEADLINE, {"of_table": table})
    elif before.deadline is None:
        await connection.execute(_ADD_DEADLINE, {"table_id": table, "version": version, "due_at": due_at})
    elif (before.deadline, before.table.version) != (due_at, version):
        await connection.execute(_CHANGE_DEADLINE, {"of_table": table, "version": version, "due_at": due_at})


async def _save_departures(connection: AsyncConnection, before: StoredTable, after: StoredTable) -> None:
    gone, table = schema.departures, after.table.id
    for each in after.departures:
        if each not in before.departures:
            await connection.execute(delete(gone).where(gone.c.table_id == table, gone.c.user_id == each.user))
            row = {"table_id": table, "user_id": each.user, "seat": each.seat, "hand": each.hand}
            await connection.execute(insert(gone).values(row))


def _report_of(row: Any) -> Report:
    return Report(row.hand, row.seat, row.message_id, row.ruled)


async def _save_reports(connection: AsyncConnection, before: StoredTable, after: StoredTable) -> None:
    for each in after.reports:
        if each not in before.reports:
            row = {"table_id": after.table.id, "hand": each.hand, "seat": each.seat, "message_id": each.message}
            row["ruled"] = each.ruled
            await upsert(connection, schema.reports, row)
