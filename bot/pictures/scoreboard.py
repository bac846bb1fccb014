"""A side's score on a table picture: the figures and two score cards."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image

from bot.pictures import felt, glyphs, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import BACK, BACK_LIGHT, FELT, PAPER, PAPER_EDGE, PLATE, TEXT, Pack, accent, ink_of, mix
from bot.pictures.score_cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    PIP_RADIUS,
    Cover,
    ScorePips,
    ScoreStyle,
    pip_positions,
    score_pips,
)
from bot.pictures.sprites import sprite
from bot.pictures.table_description import SidePicture
from bot.pictures.table_layout import LEAST_TEXT, MARGIN, WIDTH

ROOMY: Final = 4
"""The most seats that leave room for the large form."""
PANEL_WIDTH: Final = 206
PANEL_HEIGHT: Final = 162
SLIP_WIDTH: Final = 230
SLIP_HEIGHT: Final = 86
_GROUND: Final = mix(PLATE, FELT, 0.14)
_SUITS: Final = "sh"
"""Each side has the score cards of one suit."""


def draw_panels(canvas: Canvas, sides: tuple[SidePicture, ...], style: ScoreStyle) -> None:
    """Draws the large form in the upper corners: labels of up to two lines, figures, score cards."""
    labels = [
        lettering.wrap(side.label, LEAST_TEXT, accent(index), width=PANEL_WIDTH - 24, lines=2)
        for index, side in enumerate(sides)
    ]
    rows = max(map(len, labels), default=1)
    for index, side in enumerate(sides):
        x = WIDTH - MARGIN - PANEL_WIDTH if index else MARGIN
        _draw_panel(canvas, side, index, style, x, labels[index], 108 if rows == 1 else 84)


def _draw_panel(
    canvas: Canvas,
    side: SidePicture,
    index: int,
    style: ScoreStyle,
    x: int,
    label: tuple[lettering.Lettering, ...],
    high: int,
) -> None:
    """Draws the panel of a side; `high` pixels of it are for the figures and the score cards."""
    y, colour = MARGIN, accent(index)
    canvas.lay(felt.panel(PANEL_WIDTH, PANEL_HEIGHT, colour), x, y)
    for nth, line in enumerate(label):
        canvas.write(line, x + 12, y + 38 + nth * 33 - line.baseline, on=_GROUND)
    cards = score_pips(style, side.score)
    room = 84 if cards else PANEL_WIDTH - 28
    figures = lettering.write(
        lettering.figures(side.score), round(high * 0.8), TEXT, weight=800, width=room, smallest=48
    )
    middle, low = x + (54 if cards else PANEL_WIDTH / 2), y + PANEL_HEIGHT
    canvas.write(figures, middle - figures.width / 2, low - high * 0.22 - figures.baseline, on=_GROUND)
    if cards:
        image = _score_cards(cards, _SUITS[index % 2], 100, high - 4)
        canvas.lay(image, x + PANEL_WIDTH - 108, low - high, on=_GROUND)


def draw_slips(canvas: Canvas, sides: tuple[SidePicture, ...]) -> None:
    """Draws the small form in the upper corners: labels of up to two lines, and figures."""
    for index, side in enumerate(sides):
        x, y = WIDTH - MARGIN - SLIP_WIDTH if index else MARGIN, MARGIN
        canvas.lay(felt.panel(SLIP_WIDTH, SLIP_HEIGHT, accent(index)), x, y)
        figures = lettering.write(lettering.figures(side.score), 52, TEXT, weight=800)
        canvas.write(figures, x + SLIP_WIDTH - 12 - figures.width, y + 66 - figures.baseline, on=_GROUND)
        room = SLIP_WIDTH - 32 - figures.width
        lines = lettering.wrap(side.label, LEAST_TEXT, accent(index), width=room, lines=2)
        first = y + (56 if len(lines) == 1 else 40)
        for nth, line in enumerate(lines):
            canvas.write(line, x + 12, first + nth * 34 - line.baseline, on=_GROUND)


@lru_cache(maxsize=64)
def _score_cards(cards: ScorePips, suit: str, width: int, height: int) -> Image.Image:
    """Two score cards, centred in a box of this size."""
    left, top, right, bottom = _bounds(cards.cover)
    scale = min(width / (right - left), height / (bottom - top), 0.72)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    cover = cards.cover
    upper = f'<g transform="translate({cover.x} {cover.y}) rotate({cover.angle})">{_score_card(cards.upper, suit)}</g>'
    body = (
        f'<g transform="translate({width / 2} {height / 2}) scale({scale:.4f}) translate({-middle_x} {-middle_y})">'
        f"{_score_card(cards.lower, suit)}{upper}</g>"
    )
    return sprite(body, width, height, width)


def _score_card(rank: str | None, suit: str) -> str:
    box = f'x="{-CARD_WIDTH / 2}" y="{-CARD_HEIGHT / 2}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="10"'
    sheet = f'<rect {box} fill="{PAPER}" stroke="{PAPER_EDGE}" stroke-width="3"/>'
    if rank is None:
        return (
            sheet + f'<rect x="-41" y="-61" width="82" height="122" rx="5" fill="{BACK}"/>'
            f'<path d="M0 -44L28 0L0 44L-28 0Z" fill="none" stroke="{BACK_LIGHT}" stroke-width="5" stroke-linejoin="round"/>'
        )
    ink = ink_of(suit, Pack.TWO)
    return sheet + "".join(glyphs.suit(suit, x, y, 2 * PIP_RADIUS + 4, ink) for x, y in pip_positions(rank))


def _bounds(cover: Cover) -> tuple[float, float, float, float]:
    turn = radians(cover.angle)
    wide = (abs(CARD_WIDTH * cos(turn)) + abs(CARD_HEIGHT * sin(turn))) / 2
    high = (abs(CARD_WIDTH * sin(turn)) + abs(CARD_HEIGHT * cos(turn))) / 2
    return (
        min(-CARD_WIDTH / 2, cover.x - wide) - 2,
        min(-CARD_HEIGHT / 2, cover.y - high) - 2,
        max(CARD_WIDTH / 2, cover.x + wide) + 2,
        max(CARD_HEIGHT / 2, cover.y + high) + 2,
    )
