"""The colours of the two packs, the felt, texts and sides; tests check their contrast."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Pack(StrEnum):
    """How the suits are coloured."""

    TWO = "two"
    """Hearts and diamonds red, clubs and spades black."""
    FOUR = "four"
    """Clubs green, diamonds blue, hearts red, spades black."""


SUITS: Final = "cdhs"

_RED: Final = "#c4122f"
_BLACK: Final = "#191a20"
_GREEN: Final = "#0a6b37"
_BLUE: Final = "#1457c0"

_INKS: Final = MappingProxyType(
    {
        Pack.TWO: MappingProxyType({"c": _BLACK, "d": _RED, "h": _RED, "s": _BLACK}),
        Pack.FOUR: MappingProxyType({"c": _GREEN, "d": _BLUE, "h": _RED, "s": _BLACK}),
    }
)

PAPER: Final = "#fffdf8"
PAPER_EDGE: Final = "#b9b2a4"
GOLD: Final = "#e3b04b"
GOLD_DEEP: Final = "#b07d1e"
SILVER: Final = "#c9d1da"
BRONZE: Final = "#d08b54"
JOKER: Final = "#6a2c91"
BACK: Final = "#233a8b"
BACK_LIGHT: Final = "#dfe6ff"

FELT: Final = "#154b3c"
FELT_DARK: Final = "#0f382e"
PLATE: Final = "#0a231d"
"""Name plates and panels on the felt."""
LINE: Final = "#3a7563"
TEXT: Final = "#fbf8ef"
TEXT_SOFT: Final = "#c2d6cd"
GLOW: Final = "#ffd76a"
"""Marks the seat to act."""

ACCENTS: Final = ("#ffb454", "#7cc8ff", "#f49ac1", "#b7e07a", "#c9b1ff", "#ffe08a", "#8fe3d0", "#ff9d8a", "#d5dbe6")
"""Accents of the sides, in order. Every kind of colour vision can tell the first two (amber, sky) apart."""


def ink_of(card_or_suit: str, pack: Pack) -> str:
    """The ink of a card (`Jd`), a suit (`d`) or the joker (`Xx`), as `#rrggbb`."""
    suit = card_or_suit[-1]
    return JOKER if suit == "x" else _INKS[pack][suit]


def accent(side: int | None) -> str:
    """The accent of a side; the soft text colour for none."""
    return TEXT_SOFT if side is None else ACCENTS[side % len(ACCENTS)]


def rgb(colour: str) -> tuple[int, int, int]:
    """`#rrggbb` as three numbers 0-255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """`one` with `share` (0-1) of `other` in it, mixed in sRGB."""
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(rgb(one), rgb(other), strict=True))


PANEL: Final = mix(PLATE, FELT, 0.14)
"""The ground of figures: panels, plots and bars."""
FAINT: Final = mix(PLATE, FELT, 0.5)
"""The ground of rows, and of what is empty or waits."""
OWN: Final = mix(PLATE, GLOW, 0.2)
"""The ground of the reader's own row or match."""
