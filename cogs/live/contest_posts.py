"""Posts what contests want posted, and keeps their notice boards up to date."""

import asyncio
import contextlib
import logging
from typing import Final, final

import aiohttp
import discord
from discord import ui

from bot.backoff import Backoff
from bot.contests.service import Contests, Post
from bot.contests.state import Stage, StoredContest
from bot.logs import about
from bot.members.preferences import Members
from bot.panels.contests.board import BOARD, board_panel
from bot.panels.contests.posts import MOST_CALLED, Announcement, announcement
from bot.panels.core.digest import panel_digest
from bot.panels.core.panel import Panel
from bot.tables.shards import Shards
from cogs.interactions.outbox import Outbox
from cogs.live.channel_ends import ChannelEnds
from cogs.live.closed_channels import AGAIN_AFTER_MS, Standing, passes, refusal
from cogs.live.old_messages import OldMessages
from cogs.live.posting import nonce
from cogs.live.rate_limit import RateLimit

_log = logging.getLogger(__name__)
PACE: Final = 2.0
"""Seconds between two edits of a notice board."""
OLD_PACE: Final = 20.0
"""The same where the board is old: Discord takes few edits of old messages."""
_RETRY: Final = Backoff((5, 15, 60))
_AT_ONCE: Final = 0.1
"""Seconds that are not worth a wait."""
_UNKNOWN_MESSAGE: Final = 10008
_NOW: Final = 0.0
"""Due at once, by any loop's time."""
_NOTHING: Final = 0
"""Stands for the message of a post that came to nothing: what it was to say was over before it could be said."""


