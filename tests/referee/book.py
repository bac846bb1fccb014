"""What the referee has asked, and what it has found."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, final

from tests.contests.promises import IDS


@final
@dataclass(frozen=True)
class Act:
    """What was done: a command of a member, a step of the clock, play at tables, or what befell a member."""

    kind: str
    user: int = 0
    command: Any = None
    refused: str = ""
    moderator: bool = False
    detail: Any = None

    def __str__(self) -> str:
        return f"{self.kind} by {self.user}" + (f" (refused: {self.refused})" if self.refused else "")


@final
@dataclass
class Book:
    """How often each promise was asked, and where it did not hold."""

    asked: Counter[str] = field(default_factory=Counter)
    found: list[tuple[str, str]] = field(default_factory=list)
    """Promise, and what happened."""
    acts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    known: list[tuple[str, str]] = field(default_factory=list)
    """The same of differences that were reported, and have been neither mended nor taken off the page."""
    _seen: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    now: str = ""
    """The act that is looked at."""

    def ask(self, promise: str, holds: bool, what: object = "") -> None:
        """Note whether a promise holds.

        Raises:
            ValueError: Where the page has no such promise.
        """
        if promise not in IDS:
            raise ValueError(promise)
        self.asked[promise] += 1
        if not holds and (promise, str(what)) not in self._seen:
            self._seen.add((promise, str(what)))
            self.found.append((promise, f"{self.now}: {what}"))

    def ask_known(self, promise: str, holds: bool, what: object = "") -> None:
        found, self.found = self.found, []
        self.ask(promise, holds, what)
        self.known += self.found
        self.found = found

    def add(self, other: "Book") -> None:
        self.asked += other.asked
        self.acts += other.acts
        self.refusals += other.refusals
        self.found += other.found
        self.known += other.known
