"""One contest under the eyes of a referee, from its publishing to its end."""

import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.referee import climb_laws, drawn_laws, message_laws, standing_laws
from tests.referee.date_laws import Calendar
from tests.referee.message_laws import Duty, Message
from tests.referee.moments import until
from tests.referee.presence_laws import Presence
from tests.referee.rows import Event, Record, read
from tests.referee.shown_laws import Shown
from tests.referee.story import Story
from tests.referee.verdicts import Verdicts

MOVES = "move up and down"
"""What the rules page says of a league whose pairs do."""


class Referee:
    """Looks at a database after each step, reads every message, and knows when nobody could act."""

    def __init__(self, ask: Callable[[], Record], verdicts: Verdicts | None = None) -> None:
        self.verdicts = verdicts or Verdicts()
        self.record: Record
        self.story = Story()
        self.moves = False
        """Whether the rules page says that pairs move between divisions."""
        self.usual_seeds = False
        """Whether organisers have left a league's seeds as they are in its template: then pairs move, too."""
        self._ask = ask
        self._calendar = Calendar()
        self.shown = Shown()
        self._presence = Presence()
        self._seen = 0
        self._duties: list[Duty] = []
        self._called: list[tuple[int, frozenset[int]]] = []
        self._silent: list[range] = []
        """The events while the channel took no messages."""

    def look(self) -> None:
        """Judge what has been decided since the last look, and how the contest stands."""
        record = self.record = self._ask()
        for event in record.events[self._seen :]:
            drawn_laws.judge_event(record, self.story, event, self.verdicts)
            climb_laws.judge_event(record, self.story, event, self.verdicts)
            standing_laws.judge_qualified(record, self.story, event, self.verdicts)
            self._presence.judge_event(record, self.story, event, self.verdicts)
            self._calendar.judge_event(record, self.story, event, self.verdicts)
            self.shown.judge_event(record, self.story, event, self._calendar, self.verdicts)
            duty = message_laws.duties_of(record, self.story, event)
            if duty is not None and record.stage != "draft":
                self._duties.append(duty)
            self._apply(record, event)
        self._seen = len(record.events)
        drawn_laws.judge_rows(record, self.story, self.verdicts)
        if record.stage == "over":
            standing_laws.judge_standings(record, self.story, record.standings, self.verdicts, over=True)
        self._calendar.note_record(record, self.story)

    def _apply(self, record: Record, event: Event) -> None:
        """Whoever did not leave by themselves was taken out; so leaves also whoever has lent a seat."""
        entry = self.story.entries.get(event.data.get("entrant", 0))
        theirs = set() if entry is None else {record.people.get(player) for player in (*entry.players, *entry.owners)}
        self.story.apply(event)
        if event.kind == "left" and entry is not None and event.by not in theirs:
            entry.taken_out = True

    def hear(self, message: Message) -> None:
        """Judge what members are shown, after a look at the contest as it is."""
        message_laws.judge_mentions(message, self.verdicts)
        if message.purpose == "rules":
            self.moves = MOVES in message.text
        if message.purpose != "answer":
            self._called.append((self._seen, message.users))
        if message.rows:
            standing_laws.judge_standings(self.record, self.story, message.rows, self.verdicts, over=False)
        self._calendar.judge_message(message, self.record, self.story, self.verdicts)
        self.shown.hear(message, self.record, self.story, self.moves, self.verdicts)

    def away(self, since: int) -> None:
        """From now on nobody can act, while the bot works on."""
        self._calendar.away_since = since

    def back(self, since: int, end: int) -> None:
        """Nobody could act between two times; what the bot did meanwhile has been looked at."""
        self._calendar.away_since = None
        self._calendar.miss(since, end, self.record, self.story)

    def close_channel(self) -> None:
        """From now on the contest's channel takes no messages."""
        if not self._silent or self._silent[-1].stop <= self._seen:
            self._silent.append(range(self._seen + 1, sys.maxsize))

    def open_channel(self) -> None:
        """It takes them again."""
        self._silent[-1] = range(self._silent[-1].start, self._seen + 1)

    def set_back(self, now: int) -> None:
        """The clock has been set back to a time; what is after it is still to come, whatever was in it before."""
        self._calendar.lost = until(self._calendar.lost, now)
        self.story.pauses = until(self.story.pauses, now)

    def follow(self, before: "Referee") -> None:
        """This contest is the season after another one, and has been drawn."""
        if before.moves or before.usual_seeds:
            before.shown.judge_season(before.record, before.story, self.record, self.story, self.verdicts)
            standing_laws.judge_divisions(before.record, before.story, self.record, self.story, self.verdicts)

    def close(self) -> None:
        """Judge what can be known at the end only."""
        message_laws.judge_duties(self._duties, self._called, self._silent, self.record, self.verdicts)


def referee_of(file: Path, contest: int, verdicts: Verdicts | None = None) -> Referee:
    """The referee of a contest in a database file; its connection closes when it goes."""
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    return Referee(partial(read, database, contest), verdicts)
