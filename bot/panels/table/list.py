"""The tables of a channel or server as a list."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.rules.summary import rules_name
from bot.tables.model import Status, Table
from bot.texts.catalogue import say

LISTED: Final = 10
NAMED: Final = 4
"""Members named per table; ten tables of nine would not fit into a message."""


def list_panel(tables: Sequence[Table], reader: Reader) -> Panel:
    """The running tables, in the given order; after `LISTED` of them, how many more there are."""
    language = reader.language
    lines = [f"### {say(language, 'list-title')}"]
    if not tables:
        lines.append(say(language, "list-empty"))
    lines += [_line(table, language) for table in tables[:LISTED]]
    if len(tables) > LISTED:
        lines.append(say(language, "list-more", count=len(tables) - LISTED))
    return Panel(blocks=(Text("\n".join(lines)),))


def _line(table: Table, language: str) -> str:
    voice = Voice(table, language)
    standing = "list-lobby" if table.status is Status.LOBBY else "list-paused" if table.pause else "list-playing"
    facts = voice.say(
        standing,
        number=str(table.id),
        preset=rules_name(table.rules, table.preset, language),
        seated=len(table.seats) - len(table.free_seats),
        seats=len(table.seats),
        where=f"<#{table.channel}>",
    )
    seated = [seat for seat, sitter in enumerate(table.seats) if sitter is not None]
    names = ", ".join(voice.name(seat) for seat in seated[:NAMED])
    more = f" +{len(seated) - NAMED}" if len(seated) > NAMED else ""
    return f"**{facts}**\n{names}{more}"
