"""What a picture shows, as frozen values: all words come from the caller; a table has no place for a hidden card.

`alt` is the text beside the picture and no part of it: two descriptions that differ only in it are equal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, final

from bot.pictures.faces import FACES
from bot.pictures.ink import SUITS, Pack
from bot.pictures.score_cards import ScoreStyle

Trump: TypeAlias = Literal["c", "d", "h", "s", "nt", "low"]
Bower: TypeAlias = Literal["right", "left", "benny"]
"""What makes a card one of the highest trumps; a joker needs no such mark."""

SEATS: Final = range(2, 10)
"""How many seats a table picture can have."""
LEADERBOARD_ROWS: Final = 10


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicture:
    """One seat as everybody sees it."""

    name: str
    fallback: str = ""
    """Drawn where the name has no letter that can be drawn (a name of emoji, a script without a font)."""
    side: int | None = None
    """Index of the side, for the accent; None has no accent."""
    cards: int = 0
    """Cards in hand, shown as backs."""
    shown: tuple[str, ...] = ()
    """Cards in hand that were laid down: shown face up in place of the backs."""
    tricks: int | None = None
    """Tricks taken in this hand; None shows none (before the play)."""
    points: int | None = None
    """The seat's own score, where everyone plays alone; None where sides have it."""
    dealer: bool = False
    maker: bool = False
    alone: bool = False
    sits_out: bool = False
    turn: bool = False
    computer: bool = False
    empty: bool = False
    """Nobody sits here yet; `name` is then an invitation."""
    said: str = ""
    """A bid as a bubble before the seat, as long as no card lies there."""
    status: str = ""
    """A word or two under the name, in place of the backs (alone, away, sits out)."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SidePicture:
    """One side's score."""

    label: str
    score: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCard:
    """A card that lies before a seat."""

    seat: int
    card: str
    wins: bool = False
    """It takes the trick as it lies."""
    bower: Bower | None = None
    letter: str = ""
    """On the badge of a bower, in the reader's language."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """A table: all of it is public. Seats go clockwise, the first at the top.

    Raises:
        ValueError: For a card that is none, a seat that is none, two cards before one seat, or more than two sides.
    """

    seats: tuple[SeatPicture, ...]
    sides: tuple[SidePicture, ...] = ()
    """None or two; the first stands at the left. Where everyone plays alone, use `SeatPicture.points`."""
    style: ScoreStyle = ScoreStyle.SIX_AND_FOUR
    pack: Pack = Pack.TWO
    trick: tuple[PlayedCard, ...] = ()
    upcard: str | None = None
    """The card turned up; it lies on the kitty."""
    turned_down: bool = False
    """The upcard was refused: its back is shown, its suit struck out beside it."""
    kitty: int = 0
    """Cards in the middle with the upcard; 0 shows none."""
    trump: Trump | None = None
    trump_label: str = ""
    maker_label: str = ""
    maker_side: int | None = None
    banner: str = ""
    banner_note: str = ""
    banner_side: int | None = None
    caption: tuple[str, ...] = ()
    """Up to two short lines in a corner, such as the number of the hand."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        seats = range(len(self.seats))
        played = [card.seat for card in self.trick]
        if len(self.seats) not in SEATS or len(self.sides) not in (0, 2):
            raise ValueError("seats or sides")
        if len(set(played)) != len(played) or any(seat not in seats for seat in played):
            raise ValueError("trick")
        _check_cards((*(card.card for card in self.trick), *((self.upcard,) if self.upcard else ())))
        _check_cards(tuple(card for seat in self.seats for card in seat.shown))
        if self.trump not in (None, "nt", "low", *SUITS):
            raise ValueError("trump")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card in a member's own hand."""

    card: str | None
    """None is a back: its holder may not look at it yet."""
    dimmed: bool = False
    """It may not be played now."""
    bower: Bower | None = None
    letter: str = ""
    """On the badge of a bower, in the reader's language."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandPicture:
    """A member's own cards, in the order given.

    For its holder's eyes only: show it in ephemeral messages, keep it out of shared caches.

    Raises:
        ValueError: For no card, more than 13, or a text that is no card.
    """

    cards: tuple[HandCard, ...]
    pack: Pack = Pack.TWO
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.cards) <= 13:
            raise ValueError("cards")
        _check_cards(tuple(card.card for card in self.cards if card.card is not None))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardRow:
    """One line of a leaderboard; `numbers` are texts ready to be read, one for each column."""

    rank: str
    name: str
    numbers: tuple[str, ...]
    fallback: str = ""
    highlighted: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardPicture:
    """A leaderboard of up to ten rows and up to four columns of numbers.

    Raises:
        ValueError: For too many rows or columns, or a row with another number of columns.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[LeaderboardRow, ...]
    note: str = ""
    """At the right of the title, or of the line under it, such as the page."""
    about: str = ""
    """A line under the title: which games are counted."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.rows) > LEADERBOARD_ROWS or not 1 <= len(self.columns) <= 4:
            raise ValueError("rows or columns")
        if any(len(row.numbers) != len(self.columns) for row in self.rows):
            raise ValueError("columns")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSide:
    """A side at the end of a game."""

    label: str
    course: tuple[int, ...]
    """The score after each hand, oldest first, from the score the game began with; the last is the final one."""
    won: bool = False
    games: int | None = None
    """Games won of a rubber, which then stand for the score; the course goes on through all of them."""

    @property
    def figure(self) -> int:
        """What decides the game: the final score, or the games won."""
        return self.course[-1] if self.games is None else self.games


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ResultPicture:
    """A finished game: 2 to 9 sides, their final scores and the course of the score.

    Raises:
        ValueError: For fewer than two or more than nine sides, or a side without a score.
    """

    title: str
    sides: tuple[ResultSide, ...]
    chart_label: str = ""
    target: int | None = None
    """The score that wins, as a line in the chart."""
    note: str = ""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 2 <= len(self.sides) <= 9 or any(not side.course for side in self.sides):
            raise ValueError("sides")


Deed: TypeAlias = Literal["march", "euchre", "alone"]
"""What makes a hand stand out in the course of a game."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CourseMark:
    """What made a hand stand out. `hand` counts from 1, `side` is whose score it stands at."""

    hand: int
    side: int
    deed: Deed


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CoursePicture:
    """The course of a finished game: the scores of 2 to 9 sides after each hand. `legend` says what the marks mean.

    Raises:
        ValueError: For fewer than two or more than nine sides, courses of different lengths or of no hand, or a mark
            where there is no score.
    """

    title: str
    sides: tuple[ResultSide, ...]
    marks: tuple[CourseMark, ...] = ()
    legend: tuple[tuple[Deed, str], ...] = ()
    target: int | None = None
    """The score that wins, as a line in the chart."""
    note: str = ""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        lengths = {len(side.course) for side in self.sides}
        if not 2 <= len(self.sides) <= 9 or len(lengths) != 1 or min(lengths) < 2:
            raise ValueError("sides")
        hands = range(1, min(lengths))
        if any(mark.hand not in hands or mark.side not in range(len(self.sides)) for mark in self.marks):
            raise ValueError("marks")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """The cards of one seat face up, under its name; those played already are dimmed."""

    name: str
    cards: tuple[HandCard, ...]
    fallback: str = ""
    side: int | None = None
    turn: bool = False
    note: str = ""
    """A word or two at the right of the name, such as that it sits out."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPicture:
    """A step of a finished game: the table, and under it the hands that may be seen.

    Raises:
        ValueError: For more than nine hands, an empty one, or a text that is no card.
    """

    table: TablePicture
    hands: tuple[OpenHand, ...] = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.hands) > SEATS[-1] or any(not hand.cards for hand in self.hands):
            raise ValueError("hands")
        _check_cards(tuple(card.card for hand in self.hands for card in hand.cards if card.card is not None))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One line of a picture of bars: how much of a whole, and the text that says so."""

    label: str
    share: float
    """From 0 to 1."""
    text: str
    note: str = ""
    """Smaller, under the label: of how many."""
    average: float | None = None
    """From 0 to 1: where others are, as a mark on the bar."""


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
        ValueError: For no group, a group without a bar, more than 20 bars, or a share that is none.
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


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendLine:
    """Values over time, the oldest first; `label` names the line where there is another one."""

    values: tuple[float, ...]
    label: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendChart:
    """One or two lines over the same time. `low` and `high` are the ends of the scale, as numbers and as texts."""

    title: str
    lines: tuple[TrendLine, ...]
    low: float
    high: float
    low_text: str
    high_text: str
    last_text: str = ""
    """What the first line ends with."""
    even: float | None = None
    """A value that is drawn as a line across, such as one half."""
    even_text: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TrendPicture:
    """How figures went, in up to three charts under each other.

    Raises:
        ValueError: For no chart or more than three, a chart without one or two lines of the same two or more values,
            or a value off its scale.
    """

    title: str
    charts: tuple[TrendChart, ...]
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.charts) <= 3:
            raise ValueError("charts")
        for chart in self.charts:
            lengths = {len(line.values) for line in chart.lines}
            if not 1 <= len(chart.lines) <= 2 or len(lengths) != 1 or min(lengths) < 2:
                raise ValueError("lines")
            values = [value for line in chart.lines for value in line.values]
            if not chart.low <= min(values) <= max(values) <= chart.high or chart.low == chart.high:
                raise ValueError("scale")


Picture: TypeAlias = (
    TablePicture
    | HandPicture
    | LeaderboardPicture
    | ResultPicture
    | CoursePicture
    | ReplayPicture
    | BarsPicture
    | TrendPicture
)


def _check_cards(cards: tuple[str, ...]) -> None:
    for card in cards:
        if card not in FACES:
            raise ValueError("card")
