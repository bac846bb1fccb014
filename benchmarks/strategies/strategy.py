"""A strategy: what it does, and how to play by the rule before the finding."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from benchmarks.strategies.season import DAILY, Length, Play

Check = tuple[object, str, Any]
"""Where a check stands, its name, and what stood there before the finding."""


def nothing(*_: object) -> None:
    """In the place of a check: it refuses nothing."""


def yes(*_: object) -> bool:
    return True


def no(*_: object) -> bool:
    return False


@dataclass(frozen=True)
class Strategy:
    name: str
    """Begins with the id of the finding."""
    play: Play
    checks: tuple[Check, ...]
    """All that the finding added and that this strategy meets; nothing else is put back."""

    length: Length = DAILY
    honest_games: int | None = None
    """Of the honest season that it is compared with, if not as many: nobody else comes to the others."""
    pays: str = "server"
    """Which of the gains it must not raise."""

    @property
    def honest_length(self) -> Length:
        return self.length if self.honest_games is None else replace(self.length, games=self.honest_games)

    @contextmanager
    def by_old_rule(self) -> Iterator[None]:
        with ExitStack() as stack:
            for check in self.checks:
                stack.enter_context(patch.object(*check))
            yield
