"""Where things are on a table picture of 960 x 640 pixels, for 2 to 9 seats."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

TABLE_WIDTH: Final = 960
TABLE_HEIGHT: Final = 640
MIDDLE: Final = (TABLE_WIDTH / 2, TABLE_HEIGHT / 2)
Edge: TypeAlias = Literal["top", "bottom", "left", "right"]
EDGE: Final = 22
"""Pixels between the picture's edge and what stands in its corners."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Sizes in pixels, the same for every seat of one table."""

    plate: tuple[int, int]
    name_size: int
    card: int
    """Width of a played card."""
    reach: tuple[float, float]
    """From the middle of the table to the middle of a played card, across and down."""
    roomy: bool
    """There is room for panels in the corners."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One seat: the top left corner of its plate and the middle of the card before it, in pixels."""

    plate: tuple[int, int]
    card: tuple[int, int]
    edge: Edge
    """Which edge of the table the seat is at."""


def _roomy(reach: tuple[float, float]) -> Layout:
    return Layout(plate=(256, 104), name_size=36, card=116, reach=reach, roomy=True)


def _snug(reach: tuple[float, float]) -> Layout:
    return Layout(plate=(212, 88), name_size=30, card=88, reach=reach, roomy=False)


def _tight(reach: tuple[float, float]) -> Layout:
    return Layout(plate=(192, 78), name_size=27, card=68, reach=reach, roomy=False)


_LAYOUTS: Final = MappingProxyType(
    {
        2: _roomy((132, 103)),
        3: _roomy((106, 110)),
        4: _roomy((132, 103)),
        5: _snug((150, 124)),
        6: _snug((150, 132)),
        7: _tight((190, 140)),
        8: _tight((200, 134)),
        9: _tight((206, 140)),
    }
)
"""Chosen so that no played card covers the index of another, nor a plate; a test holds them to it."""


def layout(seats: int) -> Layout:
    """The sizes for a table of 2 to 9 seats."""
    return _LAYOUTS[seats]


def places(seats: int) -> tuple[Place, ...]:
    """The places of 2 to 9 seats, clockwise from the top."""
    sizes = layout(seats)
    wide, high = sizes.plate
    across = TABLE_WIDTH / 2 - wide / 2 - 26
    down = TABLE_HEIGHT / 2 - high / 2 - EDGE
    found: list[Place] = []
    for seat in range(seats):
        angle = 2 * pi * seat / seats - pi / 2
        x, y = cos(angle), sin(angle)
        plate = (round(MIDDLE[0] + across * x - wide / 2), round(MIDDLE[1] + down * y - high / 2))
        card = (round(MIDDLE[0] + sizes.reach[0] * x), round(MIDDLE[1] + sizes.reach[1] * y))
        found.append(Place(plate=plate, card=card, edge=_edge(plate, sizes.plate)))
    return tuple(found)


def _edge(plate: tuple[int, int], size: tuple[int, int]) -> Edge:
    x, y = plate
    if y < 40:
        return "top"
    if y + size[1] > TABLE_HEIGHT - 40:
        return "bottom"
    return "left" if x + size[0] / 2 < TABLE_WIDTH / 2 else "right"
