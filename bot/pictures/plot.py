"""The parts that charts share: the title, the key, lines over a scale and the figures at their left."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, final

from PIL import Image

from bot.pictures import lettering
from bot.pictures.colours import FELT, GOLD, LINE, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.felt import LEFT, WIDTH
from bot.pictures.sprites import drawing, sprite, stamp

_AXIS: Final = 56
"""Pixels left of a plot of scores for its figures."""
_FIGURE: Final = 26
"""Size of the figures of scores."""
_ROOM: Final = 16
"""Pixels around a plot for dots on its edge."""
_DOTS: Final = 31
"""Lines with at least as many steps have a dot at the end alone."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Plot:
    """The area of a chart, in pixels of the picture, and its scale: `low` to `high`, and `steps` from left to right."""

    x: int
    y: int
    width: int
    height: int
    low: float
    high: float
    steps: int

    def x_at(self, nth: float) -> float:
        """The x of the value after `nth` steps."""
        return self.x + self.width * nth / self.steps

    def y_at(self, value: float) -> float:
        """The y of a value."""
        return self.y + self.height * (self.high - value) / (self.high - self.low)

    def with_room(self, values: Iterable[float], apart: float) -> list[float]:
        """The values at least `apart` pixels from all those before them, so that their figures do not touch."""
        found: list[float] = []
        for value in values:
            if all(abs(self.y_at(value) - self.y_at(other)) >= apart for other in found):
                found.append(value)
        return found


def draw_title(canvas: Image.Image, title: str, note: str = "") -> None:
    """Draws the title of a picture, and a note at its right."""
    right = lettering.write(note, 28, TEXT_SOFT, weight=500, width=300) if note else None
    room = WIDTH - 2 * LEFT - (right.width + 24 if right else 0)
    stamp(canvas, lettering.write(title, 48, TEXT, weight=800, width=room, smallest=32).image, LEFT, 20)
    if right:
        stamp(canvas, right.image, WIDTH - LEFT - right.width, 38)


def draw_key(canvas: Image.Image, index: int, label: str, x: int, y: int, width: int) -> int:
    """Draws a piece of a line and its label, at most `width` pixels wide; returns the x of their end."""
    piece = f'<path d="M5 20H47" stroke="{accent(index)}" stroke-width="8" stroke-linecap="round"{_dash(index)}/>'
    stamp(canvas, sprite(piece, 52, 40, 52), x, y + 3)
    text = lettering.write(label, 32, accent(index), weight=700, width=width - 62, smallest=24)
    stamp(canvas, text.image, x + 62, y)
    return x + 62 + text.width


def draw_lines(
    canvas: Image.Image,
    plot: Plot,
    lines: Sequence[Sequence[float]],
    *,
    level: float | None = None,
    columns: Iterable[int] = (),
) -> None:
    """Draws a line for each row of values, the first on top, every second one dashed.

    `level` is a value for a dashed line across; `columns` are steps for fine vertical lines.
    """
    top, bottom, right = plot.y, plot.y + plot.height, plot.x + plot.width
    parts = [
        f'<rect x="{plot.x}" y="{top}" width="{plot.width}" height="{plot.height}" rx="10" fill="{mix(PLATE, FELT, 0.35)}"/>'
    ]
    parts += [
        f'<path d="M{plot.x_at(nth):.1f} {top}V{bottom}" stroke="{LINE}" stroke-width="1" opacity=".55"/>'
        for nth in columns
    ]
    parts += [f'<path d="M{plot.x} {y}H{right}" stroke="{LINE}" stroke-width="1.5"/>' for y in (bottom, top)]
    if level is not None:
        parts.append(f'<path d="M{plot.x} {plot.y_at(level):.1f}H{right}" stroke="{GOLD}" stroke-width="2.5" stroke-dasharray="9 8"/>')  # fmt: skip
    for index, values in reversed(list(enumerate(lines))):
        points = [(f"{plot.x_at(nth):.1f}", f"{plot.y_at(value):.1f}") for nth, value in enumerate(values)]
        colour = accent(index)
        parts.append(f'<polyline points="{" ".join(map(",".join, points))}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"{_dash(index)}/>')  # fmt: skip
        if plot.steps < _DOTS:
            parts += [
                f'<circle cx="{x}" cy="{y}" r="6" fill="{colour}" stroke="{PLATE}" stroke-width="2"/>'
                for x, y in points
            ]
        x, y = points[-1]
        parts.append(f'<circle cx="{x}" cy="{y}" r="9" fill="{colour}" stroke="{TEXT}" stroke-width="3"/>')
    wide, high = plot.width + 2 * _ROOM, plot.height + 2 * _ROOM
    left, above = plot.x - _ROOM, plot.y - _ROOM
    body = f'<g transform="translate({-left} {-above})">{"".join(parts)}</g>'
    stamp(canvas, drawing(body, wide, high, wide), left, above)


def _dash(index: int) -> str:
    return ' stroke-dasharray="16 7"' if index % 2 else ""


def draw_figure(canvas: Image.Image, plot: Plot, value: float, text: str, size: int, width: int) -> None:
    """Draws a figure at the left of a plot, at the height of its value."""
    figure = lettering.write(text, size, TEXT_SOFT, width=width)
    stamp(canvas, figure.image, plot.x - 16 - figure.width, plot.y_at(value) - 0.75 * size)


def plot_scores(
    courses: Sequence[Sequence[int]], target: int | None, *, x: int, y: int, right: int, bottom: int
) -> Plot:
    """The plot for scores after each hand; the box includes its figures."""
    values = [*chain(*courses), *(() if target is None else (target,))]
    low, high = min(0, *values), max(values)
    return Plot(
        x=x + _AXIS,
        y=y,
        width=right - x - _AXIS,
        height=bottom - y,
        low=low,
        high=max(high, low + 1),
        steps=max(1, *(len(course) - 1 for course in courses)),
    )


def draw_scores(
    canvas: Image.Image,
    plot: Plot,
    courses: Sequence[Sequence[int]],
    target: int | None,
    columns: Iterable[int] = (),
) -> None:
    """Draws the score of each side after each hand, and the target."""
    draw_lines(canvas, plot, courses, level=target, columns=columns)
    ends = (plot.low, plot.high)
    for value in plot.with_room(ends if target is None else (target, *ends), _FIGURE):
        draw_figure(canvas, plot, value, lettering.figures(int(value)), _FIGURE, _AXIS + LEFT)
