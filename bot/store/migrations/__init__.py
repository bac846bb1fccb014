"""The migrations. The program runs them: there is no ini file and no command line; Alembic reads `env.py`.

Until 1.0 there is one revision, `versions/first.py`, which makes the tables of `bot/store/schema/` and is named by a
digest of them: to change the schema, change only these. A database of any other revision is refused.
"""

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store.errors import DatabaseOutdated, MigrationFailed, NotABowerDatabase, OtherVersion
from bot.store.schema import METADATA

LOCK_KEY: Final = 0x426F_7765_7200_0001
"""The advisory lock on PostgreSQL under which one process migrates."""
APPLICATION_ID: Final = 0x426F_7765
"""`Bowe`: marks a SQLite file as Bower's."""
_DIGITS: Final = 12
_log = logging.getLogger(__name__)


def scripts() -> ScriptDirectory:
    """Load the migrations of this program."""
    return ScriptDirectory.from_config(_config())


def head() -> str:
    """Return the revision that this program works with."""
    revision = scripts().get_current_head()
    assert revision is not None  # noqa: S101 - the package has at least one
    return revision


async def current(connection: AsyncConnection) -> str | None:
    """Read the revision of the database; `None` for an empty one."""
    return await connection.run_sync(_current)


async def bring_up(connection: AsyncConnection, *, migrate: bool) -> None:
    """Bring the database up to date, or, without `migrate`, only check that it is. The caller commits."""
    await connection.run_sync(_bring_up, migrate=migrate)


async def check(connection: AsyncConnection) -> None:
    """Check that the database is up to date."""
    await connection.run_sync(_bring_up, migrate=False)


def refuse_other(revision: str, *, of: object = "the database") -> None:
    """Refuse a revision that this version neither works with nor can migrate.

    Raises:
        OtherVersion: For such a revision.
    """
    if revision not in {each.revision for each in scripts().walk_revisions()}:
        raise OtherVersion(
            f"{of} is of another version of Bower (its schema is {revision}, this version's {head()}): "
            "go on with the version that made it, or begin with a new database"
        )


@cache
def digest() -> str:
    """The first digits of the SHA-256 of the statements that make the tables of both databases, without spaces."""
    made = [each for table in METADATA.sorted_tables for each in (CreateTable(table), *map(CreateIndex, table.indexes))]
    said = sorted(str(each.compile(dialect=of())) for of in (postgresql.dialect, sqlite.dialect) for each in made)
    return sha256("".join("".join(said).split()).encode()).hexdigest()[:_DIGITS]


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _bring_up(connection: Connection, *, migrate: bool) -> None:
    now, wanted = _current(connection), head()
    if now == wanted:
        return
    if now is None and inspect(connection).get_table_names():
        raise NotABowerDatabase("the database has tables, but Bower did not make them")
    if now is not None:
        refuse_other(now)
    if not migrate:
        raise DatabaseOutdated(
            f"the database is at revision {now or 'none'}, not at {wanted}: run `python -m bot migrate`"
        )
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, wanted)
    except Exception as fault:
        _log.exception("migrating the database from revision %s to %s failed", now or "none", wanted)
        raise MigrationFailed(
            f"the database could not be brought from revision {now or 'none'} to {wanted}, and is as it was: "
            "report the error above"
        ) from fault
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
