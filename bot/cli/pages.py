"""`python -m bot pages`."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.cli.console import DONE, FAILED, carry_out, opened, print_line, refuse
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.exports.page import Page

_INDEX: Final = "index.html"
_MARK: Final = b'<meta name="generator" content="Bower">'


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The folder, and what becomes of it."""
    parser.description = (
        "Write a page for each contest that its server has made public in /admin settings, and index.html. "
        "Each run writes all pages again and removes those that are not public any more; files that are not Bower's "
        "are left as they are. The bot may be running."
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the pages are; it is made if it is missing")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Write the pages. Returns 0 when done, 1 if a contest cannot be read, 2 when refused."""
    return carry_out(_write(settings, arguments.folder))


async def _write(settings: Settings, folder: Path) -> int:
    from bot.clock import SystemClock
    from bot.contests.listing import public_contests
    from bot.contests.store import UNREADABLE, Damaged, load
    from bot.exports.page import index_page, write_page
    from bot.exports.reading import Exports
    from bot.store.vault import Vault
    from engine.errors import EngineError

    pages, damaged, now = dict[str, "Page"](), list[str](), SystemClock().now()
    async with opened(settings.database_url, read_only=True) as database, database.read() as connection:
        vault = await Vault.open(database, settings.secret_key.get_secret_value())
        for number in await public_contests(connection):
            try:
                if (stored := await load(connection, number, vault.unseal)) is not None:
                    pages[f"contest-{number}.html"] = await Exports(database).page_of(stored, now)
            except (Damaged, EngineError, *UNREADABLE):
                damaged.append(f"contest {number} cannot be read")
    try:
        removed = _put(
            folder, {name: write_page(page) for name, page in (*pages.items(), (_INDEX, index_page(pages, now)))}
        )
    except FileExistsError as there:
        return refuse(f"{there} is not a file of Bower's, and nothing was written: remove it, or choose another folder")
    except OSError as fault:
        return refuse(f"cannot write {fault.filename or folder}: {fault.strerror}")
    print_line(f"Pages in {folder}: {len(pages)}, and {_INDEX}. Removed as no longer public: {removed}.")
    return FAILED if [refuse(line) for line in damaged] else DONE


def _put(folder: Path, files: Mapping[str, bytes]) -> int:
    """Put files into the folder, each whole or not at all, and remove old ones; returns how many were removed."""
    folder.mkdir(parents=True, exist_ok=True)
    old = [path for path in folder.glob("contest-*.html") if path.name not in files and _is_ours(path)]
    for path in old:  # before the others: who is off the list is gone first
        path.unlink()
    for path in (folder / name for name in files):
        if path.exists() and not _is_ours(path):
            raise FileExistsError(path)
    for name, content in files.items():
        part = folder / f".bower-{os.getpid()}.part"  # readable by all, unlike a temporary file
        part.write_bytes(content)
        part.replace(folder / name)
    return len(old)


def _is_ours(path: Path) -> bool:
    return _MARK in path.read_bytes()
