"""Why an organiser's plan cannot be, as codes; the sentences live in the catalogue under the same keys.

What a configuration of the engine refuses is `engine.contest.config.ContestRefusal`.
"""

from enum import StrEnum


class PlanRefusal(StrEnum):
    """The value is a key of the catalogue; some sentences take data."""

    NOT_FOUR = "plan-not-four"
    """Contests are played by two fixed pairs at a table."""
    STAKES = "plan-stakes"
    """No contest is played for counters."""
    DRAWN_PARTNERS = "plan-drawn-partners"
    """The contest says who plays with whom."""
    UNKNOWN_ZONE = "calendar-unknown-zone"
    """Data: `zone`, as typed."""
    WHICH_ZONE = "calendar-which-zone"
    """Data: `zone`, as typed, and `meant`, the zones that may be meant."""
    BAD_TIME = "calendar-bad-time"
    """It cannot be read as a time."""
    NO_SUCH_DAY = "calendar-no-such-day"
    """Such as February 30."""
    OTHER_WEEKDAY = "calendar-other-weekday"
    """The date falls on another day of the week than was typed."""
    NO_SUCH_TIME = "calendar-no-such-time"
    """The clocks go forward over it."""
    PAST = "calendar-past"
    TOO_FAR = "calendar-too-far"
    """More than a year ahead."""
