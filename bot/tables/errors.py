"""What a table refuses, as codes; the sentences live in the catalogue under the same keys."""

from enum import StrEnum


class Code(StrEnum):
    """Why a table refuses. The value is a key of the catalogue; some sentences take data."""

    UNKNOWN = "table-unknown"
    NONE_HERE = "table-none-here"
    """No table of this channel is meant."""
    CLOSED = "table-closed"
    OVER = "table-over"
    FULL = "table-full"
    STARTED = "table-started"
    NOT_STARTED = "table-not-started"
    NOT_FULL = "table-not-full"
    """Data: `missing`."""
    SEATED_ALREADY = "table-seated-already"
    SEAT_TAKEN = "table-seat-taken"
    NOT_SEATED = "table-not-seated"
    SEEN_CARDS = "table-seen-cards"
    """Who left may take only that seat again until the hand is over: the cards of it are known."""
    NO_SUCH_SEAT = "table-no-such-seat"
    TOO_MANY_SEATED = "table-too-many-seated"
    """Data: `seats`, how many there would be."""
    KEPT_APART = "table-kept-apart"
    """Data: `one` and `two`, members who would be partners, and may not be."""
    APART_DRAWN = "table-apart-drawn"
    """Partners are drawn, which might pair `one` and `two`."""
    APART_SAME = "table-apart-same"
    APART_MANY = "table-apart-many"
    """Data: `limit`, pairs that a table keeps apart."""
    NO_PARTNERS = "table-no-partners"
    NO_OTHER_PARTNERS = "table-no-other-partners"
    """Who is kept apart leaves no other partners for a rematch."""
    MEMBER_NOT_SEATED = "table-member-not-seated"
    NOT_A_COMPUTER = "table-not-a-computer"
    NOT_HOST = "table-not-host"
    NOT_YOUR_TURN = "table-not-your-turn"
    STALE = "table-stale"
    NOT_AWAY = "table-not-away"
    NOT_OVER = "table-not-over"
    REMATCHED = "table-rematched"
    NO_HINTS = "table-no-hints"
    """The host lets nobody ask for hints."""
    NO_HINT_YET = "table-no-hint-yet"
    """None was worked out in time."""
    BAD_CLOCK = "table-bad-clock"
    UNKNOWN_PRESET = "table-unknown-preset"
    """Data: `name`, as it was given."""
    MAY_NOT_OPEN = "table-may-not-open"
    TOO_MANY = "table-too-many"
    """Data: `limit`, tables one member may host at a time in a server."""
    REVIEW_ONE = "review-one"
    """The member waits for the review of a game already."""
    REVIEWS_BUSY = "review-busy"
    """Too many games are being reviewed at once."""
    NO_SUCH_HAND = "review-no-such-hand"
    """Data: `hands`, how many the game had."""
    MAY_NOT_SHARE = "review-may-not-share"
    """The member may not write where the review was to be shown."""
    MAY_NOT_SHARE_REPLAY = "replay-may-not-share"
    STOPPING = "table-stopping"
    """The bot is about to stop and takes no new tables."""


class TableError(Exception):
    """A refusal; `code` and `data` make the sentence. Nothing was changed."""

    def __init__(self, code: Code, **data: int | str) -> None:
        super().__init__(code.value)
        self.code = code
        self.data = data
