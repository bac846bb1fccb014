# ruff: noqa: E501 - a drawing reads best with one element a line
"""Charts: the title, the key, lines over a scale; and figures over time, up to three charts under each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, final

from bot.pictures import lettering
from bot.pictures.canvas import Canvas, new_canvas
from bot.pictures.colours import FELT, GLOW, GOLD, LINE, PANEL, PLATE, TEXT, TEXT_SOFT, accent
from bot.pictures.felt import drawing, sprite

WIDTH: Final = 960
"""Pixels across pictures of results and statistics."""
LEFT: Final = 36
"""Pixels from the edge of such a picture to its texts, left and right."""
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


def new_chart(height: int, title: str, note: str = "") -> Canvas:
    """The felt of a picture of figures, 960 pixels wide, with its title and a note at the right of that."""
    canvas = new_canvas(WIDTH, height)
    right = lettering.write(note, 28, TEXT_SOFT, weight=500, width=300) if note else None
    room = WIDTH - 2 * LEFT - (right.width + 24 if right else 0)
    canvas.write(lettering.write(title, 48, TEXT, weight=800, width=room, smallest=32), LEFT, 20, on=FELT)
    if right:
        canvas.write(right, WIDTH - LEFT - right.width, 38, on=FELT)
    return canvas


def draw_key(canvas: Canvas, index: int, label: str, x: int, y: int, width: int) -> int:
    """Draws a piece of a line and its label, at most `width` pixels wide; returns the x of their end."""
    piece = f'<path d="M5 20H47" stroke="{accent(index)}" stroke-width="8" stroke-linecap="round"{_dash(index)}/>'
    canvas.lay(sprite(piece, 52, 40, 52), x, y + 3)
    text = lettering.write(label, 32, accent(index), weight=700, width=width - 62, smallest=24)
    canvas.write(text, x + 62, y, on=FELT)
    return x + 62 + text.width


def draw_lines(
    canvas: Canvas,
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
    parts = [f'<rect x="{plot.x}" y="{top}" width="{plot.width}" height="{plot.height}" rx="10" fill="{PANEL}"/>']
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
    canvas.lay(drawing(body, wide, high, wide), left, above, once=True)


def _dash(index: int) -> str:
    return ' stroke-dasharray="16 7"' if index % 2 else ""


def draw_figure(canvas: Canvas, plot: Plot, value: float, text: str, size: int, width: int) -> None:
    """Draws a figure at the left of a plot, at the height of its value."""
    figure = lettering.write(text, size, TEXT_SOFT, width=width)
    canvas.write(figure, plot.x - 16 - figure.width, plot.y_at(value) - 0.75 * size, on=FELT)


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
    canvas: Canvas,
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


_TOP: Final = 92
_HEADING: Final = 74
_KEY: Final = 48
"""Pixels for the key, under the heading of a chart of two lines."""
_PLOT: Final = 228
_UNDER: Final = 34
"""Pixels from a plot to the next heading."""
_BOTTOM: Final = 22
_TREND_AXIS: Final = 122
"""Pixels left of a plot for its figures."""
_TREND_FIGURE: Final = 33
"""Size of the figures."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendLine:
    """Values over time, oldest first; `label` names the line if the chart has two."""

    values: tuple[float, ...]
    label: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendChart:
    """One or two lines over the same time. `low` and `high` are the ends of the scale, as numbers and as texts."""

    title: str
    lines: tuple[TrendLine, ...]
    low: float
    high: float
    low_text: str
    high_text: str
    last_text: str = ""
    """The last value of the first line."""
    even: float | None = None
    """A value to draw as a line across, such as one half."""
    even_text: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendPicture:
    """Figures over time, in up to three charts."""

    title: str
    charts: tuple[TrendChart, ...]
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.charts) <= 3:
            raise ValueError("charts")
        for chart in self.charts:
            lengths = {len(line.values) for line in chart.lines}
            if not 1 <= len(chart.lines) <= 2 or len(lengths) != 1 or min(lengths) < 2:
                raise ValueError("lines")
            values = [value for line in chart.lines for value in line.values]
            if not chart.low <= min(values) <= max(values) <= chart.high or chart.low == chart.high:
                raise ValueError("scale")


def draw_trend(picture: TrendPicture) -> Canvas:
    """Trends, 960 pixels wide and as high as the charts need."""
    heights = [_HEADING + (_KEY if _has_key(chart) else 0) + _PLOT + _UNDER for chart in picture.charts]
    canvas = new_chart(_TOP + sum(heights) + _BOTTOM, picture.title)
    for nth, chart in enumerate(picture.charts):
        _draw_chart(canvas, chart, _TOP + sum(heights[:nth]))
    return canvas


def _has_key(chart: TrendChart) -> bool:
    return any(line.label for line in chart.lines)


def _draw_chart(canvas: Canvas, chart: TrendChart, y: int) -> None:
    right = WIDTH - LEFT
    if chart.last_text:
        last = lettering.write(chart.last_text, 40, GLOW, weight=800, width=200)
        canvas.write(last, right - last.width, y, on=FELT)
        right -= last.width + 20
    title = lettering.write(chart.title, 34, GOLD, weight=700, width=right - LEFT, smallest=24)
    canvas.write(title, LEFT, y + 2, on=FELT)
    if _has_key(chart):
        y, x = y + _KEY, LEFT
        for index, line in enumerate(chart.lines):
            x = draw_key(canvas, index, line.label, x, y, 422) + 44
    plot = Plot(
        x=LEFT + _TREND_AXIS,
        y=y + _HEADING,
        width=WIDTH - 2 * LEFT - _TREND_AXIS,
        height=_PLOT,
        low=chart.low,
        high=chart.high,
        steps=len(chart.lines[0].values) - 1,
    )
    draw_lines(canvas, plot, [line.values for line in chart.lines], level=chart.even)
    figures = {chart.high: chart.high_text, chart.low: chart.low_text}
    if chart.even is not None and chart.even_text:
        figures.setdefault(chart.even, chart.even_text)
    for value in plot.with_room(figures, _TREND_FIGURE + 2):
        draw_figure(canvas, plot, value, figures[value], _TREND_FIGURE, _TREND_AXIS - 18)
