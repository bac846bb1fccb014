"""Contests to be simulated, drawn by lot: format, rules of the tables, and how many take part."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.clock import HOUR_MS
from bot.contests.plan import Plan
from bot.contests.templates import Defaults, Template, make_plan
from engine.contest.config import Config, Format, Movement, Pace, Seeding

LEAST: Final = 4
MOST: Final = 64
_MOST_AT_FULL_LENGTH: Final = 8
_MOST_PAIRS_AT_FULL_LENGTH: Final = 5
_MOST_IN_A_LEAGUE: Final = 16
ZONES: Final = ("UTC", "Europe/Rome", "Africa/Cairo", "Asia/Beirut", "America/Santiago", "Australia/Lord_Howe")
"""In some of them a change of the clocks skips midnight, or is of half an hour."""
_DAYS_TO_A_CHANGE: Final = 330
"""Contests start within so many days, so that some of them have a change of the clocks in them."""
ROLE: Final = 8_640_330_001
"""That some contests ask of members."""
_ASKS_FOR_A_ROLE: Final = 0.3
_UNRATED: Final = 0.2
LANGUAGES: Final = ("en", "it", "fr")
_TEMPLATES: Final = {Template.LEAGUE: 2}
"""Leagues are drawn more often than others: only they have divisions and seasons."""
_CHOOSES_SEEDS: Final = 0.4


def short(plan: Plan, target: int = 2, hands: int = 2) -> Plan:
    """A plan with games to so many points, in a hustle of so many hands."""
    length = {"target": target} if plan.size == 2 else {"fixed_hands": hands}
    return replace(plan, rules=replace(plan.rules, **length))


def any_plan(dice: Random, now: int, *, full_length: bool) -> tuple[Plan, int, bool]:
    """A plan that starts in an hour, how many entrants it gets, and whether its organiser has chosen the seeding."""
    (template,) = dice.choices(tuple(Template), [_TEMPLATES.get(each, 1) for each in Template])
    plan = make_plan(template, Defaults(language=dice.choice(LANGUAGES), zone=dice.choice(ZONES)), now + HOUR_MS)
    if not full_length:
        plan = short(plan, dice.randint(1, 3))
    entrants = _entrants(dice, full_length=full_length)
    if full_length and plan.size > 1:
        entrants = min(entrants, _MOST_PAIRS_AT_FULL_LENGTH)
    if plan.config.format is Format.LEAGUE:
        entrants = min(entrants, _MOST_IN_A_LEAGUE)
    changes = _CHOICES[plan.config.format](dice)
    if plan.config.pace is not Pace.LIVE:
        changes["days"] = dice.choice((1, 7))  # in a window of a day, a turn that is let run out is the only one
    chooses = dice.random() < _CHOOSES_SEEDS
    if chooses:
        changes["seeding"] = dice.choice(tuple(Seeding))
    changes["rated"] = dice.random() >= _UNRATED
    least = LEAST
    most = max(least, entrants - 1) if dice.random() < 0.15 else MOST
    config = replace(plan.config, least=least, most=most, **changes)
    check_in = plan.config.pace is Pace.LIVE and dice.random() < 0.7
    repeats = dice.random() < (0.6 if config.format is Format.LEAGUE else 0.2)
    role = ROLE if dice.random() < _ASKS_FOR_A_ROLE else None
    return replace(plan, config=config, check_in=check_in, repeats=repeats, role=role), entrants, chooses


def name_of(config: Config) -> str:
    """What the table of a simulation calls such contests."""
    match config.format:
        case Format.HUSTLE:
            return f"hustle, {config.movement.value}"
        case Format.CUP:
            return "cup"
        case Format.SWISS:
            return "Swiss"
        case Format.LEAGUE:
            return "league"


def _entrants(dice: Random, *, full_length: bool) -> int:
    """Mostly few, as in most servers."""
    if full_length:
        return dice.randint(LEAST, _MOST_AT_FULL_LENGTH)
    chance = dice.random()
    return dice.randint(LEAST, 9 if chance < 0.75 else 16 if chance < 0.96 else MOST)


def _hustle(dice: Random) -> dict[str, Any]:
    return {
        "rounds": dice.randint(1, 6),
        "movement": dice.choice(tuple(Movement)),
    }


def _cup(_: Random) -> dict[str, Any]:
    return {}


def _swiss(dice: Random) -> dict[str, Any]:
    return {"rounds": dice.choice((0, 0, 3, 6))}


def _league(dice: Random) -> dict[str, Any]:
    return {
        "division": dice.choice((4, 4, 5, 8)),
        "moving": 1,
    }


_CHOICES: Final = {Format.HUSTLE: _hustle, Format.CUP: _cup, Format.SWISS: _swiss, Format.LEAGUE: _league}
