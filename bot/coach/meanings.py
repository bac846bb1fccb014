"""What a table's computers meant in a hand that has ended: told on request, and of a newcomer's partner in a note."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from cachetools import LRUCache

from bot.store.database import Database
from bot.tables.fold import LogEntry
from bot.tables.lobby.seats import computers_at
from bot.tables.long_logs import in_thread_if_long
from bot.tables.model import Table
from bot.tables.repository import read_log
from bot.tables.rows import sittings
from engine import Rules, Seat, View
from engine.players.explain.codes import Why
from engine.players.explain.reason import Explained, explain_hand
from engine.players.levels import Level

KEPT: Final = 256
"""Hands in the cache, some kB each."""
_FOR_PARTNERS: Final = (
    Why.LEAD_TO_CALLER,
    Why.HELP_PARTNER,
    Why.PARTNER_SURE,
    Why.PARTNER_NO_TRUMP,
    Why.PARTNER_WINS,
    Why.LEAVE_TO_PARTNER,
    Why.PARTNER_GETS_BOWER,
    Why.CROSSING,
    Why.NEXT,
    Why.DRAW_TOP,
    Why.DRAW,
)
"""What a newcomer may take amiss of a partner, or not understand, the first of them first."""


def explains(table: Table, view: View | None) -> bool:
    """Whether computers say here what they meant: in games that are neither rated nor of a contest."""
    told = view is not None and view.last is not None and view.last.contract is not None
    return told and not table.rated and table.contest is None and bool(computers_at(table))


@final
class Meanings:
    """Reads what computers meant from the logs of games, and keeps the last `KEPT` hands."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hands: LRUCache[tuple[int, int], tuple[Explained, ...]] = LRUCache(KEPT)

    async def of(self, table: Table, hand: int) -> tuple[Explained, ...]:
        """What the computers that sit at a table meant in a hand that has ended."""
        known = self._hands.get((table.id, hand))
        if known is not None:
            return known
        async with self._database.read() as connection:
            log = await read_log(connection, table.id)
            sat = (await sittings(connection, [table.id]))[table.id]
        levels = {seat: table.level_at(seat) for seat in computers_at(table)}
        since = {each.seat: each.since for each in sat}  # of each seat the last: who sits there, at this level
        found = await in_thread_if_long(len(log), _explain, table.rules, log, hand, levels, since)
        self._hands[table.id, hand] = found
        return found


def most_telling(explained: Sequence[Explained], partners: Sequence[Seat]) -> Explained | None:
    """What to say unasked of a partner's choices: an error first, then what is done for partners; `None`: nothing."""
    theirs = [each for each in explained if each.seat in partners]
    erred = [each for each in theirs if each.meant.slips]
    by_rank = {each.meant.reason.why: each for each in reversed(theirs) if each.meant.reason is not None}
    return next(iter([*erred, *(by_rank[why] for why in _FOR_PARTNERS if why in by_rank)]), None)


def _explain(
    rules: Rules, log: Sequence[LogEntry], hand: int, levels: Mapping[Seat, Level], since: Mapping[Seat, int]
) -> tuple[Explained, ...]:
    members = [place for place, entry in enumerate(log) if entry.user is not None]
    return explain_hand(rules, [entry.text for entry in log], members, hand, levels, since)
