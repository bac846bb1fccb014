"""Statistics of a member, compared with all members of the ladder, broken down, and over time."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from types import MappingProxyType
from typing import Any, Final, final

from sqlalchemy import Select, String, and_, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.stats.rating import KNOWN, Rating, points
from bot.stats.read.titles import Placing, load_placings
from bot.stats.read.totals import (
    LATEST_GAMES,
    LATEST_HANDS,
    SEES_ALL,
    Rate,
    Sums,
    Viewer,
    per,
    sums_of,
    sums_of_all,
    window,
)
from bot.stats.seasons import ALL_FAMILIES, ALL_TIME, Ladder
from bot.stats.write.rows import DRAWN, FIRST_COUNTERS
from bot.store import schema
from bot.store.database import Database
from engine import Word

_C: Final = schema.rating_changes.c
_G: Final = schema.player_games.c
_H: Final = schema.hands.c
_P: Final = schema.player_hands.c
_R: Final = schema.ratings.c
_S: Final = schema.standings.c
_W: Final = schema.wallets.c
BLOCK: Final = 10
"""Games of which the share won is one point of a trend."""
_EPOCH_MS: Final = 4 * 24 * 3_600_000
"""The first Monday after 1970-01-01, where weeks are counted from."""
STORY: Final = (
    Word.DUTCHMAN,
    Word.UNDERMAN,
    Word.WALK,
    Word.CHOP,
    Word.DOG,
    Word.TRUMPED_PARTNER,
    Word.STUCK,
    Word.ASSISTED,
    Word.BLIND_CALL,
    Word.FARMERS_HAND,
    Word.LAY_DOWN,
    Word.CONCEDED,
    Word.REVOKE_CALLED,
    Word.REVOKE_FALSE,
)
"""The words of a hand's story that are counted for the seat they name, in the order they are shown."""
_STORY: Final = frozenset(word.value for word in STORY)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PartOfHands:
    """Some of the hands: those of one position, one suit, one round."""

    hands: int
    won: int
    points: int
    against: int
    calls: int
    calls_made: int

    win_rate = Rate("won", "hands")
    call_rate = Rate("calls", "hands")
    """How many of the hands the member made trump in."""
    call_success = Rate("calls_made", "calls")
    """How many of the calls were not euchred."""

    @property
    def net_per_hand(self) -> float | None:
        """Points of the member's side less those of the best opponents, per hand."""
        return per(self.points - self.against, self.hands)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MemberLuck:
    """Hands whose par is known. A result is `luck`, the value of the deal, plus `skill`, the rest."""

    hands: int = 0
    luck: float = 0.0
    """Mean of par for the member's side, in net points a hand."""
    skill: float = 0.0
    """Mean of the net points less par."""
    margin: float | None = None
    """Half the width of the 95 % interval of `skill`; `None` with one hand."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Statistics of a member. `counts` and `all` cover every hand, the parts the latest `LATEST_HANDS`."""

    user: int
    name: str
    """As last seen at a table, unescaped."""
    counts: Sums
    all: Sums
    """Of all members of the ladder together."""
    counters: int
    """Counters in the wallet; they are never money."""
    drawn: int = 0
    """Games of `counts` that nobody has won."""
    left: int = 0
    """Rated games of `counts` that the member has left, and so lost."""
    ratings: Mapping[str, Rating] = field(default_factory=dict[str, Rating])
    """By family, the most played first."""
    off_board: bool = False
    """Whether the member is off the board of the first of these, because the last rated game was too long ago."""
    average_ratings: Mapping[str, int] = field(default_factory=dict[str, int])
    """By family, of members whose rating is known; a family is missing without one."""
    positions: Mapping[int, PartOfHands] = field(default_factory=dict[int, PartOfHands])
    """By position after the dealer: 0 is the dealer, 1 the eldest hand. All hands."""
    suits: Mapping[str, PartOfHands] = field(default_factory=dict[str, PartOfHands])
    """By trump, as `engine.codec.trump_text`; hands in which the member made trump."""
    rounds: Mapping[int, PartOfHands] = field(default_factory=dict[int, PartOfHands])
    """By round: 1 and 2, 0 for an auction and the like; hands in which the member made trump."""
    relations: Mapping[str, PartOfHands] = field(default_factory=dict[str, PartOfHands])
    """Of the second round, the suits that were `next` or `crossing`."""
    words: Mapping[str, int] = field(default_factory=dict[str, int])
    """How often the story named the member's seat, by word of `STORY`, without zeros."""
    luck: MemberLuck = MemberLuck()
    placings: tuple[Placing, ...] = ()
    """The first three places in contests of the season, whatever was played, the newest first."""

    @property
    def finished(self) -> float | None:
        """The share of games that the member has not left; None without a game."""
        return per(self.counts.games - self.left, self.counts.games)

    @property
    def played(self) -> bool:
        """Whether the member has played."""
        return bool(self.counts.hands or self.counts.games)


