"""Figures over time: up to three charts under each other, each with one or two lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import lettering
from bot.pictures.colours import GLOW, GOLD
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.plot import Plot, draw_figure, draw_key, draw_lines, draw_title
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
    """Figures over time, in up to three charts.

    Raises:
        ValueError: For no chart or more than three, a chart without one or two lines of the same two or more values,
            or a value off its scale.
    """

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


def draw_trend(picture: TrendPicture) -> Image.Image:
    """Trends as an RGB image, 960 pixels wide and as high as the charts need."""
    heights = [_HEADING + (_KEY if _has_key(chart) else 0) + _PLOT + _UNDER for chart in picture.charts]
    canvas = draw_felt(_TOP + sum(heights) + _BOTTOM)
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
    for value in plot.with_room(figures, _FIGURE + 2):
        draw_figure(canvas, plot, value, figures[value], _FIGURE, _AXIS - 18)
