"""What `doctor` asks Discord without a connection to its gateway: the invitation link, and what each server lacks."""

import base64
from collections.abc import AsyncIterator
from typing import Final

import discord
from discord.http import Route

from bot.settings import Settings
from cogs.client import refusal
from cogs.interactions.permissions import invitation, lacking

_NAMES: Final = {"view_channel": "View Channels"}
"""Permissions that Discord's own settings call otherwise than discord.py."""


class DiscordRefused(Exception):
    """Discord refuses the token; the text says why."""


def invitation_of(token: str) -> str:
    """The invitation link of the application that the first part of a token names; empty where it names none."""
    try:
        return invitation(int(base64.b64decode(token.partition(".")[0] + "==")))
    except ValueError:
        return ""


async def look_at_servers(settings: Settings) -> tuple[str, list[tuple[str, tuple[str, ...]]]]:
    """The invitation link, and for each server its name and the permissions that the bot's roles lack there.

    Raises:
        DiscordRefused: When Discord refuses the token.
        aiohttp.ClientError, OSError: When Discord cannot be reached.
    """
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base.rstrip("/")
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token.get_secret_value())
            servers = [server async for server in _servers(client)]
        except discord.DiscordException as error:
            known = refusal(error)
            raise DiscordRefused(repr(error) if known is None else known[1]) from error
        return invitation(client.application_id or 0), servers


async def _servers(client: discord.Client) -> AsyncIterator[tuple[str, tuple[str, ...]]]:
    """The servers with what they lack. Discord lists the bot's permissions by its roles, without those of channels."""
    after = 0
    while page := await client.http.get_guilds(200, after=after, with_counts=False):
        for guild in page:
            allowed = discord.Permissions(int(guild.get("permissions") or 0))
            yield f"{guild['name']} ({guild['id']})", tuple(map(name_of, lacking(allowed)))
        after = int(page[-1]["id"])


def name_of(permission: str) -> str:
    """A permission as Discord's settings name it in English."""
    return _NAMES.get(permission, permission.replace("_", " ").title().replace(" In ", " in "))
