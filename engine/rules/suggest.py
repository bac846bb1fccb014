"""Which values an option may have, and what else must change for each: for the panel of house rules."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from enum import Enum
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from types import FunctionType, MethodType
from typing import Any, Final, cast

from engine.errors import BadRules
from engine.rules.constraints import CONFLICTS
from engine.rules.fields import RANGES
from engine.rules.model import Rules

_DEFAULTS: Final = {field.name: cast("Any", field.default) for field in fields(Rules)}
_OTHER_GAME: Final = frozenset({"seats", "partnership", "bidding", "scoring", "double_pack"})
"""Options whose change makes another game; they are changed last."""
_TRIED: Final = 300
"""Sets of changes looked at, so that an answer takes a few hundredths of a second at most."""
_TOO_MANY_NUMBERS: Final = 13


def values_of(name: str) -> tuple[Any, ...]:
    """Every value of an option by itself, in the order of its declaration.

    >>> values_of("euchred_loner")
    (2, 4)
    """
    default = _DEFAULTS[name]
    if isinstance(default, Enum):
        return tuple(type(default))
    if isinstance(default, bool):
        return (False, True)
    return tuple(cast("range | tuple[int, ...]", RANGES[name][1]))


def amend(rules: Rules, name: str, value: object, most: int = 5) -> Mapping[str, Any] | None:
    """The fewest other changes with which an option can have a value, rather those that keep the game what it is.

    `None` where `most` changes are not enough, or the value is out of its range. Nothing where none is needed.

    >>> amend(Rules(), "laps", True)
    {'rubber': True}
    """
    wanted = {**{field: getattr(rules, field) for field in _DEFAULTS}, name: value}
    order = count()
    waiting: list[tuple[int, int, dict[str, Any]]] = [(0, next(order), {})]
    for _ in range(_TRIED):
        if not waiting:
            return None
        cost, _, changes = heappop(waiting)
        options = _first_clash({**wanted, **changes})
        if not options:
            return changes if _can_be(rules, {name: value, **changes}) else None
        if len(changes) == most:
            continue
        for other in options:
            if other == name or other in changes:
                continue
            for instead, extra in _other_values(other, wanted[other]):
                heappush(waiting, (cost + extra, next(order), {**changes, other: instead}))
    return None


def _other_values(name: str, present: object) -> Iterator[tuple[Any, int]]:
    """Other values of an option with their costs: going back to the default costs least, making another game most."""
    numbers = values_of(name)
    tried = numbers if len(numbers) <= _TOO_MANY_NUMBERS else (_DEFAULTS[name],)
    for value in tried:
        if value != present:
            yield value, (2 if value == _DEFAULTS[name] else 3) + 4 * (name in _OTHER_GAME)


def _first_clash(values: Mapping[str, Any]) -> tuple[str, ...]:
    """The options that the first clash of some values comes from, in the order read; none where they go together."""
    for name, (_, allowed) in RANGES.items():
        if values[name] not in allowed:
            return (name,)
    for _, _, clashes in CONFLICTS:
        read = _ReadOptions(values)
        if clashes(cast("Rules", read)):
            return tuple(read.names)
    return ()


class _ReadOptions:
    """Stands in for `RuleFields` and records, in `names`, which options a constraint reads.

    Only these can have caused its answer. Options that it might read with other values would multiply the search: with
    all of them declared, one answer in thirty was not found among as many sets of changes.
    """

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.names: dict[str, None] = {}
        self._values = values

    def __getattr__(self, name: str) -> Any:
        if name in _DEFAULTS:
            self.names[name] = None
            return self._values[name]
        derived = getattr(Rules, name)
        if isinstance(derived, cached_property):
            return cast("cached_property[Any]", derived).func(self)
        if isinstance(derived, FunctionType):
            return MethodType(derived, self)
        raise AttributeError(name)


def _can_be(rules: Rules, changes: Mapping[str, Any]) -> bool:
    try:
        replace(rules, **changes)
    except BadRules:
        return False
    return True
