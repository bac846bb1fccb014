"""Finds what is typed in contests and names a member, or was typed by them, and how it reads without that.

Texts are in the log of a contest and in its description; its name is the server's. A member's own texts go. Others'
texts lose the member's id, in every contest, and the names under which the member was in the contest: in texts about
the member's matches and entries however they are written, elsewhere only as they are written and if they cannot be
words, so that nobody takes a word as a name and cuts it from what is said of others.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from sqlalchemy import String, cast, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.notes import KINDS, Kind
from bot.members.nameless import GONE, nameless
from bot.store import schema
from engine.contest.events import Event, Joined, Paired, Substituted, decode

_C: Final = schema.contests.c
_E: Final = schema.contest_log.c
_P: Final = schema.contest_players.c
_SHORTEST_NAME: Final = 3
"""Letters of a name that is looked for in texts about others."""
_ABOUT_A_MATCH: Final = (Kind.DISPUTED.value, Kind.RULED.value, "adjusted", "forfeited")


@final
@dataclass(frozen=True, slots=True)
class ContestWords:
    """New texts: the data of events by contest and number, and plans by contest."""

    events: Mapping[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    plans: Mapping[int, str] = field(default_factory=dict[int, str])

    def __bool__(self) -> bool:
        return bool(self.events or self.plans)


async def find(connection: AsyncConnection, user: int) -> ContestWords:
    """The texts of contests that change when a member is deleted."""
    events: dict[tuple[int, int], str] = {}
    plans: dict[int, str] = {}
    mine = await _contests_of(connection, user)
    for contest in mine:
        rows = await _events(connection, _E.contest_id == contest)
        names = await _names_in(connection, contest, user)
        own = _about(rows, await _players_in(connection, contest, user))
        for row in rows:
            without = _Text(user, names, whole=row.seq in own, gone=row.by_id == user)
            events |= _new_data(row, without)
        plan = await connection.scalar(select(_C.plan).where(_C.id == contest))
        plans |= _new_plan(contest, plan or "", _Text(user, names))
    digits = f"%{user}%"
    for row in await _events(connection, _E.contest_id.not_in(mine), cast(_E.data, String).like(digits)):
        events |= _new_data(row, _Text(user))
    query = select(_C.id, _C.plan).where(_C.id.not_in(mine), cast(_C.plan, String).like(digits))
    for row in await connection.execute(query):
        plans |= _new_plan(row.id, row.plan, _Text(user))
    return ContestWords(events, plans)


async def replace(connection: AsyncConnection, words: ContestWords) -> None:
    """Write the new texts."""
    for (contest, seq), data in words.events.items():
        here = update(schema.contest_log).where(_E.contest_id == contest, _E.seq == seq)
        await connection.execute(here.values(data=data))
    for contest, plan in words.plans.items():
        await connection.execute(update(schema.contests).where(_C.id == contest).values(plan=plan))


@final
@dataclass(frozen=True, slots=True)
class _Text:
    """How a text is changed."""

    user: int
    names: Sequence[str] = ()
    whole: bool = False
    """It is about the member: all names go, however they are written."""
    gone: bool = False
    """The member has typed it."""

    def without(self, text: str) -> str:
        if self.gone:
            return GONE
        if self.whole:
            return nameless(text, self.names, self.user)
        return nameless(text, filter(_is_no_word, self.names), self.user, exact=True)


def _is_no_word(name: str) -> bool:
    return len(name) >= _SHORTEST_NAME and (not name.islower() or any(each.isdigit() for each in name))


def _new_data(row: Any, text: _Text) -> dict[tuple[int, int], str]:
    """The new data of an event, if it changes."""
    data = _data_of(row)
    after = dict(data)
    if data.get("text") and isinstance(data["text"], str):
        after["text"] = text.without(data["text"])
    if row.kind == Kind.CHANGED.value and data.get("plan"):
        after["plan"] = _plan_without(str(data["plan"]), text)
    return {} if after == data else {(row.contest_id, row.seq): json.dumps(after, sort_keys=True)}


def _new_plan(contest: int, plan: str, text: _Text) -> dict[int, str]:
    after = _plan_without(plan, text)
    return {} if after == plan else {contest: after}


def _plan_without(plan: str, text: _Text) -> str:
    """A plan whose description loses names and ids; it is the contest's, whoever typed it."""
    try:
        data: dict[str, Any] = dict(json.loads(plan))
    except (TypeError, ValueError):
        return plan
    before = str(data.get("description") or "")
    after = _Text(text.user, text.names).without(before)
    return plan if after == before else json.dumps(data | {"description": after}, ensure_ascii=False, sort_keys=True)


