"""What answers remember, never without end: how often, what was delivered before, open forms, questions."""

import secrets
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from cachetools import LRUCache

from bot.panels.core.panel import Form

_REMEMBERED: Final = 10_000
"""The most keys; the one used longest ago is forgotten."""


@final
class TokenBucket:
    """A bucket of tokens for each key: full at first, and filled again at a steady rate; in memory only."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left: LRUCache[Hashable, tuple[float, float]] = LRUCache(_REMEMBERED)
        """The tokens left in a bucket, and when that was."""

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Take tokens out; false, without taking any, when there are too few."""
        now = time.monotonic()
        left, at = self._left.get(key, (self._most, now))
        left = min(self._most, left + (now - at) * self._per_second)
        enough = left >= cost
        self._left[key] = (left - cost if enough else left, now)
        return enough


_DELIVERIES: Final = 4096
"""Numbers remembered: a busy bot's last minutes; repetitions come within seconds."""


@final
class Deduplication:
    """The last numbers, in memory. A table's log also has the interaction's id of each action."""

    def __init__(self, remembered: int = _DELIVERIES) -> None:
        self._recent: LRUCache[int, None] = LRUCache(remembered)

    def is_first(self, number: int) -> bool:
        """Whether a number is new; it is remembered."""
        if number in self._recent:
            return False
        self._recent[number] = None
        return True

    def forget(self, number: int) -> None:
        """Forget a number whose work failed, so that it counts as new."""
        self._recent.pop(number, None)


_EACH: Final = 5
"""Of each member's forms and questions; older ones are forgotten, and must be opened or asked again."""
_MEMBERS: Final = 2_000
"""Members whose forms and questions are kept."""
_NUMBERS: Final = 10**10
_Kept = TypeVar("_Kept")


@final
class _Own(Generic[_Kept]):
    """The last few things of each member: nobody pushes out another's."""

    def __init__(self) -> None:
        self._of: LRUCache[int, LRUCache[Hashable, _Kept]] = LRUCache(_MEMBERS)

    def keep(self, user: int, key: Hashable, kept: _Kept) -> None:
        self._of.setdefault(user, LRUCache(_EACH))[key] = kept

    def find(self, user: int, key: Hashable) -> _Kept | None:
        return self._of[user].get(key) if user in self._of else None

    def drop(self, user: int, key: Hashable) -> None:
        self._of[user].pop(key, None)


@final
class OpenForms:
    """In memory only: after a restart a form that is refused is not remembered."""

    def __init__(self) -> None:
        self._open = _Own[Form]()
        self._refused = _Own[Form]()

    def note_open(self, user: int, form: Form) -> None:
        """Note that a member has opened a form."""
        self._open.keep(user, form.id, form)

    def find_open(self, user: int, custom_id: str) -> Form | None:
        """The form of this custom id that a member opened last."""
        return self._open.find(user, custom_id)

    def add_refused(self, user: int, form: Form) -> int:
        """Keep a refused form with what was typed; returns its number."""
        number = secrets.randbelow(_NUMBERS)
        self._refused.keep(user, number, form)
        return number

    def find_refused(self, user: int, number: int) -> Form | None:
        """The refused form of this number, to the member who typed it."""
        return self._refused.find(user, number)


Work: TypeAlias = Callable[[Any], Awaitable[None]]
"""Called with the `Reply` to the Yes."""


@final
@dataclass(frozen=True, slots=True)
class _Question:
    asked: tuple[int, ...]
    work: Work


@final
class Questions:
    """In memory only: after a restart a question must be asked again."""

    def __init__(self) -> None:
        self._questions = _Own[_Question]()

    def add(self, asked: tuple[int, ...], work: Work) -> int:
        """Add a question to a member; returns its number.

        `asked`: the server, the member, and if it is about one contest, which.
        """
        number = secrets.randbelow(_NUMBERS)
        self.put_back(asked, number, work)
        return number

    def put_back(self, asked: tuple[int, ...], number: int, work: Work) -> None:
        """Ask a question again whose work was refused: a reason can be typed differently."""
        self._questions.keep(asked[1], number, _Question(asked, work))

    def take(self, asked: tuple[int, ...], number: int) -> Work | None:
        """Remove a question that was asked so and return its work; `None` if there is none."""
        question = self._questions.find(asked[1], number)
        if question is None or question.asked != asked:
            return None
        self._questions.drop(asked[1], number)
        return question.work
