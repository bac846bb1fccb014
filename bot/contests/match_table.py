"""The table of a match, as far as its contest is concerned."""

from dataclasses import dataclass
from typing import final

from engine.contest.state import Result


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTable:
    """The table at which a match is played. By seat: `arrived`, `awaited` and `acted` say what members have done."""

    table: int
    channel: int
    running: bool
    held: bool
    """Whether it stands still because the contest is paused."""
    clock_ms: int
    users: tuple[int | None, ...]
    """The members in its seats, None for computers."""
    arrived: tuple[bool, ...]
    """Who was at the table, in person; True for computers."""
    awaited: tuple[bool, ...]
    """Who has not come, while no computer plays for them."""
    acted: tuple[bool, ...]
    """Where a member has played, whoever sits there now; False where only computers have."""
    result: Result | None
    """Of a table that has ended: nothing scored where its game does not count."""
    counts: bool = False
    """Whether its game has ended, and counts for the contest: it is not void, and no ruling has closed the table."""
    begun: bool = False
    """Whether its game is rated and all have begun it: it is played to its end by them."""
    for_ratings_only: bool = False
    """Whether the contest has ended it, and it is played on for the ratings; for the contest it is not `running`."""
    had_turn: tuple[bool, ...] = (True, True, True, True)
    """Whose turn has come; looked up in the last round, where somebody has not played."""

    def has_missed(self, side: int) -> bool:
        """Whether no member of a side has played, though its turn came."""
        seats = (side, side + 2)
        return any(self.had_turn[seat] for seat in seats) and not any(self.acted[seat] for seat in seats)
