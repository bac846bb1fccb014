"""What a copy of the database must not tell is sealed here, by a key outside it; and marks of deleted answers.

The key is `SECRET_KEY`, or on SQLite, where none is set, a file beside the database. Secrets of games that are not over
are sealed with AES-GCM; what must be unforeseeable (`bot.puzzles`) is derived from the key. `installation.key_check`
tells a wrong key.
"""

import contextlib
import hmac
import secrets
from pathlib import Path
from typing import Final, final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.settings import SHORTEST_KEY
from bot.store import schema
from bot.store.database import Database
from bot.store.errors import DatabaseUnreachable, NoSecretKey, WrongSecretKey
from bot.store.files import sync_directory, write_private
from bot.store.upsert import insert_once, upsert

CLEAR_BYTES: Final = 32
"""The length of a secret in clear; sealed ones are longer."""
_NONCE_BYTES: Final = 12
_KEY_BYTES: Final = 32
_ONE: Final = 1
_LOST: Final = "if it is lost, `python -m bot migrate --new-key` closes the unfinished games and takes a new one"
_CHECK: Final = select(schema.installation.c.key_check).where(schema.installation.c.id == _ONE)


@final
class Vault:
    """Seals and opens with one key. `opens_all` is for a key that is lost: what it sealed is opened as empty."""

    def __init__(self, key: str, *, opens_all: bool = False) -> None:
        self._key = key.encode()
        self._cipher = AESGCM(self.derive("secrets of games"))
        self._opens_all = opens_all

    @classmethod
    async def open(cls, database: Database, key: str = "", *, replace: bool = False) -> "Vault":
        """The vault of a database; on its first use the key is noted. With `replace` the key before is lost.

        Raises:
            NoSecretKey: When there is none, and none can be made.
            WrongSecretKey: When the database was used with another key.
        """
        async with database.read() as connection:
            check = await connection.scalar(_CHECK)
        vault = cls(key or _key_beside(database.path, is_new=check is None or replace), opens_all=replace)
        if replace or check is None:
            check = await database.write(lambda connection: vault._note(connection, replace=replace))
        if not hmac.compare_digest(check, vault.derive("check")):
            tried = "SECRET_KEY" if key or database.path is None else f"the key in {key_file(database.path)}"
            raise WrongSecretKey(f"{tried} is not the key that this database was used with: put that back; {_LOST}")
        return vault

    @staticmethod
    async def is_used(database: Database) -> bool:
        """Whether the database was used with a key."""
        async with database.read() as connection:
            return await connection.scalar(_CHECK) is not None

    def seal(self, secret: bytes) -> bytes:
        """Encrypt the secret of a game."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret, None)

    def unseal(self, stored: bytes) -> bytes:
        """The secret of a game: as it is when it is stored in clear, as those of games that are over."""
        if len(stored) <= CLEAR_BYTES:
            return stored
        try:
            return self._cipher.decrypt(stored[:_NONCE_BYTES], stored[_NONCE_BYTES:], None)
        except InvalidTag:
            if self._opens_all:
                return b""
            raise ValueError("the secret of a game was not sealed with this SECRET_KEY") from None

    def derive(self, purpose: str) -> bytes:
        """Bytes for a purpose, which tell nothing of the key nor of those for another purpose."""
        return HKDF(SHA256(), _KEY_BYTES, salt=None, info=f"bower/1/{purpose}".encode()).derive(self._key)

    def mark(self, purpose: str, *values: int) -> bytes:
        """A mark of some values that only the holder of the key can make or check."""
        return hmac.digest(self.derive(purpose), "/".join(map(str, values)).encode(), "sha256")

    async def _note(self, connection: AsyncConnection, *, replace: bool) -> bytes:
        row = {"id": _ONE, "key_check": self.derive("check")}
        if replace:
            await upsert(connection, schema.installation, row)
        else:
            await insert_once(connection, schema.installation, row)  # another process may have come first
        noted = await connection.scalar(_CHECK)
        assert noted is not None  # noqa: S101 - it was just written
        return noted


def key_file(database: Path) -> Path:
    """The file of the key of a SQLite database, where `SECRET_KEY` is not set."""
    return database.with_name(f"{database.name}.key")


def _key_beside(database: Path | None, *, is_new: bool) -> str:
    if database is None:
        raise NoSecretKey(
            "SECRET_KEY is not set, and PostgreSQL needs one: put SECRET_KEY=... with at least 32 characters into "
            ".env, as `openssl rand -hex 32` makes them, and keep it apart from the backups"
        )
    file = key_file(database)
    try:
        key = file.read_text("ascii").strip() if file.exists() else ""
        if is_new and len(key) < SHORTEST_KEY:
            key = _make_key(file)
    except (OSError, ValueError) as fault:
        raise DatabaseUnreachable(
            f"cannot use the key in {file}: {getattr(fault, 'strerror', None) or fault}"
        ) from fault
    if len(key) < SHORTEST_KEY:
        raise NoSecretKey(
            f"the key of this database is missing or cut short: put it back as {file}, or set SECRET_KEY; {_LOST}"
        )
    with contextlib.suppress(OSError):  # a file of another owner stays as it is
        file.chmod(0o600)
    return key


def _make_key(file: Path) -> str:
    """Make a key and write it; whatever interrupts this, the file is whole or missing."""
    key = secrets.token_hex(_KEY_BYTES)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    write_private(part, key.encode())
    part.replace(file)
    sync_directory(file.parent)
    return key


ANSWERS: Final = "deleted answers"
BOARDS: Final = "deleted boards"
_NOTED: Final = {ANSWERS: schema.puzzle_answers.c, BOARDS: schema.board_results.c}
_D: Final = schema.deleted_answers.c


async def note(connection: AsyncConnection, vault: Vault, today: int, user: int) -> None:
    """Note that a member has answered today's puzzle, or begun a board, before that is deleted."""
    for of, rows in _NOTED.items():
        found = select(rows.day).distinct().where(rows.user_id == user, rows.day >= today)
        for day in (await connection.scalars(found)).all():
            mark = vault.mark(of, day, user)
            await insert_once(connection, schema.deleted_answers, {"day": day, "mark": mark})


async def is_noted(connection: AsyncConnection, vault: Vault, day: int, user: int, *, of: str = ANSWERS) -> bool:
    """Whether a member had answered the puzzle of a day, or begun one of its boards."""
    found = select(_D.day).where(_D.day == day, _D.mark == vault.mark(of, day, user))
    return await connection.scalar(found) is not None


async def delete_before(connection: AsyncConnection, day: int) -> None:
    """Delete the marks of earlier days."""
    await connection.execute(delete(schema.deleted_answers).where(_D.day < day))
