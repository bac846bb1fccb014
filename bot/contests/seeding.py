"""In which order entrants are drawn: by rating, by lots, or by the contest before."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.model import Stage, StoredContest
from bot.contests.store import UNREADABLE
from bot.stats.rating import MU
from bot.store import schema
from engine.contest.config import Seeding
from engine.contest.events import Entrant, Entry, Player
from engine.contest.state import dice_for
from engine.rules.presets import family_of

Read: TypeAlias = Callable[[AsyncConnection, int], Awaitable[StoredContest]]
_log = logging.getLogger(__name__)
_LAST: Final = -1_000_000.0
"""The strength of somebody who was not in the contest before."""


async def order_of(
    connection: AsyncConnection, stored: StoredContest, entries: Sequence[Entry], read: Read
) -> tuple[Entrant, ...]:
    """Those who take part, the first seed first; of a final they are in the order of the season's table."""
    if stored.plan.is_final:
        return tuple(entry.number for entry in entries)
    places = await _places_before(connection, stored, read)
    strength = await _strengths(connection, stored) if places is None else places
    return _by_plan(stored, entries, strength, last=places is not None)


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
            if before.contest.seeds and before.stage is not Stage.CANCELLED and not before.plan.is_final:
                return _from_standings(stored, before)
        except UNREADABLE as fault:  # also one whose standings cannot be made
            _log.warning("contest %d is seeded by ratings, as contest %d cannot be read: %r", stored.id, number, fault)
            return None
        number = before.previous  # it was called off, and counts for nobody, or is a final
    return None


async def _strengths(connection: AsyncConnection, stored: StoredContest) -> dict[Player, float]:
    of = schema.ratings.c
    family = family_of(stored.plan.rules).value
    users = {person.player: stored.person_of(person.user) for person in stored.people.values()}
    query = select(of.user_id, of.mu).where(of.guild_id == stored.guild, of.season == 0)
    query = query.where(of.family == family, of.user_id.in_({*users.values()}))
    rated = {row.user_id: row.mu - MU for row in await connection.execute(query)}
    return {player: rated[user] for player, user in users.items() if user in rated}


def _from_standings(stored: StoredContest, before: StoredContest) -> dict[Player, float]:
    """Of two contests in a series: whoever was higher in the one before is higher now; others come last."""
    order = before.plan.format.next_seeds(before.contest, before.results, before.standings())
    places: dict[int, int] = {}
    for place, entrant in enumerate(order):
        for player in before.contest.entries[entrant].players:
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
