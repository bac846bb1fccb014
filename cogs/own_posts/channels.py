"""Of which channels a post may tell."""

from collections.abc import Collection

import discord

from cogs.interactions.permissions import is_for_everyone


def public_channels(server: discord.Guild | None, channel: int) -> Collection[int]:
    """The channel of the post, and the channels and threads that everyone may view."""
    every = () if server is None else (*server.channels, *server.threads)
    return {channel, *(each.id for each in every if is_for_everyone(each))}
