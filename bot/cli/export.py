"""`python -m bot export`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.cli.console import DONE, carry_out, number, opened, print_line, refuse
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.exports.game import Export
    from bot.store.database import Database

_FORMATS: Final = ("log", "json")
_LANGUAGES: Final = ("en", "fr", "it")
"""As in the catalogue, whose import would slow down every command."""
_EVERY: Final = 1 << 31
"""More games than any server has."""


class _Nothing(Exception):
    pass


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game or the server, the format, and the file."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", type=number, metavar="ID", help="the number of the table")
    which.add_argument("--server", type=number, metavar="ID", help="a server, for all its games: needs --csv")
    parser.add_argument(
        "--format", choices=_FORMATS, default=_FORMATS[0], help="format for one game (default: %(default)s)"
    )
    parser.add_argument("--csv", action="store_true", help="write all games of the server as CSV, as --server needs")
    parser.add_argument(
        "--language", choices=_LANGUAGES, default="en", help="language of the CSV (default: %(default)s)"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="a new file (default: standard output)")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Write a finished game, or the games of a server. Returns 0 when written, 2 when refused.

    `engine.load` reads the log; its lines that begin with # describe the game.
    """
    if (arguments.server is not None) != arguments.csv:
        return refuse("a server's games are exported with --server and --csv, one game with --table")
    return carry_out(_export(settings.database_url, arguments))


async def _export(url: str, arguments: argparse.Namespace) -> int:
    try:
        async with opened(url, read_only=True) as database:
            if arguments.server is not None:
                file = await _sheet(database, arguments.server, arguments.language)
            else:
                file = await _game(database, arguments.table, arguments.format)
    except _Nothing as why:
        return refuse(str(why))
    return _write(file.content, arguments.output)


async def _game(database: "Database", number: int, wanted: str) -> "Export":
    from bot.exports.game import FileFormat, export_game
    from bot.exports.reading import Exports
    from bot.tables.errors import Code
    from engine import Refused

    reasons: dict[str, str] = {
        Code.UNKNOWN: f"there is no table {number}",
        Code.NOT_OVER: f"table {number} is still at play: its log shows every hand",
        Code.NOT_STARTED: f"table {number} was closed before a game began",
    }
    try:
        return export_game(await Exports(database).game(number), FileFormat(wanted))
    except Refused as why:
        raise _Nothing(reasons[why.code]) from None


async def _sheet(database: "Database", guild: int, language: str) -> "Export":
    from bot.exports.game import Export
    from bot.exports.reading import Exports, as_csv
    from bot.texts.catalogue import say as sentence

    games, _ = await Exports(database).of_server(guild, _EVERY)
    if not games:
        raise _Nothing(f"no game has ended in server {guild}")
    return Export("", as_csv(games, sentence(language, "former-member")))


def _write(content: bytes, output: Path | None) -> int:
    if output is None:
        print_line(content.decode("utf-8-sig").removesuffix("\n"))
        return DONE
    from bot.store.files import write_private

    try:
        write_private(output, content)
    except FileExistsError:
        return refuse(f"{output} is there already, and is left as it is")
    except OSError as fault:
        return refuse(f"cannot write {output}: {fault.strerror}")
    return DONE
