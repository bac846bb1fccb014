"""Nobody decides in their own cause: what a change does to the entry of the member who makes it.

Pure functions of the contest before and after. A member is a person: all accounts that were merged count.
"""

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum

from bot.contests.paces import pace_of
from bot.contests.state import Stage, StoredContest
from bot.tables.model import Member
from engine.contest.events import Entrant, Match, Player
from engine.contest.formats import plays_on
from engine.contest.standings import Row
from engine.contest.state import Place


class Interest(IntEnum):
    """How near a change comes to whoever makes it."""

    NONE = 0
    ENTRY = 1
    """It changes the place of their own entry, or what it plays from now on."""
    MATCH = 2
    """It changes a match of their own entry, who sits in it, or an opponent: these stand as played."""


def interest_of(before: StoredContest, after: StoredContest, member: Member) -> Interest:
    """What a member who makes the second contest of the first one has to do with the difference."""
    own = own_entries(before, member.user) | own_entries(after, member.user)
    if _touches_match(before, after, own):
        return Interest.MATCH
    concerned = bool(own) and _concerns(before, after, own, member.user)
    return Interest.ENTRY if concerned or _moves_next_seeds(before, after, member.user) else Interest.NONE


def own_entries(stored: StoredContest, user: int) -> frozenset[Entrant]:
    """The entries for which a member plays, has played since the draw, or waits; also before their data was deleted."""
    former = stored.bars.entries(stored.accounts_of(user)).intersection(stored.contest.entries)
    return former.union(entry.number for entry in stored.entries_with(user))


def deciders(stored: StoredContest, user: int) -> frozenset[int]:
    """Who can be asked about what concerns a member: whoever published it, if that is another in no entry."""
    is_other = stored.organiser > 0 and not stored.are_same(stored.organiser, user)
    return frozenset({stored.organiser} if is_other and not own_entries(stored, stored.organiser) else ())


def _touches_match(before: StoredContest, after: StoredContest, own: frozenset[Entrant]) -> bool:
    """Calling a contest off, and drawing a round again, take nothing away that has been played by one side only."""
    if not own or after.stage is Stage.CANCELLED:
        return False
    matches = [
        ((drawn.round, at), match)
        for drawn in after.contest.rounds
        for at, match in enumerate(drawn.matches)
        if not own.isdisjoint((*match.north, *match.east))
    ]
    if any(_differs(before, after, place, match, own) for place, match in matches):
        return True
    then, now = _rows(before, own), _rows(after, own)
    return any(entrant in then and then[entrant].points != row.points for entrant, row in now.items())


def _differs(before: StoredContest, after: StoredContest, place: Place, match: Match, own: frozenset[Entrant]) -> bool:
    """Whether a match of their own entry has another outcome, other seats while it is open, or an opponent less."""
    if before.outcome(place) != after.outcome(place) or _is_disputed(before, place) != _is_disputed(after, place):
        return True
    if place in before.open_places and _persons(before, before.seats_of(match)) != _persons(
        after, after.seats_of(match)
    ):
        return True
    others = {*match.north, *match.east} - own
    return any(_has_left(before, entrant) != _has_left(after, entrant) for entrant in others)


def _concerns(before: StoredContest, after: StoredContest, own: frozenset[Entrant], user: int) -> bool:
    if after.stage is not before.stage or _rows(before, own) != _rows(after, own):
        return True
    if own_entries(before, user) != own_entries(after, user):
        return True
    if any(before.contest.entries.get(entrant) != after.contest.entries.get(entrant) for entrant in own):
        return True
    if before.plan.config.seeding is not after.plan.config.seeding:
        return True
    playing = frozenset(entrant for entrant in own if plays_on(before.contest, before.results, entrant))
    return bool(playing) and (
        not {after.person_of(each) for each in deciders(before, user)}
        <= set(map(after.person_of, deciders(after, user)))
        or _moves_dates(before, after, playing)
        or _moves_draw(before, after, playing)
    )


