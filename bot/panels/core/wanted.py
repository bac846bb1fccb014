"""What a channel should show, as a value: made by pure functions of what is stored, and shown by `cogs.live.desk`."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import final

from bot.panels.core.panel import Panel


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a message should be now; its row (`bot.posts.rows.Post`) says where, and what becomes of it.

    `say` makes it in the server's language; its text names everyone whom it calls. Only a new message calls anybody.
    """

    say: Callable[[str], Panel]
    plain: bool = False
    """Whether it is a text with buttons, of which a phone's notification shows the words."""
    calls: tuple[int, ...] = ()
    """Members; those who want no pings are left out."""
    role: int | None = None
    asker: int | None = None
    """The member by whose rights the role is called when the message is posted; None if that was asked before."""
    not_before: int = 0
    """When it may be posted, milliseconds UTC."""
    changes_at: int | None = None
    """When something else will be wanted, by the clock alone; milliseconds UTC."""

    def without_calls(self) -> "Wanted":
        """The same for a message that calls nobody."""
        return replace(self, calls=(), role=None)
