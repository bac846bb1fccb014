"""Leaderboards: what they are ordered by and show; members in order, of a server or everywhere, a season or ever."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import Any, Final, final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Double,
    FromClause,
    Integer,
    and_,
    cast,
    column,
    false,
    func,
    or_,
    select,
    true,
    values,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS, Clock
from bot.stats.rating import KNOWN, RATED_WEEKS, points
from bot.stats.read.titles import LAST_PLACE, Placing, load_placings
from bot.stats.read.totals import SEES_ALL, Viewer, names_of, select_unlisted
from bot.stats.seasons import ALL_FAMILIES, ALL_TIME, Ladder
from bot.stats.write.rows import FIRST_COUNTERS
from bot.store import schema
from bot.store.database import Database

PAGE: Final = 10
NEWEST: Final = 3
"""Titles that the board of titles names."""
MIN_GAMES: Final = 10
"""Finished games that the board of games won per game requires of a member, and the board of pairs of a pair."""
MIN_HANDS: Final = 50
"""Hands a member must have played to be in the board of points per hand."""
MIN_CALLS: Final = 20
"""Hands in which a member must have made trump to be in the board of calls."""


class Board(StrEnum):
    """What a board is ordered by, highest first; the value is a key of the catalogue after `column-`."""

    RATING = "rating"
    """In a family, for members whose rating is known; while not over, with one of `RATED_WEEKS`."""
    GAMES_WON = "games_won"
    GAMES = "games"
    WIN_RATE = "win_rate"
    """Games won per game."""
    POINTS_PER_HAND = "points_per_hand"
    LONERS_MADE = "loners_made"
    EUCHRES_MADE = "euchres_made"
    CALL_SUCCESS = "call_success"
    """Hands in which the maker was not euchred, per hand in which the member was the maker."""
    PARTNERSHIP = "partnership"
    """Games won per game together, of two members; a member is in it with each partner."""
    STREAK = "best_streak"
    """The longest run of games won."""
    COUNTERS = "counters"
    """Counters of members who have finished a game for counters; only of a server, for all time."""
    TITLES = "titles"
    """Contests won; only of a server, whatever was played."""

    @property
    def is_share(self) -> bool:
        """Whether values are shares, between 0 and 1."""
        return self in (Board.WIN_RATE, Board.CALL_SUCCESS, Board.PARTNERSHIP)

    @property
    def is_of_server(self) -> bool:
        """Whether it is only of one server, and of all games there."""
        return self in (Board.COUNTERS, Board.TITLES)

    @property
    def minimum(self) -> int:
        """How much of `counted` the board requires; 0 for none."""
        return _MINIMUM.get(self, (0, ""))[0]

    @property
    def counted(self) -> str:
        """What the minimum counts; a key of the catalogue after `column-`."""
        return _MINIMUM.get(self, (0, self.value))[1]

    @property
    def beside(self) -> tuple[str, ...]:
        """What is shown beside the value; keys of the catalogue after `column-`."""
        return _BESIDE[self]


_MINIMUM: Final = {
    Board.WIN_RATE: (MIN_GAMES, "games"),
    Board.POINTS_PER_HAND: (MIN_HANDS, "hands"),
    Board.CALL_SUCCESS: (MIN_CALLS, "calls"),
    Board.PARTNERSHIP: (MIN_GAMES, "together"),
}
_BESIDE: Final = {
    Board.RATING: ("rated",),
    Board.GAMES_WON: ("games",),
    Board.GAMES: ("games_won",),
    Board.WIN_RATE: ("games_won", "games"),
    Board.POINTS_PER_HAND: ("points", "hands"),
    Board.LONERS_MADE: ("loners_tried", "hands"),
    Board.EUCHRES_MADE: ("hands",),
    Board.CALL_SUCCESS: ("calls_made", "calls"),
    Board.PARTNERSHIP: ("games_won", "games"),
    Board.STREAK: ("streak", "games"),
    Board.COUNTERS: (),
    Board.TITLES: ("second_places", "third_places"),
}


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A member, or two partners, in a board. Those of the same value share the rank, and the next ranks are left out.

    `value` is a whole number or a fraction, `beside` what `Board.beside` names; names are as last seen, unescaped.
    """

    rank: int
    users: tuple[int, ...]
    names: tuple[str, ...]
    value: int | float
    beside: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """A page of a board. `page` counts from 0 and always exists; `pages` is at least 1."""

    board: Board
    ladder: Ladder
    rows: tuple[BoardRow, ...]
    page: int
    pages: int
    total: int
    """Members or pairs in the whole board."""
    lately: bool = False
    """Of the board of ratings: whether members without a rated game in `RATED_WEEKS` are left out."""
    newest: tuple[Placing, ...] = ()
    """Of the board of titles: the last ones, without members who are on no board."""


