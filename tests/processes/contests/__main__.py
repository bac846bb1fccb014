"""`python -m tests.processes.contests [FORMAT...]`: contests, each killed at each point of every state."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.processes.contests.lives import FORMS, Lives, deaths, table

KILLS = 5


async def main(*forms: str) -> None:
    """Prints the kills by state and point for these formats, or for each; the first difference ends it."""
    for form in forms or FORMS:
        with tempfile.TemporaryDirectory() as folder:
            begun, lives = time.monotonic(), Lives(Path(folder))
            await lives.live(deaths(form, KILLS))
        seconds = time.monotonic() - begun
        print(f"{form}: {lives.counts.total()} kills in {seconds:.0f} s, the same as without\n{table(lives.counts)}\n")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
