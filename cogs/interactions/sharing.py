"""The permission to share a panel with a channel."""

import discord

from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from engine import Refused


def check_may_share(reply: Reply) -> None:
    """Refuse unless the member may write in the channel or thread.

    Raises:
        Refused: MAY_NOT_SHARE_REPLAY.
    """
    rights, channel = reply.interaction.permissions, reply.interaction.channel
    threaded = isinstance(channel, discord.Thread)
    if not (rights.send_messages_in_threads if threaded else rights.send_messages):
        raise Refused(Code.MAY_NOT_SHARE_REPLAY)
