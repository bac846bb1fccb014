"""`/preferences` for every member, `/server` for the server's managers."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.members.preferences import OnlyCard, Preferences, Sort
from bot.panels.account.preferences import AUTO, SWITCHES, preferences_panel
from bot.panels.account.server import server_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.servers.settings import ServerSettings
from bot.texts import LANGUAGES
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import LEVEL_CHOICES, find_rules, suggest_rules
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.tables import server_settings
from engine.players.levels import Level

_LANGUAGE_CHOICES = [app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()]


class Settings(commands.Cog):
    """`/preferences` and `/server`."""

    @app_commands.command(name="preferences", description=text("cmd-preferences"))
    @app_commands.guild_only()
    async def preferences(self, interaction: Interaction) -> None:
        """The member's preferences."""
        async with answer(interaction, "preferences") as reply:
            await reply.panel(preferences_panel(await reply.services.members.get(reply.user), reply.reader))

    @app_commands.command(name="server", description=text("cmd-server"))
    @app_commands.describe(
        preset=text("opt-preset"), language=text("opt-language"), role=text("opt-role"), level=text("opt-level-server")
    )
    @app_commands.choices(language=_LANGUAGE_CHOICES, level=LEVEL_CHOICES)
    @app_commands.autocomplete(preset=suggest_rules)
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(
        self,
        interaction: Interaction,
        preset: str | None = None,
        language: app_commands.Choice[str] | None = None,
        role: discord.Role | None = None,
        level: app_commands.Choice[str] | None = None,
    ) -> None:
        """The server's settings; options change them. The role @everyone lets everyone open tables."""
        async with answer(interaction, "server") as reply:
            settings = await server_settings(reply)
            if preset is not None:
                settings = replace(settings, preset=(await find_rules(reply, preset))[0])
            if language is not None:
                settings = replace(settings, language=language.value)
            if role is not None:
                settings = replace(settings, opener_role=None if role.is_default() else role.id)
            if level is not None:
                settings = replace(settings, level=Level(level.value))
            if any(each is not None for each in (preset, language, role, level)):
                await reply.services.servers.set(reply.guild, settings)
            await reply.panel(await _server_panel(reply, settings))


async def _server_panel(reply: Reply, settings: ServerSettings) -> Panel:
    return server_panel(settings, reply.reader, await reply.services.rulesets.of_server(reply.guild))


async def _preset(reply: Reply, value: str) -> str:
    """The preset of a menu's choice, or the name of the saved rules with that number."""
    number = chosen_number((value,))
    if number is not None:
        return (await reply.services.rulesets.get(reply.guild, number)).name
    return (await find_rules(reply, value))[0]


async def _prefer(reply: Reply, preferences: Preferences) -> None:
    await reply.services.members.set(reply.user, preferences)
    await reply.read_preferences()
    await reply.panel(preferences_panel(preferences, reply.reader))


@on_press(Verb.PREFER, edits=True)
async def prefer(reply: Reply, press: Press, _: Values) -> None:
    """Toggle a preference."""
    preferences = await reply.services.members.get(reply.user)
    if press.index < len(SWITCHES):
        name = SWITCHES[press.index]
        preferences = replace(preferences, **{name: not getattr(preferences, name)})
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_LANGUAGE, edits=True)
async def prefer_language(reply: Reply, _: Press, values: Values) -> None:
    """Choose a language, or Discord's."""
    preferences = await reply.services.members.get(reply.user)
    if values and (values[0] in LANGUAGES or values[0] == AUTO):
        preferences = replace(preferences, language=None if values[0] == AUTO else values[0])
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_SORT, edits=True)
async def prefer_sort(reply: Reply, _: Press, values: Values) -> None:
    """Choose the order of cards in hands."""
    preferences = await reply.services.members.get(reply.user)
    if values and values[0] in tuple(Sort):
        preferences = replace(preferences, sort=Sort(values[0]))
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_ONLY_CARD, edits=True)
async def prefer_only_card(reply: Reply, _: Press, values: Values) -> None:
    """Choose when an only card is played without a press."""
    preferences = await reply.services.members.get(reply.user)
    if values and values[0] in tuple(OnlyCard):
        preferences = replace(preferences, only_card=OnlyCard(values[0]))
    await _prefer(reply, preferences)


@on_press(Verb.SERVER_LANGUAGE, Verb.SERVER_PRESET, Verb.SERVER_LEVEL, edits=True)
async def change_server(reply: Reply, press: Press, values: Values) -> None:
    """Change the server's settings; checks that the member manages it, whatever panel the press came from."""
    if not reply.interaction.permissions.manage_guild:
        await reply.tell("reply-not-manager")
        return
    settings: ServerSettings = await server_settings(reply)
    value = values[0] if values else ""
    if press.verb is Verb.SERVER_LANGUAGE and value in LANGUAGES:
        settings = replace(settings, language=value)
    if press.verb is Verb.SERVER_LEVEL and value in tuple(Level):
        settings = replace(settings, level=Level(value))
    if press.verb is Verb.SERVER_PRESET:
        settings = replace(settings, preset=await _preset(reply, value))
    await reply.services.servers.set(reply.guild, settings)
    await reply.panel(await _server_panel(reply, settings))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Settings())
