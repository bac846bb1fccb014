"""`python -m bot forget`."""

import argparse
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.console import DONE, carry_out, number, opened, print_line, refuse
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.members.privacy import DataExport, Privacy


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
        return carry_out(_forget(settings, arguments.member))
    found: list[DataExport] = []
    code = carry_out(_export(settings, arguments.member, found))
    return code or _write(arguments.export, found[0])


def _write(file: Path, export: "DataExport") -> int:
    from bot.store.files import write_private

    try:
        write_private(file, export.content)
    except OSError as fault:
        return refuse(f"cannot write {file}: {fault.strerror}")
    print_line(f"What is kept about the member is in {file}, as {Path(export.name).suffix[1:]}.")
    return DONE


async def _export(settings: Settings, member: int, found: "list[DataExport]") -> int:
    async with _privacy(settings) as privacy:
        found.append(await privacy.export(member))
    return DONE


async def _forget(settings: Settings, member: int) -> int:
    from engine import Refused

    async with _privacy(settings) as privacy:
        if not any((await privacy.count_rows(member)).values()):
            print_line("Nothing is stored about that member.")
            return DONE
        try:
            await privacy.forget(member)
        except Refused:
            return refuse("the member is being seated at tables again and again; try once more")
    print_line("All data of that member is deleted.")
    return DONE


@asynccontextmanager
async def _privacy(settings: Settings) -> "AsyncGenerator[Privacy]":
    from bot.clock import SystemClock
    from bot.members.preferences import Members
    from bot.members.privacy import Privacy
    from bot.stats.write.recorder import record_change
    from bot.store.vault import Vault
    from bot.tables.service import Tables

    async with opened(settings.database_url, migrate=False) as database:
        vault = await Vault.open(database, settings.secret_key.get_secret_value())
        clock = SystemClock()
        tables = Tables(database, clock=clock, secret=bytes, record=record_change, vault=vault)  # no table is opened
        yield Privacy(database, tables, Members(database), clock=clock, vault=vault, largest=sys.maxsize)
