# ruff: noqa: E501 - a drawing reads best with one element a line
"""Ranks, letters, suits and court figures as SVG paths of our own, so that cards need no font.

A rank is 100 units high and `Glyph.width` units wide. A suit fills a square of 100 units.

A figure stands in a frame of its own: x from -100 to 100, y from -140 (tip of the crown) to 130 (where the card crops it).
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final

from bot.pictures.colours import GOLD, GOLD_DEEP, JOKER, PAPER, mix


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


_SKIN: Final = "#f5d9bd"
_SKIN_SHADE: Final = "#e3b894"
_LINE: Final = "#2a1f1c"
_HAIR: Final = {"c": "#4a2f22", "d": "#b5662a", "h": "#8a4b1f", "s": "#33323a"}
"""By suit, so that two cards of one rank differ by more than the colour of a robe."""


@final
@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one figure."""

    suit: str
    ink: str

    @property
    def deep(self) -> str:
        """The robe in shade."""
        return mix(self.ink, "#000000", 0.38)

    @property
    def light(self) -> str:
        """The robe in light."""
        return mix(self.ink, "#ffffff", 0.22)

    @property
    def hair(self) -> str:
        """The hair of this suit's court."""
        return _HAIR[self.suit]


def king(dress: Dress) -> str:
    """A bearded king in an ermine collar."""
    spots = "".join(
        f'<path d="M{x} {y}q3 5 0 11q-3 -6 0 -11Z" fill="{_LINE}"/>'
        for x, y in ((-58, 44), (-38, 58), (-14, 68), (14, 68), (38, 58), (58, 44))
    )
    return (
        _robe(dress)
        + f'<path d="M-74 46C-50 30 -38 22 -28 4H28C38 22 50 30 74 46C62 72 30 92 0 92S-62 72 -74 46Z" fill="{PAPER}"/>{spots}'
        + _pendant(dress, 104)
        # hair behind the face
        + f'<path d="M-40 -60H40V-22C44 -4 40 8 34 14H-34C-40 8 -44 -4 -40 -22Z" fill="{dress.hair}"/>'
        + _face(top=-62)
        + f'<path d="M-29 -30C-30 8 -18 44 0 50C18 44 30 8 29 -30C24 -12 14 -12 0 -12S-24 -12 -29 -30Z" fill="{dress.hair}"/>'
        + f'<path d="M0 -12C-8 -17 -18 -14 -21 -3C-14 -2 -6 -2 0 -5C6 -2 14 -2 21 -3C18 -14 8 -17 0 -12Z" fill="{mix(dress.hair, "#ffffff", 0.3)}"/>'
        + f'<path d="M-7 5Q0 9 7 5Q0 1 -7 5Z" fill="{mix("#c4122f", _SKIN, 0.25)}"/>'
        + _eyes(-34, brows=True)
        + f'<path d="M-44 -58L-52 -112L-26 -86L0 -128L26 -86L52 -112L44 -58Z" fill="{GOLD}"/>'
        + f'<path d="M-46 -72H46L44 -54H-44Z" fill="{GOLD_DEEP}"/>'
        + _balls(((-52, -114), (0, -131), (52, -114)), 7)
        + f'<path d="M0 -70L8 -63L0 -56L-8 -63Z" fill="{dress.ink}"/>'
        + f'<circle cx="-26" cy="-63" r="4.5" fill="{PAPER}"/><circle cx="26" cy="-63" r="4.5" fill="{PAPER}"/>'
        + suit(dress.suit, 0, -87, 24, dress.ink)
    )


