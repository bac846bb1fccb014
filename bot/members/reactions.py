"""Reactions of a table's members to the hand that has just ended. In memory only, until the next hand ends."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, final

from cachetools import LRUCache

from bot.tables.model import Table
from engine import Seat

_REMEMBERED: Final = 10_000
"""Tables whose reactions are remembered."""


class Reaction(StrEnum):
    """What a member may say. No other words, so that nothing about cards can be said."""

    NICE_HAND = "nice-hand"
    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    THANKS = "thanks"


REACTIONS: Final = tuple(Reaction)
"""By the index of their buttons."""


@final
class Reactions:
    """One for each member and hand: the first one counts, so nobody can flood the table."""

    def __init__(self) -> None:
        self._at: LRUCache[int, tuple[int, dict[int, Reaction]]] = LRUCache(_REMEMBERED)

    def add(self, table: int, hand: int, user: int, reaction: Reaction) -> bool:
        """Add a member's reaction to a hand; false if there was one already."""
        number, said = self._at.get(table, (hand, {}))
        if number != hand:
            said = {}
        if user in said:
            return False
        self._at[table] = hand, {**said, user: reaction}
        return True

    def of(self, table: Table, hand: int) -> Mapping[Seat, Reaction]:
        """The reactions to a hand, in their order, by the seats of those who still sit there."""
        number, said = self._at.get(table.id, (hand, {}))
        if number != hand:
            return MappingProxyType({})
        seats = ((table.seat_of(user), reaction) for user, reaction in said.items())
        return MappingProxyType({seat: reaction for seat, reaction in seats if seat is not None})
