"""A stored contest made of what the engine knows, for what reads contests only, and as lists name it."""

from collections.abc import Mapping

from bot.contests.listing import ListedContest
from bot.contests.model import MatchTable, Person, StoredContest
from bot.contests.notes import Notes
from bot.contests.plan import Plan
from engine.contest.events import Player
from engine.contest.state import Contest, MatchResult, Place


def made(
    plan: Plan,
    contest: Contest,
    results: Mapping[Place, MatchResult],
    names: Mapping[Player, str],
    *,
    name: str = "Friday",
) -> StoredContest:
    """The contest with a table for each result; the numbers of players are their members' ids, too."""
    return StoredContest(
        id=1,
        guild=1,
        channel=1,
        name=name,
        plan=plan,
        lot=contest.lot,
        organiser=1,
        created_at=0,
        previous=None,
        number=1,
        revision=0,
        ended_at=None,
        contest=contest,
        notes=Notes(published=True),
        people={number: Person(player=number, user=number, name=each, joined_at=0) for number, each in names.items()},
        drawn_at={},
        tables={place: _table(place, result, contest) for place, result in results.items()},
        deadlines={},
    )


def _table(place: Place, result: MatchResult, contest: Contest) -> MatchTable:
    no = (False,) * 4
    drawn = contest.rounds[place[0] - 1].matches[place[1]]
    players = {0: (None,), **{number: entry.players for number, entry in contest.entries.items()}}
    sides = ([player for entrant in side for player in players[max(0, entrant)]] for side in (drawn.north, drawn.east))
    users = tuple(player for partners in zip(*sides, strict=True) for player in partners)
    return MatchTable(
        table=100 * place[0] + place[1], channel=1, running=False, held=False, clock_ms=0, users=users,
        arrived=no, awaited=no, acted=no, result=result,
    )  # fmt: skip


def as_listed(stored: StoredContest, user: int = 0) -> ListedContest:
    """As lists name it, taken from what is read of it and not from the query under test."""
    return ListedContest(
        id=stored.id,
        channel=stored.channel,
        name=stored.name,
        number=stored.number,
        stage=stored.stage,
        is_known=bool(stored.players_of(user)),
        plan=stored.plan,
        signed=sum(person.joined_at > 0 for person in stored.people.values()),
        round=stored.round,
    )
