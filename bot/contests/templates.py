"""Contests that are ready to be published, and which rules a contest's tables may have."""

from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Final, final

from bot.clock import DAY_MS
from bot.contests.errors import ContestCode
from bot.contests.paces import PACES
from bot.contests.plan import Plan
from bot.tables.model import CUSTOM
from bot.wall_clock import clock_time, instant
from engine import PRESETS, Refused, Rules
from engine.contest.config import Config, Format, Pace, Seeding
from engine.contest.formats import FORMATS
from engine.rules.options import Betting, Partners, Partnership

MONDAY: Final = 0
_WEEK: Final = 7
HUSTLE_HANDS: Final = 8
"""Of a round: each of the four deals twice."""
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
    """The next such day of the week (Monday is 0) at an hour of a zone, at least a day ahead.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    least = now + DAY_MS
    first = clock_time(least, zone).date()
    found = datetime.combine(first + timedelta(days=(weekday - first.weekday()) % _WEEK), time(hour))
    return found if instant(found, zone) >= least else found + timedelta(days=_WEEK)


def usual_start(template: Template, zone: str, now: int) -> datetime:
    """When such a contest usually begins next, at least a day ahead: a hustle on Friday at 20:00, a league on Monday.

    `now` is milliseconds UTC, the start is on the clocks of the zone.

    Raises:
        Refused: UNKNOWN_ZONE.
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
    """The rules of pairs who play a match as the best of three games at one table, or as a single one.

    Raises:
        BadRules: Where the game is not played for points, as in an auction, or has a fixed number of hands.
    """
    if wanted == rules.rubber:
        return rules
    return replace(rules, rubber=wanted, laps=False, skunk_counts_two=False)


def with_rules(plan: Plan, rules: Rules, preset: str = CUSTOM) -> Plan:
    """A plan with other rules at its tables.

    Raises:
        Refused: As `contest_rules` does.
    """
    hands = plan.rules.fixed_hands or HUSTLE_HANDS
    return replace(plan, rules=contest_rules(plan.config.format, rules, hands=hands), preset=preset)
