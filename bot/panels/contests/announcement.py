"""What a message of a contest is, and whom it calls."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from bot.contests.state import StoredContest
from bot.panels.core.panel import Block, Button, Buttons, Panel, Text
from engine.contest.events import Entrant

MOST_CALLED: Final = 100
"""Members whom a message may call: Discord takes no more."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """A message of a contest. `users` and `role` are called by it, and nobody else."""

    panel: Panel
    channel: int | None = None
    """None for the contest's own."""
    users: tuple[int, ...] = ()
    role: int | None = None


def users_of(stored: StoredContest, entrants: Iterable[Entrant]) -> tuple[int, ...]:
    """The members of some entrants, at most as many as a message may call."""
    entries = stored.contest.entries
    players = [player for entrant in entrants if entrant in entries for player in entries[entrant].players]
    users = [stored.people[player].user for player in players if player in stored.people]
    return tuple(dict.fromkeys(user for user in users if user > 0))[:MOST_CALLED]


def write(
    stored: StoredContest,
    text: str,
    *,
    users: tuple[int, ...] = (),
    role: bool = False,
    blocks: tuple[Block, ...] = (),
    buttons: tuple[Button, ...] = (),
) -> Announcement:
    """A text, in small type below it whom it calls, then more blocks and a row of buttons."""
    calls = [f"<@&{stored.plan.ping_role}>"] if role and stored.plan.ping_role is not None else []
    calls += [f"<@{user}>" for user in users]
    lines = f"{text}\n-# {' '.join(calls)}" if calls else text
    rows = (Buttons(buttons),) if buttons else ()
    panel = Panel(blocks=(Text(lines), *blocks, *rows))
    return Announcement(panel=panel, users=users, role=stored.plan.ping_role if role else None)
