"""Objects that are not whole: each field of a payload left out, null in its place, or something of another type."""

from __future__ import annotations

import copy
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Path = tuple[str | int, ...]
OTHERS: tuple[Any, ...] = ("x", [], {}, 10**30, -1, True)
FIRST = 1  # of a list the first object: the others have the same fields


def paths(payload: Any, before: Path = ()) -> Iterator[Path]:
    """Where each field of a payload is, also those of objects inside it."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            yield (*before, key)
            yield from paths(value, (*before, key))
    elif isinstance(payload, list):
        for number, value in enumerate(payload[:FIRST]):
            yield (*before, number)
            yield from paths(value, (*before, number))


def without(payload: Any, path: Path) -> Any:
    """The payload without one field, or without one entry of a list."""
    changed = copy.deepcopy(payload)
    del _inside(changed, path)[path[-1]]
    return changed


def nulled(payload: Any, path: Path) -> Any:
    """The payload with null in one field."""
    changed = copy.deepcopy(payload)
    _inside(changed, path)[path[-1]] = None
    return changed


def mistyped(payload: Any) -> Iterator[Any]:
    """Every way in which one field is of another type, or out of range."""
    for path in paths(payload):
        for other in OTHERS:
            changed = copy.deepcopy(payload)
            _inside(changed, path)[path[-1]] = other
            yield changed


def variants(payload: Any) -> Iterator[Any]:
    """Every way in which one field is missing or null."""
    return (spoil(payload) for spoil in ways(payload))


def ways(payload: Any) -> Iterator[Callable[[Any], Any]]:
    """The same as functions, for other payloads with these fields."""
    for path in paths(payload):
        yield partial(without, path=path)
        yield partial(nulled, path=path)


def _inside(payload: Any, path: Path) -> Any:
    for key in path[:-1]:
        payload = payload[key]
    return payload
