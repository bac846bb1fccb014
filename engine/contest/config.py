"""What an organiser chooses for a contest: its format, rounds, entrants, and what happens when numbers do not fit."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, final

from engine.errors import Refused

VERSION: Final = 1
"""Of stored configurations."""


class Format(StrEnum):
    """Who meets whom, and what counts."""

    HUSTLE = "hustle"
    """Members change partners each round and score their side's points: progressive euchre."""
    LEAGUE = "league"
    """Fixed pairs, everybody against everybody in divisions."""
    CUP = "cup"
    """Fixed pairs, knocked out."""
    SWISS = "swiss"
    """Fixed pairs, each round against a pair of like score, with a knockout of the best at the end if wanted."""


class Movement(StrEnum):
    """How members move in a hustle."""

    ROTATION = "rotation"
    """Drawn up beforehand: a new partner each round."""
    CLIMB = "climb"
    """Winners move up a table, losers stay."""


class Fill(StrEnum):
    """What a hustle does where the members are no multiple of four."""

    HOUSE = "house"
    """Computers take the seats that are left."""
    SIT = "sit"
    """One to three sit out in turn."""


class Pace(StrEnum):
    """When rounds are played."""

    LIVE = "live"
    """One after the other, while everybody is there."""
    WINDOWS = "windows"
    """Each within so many days, whenever the four like."""


class Seeding(StrEnum):
    """By what entrants are put in order before the draw."""

    RATING = "rating"
    LOTS = "lots"
    """From the contest's secret."""
    LAST = "last"
    """By the standings of the contest before in the series."""


class ContestRefusal(StrEnum):
    """Why a configuration cannot be, as a key of the catalogue."""

    ROUNDS = "contest-bad-rounds"
    ENTRANTS = "contest-bad-entrants"
    CUT = "contest-bad-cut"
    DIVISION = "contest-bad-division"
    DAYS = "contest-bad-days"
    TOO_FEW = "contest-too-few"
    TOO_MANY = "contest-too-many"
    SWISS_ROUNDS = "contest-swiss-rounds"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The choices. What a format does not use keeps its default."""

    format: Format
    rounds: int = 0
    """Of a hustle or a Swiss; 0 is what suits the number of entrants."""
    least: int = 4
    """Entrants, without whom it does not start."""
    most: int = 64
    """Entrants; later ones wait."""
    pace: Pace = Pace.LIVE
    days: int = 7
    """Of a window."""
    seeding: Seeding = Seeding.RATING
    rated: bool = True
    movement: Movement = Movement.ROTATION
    fill: Fill = Fill.HOUSE
    net: bool = False
    """Whether the points of a hustle are those scored less those conceded."""
    double: bool = False
    """Two losses put out of a cup; a league plays everything twice."""
    third_place: bool = True
    """A single elimination plays for the third place."""
    second_final: bool = True
    """A double elimination plays the final again if its winner came from the losers' side."""
    cut: int = 0
    """Pairs of a Swiss that go on to a knockout: none, 4 or 8."""
    division: int = 8
    """Pairs of a division of a league, at most."""
    moving: int = 2
    """Pairs that go up and down between divisions for the next season."""


HUSTLE_ROUNDS: Final = 6
MOST_ROUNDS: Final = 24
MOST_ENTRANTS: Final[Mapping[Format, int]] = MappingProxyType(
    {Format.HUSTLE: 512, Format.LEAGUE: 256, Format.CUP: 256, Format.SWISS: 256}
)
_CUTS: Final = (0, 4, 8)
_DIVISIONS: Final = range(3, 17)
_DAYS: Final = range(1, 29)


def check(config: Config) -> None:
    """Refuse what cannot be played.

    Raises:
        Refused: With a `ContestRefusal`.
    """
    most = MOST_ENTRANTS[config.format]
    least = 2 if config.format is Format.CUP else 3 if config.format is Format.LEAGUE else 4
    if not least <= config.least <= config.most <= most:
        raise Refused(ContestRefusal.ENTRANTS, least=least, most=most)
    if not 0 <= config.rounds <= MOST_ROUNDS:
        raise Refused(ContestRefusal.ROUNDS, most=MOST_ROUNDS)
    if config.cut not in _CUTS:
        raise Refused(ContestRefusal.CUT)
    if config.division not in _DIVISIONS or not 0 <= 2 * config.moving < config.division:
        raise Refused(ContestRefusal.DIVISION, least=_DIVISIONS[0], most=_DIVISIONS[-1])
    if config.days not in _DAYS:
        raise Refused(ContestRefusal.DAYS, most=_DAYS[-1])


def encode(config: Config) -> dict[str, Any]:
    """What differs from the defaults, for JSON."""
    found: dict[str, Any] = {"version": VERSION}
    for each in fields(config):
        value = getattr(config, each.name)
        if value != each.default:
            found[each.name] = value.value if isinstance(value, StrEnum) else value
    return found


def decode(data: Mapping[str, Any]) -> Config:
    """The opposite of `encode`.

    Raises:
        ValueError: For data of another version, or with names or values that there are not.
    """
    if data.get("version") != VERSION:
        raise ValueError(f"a contest of version {data.get('version')}")
    values = {name: value for name, value in data.items() if name != "version"}
    enums = {"format": Format, "pace": Pace, "seeding": Seeding, "movement": Movement, "fill": Fill}
    unknown = values.keys() - {each.name for each in fields(Config)}
    if unknown:
        raise ValueError(f"unknown in a contest: {', '.join(sorted(unknown))}")
    typed: dict[str, Any] = {name: enums[name](value) if name in enums else value for name, value in values.items()}
    return Config(**typed)
