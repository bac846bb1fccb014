"""A member's profile: the name and avatar, four figures, and what went best."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.avatar import Avatar, disc
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.sprites import sprite, stamp

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
    """A member's profile: one to four figures, and up to four best things in two columns.

    Raises:
        ValueError: For too many or no figures, or too many best things.
    """

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


def draw_profile(profile: ProfilePicture) -> Image.Image:
    """A profile as an RGB image, 960 pixels wide and 370 high, and 80 more for each row of best things."""
    rows = (len(profile.best) + 1) // 2
    canvas = draw_felt(_TOP + _TILE + _BOTTOM + rows * (_ROW + 8))
    _draw_head(canvas, profile)
    wide = (WIDTH - 2 * LEFT - _GAP * (len(profile.figures) - 1)) // len(profile.figures)
    for nth, figure in enumerate(profile.figures):
        _draw_tile(canvas, figure, nth, LEFT + nth * (wide + _GAP), wide)
    half = (WIDTH - 2 * LEFT - _GAP) // 2
    for nth, best in enumerate(profile.best):
        row, column = divmod(nth, 2)
        _draw_best(canvas, best, LEFT + column * (half + _GAP), _TOP + _TILE + 14 + row * (_ROW + 8), half)
    return canvas


def _draw_head(canvas: Image.Image, profile: ProfilePicture) -> None:
    x, y, ring = LEFT, 36, 6
    circle = f'<circle cx="50" cy="50" r="50" fill="{GOLD}"/><circle cx="50" cy="50" r="46" fill="{PLATE}"/>'
    stamp(canvas, sprite(circle, 100, 100, _FACE + 2 * ring), x - ring, y - ring)
    if profile.avatar is not None:
        stamp(canvas, disc(profile.avatar, _FACE), x, y)
    else:
        drawn = lettering.legible(profile.name, profile.fallback)
        first = next((char for char in drawn if char.isalnum()), "?").upper()
        letter = lettering.write(first, 76, GOLD, weight=800, width=_FACE - 40)
        stamp(canvas, letter.image, x + (_FACE - letter.width) / 2, y + _FACE / 2 + 27 - letter.baseline)
    left = x + _FACE + 30
    room = WIDTH - LEFT - left
    name = lettering.write(profile.name, 62, TEXT, weight=800, width=room, fallback=profile.fallback, smallest=40)
    stamp(canvas, name.image, left, y + 66 - name.baseline)
    about = lettering.write(profile.about, 32, TEXT_SOFT, weight=500, width=room, smallest=26)
    stamp(canvas, about.image, left, y + 114 - about.baseline)


def _draw_tile(canvas: Image.Image, figure: Figure, nth: int, x: int, wide: int) -> None:
    stamp(canvas, felt.panel(wide, _TILE, accent(nth)), x, _TOP)
    value = lettering.write(figure.value, 62, GLOW if nth == 0 else TEXT, weight=800, width=wide - 28, smallest=40)
    stamp(canvas, value.image, x + (wide - value.width) / 2, _TOP + 84 - value.baseline)
    label = lettering.write(figure.label, 30, accent(nth), weight=700, width=wide - 24, smallest=26)
    stamp(canvas, label.image, x + (wide - label.width) / 2, _TOP + 130 - label.baseline)


def _draw_best(canvas: Image.Image, best: Figure, x: int, y: int, wide: int) -> None:
    ground = mix(PLATE, FELT, 0.45)
    stamp(canvas, felt.pill(wide, _ROW, ground, ground), x, y)
    value = lettering.write(best.value, 36, GOLD, weight=800, width=wide // 2)
    right = x + wide - 22 - value.width
    stamp(canvas, value.image, right, y + _ROW / 2 + 13 - value.baseline)
    label = lettering.write(best.label, 32, TEXT, weight=600, width=right - x - 38, smallest=27)
    stamp(canvas, label.image, x + 22, y + _ROW / 2 + 11 - label.baseline)
