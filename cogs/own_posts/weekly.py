"""What the post about a week says: what stood out among the games that everyone may see."""

from datetime import date
from typing import final

import discord

from bot.panels.core.wanted import Wanted
from bot.panels.own_posts.posts import Dates, wanted_week
from bot.posts.rows import Post
from bot.services import Services
from bot.stats.read.week import Week, load_week
from cogs.own_posts.channels import public_channels


@final
class WeeklyPosts:
    """What these posts should say; the number of one is the Monday after its week, since 0001-01-01."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What the post about a week should be now."""
        guild, kind, number = post.key
        dates = Dates(date.fromordinal(number), (await self._services.servers.get(guild)).zone)
        return wanted_week(
            await find_week(self._client.get_guild(guild), self._services, guild, post.channel, dates),
            dates,
            is_posted=post.message is not None,
            is_newest=await self._services.posts.newest(guild, kind) == number,
            now=self._services.posts.clock.now(),
        )


async def find_week(
    server: discord.Guild | None, services: Services, guild: int, channel: int, dates: Dates
) -> Week | None:
    """What stood out among the games of a week, for a channel; None where there was no game."""
    return await load_week(services.database, guild, dates.span, public_channels(server, channel))
