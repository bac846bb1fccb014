"""Ratings of members in the database, by server, season and family, and over all servers; what a week may bring.

In a server its own admins rule, and may seat accounts of their own: no server alone makes a rating that others see.

The ratings follow from the journal alone, taken in its order: a rated game, a member who left one, a game made void.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import delete, exists, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, WEEK_MS
from bot.stats import seasons
from bot.stats.rating import (
    SIGMA,
    UNIT,
    Rating,
    after_game,
    by_side,
    partly,
    raise_to_partners,
    ranks_of,
    ranks_with_last,
)
from bot.stats.seasons import ALL_TIME, EVERYWHERE, Ladder
from bot.stats.write import journal
from bot.store import schema
from bot.store.upsert import add_all, insert_all
from engine import Rules, Seat

if TYPE_CHECKING:
    from bot.stats.write.rows import Ending, PlayedGame


FOURSOME: Final = 160.0
"""Points of estimated strength (40 `mu`) that a member gains at most within a week from games of the same four."""
PAIR: Final = 220.0
"""From games with the same other member."""
SERVER: Final = 300.0
"""From games of one server."""
_C: Final = schema.rating_changes.c
_T: Final = schema.tables.c


async def capped_shares(
    connection: AsyncConnection, table: int, family: str, users: Iterable[int], gains: Mapping[int, float], at: int
) -> dict[int, float]:
    """For each member who gains (`gains` of `mu`) by the game of a table, the part of the change that counts, 0 to 1.

    `users` are all four who sat there. Losses count in full, and make room for gains of the same week.
    """
    four, gaining = frozenset(users), [user for user, gain in gains.items() if gain > 0]
    everywhere = (_C.guild_id == EVERYWHERE, _C.season == ALL_TIME, _C.family == family)
    query = select(_C.user_id, _C.table_id, _C.mu_change, _T.guild_id).join(schema.tables, _T.id == _C.table_id)
    query = query.where(*everywhere, _C.user_id.in_(gaining), _C.at > at - WEEK_MS).order_by(_C.no)
    changes = (await connection.execute(query)).all()
    sat: defaultdict[int, frozenset[int]] = defaultdict(frozenset)
    together = select(_C.table_id, _C.user_id).where(*everywhere, _C.table_id.in_({row.table_id for row in changes}))
    for row in await connection.execute(together):
        sat[row.table_id] |= {row.user_id}
    server = await connection.scalar(select(_T.guild_id).where(_T.id == table))
    found: dict[int, float] = {}
    for user in gaining:
        mine = [row for row in changes if row.user_id == user]
        rooms = [
            SERVER - UNIT * sum(row.mu_change for row in mine if row.guild_id == server),
            FOURSOME - UNIT * sum(row.mu_change for row in mine if sat[row.table_id] == four),
            *(PAIR - UNIT * sum(row.mu_change for row in mine if each in sat[row.table_id]) for each in four - {user}),
        ]
        found[user] = min(1.0, max(0.0, min(rooms)) / (UNIT * gains[user]))
    return found


AGAIN: Final = 0.5
"""The weight of another game of the same four members within a day, relative to the one before."""
_R: Final = schema.ratings.c


@final
@dataclass(frozen=True, slots=True)
class Stake:
    """By how much a member's rating would change, in points."""

    rating: Rating
    win: int
    lose: int


async def stakes(
    connection: AsyncConnection, guild: int, rules: Rules, family: str, users: Mapping[Seat, int], at: int
) -> dict[Seat, Stake]:
    """What is at stake for each member in a rated game, in the server's season or, without one, for all time."""
    season = await seasons.season_at(connection, guild, at)
    ladder = Ladder(guild, season, family)
    known = await _load_ratings(connection, (Ladder(guild, ALL_TIME, family), ladder), users.values(), lock=False)
    now = {seat: _in(known, ladder, user).after_rest(at) for seat, user in users.items()}
    weight = await _weight(connection, tuple(users.values()), at)
    sides = by_side(rules, users)
    found: dict[Seat, Stake] = {}
    for side in range(rules.sides):
        won = after_game(sides, now, [1 if each == side else 2 for each in range(rules.sides)], weight)
        lost = after_game(sides, now, [2 if each == side else 1 for each in range(rules.sides)], weight)
        for seat in sides[side]:
            mine = now[seat].points
            found[seat] = Stake(now[seat], won[seat].points - mine, lost[seat].points - mine)
    return found


