"""`python -m bot export`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.console import DONE, carry_out, refuse, say
from bot.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.model import Table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, and where to."""
    parser.add_argument("--table", type=int, required=True, metavar="ID", help="the number of the table")
    parser.add_argument("--output", type=Path, metavar="FILE", help="a new file (default: standard output)")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Write a finished game's log with its rules and its secret: 0 when written, 2 when refused.

    Lines that begin with # tell about the game; the others are the log, as `engine.load` reads it.
    """
    return carry_out(_export(settings.database_url, arguments.table, arguments.output))


async def _export(url: str, number: int, output: Path | None) -> int:
    from bot.store.database import Database
    from bot.tables import records

    database = await Database.open(url, read_only=True)
    try:
        async with database.read() as connection:
            kept = await records.load(connection, number)
            lines = await records.lines(connection, number)
    finally:
        await database.close()
    if kept is None:
        return refuse(f"there is no table {number}")
    if kept.table.running:
        return refuse(f"table {number} is still at play: its log shows every hand")
    if not lines:
        return refuse(f"table {number} was closed before a game began")
    text = "\n".join([*_about(kept.table, kept.secret), *lines])
    if output is None:
        say(text)
        return DONE
    try:
        with output.open("x", encoding="utf-8") as file:
            file.write(text + "\n")
    except FileExistsError:
        return refuse(f"{output} is there already, and is left as it is")
    except OSError as fault:
        return refuse(f"cannot write {output}: {fault.strerror}")
    return DONE


def _about(table: "Table", secret: bytes) -> "Iterator[str]":
    from bot.store.files import stamp
    from engine import dump_rules

    yield "# bower log 1"
    yield f"# table {table.id}"
    yield f"# ended {stamp(table.ended_at or 0)} {table.status.value}"
    yield f"# preset {table.preset}"
    yield f"# rules {dump_rules(table.rules)}"
    yield f"# secret {secret.hex()}"
    for seat, sitter in enumerate(table.seats):
        if sitter is not None:
            yield f"# seat {seat} {'computer' if sitter.is_computer else 'member'} {' '.join(sitter.name.split())}"
            if sitter.is_computer:
                yield f"# level {seat} {table.level_at(seat)}"
