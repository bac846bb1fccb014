"""The servers of a process: each server belongs to one shard, and each shard to one process."""

from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import Column, ColumnElement, true

from bot.store import schema

_SHIFT: Final = 1 << 22
"""A shard is `(guild >> 22) % count`; an integer division says the same in every database."""


@final
@dataclass(frozen=True, slots=True)
class Shards:
    """Shards `ids` of `count`; without ids all of them."""

    ids: tuple[int, ...] = ()
    count: int = 0

    @property
    def life(self) -> int:
        """The row of `life` this process writes: one more than its first shard."""
        return min(self.ids, default=0) + 1

    def own(self, guild: Column[int] = schema.tables.c.guild_id) -> ColumnElement[bool]:
        """Whether a row is of a server of these shards; `guild` is its column of servers."""
        if not self.ids:
            return true()
        return (guild // _SHIFT % self.count).in_(self.ids)

    def owns(self, guild: int) -> bool:
        """Whether a server is of these shards."""
        return not self.ids or guild // _SHIFT % self.count in self.ids
