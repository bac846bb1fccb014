"""`python -m bot rebuild`."""

import argparse
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from bot.cli.console import DONE, FAILED, carry_out, opened, print_line, refuse
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.stats.rebuild import Tell

_SHOWN: Final = 20
"""The most differences that are printed; the rest are counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether only to check."""
    parser.add_argument(
        "--check",
        action="store_true",
        help="change nothing, only say where what is stored differs; the bot may be running",
    )


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Rebuild hands, games, statistics and ratings from the logs and the journal, and contests from their events.

    Returns 0 when done, or if nothing differs; 1 if something differs or a log is damaged; 2 when refused.
    """
    if arguments.check:
        return carry_out(_check(settings))
    return carry_out(_rebuild(settings))


async def _rebuild(settings: Settings) -> int:
    from bot.clock import SystemClock
    from bot.contests import rebuild as contests
    from bot.stats.rebuild import rebuild
    from bot.stats.write.recount import BadLog
    from bot.store.lease import ALONE
    from bot.store.vault import Vault

    damaged = list[str]()
    try:
        async with opened(settings.database_url, migrate=False, claim=ALONE) as database:
            with _progress("rebuilding") as tell:
                await rebuild(database, tell)
            if await contests.are_there(database):
                vault = await Vault.open(database, settings.secret_key.get_secret_value())
                now = SystemClock().now()
                damaged = await database.write(lambda connection: contests.rebuild(connection, vault.unseal, now))
    except BadLog as fault:
        refuse(f"nothing was changed: {fault}")
        return FAILED
    for line in damaged:
        refuse(f"left as it is: {line}")
    if damaged:
        return FAILED
    print_line("Everything that follows from the logs and the journal was made again.")
    return DONE


async def _check(settings: Settings) -> int:
    from bot.clock import SystemClock
    from bot.contests import rebuild as contests
    from bot.stats.rebuild import check
    from bot.stats.write.recount import BadLog
    from bot.store.vault import Vault

    try:
        async with opened(settings.database_url, read_only=True) as database:
            with _progress("checking") as tell:
                found = await check(database, tell)
            if await contests.are_there(database):
                vault = await Vault.open(database, settings.secret_key.get_secret_value())
                async with database.read() as connection:
                    found = (*found, *await contests.differences(connection, vault.unseal, SystemClock().now()))
    except BadLog as fault:
        refuse(str(fault))
        return FAILED
    for line in found[:_SHOWN]:
        print_line(line)
    if len(found) > _SHOWN:
        print_line(f"and {len(found) - _SHOWN} more")
    if found:
        print_line("python -m bot rebuild makes it right; the bot must not be running then.")
        return FAILED
    print_line("Everything stored is what the logs and the journal say.")
    return DONE


@contextmanager
def _progress(what: str) -> "Generator[Tell]":
    """A bar on standard error, where that is a terminal."""
    from tqdm import tqdm

    with tqdm(desc=what, unit=" steps", disable=None) as bar:

        def tell(done: int, steps: int) -> None:
            bar.total = steps
            bar.update(done - bar.n)

        yield tell
