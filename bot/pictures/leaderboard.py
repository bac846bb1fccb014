"""The leaderboard picture: a title, columns, up to ten rows, the first three with a medal."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.descriptions import LeaderboardPicture, LeaderboardRow
from bot.pictures.ink import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.sprites import sprite, stamp

_WIDTH: Final = 960
_TOP: Final = 148
_ROW: Final = 64
_BOTTOM: Final = 30
_LEFT: Final = 36
_NAME: Final = 122
_COLUMN: Final = 148
_MEDALS: Final = ("#e3b04b", "#c9d1da", "#d08b54")


def draw_leaderboard(board: LeaderboardPicture) -> Image.Image:
    """A leaderboard as an RGB image, 960 pixels wide and 178 + 64 a row high."""
    height = _TOP + _ROW * max(1, len(board.rows)) + _BOTTOM
    canvas = felt.felt(_WIDTH, height).copy()
    note = lettering.write(board.note, 28, TEXT_SOFT, weight=500, width=300) if board.note else None
    room = _WIDTH - 2 * _LEFT - (note.width + 24 if note else 0)
    stamp(canvas, lettering.write(board.title, 48, TEXT, weight=800, width=room).image, _LEFT, 20)
    if note:
        stamp(canvas, note.image, _WIDTH - _LEFT - note.width, 38)
    first = _WIDTH - _LEFT - 18 - _COLUMN * (len(board.columns) - 1)
    if board.about:
        about = lettering.write(board.about, 26, TEXT_SOFT, weight=500, width=first - _COLUMN - _LEFT)
        stamp(canvas, about.image, _LEFT, _TOP - 46)
    for nth, column in enumerate(board.columns):
        head = lettering.write(column, 26, GOLD, width=_COLUMN - 14)
        stamp(canvas, head.image, first + nth * _COLUMN - head.width, _TOP - 46)
    for nth, row in enumerate(board.rows):
        _draw_row(canvas, row, nth, _TOP + nth * _ROW, first)
    return canvas


def _draw_row(canvas: Image.Image, row: LeaderboardRow, nth: int, y: int, first: int) -> None:
    wide, high = _WIDTH - 2 * _LEFT + 24, _ROW - 8
    if row.highlighted:
        stamp(canvas, felt.pill(wide, high, mix(PLATE, GLOW, 0.2), GLOW), _LEFT - 12, y)
    elif nth % 2 == 0:
        stamp(canvas, felt.pill(wide, high, mix(PLATE, FELT, 0.45), mix(PLATE, FELT, 0.45)), _LEFT - 12, y)
    middle = _LEFT + 36
    if nth < len(_MEDALS):
        disc = f'<circle cx="50" cy="50" r="46" fill="{_MEDALS[nth]}" stroke="{mix(_MEDALS[nth], "#ffffff", 0.45)}" stroke-width="5"/>'
        stamp(canvas, sprite(disc, 100, 100, 46), middle - 23, y + high / 2 - 23)
        rank = lettering.write(row.rank, 28, "#14241f", weight=800, width=40)
    else:
        rank = lettering.write(row.rank, 28, TEXT_SOFT, weight=700, width=64)
    stamp(canvas, rank.image, middle - rank.width / 2, y + high / 2 - 21)
    colour = GLOW if row.highlighted else TEXT
    left = first
    for column, number in enumerate(row.numbers):
        figures = lettering.write(number, 32, colour, weight=800 if column == 0 else 500, width=_COLUMN - 16)
        right = first + column * _COLUMN
        left = min(left, right - figures.width)
        stamp(canvas, figures.image, right - figures.width, y + high / 2 - 24)
    name = lettering.write(row.name, 32, colour, weight=700, width=left - _NAME - 20, fallback=row.fallback)
    stamp(canvas, name.image, _NAME, y + high / 2 - 24)
