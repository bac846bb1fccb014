"""`/table`: commands for a table, from opening to rematch."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import format_duration
from bot.panels.core.reader import Voice
from bot.panels.core.wording import message_link
from bot.panels.table.lobby import list_panel, partners_at
from bot.tables.commands.life import Start
from bot.tables.commands.seats import AddComputer, FillWithComputers, Kick, Leave, RemoveComputer, Sit
from bot.tables.commands.settings import SetClock, SetLevel
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_DEFAULT_MS
from bot.texts import say
from cogs.account import check_nobody_avoided
from cogs.client import Bower
from cogs.discord_errors import ChannelState
from cogs.hand import open_hand, show_hand
from cogs.interactions.autocomplete import (
    CLOCK_CHOICES,
    LEVEL_CHOICES,
    SEARCHED,
    find_table,
    suggest_rules,
    suggest_seats,
    suggest_tables,
)
from cogs.interactions.checks import check_may_write, check_not_often
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction, may_see
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from cogs.lobby_buttons import ask_to_close, ask_to_leave
from cogs.opening import NOT_SHOWN, SHOW_SECONDS, Wishes, find_private, play_again, wait_for_people
from engine import Refused
from engine.players.levels import Level
from engine.seats import MOST


async def _find_also_private(reply: Reply, number: int | None) -> StoredTable:
    """As `find_table`; without a number, in a channel without tables, the member's private one."""
    try:
        return await find_table(reply, number)
    except Refused as refusal:
        mine = await find_private(reply) if refusal.code is Code.NONE_HERE else None
        if mine is None:
            raise
        return await reply.look(mine.table.id)


class TableSettings(commands.Cog):
    """Commands of `/table` that change how a table plays; the group itself is `cogs.tables.TableCommands`."""

    @app_commands.command(name="computer", description=text("cmd-table-computer"))
    @app_commands.describe(action=text("opt-action"), level=text("opt-level-computer"), table=text("opt-table"))
    @app_commands.choices(
        action=[app_commands.Choice(name=text(f"computer-{key}"), value=key) for key in ("add", "fill", "remove")],
        level=LEVEL_CHOICES,
    )
    @app_commands.autocomplete(table=suggest_tables)
    async def computer(
        self,
        interaction: Interaction,
        action: app_commands.Choice[str] | None = None,
        level: app_commands.Choice[str] | None = None,
        table: int | None = None,
    ) -> None:
        """Add computer players, fill the table, remove one; a level alone is set for all of them."""
        async with answer(interaction, "table computer") as reply:
            meant = (await _find_also_private(reply, table)).table.id
            tables, played = reply.services.tables, Level(level.value) if level else None
            match action.value if action else "add" if played is None else "level":
                case "fill":
                    await tables.do(meant, FillWithComputers(reply.member, played))
                case "remove":
                    await tables.do(meant, RemoveComputer(reply.member))
                case "level" if played is not None:
                    await tables.do(meant, SetLevel(reply.member, played))
                    said = say(reply.reader.language, f"level-{played}")
                    await reply.tell("reply-level", number=str(meant), level=said)
                    return
                case _:
                    await tables.do(meant, AddComputer(reply.member, level=played))
            await reply.tell("reply-changed", number=str(meant))

    @app_commands.command(name="timer", description=text("cmd-table-timer"))
    @app_commands.describe(time=text("opt-timer"), table=text("opt-table"))
    @app_commands.choices(time=CLOCK_CHOICES)
    @app_commands.autocomplete(table=suggest_tables)
    async def timer(self, interaction: Interaction, time: app_commands.Choice[int], table: int | None = None) -> None:
        """Set how long a turn may last; the current turn gets the full new time."""
        async with answer(interaction, "table timer") as reply:
            meant = (await find_table(reply, table)).table
            after = (await reply.services.tables.do(meant.id, SetClock(reply.member, time.value))).table
            key = "reply-clock-same" if after.clock_ms == meant.clock_ms else "reply-clock"
            await reply.tell(key, number=str(after.id), clock=format_duration(after.clock_ms, reply.language))


_SHOWN: Final = {ChannelState.SHOWN: "reply-shown", **NOT_SHOWN}


