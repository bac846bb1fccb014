"""What members may do for whom Bower posts without a press: later than it, or each week in a series.

No member is in the cache of discord.py, so Discord is asked. Whoever has left the server may do nothing.
"""

import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar, final

import discord

from cogs.discord_errors import is_unreadable, note_unreadable, one_line, passes
from cogs.interactions.permissions import has_unknown_members, may_mention, may_send
from cogs.live.rate_limit import RateLimit

T = TypeVar("T")
_log: Final = logging.getLogger(__name__)


@final
class Askers:
    """Each method raises `discord.HTTPException` when Discord fails, so that a later try may work."""

    def __init__(self, client: discord.Client, rate_limit: RateLimit) -> None:
        self._client = client
        self._rate_limit = rate_limit

    async def may_write(self, guild: int, channel: int, user: int | None) -> bool:
        """Whether a member may write in a channel or thread."""
        found = await self._find(guild, channel, user)
        return found is not None and may_send(found[0], found[1])

    async def may_call(self, guild: int, channel: int, user: int | None, role: int) -> bool:
        """Whether a member may mention a role in a channel or thread."""
        known = self._client.get_guild(guild)
        called = None if known is None else known.get_role(role)
        if called is None:
            return False
        if may_mention(discord.Permissions.none(), called):
            return True
        found = await self._find(guild, channel, user)
        return found is not None and may_mention(found[0], called)

    async def may_make_events(self, guild: int, user: int | None) -> bool:
        """Whether a member may make Discord's own events in a server."""
        member = await self._member(guild, user)
        return member is not None and member.guild_permissions.create_events

    async def _find(self, guild: int, channel: int, user: int | None) -> tuple[discord.Permissions, object] | None:
        """What a member may do in a channel, and the channel; None where nobody can say."""
        known = self._client.get_guild(guild)
        where = None if known is None else known.get_channel_or_thread(channel)
        if where is None or (isinstance(where, discord.Thread) and where.parent is None):
            return None
        member = await self._member(guild, user)
        if member is None:
            return None
        allowed = where.permissions_for(member)
        is_in = not has_unknown_members(where) or allowed.manage_threads or await self._is_in(where, member.id)
        return (allowed, where) if is_in else None

    async def _is_in(self, thread: object, user: int) -> bool:
        """Whether a member is in a private thread."""
        return isinstance(thread, discord.Thread) and await self._ask(thread.fetch_member(user)) is not None

    async def _member(self, guild: int, user: int | None) -> discord.Member | None:
        known = self._client.get_guild(guild)
        if known is None or user is None or user <= 0:
            return None
        return await self._ask(known.fetch_member(user))

    async def _ask(self, request: Coroutine[Any, Any, T]) -> T | None:
        """What Discord answers; None where it says no, or what cannot be read."""
        await self._rate_limit.wait()
        try:
            return await request
        except Exception as error:
            if is_unreadable(error):
                note_unreadable("member", error)
                return None
            if not isinstance(error, discord.HTTPException) or passes(error):
                raise
            _log.info("nothing is known of a member for whom something is to be posted: %s", one_line(error))
            return None
