"""Notice boards and *Me* at every stage of a contest, each with what is so and the messages it says."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from bot.contests.entries import waiting
from bot.contests.model import Deadline, DeadlineKind, Stage, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.me import me_panel
from bot.panels.core.reader import Reader
from engine.contest.events import Cancelled, Ended, Entry, Seeded
from engine.contest.state import apply
from tests.bot.panel_checks import LANGUAGES, check
from tests.bot.panels.largest_contests import SNOWFLAKE, stored_of
from tests.bot.panels.moments import recorded

FORMATS = (Template.HUSTLE, Template.LEAGUE, Template.CUP, Template.SWISS)
DUE = 1_800_000_000_000


@dataclass(frozen=True, kw_only=True)
class ContestFacts:
    """What is so: of the contest, and on *Me* of the reader's entry."""

    board: bool
    stage: Stage
    round: int
    open: bool
    more: bool
    """Whether another round follows; known here from how the contest was made."""
    paused: bool
    whistled: bool
    waits: bool = False
    checked_in: bool = False
    plays: bool = False
    """Whether the reader has a match in the round."""
    done: bool = False
    """Whether that match is over."""


def _stages() -> Iterator[tuple[StoredContest, bool]]:
    """Contests, and whether another round follows the last one drawn."""
    for template in FORMATS:
        yield stored_of(template, 8, waiting=2), True
        checking = stored_of(template, 8, checking=True, waiting=1)
        yield replace(checking, notes=replace(checking.notes, ready=frozenset({1, 2}))), True
        for rounds, played, more in ((1, False, True), (1, True, True), (99, True, False)):
            yield stored_of(template, 8, rounds=rounds, played=played), more
        over = stored_of(template, 8, rounds=99, played=True)
        yield replace(over, contest=apply(over.contest, Ended())), False
        before = stored_of(template, 8)
        yield replace(before, contest=apply(before.contest, Cancelled())), False
        yield replace(before, contest=apply(before.contest, Seeded(tuple(range(1, 9))))), True
    for played in (False, True):
        yield stored_of(Template.LEAGUE, 5, rounds=1, played=played), True  # a pair sits out
    off = stored_of(Template.LEAGUE, 5, rounds=1)
    yield replace(off, contest=apply(off.contest, Cancelled())), False
    nobody = stored_of(Template.SWISS, 4, rounds=1)
    yield replace(nobody, contest=apply(nobody.contest, Ended())), False


def _turns(stored: StoredContest) -> Iterator[StoredContest]:
    """The contest as it is, paused, after its whistle, with its next round due, and with a start that was missed."""
    notes, number = stored.notes, stored.round
    yield stored
    if stored.stage is Stage.RUNNING:
        whistle = {
            (DeadlineKind.WHISTLE, number): Deadline(DUE, None),
            (DeadlineKind.NEXT, number): Deadline(DUE, None),
        }
        running = replace(stored, deadlines=whistle)
        yield running
        yield replace(running, notes=replace(notes, paused_at=1))
        yield replace(running, notes=replace(notes, whistled=frozenset({number})))


def _facts(stored: StoredContest, entry: Entry | None, *, more: bool) -> ContestFacts:
    last = stored.contest.rounds[-1].matches if stored.contest.rounds else ()
    places = [(stored.round, nth) for nth in range(len(last))]
    mine = [
        place
        for place, match in zip(places, last, strict=True)
        if entry is not None and entry.number in (*match.north, *match.east)
    ]
    return ContestFacts(
        board=entry is None,
        stage=stored.stage,
        round=stored.round,
        open=any(place not in stored.results for place in places),
        more=more,
        paused=stored.notes.paused_at is not None,
        whistled=stored.round in stored.notes.whistled,
        waits=entry is not None and entry.number in waiting(stored),
        checked_in=entry is not None and entry.players[0] in stored.notes.ready,
        plays=bool(mine),
        done=bool(mine) and mine[0] in stored.results,
    )


@cache
def contest_moments() -> tuple[tuple[ContestFacts, frozenset[str]], ...]:
    """All of them, each in one of the languages."""
    return tuple(_moments())


def _moments() -> Iterator[tuple[ContestFacts, frozenset[str]]]:
    number = 0
    for made, more in _stages():
        for stored in _turns(made):
            language, number = LANGUAGES[number % 3], number + 1
            board = replace(stored, plan=replace(stored.plan, language=language))
            with recorded() as said:
                check(board_panel(board))
            yield _facts(stored, None, more=more), frozenset(said)
            for entry in stored.contest.entries.values():
                reader, user = Reader(language=language), SNOWFLAKE + entry.players[0]
                with recorded() as said:
                    check(me_panel(stored, reader, user))
                yield _facts(stored, entry, more=more), frozenset(said)
