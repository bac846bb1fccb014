"""Forms that members have open, and forms that were refused, to be opened again with what was typed."""

import secrets
from typing import Final, final

from cachetools import LRUCache

from bot.panels.core.panel import Form

_MOST: Final = 500
"""Forms of each kind; older ones are forgotten, and must be opened again."""
_NUMBERS: Final = 10**10


@final
class OpenForms:
    """In memory only: after a restart a form that is refused is not remembered."""

    def __init__(self) -> None:
        self._open: LRUCache[tuple[int, str], Form] = LRUCache(_MOST)
        self._refused: LRUCache[tuple[int, int], Form] = LRUCache(_MOST)

    def note_open(self, user: int, form: Form) -> None:
        """Note that a member has opened a form."""
        self._open[user, form.id] = form

    def find_open(self, user: int, custom_id: str) -> Form | None:
        """The form of this custom id that a member opened last."""
        return self._open.get((user, custom_id))

    def add_refused(self, user: int, form: Form) -> int:
        """Keep a refused form with what was typed; returns its number."""
        number = secrets.randbelow(_NUMBERS)
        self._refused[user, number] = form
        return number

    def find_refused(self, user: int, number: int) -> Form | None:
        """The refused form of this number, to the member who typed it."""
        return self._refused.get((user, number))