def _moves_dates(before: StoredContest, after: StoredContest, own: frozenset[Entrant]) -> bool:
    """Whether a date moves of a round that their own entry still plays; going on after a pause does not count."""
    if before.plan.starts_at != after.plan.starts_at or (after.paused and not before.paused):
        return True
    number = before.round
    if not number or before.paused:
        return False
    if before.whistle_at(number) != after.whistle_at(number) and _plays_now(before, own):
        return True
    to_come = pace_of(before.plan).keeps_dates(after.plan, number + 1)
    return not to_come and _drawn_again(before, own)


def _moves_draw(before: StoredContest, after: StoredContest, own: frozenset[Entrant]) -> bool:
    """Whether the draw of a round differs, or what decides that of one to come: who is in it, seeds, results."""
    if before.round != after.round or before.notes.seeds != after.notes.seeds:
        return True
    if before.contest.seeds and not _drawn_again(before, own):
        return False
    if any(_field(before, entrant) != _field(after, entrant) for entrant in own):
        return True
    return before.plan.format.draws_by_results(before.plan.config) and _outcomes(before) != _outcomes(after)


def _moves_next_seeds(before: StoredContest, after: StoredContest, user: int) -> bool:
    """Whether a contest that is over seeds the next one otherwise, as if all came back; of a league the own division.

    It concerns whoever was in it, for they may come back, and whoever is in the next one.
    """
    if before.seeds_next is None:
        return False
    then, now = _next_groups(before), _next_groups(after)
    if own := own_entries(before, user):
        return any(not own.isdisjoint(each) for each in set(then) ^ set(now))
    return then != now and not before.accounts_of(user).isdisjoint(before.seeds_next)


def _next_groups(stored: StoredContest) -> tuple[tuple[Entrant, ...], ...]:
    order = stored.plan.format.next_seeds(stored.contest, stored.results, stored.standings())
    return stored.plan.format.groups(stored.plan.config, order)


def _field(stored: StoredContest, own: Entrant) -> dict[Entrant, object]:
    entries = (stored.contest.entries[entrant] for entrant in stored.plan.format.rivals_of(stored.contest, own))
    return {entry.number: (_persons(stored, entry.players), entry.waiting) for entry in entries if entry.left is None}


def _persons(stored: StoredContest, players: Iterable[Player]) -> list[tuple[Player, int]]:
    """Players, each with the account of the person that counts."""
    return [
        (player, stored.person_of(stored.people[player].user) if player in stored.people else 0) for player in players
    ]


def _outcomes(stored: StoredContest) -> list[object]:
    places = [(drawn.round, at) for drawn in stored.contest.rounds for at in range(len(drawn.matches))]
    return [stored.outcome(place) for place in places]


def _plays_now(stored: StoredContest, own: Iterable[Entrant]) -> bool:
    found = (stored.match_of(entrant) for entrant in own)
    return any(match is not None and match[0] in stored.open_places for match in found)


def _drawn_again(stored: StoredContest, own: Iterable[Entrant]) -> bool:
    there = (entrant for entrant in own if stored.contest.entries[entrant].left is None)
    return any(stored.plan.format.draws_again(stored.contest, stored.results, entrant) for entrant in there)


def _has_left(stored: StoredContest, entrant: Entrant) -> object:
    entry = stored.contest.entries.get(entrant)
    return None if entry is None else (entry.left, entry.out)


def _is_disputed(stored: StoredContest, place: Place) -> bool:
    return any((each.round, each.place) == place for each in stored.notes.disputes)


def _rows(stored: StoredContest, own: frozenset[Entrant]) -> dict[Entrant, Row]:
    """The rows of some entrants in the standings; none before the draw.

    While a cup is played, whoever is out shares a rank with all who will be out in the same round: it waits for those.
    """
    if not stored.contest.seeds:
        return {}
    found = {row.entrant: row for rows in stored.standings() for row in rows if row.entrant in own}
    if stored.plan.format.knocks_out and stored.stage is Stage.RUNNING:
        return {entrant: replace(row, rank=0) for entrant, row in found.items()}
    return found
