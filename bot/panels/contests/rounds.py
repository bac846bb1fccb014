"""The messages of a round: its tables, a reminder of its end, the standings after it, and that it is drawn again."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.commands import LoggedCommand
from bot.contests.dates import pace_of
from bot.contests.model import MatchTable, Stage, StoredContest
from bot.contests.posts import MOST_CALLED, TABLES_A_POST
from bot.panels.contests.announcement import Announcement, event_at, everybody, reason_of, users_of, write
from bot.panels.contests.board import own_hand_button, say_of, where, winners
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.voice import ContestView, ContestVoice, match_text, public_voice, view_button
from bot.panels.core.panel import Button, Buttons, Panel, Picture, Text
from bot.panels.core.wording import LONGEST, callable_users, escape, join_names, mentions
from bot.wall_clock import stamp
from engine import Seat
from engine.contest.events import Undrawn
from engine.contest.state import Place

Turns = Mapping[Place, Seat | None]
"""Whose turn it is at the tables of the open matches."""
_ROOM: Final = 1900
"""Characters of the tables of a message, which calls those who sit there as well."""
_SHORTER: Final = (LONGEST, 16, 10, 6)
"""How long names are, in this order, until they fit."""
_SITTING: Final = 300
"""Characters of names of those without a match."""
_LINES: Final = 3400
"""Characters of the matches of a reminder; a message takes 4,000 in all."""


def round_post(stored: StoredContest, number: int, part: int) -> Announcement | None:
    """Calls those who play to some tables of a round; None once it is over."""
    voice = public_voice(stored)
    if stored.stage is not Stage.RUNNING or stored.round != number or stored.whistle_at(number) is None:
        return None
    places = range(TABLES_A_POST * (part - 1), TABLES_A_POST * part)
    drawn = stored.contest.rounds[number - 1]
    matches = drawn.matches[places.start : places.stop]
    if part > 1 and not matches:
        return None
    entrants = [entrant for match in matches for entrant in (*match.north, *match.east)]
    tables = _tables(stored, number, range(places.start, places.start + len(matches)))
    lines = [say_of(stored, "league-post-round", round=number), tables]
    if part == 1 and drawn.idle:
        entrants += drawn.idle
        names = join_names([voice.names(each) for each in drawn.idle], voice.language, _SITTING)
        lines.append(voice.say("league-fixtures-idle", names=names))
    return write(stored, "\n".join(lines), users=users_of(stored, entrants), buttons=(own_hand_button(voice),))


def _tables(stored: StoredContest, number: int, places: range) -> str:
    """Some tables of a round, a line each, with a link to a thread of its own."""
    voice, text = public_voice(stored), ""
    for longest in _SHORTER:
        text = "\n".join(_table_line(voice, (number, place), longest) for place in places)
        if len(text) <= _ROOM:
            break
    return text


def _table_line(voice: ContestVoice, place: Place, longest: int) -> str:
    match = match_text(voice.match(*place), voice.language, partial(escape, longest=longest), markdown=True)
    line, table = voice.say("contest-table", number=str(place[1] + 1), match=match), voice.stored.tables.get(place)
    return line if table is None or table.channel == voice.stored.channel else f"{line} · <#{table.channel}>"


def standings_post(stored: StoredContest, number: int, _: Sequence[LoggedCommand]) -> Announcement | None:
    """That a round is over and who leads, if one table says so, with the standings after it."""
    if stored.stage is not Stage.RUNNING or number < max(stored.notes.closed, default=0):
        return None
    voice, tables, buttons = public_voice(stored), stored.standings(), standings_buttons(stored)
    text = say_of(stored, "league-post-standings", round=number)
    if len(tables) == 1 and not stored.plan.format.knocks_out and tables[0][0].points > 0:
        points = voice.say("contest-points", count=float(tables[0][0].points))
        names = join_names(winners(stored), voice.language, _SITTING)
        text = f"{text} {voice.say('league-post-lead', names=names, points=points)}"
    return write(stored, text, blocks=(Picture(standings_picture(voice, at=number)),), buttons=buttons)


def standings_buttons(stored: StoredContest) -> tuple[Button, ...]:
    """The way to the standings, to the bracket of a cup and to the table of the season."""
    voice, views = public_voice(stored), (ContestView.STANDINGS, ContestView.BRACKET, ContestView.SEASON)
    return tuple(view_button(voice, view) for view in views if view.is_there(stored))


def redrawn_post(stored: StoredContest, number: int, events: Sequence[LoggedCommand]) -> Announcement | None:
    """That a round is drawn again, and why."""
    said = event_at(events, number)
    if stored.stage is not Stage.RUNNING or said is None or not isinstance(said.happening, Undrawn):
        return None
    text = say_of(stored, "league-post-redrawn", round=said.happening.round, reason=reason_of(events, number))
    return write(stored, text, users=everybody(stored))


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
    waiting = [(place, _find_awaited(stored.tables[place], turn)) for place, turn in turns.items()]
    waiting = [(place, users) for place, users in waiting if users]
    for place, users in waiting:
        match, table = voice.match_line(place), where(stored, place)
        line = voice.say("league-reminder-match", match=match, table=table, names=mentions(*users))
        room -= len(line) + 1
        if room < 0 or len(called) + len(users) > MOST_CALLED:
            lines.append(f"… +{len(waiting) + 1 - len(lines)}")
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


def _find_awaited(table: MatchTable, turn: Seat | None) -> list[int]:
    """The members for whom a table waits: who is to act, and who has not come."""
    users = ((seat, user) for seat, user in enumerate(table.users) if user is not None)
    return list(callable_users(user for seat, user in users if seat == turn or not table.arrived[seat]))
