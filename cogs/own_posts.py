"""Posts that come by themselves: what they say, and that they are claimed when due and handed to the desk."""

import logging
from collections.abc import Collection
from datetime import date
from functools import partial
from typing import Final, final

import discord
from discord.ext import commands

from bot.due import Due
from bot.own_posts import Claimed, OwnPosts
from bot.panels.core.panel import Panel, Wanted
from bot.panels.own_posts import Dates, wanted_puzzle, wanted_week
from bot.panels.stats.leaderboard import final_board_panel
from bot.posts import Post, Posts
from bot.puzzles.daily import Puzzles
from bot.puzzles.rankings import PuzzleBoards
from bot.servers import DEFAULT, SEASONS, OwnPost
from bot.services import Services
from bot.stats.read.leaderboards import Board
from bot.stats.read.totals import Viewer
from bot.stats.read.week import Week, load_week
from bot.stats.seasons import Ladder, Season
from bot.tasks import Backoff
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.interactions.permissions import is_for_everyone
from cogs.live.desk import PostKind, RowPosts
from engine import PRESETS
from engine.rules.presets import family_of


def public_channels(server: discord.Guild | None, channel: int) -> Collection[int]:
    """The channel of the post, and the channels and threads that everyone may view."""
    every = () if server is None else (*server.channels, *server.threads)
    return {channel, *(each.id for each in every if is_for_everyone(each))}


@final
class DailyPosts:
    """What these posts should say."""

    def __init__(self, posts: Posts, puzzles: Puzzles, boards: PuzzleBoards) -> None:
        self._posts = posts
        self._puzzles = puzzles
        self._boards = boards

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What the post of a day should be now; its number is the day."""
        guild, kind, day = post.key
        daily = await self._puzzles.of(day)
        if daily is None:
            return None
        return wanted_puzzle(
            daily,
            await self._boards.outcome(guild, day - 1),
            is_posted=post.message is not None,
            is_newest=await self._posts.newest(guild, kind) == day,
            now=self._posts.clock.now(),
        )


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


@final
class StillWanted:
    """What another says, as long as it is wanted there."""

    def __init__(self, own: OwnPosts, kind: PostKind) -> None:
        self._own = own
        self._kind = kind

    async def find_wanted(self, post: Post) -> Wanted | None:
        """See `PostKind`."""
        return await self._kind.find_wanted(post) if await self._own.is_wanted(post) else None


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
