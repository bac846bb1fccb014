"""Table talk: a player reports it, the host or a moderator rules on it, both in public."""

import discord

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import hand_is_on, read_ruling, report_panel, ruled_panel
from bot.tables.commands.rulings import ReportTalk, RuleOnTalk
from bot.tables.errors import Code
from bot.tables.game import state_at_play
from bot.tables.reports import report_of
from cogs.client import Bower
from cogs.interactions.autocomplete import find_table
from cogs.interactions.checks import check_may_write, check_not_often, table_of_message
from cogs.interactions.commands import add_menu
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from cogs.live.posting import nonce
from engine import IllegalAction, Refusal, Refused


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
    stored = await reply.look(meant)
    table, view = stored.table, stored.public.view
    state_at_play(stored)
    seat = table.seat_of(reply.user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    if view is None or not hand_is_on(view):
        raise IllegalAction(Refusal.NOT_NOW)
    check_may_write(reply, table.channel)
    check_not_often(reply)
    once = (table.id << 32) + view.number * len(table.seats) + seat
    known = report_of(stored.reports, view.number, seat) is not None
    if known or not reply.ui.talk_reports.is_first(once):
        raise Refused(Code.REPORTED_ALREADY)
    panel, key = report_panel(stored.public, seat, said), nonce("talk", table.created_at, once)
    try:
        sent = await reply.post_in(table.channel, panel, key)
    except Exception:
        reply.ui.talk_reports.forget(once)  # it was not posted
        raise
    await reply.services.tables.do(table.id, ReportTalk(reply.member, view.number, sent.id))
    await reply.tell("talk-sent")


@on_press(Verb.RULING)
async def ruling(reply: Reply, press: Press, _: Values) -> None:
    """Rule on a report; its message then shows the ruling."""
    message = reply.interaction.message
    try:
        chosen, seat = read_ruling(press.index)
    except ValueError:
        raise Refused(Code.STALE) from None
    before = await reply.look(press.subject)
    if message is None or seat >= len(before.table.seats):
        raise Refused(Code.STALE)
    command = RuleOnTalk(reply.member, chosen, press.seen, seat, message.id)
    after = await reply.services.tables.do(press.subject, command)
    await reply.public(ruled_panel(after.table, press.seen, chosen, seat))


async def setup(bot: Bower) -> None:
    """Load the context menu."""
    add_menu(bot, "menu-report", _report_message)
