"""Where the tables of a contest stand."""

from collections.abc import Sequence
from typing import Protocol

from bot.contests.state import StoredContest


class Venue(Protocol):
    """Where the tables of a contest stand."""

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        """The channels or threads for so many tables; the same one may come more than once."""
        ...

    async def move_tables(self, stored: StoredContest) -> None:
        """Bring the running tables whose thread or channel is gone to the channel of the contest."""
        ...


class OneRoom:
    """Every table in the contest's own channel."""

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        """The contest's channel."""
        return [stored.channel] * count

    async def move_tables(self, stored: StoredContest) -> None:
        """They stand where the contest does."""
