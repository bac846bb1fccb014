"""Sizes and positions on a table picture of 960 x 640 pixels, for 2 to 9 seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

from bot.pictures.felt import WIDTH

HEIGHT: Final = 640
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
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
@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes in pixels, the same for every seat of one table."""

    plate: tuple[int, int]
    name_size: int
    card: int
    """Width of a played card."""
    reach: tuple[float, float]
    """From the middle of the table to the middle of a played card, across and down."""
    trump: Box
    """For trump and its maker."""
    caption: Box
    """For the caption, aligned right: two lines, or one if the box is too low."""
    roomy: bool = False
    """The upper corners have room for panels with score cards."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPosition:
    """The top left corner of a seat's plate and the middle of its played card, in pixels."""

    plate: tuple[int, int]
    card: tuple[int, int]
    edge: Edge
    """The edge of the table at which the seat is."""


def _lower_left(width: int, height: int) -> Box:
    return Box(MARGIN, HEIGHT - MARGIN - height, width, height)


def _lower_right(width: int, height: int) -> Box:
    return Box(WIDTH - MARGIN - width, HEIGHT - MARGIN - height, width, height)


_ROOMY: Final = (_lower_left(268, 104), _lower_right(268, 76), True)
_SIZES: Final = MappingProxyType(
    {
        2: Sizes((256, 104), 36, 116, (132, 103), *_ROOMY),
        3: Sizes((256, 104), 36, 116, (94, 110), *_ROOMY),
        4: Sizes((256, 104), 36, 116, (132, 103), *_ROOMY),
        5: Sizes((212, 88), 30, 88, (150, 116), Box(22, 22, 268, 104), Box(670, 22, 268, 76)),
        6: Sizes((212, 88), 30, 88, (150, 132), _lower_left(268, 104), _lower_right(268, 76)),
        7: Sizes((204, 80), 29, 74, (176, 130), _lower_left(186, 62), _lower_right(176, 76)),
        8: Sizes((204, 80), 29, 70, (200, 134), _lower_left(250, 62), _lower_right(290, 38)),
        9: Sizes((204, 80), 29, 68, (206, 140), _lower_left(220, 62), _lower_right(220, 76)),
    }
)
"""By number of seats. A test checks that no played card covers a plate or the index of another card."""


def sizes_for(seats: int, chair: int | None = None) -> Sizes:
    """The sizes for a table of 2 to 9 seats, seen from the seat `chair` or, without one, with seat 0 at the top."""
    sizes = _SIZES[seats]
    if chair is None or seats % 2 == 0:
        return sizes
    # an odd number of seats has one at the top or one at the bottom: one table is the other upside down
    return replace(sizes, trump=_turn_over(sizes.trump), caption=_turn_over(sizes.caption))


def _turn_over(box: Box) -> Box:
    return replace(box, y=HEIGHT - box.y - box.height)


def seat_positions(seats: int, chair: int | None = None) -> tuple[SeatPosition, ...]:
    """The positions of 2 to 9 seats by number, clockwise: `chair` at the bottom or, without one, seat 0 at the top."""
    sizes = sizes_for(seats, chair)
    wide, high = sizes.plate
    across = WIDTH / 2 - wide / 2 - 26
    down = HEIGHT / 2 - high / 2 - MARGIN
    found: list[SeatPosition] = []
    for seat in range(seats):
        angle = 2 * pi * seat / seats - pi / 2 if chair is None else 2 * pi * (seat - chair) / seats + pi / 2
        x, y = cos(angle), sin(angle)
        plate = (round(MIDDLE[0] + across * x - wide / 2), round(MIDDLE[1] + down * y - high / 2))
        card = (round(MIDDLE[0] + sizes.reach[0] * x), round(MIDDLE[1] + sizes.reach[1] * y))
        found.append(SeatPosition(plate=plate, card=card, edge=_edge(plate, sizes.plate)))
    return tuple(found)


def _edge(plate: tuple[int, int], size: tuple[int, int]) -> Edge:
    x, y = plate
    if y < 40:
        return "top"
    if y + size[1] > HEIGHT - 40:
        return "bottom"
    return "left" if x + size[0] / 2 < WIDTH / 2 else "right"