class WhyAbsent(StrEnum):
    """Why a member is not in a board; the value is a key of the catalogue."""

    HIDDEN = "absent-hidden"
    """By the member's own choice."""
    UNLISTED = "absent-unlisted"
    """Admins have taken the member off the boards of the server."""
    NOTHING = "absent-nothing"
    """The member has no such games or hands."""
    AWAY = "absent-away"
    """The rating is known, but has no game in the last `RATED_WEEKS`."""
    NEW = "absent-new"
    """The rating is not known well enough."""
    TOO_FEW = "absent-few"


@final
@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A member's page and rank in a board."""

    page: int
    rank: int


@final
@dataclass(frozen=True, slots=True)
class Absent:
    """A member who is not in a board; `missing` of `Board.counted` would be needed."""

    why: WhyAbsent
    missing: int = 0


_S: Final = schema.standings.c
_P: Final = schema.partnerships.c
_R: Final = schema.ratings.c
_W: Final = schema.wallets.c
_SHARES: Final[Mapping[str, tuple[Column[int], Column[int]]]] = {
    "win_rate": (_S.games_won, _S.games),
    "points_per_hand": (_S.points, _S.hands),
    "call_success": (_S.calls_made, _S.calls),
}


@final
@dataclass(frozen=True, slots=True)
class _Source:
    """The query of a board: `keys` is the member or the pair, `value` the order, `enough` the minimum.

    `lately` is whether the last rated game is not too long ago; `None` where that does not matter.
    """

    table: FromClause
    here: ColumnElement[bool]
    keys: tuple[ColumnElement[int], ...]
    value: ColumnElement[Any]
    counted: ColumnElement[int]
    enough: ColumnElement[bool]
    beside: tuple[ColumnElement[Any], ...]
    lately: ColumnElement[bool] | None = None

    @property
    def on_it(self) -> ColumnElement[bool]:
        """Who is in it, of those who may be on boards."""
        return and_(self.here, self.enough, true() if self.lately is None else self.lately)


