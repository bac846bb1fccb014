"""The ground of pictures of contests, with the title at the top and what the marks mean at the bottom."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from types import MappingProxyType
from typing import Final, TypeAlias

from PIL import Image

from bot.pictures import emojis, lettering
from bot.pictures.canvas import FRAME, Canvas, in_palette
from bot.pictures.colours import FELT, GOLD, PLATE, TEXT, TEXT_SOFT, accent
from bot.pictures.contests.sides import LOST, WON, sign
from bot.pictures.felt import drawing, sprite
from bot.pictures.table_layout import LEAST_TEXT, WIDTH

EDGE: Final = 14
"""Pixels between the edge of a picture and its boxes."""
ROOM: Final = WIDTH - 2 * EDGE
LEFT: Final = EDGE + 10
"""Where titles begin."""
GREEN: Final = accent(3)
RED: Final = accent(7)
_TITLE: Final = 66
_ABOUT: Final = 40
_KEY_ROW: Final = 42
_MARK: Final = 32
Key: TypeAlias = tuple[tuple[str, str], ...]
"""The marks on a picture by their names in `MARKS`, each with what it means."""


def _up() -> str:
    return f'<path d="M50 14L90 82H10Z" fill="{GREEN}" stroke="{PLATE}" stroke-width="6" stroke-linejoin="round"/>'


def _down() -> str:
    return f'<path d="M50 86L90 18H10Z" fill="{RED}" stroke="{PLATE}" stroke-width="6" stroke-linejoin="round"/>'


def _withdrawn() -> str:
    return f'<path d="M22 22L78 78M78 22L22 78" stroke="{RED}" stroke-width="15" stroke-linecap="round"/>'


MARKS: Final = MappingProxyType[str, Callable[[], str]](
    {
        "up": _up,
        "down": _down,
        "withdrawn": _withdrawn,
        "walkover": partial(sign, WON, GOLD),
        "missed": partial(sign, LOST, GOLD),
        "computer": emojis.computer,
    }
)


def draw_mark(canvas: Canvas, mark: str, x: float, y: float, size: int, on: str = PLATE) -> None:
    """Draws one of `MARKS` with its top left corner at (x, y)."""
    canvas.lay(sprite(MARKS[mark](), 100, 100, size), x, y, on=on)


def head_height(about: str) -> int:
    """Pixels that the title and the line below it take."""
    return _TITLE + (_ABOUT if about else 0)


def new_page(height: int, title: str, about: str = "", note: str = "", fallback: str = "") -> Canvas:
    """The felt with a title, a line below it, and a note such as the page at the right of the lower of the two."""
    canvas = Canvas(_felt(height).copy())
    whole = WIDTH - 2 * LEFT
    right = lettering.write(note, LEAST_TEXT, TEXT_SOFT, weight=500, width=whole // 3) if note else None
    beside = whole - (right.width + 20 if right else 0)
    room = whole if about else beside
    name = lettering.write(title, 42, TEXT, weight=800, width=room, fallback=fallback, smallest=32)
    canvas.write(name, LEFT, 50 - name.baseline, on=FELT)
    low = 50 + (42 if about else 0)
    if about:
        line = lettering.write(about, LEAST_TEXT, TEXT_SOFT, weight=500, width=beside)
        canvas.write(line, LEFT, low - line.baseline, on=FELT)
    if right:
        canvas.write(right, WIDTH - LEFT - right.width, low - right.baseline, on=FELT)
    return canvas


def key_height(key: Key) -> int:
    """Pixels that the meanings of the marks take."""
    return _KEY_ROW * len(_key_rows(key)) + (6 if key else 0)


def draw_key(canvas: Canvas, key: Key, y: int) -> None:
    """Draws the meanings of the marks in rows, the first with its upper edge at y."""
    for nth, row in enumerate(_key_rows(key)):
        x, middle = float(LEFT), y + 6 + nth * _KEY_ROW + _KEY_ROW / 2
        for mark, text, wide in row:
            draw_mark(canvas, mark, x, middle - _MARK / 2, _MARK, on=FELT)
            line = lettering.write(text, LEAST_TEXT, TEXT_SOFT, weight=500, width=wide - _MARK - 8)
            canvas.write(line, x + _MARK + 8, middle + 11 - line.baseline, on=FELT)
            x += wide + 30


@lru_cache(maxsize=64)
def _key_rows(key: Key) -> tuple[tuple[tuple[str, str, int], ...], ...]:
    """The marks and texts of each row, with the width of both."""
    whole = WIDTH - 2 * LEFT
    rows: list[list[tuple[str, str, int]]] = []
    used = whole
    for mark, text in key:
        wide = min(whole, round(_MARK + 8 + lettering.width_of(text, LEAST_TEXT, 500)) + 2)
        if used + 30 + wide > whole:
            rows.append([])
            used = -30
        rows[-1].append((mark, text, wide))
        used += wide + 30
    return tuple(map(tuple, rows))


@lru_cache(maxsize=256)
def bar(width: int, height: int, colour: str) -> Image.Image:
    """A plain box, for lines between matches and marks at the edge of rows."""
    return Image.new("RGBA", (width, height), colour)


@cache
def _felt(height: int) -> Image.Image:
    frame = f'x="3" y="3" width="{WIDTH - 6}" height="{height - 6}" rx="14" fill="none" stroke="{GOLD}"'
    body = f'<rect width="{WIDTH}" height="{height}" fill="{FELT}"/><rect {frame} stroke-opacity="{FRAME}" stroke-width="2"/>'
    return in_palette(drawing(body, WIDTH, height, WIDTH).convert("RGB"))
