"""How figures went: up to three charts under each other, each with one or two lines."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.descriptions import TrendChart, TrendPicture
from bot.pictures.ink import GLOW, GOLD
from bot.pictures.plot import LEFT, WIDTH, Plot, draw_figure, draw_key, draw_lines, draw_title
from bot.pictures.sprites import stamp

_TOP: Final = 92
_HEADING: Final = 74
_KEY: Final = 48
"""Pixels for the key, under the heading of a chart of two lines."""
_PLOT: Final = 228
_UNDER: Final = 34
"""Pixels from a plot to the next heading."""
_BOTTOM: Final = 22
_AXIS: Final = 122
"""Pixels left of a plot for its figures."""
_FIGURE: Final = 33
"""Size of the figures."""


def draw_trend(picture: TrendPicture) -> Image.Image:
    """Trends as an RGB image, 960 pixels wide and as high as the charts need."""
    heights = [_HEADING + (_KEY if _has_key(chart) else 0) + _PLOT + _UNDER for chart in picture.charts]
    canvas = felt.felt(WIDTH, _TOP + sum(heights) + _BOTTOM).copy()
    draw_title(canvas, picture.title)
    for nth, chart in enumerate(picture.charts):
        _draw_chart(canvas, chart, _TOP + sum(heights[:nth]))
    return canvas


def _has_key(chart: TrendChart) -> bool:
    return any(line.label for line in chart.lines)


def _draw_chart(canvas: Image.Image, chart: TrendChart, y: int) -> None:
    right = WIDTH - LEFT
    if chart.last_text:
        last = lettering.write(chart.last_text, 40, GLOW, weight=800, width=200)
        stamp(canvas, last.image, right - last.width, y)
        right -= last.width + 20
    title = lettering.write(chart.title, 34, GOLD, weight=700, width=right - LEFT, smallest=24)
    stamp(canvas, title.image, LEFT, y + 2)
    if _has_key(chart):
        y, x = y + _KEY, LEFT
        for index, line in enumerate(chart.lines):
            x = draw_key(canvas, index, line.label, x, y, 422) + 44
    plot = Plot(
        x=LEFT + _AXIS,
        y=y + _HEADING,
        width=WIDTH - 2 * LEFT - _AXIS,
        height=_PLOT,
        low=chart.low,
        high=chart.high,
        steps=len(chart.lines[0].values) - 1,
    )
    draw_lines(canvas, plot, [line.values for line in chart.lines], level=chart.even)
    figures = {chart.high: chart.high_text, chart.low: chart.low_text}
    if chart.even is not None and chart.even_text:
        figures.setdefault(chart.even, chart.even_text)
    for value in plot.figures(figures, _FIGURE + 2):
        draw_figure(canvas, plot, value, figures[value], _FIGURE, _AXIS - 18)
