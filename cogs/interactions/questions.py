"""Questions that wait for a Yes, with what to do then."""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

Work: TypeAlias = Callable[[Any], Awaitable[None]]
"""Called with the reply to the Yes."""
_OPEN: Final = 200
"""Questions that may wait for their answer; an older one is forgotten, and can be asked again."""
_NUMBERS: Final = 10**10
"""Questions are numbered at random: after a restart an old button must not answer another question."""


@final
@dataclass(frozen=True, slots=True)
class _Question:
    guild: int
    user: int
    work: Work


@final
class Questions:
    """In memory only: after a restart a question has to be asked again."""

    def __init__(self) -> None:
        self._questions: OrderedDict[int, _Question] = OrderedDict()

    def add(self, guild: int, user: int, work: Work) -> int:
        """The number of a new question to a member."""
        number = secrets.randbelow(_NUMBERS)
        self._questions[number] = _Question(guild, user, work)
        while len(self._questions) > _OPEN:
            self._questions.popitem(last=False)
        return number

    def take(self, guild: int, user: int, number: int) -> Work | None:
        """What a question was about, for the member who was asked; once."""
        question = self._questions.get(number)
        if question is None or (question.guild, question.user) != (guild, user):
            return None
        return self._questions.pop(number).work
