"""The result of a game as one of its members shows it to a channel: who won, and nothing of how it was played."""

from collections.abc import Sequence

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Buttons, Panel, Text
from bot.panels.core.translator import Voice
from bot.panels.table.message import result_blocks
from bot.tables.model import TableView

_ACCENT = 0xE3B04B


def shared_result_panel(shown: TableView, course: Sequence[tuple[int, ...]], by: str) -> Panel:
    """The result in the table's language; `course` as for `table_panel`, `by` a name as displayed."""
    table = shown.table
    voice = Voice(table, table.language)
    review = Press(Verb.REVIEW, table.id).button(voice.say("button-review"))
    blocks = (
        *result_blocks(shown, course, voice, text_only=False),
        Text(f"-# {voice.say('result-shared', name=escape(by))}"),
        Buttons((review,)),
    )
    return Panel(blocks=blocks, accent=_ACCENT)
