"""What an organiser may choose for a draft by menus: which plans have it, its values, the plan with another one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, final

from bot.clock import HOUR_MS
from bot.contests.dates import PACES, pace_of
from bot.contests.plan import FinalPairs, Plan
from bot.contests.templates import contest_rules, with_best_of_three
from engine import PRESETS, BadRules, Refused
from engine.contest.config import Movement, Seeding
from engine.contest.formats import FORMATS

YES: Final = "yes"
NO: Final = "no"


class DraftField(StrEnum):
    """What may be chosen. Buttons carry its number in this order: new ones come last."""

    RULES = "rules"
    """A preset, or the number of rules that the server has saved."""
    HANDS = "hands"
    """Of a round of a hustle."""
    BEST_OF_THREE = "best"
    CLOCK = "clock"
    """Of a turn, in milliseconds."""
    ROUNDS = "rounds"
    """0 for as many as suit."""
    MOVEMENT = "movement"
    DAYS = "days"
    SEEDING = "seeding"
    RATED = "rated"
    CHECK_IN = "checkin"
    REPEATS = "repeats"
    PING_ROLE = "ping"
    """A role's id, 0 for none; as of ROLE."""
    ROLE = "role"
    CHANNEL = "channel"
    EVENT = "event"
    NIGHTS = "nights"
    """Of a season; 0 for none."""
    FINAL = "final"
    """Who plays the final of a season, and of members with whom."""
    FIVE = "five"


FIELDS: Final = tuple(DraftField)
PICKED: Final = frozenset({DraftField.PING_ROLE, DraftField.ROLE, DraftField.CHANNEL})
"""Whose values are ids that Discord's own menus give."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class _FieldChoice:
    """A field with fixed values."""

    values: tuple[str, ...]
    read: Callable[[Plan], str]
    write: Callable[[Plan, str], Plan]


def fields_of(plan: Plan) -> tuple[DraftField, ...]:
    """What may be chosen for a plan."""
    return tuple(field for field in DraftField if _applies(plan, field))


def _applies(plan: Plan, field: DraftField) -> bool:
    """Whether a plan has a field: some are only of some formats, some only of one pace, some only of a series."""
    if field is DraftField.NIGHTS:
        return plan.repeats
    if field is DraftField.FINAL:
        return plan.has_seasons
    if field is DraftField.FIVE:
        return plan.has_seasons or (plan.format.knocks_out and plan.rules.rubber)
    return field not in _SPECIAL or field in plan.format.choices | pace_of(plan).choices


def values_of(plan: Plan, field: DraftField) -> tuple[str, ...]:
    """The values of a field, of RULES the presets that suit; nothing for ids."""
    if field is DraftField.RULES:
        return tuple(preset for preset in PRESETS if suits(plan, preset))
    if field is DraftField.FINAL:
        return tuple(each for each in FinalPairs if (each.mode == "pairs") == (plan.size == 2))
    values = _CHOICES[field].values if field in _CHOICES else ()
    if field is DraftField.CLOCK and pace_of(plan).days_of(1) is None:  # its rounds are live
        return tuple(each for each in values if int(each) < HOUR_MS)
    return values


def suits(plan: Plan, preset: str) -> bool:
    """Whether the tables of a plan may have the rules of a preset."""
    try:
        contest_rules(plan.config.format, PRESETS[preset])
    except (Refused, BadRules):
        return False
    return True


def value_of(plan: Plan, field: DraftField) -> str:
    """The value of a field now; of CHANNEL none, which is not the plan's."""
    match field:
        case DraftField.RULES:
            return plan.preset
        case DraftField.PING_ROLE:
            return str(plan.ping_role or 0)
        case DraftField.ROLE:
            return str(plan.role or 0)
        case DraftField.CHANNEL:
            return ""
        case _:
            return _CHOICES[field].read(plan)


