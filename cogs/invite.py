"""Invitations: one call of a member to a table, from its lobby or from a member's menu."""

import logging
from functools import partial

import discord
from discord import ui

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import escape
from bot.panels.table.lobby import call_panel, invite_panel, no_table_panel
from bot.tables.errors import Code
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import check_running, check_unlocked
from bot.tables.model import Member, Status, Table
from bot.texts import say
from cogs.client import Bower
from cogs.discord_errors import one_line, refusal
from cogs.interactions.checks import check_may_write, check_not_often, picked_member
from cogs.interactions.commands import add_menu
from cogs.interactions.context import Interaction
from cogs.interactions.permissions import may_read, notifying
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
    if table.contest is not None or not table.running:
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
        Refused: As `check_may_invite`; SHARED_OFTEN.
    """
    check_may_invite(reply, table)
    if asked is None:
        await reply.note("invite-nobody", fill=say(table.language, "button-fill"))
        return
    name = escape(asked.name)
    if table.seat_of(asked.user) is not None:
        await reply.note("invite-there", name=name)
    elif not _may_see(reply, table.channel, asked.user):
        await reply.note("invite-blind", name=name)
    elif not reply.ui.invitations.is_first(once := table.id << 64 | asked.user):
        await reply.note("invite-once", name=name)
    else:
        try:
            check_not_often(reply)
            sent = await _call(reply, table, asked.user)
        except BaseException:
            reply.ui.invitations.forget(once)
            raise
        if not sent:
            reply.ui.invitations.forget(once)
            await reply.note("reply-missing-permissions")
        else:
            await reply.note("invite-sent", name=name, join=say(table.language, "button-join"))


def _may_see(reply: Reply, channel: int, user: int) -> bool:
    """Whether a member sees the table's channel, as far as Discord has told of them."""
    guild = reply.interaction.guild
    found = None if guild is None else guild.get_channel_or_thread(channel)
    member = None if guild is None else guild.get_member(user)
    return found is None or member is None or may_read(found.permissions_for(member), found)


async def _call(reply: Reply, table: Table, user: int) -> bool:
    """Post the call; false where Discord does not let us. Who wants no pings is not pinged."""
    pinged = await reply.services.members.who_want_pings((user,))
    called = notifying(pinged)
    channel = reply.interaction.client.get_partial_messageable(table.channel, guild_id=table.guild)
    name = nonce("invite", table.id, table.created_at, user)

    async def send(view: ui.LayoutView, files: list[discord.File]) -> None:
        post = partial(channel.send, view=view, files=files, allowed_mentions=called, silent=not pinged)
        await post(nonce=name)

    try:
        await reply.ui.outbox.send(call_panel(table, reply.member.name, user), table.channel, send)
    except discord.HTTPException as error:
        if refusal(error) is None:
            raise
        _log.info("channel %d takes no invitation: %s", table.channel, one_line(error))
        return False
    return True


async def setup(bot: Bower) -> None:
    """Load the context menu."""
    add_menu(bot, "menu-invite", _invite_member)
