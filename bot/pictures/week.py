"""What stood out in a week: one row for each thing, with names and figures, and a saying at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.plot import draw_title
from bot.pictures.sprites import stamp

_MOST: Final = 8
_TOP: Final = 100
_ROW: Final = 104
_GAP: Final = 10
_SAYING: Final = 40
_LINES: Final = 3
"""The most lines of a saying."""
_BOTTOM: Final = 30
_SAYING_SIZE: Final = 31


@final
@dataclass(frozen=True, slots=True)
class WeekRow:
    """One thing: what it is, who did it, and how much."""

    label: str
    who: str
    """Names as they are drawn, see `bot.pictures.namesakes`."""
    value: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class WeekPicture:
    """A week in up to eight rows, which may be none, and a saying of at most three lines.

    Raises:
        ValueError: For too many rows.
    """

    title: str
    note: str
    """How many games there were."""
    rows: tuple[WeekRow, ...]
    saying: str
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.rows) > _MOST:
            raise ValueError("rows")


def draw_week(picture: WeekPicture) -> Image.Image:
    """A week as an RGB image, 960 pixels wide, 140 high and 114 a row more, and 40 for each line of the saying."""
    room = WIDTH - 2 * LEFT - 40
    saying = lettering.wrap(picture.saying, _SAYING_SIZE, TEXT_SOFT, width=room, lines=_LINES)
    top = _TOP + len(picture.rows) * (_ROW + _GAP) + 10
    canvas = draw_felt(top + _SAYING * len(saying) + _BOTTOM)
    draw_title(canvas, picture.title, picture.note)
    for nth, row in enumerate(picture.rows):
        _draw_row(canvas, row, _TOP + nth * (_ROW + _GAP))
    for nth, line in enumerate(saying):
        base = top + _SAYING * nth + _SAYING * 0.72
        stamp(canvas, line.image, (WIDTH - line.width) / 2, base - line.baseline)
    return canvas


def _draw_row(canvas: Image.Image, row: WeekRow, y: int) -> None:
    wide = WIDTH - 2 * LEFT + 24
    ground = mix(PLATE, FELT, 0.45)
    stamp(canvas, felt.pill(wide, _ROW, ground, ground), LEFT - 12, y)
    value = lettering.write(row.value, 36, GLOW, weight=800, width=wide // 2 - 40, smallest=28)
    right = LEFT - 12 + wide - 24 - value.width
    stamp(canvas, value.image, right, y + _ROW / 2 + 13 - value.baseline)
    left, room = LEFT + 14, right - LEFT - 38
    label = lettering.write(row.label, 29, GOLD, weight=700, width=room, smallest=24)
    stamp(canvas, label.image, left, y + 38 - label.baseline)
    who = lettering.write(row.who, 38, TEXT, weight=700, width=room, smallest=30)
    stamp(canvas, who.image, left, y + 84 - who.baseline)
