"""The clock of tests, in the place of `bot.clock.SystemClock`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pathlib import Path

    from simcord import Env


@final
@dataclass
class FakeClock:
    """Milliseconds UTC that pass when somebody says so; restarts of a bot do not set it back."""

    at: int = 1_700_000_000_000
    skipped: int = 0
    """Milliseconds in which no bot ran."""
    env: Env | None = None
    """A world of SimCord, whose virtual time passes here, too."""
    file: Path | None = None
    """Says `at` to a bot in a process of its own."""

    def now(self) -> int:
        at = self.at if self.file is None else int(self.file.read_text())
        return at + self.skipped + (0 if self.env is None else round(self.env._virtual_time * 1000))

    def later(self, seconds: float) -> None:
        """Let time pass."""
        self.at += round(seconds * 1000)
