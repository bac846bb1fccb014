"""What the tables of a contest are, and what the contest asks of them: pure functions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from bot.clock import HOUR_MS, MINUTE_MS
from bot.contests.commands import ContestChange, Happening
from bot.contests.dates import LATE_MS, next_reminder, pace_of
from bot.contests.entries import settle_entries, to_everybody
from bot.contests.final import NEXT, call_next, calls_next_at
from bot.contests.model import Deadline, DeadlineKind, MatchTable, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.plan import Plan, encode
from bot.contests.posts import TABLES_A_POST, Purpose, parts_of
from bot.tables.commands.base import Command
from bot.tables.commands.contest import (
    ContestTable,
    EndMatch,
    HoldForContest,
    MarkAbsent,
    ReleaseForContest,
    SetContestClock,
    Whistle,
)
from bot.tables.model import HOUSE, SUBSTITUTE_LEVEL, Sitter, Status, Table
from bot.tables.reach import Away
from bot.tables.rows import contest_title
from engine.contest.events import (
    Ended,
    Forfeited,
    Left,
    Match,
    Paired,
)
from engine.contest.state import Place, apply


def members_missing(stored: StoredContest, number: int) -> frozenset[int]:
    """The members for whom computers have played a match of a round to its end, unless organisers have set its points.

    They are the ids of users.
    """
    ruled = stored.contest.adjustments
    tables = [each for at, each in stored.tables.items() if at[0] == number and each.counts and at not in ruled]
    seats = (seat for table in tables for seat in zip(table.users, table.acted, strict=True))
    return frozenset(user for user, acted in seats if user is not None and not acted)


def nobody_has_played(stored: StoredContest) -> bool:
    """Whether the last round has tables, and no member has played at any."""
    here = [table for (number, _), table in stored.tables.items() if number == stored.round]
    return bool(here) and not any(True in table.acted for table in here)


def remind(stored: StoredContest, now: int) -> ContestChange | None:
    """A reminder of the round, if one is due; those that were missed meanwhile are not made up for."""
    key, whistle = (DeadlineKind.REMINDER, stored.round), stored.deadlines.get((DeadlineKind.WHISTLE, stored.round))
    due = stored.deadlines.get(key)
    if due is None or whistle is None or now < due.due_at or stored.round in stored.notes.whistled:
        return None
    following = next_reminder(stored.drawn_at[stored.round], whistle, now)
    return ContestChange(deadlines={key: following}, posts=((Purpose.REMINDER, due.due_at // MINUTE_MS),))


AGAIN_MS: Final = 5 * MINUTE_MS
"""After a missed start it starts so long after the bot is back."""
LATE_ROUND_MS: Final = HOUR_MS
"""A round in a window that opens late by no more, as the one before was played on, ends when it was to end."""


@final
@dataclass(frozen=True, slots=True)
class DrawRound:
    """The next round is to be drawn: `formats.next_step` says what it is, in a worker where it takes long."""


@final
@dataclass(frozen=True, slots=True)
class Begin:
    """Signing up ends; those who take part are put in order: `order_of` needs what the database knows of them."""


def due_step(stored: StoredContest, now: int, away: Away | None = None) -> ContestChange | Begin | DrawRound | None:
    """What is to be done now; None when there is nothing. `away` is when members could not act last."""
    if away is not None and away.until is None:
        return None
    if stored.notes.paused_at is not None:
        ends = stored.notes.paused_at + pace_of(stored.plan).most_pause_ms
        return go_on(stored, now) if now >= ends else None
    match stored.stage:
        case Stage.DRAFT | Stage.OVER | Stage.CANCELLED:
            return None
        case Stage.OPEN | Stage.CHECKING:
            return settle_entries(stored) or _before_start(stored, now, away)
        case Stage.RUNNING:
            return settle_entries(stored) or (_in_round(stored, now) if stored.round else DrawRound())


def next_look(stored: StoredContest, now: int) -> int | None:
    """When something is due next, milliseconds UTC; None when nothing is."""
    if stored.notes.paused_at is not None:
        return stored.notes.paused_at + pace_of(stored.plan).most_pause_ms
    whistled = stored.notes.whistled
    done = {DeadlineKind.MISSING: stored.notes.missing}
    done |= {DeadlineKind.WHISTLE: whistled, DeadlineKind.REMINDER: whistled}
    times = [each.due_at for (kind, number), each in stored.deadlines.items() if number not in done.get(kind, ())]
    if stored.stage in (Stage.OPEN, Stage.CHECKING):
        times.append(stored.plan.starts_at)
        if pace_of(stored.plan).checks_in and stored.stage is Stage.OPEN:
            times.append(stored.plan.starts_at - pace_of(stored.plan).check_in_ms)
    return min(times, default=None)


def go_on(stored: StoredContest, now: int) -> ContestChange:
    """The contest after a pause: all that is to come is later by as long as that lasted."""
    stood = max(0, now - (now if stored.notes.paused_at is None else stored.notes.paused_at))
    moved: dict[tuple[DeadlineKind, int], Deadline | None] = {
        key: replace(each, due_at=each.due_at + stood) for key, each in stored.deadlines.items()
    }
    purpose = Purpose.TIME if stored.contest.seeds else Purpose.NEW_START
    posts = to_everybody(stored, purpose, stored.revision + 1)
    plan = None if stored.contest.seeds else stored.plan.delay(stored.plan.starts_at + stood)
    step = f"resumed:{stored.revision}"
    return ContestChange(happenings=(LogNote(NoteKind.RESUMED),), deadlines=moved, posts=posts, step=step, plan=plan)


def opening_posts(plan: Plan) -> tuple[tuple[str, int], ...]:
    """What is posted when a contest is published."""
    return ((Purpose.BOARD, 0), (Purpose.EVENT, 0)) if plan.event else ((Purpose.BOARD, 0),)


def opening(plan: Plan) -> ContestChange:
    """The next contest of a series, published by the clock; to a final the first in the table are called."""
    opened, posts = (LogNote(NoteKind.PUBLISHED),), opening_posts(plan)
    if not plan.is_final:
        return ContestChange(happenings=opened, posts=posts, step="published")
    waits: dict[tuple[DeadlineKind, int], Deadline | None] = {NEXT: Deadline(calls_next_at(plan), None)}
    return ContestChange(happenings=opened, posts=(*posts, (Purpose.FINALISTS, 0)), step="published", deadlines=waits)


def draw(stored: StoredContest, drawn: Paired | None, now: int) -> ContestChange:
    """The next round drawn, or the contest at its end."""
    if drawn is None:
        return ContestChange(
            happenings=(Ended(),), posts=((Purpose.FINAL, 0),), step="end", deadlines=stored.without_deadlines()
        )
    number = drawn.round
    deadlines = stored.without_deadlines()
    pace = pace_of(_plan_of(stored, drawn))
    whistle = Deadline(pace.round_ends_at(opens_at(stored, number, now), now), now)
    deadlines |= {(DeadlineKind.WHISTLE, number): whistle, **pace.at_draw(number, whistle, now)}
    posts = parts_of(Purpose.ROUND, number, len(drawn.matches), TABLES_A_POST) if drawn.matches else ()
    return ContestChange(
        happenings=(drawn,), deadlines=deadlines, posts=posts, step=f"round:{number}:{stored.revision}"
    )


def _plan_of(stored: StoredContest, drawn: Paired) -> Plan:
    """The plan by which a round is played."""
    is_last = stored.plan.format.is_last_match(stored.contest, drawn)
    return stored.plan.of_last_match if is_last else stored.plan


def opens_at(stored: StoredContest, number: int, now: int) -> int:
    """From when the days of a round are counted that opens `now`: from when it was to open, unless that is long ago.

    Long is an hour where matches of the round before were played on till then, else minutes: Bower was away.
    """
    before = stored.deadlines.get((DeadlineKind.NEXT, number - 1))
    due = before.due_at if before is not None else stored.plan.starts_at if number == 1 else now
    played_on = before is not None and before.began_at is not None
    return due if 0 <= now - due <= (LATE_ROUND_MS if played_on else LATE_MS) else now


def _before_start(stored: StoredContest, now: int, away: Away | None) -> ContestChange | Begin | None:
    if (called := call_next(stored, now)) is not None:
        return called
    start, pace = stored.plan.starts_at, pace_of(stored.plan)
    if pace.checks_in and now - start <= pace.late_start_ms and _lost_check_in(stored, now, away):
        return _postpone(stored, stored.plan.delay(now + AGAIN_MS))
    if now < start:
        if stored.stage is Stage.OPEN and pace.checks_in and now >= start - pace.check_in_ms:
            posts = to_everybody(stored, Purpose.CHECK_IN, stored.revision + 1)
            return ContestChange(
                happenings=(LogNote(NoteKind.CHECKING),), posts=posts, step=f"checking:{start}:{stored.revision}"
            )
        return None
    return Begin() if now - start <= pace.late_start_ms else _postpone(stored, stored.plan.delay(now + AGAIN_MS))


def _lost_check_in(stored: StoredContest, now: int, away: Away | None) -> bool:
    """Whether members could not check in, as it never opened or the bot was away, and it is too late for it now."""
    start = stored.plan.starts_at
    if now >= start and stored.stage is Stage.OPEN:
        return True
    if away is None or away.until is None or away.until + AGAIN_MS <= start:
        return False
    return min(away.until, start) - max(away.since, start - pace_of(stored.plan).check_in_ms) > LATE_MS


def _postpone(stored: StoredContest, moved: Plan) -> ContestChange:
    note = LogNote(NoteKind.POSTPONED, {"at": moved.starts_at, "plan": encode(moved)})
    step = f"postponed:{stored.plan.starts_at}"
    posts = to_everybody(stored, Purpose.NEW_START, stored.revision + 1)
    return ContestChange(happenings=(note,), plan=moved, posts=posts, step=step)


def _in_round(stored: StoredContest, now: int) -> ContestChange | DrawRound | None:
    number = stored.round
    if number in stored.notes.closed:
        following = stored.deadlines.get((DeadlineKind.NEXT, number))
        if following is not None and now < following.due_at:
            return None
        return DrawRound()
    if not stored.open_places:
        return _close_round(stored, now)
    whistle = stored.deadlines.get((DeadlineKind.WHISTLE, number))
    if whistle is not None and now >= whistle.due_at and number not in stored.notes.whistled:
        lost = _not_begun(stored, stored.open_places) if pace_of(stored.plan).forfeits and stored.plan.size == 2 else ()
        note = LogNote(NoteKind.WHISTLED, {"round": number})
        step = f"whistle:{number}:{stored.revision}"
        return ContestChange(happenings=(note, *lost), step=step)
    missing = stored.deadlines.get((DeadlineKind.MISSING, number))
    if missing is not None and now >= missing.due_at and number not in stored.notes.missing:
        return ContestChange(
            happenings=(LogNote(NoteKind.MISSING, {"round": number}),), step=f"missing:{number}:{stored.revision}"
        )
    return remind(stored, now)


def _not_begun(stored: StoredContest, places: Iterable[Place]) -> tuple[Forfeited, ...]:
    """The sides of whom nobody has played though their turn came, at some matches; both where there is no table."""
    found: list[Forfeited] = []
    for number, place in places:
        table = stored.tables.get((number, place))
        lost = (side for side in (0, 1) if table is None or table.has_missed(side))
        found += (Forfeited(number, place, side) for side in lost)
    return tuple(found)


def _close_round(stored: StoredContest, now: int) -> ContestChange:
    """The round is over: live, who has missed two in a row has left."""
    number, pace = stored.round, pace_of(stored.plan)
    happenings: list[Happening] = []
    if pace.drops_absent:
        missing = members_missing(stored, number) & members_missing(stored, number - 1)
        there = (entry for entry in stored.contest.entries.values() if entry.left is None)
        owners = ((entry.number, stored.people[player]) for entry in there for player in entry.owners)
        happenings += (Left(entrant, player=each.player) for entrant, each in owners if each.user in missing)
    happenings.append(LogNote(NoteKind.CLOSED, {"round": number}))
    deadlines = stored.without_deadlines()
    played = bool(stored.contest.rounds[-1].matches)
    deadlines[DeadlineKind.NEXT, number] = pace.next_round(number, now, played=played)
    step = f"closed:{number}:{stored.revision}"
    out = (nth for nth, each in enumerate(happenings, start=1) if isinstance(each, Left))
    posts = tuple((Purpose.ENTRY, stored.revision + nth) for nth in out)
    posts += ((Purpose.STANDINGS, number),) if played else ()
    return ContestChange(happenings=tuple(happenings), deadlines=deadlines, posts=posts, step=step)


def new_tables(stored: StoredContest, drawn: Paired, rooms: Sequence[int]) -> tuple[ContestTable, ...]:
    """A table for each match of a round that is drawn now, in the order of the matches."""
    plan, stored = _plan_of(stored, drawn), replace(stored, contest=apply(stored.contest, drawn))
    return tuple(
        ContestTable(
            Table(
                id=0,
                guild=stored.guild,
                channel=room,
                host=HOUSE,
                preset=plan.preset,
                rules=plan.rules,
                clock_ms=plan.clock_ms,
                language=plan.language,
                status=Status.PLAYING,
                version=0,
                seats=_sitters(stored, match),
                created_at=0,
                hints=False,
                casual=not plan.config.rated,
                contest=stored.id,
                in_contest=(contest_title(stored.name, stored.number), place + 1),
            )
        )
        for place, (match, room) in enumerate(zip(drawn.matches, rooms, strict=True))
    )


def commands_for(stored: StoredContest, now: int) -> list[tuple[int, Command]]:
    """What the contest asks of its tables now; once they have done it, nothing."""
    found: list[tuple[int, Command]] = []
    for place, table in stored.tables.items():
        if table.running:
            found += ((table.table, command) for command in _commands(stored, place, table, now))
    return found


def _commands(stored: StoredContest, place: Place, table: MatchTable, now: int) -> list[Command]:
    number = place[0]
    if stored.stage is Stage.CANCELLED or stored.outcome(place) is not None:
        return [EndMatch()]
    if stored.paused != table.held:
        return [HoldForContest() if stored.paused else ReleaseForContest()]
    if stored.paused:
        return []
    found: list[Command] = []
    hurried = pace_of(stored.plan).whistle_clock_ms
    if number in stored.notes.whistled and table.clock_ms > hurried:
        found.append(Whistle(hurried))
    elif number not in stored.notes.whistled and table.clock_ms == hurried < stored.plan.clock_ms:
        found.append(SetContestClock(stored.plan.clock_ms))  # the round has been extended after the whistle
    if number in stored.notes.missing and any(table.awaited):
        found.append(MarkAbsent(tuple(seat for seat, awaited in enumerate(table.awaited) if awaited)))
    return found


def _sitters(stored: StoredContest, match: Match) -> tuple[Sitter, ...]:
    found: list[Sitter] = []
    for entrant, nth, player in stored.seats_of(match):
        person = stored.sitter_of(player)
        if person is None:
            found.append(Sitter(user=None, name=stored.computer_name(entrant, nth), level=SUBSTITUTE_LEVEL))
        else:
            found.append(Sitter(user=person.user, name=person.name, agreed=False))
    return tuple(found)
