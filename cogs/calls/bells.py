"""The bell of a channel, and what changes it; all bells of a member."""

import asyncio
from dataclasses import replace
from typing import Final

from bot.calls.bell import MOST_OFFERED, Bell
from bot.calls.bells import BellCode
from bot.panels.calls.bell import FIELDS, SERVERS, bell_panel, bells_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.wall_clock import find_zone
from cogs.interactions.reply import Reply
from cogs.interactions.rights import rights_in
from cogs.interactions.router import Values, chosen_number, on_press
from engine import Refused

_OFFERED: Final = {"begins": range(24), "ends": range(1, 25), "most": MOST_OFFERED}
"""The values of the menus with numbers."""


async def show_bells(reply: Reply) -> None:
    """All bells of the member, in a further message if there are any."""
    bells = await reply.services.bells.of_member(reply.user)
    if bells:
        seen = [bell.channel for bell in bells if bell.guild == reply.guild and _sees(reply, bell.channel)]
        found = {channel: reply.interaction.client.get_channel(channel) for channel in seen}
        names = {number: str(getattr(channel, "name", "")) for number, channel in found.items() if channel is not None}
        await reply.further(bells_panel(bells, reply.reader, reply.services.clock.now(), names))


@on_press(Verb.BELL)
async def open_bell(reply: Reply, press: Press, _: Values) -> None:
    """Show a bell, or how it would be."""
    await _show(reply, press.subject or _here(reply))


@on_press(Verb.BELL_PICK, edits=True)
async def pick(reply: Reply, _: Press, values: Values) -> None:
    """Show the bell that was chosen from all of them."""
    await _show(reply, chosen_number(values) or 0)


@on_press(Verb.BELL_SET, edits=True)
async def switch(reply: Reply, press: Press, _: Values) -> None:
    """Turn a bell on, where the member shows by the press that they see the channel, or off."""
    bells = reply.services.bells
    if press.index != 1:
        bell = await _find(reply, press.subject)
        if bell is not None:
            await bells.remove(bell.guild, bell.channel, bell.user)
    else:
        if press.subject != _here(reply) or not _sees(reply, press.subject):
            raise Refused(BellCode.ELSEWHERE)
        await bells.add(Bell(guild=reply.guild, channel=press.subject, user=reply.user))
    await _show(reply, press.subject)


@on_press(Verb.BELL_CHANGE, edits=True)
async def change(reply: Reply, press: Press, values: Values) -> None:
    """Change when or how often a bell rings.

    Raises:
        Refused: NONE where there is no such bell.
    """
    bell = await _find(reply, press.subject)
    if bell is None:
        raise Refused(BellCode.NONE)
    name, value = next(iter(FIELDS[press.index : press.index + 1]), ""), next(iter(values), "")
    if name == "zone" and value:
        zone = None if value == SERVERS else await asyncio.to_thread(find_zone, value)
        await reply.services.bells.change(replace(bell, zone=zone))
    elif (number := chosen_number(values)) in _OFFERED.get(name, ()):
        await reply.services.bells.change(replace(bell, **{name: number}))
    await _show(reply, press.subject)


async def _show(reply: Reply, channel: int) -> None:
    """Show a bell: of the channel pressed in, or one that is on elsewhere.

    Raises:
        Refused: NONE for another channel without a bell.
    """
    bell = await _find(reply, channel)
    if bell is None and channel != _here(reply):
        raise Refused(BellCode.NONE)
    shown = bell or Bell(guild=reply.guild, channel=channel, user=reply.user)
    zone = (await reply.services.servers.get(shown.guild)).zone
    await reply.panel(bell_panel(shown, reply.reader, is_on=bell is not None, zone=zone))


async def _find(reply: Reply, channel: int) -> Bell | None:
    """The member's bell in a channel, in whatever server: the channel may be gone, or the bot have left."""
    bells = await reply.services.bells.of_member(reply.user)
    return next((bell for bell in bells if bell.channel == channel), None)


def _sees(reply: Reply, channel: int) -> bool:
    return rights_in(reply.interaction, channel).sees


def _here(reply: Reply) -> int:
    return reply.interaction.channel_id or 0
