"""A member's profile, figures in columns beside those of others, shares as bars; and what stood out in a week."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas, new_canvas
from bot.pictures.colours import FAINT, FELT, GLOW, GOLD, PANEL, PAPER, PLATE, TEXT, TEXT_SOFT, accent
from bot.pictures.felt import sprite
from bot.pictures.plot import LEFT, WIDTH, new_chart
from bot.pictures.table_description import Avatar, disc

_FACE: Final = 128
_FIGURES: Final = 4
_BEST: Final = 4
_TOP: Final = 190
_TILE: Final = 150
_GAP: Final = 16
_ROW: Final = 72
_BOTTOM: Final = 30


@final
@dataclass(frozen=True, slots=True)
class Figure:
    """A number and what it counts."""

    value: str
    label: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ProfilePicture:
    """A member's profile: one to four figures, and up to four best things in two columns."""

    name: str
    about: str
    """Which games count."""
    figures: tuple[Figure, ...]
    best: tuple[Figure, ...] = ()
    avatar: Avatar | None = None
    fallback: str = ""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.figures) <= _FIGURES or len(self.best) > _BEST:
            raise ValueError("figures")


def draw_profile(profile: ProfilePicture) -> Canvas:
    """A profile, 960 pixels wide and 370 high, and 80 more for each row of best things."""
    rows = (len(profile.best) + 1) // 2
    canvas = new_canvas(WIDTH, _TOP + _TILE + _BOTTOM + rows * (_ROW + 8))
    _draw_head(canvas, profile)
    wide = (WIDTH - 2 * LEFT - _GAP * (len(profile.figures) - 1)) // len(profile.figures)
    for nth, figure in enumerate(profile.figures):
        _draw_tile(canvas, figure, nth, LEFT + nth * (wide + _GAP), wide)
    half = (WIDTH - 2 * LEFT - _GAP) // 2
    for nth, best in enumerate(profile.best):
        row, column = divmod(nth, 2)
        _draw_best(canvas, best, LEFT + column * (half + _GAP), _TOP + _TILE + 14 + row * (_ROW + 8), half)
    return canvas


def _draw_head(canvas: Canvas, profile: ProfilePicture) -> None:
    x, y, ring = LEFT, 36, 6
    circle = f'<circle cx="50" cy="50" r="50" fill="{GOLD}"/><circle cx="50" cy="50" r="46" fill="{PLATE}"/>'
    canvas.lay(sprite(circle, 100, 100, _FACE + 2 * ring), x - ring, y - ring)
    if profile.avatar is not None:
        canvas.lay(disc(profile.avatar, _FACE), x, y, on=PLATE)
    else:
        drawn = lettering.legible(profile.name, profile.fallback)
        first = next((char for char in drawn if char.isalnum()), "?").upper()
        letter = lettering.write(first, 76, GOLD, weight=800, width=_FACE - 40)
        canvas.write(letter, x + (_FACE - letter.width) / 2, y + _FACE / 2 + 27 - letter.baseline, on=PLATE)
    left = x + _FACE + 30
    room = WIDTH - LEFT - left
    name = lettering.write(profile.name, 62, TEXT, weight=800, width=room, fallback=profile.fallback, smallest=40)
    canvas.write(name, left, y + 66 - name.baseline, on=FELT)
    about = lettering.write(profile.about, 32, TEXT_SOFT, weight=500, width=room, smallest=26)
    canvas.write(about, left, y + 114 - about.baseline, on=FELT)


def _draw_tile(canvas: Canvas, figure: Figure, nth: int, x: int, wide: int) -> None:
    canvas.lay(felt.panel(wide, _TILE, accent(nth)), x, _TOP)
    value = lettering.write(figure.value, 62, GLOW if nth == 0 else TEXT, weight=800, width=wide - 28, smallest=40)
    canvas.write(value, x + (wide - value.width) / 2, _TOP + 84 - value.baseline, on=PANEL)
    label = lettering.write(figure.label, 30, accent(nth), weight=700, width=wide - 24, smallest=26)
    canvas.write(label, x + (wide - label.width) / 2, _TOP + 130 - label.baseline, on=PANEL)


