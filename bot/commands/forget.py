"""`python -m bot forget`."""

import argparse
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.console import DONE, carry_out, number, refuse, say
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.members.privacy import Export, Privacy


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The member, and whether to export the data instead."""
    parser.add_argument("--member", type=number, required=True, metavar="ID", help="the member's Discord id")
    parser.add_argument(
        "--export", type=Path, metavar="FILE", help="delete nothing, but write what is kept to a new file"
    )


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Do `/privacy delete` or `/privacy export` on behalf of a member. Returns 0 when done, 2 when refused."""
    if not arguments.member:
        return refuse("that is no id of Discord's")
    if arguments.export is None:
        return carry_out(_forget(settings.database_url, arguments.member))
    found: list[Export] = []
    code = carry_out(_export(settings.database_url, arguments.member, found))
    return code or _write(arguments.export, found[0])


def _write(file: Path, export: "Export") -> int:
    try:
        with file.open("xb") as new:
            new.write(export.content)
    except OSError as fault:
        return refuse(f"cannot write {file}: {fault.strerror}")
    say(f"What is kept about the member is in {file}, as {Path(export.name).suffix[1:]}.")
    return DONE


async def _export(url: str, member: int, found: "list[Export]") -> int:
    async with _privacy(url) as privacy:
        found.append(await privacy.export(member))
    return DONE


async def _forget(url: str, member: int) -> int:
    from engine import Refused

    async with _privacy(url) as privacy:
        if not any((await privacy.count_rows(member)).values()):
            say("Nothing is kept about that member.")
            return DONE
        try:
            await privacy.forget(member)
        except Refused:
            return refuse("the member is being seated at tables again and again; try once more")
    say("Nothing is kept about that member any more.")
    return DONE


@asynccontextmanager
async def _privacy(url: str) -> "AsyncGenerator[Privacy]":
    from bot.clock import SystemClock
    from bot.members.preferences import Members
    from bot.members.privacy import Privacy
    from bot.stats.write.recorder import record_change
    from bot.store.database import Database
    from bot.tables.service import Tables

    database = await Database.open(url, migrate=False)
    try:
        clock = SystemClock()
        tables = Tables(database, clock=clock, secret=bytes, record=record_change)  # no table is opened
        yield Privacy(database, tables, Members(database), clock=clock, largest=sys.maxsize)
    finally:
        await database.close()
