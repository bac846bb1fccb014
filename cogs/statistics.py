"""`/stats`, its pages, and a member's statistics by the context menu."""

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot import metrics
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import plain
from bot.panels.stats.member import (
    FAMILIES,
    Page,
    StatsQuery,
    read_stats_query,
    scope,
    shared_profile_panel,
    statistics_panel,
)
from bot.panels.stats.server import community_panel, partners_panel, versus_panel
from bot.stats.read.leaderboards import Absent, Board, WhyAbsent
from bot.stats.read.member import Profile, load_name, load_profile, load_trend
from bot.stats.read.partners import load_partners, load_versus
from bot.stats.read.server import load_community
from bot.stats.seasons import ALL_TIME, Ladder, Season
from bot.tables.model import Member
from bot.texts import say
from cogs.client import Bower
from cogs.interactions.autocomplete import CHOICES
from cogs.interactions.checks import is_in_server, server_settings, share
from cogs.interactions.commands import add_menu, anywhere, text
from cogs.interactions.context import Interaction, guild_of, reader_for, server_of, viewer_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, chosen_number, on_press

_FAMILY_CHOICES: Final = [
    app_commands.Choice(name=text(f"family-{family or 'all'}"), value=number) for number, family in enumerate(FAMILIES)
]
_ALL_TIME: Final = "0"
"""The value of the suggestion "all time"."""
_LABEL: Final = 100


async def suggest_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """All time, and the seasons of the server, the last first."""
    language = (await reader_for(interaction)).language
    named = [(say(language, "stats-all-time"), _ALL_TIME)]
    seasons = await interaction.client.services.seasons.all(server_of(interaction))
    named += [
        (say(language, "stats-season", name=plain(_season_name(season))), str(season.number)) for season in seasons
    ]
    return [
        app_commands.Choice(name=name[:_LABEL], value=value) for name, value in named if typed.lower() in name.lower()
    ][:CHOICES]


