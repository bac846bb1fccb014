"""Reads and writes the rows of contests: who is in, the matches of each round, and a log of what was done.

Rows are the truth, and the log is for people: only disputes that wait for an answer are read from it. A contest is read
afresh at every look, for others write some of its rows, too. It checks no permissions.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import notes, plan, results
from bot.contests.commands import Author, ContestChange, ContestConflict, Happening, LoggedCommand
from bot.contests.dates import pace_of, with_dates
from bot.contests.errors import ContestCode
from bot.contests.model import FINAL_STAGES, Deadline, DeadlineKind, Person, Stage, StoredContest
from bot.contests.notes import Dispute, LogNote, NoteKind, Notes
from bot.contests.season import read_season
from bot.stats.write.recorder import load_merges
from bot.store import schema
from bot.store.upsert import add_all, insert_all, upsert
from bot.store.vault import CLEAR_BYTES, Vault
from bot.tables.avoided import not_partners
from engine import Refused
from engine.contest import events as contest_events
from engine.contest.events import Entry, Match, Paired
from engine.contest.state import Contest, ContestStatus

UNREADABLE: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, Refused)
"""What reading a row raises that the bot has not written."""
RUNNING_CONTESTS: Final = 20
"""Contests that a server may have at a time, drafts included."""
_C: Final = schema.contests.c
_L: Final = schema.contest_log.c
_STATUS: Final = {
    Stage.RUNNING: ContestStatus.RUNNING,
    Stage.OVER: ContestStatus.OVER,
    Stage.CANCELLED: ContestStatus.CANCELLED,
}


class Damaged(Exception):
    """What is stored of a contest cannot be read; `__cause__` says why."""

    def __init__(self, number: int) -> None:
        super().__init__(f"contest {number} cannot be read")


# --- read


async def load(connection: AsyncConnection, number: int, unseal: Callable[[bytes], bytes]) -> StoredContest | None:
    """A contest, None where there is none. `unseal` opens the secret of its draws.

    Raises:
        Damaged: When what is stored is no contest.
    """
    try:
        return await _load(connection, number, unseal)
    except UNREADABLE as fault:
        raise Damaged(number) from fault


async def _load(connection: AsyncConnection, number: int, unseal: Callable[[bytes], bytes]) -> StoredContest | None:
    row = (await connection.execute(select(schema.contests).where(_C.id == number))).one_or_none()
    if row is None:
        return None
    chosen, lot, stage, of = plan.decode(row.plan), unseal(row.lot), Stage(row.stage), {"number": number}
    rounds = (await connection.execute(_of(schema.contest_rounds), of)).all()
    matches = (await connection.execute(_of(schema.contest_matches), of)).all()
    contest = Contest(
        config=chosen.config,
        lot=lot,
        status=_STATUS.get(stage, ContestStatus.OPEN),
        entries={each.entrant: _entry(each) for each in await connection.execute(_of(schema.contest_entries), of)},
        last_entrant=row.last_entrant,
        seeds=_numbers(row.seeds),
        rounds=tuple(_round(each, matches) for each in rounds),
        forfeits=frozenset((m.round, m.place, side) for m in matches for side in (0, 1) if m.lost & 1 << side),
        adjustments={
            (m.round, m.place): (m.north_points, m.east_points) for m in matches if m.north_points is not None
        },
        undrawn=row.undrawn,
    )
    merges = await load_merges(connection, row.guild_id)
    avoiders = chosen.size > 1 and not stage.is_final
    drawn = {(each.round, each.place) for each in matches}
    window = len(rounds) if pace_of(chosen).forfeits else 0
    tables = await results.tables_of(connection, number, drawn, window)
    stored = StoredContest(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        name=row.name,
        plan=chosen,
        lot=lot,
        organiser=row.created_by,
        created_at=row.created_at,
        previous=row.previous_id,
        number=row.number,
        revision=row.revision,
        ended_at=row.ended_at,
        contest=contest,
        notes=Notes(
            published=stage is not Stage.DRAFT,
            checking=stage is Stage.CHECKING,
            ready=frozenset(_numbers(row.ready)),
            paused_at=row.paused_at,
            whistled=frozenset(each.round for each in rounds if each.whistled),
            missing=frozenset(each.round for each in rounds if each.missing),
            closed=frozenset(each.round for each in rounds if each.closed),
            disputes=await _open_disputes(connection, number),
        ),
        people={each.player: _person(each) for each in await connection.execute(_of(schema.contest_players), of)},
        drawn_at={each.round: each.drawn_at for each in rounds},
        tables=tables,
        deadlines={
            (DeadlineKind(each.kind), each.number): Deadline(each.due_at, each.began_at)
            for each in await connection.execute(_of(schema.contest_deadlines), of)
        },
        kept=await results.kept_standings(connection, number) if stage is Stage.OVER else (),
        merges=merges,
        season=await read_season(connection, row.guild_id, number, merges) if _has_season(chosen, row) else None,
        not_partners=await not_partners(connection, merges, row.guild_id) if avoiders else frozenset(),
    )
    return with_dates(stored)


def _has_season(chosen: plan.Plan, row: Any) -> bool:
    """Whether a contest is of a series that has seasons; one that was published before there were any is not."""
    return chosen.nights > 0 and (chosen.repeats or row.previous_id is not None)


@cache
def _of(table: Any) -> Any:
    return select(table).where(table.c.contest_id == bindparam("number")).order_by(*table.primary_key)


def _entry(row: Any) -> Entry:
    return Entry(
        number=row.entrant,
        players=_numbers(row.players),
        since=row.since,
        left=row.left_from,
        out=row.out,
        free=frozenset(_numbers(row.free)),
        coming=_pairs(row.coming),
        past=_numbers(row.past),
    )


def _entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "entrant": entry.number,
        "players": _text(entry.players),
        "since": entry.since,
        "left_from": entry.left,
        "out": entry.out,
        "free": _text(sorted(entry.free)),
        "coming": _text(each for seat in entry.coming for each in seat),
        "past": _text(entry.past),
    }


def _round(row: Any, matches: Sequence[Any]) -> Paired:
    found = tuple(
        Match(_numbers(each.north), _numbers(each.east), each.slot) for each in matches if each.round == row.round
    )
    return Paired(row.round, found, _numbers(row.idle))


def _round_rows(stored: StoredContest, number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a round, and those of its matches, with what was ruled on them."""
    contest, drawn = stored.contest, stored.contest.rounds[number - 1]
    row: dict[str, Any] = {"round": number, "idle": _text(drawn.idle)}
    row |= {"drawn_at": stored.drawn_at[number], "whistled": number in stored.notes.whistled}
    row |= {"missing": number in stored.notes.missing, "closed": number in stored.notes.closed}
    matches: list[dict[str, Any]] = []
    for place, match in enumerate(drawn.matches):
        north, east = contest.adjustments.get((number, place), (None, None))
        lost = sum(1 << side for side in (0, 1) if (number, place, side) in contest.forfeits)
        about = {"round": number, "place": place, "north": _text(match.north), "east": _text(match.east)}
        about |= {"slot": match.slot, "north_points": north, "east_points": east, "lost": lost}
        matches.append(about)
    return row, matches


