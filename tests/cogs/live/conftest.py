"""Requests of the bot to Discord, with their times."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.world import World


class Timed(list[Any]):
    """A list of requests that knows when, in virtual time, each was made."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.at: list[float] = []

    def append(self, request: Any) -> None:
        super().append(request)
        self.at.append(self.now())

    def clear(self) -> None:
        super().clear()
        self.at.clear()

    def paints(self) -> list[tuple[float, str, str]]:
        return [
            (at, r.method, r.path)
            for at, r in zip(self.at, self, strict=True)
            if r.path.startswith("/channels/") and r.method in ("POST", "PATCH") and not r.json.get("content")
        ]


@pytest.fixture
def sent(w: World) -> Timed:
    """Requests from now on."""
    requests = w.env.backend.http_requests = Timed(lambda: w.env._virtual_time)
    return requests
