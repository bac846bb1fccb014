"""Keeps Discord's own events up to date with the contests that want one."""

import asyncio
import logging
import math
from datetime import UTC, datetime
from typing import Final, final

import discord
from discord import EntityType, EventStatus, PrivacyLevel
from discord.utils import MISSING

from bot.clock import HOUR_MS
from bot.contests.model import StoredContest
from bot.contests.posts import NOTHING, Post
from bot.contests.service import Contests
from bot.panels.contests.server_event import Progress, ServerEvent, server_event
from cogs.discord_errors import UNKNOWN_EVENT, ends_with_a_change, one_line, passes, refusal
from cogs.interactions.permissions import is_for_everyone
from cogs.live.askers import Askers
from cogs.live.closed_channels import AGAIN_AFTER_MS
from cogs.live.rate_limit import RateLimit

_log = logging.getLogger(__name__)
_REASON: Final = "/league"
_REMEMBERED: Final = 1000
"""Contests whose events wait; a forgotten one is tried again."""
LEAST_LEFT_MS: Final = HOUR_MS
"""For which an event goes on at least whose contest is not over when it was expected to be."""
_ENDED: Final = frozenset({EventStatus.ended, EventStatus.cancelled})


@final
class ServerEvents:
    """Makes an event when a contest is published, moves it with the start, starts and ends it.

    An event that somebody has deleted, ended or called off in Discord stays as they left it. The whole server sees an
    event, so there is none for a contest of a channel that is not for everyone, nor for a member who may make none.
    """

    def __init__(self, client: discord.Client, contests: Contests, askers: Askers, rate_limit: RateLimit) -> None:
        self._client = client
        self._contests = contests
        self._askers = askers
        self._rate_limit = rate_limit
        self._refused: dict[int, float] = {}
        """Until when the event of each contest waits, by the loop's time; one that lacks a permission has no end."""

    def forget_refusal(self, contest: int) -> None:
        """Try the event of a contest again: something has changed in its server."""
        self._refused.pop(contest, None)

    async def show(self, stored: StoredContest, post: Post) -> bool:
        """Bring the event to what the contest says; False if Discord refuses that, or would refuse it to the organiser.

        It is tried again after `forget_refusal`, for a code that nobody knows also after 5 minutes; not where Bower has
        sent something wrong.

        Raises:
            discord.HTTPException: When Discord fails, so that a later try may work.
        """
        wanted, guild = server_event(stored), self._client.get_guild(stored.guild)
        is_shown = post.message == NOTHING or post.shown == wanted.digest
        if guild is None or is_shown or self._refused.get(stored.id, 0) > asyncio.get_running_loop().time():
            return True
        event = post.message
        if event is None and not await self._may_ask(stored):
            _log.info("no event is made in server %d: the organiser may make none", guild.id)
            self._refused[stored.id] = math.inf
            return False
        try:
            event = await (self._make(guild, stored, wanted) if event is None else self._change(guild, event, wanted))
        except discord.HTTPException as error:
            if passes(error):
                raise
            _log.warning("server %d takes no event of a contest: %s", guild.id, one_line(error))
            if refusal(error) is None:
                await self._store(stored, post, event or NOTHING, wanted)
            else:
                wait = math.inf if ends_with_a_change(error) else AGAIN_AFTER_MS / 1000
                self._refused[stored.id] = asyncio.get_running_loop().time() + wait
                for oldest in list(self._refused)[:-_REMEMBERED]:
                    del self._refused[oldest]
            return False
        self._refused.pop(stored.id, None)
        await self._store(stored, post, event, wanted)
        return True

    async def _may_ask(self, stored: StoredContest) -> bool:
        """Whether the member for whom the event would be made may make one."""
        return await self._askers.may_make_events(stored.guild, stored.organiser)

    async def _make(self, guild: discord.Guild, stored: StoredContest, wanted: ServerEvent) -> int:
        """The id of the new event, or of the one that was made before the bot died; nothing once it is too late."""
        channel = guild.get_channel_or_thread(stored.channel)
        if channel is None or not is_for_everyone(channel):
            return NOTHING
        if wanted.progress is not Progress.COMING or wanted.starts_at <= self._contests.clock.now():
            return NOTHING
        await self._rate_limit.wait()
        for event in await guild.fetch_scheduled_events(with_counts=False):
            ours = event.creator_id == guild.me.id and event.status is EventStatus.scheduled
            same = (event.name, event.location) == (wanted.name, wanted.location)
            if ours and same and event.start_time == _time(wanted.starts_at):
                return event.id
        await self._rate_limit.wait()
        made = await guild.create_scheduled_event(
            name=wanted.name,
            description=wanted.description,
            location=wanted.location,
            start_time=_time(wanted.starts_at),
            end_time=_time(wanted.ends_at),
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
            reason=_REASON,
        )
        return made.id

    async def _change(self, guild: discord.Guild, number: int, wanted: ServerEvent) -> int:
        """The id of the event, or nothing if it is gone."""
        await self._rate_limit.wait()
        try:
            event = await guild.fetch_scheduled_event(number, with_counts=False)
        except discord.HTTPException as gone:
            if gone.code != UNKNOWN_EVENT:
                raise
            return NOTHING
        if event.status in _ENDED:
            return number
        await self._rate_limit.wait()
        scheduled = event.status is EventStatus.scheduled
        if wanted.progress is Progress.CANCELLED:
            await (event.cancel if scheduled else event.end)(reason=_REASON)
            return number
        if scheduled and wanted.progress is not Progress.COMING:
            event = await event.start(reason=_REASON)
            await self._rate_limit.wait()
        if wanted.progress is Progress.OVER:
            await event.end(reason=_REASON)
            return number
        # Discord ends an event that is on when its end comes, so that moves with the rounds
        ends_at = max(wanted.ends_at, self._contests.clock.now() + LEAST_LEFT_MS)
        await event.edit(
            name=wanted.name,
            description=wanted.description,
            location=wanted.location,
            start_time=_time(wanted.starts_at) if event.status is EventStatus.scheduled else MISSING,
            end_time=_time(ends_at),
            reason=_REASON,
        )
        return number

    async def _store(self, stored: StoredContest, post: Post, event: int, shown: ServerEvent) -> None:
        await self._contests.set_post(stored.id, post, channel=stored.channel, message=event, shown=shown.digest)


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
