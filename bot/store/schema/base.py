"""What all tables share: the naming of constraints, and numbers that the database counts up."""

from typing import Final

from sqlalchemy import BigInteger, Integer, MetaData

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = BigInteger().with_variant(Integer, "sqlite")
"""Counted up by the database; SQLite counts only its own INTEGER."""
