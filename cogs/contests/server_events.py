"""Keeps Discord's own events up to date with the contests that want one."""

import logging
from datetime import UTC, datetime
from typing import Any, Final, final

import discord
from discord import EntityType, EventStatus, PrivacyLevel
from discord.utils import MISSING

from bot.clock import HOUR_MS
from bot.contests.model import StoredContest
from bot.contests.posts import NOTHING, ContestPost
from bot.contests.service import Contests
from bot.panels.contests.server_event import ServerEvent, server_event
from cogs.discord_errors import find_channel, one_line, passes, way_out
from cogs.interactions.permissions import is_for_everyone
from cogs.live.messages import Askers
from cogs.live.pace import RateLimit

_log = logging.getLogger(__name__)
_REASON: Final = "/league"
LEAST_LEFT_MS: Final = HOUR_MS
"""For which an event goes on at least whose contest is not over when it was expected to be."""


@final
class ServerEvents:
    """Makes an event when a contest is published, moves it with the start, starts and ends it.

    An event that somebody has deleted, ended or called off in Discord stays as they left it.
    """

    def __init__(self, client: discord.Client, contests: Contests, askers: Askers, rate_limit: RateLimit) -> None:
        self._client = client
        self._contests = contests
        self._askers = askers
        self._rate_limit = rate_limit

    async def show(self, stored: StoredContest, post: ContestPost) -> str | None:
        """Bring the event to what the contest says; what Discord refuses is left: the key of the sentence about that.

        Raises:
            discord.HTTPException: When Discord fails, so that a later try may work.
        """
        wanted, guild = server_event(stored), self._client.get_guild(stored.guild)
        if guild is None or post.shown == wanted.digest:
            return None
        event, refused = post.message, None
        try:
            if event is None:
                event = await self._make(guild, stored, wanted)
            else:
                await self._change(guild, event, wanted)
        except discord.HTTPException as error:
            if passes(error):
                raise
            _log.warning("server %d takes no event of a contest: %s", guild.id, one_line(error))
            refused = way_out(error, "league-no-event")
        await self._contests.set_post(
            stored.id, post, channel=stored.channel, message=event or NOTHING, shown=wanted.digest
        )
        return refused

    async def _make(self, guild: discord.Guild, stored: StoredContest, wanted: ServerEvent) -> int | None:
        """The id of the new event, or of the one that was made before the bot died; None where there may be none."""
        channel = await find_channel(guild, stored.channel)
        if channel is None or not is_for_everyone(channel) or not wanted.starts_at > self._contests.clock.now():
            return None
        if not await self._askers.may_make_events(stored.guild, stored.organiser):
            return None
        await self._rate_limit.wait()
        for event in await guild.fetch_scheduled_events(with_counts=False):
            ours = event.creator_id == guild.me.id and event.status is EventStatus.scheduled
            same = (event.name, event.location) == (wanted.name, wanted.location)
            if ours and same and event.start_time == _time(wanted.starts_at):
                return event.id
        await self._rate_limit.wait()
        made = await guild.create_scheduled_event(
            **self._says(wanted),
            start_time=_time(wanted.starts_at),
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
        )
        return made.id

    async def _change(self, guild: discord.Guild, number: int, wanted: ServerEvent) -> None:
        await self._rate_limit.wait()
        event = await guild.fetch_scheduled_event(number, with_counts=False)
        if event.status not in (EventStatus.scheduled, EventStatus.active):
            return
        await self._rate_limit.wait()
        scheduled = event.status is EventStatus.scheduled
        if wanted.is_over:
            await (event.cancel if scheduled else event.end)(reason=_REASON)
            return
        if scheduled and wanted.is_on:
            event = await event.start(reason=_REASON)
            await self._rate_limit.wait()
        start = _time(wanted.starts_at) if event.status is EventStatus.scheduled else MISSING
        await event.edit(**self._says(wanted), start_time=start)

    def _says(self, wanted: ServerEvent) -> dict[str, Any]:
        """What an event says; Discord ends one when its end comes, so that moves with the rounds."""
        return {
            "name": wanted.name,
            "description": wanted.description,
            "location": wanted.location,
            "end_time": _time(max(wanted.ends_at, self._contests.clock.now() + LEAST_LEFT_MS)),
            "reason": _REASON,
        }


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
