"""Commands of `/table` by which a host changes a table: computer players, timer, members kept apart."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape
from bot.tables.commands.seats import AddComputer, FillWithComputers, RemoveComputer
from bot.tables.commands.settings import KeepApart, SetClock, SetLevel
from bot.tables.errors import Code
from bot.tables.model import Member, Status
from bot.texts import say
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import CLOCK_CHOICES, LEVEL_CHOICES, find_table, suggest_tables
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from engine import Refused
from engine.players.levels import Level


class TableSettings(commands.Cog):
    """Commands of `/table` that change how a table plays; the group itself is `cogs.tables.Tables`."""

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
            meant = (await find_table(reply, table)).table.id
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
            changed = "reply-clock-restarted" if after.status is Status.PLAYING else "reply-clock"
            key = "reply-clock-same" if after.clock_ms == meant.clock_ms else changed
            await reply.tell(key, number=str(after.id), clock=format_duration(after.clock_ms, reply.language))

    @app_commands.command(name="separate", description=text("cmd-table-separate"))
    @app_commands.describe(
        member_one=text("opt-member-one"), member_two=text("opt-member-two"), table=text("opt-table")
    )
    @app_commands.autocomplete(table=suggest_tables)
    async def separate(
        self,
        interaction: Interaction,
        member_one: discord.User,
        member_two: discord.User,
        table: int | None = None,
    ) -> None:
        """Keep two members from being partners, or let them be partners again."""
        async with answer(interaction, "table separate") as reply:
            meant = await find_table(reply, table)
            if not (isinstance(member_one, discord.Member) and isinstance(member_two, discord.Member)):
                raise Refused(Code.NOT_IN_SERVER)
            one, two = (Member(each.id, each.display_name) for each in (member_one, member_two))
            snapshot = await reply.services.tables.do(meant.table.id, KeepApart(reply.member, one, two))
            kept = len(snapshot.table.apart) > len(meant.table.apart)
            names = {"one": escape(one.name), "two": escape(two.name)}
            await reply.tell("reply-apart" if kept else "reply-apart-ended", number=str(meant.table.id), **names)
