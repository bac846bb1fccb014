"""A seat on a table picture: its plate with name, cards, tricks and bid, and its chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures import emojis, felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import GLOW, GOLD, PAPER, PLATE, TEXT, TEXT_SOFT, Pack, accent
from bot.pictures.emojis import small_face
from bot.pictures.felt import CARD_RATIO, sprite
from bot.pictures.table_description import SeatPicture, TablePicture, Trump, disc
from bot.pictures.table_layout import LEAST_TEXT, WIDTH, Box, Layout, SeatPosition

_INSET: Final = 15
"""Pixels from the edge of a plate to its contents."""
_SMALLER: Final = 0.9
"""How small a long name may become before it is cut, as a share of the normal size."""
_ROW: Final = 38
"""Height of a plate's second row, and of what stands in a row."""
_CHIP: Final = 42
_CHIPS: Final = 4
"""The most chips of a seat."""
_FACE: Final = 1.1
"""The size of an avatar, as a share of the letters'."""
_DARK: Final = "#14241f"


def draw_seat(canvas: Canvas, table: TablePicture, index: int, place: SeatPosition, layout: Layout) -> None:
    """Draws a seat: its name over its cards, and its chips at the edge of its plate."""
    seat, box = table.seats[index], place.plate
    _draw_plate(canvas, seat, box)
    _draw_name(canvas, seat, box, layout.name_size)
    if not seat.empty:
        _draw_state(canvas, seat, table.pack, Box(box.x, box.y + box.height - _ROW - 7, box.width, _ROW))
    chips = _chips(seat, table.trump, table.pack)
    for (left, top), chip in zip(_chip_corners(place), chips, strict=False):
        canvas.lay(sprite(chip, 100, 100, _CHIP), left, top)


