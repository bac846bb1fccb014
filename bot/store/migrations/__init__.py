"""The migrations. The program runs them: there is no ini file and no command line; Alembic reads `env.py`.

Each revision stays as it was released; to change the schema, change `bot/store/schema/`, and add a revision whose
`down_revision` is `HEAD`. A test compares what all of them make with the schema. A database of an unknown revision is
refused.
"""

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import DatabaseOutdated, MigrationFailed, NotABowerDatabase, OtherVersion

if TYPE_CHECKING:  # 12 MB, only where there is something to migrate
    from alembic.config import Config

LOCK_KEY: Final = 0x426F_7765_7200_0001
"""The advisory lock on PostgreSQL under which one process migrates."""
HEAD: Final = "1.4"
"""The revision that this program works with."""
APPLICATION_ID: Final = 0x426F_7765
"""`Bowe`: marks a SQLite file as Bower's."""
_log = logging.getLogger(__name__)


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
    if revision == HEAD:  # nearly always, and Alembic takes a while and 12 MB to load
        return
    from alembic.script import ScriptDirectory

    if revision not in {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}:
        raise OtherVersion(
            f"{of} is of another version of Bower (its schema is {revision}, this version's {HEAD}): "
            "go on with the version that made it, or begin with a new database"
        )


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))


def _bring_up(connection: Connection, *, migrate: bool) -> None:
    now, wanted = _current(connection), HEAD
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
    from alembic import command

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


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
