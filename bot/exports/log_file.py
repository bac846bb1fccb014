"""A game as its log: the lines that `engine.load` reads, and comments after a #."""

from collections.abc import Iterator

from bot.exports.record import GameRecord
from bot.store.files import format_time
from bot.user_text import tidy
from engine import dump_rules


def as_log(record: GameRecord) -> str:
    """The log under a head of comments; with it anyone can replay the game and check its deals."""
    return "\n".join([*_head(record), *(each.line for each in record.log)]) + "\n"


def _head(record: GameRecord) -> Iterator[str]:
    table = record.table
    yield "# bower log 1"
    yield f"# table {table.id}"
    yield f"# ended {format_time(table.ended_at or 0)} {table.status.value}"
    yield f"# preset {table.preset}"
    yield f"# rules {dump_rules(table.rules)}"
    yield f"# secret {record.secret.hex()}"
    for seat, sitter in enumerate(table.seats):
        if sitter is not None:
            yield f"# seat {seat} {'computer' if sitter.is_computer else 'member'} {tidy(sitter.name)}"
            if sitter.is_computer:
                yield f"# level {seat} {table.level_at(seat)}"
