"""Whom a message of a contest calls that is for everybody, or for a whole round."""

from collections.abc import Iterable

from bot.contests.entries import singles
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import users_of
from bot.panels.core.mentions import callable_users
from engine.contest.events import Entrant, Paired
from engine.contest.state import Place


def everybody(stored: StoredContest) -> tuple[int, ...]:
    """All who have signed up, or still play: also who waits for a place or looks for a partner."""
    contest = stored.contest
    entrants = [entry.number for entry in contest.entries.values() if entry.left is None]
    single = (person.user for person in singles(stored))
    at_play = at_tables(stored, stored.open_places)
    return tuple(dict.fromkeys((*users_of(stored, entrants), *single, *at_play)))


def at_tables(stored: StoredContest, places: Iterable[Place]) -> tuple[int, ...]:
    """Who sits at the tables of some matches: whoever comes for the next match does not, whoever plays on does."""
    users = (user for place in places if place in stored.tables for user in stored.tables[place].users)
    return callable_users(user for user in users if user is not None)


def without_match(stored: StoredContest, drawn: Paired) -> tuple[Entrant, ...]:
    """Who sits out a round; where a knockout begins, whose first match comes later, as the draw goes."""
    contest = stored.contest
    if not stored.plan.format.knocks_out or drawn.round > 1:
        return drawn.idle
    playing = {entrant for match in drawn.matches for entrant in (*match.north, *match.east)}
    return tuple(each for each in contest.seeds if each not in playing and contest.entries[each].left is None)
