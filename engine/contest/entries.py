"""Who takes part in a contest: an entry's life from its sign-up on."""

from dataclasses import dataclass
from typing import final

from engine.contest.events import Entrant, Player


@final
@dataclass(frozen=True, slots=True)
class Entry:
    """A member or a pair in a contest."""

    number: Entrant
    players: tuple[Player, ...]
    """Who plays now."""
    waiting: bool = False
    last: bool = False
    """Waits behind all others who wait, until the start."""
    checked_in: bool = False
    checked_by: Player = 0
    """Who of it has checked in; 0 for nobody, and where older versions have not stored it."""
    since: int = 1
    """The first round this entrant could play in."""
    left: int | None = None
    """The first round without this entrant."""
    out: bool = False
    """Was taken out, and did not leave."""
    missed: bool = False
    """Was taken out for two rounds without coming, and no organiser has done it."""
    alone: Player = 0
    """Who has left for both of a pair; 0 where both did."""
    past: tuple[Player, ...] = ()
    """Who has played for it since the draw, and does not now."""
    lent: tuple[tuple[Player, Player, int], ...] = ()
    """Whose seat a substitute has, the substitute, and the last round of that."""
    substituted: frozenset[int] = frozenset()
    """The rounds in which a substitute has played or plays."""
    seated: int = 1
    """The first round that whoever was seated last could play: absences before it are somebody else's."""

    def is_there_without(self, player: Player) -> bool:
        """Whether the entry has checked in, and not by this player's press."""
        return self.checked_in and self.checked_by != player

    @property
    def owners(self) -> tuple[Player, ...]:
        """Whose entry it is: a seat that is lent belongs to whoever signed up, and not to the substitute."""
        lent = {other: own for own, other, _ in self.lent}
        return tuple(lent.get(player, player) for player in self.players)

    @property
    def concerned(self) -> tuple[Player, ...]:
        """Who hears what becomes of it: who plays, whose seat is lent, and who has or had it to the end."""
        lent = (player for own, other, _ in self.lent for player in (own, other))
        return tuple(dict.fromkeys((*self.players, *lent)))

    @property
    def everybody(self) -> frozenset[Player]:
        """Who has or had a place in it since the draw."""
        return frozenset((*self.concerned, *self.past))
