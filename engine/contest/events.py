"""The decisions of a contest, in the order in which they were made. Its state is what they and the games come to.

Entrants and players are numbers of the contest, never members' ids, so nothing has to be changed when a member's data
is deleted. What only concerns Discord or the calendar is not here.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, TypeAlias, cast, final

Entrant: TypeAlias = int
"""From 1, in the order of signing up; 0 and below are the house's seats."""
Player: TypeAlias = int
"""From 1, in the order of first signing up."""
Side: TypeAlias = tuple[Entrant, ...]
"""A pair, or two members who are partners for a round."""


@final
@dataclass(frozen=True, slots=True)
class Joined:
    """A member or a pair signed up; or, after the draw, members of an entrant came back to their seats."""

    entrant: Entrant
    players: tuple[Player, ...]


@final
@dataclass(frozen=True, slots=True)
class Left:
    """An entrant withdrew, or one of its members."""

    entrant: Entrant
    out: bool = False
    """Was taken out instead, by the organisers."""
    player: Player = 0
    """Which member withdrew; 0 for all of them."""


@final
@dataclass(frozen=True, slots=True)
class Seeded:
    """Signing up has ended: these take part, the first seed first, and nobody else."""

    order: tuple[Entrant, ...]


@final
@dataclass(frozen=True, slots=True)
class Match:
    """Two sides that meet in a round; North and South first. `slot` is its number in a bracket."""

    north: Side
    east: Side
    slot: int = -1


@final
@dataclass(frozen=True, slots=True)
class Paired:
    """The matches of a round, and who has a bye."""

    round: int
    """From 1 over the whole contest."""
    matches: tuple[Match, ...]
    idle: tuple[Entrant, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Forfeited:
    """A side did not come, or was ruled against; both sides may be named by two events."""

    round: int
    place: int
    """Of the match in its round, from 0."""
    side: int
    """0 for North and South."""


@final
@dataclass(frozen=True, slots=True)
class Adjusted:
    """The organisers set the points of a match, whatever its games came to; without points, the games count again."""

    round: int
    place: int
    points: tuple[int, int] | None


@final
@dataclass(frozen=True, slots=True)
class Substituted:
    """Another member has a seat of an entrant, from the next round on and for good."""

    entrant: Entrant
    out: Player
    into: Player


@final
@dataclass(frozen=True, slots=True)
class Undrawn:
    """The last round is drawn again: no card of it has been played."""

    round: int


@final
@dataclass(frozen=True, slots=True)
class Ended:
    """The last round has been played."""


@final
@dataclass(frozen=True, slots=True)
class Cancelled:
    """It counts for nobody."""


Event: TypeAlias = Joined | Left | Seeded | Paired | Forfeited | Adjusted | Substituted | Undrawn | Ended | Cancelled

KINDS: Final[Mapping[str, type[Event]]] = {
    "joined": Joined,
    "left": Left,
    "seeded": Seeded,
    "paired": Paired,
    "forfeited": Forfeited,
    "adjusted": Adjusted,
    "substituted": Substituted,
    "undrawn": Undrawn,
    "ended": Ended,
    "cancelled": Cancelled,
}
"""By the names under which they are stored; they never change their meaning."""
_NAMES: Final = {kind: name for name, kind in KINDS.items()}


def encode(event: Event) -> tuple[str, dict[str, Any]]:
    """The name of an event's kind, and its data for JSON."""
    return _NAMES[type(event)], asdict(event)


def decode(kind: str, data: Mapping[str, Any]) -> Event:
    """The opposite of `encode`, from parsed JSON.

    Raises:
        ValueError: For an unknown kind, or data of another form.
    """
    if kind not in KINDS:
        raise ValueError(f"unknown event {kind}")
    try:
        values = {name: _tuples(value) for name, value in data.items()}
        if kind == "paired":
            values["matches"] = tuple(
                Match(**{name: _tuples(value) for name, value in match.items()}) for match in data["matches"]
            )
        return KINDS[kind](**values)
    except (AttributeError, TypeError, KeyError) as error:
        raise ValueError(f"bad data of {kind}") from error


def _tuples(value: Any) -> Any:
    return tuple(_tuples(each) for each in cast("list[Any]", value)) if isinstance(value, list) else value


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
