"""Other rules for a table in its lobby, and who sits where by them: pure functions of a table."""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.errors import Code, TableError
from bot.tables.lobby.seats import check_lobby, check_manager
from bot.tables.model import Sitter, Table, Who
from engine import PRESETS, Rules

CUSTOM = "custom"
"""What a table's rules are called that have no name."""


def with_rules(table: Table, who: Who, change: Callable[[Rules], Rules], preset: str | None = None) -> Table:
    """The host gives the table other rules, made from those it has; `preset` is what they are called from now on.

    Without it a preset stays the one that they are told from, and rules that a server saved lose their name.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, TOO_MANY_SEATED.
        BadRules: When there can be no such rules.
    """
    check_lobby(table)
    check_manager(table, who)
    rules = change(table.rules)
    if preset is None:
        preset = table.preset if table.preset in PRESETS or rules == table.rules else CUSTOM
    return replace(table, rules=rules, preset=preset, seats=reseated(table.seats, rules.seats))


def reseated(seats: tuple[Sitter | None, ...], size: int) -> tuple[Sitter | None, ...]:
    """The sitters at a table of another size. Who has no seat any more moves to a free one; computers make way.

    Raises:
        TableError: TOO_MANY_SEATED when there are more members than seats.
    """
    if sum(sitter is not None and not sitter.is_computer for sitter in seats) > size:
        raise TableError(Code.TOO_MANY_SEATED, seats=size)
    kept = [*seats[:size], *[None] * (size - len(seats))]
    over = sorted((sitter for sitter in seats[size:] if sitter is not None), key=lambda sitter: sitter.is_computer)
    for sitter in over:
        seat = _place(kept, sitter)
        if seat is not None:
            kept[seat] = sitter
    return tuple(kept)


def _place(seats: list[Sitter | None], sitter: Sitter) -> int | None:
    """The first free seat, else for a member that of a computer."""
    free = [seat for seat, taken in enumerate(seats) if taken is None]
    computers = [seat for seat, taken in enumerate(seats) if taken is not None and taken.is_computer]
    return next(iter([*free, *([] if sitter.is_computer else computers)]), None)
