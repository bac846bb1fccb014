"""Laws of what members are shown: mentions, and who is called when others change something for them."""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tests.referee.rows import Event, Record, Standing
from tests.referee.story import Story, users_of
from tests.referee.verdicts import Verdicts

_OPENING = re.compile(r"<(?:@|#|t:)")
_READABLE = re.compile(r"<(?:@!?[1-9]\d*|@&[1-9]\d*|#[1-9]\d*|t:\d+(?::[tTdDfFRsS])?)>")
_IN_TIME = {"undrawn": "paired"}
"""Before which event the message to some others comes: the call to a new round says nothing of the old one."""
_STAMP = re.compile(r"<t:(\d+)(?::[a-zA-Z])?>")


@dataclass(frozen=True)
class Message:
    """Something that members were shown at a time; `users` are called by it."""

    at: int
    purpose: str
    """`schedule`, `rules`, `me` and `times` for pages, `calendar` for the file, `answer` for one to a press; else as
    the post is stored."""
    number: int
    text: str
    users: frozenset[int] = frozenset()
    rows: tuple[Standing, ...] = ()
    """The standings in its picture."""
    arrows: tuple[str, ...] = ()
    """`up`, `down` or nothing, of each of these rows."""

    @property
    def stamps(self) -> list[int]:
        """The times in it, milliseconds UTC."""
        return [int(each) * 1000 for each in _STAMP.findall(self.text)]


def judge_mentions(message: Message, verdicts: Verdicts) -> None:
    """Whatever begins as a mention is one."""
    for found in _OPENING.finditer(message.text):
        if found.start() and message.text[found.start() - 1] == "\\":
            continue  # typed by a member, and disarmed
        whole = _READABLE.match(message.text, found.start())
        verdicts.judge("mentions", whole is not None, f"{message.text[found.start() : found.start() + 40]!r}")
    for user in message.users:
        verdicts.judge("mentions", user > 0, f"{message.purpose} calls {user}")


@dataclass
class Duty:
    """Members who must be called because of something that others did."""

    users: set[int]
    what: str
    seq: int
    """The event after which a message counts."""
    before: str = ""
    """The kind of event before which it has to come."""


def duties_of(record: Record, before: Story, event: Event) -> Duty | None:
    """Whom an event concerns who did not do it; `before` is the contest before it."""
    entry = before.entries.get(event.data.get("entrant", 0))
    match event.kind:
        case "left" if entry is not None:
            users = users_of(record, tuple(player for player in entry.players if player != entry.alone))
        case "promoted" if entry is not None:
            users = users_of(record, entry.players)
        case "joined":
            gone = 0 if entry is None else entry.alone  # who has left by themselves needs no call
            users = users_of(record, tuple(player for player in event.data["players"] if player != gone))
        case "substituted":
            gone = 0 if entry is None else entry.alone
            users = users_of(record, tuple({event.data["out"], event.data["into"]} - {gone}))
        case "undrawn" if before.is_drawn(event.data["round"], 0):
            drawn = before.rounds[event.data["round"] - 1]
            numbers = {entrant for match in drawn.matches for entrant in match.entrants if entrant in before.entries}
            users = {user for number in numbers for user in users_of(record, before.entries[number].players)}
        case _:
            return None
    users.discard(event.by or 0)
    if event.kind == "joined" and event.by is not None and len(users) < len(event.data["players"]):
        return None  # both agreed: one asked, and the other pressed
    users -= _put_in(record, event.seq)
    what = f"{event.kind} (event {event.seq})"
    return Duty(users, what, event.seq, _IN_TIME.get(event.kind, "")) if users else None


def _put_in(record: Record, seq: int) -> set[int]:
    """Those whom an organizer has put into an entry before an event, and who have done nothing since."""
    found = set[int]()
    for event in record.events:
        if event.seq >= seq:
            break
        if event.kind == "joined":
            theirs = users_of(record, tuple(event.data["players"]))
            found |= theirs if event.by is not None and event.by not in theirs else set()
        found.discard(event.by or 0)
    return found


def judge_duties(
    duties: list[Duty],
    called: list[tuple[int, frozenset[int]]],
    silent: Sequence[range],
    record: Record,
    verdicts: Verdicts,
) -> None:
    """Each of them is called by a message after it.

    Those whose data was deleted since can be called no more; and whoever has left by an own press since has read in the
    question before it what became of the partner.

    `called` has for each message the last event before it, and whom it calls; `silent` has the events while the channel
    took no messages: nothing had to be said before those.
    """
    there = {user for user in record.people.values() if user > 0}
    for duty in duties:
        following = (event.seq for event in record.events if event.seq > duty.seq and event.kind == duty.before)
        end = next((seq for seq in following if not any(seq in each for each in silent)), math.inf)
        leaving = [event for event in record.events if event.kind == "left" and event.seq > duty.seq]
        if _is_out_unheard(duty, leaving, silent, record):
            continue
        gone = {event.by for event in leaving}
        left = (duty.users & there) - {user for seq, users in called if duty.seq <= seq < end for user in users} - gone
        verdicts.judge("told", not left, f"{duty.what}: {len(left)} of {len(duty.users)} were never called")


def _is_out_unheard(duty: Duty, leaving: Sequence[Event], silent: Sequence[range], record: Record) -> bool:
    """Whether a member whom others added was out again before the channel took messages: they need hear of neither.

    leagues.md, "Members whom you add": they aren't told that there was no room.
    """
    joined = next((event for event in record.events if event.seq == duty.seq and event.kind == "joined"), None)
    span = next((each for each in silent if duty.seq in each), range(0))
    return joined is not None and any(
        each.data["entrant"] == joined.data["entrant"] and each.seq in span for each in leaving
    )
