"""The headings of contest tables: which match of which contest is played there."""

from bot.contests.state import StoredContest
from bot.panels.contests.board import rules_text
from bot.panels.contests.voice import public_voice
from bot.panels.table.message import Heading


def headings_of(stored: StoredContest, table: int) -> dict[int, Heading]:
    """What heads a table of this contest and its running ones; nothing for one that was replaced by a later one."""
    voice, rules = public_voice(stored), rules_text(stored.plan, stored.plan.language)
    return {
        match.table: Heading(
            voice.say("contest-table-heading", contest=voice.title, round=number, table=str(place + 1)), rules
        )
        for (number, place), match in stored.tables.items()
        if match.running or match.table == table
    }
