"""Reads and writes the rows of contests. It checks no permissions."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import bars, plan, results, snapshots
from bot.contests.changes import Author, Change, Conflict
from bot.contests.dates import with_dates
from bot.contests.errors import ContestCode
from bot.contests.event_rows import fold, save_events
from bot.contests.notes import Notes
from bot.contests.paces import pace_of
from bot.contests.state import FINAL_STAGES, Deadline, DeadlineKind, Deadlines, Person, Stage, StoredContest
from bot.stats.write.recorder import load_merges
from bot.store import schema
from bot.store.upsert import insert_all, upsert
from bot.store.vault import CLEAR_BYTES, Vault
from bot.tables.avoided import not_partners
from engine import Refused
from engine.contest import events as contest_events
from engine.contest.standings import Row
from engine.contest.state import Contest

UNREADABLE: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, Refused)
"""What reading a row raises that no version of the bot has written."""
RUNNING_CONTESTS: Final = 20
"""Contests that a server may have at a time, drafts included."""
_C: Final = schema.contests.c
_E: Final = schema.contest_events.c


class Damaged(Exception):
    """What is stored of a contest cannot be read; `__cause__` says why."""

    def __init__(self, number: int) -> None:
        super().__init__(f"contest {number} cannot be read")


async def load(
    connection: AsyncConnection, number: int, unseal: Callable[[bytes], bytes], *, whole: bool = False
) -> StoredContest | None:
    """A contest with its events folded, None where there is none. `unseal` opens the secret of its draws.

    From its snapshot on, if there is one; `whole`: from the first event on.

    Raises:
        Damaged: When what is stored is not a contest of this version.
    """
    try:
        return await _load(connection, number, unseal, whole=whole)
    except UNREADABLE as fault:
        raise Damaged(number) from fault


async def _load(
    connection: AsyncConnection, number: int, unseal: Callable[[bytes], bytes], *, whole: bool
) -> StoredContest | None:
    row = (await connection.execute(select(schema.contests).where(_C.id == number))).one_or_none()
    if row is None:
        return None
    chosen, lot = plan.decode(row.plan), unseal(row.lot)
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
        revision=0,
        ended_at=row.ended_at,
        contest=Contest(chosen.config, lot),
        notes=Notes(),
        people=await _people(connection, number),
        drawn_at={},
        tables={},
        deadlines=await _deadlines(connection, number),
        merges=await load_merges(connection, row.guild_id),
    )
    if chosen.size > 1 and row.stage not in FINAL_STAGES:
        stored = replace(stored, not_partners=await not_partners(connection, stored.merges, row.guild_id))
    stored = await fold(connection, stored if whole else await snapshots.read(connection, stored))
    if stored.revision < row.revision:
        raise ValueError(f"{row.revision - stored.revision} events are missing")
    drawn = {(each.round, place) for each in stored.contest.rounds for place in range(len(each.matches))}
    window = stored.round if pace_of(chosen).forfeits else 0
    tables, leftovers = await results.tables_of(connection, number, drawn, window)
    return with_dates(replace(stored, tables=tables, leftovers=leftovers))


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
        "revision": 0,
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
    connection: AsyncConnection, before: StoredContest, after: StoredContest, change: Change, by: Author, at: int
) -> None:
    """The rows that a change makes different, and its events.

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
    }
    if change.plan is not None:
        values["plan"] = plan.encode(change.plan)
    if after.stage.is_final:
        values["lot"] = after.lot  # anyone may check the draws of a contest that is over
    written = await connection.execute(
        update(of).where(of.c.id == before.id, of.c.revision == before.revision).values(values)
    )
    if written.rowcount != 1:
        raise Conflict
    await save_events(connection, before, change, by, at)
    for person in change.people:
        await _save_person(connection, before.id, person)
    await _save_deadlines(connection, before.id, change)
    for purpose, number in change.posts:
        await want(connection, before.id, purpose, number, at)
    await _save_slots(connection, before.id, change)
    await _close_tables(connection, before.id, change)
    await save_standings(connection, after)
    if after.ended_at is not None:
        until = after.ended_at + bars.ENTRIES_MS if after.stage is Stage.OVER else None
        await bars.drop(connection, before.id, until)


async def want(connection: AsyncConnection, number: int, purpose: str, about: int, at: int) -> None:
    """Have a message posted, also where there was one before: a round that is drawn again is posted again."""
    row = {"contest_id": number, "purpose": purpose, "number": about, "wanted_at": at}
    row |= {"channel_id": None, "message_id": None, "shown": None}
    await upsert(connection, schema.contest_posts, row)


async def save_standings(connection: AsyncConnection, stored: StoredContest) -> None:
    """The rows of the standings as they follow from events and games."""
    of = schema.contest_standings
    await connection.execute(delete(of).where(of.c.contest_id == stored.id))
    await insert_all(connection, of, [standing_row(stored.id, *each) for each in rows_by_division(stored)])


