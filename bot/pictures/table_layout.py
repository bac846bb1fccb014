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
@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture in pixels: the top left corner and the size."""

    x: int
    y: int
    width: int
    height: int


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
    """There is room for panels with score cards in the upper corners."""
    trump: Box
    """Where trump and its maker are shown."""
    caption: Box
    """Where the caption stands, its lines at the right: two, or one where it is too low for that."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """One seat: the top left corner of its plate and the middle of the card before it, in pixels."""

    plate: tuple[int, int]
    card: tuple[int, int]
    edge: Edge
    """Which edge of the table the seat is at."""


def _low(side: Literal["left", "right"], width: int, height: int) -> Box:
    """A box in a lower corner."""
    x = EDGE if side == "left" else TABLE_WIDTH - EDGE - width
    return Box(x, TABLE_HEIGHT - EDGE - height, width, height)


_TRUMP: Final = (268, 104)
_LINE: Final = 38
"""Pixels a line of the caption is high."""


def _roomy(reach: tuple[float, float]) -> Layout:
    corners = (_low("left", *_TRUMP), _low("right", _TRUMP[0], 2 * _LINE))
    return _layout((256, 104), 36, 116, reach, corners, roomy=True)


def _snug(reach: tuple[float, float], corners: tuple[Box, Box]) -> Layout:
    return _layout((212, 88), 30, 88, reach, corners)


def _tight(card: int, reach: tuple[float, float], corners: tuple[Box, Box]) -> Layout:
    return _layout((204, 80), 29, card, reach, corners)


def _layout(
    plate: tuple[int, int],
    name_size: int,
    card: int,
    reach: tuple[float, float],
    corners: tuple[Box, Box],
    *,
    roomy: bool = False,
) -> Layout:
    trump, caption = corners
    return Layout(plate=plate, name_size=name_size, card=card, reach=reach, roomy=roomy, trump=trump, caption=caption)


_LAYOUTS: Final = MappingProxyType(
    {
        2: _roomy((132, 103)),
        3: _roomy((94, 110)),
        4: _roomy((132, 103)),
        5: _snug((150, 116), (Box(EDGE, EDGE, *_TRUMP), Box(TABLE_WIDTH - EDGE - 268, EDGE, 268, 2 * _LINE))),
        6: _snug((150, 132), (_low("left", *_TRUMP), _low("right", 268, 2 * _LINE))),
        7: _tight(74, (176, 130), (_low("left", 186, 62), _low("right", 176, 2 * _LINE))),
        8: _tight(70, (200, 134), (_low("left", 250, 62), _low("right", 290, _LINE))),
        9: _tight(68, (206, 140), (_low("left", 220, 62), _low("right", 220, 2 * _LINE))),
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
