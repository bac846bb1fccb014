"""Dispatches presses to the functions that answer them."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from bot.panels.core.custom_ids import ANYWHERE, OF_A_MEMBER, Press, Verb
from bot.tables.errors import Code
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.limit import is_within_limit
from cogs.interactions.reply import Reply
from engine import Refused

_log = logging.getLogger(__name__)
Values: TypeAlias = tuple[str, ...]
"""The values chosen in a menu; empty for a button."""
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
                await reply.tell("reply-only-in-a-server")
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
