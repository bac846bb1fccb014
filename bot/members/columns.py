"""Every column of the database with a member's id, and the column with the name."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, final

from sqlalchemy import Column, ColumnElement, Table, or_

from bot.store import schema


@final
@dataclass(frozen=True, slots=True)
class PersonColumns:
    """A column with a member's id, and the one with the displayed name, if there is one."""

    user: Column[int]
    name: Column[str] | None = None
    unseen: bool = False
    """Whether the row is somebody else's secret: it goes with the member's data, and is never shown to the member."""


def _of(table: Table, **columns: str | None) -> tuple[Table, tuple[PersonColumns, ...]]:
    c = table.c
    return table, tuple(PersonColumns(c[user], None if name is None else c[name]) for user, name in columns.items())


_AVOIDED: Final = schema.avoided.c


PERSONS: Final[Mapping[Table, tuple[PersonColumns, ...]]] = MappingProxyType(
    dict(
        (
            _of(schema.members, user_id=None),
            _of(schema.rulesets, created_by=None),
            _of(schema.tables, host_id=None),
            _of(schema.seats, user_id="name"),
            _of(schema.sittings, user_id="name"),
            _of(schema.departures, user_id=None),
            _of(schema.apart, one_id="one_name", two_id="two_name"),
            _of(schema.log, user_id=None),
            _of(schema.journal, user_id="name", other_id="other_name", by_id="by_name"),
            _of(schema.unlisted, user_id=None),
            _of(schema.merges, old_id=None, new_id=None),
            _of(schema.player_hands, user_id=None),
            _of(schema.player_games, user_id=None),
            _of(schema.standings, user_id="name"),
            _of(schema.partnerships, one_id=None, two_id=None),
            _of(schema.ratings, user_id=None),
            _of(schema.rating_changes, user_id=None),
            _of(schema.wallets, user_id=None),
            _of(schema.puzzle_answers, user_id="name"),
            _of(schema.contests, created_by=None),
            _of(schema.contest_players, user_id="name"),
            _of(schema.contest_log, by_id="by_name"),
            _of(schema.bells, user_id=None),
            _of(schema.call_members, user_id=None),
            (
                schema.avoided,
                (PersonColumns(_AVOIDED.user_id), PersonColumns(_AVOIDED.other_id, _AVOIDED.other_name, unseen=True)),
            ),
        )
    )
)
"""Every table of the database that names members. `/privacy` shows, exports and deletes only these."""

NOT_MEMBERS: Final = frozenset(
    {
        *("id", "guild_id", "channel_id", "message_id", "ping_id", "opener_role_id"),
        *("table_id", "previous_id", "interaction_id", "application_id", "proposed_by"),
        *("contest_id", "organiser_role_id", "contest_channel_id"),
        *("call_id", "role_id", "euchre_role_id", "post_channel_id"),
    }
)
"""Names of columns with ids of something else, or with a seat."""
NOT_NAMES: Final = frozenset(
    {schema.rulesets.c.name, schema.rulesets.c.name_key, schema.seasons.c.name, schema.contests.c.name}
)
"""Columns with names that are not members' names."""

ONLY_THEIRS: Final = (
    *(schema.members, schema.departures, schema.apart, schema.unlisted, schema.puzzle_answers),
    *(schema.bells, schema.call_members, schema.avoided),
)
"""Tables whose rows concern only the member; rows of the others are also part of somebody else's record."""


def speaks_of(table: Table, user: int) -> ColumnElement[bool]:
    """Whether a row of a table names a member."""
    return or_(*(person.user == user for person in PERSONS[table]))


def names_openly(table: Table, user: int) -> ColumnElement[bool]:
    """Whether a row of a table names a member, who may know of it."""
    return or_(*(person.user == user for person in PERSONS[table] if not person.unseen))


def of_table(table: Table) -> Column[Any] | None:
    """The column that says which table in a channel a row is about."""
    return table.c.id if table is schema.tables else table.c.get("table_id")