def queen(dress: Dress) -> str:
    """A queen with long hair, pearls and a rose-set diadem."""
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="4.6" fill="{PAPER}" stroke="{GOLD_DEEP}" stroke-width="1"/>'
        for x, y in ((-24, 33), (-17, 42), (-8.5, 47.5), (8.5, 47.5), (17, 42), (24, 33))
    )
    return (
        f'<path d="M-38 -78C-66 -60 -58 -14 -64 22C-68 48 -60 66 -48 78H48C60 66 68 48 64 22C58 -14 66 -60 38 -78Z" fill="{dress.hair}"/>'
        + _robe(dress)
        + f'<path d="M-52 40C-40 28 -24 22 -15 10H15C24 22 40 28 52 40C44 74 22 84 0 84S-44 74 -52 40Z" fill="{_SKIN}"/>'
        + f'<path d="M-60 36C-44 74 -24 92 0 92S44 74 60 36L50 32C40 62 22 76 0 76S-40 62 -50 32Z" fill="{GOLD}"/>'
        + f'<path d="M-15 4H15V24Q0 36 -15 24Z" fill="{_SKIN_SHADE}"/>'
        + pearls
        + f'<circle cx="0" cy="52" r="8" fill="{dress.ink}" stroke="{GOLD}" stroke-width="2.5"/>'
        + _face(top=-66, slim=True)
        # hair parted over the brow, falling on both shoulders
        + f'<path d="M0 -72C-16 -66 -28 -50 -31 -22C-40 6 -34 34 -46 60C-60 40 -58 -4 -50 -30C-46 -62 -28 -82 0 -82S46 -62 50 -30'
        f'C58 -4 60 40 46 60C34 34 40 6 31 -22C28 -50 16 -66 0 -72Z" fill="{dress.hair}"/>'
        + _eyes(-30, lashes=True)
        + '<path d="M-9 -1Q-4 -5 0 -3Q4 -5 9 -1Q0 9 -9 -1Z" fill="#b3202f"/>'
        + '<circle cx="-20" cy="-12" r="5.5" fill="#e88f86" opacity=".45"/><circle cx="20" cy="-12" r="5.5" fill="#e88f86" opacity=".45"/>'
        + f'<path d="M-40 -70C-46 -88 -44 -96 -40 -104C-32 -90 -24 -90 -20 -106C-12 -94 -8 -100 0 -120C8 -100 12 -94 20 -106C24 -90 32 -90 40 -104'
        f'C44 -96 46 -88 40 -70Q0 -88 -40 -70Z" fill="{GOLD}"/>'
        + f'<path d="M-41 -74Q0 -92 41 -74L39 -64Q0 -81 -39 -64Z" fill="{GOLD_DEEP}"/>'
        + _balls(((-40, -107), (-20, -109), (20, -109), (40, -107)), 4.5)
        + f'<circle cx="0" cy="-122" r="6.5" fill="{PAPER}" stroke="{GOLD_DEEP}" stroke-width="1.5"/>'
        + suit(dress.suit, 0, -94, 18, dress.ink)
    )


def jack(dress: Dress) -> str:
    """A young jack in a feathered cap."""
    return (
        _robe(dress)
        + f'<path d="M0 130V60L-34 18L-66 44L-40 130Z" fill="{dress.light}"/><path d="M0 130V60L34 18L66 44L40 130Z" fill="{dress.deep}"/>'
        + f'<path d="M-17 4H17V30L0 60L-17 30Z" fill="{_SKIN_SHADE}"/>'
        + f'<path d="M-18 14L-50 26L-26 62L0 40L26 62L50 26L18 14L0 40Z" fill="{PAPER}" stroke="{_LINE}" stroke-width="1.5" stroke-linejoin="round"/>'
        + _buttons((76, 96, 116))
        + f'<path d="M-38 -72H38C50 -50 48 -20 44 4C40 16 30 12 28 2L-28 2C-30 12 -40 16 -44 4C-48 -20 -50 -50 -38 -72Z" fill="{dress.hair}"/>'
        + _face(top=-64)
        + f'<path d="M-30 -64H30V-44C10 -40 -6 -46 -14 -54C-18 -46 -24 -40 -30 -38Z" fill="{dress.hair}"/>'
        + _eyes(-28)
        + '<path d="M-9 3Q0 10 9 3" fill="none" stroke="#a5332f" stroke-width="3.4" stroke-linecap="round"/>'
        # the feather behind, the cap before it
        + f'<path d="M34 -82C62 -92 84 -118 80 -140C58 -136 36 -118 26 -92Z" fill="{GOLD}"/>'
        + f'<path d="M30 -86C50 -98 68 -118 78 -136" fill="none" stroke="{GOLD_DEEP}" stroke-width="2.5"/>'
        + f'<path d="M-50 -66C-60 -98 -30 -118 6 -114C40 -110 56 -92 50 -66Z" fill="{dress.ink}"/>'
        + f'<path d="M-50 -66C-56 -84 -50 -98 -36 -106C-38 -92 -36 -80 -30 -66Z" fill="{dress.light}"/>'
        + f'<path d="M-54 -70Q0 -84 54 -70L52 -54Q0 -68 -52 -54Z" fill="{GOLD}"/>'
        + f'<circle cx="34" cy="-80" r="9" fill="{GOLD_DEEP}"/><circle cx="34" cy="-80" r="5" fill="{PAPER}"/>'
        + suit(dress.suit, -2, -94, 24, PAPER)
    )


