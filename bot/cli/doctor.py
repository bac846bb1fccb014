"""`python -m bot doctor`."""

import argparse
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.capacity import describe
from bot.cli.console import DONE, FAILED, carry_out, print_line
from bot.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.database import Database
    from bot.store.vault import Vault

LEAST_FREE: Final = 200_000_000
"""The least free space in bytes on the database's disk."""
_SHOWN: Final = 5
"""The most faults of one kind that are printed; the rest are counted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to ask Discord."""
    parser.add_argument("--offline", action="store_true", help="ask Discord nothing; the token tells the invitation")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Check everything and print a line for each check. Returns 0 if all is well, otherwise 1."""
    return carry_out(_examine(settings, offline=arguments.offline))


class _Report:
    def __init__(self) -> None:
        self.code = DONE

    def add(self, what: str, faults: "Sequence[str]", well: str = "") -> None:
        if not faults:
            print_line(f"ok    {what}{': ' if well else ''}{well}")
            return
        self.code = FAILED
        for fault in faults[:_SHOWN]:
            print_line(f"FAIL  {what}: {fault}")
        if len(faults) > _SHOWN:
            print_line(f"FAIL  {what}: and {len(faults) - _SHOWN} more")


async def _examine(settings: Settings, *, offline: bool) -> int:
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    from bot.store.database import Database
    from bot.store.errors import DatabaseError, OtherVersion

    report = _Report()
    token = "" if settings.discord_token.get_secret_value() else "no DISCORD_TOKEN, so only the demo can run"
    report.add("settings", (), token)
    report.add("machine", (), describe(settings.computer_processes))
    if not token:
        await _examine_servers(report, settings, offline=offline)
    try:
        database = await Database.open(settings.database_url, read_only=True)
    except OtherVersion:
        raise
    except DatabaseError as fault:
        report.add("database", [str(fault)])
        return report.code
    try:
        report.add("database", (), "reachable, and its schema is this version's")
        if database.path is not None:
            _examine_file(report, database.path)
        else:
            await _examine_claims(report, database)
        async with database.read() as connection:
            alive_at = await connection.scalar(text("SELECT max(alive_at) FROM life"))
        when = "never" if alive_at is None else f"{datetime.fromtimestamp(alive_at / 1000, UTC):%Y-%m-%d %H:%M UTC}"
        report.add("bot", (), f"last seen running: {when}")
        vault = await _examine_key(report, database, settings)
        await _examine_games(report, database)
        if vault is not None:
            await _examine_contests(report, database, vault)
    except DBAPIError as fault:
        report.add("games", [f"they cannot be read: {fault.orig}"])
    finally:
        await database.close()
    return report.code


async def _examine_servers(report: _Report, settings: Settings, *, offline: bool) -> None:
    import aiohttp

    from cogs.doctor import DiscordRefused, invitation_of, look_at_servers

    if offline:
        invited = invitation_of(settings.discord_token.get_secret_value())
        report.add("invitation", () if invited else ["DISCORD_TOKEN does not begin as a token does"], invited)
        return
    try:
        link, servers = await look_at_servers(settings)
    except DiscordRefused as refused:
        report.add("Discord", [str(refused)])
        return
    except (aiohttp.ClientError, OSError) as unreachable:
        report.add("Discord", [f"it cannot be reached: {unreachable or type(unreachable).__name__}"])
        return
    report.add("invitation", (), link)
    for name, missing in servers:
        report.add(name, [f"the bot lacks {', '.join(missing)}"] if missing else [], "all permissions are there")


def _examine_file(report: _Report, path: Path) -> None:
    from bot.store.files import find_faults_in

    report.add("file", find_faults_in(path), str(path))
    free = shutil.disk_usage(path.parent).free
    low = [f"only {free // 1_000_000} MB are free"] if free < LEAST_FREE else []
    report.add("disk", low, f"{free // 1_000_000} MB free")


async def _examine_claims(report: _Report, database: "Database") -> None:
    from sqlalchemy import text

    from bot.store.gate import describe
    from bot.store.lease import find_unheld, list_holders, name_shards

    async with database.read() as connection:
        held = await list_holders(connection)
        may_connect = await connection.scalar(
            text("SELECT has_database_privilege('public', current_database(), 'CONNECT')")
        )
    for holder in held:
        who = describe(holder.name, one="a Bower" if holder.shards else "a spare Bower")
        report.add(name_shards(holder.shards, holder.of), (), f"held by {who}")
    if may_connect:
        report.add("access", (), "every role of the server may connect: REVOKE CONNECT ON DATABASE ... FROM PUBLIC")
    else:
        report.add("access", (), "only roles that were granted it may connect")
    if unheld := find_unheld(held):
        report.add(unheld, ["held by nobody"] if held else [], "held by nobody just now")


async def _examine_key(report: _Report, database: "Database", settings: Settings) -> "Vault | None":
    from bot.store.errors import DatabaseError
    from bot.store.vault import Vault

    try:
        if await Vault.is_used(database):
            vault = await Vault.open(database, settings.secret_key.get_secret_value())
            report.add("key", (), "the one that the database was used with")
            return vault
        report.add("key", (), "none was used yet")
    except DatabaseError as fault:
        report.add("key", [str(fault)])
    return None


async def _examine_contests(report: _Report, database: "Database", vault: "Vault") -> None:
    from bot.clock import SystemClock
    from bot.contests import rebuild

    async with database.read() as connection:
        wrong = await rebuild.differences(connection, vault.unseal, SystemClock().now())
    report.add("contests", wrong, "as their matches and games say")


async def _examine_games(report: _Report, database: "Database") -> None:
    from bot.stats.rebuild import check, started_tables
    from bot.stats.write.recount import BadLog, check_log

    broken: list[str] = []
    async with database.read() as connection:
        tables = await started_tables(connection)
        for table in tables:
            try:
                await check_log(connection, table)
            except BadLog as fault:
                broken.append(str(fault))
        report.add("logs", broken, f"{len(tables)} replay")
        if not broken:
            report.add("statistics", await check(database), "as the logs say")
