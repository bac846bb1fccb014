"""`python -m bot migrate`."""

import argparse

from bot.cli.console import DONE, carry_out, opened, print_line
from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether only to check, or to go on without the key."""
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--show", action="store_true", help="only say at which revision the database is")
    only.add_argument(
        "--new-key",
        action="store_true",
        help="the key is lost: close the tables that it sealed, and take the SECRET_KEY that is set now, or a new one",
    )


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Create, migrate or check the database. Returns 0 if it is up to date at the end, otherwise 2."""
    if arguments.new_key:
        return carry_out(_replace_key(settings))
    return carry_out(_migrate(settings.database_url, show=arguments.show))


async def _migrate(url: str, *, show: bool) -> int:
    from bot.store import migrations

    async with opened(url, read_only=show) as database, database.read() as connection:
        print_line(f"The database is at revision {await migrations.current(connection)}, which is this version's.")
    return DONE


async def _replace_key(settings: Settings) -> int:
    from bot.clock import SystemClock
    from bot.contests import store
    from bot.stats.write.recorder import record_change
    from bot.store.lease import ALONE
    from bot.store.vault import Vault
    from bot.tables.commands.contest import CloseForContest
    from bot.tables.service import Tables

    async with opened(settings.database_url, claim=ALONE) as database:  # no bot runs meanwhile
        vault = await Vault.open(database, settings.secret_key.get_secret_value(), replace=True)
        tables = Tables(database, clock=SystemClock(), secret=bytes, record=record_change, vault=vault)
        lost = [each for each in await tables.running(private=True) if not each.secret]
        for each in lost:
            await tables.do(each.table.id, CloseForContest())
        drawn = await database.write(lambda connection: store.replace_lost_lots(connection, vault))
    closed = "1 unfinished table was" if len(lost) == 1 else f"{len(lost)} unfinished tables were"
    print_line(f"The database takes the key that is set now, and {closed} closed.")
    if drawn:
        print_line(f"{drawn} of its contests go on with a new secret: their draws up to now cannot be checked.")
    return DONE
