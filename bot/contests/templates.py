"""Contests that are ready to be published, which rules a contest's tables may have, and what a draft comes to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Final, final

from bot.clock import DAY_MS
from bot.contests.dates import PACES, pace_of
from bot.contests.errors import ContestCode
from bot.contests.plan import FinalPairs, Plan
from bot.tables.model import CUSTOM
from bot.wall_clock import clock_time, instant
from engine import PRESETS, Refused, Rules
from engine.contest.config import Config, Format, Pace, Seeding
from engine.contest.events import Joined, Seeded
from engine.contest.formats import FORMATS
from engine.contest.formats.format import Shape
from engine.contest.state import Contest, fold
from engine.rules.options import Betting, Partners, Partnership

MONDAY: Final = 0
_WEEK: Final = 7
HUSTLE_HANDS: Final = 8
"""Of a round: each of the four deals twice."""
USUAL_NIGHTS: Final = 10
"""Of a season, where a contest is made a series."""
WHIST_ROUNDS: Final = 7
"""Of a hustle over weeks: with eight members everybody partners everybody else once."""


class Template(StrEnum):
    """What an organiser begins with."""

    HUSTLE = "hustle"
    WEEKS = "weeks"
    LEAGUE = "league"
    CUP = "cup"
    SWISS = "swiss"


CONFIGS: Final = {
    Template.HUSTLE: Config(format=Format.HUSTLE),
    Template.WEEKS: Config(format=Format.HUSTLE, pace=Pace.WINDOWS, rounds=WHIST_ROUNDS, least=8, most=16),
    Template.LEAGUE: Config(format=Format.LEAGUE, pace=Pace.WINDOWS, seeding=Seeding.LAST),
    Template.CUP: Config(format=Format.CUP, most=32),
    Template.SWISS: Config(format=Format.SWISS, least=6),
}
_STARTS: Final = {
    Template.HUSTLE: (4, 20),
    Template.WEEKS: (MONDAY, 0),
    Template.LEAGUE: (MONDAY, 0),
    Template.CUP: (5, 20),
    Template.SWISS: (2, 20),
}
"""The day of the week, Monday is 0, and the hour."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Defaults:
    """What a server has chosen for its tables."""

    language: str = "en"
    zone: str = "UTC"
    """IANA."""
    preset: str = "north-american"
    rules: Rules = PRESETS["north-american"]


def next_weekday(weekday: int, hour: int, zone: str, now: int) -> datetime:
    """The next such day of the week (Monday is 0) at an hour of a zone, at least a day ahead."""
    least = now + DAY_MS
    first = clock_time(least, zone).date()
    found = datetime.combine(first + timedelta(days=(weekday - first.weekday()) % _WEEK), time(hour))
    return found if instant(found, zone) >= least else found + timedelta(days=_WEEK)


def usual_start(template: Template, zone: str, now: int) -> datetime:
    """When such a contest usually begins next, at least a day ahead: a hustle on Friday at 20:00, a league on Monday.

    `now` is milliseconds UTC, the start is on the clocks of the zone.
    """
    weekday, hour = _STARTS[template]
    return next_weekday(weekday, hour, zone, now)


def kind_of(plan: Plan) -> Template:
    """The template that a plan is of."""
    same = [template for template, config in CONFIGS.items() if config.format == plan.config.format]
    return next((each for each in same if CONFIGS[each].pace == plan.config.pace), same[0])


def make_plan(template: Template, defaults: Defaults, starts_at: int = 0) -> Plan:
    """The plan of a template; where the server's rules suit no contest, by the ordinary ones."""
    config = CONFIGS[template]
    try:
        rules, preset = contest_rules(config.format, defaults.rules), defaults.preset
    except Refused:
        preset = "north-american"
        rules = contest_rules(config.format, PRESETS[preset])
    pace = PACES[config.pace]
    return Plan(
        config=config,
        rules=rules,
        preset=preset,
        clock_ms=pace.usual_clock_ms,
        starts_at=starts_at,
        zone=defaults.zone,
        language=defaults.language,
        check_in=pace.usually_checks_in,
        repeats=template is Template.LEAGUE,
        nights=USUAL_NIGHTS,
        final=FinalPairs.EIGHT if FORMATS[config.format].size == 1 else FinalPairs.FOUR_PAIRS,
    )


