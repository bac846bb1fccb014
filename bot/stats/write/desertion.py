"""Which partners of members who left a rated game are spared a part of their loss by rule 2 of rating."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.journal import Kind
from bot.store import schema
from bot.tables.rows import rules_of
from engine import Seat

if TYPE_CHECKING:
    from bot.stats.write.rows import Game

AGAIN_MS: Final = 30 * 24 * 3_600_000
"""How long after a member left a partner, another leaving between the same two spares nobody."""
_J: Final = schema.journal.c
_S: Final = schema.sittings.c
_T: Final = schema.tables.c


async def seats_to_spare(
    connection: AsyncConnection, place: "Game", left: Mapping[Seat, int], lost: Iterable[Seat], *, at: int, no: int
) -> frozenset[Seat]:
    """Of the seats that `lost`, those whose partner left this game; `left` are the leavers by seat.

    Not those of two members who were partners within 30 days when one of them left the other. `no` is the line of the
    journal by which the game is rated at `at`: later ones are not looked at.
    """
    found: set[Seat] = set()
    for seat in lost:
        sitter, side = place.seats[seat], place.rules.side_of(seat)
        partners = [user for each, user in left.items() if place.rules.side_of(each) == side]
        if not partners or sitter is None or sitter.user is None:
            continue
        again = [await _has_desertion(connection, place.table, {sitter.user, each}, at, no) for each in partners]
        if not any(again):
            found.add(seat)
    return frozenset(found)


async def _has_desertion(connection: AsyncConnection, table: int, two: set[int], at: int, no: int) -> bool:
    """Whether one of two members has lately left the other at another table."""
    lines = select(_J.table_id, _J.seat, _J.user_id, _J.detail, _T.rules).join(schema.tables, _T.id == _J.table_id)
    lines = lines.where(_J.kind == Kind.LEFT.value, _J.user_id.in_(two), _J.table_id != table)
    for line in await connection.execute(lines.where(_J.at > at - AGAIN_MS, _J.no < no)):
        # who sat there when the member left, which later sittings do not change
        sat = select(_S.seat).where(
            _S.table_id == line.table_id,
            _S.user_id.in_(two - {line.user_id}),
            _S.since < max(1, int(line.detail)),
        )
        rules = rules_of(line.rules)
        if any(rules.side_of(seat) == rules.side_of(line.seat) for seat in await connection.scalars(sat)):
            return True
    return False
