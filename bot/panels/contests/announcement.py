"""What a message of a contest is, and whom it calls."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import final

from bot.contests.calls import MOST_CALLED
from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.mentions import callable_users, mentions
from bot.panels.core.panel import Block, Button, Buttons, Panel, Text
from engine.contest.events import Entrant


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


def users_of(stored: StoredContest, entrants: Iterable[Entrant]) -> tuple[int, ...]:
    """The members who have the seats of some entrants."""
    entries = [stored.contest.entries[each] for each in entrants if each in stored.contest.entries]
    players = [player for entry in entries for player in entry.owners]
    people = [stored.people[player] for player in players if player in stored.people]
    return callable_users(person.user for person in people)


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


def not_posted_text(voice: ContestVoice) -> str:
    """To a member who may not write in the contest's channel: where what they have typed can be read."""
    log = voice.in_channel.say("league-view-log")  # a button of the notice board
    return voice.say("contest-words-not-posted", channel=f"<#{voice.stored.channel}>", log=log)


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
