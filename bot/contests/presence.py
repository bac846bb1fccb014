"""Who has come to the tables of a contest, and who has not: pure functions."""

from bot.contests.state import StoredContest
from engine.contest.events import Entrant, Player
from engine.contest.state import Place


def matches_at_their_end(stored: StoredContest) -> tuple[Place, ...]:
    """The matches of the last round whose games came to their end and count, where organisers have not ruled."""
    contest = stored.contest
    ruled = {*contest.adjustments, *((number, place) for number, place, _ in contest.forfeits)}
    places = ((stored.round, place) for place in range(len(contest.rounds[-1].matches)))
    tables = stored.tables
    return tuple(place for place in places if place not in ruled and place in tables and tables[place].counts)


def absent_members(stored: StoredContest) -> tuple[tuple[Entrant, Player], ...]:
    """The members of entries for whom a computer has played the whole last round; none who had no turn in a window."""
    end, found = stored.whistle_at(stored.round), list[tuple[Entrant, Player]]()
    for number, place in matches_at_their_end(stored):
        table, match = stored.tables[number, place], stored.contest.rounds[-1].matches[place]
        for entry in (stored.contest.entries[each] for each in (*match.north, *match.east) if each > 0):
            seats = stored.seats_of(match)
            there = (player for player in entry.players if player in entry.owners)
            found += ((entry.number, each) for each in there if table.has_missed(seats.index(each), end))
    return tuple(found)


def nobody_has_played(stored: StoredContest) -> bool:
    """Whether the last round has tables, and no member has played at any."""
    here = [table for (number, _), table in stored.tables.items() if number == stored.round]
    return bool(here) and not any(True in table.acted for table in here)
