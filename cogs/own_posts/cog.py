"""Claims posts when they are due, and hands them to the desk."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import discord
from discord.ext import commands

from bot.own_posts.claims import STREAKS, Claimed
from bot.servers.settings import SEASONS, OwnPost
from bot.tasks import cancel
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.live.desk import Desk, Row, Source
from cogs.own_posts.daily import DailyPosts
from cogs.own_posts.seasons import SeasonPosts
from cogs.own_posts.still_wanted import StillWanted
from cogs.own_posts.streaks import StreakCalls
from cogs.own_posts.weekly import WeeklyPosts

_log = logging.getLogger(__name__)
_LONGEST: Final = 600.0
"""Seconds until it looks again, at the latest: the system's clock may have been set, or the bot invited again."""
_AGAIN: Final = 60.0
"""Seconds until it looks again after a failure."""


class OwnPosting(commands.Cog):
    """Waits until the next post is due, or a server changes its settings. What is due follows from what is stored."""

    def __init__(self, bot: Bower, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._changed = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        bot.services.servers.subscribe(self._changed.set)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once connected."""
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="posts of its own")

    @commands.Cog.listener()
    async def on_guild_join(self, _: discord.Guild) -> None:
        """Invited, perhaps again: the server's settings are still there."""
        self._changed.set()

    async def cog_unload(self) -> None:
        """Stop; the next start claims what is due then."""
        await cancel(self._watching)

    async def _watch(self) -> None:
        while True:
            self._changed.clear()
            wait = await self._claim_due()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)

    async def _claim_due(self) -> float:
        """Post what is due; the seconds until the next look."""
        own = self._bot.services.own_posts
        try:
            next_at = await own.claim_due(lambda guild: self._bot.get_guild(guild) is not None, self._post)
        except Exception as fault:
            log_failure(_log, "posts that are due could not be claimed", fault)
            return _AGAIN
        return _LONGEST if next_at is None else min(_LONGEST, max(1.0, (next_at - own.clock.now()) / 1000))

    def _post(self, claim: Claimed) -> None:
        self._desk.look_after(Row(claim.row, claim.guild, claim.channel))
        for row in claim.before:
            self._desk.look_at(row)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    services, desk = bot.services, bot.ui.presenter.desk
    sources: dict[str, Source] = {
        OwnPost.DAILY: DailyPosts(services.posts, services.puzzles, services.puzzle_boards),
        OwnPost.WEEKLY: WeeklyPosts(bot, services),
        STREAKS: StreakCalls(services.posts, services.puzzle_boards),
        **dict.fromkeys(SEASONS, SeasonPosts(bot, services)),
    }
    for kind, source in sources.items():
        desk.add(kind, StillWanted(services.own_posts, source))
    await bot.add_cog(OwnPosting(bot, desk))
