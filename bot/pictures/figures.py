"""Figures in one or two columns: what is counted, a member's value, and that of others beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.plot import draw_title
from bot.pictures.sprites import stamp

_MOST: Final = 24
_COLUMNS: Final = 2
_TOP: Final = 142
_ROW: Final = 62
_BOTTOM: Final = 24
_COLUMN: Final = 210
_GAP: Final = 16


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresPicture:
    """Up to 24 rows of a label and one value for each of one or two columns; a value may be empty.

    Raises:
        ValueError: For no row, too many, or values that do not fit the columns.
    """

    title: str
    about: str
    """Which games count; left of the columns' heads."""
    columns: tuple[str, ...]
    """The heads; one column may have an empty one."""
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.columns) <= _COLUMNS or not 1 <= len(self.rows) <= _MOST:
            raise ValueError("columns or rows")
        if any(len(values) != len(self.columns) for _, values in self.rows):
            raise ValueError("values")


def draw_figures(picture: FiguresPicture) -> Image.Image:
    """Figures as an RGB image, 960 pixels wide and 166 + 62 a row high."""
    canvas = draw_felt(_TOP + _ROW * len(picture.rows) + _BOTTOM)
    draw_title(canvas, picture.title)
    edges = [WIDTH - LEFT - (_COLUMN + _GAP) * back for back in range(len(picture.columns))][::-1]
    left = WIDTH - LEFT
    for edge, column in zip(edges, picture.columns, strict=True):
        if not column:
            continue
        head = lettering.write(column, 31, GOLD, weight=700, width=_COLUMN, smallest=24)
        stamp(canvas, head.image, edge - head.width, _TOP - 48)
        left = min(left, edge - head.width)
    about = lettering.write(picture.about, 29, TEXT_SOFT, weight=500, width=left - LEFT - _GAP, smallest=24)
    stamp(canvas, about.image, LEFT, _TOP - 47)
    for nth, (label, values) in enumerate(picture.rows):
        _draw_row(canvas, label, dict(zip(edges, values, strict=True)), nth)
    return canvas


def _draw_row(canvas: Image.Image, label: str, values: dict[int, str], nth: int) -> None:
    y, high = _TOP + nth * _ROW, _ROW - 6
    if nth % 2 == 0:
        ground = mix(PLATE, FELT, 0.45)
        stamp(canvas, felt.pill(WIDTH - 2 * LEFT + 24, high, ground, ground), LEFT - 12, y)
    left = WIDTH - LEFT
    for place, (edge, value) in enumerate(values.items()):
        if not value:
            continue
        figure = lettering.write(
            value, 36, TEXT_SOFT if place else GLOW, weight=500 if place else 800, width=_COLUMN, smallest=28
        )
        stamp(canvas, figure.image, edge - figure.width, y + high / 2 + 13 - figure.baseline)
        left = min(left, edge - figure.width)
    what = lettering.write(label, 34, TEXT, weight=600, width=left - LEFT - _GAP, smallest=26)
    stamp(canvas, what.image, LEFT, y + high / 2 + 12 - what.baseline)
