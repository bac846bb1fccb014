"""Errors of the database. `code` is for programs, `str()` is one English sentence for logs and the command line."""

from typing import ClassVar


class DatabaseError(Exception):
    """The database cannot be opened or used. Never holds a value of a row."""

    code: ClassVar[str] = "database"


class BadDatabaseUrl(DatabaseError):
    """`DATABASE_URL` is not an address of a database that Bower can use."""

    code = "database-url"


class DatabaseInUse(DatabaseError):
    """Another process has the SQLite file, or on PostgreSQL shards of this process."""

    code = "database-in-use"


class DatabaseUnreachable(DatabaseError):
    """The file cannot be opened, or the server does not answer or refuses the login."""

    code = "database-unreachable"


class MigrationFailed(DatabaseError):
    """A migration failed. All of it was undone: the database is as it was."""

    code = "database-migration-failed"


class NotABowerDatabase(DatabaseError):
    """The database was made by another program, or is no database."""

    code = "database-foreign"


class OtherVersion(DatabaseError):
    """Another version of Bower has made the database; this one neither reads nor changes it."""

    code = "database-other-version"


class DatabaseOutdated(DatabaseError):
    """Migrations are missing, and the caller asked not to run them."""

    code = "database-outdated"


class DatabaseBusy(DatabaseError):
    """The write could not begin: another program has locked the file for longer than the busy timeout."""

    code = "database-busy"


class WriteLost(DatabaseError):
    """The whole group of writes was rolled back, as after a full disk; nothing was written."""

    code = "database-write-lost"


class DatabaseClosed(DatabaseError):
    """The database has been closed, or was opened for reading only."""

    code = "database-closed"


class DatabaseDead(DatabaseError):
    """The writer has died. Whether the last group was written is not known, and the process must end."""

    code = "database-dead"


class LeaseLost(DatabaseDead):
    """Another process has taken shards of this one, or it is not known which process has them."""

    code = "lease-lost"


class NoSecretKey(DatabaseError):
    """`SECRET_KEY` is not set, and there is no key beside the database."""

    code = "no-secret-key"


class WrongSecretKey(DatabaseError):
    """The database was used with another `SECRET_KEY`."""

    code = "wrong-secret-key"
