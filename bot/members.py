"""What a member prefers, everywhere."""

from dataclasses import dataclass
from enum import StrEnum
from typing import final


class Sort(StrEnum):
    """How a hand is laid out."""

    TRUMP_FIRST = "trump_first"
    """Trumps on the left, then suits of alternating colours, high to low."""
    SUIT = "suit"
    """Always clubs, diamonds, hearts, spades; the left bower with the trumps."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """A member's preferences; `language` `None` means what Discord says."""

    language: str | None = None
    four_colours: bool = False
    text_only: bool = False
    pings: bool = True
    sort: Sort = Sort.TRUMP_FIRST