async def rate_game(connection: AsyncConnection, place: "PlayedGame", ending: "Ending", *, at: int, no: int) -> None:
    """Rate everyone who sat at the end of a rated game. `no` is the journal's line that says that it ended.

    Members who left have lost already. Their seats count with their ratings, but no less than everyone begins with and
    than those of partners who stayed: a computer plays there, and a side must not look weaker by leaving.
    """
    if ending.given_up:
        return
    left = await journal.leavers(connection, place.table, no)
    everyone = dict(place.with_members(left).members)
    stayed = {seat: user for seat, user in everyone.items() if seat not in left}
    if not stayed:
        return
    sides = by_side(place.rules, everyone)
    ranks = ranks_of(place.rules, ending.winner, ending.scores)
    weight = await _weight(connection, tuple(everyone.values()), at)
    change = _Change(connection, place, at=at, no=no)
    before = await change.before(everyone)
    for ladder, now in before.items():
        stood = dict(now)
        for seat in left:
            side = sides[place.rules.side_of(seat)]
            stood[seat] = raise_to_partners(now[seat], [now[each] for each in side if each in stayed])
        after = after_game(sides, stood, ranks, weight)
        counted = {seat: after[seat] for seat in stayed}
        if ladder.guild == EVERYWHERE:
            counted = await change.cap(everyone, now, counted)
        await change.write(ladder, stayed, counted)


async def rate_leaver(connection: AsyncConnection, place: "PlayedGame", seat: Seat, *, at: int, no: int) -> None:
    """A member who left a rated game loses it at once; the game's end rates the other players."""
    users = dict(place.with_members(await journal.leavers(connection, place.table, no)).members)
    sides = by_side(place.rules, users)
    mine = place.rules.side_of(seat)
    change = _Change(connection, place, at=at, no=no)
    before = await change.before(users)
    for ladder, now in before.items():
        ranks = ranks_with_last(mine, [sum(now[each].mu for each in side) for side in sides])
        after = after_game(sides, now, ranks, 1.0)
        await change.write(ladder, {seat: users[seat]}, after)


async def take_back(connection: AsyncConnection, table: int, *, only_here: bool, at: int, no: int) -> None:
    """Undo a table's changes to ratings; once for each table. `no` is the line of the journal that says so.

    With `only_here` the ratings over all servers stay: the admin who does it has played in that game.
    """
    query = select(schema.rating_changes).where(_C.table_id == table)
    if only_here:
        query = query.where(_C.guild_id != EVERYWHERE)
    ordered = query.order_by(_C.no, _C.guild_id, _C.season, _C.user_id)
    changes = (await connection.execute(ordered)).mappings().all()
    rows: dict[tuple[Ladder, int], dict[str, Any]] = {}
    games: dict[tuple[Ladder, int], int] = {}
    for row in changes:
        key = (Ladder(row["guild_id"], row["season"], row["family"]), row["user_id"])
        mine = rows.setdefault(key, {**row, "mu_change": 0.0, "sigma_change": 0.0, "no": no, "at": at})
        mine["mu_change"] -= row["mu_change"]
        mine["sigma_change"] -= row["sigma_change"]
        games[key] = games.get(key, 0) + 1
    known = await _load_ratings(connection, {ladder for ladder, _ in rows}, {user for _, user in rows}, lock=True)
    await _cap_what_is_given_back(connection, table, rows, at)
    after: list[dict[str, Any]] = []
    for (ladder, user), row in rows.items():
        now = known.get((ladder, user), Rating())
        row["mu"] = now.mu + row["mu_change"]
        row["sigma"] = min(SIGMA, now.sigma + max(0.0, row["sigma_change"]))  # of a rest nothing is taken back
        left = Rating(row["mu"], row["sigma"], now.games - games[ladder, user])
        after.append(_rating_row(ladder, user, left))
    await insert_all(connection, schema.rating_changes, list(rows.values()))
    await _keep(connection, after)
    await _find_last_games(connection, rows)


