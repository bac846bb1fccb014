"""`/admin check`: what the bot may and may not do here and in the contest channel."""

from typing import Final

import discord

from bot.panels.account import LOCKED_THREADS, NOT_IN_THREAD, Checked, check_panel
from bot.panels.core.custom_ids import Press, Verb
from cogs.interactions.checks import may_manage, server_settings
from cogs.interactions.permissions import lacking
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press

_TABLES: Final = ("view_channel", "attach_files")
_CONTESTS: Final[tuple[str, ...]] = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)


async def show_check(reply: Reply) -> None:
    """Look at this channel and at the contest channel, and show what is missing there."""
    interaction = reply.interaction
    here = Checked(
        channel=interaction.channel_id or 0,
        contests=False,
        missing=_missing_here(interaction.app_permissions, interaction.channel),
    )
    contests = (await server_settings(reply)).contest_channel
    channels = [here] if contests is None else [here, _contest_channel(interaction.guild, contests)]
    await reply.panel(check_panel(channels, reply.language))


def _missing_here(allowed: discord.Permissions, channel: object) -> tuple[str, ...]:
    """What the bot lacks to show tables in the channel of a command; Discord says what it may do there.

    These permissions say nothing of membership, without which nobody sees a private thread.
    """
    wanted: list[str] = [*_TABLES]
    wanted.insert(1, "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages")
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        wanted.insert(1, "connect")
    missing = lacking(allowed, wanted)
    if isinstance(channel, discord.Thread) and lacking(allowed, ("manage_threads",)):
        missing += (NOT_IN_THREAD,) if channel.is_private() and channel.me is None else ()
        missing += ("manage_threads",) if channel.locked else ()
    return missing


def _contest_channel(guild: discord.Guild | None, number: int) -> Checked:
    """What the bot lacks for contests in their channel and its threads, and for events in the server."""
    channel = None if guild is None else guild.get_channel(number)
    me: discord.Member | None = None if guild is None else guild.me
    if channel is None or me is None:
        return Checked(channel=number, contests=True, missing=None)
    allowed = channel.permissions_for(me)
    missing = lacking(allowed, _CONTESTS) + lacking(me.guild_permissions, ("create_events",))
    threads = channel.threads if isinstance(channel, discord.TextChannel) else ()
    if any(thread.locked and thread.owner_id == me.id for thread in threads) and lacking(allowed, ("manage_threads",)):
        missing += (LOCKED_THREADS,)
    return Checked(channel=number, contests=True, missing=missing)


@on_press(Verb.SERVER_CHECK, edits=True)
async def press_check(reply: Reply, press: Press, _: Values) -> None:
    """Look again."""
    del press
    if await may_manage(reply):
        await show_check(reply)
