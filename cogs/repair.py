"""`/repair`: what who manages a server mends in its records; `/audit`: what was mended, for everyone to read."""

import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Bower
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.refusals import sentence
from bot.panels.stats.audit import audit_panel, change_words, confirm_repair_panel, score_told_panel
from bot.panels.table.menus import note_panel
from bot.stats.repairs import LONGEST, RepairCode, RepairError
from bot.stats.write.journal import Kind
from bot.tables.errors import TableError
from bot.tables.model import Snapshot, Who
from bot.tables.pending_corrections import Wish, wish_of
from bot.texts import say
from bot.user_text import tidy
from cogs.interactions.answer import Answer, answer
from cogs.interactions.autocomplete import suggest_games, suggest_tables, table_meant
from cogs.interactions.context import bower_of, live_of
from cogs.interactions.language import text
from cogs.interactions.router import Values, pressed
from cogs.live.posting import nonce
from cogs.rules import may_manage
from engine import IllegalAction, Refusal

_log = logging.getLogger(__name__)
_NAME: Final = "repair"
_OPEN: Final = 200
"""Questions that may wait for their answer; an older one is forgotten, and can be asked again."""
_NUMBERS: Final = 10**10
"""Questions are numbered at random: after a restart an old button must not answer another question."""
_BETWEEN: Final = re.compile("[ ,;:/\N{EN DASH}\N{MINUS SIGN}-]{0,80}")
_SCORE: Final = re.compile("(?<![0-9])[-\N{MINUS SIGN}]?[0-9]{1,4}(?![0-9])")


class _Reason(app_commands.Transformer):
    """A reason on one line."""

    @property
    def max_value(self) -> int:
        """How many characters it may have."""
        return LONGEST

    async def transform(self, interaction: discord.Interaction, value: str, /) -> str:
        """What was typed, fit to be kept; nothing where there was nothing to see."""
        del interaction
        return tidy(value)


Reason: TypeAlias = app_commands.Transform[str, _Reason]
Work: TypeAlias = Callable[[Answer], Awaitable[None]]


@final
@dataclass(frozen=True, slots=True)
class _Question:
    guild: int
    user: int
    work: Work


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Repair(commands.GroupCog, name=_NAME, description=text("cmd-repair")):
    """The commands of `/repair`. What cannot be undone is asked about first."""

    def __init__(self) -> None:
        self._questions: OrderedDict[int, _Question] = OrderedDict()

    @app_commands.command(name="void", description=text("cmd-repair-void"))
    @app_commands.describe(game=text("opt-game"), reason=text("opt-reason"))
    @app_commands.autocomplete(game=suggest_games)
    async def void(self, interaction: discord.Interaction, game: int, reason: Reason = "") -> None:
        """Let a game that is over count for nothing, after a question."""

        async def do(reply: Answer) -> None:
            await reply.services.repairs.void(reply.guild, reply.who, game, reason)
            await reply.note("repair-done-void", number=str(game))

        async def work(reply: Answer) -> None:
            if await may_manage(reply):
                await reply.services.repairs.check_void(reply.guild, game)
                await self._ask(reply, do, Kind.VOID, number=str(game))

        await answer(interaction, work, what="repair void")

    @app_commands.command(name="score", description=text("cmd-repair-score"))
    @app_commands.describe(scores=text("opt-scores"), table=text("opt-table"), reason=text("opt-reason"))
    @app_commands.autocomplete(table=suggest_tables)
    async def score(
        self, interaction: discord.Interaction, scores: str, table: int | None = None, reason: Reason = ""
    ) -> None:
        """Correct the score of a running game between two hands, or once this one is over; all are told by whom."""

        async def work(reply: Answer) -> None:
            if not await may_manage(reply):
                return
            now, numbers = await table_meant(reply, table), read_scores(scores)
            wish = wish_of(now, reply.who, numbers, reason=reason, key=interaction.id)
            if wish is None:
                now = await reply.services.tables.correct(now.table.id, reply.who, numbers, interaction.id, reason)
                await reply.tell("repair-done-score", number=str(now.table.id))
                await _tell_channel(reply, now, reason)
            else:
                change = change_words(now, wish.change, reply.language)
                await self._ask(
                    reply, lambda sure: _wait(sure, wish), Kind.SCORE, number=str(now.table.id), change=change
                )

        await answer(interaction, work, what="repair score")

    @app_commands.command(name="merge", description=text("cmd-repair-merge"))
    @app_commands.describe(old=text("opt-old-account"), new=text("opt-new-account"), reason=text("opt-reason"))
    async def merge(
        self, interaction: discord.Interaction, old: discord.User, new: discord.User, reason: Reason = ""
    ) -> None:
        """Let what an old account has played count for a new one, after a question."""

        async def do(reply: Answer) -> None:
            await reply.services.repairs.merge(reply.guild, reply.who, _who(old), _who(new), reason)
            await reply.note("repair-done-merge", **names)

        async def work(reply: Answer) -> None:
            if await may_manage(reply):
                _check_person(old, new)
                await reply.services.repairs.check_merge(reply.guild, old.id, new.id)
                await self._ask(reply, do, Kind.MERGE, **names)

        names = {"old": escape(old.display_name), "new": escape(new.display_name)}
        await answer(interaction, work, what="repair merge")

    @app_commands.command(name="remove", description=text("cmd-repair-remove"))
    @app_commands.describe(member=text("opt-member"), reason=text("opt-reason"))
    async def remove(self, interaction: discord.Interaction, member: discord.User, reason: Reason = "") -> None:
        """Take a member off the leaderboards of the server."""

        async def work(reply: Answer) -> None:
            if await may_manage(reply):
                _check_person(member)
                await reply.services.repairs.remove(reply.guild, reply.who, _who(member), reason)
                await reply.tell("repair-done-remove", name=escape(member.display_name))

        await answer(interaction, work, what="repair remove")

    @app_commands.command(name="restore", description=text("cmd-repair-restore"))
    @app_commands.describe(member=text("opt-member"), reason=text("opt-reason"))
    async def restore(self, interaction: discord.Interaction, member: discord.User, reason: Reason = "") -> None:
        """Put a member back on the leaderboards."""

        async def work(reply: Answer) -> None:
            if await may_manage(reply):
                await reply.services.repairs.restore(reply.guild, reply.who, _who(member), reason)
                await reply.tell("repair-done-restore", name=escape(member.display_name))

        await answer(interaction, work, what="repair restore")

    async def _ask(self, reply: Answer, work: Work, kind: Kind, **values: str) -> None:
        number = secrets.randbelow(_NUMBERS)
        self._questions[number] = _Question(reply.guild, reply.user, work)
        while len(self._questions) > _OPEN:
            self._questions.popitem(last=False)
        await reply.panel(confirm_repair_panel(number, kind, reply.reader, **values))

    def take(self, reply: Answer, number: int) -> Work | None:
        """What a question was about, for whoever was asked it; once."""
        question = self._questions.get(number)
        if question is None or (question.guild, question.user) != (reply.guild, reply.user):
            return None
        return self._questions.pop(number).work