async def _cap_what_is_given_back(
    connection: AsyncConnection, table: int, rows: Mapping[tuple[Ladder, int], dict[str, Any]], at: int
) -> None:
    """Take from changes over all servers what is more than a week may bring: losses made void are gains."""
    everywhere = {user: row for (ladder, user), row in rows.items() if ladder.guild == EVERYWHERE}
    if not everywhere:
        return
    family = next(iter(everywhere.values()))["family"]
    gains = {user: row["mu_change"] for user, row in everywhere.items()}
    for user, share in (await capped_shares(connection, table, family, everywhere, gains, at)).items():
        everywhere[user]["mu_change"] *= share
        everywhere[user]["sigma_change"] *= share


async def merge(connection: AsyncConnection, guild: int, old: int, new: int) -> None:
    """Give an account the rating of another in a server's ladders, if the other has more rated games.

    The rating over all servers stays with its account, because one server must not change it.
    """
    query = select(schema.ratings).where(_R.guild_id == guild, _R.user_id.in_((old, new)))
    found = {
        (Ladder(row["guild_id"], row["season"], row["family"]), row["user_id"]): row
        for row in (await connection.execute(query)).mappings()
    }
    after: list[dict[str, Any]] = []
    for ladder, user in found:
        if user != old:
            continue
        theirs, mine = found[ladder, old], found.get((ladder, new))
        best = theirs if mine is None or theirs["games"] > mine["games"] else mine
        games = theirs["games"] + (0 if mine is None else mine["games"])
        after.append(_rating_row(ladder, new, Rating(best["mu"], best["sigma"], games)))
    await connection.execute(delete(schema.ratings).where(_R.guild_id == guild, _R.user_id == old))
    await connection.execute(
        update(schema.rating_changes).where(_C.guild_id == guild, _C.user_id == old).values(user_id=new)
    )
    await _keep(connection, after)
    await _find_last_games(connection, [(ladder, new) for ladder, _ in found])


@final
class _Change:
    """The change of ratings by one line of the journal, in every ladder in which it counts."""

    def __init__(self, connection: AsyncConnection, place: "PlayedGame", *, at: int, no: int) -> None:
        self._connection = connection
        self._place = place
        self._at = at
        self._no = no

    async def before(self, users: Mapping[Seat, int]) -> dict[Ladder, dict[Seat, Rating]]:
        """The ratings of members in each ladder, all read before any is changed."""
        place = self._place
        season = await seasons.season_at(self._connection, place.guild, self._at)
        in_ladders = seasons.rating_ladders_of(place.guild, season, place.family.value)
        self._known = known = await _load_ratings(self._connection, in_ladders, users.values(), lock=True)
        return {
            ladder: {seat: _in(known, ladder, user).after_rest(self._at) for seat, user in users.items()}
            for ladder in in_ladders
        }

    async def cap(
        self, everyone: Mapping[Seat, int], before: Mapping[Seat, Rating], after: Mapping[Seat, Rating]
    ) -> dict[Seat, Rating]:
        """The ratings over all servers `after` a game of `everyone`, without what is more than a week may bring."""
        place, users = self._place, everyone.values()
        gains = {everyone[seat]: new.mu - before[seat].mu for seat, new in after.items()}
        shares = await capped_shares(self._connection, place.table, place.family.value, users, gains, self._at)
        return {seat: partly(before[seat], new, shares.get(everyone[seat], 1.0)) for seat, new in after.items()}

    async def write(
        self,
        ladder: Ladder,
        users: Mapping[Seat, int],
        after: Mapping[Seat, Rating],
    ) -> None:
        """Write the new ratings of these members, and the changes; the uncertainty of a rest is one of them."""
        before = {seat: _in(self._known, ladder, user) for seat, user in users.items()}
        new = [_rating_row(ladder, user, after[seat]) | {"played_at": self._at} for seat, user in users.items()]
        await _keep(self._connection, new)
        rows = [
            {
                "no": self._no,
                "guild_id": ladder.guild,
                "season": ladder.season,
                "user_id": user,
                "family": ladder.family,
                "table_id": self._place.table,
                "mu": after[seat].mu,
                "sigma": after[seat].sigma,
                "mu_change": after[seat].mu - before[seat].mu,
                "sigma_change": after[seat].sigma - before[seat].sigma,
                "at": self._at,
            }
            for seat, user in users.items()
        ]
        await insert_all(self._connection, schema.rating_changes, rows)


