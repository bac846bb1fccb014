"""The servers of a process: each server belongs to one shard, and each shard to one process."""

from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import Column, ColumnElement, ScalarSelect, func, select, true

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
    def has_first(self) -> bool:
        """Whether this process does what only one of several processes does."""
        return not self.ids or 0 in self.ids

    @property
    def share(self) -> float:
        """The part of all shards that this process has."""
        return len(self.ids) / self.count if self.ids and self.count else 1.0

    @property
    def lives(self) -> tuple[int, ...]:
        """The rows of `life` this process writes, one of each shard: the next process may have others beside it."""
        return tuple(shard + 1 for shard in self.ids) or (1,)

    @property
    def alive_at(self) -> ScalarSelect[int | None]:
        """The first of the last signs of life of these shards."""
        life = schema.life.c
        return select(func.min(life.alive_at)).where(life.id.in_(self.lives)).scalar_subquery()

    def each(self) -> tuple["Shards", ...]:
        """Every shard by itself."""
        return tuple(Shards((shard,), self.count) for shard in self.ids) or (self,)

    def own(self, guild: Column[int] = schema.tables.c.guild_id) -> ColumnElement[bool]:
        """Whether a row is of a server of these shards; `guild` is its column of servers."""
        if not self.ids:
            return true()
        return (guild // _SHIFT % self.count).in_(self.ids)

    def owns(self, guild: int) -> bool:
        """Whether a server is of these shards."""
        return not self.ids or guild // _SHIFT % self.count in self.ids
