"""The decisions of a contest, in the order in which they were made. Its state is what they and the games come to.

Entrants and players are numbers of the contest, never members' ids, so nothing has to be changed when a member's data
is deleted. What only concerns Discord or the calendar is not here.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
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
