"""Who takes part in a contest: a member or a pair, there or gone, in or out."""

from dataclasses import dataclass, replace
from typing import final

from engine.contest.events import Entrant, Player


@final
@dataclass(frozen=True, slots=True)
class Entry:
    """A member or a pair in a contest."""

    number: Entrant
    players: tuple[Player, ...]
    """Whose seats they are in the last round that was drawn."""
    since: int = 1
    """The first round this entrant could play in."""
    left: int | None = None
    """The first round without this entrant."""
    out: bool = False
    """Was taken out, and did not leave."""
    free: frozenset[Player] = frozenset()
    """Those of `players` who have left, and whose seats nobody else has: computers sit there."""
    coming: tuple[tuple[Player, Player], ...] = ()
    """Of each seat that somebody else has from the next round on: of whom it was, and the substitute."""
    past: tuple[Player, ...] = ()
    """Who has played for it since the draw, and does not now."""

    @property
    def owners(self) -> tuple[Player, ...]:
        """Whose seats they are from the next round on, without free ones."""
        coming = dict(self.coming)
        return tuple(coming.get(player, player) for player in self.players if player not in self.free)

    @property
    def everybody(self) -> frozenset[Player]:
        """Who has or had a place in it since the draw."""
        return frozenset((*self.players, *self.past, *(into for _, into in self.coming)))


def without(entry: Entry, player: Player) -> Entry:
    """An entry after a member has left it: the seat is free, also that of a substitute who has not played yet."""
    seat = next((out for out, into in entry.coming if into == player), player)
    coming = tuple(each for each in entry.coming if each[0] != seat)
    return replace(entry, free=entry.free | {seat}, coming=coming)


def with_substitute(entry: Entry, out: Player, into: Player) -> Entry:
    """An entry in which another member has a seat from the next round on."""
    coming = tuple(each for each in entry.coming if each[0] != out)
    return replace(entry, free=entry.free - {out}, coming=(*coming, (out, into)))


def at_the_draw(entry: Entry) -> Entry:
    """An entry when a round is drawn: who was to come has come."""
    if not entry.coming:
        return entry
    coming = dict(entry.coming)
    players = tuple(coming.get(player, player) for player in entry.players)
    return replace(entry, players=players, coming=(), past=(*entry.past, *coming))
