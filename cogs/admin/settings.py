"""The settings of a server: the panel that shows them, and what changes them."""

import asyncio
from dataclasses import dataclass, replace
from typing import Final, final

import discord

from bot.panels.account.server import PICKED, Setting, server_panel, setup_form, setup_offer
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Lists
from bot.servers.settings import ServerSettings
from bot.texts import LANGUAGES
from bot.wall_clock import find_zone
from cogs.interactions.autocomplete import find_rules
from cogs.interactions.picked import picked_id
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings
from engine.players.levels import Level

_CHANNEL: Final = Press(Verb.SERVER_PICK, index=list(Setting).index(Setting.CHANNEL))
"""The menu of the contest channel, and without a value the button beside it that takes the channel away."""


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
    euchre_role: discord.Role | None = None
    """Calls for players mention it; @everyone takes it away."""

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
        if self.euchre_role is not None:
            settings = replace(settings, euchre_role=_id_of(self.euchre_role))
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
    if change == SettingsChange():
        await _show(reply, settings)
    else:
        await _save(reply, before, settings)


async def _show(reply: Reply, settings: ServerSettings, setting: Setting | None = None) -> None:
    saved, now = await reply.services.rulesets.of_server(reply.guild), reply.services.clock.now()
    await reply.panel(server_panel(settings, reply.reader, saved, now=now, setting=setting))


async def _save(reply: Reply, before: ServerSettings, settings: ServerSettings) -> None:
    """Store what has changed, and show the settings."""
    await reply.services.servers.set(reply.guild, settings, before=before)
    await _show(reply, await server_settings(reply))


async def open_setup(reply: Reply) -> None:
    """Open the form that sets up the server."""
    await reply.form(setup_form(await server_settings(reply), reply.language))


async def offer_setup(reply: Reply) -> None:
    """Offer the form, unless the server is set up."""
    if not await reply.services.servers.is_known(reply.guild):
        await reply.further(setup_offer(reply.language))


async def _preset(reply: Reply, value: str) -> str:
    """The preset of a menu's choice, or the name of the saved rules with that number."""
    number = chosen_number((value,))
    if number is not None:
        return (await reply.services.rulesets.get(reply.guild, number)).name
    return (await find_rules(reply, value))[0]


@on_press(Verb.SERVER_SETTING, edits=True)
async def choose_setting(reply: Reply, press: Press, values: Values) -> None:
    """Show the menu of the setting that is to be changed."""
    del press
    if await may_manage(reply):
        chosen = next((setting for setting in Setting if setting in values), None)
        await _show(reply, await server_settings(reply), chosen)


@on_press(Verb.SERVER_LANGUAGE, Verb.SERVER_PRESET, Verb.SERVER_LEVEL, Verb.SERVER_ZONE, Verb.SERVER_PICK, edits=True)
async def choose(reply: Reply, press: Press, values: Values) -> None:
    """Change a setting by a menu; checks that the member manages the server, whatever panel the press came from."""
    if not await may_manage(reply):
        return
    settings = before = await server_settings(reply)
    value = values[0] if values else ""
    if press.verb is Verb.SERVER_LANGUAGE and value in LANGUAGES:
        settings = replace(settings, language=value)
    if press.verb is Verb.SERVER_LEVEL and value in tuple(Level):
        settings = replace(settings, level=Level(value))
    if press.verb is Verb.SERVER_PRESET:
        settings = replace(settings, preset=await _preset(reply, value))
    if press.verb is Verb.SERVER_ZONE:
        settings = replace(settings, zone=await asyncio.to_thread(find_zone, value))
    if press.verb is Verb.SERVER_PICK and not values and press == _CHANNEL:
        settings = replace(settings, contest_channel=None)
    elif press.verb is Verb.SERVER_PICK:
        settings = _with_pick(reply, settings, list(Setting)[press.index : press.index + 1], value)
    await _save(reply, before, settings)


@on_press(Verb.SERVER_SETUP)
async def press_setup(reply: Reply, press: Press, _: Values) -> None:
    """Open the form; for members who manage the server."""
    del press
    if await may_manage(reply):
        await open_setup(reply)


@on_press(Verb.SERVER_SET_UP, edits=True)
async def set_up(reply: Reply, press: Press, values: Values) -> None:
    """Store what a form says; an answer that was left out changes nothing."""
    del press
    if not await may_manage(reply):
        return
    language, preset, zone, role, channel = (*values, *[""] * 5)[:5]
    settings = before = await server_settings(reply)
    if language in LANGUAGES:
        settings = replace(settings, language=language)
    if preset:
        settings = replace(settings, preset=await _preset(reply, preset))
    if zone:
        settings = replace(settings, zone=await asyncio.to_thread(find_zone, zone))
    settings = _with_pick(reply, settings, [Setting.ORGANISER], role)
    settings = _with_pick(reply, settings, [Setting.CHANNEL], channel)
    await _save(reply, before, settings)


def _with_pick(reply: Reply, settings: ServerSettings, which: list[Setting], value: str) -> ServerSettings:
    """The settings with a role or a channel that was picked; the role @everyone takes the role away."""
    if not which or which[0] not in PICKED:
        return settings
    kind, field = PICKED[which[0]]
    found = picked_id(reply.interaction, "roles" if kind is Lists.ROLE else "channels", (value,))
    return settings if found is None else replace(settings, **{field: None if found == reply.guild else found})
