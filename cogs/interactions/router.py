"""Which cog answers which press."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, final

import discord

from bot.panels.core.custom_ids import OF_A_MEMBER, Press, Verb
from bot.tables.errors import Code, TableError
from cogs.interactions.answer import Answer, answer

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a menu; empty for a button."""
Work: TypeAlias = Callable[[Answer, Press, Values], Awaitable[None]]


@final
@dataclass(frozen=True, slots=True)
class _Entry:
    work: Work
    edits: bool


_HIGHEST: Final = 2**63 - 1
"""No id is higher."""
_ENTRIES: Final[dict[Verb, _Entry]] = {}


def pressed(*verbs: Verb, edits: bool = False) -> Callable[[Work], Work]:
    """Answer these verbs with a function; `edits` as in `Answer`."""

    def enter(work: Work) -> Work:
        for verb in verbs:
            _ENTRIES[verb] = _Entry(work, edits)
        return work

    return enter


def chosen_number(values: Values) -> int | None:
    """The number that was chosen in a menu; `None` for what no menu of ours offers."""
    value = values[0] if values else ""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < len(str(_HIGHEST)) else None


def answered_verbs() -> frozenset[Verb]:
    """Every verb that some cog answers."""
    return frozenset(_ENTRIES)


async def dispatch(interaction: discord.Interaction, press: Press | None, values: Values) -> None:
    """Answer a press; `press` is `None` for a custom id of another version of Bower."""
    entry = _ENTRIES.get(press.verb) if press else None
    if press is None or entry is None:
        await answer(interaction, lambda reply: reply.tell("reply-old-button"), what="press:unknown")
        return
    await answer(
        interaction,
        lambda reply: _work(reply, entry, press, values),
        what=f"press:{press.verb}",
        edits=entry.edits,
    )


async def _work(reply: Answer, entry: _Entry, press: Press, values: Values) -> None:
    """Answer a press on a table of the server it came from.

    Raises:
        TableError: UNKNOWN for a table of another server, where the member's rights mean nothing; for what is no id.
    """
    if press.subject > _HIGHEST:
        raise TableError(Code.UNKNOWN)
    of_table = press.subject and press.verb not in OF_A_MEMBER
    if of_table and (await reply.services.tables.look(press.subject)).table.guild != reply.guild:
        raise TableError(Code.UNKNOWN)
    await entry.work(reply, press, values)
