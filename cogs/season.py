"""`/season`: a server's managers start and end its seasons."""

from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.stats.season import confirm_end_panel, season_text
from bot.stats.seasons import LONGEST, SeasonCode
from bot.texts import say
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.leaderboard import show_final
from cogs.rules import may_manage
from engine import Refused


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SeasonGroup(commands.GroupCog, group_name="season", group_description=text("cmd-season")):
    """`/season`."""

    @app_commands.command(name="start", description=text("cmd-season-start"))
    @app_commands.describe(name=text("opt-season-name"))
    async def start(self, interaction: Interaction, name: app_commands.Range[str, 0, LONGEST] = "") -> None:
        """Begin a season."""
        async with answer(interaction, "season start") as reply:
            if await may_manage(reply):
                season = await reply.services.seasons.start(reply.guild, reply.member, name)
                await reply.tell("season-begun", season=season_text(season, reply.language, markdown=True))

    @app_commands.command(name="end", description=text("cmd-season-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the current season after confirmation."""
        async with answer(interaction, "season end") as reply:
            if not await may_manage(reply):
                return
            season = await reply.services.seasons.current(reply.guild)
            if season is None:
                raise Refused(SeasonCode.NONE_RUNNING)
            await reply.panel(confirm_end_panel(season, reply.reader))


@on_press(Verb.SEASON_END, edits=True)
async def end_sure(reply: Reply, press: Press, _: Values) -> None:
    """End the confirmed season and show its final board; the member must still manage the server."""
    if await may_manage(reply):
        season = await reply.services.seasons.end(reply.guild, reply.member, press.seen)
        named = season_text(season, reply.language, markdown=True)
        await show_final(reply, season, say(reply.language, "season-over", season=named))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(SeasonGroup())
