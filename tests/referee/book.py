"""What was done, what the referee has asked, and what it has found."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, final

from tests.contests.promises import IDS


@final
@dataclass
class Act:
    """A command of a member, a step of the clock, or what befell a member."""

    kind: str
    user: int = 0
    command: Any = None
    moderator: bool = False
    detail: Any = None
    refused: str = ""


@final
class Book:
    """How often each promise was asked, and where it did not hold."""

    def __init__(self) -> None:
        self.counted, self.now = Counter[str](), ""
        self.found: dict[tuple[str, str], str] = {}
        """Promise and what was found, and when it was found first."""

    def ask(self, promise: str, holds: bool, what: object = "") -> None:
        """Note whether a promise of the page holds."""
        assert promise in IDS, promise
        self.counted[f"asked {promise}"] += 1
        if not holds:
            self.found.setdefault((promise, str(what)), self.now)
