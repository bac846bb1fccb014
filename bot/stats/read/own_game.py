"""What a finished game was for one of its members: the best call, and a count that became a round number."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import Ladder
from bot.stats.read.totals import sums_of
from bot.store import schema
from bot.store.database import Database

_H: Final = schema.hands.c
_P: Final = schema.player_hands.c
_G: Final = schema.player_games.c
MARKS: Final = (1, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000)
KINDS: Final = ("loners_made", "marches", "euchres_made", "games_won", "hands")
"""Counts with milestones, the rarest first. The first hand is none."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BestCall:
    """The hand in which the member made trump and gained most."""

    hand: int
    trump: str
    """As `engine.codec.trump_text`."""
    alone: bool
    points: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Milestone:
    """A count of a member in a server that a game has brought to one of `MARKS`; `kind` is one of `KINDS`."""

    kind: str
    count: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnGame:
    """A finished game for one of its members."""

    best_call: BestCall | None = None
    milestone: Milestone | None = None


async def load_own_game(database: Database, guild: int, table: int, user: int) -> OwnGame:
    """A finished game for one of its members, as counted in its server."""
    async with database.read() as connection:
        gained = await _gained(connection, table, user)
        now, _ = await sums_of(connection, Ladder(guild), user)
        counts = {kind: (getattr(now, kind) - gained[kind], getattr(now, kind)) for kind in KINDS}
        return OwnGame(best_call=await _best_call(connection, table, user), milestone=find_milestone(counts))


def find_milestone(counts: Mapping[str, tuple[int, int]]) -> Milestone | None:
    """The highest mark that was passed or reached, of the rarest kind; `counts` before and after the game."""
    for kind in KINDS:
        before, after = counts[kind]
        marks = MARKS[1:] if kind == "hands" else MARKS
        reached = [mark for mark in marks if before < mark <= after]
        if reached:
            return Milestone(kind=kind, count=reached[-1])
    return None


async def _gained(connection: AsyncConnection, table: int, user: int) -> Mapping[str, int]:
    """What the game added to the member's counts."""
    sums = [func.coalesce(func.sum(_P[kind]), 0).label(kind) for kind in KINDS if kind != "games_won"]
    mine = _P.table_id == table, _P.user_id == user
    hands = (await connection.execute(select(*sums).where(*mine))).mappings().one()
    won = select(_G.won).where(_G.table_id == table, _G.user_id == user)
    return {
        **{kind: int(number) for kind, number in hands.items()},
        "games_won": int(await connection.scalar(won) or 0),
    }


async def _best_call(connection: AsyncConnection, table: int, user: int) -> BestCall | None:
    net: Any = _P.points - _P.against
    query = (
        select(_P.number, _H.trump, _H.alone, _P.points)
        .join(schema.hands, (_H.table_id == _P.table_id) & (_H.number == _P.number))
        .where(_P.table_id == table, _P.user_id == user, _P.role == "maker", net > 0)
        .order_by(net.desc(), _P.number)
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.trump is None:
        return None
    return BestCall(hand=row.number, trump=row.trump, alone=row.alone, points=row.points)
