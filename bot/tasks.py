"""Cancels background tasks."""

import asyncio
from typing import Any


async def cancel(*tasks: "asyncio.Task[Any] | None") -> None:
    """Cancel tasks and wait until all have ended, however they end; `None` is no task."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
