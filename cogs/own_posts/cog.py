"""Claims posts when they are due, and hands them to the desk."""

import logging
from functools import partial
from typing import Final

import discord
from discord.ext import commands

from bot.backoff import Backoff
from bot.due import Due
from bot.own_posts.claims import Claimed
from bot.servers.settings import SEASONS, OwnPost
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.live.row_posts import PostKind, RowPosts
from cogs.own_posts.daily import DailyPosts
from cogs.own_posts.seasons import SeasonPosts
from cogs.own_posts.still_wanted import StillWanted
from cogs.own_posts.weekly import WeeklyPosts

_log = logging.getLogger(__name__)
_LONGEST: Final = 600.0
"""Seconds until it looks again, at the latest: the system's clock may have been set, or the bot invited again."""
_RETRY: Final = Backoff((60,))


class OwnPosting(commands.Cog):
    """Waits until the next post is due, or a server changes its settings. What is due follows from what is stored."""

    def __init__(self, bot: Bower, posts: RowPosts) -> None:
        self._bot = bot
        self._posts = posts
        self._due = Due[None](
            self._claim_due,
            name="posts of its own",
            failed=lambda _, fault: log_failure(_log, "posts that are due could not be claimed", fault),
            retry=_RETRY,
        )
        bot.services.servers.subscribe(partial(self._due.look_at, None))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once connected."""
        self._due.start(None)

    @commands.Cog.listener()
    async def on_guild_join(self, _: discord.Guild) -> None:
        """Invited, perhaps again: the server's settings are still there."""
        self._due.look_at(None)

    async def cog_unload(self) -> None:
        """Stop; the next start claims what is due then."""
        await self._due.close()

    async def _claim_due(self, _: None) -> float:
        """Post what is due; the seconds until the next look."""
        own = self._bot.services.own_posts
        next_at = await own.claim_due(lambda guild: self._bot.get_guild(guild) is not None, self._post)
        return _LONGEST if next_at is None else min(_LONGEST, max(1.0, (next_at - own.clock.now()) / 1000))

    def _post(self, claim: Claimed) -> None:
        self._posts.look_after(claim.row)
        for row in claim.before:
            self._posts.look_at(row)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    services, posts = bot.services, bot.ui.presenter.row_posts
    kinds: dict[str, PostKind] = {
        OwnPost.DAILY: DailyPosts(services.posts, services.puzzles, services.puzzle_boards),
        OwnPost.WEEKLY: WeeklyPosts(bot, services),
        **dict.fromkeys(SEASONS, SeasonPosts(bot, services)),
    }
    for name, kind in kinds.items():
        posts.add(name, StillWanted(services.own_posts, kind))
    await bot.add_cog(OwnPosting(bot, posts))
