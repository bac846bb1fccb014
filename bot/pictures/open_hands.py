"""A step of a replay: the table picture, and under it the open hands, large enough for a phone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import lettering, marks
from bot.pictures.colours import FELT_DARK, GLOW, TEXT, TEXT_SOFT, Pack, accent
from bot.pictures.faces import check_faces
from bot.pictures.felt import WIDTH, draw_felt
from bot.pictures.hand import HandCard
from bot.pictures.sprites import CARD_RATIO, lay_card, sprite, stamp
from bot.pictures.table import draw_bower, draw_table
from bot.pictures.table_description import SEATS, TablePicture
from bot.pictures.table_layout import HEIGHT as TABLE_HEIGHT

_EDGE: Final = 26
_BETWEEN: Final = 28
"""Pixels between two columns."""
_NAME: Final = 33
_HEAD: Final = 52
"""Pixels from the top of a hand to its cards."""
_CARD: Final = 118
_VISIBLE: Final = 132
"""Visible height of a card in pixels where hands lie in rows: as far as its index goes."""
_FOOT: Final = 14
_WIDE: Final = 152
"""Width of a card in pixels where one hand has the whole width."""
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


def draw_replay(replay: ReplayPicture) -> Image.Image:
    """A step of a replay as an RGB image, 960 pixels wide: 640 high for the table, and more for the hands."""
    table = draw_table(replay.table)
    if not replay.hands:
        return table
    single = len(replay.hands) == 1
    columns = 1 if single or max(len(hand.cards) for hand in replay.hands) > _MANY else 2
    wide = _WIDE if single else _CARD
    visible = round(wide * CARD_RATIO) if single else _VISIBLE
    rows = -(-len(replay.hands) // columns)
    height = _HEAD + visible + _FOOT
    below = draw_felt(rows * height + 2 * _FOOT)
    canvas = Image.new("RGB", (WIDTH, TABLE_HEIGHT + below.height), FELT_DARK)
    canvas.paste(table, (0, 0))
    canvas.paste(below, (0, TABLE_HEIGHT))
    room = (WIDTH - 2 * _EDGE - _BETWEEN * (columns - 1)) // columns
    for nth, hand in enumerate(replay.hands):
        row, column = divmod(nth, columns)
        x, y = _EDGE + column * (room + _BETWEEN), TABLE_HEIGHT + _FOOT + row * height
        _draw_hand(canvas, hand, replay.table.pack, (x, y), room, wide, visible)
    return canvas


def _draw_hand(
    canvas: Image.Image, hand: OpenHand, pack: Pack, corner: tuple[int, int], room: int, wide: int, visible: int
) -> None:
    x, y = corner
    _draw_name(canvas, hand, x, y, room)
    step = min(wide + 12, (room - wide) / max(1, len(hand.cards) - 1))
    area = canvas.crop((x - _EDGE, y + _HEAD - _EDGE // 2, x + room + _EDGE // 2, y + _HEAD + visible))
    top = _EDGE // 2
    for nth, card in enumerate(hand.cards):
        left = _EDGE + nth * step
        lay_card(area, card.card, pack, left, top, wide, dim=card.dimmed)
        if card.bower and not card.dimmed:
            if step < wide:  # under the index, the only part that the next card leaves free
                draw_bower(area, card.bower, left - wide * 0.6, top + wide * 0.7, wide, card.letter)
            else:
                draw_bower(area, card.bower, left, top, wide, card.letter)
    canvas.paste(area, (x - _EDGE, y + _HEAD - _EDGE // 2))


def _draw_name(canvas: Image.Image, hand: OpenHand, x: int, y: int, room: int) -> None:
    colour = accent(hand.side)
    bar = Image.new("RGB", (8, _NAME + 2), colour)
    canvas.paste(bar, (x, y + 8))
    left = x + 20
    if hand.turn:
        stamp(canvas, sprite(marks.turn_disc(), 100, 100, _NAME), left, y + 8)
        left += _NAME + 8
    note = lettering.write(hand.note, 26, TEXT_SOFT, weight=500, width=room // 2) if hand.note else None
    free = room - (left - x) - (0 if note is None else note.width + 16)
    ink = GLOW if hand.turn else TEXT
    name = lettering.write(hand.name, _NAME, ink, weight=700, width=free, fallback=hand.fallback, smallest=26)
    base = y + 8 + round(_NAME * 0.92)
    stamp(canvas, name.image, left, base - name.baseline)
    if note is not None:
        stamp(canvas, note.image, x + room - note.width, base - note.baseline)
