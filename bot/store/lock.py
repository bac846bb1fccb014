"""The lock that gives a SQLite file to one process. The operating system ends it with the process."""

import contextlib
import os
import sys
from pathlib import Path
from typing import final

from bot.store.errors import DatabaseInUse, DatabaseUnreachable

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
