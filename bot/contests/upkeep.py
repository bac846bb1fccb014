"""What the tables of a contest are, and what the contest asks of them: pure functions."""

from collections.abc import Sequence
from dataclasses import replace

from bot.contests.match_table import MatchTable
from bot.contests.paces import pace_of
from bot.contests.plan import COMPUTERS
from bot.contests.state import Stage, StoredContest
from bot.tables.commands.base import Command
from bot.tables.commands.contest import (
    EndMatch,
    HoldForContest,
    MarkAbsent,
    ReleaseForContest,
    SetContestClock,
    Whistle,
)
from bot.tables.computer_names import computer_name
from bot.tables.contest_tables import ContestTable
from bot.tables.model import HOUSE, Sitter, Status, Table
from engine.contest.events import Match, Paired
from engine.contest.state import Place, apply


def new_tables(stored: StoredContest, drawn: Paired, rooms: Sequence[int]) -> tuple[ContestTable, ...]:
    """A table for each match of a round that is drawn now, in the order of the matches."""
    plan, stored = stored.plan, replace(stored, contest=apply(stored.contest, drawn))
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
                level=COMPUTERS,
                status=Status.PLAYING,
                version=0,
                seats=_sitters(stored, match),
                created_at=0,
                hints=False,
                casual=not plan.config.rated,
                contest=stored.id,
            )
        )
        for match, room in zip(drawn.matches, rooms, strict=True)
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
    for seat, player in enumerate(stored.seats_of(match)):
        person = stored.sitter_of(player)
        if person is None:
            found.append(Sitter(user=None, name=computer_name(stored.id + stored.round, seat), level=COMPUTERS))
        else:
            found.append(Sitter(user=person.user, name=person.name, agreed=False))
    return tuple(found)
