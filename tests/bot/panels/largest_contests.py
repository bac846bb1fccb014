"""Contests with as many entrants, tables, matches and words as there may be."""

import re
from dataclasses import replace
from functools import cache

from bot.contests.matching import pair
from bot.contests.model import Deadline, DeadlineKind, MatchTable, Person, StoredContest
from bot.contests.notes import Dispute, Notes
from bot.contests.templates import Defaults, Template, make_plan
from bot.servers import Ruleset
from engine import Rules
from engine.contest.events import Ended, Joined, Match, Paired, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Contest, Place, Result, apply
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
    results: dict[Place, Result] = {}
    if rounds:
        contest = apply(contest, Seeded(tuple(range(1, entrants + 1))))
    while len(contest.rounds) < rounds and (step := next_step(contest, results, pair)) is not None:
        contest = apply(contest, step)
        if isinstance(step, Paired) and (len(contest.rounds) < rounds or played):
            results |= {(step.round, place): Result((10, place % 10), (1, 0)) for place in range(len(step.matches))}
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


def table_of(place: Place, result: Result | None, users: tuple[int | None, ...] = (None,) * 4) -> MatchTable:
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
