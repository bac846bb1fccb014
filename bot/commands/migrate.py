"""`python -m bot migrate`."""

import argparse

from bot.commands.console import DONE, carry_out, say
from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether only to check."""
    parser.add_argument("--show", action="store_true", help="only say at which revision the database is")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Create, migrate or check the database. Returns 0 if it is up to date at the end, otherwise 2."""
    return carry_out(_migrate(settings.database_url, show=arguments.show))


async def _migrate(url: str, *, show: bool) -> int:
    from bot.store import migrations
    from bot.store.database import Database

    database = await Database.open(url, read_only=show)
    try:
        async with database.read() as connection:
            say(f"The database is at revision {await migrations.current(connection)}, which is this version's.")
    finally:
        await database.close()
    return DONE
