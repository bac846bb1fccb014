"""What members have typed and messages of a contest quote: whose words they are, and the messages without them."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.contests.calls import read_part
from bot.contests.changes import Logged
from bot.contests.notes import Note
from bot.contests.purposes import Purpose
from bot.texts.catalogue import say
from engine.contest.events import Cancelled

_QUOTING: Final = frozenset(
    {
        Purpose.ANNOUNCEMENT,
        Purpose.RULING,
        Purpose.CANCELLED,
        Purpose.ENTRY,
        Purpose.REDRAWN,
        Purpose.TIME,
    }
)
"""Purposes of messages that quote somebody."""
_BEFORE: Final = 2
"""So many events before the one that a message is about may be its reason."""


def authors_of(purpose: str, number: int, events: Sequence[Logged]) -> frozenset[int]:
    """The members whose words the message for a purpose of `Change.posts` quotes."""
    if read_part(purpose)[0] not in _QUOTING:
        return frozenset()
    ends = [each.seq for each in events if isinstance(each.happening, Cancelled)]
    about = (number, *ends)
    quoted = (each for each in events if _has_words(each) and any(0 <= n - each.seq <= _BEFORE for n in about))
    return frozenset(each.by for each in quoted if each.by is not None)


def without_words(events: Sequence[Logged], authors: Collection[int], language: str) -> tuple[Logged, ...]:
    """The events, with a hint at the log in place of what these members have typed."""
    hint = say(language, "contest-words-in-log")
    return tuple(
        replace(each, happening=Note(each.happening.kind, {**each.happening.data, "text": hint}))
        if each.by in authors and isinstance(each.happening, Note) and each.happening.data.get("text")
        else each
        for each in events
    )


def _has_words(logged: Logged) -> bool:
    return isinstance(logged.happening, Note) and bool(logged.happening.data.get("text"))
