"""Card faces and the back as SVG, 250 x 350 units: a jumbo index for phones, and art for a closer look."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MappingProxyType
from typing import Final

from bot.pictures import courts, glyphs
from bot.pictures.colours import BACK, BACK_LIGHT, GOLD, JOKER, PAPER, PAPER_EDGE, SUITS, Pack, ink_of, mix

WIDTH: Final = 250
HEIGHT: Final = 350
RADIUS: Final = 22

RANKS: Final = "789TJQKA"
"""The ranks of the euchre packs."""
FACES: Final = (*(rank + suit for suit in SUITS for rank in RANKS), "Xx", *("2" + suit for suit in SUITS))
"""All 37 faces as card texts: 7 to ace, the joker and the four twos."""

_PIPS: Final = MappingProxyType(
    {
        "2": ((0, -1), (0, 1)),
        "3": ((0, -1), (0, 0), (0, 1)),
        "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        "7": ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        "8": ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
        "9": ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
        "T": (
            *((-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3)),
            *((-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1)),
        ),
    }
)
"""Positions of the pips of a number card, -1 to 1 in both directions; pips below the middle are upside down."""

_COURTS: Final[MappingProxyType[str, Callable[[courts.Dress], str]]] = MappingProxyType(
    {"J": courts.jack, "Q": courts.queen, "K": courts.king}
)


def check_faces(cards: Iterable[str | None]) -> None:
    """Checks card texts; None is a back.

    Raises:
        ValueError: If one is none of `FACES`.
    """
    for card in cards:
        if card is not None and card not in FACES:
            raise ValueError(card)


def pips(rank: str) -> tuple[tuple[float, float], ...]:
    """Positions of a number card's pips, x and y from -1 to 1."""
    return _PIPS[rank]


def face(card: str, pack: Pack) -> str:
    """The inner SVG of a card's face, 250 x 350 units.

    Raises:
        ValueError: If the text is not one of `FACES`.
    """
    check_faces((card,))
    if card == "Xx":
        return _sheet(f'<g transform="translate(146 214)">{courts.jester()}</g>') + _joker_index()
    rank, suit = card
    ink = ink_of(card, pack)
    if rank in _COURTS:
        figure = _COURTS[rank](courts.Dress(suit, ink))
        art = f'<g transform="translate(146 216)">{figure}</g>'
    elif rank == "A":
        art = _ace(suit, ink)
    else:
        art = _number(rank, suit, ink)
    return _sheet(art) + _index(rank, suit, ink)


def back() -> str:
    """The inner SVG of the back, 250 x 350 units: a lattice of knots in a frame."""
    light, step = mix(BACK, BACK_LIGHT, 0.42), 25
    lattice = "".join(
        f'<path d="M{x} {y - 11}L{x + 11} {y}L{x} {y + 11}L{x - 11} {y}Z" fill="none" stroke="{light}" stroke-width="2.5"/>'
        f'<circle cx="{x}" cy="{y}" r="3" fill="{BACK_LIGHT}"/>'
        for row, y in enumerate(range(0, HEIGHT + step, step))
        for x in range(0 if row % 2 == 0 else step // 2, WIDTH + step, step)
    )
    emblem = "".join(
        f'<g transform="rotate({turn} 125 175)">{glyphs.suit(suit, 125, 148, 34, BACK_LIGHT)}</g>'
        for suit, turn in zip("shcd", (0, 90, 180, 270), strict=True)
    )
    return (
        f'<rect x="1.5" y="1.5" width="247" height="347" rx="{RADIUS}" fill="{PAPER}" stroke="{PAPER_EDGE}" stroke-width="3"/>'
        f'<clipPath id="b"><rect x="15" y="15" width="220" height="320" rx="12"/></clipPath>'
        f'<g clip-path="url(#b)"><rect width="250" height="350" fill="{BACK}"/>{lattice}</g>'
        f'<rect x="21" y="21" width="208" height="308" rx="8" fill="none" stroke="{BACK_LIGHT}" stroke-width="2.5"/>'
        f'<circle cx="125" cy="175" r="58" fill="{BACK}" stroke="{BACK_LIGHT}" stroke-width="3"/>'
        f'<circle cx="125" cy="175" r="51" fill="none" stroke="{GOLD}" stroke-width="2"/>{emblem}'
    )


def _sheet(art: str) -> str:
    return (
        f'<clipPath id="s"><rect x="3" y="3" width="244" height="344" rx="{RADIUS - 1}"/></clipPath>'
        f'<rect x="1.5" y="1.5" width="247" height="347" rx="{RADIUS}" fill="{PAPER}" stroke="{PAPER_EDGE}" stroke-width="3"/>'
        f'<g clip-path="url(#s)">{art}</g>'
    )


def _index(rank: str, suit: str, ink: str) -> str:
    return glyphs.rank(rank, 50 if rank != "T" else 56, 20, 86, ink) + glyphs.suit(suit, 48, 146, 60, ink)


def _joker_index() -> str:
    star = "M50 2L62 36L98 36L69 58L80 94L50 72L20 94L31 58L2 36L38 36Z"
    return f'<path d="{star}" fill="{JOKER}" transform="translate(14 20) scale(.72)"/>'


def _ace(suit: str, ink: str) -> str:
    return (
        glyphs.suit(suit, 146, 222, 168, ink)
        + glyphs.suit(
            suit,
            146,
            222 + (6 if suit == "s" else 0),
            124,
            "none",
            f'stroke="{PAPER}" stroke-width="2.5" opacity=".75"',
        )
        + f'<circle cx="146" cy="226" r="22" fill="{PAPER}"/>'
        + glyphs.suit(suit, 146, 226, 26, ink)
    )


def _number(rank: str, suit: str, ink: str) -> str:
    marks: list[str] = []
    for across, down in _PIPS[rank]:
        x, y = 167 + across * 46, 210 + down * 102
        turn, size = (180 if down > 0 else 0), {"9": 42, "T": 42, "2": 60}.get(rank, 46)
        marks.append(f'<g transform="rotate({turn} {x:.1f} {y:.1f})">{glyphs.suit(suit, x, y, size, ink)}</g>')
    return "".join(marks)
