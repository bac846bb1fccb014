"""The wrapper around every command and press: it answers in time, turns refusals into sentences, and logs faults."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot import metrics
from bot.logs import about
from bot.panels.refusals import fault
from cogs.discord_errors import ends_with_a_change, is_discords, is_unreadable, log_failure
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from engine import Refused

_log = logging.getLogger(__name__)
_TOO_LATE: Final = (10062, 40060, 50027, 10015)
"""Discord's error codes for an unknown interaction, one already acknowledged, and an expired token."""


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
    with about(interaction=interaction.id, guild=interaction.guild_id, user=interaction.user.id):
        try:
            await reply.read_preferences()
            yield reply
        except Refused as refusal:
            outcome = "refused"
            _log.info("%s refused: %s", what, refusal.code)
            await _deliver(reply.refuse(refusal))
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
                outcome = "late"
                _log.info("%s was answered too late or twice", what)
            elif is_discords(error):
                outcome = "discord"
                log_failure(_log, f"{what} failed at Discord", error, logging.WARNING)
                if not is_unreadable(error):  # else Discord has done what it was asked for
                    key = "reply-missing-permissions" if ends_with_a_change(error) else "discord-fails"
                    await _deliver(reply.tell(key))
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
