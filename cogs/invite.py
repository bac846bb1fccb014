"""Invitations: one call of a member to a table, from its lobby or from a member's menu."""

import logging

import discord

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import escape
from bot.panels.table.lobby import call_panel, invite_panel, no_table_panel
from bot.tables.errors import Code
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import check_running, check_unlocked
from bot.tables.model import Member, Status, Table
from bot.texts import say
from cogs.client import Bower
from cogs.discord_errors import find, find_channel
from cogs.interactions.checks import check_may_write, check_not_often, picked_member
from cogs.interactions.commands import add_menu
from cogs.interactions.context import Interaction
from cogs.interactions.permissions import has_unknown_members, may_read
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from cogs.live.posting import nonce
from engine import Refused

_log = logging.getLogger(__name__)


async def _invite_member(interaction: Interaction, member: discord.Member | discord.User) -> None:
    """Call a member to the table at which the asker sits: in this channel, or else anywhere in the server."""
    async with answer(interaction, "ask to my table") as reply:
        sits = [each.table for each in await reply.services.tables.of_member(reply.user, reply.guild)]
        mine = sorted(filter(has_room, sits), key=lambda table: table.channel != interaction.channel_id)
        if not mine:
            await reply.panel(no_table_panel(reply.reader))
            return
        table = mine[0]
        reply.enter(table.channel)
        asked = None if member.bot else Member(member.id, member.display_name)
        await _invite(reply, table, asked)


def has_room(table: Table) -> bool:
    """Whether somebody who is called could sit down."""
    if table.contest is not None or table.private or not table.running:
        return False
    at_play = table.status is Status.PLAYING
    computers = any(each is not None and each.is_computer for each in table.seats)
    return computers and not is_at_stake(table) if at_play else bool(table.open_seats)


@on_press(Verb.INVITE)
async def ask_whom(reply: Reply, press: Press, _: Values) -> None:
    """Ask whom to call, those who sit there."""
    table = (await reply.look(press.subject)).table
    check_may_invite(reply, table)
    await reply.panel(invite_panel(table, reply.reader))


@on_press(Verb.INVITE_PICK, edits=True)
async def pick(reply: Reply, press: Press, values: Values) -> None:
    """Call the member who was picked."""
    table = (await reply.look(press.subject)).table
    await _invite(reply, table, picked_member(reply.interaction, values))


def check_may_invite(reply: Reply, table: Table) -> None:
    """Refuse who does not sit there, and where nobody can sit down any more.

    Raises:
        Refused: OVER, CLOSED, LOCKED, NOT_SEATED, FULL, MAY_NOT_WRITE.
    """
    check_running(table)
    check_unlocked(table)
    if table.seat_of(reply.user) is None:
        raise Refused(Code.NOT_SEATED)
    if not has_room(table):
        raise Refused(Code.FULL)
    check_may_write(reply, table.channel)


async def _invite(reply: Reply, table: Table, asked: Member | None) -> None:
    """Call a member to a table, once; or say what stands in the way.

    Raises:
        Refused: As `check_may_invite`; POSTED_OFTEN.
    """
    check_may_invite(reply, table)
    if asked is None:
        await reply.note("invite-nobody")
        return
    name = escape(asked.name)
    if table.seat_of(asked.user) is not None:
        await reply.note("invite-there", name=name)
    elif not await _may_see(reply, table.channel, asked.user):
        await reply.note("invite-blind", name=name)
    elif not reply.ui.invitations.is_first(once := table.id << 64 | asked.user):
        await reply.note("invite-once", name=name)
    else:
        try:
            check_not_often(reply)
            panel, key = call_panel(table, reply.member, asked.user), nonce("invite", table.created_at, once)
            await reply.post_in(table.channel, panel, key, calls=(asked.user,))
        except BaseException:
            reply.ui.invitations.forget(once)
            raise
        await reply.note("invite-sent", name=name, join=say(table.language, "button-join"))


async def _may_see(reply: Reply, channel: int, user: int) -> bool:
    """Whether a member sees the table's channel; of a private thread nobody can say."""
    found = await find_channel(reply.interaction.guild, channel)
    member = found and await find(None, found.guild.fetch_member, user)
    if found is None or member is None:
        return False
    return has_unknown_members(found) or may_read(found.permissions_for(member), found)


async def setup(bot: Bower) -> None:
    """Load the context menu."""
    add_menu(bot, "menu-invite", _invite_member)
