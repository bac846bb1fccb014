"""What tables show of their members besides names: avatars, and reactions to the last hand. In memory only."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, final

from cachetools import LRUCache

from bot.pictures.table_description import Avatar, read_avatar
from bot.tables.model import Table
from bot.tasks import cancel
from engine import Seat

_REMEMBERED: Final = 10_000
"""Tables whose reactions are remembered."""


class Reaction(StrEnum):
    """What a member may say. No other words, so that nothing about cards can be said."""

    NICE_HAND = "nice-hand"
    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    THANKS = "thanks"


REACTIONS: Final = tuple(Reaction)
"""By the index of their buttons."""


@final
class Reactions:
    """One for each member and hand: the first one counts, so nobody can flood the table."""

    def __init__(self) -> None:
        self._at: LRUCache[int, tuple[int, dict[int, Reaction]]] = LRUCache(_REMEMBERED)

    def add(self, table: int, hand: int, user: int, reaction: Reaction) -> bool:
        """Add a member's reaction to a hand; false if there was one already."""
        number, said = self._at.get(table, (hand, {}))
        if number != hand:
            said = {}
        if user in said:
            return False
        self._at[table] = hand, {**said, user: reaction}
        return True

    def of(self, table: Table, hand: int) -> Mapping[Seat, Reaction]:
        """The reactions to a hand, in their order, by the seats of those who still sit there."""
        number, said = self._at.get(table.id, (hand, {}))
        if number != hand:
            return MappingProxyType({})
        seats = ((table.seat_of(user), reaction) for user, reaction in said.items())
        return MappingProxyType({seat: reaction for seat, reaction in seats if seat is not None})


_log = logging.getLogger(__name__)
_AVATARS_REMEMBERED: Final = 1000
"""Members; an avatar takes 12 kB."""
_AT_ONCE: Final = 4
"""Avatars that are fetched at the same time; more wait for their member's next press."""
_SECONDS: Final = 10.0
"""For one avatar."""


@final
class Avatars:
    """Each is fetched once, in the background: pictures are drawn without it until it is there."""

    def __init__(self) -> None:
        self._known: LRUCache[int, tuple[str, Avatar | None]] = LRUCache(_AVATARS_REMEMBERED)
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def note(self, user: int, key: str, fetch: Callable[[], Awaitable[bytes]]) -> None:
        """A member's avatar has this key: `fetch` it, unless it is here, or could not be read."""
        known = self._known.get(user)
        if (known is not None and known[0] == key) or user in self._tasks or len(self._tasks) >= _AT_ONCE:
            return
        task = self._tasks[user] = asyncio.create_task(self._read(user, key, fetch), name="avatar")
        task.add_done_callback(lambda _: self._tasks.pop(user, None))

    def forget(self, user: int) -> None:
        """Drop a member's avatar, also one that is being fetched."""
        self._known.pop(user, None)
        task = self._tasks.get(user)
        if task is not None:
            task.cancel()

    def of(self, table: Table) -> Mapping[Seat, Avatar]:
        """The avatars of a table's members, by seat."""
        found: dict[Seat, Avatar] = {}
        for seat, sitter in enumerate(table.seats):
            avatar = None if sitter is None or sitter.user is None else self.of_member(sitter.user)
            if avatar is not None:
                found[seat] = avatar
        return MappingProxyType(found)

    def of_member(self, user: int) -> Avatar | None:
        """The avatar of a member, if it is here."""
        known = self._known.get(user)
        return None if known is None else known[1]

    async def close(self) -> None:
        """Fetch no more."""
        await cancel(*self._tasks.values())

    async def _read(self, user: int, key: str, fetch: Callable[[], Awaitable[bytes]]) -> None:
        avatar = None
        try:
            async with asyncio.timeout(_SECONDS):
                avatar = await asyncio.to_thread(read_avatar, key, await fetch())
        except Exception:
            _log.info("an avatar could not be fetched", exc_info=True)
        self._known[user] = (key, avatar)
