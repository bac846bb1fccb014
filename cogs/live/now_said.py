"""What a message of a contest says now."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from bot.contests.calls import read_part
from bot.contests.changes import Logged
from bot.contests.posts import NOTHING, Post
from bot.contests.purposes import EDITED, Purpose
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.posts import WITHOUT_EVENTS, announcement
from bot.panels.contests.reminders import reminder
from bot.panels.contests.typed import authors_of, without_words
from bot.tables.game import StoredTable
from bot.tables.long_logs import in_thread_if_long
from cogs.live.askers import Askers
from engine import Seat
from engine.contest.state import Place

Say: TypeAlias = Callable[[StoredContest, Post, Sequence[Logged]], Awaitable[Announcement | None]]
"""What a message says now."""
_LINES: Final = 10
"""Of a game's log, which take as long as what a message says of one person."""


def needs_events(post: Post) -> bool:
    """Whether the log of the contest is needed to say what a message says."""
    is_open = post.message is None or (post.purpose in EDITED and post.message != NOTHING)
    return is_open and read_part(post.purpose)[0] not in WITHOUT_EVENTS


async def say_now(
    look: Callable[[int], Awaitable[StoredTable]],
    askers: Askers,
    stored: StoredContest,
    post: Post,
    events: Sequence[Logged],
) -> Announcement | None:
    """What a message says, without the words of those who may not write there; None when there is nothing to say.

    `look` gives a table as everybody may see it.
    """
    if post.purpose != Purpose.REMINDER:
        authors = sorted(authors_of(post.purpose, post.number, events))
        silent = [each for each in authors if not await askers.may_write(stored.guild, stored.channel, each)]
        events = without_words(events, silent, stored.plan.language) if silent else events
        said = partial(announcement, stored, post.purpose, post.number, events)
        return await in_thread_if_long(_LINES * len(stored.people), said)
    turns: dict[Place, Seat | None] = {}
    for place in stored.open_places:
        table = stored.tables.get(place)
        if table is not None and table.running:
            turns[place] = (await look(table.table)).to_act
    return reminder(stored, post.number, turns)