def _draw_best(canvas: Canvas, best: Figure, x: int, y: int, wide: int) -> None:
    canvas.lay(felt.pill(wide, _ROW, FAINT, FAINT), x, y)
    value = lettering.write(best.value, 36, GOLD, weight=800, width=wide // 2)
    right = x + wide - 22 - value.width
    canvas.write(value, right, y + _ROW / 2 + 13 - value.baseline, on=FAINT)
    label = lettering.write(best.label, 32, TEXT, weight=600, width=right - x - 38, smallest=27)
    canvas.write(label, x + 22, y + _ROW / 2 + 11 - label.baseline, on=FAINT)


_MOST: Final = 24
_COLUMNS: Final = 2
_FIGURES_TOP: Final = 142
_FIGURES_ROW: Final = 62
_FIGURES_BOTTOM: Final = 24
_COLUMN: Final = 210


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresPicture:
    """Up to 24 rows of a label and one value for each of one or two columns; a value may be empty."""

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


def draw_figures(picture: FiguresPicture) -> Canvas:
    """Figures, 960 pixels wide and 166 + 62 a row high."""
    canvas = new_chart(_FIGURES_TOP + _FIGURES_ROW * len(picture.rows) + _FIGURES_BOTTOM, picture.title)
    edges = [WIDTH - LEFT - (_COLUMN + _GAP) * back for back in range(len(picture.columns))][::-1]
    left = WIDTH - LEFT
    for edge, column in zip(edges, picture.columns, strict=True):
        if not column:
            continue
        head = lettering.write(column, 31, GOLD, weight=700, width=_COLUMN, smallest=24)
        canvas.write(head, edge - head.width, _FIGURES_TOP - 48, on=FELT)
        left = min(left, edge - head.width)
    about = lettering.write(picture.about, 29, TEXT_SOFT, weight=500, width=left - LEFT - _GAP, smallest=24)
    canvas.write(about, LEFT, _FIGURES_TOP - 47, on=FELT)
    for nth, (label, values) in enumerate(picture.rows):
        _draw_row(canvas, label, dict(zip(edges, values, strict=True)), nth)
    return canvas


def _draw_row(canvas: Canvas, label: str, values: dict[int, str], nth: int) -> None:
    y, high = _FIGURES_TOP + nth * _FIGURES_ROW, _FIGURES_ROW - 6
    ground = FELT if nth % 2 else FAINT
    if ground == FAINT:
        canvas.lay(felt.pill(WIDTH - 2 * LEFT + 24, high, FAINT, FAINT), LEFT - 12, y)
    left = WIDTH - LEFT
    for place, (edge, value) in enumerate(values.items()):
        if not value:
            continue
        figure = lettering.write(
            value, 36, TEXT_SOFT if place else GLOW, weight=500 if place else 800, width=_COLUMN, smallest=28
        )
        canvas.write(figure, edge - figure.width, y + high / 2 + 13 - figure.baseline, on=ground)
        left = min(left, edge - figure.width)
    what = lettering.write(label, 34, TEXT, weight=600, width=left - LEFT - _GAP, smallest=26)
    canvas.write(what, LEFT, y + high / 2 + 12 - what.baseline, on=ground)


_BARS_TOP: Final = 92
_HEADING: Final = 60
_BARS_ROW: Final = 86
_BARS_GAP: Final = 14
_BARS_BOTTOM: Final = 28
_LABEL: Final = 386
_FIGURE: Final = 128
_BAR: Final = 38
_WHOLE: Final = WIDTH - 2 * LEFT - _LABEL - _FIGURE
"""Pixels that stand for a share of 1."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One bar: a share of a whole, with its texts."""

    label: str
    share: float
    """From 0 to 1."""
    text: str
    note: str = ""
    """Small text under the label: of how many."""
    average: float | None = None
    """From 0 to 1: the share of others, as a mark on the bar."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BarGroup:
    """Bars of one kind under a heading."""

    title: str
    bars: tuple[Bar, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BarsPicture:
    """Shares as bars, in one or more groups."""

    title: str
    groups: tuple[BarGroup, ...]
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        bars = [bar for group in self.groups for bar in group.bars]
        if not self.groups or any(not group.bars for group in self.groups) or len(bars) > 20:
            raise ValueError("bars")
        if any(not 0 <= share <= 1 for bar in bars for share in (bar.share, bar.average or 0)):
            raise ValueError("share")


def draw_bars(picture: BarsPicture) -> Canvas:
    """Bars, 960 pixels wide and as high as they need."""
    groups, bars = len(picture.groups), sum(len(group.bars) for group in picture.groups)
    canvas = new_chart(
        _BARS_TOP + groups * _HEADING + bars * _BARS_ROW + (groups - 1) * _BARS_GAP + _BARS_BOTTOM, picture.title
    )
    y = _BARS_TOP
    for group in picture.groups:
        title = lettering.write(group.title, 34, GOLD, weight=700, width=WIDTH - 2 * LEFT)
        canvas.write(title, LEFT, y + 4, on=FELT)
        y += _HEADING
        for bar in group.bars:
            _draw_bar(canvas, bar, y)
            y += _BARS_ROW
        y += _BARS_GAP
    return canvas


def _draw_bar(canvas: Canvas, bar: Bar, y: int) -> None:
    label = lettering.write(bar.label, 36, TEXT, weight=700, width=_LABEL - 16, smallest=28)
    canvas.write(label, LEFT, y - 8 if bar.note else y + 8, on=FELT)
    if bar.note:
        note = lettering.write(bar.note, 29, TEXT_SOFT, weight=500, width=_LABEL - 16, smallest=24)
        canvas.write(note, LEFT, y + 35, on=FELT)
    x, top = LEFT + _LABEL, y + 14
    canvas.lay(felt.pill(_WHOLE, _BAR, PANEL, PANEL, radius=10), x, top)
    if bar.share > 0:
        canvas.lay(
            felt.pill(max(8, round(_WHOLE * bar.share)), _BAR, accent(0), accent(0), radius=10), x, top, on=PANEL
        )
    if bar.average is not None:  # light with a dark edge, to show on the bar and on the groove
        canvas.lay(felt.pill(10, _BAR + 18, PAPER, PLATE), x + (_WHOLE - 10) * bar.average, top - 9, on=PANEL)
    figure = lettering.write(bar.text, 40, GLOW, weight=800, width=_FIGURE - 12)
    canvas.write(figure, WIDTH - LEFT - figure.width, y + 4, on=FELT)


_THINGS: Final = 8
_WEEK_TOP: Final = 100
_WEEK_ROW: Final = 104
_WEEK_GAP: Final = 10
_SAYING: Final = 40
_LINES: Final = 3
"""The most lines of a saying."""
_SAYING_SIZE: Final = 31


@final
@dataclass(frozen=True, slots=True)
class WeekRow:
    """One thing: what it is, who did it, and how much."""

    label: str
    who: str
    """Names as they are drawn, see `bot.pictures.lettering`."""
    value: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class WeekPicture:
    """A week, or a day's boards, in up to eight rows, which may be none, and a saying of at most three lines."""

    title: str
    note: str
    """How many games there were."""
    rows: tuple[WeekRow, ...]
    saying: str
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.rows) > _THINGS:
            raise ValueError("rows")


