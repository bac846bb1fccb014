"""`/leaderboard`."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot import metrics
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.stats.leaderboard import (
    BoardQuery,
    absent_text,
    leaderboard_panel,
    read_board_query,
    season_text,
    shared_board_panel,
)
from bot.stats.read.leaderboards import Absent, Board, BoardPage
from bot.stats.seasons import ALL_TIME, EVERYWHERE, Ladder, Season, SeasonCode
from bot.texts import say
from cogs.client import Bower
from cogs.interactions.autocomplete import CHOICES, default_rules
from cogs.interactions.checks import server_settings, share
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction, reader_for, server_of, viewer_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from engine import Refused
from engine.rules.presets import Family, family_of

_EVERYWHERE = "everywhere"
_ALL_TIME = str(ALL_TIME)
"""The value of the suggestion "all time"."""
_LABEL_LONGEST = 100
_BOARD_CHOICES = [app_commands.Choice(name=text(f"column-{board}"), value=board.value) for board in Board]
_FAMILY_CHOICES = [
    app_commands.Choice(name=text("family-all"), value="all"),
    *(app_commands.Choice(name=text(f"family-{family}"), value=family.value) for family in Family),
]
_SCOPE_CHOICES = [
    app_commands.Choice(name=text("scope-server"), value="server"),
    app_commands.Choice(name=text("scope-everywhere"), value=_EVERYWHERE),
]


async def suggest_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """All time, and the seasons of the server, the last first."""
    language = (await reader_for(interaction)).language
    seasons = await interaction.client.services.seasons.all(server_of(interaction))
    named = [(say(language, "board-all-time"), _ALL_TIME)]
    named += [(season_text(season, language, markdown=False), str(season.number)) for season in seasons]
    return [
        app_commands.Choice(name=name[:_LABEL_LONGEST], value=value)
        for name, value in named
        if typed.strip().casefold() in name.casefold()
    ][:CHOICES]


class Leaderboard(commands.Cog):
    """`/leaderboard`."""

    @app_commands.command(name="leaderboard", description=text("cmd-leaderboard"))
    @app_commands.describe(
        board=text("opt-board"),
        season=text("opt-board-season"),
        game_type=text("opt-game-type"),
        scope=text("opt-scope"),
    )
    @app_commands.choices(board=_BOARD_CHOICES, game_type=_FAMILY_CHOICES, scope=_SCOPE_CHOICES)
    @app_commands.autocomplete(season=suggest_seasons)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        board: app_commands.Choice[str] | None = None,
        season: str | None = None,
        game_type: app_commands.Choice[str] | None = None,
        scope: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show a board; by default the ratings, or games won if nobody is rated yet, of the current season."""
        async with answer(interaction, "leaderboard") as reply:
            everywhere = scope is not None and scope.value == _EVERYWHERE
            query = BoardQuery(
                board=Board(board.value) if board else Board.RATING,
                season=await _season(reply, season, everywhere=everywhere),
                family=game_type.value if game_type and game_type.value in tuple(Family) else "",
                everywhere=everywhere,
            )
            query, page = (query, await _page(reply, query, 0)) if board else await _first(reply, query)
            await _show(reply, query, page)


async def _season(reply: Reply, typed: str | None, *, everywhere: bool) -> int:
    """The number of the typed season; by default of the current one.

    Raises:
        Refused: UNKNOWN; NOT_EVERYWHERE for a season of the board over all servers.
    """
    seasons = reply.services.seasons
    if typed is None:
        current = None if everywhere else await seasons.current(reply.guild)
        return current.number if current else ALL_TIME
    names = {say(reply.language, "board-all-time").casefold(), _ALL_TIME}
    if typed.strip().casefold() in names:
        return ALL_TIME
    if everywhere:
        raise Refused(SeasonCode.NOT_EVERYWHERE)
    return (await seasons.find(reply.guild, typed)).number


async def _ladder(reply: Reply, query: BoardQuery) -> Ladder:
    """The ladder of a query. Ratings always need a family, by default the server's; wallets and titles have none."""
    if query.board is Board.COUNTERS:
        return Ladder(reply.guild)
    if query.board is Board.TITLES:
        return Ladder(reply.guild, query.season)
    family = query.family
    if query.board is Board.RATING and not family:
        family = Family.PARTNERS.value
        if not query.everywhere:
            family = family_of((await default_rules(reply, await server_settings(reply)))[1]).value
    return Ladder(EVERYWHERE, ALL_TIME, family) if query.everywhere else Ladder(reply.guild, query.season, family)


async def _page(reply: Reply, query: BoardQuery, page: int) -> BoardPage:
    viewer = viewer_of(reply.interaction)
    return await reply.services.boards.page(query.board, await _ladder(reply, query), page, viewer=viewer)


async def show_final(reply: Reply, season: Season, before: str) -> None:
    """Show the board of a season that has just ended, under the text `before`."""
    query, page = await _first(reply, BoardQuery(board=Board.RATING, season=season.number))
    panel = leaderboard_panel(page, query, reply.reader, season=season, highlight=reply.user, before=before)
    await reply.panel(panel)


async def _first(reply: Reply, query: BoardQuery) -> tuple[BoardQuery, BoardPage]:
    """The board of ratings, or of games won if nobody has enough rated games."""
    page = await _page(reply, query, 0)
    if not page.rows:
        query = replace(query, board=Board.GAMES_WON)
        page = await _page(reply, query, 0)
    return query, page


async def _season_of(reply: Reply, ladder: Ladder) -> Season | None:
    if ladder.season == ALL_TIME:
        return None
    seasons = await reply.services.seasons.all(ladder.guild)
    return next((season for season in seasons if season.number == ladder.season), None)


async def _show(reply: Reply, query: BoardQuery, page: BoardPage) -> None:
    season = await _season_of(reply, page.ladder)
    metrics.PAGES.labels(f"board {query.board}").inc()
    await reply.panel(leaderboard_panel(page, query, reply.reader, season=season, highlight=reply.user))


@on_press(Verb.BOARD, edits=True)
async def turn(reply: Reply, press: Press, values: Values) -> None:
    """Another page of the board, or another board of the same games."""
    query = read_board_query(press.seen)
    if values and values[0] in tuple(Board):
        query = replace(query, board=Board(values[0]))
    await _show(reply, query, await _page(reply, query, press.index))


@on_press(Verb.BOARD_ME, edits=True)
async def find_me(reply: Reply, press: Press, _: Values) -> None:
    """The page that lists the member, or why there is none."""
    query = read_board_query(press.seen)
    found = await reply.services.boards.find(query.board, await _ladder(reply, query), reply.user)
    if isinstance(found, Absent):
        await reply.say(absent_text(found, query.board, reply.language))
    else:
        await _show(reply, query, await _page(reply, query, found.page))


@on_press(Verb.BOARD_SHARE, edits=True)
async def share_page(reply: Reply, press: Press, _: Values) -> None:
    """Share a page with the channel in the server's language."""
    page = await _page(reply, read_board_query(press.seen), press.index)
    reader = Reader(language=(await server_settings(reply)).language)
    season = await _season_of(reply, page.ladder)
    await share(reply, shared_board_panel(page, reader, reply.member, season=season))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Leaderboard())
