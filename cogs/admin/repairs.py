"""Corrections of a server's records, and its seasons: begun and ended by its managers."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.wording import escape, member_names
from bot.panels.stats.history import confirm_repair_panel, score_corrected_panel, voided_panel
from bot.panels.stats.leaderboard import confirm_end_panel, season_text
from bot.stats.repairs import RepairCode
from bot.stats.seasons import SeasonCode
from bot.stats.write.journal import JournalKind
from bot.tables.commands.rulings import CorrectScores
from bot.tables.model import Member, Table
from bot.texts import say
from cogs.discord_errors import log_failure
from cogs.interactions.autocomplete import find_table
from cogs.interactions.checks import may_manage, show_result_again
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.leaderboard import show_final
from cogs.live.posting import nonce
from engine import IllegalAction, Refusal, Refused

_log = logging.getLogger(__name__)
_BETWEEN: Final = re.compile("[ ,;:/\N{EN DASH}\N{MINUS SIGN}-]{0,80}")
_SCORE: Final = re.compile("(?<![0-9])[-\N{MINUS SIGN}]?[0-9]{1,4}(?![0-9])")
_User: TypeAlias = discord.User | discord.Member


async def ask_to_void(reply: Reply, game: int, reason: str) -> None:
    """Void a finished game after confirmation."""

    async def void(sure: Reply) -> None:
        await sure.services.repairs.void(sure.guild, sure.manager, game, reason)
        await sure.services.director.refresh_standings()
        await sure.note("repair-done-void", number=str(game))
        stored = await show_result_again(sure, game)
        await _tell_channel(sure, stored.table, voided_panel(stored, sure.member, reason))

    await reply.services.repairs.check_void(reply.guild, game, reply.manager)
    await _ask(reply, void, JournalKind.VOID, number=str(game))


async def correct_score(reply: Reply, typed: str, table: int | None, reason: str) -> None:
    """Correct the score between two hands."""
    number = (await find_table(reply, table)).table.id
    correct = CorrectScores(reply.member, read_scores(typed), reply.interaction.id, reason)
    after = await reply.services.tables.do(number, correct)
    await reply.tell("repair-done-score", number=str(number))
    await _tell_channel(reply, after.table, score_corrected_panel(after, reply.member, reason))


async def ask_to_merge(reply: Reply, old: _User, new: _User, reason: str) -> None:
    """Merge an old account's games into a new account after confirmation."""

    async def merge(sure: Reply) -> None:
        await sure.services.repairs.merge(sure.guild, sure.manager, _member(old), _member(new), reason)
        await sure.note("repair-done-merge", **names)

    _check_person(old, new)
    named = member_names([(each.id, each.display_name) for each in (old, new)], reply.language)
    names = {"old": named[old.id], "new": named[new.id]}
    await reply.services.repairs.check_merge(reply.guild, old.id, new.id, reply.manager)
    await _ask(reply, merge, JournalKind.MERGE, **names)


async def remove_member(reply: Reply, member: _User, reason: str) -> None:
    """Take a member off the leaderboards of the server."""
    _check_person(member)
    await reply.services.repairs.remove(reply.guild, reply.manager, _member(member), reason)
    await reply.tell("repair-done-remove", name=escape(member.display_name))


async def restore_member(reply: Reply, member: _User, reason: str) -> None:
    """Put a member back on the leaderboards."""
    await reply.services.repairs.restore(reply.guild, reply.manager, _member(member), reason)
    await reply.tell("repair-done-restore", name=escape(member.display_name))


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


async def _ask(reply: Reply, work: Callable[[Reply], Awaitable[None]], kind: JournalKind, **values: str) -> None:
    number = reply.ui.questions.add((reply.guild, reply.user), work)
    await reply.panel(confirm_repair_panel(number, kind, reply.reader, **values))


async def _tell_channel(reply: Reply, table: Table, panel: Panel) -> None:
    """Post who corrected the score or voided the game, for those who play or played there."""
    shown, _files = await reply.ui.layout(panel)
    channel = reply.interaction.client.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.send(view=shown, nonce=nonce("correction", reply.interaction.id), silent=True)
    except Exception as error:
        log_failure(_log, "a channel could not be told of a repair", error)


def _member(user: _User) -> Member:
    return Member(user.id, user.display_name)


def _check_person(*users: _User) -> None:
    if any(user.bot for user in users):
        raise Refused(RepairCode.NOT_A_MEMBER)


@on_press(Verb.REPAIR_SURE, edits=True)
async def sure(reply: Reply, press: Press, _: Values) -> None:
    """Do the confirmed repair; only for the member who was asked, who must still manage the server."""
    work = reply.ui.questions.take((reply.guild, reply.user), press.seen)
    if work is None:
        await reply.note("repair-again")
    elif await may_manage(reply):
        await work(reply)


async def start_season(reply: Reply, name: str) -> None:
    """Begin a season."""
    season = await reply.services.seasons.start(reply.guild, reply.manager, name)
    await reply.tell("season-begun", season=season_text(season, reply.language, markdown=True))


async def ask_to_end_season(reply: Reply) -> None:
    """End the current season after confirmation.

    Raises:
        Refused: NONE_RUNNING.
    """
    season = await reply.services.seasons.current(reply.guild)
    if season is None:
        raise Refused(SeasonCode.NONE_RUNNING)
    await reply.panel(confirm_end_panel(season, reply.reader))


@on_press(Verb.SEASON_END, edits=True)
async def end_sure(reply: Reply, press: Press, _: Values) -> None:
    """End the confirmed season and show its final board; the member must still manage the server."""
    if await may_manage(reply):
        season = await reply.services.seasons.end(reply.guild, reply.manager, press.seen)
        named = season_text(season, reply.language, markdown=True)
        await show_final(reply, season, say(reply.language, "season-over", season=named))