def draw_own_seat(canvas: Canvas, table: TablePicture, index: int, box: Box, layout: Layout) -> None:
    """Draws the reader's own seat in one row: its cards are below, so it has no backs."""
    seat = table.seats[index]
    _draw_plate(canvas, seat, box)
    top = box.y + (box.height - _ROW) // 2
    right = _draw_numbers(canvas, seat, box.x + box.width - _INSET, top)
    for chip in _chips(seat, table.trump, table.pack):
        right -= _CHIP
        canvas.lay(sprite(chip, 100, 100, _CHIP), right, box.y + (box.height - _CHIP) / 2, on=PLATE)
        right -= 6
    left, room = box.x + _INSET, round(right) - box.x - _INSET - 10
    if seat.avatar is not None:
        face = round(layout.name_size * _FACE)
        canvas.lay(disc(seat.avatar, face), left - 4, box.y + (box.height - face) / 2, on=PLATE)
        left += face + 3
        room -= face + 3
    words = bool(seat.said or seat.status)
    name = _write_name(seat, layout.name_size, room // 2 if words else room)
    canvas.write(name, left, box.y + box.height / 2 + layout.name_size * 0.36 - name.baseline)
    left += name.width + 16
    if words:
        _draw_words(canvas, seat, left, top, right - left - 10)


def _draw_plate(canvas: Canvas, seat: SeatPicture, box: Box) -> None:
    colour = accent(seat.side)
    plate = felt.plate(box.width, box.height, colour, turn=seat.turn, faint=seat.sits_out, empty=seat.empty)
    canvas.lay(plate, box.x - felt.PADDING, box.y - felt.PADDING)


def _chip_corners(place: SeatPosition) -> Sequence[tuple[float, float]]:
    """The corners of the chips for which there is room: under plates at the top, over the others.

    They begin at the end away from the middle of the table, where they cover neither a card nor a name. At a plate in
    the middle there is room for one at each end.
    """
    box, step = place.plate, _CHIP + 4
    left, right = box.x + 10, box.x + box.width - 10 - _CHIP
    y = box.y + box.height - _CHIP * 0.22 if place.edge == "top" else box.y - _CHIP * 0.84
    if place.edge == "top" and abs(2 * box.x + box.width - WIDTH) <= 1:
        return [(left, y), (right, y)]
    outwards = place.edge == "right" or box.x > WIDTH / 2
    starts = [right - nth * step if outwards else left + nth * step for nth in range(_CHIPS)]
    return [(x, y) for x in starts][: _CHIPS - (place.edge == "top")]


def _draw_name(canvas: Canvas, seat: SeatPicture, box: Box, size: int) -> None:
    bare = seat.empty or not (
        seat.cards or seat.said or seat.status or seat.tricks is not None or seat.points is not None
    )
    left, room = box.x + _INSET, box.width - 2 * _INSET + 8
    base = box.y + (box.height / 2 + size * 0.36 if bare else size * 1.06)
    if seat.computer:
        robot = round(size * 0.84)
        canvas.lay(sprite(emojis.computer(), 100, 100, robot), left, base - robot * 0.9, on=PLATE)
        left += robot + 5
        room -= robot + 5
    elif seat.avatar is not None:
        face = round(size * _FACE)
        canvas.lay(disc(seat.avatar, face), left - 4, base - face * 0.84, on=PLATE)
        left += face + 3
        room -= face + 3
    name = _write_name(seat, size, room)
    canvas.write(name, left, base - name.baseline)


def _write_name(seat: SeatPicture, size: int, room: int) -> lettering.Lettering:
    colour = TEXT_SOFT if seat.sits_out or seat.empty else GLOW if seat.turn else TEXT
    weight = 500 if seat.empty else 700
    small = max(LEAST_TEXT, round(size * _SMALLER))
    return lettering.write(
        seat.name, size, colour, weight=weight, width=room, fallback=seat.fallback, smallest=min(size, small)
    )


def _draw_state(canvas: Canvas, seat: SeatPicture, pack: Pack, row: Box) -> None:
    """Tricks and points at the right, cards or words at the left."""
    right = _draw_numbers(canvas, seat, row.x + row.width - _INSET + 4, row.y)
    left = row.x + _INSET
    if seat.shown:
        _draw_faces(canvas, seat.shown, pack, left, row.y, round(right - left - 8))
    elif seat.said or seat.status:
        _draw_words(canvas, seat, left, row.y, round(right - left - 6))
    elif seat.cards and not seat.sits_out:
        _draw_backs(canvas, seat.cards, left, row.y, round(right - left - 8))


def _draw_numbers(canvas: Canvas, seat: SeatPicture, right: float, top: float) -> float:
    """Draws a seat's tricks and points, and returns the left edge of both."""
    if seat.points is not None:
        figures = lettering.write(lettering.figures(seat.points), 34, GOLD, weight=800)
        right -= figures.width
        canvas.write(figures, right, top + _ROW / 2 + 12 - figures.baseline)
        right -= 12
    if seat.tricks is not None:
        figures = lettering.write(str(seat.tricks), 34, TEXT, weight=800)
        right -= figures.width
        canvas.write(figures, right, top + _ROW / 2 + 12 - figures.baseline)
        right -= _ROW
        canvas.lay(sprite(emojis.tricks(), 100, 100, _ROW - 2), right, top + 1, on=PLATE)
        right -= 6
    return right


def _draw_words(canvas: Canvas, seat: SeatPicture, x: float, y: float, room: float) -> None:
    """What the seat has said, as a label, or its state, such as that it sits out."""
    if not seat.said:
        word = lettering.write(seat.status, LEAST_TEXT, TEXT_SOFT, width=round(room))
        if word.cut:
            return  # a mark or the faint plate says it too
        canvas.write(word, x, y + _ROW / 2 + 11 - word.baseline)
        return
    word = lettering.write(seat.said, LEAST_TEXT, _DARK, weight=600, width=round(room) - 16)
    canvas.lay(felt.pill(word.width + 16, _ROW, PAPER, accent(seat.side)), x - 4, y, on=PLATE)
    canvas.write(word, x + 4, y + _ROW / 2 + 10 - word.baseline, on=PAPER)


def _draw_backs(canvas: Canvas, cards: int, x: float, y: float, room: int) -> None:
    wide = round(_ROW / CARD_RATIO)
    step = min(wide * 0.72, (room - wide) / max(1, cards - 1))
    back = sprite(_BACK, 25, 35, wide)
    for nth in range(cards):
        canvas.lay(back, x + nth * step, y, on=PLATE)


def _draw_faces(canvas: Canvas, cards: tuple[str, ...], pack: Pack, x: float, y: float, room: int) -> None:
    """Cards laid down: small, with a legible rank and suit."""
    step = min(_ROW * 0.88, (room - _ROW) / max(1, len(cards) - 1))
    for nth, card in enumerate(cards):
        canvas.lay(sprite(small_face(card, pack), 128, 128, _ROW), x + nth * step - _ROW * 0.08, y, on=PLATE)


def _chips(seat: SeatPicture, trump: Trump | None, pack: Pack) -> list[str]:
    """The most needed first: the maker is named beside trump, too."""
    chips: list[str] = []
    if seat.turn:
        chips.append(emojis.turn_disc())
    if seat.dealer:
        chips.append(emojis.dealer())
    if seat.alone:
        chips.append(emojis.alone())
    if seat.maker and trump is not None:
        chips.append(emojis.trump_disc(trump, pack))
    return chips


_BACK: Final = (
    '<rect x=".75" y=".75" width="23.5" height="33.5" rx="4" fill="#fffdf8" stroke="#10201b" stroke-width="1.5"/>'
    '<rect x="4" y="4" width="17" height="27" rx="2" fill="#3a57b8"/>'
    '<path d="M12.5 10L18 17.5L12.5 25L7 17.5Z" fill="none" stroke="#dfe6ff" stroke-width="1.6"/>'
)
