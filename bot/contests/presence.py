"""Who has come to the tables of a contest, who has not, and who never agreed to: pure functions."""

from dataclasses import replace
from typing import Final

from bot.clock import WEEK_MS
from bot.contests.changes import Change
from bot.contests.state import MatchTable, StoredContest
from engine.contest.events import Entrant

PAUSE_MS: Final = WEEK_MS
"""How long a rated game that all have begun waits for the end of a pause."""


def note_arrivals(stored: StoredContest, now: int) -> Change | None:
    """Members whom others have put in, and who have come to their table: they have agreed by that."""
    arrived = {
        user
        for table in stored.tables.values()
        for user, arrived in zip(table.users, table.arrived, strict=True)
        if arrived and user is not None
    }
    people = (person for person in stored.people.values() if person.agreed_at is None and person.user in arrived)
    came = tuple(replace(person, agreed_at=now) for person in people)
    return Change(people=came) if came else None


def waits_no_longer(stored: StoredContest, table: MatchTable, now: int) -> bool:
    """Whether a rated game that all have begun goes on in a pause: one without an end would free those who lose."""
    return table.begun and stored.notes.paused_at is not None and now >= stored.notes.paused_at + PAUSE_MS


def has_agreed(stored: StoredContest, entrant: Entrant) -> bool:
    """Whether anybody of an entrant is in it by their own will."""
    players = (stored.people.get(player) for player in stored.contest.entries[entrant].players)
    return any(person is not None and person.agreed_at is not None for person in players)


def absent_entrants(stored: StoredContest) -> tuple[Entrant, ...]:
    """The entrants of a hustle for whom a computer has played the whole last round; not where organisers have ruled."""
    drawn, found = stored.contest.rounds[-1], list[Entrant]()
    for place, match in enumerate(drawn.matches):
        table = stored.tables.get((drawn.round, place))
        seats = (match.north[0], match.east[0], match.north[1], match.east[1])
        for seat, entrant in enumerate(seats):
            ruled = (drawn.round, place) in stored.contest.adjustments
            end = stored.whistle_at(drawn.round)
            if entrant > 0 and table is not None and table.has_missed(seat, end) and not ruled:
                found.append(entrant)
    return tuple(found)
