"""The messages of contests: whom they call, and where they are is stored with the contest."""

from typing import final

from bot.contests.posts import NOTHING, Post
from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.members.preferences import Members
from bot.panels.contests.announcement import Announcement
from bot.panels.core.panel import Panel
from cogs.discord_errors import ChannelState
from cogs.interactions.mentions import notifying
from cogs.live.askers import Askers
from cogs.live.messages import Messages, Where
from cogs.live.posting import nonce


@final
class ContestMessages:
    """Each message has a nonce, so that it is posted once; where it is and what it shows is stored with the contest."""

    def __init__(self, messages: Messages, *, contests: Contests, members: Members, askers: Askers) -> None:
        self._messages = messages
        self._contests = contests
        self._members = members
        self._askers = askers

    def why_closed(self, channel: int) -> ChannelState | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._messages.why_closed(channel)

    async def send(self, stored: StoredContest, post: Post, said: Announcement, digest: str | None) -> None:
        """Post a message of a contest, and store where it is.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        where = said.channel or stored.channel
        name = nonce("contest", stored.id, stored.created_at, post.purpose, post.number, post.message or post.wanted_at)
        users = await self._members.who_want_pings(said.users)
        role = said.role if self._members.pings else None
        may_call = role is not None and await self._askers.may_call(stored.guild, where, said.asker, role)
        called = notifying(users, [role] if role is not None and may_call else [])
        silent = not (users or may_call)
        message = await self._messages.send(said.panel, Where(stored.guild, where), name, called, silent=silent)
        await self._store(stored, post, where, NOTHING if message is None else message, digest)

    async def edit(self, stored: StoredContest, post: Post, panel: Panel, digest: str) -> bool:
        """Show something else, and call nobody; False where somebody has deleted the message.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        where, message = post.channel or stored.channel, post.message or 0
        if not await self._messages.edit(panel, where, message):
            return False
        await self._store(stored, post, where, message, digest)
        return True

    async def delete(self, stored: StoredContest, post: Post) -> None:
        """Take a message away for good, if it was posted.

        Raises:
            discord.HTTPException: When Discord fails, but not where the message is gone or no longer ours to delete.
        """
        where = post.channel or stored.channel
        if post.message:
            await self._messages.delete(where, post.message)
        await self._store(stored, post, where, NOTHING, None)

    async def give_up(self, stored: StoredContest, post: Post) -> None:
        """Never post a message: Discord refuses it for good."""
        await self._store(stored, post, post.channel or stored.channel, NOTHING, None)

    async def _store(self, stored: StoredContest, post: Post, channel: int, message: int, shown: str | None) -> None:
        await self._contests.set_post(
            stored.id, post.purpose, post.number, channel=channel, message=message, shown=shown
        )
