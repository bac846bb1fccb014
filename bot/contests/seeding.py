"""In which order entrants are drawn: by rating, by lots, or by the contest before."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.state import Person, Stage, StoredContest
from bot.contests.steps import lookers_there, those_there, with_room
from bot.contests.store import UNREADABLE
from bot.store import schema
from engine.contest.config import Seeding
from engine.contest.entries import Entry
from engine.contest.events import Entrant, Player
from engine.contest.lots import dice_for
from engine.rules.families import family_of

Read: TypeAlias = Callable[[AsyncConnection, int], Awaitable[StoredContest]]
_log = logging.getLogger(__name__)
_LAST: Final = -1_000_000.0
"""The strength of somebody who was not in the contest before."""


async def order_of(
    connection: AsyncConnection, stored: StoredContest, read: Read
) -> tuple[tuple[Entrant, ...], tuple[tuple[Person, Person], ...]]:
    """Those who take part, the first seed first; and the pairs made of members who looked for a partner.

    Partners are given in the order of their strength, so that each gets one of like strength.
    """
    places = await _places_before(connection, stored, read)
    strength = await _strengths(connection, stored) if places is None else places
    made = dict(enumerate(_pairs(stored, strength), start=stored.next_entrant))
    keeping = {*stored.notes.keeps}.intersection

    def turn(entry: Entry) -> int:
        kept = entry.number in stored.contest.entries or keeping(entry.players)
        return 2 if entry.last else 0 if kept and not entry.waiting else 1

    new = (Entry(number, (one.player, two.player)) for number, (one, two) in made.items())
    entries = with_room(stored, sorted((*those_there(stored), *new), key=turn))
    chosen = sorted(entry.number for entry in entries if entry.number in made)
    numbers = dict(zip(chosen, range(stored.next_entrant, stored.next_entrant + len(chosen)), strict=True))
    entries = [replace(entry, number=numbers.get(entry.number, entry.number)) for entry in entries]
    order = _by_plan(stored, entries, strength, last=places is not None)
    return order, tuple(made[number] for number in chosen)


def _pairs(stored: StoredContest, strength: Mapping[Player, float]) -> tuple[tuple[Person, Person], ...]:
    """Of an odd number the last one to sign up is left over, but nobody who keeps a place.

    Nobody gets a partner with whom one of both would rather not sit: then it is the next in strength, and where that
    leaves more people without one, somebody else is left over.
    """
    looking = list(lookers_there(stored))
    looking.sort(key=lambda person: (-strength.get(person.player, 0.0), person.player))
    if len(looking) % 2 == 0:
        return _in_pairs(stored, looking)
    last = sorted(looking, key=lambda person: (person.player not in stored.notes.keeps, person.player), reverse=True)
    found = (_in_pairs(stored, [each for each in looking if each is not out]) for out in last)
    return max(found, key=len)  # of equal ones the first


def _in_pairs(stored: StoredContest, looking: Sequence[Person]) -> tuple[tuple[Person, Person], ...]:
    rest, found, alone = [*looking], list[tuple[Person, Person]](), list[Person]()
    while rest:
        one = rest.pop(0)
        other = next((each for each in rest if stored.may_be_partners(one, each)), None)
        if other is None:
            alone.append(one)
        else:
            rest.remove(other)
            found.append((one, other))
    while (changed := _two_pairs_more(stored, found, alone)) is not None:
        pair, two, out = changed
        found[found.index(pair) : found.index(pair) + 1] = two
        alone = [each for each in alone if each not in out]
    return tuple(found)


_Pair: TypeAlias = tuple[Person, Person]


def _two_pairs_more(
    stored: StoredContest, pairs: Sequence[_Pair], alone: Sequence[Person]
) -> tuple[_Pair, tuple[_Pair, _Pair], _Pair] | None:
    """A pair whose partners can each have one of two who are left over: the pair, what becomes of it, those two."""
    for one, other in permutations(alone, 2):
        for pair in reversed(pairs):
            if stored.may_be_partners(pair[0], one) and stored.may_be_partners(pair[1], other):
                return pair, ((pair[0], one), (pair[1], other)), (one, other)
    return None


def _by_plan(
    stored: StoredContest, entries: Sequence[Entry], strength: Mapping[Player, float], *, last: bool
) -> tuple[Entrant, ...]:
    if stored.plan.config.seeding is Seeding.LOTS:
        numbers = sorted(entry.number for entry in entries)
        dice_for(stored.lot, "seeds").shuffle(numbers)
        return tuple(numbers)
    return order_by(entries, strength, best=last)  # a new partner costs a pair nothing


async def _places_before(connection: AsyncConnection, stored: StoredContest, read: Read) -> dict[Player, float] | None:
    """By the last contest of the series that was played, if its standings seed this one; None where ratings do."""
    number = stored.previous if stored.plan.config.seeding is Seeding.LAST else None
    while number is not None:
        try:
            before = await read(connection, number)
            if before.contest.seeds and before.stage is not Stage.CANCELLED:
                return _from_standings(stored, before)
        except UNREADABLE as fault:  # also one whose standings cannot be made
            _log.warning("contest %d is seeded by ratings, as contest %d cannot be read: %r", stored.id, number, fault)
            return None
        number = before.previous  # it was called off, and counts for nobody
    return None


async def _strengths(connection: AsyncConnection, stored: StoredContest) -> dict[Player, float]:
    of = schema.ratings.c
    family = family_of(stored.plan.rules).value
    users = {person.player: stored.person_of(person.user) for person in stored.people.values()}
    query = select(of.user_id, of.mu, of.sigma).where(of.guild_id == stored.guild, of.season == 0)
    query = query.where(of.family == family, of.user_id.in_({*users.values()}))
    rated = {row.user_id: row.mu - 3 * row.sigma for row in await connection.execute(query)}
    return {player: rated[user] for player, user in users.items() if user in rated}


def _from_standings(stored: StoredContest, before: StoredContest) -> dict[Player, float]:
    """Of two contests in a series: whoever was higher in the one before is higher now; others come last."""
    order = before.plan.format.next_seeds(before.contest, before.results, before.standings())
    places: dict[int, int] = {}
    for place, entrant in enumerate(order):
        for player in before.contest.entries[entrant].owners:
            if player in before.people:
                places.setdefault(stored.person_of(before.people[player].user), place)
    found = ((person.player, places.get(stored.person_of(person.user))) for person in stored.people.values())
    return {player: _LAST if place is None else -float(place) for player, place in found}


def order_by(entries: Sequence[Entry], strength: Mapping[Player, float], *, best: bool = False) -> tuple[Entrant, ...]:
    """Entrants by their players' mean strength, or the best one's: the strongest first, equal ones by number."""

    def value(entry: Entry) -> float:
        found = [strength.get(player, 0.0) for player in entry.players]
        return max(found) if best else sum(found) / len(found)

    return tuple(entry.number for entry in sorted(entries, key=lambda entry: (-value(entry), entry.number)))