async def _contests_of(connection: AsyncConnection, user: int) -> list[int]:
    """Contests in which the member was, or did something, or that they organise."""
    played = select(_P.contest_id).where(_P.user_id == user)
    acted = select(_E.contest_id).where(_E.by_id == user)
    query = select(_C.id).where(or_(_C.created_by == user, _C.id.in_(played), _C.id.in_(acted))).order_by(_C.id)
    return list(await connection.scalars(query))


async def _events(connection: AsyncConnection, *where: Any) -> Sequence[Any]:
    query = select(_E.contest_id, _E.seq, _E.kind, _E.data, _E.by_id, _E.at).where(*where)
    return (await connection.execute(query.order_by(_E.contest_id, _E.seq))).all()


async def _names_in(connection: AsyncConnection, contest: int, user: int) -> list[str]:
    """The names under which the member was in a contest: as a player, as an author of events, at its tables."""
    sat, table = schema.sittings.c, schema.contest_tables.c
    queries = (
        select(_P.name).where(_P.contest_id == contest, _P.user_id == user),
        select(_E.by_name).where(_E.contest_id == contest, _E.by_id == user).distinct(),
        select(sat.name).join(schema.contest_tables, table.table_id == sat.table_id).where(
            table.contest_id == contest, sat.user_id == user
        ),
    )  # fmt: skip
    found = [name for query in queries for name in await connection.scalars(query)]
    return list(dict.fromkeys(name for name in found if name))


async def _players_in(connection: AsyncConnection, contest: int, user: int) -> set[int]:
    return set(await connection.scalars(select(_P.player).where(_P.contest_id == contest, _P.user_id == user)))


def _about(rows: Iterable[Any], players: set[int]) -> set[int]:
    """The numbers of the events that are about these players: their matches, their entries, themselves."""
    found, mine, rounds, reason = set[int](), set[int](), dict[int, Paired](), 0
    for row in rows:
        data = _data_of(row)
        match _event_of(row, data):
            case Joined(entrant, those) if players.intersection(those):
                mine.add(entrant)
            case Substituted(entrant, out, into) if players.intersection((out, into)):
                mine.add(entrant)
            case Paired() as drawn:
                rounds[drawn.round] = drawn
            case _:
                pass
        persons = (data.get(name) for name in ("player", "out", "into", "to"))
        about = data.get("entrant") in mine or not players.isdisjoint(persons)
        if about or (row.kind in _ABOUT_A_MATCH and not mine.isdisjoint(_entrants_of(rounds, data))):
            found |= {row.seq, reason}
        reason = row.seq if row.kind == Kind.REASON.value else 0
    return found


def _entrants_of(rounds: Mapping[int, Paired], data: Mapping[str, Any]) -> tuple[int, ...]:
    """Who plays the match that an event names."""
    place: int = data.get("place", 0)
    drawn = rounds.get(data.get("round", 0))
    if drawn is None or not 0 <= place < len(drawn.matches):
        return ()
    return (*drawn.matches[place].north, *drawn.matches[place].east)


def _data_of(row: Any) -> dict[str, Any]:
    """The data of an event; nothing of one that is damaged."""
    try:
        return dict(json.loads(row.data))
    except (TypeError, ValueError):
        return {}


def _event_of(row: Any, data: Mapping[str, Any]) -> Event | None:
    try:
        return None if row.kind in KINDS else decode(row.kind, data)
    except ValueError:
        return None
