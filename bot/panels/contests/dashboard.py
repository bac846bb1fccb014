"""With what the organisers' panel begins: the open matches and whom they wait for, and the way to other contests."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.contests.listing import ListedContest
from bot.panels.contests.reminders import Turns, find_awaited
from bot.panels.contests.voice import ContestVoice, label_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import ROW, Buttons
from bot.wall_clock import stamp

MATCHES: Final = 5
"""Open matches that are named; a phone is not higher."""
_LABEL: Final = 24
"""Characters of a button."""


def open_lines(voice: ContestVoice, turns: Turns, room: int) -> Iterator[str]:
    """How many matches of the round are open since when, then some of them and whom each waits for.

    `turns` says whose turn it is at the tables of those that are named, which take at most `room` characters.
    """
    stored = voice.stored
    places = stored.open_places
    if not places:
        return
    since = stamp(stored.drawn_at.get(stored.round, stored.plan.starts_at), "R")
    yield voice.say("contest-manage-open", count=len(places), since=since)
    for place in places[:MATCHES]:
        table = stored.tables.get(place)
        users = [] if table is None or not table.running else find_awaited(stored, table, turns.get(place))
        people = (stored.player_of(user) for user in users)
        names = ", ".join(escape(person.name) for person in people if person is not None and person.name)
        match = voice.match_line(place)
        line = voice.say("contest-manage-waits", match=match, names=names) if names else match
        room -= len(line)
        if room < 0:
            return
        yield line


def other_buttons(others: Sequence[ListedContest]) -> tuple[Buttons, ...]:
    """The way to the other contests that the member organises."""
    buttons = tuple(Press(Verb.CONTEST_MANAGE, each.id).button(label_of(each, _LABEL)) for each in others[:ROW])
    return (Buttons(buttons),) if buttons else ()
