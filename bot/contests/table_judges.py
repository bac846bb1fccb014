"""Whether what is decided about a contest's table concerns the place of whoever decides it."""

from dataclasses import replace
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.changes import Change, apply_change
from bot.contests.interest import Interest, interest_of
from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.store import schema
from bot.tables.errors import Code
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Adjusted
from engine.contest.state import Place, Result

_FAR: Final = 99
"""Points by which a side may win."""


async def concerns_void(contests: Contests, connection: AsyncConnection, table: int, member: Member) -> bool:
    """Whether a member's own result or rank differs if the game at a table counts for nothing."""
    of = schema.contest_tables.c
    number = await connection.scalar(select(of.contest_id).where(of.table_id == table))
    if number is None:
        return False
    try:
        stored = await contests.read(connection, number)
    except Refused:  # it cannot be read
        return False
    place = _place_of(stored, table)
    if place is None:
        return False
    known = stored.tables[place]
    nothing = Result((0, 0)) if known.result is None else Result((0, 0), came=known.result.came)
    after = replace(stored, tables={**stored.tables, place: replace(known, result=nothing)})
    return interest_of(stored, after, member) is not Interest.NONE


async def check_correction(contests: Contests, table: int, member: Member) -> None:
    """Refuse a correction of the score at a contest's table by a member to whom it matters who wins there.

    Raises:
        Refused: OWN_CONTEST.
    """
    stored = await contests.of_table(table)
    place = None if stored is None else _place_of(stored, table)
    if stored is None or place is None:
        return
    now = contests.clock.now()
    for points in ((_FAR, 0), (0, _FAR)):
        after = apply_change(stored, Change(happenings=(Adjusted(*place, points),)), now)
        if interest_of(stored, after, member) is not Interest.NONE:
            raise Refused(Code.OWN_CONTEST)


def _place_of(stored: StoredContest, table: int) -> Place | None:
    return next((place for place, each in stored.tables.items() if each.table == table), None)
