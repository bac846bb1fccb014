"""The settings of a server: the panel that shows them, and what changes them."""

import asyncio
from dataclasses import dataclass, replace
from typing import final

import discord

from bot.contests.calendar import find_zone
from bot.panels.account.server import server_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.servers.settings import ServerSettings
from bot.texts import LANGUAGES
from cogs.interactions.autocomplete import find_rules
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsChange:
    """The settings to change; `None` leaves one as it is."""

    rules: str | None = None
    """The name of a preset, or of rules that the server has saved."""
    language: str | None = None
    table_opener: discord.Role | None = None
    """Only its members may open tables; @everyone lets everyone."""
    level: str | None = None
    organiser_role: discord.Role | None = None
    """Its members organise contests; @everyone leaves that to members with Manage Server."""
    contest_channel: discord.TextChannel | None = None
    zone: str | None = None
    """As typed."""

    async def applied(self, reply: Reply, settings: ServerSettings) -> ServerSettings:
        """The settings after this change.

        Raises:
            Refused: UNKNOWN_PRESET, UNKNOWN_ZONE.
        """
        if self.rules is not None:
            settings = replace(settings, preset=(await find_rules(reply, self.rules))[0])
        if self.language is not None:
            settings = replace(settings, language=self.language)
        if self.table_opener is not None:
            settings = replace(settings, opener_role=_id_of(self.table_opener))
        if self.organiser_role is not None:
            settings = replace(settings, organiser_role=_id_of(self.organiser_role))
        if self.contest_channel is not None:
            settings = replace(settings, contest_channel=self.contest_channel.id)
        if self.zone is not None:
            settings = replace(settings, zone=await asyncio.to_thread(find_zone, self.zone))
        if self.level is not None:
            settings = replace(settings, level=Level(self.level))
        return settings


def _id_of(role: discord.Role) -> int | None:
    return None if role.is_default() else role.id


async def change_settings(reply: Reply, change: SettingsChange) -> None:
    """Change the server's settings, and show them."""
    before = await server_settings(reply)
    settings = await change.applied(reply, before)
    if change != SettingsChange():
        await reply.services.servers.set(reply.guild, settings)
    await _show(reply, settings)


async def _show(reply: Reply, settings: ServerSettings) -> None:
    saved = await reply.services.rulesets.of_server(reply.guild)
    await reply.panel(server_panel(settings, reply.reader, saved, now=reply.services.clock.now()))


async def _preset(reply: Reply, value: str) -> str:
    """The preset of a menu's choice, or the name of the saved rules with that number."""
    number = chosen_number((value,))
    if number is not None:
        return (await reply.services.rulesets.get(reply.guild, number)).name
    return (await find_rules(reply, value))[0]


@on_press(Verb.SERVER_LANGUAGE, Verb.SERVER_PRESET, Verb.SERVER_LEVEL, edits=True)
async def choose(reply: Reply, press: Press, values: Values) -> None:
    """Change a setting by a menu; checks that the member manages the server, whatever panel the press came from."""
    if not await may_manage(reply):
        return
    settings = await server_settings(reply)
    value = values[0] if values else ""
    if press.verb is Verb.SERVER_LANGUAGE and value in LANGUAGES:
        settings = replace(settings, language=value)
    if press.verb is Verb.SERVER_LEVEL and value in tuple(Level):
        settings = replace(settings, level=Level(value))
    if press.verb is Verb.SERVER_PRESET:
        settings = replace(settings, preset=await _preset(reply, value))
    await reply.services.servers.set(reply.guild, settings)
    await _show(reply, settings)