@final
class Boards:
    """Leaderboards. Hidden, unlisted and former members are left out, and take no rank."""

    def __init__(self, database: Database, *, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def page(
        self, board: Board, ladder: Ladder, page: int = 0, size: int = PAGE, *, viewer: Viewer = SEES_ALL
    ) -> BoardPage:
        """A page of a board, equal members in the order of their ids; a number out of range gives the nearest page.

        Contests that the viewer may not see count, too, but are not named.
        """
        async with self._database.read() as connection:
            placings = await _placings(connection, board, ladder, viewer)
            source = _source(board, ladder, placings, await self._earliest_game(connection, board, ladder))
            eligible = and_(source.on_it, _is_listed(source, ladder))
            rows = select(*source.keys, source.value.label("value"), *source.beside)
            total = await _count(connection, source, eligible)
            pages = max(1, -(-total // size))
            page = min(max(page, 0), pages - 1)
            query = rows.where(eligible).order_by(source.value.desc(), *source.keys).limit(size).offset(page * size)
            found = (await connection.execute(query)).all()
            above = page * size
            if found and page:  # those before may have the value of the first
                above = await _count(connection, source, and_(eligible, source.value > found[0].value))
            names = await names_of(connection, ladder, {user for row in found for user in row[: len(source.keys)]})
            newest = await _newest(connection, ladder, placings)
        shown = _rows(board, found, names, first=page * size, above=above, keys=len(source.keys))
        return BoardPage(
            board=board,
            ladder=ladder,
            rows=shown,
            page=page,
            pages=pages,
            total=total,
            lately=source.lately is not None,
            newest=newest,
        )

    async def find(self, board: Board, ladder: Ladder, user: int, size: int = PAGE) -> BoardPlace | Absent:
        """A member's place in a board, for pairs with the best partner; or why there is none."""
        async with self._database.read() as connection:
            since = await self._earliest_game(connection, board, ladder)
            source = _source(board, ladder, await _placings(connection, board, ladder), since)
            eligible = and_(source.on_it, _is_listed(source, ladder))
            query = select(*source.keys, source.value.label("value")).where(eligible, _of(source, user))
            best = query.order_by(source.value.desc(), *source.keys).limit(1)
            row = (await connection.execute(best)).one_or_none()
            if row is None:
                return await _absent(connection, board, ladder, source, user)
            above = await _count(connection, source, and_(eligible, source.value > row.value))
            before, same = false(), true()  # of the same value, the lower ids
            for key, of in zip(source.keys, tuple(row), strict=False):
                before, same = or_(before, and_(same, key < of)), and_(same, key == of)
            ahead = above + await _count(connection, source, and_(eligible, source.value == row.value, before))
        return BoardPlace(ahead // size, above + 1)

    async def _earliest_game(self, connection: AsyncConnection, board: Board, ladder: Ladder) -> int | None:
        """After when members must have played a rated game; `None` on other boards, and in seasons that are over."""
        if board is not Board.RATING:
            return None
        seasons = schema.seasons.c
        over = select(seasons.ended_at).where(seasons.guild_id == ladder.guild, seasons.number == ladder.season)
        if ladder.season != ALL_TIME and await connection.scalar(over) is not None:
            return None
        return self._clock.now() - RATED_WEEKS * WEEK_MS


async def _placings(
    connection: AsyncConnection, board: Board, ladder: Ladder, viewer: Viewer = SEES_ALL
) -> tuple[Placing, ...]:
    """What the board of titles counts; nothing for other boards, and for titles of some games only."""
    if board is not Board.TITLES or ladder.family != ALL_FAMILIES:
        return ()
    return await load_placings(connection, ladder.guild, ladder.season, viewer=viewer)


def _source(board: Board, ladder: Ladder, placings: Sequence[Placing], rated_since: int | None) -> _Source:
    match board:
        case Board.TITLES:
            return _titles_source(placings)
        case Board.RATING:
            table, value, counted = schema.ratings, _R.mu, _R.games
        case Board.PARTNERSHIP:
            table, value, counted = schema.partnerships, _per(_P.games_won, _P.games), _P.games
        case Board.COUNTERS:
            table, value, counted = schema.wallets, FIRST_COUNTERS + _W.counters, _W.counters
        case _ if board in _SHARES:
            count, of = _SHARES[board]
            table, value, counted = schema.standings, _per(count, of), of
        case _:
            table, value, counted = schema.standings, _S[board.value], _S[board.value]
    here = table.c.guild_id == ladder.guild
    if board is not Board.COUNTERS:
        here = and_(here, table.c.season == ladder.season, table.c.family == ladder.family)
    elif ladder != Ladder(ladder.guild):  # a wallet is of a server, whatever is played there
        here = false()
    keys = (_P.one_id, _P.two_id) if board is Board.PARTNERSHIP else (table.c.user_id,)
    enough = true() if board is Board.COUNTERS else counted >= max(1, board.minimum)
    if board is Board.RATING:
        enough = _R.sigma <= KNOWN
    beside = tuple(table.c["games" if name == "rated" else name] for name in board.beside)
    lately = None if rated_since is None else _R.played_at > rated_since
    return _Source(table, here, keys, value, counted, enough, beside, lately)


def _titles_source(placings: Sequence[Placing]) -> _Source:
    """The places of each person as a table of the query, which needs at least one row."""
    counts: dict[int, Counter[int]] = {0: Counter()}
    for placing in placings:
        for user, _ in placing.people:
            counts.setdefault(user, Counter())[placing.rank] += 1
    rows = [(user, *(of[rank] for rank in range(1, LAST_PLACE + 1))) for user, of in counts.items()]
    numbers = (column(name, Integer) for name in (Board.TITLES.value, *Board.TITLES.beside))
    table = values(column("user_id", BigInteger), *numbers).data(rows).cte("placings")
    titles, *beside = table.c[1:]
    return _Source(table, true(), (table.c.user_id,), titles, titles, titles > 0, tuple(beside))


def _of(source: _Source, user: int) -> ColumnElement[bool]:
    return or_(*(key == user for key in source.keys))


def _per(count: ColumnElement[int], of: ColumnElement[int]) -> ColumnElement[float]:
    # in double precision equal fractions are equal numbers, so ties stay ties
    return cast(count, Double) / cast(func.nullif(of, 0, type_=Integer), Double)


def _is_listed(source: _Source, ladder: Ladder) -> ColumnElement[bool]:
    out = select_unlisted(ladder)
    return and_(*(key > 0 for key in source.keys), *(key.not_in(each) for key in source.keys for each in out))


async def _newest(connection: AsyncConnection, ladder: Ladder, placings: Sequence[Placing]) -> tuple[Placing, ...]:
    """The last titles that have a name, with former members, but without those who are on no board."""
    titles = [placing for placing in placings if placing.rank == 1 and placing.name]
    if not titles:
        return ()
    out = {user for each in select_unlisted(ladder) for user in await connection.scalars(each)}
    shown = (replace(each, people=tuple(person for person in each.people if person[0] not in out)) for each in titles)
    return tuple(islice((each for each in shown if each.people), NEWEST))


async def _count(connection: AsyncConnection, source: _Source, which: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(source.table).where(which)) or 0


def _rows(
    board: Board, found: Sequence[Any], names: Mapping[int, str], *, first: int, above: int, keys: int
) -> tuple[BoardRow, ...]:
    shown: list[BoardRow] = []
    rank, last = above + 1, None
    for number, row in enumerate(found, first):
        if last is not None and row.value != last:
            rank = number + 1
        last, users = row.value, tuple(row[:keys])
        shown.append(
            BoardRow(
                rank=rank,
                users=users,
                names=tuple(names.get(user, "") for user in users),
                value=points(row.value) if board is Board.RATING else row.value,
                beside=tuple(row[keys + 1 :]),
            )
        )
    return tuple(shown)


async def _absent(connection: AsyncConnection, board: Board, ladder: Ladder, source: _Source, user: int) -> Absent:
    members, unlisted = schema.members.c, schema.unlisted.c
    if await connection.scalar(select(members.hidden).where(members.user_id == user)):
        return Absent(WhyAbsent.HIDDEN)
    here = (unlisted.guild_id == ladder.guild, unlisted.user_id == user)
    if await connection.scalar(select(unlisted.user_id).where(*here)):
        return Absent(WhyAbsent.UNLISTED)
    enough = (source.here, source.enough, _of(source, user))
    if source.lately is not None and await _count(connection, source, and_(*enough)):
        return Absent(WhyAbsent.AWAY)
    if board is Board.RATING:
        return Absent(WhyAbsent.NEW)
    # a pair of which the other is on no board is no pair to wait for
    query = select(func.max(source.counted)).select_from(source.table)
    most = await connection.scalar(query.where(source.here, _of(source, user), _is_listed(source, ladder))) or 0
    return Absent(WhyAbsent.TOO_FEW, board.minimum - most) if board.minimum else Absent(WhyAbsent.NOTHING)
