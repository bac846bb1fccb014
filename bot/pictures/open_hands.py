"""A step of a replay: the table picture, and under it the open hands, large enough for a phone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import felt, lettering, marks
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, TEXT, TEXT_SOFT, Pack, accent
from bot.pictures.faces import check_faces
from bot.pictures.hand import HandCard
from bot.pictures.sprites import sprite
from bot.pictures.table import draw_bower, draw_public_seats, new_canvas
from bot.pictures.table_description import SEATS, TablePicture
from bot.pictures.table_layout import LEAST_TEXT, WIDTH, layout_for

_EDGE: Final = 16
_BETWEEN: Final = 20
"""Pixels between two columns."""
_NAME: Final = 32
_HEAD: Final = 48
"""Pixels from the top of a hand to its cards."""
_CARD: Final = 92
_VISIBLE: Final = 102
"""Visible height of a card in pixels: as far as its index goes."""
_FOOT: Final = 10
_MANY: Final = 8
"""Cards of a hand that fit in half the width with their indices free; a longer hand takes the whole width."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """The cards of one seat face up, under its name; played cards are dimmed."""

    name: str
    cards: tuple[HandCard, ...]
    fallback: str = ""
    side: int | None = None
    turn: bool = False
    note: str = ""
    """A word or two at the right of the name, such as that it sits out."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPicture:
    """A step of a replay: the table, and under it the hands that may be visible.

    Raises:
        ValueError: For more than nine hands, an empty one, or a text that is no card.
    """

    table: TablePicture
    hands: tuple[OpenHand, ...] = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.hands) > SEATS[-1] or any(not hand.cards for hand in self.hands):
            raise ValueError("hands")
        check_faces(card.card for hand in self.hands for card in hand.cards)


def draw_replay(replay: ReplayPicture) -> Canvas:
    """A step of a replay: the public table, and below it the hands."""
    layout = layout_for(len(replay.table.seats), own=False)
    columns = 1 if any(len(hand.cards) > _MANY for hand in replay.hands) else 2
    height = _HEAD + _VISIBLE + _FOOT
    canvas = new_canvas(layout.height + -(-len(replay.hands) // columns) * height, layout)
    draw_public_seats(canvas, replay.table, layout)
    room = (WIDTH - 2 * _EDGE - _BETWEEN * (columns - 1)) // columns
    for nth, hand in enumerate(replay.hands):
        row, column = divmod(nth, columns)
        x, y = _EDGE + column * (room + _BETWEEN), layout.height + row * height
        _draw_hand(canvas, hand, replay.table.pack, (x, y), room)
    return canvas


def _draw_hand(canvas: Canvas, hand: OpenHand, pack: Pack, corner: tuple[int, int], room: int) -> None:
    """Draws a name and the upper part of the cards below it."""
    x, y = corner
    _draw_name(canvas, hand, x, y, room)
    step = min(_CARD + 8, (room - _CARD) / max(1, len(hand.cards) - 1))
    top = y + _HEAD
    with canvas.cut_below(top + _VISIBLE):
        for nth, card in enumerate(hand.cards):
            left = x + nth * step
            canvas.lay_card(card.card, pack, left, top, _CARD, dim=card.dimmed)
            if card.bower and not card.dimmed:
                if step < _CARD:  # under the index, the only part that the next card leaves free
                    draw_bower(canvas, card.bower, left - _CARD * 0.6, top + _CARD * 0.7, _CARD, card.letter)
                else:
                    draw_bower(canvas, card.bower, left, top, _CARD, card.letter)


def _draw_name(canvas: Canvas, hand: OpenHand, x: int, y: int, room: int) -> None:
    colour = accent(hand.side)
    canvas.lay(felt.pill(8, _NAME, colour, colour, radius=4), x, y + 8)
    left, base = x + 18, y + 8 + round(_NAME * 0.86)
    if hand.turn:
        canvas.lay(sprite(marks.turn_disc(), 100, 100, _NAME), left, y + 8)
        left += _NAME + 8
    note = lettering.write(hand.note, LEAST_TEXT, TEXT_SOFT, weight=500, width=room // 2) if hand.note else None
    free = room - (left - x) - (0 if note is None else note.width + 16)
    ink = GLOW if hand.turn else TEXT
    name = lettering.write(hand.name, _NAME, ink, weight=700, width=free, fallback=hand.fallback, smallest=LEAST_TEXT)
    canvas.write(name, left, base - name.baseline, on=FELT)
    if note is not None:
        canvas.write(note, x + room - note.width, base - note.baseline, on=FELT)
