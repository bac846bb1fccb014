"""What leaderboards are ordered by, and what they show."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.stats.ladders import Ladder
from bot.stats.rating import PROVISIONAL
from bot.stats.read.titles import Placing

PAGE: Final = 10
RATED_WEEKS: Final = 8
"""After so many weeks without a rated game in a ladder a member is off its board of ratings, up to the next one."""
NEWEST: Final = 3
"""Titles that the board of titles names."""
MIN_GAMES: Final = 10
"""Finished games that the board of games won per game requires of a member, and the board of pairs of a pair."""
MIN_HANDS: Final = 50
"""Hands a member must have played to be in the board of points per hand."""
MIN_CALLS: Final = 20
"""Hands in which a member must have made trump to be in the board of calls."""


class Board(StrEnum):
    """What a board is ordered by, highest first; the value is a key of the catalogue after `column-`."""

    RATING = "rating"
    """In a family, for members with at least `PROVISIONAL` rated games; while not over, with one of `RATED_WEEKS`."""
    GAMES_WON = "games_won"
    GAMES = "games"
    WIN_RATE = "win_rate"
    """Games won per game."""
    POINTS_PER_HAND = "points_per_hand"
    LONERS_MADE = "loners_made"
    EUCHRES_MADE = "euchres_made"
    CALL_SUCCESS = "call_success"
    """Hands in which the maker was not euchred, per hand in which the member was the maker."""
    PARTNERSHIP = "partnership"
    """Games won per game together, of two members; a member is in it with each partner."""
    STREAK = "best_streak"
    """The longest run of games won."""
    COUNTERS = "counters"
    """Counters of members who have finished a game for counters; only of a server, for all time."""
    TITLES = "titles"
    """Contests won; only of a server, whatever was played."""

    @property
    def is_share(self) -> bool:
        """Whether values are shares, between 0 and 1."""
        return self in (Board.WIN_RATE, Board.CALL_SUCCESS, Board.PARTNERSHIP)

    @property
    def is_of_server(self) -> bool:
        """Whether it is only of one server, and of all games there."""
        return self in (Board.COUNTERS, Board.TITLES)

    @property
    def minimum(self) -> int:
        """How much of `counted` the board requires; 0 for none."""
        return _MINIMUM.get(self, (0, ""))[0]

    @property
    def counted(self) -> str:
        """What the minimum counts; a key of the catalogue after `column-`."""
        return _MINIMUM.get(self, (0, self.value))[1]

    @property
    def beside(self) -> tuple[str, ...]:
        """What is shown beside the value; keys of the catalogue after `column-`."""
        return _BESIDE[self]


_MINIMUM: Final = {
    Board.RATING: (PROVISIONAL, "rated"),
    Board.WIN_RATE: (MIN_GAMES, "games"),
    Board.POINTS_PER_HAND: (MIN_HANDS, "hands"),
    Board.CALL_SUCCESS: (MIN_CALLS, "calls"),
    Board.PARTNERSHIP: (MIN_GAMES, "together"),
}
_BESIDE: Final = {
    Board.RATING: ("rated",),
    Board.GAMES_WON: ("games",),
    Board.GAMES: ("games_won",),
    Board.WIN_RATE: ("games_won", "games"),
    Board.POINTS_PER_HAND: ("points", "hands"),
    Board.LONERS_MADE: ("loners_tried", "hands"),
    Board.EUCHRES_MADE: ("hands",),
    Board.CALL_SUCCESS: ("calls_made", "calls"),
    Board.PARTNERSHIP: ("games_won", "games"),
    Board.STREAK: ("streak", "games"),
    Board.COUNTERS: (),
    Board.TITLES: ("second_places", "third_places"),
}


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A member, or two partners, in a board. Those of the same value share the rank, and the next ranks are left out.

    `value` is a whole number or a fraction, `beside` what `Board.beside` names; names are as last seen, unescaped.
    """

    rank: int
    users: tuple[int, ...]
    names: tuple[str, ...]
    value: int | float
    beside: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """A page of a board. `page` counts from 0 and always exists; `pages` is at least 1."""

    board: Board
    ladder: Ladder
    rows: tuple[BoardRow, ...]
    page: int
    pages: int
    total: int
    """Members or pairs in the whole board."""
    lately: bool = False
    """Of the board of ratings: whether members without a rated game in `RATED_WEEKS` are left out."""
    newest: tuple[Placing, ...] = ()
    """Of the board of titles: the last ones, without members who are on no board."""


class Why(StrEnum):
    """Why a member is not in a board; the value is a key of the catalogue."""

    HIDDEN = "absent-hidden"
    """By the member's own choice."""
    UNLISTED = "absent-unlisted"
    """Admins have taken the member off the boards of the server."""
    NOTHING = "absent-nothing"
    """The member has no such games or hands."""
    AWAY = "absent-away"
    """Enough rated games, but none in the last `RATED_WEEKS`."""
    TOO_FEW = "absent-few"


@final
@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A member's page and rank in a board."""

    page: int
    rank: int


@final
@dataclass(frozen=True, slots=True)
class Absent:
    """A member who is not in a board; `missing` of `Board.counted` would be needed."""

    why: Why
    missing: int = 0
