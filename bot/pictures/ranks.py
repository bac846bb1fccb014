"""A table of ranks: a page of a leaderboard or of the standings of a contest."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

from bot.pictures import felt, lettering, page
from bot.pictures.canvas import Canvas
from bot.pictures.colours import BRONZE, FAINT, FELT, GLOW, GOLD, OWN, PLATE, SILVER, TEXT, TEXT_SOFT, mix
from bot.pictures.page import Key, PlayerName, draw_mark, write_names
from bot.pictures.table_layout import LEAST_TEXT, WIDTH

ROWS: Final = 12
"""Rows on one picture."""
_MOST_COLUMNS: Final = 4
_HEADS: Final = 46
_ROW: Final = 60
_BOX: Final = 54
_COLUMN: Final = 96
"""The least width of a column, with the gap before it."""
_WIDEST: Final = 160
_GAP: Final = 14
_DECISIVE: Final = 140
"""Pixels for a number of the first column, which may take some of the name's room."""
_RANK: Final = 64
_MEDAL: Final = 46
_ZONE: Final = 40
_BOTTOM: Final = 14
_MEDALS: Final = MappingProxyType({"1": GOLD, "2": SILVER, "3": BRONZE})
"""By rank: players with equal ranks have the same medal, later pages have none."""
_DARK: Final = "#14241f"
Zone: TypeAlias = Literal["", "up", "down"]
"""Where a row leads: to a higher or lower division next season, or on to the next stage."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class RankRow:
    """A member's or an entrant's row; `numbers` are texts, one for each column, and equals have the same `rank`."""

    rank: str
    players: tuple[PlayerName, ...]
    numbers: tuple[str, ...]
    zone: Zone = ""
    withdrawn: bool = False
    mine: bool = False
    """The reader's own row, or the one that was looked for."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class RanksPicture:
    """A page of a table of ranks: 1 to 12 rows, and one to four columns of numbers, the first of which decides."""

    title: str
    fallback: str = ""
    """In place of a title that no font can draw."""
    about: str = ""
    """Such as which games count, or the division and the round."""
    note: str = ""
    """Such as the page."""
    columns: tuple[str, ...]
    rows: tuple[RankRow, ...]
    key: Key = ()
    spoken: tuple[str, ...] = field(default=(), compare=False)
    """The columns without abbreviations, for texts."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.rows) <= ROWS or not 1 <= len(self.columns) <= _MOST_COLUMNS:
            raise ValueError("rows or columns")
        if any(len(row.numbers) != len(self.columns) for row in self.rows):
            raise ValueError("columns")


def draw_ranks(picture: RanksPicture) -> Canvas:
    """A table of ranks, 720 pixels wide and 60 high a row, with room for the title and what the marks mean."""
    top = page.head_height(picture.about) + _HEADS
    end = top + _ROW * len(picture.rows)
    height = end + page.key_height(picture.key) + _BOTTOM
    canvas = page.new_page(height, picture.title, picture.about, picture.note, picture.fallback)
    widths = [
        _column_width(column, tuple(row.numbers[nth] for row in picture.rows) if nth else ())
        for nth, column in enumerate(picture.columns)
    ]
    edges = [WIDTH - page.EDGE - 14 - sum(widths[nth + 1 :]) for nth in range(len(widths))]
    for column, edge, wide in zip(picture.columns, edges, widths, strict=True):
        head = lettering.write(column, LEAST_TEXT, GOLD, width=wide - _GAP)
        canvas.write(head, edge - head.width, top - 13 - head.baseline, on=FELT)
    zones = any(row.zone for row in picture.rows)
    for nth, row in enumerate(picture.rows):
        _draw_row(canvas, row, nth, top + nth * _ROW, list(zip(edges, widths, strict=True)), zones=zones)
    page.draw_key(canvas, picture.key, end)
    return canvas


@lru_cache(maxsize=1024)
def _column_width(head: str, numbers: tuple[str, ...]) -> int:
    """The width of a column; where it is not enough, a head or number gets narrower letters."""
    texts = [(head, 600), *((number, 500) for number in numbers)]
    widest = max(lettering.width_of(text, LEAST_TEXT, weight) for text, weight in texts)
    return round(min(max(_COLUMN, widest + _GAP), _WIDEST))


def _draw_row(canvas: Canvas, row: RankRow, nth: int, y: int, columns: list[tuple[int, int]], *, zones: bool) -> None:
    """Draws a row; `columns` are the right edges and widths, and with `zones` each row has room for a mark of one."""
    ground = OWN if row.mine else PLATE if nth % 2 == 0 else FAINT
    canvas.lay(felt.pill(page.ROOM, _BOX, ground, GLOW if row.mine else ground, radius=12), page.EDGE, y)
    middle, left = y + _BOX / 2, page.EDGE + 12
    if row.zone:
        draw_mark(canvas, row.zone, left, middle - 15, 30, on=ground)
    left += _ZONE if zones else 0
    _draw_rank(canvas, row.rank, left + _RANK / 2 - 4, middle, ground)
    left += _RANK
    ink = TEXT_SOFT if row.withdrawn else GLOW if row.mine else TEXT
    right = WIDTH
    for column, (number, (edge, wide)) in enumerate(zip(row.numbers, columns, strict=True)):
        weight, room = (500, wide - 12) if column else (800, _DECISIVE)
        figures = lettering.write(number, 34, ink, weight=weight, width=room, smallest=LEAST_TEXT)
        right = min(right, edge - figures.width)
        canvas.write(figures, edge - figures.width, middle + 12 - figures.baseline, on=ground)
    computer = any(player.computer for player in row.players)
    after = [mark for mark, there in (("computer", computer), ("withdrawn", row.withdrawn)) if there]
    room = round(right - 16 - left - 36 * len(after))
    name = write_names(row.players, 34, ink, weight=700, width=room, smallest=LEAST_TEXT)
    canvas.write(name, left, middle + 12 - name.baseline, on=ground)
    for place, mark in enumerate(after):
        draw_mark(canvas, mark, left + name.width + 8 + 36 * place, middle - 15, 30, on=ground)


def _draw_rank(canvas: Canvas, rank: str, x: float, middle: float, ground: str) -> None:
    """Draws a rank in the middle of (x, middle), one of the first three on a medal."""
    medal = _MEDALS.get(rank)
    if medal:
        edge = mix(medal, "#ffffff", 0.45)
        disc = f'<circle cx="50" cy="50" r="46" fill="{medal}" stroke="{edge}" stroke-width="5"/>'
        canvas.lay(felt.sprite(disc, 100, 100, _MEDAL), x - _MEDAL / 2, middle - _MEDAL / 2, on=ground)
    line = lettering.write(rank, 32, _DARK if medal else TEXT_SOFT, weight=800, width=_RANK - 8)
    canvas.write(line, x - line.width / 2, middle + 12 - line.baseline, on=medal or ground)