def with_value(plan: Plan, field: DraftField, value: str) -> Plan:
    """The plan with another value of a field that has fixed ones, or of a role; unchanged for a value there is not."""
    if field in (DraftField.PING_ROLE, DraftField.ROLE):
        name = "ping_role" if field is DraftField.PING_ROLE else "role"
        return replace(plan, **{name: int(value) or None}) if value.isascii() and value.isdecimal() else plan
    choice = _CHOICES.get(field)
    if choice is None or value not in choice.values or not _applies(plan, field):
        return plan
    return choice.write(plan, value)


def _config(name: str, make: Callable[[str], Any]) -> Callable[[Plan, str], Plan]:
    return lambda plan, value: replace(plan, config=replace(plan.config, **{name: make(value)}))


def _plan(name: str, make: Callable[[str], Any]) -> Callable[[Plan, str], Plan]:
    return lambda plan, value: replace(plan, **{name: make(value)})


def _is_yes(value: str) -> bool:
    return value == YES


def _yes(wanted: bool) -> str:  # noqa: FBT001 - a value, not a switch
    return YES if wanted else NO


def _hands(plan: Plan, value: str) -> Plan:
    return replace(plan, rules=contest_rules(plan.config.format, plan.rules, hands=int(value)))


def _best_of_three(plan: Plan, value: str) -> Plan:
    return replace(plan, rules=with_best_of_three(plan.rules, wanted=_is_yes(value)))


_BOTH: Final = (YES, NO)
_SPECIAL: Final = frozenset[str]().union(*(each.choices for each in (*FORMATS.values(), *PACES.values())))
_CHOICES: Final[Mapping[DraftField, _FieldChoice]] = {
    DraftField.HANDS: _FieldChoice(
        values=("4", "5", "6", "8", "10", "12"),
        read=lambda plan: str(plan.rules.fixed_hands),
        write=_hands,
    ),
    DraftField.BEST_OF_THREE: _FieldChoice(
        values=_BOTH,
        read=lambda plan: _yes(plan.rules.rubber),
        write=_best_of_three,
    ),
    DraftField.CLOCK: _FieldChoice(
        values=tuple(str(ms) for ms in (15_000, 30_000, 60_000, 120_000, 300_000, 3_600_000, 86_400_000, 259_200_000)),
        read=lambda plan: str(plan.clock_ms),
        write=_plan("clock_ms", int),
    ),
    DraftField.ROUNDS: _FieldChoice(
        values=("0", *map(str, range(2, 16))),
        read=lambda plan: str(plan.config.rounds),
        write=_config("rounds", int),
    ),
    DraftField.MOVEMENT: _FieldChoice(
        values=tuple(Movement),
        read=lambda plan: plan.config.movement,
        write=_config("movement", Movement),
    ),
    DraftField.DAYS: _FieldChoice(
        values=("1", "2", "3", "7", "14", "28"),
        read=lambda plan: str(plan.config.days),
        write=_config("days", int),
    ),
    DraftField.SEEDING: _FieldChoice(
        values=tuple(each for each in Seeding if each is not Seeding.SEASON),
        read=lambda plan: plan.config.seeding,
        write=_config("seeding", Seeding),
    ),
    DraftField.RATED: _FieldChoice(
        values=_BOTH, read=lambda plan: _yes(plan.config.rated), write=_config("rated", _is_yes)
    ),
    DraftField.CHECK_IN: _FieldChoice(
        values=_BOTH,
        read=lambda plan: _yes(plan.check_in),
        write=_plan("check_in", _is_yes),
    ),
    DraftField.REPEATS: _FieldChoice(
        values=_BOTH, read=lambda plan: _yes(plan.repeats), write=_plan("repeats", _is_yes)
    ),
    DraftField.NIGHTS: _FieldChoice(
        values=("0", *map(str, range(4, 21))), read=lambda plan: str(plan.nights), write=_plan("nights", int)
    ),
    DraftField.FINAL: _FieldChoice(
        values=tuple(FinalPairs), read=lambda plan: plan.final, write=_plan("final", FinalPairs)
    ),
    DraftField.FIVE: _FieldChoice(values=_BOTH, read=lambda plan: _yes(plan.five), write=_plan("five", _is_yes)),
    DraftField.EVENT: _FieldChoice(values=_BOTH, read=lambda plan: _yes(plan.event), write=_plan("event", _is_yes)),
}
