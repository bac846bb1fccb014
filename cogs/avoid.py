"""*Not with them*: the list of members with whom one would rather not sit, also from a member's menu."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.account.avoided import avoided_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, join_names
from bot.tables.avoided import AvoidCode, Avoided
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.picked import picked_member
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from engine import Refused


class NotWithThem(commands.Cog):
    """The context menu of members."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("menu-avoid"), callback=_avoid_member)
        app_commands.guild_only(self._menu)

    async def cog_load(self) -> None:
        """Add the context menu, which a cog cannot declare."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the context menu."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)


async def _avoid_member(interaction: Interaction, member: discord.Member | discord.User) -> None:
    """Put a member on the list."""
    async with answer(interaction, "not with them") as reply:
        await _add(reply, None if member.bot else Avoided(member.id, member.display_name))


async def check_nobody_avoided(reply: Reply, number: int) -> None:
    """Refuse a seat at a table where somebody on the member's list sits; tables of contests are drawn.

    Raises:
        Refused: UNKNOWN, SITS.
    """
    table = (await reply.look(number)).table
    others = {each.user: each.name for each in table.seats if each is not None and each.user is not None}
    if not others or not table.running or table.contest is not None or reply.user in others:
        return
    if avoided := await reply.services.avoided.avoids(table.guild, reply.user, others.keys()):
        names = join_names([escape(others[user]) for user in sorted(avoided)], reply.language)
        raise Refused(AvoidCode.SITS, number=str(number), names=names)


@on_press(Verb.AVOID)
async def show(reply: Reply, _: Press, __: Values) -> None:
    """Show the member's list."""
    await reply.panel(avoided_panel(await reply.services.avoided.of(reply.guild, reply.user), reply.reader))


@on_press(Verb.AVOID_ADD, edits=True)
async def add(reply: Reply, _: Press, values: Values) -> None:
    """Put the member who was picked on the list."""
    picked = picked_member(reply.interaction, values)
    await _add(reply, None if picked is None else Avoided(picked.user, picked.name))


@on_press(Verb.AVOID_OFF, edits=True)
async def remove(reply: Reply, press: Press, values: Values) -> None:
    """Take the member who was chosen off the list."""
    other = chosen_number(values)
    if other is not None:
        await reply.services.avoided.remove(reply.guild, reply.user, other)
    await show(reply, press, values)


async def _add(reply: Reply, other: Avoided | None) -> None:
    """Put somebody on the list, and show it; `None` is a bot, or nobody of this server.

    Raises:
        Refused: SELF, MANY.
    """
    if other is None:
        await reply.tell("avoid-bot")
        return
    await reply.services.avoided.add(reply.guild, reply.user, other)
    await reply.panel(avoided_panel(await reply.services.avoided.of(reply.guild, reply.user), reply.reader))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(NotWithThem(bot))
