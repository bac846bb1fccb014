"""Cards laid out at random where each of them may lie."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from engine.cards import Card

Homes: TypeAlias = tuple[tuple[int, float], ...]
"""Where a card may lie: places by number, each with how readily the card is there for the room that there is."""
Loose: TypeAlias = tuple[Card, Homes]
"""A card, and where it may lie."""


def spread(rooms: Sequence[int], bound: Sequence[Loose], free: Sequence[Card], rng: Random) -> list[list[Card]] | None:
    """The cards by place; `rooms` says how many each place takes, `free` are those that may lie anywhere.

    Cards with few homes come first, each to a place by the room that is left there; where none is left, others move.
    So a way is found if there is one, and `None` says that there is none.
    """
    room, piles = [*rooms], list[list[Loose]]([] for _ in rooms)
    order = [*bound]
    rng.shuffle(order)
    order.sort(key=_number_of_homes)
    for loose in order:
        chance = rng.random() * sum([room[place] * weight for place, weight in loose[1]])
        for place, weight in loose[1]:
            chance -= room[place] * weight
            if chance < 0:
                room[place] -= 1
                piles[place].append(loose)
                break
        else:
            if not _make_room(loose, room, piles, set()):
                return None
    rest = [*free]
    rng.shuffle(rest)
    dealt: list[list[Card]] = []
    for left, pile in zip(room, piles, strict=True):
        dealt.append([card for card, _ in pile] + rest[:left])
        del rest[:left]
    return dealt


def _number_of_homes(loose: Loose) -> int:
    return len(loose[1])


def _make_room(loose: Loose, room: list[int], piles: list[list[Loose]], tried: set[int]) -> bool:
    """Put a card down where others may have to move on; whether that can be."""
    for place, _ in loose[1]:
        if room[place]:
            room[place] -= 1
            piles[place].append(loose)
            return True
    for place, _ in loose[1]:
        if place in tried:
            continue
        tried.add(place)
        for other in [*piles[place]]:
            if _make_room(other, room, piles, tried):
                piles[place].remove(other)
                piles[place].append(loose)
                return True
    return False