def contest_rules(form: Format, rules: Rules, *, hands: int = HUSTLE_HANDS) -> Rules:
    """The rules of a contest's tables, made of those that an organiser has chosen.

    North deals first at every table; `ContestFormat.table_rules` says what else a format changes.

    Raises:
        Refused: NOT_FOUR, STAKES or DRAWN_PARTNERS.
        BadRules: For a number of hands that there cannot be.
    """
    if rules.seats != 4 or rules.partnership is not Partnership.FIXED:
        raise Refused(ContestCode.NOT_FOUR)
    if rules.betting is not Betting.NEVER or rules.pool:
        raise Refused(ContestCode.STAKES)
    if rules.partners is not Partners.AS_SEATED:
        raise Refused(ContestCode.DRAWN_PARTNERS)
    return FORMATS[form].table_rules(rules, hands)


def with_best_of_three(rules: Rules, *, wanted: bool) -> Rules:
    """The rules of pairs who play a match as the best of three games at one table, or as a single one."""
    if wanted == rules.rubber:
        return rules
    return replace(rules, rubber=wanted, laps=False, skunk_counts_two=False)


def with_rules(plan: Plan, rules: Rules, preset: str = CUSTOM) -> Plan:
    """A plan with other rules at its tables."""
    hands = plan.rules.fixed_hands or HUSTLE_HANDS
    return replace(plan, rules=contest_rules(plan.config.format, rules, hands=hands), preset=preset)


MOST_WITHOUT_THREADS: Final = 4
"""Tables at a time in a channel that has no threads."""


class Caution(StrEnum):
    """What an organiser should know before publishing. The value is a key of the catalogue."""

    TOO_FEW = "contest-caution-too-few"
    """It would not start; data: `least`."""
    WAITING = "contest-caution-waiting"
    """More than take part: so many wait; data: `count`."""
    SWISS_CAPPED = "contest-caution-swiss-capped"
    """Fewer rounds than wished, as nobody should meet anybody twice; data: `rounds`."""
    PARTNERS_AGAIN = "contest-caution-partners-again"
    """More rounds than there are partners; data: `rounds`."""
    TABLES = "contest-caution-tables"
    """More tables at a time than there may be; data: `most`."""
    THREADS = "contest-caution-threads"
    """More tables than a channel without threads can have; data: `most`."""


BLOCKING: Final = frozenset({Caution.TABLES, Caution.THREADS})
"""Those with which a contest is not published."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What a plan comes to. Times are milliseconds UTC."""

    entrants: int
    """Who take part; more wait."""
    rounds: int
    """As many as there can be."""
    matches: int
    tables: int
    """In the fullest round."""
    computers: int = 0
    """Seats of the house, in each round."""
    idle: int = 0
    """Who have no match in the first round: byes."""
    divisions: int = 1
    round_ms: int
    """Expected, of a live round; else the length of a window."""
    ends_at: int
    """Expected, or when the last window closes."""
    cautions: Mapping[Caution, int]
    """With the number in each one's sentence."""


def preview(plan: Plan, entrants: int, *, threads: bool = True) -> Preview:
    """What the plan comes to if so many sign up. `threads`: whether its channel may have some."""
    taking_part = max(2, min(entrants, plan.config.most))
    contest = _contest_of(plan, taking_part)
    shape = plan.format.shape(contest)
    pace = pace_of(plan)
    return Preview(
        entrants=taking_part,
        rounds=shape.rounds,
        matches=shape.matches,
        tables=shape.tables,
        computers=shape.computers,
        idle=shape.idle,
        divisions=shape.divisions,
        round_ms=pace.expected_ms,
        ends_at=pace.ends_at(shape.rounds),
        cautions=dict(_cautions(plan, entrants, shape, threads=threads)),
    )


def _contest_of(plan: Plan, entrants: int) -> Contest:
    """A contest of this plan in which so many have signed up, and nothing has been played."""
    order = tuple(range(1, entrants + 1))
    return fold(plan.config, b"", (*(Joined(number, (number,)) for number in order), Seeded(order)))


def _cautions(plan: Plan, entrants: int, shape: Shape, *, threads: bool) -> Iterator[tuple[Caution, int]]:
    config = plan.config
    if entrants < config.least:
        yield Caution.TOO_FEW, config.least
    if entrants > config.most:
        yield Caution.WAITING, entrants - config.most
    form = plan.format
    if form.rounds_by_plan(config) > form.rounds_at_most(config, min(entrants, config.most), shape):
        yield Caution(form.too_many_rounds), shape.rounds
    most = pace_of(plan).most_tables
    if shape.tables > most:
        yield Caution.TABLES, most
    if not threads and shape.tables > MOST_WITHOUT_THREADS:
        yield Caution.THREADS, MOST_WITHOUT_THREADS
