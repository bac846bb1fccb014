"""Shares as bars: a label, a bar of its whole, and the share in figures at the right."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.descriptions import Bar, BarsPicture
from bot.pictures.ink import FELT, GLOW, GOLD, PAPER, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.sprites import drawing, stamp

_WIDTH: Final = 960
_LEFT: Final = 36
TOP: Final = 88
"""Where a picture begins under its title; a note under the title takes `NOTE` more."""
NOTE: Final = 42
_HEADING: Final = 60
_ROW: Final = 86
_GAP: Final = 14
_BOTTOM: Final = 28
_LABEL: Final = 386
_FIGURE: Final = 128
_BAR: Final = 38


def draw_bars(picture: BarsPicture) -> Image.Image:
    """Bars as an RGB image, 960 pixels wide and as high as they need."""
    bars = sum(len(group.bars) for group in picture.groups)
    groups = len(picture.groups)
    top = TOP + (NOTE if picture.note else 0)
    height = top + groups * _HEADING + bars * _ROW + (groups - 1) * _GAP + _BOTTOM
    canvas = felt.felt(_WIDTH, height).copy()
    heading(canvas, picture.title, picture.note)
    y = top
    for group in picture.groups:
        title = lettering.write(group.title, 34, GOLD, weight=700, width=_WIDTH - 2 * _LEFT)
        stamp(canvas, title.image, _LEFT, y + 4)
        y += _HEADING
        for bar in group.bars:
            _draw_bar(canvas, bar, y)
            y += _ROW
        y += _GAP
    return canvas


def heading(canvas: Image.Image, title: str, note: str) -> None:
    """The title of a picture, and a note under it."""
    room = _WIDTH - 2 * _LEFT
    stamp(canvas, lettering.write(title, 48, TEXT, weight=800, width=room, smallest=32).image, _LEFT, 16)
    if note:
        stamp(canvas, lettering.write(note, 30, TEXT_SOFT, weight=500, width=room).image, _LEFT, 78)


def _draw_bar(canvas: Image.Image, bar: Bar, y: int) -> None:
    label = lettering.write(bar.label, 36, TEXT, weight=700, width=_LABEL - 16, smallest=28)
    stamp(canvas, label.image, _LEFT, y - 8 if bar.note else y + 8)
    if bar.note:
        stamp(
            canvas,
            lettering.write(bar.note, 29, TEXT_SOFT, weight=500, width=_LABEL - 16, smallest=24).image,
            _LEFT,
            y + 35,
        )
    wide = _WIDTH - 2 * _LEFT - _LABEL - _FIGURE
    stamp(canvas, _bar(bar, wide), _LEFT + _LABEL, y + 4)
    figure = lettering.write(bar.text, 40, GLOW, weight=800, width=_FIGURE - 12)
    stamp(canvas, figure.image, _WIDTH - _LEFT - figure.width, y + 4)


def _bar(bar: Bar, wide: int) -> Image.Image:
    """The bar in its groove; the average is an upright line, light with a dark edge, so that it shows on either."""
    high, top = _BAR + 20, 10
    parts = [
        f'<rect x="1" y="{top}" width="{wide - 2}" height="{_BAR}" rx="9" fill="{mix(PLATE, FELT, 0.25)}"/>',
    ]
    if bar.share > 0:
        parts.append(f'<rect x="1" y="{top}" width="{max(6.0, (wide - 2) * bar.share):.1f}" height="{_BAR}" rx="9" fill="{accent(0)}"/>')  # fmt: skip
    if bar.average is not None:
        x = 5 + (wide - 10) * bar.average
        parts.append(f'<path d="M{x:.1f} 3V{high - 3}" stroke="{PLATE}" stroke-width="9" stroke-linecap="round"/>')
        parts.append(f'<path d="M{x:.1f} 3V{high - 3}" stroke="{PAPER}" stroke-width="4.5" stroke-linecap="round"/>')
    return drawing("".join(parts), wide, high, wide)
