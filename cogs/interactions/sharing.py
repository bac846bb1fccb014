"""Who may show something to a channel."""

import discord

from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from engine import Refused


def check_may_share(reply: Reply) -> None:
    """Only who might write in a channel or thread may have the bot write there.

    Raises:
        Refused: MAY_NOT_SHARE_REPLAY.
    """
    rights, channel = reply.interaction.permissions, reply.interaction.channel
    threaded = isinstance(channel, discord.Thread)
    if not (rights.send_messages_in_threads if threaded else rights.send_messages):
        raise Refused(Code.MAY_NOT_SHARE_REPLAY)
