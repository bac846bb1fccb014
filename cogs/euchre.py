"""`/euchre`: cards at once, at a table that computers fill; and the buttons that do the same or open a table."""

from discord import app_commands
from discord.ext import commands

from bot.members.fitting_level import fitting_level
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.life import Start
from bot.tables.commands.seats import FillWithComputers
from bot.tables.game import StoredTable
from bot.tables.model import Status
from cogs.client import Bower
from cogs.hand import show_hand
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.opening import Wishes, open_table, wait_for_people, wait_until_shown


class Euchre(commands.Cog):
    """`/euchre`."""

    @app_commands.command(name="euchre", description=text("cmd-euchre"))
    @app_commands.guild_only()
    async def euchre(self, interaction: Interaction) -> None:
        """Cards at once."""
        async with answer(interaction, "euchre") as reply:
            await play_now(reply)


async def play_now(reply: Reply) -> None:
    """Show the hand of the member's game in this channel; else open a table, fill it with computers and start.

    The computers play at the level at which the member wins about half of the games, as the hand says.

    Raises:
        Refused: as `open_table`.
    """
    under_way = await _find_own_game(reply)
    if under_way is not None:
        await show_hand(reply, under_way)
        return
    guided = (await reply.services.members.get(reply.user)).guided
    level = await fitting_level(reply.services.database, reply.guild, reply.user, guided=guided)
    snapshot = await open_table(reply, Wishes(level=level))
    if snapshot is None:
        return
    tables, number = reply.services.tables, snapshot.table.id
    await tables.do(number, FillWithComputers(reply.member))
    snapshot = await tables.do(number, Start(reply.member))
    if await wait_until_shown(reply, snapshot) is not None:
        await show_hand(reply, await reply.look(number))


async def _find_own_game(reply: Reply) -> StoredTable | None:
    """The game being played in this channel in which the member sits."""
    for snapshot in await reply.services.tables.in_channel(reply.interaction.channel_id or 0):
        if snapshot.table.status is Status.PLAYING and snapshot.table.seat_of(reply.user) is not None:
            return snapshot
    return None


@on_press(Verb.PLAY_NOW)
async def press_play_now(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/euchre`."""
    await play_now(reply)


@on_press(Verb.OPEN_TABLE)
async def press_open_table(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/table open` without options."""
    await wait_for_people(reply, Wishes())


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Euchre())
