"""Sizes and positions on a table picture of 960 x 640 pixels, for 2 to 9 seats."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

TABLE_WIDTH: Final = 960
TABLE_HEIGHT: Final = 640
MIDDLE: Final = (TABLE_WIDTH / 2, TABLE_HEIGHT / 2)
Edge: TypeAlias = Literal["top", "bottom", "left", "right"]
MARGIN: Final = 22
"""Pixels between the edge of the picture and the boxes in its corners."""


@final
@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture, in pixels: its top left corner and its size."""

    x: int
    y: int
    width: int
    height: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Sizes in pixels, the same for every seat of one table."""

    plate: tuple[int, int]
    name_size: int
    card: int
    """Width of a played card."""
    reach: tuple[float, float]
    """From the middle of the table to the middle of a played card, across and down."""
    roomy: bool
    """The upper corners have room for panels with score cards."""
    trump: Box
    """For trump and its maker."""
    caption: Box
    """For the caption, aligned right: two lines, or one if the box is too low."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPosition:
    """The top left corner of a seat's plate and the middle of its played card, in pixels."""

    plate: tuple[int, int]
    card: tuple[int, int]
    edge: Edge
    """The edge of the table at which the seat is."""


def _lower_corner(side: Literal["left", "right"], width: int, height: int) -> Box:
    """A box in a lower corner of the picture."""
    x = MARGIN if side == "left" else TABLE_WIDTH - MARGIN - width
    return Box(x, TABLE_HEIGHT - MARGIN - height, width, height)


_TRUMP: Final = (268, 104)
_LINE: Final = 38
"""Height of a line of the caption in pixels."""


def _roomy(reach: tuple[float, float]) -> Sizes:
    corners = (_lower_corner("left", *_TRUMP), _lower_corner("right", _TRUMP[0], 2 * _LINE))
    return _sizes((256, 104), 36, 116, reach, corners, roomy=True)


def _snug(reach: tuple[float, float], corners: tuple[Box, Box]) -> Sizes:
    return _sizes((212, 88), 30, 88, reach, corners)


def _tight(card: int, reach: tuple[float, float], corners: tuple[Box, Box]) -> Sizes:
    return _sizes((204, 80), 29, card, reach, corners)


def _sizes(
    plate: tuple[int, int],
    name_size: int,
    card: int,
    reach: tuple[float, float],
    corners: tuple[Box, Box],
    *,
    roomy: bool = False,
) -> Sizes:
    trump, caption = corners
    return Sizes(plate=plate, name_size=name_size, card=card, reach=reach, roomy=roomy, trump=trump, caption=caption)


_LAYOUTS: Final = MappingProxyType(
    {
        2: _roomy((132, 103)),
        3: _roomy((94, 110)),
        4: _roomy((132, 103)),
        5: _snug((150, 116), (Box(MARGIN, MARGIN, *_TRUMP), Box(TABLE_WIDTH - MARGIN - 268, MARGIN, 268, 2 * _LINE))),
        6: _snug((150, 132), (_lower_corner("left", *_TRUMP), _lower_corner("right", 268, 2 * _LINE))),
        7: _tight(74, (176, 130), (_lower_corner("left", 186, 62), _lower_corner("right", 176, 2 * _LINE))),
        8: _tight(70, (200, 134), (_lower_corner("left", 250, 62), _lower_corner("right", 290, _LINE))),
        9: _tight(68, (206, 140), (_lower_corner("left", 220, 62), _lower_corner("right", 220, 2 * _LINE))),
    }
)
"""A test checks that no played card covers a plate or the index of another card."""


def sizes_for(seats: int) -> Sizes:
    """The sizes for a table of 2 to 9 seats."""
    return _LAYOUTS[seats]


def seat_positions(seats: int) -> tuple[SeatPosition, ...]:
    """The positions of 2 to 9 seats, clockwise from the top."""
    sizes = sizes_for(seats)
    wide, high = sizes.plate
    across = TABLE_WIDTH / 2 - wide / 2 - 26
    down = TABLE_HEIGHT / 2 - high / 2 - MARGIN
    found: list[SeatPosition] = []
    for seat in range(seats):
        angle = 2 * pi * seat / seats - pi / 2
        x, y = cos(angle), sin(angle)
        plate = (round(MIDDLE[0] + across * x - wide / 2), round(MIDDLE[1] + down * y - high / 2))
        card = (round(MIDDLE[0] + sizes.reach[0] * x), round(MIDDLE[1] + sizes.reach[1] * y))
        found.append(SeatPosition(plate=plate, card=card, edge=_edge(plate, sizes.plate)))
    return tuple(found)


def _edge(plate: tuple[int, int], size: tuple[int, int]) -> Edge:
    x, y = plate
    if y < 40:
        return "top"
    if y + size[1] > TABLE_HEIGHT - 40:
        return "bottom"
    return "left" if x + size[0] / 2 < TABLE_WIDTH / 2 else "right"
