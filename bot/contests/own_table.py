"""At which table of a contest a member plays now."""

from dataclasses import dataclass
from typing import final

from bot.contests.match_table import MatchTable
from bot.contests.state import StoredContest
from engine.contest.state import Place


@final
@dataclass(frozen=True, slots=True)
class OwnTable:
    """The place of a match, and its table."""

    place: Place
    table: MatchTable


def find_own_table(stored: StoredContest, user: int) -> OwnTable | None:
    """The running table at which a member sits, that of the newest round; None where they have no game now."""
    found = (place for place, table in stored.tables.items() if table.running and user in table.users)
    place = max(found, default=None)
    return None if place is None else OwnTable(place, stored.tables[place])
