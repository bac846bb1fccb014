"""From the log of a table to the state of its game."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import final

from bot.tables.hand_facts import Facts
from engine import EngineError, Event, Rules, State, apply, load, start, story


@final
@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line as the log has it. `user` is `None` for the table itself and computers."""

    text: str = field(repr=False)
    user: int | None
    at: int


def fold_log(rules: Rules, entries: Iterable[LogEntry]) -> tuple[State, tuple[Event, ...], Facts]:
    """The state a log leads to, the events of its last line, and the facts of its last hand.

    Raises:
        ValueError: When the log is not a game by these rules; a fault, not a refusal.
    """
    state, events, facts = start(rules), (), Facts.none(rules.seats)
    for number, entry in enumerate(entries, start=1):
        try:
            action = load(entry.text)
            before, state = state, apply(state, action)
        except EngineError:
            raise ValueError(f"line {number} of the log is not legal") from None  # not which: it may be a card
        events = story(before, action, state)
        facts = facts.then(before, action, events, at=entry.at, user=entry.user, actor=before.actor)
    return state, events, facts
