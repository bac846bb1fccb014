"""Whether members may be told what a computer would do in their place."""

from dataclasses import replace

from bot.tables.lobby.seats import check_manager, check_running
from bot.tables.model import Table, Who


def may_hint(table: Table) -> bool:
    """Whether a member at this table may ask for a hint: where the result counts for no rating."""
    return table.hints and not table.rated


def with_hints(table: Table, who: Who, *, on: bool) -> Table:
    """The host lets members ask for hints, or not.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST.
    """
    check_running(table)
    check_manager(table, who)
    return replace(table, hints=on)
