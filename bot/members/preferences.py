"""What a member prefers, everywhere."""

import asyncio
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Final, final

from cachetools import LRUCache
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert

_REMEMBERED: Final = 4096
"""Members whose preferences are cached; every click needs them."""
_SECONDS: Final = 60.0
"""For how long: another process may serve another server of the member."""


class Sort(StrEnum):
    """How a hand is laid out."""

    TRUMP_FIRST = "trump_first"
    """Trumps on the left, then suits of alternating colours, high to low."""
    SUIT = "suit"
    """Always clubs, diamonds, hearts, spades; the left bower with the trumps."""


class OnlyCard(StrEnum):
    """When the only card that may be played is played without a press (`bot.members.standing_orders`)."""

    OFF = "off"
    LAST_TRICK = "last_trick"
    """Then everyone knows that it is the only one."""
    ALWAYS = "always"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """A member's preferences; `language` `None` means what Discord says."""

    language: str | None = None
    four_colours: bool = False
    text_only: bool = False
    pings: bool = True
    sort: Sort = Sort.TRUMP_FIRST
    hidden: bool = False
    """On no leaderboard."""
    only_card: OnlyCard = OnlyCard.LAST_TRICK
    avatar: bool = True
    """Whether pictures of tables show the member's avatar."""
    guided: bool = False
    """No preference: whether the member has played the guided hand to its end."""


@final
class Members:
    """The preferences of all members."""

    def __init__(self, database: Database, *, pings: bool = True) -> None:
        """Without `pings` no message of Bower notifies anybody."""
        self.pings: Final = pings
        self._database = database
        self._recent: LRUCache[int, tuple[float, Preferences]] = LRUCache(_REMEMBERED)
        self._writes = 0

    async def get(self, user: int) -> Preferences:
        """A member's preferences; the defaults for one who has set nothing."""
        known = self._recent.get(user)
        if known is not None and asyncio.get_running_loop().time() - known[0] < _SECONDS:
            return known[1]
        columns, writes = schema.members.c, self._writes
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.members).where(columns.user_id == user))).one_or_none()
        found = Preferences()
        if row is not None:
            found = Preferences(
                language=row.language,
                four_colours=row.four_colours,
                text_only=row.text_only,
                pings=row.pings,
                sort=Sort(row.sort),
                hidden=row.hidden,
                only_card=OnlyCard(row.only_card),
                avatar=row.avatar,
                guided=row.guided,
            )
        if writes == self._writes:  # otherwise what was read may be older than what was written meanwhile
            self._recent[user] = (asyncio.get_running_loop().time(), found)
        return found

    async def set(self, user: int, preferences: Preferences) -> None:
        """Store a member's preferences."""
        chosen = {"sort": preferences.sort.value, "only_card": preferences.only_card.value}
        row = {"user_id": user, **asdict(preferences), **chosen}

        async def unit(connection: AsyncConnection) -> None:
            await upsert(connection, schema.members, row)

        try:
            await self._database.write(unit)
        finally:
            self.drop(user)  # two at once: the database knows which came last

    async def who_want_pings(self, users: Iterable[int]) -> list[int]:
        """Those of some members whom a message may notify."""
        return [user for user in users if self.pings and (await self.get(user)).pings]

    async def note_guided(self, user: int) -> None:
        """Remember that a member has played the guided hand to its end."""
        preferences = await self.get(user)
        if not preferences.guided:
            await self.set(user, replace(preferences, guided=True))

    def drop(self, user: int) -> None:
        """Drop a member's preferences from the cache."""
        self._writes += 1
        self._recent.pop(user, None)