def _person(row: Any) -> Person:
    return Person(
        player=row.player,
        user=row.user_id,
        name=row.name,
        joined_at=row.joined_at,
        invited=row.invited,
        looking=row.looking,
        offers=row.offers,
        comes_last=row.comes_last,
        guest=row.guest,
    )


def _person_row(person: Person) -> dict[str, Any]:
    row: dict[str, Any] = {"player": person.player, "user_id": person.user, "name": person.name}
    row |= {"joined_at": person.joined_at, "invited": person.invited, "looking": person.looking}
    return row | {"offers": person.offers, "guest": person.guest, "comes_last": person.comes_last}


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


def _pairs(text: str) -> tuple[tuple[int, int], ...]:
    numbers = _numbers(text)
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _text(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


async def _open_disputes(connection: AsyncConnection, number: int) -> tuple[Dispute, ...]:
    """What members have asked and nobody has answered, the oldest first."""
    kinds = (NoteKind.DISPUTED.value, NoteKind.RULED.value, "undrawn")
    query = select(_L.kind, _L.data, _L.at).where(_L.contest_id == number, _L.kind.in_(kinds)).order_by(_L.seq)
    found: list[Dispute] = []
    for row in await connection.execute(query):
        data = json.loads(row.data)
        if row.kind == NoteKind.DISPUTED.value:
            found.append(Dispute(**data, at=row.at))
        else:
            place = data.get("place")
            found = [each for each in found if each.round != data["round"] or place not in (None, each.place)]
    return tuple(found)


# --- write


async def add(connection: AsyncConnection, new: StoredContest, sealed: bytes) -> int:
    """A new contest's row and its number.

    Raises:
        Refused: TOO_MANY.
        sqlalchemy.exc.IntegrityError: When the contest that it is the successor of has one.
    """
    running = select(func.count()).select_from(schema.contests)
    running = running.where(_C.guild_id == new.guild, _C.stage.not_in(FINAL_STAGES))
    if (await connection.scalar(running) or 0) >= RUNNING_CONTESTS:
        raise Refused(ContestCode.TOO_MANY, limit=RUNNING_CONTESTS)
    row = {
        "guild_id": new.guild,
        "channel_id": new.channel,
        "name": new.name,
        "plan": plan.encode(new.plan),
        "lot": sealed,
        "created_by": new.organiser,
        "created_at": new.created_at,
        "previous_id": new.previous,
        "number": new.number,
        "stage": Stage.DRAFT.value,
    }
    number = await connection.scalar(insert(schema.contests).values(row).returning(_C.id))
    if number is None:
        raise RuntimeError("the database gave the new contest no number")
    return number


async def replace_lost_lots(connection: AsyncConnection, vault: Vault) -> int:
    """New secrets of draws for contests whose own `vault` opens as empty; how many there were."""
    found = (await connection.execute(select(_C.id, _C.lot))).all()
    lost = [row.id for row in found if not vault.unseal(row.lot)]
    for number in lost:
        lot = vault.seal(secrets.token_bytes(CLEAR_BYTES))
        await connection.execute(update(schema.contests).where(_C.id == number).values(lot=lot))
    return len(lost)


async def save(
    connection: AsyncConnection, before: StoredContest, after: StoredContest, change: ContestChange, by: Author, at: int
) -> None:
    """The rows that a change makes different, and the lines of its log.

    Raises:
        Conflict: When the contest is no longer as in `before`, or the step has been done.
    """
    of = schema.contests
    values: dict[str, Any] = {
        "revision": after.revision,
        "stage": after.stage.value,
        "ended_at": after.ended_at,
        "name": after.name,
        "channel_id": after.channel,
        "created_by": after.organiser,
        "last_entrant": after.contest.last_entrant,
        "seeds": _text(after.contest.seeds),
        "undrawn": after.contest.undrawn,
        "ready": _text(sorted(after.notes.ready)),
        "paused_at": after.notes.paused_at,
    }
    if change.plan is not None:
        values["plan"] = plan.encode(change.plan)
    if after.stage.is_final:
        values["lot"] = after.lot  # anyone may check the draws of a contest that is over
    written = await connection.execute(
        update(of).where(of.c.id == before.id, of.c.revision == before.revision).values(values)
    )
    if written.rowcount != 1:
        raise ContestConflict
    await _append(connection, before, change, by, at)
    await _save_all(connection, schema.contest_players, before.id, [_person_row(each) for each in change.people])
    await _save_entries(connection, before, after)
    await _save_rounds(connection, before, after)
    await _save_deadlines(connection, before.id, change)
    for purpose, number in change.posts:
        await want(connection, before.id, purpose, number, at)
    await _forget_tables(connection, before, after, change)
    await results.save_standings(connection, after)


async def _save_all(connection: AsyncConnection, table: Any, number: int, rows: Iterable[dict[str, Any]]) -> None:
    await add_all(connection, table, [{"contest_id": number, **row} for row in rows])


async def _save_entries(connection: AsyncConnection, before: StoredContest, after: StoredContest) -> None:
    old, new = before.contest.entries, after.contest.entries
    of = schema.contest_entries
    if gone := [each for each in old if each not in new]:
        await connection.execute(delete(of).where(of.c.contest_id == before.id, of.c.entrant.in_(gone)))
    changed = [_entry_row(entry) for each, entry in new.items() if old.get(each) != entry]
    await _save_all(connection, of, before.id, changed)


async def _save_rounds(connection: AsyncConnection, before: StoredContest, after: StoredContest) -> None:
    """Those that are new or other than before; one that is drawn again goes first."""
    for of in (schema.contest_matches, schema.contest_rounds):
        if after.round < before.round:
            await connection.execute(delete(of).where(of.c.contest_id == before.id, of.c.round > after.round))
    for number in range(1, after.round + 1):
        row, matches = _round_rows(after, number)
        old_row, old_matches = _round_rows(before, number) if number <= before.round else (None, [])
        if row != old_row:
            await _save_all(connection, schema.contest_rounds, before.id, [row])
        await _save_all(
            connection, schema.contest_matches, before.id, [each for each in matches if each not in old_matches]
        )


async def _save_deadlines(connection: AsyncConnection, number: int, change: ContestChange) -> None:
    of = schema.contest_deadlines
    for (kind, about), deadline in change.deadlines.items():
        if deadline is None:
            here = (of.c.contest_id == number, of.c.kind == kind.value, of.c.number == about)
            await connection.execute(delete(of).where(*here))
        else:
            row = {"contest_id": number, "kind": kind.value, "number": about}
            await upsert(connection, of, row | {"due_at": deadline.due_at, "began_at": deadline.began_at})


async def _forget_tables(
    connection: AsyncConnection, before: StoredContest, after: StoredContest, change: ContestChange
) -> None:
    """Forget at which tables the matches of a round were to be played that is drawn again."""
    acted = await results.find_actors(connection, change.closes)
    if any(True in seats for seats in acted.values()):
        raise ContestConflict  # somebody has played since the change was decided
    if after.round < before.round:
        of = schema.contest_tables
        await connection.execute(delete(of).where(of.c.contest_id == before.id, of.c.round > after.round))


async def want(connection: AsyncConnection, number: int, purpose: str, about: int, at: int) -> None:
    """Have a message posted, also where there was one before: a round that is drawn again is posted again."""
    row = {"contest_id": number, "purpose": purpose, "number": about, "wanted_at": at}
    row |= {"channel_id": None, "message_id": None, "shown": None}
    await upsert(connection, schema.contest_posts, row)


async def link_tables(
    connection: AsyncConnection, number: int, drawn: int, places: Sequence[int], tables: Sequence[int]
) -> None:
    """Write down at which table each match of a round is played."""
    rows = [
        {"table_id": table, "contest_id": number, "round": drawn, "place": place}
        for place, table in zip(places, tables, strict=True)
    ]
    await insert_all(connection, schema.contest_tables, rows)


# --- the log


async def read_log(connection: AsyncConnection, number: int) -> tuple[LoggedCommand, ...]:
    """All that was done in a contest, in order."""
    return tuple(
        LoggedCommand(
            seq=row.seq, happening=_happening(row.kind, row.data), by=row.by_id, by_name=row.by_name, at=row.at
        )
        for row in await connection.execute(_of(schema.contest_log), {"number": number})
    )


async def _append(
    connection: AsyncConnection, before: StoredContest, change: ContestChange, by: Author, at: int
) -> None:
    """Append a line for each thing that a change does.

    Raises:
        Conflict: When another change came first, or the step has been done.
    """
    rows: list[dict[str, Any]] = []
    for nth, happening in enumerate(change.happenings, start=1):
        kind, data = _line(happening)
        seq = before.revision + nth
        step = str(seq) if change.step is None else f"{change.step}:{nth}"
        row = {"contest_id": before.id, "seq": seq, "kind": kind, "data": json.dumps(data, sort_keys=True)}
        rows.append(row | {"step": step, "by_id": by.user, "by_name": by.name, "at": at})
    try:
        await insert_all(connection, schema.contest_log, rows)
    except IntegrityError:
        raise ContestConflict from None


def _line(happening: Happening) -> tuple[str, Any]:
    if isinstance(happening, LogNote):
        return happening.kind.value, dict(happening.data)
    return contest_events.encode(happening)


def _happening(kind: str, data: str) -> Happening:
    if kind in notes.KINDS:
        return LogNote(notes.NoteKind(kind), json.loads(data))
    return contest_events.decode(kind, json.loads(data))
