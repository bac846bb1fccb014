"""Sizes and positions on a table picture, 720 pixels wide, for 2 to 9 seats.

On a phone of 390 pixels Discord shows a picture 265 wide: 30 pixels here are 11 there, the least size of a text.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

WIDTH: Final = 720
MARGIN: Final = 12
"""Pixels between the edge of the picture and the boxes next to it."""
LEAST_TEXT: Final = 30
"""Pixels to the em of the smallest text."""
Edge: TypeAlias = Literal["top", "bottom", "left", "right"]
_MIDDLE: Final = WIDTH // 2
_BAR: Final = 56
"""Height of the plate of the reader's own seat, over the reader's cards."""
_FEW: Final = 6
"""Seats up to which the lower right of the table is free above the caption."""
_SIDE: Final = 218
"""Width of the boxes in the lower corners."""


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
class SeatPosition:
    """A seat's plate, the middle of its played card, and the edge of the table at which the seat is."""

    plate: Box
    card: tuple[int, int]
    edge: Edge


@final
@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table. `seats` go clockwise, the one at the bottom first."""

    height: int
    seats: tuple[SeatPosition, ...]
    card: int
    """Width of a played card."""
    name_size: int
    trump: Box
    """For trump and its maker."""
    corner: Box
    """At the lower right, for the caption of the public picture."""
    banner: Box
    """Where nothing of the public picture lies between two hands, when the last trick is still on the table."""
    middle: tuple[int, int]
    """For the kitty and the upcard."""


@final
@dataclass(frozen=True, slots=True)
class _Shape:
    """What differs between numbers of seats: the plates and cards from the left of the bottom seat to the top."""

    left: tuple[tuple[int, int], ...]
    """Corners of the plates left of the middle, clockwise from the bottom; those at the right mirror them."""
    cards: tuple[tuple[int, int], ...]
    """The middles of the cards before them."""
    plate: tuple[int, int]
    card: int
    low: tuple[int, int]
    """The middle of the card before the bottom seat, and the upper edge of that seat's plate."""
    top: tuple[int, int, int] | None = None
    """For an even number of seats: the width of the plate at the top, its height, and the middle of its card."""
    name_size: int = 32


_SHAPES: Final = MappingProxyType(
    {
        2: _Shape((), (), (206, 90), 96, (315, 390), (252, 90, 177), 34),
        3: _Shape(((12, 12),), ((262, 192),), (252, 90), 96, (315, 390), None, 34),
        4: _Shape(((12, 212),), ((265, 247),), (204, 90), 92, (315, 390), (252, 90, 177), 34),
        5: _Shape(((12, 202), (110, 12)), ((264, 288), (300, 167)), (206, 86), 84, (321, 390)),
        6: _Shape(((12, 256), (12, 132)), ((272, 296), (272, 186)), (206, 86), 76, (329, 390), (224, 86, 160)),
        7: _Shape(((12, 250), (12, 132), (134, 12)), ((274, 325), (253, 226), (322, 156)), (206, 86), 70, (333, 390)),
        8: _Shape(
            ((12, 270), (12, 154), (12, 38)),
            ((282, 338), (251, 245), (282, 152)),
            (200, 82),
            66,
            (338, 390),
            (208, 82, 150),
        ),
        9: _Shape(
            ((12, 356), (12, 242), (12, 128), (144, 12)),
            ((278, 392), (251, 292), (256, 190), (322, 152)),
            (204, 82),
            66,
            (414, 480),
        ),
    }
)
"""By number of seats. A test checks that no played card covers a plate, or with its frame the index of another card."""


@cache
def layout_for(seats: int, *, own: bool) -> Layout:
    """The layout for 2 to 9 seats; with `own` the bottom seat is the reader's, with the cards of its hand below it."""
    shape = _SHAPES[seats]
    card_y, plate_y = shape.low
    wide, high = shape.plate
    bottom = Box(_SIDE + 30, plate_y, WIDTH - 21 - _SIDE - 30, _BAR) if own else _middle_box(236, plate_y, 90)
    left = [
        SeatPosition(Box(x, y, wide, high), card, "top" if y == MARGIN else "left")
        for (x, y), card in zip(shape.left, shape.cards, strict=True)
    ]
    right = [
        SeatPosition(
            _mirror(each.plate), (WIDTH - each.card[0], each.card[1]), "right" if each.edge == "left" else "top"
        )
        for each in reversed(left)
    ]
    top = []
    if shape.top is not None:
        top_wide, top_high, top_card = shape.top
        top = [SeatPosition(_middle_box(top_wide, MARGIN, top_high), (_MIDDLE, top_card), "top")]
    height = plate_y + bottom.height + MARGIN
    low = height - MARGIN - 90
    return Layout(
        height=height,
        seats=(SeatPosition(bottom, (_MIDDLE, card_y), "bottom"), *left, *top, *right),
        card=shape.card,
        name_size=shape.name_size,
        trump=Box(MARGIN, low, _SIDE if own else _SIDE - 6, 90),
        corner=Box(WIDTH - MARGIN - _SIDE, low, _SIDE, 90),
        banner=_banner_box(seats, plate_y),
        middle=(_MIDDLE, (card_y + (top[0].card[1] if top else min(y for _, y in shape.cards))) // 2),
    )


def _banner_box(seats: int, plate_y: int) -> Box:
    if seats > _FEW:
        return Box(WIDTH - MARGIN - _SIDE, plate_y - 8, _SIDE, 96)
    high = 118 if seats < _FEW - 1 else 84
    return Box(464, plate_y + 44 - high, 244, high)


def _middle_box(width: int, y: int, height: int) -> Box:
    return Box(_MIDDLE - width // 2, y, width, height)


def _mirror(box: Box) -> Box:
    return Box(WIDTH - box.x - box.width, box.y, box.width, box.height)
