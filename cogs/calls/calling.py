"""Calls for players to a table, and what one looks like."""

from dataclasses import replace

from bot.calls.calls import Asked, CallCode
from bot.panels.calls.call import example_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.model import Status
from bot.texts import say
from cogs.interactions.permissions import may_mention
from cogs.interactions.reply import Reply
from cogs.interactions.rights import may_call
from cogs.interactions.router import Values, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings
from cogs.interactions.sharing import check_not_often
from cogs.invite import check_may_invite
from engine import Refused


@on_press(Verb.CALL, edits=True)
async def call_to_table(reply: Reply, press: Press, _: Values) -> None:
    """Call players to the member's table.

    Raises:
        Refused: OVER, CLOSED, LOCKED, NOT_SEATED, FULL, MAY_NOT_WRITE, RATED, ONCE, LATELY, SHARED_OFTEN.
    """
    table = (await reply.services.tables.look(press.subject)).table
    check_may_invite(reply, table)
    at_play = table.status is Status.PLAYING
    if at_play and table.rated:
        raise Refused(CallCode.RATED)
    seated = frozenset(each.user for each in table.seats if each is not None and each.user is not None)
    asked = Asked(guild=reply.guild, channel=table.channel, table=table.id, at_play=at_play, beside=seated)
    await _call(reply, asked)


async def _call(reply: Reply, asked: Asked) -> None:
    """Store a call of the member's, and have it posted.

    What it says is the same whoever is called, and also if nobody is.
    """
    check_not_often(reply)
    settings = await server_settings(reply)
    row = await reply.services.calls.call(
        replace(
            asked,
            role=_callable_role(reply, asked.channel, settings.euchre_role),
            zone=settings.zone,
            without=asked.without | {reply.user},
            beside=asked.beside | {reply.user},
        )
    )
    reply.ui.presenter.row_posts.look_after(row)
    await reply.note("call-sent", join=say(settings.language, "button-join"))


def _callable_role(reply: Reply, channel: int, number: int | None) -> int | None:
    """The server's role, if both the member and the bot may mention it in a channel: else it would reach nobody."""
    interaction, guild = reply.interaction, reply.interaction.guild
    role = None if guild is None or number is None else guild.get_role(number)
    if guild is None or role is None or not may_call(interaction, channel, role.id):
        return None
    found = guild.get_channel_or_thread(channel)
    allowed = interaction.app_permissions if found is None else found.permissions_for(guild.me)
    return role.id if may_mention(allowed, role) else None


@on_press(Verb.CALL_EXAMPLE)
async def show_example(reply: Reply, _: Press, __: Values) -> None:
    """Show a member who manages the server what a call looks like."""
    if await may_manage(reply):
        await reply.panel(example_panel(await server_settings(reply), reply.member.name, reply.reader))
