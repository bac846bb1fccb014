"""What an organiser chooses for a contest: its format, rounds, entrants, and what happens when numbers do not fit."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, final

VERSION: Final = 1
"""Of stored configurations."""


class Format(StrEnum):
    """The names of the formats, as they are stored; `engine.contest.formats` has what each of them is."""

    HUSTLE = "hustle"
    LEAGUE = "league"
    CUP = "cup"
    SWISS = "swiss"


class Movement(StrEnum):
    """How members move in a hustle."""

    ROTATION = "rotation"
    """Drawn up beforehand: a new partner each round."""
    CLIMB = "climb"
    """Winners move up a table, losers stay."""


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
    SEASON = "season"
    """By the table of the season before it in the series: a final."""


class ContestRefusal(StrEnum):
    """Why a configuration cannot be, as a key of the catalogue."""

    ENTRANTS = "contest-bad-entrants"


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
    division: int = 8
    """Pairs of a division of a league, at most."""
    moving: int = 2
    """Pairs that go up and down between divisions for the next season."""


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
    enums = {"format": Format, "pace": Pace, "seeding": Seeding, "movement": Movement}
    unknown = values.keys() - {each.name for each in fields(Config)}
    if unknown:
        raise ValueError(f"unknown in a contest: {', '.join(sorted(unknown))}")
    typed: dict[str, Any] = {name: enums[name](value) if name in enums else value for name, value in values.items()}
    return Config(**typed)
