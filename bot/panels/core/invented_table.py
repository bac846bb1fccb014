"""A table that no database has, for the panels of puzzles and of the guided hand."""

from bot.tables.computer_names import computer_name
from bot.tables.model import CLOCK_DEFAULT_MS, Sitter, Status, Table
from engine import Rules, Seat


def invent_table(preset: str, rules: Rules, seat: Seat, name: str, *, version: int, names_of: int = 0) -> Table:
    """A member in `seat` and computers in the others; `names_of` is the table whose computers lend their names."""
    return Table(
        id=0,
        guild=0,
        channel=0,
        host=0,
        preset=preset,
        rules=rules,
        clock_ms=CLOCK_DEFAULT_MS,
        language="en",
        status=Status.PLAYING,
        version=version,
        seats=tuple(
            Sitter(user=0, name=name) if each == seat else Sitter(user=None, name=computer_name(names_of, each))
            for each in range(rules.seats)
        ),
        created_at=0,
    )
