"""Shares as bars: a label, a bar, and the share in figures at the right."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.colours import FELT, GLOW, GOLD, PAPER, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.plot import draw_title
from bot.pictures.sprites import stamp

_TOP: Final = 92
_HEADING: Final = 60
_ROW: Final = 86
_GAP: Final = 14
_BOTTOM: Final = 28
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
    """Shares as bars, in one or more groups.

    Raises:
        ValueError: For no group, a group without a bar, more than 20 bars, or a share outside 0 to 1.
    """

    title: str
    groups: tuple[BarGroup, ...]
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        bars = [bar for group in self.groups for bar in group.bars]
        if not self.groups or any(not group.bars for group in self.groups) or len(bars) > 20:
            raise ValueError("bars")
        if any(not 0 <= share <= 1 for bar in bars for share in (bar.share, bar.average or 0)):
            raise ValueError("share")


def draw_bars(picture: BarsPicture) -> Image.Image:
    """Bars as an RGB image, 960 pixels wide and as high as they need."""
    groups, bars = len(picture.groups), sum(len(group.bars) for group in picture.groups)
    canvas = draw_felt(_TOP + groups * _HEADING + bars * _ROW + (groups - 1) * _GAP + _BOTTOM)
    draw_title(canvas, picture.title)
    y = _TOP
    for group in picture.groups:
        title = lettering.write(group.title, 34, GOLD, weight=700, width=WIDTH - 2 * LEFT)
        stamp(canvas, title.image, LEFT, y + 4)
        y += _HEADING
        for bar in group.bars:
            _draw_bar(canvas, bar, y)
            y += _ROW
        y += _GAP
    return canvas


def _draw_bar(canvas: Image.Image, bar: Bar, y: int) -> None:
    label = lettering.write(bar.label, 36, TEXT, weight=700, width=_LABEL - 16, smallest=28)
    stamp(canvas, label.image, LEFT, y - 8 if bar.note else y + 8)
    if bar.note:
        note = lettering.write(bar.note, 29, TEXT_SOFT, weight=500, width=_LABEL - 16, smallest=24)
        stamp(canvas, note.image, LEFT, y + 35)
    x, top = LEFT + _LABEL, y + 14
    groove = mix(PLATE, FELT, 0.25)
    stamp(canvas, felt.pill(_WHOLE, _BAR, groove, groove, radius=10), x, top)
    if bar.share > 0:
        stamp(canvas, felt.pill(max(8, round(_WHOLE * bar.share)), _BAR, accent(0), accent(0), radius=10), x, top)
    if bar.average is not None:  # light with a dark edge, to show on the bar and on the groove
        stamp(canvas, felt.pill(10, _BAR + 18, PAPER, PLATE), x + (_WHOLE - 10) * bar.average, top - 9)
    figure = lettering.write(bar.text, 40, GLOW, weight=800, width=_FIGURE - 12)
    stamp(canvas, figure.image, WIDTH - LEFT - figure.width, y + 4)
