"""What can go wrong with the database. `code` is for programs, `str()` is one English sentence for logs and the CLI."""

from typing import ClassVar


class DatabaseError(Exception):
    """The database cannot be opened or used. Never holds a value of a row."""

    code: ClassVar[str] = "database"


class BadDatabaseUrl(DatabaseError):
    """`DATABASE_URL` names no database Bower can use."""

    code = "database-url"


class DatabaseInUse(DatabaseError):
    """Another process holds the SQLite file, or on PostgreSQL shards of this one."""

    code = "database-in-use"


class DatabaseUnreachable(DatabaseError):
    """The file cannot be opened, or the server does not answer or let us in."""

    code = "database-unreachable"


class NotABowerDatabase(DatabaseError):
    """What is there was made by another program, or is no database at all."""

    code = "database-foreign"


class DatabaseTooNew(DatabaseError):
    """A newer Bower has changed the database; this one does not know how to read it."""

    code = "database-too-new"


class DatabaseOutdated(DatabaseError):
    """Migrations have not been run, and the caller asked not to run them."""

    code = "database-outdated"


class DatabaseBusy(DatabaseError):
    """The write could not begin: something else has kept the file locked for longer than the busy timeout."""

    code = "database-busy"


class WriteLost(DatabaseError):
    """The whole group of writes was rolled back, as after a full disk; nothing of it was kept."""

    code = "database-write-lost"


class DatabaseClosed(DatabaseError):
    """The database has been closed, or was opened for reading only."""

    code = "database-closed"


class DatabaseDead(DatabaseError):
    """The writer has died: whether the last group was kept is not known, and the process must end."""

    code = "database-dead"


class LeaseLost(DatabaseDead):
    """Another process has taken shards of this one, or nobody can tell who has them."""

    code = "lease-lost"