async def load_name(database: Database, guild: int, user: int) -> str:
    """A member's last name at a table of a server, unescaped; empty if they have not played there."""
    here = (_S.guild_id == guild, _S.season == ALL_TIME, _S.family == ALL_FAMILIES, _S.user_id == user)
    async with database.read() as connection:
        return await connection.scalar(select(_S.name).where(*here)) or ""


async def load_profile(database: Database, ladder: Ladder, user: int, viewer: Viewer = SEES_ALL) -> Profile:
    """A member's statistics in a ladder; without hands if they have not played there.

    Contests that the viewer may not see count, too, but are not named.
    """
    async with database.read() as connection:
        counts, name = await sums_of(connection, ladder, user)
        everyone = await sums_of_all(connection, ladder)
        if not (counts.hands or counts.games):
            return Profile(user=user, name=name, counts=counts, all=everyone, counters=FIRST_COUNTERS)
        hands = await _hands(connection, ladder, user)
        parts = (await connection.execute(_group_hands(hands))).all()
        own = await _ratings(connection, ladder, user)
        drawn, left = await _count_drawn_and_left(connection, ladder, user)
        return Profile(
            user=user,
            name=name,
            counts=counts,
            all=everyone,
            counters=await _counters(connection, ladder.guild, user),
            drawn=drawn,
            left=left,
            ratings=own,
            average_ratings=await _average_ratings(connection, ladder, tuple(own)),
            positions=_parts((each.position, each) for each in parts),
            suits=_parts((each.trump, each) for each in parts if each.trump is not None),
            rounds=_parts((each.round, each) for each in parts if each.round is not None),
            relations=_parts((each.relation, each) for each in parts if each.relation is not None),
            words=await _words(connection, hands),
            luck=_luck(parts),
            placings=await load_placings(connection, ladder.guild, ladder.season, user, viewer),
        )


async def _hands(connection: AsyncConnection, ladder: Ladder, user: int) -> Select[Any]:
    """A query of a member's latest hands in a ladder; the contract is given only if the member called it."""
    here = await window(connection, ladder, _P.guild_id, _P.at, _H.family)
    same = (_H.table_id == _P.table_id) & (_H.number == _P.number)
    mine = case((_P.seat % 2 == 0, _H.par), else_=-_H.par)  # known only where there are two sides
    called = [case((_P.calls == 1, column)).label(column.name) for column in (_H.trump, _H.round, _H.relation)]
    counted = (_P.hands_won, _P.points, _P.against, _P.calls, _P.calls_made)
    return (
        select(_P.seat, _P.position, *called, *counted, _H.words, mine.label("par"))
        .join(schema.hands, same)
        .where(_P.user_id == user, *here)
        .order_by(_P.at.desc())
        .limit(LATEST_HANDS)
    )


def _group_hands(hands: Select[Any]) -> Select[Any]:
    c = hands.subquery().c
    keys = (c.position, c.trump, c.round, c.relation)
    rest = c.points - c.against - c.par
    sums = {"won": c.hands_won, "points": c.points, "against": c.against, "calls": c.calls, "calls_made": c.calls_made}
    exact = {"par": c.par, "rest": rest, "squares": rest * rest}
    return select(
        *keys,
        func.count().label("hands"),
        *(func.sum(each).label(name) for name, each in sums.items()),
        func.count(c.par).label("known"),
        *(func.coalesce(func.sum(each), 0.0).label(name) for name, each in exact.items()),
    ).group_by(*keys)


def _parts(groups: Iterable[tuple[Any, Any]]) -> Mapping[Any, PartOfHands]:
    kept: dict[Any, list[Any]] = {}
    for key, group in groups:
        kept.setdefault(key, []).append(group)
    return MappingProxyType({key: _part(kept[key]) for key in sorted(kept)})


def _part(groups: Sequence[Any]) -> PartOfHands:
    names = ("hands", "won", "points", "against", "calls", "calls_made")
    return PartOfHands(**{name: int(sum(getattr(group, name) for group in groups)) for name in names})


def _luck(groups: Sequence[Any]) -> MemberLuck:
    known = sum(group.known for group in groups)
    if not known:
        return MemberLuck()
    skill = sum(group.rest for group in groups) / known
    luck = sum(group.par for group in groups) / known
    if known == 1:
        return MemberLuck(hands=1, luck=luck, skill=skill)
    spread = max(0.0, sum(group.squares for group in groups) / known - skill * skill)
    return MemberLuck(hands=known, luck=luck, skill=skill, margin=1.96 * sqrt(spread / (known - 1)))


async def _words(connection: AsyncConnection, hands: Select[Any]) -> Mapping[str, int]:
    c = hands.subquery().c
    named = c.words.like("%:" + cast(c.seat, String) + "%")
    query = select(c.seat, c.words, func.count()).where(named).group_by(c.seat, c.words)
    counted = Counter[str]()
    for seat, words, times in await connection.execute(query):
        for told in words.split(","):
            word, _, whose = told.partition(":")
            if whose == str(seat) and word in _STORY:
                counted[word] += times
    return MappingProxyType({word.value: counted[word.value] for word in STORY if counted[word.value]})


