"""How much of a gain of ratings over all servers counts: one group, one pair and one server bring only so much a week.

In a server its own admins rule, and may seat accounts of their own: no server alone makes a rating that others see.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.stats.ladders import ALL_TIME, EVERYWHERE
from bot.store import schema

FOURSOME: Final = 600.0
"""Points of estimated strength (40 `mu`) that a member gains at most within a week from games of the same four."""
PAIR: Final = 800.0
"""From games with the same other member."""
SERVER: Final = 800.0
"""From games of one server."""
UNIT: Final = 40.0
"""Points of one `mu`."""
_C: Final = schema.rating_changes.c
_T: Final = schema.tables.c


async def shares(
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
