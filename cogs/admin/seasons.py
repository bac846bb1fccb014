"""The seasons of a server: begun and ended by its managers."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.stats.leaderboard import confirm_end_panel, season_text
from bot.stats.seasons import SeasonCode
from bot.texts import say
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.interactions.server_managers import may_manage
from cogs.leaderboard import show_final
from engine import Refused


async def start_season(reply: Reply, name: str) -> None:
    """Begin a season."""
    season = await reply.services.seasons.start(reply.guild, reply.manager, name)
    await reply.tell("season-begun", season=season_text(season, reply.language, markdown=True))


async def ask_to_end_season(reply: Reply) -> None:
    """End the current season after confirmation.

    Raises:
        Refused: NONE_RUNNING.
    """
    season = await reply.services.seasons.current(reply.guild)
    if season is None:
        raise Refused(SeasonCode.NONE_RUNNING)
    await reply.panel(confirm_end_panel(season, reply.reader))


@on_press(Verb.SEASON_END, edits=True)
async def end_sure(reply: Reply, press: Press, _: Values) -> None:
    """End the confirmed season and show its final board; the member must still manage the server."""
    if await may_manage(reply):
        season = await reply.services.seasons.end(reply.guild, reply.manager, press.seen)
        named = season_text(season, reply.language, markdown=True)
        await show_final(reply, season, say(reply.language, "season-over", season=named))