async def _weight(connection: AsyncConnection, users: Sequence[int], at: int) -> float:
    """The weight of a game: less with every game of the same members within a day, in any server and seats."""
    theirs = (_C.guild_id == EVERYWHERE, _C.season == ALL_TIME, _C.user_id.in_(users))
    lately = select(_C.table_id).where(*theirs, _C.at > at - DAY_MS)
    four = (
        select(_C.table_id)
        .where(*theirs, _C.table_id.in_(lately))
        .group_by(_C.table_id)
        .having(func.count(_C.user_id.distinct()) == len(users))
        .subquery()
    )
    before = await connection.scalar(select(func.count()).select_from(four)) or 0
    return AGAIN**before


async def _load_ratings(
    connection: AsyncConnection, of: Iterable[Ladder], users: Iterable[int], *, lock: bool
) -> dict[tuple[Ladder, int], Rating]:
    here = tuple_(_R.guild_id, _R.season, _R.family).in_(list(of))
    query = select(schema.ratings).where(here, _R.user_id.in_(list(users)))
    if lock:
        query = query.with_for_update()  # on PostgreSQL, so that the journal's order is the order of the ratings
    return {
        (Ladder(row.guild_id, row.season, row.family), row.user_id): Rating(row.mu, row.sigma, row.games, row.played_at)
        for row in await connection.execute(query)
    }


def _in(known: Mapping[tuple[Ladder, int], Rating], ladder: Ladder, user: int) -> Rating:
    """A member's rating; in a new season that of all time, pulled towards the initial rating."""
    here = known.get((ladder, user))
    if here is not None:
        return here
    ever = known.get((Ladder(ladder.guild, ALL_TIME, ladder.family), user))
    if ladder.season == ALL_TIME or ever is None:
        return Rating()
    return ever.for_new_season()


def _rating_row(ladder: Ladder, user: int, rating: Rating) -> dict[str, Any]:
    return {
        "guild_id": ladder.guild,
        "season": ladder.season,
        "family": ladder.family,
        "user_id": user,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
    }


async def _keep(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    keys = ("guild_id", "season", "family", "user_id")
    await add_all(connection, schema.ratings, sorted(rows, key=lambda row: tuple(row[key] for key in keys)))


async def _find_last_games(connection: AsyncConnection, of: Iterable[tuple[Ladder, int]]) -> None:
    """Set when members last played a rated game in ladders, after a game was made void or accounts became one."""
    change, back, line = schema.rating_changes.alias(), schema.rating_changes.alias(), schema.journal.c
    taken_back = exists().where(
        back.c.table_id == change.c.table_id,
        *(back.c[name] == change.c[name] for name in ("guild_id", "season", "user_id")),
        line.no == back.c.no,
        line.kind == journal.JournalKind.VOID.value,
    )
    last = (
        select(change.c.at)
        .where(*(change.c[name] == _R[name] for name in ("guild_id", "season", "family", "user_id")), ~taken_back)
        .order_by(change.c.no.desc())
        .limit(1)
        .scalar_subquery()
    )
    keys = sorted({(*ladder, user) for ladder, user in of})
    these = tuple_(_R.guild_id, _R.season, _R.family, _R.user_id).in_(keys)
    await connection.execute(update(schema.ratings).where(these).values(played_at=last))
