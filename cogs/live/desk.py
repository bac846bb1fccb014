"""Shows in channels what is wanted there: compares it with the stored rows, and sends, edits and deletes."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol, final

import discord

from bot.backoff import Backoff
from bot.due import Due
from bot.members.preferences import Members
from bot.panels.core.digest import panel_digest
from bot.panels.core.wanted import Wanted
from bot.posts.rows import Keeps, Post, Posts
from bot.servers.settings import Servers
from cogs.discord_errors import log_failure, one_line, passes, refusal, refuses_message
from cogs.interactions.mentions import notifying
from cogs.live.channel_queues import ChannelQueues
from cogs.live.closed_channels import AGAIN_AFTER_MS
from cogs.live.edit_pace import EditPace
from cogs.live.messages import Messages, Where
from cogs.live.posting import nonce
from cogs.live.retries import Retries

_log = logging.getLogger(__name__)
_RETRY: Final = Backoff((5, 15, 60))
_LONGEST: Final = 24 * 3600.0
"""Seconds until a message is looked at again at the latest, while something will become of it by the clock."""


class PostSource(Protocol):
    """Says what is wanted of the messages of one kind."""

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a message should be now, by what is stored; None where it has come to its end, or to nothing."""
        ...


class PostRow(NamedTuple):
    """A row, and where its message is."""

    id: int
    guild: int
    channel: int


@final
class Desk:
    """Remembers nothing but what it waits for: what is wanted is asked again each time, so that a restart goes on.

    Each channel has a queue. A message refused for good is put aside; what fails is tried again, later and later.
    """

    def __init__(self, messages: Messages, *, posts: Posts, servers: Servers, members: Members, pace: EditPace) -> None:
        self._messages = messages
        self._posts = posts
        self._servers = servers
        self._members = members
        self._pace = pace
        self._sources: dict[str, PostSource] = {}
        self._rows: dict[int, PostRow] = {}
        """Those that are not done."""
        self._failures: dict[int, int] = {}
        """How often in a row each has failed."""
        self._queues = ChannelQueues[PostRow](
            failed=self._note_failures, done=self._note_success, again=lambda row: self.look_at(row.id)
        )
        self._due = Due[int](
            self._put,
            name="desk",
            failed=lambda _, error: log_failure(_log, "a message could not be looked at", error),
            retry=_RETRY,
        )
        self._retries = Retries(self.look_at)

    def add(self, kind: str, source: PostSource) -> None:
        """Ask a source about the messages of a kind."""
        self._sources[kind] = source

    async def start(self) -> None:
        """Begin, with what was wanted before the start, and with messages that may have changed since."""
        self._due.start()
        for post in await self._posts.to_do():
            if post.key.kind in self._sources:
                self.look_after(PostRow(post.id, post.key.guild, post.channel))

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._retries.close()
        await self._due.close()
        await self._queues.close()

    def look_after(self, row: PostRow) -> None:
        """Show a message that is wanted, and keep it up to date from now on."""
        self._rows[row.id] = row
        self.look_at(row.id)

    def look_at(self, number: int, seconds: float = 0.0) -> None:
        """Look at a row once more, now or later: what its message is about may have changed."""
        if number in self._rows:
            self._due.look_at(number, min(seconds, _LONGEST))

    def try_again(self, guild: int) -> None:
        """Something has changed in a server: its channels may take messages again."""
        self._retries.note_change(guild)

    async def _put(self, number: int) -> None:
        row = self._rows.get(number)
        if row is not None:
            self._queues.put(row.channel, row, partial(self._settle, row))

    async def _settle(self, row: PostRow) -> None:
        """Make a message what it should be."""
        post = await self._posts.get(row.id)
        if post is None or post.done:
            self._forget(row.id)
            return
        wanted = await self._sources[post.key.kind].find_wanted(post)
        try:
            if wanted is None:
                await self._end(post)
                return
            now = self._posts.clock.now()
            if post.message is None and wanted.not_before > now:
                self._look_when(post, wanted.not_before)
                return
            await self._show(post, wanted)
            if wanted.changes_at is not None:
                self._look_when(post, wanted.changes_at)
        except discord.HTTPException as error:
            if not refuses_message(error):
                raise
            _log.error("Discord refuses a message of the kind %s, put aside: %s", post.key.kind, one_line(error))
            await self._finish(post, message=post.message)

    async def _show(self, post: Post, wanted: Wanted) -> None:
        panel = wanted.say((await self._servers.get(post.key.guild)).language)
        digest = panel_digest(panel, 0)
        if post.message is None:
            users = await self._members.who_want_pings(wanted.calls)
            roles = [wanted.role] if wanted.role is not None and self._members.pings else []
            name = nonce("post", *post.key, post.wanted_at)
            where = Where(post.key.guild, post.channel)
            called, silent = notifying(users, roles), not (users or roles)
            message = await self._messages.send(panel, where, name, called, silent=silent, plain=wanted.plain)
            done = message is None or post.keeps is Keeps.STAYS
            await self._note(post, message=message, shown=digest, done=done)
        elif post.shown != digest:
            wait = self._pace.take(post.key, post.channel, post.message)
            if wait:
                self.look_at(post.id, wait)
            elif await self._messages.edit(panel, post.channel, post.message, plain=wanted.plain):
                await self._note(post, message=post.message, shown=digest, done=False)
            else:  # somebody has deleted it, and it does not come again
                await self._finish(post, message=None)

    async def _end(self, post: Post) -> None:
        """Nothing is wanted of a message any more: it goes, or stays as it is. One that was not posted never is."""
        if post.message is not None and post.keeps is Keeps.PASSING:
            await self._messages.delete(post.channel, post.message)
            await self._finish(post, message=None)
        else:
            await self._finish(post, message=post.message)

    async def _finish(self, post: Post, *, message: int | None) -> None:
        await self._note(post, message=message, shown=post.shown, done=True)

    async def _note(self, post: Post, *, message: int | None, shown: str | None, done: bool) -> None:
        await self._posts.note(post, message=message, shown=shown, done=done)
        if done:
            self._forget(post.id)

    def _forget(self, number: int) -> None:
        self._rows.pop(number, None)
        self._failures.pop(number, None)
        self._retries.forget(number)
        self._due.forget(number)

    def _look_when(self, post: Post, at: int) -> None:
        self.look_at(post.id, max(at - self._posts.clock.now(), 1) / 1000)

    def _note_success(self, _: int, row: PostRow) -> None:
        self._failures.pop(row.id, None)
        self._retries.forget(row.id)

    def _note_failures(self, _: int, rows: Sequence[PostRow], error: Exception) -> None:
        """Note why messages were not shown, and when they are tried again."""
        for row in rows:
            failures = self._failures[row.id] = self._failures.get(row.id, 0) + 1
            wait = AGAIN_AFTER_MS / 1000
            if refusal(error) is not None:
                self._retries.note(row.id, row.guild)
            else:
                log_failure(_log, "a message could not be posted, and is tried again", error)
                wait = _RETRY.wait(failures) if passes(error) else wait
            self.look_at(row.id, wait)
