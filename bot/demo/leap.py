"""A button of the demo's page that lets much time pass at once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import final

from bot.demo.fake_discord.server import FakeServer


@final
@dataclass(frozen=True, slots=True)
class Leap:
    """The button's label, and what it does."""

    label: str
    run: Callable[[FakeServer], Awaitable[None]]
