"""`python -m bot restore`."""

import argparse
from pathlib import Path
from typing import Final

from bot.cli.console import DONE, print_line, refuse
from bot.clock import SystemClock
from bot.settings import Settings

HOW: Final = (
    "a PostgreSQL database is restored with PostgreSQL's own program, while no bot runs: "
    "pg_restore --clean --if-exists --no-owner --dbname=DATABASE FILE"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The backup to restore."""
    parser.add_argument("backup", type=Path, metavar="FILE", help="a file made by `python -m bot backup`")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Replace the database with a copy of the backup. Returns 0 when done, 2 when nothing was changed.

    The old database stays in the same folder under another name.
    """
    from bot.store import connections
    from bot.store.errors import DatabaseError

    try:
        url = connections.parse(settings.database_url)
        if url.drivername == connections.POSTGRES:
            return refuse(HOW)
        path = connections.sqlite_file(url)
        if path is None:
            return refuse("a database in memory cannot be restored")
        return _restore(arguments.backup, path)
    except DatabaseError as fault:
        return refuse(str(fault))
    except FileExistsError as fault:
        return refuse(f"{fault}, and is left as it is")
    except OSError as fault:
        return refuse(f"cannot restore, for {fault.filename}: {fault.strerror}")


def _restore(backup: Path, path: Path) -> int:
    from bot.store import files
    from bot.store.files import FileLock

    revision = files.check(backup)
    if path.exists() and path.samefile(backup):
        return refuse(f"{backup} is the database itself")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path)
    lock.acquire()
    try:
        when = files.format_time(SystemClock().now())
        new = path.with_name(f"{path.name}.restoring-{when}")
        files.copy(backup, new)
        aside = _set_aside(path, path.with_name(f"{path.name}.before-{when}"))
        new.rename(path)
        files.sync_directory(path.parent)
    finally:
        lock.release()
    print_line(f"{path}: restored from {backup}, revision {revision}")
    if aside is not None:
        parts = " ".join(f"{aside}{ending}" for ending in files.COMPANIONS if Path(f"{aside}{ending}").exists())
        print_line(f"{aside}: the database that was there before; move or delete together: {parts}")
    return DONE


def _set_aside(path: Path, aside: Path) -> Path | None:
    """Rename a database with its companions; `None` when there is none."""
    from bot.store.files import COMPANIONS

    if aside.exists():
        raise FileExistsError(f"{aside} is there already")
    found = None
    for ending in reversed(COMPANIONS):  # the file itself last: after an interruption it still has its log
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
            found = aside
    return found
