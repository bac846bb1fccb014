"""The score on two low cards, as at a real table: one card covers the other and leaves pips to count.

Source: docs/rules-spec.md#score-cards: on the six up to six pips, then the four is turned; two and three
are crossed at five.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, final

from bot.pictures import faces


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
    return tuple((x * PIP_X, y * PIP_Y) for x, y in faces.pips(rank))