def jester() -> str:
    """The joker: a laughing jester in a belled cap."""
    teal, ink = "#1f9c8a", JOKER
    points = "".join(
        f'<path d="M{x} 20L{x + 17} 62L{x + 34} 20Z" fill="{ink if n % 2 else teal}"/><circle cx="{x + 17}" cy="66" r="6.5" fill="{GOLD}"/>'
        for n, x in enumerate((-68, -34, 0, 34))
    )
    return (
        f'<path d="M-92 130C-92 70 -66 44 -30 28H30C66 44 92 70 92 130Z" fill="{mix(ink, "#000000", 0.25)}"/>'
        + f'<path d="M0 28H30C66 44 92 70 92 130H0Z" fill="{mix(teal, "#000000", 0.2)}"/>'
        + points
        + _face(top=-60)
        + _eyes(-30, brows=True)
        + f'<path d="M-15 -4Q0 18 15 -4Q0 2 -15 -4Z" fill="{PAPER}" stroke="#a5332f" stroke-width="2.8" stroke-linejoin="round"/>'
        + '<circle cx="-20" cy="-10" r="6" fill="#e88f86" opacity=".55"/><circle cx="20" cy="-10" r="6" fill="#e88f86" opacity=".55"/>'
        + f'<path d="M-38 -44C-36 -76 -48 -96 -84 -98C-72 -80 -84 -50 -70 -32C-62 -54 -50 -54 -38 -44Z" fill="{teal}"/>'
        + f'<path d="M38 -44C36 -76 48 -96 84 -98C72 -80 84 -50 70 -32C62 -54 50 -54 38 -44Z" fill="{ink}"/>'
        + f'<path d="M-40 -46C-34 -84 -22 -112 0 -132V-46Z" fill="{ink}"/><path d="M40 -46C34 -84 22 -112 0 -132V-46Z" fill="{teal}"/>'
        + f'<path d="M-42 -54Q0 -68 42 -54L40 -40Q0 -54 -40 -40Z" fill="{GOLD}"/>'
        + _balls(((-70, -28), (70, -28), (0, -134)), 9)
    )


def _robe(dress: Dress) -> str:
    return (
        f'<path d="M-98 130C-98 78 -74 52 -32 34H32C74 52 98 78 98 130Z" fill="{dress.ink}"/>'
        f'<path d="M32 34C74 52 98 78 98 130H62C62 92 52 58 32 34Z" fill="{dress.deep}"/>'
        f'<path d="M-32 34C-74 52 -98 78 -98 130H-62C-62 92 -52 58 -32 34Z" fill="{dress.light}"/>'
    )


def _face(*, top: float, slim: bool = False) -> str:
    wide = 29 if slim else 31
    return (
        f'<path d="M-{wide} {top}H{wide}V-20C{wide} 4 {wide - 12} 22 0 24C-{wide - 12} 22 -{wide} 4 -{wide} -20Z" fill="{_SKIN}"/>'
        f'<path d="M0 -32L-5 -13Q-1 -10 4 -12" fill="none" stroke="{_SKIN_SHADE}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _eyes(y: float, *, brows: bool = False, lashes: bool = False) -> str:
    parts: list[str] = []
    for side in (-1, 1):
        x = side * 14
        parts.append(f'<ellipse cx="{x}" cy="{y}" rx="3.8" ry="4.5" fill="{_LINE}"/>')
        if brows:
            parts.append(
                f'<path d="M{x - 8} {y - 9}Q{x} {y - 14} {x + 8} {y - 9}" fill="none" stroke="{_LINE}" stroke-width="3.2" stroke-linecap="round"/>'
            )
        if lashes:
            parts.append(
                f'<path d="M{x - 8} {y - 1}Q{x} {y - 10} {x + 8} {y - 1}" fill="none" stroke="{_LINE}" stroke-width="2.8" stroke-linecap="round"/>'
            )
    return "".join(parts)


def _balls(places: tuple[tuple[float, float], ...], radius: float) -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{GOLD}" stroke="{GOLD_DEEP}" stroke-width="2"/>'
        for x, y in places
    )


def _buttons(heights: tuple[float, ...]) -> str:
    return "".join(f'<circle cx="0" cy="{y}" r="5" fill="{GOLD}"/>' for y in heights)


def _pendant(dress: Dress, y: float) -> str:
    return f'<circle cx="0" cy="{y}" r="19" fill="{GOLD}"/><circle cx="0" cy="{y}" r="15" fill="{PAPER}"/>' + suit(
        dress.suit, 0, y, 19, dress.ink
    )
