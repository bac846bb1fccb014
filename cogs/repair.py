"""`/repair`: a server's managers correct its records; `/audit`: the public list of these repairs."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.refusals import sentence
from bot.panels.stats.audit import audit_panel, change_words, confirm_repair_panel, score_corrected_panel
from bot.panels.table.menus import note_panel
from bot.stats.repairs import LONGEST, RepairCode
from bot.stats.write.journal import Kind
from bot.tables.commands.rulings import CorrectScores
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.pending_corrections import PendingCorrection, pending_correction
from bot.texts import say
from bot.user_text import tidy
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import find_table, suggest_games, suggest_tables
from cogs.interactions.context import Interaction, UiClient
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.live.posting import nonce
from cogs.rules import may_manage
from engine import IllegalAction, Refusal, Refused

_log = logging.getLogger(__name__)
_BETWEEN: Final = re.compile("[ ,;:/\N{EN DASH}\N{MINUS SIGN}-]{0,80}")
_SCORE: Final = re.compile("(?<![0-9])[-\N{MINUS SIGN}]?[0-9]{1,4}(?![0-9])")


class _Reason(app_commands.Transformer[UiClient]):
    """A reason on one line."""

    @property
    def max_value(self) -> int:
        """The most characters."""
        return LONGEST

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        """The typed text without invisible characters."""
        del interaction
        return tidy(value)


Reason: TypeAlias = app_commands.Transform[str, _Reason]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Repair(commands.GroupCog, name="repair", description=text("cmd-repair")):
    """The commands of `/repair`. Those that cannot be undone ask for confirmation."""

    @app_commands.command(name="void", description=text("cmd-repair-void"))
    @app_commands.describe(game=text("opt-game"), reason=text("opt-reason"))
    @app_commands.autocomplete(game=suggest_games)
    async def void(self, interaction: Interaction, game: int, reason: Reason = "") -> None:
        """Void a finished game after confirmation."""

        async def do(reply: Reply) -> None:
            await reply.services.repairs.void(reply.guild, reply.member, game, reason)
            await reply.note("repair-done-void", number=str(game))

        async with answer(interaction, "repair void") as reply:
            if await may_manage(reply):
                await reply.services.repairs.check_void(reply.guild, game)
                await _ask(reply, do, Kind.VOID, number=str(game))

    @app_commands.command(name="score", description=text("cmd-repair-score"))
    @app_commands.describe(scores=text("opt-scores"), table=text("opt-table"), reason=text("opt-reason"))
    @app_commands.autocomplete(table=suggest_tables)
    async def score(self, interaction: Interaction, scores: str, table: int | None = None, reason: Reason = "") -> None:
        """Correct the score of a running game between two hands, or at the end of the current one."""
        async with answer(interaction, "repair score") as reply:
            if not await may_manage(reply):
                return
            now, numbers = await find_table(reply, table), read_scores(scores)
            correction = pending_correction(now, reply.member, numbers, reason=reason, key=interaction.id)
            if correction is None:
                now = await reply.services.tables.do(
                    now.table.id, CorrectScores(reply.member, numbers, interaction.id, reason)
                )
                await reply.tell("repair-done-score", number=str(now.table.id))
                await _tell_channel(reply, now, reason)
            else:
                change = change_words(now, correction.change, reply.language)
                await _ask(
                    reply,
                    lambda sure: _correct_later(sure, correction),
                    Kind.SCORE,
                    number=str(now.table.id),
                    change=change,
                )

    @app_commands.command(name="merge", description=text("cmd-repair-merge"))
    @app_commands.describe(old=text("opt-old-account"), new=text("opt-new-account"), reason=text("opt-reason"))
    async def merge(self, interaction: Interaction, old: discord.User, new: discord.User, reason: Reason = "") -> None:
        """Merge an old account's games into a new account after confirmation."""

        async def do(reply: Reply) -> None:
            await reply.services.repairs.merge(reply.guild, reply.member, _member(old), _member(new), reason)
            await reply.note("repair-done-merge", **names)

        names = {"old": escape(old.display_name), "new": escape(new.display_name)}
        async with answer(interaction, "repair merge") as reply:
            if await may_manage(reply):
                _check_person(old, new)
                await reply.services.repairs.check_merge(reply.guild, old.id, new.id)
                await _ask(reply, do, Kind.MERGE, **names)

    @app_commands.command(name="remove", description=text("cmd-repair-remove"))
    @app_commands.describe(member=text("opt-member"), reason=text("opt-reason"))
    async def remove(self, interaction: Interaction, member: discord.User, reason: Reason = "") -> None:
        """Take a member off the leaderboards of the server."""
        async with answer(interaction, "repair remove") as reply:
            if await may_manage(reply):
                _check_person(member)
                await reply.services.repairs.remove(reply.guild, reply.member, _member(member), reason)
                await reply.tell("repair-done-remove", name=escape(member.display_name))

    @app_commands.command(name="restore", description=text("cmd-repair-restore"))
    @app_commands.describe(member=text("opt-member"), reason=text("opt-reason"))
    async def restore(self, interaction: Interaction, member: discord.User, reason: Reason = "") -> None:
        """Put a member back on the leaderboards."""
        async with answer(interaction, "repair restore") as reply:
            if await may_manage(reply):
                await reply.services.repairs.restore(reply.guild, reply.member, _member(member), reason)
                await reply.tell("repair-done-restore", name=escape(member.display_name))


