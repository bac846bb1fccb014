"""Rules that a server has saved under its own names."""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final, final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import schema
from bot.store.database import Database
from bot.texts.catalogue import LANGUAGES, keys, say
from engine import BadRules, Refused, Rules, dump_rules, load_rules

MOST: Final = 50
"""Sets of rules one server may save."""
LONGEST: Final = 32
"""Characters of a name."""
DEFAULT: Final = "north-american"
"""The rules of a server whose default rules were deleted."""
_NAME: Final = re.compile(r"[^\W_](?:[^\W_]|[ -])*")
_T: Final = schema.rulesets.c


class RulesetCode(StrEnum):
    """Why rules cannot be saved or found. The value is a key of the catalogue."""

    BAD_NAME = "ruleset-bad-name"
    PRESET_NAME = "ruleset-preset-name"
    TAKEN = "ruleset-taken"
    TOO_MANY = "ruleset-too-many"
    """Data: `limit`."""
    UNKNOWN = "ruleset-unknown"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """Rules under a name. `rules` is `None` where this version of Bower cannot read them; times as in the schema."""

    id: int
    name: str
    rules: Rules | None
    created_by: int
    created_at: int


@final
class Rulesets:
    """The saved rules of all servers."""

    def __init__(self, database: Database, *, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def save(self, guild: int, name: str, rules: Rules, *, by: int) -> Ruleset:
        """Save rules under a new name.

        Raises:
            Refused: BAD_NAME, PRESET_NAME, TAKEN, TOO_MANY.
        """
        name = check_name(name)
        now = self._clock.now()
        row = {
            "guild_id": guild,
            "name": name,
            "name_key": _key(name),
            "rules": dump_rules(rules),
            "created_by": by,
            "created_at": now,
        }

        async def unit(connection: AsyncConnection) -> int:
            if await connection.scalar(_has_name(guild, name)) is not None:
                raise Refused(RulesetCode.TAKEN)
            count = select(func.count()).select_from(schema.rulesets).where(_T.guild_id == guild)
            if (await connection.scalar(count) or 0) >= MOST:
                raise Refused(RulesetCode.TOO_MANY, limit=MOST)
            return (await connection.execute(insert(schema.rulesets).values(row).returning(_T.id))).scalar_one()

        try:
            number = await self._database.write(unit)
        except IntegrityError:
            raise Refused(RulesetCode.TAKEN) from None  # another process came first
        return Ruleset(id=number, name=name, rules=rules, created_by=by, created_at=now)

    async def of_server(self, guild: int) -> tuple[Ruleset, ...]:
        """The saved rules of a server, by name."""
        query = select(schema.rulesets).where(_T.guild_id == guild).order_by(_T.name_key)
        async with self._database.read() as connection:
            return tuple(_read(row) for row in await connection.execute(query))

    async def find(self, guild: int, name: str) -> Ruleset | None:
        """The set of a name, in any case."""
        name = _tidy(name)
        if not _NAME.fullmatch(name):
            return None  # not every database takes every character
        query = select(schema.rulesets).where(_T.guild_id == guild, _T.name_key == _key(name))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _read(row)

    async def get(self, guild: int, number: int) -> Ruleset:
        """The set of a number.

        Raises:
            Refused: UNKNOWN, also for a set of another server.
        """
        query = select(schema.rulesets).where(_T.guild_id == guild, _T.id == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Refused(RulesetCode.UNKNOWN)
        return _read(row)

    async def delete(self, guild: int, number: int) -> None:
        """Delete a set; a server that used it for new tables goes back to the default rules.

        Raises:
            Refused: UNKNOWN.
        """

        async def unit(connection: AsyncConnection) -> None:
            gone = delete(schema.rulesets).where(_T.guild_id == guild, _T.id == number).returning(_T.name)
            name = await connection.scalar(gone)
            if name is None:
                raise Refused(RulesetCode.UNKNOWN)
            servers = schema.servers
            of_guild = (servers.c.guild_id == guild, servers.c.preset == name)
            await connection.execute(update(servers).where(*of_guild).values(preset=DEFAULT))

        await self._database.write(unit)


def check_name(name: str) -> str:
    """A name with its spaces normalized.

    Raises:
        Refused: BAD_NAME, PRESET_NAME.
    """
    name = _tidy(name)
    if len(name) > LONGEST or not _NAME.fullmatch(name):
        raise Refused(RulesetCode.BAD_NAME)
    if _key(name) in _ours() or _key(name).replace(" ", "-") in _ours():
        raise Refused(RulesetCode.PRESET_NAME)
    return name


@cache
def _ours() -> frozenset[str]:
    """Every preset's key and names in all languages, which a set may not have."""
    names = {language: [key for key in keys(language) if key.startswith("preset-")] for language in LANGUAGES}
    said = {_key(say(language, key)) for language, ours in names.items() for key in ours}
    return frozenset(said | {key.removeprefix("preset-") for ours in names.values() for key in ours})


def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


def _key(name: str) -> str:
    return name.casefold()


def _has_name(guild: int, name: str) -> Any:
    return select(_T.id).where(_T.guild_id == guild, _T.name_key == _key(name))


def _read(row: Any) -> Ruleset:
    try:
        rules = load_rules(row.rules)
    except BadRules:
        rules = None
    return Ruleset(id=row.id, name=row.name, rules=rules, created_by=row.created_by, created_at=row.created_at)
