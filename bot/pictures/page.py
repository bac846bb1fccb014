"""The page of a table of ranks or a bracket: its title, the marks on it and what they mean, the names of players.

It is 720 pixels wide like a table. On a phone of 390 pixels Discord shows it 265 wide, so no text is smaller than
`LEAST_TEXT`.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final, TypeAlias, final

from bot.pictures import emojis, lettering
from bot.pictures.canvas import Canvas, new_canvas
from bot.pictures.colours import FELT, GOLD, PLATE, TEXT, TEXT_SOFT, accent
from bot.pictures.felt import sprite
from bot.pictures.table_layout import LEAST_TEXT, WIDTH

EDGE: Final = 14
"""Pixels between the edge of a picture and its boxes."""
ROOM: Final = WIDTH - 2 * EDGE
LEFT: Final = EDGE + 10
"""Where titles begin."""
_GREEN: Final = accent(3)
_RED: Final = accent(7)
_TITLE: Final = 66
_ABOUT: Final = 40
_KEY_ROW: Final = 42
_MARK: Final = 32
_CUT: Final = "."
"""Ends a shortened name: an ellipsis takes the room of two letters."""
_FEWEST: Final = 3
"""Letters of a shortened name, with the point."""
WON, LOST = "+", "\N{MINUS SIGN}"
"""In place of scores where a match was decided without play, as in the crosstables of chess tournaments."""
Key: TypeAlias = tuple[tuple[str, str], ...]
"""The marks on a picture by their names in `MARKS`, each with what it means."""


def _up() -> str:
    return f'<path d="M50 14L90 82H10Z" fill="{_GREEN}" stroke="{PLATE}" stroke-width="6" stroke-linejoin="round"/>'


def _down() -> str:
    return f'<path d="M50 86L90 18H10Z" fill="{_RED}" stroke="{PLATE}" stroke-width="6" stroke-linejoin="round"/>'


def _withdrawn() -> str:
    return f'<path d="M22 22L78 78M78 22L22 78" stroke="{_RED}" stroke-width="15" stroke-linecap="round"/>'


def sign(score: str, ink: str) -> str:
    """The drawing of `WON` or `LOST`, which no font is needed for."""
    stroke = "M12 50H88M50 12V88" if score == WON else "M12 50H88"
    return f'<path d="{stroke}" stroke="{ink}" stroke-width="18" stroke-linecap="round"/>'


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
    canvas = new_canvas(WIDTH, height)
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


@final
@dataclass(frozen=True, slots=True)
class PlayerName:
    """Somebody in a table of ranks or a bracket. `fallback` is written for a name that no font can draw."""

    name: str
    fallback: str = ""
    computer: bool = False
    """A computer that the house has put in."""

    @property
    def letters(self) -> str:
        """What is drawn where there is room for it."""
        return lettering.legible(self.name, self.fallback)


@lru_cache(maxsize=2048)
def write_names(
    players: tuple[PlayerName, ...],
    size: int,
    colour: str,
    *,
    weight: int = 600,
    width: int,
    smallest: int | None = None,
) -> lettering.Lettering:
    """Draws the names of partners on one line; where they do not fit, the longer names lose letters first."""
    names = tuple(each.letters for each in players)
    text = fit_names(names, smallest or size, weight, width)
    line = lettering.write(text, size, colour, weight=weight, width=width, smallest=smallest)
    return replace(line, cut=line.cut or text != lettering.AND.join(names))


def fit_names(names: tuple[str, ...], size: int, weight: int, width: int) -> str:
    """Names joined by an ampersand, shortened as little as can be, the longest first.

    >>> fit_names(("Ann", "Maximiliana von Hohenstein"), 30, 600, 150)
    'Ann & Maxi.'
    """

    def shorten(letters: int) -> str:
        return lettering.AND.join(
            name if len(name) <= letters else lettering.shorten(name, letters, _CUT) for name in names
        )

    def measure(letters: int) -> float:
        return lettering.least_width(shorten(letters), size, weight)

    longest = max(map(len, names))
    if measure(longest) <= width:
        return shorten(longest)
    return shorten(max(_FEWEST, bisect(range(1, longest), width, key=measure)))
