"""Who has come to the tables of a contest, and who has not: pure functions."""

from bot.contests.state import StoredContest
from engine.contest.events import Entrant
from engine.contest.state import Place


def matches_at_their_end(stored: StoredContest) -> tuple[Place, ...]:
    """The matches of the last round whose games came to their end and count, where organisers have not ruled."""
    contest = stored.contest
    ruled = {*contest.adjustments, *((number, place) for number, place, _ in contest.forfeits)}
    places = ((stored.round, place) for place in range(len(contest.rounds[-1].matches)))
    tables = stored.tables
    return tuple(place for place in places if place not in ruled and place in tables and tables[place].counts)


def absent_entrants(stored: StoredContest) -> tuple[Entrant, ...]:
    """The entrants of a hustle for whom a computer has played the whole last round.

    Whoever had no turn in a window is not among them.
    """
    end, found = stored.whistle_at(stored.round), list[Entrant]()
    for number, place in matches_at_their_end(stored):
        table, match = stored.tables[number, place], stored.contest.rounds[-1].matches[place]
        for seat, entrant in enumerate((match.north[0], match.east[0], match.north[1], match.east[1])):
            if entrant > 0 and table.has_missed(seat, end):
                found.append(entrant)
    return tuple(found)


def nobody_has_played(stored: StoredContest) -> bool:
    """Whether the last round has tables, and no member has played at any."""
    here = [table for (number, _), table in stored.tables.items() if number == stored.round]
    return bool(here) and not any(True in table.acted for table in here)
