"""The settings of a server, the rules that it has saved under its own names, and which servers Bower has greeted."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Any, Final, final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import add_all, insert_once
from bot.tables.model import LEVEL_DEFAULT
from bot.tables.shards import Shards
from bot.tasks import Locks
from bot.texts.catalogue import LANGUAGES, keys, say
from engine import BadRules, Refused, Rules, dump_rules, load_rules
from engine.players.levels import Level

ROLES: Final = ("champion_role", "leader_role")
"""Settings with roles that Bower gives and takes (`bot.roles`)."""
_IDS: Final = ("opener_role", "organiser_role", "contest_channel", "euchre_role", "post_channel", *ROLES)
"""Settings whose columns end in `_id`."""
_S: Final = schema.servers.c


class OwnPost(StrEnum):
    """What Bower posts by itself where a server wants it; buttons name the place in this list."""

    DAILY = "daily"
    """The puzzle of the day."""
    MONTHS = "months"
    """The board of the season that ends with a month; the next one begins."""
    QUARTERS = "quarters"
    """The same with a quarter of a year."""
    WEEKLY = "weekly"
    """What stood out in the week before a Monday."""
    QUESTION = "question"
    """A decision of the server's own games of the last seven days, to vote on."""


SEASONS: Final = (OwnPost.MONTHS, OwnPost.QUARTERS)
"""Of these a server wants one at most."""
SWITCHED: Final = (OwnPost.DAILY, OwnPost.WEEKLY, OwnPost.QUESTION)
"""Of these it wants any."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """A server's settings. `opener_role` is the role whose members may open tables, `None` for everyone.

    `level` is that of computers at new tables. `organiser_role` may organise contests besides Manage Server;
    `contest_channel` is where they are announced, `None` for where they are made; their times are typed in `zone`.
    `euchre_role` is what calls for players mention besides members with a bell, if whoever calls may, `None` for none.
    `own_posts` come to `post_channel` at `post_hour` (0 to 23) of `zone`. `ROLES` are given and taken, `None` for none.
    With `public_pages` anyone may see pages of the contests in `contest_channel`, where the operator makes them.
    """

    language: str = "en"
    preset: str = "north-american"
    opener_role: int | None = None
    level: Level = LEVEL_DEFAULT
    organiser_role: int | None = None
    contest_channel: int | None = None
    zone: str = "UTC"
    euchre_role: int | None = None
    post_channel: int | None = None
    post_hour: int = 12
    own_posts: frozenset[OwnPost] = frozenset()
    champion_role: int | None = None
    leader_role: int | None = None
    public_pages: bool = False


@final
class Servers:
    """The settings of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Callable[[], None]] = []
        self.discords_language: Callable[[int], str] = lambda _: "en"  # where nothing is set
        self.changing = Locks[int]()  # by server, for whoever reads `own_posts`, which is one column, to change it

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call a function after each change of any server's settings."""
        self._listeners.append(listener)

    async def get(self, guild: int) -> ServerSettings:
        """A server's settings; the defaults, and Discord's language, for one that has set nothing."""
        return await self._find(guild) or ServerSettings(language=self.discords_language(guild))

    async def is_known(self, guild: int) -> bool:
        """Whether the server has stored settings."""
        return await self._find(guild) is not None

    async def set(self, guild: int, settings: ServerSettings, *, before: ServerSettings | None = None) -> None:
        """Store a server's settings: all of them, or those that differ from `before`.

        `before` is what the change was made from. Another change made since then stays.
        """
        row = {"guild_id": guild, **_columns(settings)}
        same = () if before is None else [name for name, value in _columns(before).items() if row[name] == value]

        async def unit(connection: AsyncConnection) -> None:
            if len(same) == len(row) - 1:
                await insert_once(connection, schema.servers, row)
            else:
                await add_all(connection, schema.servers, [row], keep=same)

        await self._database.write(unit)
        for listener in self._listeners:
            listener()

    async def claim_greeting(self, guild: int, now: int) -> bool:
        """Note that a server is greeted now, whatever becomes of it; whether it had not been greeted before."""
        row = {"guild_id": guild, "greeted_at": now}
        return await self._database.write(lambda connection: insert_once(connection, schema.greetings, row))

    async def that_post(self, shards: Shards) -> dict[int, ServerSettings]:
        """The settings of the servers of these shards that want posts of Bower's own, by their ids."""
        query = select(schema.servers).where(_S.post_channel_id.is_not(None), _S.own_posts.is_not(None))
        async with self._database.read() as connection:
            return {row.guild_id: _read(row) for row in await connection.execute(query.where(shards.own(_S.guild_id)))}

    async def _find(self, guild: int) -> ServerSettings | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.servers).where(_S.guild_id == guild))).one_or_none()
        return None if row is None else _read(row)


def _read(row: Any) -> ServerSettings:
    names = {each.name: f"{each.name}_id" if each.name in _IDS else each.name for each in fields(ServerSettings)}
    kept: dict[str, Any] = {name: getattr(row, column) for name, column in names.items()}
    wanted = frozenset(each for each in OwnPost if each in (row.own_posts or "").split())
    kept |= {"level": Level(row.level), "own_posts": wanted}
    return ServerSettings(**kept)


def _columns(settings: ServerSettings) -> dict[str, Any]:
    values = asdict(settings)
    ids = {f"{name}_id": values.pop(name) for name in _IDS}
    return {**ids, **values, "own_posts": " ".join(sorted(settings.own_posts)) or None}


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
            named = select(_T.id).where(_T.guild_id == guild, _T.name_key == _key(name))
            if await connection.scalar(named) is not None:
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
            return tuple(_read_rules(row) for row in await connection.execute(query))

    async def find(self, guild: int, name: str) -> Ruleset | None:
        """The set of a name, in any case."""
        name = _tidy(name)
        if not _NAME.fullmatch(name):
            return None  # not every database takes every character
        query = select(schema.rulesets).where(_T.guild_id == guild, _T.name_key == _key(name))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _read_rules(row)

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
        return _read_rules(row)

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


def _read_rules(row: Any) -> Ruleset:
    try:
        rules = load_rules(row.rules)
    except BadRules:
        rules = None
    return Ruleset(id=row.id, name=row.name, rules=rules, created_by=row.created_by, created_at=row.created_at)
