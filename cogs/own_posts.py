"""Posts that come by themselves, claimed when due and handed to the desk; and shared posts of games that are void."""

import logging
from collections.abc import Collection
from datetime import date
from functools import partial
from typing import Final, final

import discord
from discord.ext import commands

from bot.due import Due
from bot.own_posts import Claimed
from bot.panels.core.panel import Panel, Wanted
from bot.panels.own_posts import Dates, wanted_puzzle, wanted_week
from bot.panels.stats.leaderboard import final_board_panel
from bot.panels.table.message import table_panel
from bot.posts import Post
from bot.servers import DEFAULT, SEASONS, OwnPost
from bot.services import Services
from bot.stats.read.game import load_amendments, load_course
from bot.stats.read.leaderboards import Board, BoardPage
from bot.stats.read.totals import Viewer
from bot.stats.read.week import load_week
from bot.stats.seasons import Ladder, Season
from bot.tasks import Backoff
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.interactions.checks import SHARED_GAME
from cogs.interactions.permissions import is_for_everyone
from cogs.live.desk import FindWanted, RowPosts
from cogs.questions import find_wanted
from engine import PRESETS
from engine.rules.presets import family_of


def public_channels(server: discord.Guild | None, *channels: int) -> Collection[int]:
    """These channels, and the channels and threads that everyone may view."""
    every = () if server is None else (*server.channels, *server.threads)
    return {*channels, *(each.id for each in every if is_for_everyone(each))}


@final
class OwnPostKinds:
    """What posts of each kind should say, as long as they are wanted; None where there is nothing to say."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        daily = {OwnPost.DAILY: self._find_daily, OwnPost.WEEKLY: self._find_weekly}
        daily[OwnPost.QUESTION] = self._find_question
        self.kinds: dict[OwnPost, FindWanted] = {**daily, **dict.fromkeys(SEASONS, self._find_season)}

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a post should be now."""
        is_wanted = await self._services.own_posts.is_wanted(post)
        return await self.kinds[OwnPost(post.key.kind)](post) if is_wanted else None

    async def _find_daily(self, post: Post) -> Wanted | None:
        """The post about the puzzle of a day, which is its number."""
        services, (guild, kind, day) = self._services, post.key
        daily = await services.puzzles.of(day)
        if daily is None:
            return None
        return wanted_puzzle(
            daily,
            await services.puzzle_boards.outcome(guild, day - 1),
            is_posted=post.message is not None,
            is_newest=await services.posts.newest(guild, kind) == day,
            now=services.posts.clock.now(),
        )

    async def _find_weekly(self, post: Post) -> Wanted | None:
        """The post about a week; its number is the Monday after it, since 0001-01-01."""
        services, (guild, kind, number) = self._services, post.key
        dates = Dates(date.fromordinal(number), (await services.servers.get(guild)).zone)
        channels = public_channels(self._client.get_guild(guild), post.channel)
        return wanted_week(
            await load_week(services.database, guild, dates.span, channels),
            dates,
            is_posted=post.message is not None,
            is_newest=await services.posts.newest(guild, kind) == number,
            now=services.posts.clock.now(),
        )

    async def _find_question(self, post: Post) -> Wanted | None:
        """The question of a week, about a game of the seven days before; it is chosen once."""
        questions, guild = self._services.questions, post.key.guild
        if post.message is None and await questions.get(post.id) is None:
            channels = public_channels(self._client.get_guild(guild))  # the post's own may change
            about = await questions.choose(guild, channels, post.wanted_at)
            if about is not None:
                await questions.add(post.id, about)
        return await find_wanted(self._services, post)

    async def _find_season(self, post: Post) -> Wanted | None:
        """The post of a season's end, which was wanted then; None where nobody has played in it."""
        guild = post.key.guild
        season = await self._services.seasons.find_end_since(guild, post.wanted_at)
        if season is None:
            return None
        shown = await find_final_board(self._client.get_guild(guild), self._services, guild, season, post.channel)
        return None if shown is None else Wanted(say=shown)


async def load_ratings(services: Services, guild: int, season: int) -> BoardPage:
    """The first page of a season's rating board, for the kind of game of the server's rules."""
    settings = await services.servers.get(guild)
    saved = await services.rulesets.find(guild, settings.preset)
    rules = PRESETS.get(settings.preset, PRESETS[DEFAULT]) if saved is None or saved.rules is None else saved.rules
    return await services.boards.page(Board.RATING, Ladder(guild, season, family_of(rules).value))


async def find_final_board(
    server: discord.Guild | None, services: Services, guild: int, season: Season, channel: int
) -> partial[Panel] | None:
    """The panel of a season's board by language, for a channel; None where nobody has played in it.

    Contests of channels that not everyone may view are not named, unless it is the channel itself.
    """
    page = await load_ratings(services, guild, season.number)
    if not page.rows:
        page = await services.boards.page(Board.GAMES_WON, Ladder(guild, season.number))
    if not page.rows:
        return None
    viewer = Viewer(0, public_channels(server, channel))
    titles = await services.boards.page(Board.TITLES, Ladder(guild, season.number), viewer=viewer)
    later = (each for each in await services.seasons.all(guild) if each.number == season.number + 1)
    return partial(final_board_panel, page, titles.newest, (season, next(later, None)))


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
        bot.services.reach.subscribe(partial(self._due.look_at, None))

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
        own, reach = self._bot.services.own_posts, self._bot.services.reach
        await reach.look()
        next_at = await own.claim_due(
            lambda guild: self._bot.get_guild(guild) is not None and reach.can_act(guild), self._post
        )
        return _LONGEST if next_at is None else min(_LONGEST, max(1.0, (next_at - own.clock.now()) / 1000))

    def _post(self, claim: Claimed) -> None:
        self._posts.look_after(claim.row)
        for row in claim.before:
            self._posts.look_at(row)


async def _find_amended(services: Services, post: Post) -> Wanted | None:
    """What a shared post of a game should say that was changed; a review stays as posted unless it is void."""
    kind, table = post.key.kind, post.key.number
    amended, course = await load_amendments(services.database, table), await load_course(services.database, table)
    if amended.voided_by is None and kind != SHARED_GAME[0]:
        return None
    shown = (await services.tables.load(table)).public
    return Wanted(say=lambda _: table_panel(shown, course, amended=amended))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    services, posts = bot.services, bot.ui.presenter.row_posts
    own = OwnPostKinds(bot, services)
    for kind in own.kinds:
        posts.add(kind, own.find_wanted)
    for kind in SHARED_GAME:
        posts.add(kind, partial(_find_amended, services))
    await bot.add_cog(OwnPosting(bot, posts))