async def read_standings(connection: AsyncConnection, number: int) -> list[dict[str, Any]]:
    """The stored rows of the standings."""
    of = schema.contest_standings
    found = await connection.execute(select(of).where(of.c.contest_id == number).order_by(of.c.entrant))
    return [dict(row) for row in found.mappings()]


def rows_by_division(stored: StoredContest) -> list[tuple[int, Row]]:
    """Each row of the standings of a contest that is over, with its division, in the order of entrants.

    Nothing is stored of others: results come in between two steps, and cancelled ones count for nobody.
    """
    if stored.stage is not Stage.OVER:
        return []
    found = [(division, row) for division, rows in enumerate(stored.standings(), start=1) for row in rows]
    return sorted(found, key=lambda each: each[1].entrant)


def standing_row(number: int, division: int, row: Row) -> dict[str, Any]:
    """A row of the standings, as it is stored."""
    return {
        "contest_id": number,
        "entrant": row.entrant,
        "division": division,
        "rank": row.rank,
        "points": str(row.points),
        "ties": ",".join("" if tie is None else str(tie) for tie in row.ties),
        "played": row.played,
    }


async def link_tables(
    connection: AsyncConnection, number: int, drawn: int, places: Sequence[int], tables: Sequence[int]
) -> None:
    """Write down at which table each match of a round is played."""
    rows = [
        {"table_id": table, "contest_id": number, "round": drawn, "place": place}
        for place, table in zip(places, tables, strict=True)
    ]
    await insert_all(connection, schema.contest_tables, rows)


async def read_slots(connection: AsyncConnection, number: int, drawn: int, place: int) -> dict[int, frozenset[int]]:
    """When the players of a match could play, by player."""
    of = schema.contest_slots.c
    query = select(of.player, of.slot_at).where(of.contest_id == number, of.round == drawn, of.place == place)
    found: dict[int, set[int]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.player, set()).add(row.slot_at)
    return {player: frozenset(times) for player, times in found.items()}


async def _people(connection: AsyncConnection, number: int) -> dict[int, Person]:
    of = schema.contest_players
    query = select(of).where(of.c.contest_id == number).order_by(of.c.player)
    return {
        row.player: Person(
            player=row.player,
            user=row.user_id,
            name=row.name,
            joined_at=row.joined_at,
            invited=row.invited,
            looking=row.looking,
            offers=row.offers,
            events=row.events,
            sign_ups=row.sign_ups,
            guest=row.guest,
        )
        for row in await connection.execute(query)
    }


async def _deadlines(connection: AsyncConnection, number: int) -> Deadlines:
    of = schema.contest_deadlines
    return {
        (DeadlineKind(row.kind), row.number): Deadline(row.due_at, row.began_at)
        for row in await connection.execute(select(of).where(of.c.contest_id == number))
    }


async def _save_person(connection: AsyncConnection, number: int, person: Person) -> None:
    row: dict[str, Any] = {"contest_id": number, "player": person.player, "user_id": person.user}
    row |= {"name": person.name, "joined_at": person.joined_at, "invited": person.invited}
    row |= {"looking": person.looking, "offers": person.offers, "guest": person.guest}
    row |= {"events": person.events, "sign_ups": person.sign_ups}
    await upsert(connection, schema.contest_players, row)


async def _save_deadlines(connection: AsyncConnection, number: int, change: Change) -> None:
    of = schema.contest_deadlines
    for (kind, about), deadline in change.deadlines.items():
        if deadline is None:
            here = (of.c.contest_id == number, of.c.kind == kind.value, of.c.number == about)
            await connection.execute(delete(of).where(*here))
        else:
            row = {"contest_id": number, "kind": kind.value, "number": about}
            await upsert(connection, of, row | {"due_at": deadline.due_at, "began_at": deadline.began_at})


async def _save_slots(connection: AsyncConnection, number: int, change: Change) -> None:
    of = schema.contest_slots
    for drawn, place, player, times in change.slots:
        row = {"contest_id": number, "round": drawn, "place": place, "player": player}
        here = (of.c.contest_id == number, of.c.round == drawn, of.c.place == place, of.c.player == player)
        await connection.execute(delete(of).where(*here))
        await insert_all(connection, of, [{**row, "slot_at": time} for time in times])
    if change.ended_round is not None:
        await connection.execute(delete(of).where(of.c.contest_id == number, of.c.round == change.ended_round))


async def _close_tables(connection: AsyncConnection, number: int, change: Change) -> None:
    """Forget at which tables the matches of a round were to be played that is drawn again."""
    acted = await results.find_actors(connection, change.closes)
    if any(True in seats for seats in acted.values()):
        raise Conflict  # somebody has played since the change was decided
    for happening in change.happenings:
        if isinstance(happening, contest_events.Undrawn):
            of = schema.contest_tables
            here = (of.c.contest_id == number, of.c.round == happening.round)
            await connection.execute(delete(of).where(*here))