class Statistics(commands.Cog):
    """The commands of `/stats`."""

    stats_group = anywhere(app_commands.Group(name="stats", description=text("cmd-stats")))

    @stats_group.command(name="me", description=text("cmd-stats-me"))
    @app_commands.describe(game_type=text("opt-game-type"), season=text("opt-stats-season"))
    @app_commands.choices(game_type=_FAMILY_CHOICES)
    @app_commands.autocomplete(season=suggest_seasons)
    async def me(
        self, interaction: Interaction, game_type: app_commands.Choice[int] | None = None, season: str = _ALL_TIME
    ) -> None:
        """The member's own statistics."""
        await _statistics_of(interaction, interaction.user, game_type.value if game_type else 0, season)

    @stats_group.command(name="member", description=text("cmd-stats-member"))
    @app_commands.describe(
        member=text("opt-stats-member"), game_type=text("opt-game-type"), season=text("opt-stats-season")
    )
    @app_commands.choices(game_type=_FAMILY_CHOICES)
    @app_commands.autocomplete(season=suggest_seasons)
    async def member(
        self,
        interaction: Interaction,
        member: discord.User,
        game_type: app_commands.Choice[int] | None = None,
        season: str = _ALL_TIME,
    ) -> None:
        """A member's statistics."""
        await _statistics_of(interaction, member, game_type.value if game_type else 0, season)

    @stats_group.command(name="server", description=text("cmd-stats-server"))
    @app_commands.describe(game_type=text("opt-game-type"), season=text("opt-stats-season"))
    @app_commands.choices(game_type=_FAMILY_CHOICES)
    @app_commands.autocomplete(season=suggest_seasons)
    async def server(
        self, interaction: Interaction, game_type: app_commands.Choice[int] | None = None, season: str = _ALL_TIME
    ) -> None:
        """The server's statistics."""
        async with answer(interaction, "stats server") as reply:
            if not await is_in_server(reply):
                return
            number, name = await _season(reply, season)
            query = StatsQuery(
                user=0, season=number, season_name=name, family=FAMILIES[game_type.value if game_type else 0]
            )
            community = await load_community(reply.services.database, _ladder(reply, query))
            await reply.panel(community_panel(community, query, reply.reader))

    @stats_group.command(name="partners", description=text("cmd-stats-partners"))
    @app_commands.describe(member=text("opt-stats-partners"))
    async def partners(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """A member's partners."""
        of = member or interaction.user
        async with answer(interaction, "stats partners") as reply:
            if await is_in_server(reply):
                await _partners(reply, of.id, of.display_name, 0)

    @stats_group.command(name="versus", description=text("cmd-stats-versus"))
    @app_commands.describe(member=text("opt-stats-versus"), other=text("opt-stats-other"))
    async def versus(self, interaction: Interaction, member: discord.User, other: discord.User | None = None) -> None:
        """Compare two members; the one who asks comes first."""
        one, two = (interaction.user, member) if other is None else (member, other)
        async with answer(interaction, "stats versus") as reply:
            if not await is_in_server(reply):
                return
            if one.id == two.id:
                await reply.tell("stats-versus-same")
                return
            versus = await load_versus(reply.services.database, Ladder(reply.guild), one.id, two.id)
            first, second = (Member(each.id, each.display_name) for each in (one, two))
            await reply.panel(versus_panel(versus, first, second, reply.reader))


async def _statistics_of(
    interaction: Interaction, member: discord.User | discord.Member, family: int = 0, season: str = _ALL_TIME
) -> None:
    async with answer(interaction, interaction.command.qualified_name if interaction.command else "stats") as reply:
        number, name = await _season(reply, season)
        await _show(reply, StatsQuery(user=member.id, season=number, season_name=name, family=FAMILIES[family]), member)


async def _menu_statistics(interaction: Interaction, member: discord.User | discord.Member) -> None:
    await _statistics_of(interaction, member)


def _ladder(reply: Reply, query: StatsQuery) -> Ladder:
    return Ladder(reply.guild, query.season, query.family)


async def _show(reply: Reply, query: StatsQuery, member: discord.User | discord.Member | None) -> None:
    """Show a page of a member's statistics; for a former member under the last name known here.

    Where Bower is not, they are the reader's own, of all servers.
    """
    if query.user != reply.user and not await is_in_server(reply):
        return
    query = replace(query, everywhere=not reply.guild)
    database, ladder = reply.services.database, _ladder(reply, query)
    metrics.PAGES.labels(f"stats {query.page.name.lower()}").inc()
    profile = await load_profile(database, ladder, query.user, viewer_of(reply.interaction))
    trend = None
    if query.page is Page.TREND and profile.played:
        trend = await load_trend(database, ladder, query.user)
    own = query.user == reply.user
    name = await _name(reply, query.user, profile.name) if member is None or own else member.display_name
    avatar = reply.services.avatars.of_member(query.user)
    if own and reply.guild and query.page is Page.OVERVIEW:
        profile = replace(profile, off_board=await _is_off_board(reply, ladder, profile))
    await reply.panel(statistics_panel(profile, trend, name, query, reply.reader, avatar=avatar, own=own))


async def _is_off_board(reply: Reply, ladder: Ladder, profile: Profile) -> bool:
    """Whether it is too long since a member's last rated game for the board of the rating on the card."""
    family = next(iter(profile.ratings), None)
    if family is None:
        return False
    found = await reply.services.boards.find(Board.RATING, ladder._replace(family=family), profile.user)
    return found == Absent(WhyAbsent.AWAY)


async def _name(reply: Reply, user: int, seen: str = "") -> str:
    """The name of a member by id: from Discord, else the last name at a table."""
    if user == reply.user:
        return reply.member.name
    guild = guild_of(reply.interaction)
    member = None if guild is None else guild.get_member(user)
    if member is not None:
        return member.display_name
    seen = seen or await load_name(reply.services.database, reply.guild, user)
    return seen or say(reply.language, "former-member")


async def _partners(reply: Reply, user: int, name: str, page: int) -> None:
    partners = await load_partners(reply.services.database, Ladder(reply.guild), user, page)
    await reply.panel(partners_panel(partners, user, name, reply.reader))


async def _season(reply: Reply, typed: str) -> tuple[int, str]:
    if typed == _ALL_TIME:
        return ALL_TIME, ""
    season = await reply.services.seasons.find(reply.guild, typed)
    return season.number, _season_name(season)


def _season_name(season: Season) -> str:
    return season.name or str(season.number)


async def _answer_press(reply: Reply, query: StatsQuery) -> None:
    number, name = await _season(reply, str(query.season))
    query = StatsQuery(user=query.user, page=query.page, season=number, season_name=name, family=query.family)
    await _show(reply, query, None)


@on_press(Verb.STATS, edits=True)
async def page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of a member's statistics."""
    await _answer_press(reply, read_stats_query(press))


@on_press(Verb.STATS_RULES, edits=True)
async def rules(reply: Reply, press: Press, values: Values) -> None:
    """The same page for another family of games."""
    family = chosen_number(values) or 0
    query = read_stats_query(Press(Verb.STATS, press.subject, seen=press.seen, index=10 * family + press.index % 10))
    await _answer_press(reply, query)


@on_press(Verb.STATS_PAGE, edits=True)
async def pick_page(reply: Reply, press: Press, values: Values) -> None:
    """The page chosen in the menu."""
    index = press.index // 10 * 10 + min(chosen_number(values) or 0, 9)
    await _answer_press(reply, read_stats_query(replace(press, verb=Verb.STATS, index=index)))


@on_press(Verb.PROFILE)
async def own_profile(reply: Reply, press: Press, _: Values) -> None:
    """The own statistics in a message of their own: the button stands below results."""
    page = Page(press.index) if press.index < len(Page) else Page.OVERVIEW
    await _show(reply, StatsQuery(user=reply.user, page=page), None)


@on_press(Verb.STATS_SHARE)
async def share_profile(reply: Reply, press: Press, _: Values) -> None:
    """Share the card of the member who presses, in the server's language."""
    query = read_stats_query(replace(press, subject=reply.user))
    number, name = await _season(reply, str(query.season))
    query = replace(query, season=number, season_name=name, everywhere=not reply.guild)
    profile = await load_profile(reply.services.database, _ladder(reply, query), reply.user)
    language = (await server_settings(reply)).language
    avatar = reply.services.avatars.of_member(reply.user)
    about = scope(query, language, markdown=False)
    await share(reply, shared_profile_panel(profile, reply.member.name, about, language, avatar))


@on_press(Verb.STATS_PARTNERS, edits=True)
async def other_partners(reply: Reply, press: Press, _: Values) -> None:
    """Another page of a member's partners."""
    await _partners(reply, press.subject, await _name(reply, press.subject), press.index)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Statistics())
    add_menu(bot, "menu-statistics", _menu_statistics)
