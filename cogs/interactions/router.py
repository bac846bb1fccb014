"""Every command and press is answered in time and not too often; presses go to the functions that answer them."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias, final

import discord

from bot import metrics
from bot.logs import about
from bot.panels.core.custom_ids import ANYWHERE, OF_A_MEMBER, Press, Verb
from bot.panels.refusals import fault
from bot.tables.errors import Code
from bot.texts import language_of, say
from cogs.discord_errors import is_discords, is_unreadable, log_failure, way_out
from cogs.interactions.context import Interaction
from cogs.interactions.outbox import FollowUpsSpent
from cogs.interactions.reply import Reply
from engine import Refused

_log = logging.getLogger(__name__)
KEYSTROKE: Final = 0.25
"""What autocomplete costs; a press, a form and a command cost 1."""


async def is_within_limit(interaction: Interaction, what: str) -> bool:
    """Whether the member may go on; otherwise this answers with a refusal, at little cost: no preferences are read."""
    typing = interaction.type is discord.InteractionType.autocomplete
    if interaction.client.ui.presses.take(interaction.user.id, KEYSTROKE if typing else 1.0):
        return True
    _log.info("%s of a member over the limit", what)
    metrics.PRESSES.labels(what, "limited").inc()
    try:
        if typing:
            await interaction.response.autocomplete([])
        else:
            said = say(language_of(interaction.locale.value), Code.TOO_FAST)
            await interaction.response.send_message(said, ephemeral=True)
    except Exception as error:  # the member goes without an answer
        log_failure(_log, "a member over the limit has no answer", error)
    return False


_TOO_LATE: Final = (10062, 40060, 50027, 10015, 40094)
"""Discord's error codes for an unknown interaction, one already acknowledged, and a token that is expired or spent."""


@asynccontextmanager
async def answer(interaction: Interaction, what: str, *, edits: bool = False) -> AsyncGenerator[Reply]:
    """Give the block a `Reply` to an interaction. Whatever happens in the block, the member gets an answer.

    What is `Refused`, or fails at Discord, becomes a sentence; a fault is logged with its traceback under
    an incident id, and the member sees the id. Nothing is raised. `edits` as in `Reply`.
    """
    reply = Reply(interaction, edits=edits)
    promise = asyncio.create_task(_promise(reply), name="promise")
    outcome = "answered"
    reply.ui.wait_for(asyncio.current_task())
    with about(interaction=interaction.id, guild=reply.guild or None, user=interaction.user.id):
        try:
            await reply.read_preferences()
            yield reply
        except Refused as refusal:
            outcome = "refused"
            _log.info("%s refused: %s", what, refusal.code)
            await _deliver(reply.refuse(refusal))
        except Exception as error:
            too_late = isinstance(error, discord.HTTPException) and error.code in _TOO_LATE
            if too_late or isinstance(error, FollowUpsSpent):
                outcome = "late"
                _log.info("%s was answered too late or twice", what)
            elif is_discords(error):
                outcome = "discord"
                log_failure(_log, f"{what} failed at Discord", error, logging.WARNING)
                if not is_unreadable(error):  # else Discord has done what it was asked for
                    await _deliver(reply.tell(way_out(error)))
            else:
                outcome = "fault"
                incident = secrets.token_hex(4)
                _log.exception("%s failed, incident %s", what, incident)
                await _deliver(reply.say(fault(incident, reply.language)))
        finally:
            promise.cancel()
    metrics.PRESSES.labels(what, outcome).inc()


async def _promise(reply: Reply) -> None:
    await _deliver(reply.promise())


async def _deliver(answering: Awaitable[None]) -> None:
    try:
        await answering
    except Exception as error:
        log_failure(_log, "the answer could not be delivered", error)


Values: TypeAlias = tuple[str, ...]
"""The values chosen in a menu, or typed in a form; empty for a button."""
Answerer: TypeAlias = Callable[[Reply, Press, Values], Awaitable[None]]
Finder: TypeAlias = Callable[[Reply, int], Awaitable[None]]
"""Refuses the number of a subject that there is not, or that the member may not see."""


@final
@dataclass(frozen=True, slots=True)
class _Entry:
    answerer: Answerer
    edits: bool


HIGHEST: Final = 2**63 - 1
"""No id is higher."""
_ENTRIES: Final[dict[Verb, _Entry]] = {}
_FINDERS: Final[dict[Verb, Finder]] = {}


def on_press(*verbs: Verb, edits: bool = False) -> Callable[[Answerer], Answerer]:
    """Register a function as the answer to these verbs; `edits` as in `Reply`."""

    def enter(answerer: Answerer) -> Answerer:
        for verb in verbs:
            _ENTRIES[verb] = _Entry(answerer, edits)
        return answerer

    return enter


def finds_subject(*verbs: Verb) -> Callable[[Finder], Finder]:
    """Register a function that finds what a press of these verbs is about, where that is no table."""

    def enter(finder: Finder) -> Finder:
        _FINDERS.update(dict.fromkeys(verbs, finder))
        return finder

    return enter


def chosen_number(values: Values) -> int | None:
    """The number or id chosen in a menu; `None` for a value that no menu offers."""
    value = values[0] if values else ""
    is_number = value.isascii() and value.isdecimal() and len(value) <= len(str(HIGHEST))
    return int(value) if is_number and int(value) <= HIGHEST else None


@final
class Router:
    """Finds the function that answers a press."""

    async def dispatch(self, interaction: Interaction, press: Press | None, values: Values) -> None:
        """Answer a press once; `press` is `None` for a custom id of another version of Bower."""
        entry = _ENTRIES.get(press.verb) if press else None
        what = "press:unknown" if press is None or entry is None else f"press:{press.verb}"
        if not interaction.client.ui.deduplication.is_first(interaction.id):
            _log.info("%s was delivered again", what)
            return
        if not await is_within_limit(interaction, what):
            return
        async with answer(interaction, what, edits=entry is not None and entry.edits) as reply:
            if press is None or entry is None:
                await reply.tell("reply-old-button")
            elif not reply.guild and press.verb not in ANYWHERE:
                await reply.offer_server()
            else:
                await _find_subject(reply, press)
                await entry.answerer(reply, press, values)


async def _find_subject(reply: Reply, press: Press) -> None:
    """Find what a press is about, a table most often; refuse ids out of range, and what the member may not see.

    Raises:
        Refused: UNKNOWN.
    """
    if press.verb in _FINDERS:
        await _FINDERS[press.verb](reply, press.subject)
    elif press.subject > HIGHEST:
        raise Refused(Code.UNKNOWN)
    elif press.subject and press.verb not in OF_A_MEMBER:
        await reply.look(press.subject)
        reply.ui.presenter.pings.note_press(press.subject, reply.user)
