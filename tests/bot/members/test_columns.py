"""Every column that may hold a member or a name is listed as one."""

from sqlalchemy import BigInteger, Integer, String

from bot.members.deletion import NOT_MEMBERS, NOT_NAMES, PERSONS
from bot.store import schema


def test_every_column_that_may_hold_a_member_or_a_name_is_known() -> None:
    """A new one must be listed in `bot.members.deletion`: as a member's, or as something else."""
    known = {person.user for persons in PERSONS.values() for person in persons}
    names = {person.name for persons in PERSONS.values() for person in persons if person.name is not None}
    for table in schema.METADATA.sorted_tables:
        for column in table.c:
            number = isinstance(column.type, BigInteger | Integer)
            if number and (column.name.endswith(("_id", "_by")) or column.name == "id"):
                assert (column in known) is not (column.name in NOT_MEMBERS), column
            if isinstance(column.type, String) and column.name.split("_")[-1] in ("name", "key"):
                assert (column in names) is not (column in NOT_NAMES), column