class Audit(commands.Cog):
    """`/audit`."""

    @app_commands.command(name="audit", description=text("cmd-audit"))
    @app_commands.guild_only()
    async def audit(self, interaction: Interaction) -> None:
        """The repairs of the server's records, newest first."""
        async with answer(interaction, "audit") as reply:
            await _audit(reply, 0)


def read_scores(typed: str) -> tuple[int, ...]:
    """Parses scores such as `5 3` or `5-3`; a minus is a sign unless it follows a number.

    >>> read_scores("5-3"), read_scores("-2, 7")
    ((5, 3), (-2, 7))

    Raises:
        IllegalAction: BAD_SCORES where it is something else.
    """
    found, rest = _SCORE.findall(typed), _SCORE.sub("", typed)
    if not found or not _BETWEEN.fullmatch(rest):
        raise IllegalAction(Refusal.BAD_SCORES)
    return tuple(int(each.replace("\N{MINUS SIGN}", "-")) for each in found)


async def _ask(reply: Reply, work: Callable[[Reply], Awaitable[None]], kind: Kind, **values: str) -> None:
    """Ask the member for confirmation; `sure` answers a Yes."""
    number = reply.ui.questions.add(reply.guild, reply.user, work)
    await reply.panel(confirm_repair_panel(number, kind, reply.reader, **values))


async def _audit(reply: Reply, page: int) -> None:
    await reply.panel(audit_panel(await reply.services.repairs.audit(reply.guild, page), reply.reader))


async def _correct_later(reply: Reply, correction: PendingCorrection) -> None:
    """Correct the score when the hand is over; the panel shows the outcome, as long as it can be edited."""
    number = str(correction.table)

    async def show_result(result: StoredTable | Refused) -> None:
        if isinstance(result, StoredTable):
            text = say(reply.language, "repair-done-score", number=number)
            await _tell_channel(reply, result, correction.reason)
        else:
            text = sentence(result, reply.language)
        try:
            await reply.update(note_panel(text))
        except discord.HTTPException:
            _log.info("the panel of a correction at table %s is too old to be edited", number)

    await reply.note("repair-waits", number=number)
    await reply.services.corrections.wait(correction, show_result)


async def _tell_channel(reply: Reply, snapshot: StoredTable, reason: str) -> None:
    """Post who corrected the score; the table's message shows only the score."""
    table = snapshot.table
    shown, _files = await reply.ui.layout(score_corrected_panel(snapshot, reply.member.name, reason))
    channel = reply.interaction.client.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.send(view=shown, nonce=nonce("correction", reply.interaction.id), silent=True)
    except (discord.Forbidden, discord.NotFound):
        _log.info("the channel of table %d could not be told of its correction", table.id)


def _member(user: discord.User | discord.Member) -> Member:
    return Member(user.id, user.display_name)


def _check_person(*users: discord.User | discord.Member) -> None:
    if any(user.bot for user in users):
        raise Refused(RepairCode.NOT_A_MEMBER)


@on_press(Verb.REPAIR_SURE, edits=True)
async def sure(reply: Reply, press: Press, _: Values) -> None:
    """Do the confirmed repair; only for the member who was asked, who must still manage the server."""
    work = reply.ui.questions.take(reply.guild, reply.user, press.seen)
    if work is None:
        await reply.note("repair-again")
    elif await may_manage(reply):
        await work(reply)


@on_press(Verb.AUDIT, edits=True)
async def turn_audit(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the repairs."""
    await _audit(reply, press.index)


async def setup(bot: Bower) -> None:
    """Load the cogs."""
    await bot.add_cog(Repair())
    await bot.add_cog(Audit())
