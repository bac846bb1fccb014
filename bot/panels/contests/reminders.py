"""Reminders of a window's end, which are deleted in the end."""

from collections.abc import Mapping
from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.calls import MOST_CALLED
from bot.contests.match_table import MatchTable
from bot.contests.paces import pace_of
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.board import say_of
from bot.panels.contests.own_game import own_hand_button, where
from bot.panels.contests.voice import public_voice
from bot.panels.core.mentions import callable_users, mentions
from bot.panels.core.panel import Buttons, Panel, Text
from bot.wall_clock import stamp
from engine import Seat
from engine.contest.state import Place

Turns = Mapping[Place, Seat | None]
"""Whose turn it is at the tables of the open matches."""
_LINES: Final = 3400
"""Characters of matches; a message takes 4,000 in all."""


def reminder(stored: StoredContest, number: int, turns: Turns) -> Announcement | None:
    """Which matches of the round wait, and for whom; None once the round is over, or waits for nobody.

    It calls members whose turn it is and those who have not come yet. `number` is the minute at which it was due.
    """
    voice, due = public_voice(stored), stored.whistle_at(stored.round)
    over = not _is_on(stored) or number * MINUTE_MS < stored.drawn_at[stored.round]
    if over or due is None:
        return None
    at, left = pace_of(stored.plan).end_stamp(due), stamp(due, "R")
    lines = [say_of(stored, "league-post-reminder", round=stored.round, at=at, left=left)]
    called, room = list[int](), _LINES
    waiting = [(place, find_awaited(stored, stored.tables[place], turn)) for place, turn in turns.items()]
    waiting = [(place, users) for place, users in waiting if users]
    for place, users in waiting:
        match, table = voice.match_line(place), where(stored, place)
        line = voice.say("league-reminder-match", match=match, table=table, names=mentions(*users))
        room -= len(line) + 1
        if room < 0 or len(called) + len(users) > MOST_CALLED:
            lines.append(voice.say("league-reminder-more", count=len(waiting) + 1 - len(lines)))
            break
        lines.append(line)
        called += users
    if not called:
        return None
    blocks = (Text("\n".join(lines)), Buttons((own_hand_button(voice),)))
    return Announcement(panel=Panel(blocks=blocks), users=tuple(called))


def _is_on(stored: StoredContest) -> bool:
    """Whether a round is being played, and its time not up."""
    on = stored.stage is Stage.RUNNING and not stored.paused and stored.round > 0
    return on and stored.round not in stored.notes.whistled


def find_awaited(stored: StoredContest, table: MatchTable, turn: Seat | None) -> list[int]:
    """The members for whom a table waits: who is to act, and who has not come."""
    users = ((seat, user) for seat, user in enumerate(table.users) if user is not None)
    return list(callable_users(user for seat, user in users if seat == turn or not table.arrived[seat]))
