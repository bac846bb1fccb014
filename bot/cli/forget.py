"""`python -m bot forget`."""

import argparse
import sys
from pathlib import Path

from bot.cli.console import DONE, carry_out, number, opened, print_line, refuse
from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The member or the server, and whether to export a member's data instead."""
    whose = parser.add_mutually_exclusive_group(required=True)
    whose.add_argument("--member", type=number, metavar="ID", help="the member's Discord id")
    whose.add_argument("--server", type=number, metavar="ID", help="the server's Discord id; its tables close")
    parser.add_argument(
        "--export", type=Path, metavar="FILE", help="delete nothing, but write what is kept of a member to a new file"
    )


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Do as `/privacy delete`, `/privacy export` or `/admin forget-server`. Returns 0 when done, 2 when refused."""
    if not (arguments.member or arguments.server):
        return refuse("that is no id of Discord's")
    if arguments.server and arguments.export:
        return refuse("--export is of a member; `python -m bot export` exports the games of a server")
    return carry_out(_carry_out(settings, arguments.member, arguments.server, arguments.export))


async def _carry_out(settings: Settings, member: int | None, server: int | None, file: Path | None) -> int:
    from bot.clock import SystemClock
    from bot.members.preferences import Members
    from bot.members.privacy import Privacy
    from bot.members.server_data import ServerData
    from bot.stats.write.recorder import record_change
    from bot.store.files import write_private
    from bot.store.vault import Vault
    from bot.tables.service import Tables
    from engine import Refused

    async with opened(settings.database_url, migrate=False) as database:
        vault = await Vault.open(database, settings.secret_key.get_secret_value())
        clock = SystemClock()
        tables = Tables(database, clock=clock, secret=bytes, record=record_change, vault=vault)  # no table is opened
        if member is None:
            data = ServerData(database, tables, clock=clock)
            if not await data.holds(server or 0):
                print_line("Nothing is stored about that server.")
                return DONE
            await data.forget(server or 0)
            print_line("What is stored about that server is deleted; what members played stays in their own numbers.")
            return DONE
        privacy = Privacy(database, tables, Members(database), clock=clock, vault=vault, largest=sys.maxsize)
        if file is not None:
            export = await privacy.export(member)
            try:
                write_private(file, export.content)
            except OSError as fault:
                return refuse(f"cannot write {file}: {fault.strerror}")
            print_line(f"What is kept about the member is in {file}, as {Path(export.name).suffix[1:]}.")
        elif not any((await privacy.count_rows(member)).values()):
            print_line("Nothing is stored about that member.")
        else:
            try:
                await privacy.forget(member)
            except Refused:
                return refuse("the member is being seated at tables again and again; try once more")
            print_line("All data of that member is deleted.")
    return DONE
