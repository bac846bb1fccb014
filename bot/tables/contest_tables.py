"""New tables of a contest: it says who sits where, and their games begin at once."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.game import StoredTable
from bot.tables.lobby.rated import decide_rated
from bot.tables.lobby.seats import check_clock
from bot.tables.model import Table


@final
@dataclass(frozen=True, slots=True)
class ContestTable:
    """A table that a contest opens, without number and times: members, who have not come yet, and computers sit there.

    Unless it is `casual`, its game is rated if the seats allow it (`bot.tables.lobby.rated`): members have agreed to
    that when they signed up.
    """

    table: Table

    def begin(self, secret: bytes, now: int) -> StoredTable:
        """The table at play, still without a number.

        Raises:
            Refused: BAD_CLOCK.
            ValueError: When the seats are not those of the rules.
        """
        if len(self.table.seats) != self.table.rules.seats:
            raise ValueError("a contest's table has somebody in each seat")
        check_clock(self.table.clock_ms)
        table = decide_rated(replace(self.table, created_at=now, started_at=now), now)
        return StoredTable(table=table, revision=0, secret=secret).start_game(table)
