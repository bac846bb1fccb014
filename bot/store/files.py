"""A SQLite file: locked for one process, copied also while in use, and checked to be a whole database of Bower."""

import contextlib
import os
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, final

from bot.store import migrations
from bot.store.errors import DatabaseInUse, DatabaseUnreachable, NotABowerDatabase

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)  # a byte far after the text, which stays readable
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@final
class FileLock:
    """The lock of a database file, on `<file>.lock` in the same directory. `release` leaves that file there."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Take the lock without waiting.

        Raises:
            DatabaseInUse: When another process, or another `Database` of this one, holds it.
            DatabaseUnreachable: When the lock file cannot be made.
        """
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as fault:
            raise DatabaseUnreachable(f"cannot make the lock file {self.path}: {fault.strerror}") from fault
        try:
            _take(descriptor)
        except OSError as fault:
            holder = os.pread(descriptor, 32, 0).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(descriptor)
            raise DatabaseInUse(
                f"the database is in use by another Bower{f' (process {holder})' if holder else ''}: "
                f"{self.path} is locked; one SQLite file serves one process at a time"
            ) from fault
        with contextlib.suppress(OSError):
            self.path.chmod(0o600)  # anyone who can read it can lock it
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode("ascii"))
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the lock back, if it was taken."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)


COMPANIONS: Final = ("", "-wal", "-shm")
"""The endings of the files of a SQLite database."""
_OWNER_ONLY: Final = 0o600


def format_time(milliseconds: int) -> str:
    """Format a time in UTC for a file name."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y%m%d-%H%M%S")


def write_private(path: Path, content: bytes) -> None:
    """Write a new file that only its owner may read.

    Raises:
        FileExistsError: When there is one already.
        OSError: When it cannot be written.
    """
    path.touch(_OWNER_ONLY, exist_ok=False)
    try:
        with path.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink()
        raise


def make_private(path: Path) -> None:
    """Let only its owner read a database and its companions; it is made first where it is missing."""
    path.touch(_OWNER_ONLY)
    for ending in COMPANIONS:
        part = path.with_name(path.name + ending)
        with contextlib.suppress(FileNotFoundError, PermissionError):
            part.chmod(_OWNER_ONLY)


def copy(source: Path, target: Path) -> None:
    """Copy a database at one moment; it may be in use. The copy is one file that only its owner may read.

    Raises:
        FileExistsError: When `target` exists.
        DatabaseUnreachable: When the source cannot be read or the copy not be written.
    """
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        target.touch(_OWNER_ONLY, exist_ok=False)  # reserves the name; the copy has another until it is whole
    except FileExistsError:
        raise FileExistsError(f"{target} is there already") from None
    except OSError as fault:
        raise DatabaseUnreachable(f"cannot write {target}: {fault.strerror}") from fault
    try:
        part.touch(_OWNER_ONLY, exist_ok=False)
        with contextlib.closing(_connect(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
        sync_directory(target.parent)
    except (sqlite3.Error, OSError) as fault:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        raise DatabaseUnreachable(f"cannot copy {source} to {target}: {fault}") from fault


def check(path: Path) -> str:
    """Check that a file is a whole database of Bower that this program can read or migrate. Returns its revision.

    Raises:
        DatabaseUnreachable, NotABowerDatabase, OtherVersion: As their names say.
    """
    if not path.is_file():
        raise DatabaseUnreachable(f"there is no file {path}")
    refuse_unfit(path)
    try:
        with contextlib.closing(_connect(path)) as connection:
            return _check(path, connection)
    except sqlite3.DatabaseError as fault:
        raise NotABowerDatabase(f"{path} is not a whole SQLite database: {fault}") from fault


def refuse_unfit(path: Path) -> None:
    """Refuse a database of another version, or beside another one's log, before a byte of it or its companions changes.

    SQLite would write that log into it. What cannot be read is left to whoever opens it.
    """
    if not path.is_file():
        return
    log = path.with_name(f"{path.name}-wal")
    has_log = log.exists()
    if has_log and _is_foreign(log, path):
        raise DatabaseUnreachable(
            f"{path} is a copy, and {log.name} beside it belongs to the database that was there before: "
            f"use `python -m bot restore` with the file that was copied, or move {log.name} and {path.name}-shm away"
        )
    way = "mode=ro" if has_log else "immutable=1"  # to read a log SQLite needs the companions, else it would make them
    unreadable = (sqlite3.DatabaseError, UnicodeDecodeError)
    with contextlib.suppress(*unreadable), contextlib.closing(_connect(path, way)) as connection:
        for (revision,) in connection.execute("SELECT version_num FROM alembic_version"):
            migrations.refuse_other(revision, of=path)


def find_faults(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Let SQLite check a database: damaged pages and rows that refer to missing rows, a sentence each."""
    damaged = [str(line) for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
    orphans = [f"a row of {row[0]} refers to nothing" for row in connection.execute("PRAGMA foreign_key_check")]
    return (*damaged, *orphans)


def find_faults_in(path: Path) -> tuple[str, ...]:
    """Like `find_faults`, for the database at `path`."""
    try:
        with contextlib.closing(_connect(path)) as connection:
            return find_faults(connection)
    except sqlite3.DatabaseError as fault:
        return (str(fault),)


def sync_directory(directory: Path) -> None:
    """Make sure that new file names in a directory survive a power cut."""
    with contextlib.suppress(OSError):  # where directories cannot be opened, as on Windows
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _is_foreign(log: Path, path: Path) -> bool:
    """Whether the file's header says that it has no log: SQLite notes one there before it begins it, not in a backup.

    Only before this process opens the database: closing the file here would free SQLite's locks on it.
    """
    try:
        with path.open("rb") as file:
            return log.stat().st_size > 0 and file.read(19)[18:] == b"\1"
    except OSError:
        return False


def _check(path: Path, connection: sqlite3.Connection) -> str:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != migrations.APPLICATION_ID:
        raise NotABowerDatabase(f"{path} was not made by Bower")
    found = find_faults(connection)
    if found:
        raise NotABowerDatabase(f"{path} is damaged: {found[0].splitlines()[0]}")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        raise NotABowerDatabase(f"{path} has no schema")
    (revision,) = row
    return str(revision)


def _connect(path: Path, way: str = "mode=ro") -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True, timeout=5)
