"""The digest of the tables: it names the one schema that this version works with."""

from functools import cache
from hashlib import sha256

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store.schema import METADATA

_DIGITS = 12


@cache
def digest() -> str:
    """The first digits of the SHA-256 of the statements that make the tables of both databases, without spaces."""
    made = [each for table in METADATA.sorted_tables for each in (CreateTable(table), *map(CreateIndex, table.indexes))]
    said = sorted(str(each.compile(dialect=of())) for of in (postgresql.dialect, sqlite.dialect) for each in made)
    return sha256("".join("".join(said).split()).encode()).hexdigest()[:_DIGITS]
