"""What the first events of a long contest come to, stored so that a look reads only the events after them.

A snapshot holds numbers only: what somebody typed is read from its event, and the plan and the secret of the draws come
from the contest's own row. It is a cache, used only where nothing speaks against it: it was made by the same code
(`VERSION`), is whole (`digest`), and the events in it are those of today (`tally`). Else all events are folded again.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Union, cast, final, get_args, get_origin, get_type_hints

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import changes, notes
from bot.contests.notes import Dispute, Kind, Notes
from bot.contests.state import StoredContest
from bot.store import schema
from bot.tables.long_logs import in_thread_if_long
from engine.contest import events, state
from engine.contest.state import Contest

EVERY: Final = 200
"""Events after which there is a new snapshot."""
_CHARACTERS: Final = 100
"""Of a snapshot, which take as long as a line of a game's log."""
_LEFT_OUT: Final = frozenset({(Contest, "config"), (Contest, "lot"), (Dispute, "text")})
"""They come from elsewhere: `fill`."""
_E: Final = schema.contest_events.c
_Coder = Callable[[Any], Any]


def _digest(*parts: bytes) -> str:
    return blake2b(b"\0".join(parts), digest_size=16).hexdigest()


VERSION: Final = _digest(*(Path(name).read_bytes() for name in (events.__file__, state.__file__, notes.__file__,
                                                                  changes.__file__, __file__)))  # fmt: skip
"""Of the code that folds events and writes snapshots: its sources."""


@final
@dataclass(frozen=True, slots=True)
class Folded:
    """What is in a snapshot."""

    contest: Contest
    notes: Notes
    drawn_at: Mapping[int, int]


def is_due(stored: StoredContest) -> bool:
    """Whether so many events were folded that there should be a new snapshot."""
    return stored.revision - stored.snapshot >= EVERY


async def row_of(connection: AsyncConnection, stored: StoredContest) -> dict[str, Any]:
    """The snapshot of a contest that was just read by the same connection, as it is stored."""
    tally = await _tally(connection, stored.id, stored.revision)
    data = await in_thread_if_long(len(stored.contest.entries) + stored.revision, encode, stored)
    row = {"contest_id": stored.id, "version": VERSION, "seq": stored.revision, "tally": tally, "data": data}
    return row | {"digest": _digest_of(row)}


async def read(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """A contest without its events, or after those in its snapshot if that can be trusted."""
    of = schema.contest_snapshots
    found = (await connection.execute(select(of).where(of.c.contest_id == stored.id))).mappings().one_or_none()
    if found is None or found["version"] != VERSION or found["digest"] != _digest_of(found):
        return stored
    if found["tally"] != await _tally(connection, stored.id, found["seq"]):
        return stored
    try:
        folded = await in_thread_if_long(len(found["data"]) // _CHARACTERS, decode, found["data"])
        return await _fill(connection, stored, folded, found["seq"])
    except (LookupError, TypeError, ValueError):  # whoever wrote it, it was no snapshot
        return stored


def encode(stored: StoredContest) -> str:
    """What the events of a contest come to, as JSON.

    Raises:
        TypeError: For what is no number.
    """
    return json.dumps(_ENCODE(Folded(stored.contest, stored.notes, stored.drawn_at)), separators=(",", ":"))


def decode(data: str) -> Folded:
    """The opposite of `encode`, without what is left out."""
    return cast("Folded", _DECODE(json.loads(data)))


async def _fill(connection: AsyncConnection, stored: StoredContest, folded: Folded, seq: int) -> StoredContest:
    """A contest with what its snapshot says, and what that leaves out."""
    contest = replace(folded.contest, config=stored.contest.config, lot=stored.contest.lot)
    filled = replace(stored, contest=contest, notes=folded.notes, drawn_at=folded.drawn_at, revision=seq, snapshot=seq)
    known = folded.notes
    if not known.disputes:
        return filled
    query = select(_E.data).where(_E.contest_id == stored.id, _E.kind == Kind.DISPUTED.value, _E.seq <= seq)
    said = [json.loads(data) for data in await connection.scalars(query.order_by(_E.seq))]
    disputed = {(data["round"], data["place"]): data for data in said}
    return replace(
        filled,
        notes=replace(
            known,  # the last dispute of each match is the open one
            disputes=tuple(replace(each, text=disputed[each.round, each.place]["text"]) for each in known.disputes),
        ),
    )


async def _tally(connection: AsyncConnection, number: int, seq: int) -> str:
    """Numbers that are others once an event has been changed, added or lost."""
    sums: tuple[ColumnElement[Any], ...] = (func.length(_E.kind), func.length(_E.data), _E.at)
    query = select(func.count(), *(func.sum(each) for each in sums)).where(_E.contest_id == number, _E.seq <= seq)
    return "/".join(str(int(each or 0)) for each in (await connection.execute(query)).one())


def _digest_of(row: Mapping[Any, Any]) -> str:
    return _digest(*(str(row[name]).encode() for name in ("contest_id", "version", "seq", "tally", "data")))


def _coders(hint: Any) -> tuple[_Coder, _Coder]:
    """What writes a value of a type for JSON, and what reads it: of numbers, and of what is made of numbers."""
    origin, of = get_origin(hint), get_args(hint)
    if hint is int or hint is bool:
        return _number, _same
    if origin in (Union, UnionType) and NoneType in of and len(of) == 2:
        write, read = _coders(next(each for each in of if each is not NoneType))
        return lambda it: None if it is None else write(it), lambda it: None if it is None else read(it)
    if origin is tuple and of[-1] is ...:
        write, read = _coders(of[0])
        return lambda it: list(map(write, it)), tuple if read is _same else lambda it: tuple(map(read, it))
    if origin is tuple:
        return _of_fixed_length([_coders(each) for each in of])
    if origin is frozenset:
        write, read = _coders(of[0])
        return lambda it: sorted(map(write, it)), lambda it: frozenset(map(read, it))
    if origin is Mapping:
        (write, read), (write_value, read_value) = map(_coders, of)
        return (
            lambda it: [[write(key), write_value(value)] for key, value in it.items()],
            lambda it: {read(key): read_value(value) for key, value in it},
        )
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda it: it.value, hint
    if is_dataclass(cast("Any", hint)):
        return _of_dataclass(cast("type", hint))
    raise TypeError(f"a snapshot has no {hint}")


def _of_fixed_length(each: list[tuple[_Coder, _Coder]]) -> tuple[_Coder, _Coder]:
    return (
        lambda it: [write(value) for (write, _), value in zip(each, it, strict=True)],
        lambda it: tuple(read(value) for (_, read), value in zip(each, it, strict=True)),
    )


def _of_dataclass(kind: type) -> tuple[_Coder, _Coder]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind) if (kind, field.name) not in _LEFT_OUT]
    empty = {field.name: None for field in fields(kind) if field.name not in names}
    each = [(name, *_coders(hints[name])) for name in names]
    return (
        lambda it: [write(getattr(it, name)) for name, write, _ in each],
        lambda it: kind(**empty, **{name: read(at) for (name, _, read), at in zip(each, it, strict=True)}),
    )


def _number(value: Any) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a snapshot has no {type(value).__name__}")
    return value


def _same(value: Any) -> Any:
    return value


_ENCODE, _DECODE = _coders(Folded)
