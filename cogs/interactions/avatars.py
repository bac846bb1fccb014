"""The avatar of a member who has used Bower, for pictures of tables."""

import discord

from bot.members.preferences import Preferences
from bot.pictures.avatar import SIDE
from bot.services import Services


def note_avatar(services: Services, user: discord.User | discord.Member, preferences: Preferences) -> None:
    """Let pictures show a member's avatar, if there is one, and the member does not mind."""
    own = user.guild_avatar if isinstance(user, discord.Member) else None
    asset = own or user.avatar
    if asset is None or not preferences.avatar:
        services.avatars.forget(user.id)
        return
    small = asset.with_size(SIDE).with_static_format("png")
    services.avatars.note(user.id, asset.key, small.read)