def draw_week(picture: WeekPicture) -> Canvas:
    """A week, 960 pixels wide, 140 high and 114 a row more, and 40 for each line of the saying."""
    room = WIDTH - 2 * LEFT - 40
    saying = lettering.wrap(picture.saying, _SAYING_SIZE, TEXT_SOFT, width=room, lines=_LINES) if picture.saying else ()
    top = _WEEK_TOP + len(picture.rows) * (_WEEK_ROW + _WEEK_GAP) + 10
    canvas = new_chart(top + _SAYING * len(saying) + _BOTTOM, picture.title, picture.note)
    for nth, row in enumerate(picture.rows):
        _draw_week_row(canvas, row, _WEEK_TOP + nth * (_WEEK_ROW + _WEEK_GAP))
    for nth, line in enumerate(saying):
        base = top + _SAYING * nth + _SAYING * 0.72
        canvas.write(line, (WIDTH - line.width) / 2, base - line.baseline, on=FELT)
    return canvas


def _draw_week_row(canvas: Canvas, row: WeekRow, y: int) -> None:
    wide = WIDTH - 2 * LEFT + 24
    canvas.lay(felt.pill(wide, _WEEK_ROW, FAINT, FAINT), LEFT - 12, y)
    value = lettering.write(row.value, 36, GLOW, weight=800, width=wide // 2 - 40, smallest=28)
    right = LEFT - 12 + wide - 24 - value.width
    canvas.write(value, right, y + _WEEK_ROW / 2 + 13 - value.baseline, on=FAINT)
    left, room = LEFT + 14, right - LEFT - 38
    label = lettering.write(row.label, 29, GOLD, weight=700, width=room, smallest=24)
    canvas.write(label, left, y + 38 - label.baseline, on=FAINT)
    who = lettering.write(row.who, 38, TEXT, weight=700, width=room, smallest=30)
    canvas.write(who, left, y + 84 - who.baseline, on=FAINT)
