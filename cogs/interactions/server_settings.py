"""A server's settings, for an answer to one of its members."""

from bot.servers.settings import ServerSettings
from bot.texts import language_of
from cogs.interactions.reply import Reply


async def server_settings(reply: Reply) -> ServerSettings:
    """The server's settings; a server without any has Discord's language."""
    servers = reply.services.servers
    if await servers.is_known(reply.guild):
        return await servers.get(reply.guild)
    locale = reply.interaction.guild_locale
    return ServerSettings(language=language_of(locale.value if locale else None))
