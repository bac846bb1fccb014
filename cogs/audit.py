"""`/audit`: corrections to a server's records and organisers' decisions, as far as the member may see them."""

import contextlib
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.contests.model import StoredContest
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.stats.history import audit_panel
from bot.stats.read.audit import OrganizerDecision
from cogs.client import Bower
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction, viewer_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from engine import Refused


class Audit(commands.Cog):
    """`/audit`."""

    @app_commands.command(name="audit", description=text("cmd-audit"))
    @app_commands.guild_only()
    async def audit(self, interaction: Interaction) -> None:
        """Corrections and organisers' decisions, newest first."""
        async with answer(interaction, "audit") as reply:
            await _audit(reply, 0)


async def _audit(reply: Reply, page: int) -> None:
    found = await reply.services.repairs.audit(reply.guild, page, viewer=viewer_of(reply.interaction))
    numbers = {entry.contest for entry in found.entries if isinstance(entry, OrganizerDecision)}
    contests: dict[int, StoredContest] = {}
    for number in numbers:
        with contextlib.suppress(Refused):  # it cannot be read, and the log says so
            contests[number] = await reply.services.contests.load(number)
    shown = tuple(each for each in found.entries if not isinstance(each, OrganizerDecision) or each.contest in contests)
    await reply.panel(audit_panel(replace(found, entries=shown), reply.reader, contests))


@on_press(Verb.AUDIT, edits=True)
async def turn_audit(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the corrections."""
    await _audit(reply, press.index)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Audit())