@app_commands.guild_only()
class TableCommands(TableSettings, commands.GroupCog, name="table", description=text("cmd-table")):
    """The commands of `/table`."""

    @app_commands.command(name="open", description=text("cmd-table-open"))
    @app_commands.describe(
        rules=text("opt-rules"), timer=text("opt-timer"), computers=text("opt-computers"), level=text("more-level")
    )
    @app_commands.choices(timer=CLOCK_CHOICES)
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.autocomplete(rules=suggest_rules)
    async def open(
        self,
        interaction: Interaction,
        rules: str | None = None,
        timer: app_commands.Choice[int] | None = None,
        computers: app_commands.Range[int, 0, MOST - 1] = 0,
        level: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table in this channel; the opener has the first seat."""
        async with answer(interaction, "table open") as reply:
            clock_ms = timer.value if timer else CLOCK_DEFAULT_MS
            wishes = Wishes(rules, Level(level.value) if level else None, clock_ms)
            await wait_for_people(reply, wishes, computers)

    @app_commands.command(name="join", description=text("cmd-table-join"))
    @app_commands.describe(table=text("opt-table"), seat=text("opt-seat"))
    @app_commands.autocomplete(table=suggest_tables, seat=suggest_seats)
    async def join(
        self, interaction: Interaction, table: int | None = None, seat: app_commands.Range[int, 1, MOST] | None = None
    ) -> None:
        """Sit down; `seat` counts from 1."""
        async with answer(interaction, "table join") as reply:
            meant, chosen = await find_table(reply, table), None if seat is None else seat - 1
            await check_nobody_avoided(reply, meant.table.id)
            stored = await reply.services.tables.do(meant.table.id, Sit(reply.member, chosen))
            await reply.say(_seated_text(stored, reply.user, reply.language))

    @app_commands.command(name="leave", description=text("cmd-table-leave"))
    @app_commands.describe(table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a table; in a running game a computer takes the seat."""
        async with answer(interaction, "table leave") as reply:
            meant = await _find_also_private(reply, table)
            if not await ask_to_leave(reply, meant):
                await reply.services.tables.do(meant.table.id, Leave(reply.member))
                await reply.tell("reply-left", number=str(meant.table.id))

    @app_commands.command(name="start", description=text("cmd-table-start"))
    @app_commands.describe(table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Begin the game."""
        async with answer(interaction, "table start") as reply:
            meant = await find_table(reply, table)
            stored = await reply.services.tables.do(meant.table.id, Start(reply.member))
            if stored.table.seat_of(reply.user) is None:
                await reply.tell("reply-begun", number=str(meant.table.id))
            else:
                await show_hand(reply, stored)

    @app_commands.command(name="close", description=text("cmd-table-close"))
    @app_commands.describe(table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Close an unfinished table after confirmation."""
        async with answer(interaction, "table close") as reply:
            await ask_to_close(reply, await _find_also_private(reply, table))

    @app_commands.command(name="show", description=text("cmd-table-show"))
    @app_commands.describe(table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def show(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table again at the end of its channel."""
        async with answer(interaction, "table show") as reply:
            meant = await _find_also_private(reply, table)
            if meant.table.private:
                await show_hand(reply, meant)
                return
            check_may_write(reply, meant.table.channel)
            name = Voice(meant.table, reply.language).table_name
            if meant.table.message is not None and not reply.ui.shown_again.take(meant.table.id):
                link = message_link(meant.table.guild, meant.table.channel, meant.table.message)
                await reply.tell("reply-shown-already", table=name, link=link)
                return
            check_not_often(reply)
            standing = await reply.ui.presenter.painter.show(meant, SHOW_SECONDS)
            channel = f"<#{meant.table.channel}>"
            await reply.tell(_SHOWN[standing], table=name, channel=channel)

    @app_commands.command(name="list", description=text("cmd-table-list"))
    async def list(self, interaction: Interaction) -> None:
        """The running tables of the server that the member may see."""
        async with answer(interaction, "table list") as reply:
            await _list(reply, 0)

    @app_commands.command(name="kick", description=text("cmd-table-kick"))
    @app_commands.describe(member=text("opt-kicked-member"), table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def kick(self, interaction: Interaction, member: discord.User, table: int | None = None) -> None:
        """Take a member from the table."""
        async with answer(interaction, "table kick") as reply:
            meant = await find_table(reply, table)
            seat = meant.table.seat_of(member.id)
            if seat is None:
                raise Refused(Code.MEMBER_NOT_SEATED)
            await reply.services.tables.do(meant.table.id, Kick(reply.member, seat))
            await reply.tell("reply-kicked", number=str(meant.table.id))

    @app_commands.command(name="rematch", description=text("cmd-table-rematch"))
    @app_commands.describe(partners=text("opt-partners"), table=text("opt-table"))
    @app_commands.choices(
        partners=[app_commands.Choice(name=text(f"partners-{key}"), value=key) for key in ("same", "new")]
    )
    async def rematch(
        self, interaction: Interaction, partners: app_commands.Choice[str] | None = None, table: int | None = None
    ) -> None:
        """Play again after a finished game, or take part in its rematch."""
        async with answer(interaction, "table rematch") as reply:
            old = await _find_finished(reply, table)
            new = await play_again(reply, old, new_partners=partners is not None and partners.value == "new")
            reply.ui.presenter.panels.continue_at(new)
            await open_hand(reply, new)


async def _list(reply: Reply, page: int) -> None:
    found = await reply.services.tables.in_guild(reply.guild, most=SEARCHED)
    running = [each for each in found if each.running and await may_see(reply.interaction, each)]
    await reply.panel(list_panel(running, reply.reader, reply.user, page))


@on_press(Verb.TABLE_LIST, edits=True)
async def turn_list(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the running tables."""
    await _list(reply, press.index)


async def _find_finished(reply: Reply, number: int | None) -> StoredTable:
    """The finished game with this number; by default the channel's last one in which the member sat."""
    if number is not None:
        return await find_table(reply, number)
    for stored in await reply.tables_here():
        if not stored.table.running and stored.table.seat_of(reply.user) is not None:
            reply.enter(stored.table.channel)
            return stored
    raise Refused(Code.NONE_HERE)


def _seated_text(stored: StoredTable, user: int, language: str) -> str:
    """Where a member sits now.

    Raises:
        Refused: NOT_SEATED.
    """
    table, voice = stored.table, Voice(stored.table, language)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    number, partners = str(table.id), partners_at(table, seat)
    if not partners:
        return say(language, "reply-seated", number=number)
    return say(language, "reply-seated-with", number=number, partners=voice.names(partners))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(TableCommands())
