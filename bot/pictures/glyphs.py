"""Ranks, letters and suits as SVG paths of our own, so that cards need no font.

A rank is 100 units high and `Glyph.width` units wide. A suit fills a square of 100 units.
"""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final


@final
@dataclass(frozen=True, slots=True)
class Glyph:
    """One letter or figure: filled outlines and strokes with square ends, `width` x 100 units."""

    width: float
    fill: str = ""
    strokes: str = ""
    weight: float = 17

    def svg(self, ink: str) -> str:
        """The glyph as SVG elements at the origin."""
        parts: list[str] = []
        if self.fill:
            parts.append(f'<path d="{self.fill}" fill="{ink}" fill-rule="evenodd"/>')
        if self.strokes:
            parts.append(
                f'<path d="{self.strokes}" fill="none" stroke="{ink}" stroke-width="{self.weight}" stroke-linejoin="round"/>'
            )
        return "".join(parts)

    def at(self, x: float, y: float, height: float, ink: str) -> str:
        """The glyph with its top centre at (x, y), `height` units high."""
        scale = height / 100
        return (
            f'<g transform="translate({x - self.width * scale / 2:.2f} {y:.2f}) scale({scale:.4f})">{self.svg(ink)}</g>'
        )


GLYPHS: Final = MappingProxyType(
    {
        "A": Glyph(74, fill="M0 100L26.5 0H47.5L74 100H54.5L48.7 76H25.3L19.5 100ZM29 60.5H45L37 27Z"),
        "K": Glyph(74, fill="M0 0H18.5V40L48 0H71L41.5 39L74 100H52.5L28.5 55.5L18.5 69V100H0Z"),
        "Q": Glyph(
            74,
            fill="M41 61L54 53.5L74 89L61 98Z",
            strokes="M36 8.5C54 8.5 62.5 20 62.5 50S54 91.5 36 91.5S9.5 80 9.5 50S18 8.5 36 8.5Z",
            weight=18,
        ),
        "J": Glyph(
            58, fill="M20 0H58V16.5H20Z", strokes="M48.5 4V66C48.5 83 40.5 91.3 28.5 91.3C16 91.3 9 83 9 64", weight=18
        ),
        "T": Glyph(
            94,
            fill="M0 15L21 0H34.5V100H16.5V22.5L0 33Z",
            strokes="M69 8.5C81.5 8.5 86 20 86 50S81.5 91.5 69 91.5S52 80 52 50S56.5 8.5 69 8.5Z",
            weight=16.5,
        ),
        "9": Glyph(
            68,
            strokes="M34 8.3C49.5 8.3 59.5 19 59.5 34.5S50 61 34 61S8.5 50 8.5 34.5S18.5 8.3 34 8.3ZM59.5 33C60.5 70 49 91.5 17 91.6",
        ),
        "8": Glyph(
            68,
            strokes="M34 8.3C47.5 8.3 56 15.5 56 27.500S47.5 47 34 47S12 39.5 12 27.500S20.5 8.3 34 8.300Z"
            "M34 47C50 47 59.5 55.5 59.5 69.300S50 91.7 34 91.700S8.5 83 8.5 69.300S18 47 34 47Z",
        ),
        "7": Glyph(64, fill="M0 0H64V15L35 100H15L43.5 17H0Z"),
        "2": Glyph(
            66,
            fill="M2 83H64V100H2Z",
            strokes="M9 34C9 17 19 8.4 33.5 8.400C48 8.4 56.5 17.5 56.5 30C56.5 44 46 55 11 91",
        ),
        "R": Glyph(
            70,
            fill="M0 0H18.500V100H0ZM31 52H51L70 100H49.500Z",
            strokes="M9 8.500H36C50.5 8.5 58 16.5 58 30S50.5 52.5 36 52.500H9",
        ),
        "L": Glyph(56, fill="M0 0H18.500V83H56V100H0Z"),
        "D": Glyph(70, fill="M0 0H18.500V100H0Z", strokes="M9 8.500H31C51 8.5 61 22 61 50S51 91.5 31 91.500H9"),
        "G": Glyph(
            70,
            strokes="M60 28C56 14.5 48 8.4 37 8.4C18 8.4 9.5 22 9.5 50S18 91.6 37 91.6C53 91.6 60.500 82 60.500 62V58H37",
        ),
        "S": Glyph(
            64,
            strokes="M54.5 26C52 14 44.5 8.4 32.5 8.4C18 8.4 10 16 10 27C10 39 19.5 43 32 47C46.5 51.5 55.5 57.5 55.5 71"
            "C55.5 84 46 91.6 32 91.6C18.5 91.6 10.5 85 8 73",
        ),
    }
)
"""The ranks `2 7 8 9 T J Q K A` and the letters of the marks."""

SUIT_PATHS: Final = MappingProxyType(
    {
        "h": "M50 94C43 82 5 62 5 33C5 17 16 7 29 7C39 7 47 13 50 23C53 13 61 7 71 7C84 7 95 17 95 33C95 62 57 82 50 94Z",
        "d": "M50 2C58 19 72 37 88 50C72 63 58 81 50 98C42 81 28 63 12 50C28 37 42 19 50 2Z",
        "s": "M50 3C56 20 95 39 95 64C95 77 85.5 85 75 85C66 85 59 80.5 54.5 73C55.5 84 59 91 67 97H33C41 91 44.5 84 45.5 73"
        "C41 80.5 34 85 25 85C14.5 85 5 77 5 64C5 39 44 20 50 3Z",
        "c": "M50 4C62.5 4 72 13.5 72 25.500C72 32 69.5 37.5 65.5 42C68 41.2 70.5 41 73 41C86 41 96 50.5 96 63C96 75.5 86.5 85 74 85"
        "C65 85 58 80 54.5 72.500C55.5 84 59 91 67 97H33C41 91 44.5 84 45.5 72.500C42 80 35 85 26 85C13.5 85 4 75.5 4 63"
        "C4 50.5 14 41 27 41C29.5 41 32 41.2 34.5 42C30.5 37.5 28 32 28 25.500C28 13.5 37.5 4 50 4Z",
    }
)


def suit(name: str, x: float, y: float, size: float, ink: str, extra: str = "") -> str:
    """A suit centred at (x, y), `size` units high and wide; `extra` are more SVG attributes."""
    scale = size / 100
    return (
        f'<path d="{SUIT_PATHS[name]}" fill="{ink}" {extra}'
        f' transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.4f})"/>'
    )


def rank(name: str, x: float, y: float, height: float, ink: str) -> str:
    """A rank or letter with its top centre at (x, y), `height` units high."""
    return GLYPHS[name].at(x, y, height, ink)