@final
class ContestPosts:
    """One task posts and edits for all contests, in the order in which they change.

    What is wanted is in the database, so that a restart goes on with it. Each message has a nonce: it is posted once.
    """

    def __init__(
        self,
        client: discord.Client,
        outbox: Outbox,
        *,
        contests: Contests,
        shards: Shards,
        members: Members,
        rate_limit: RateLimit,
        ends: ChannelEnds,
    ) -> None:
        self._client = client
        self._outbox = outbox
        self._contests = contests
        self._shards = shards
        self._members = members
        self._rate_limit = rate_limit
        self._ends = ends
        self._old_messages = OldMessages(contests.clock)
        self._due: dict[int, float] = {}
        """When each contest is looked at, by the loop's time."""
        self._edited: dict[int, float] = {}
        self._failures: dict[int, int] = {}
        self._closed: dict[int, Standing] = {}
        """Channels that take none of our messages, and why."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        contests.subscribe(self._note)

    async def start(self) -> None:
        """Begin, with what was wanted before the start, and with boards that may have changed since."""
        for number in await self._contests.to_show():
            self._look_at(number)
        self._task = asyncio.create_task(self._watch(), name="contest posts")

    async def close(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def why_closed(self, channel: int) -> Standing | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._closed.get(channel)

    def try_again(self, guild: int) -> None:
        """Something has changed in a server: its channels may take messages again."""
        del guild
        closed, self._closed = self._closed, {}
        if closed:
            for number in self._failures:
                self._look_at(number)

    # --- when

    def _note(self, stored: StoredContest) -> None:
        if stored.stage is not Stage.DRAFT:
            self._look_at(stored.id)

    def _look_at(self, number: int, seconds: float = 0.0) -> None:
        at = asyncio.get_running_loop().time() + seconds if seconds else _NOW
        self._due[number] = min(at, self._due.get(number, at))
        self._wake.set()

    async def _watch(self) -> None:
        while True:
            now = asyncio.get_running_loop().time()
            due = [number for number, at in self._due.items() if at <= now + _AT_ONCE]
            for number in due:
                del self._due[number]
                await self._look_after(number)
            if not due:
                self._wake.clear()
                wait = min(self._due.values(), default=None)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), None if wait is None else wait - now)

    async def _look_after(self, number: int) -> None:
        """Post and edit for one contest; what fails is tried again, later and later."""
        with about(contest=number):
            try:
                await self._show(number)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                self._look_at(number, self._note_failure(number, error))
            except Exception as error:
                _log.exception("posting for a contest failed")
                self._look_at(number, self._note_failure(number, error))
            else:
                self._failures.pop(number, None)

    def _note_failure(self, number: int, error: Exception) -> float:
        """Note why nothing was posted; the seconds until the next try."""
        failures = self._failures[number] = self._failures.get(number, 0) + 1
        if isinstance(error, discord.HTTPException) and not passes(error):
            if refusal(error) is None:
                _log.error("Discord refuses a message of a contest", exc_info=error)
            return AGAIN_AFTER_MS / 1000
        _log.info("a contest's message could not be posted, and is tried again", exc_info=True)
        return _RETRY.wait(failures)

    # --- what

    async def _show(self, number: int) -> None:
        posts = await self._contests.posts(number)
        stored = await self._contests.look(number)  # after the posts, so that it knows of what each one says
        if not self._shards.owns(stored.guild):
            return
        for post in posts:
            if post.purpose == BOARD:
                await self._show_board(stored, post)
            elif post.message is None:
                await self._announce(stored, post)

    async def _show_board(self, stored: StoredContest, post: Post) -> None:
        panel = board_panel(stored)
        digest = panel_digest(panel, 0)
        if post.message is None or post.channel != stored.channel:
            await self._send(stored, post, Announcement(panel=panel, role=stored.plan.ping_role), digest)
        elif post.shown != digest:
            await self._edit_board(stored, post, post.message, panel, digest)

    async def _edit_board(self, stored: StoredContest, post: Post, message: int, panel: Panel, digest: str) -> None:
        """Edit the notice board, not too often."""
        now, sent_at = asyncio.get_running_loop().time(), _time_of(message)
        wait = self._edited.get(stored.id, now - PACE) + PACE - now
        if self._old_messages.must_wait(stored.channel, sent_at):
            wait = OLD_PACE
        if wait > _AT_ONCE:
            self._look_at(stored.id, wait)
            return
        self._edited[stored.id] = now
        partial = self._client.get_partial_messageable(stored.channel).get_partial_message(message)

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            await self._rate_limit.wait()
            await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())

        try:
            self._old_messages.note_edit(stored.channel, sent_at)
            await self._outbox.send(panel, stored.channel, edit)
        except discord.NotFound as gone:
            if gone.code != _UNKNOWN_MESSAGE:
                self._note_closed(stored, gone)
                raise
            await self._send(stored, post, Announcement(panel=panel), digest)  # somebody has deleted it
        except discord.HTTPException as error:
            self._note_closed(stored, error)
            raise
        else:
            await self._contests.set_post(
                stored.id, post.purpose, post.number, channel=stored.channel, message=message, shown=digest
            )

    async def _announce(self, stored: StoredContest, post: Post) -> None:
        said = announcement(stored, post.purpose, post.number, await self._contests.events(stored.id))
        if said is None:
            _log.info("%s %d came to nothing", post.purpose, post.number)
            channel = stored.channel
            await self._contests.set_post(
                stored.id, post.purpose, post.number, channel=channel, message=_NOTHING, shown=None
            )
        else:
            await self._send(stored, post, said, None)

    async def _send(self, stored: StoredContest, post: Post, said: Announcement, digest: str | None) -> None:
        """Post a message of a contest, and store where it is."""
        channel = self._client.get_partial_messageable(stored.channel, guild_id=stored.guild)
        name = nonce("contest", stored.id, stored.created_at, post.purpose, post.number, post.message or 0)
        users = [discord.Object(user) for user in said.users[:MOST_CALLED] if (await self._members.get(user)).pings]
        roles = [] if said.role is None else [discord.Object(said.role)]
        called = discord.AllowedMentions(everyone=False, users=users, roles=roles, replied_user=False)

        async def send(view: ui.LayoutView, files: list[discord.File]) -> int:
            await self._rate_limit.wait()
            sent = await channel.send(
                view=view, files=files, nonce=name, allowed_mentions=called, silent=not (users or roles)
            )
            return sent.id

        try:
            message = await self._outbox.send(said.panel, stored.channel, send)
        except discord.HTTPException as error:
            self._note_closed(stored, error)
            raise
        self._closed.pop(stored.channel, None)
        self._ends.note_own(stored.channel, message)
        await self._contests.set_post(
            stored.id, post.purpose, post.number, channel=stored.channel, message=message, shown=digest
        )

    def _note_closed(self, stored: StoredContest, error: discord.HTTPException) -> None:
        """Note that a channel takes no messages; it is logged once, organisers learn of it at a command."""
        standing = refusal(error)
        if standing is not None and self._closed.get(stored.channel) is not standing:
            _log.warning("channel %d takes no messages of a contest: %s", stored.channel, error)
            self._closed[stored.channel] = standing


def _time_of(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)
