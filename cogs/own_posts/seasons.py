"""What the post about a season's end says: its board, and the titles won in it."""

from functools import partial
from typing import final

import discord

from bot.panels.core.panel import Panel
from bot.panels.core.wanted import Wanted
from bot.panels.stats.leaderboard import final_board_panel
from bot.posts.rows import Post
from bot.servers.saved_rules import DEFAULT
from bot.services import Services
from bot.stats.ladders import Ladder
from bot.stats.read.boards import Board
from bot.stats.read.filters import Viewer
from bot.stats.seasons import Season
from cogs.own_posts.channels import public_channels
from engine import PRESETS
from engine.rules.presets import family_of


@final
class SeasonPosts:
    """What these posts should say."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def find_wanted(self, post: Post) -> Wanted | None:
        """The post of a season's end, which was wanted then; None where nobody has played in it."""
        guild = post.key.guild
        season = await self._services.seasons.find_end_since(guild, post.wanted_at)
        if season is None:
            return None
        shown = await find_final_board(self._client.get_guild(guild), self._services, guild, season, post.channel)
        return None if shown is None else Wanted(say=shown)


async def find_final_board(
    server: discord.Guild | None, services: Services, guild: int, season: Season, channel: int
) -> partial[Panel] | None:
    """The panel of a season's board by language, for a channel; None where nobody has played in it.

    Contests of channels that not everyone may view are not named, unless it is the channel itself.
    """
    settings = await services.servers.get(guild)
    saved = await services.rulesets.find(guild, settings.preset)
    rules = PRESETS.get(settings.preset, PRESETS[DEFAULT]) if saved is None or saved.rules is None else saved.rules
    page = await services.boards.page(Board.RATING, Ladder(guild, season.number, family_of(rules).value))
    if not page.rows:
        page = await services.boards.page(Board.GAMES_WON, Ladder(guild, season.number))
    if not page.rows:
        return None
    viewer = Viewer(0, public_channels(server, channel))
    titles = await services.boards.page(Board.TITLES, Ladder(guild, season.number), viewer=viewer)
    later = (each for each in await services.seasons.all(guild) if each.number == season.number + 1)
    return partial(final_board_panel, page, titles.newest, (season, next(later, None)))
