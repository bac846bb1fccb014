"""The public values of a table, without storage or Discord."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, final

from engine import Event, Rules, Seat, View
from engine.players.levels import Level

CLOCK_MIN_MS: Final = 15_000
CLOCK_MAX_MS: Final = 7 * 24 * 3_600_000
CLOCK_DEFAULT_MS: Final = 120_000
LEVEL_DEFAULT: Final = Level.EXPERT
"""The level of computers, unless the server or the host sets another: as good as occasional players."""

SUBSTITUTE_LEVEL: Final = Level.IMPROVER
"""The level that plays for whoever is not there, where ratings or a contest are at stake: nobody chooses it."""

HOUSE: Final = 0
"""The host of a contest's table: no member."""

NOWHERE: Final = 0
"""The `channel` of a private table, and the `guild` of one that belongs to no server."""

CUSTOM: Final = "custom"
"""The `preset` of a table whose rules have no name."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """Given up before its end."""


class Closing(StrEnum):
    """How a table came to be closed before its end."""

    HOST = "host"
    MODERATOR = "moderator"
    DESERTED = "deserted"
    """The last member has left."""
    IDLE = "idle"
    """For too long nobody did anything."""
    PAUSED = "paused"
    """The pause was too long."""
    ENDLESS = "endless"
    """So many hands, and nobody led."""
    CONTEST = "contest"
    """The contest has ended the match."""


class PauseReason(StrEnum):
    """Why a game is paused."""

    AWAY = "away"
    """Every member is away."""
    AGREED = "agreed"
    """The members asked for it."""
    PARKED = "parked"
    """The bot was removed from the server."""
    CONTEST = "contest"
    """The contest pauses; only the contest ends this, and the clock stands."""


@final
@dataclass(frozen=True, slots=True)
class Pause:
    """A game stands still since `at`: no clock runs, and computers do not act (`bot.tables.lobby.pause`)."""

    reason: PauseReason
    at: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """The occupant of a seat. `user` is a Discord id, `None` for a computer; `name` is as displayed, unescaped.

    A member whose data was deleted is a number below zero without a name (`bot.members.privacy`), at ended tables only.

    Since `away_at` a computer plays for the member, until the member acts again; `missed` counts clocks run out in
    a row. `asks_pause`: the member would pause the game. `level` is the computer's own; `None` means the table's level.
    """

    user: int | None
    name: str
    away_at: int | None = None
    missed: int = 0
    asks_pause: bool = False
    level: Level | None = None
    agreed: bool = True
    """Whether the member has sat down, pressed or acted.

    Not yet at the start of a rematch that others asked for, nor at a contest's table before the member has come.
    """

    @property
    def away(self) -> bool:
        """Whether a computer plays for the member."""
        return self.away_at is not None

    @property
    def is_computer(self) -> bool:
        """Whether the seat belongs to a computer."""
        return self.user is None

    @property
    def is_former(self) -> bool:
        """Whether the member's data has been deleted: `user` is then a pseudonym, below zero."""
        return self.user is not None and self.user < 0

    @property
    def played_by_computer(self) -> bool:
        """Whether a computer acts for the seat now."""
        return self.user is None or self.away


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A place in a channel where one game is played; public facts only. Times are milliseconds UTC.

    A private table stands in no channel: one member plays with computers, and nobody else learns of it.
    """

    id: int
    guild: int
    channel: int
    host: int
    preset: str
    rules: Rules
    clock_ms: int
    language: str
    status: Status
    version: int
    """How many lines the log has; an action names the version it answers."""
    seats: tuple[Sitter | None, ...]
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    closing: Closing | None = None
    """How the table was closed, if it was.

    `CONTEST` at a table that runs, or is over: see `for_ratings_only`.
    """
    pause: Pause | None = None
    message: int | None = None
    message_at: int | None = None
    message_hand: int = 0
    """The hand that the public message shows, 0 for none."""
    message_digest: str | None = None
    """The digest of the panel that the public message shows (`bot.panels.core.panel`)."""
    ping: int | None = None
    """The message that calls a member."""
    ping_version: int | None = None
    """The version of the turn that it calls for; `None` if it says that the clock ran out."""
    previous: int | None = None
    hints: bool = True
    """Whether members may ask for hints; see `allows_hints`."""
    level: Level = LEVEL_DEFAULT
    """The level of computers added while none was chosen for one; see `substitute_level`."""
    next_level: Level | None = None
    """The level last chosen for one computer, which the next one added has too."""
    casual: bool = False
    """Whether the host has turned ratings off (`bot.tables.lobby.rated`)."""
    rated: bool = False
    """Whether ratings are at stake: decided at the start."""
    contest: int | None = None
    """The contest that this table belongs to: its seats are locked, and the house (`HOUSE`) is its host."""
    counted: bool = True
    """Whether its hands and its game count in statistics; not on boards of the day, nor where a hand is tried again."""
    in_contest: tuple[str, int] | None = None
    """The name of that contest, and the number that the table has there: members never read `id` of it."""

    @property
    def private(self) -> bool:
        """Whether only its member knows of it; what belongs to a channel does not concern it."""
        return self.channel == NOWHERE

    def level_at(self, seat: Seat) -> Level:
        """The level of the computer that plays in a seat, its own or for an absent member."""
        sitter = self.seats[seat]
        return self.substitute_level if sitter is None or sitter.level is None else sitter.level

    @property
    def substitute_level(self) -> Level:
        """The level that plays for members who are away or have left."""
        return SUBSTITUTE_LEVEL if self.rated or self.contest is not None else self.level

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a member, `None` for a spectator."""
        return next((i for i, sitter in enumerate(self.seats) if sitter is not None and sitter.user == user), None)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Seats in which a member may sit down before the game: without a sitter, or a computer's."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None or sitter.is_computer)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Seats nobody sits in."""
        return tuple(i for i, sitter in enumerate(self.seats) if sitter is None)

    @property
    def allows_hints(self) -> bool:
        """Whether members may ask for hints: never in a rated game."""
        return self.hints and not self.rated

    @property
    def for_ratings_only(self) -> bool:
        """Whether the contest has ended the match, and its game is or was played on for the ratings."""
        return self.closing is Closing.CONTEST and self.status is not Status.CLOSED

    @property
    def running(self) -> bool:
        """Whether the table is in its lobby or at play."""
        return self.status in (Status.LOBBY, Status.PLAYING)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one seat, or the channel, may see it. `view` is `None` in the lobby.

    `events` are those of the last line of the log. `deadline` is when the clock of the seat to act runs out; of a lobby
    and a paused game, when the table closes (a contest's does not). `commitment` is the published promise of all deals
    (rules-spec 12).
    """

    table: Table
    view: View | None = field(repr=False)
    events: tuple[Event, ...] = field(default=(), repr=False)
    deadline: int | None = None
    commitment: str | None = None


@final
@dataclass(frozen=True, slots=True)
class Member:
    """A member who gives a command to a table. With `moderator` they may manage every table of the server."""

    user: int
    name: str
    moderator: bool = False
