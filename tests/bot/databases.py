"""Fixtures for tests that need a database: real ones, empty, on SQLite and on PostgreSQL.

PostgreSQL is that of `BOWER_TEST_POSTGRES`, or a private cluster of the one that is installed. Every worker migrates
one database of each kind; `database` opens a copy of it, which takes a tenth of the time.
"""

import asyncio
import contextlib
import functools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import URL, make_url

from bot.store.database import Database
from tests.requirements import require_or_skip

__all__ = [
    "database", "database_url", "migrated_file", "migrated_postgres", "postgres_server", "postgres_url", "sqlite_url",
]  # fmt: skip

_START_SECONDS = 60
_INITDB = ("--no-sync", "-E", "UTF8", "--locale", "C.UTF-8")
_PROGRAMS = ("initdb", "postgres", "pg_isready")
_PREFIX = "bower_test_"
_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """The address of a server and of a database that may make others; one cluster for each xdist worker.

    Skips where there is no server.
    """
    given = os.environ.get("BOWER_TEST_POSTGRES")
    if given:
        yield make_url(given)
        return
    programs = binaries()
    require_or_skip("postgres", programs)
    assert programs is not None
    with cluster(programs) as url:
        yield url


def new_database(server: URL, template: str | None = None) -> str:
    """Make a database on `server`, empty or a copy of one nobody is in; its address as `DATABASE_URL` has it."""
    name = f"{_PREFIX}{os.getpid()}_{next(_numbers)}"  # unique over processes
    copied = make_url(template).database if template else "template1"
    _on_server(server, f'CREATE DATABASE "{name}" TEMPLATE "{copied}"', "STRATEGY FILE_COPY")
    return server.set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)


def drop_database(server: URL, url: str) -> None:
    """Drop a database made by `new_database`, whoever is still in it."""
    name = make_url(url).database or ""
    assert name.startswith(_PREFIX)
    _on_server(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def _on_server(server: URL, statement: str, since_15: str = "") -> None:
    async def run() -> None:
        address = server.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            newer = connection.get_server_version().major >= 15
            await connection.execute(f"{statement} {since_15 if newer else ''}")
        finally:
            await connection.close()

    # a loop of its own, in a thread of its own: the caller may be inside a running loop
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


def binaries() -> Path | None:
    """The folder of a PostgreSQL server's programs.

    Where `BOWER_POSTGRES_BIN` is set, only that; else the folder of the `initdb` on PATH, or the newest of Debian's.
    """
    if "BOWER_POSTGRES_BIN" in os.environ:
        folders = [Path(os.environ["BOWER_POSTGRES_BIN"])]
    else:
        debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parts[-2]), reverse=True)
        folders = [*(Path(found).resolve().parent for found in (shutil.which("initdb"),) if found), *debian]
    return next((folder for folder in folders if all((folder / name).is_file() for name in _PROGRAMS)), None)


@contextlib.contextmanager
def cluster(programs: Path, *, safe: bool = False) -> Iterator[URL]:
    """A server on a socket of its own in a temporary directory; it keeps nothing `safe` from a crash unless asked."""
    with tempfile.TemporaryDirectory(prefix="bower-pg-", ignore_cleanup_errors=True) as name:
        directory = Path(name)
        user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = "postgres"
            shutil.chown(directory, user)
        run = functools.partial(subprocess.Popen, user=user, group=user, extra_groups=() if user else None)
        with (directory / "initdb.log").open("wb") as log:
            made = run(
                [programs / "initdb", "-D", directory / "data", "-U", "bower", "-A", "trust", *_INITDB],
                stdout=log,
                stderr=log,
                cwd=directory,
            )
            assert made.wait(_START_SECONDS) == 0, (directory / "initdb.log").read_text()
        kept = "on" if safe else "off"
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": name,
            "fsync": kept,
            "synchronous_commit": kept,
            "full_page_writes": kept,
            "max_connections": "100",
            "log_min_messages": "fatal",
            "timezone": "UTC",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        with (directory / "server.log").open("wb") as log:
            server = run(
                [programs / "postgres", "-D", directory / "data", *options], stdout=log, stderr=log, cwd=directory
            )
            try:
                url = URL.create("postgresql+asyncpg", username="bower", database="postgres", query={"host": name})
                _wait(programs, directory, server)
                yield url
            finally:
                server.send_signal(signal.SIGINT)  # a fast shutdown
                server.wait(_START_SECONDS)


def _wait(programs: Path, directory: Path, server: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + _START_SECONDS
    while time.monotonic() < deadline:
        asked = subprocess.run([programs / "pg_isready", "-q", "-h", directory, "-U", "bower", "-d", "postgres"])
        if asked.returncode == 0:
            return
        assert server.poll() is None, (directory / "server.log").read_text()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(0.05)  # waits: until it asks again
    raise AssertionError("PostgreSQL did not start: " + (directory / "server.log").read_text())


def migrate(url: str) -> None:
    """Bring the database at `url` up to date, as the bot does when it starts, and close it."""

    async def run() -> None:
        await (await Database.open(url)).close()

    # a loop of its own, in a thread of its own: the caller may be inside a running loop
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the schema and no rows, to be copied."""
    path = tmp_path_factory.mktemp("migrated") / "bower.db"
    migrate(f"sqlite+aiosqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def migrated_postgres(postgres_server: URL) -> Iterator[str]:
    """The address of a PostgreSQL database with the schema and no rows, to be copied."""
    url = new_database(postgres_server)
    migrate(url)
    yield url
    drop_database(postgres_server, url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}"


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database on a real PostgreSQL; of a migrated one where the test asks for `database`."""
    server = request.getfixturevalue("postgres_server")
    migrated = "database" in request.fixturenames
    url = new_database(server, request.getfixturevalue("migrated_postgres") if migrated else None)
    yield url
    drop_database(server, url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; the test runs on both kinds."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture
async def database(database_url: str, migrated_file: Path) -> AsyncIterator[Database]:
    """An open database with the schema and no rows; the test runs on both kinds."""
    file = make_url(database_url).database
    if database_url.startswith("sqlite") and file:
        shutil.copyfile(migrated_file, file)
    opened = await Database.open(database_url)
    yield opened
    await opened.close()
