"""Table talk: a player reports it, the host or a moderator rules on it, both in public."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.talk_report import Ruling, hand_is_on, read_ruling, report_panel, ruled_panel
from bot.tables.commands.rulings import RuleOnTalk
from bot.tables.errors import Code
from bot.tables.lobby.seats import check_manager, check_playing
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import find_table
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.interactions.table_messages import table_of_message
from cogs.live.posting import nonce
from engine import Award, IllegalAction, Refusal, Refused, Replay


class Talk(commands.Cog):
    """The context menu of messages."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("button-report"), callback=_report_message)
        app_commands.guild_only(self._menu)

    async def cog_load(self) -> None:
        """Add the context menu, which a cog cannot declare."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the context menu."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)


async def _report_message(interaction: Interaction, message: discord.Message) -> None:
    """Report table talk at a message's table; any other message is evidence for the member's table here."""
    async with answer(interaction, "report of a message") as reply:
        number = await table_of_message(reply, message)
        if number is None:
            await _report((await find_table(reply, None)).table.id, reply, said=message.jump_url)
        else:
            await _report((await find_table(reply, number)).table.id, reply)


@on_press(Verb.REPORT)
async def report(reply: Reply, press: Press, _: Values) -> None:
    """Report table talk in the current hand."""
    await _report(press.subject, reply)


async def _report(meant: int, reply: Reply, said: str = "") -> None:
    """Post a report, once a hand; `said` is the link to the reported message."""
    snapshot = await reply.services.tables.look(meant)
    table, view = snapshot.table, snapshot.public.view
    check_playing(table)
    seat = table.seat_of(reply.user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    if view is None or not hand_is_on(view):
        raise IllegalAction(Refusal.NOT_NOW)
    once = (table.id << 32) + view.number * len(table.seats) + seat
    if not reply.ui.talk_reports.is_first(once):
        await reply.tell("talk-reported-already")
        return
    shown, _files = await reply.ui.layout(report_panel(snapshot.public, seat, said))
    channel = reply.interaction.client.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.send(view=shown, nonce=nonce("talk", table.created_at, once), silent=True)
    except Exception as fault:
        reply.ui.talk_reports.forget(once)  # it was not posted
        if not isinstance(fault, discord.Forbidden | discord.NotFound):
            raise
        await reply.tell("reply-missing-permissions")
    else:
        await reply.tell("talk-sent")


@on_press(Verb.RULING)
async def ruling(reply: Reply, press: Press, _: Values) -> None:
    """Rule on a report; its message then shows the ruling without buttons."""
    message = reply.interaction.message
    table = (await reply.services.tables.look(press.subject)).table
    check_manager(table, reply.member)
    try:
        chosen, seat = read_ruling(press.index)
    except ValueError:
        raise Refused(Code.STALE) from None
    if message is None or seat >= len(table.seats):
        raise Refused(Code.STALE)
    if chosen is not Ruling.NOTHING:
        action = Replay() if chosen is Ruling.REPLAY else Award(table.rules.side_of(seat))
        await reply.services.tables.do(press.subject, RuleOnTalk(reply.member, action, press.seen, key=message.id))
    await reply.public(ruled_panel(table, press.seen, chosen, seat))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Talk(bot))
