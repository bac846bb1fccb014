"""New tables of a contest: it says who sits where, and their games begin at once."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.game import StoredTable
from bot.tables.lobby.rated import decide_rated
from bot.tables.lobby.seats import check_clock
from bot.tables.model import HOUSE, LEVEL_DEFAULT, Sitter, Status, Table
from engine import Rules
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ContestTable:
    """A table that a contest opens.

    `seats` are members and computers (`bot.tables.computer_names`), one for each seat of the rules. With `rated` the
    game is rated if the seats allow it (`bot.tables.lobby.rated`): members have agreed to that when they signed up.
    """

    contest: int
    guild: int
    channel: int
    preset: str
    rules: Rules
    clock_ms: int
    seats: tuple[Sitter, ...]
    rated: bool
    language: str = "en"
    level: Level = LEVEL_DEFAULT

    def begin(self, secret: bytes, now: int) -> StoredTable:
        """The table at play, still without a number. Its members have not come yet.

        Raises:
            Refused: BAD_CLOCK.
            ValueError: When the seats are not those of the rules.
        """
        if len(self.seats) != self.rules.seats:
            raise ValueError("a contest's table has somebody in each seat")
        check_clock(self.clock_ms)
        table = Table(
            id=0,
            guild=self.guild,
            channel=self.channel,
            host=HOUSE,
            preset=self.preset,
            rules=self.rules,
            clock_ms=self.clock_ms,
            language=self.language,
            level=self.level,
            status=Status.PLAYING,
            version=0,
            seats=tuple(replace(sitter, agreed=sitter.is_computer) for sitter in self.seats),
            created_at=now,
            started_at=now,
            hints=False,
            casual=not self.rated,
            contest=self.contest,
        )
        table = decide_rated(table, now)
        return StoredTable(table=table, revision=0, secret=secret).start_game(table)
