"""A seat on a table picture: its plate with name, cards and tricks, its chips, and the bubble with its bid."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering, marks
from bot.pictures.colours import GLOW, GOLD, PAPER, TEXT, TEXT_SOFT, Pack, accent, mix
from bot.pictures.emojis import small_face
from bot.pictures.sprites import CARD_RATIO, sprite, stamp
from bot.pictures.table_description import SeatPicture, TablePicture, Trump
from bot.pictures.table_layout import SeatPosition, Sizes

_INSET: Final = 22
"""Pixels from the edge of a plate to its contents."""
_SMALLER: Final = 0.84
"""How small a long name may become before it is cut, as a share of the normal size."""


def draw_seat(canvas: Image.Image, table: TablePicture, index: int, place: SeatPosition, sizes: Sizes) -> None:
    """Draws one seat of a table."""
    seat = table.seats[index]
    wide, high = sizes.plate
    x, y = place.plate
    colour = accent(seat.side)
    image = felt.plate(wide, high, colour, turn=seat.turn, faint=seat.sits_out, empty=seat.empty)
    stamp(canvas, image, x - felt.PADDING, y - felt.PADDING)
    _draw_name(canvas, seat, x, y, wide, sizes.name_size)
    if not seat.empty:
        _draw_state(canvas, seat, table.pack, (x, y + round(high * 0.53)), (wide, round(high * 0.4)))
    size = round(sizes.name_size * 1.3)
    for nth, chip in enumerate(_chips(seat, table.trump, table.pack)):
        left, top = _chip_corner(place, sizes, nth * (size + 4), size)
        stamp(canvas, sprite(chip, 100, 100, size), left, top)


def _chip_corner(place: SeatPosition, sizes: Sizes, offset: int, size: int) -> tuple[float, float]:
    """The corner of a chip: at the right of plates at the top and bottom, over the outer end of the others.

    There it covers neither a card nor a name.
    """
    (x, y), (wide, high) = place.plate, sizes.plate
    match place.edge:
        case "top":
            return x + wide + 9, y + offset
        case "bottom":
            return x + wide + 9, y + high - size - offset
        case "left":
            return x + 12 + offset, y - size * 0.84
        case "right":
            return x + wide - 12 - size - offset, y - size * 0.84


def _draw_name(canvas: Image.Image, seat: SeatPicture, x: int, y: int, wide: int, size: int) -> None:
    left = x + _INSET
    room = wide - 2 * _INSET + 6
    bare = seat.empty or not (seat.cards or seat.status or seat.tricks is not None or seat.points is not None)
    drop = size * (0.68 if bare else 0.06)
    if seat.computer:
        robot = sprite(marks.computer(), 100, 100, size)
        stamp(canvas, robot, left, y + drop + size * 0.18)
        left += size + 8
        room -= size + 8
    colour = TEXT_SOFT if seat.sits_out or seat.empty else GLOW if seat.turn else TEXT
    weight = 500 if seat.empty else 700
    small = round(size * _SMALLER)
    name = lettering.write(seat.name, size, colour, weight=weight, width=room, fallback=seat.fallback, smallest=small)
    stamp(canvas, name.image, left, y + drop + size * 1.1 - name.baseline)


def _draw_state(
    canvas: Image.Image, seat: SeatPicture, pack: Pack, corner: tuple[int, int], area: tuple[int, int]
) -> None:
    (x, y), (wide, high) = corner, area
    right = x + wide - _INSET + 4
    size = round(high * 0.8)
    top = y + (high - size) / 2 - size * 0.2
    if seat.points is not None:
        figures = lettering.write(lettering.figures(seat.points), size, GOLD, weight=800)
        right -= figures.width
        stamp(canvas, figures.image, right, top)
        right -= round(size * 0.7)
    if seat.tricks is not None:
        figures = lettering.write(str(seat.tricks), size, TEXT, weight=800)
        right -= figures.width
        stamp(canvas, figures.image, right, top)
        right -= high + 3
        stamp(canvas, sprite(marks.tricks(), 100, 100, high), right, y)
    left = x + _INSET
    if seat.shown:
        _draw_faces(canvas, seat.shown, pack, left, y, right - left - 12, high)
    elif seat.status:
        word = lettering.write(seat.status, round(high * 0.68), TEXT_SOFT, width=right - left - 8)
        stamp(canvas, word.image, left, y + high * 0.02)
    elif seat.cards and not seat.sits_out:
        _draw_backs(canvas, seat.cards, left, y, right - left - 12, high)


def _draw_backs(canvas: Image.Image, cards: int, x: int, y: int, room: int, high: int) -> None:
    wide = round(high / CARD_RATIO)
    step = min(wide * 0.72, (room - wide) / max(1, cards - 1))
    back = sprite(_BACK, 25, 35, wide)
    for nth in range(cards):
        stamp(canvas, back, x + nth * step, y)


def _draw_faces(canvas: Image.Image, cards: tuple[str, ...], pack: Pack, x: int, y: int, room: int, high: int) -> None:
    """Cards laid down: small, with a legible rank and suit."""
    step = min(high * 0.88, (room - high) / max(1, len(cards) - 1))
    for nth, card in enumerate(cards):
        stamp(canvas, sprite(small_face(card, pack), 128, 128, high), x + nth * step - high * 0.08, y)


def _chips(seat: SeatPicture, trump: Trump | None, pack: Pack) -> list[str]:
    chips: list[str] = []
    if seat.turn:
        chips.append(marks.turn_disc())
    if seat.dealer:
        chips.append(marks.dealer())
    if seat.maker and trump is not None:
        chips.append(marks.trump_disc(trump, pack))
    if seat.alone:
        chips.append(marks.alone())
    return chips


def draw_bubble(canvas: Image.Image, seat: SeatPicture, place: SeatPosition, sizes: Sizes) -> None:
    """Draws the bid of a seat as a bubble at its plate, towards the middle of the table."""
    size = round(sizes.name_size * 0.86)
    word = lettering.write(seat.said, size, "#14241f", weight=700, width=round(sizes.plate[0] * 0.72))
    wide, high = word.width + round(size * 1.2), round(size * 1.6)
    x = place.plate[0] + (sizes.plate[0] - wide) / 2
    y = place.plate[1] + sizes.plate[1] + 10 if place.edge == "top" else place.plate[1] - high - 12
    if place.edge in ("left", "right") and (seat.turn or seat.dealer or seat.maker):
        x = place.plate[0] + (sizes.plate[0] - wide - 4 if place.edge == "left" else 4)  # the outer end is for chips
    stamp(canvas, felt.pill(wide, high, PAPER, mix(accent(seat.side), "#000000", 0.1)), x, y)
    stamp(canvas, word.image, x + (wide - word.width) / 2, y + size * 0.04)


_BACK: Final = (
    '<rect x=".75" y=".75" width="23.5" height="33.5" rx="4" fill="#fffdf8" stroke="#10201b" stroke-width="1.5"/>'
    '<rect x="4" y="4" width="17" height="27" rx="2" fill="#3a57b8"/>'
    '<path d="M12.5 10L18 17.5L12.5 25L7 17.5Z" fill="none" stroke="#dfe6ff" stroke-width="1.6"/>'
)
