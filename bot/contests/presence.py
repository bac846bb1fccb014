"""Who has come to the tables of a contest, and who has not: pure functions."""

from bot.contests.state import StoredContest


def members_missing(stored: StoredContest, number: int) -> frozenset[int]:
    """The members for whom computers have played a match of a round to its end, unless organisers have set its points.

    They are the ids of users.
    """
    ruled = stored.contest.adjustments
    tables = [each for at, each in stored.tables.items() if at[0] == number and each.counts and at not in ruled]
    seats = (seat for table in tables for seat in zip(table.users, table.acted, strict=True))
    return frozenset(user for user, acted in seats if user is not None and not acted)


def nobody_has_played(stored: StoredContest) -> bool:
    """Whether the last round has tables, and no member has played at any."""
    here = [table for (number, _), table in stored.tables.items() if number == stored.round]
    return bool(here) and not any(True in table.acted for table in here)
