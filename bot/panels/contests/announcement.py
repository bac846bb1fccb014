"""What a message of a contest is, whom it calls, and whose words it quotes."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from bot.contests.commands import LONGEST_TEXT, LoggedCommand
from bot.contests.entries import singles
from bot.contests.model import StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import MOST_CALLED
from bot.panels.core.panel import Block, Button, Buttons, Panel, Text
from bot.panels.core.wording import callable_users, escape, mentions
from bot.texts.catalogue import say
from engine.contest.events import Entrant

_QUOTED: Final = frozenset({NoteKind.REASON, NoteKind.ANNOUNCED, NoteKind.RULED})


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """A message of a contest. `users` and `role` are called by it, and nobody else."""

    panel: Panel
    channel: int | None = None
    """None for the contest's own."""
    users: tuple[int, ...] = ()
    role: int | None = None
    asker: int | None = None
    """The member by whose rights the role is called; without one it is not."""
    text: str = ""
    others: tuple[int, ...] = ()
    """Who are called by further messages with the same text (`part_of`)."""

    def __post_init__(self) -> None:
        """Former members are called by nothing."""
        object.__setattr__(self, "users", callable_users(self.users))


def write(
    stored: StoredContest,
    text: str,
    *,
    users: tuple[int, ...] = (),
    asker: int | None = None,
    role: int | None = None,
    blocks: tuple[Block, ...] = (),
    buttons: tuple[Button, ...] = (),
) -> Announcement:
    """A text, in small type below it whom it calls, then more blocks and a row of buttons.

    With an `asker` the contest's role is called, or another `role`, by the rights of that member.
    """
    called = None if asker is None else role or stored.plan.ping_role
    users = callable_users(users)
    first, others = users[:MOST_CALLED], users[MOST_CALLED:]
    lines = _calling(text, "" if called is None else f"<@&{called}>", mentions(*first))
    rows = (Buttons(buttons),) if buttons else ()
    panel = Panel(blocks=(Text(lines), *blocks, *rows))
    return Announcement(panel=panel, users=first, role=called, asker=asker, text=text, others=others)


def part_of(said: Announcement, part: int) -> Announcement | None:
    """Message number `part`, from 1, of an announcement; None where those before it have called everybody.

    The first one is the whole. The others have its text and its buttons, and call the next members.
    """
    if part == 1:
        return said
    users = said.others[MOST_CALLED * (part - 2) : MOST_CALLED * (part - 1)]
    if not users:
        return None
    rows = tuple(block for block in said.panel.blocks if isinstance(block, Buttons))
    panel = Panel(blocks=(Text(_calling(said.text, mentions(*users))), *rows))
    return Announcement(panel=panel, channel=said.channel, users=users)


def _calling(text: str, *calls: str) -> str:
    called = " ".join(filter(None, calls))
    return f"{text}\n-# {called}" if called else text


# --- whom it calls


def users_of(stored: StoredContest, entrants: Iterable[Entrant]) -> tuple[int, ...]:
    """The members who have the seats of some entrants."""
    entries = [stored.contest.entries[each] for each in entrants if each in stored.contest.entries]
    players = [player for entry in entries for player in entry.owners]
    people = [stored.people[player] for player in players if player in stored.people]
    return callable_users(person.user for person in people)


def everybody(stored: StoredContest) -> tuple[int, ...]:
    """All who have signed up, or still play: also who waits for a place or looks for a partner."""
    entrants = [entry.number for entry in stored.contest.entries.values() if entry.left is None]
    single = (person.user for person in singles(stored))
    tables = (stored.tables[place] for place in stored.open_places if place in stored.tables)
    at_play = callable_users(user for table in tables for user in table.users if user is not None)
    return tuple(dict.fromkeys((*users_of(stored, entrants), *single, *at_play)))


# --- whose words it quotes


def event_at(events: Sequence[LoggedCommand], number: int) -> LoggedCommand | None:
    """The event with a number."""
    return next((each for each in events if each.seq == number), None)


def text_of(logged: LoggedCommand) -> str:
    """What somebody has typed, ready for Markdown."""
    text = logged.happening.data.get("text") if isinstance(logged.happening, LogNote) else ""
    return escape(str(text), LONGEST_TEXT) if text else ""


def reason_of(events: Sequence[LoggedCommand], number: int) -> str:
    """The reason that was given for the event with a number, ready for Markdown; empty for none."""
    before = event_at(events, number - 1)
    given = before is not None and isinstance(before.happening, LogNote) and before.happening.kind is NoteKind.REASON
    return text_of(before) if before is not None and given else ""


def authors_of(events: Sequence[LoggedCommand]) -> frozenset[int]:
    """The members whose words the messages about some events may quote: a dispute is quoted nowhere."""
    notes = ((each.by, each.happening) for each in events if each.by is not None)
    return frozenset(by for by, happening in notes if isinstance(happening, LogNote) and happening.kind in _QUOTED)


def without_words(
    events: Sequence[LoggedCommand], authors: Collection[int], language: str
) -> tuple[LoggedCommand, ...]:
    """The events, with a hint at the log in place of what these members have typed."""
    hint = say(language, "contest-words-in-log")
    return tuple(
        replace(each, happening=LogNote(each.happening.kind, {**each.happening.data, "text": hint}))
        if each.by in authors and isinstance(each.happening, LogNote) and text_of(each)
        else each
        for each in events
    )