async def _counters(connection: AsyncConnection, guild: int, user: int) -> int:
    query = select(_W.counters).where(_W.guild_id == guild, _W.user_id == user)
    return FIRST_COUNTERS + (await connection.scalar(query) or 0)


async def _count_drawn_and_left(connection: AsyncConnection, ladder: Ladder, user: int) -> tuple[int, int]:
    """Drawn games that count for a member, and rated ones that the member has left; no other game left counts."""
    games = schema.games
    here = await window(connection, ladder, _G.guild_id, _G.at, _G.family)
    drawn = case((and_(~_G.left, games.c.ended == DRAWN), 1))
    query = select(func.count(drawn), func.count(case((_G.left, 1))))
    query = query.select_from(schema.player_games).outerjoin(games, games.c.table_id == _G.table_id)
    row = (await connection.execute(query.where(_G.user_id == user, *here))).one()
    return row[0], row[1]


async def _ratings(connection: AsyncConnection, ladder: Ladder, user: int) -> Mapping[str, Rating]:
    query = select(_R.family, _R.mu, _R.sigma, _R.games).where(
        _R.guild_id == ladder.guild, _R.season == ladder.season, _R.user_id == user
    )
    if ladder.family:
        query = query.where(_R.family == ladder.family)
    rows = await connection.execute(query.order_by(_R.games.desc(), _R.family))
    return MappingProxyType({row.family: Rating(row.mu, row.sigma, row.games) for row in rows})


async def _average_ratings(connection: AsyncConnection, ladder: Ladder, families: tuple[str, ...]) -> Mapping[str, int]:
    query = select(_R.family, func.avg(_R.mu).label("mu")).where(
        _R.guild_id == ladder.guild,
        _R.season == ladder.season,
        _R.family.in_(families),
        _R.sigma <= KNOWN,
    )
    rows = await connection.execute(query.group_by(_R.family))
    return MappingProxyType({row.family: points(row.mu) for row in rows})


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Trend:
    """A member over time, the oldest first: the latest `LATEST_GAMES` games and `LATEST_HANDS` hands."""

    ratings: Mapping[str, tuple[int, ...]]
    """In points after each rated game since it is known, by family, the most played first."""
    blocks: tuple[float, ...]
    """Games won per game, of each `BLOCK` games from the oldest on."""
    weeks: tuple[tuple[float, float], ...]
    """Points per hand of the member's side and of the best opponents, of each week (from Monday, UTC) with a hand."""


async def load_trend(database: Database, ladder: Ladder, user: int) -> Trend:
    """A member's trend in a ladder."""
    async with database.read() as connection:
        return Trend(
            ratings=await _courses_of_ratings(connection, ladder, user),
            blocks=await _blocks(connection, ladder, user),
            weeks=await _weeks(connection, ladder, user),
        )


async def _courses_of_ratings(connection: AsyncConnection, ladder: Ladder, user: int) -> Mapping[str, tuple[int, ...]]:
    query = select(_C.family, _C.mu).where(
        _C.user_id == user, _C.guild_id == ladder.guild, _C.season == ladder.season, _C.sigma <= KNOWN
    )
    if ladder.family:
        query = query.where(_C.family == ladder.family)
    found: dict[str, list[int]] = {}
    for row in await connection.execute(query.order_by(_C.no.desc()).limit(LATEST_GAMES)):
        found.setdefault(row.family, []).append(points(row.mu))
    most_first = sorted(found, key=lambda family: (-len(found[family]), family))
    return MappingProxyType({family: tuple(reversed(found[family])) for family in most_first})


async def _blocks(connection: AsyncConnection, ladder: Ladder, user: int) -> tuple[float, ...]:
    here = await window(connection, ladder, _G.guild_id, _G.at, _G.family)
    query = select(_G.won).where(_G.user_id == user, *here).order_by(_G.no.desc()).limit(LATEST_GAMES)
    won = (await connection.scalars(query)).all()[::-1]
    return tuple(sum(won[first : first + BLOCK]) / BLOCK for first in range(0, len(won) - BLOCK + 1, BLOCK))


async def _weeks(connection: AsyncConnection, ladder: Ladder, user: int) -> tuple[tuple[float, float], ...]:
    here = await window(connection, ladder, _P.guild_id, _P.at, _H.family)
    hands = select(((_P.at - _EPOCH_MS) // WEEK_MS).label("week"), _P.points, _P.against).where(
        _P.user_id == user, *here
    )
    if ladder.family:
        hands = hands.join(schema.hands, (_H.table_id == _P.table_id) & (_H.number == _P.number))
    c = hands.order_by(_P.at.desc()).limit(LATEST_HANDS).subquery().c
    query = select(func.count(), func.sum(c.points), func.sum(c.against)).group_by(c.week).order_by(c.week)
    rows = await connection.execute(query)
    return tuple((int(own) / hands, int(against) / hands) for hands, own, against in rows)
