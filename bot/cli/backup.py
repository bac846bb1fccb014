"""`python -m bot backup`."""

import argparse
import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.cli.console import DONE, FAILED, print_line, refuse
from bot.clock import SystemClock
from bot.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

HOW: Final = "pg_dump is not installed here: install PostgreSQL's client programs, or make the backup on the server"

WITHOUT_KEY: Final = (
    "The key is not in it (SECRET_KEY, or the file .key beside a SQLite database): keep it, but apart from the backups."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The target of the copy."""
    parser.add_argument(
        "target",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="the copy, or a directory for it (default: backups/ beside the database, or here for PostgreSQL)",
    )


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Copy the database, which may be in use. Returns 0 for a complete copy, 1 for a failure, 2 if it did not begin."""
    from bot.store import connections
    from bot.store.errors import DatabaseError

    try:
        url = connections.parse(settings.database_url)
        if url.drivername == connections.POSTGRES:
            return _dump(url, _target(arguments.target, Path.cwd(), ".dump"))
        path = connections.sqlite_file(url)
        if path is None:
            return refuse("a database in memory cannot be copied")
        return _copy(path, _target(arguments.target, path.parent / "backups", path.suffix))
    except DatabaseError as fault:
        return refuse(str(fault))
    except FileExistsError as fault:
        return refuse(f"{fault}, and is left as it is")
    except OSError as fault:
        return refuse(f"cannot write {fault.filename}: {fault.strerror}")


def _target(given: Path | None, directory: Path, suffix: str) -> Path:
    from bot.store.files import format_time

    if given is not None and not given.is_dir():
        return given
    return (given or directory) / f"bower-{format_time(SystemClock().now())}{suffix}"


def _copy(path: Path, target: Path) -> int:
    from bot.store import files

    files.check(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    files.copy(path, target)
    revision = files.check(target)
    print_line(f"{target}: {target.stat().st_size} bytes, revision {revision}")
    print_line(WITHOUT_KEY)
    return DONE


def _dump(url: "URL", target: Path) -> int:
    program = shutil.which("pg_dump")
    if program is None:
        return refuse(HOW)
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch(0o600, exist_ok=False)
    password = {"PGPASSWORD": url.password} if url.password else {}
    done = subprocess.run(  # noqa: S603 - our own arguments, no shell
        [
            program,
            "--format=custom",
            "--no-owner",
            "--no-privileges",
            f"--file={target}",
            f"--dbname={address_for_libpq(url)}",
        ],
        env={**os.environ, **password},
        check=False,
    )
    if done.returncode != 0:
        target.unlink(missing_ok=True)
        return FAILED
    print_line(f"{target}: {target.stat().st_size} bytes; restore it with pg_restore")
    print_line(WITHOUT_KEY)
    return DONE


def address_for_libpq(url: "URL") -> str:
    """The address as PostgreSQL's own programs take it, without the password: they know few of asyncpg's options."""
    from sqlalchemy.engine import URL

    names = {"host": "host", "port": "port", "ssl": "sslmode"}
    options = {names[name]: value for name, value in url.query.items() if name in names}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, options)
    return plain.render_as_string()
