"""What a hand came to: a small label for what is usual, large tilted gold letters for what is celebrated."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, GOLD, GOLD_DEEP, PLATE, TEXT_SOFT, accent, mix
from bot.pictures.sprites import drawing
from bot.pictures.table_description import TablePicture
from bot.pictures.table_layout import LEAST_TEXT, Box

_DARK: Final = "#14241f"
_LOW: Final = 150
"""Height of a box that has no room for a note."""
_TILT: Final = 5
"""Degrees by which a celebration is turned."""


def draw_banner(canvas: Canvas, table: TablePicture, box: Box) -> None:
    """Draws the banner in the middle of a box, and its note below it if there is room."""
    note = box.height > _LOW and bool(table.banner_note)
    room = Box(box.x, box.y, box.width, box.height - (44 if note else 0))
    if table.celebrated:
        image = _celebration(table.banner, room.width, room.height)
        canvas.lay(image, room.x + (room.width - image.width) / 2, room.y + (room.height - image.height) / 2)
    else:
        _draw_label(canvas, table, room)
    if note:
        line = lettering.write(table.banner_note, LEAST_TEXT, TEXT_SOFT, width=box.width - 24)
        canvas.write(line, box.x + (box.width - line.width) / 2, box.y + box.height - 44, on=FELT)


def _draw_label(canvas: Canvas, table: TablePicture, box: Box) -> None:
    colour = GOLD if table.banner_side is None else accent(table.banner_side)
    lines, size = _fit(table.banner, box.width - 36, box.height - 4, 46 if box.height > _LOW else 36)
    high = round(size * 1.4)
    y = box.y + (box.height - high * len(lines)) / 2
    wide = max(line.width for line in lines) + 36
    x = box.x + (box.width - wide) / 2
    canvas.lay(felt.pill(wide, high * len(lines), colour, mix(colour, "#ffffff", 0.5)), x, y)
    for nth, line in enumerate(lines):
        base = y + high * (nth + 0.5) + size * 0.36
        canvas.write(line, x + (wide - line.width) / 2, base - line.baseline, on=colour)


@lru_cache(maxsize=64)
def _celebration(text: str, width: int, height: int) -> Image.Image:
    """A tilted gold sign with a text of one or two lines, as large as the box allows."""
    lines, size = _fit(text, round(width * 0.84), height - round(width * 0.05), 112)
    line_high = round(size * 1.08)
    wide, high = max(line.width for line in lines) + round(size * 0.7), line_high * len(lines) + round(size * 0.34)
    body = (
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{GLOW}"/><stop offset="1" stop-color="{GOLD}"/></linearGradient></defs>'
        f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" rx="{size * 0.28:.0f}" fill="url(#g)" stroke="{PLATE}" stroke-width="5"/>'
        f'<rect x="9" y="9" width="{wide - 18}" height="{high - 18}" rx="{size * 0.2:.0f}" fill="none" stroke="{GOLD_DEEP}" stroke-width="2.5"/>'
    )
    sign = drawing(body, wide, high, wide)
    for nth, line in enumerate(lines):
        base = round(size * 0.17) + nth * line_high + round(line_high * 0.5 + size * 0.36)
        sign.alpha_composite(line.image, (round((wide - line.width) / 2), max(0, base - line.baseline)))
    return sign.rotate(_TILT, Image.Resampling.BICUBIC, expand=True)


def _fit(text: str, width: int, height: int, most: int) -> tuple[tuple[lettering.Lettering, ...], int]:
    """The text in the largest letters that fit, up to `most` pixels to the em, on one line or two."""
    words = lettering.legible(text).split()
    best: tuple[tuple[lettering.Lettering, ...], int] = ((), 0)
    for split in range(len(words), 0, -1):
        rows = [" ".join(words[:split]), " ".join(words[split:])] if split < len(words) else [" ".join(words)]
        size = min(most, round(height / (1.08 * len(rows) + 0.34)))
        while size > LEAST_TEXT and any(lettering.width_of(row, size, 800) > width for row in rows):
            size -= 2
        if size > best[1]:
            best = tuple(lettering.write(row, size, _DARK, weight=800, width=width) for row in rows), size
    return best
