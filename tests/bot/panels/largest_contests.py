"""Contests with as many entrants, tables, matches and words as there may be."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from bot.contests.commands import LoggedCommand
from bot.contests.matching import pair
from bot.contests.model import Deadline, DeadlineKind, MatchTable, Person, StoredContest
from bot.contests.notes import Dispute, LogNote, NoteKind, Notes
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests.board import board_panel
from bot.panels.contests.log import log_panel
from bot.panels.contests.manage import manage_panel, question_panel
from bot.panels.contests.me import me_panel
from bot.panels.contests.rules import contest_rules_panel
from bot.panels.contests.show import bracket_panel, contests_panel, fixtures_panel, standings_panel
from bot.panels.contests.signing_up import confirm_leave_panel, partner_panel
from bot.panels.contests.tasks import TASKS
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.panel import Block, Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.core.wording import escape
from bot.servers import Ruleset
from engine import Rules
from engine.contest.config import Format
from engine.contest.events import Cancelled, Ended, Joined, Match, Paired, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Contest, MatchResult, Place, apply
from tests.bot.contests.made import as_listed
from tests.bot.panel_checks import WIDE

START = 1_795_806_000_000


CALL = re.compile(r"<@(?=\d)")


SNOWFLAKE = 1_400_000_000_000_000_000


RIGHT_TO_LEFT = "\N{HEBREW LETTER ALEF}" * 32


NAME = WIDE + "**_~`|<#:/[]()>-"


LONG = (WIDE * 10)[:300]
"""As long as a description, a reason, or a dispute may be."""


SAVED = tuple(Ruleset(id=n, name=f"{n}{'W' * 38}"[:40], rules=Rules(), created_by=1, created_at=0) for n in range(25))


def name_of(player: int) -> str:
    return RIGHT_TO_LEFT if player % 5 == 0 else WIDE


def stored_of(
    template: Template,
    entrants: int,
    language: str = "en",
    *,
    rounds: int = 0,
    checking: bool = False,
    over: bool = False,
    waiting: int = 0,
    played: bool = False,
) -> StoredContest:
    """A contest with as many entrants, of whom the last wait, in its round `rounds`; 0 is before the draw."""
    plan = make_plan(template, Defaults(language=language, zone="America/Argentina/ComodRivadavia"), START)
    config = replace(plan.config, most=entrants, least=min(entrants, 4))
    plan = replace(plan, config=config, description=LONG, ping_role=SNOWFLAKE, role=SNOWFLAKE, repeats=True)
    contest, size = Contest(plan.config, bytes(32)), plan.size
    for entrant in range(1, entrants + waiting + 1):
        players = tuple(range(size * (entrant - 1) + 1, size * entrant + 1))
        contest = apply(contest, Joined(entrant, players))
    results: dict[Place, MatchResult] = {}
    if rounds:
        contest = apply(contest, Seeded(tuple(range(1, entrants + 1))))
    while len(contest.rounds) < rounds and (step := next_step(contest, results, pair)) is not None:
        contest = apply(contest, step)
        if isinstance(step, Paired) and (len(contest.rounds) < rounds or played):
            results |= {
                (step.round, place): MatchResult((10, place % 10), (1, 0)) for place in range(len(step.matches))
            }
    contest = apply(contest, Ended()) if over else contest
    people = {
        player: Person(
            player=player, user=SNOWFLAKE + player, name=name_of(player), joined_at=player, offers=int(player < 50)
        )
        for player in range(1, size * (entrants + waiting) + 1)
    }
    offering = range(len(people) + 1, len(people) + 101)
    people |= {
        player: Person(player=player, user=SNOWFLAKE + player, name=WIDE, joined_at=player, looking=size == 2, offers=1)
        for player in offering
    }
    places = [(drawn.round, place) for drawn in contest.rounds for place in range(len(drawn.matches))]
    tables = {
        (drawn.round, place): table_of((drawn.round, place), results.get((drawn.round, place)), seats_of(match, size))
        for drawn in contest.rounds
        for place, match in enumerate(drawn.matches)
    }
    open_ = [place for place in places if place not in results]
    disputes = tuple(Dispute(round=n, place=p, player=1, text=LONG, at=0) for n, p in (open_ or places)[:40])
    notes = Notes(published=True, checking=checking, disputes=disputes)
    return StoredContest(
        id=987_654_321,
        guild=SNOWFLAKE,
        channel=SNOWFLAKE,
        name=NAME,
        plan=plan,
        lot=bytes(32),
        organiser=SNOWFLAKE,
        created_at=0,
        previous=1,
        number=987,
        revision=87_654,
        ended_at=START if over else None,
        contest=contest,
        notes=notes,
        people=people,
        drawn_at={},
        tables=tables,
        deadlines={(DeadlineKind.WHISTLE, rounds): Deadline(START + 28 * 24 * 3_600_000, None)},
    )


def seats_of(match: Match, size: int) -> tuple[int | None, ...]:
    """The members in the seats of a match."""
    sides = [
        [SNOWFLAKE + size * (each - 1) + nth if each > 0 else None for each in side for nth in range(1, size + 1)]
        for side in (match.north, match.east)
    ]
    return tuple(sides[seat % 2][seat // 2] for seat in range(4))


def table_of(place: Place, result: MatchResult | None, users: tuple[int | None, ...] = (None,) * 4) -> MatchTable:
    no = (False,) * 4
    return MatchTable(
        table=1, channel=SNOWFLAKE + 100 * place[0] + place[1] + 1, running=result is None, held=False, clock_ms=60_000,
        users=users, arrived=no, awaited=no, acted=no, result=result,
    )  # fmt: skip


@cache
def large(name: str, language: str) -> StoredContest:
    match name:
        case "open":
            return stored_of(Template.SWISS, 512, language, waiting=100)
        case "checking":
            return stored_of(Template.HUSTLE, 512, language, checking=True, waiting=100)
        case "hustle":
            return stored_of(Template.HUSTLE, 256, language, rounds=1)
        case "cup":
            return stored_of(Template.CUP, 64, language, rounds=1)
        case "league":
            return stored_of(Template.LEAGUE, 64, language, rounds=3)
        case "windows":
            return stored_of(Template.WEEKS, 16, language, rounds=2)
        case "over":
            return stored_of(Template.LEAGUE, 64, language, rounds=5, over=True, played=True)
        case _:
            raise KeyError(name)


OF_A_NOTE = {"round": 1, "place": 0, "player": 1, "text": LONG, "own": 1, "at": START, "entrant": 1, "seed": 512}
OF_A_NOTE |= {"asked": 19_999, "withdrawn": 1, "task": "disqualify"}

EVENTS = [
    LoggedCommand(seq=number, happening=LogNote(kind, OF_A_NOTE), by=1, by_name=WIDE, at=0)
    for number, kind in enumerate(NoteKind, start=1)
]
EVENTS += [
    replace(EVENTS[list(NoteKind).index(NoteKind.REASON)], seq=len(EVENTS) + 1),
    LoggedCommand(seq=len(EVENTS) + 2, happening=Cancelled(), by=1, by_name=WIDE, at=0),
]

REASONS = [replace(EVENTS[list(NoteKind).index(NoteKind.REASON)], seq=number) for number in range(20_000, 20_008)]


def seen_by_members(
    stored: StoredContest, reader: Reader, logs: Sequence[Sequence[LoggedCommand]] | None = None
) -> Iterator[Panel]:
    """The public board, and what a member may ask for; the log with the events of each of `logs`."""
    yield board_panel(stored)
    yield board_panel(replace(stored, notes=replace(stored.notes, paused_at=1)))
    for user in (SNOWFLAKE + 1, SNOWFLAKE + len(stored.people), 5):
        yield me_panel(stored, reader, user)
    if stored.contest.seeds:
        for each in (reader, replace(reader, text_only=True)):
            yield standings_panel(stored, each, 0, SNOWFLAKE + 1)
            if stored.plan.config.format is Format.CUP:
                yield bracket_panel(stored, each, 0, SNOWFLAKE + 1)
    for events in logs or (EVENTS, REASONS):
        yield from (log_panel(stored, events, reader, page) for page in (0, 1, 2))
    yield contests_panel([as_listed(stored)] * 20, [as_listed(stored)] * 5, reader)
    if stored.round:
        yield from (fixtures_panel(stored, reader, page) for page in range(8))
    yield from (contest_rules_panel(stored, reader, page) for page in range(6))
    yield partner_panel(stored, reader)
    yield confirm_leave_panel(stored, reader, 1)


def without_calls(panel: Panel) -> Panel:
    """The same panel, as long, with a channel for each member it calls: other panels call nobody."""

    def quiet(block: Block) -> Block:
        return replace(block, markdown=CALL.sub("<#", block.markdown)) if isinstance(block, Text) else block

    return replace(panel, blocks=tuple(map(quiet, panel.blocks)))


def seen_by_organisers(stored: StoredContest, reader: Reader) -> Iterator[Panel]:
    yield manage_panel(stored, reader)
    for task in TASKS:
        yield from (task.targets_panel(ContestVoice(stored, reader.language), page) for page in (0, 1))
        step = task.begin(ContestVoice(stored, reader.language))
        if isinstance(step, Panel):
            yield step
    voice, names = ContestVoice(stored, reader.language), public_voice(stored).names(1)
    for task in TASKS:
        yield question_panel(voice, task, task.ready(about=f"{names} : {names}\n{escape(LONG, 300)}"), 1)


def number_of(stored: StoredContest, purpose: str) -> int:
    """What an announcement is about: an event, or the last round."""
    kinds = {"announcement": NoteKind.ANNOUNCED, "dispute": NoteKind.DISPUTED, "ruling": NoteKind.RULED}
    return 1 + list(NoteKind).index(kinds[purpose]) if purpose in kinds else stored.round
