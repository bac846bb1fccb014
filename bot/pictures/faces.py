# ruff: noqa: E501 - a drawing reads best with one element a line
"""Card faces and the back as SVG, 250 x 350 units; and the score on two low cards, as at a real table.

Source: docs/rules-spec.md#score-cards: on the six up to six pips, then the four is turned; two and three
are crossed at five.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, final

from bot.pictures import glyphs
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

_COURTS: Final[MappingProxyType[str, Callable[[glyphs.Dress], str]]] = MappingProxyType(
    {"J": glyphs.jack, "Q": glyphs.queen, "K": glyphs.king}
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
    """The inner SVG of a card's face, 250 x 350 units."""
    check_faces((card,))
    if card == "Xx":
        return _sheet(f'<g transform="translate(146 214)">{glyphs.jester()}</g>') + _joker_index()
    rank, suit = card
    ink = ink_of(card, pack)
    if rank in _COURTS:
        figure = _COURTS[rank](glyphs.Dress(suit, ink))
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


class ScoreStyle(StrEnum):
    """Which cards show the score."""

    SIX_AND_FOUR = "six_and_four"
    TWO_AND_THREE = "two_and_three"
    TWO_FIVES = "two_fives"
    FIVE_AND_SIX = "five_and_six"
    DIGITS = "digits"
    """No cards; the figures alone."""


MAXIMUM: Final = MappingProxyType(
    {
        ScoreStyle.SIX_AND_FOUR: 10,
        ScoreStyle.TWO_AND_THREE: 10,
        ScoreStyle.TWO_FIVES: 10,
        ScoreStyle.FIVE_AND_SIX: 11,
    }
)
"""The highest score that two cards can show; above it (and below 0) a picture has the figures alone."""

CARD_WIDTH: Final = 100.0
CARD_HEIGHT: Final = 140.0
PIP_RADIUS: Final = 11.0
PIP_X: Final = 25.0
PIP_Y: Final = 44.0


@final
@dataclass(frozen=True, slots=True)
class Cover:
    """Where the upper card lies.

    Its centre from the centre of the lower card, in units of a card 100 x 140, and its angle in degrees, clockwise.
    """

    x: float
    y: float
    angle: float = 0


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ScorePips:
    """The two score cards of one score."""

    lower: str | None
    """Rank of the lower card, face up; None is its back."""
    upper: str | None
    """Rank of the upper card, face up; None is its back."""
    uncovered: int
    """Visible pips of the lower card."""
    crossed: bool
    """The upper card lies across the lower one, which counts five."""
    cover: Cover

    @property
    def visible(self) -> int:
        """Visible pips of both cards."""
        return self.uncovered + (int(self.upper) if self.upper else 0)

    @property
    def score(self) -> int:
        """The score that the cards show."""
        return self.visible + (5 if self.crossed else 0)


def score_text(style: ScoreStyle, score: int) -> str:
    """What the cards of a score show, as text: the cards crossed as 5, then the pips of each; empty for figures alone.

    >>> [score_text(ScoreStyle.SIX_AND_FOUR, score) for score in (6, 7)], score_text(ScoreStyle.TWO_AND_THREE, 9)
    (['6', '6 + 1'], '5 + 3 + 1')
    """
    cards = score_pips(style, score)
    if cards is None:
        return ""
    pips = (5 * cards.crossed, int(cards.upper or 0), cards.uncovered)
    return " + ".join([str(each) for each in pips if each]) or "0"


_STRAIGHT: Final = MappingProxyType(
    {
        "2": (Cover(0, 0), Cover(0, 46), Cover(71, 0)),
        "3": (Cover(0, 0), Cover(0, 46), Cover(0, 92), Cover(71, 0)),
        "4": (Cover(0, 0), Cover(24, 10, 20), Cover(0, 46), Cover(44, 46), Cover(89, 0)),
        "5": (Cover(0, 0), Cover(24, 10, 20), Cover(0, 46), Cover(0, 92), Cover(46, 90), Cover(89, 0)),
        "6": (
            Cover(0, 0),
            Cover(10, 14, 41),
            Cover(0, 46),
            Cover(44, 0),
            Cover(44, 46),
            Cover(46, 90),
            Cover(89, 0),
        ),
    }
)
"""By rank of the lower card and number of visible pips; a test counts the pips."""

_CROSSED: Final = MappingProxyType(
    {
        "2": (None, Cover(0, 25, 90), Cover(0, 110, 90)),
        "3": (None, Cover(0, 25, 90), Cover(0, 70, 90), Cover(0, 110, 90)),
    }
)


def score_pips(style: ScoreStyle, score: int) -> ScorePips | None:
    """The cards that show a score; None where they cannot (figures alone, or a score beyond `MAXIMUM`).

    >>> [score_pips(ScoreStyle.SIX_AND_FOUR, score).visible for score in (0, 6, 7, 10)]
    [0, 6, 7, 10]
    >>> five = score_pips(ScoreStyle.TWO_AND_THREE, 5)
    >>> five.visible, five.crossed
    (0, True)
    """
    if not 0 <= score <= MAXIMUM.get(style, -1):
        return None
    match style:
        case ScoreStyle.SIX_AND_FOUR:
            return _uncover("6", score) if score <= 6 else _uncover("4", score - 6, upper="6")
        case ScoreStyle.FIVE_AND_SIX:
            return _uncover("6", score) if score <= 6 else _uncover("5", score - 6, upper="6")
        case ScoreStyle.TWO_FIVES:
            return _uncover("5", score) if score <= 5 else _uncover("5", score - 5, upper="5")
        case ScoreStyle.TWO_AND_THREE:
            return _two_and_three(score)
        case ScoreStyle.DIGITS:
            return None


def _two_and_three(score: int) -> ScorePips:
    if score == 5:
        return ScorePips(lower=None, upper=None, uncovered=0, crossed=True, cover=Cover(0, 0, 90))
    crossed = score > 5
    rest = score - 5 if crossed else score
    if rest <= 3:
        return _uncover("3", rest, crossed=crossed)
    return _uncover("2", rest - 3, upper="3", crossed=crossed)


def _uncover(lower: str, uncovered: int, *, upper: str | None = None, crossed: bool = False) -> ScorePips:
    cover = (_CROSSED if crossed else _STRAIGHT)[lower][uncovered]
    assert cover is not None  # noqa: S101 - the tables have every cover that a score needs
    return ScorePips(lower=lower, upper=upper, uncovered=uncovered, crossed=crossed, cover=cover)


def pip_positions(rank: str) -> tuple[tuple[float, float], ...]:
    """Centres of a score card's pips, from the centre of the card, in units of a card 100 x 140."""
    return tuple((x * PIP_X, y * PIP_Y) for x, y in pips(rank))
