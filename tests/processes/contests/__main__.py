"""`python -m tests.processes.contests`: contests of each format, each killed at each point of every state."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from tests.processes.contests.life import POINTS
from tests.processes.contests.lives import FORMS, KILLS, Death, Lives, table


async def main() -> None:
    """Prints the kills by state and point for each format; the first difference ends it."""
    for form in FORMS:
        with tempfile.TemporaryDirectory() as folder:
            begun, lives = time.monotonic(), Lives(Path(folder))
            await lives.live(Death(form, point, nth) for nth in range(KILLS) for point in POINTS)
        seconds = time.monotonic() - begun
        print(f"{form}: {lives.counts.total()} kills in {seconds:.0f} s, the same as without\n{table(lives.counts)}\n")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
