"""Questions that wait for a Yes, each with its work."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from cachetools import LRUCache

Work: TypeAlias = Callable[[Any], Awaitable[None]]
"""Called with the `Reply` to the Yes."""
_OPEN: Final = 200
"""The most open questions; older ones are forgotten and must be asked again."""
_NUMBERS: Final = 10**10
"""Questions have random numbers: after a restart an old button must not answer another question."""


@final
@dataclass(frozen=True, slots=True)
class _Question:
    asked: tuple[int, ...]
    work: Work


@final
class Questions:
    """In memory only: after a restart a question must be asked again."""

    def __init__(self) -> None:
        self._questions: LRUCache[int, _Question] = LRUCache(_OPEN)

    def add(self, asked: tuple[int, ...], work: Work) -> int:
        """Add a question to a member; returns its number.

        `asked`: the server, the member, and if it is about one contest, which.
        """
        number = secrets.randbelow(_NUMBERS)
        self.put_back(asked, number, work)
        return number

    def put_back(self, asked: tuple[int, ...], number: int, work: Work) -> None:
        """Ask a question again whose work was refused: a reason can be typed differently."""
        self._questions[number] = _Question(asked, work)

    def take(self, asked: tuple[int, ...], number: int) -> Work | None:
        """Remove a question that was asked so and return its work; `None` if there is none."""
        question = self._questions.get(number)
        if question is None or question.asked != asked:
            return None
        return self._questions.pop(number).work
