"""What stood out among the games of a server that ended in a week: for a post that everyone may read."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import Any, Final, final

from sqlalchemy import and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.read.partners import MIN_TOGETHER
from bot.stats.read.totals import LATEST_GAMES, WHOLE, names_of, select_unlisted
from bot.stats.seasons import Ladder
from bot.store import schema
from bot.store.database import Database
from engine import BadRules, Rules, load_rules
from engine.match import first_match
from engine.players.utility import winning, winning_after
from engine.rules.options import Scoring

MIN_STREAK: Final = 3
"""Games won in a row that are a streak."""
MIN_HANDS: Final = 20
"""Hands whose luck is known that a member must have played to be the luckiest."""
PAIRS: Final = 3
"""The most pairs that are named."""
_TOGETHER: Final = 2
"""The most members who share a place; of more the first by their ids are named."""
_G: Final = schema.games.c
_H: Final = schema.hands.c
_P: Final = schema.player_games.c
_D: Final = schema.player_hands.c
_T: Final = schema.tables.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Partners of at least `MIN_TOGETHER` games."""

    users: tuple[int, int]
    games: int
    won: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Best:
    """Members who share a place: a number of games, or mean points that a deal was worth to them."""

    users: tuple[int, ...]
    value: float


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandOfWeek:
    """The hand that changed most who was likely to win. `number` counts from 1; the chances are of the side it helped.

    `users` are that side's members, without those who are on no board.
    """

    table: int
    number: int
    before: float
    after: float
    users: tuple[int, ...] = ()


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Week:
    """Games that came to their end in a week, at least one. `names` of members are as last seen, unescaped."""

    games: int
    pairs: tuple[Pair, ...]
    streak: Best | None
    luckiest: Best | None
    unluckiest: Best | None
    hand: HandOfWeek | None
    names: Mapping[int, str]


async def load_week(database: Database, guild: int, span: tuple[int, int], channels: Collection[int]) -> Week | None:
    """What stood out among the games of these channels that ended in this time; None where there was no game.

    The threads of a contest in one of them belong to it: once they are archived no list of channels has them. Members
    cannot open the replay of a game there, so it has no hand of the week. Hidden, unlisted and former members are left
    out. Of very many games it looks at the latest `LATEST_GAMES`.
    """
    shown = sorted(channels)
    place = _T.channel_id.in_(shown) | _T.id.in_(_select_of_contests(shown))
    here = and_(_G.guild_id == guild, _G.at >= span[0], _G.at < span[1], WHOLE, place)
    query = (
        select(_G.table_id, _G.scores, _T.rules, _T.channel_id).join(schema.tables, _T.id == _G.table_id).where(here)
    )
    async with database.read() as connection:
        games = (await connection.execute(query.order_by(_G.no.desc()).limit(LATEST_GAMES))).all()
        if not games:
            return None
        tables = [game.table_id for game in games]
        out = {user for each in select_unlisted(Ladder(guild)) for user in await connection.scalars(each)}
        played = (await connection.execute(_select_players(tables))).all()
        points = select(_H.table_id, _H.number, _H.dealer, _H.points).where(_H.table_id.in_(tables))
        hands = (await connection.execute(points.order_by(_H.table_id, _H.number))).all()
        lucky, unlucky = await _find_luck(connection, tables, out)
    listed = [row for row in played if row.user_id not in out]
    in_sight = [game for game in games if game.channel_id in channels]
    pairs, streak, swing = await asyncio.to_thread(
        lambda: (_best_pairs(listed), _longest_streak(listed), _find_swing(in_sight, hands))
    )
    async with database.read() as connection:
        hand = None if swing is None else await _with_members(connection, *swing, out)
        users = {user for pair in pairs for user in pair.users}
        users |= {user for each in (streak, lucky, unlucky, hand) if each is not None for user in each.users}
        names = await names_of(connection, Ladder(guild), users)
    return Week(
        games=len(games), pairs=pairs, streak=streak, luckiest=lucky, unluckiest=unlucky, hand=hand, names=names
    )


def _select_of_contests(channels: Sequence[int]) -> Any:
    """The tables of contests in these channels."""
    of, contests = schema.contest_tables.c, schema.contests.c
    query = select(of.table_id).join(schema.contests, contests.id == of.contest_id)
    return query.where(contests.channel_id.in_(channels))


def _select_players(tables: Sequence[int]) -> Any:
    """Who played the games that count for them, in the order in which these ended; former members are below 0."""
    rows = select(_P.table_id, _P.user_id, _P.side, _P.won, _P.left)
    mine = _P.table_id.in_(tables), _P.user_id > 0
    return rows.where(*mine).order_by(_P.no, _P.user_id)


