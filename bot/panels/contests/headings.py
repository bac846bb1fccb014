"""The headings of contest tables: which match of which contest is played there."""

from bot.contests.state import StoredContest
from bot.panels.contests.board import rules_text, title_of
from bot.panels.table.message import Heading
from bot.texts.catalogue import say


def headings_of(stored: StoredContest, table: int) -> dict[int, Heading]:
    """What heads a table of this contest and its running ones; nothing for one that was replaced by a later one."""
    language = stored.plan.language
    title, rules = title_of(stored), rules_text(stored.plan, language)
    return {
        match.table: Heading(
            say(language, "contest-table-heading", contest=title, round=number, table=str(place + 1)), rules
        )
        for (number, place), match in stored.tables.items()
        if match.running or match.table == table
    }