class Audit(commands.Cog):
    """`/audit`."""

    @app_commands.command(name="audit", description=text("cmd-audit"))
    @app_commands.guild_only()
    async def audit(self, interaction: discord.Interaction) -> None:
        """What was mended in the server's records, newest first."""

        async def work(reply: Answer) -> None:
            await _audit(reply, 0)

        await answer(interaction, work, what="audit")


def read_scores(typed: str) -> tuple[int, ...]:
    """The scores in what was typed, such as `5 3` or `5-3`; a minus counts where no number stands before it.

    >>> read_scores("5-3"), read_scores("-2, 7")
    ((5, 3), (-2, 7))

    Raises:
        IllegalAction: BAD_SCORES where it is something else.
    """
    found, rest = _SCORE.findall(typed), _SCORE.sub("", typed)
    if not found or not _BETWEEN.fullmatch(rest):
        raise IllegalAction(Refusal.BAD_SCORES)
    return tuple(int(each.replace("\N{MINUS SIGN}", "-")) for each in found)


async def _audit(reply: Answer, page: int) -> None:
    await reply.panel(audit_panel(await reply.services.repairs.audit(reply.guild, page), reply.reader))


async def _wait(reply: Answer, wish: Wish) -> None:
    """The score is corrected when the hand is over; the panel tells what becomes of it, as long as it can be edited."""
    number = str(wish.table)

    async def tell(became: Snapshot | TableError | IllegalAction) -> None:
        if isinstance(became, Snapshot):
            text = say(reply.language, "repair-done-score", number=number)
            await _tell_channel(reply, became, wish.reason)
        else:
            text = sentence(became, reply.language)
        try:
            await reply.update(note_panel(text))
        except discord.HTTPException:
            _log.info("the panel of a correction at table %s is too old to be edited", number)

    await reply.note("repair-waits", number=number)
    await reply.services.corrections.wait(wish, tell)


async def _tell_channel(reply: Answer, snapshot: Snapshot, reason: str) -> None:
    """The table's message tells the new score; by whom, only this does."""
    table = snapshot.table
    shown, _files = await live_of(reply.interaction).layout(score_told_panel(snapshot, reply.who.name, reason))
    channel = bower_of(reply.interaction).get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.send(view=shown, nonce=nonce("correction", reply.interaction.id))
    except (discord.Forbidden, discord.NotFound):
        _log.info("the channel of table %d could not be told of its correction", table.id)


def _who(user: discord.User | discord.Member) -> Who:
    return Who(user.id, user.display_name)


def _check_person(*users: discord.User | discord.Member) -> None:
    if any(user.bot for user in users):
        raise RepairError(RepairCode.NOT_A_MEMBER)


@pressed(Verb.REPAIR_SURE, edits=True)
async def sure(reply: Answer, press: Press, _: Values) -> None:
    """Mend what was asked about; only who was asked can, and still must manage the server."""
    cog = bower_of(reply.interaction).get_cog(_NAME)
    work = cog.take(reply, press.seen) if isinstance(cog, Repair) else None
    if work is None:
        await reply.note("repair-again")
    elif await may_manage(reply):
        await work(reply)


@pressed(Verb.AUDIT, edits=True)
async def turn_audit(reply: Answer, press: Press, _: Values) -> None:
    """Another page of what was mended."""
    await _audit(reply, press.index)


async def setup(bot: Bower) -> None:
    """Load the cogs."""
    await bot.add_cog(Repair())
    await bot.add_cog(Audit())