def _best_pairs(played: Iterable[Any]) -> tuple[Pair, ...]:
    """The pairs that won the largest part of their games, then those with more."""
    games, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    stayed = (row for row in played if not row.left)
    for _, rows in groupby(stayed, key=lambda row: row.table_id):
        for one, two in combinations(rows, 2):
            if one.side == two.side:
                pair = one.user_id, two.user_id
                games[pair] += 1
                won[pair] += bool(one.won)
    often = [Pair(users=pair, games=count, won=won[pair]) for pair, count in games.items() if count >= MIN_TOGETHER]
    often.sort(key=lambda pair: (-pair.won / pair.games, -pair.games, pair.users))
    return tuple(often[:PAIRS])


def _longest_streak(played: Iterable[Any]) -> Best | None:
    now, best = Counter[int](), Counter[int]()
    for row in played:
        now[row.user_id] = now[row.user_id] + 1 if row.won else 0
        best[row.user_id] = max(best[row.user_id], now[row.user_id])
    long = {user: count for user, count in best.items() if count >= MIN_STREAK}
    return _highest(long)


def _highest(values: Mapping[int, float]) -> Best | None:
    """The members with the highest value."""
    if not values:
        return None
    most = max(values.values())
    users = sorted(user for user, value in values.items() if value == most)
    return Best(users=tuple(users[:_TOGETHER]), value=most)


async def _find_luck(
    connection: AsyncConnection, tables: Sequence[int], out: Collection[int]
) -> tuple[Best | None, Best | None]:
    """Whose deals were worth most and least on average (`bot.stats.luck`); none where all were worth the same."""
    mine = case((_D.seat % 2 == 0, _H.par), else_=-_H.par)  # known only where there are two sides
    query = (
        select(_D.user_id, func.avg(mine).label("luck"))
        .join(schema.hands, (_H.table_id == _D.table_id) & (_H.number == _D.number))
        .where(_D.table_id.in_(tables), _H.par.is_not(None), _D.user_id > 0)
        .group_by(_D.user_id)
        .having(func.count() >= MIN_HANDS)
    )
    rows = await connection.execute(query)
    found = {row.user_id: round(float(row.luck), 6) for row in rows if row.user_id not in out}
    if len({*found.values()}) <= 1:
        return None, None
    unlucky = _highest({user: -value for user, value in found.items()})
    return _highest(found), None if unlucky is None else Best(users=unlucky.users, value=-unlucky.value)


def _find_swing(games: Sequence[Any], hands: Iterable[Any]) -> tuple[HandOfWeek, int, Rules] | None:
    """The hand with the largest change of the chance to win, the side that it helped, and the rules.

    It asks `engine.players.utility` for the chances at the score before and after, so that no game is
    replayed. That knows games of two sides to a target. A game whose score a ruling has changed is left out.
    """
    rules_of = dict[str, Rules | None]()
    by_table = {table: list(rows) for table, rows in groupby(hands, key=lambda row: row.table_id)}
    best, most = None, 0.0
    for game in games:
        if game.rules not in rules_of:
            rules_of[game.rules] = _rules_with_chances(game.rules)
        rules = rules_of[game.rules]
        if rules is None:
            continue
        found = list[tuple[float, HandOfWeek, int]]()
        scores = first_match(rules, 0).scores
        for hand in by_table.get(game.table_id, ()):
            points = _numbers(hand.points)
            before = after = winning(rules, scores, 0, hand.dealer)  # of side 0
            if points:
                after = winning_after(rules, scores, points, 0, hand.dealer)
                scores = tuple(map(sum, zip(scores, points, strict=True)))
            side = int(after < before)
            chances = (1 - before, 1 - after) if side else (before, after)
            shown = HandOfWeek(table=game.table_id, number=hand.number, before=chances[0], after=chances[1])
            found.append((abs(after - before), shown, side))
        if scores != _numbers(game.scores):
            continue
        for change, shown, side in found:
            if change > most:
                most, best = change, (shown, side, rules)
    return best


def _rules_with_chances(text: str) -> Rules | None:
    """The rules, where the chance to win was measured for them."""
    try:
        rules = load_rules(text)
    except BadRules:
        return None
    return rules if rules.sides == 2 and rules.scoring is Scoring.EUCHRE and not rules.fixed_hands else None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


async def _with_members(
    connection: AsyncConnection, hand: HandOfWeek, side: int, rules: Rules, out: Collection[int]
) -> HandOfWeek:
    """The hand with the members of the side that it helped."""
    query = select(_D.seat, _D.user_id).where(_D.table_id == hand.table, _D.number == hand.number, _D.user_id > 0)
    rows = await connection.execute(query.order_by(_D.seat))
    users = tuple(row.user_id for row in rows if rules.side_of(row.seat) == side and row.user_id not in out)
    return replace(hand, users=users)
