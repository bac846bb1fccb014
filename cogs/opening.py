"""Opening a table in the channel of a command or press; and `/euchre`: cards at once, at a table of computers."""

from dataclasses import dataclass
from typing import Final, final

import discord
from discord import app_commands
from discord.ext import commands

from bot.members.preferences import fitting_level
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.tables.commands.life import Close, JoinRematch, Open, Rematch, Start
from bot.tables.commands.seats import AddComputer, FillWithComputers
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_DEFAULT_MS, Status, Table
from cogs.client import Bower
from cogs.discord_errors import ChannelState
from cogs.hand import show_hand
from cogs.interactions.autocomplete import default_rules, find_rules
from cogs.interactions.checks import check_may_write, server_settings
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction
from cogs.interactions.permissions import may_send
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from engine import Refused
from engine.players.levels import Level

SHOW_SECONDS: Final = 8.0
"""Seconds to wait until a table is shown."""


@final
@dataclass(frozen=True, slots=True)
class Wishes:
    """What a member wants of a new table; `None` is what the server plays."""

    rules: str | None = None
    level: Level | None = None
    clock_ms: int = CLOCK_DEFAULT_MS


async def open_table(reply: Reply, wishes: Wishes) -> StoredTable | None:
    """Open a table in this channel, with the member in the first seat.

    Returns `None` where Bower may not write; the member sees that.

    Raises:
        Refused: UNKNOWN_PRESET, MAY_NOT_OPEN, MAY_NOT_WRITE, OPENED_OFTEN, and as `Open`.
    """
    channel = reply.interaction.channel_id or 0
    reply.enter(channel)
    settings = await server_settings(reply)
    preset, played = await (find_rules(reply, wishes.rules) if wishes.rules else default_rules(reply, settings))
    _check_may_open(reply, settings)
    if not may_paint(reply.interaction):
        await reply.tell("reply-missing-permissions")
        return None
    check_may_write(reply, channel)
    if not reply.ui.opened.take(reply.user):
        raise Refused(Code.OPENED_OFTEN)
    return await reply.services.tables.open(
        Open(
            reply.member,
            reply.guild,
            channel,
            preset=preset,
            rules=played,
            clock_ms=wishes.clock_ms,
            language=settings.language,
            level=wishes.level or settings.level,
        )
    )


async def wait_for_people(reply: Reply, wishes: Wishes, computers: int = 0) -> None:
    """Open a table with so many computers, and say where the member sits."""
    stored = await open_table(reply, wishes)
    if stored is None:
        return
    for _ in range(min(computers, len(stored.table.free_seats))):
        stored = await reply.services.tables.do(stored.table.id, AddComputer(reply.member))
    standing = await wait_until_shown(reply, stored)
    if standing is not None:
        number = str(stored.table.id)
        if standing is ChannelState.SHOWN:
            await reply.tell("reply-opened", number=number)
        else:
            await reply.tell("reply-shown-later", number=number)


async def wait_until_shown(reply: Reply, stored: StoredTable) -> ChannelState | None:
    """How a new table stands in its channel. One that cannot be shown is closed, and the member told: `None`."""
    standing = await reply.ui.presenter.painter.wait_until_shown(stored, SHOW_SECONDS)
    if standing in (ChannelState.CLOSED, ChannelState.GONE):
        await _close_unshown(reply, stored.table)
        return None
    return standing


async def play_again(reply: Reply, old: StoredTable, *, new_partners: bool) -> StoredTable:
    """The rematch of a finished game: a new one, or the one that another member has begun, with this member's consent.

    Raises:
        Refused: MAY_NOT_OPEN, MAY_NOT_WRITE, and as `Tables.rematch`.
    """
    tables = reply.services.tables
    found = await _begun_rematch(reply, old)
    if found is None:
        _check_may_open(reply, await server_settings(reply))
        check_may_write(reply, old.table.channel)
        try:
            new = await tables.rematch(old.table.id, Rematch(reply.member, new_partners=new_partners))
        except Refused as refusal:
            found = await _begun_rematch(reply, old) if refusal.code is Code.REMATCHED else None
            if found is None:
                raise
        else:
            reply.ui.presenter.painter.note_rematch(old)
            return new
    return await tables.do(found.table.id, JoinRematch(reply.member))


async def _begun_rematch(reply: Reply, old: StoredTable) -> StoredTable | None:
    mine = await reply.services.tables.of_member(reply.user, reply.guild)
    return next((each for each in mine if each.table.previous == old.table.id), None)


def may_paint(interaction: Interaction) -> bool:
    """Whether Bower has the permissions to write in the interaction's channel."""
    return may_send(interaction.app_permissions, interaction.channel)


def _check_may_open(reply: Reply, settings: ServerSettings) -> None:
    """Refuse a member without the role that the server asks of those who open tables.

    Raises:
        Refused: MAY_NOT_OPEN.
    """
    if settings.opener_role is None or reply.member.moderator:
        return
    user = reply.interaction.user
    if not isinstance(user, discord.Member) or user.get_role(settings.opener_role) is None:
        raise Refused(Code.MAY_NOT_OPEN)


def _in_private_thread(interaction: Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread) and interaction.channel.is_private()


async def _close_unshown(reply: Reply, table: Table) -> None:
    """Close a table that cannot be shown in its channel, and say what would help."""
    await reply.services.tables.do(table.id, Close(reply.member))
    me = reply.interaction.client.user
    key = "reply-open-private" if _in_private_thread(reply.interaction) else "reply-open-closed"
    await reply.tell(key, bot="" if me is None else me.mention)


class Euchre(commands.Cog):
    """`/euchre`."""

    @app_commands.command(name="euchre", description=text("cmd-euchre"))
    @app_commands.guild_only()
    async def euchre(self, interaction: Interaction) -> None:
        """Cards at once."""
        async with answer(interaction, "euchre") as reply:
            await play_now(reply)


async def play_now(reply: Reply) -> None:
    """Show the hand of the member's game in this channel; else open a table, fill it with computers and start.

    The computers play at the level at which the member wins about half of the games, as the hand says.
    """
    under_way = await _find_own_game(reply)
    if under_way is not None:
        await show_hand(reply, under_way)
        return
    guided = (await reply.services.members.get(reply.user)).guided
    level = await fitting_level(reply.services.database, reply.guild, reply.user, guided=guided)
    stored = await open_table(reply, Wishes(level=level))
    if stored is None:
        return
    tables, number = reply.services.tables, stored.table.id
    await tables.do(number, FillWithComputers(reply.member))
    stored = await tables.do(number, Start(reply.member))
    if await wait_until_shown(reply, stored) is not None:
        await show_hand(reply, await reply.look(number))


async def _find_own_game(reply: Reply) -> StoredTable | None:
    """The game being played in this channel in which the member sits."""
    for stored in await reply.services.tables.in_channel(reply.interaction.channel_id or 0):
        if stored.table.status is Status.PLAYING and stored.table.seat_of(reply.user) is not None:
            return stored
    return None


@on_press(Verb.PLAY_NOW)
async def press_play_now(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/euchre`."""
    await play_now(reply)


@on_press(Verb.OPEN_TABLE)
async def press_open_table(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/table open` without options."""
    await wait_for_people(reply, Wishes())


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Euchre())
