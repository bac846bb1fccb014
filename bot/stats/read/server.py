"""Statistics of a server: its rules, its calls, its busiest hour."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, final

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import HOUR_MS
from bot.stats.read.totals import LATEST_HANDS, WHOLE, Rate, Sums, per, sums_of_all, window
from bot.stats.seasons import Ladder
from bot.stats.write.rows import EUCHRED, MARCH
from bot.store import schema
from bot.store.database import Database
from engine import Word

WEEK_HOURS: Final = 7 * 24
RULES: Final = 5
"""How many presets are listed, the most used first."""
_MONDAY: Final = 4 * 24
"""Hours from 1970-01-01 to the first Monday."""
_G: Final = schema.games.c
_H: Final = schema.hands.c
_EUCHRED: Final = frozenset(outcome.value for outcome in EUCHRED)
_MARCH: Final = frozenset(outcome.value for outcome in MARCH)


@final
@dataclass(frozen=True, slots=True)
class CallCounts:
    """Hands in which somebody made trump."""

    hands: int = 0
    euchred: int = 0
    marches: int = 0

    march_rate = Rate("marches", "hands")
    """How many took every trick."""

    @property
    def success(self) -> float | None:
        """How many were not euchred."""
        return per(self.hands - self.euchred, self.hands)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Community:
    """Statistics of a server. Hands are the latest `LATEST_HANDS`, those of computers too."""

    games: int
    """Played to their end, drawn ones too, or conceded."""
    game_hands: int
    """Hands of these, those thrown in and those dealt again by a ruling among them."""
    given_up: int
    """Games abandoned or closed."""
    members: Sums
    hands: int
    """The hands that were counted: all, or the latest."""
    thrown_in: int = 0
    calls: CallCounts = CallCounts()
    alone: CallCounts = CallCounts()
    defended_alone: CallCounts = CallCounts()
    """Hands in which somebody defended alone."""
    seats: Mapping[int, CallCounts] = field(default_factory=dict[int, CallCounts])
    """By the maker's position after the dealer: 0 is the dealer."""
    suits: Mapping[str, CallCounts] = field(default_factory=dict[str, CallCounts])
    rounds: Mapping[int, CallCounts] = field(default_factory=dict[int, CallCounts])
    relations: Mapping[str, CallCounts] = field(default_factory=dict[str, CallCounts])
    busiest: int | None = None
    """The hour of the week in which most of these hands ended, from Monday, 0:00 UTC."""
    rules: tuple[tuple[str, int], ...] = ()
    """Presets, or the server's own names of rules, with how many games ended by them."""

    hands_per_game = Rate("game_hands", "games")
    """Hands of a game that was played to its end."""


async def load_community(database: Database, ladder: Ladder) -> Community:
    """The statistics of a server, in a season and family or in all of them."""
    async with database.read() as connection:
        games, game_hands, given_up, rules = await _games(connection, ladder)
        groups, busiest = await _hands(connection, ladder)
        called = [group for group in groups if group.trump is not None and not group.nobody]
        return Community(
            games=games,
            game_hands=game_hands,
            given_up=given_up,
            members=await sums_of_all(connection, ladder),
            hands=sum(group.hands for group in groups),
            thrown_in=sum(group.hands for group in groups if group.trump is None),
            calls=_calls(called),
            alone=_calls(group for group in called if group.alone),
            defended_alone=_calls(group for group in called if group.defended),
            seats=_by(called, lambda group: group.position),
            suits=_by(called, lambda group: group.trump),
            rounds=_by(called, lambda group: group.round),
            relations=_by(called, lambda group: group.relation),
            busiest=busiest,
            rules=rules,
        )


async def _games(connection: AsyncConnection, ladder: Ladder) -> tuple[int, int, int, tuple[tuple[str, int], ...]]:
    here = await window(connection, ladder, _G.guild_id, _G.at, _G.family)
    whole = case((WHOLE, 1), else_=0).label("whole")
    counted = select(_G.preset, whole, _G.hands).where(*here).subquery().c
    query = select(
        counted.preset, counted.whole, func.count().label("games"), func.sum(counted.hands).label("hands")
    ).group_by(counted.preset, counted.whole)
    games = game_hands = given_up = 0
    used: dict[str, int] = {}
    for row in await connection.execute(query):
        used[row.preset] = used.get(row.preset, 0) + row.games
        if row.whole:
            games, game_hands = games + row.games, game_hands + int(row.hands)
        else:
            given_up += row.games
    most = sorted(used.items(), key=lambda each: (-each[1], each[0]))[:RULES]
    return games, game_hands, given_up, tuple(most)


async def _hands(connection: AsyncConnection, ladder: Ladder) -> tuple[Sequence[Any], int | None]:
    """The latest hands in groups of those that are alike, and the busiest hour of the week."""
    here = await window(connection, ladder, _H.guild_id, _H.at, _H.family)
    seats = func.length(_H.tricks) - func.length(func.replace(_H.tricks, ",", "")) + 1
    latest = (
        select(
            ((_H.maker - _H.dealer + seats) % seats).label("position"),
            *(_H.trump, _H.round, _H.relation, _H.outcome),
            case((_H.alone.is_(True), 1), else_=0).label("alone"),
            case((_H.lone_defender.is_not(None), 1), else_=0).label("defended"),
            case((_H.words.contains(Word.DIRTY_CLUBS.value), 1), else_=0).label("nobody"),
            ((_H.at // HOUR_MS - _MONDAY) % WEEK_HOURS).label("hour"),
        )
        .where(*here)
        .order_by(_H.at.desc())
        .limit(LATEST_HANDS)
    )
    c = latest.subquery().c
    keys = (c.position, c.trump, c.round, c.relation, c.outcome, c.alone, c.defended, c.nobody)
    groups = (await connection.execute(select(*keys, func.count().label("hands")).group_by(*keys))).all()
    hours = select(c.hour, func.count().label("hands")).group_by(c.hour)
    busy = (await connection.execute(hours.order_by(func.count().desc(), c.hour).limit(1))).one_or_none()
    return groups, None if busy is None else int(busy.hour)


def _by(groups: Iterable[Any], key: Callable[[Any], Any]) -> Mapping[Any, CallCounts]:
    kept: dict[Any, list[Any]] = {}
    for group in groups:
        if (of := key(group)) is not None:
            kept.setdefault(of, []).append(group)
    return MappingProxyType({of: _calls(kept[of]) for of in sorted(kept)})


def _calls(groups: Iterable[Any]) -> CallCounts:
    hands = euchred = marches = 0
    for group in groups:
        hands += group.hands
        euchred += group.hands * (group.outcome in _EUCHRED)
        marches += group.hands * (group.outcome in _MARCH)
    return CallCounts(hands, euchred, marches)
