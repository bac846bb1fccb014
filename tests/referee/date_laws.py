"""Laws of the calendar: what lasts how long, and that nothing ends while nobody can act."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from tests.referee.message_laws import Message
from tests.referee.moments import DAY, HOUR, MINUTE, Span, clocks_change, days_later, inside, until
from tests.referee.rows import Event, Record
from tests.referee.story import Story
from tests.referee.verdicts import Verdicts

AGAINST_MEMBERS = frozenset({"whistled", "missing", "forfeited", "absent", "left", "cancelled", "seeded"})
"""What the bot does to members who do not act."""
CHECK_IN = 5 * MINUTE
"""A contest that was to start while nobody could check in gives at least so long for it."""
WAIT = 3 * MINUTE
"""A live round waits so long for members."""


@dataclass
class Calendar:
    """What a contest's dates were, and when nobody could act."""

    lost: list[Span] = field(default_factory=list)
    away_since: int | None = None
    promised: dict[int, int] = field(default_factory=dict)
    """The end of each round, as it was when it opened."""
    least: dict[int, int] = field(default_factory=dict)
    """Before which a window does not end, as its last hour was lost."""
    shown: dict[int, int] = field(default_factory=dict)
    """The end of each round that members read last."""
    redrawn: dict[int, int] = field(default_factory=dict)
    """When rounds were drawn again: they have all their time from then."""
    openings: dict[int, tuple[int, int]] = field(default_factory=dict)
    """When each round to come opens, by the last calendar file, and when that was: it has no rounds without matches."""

    def miss(self, since: int, until: int, record: Record, story: Story) -> None:
        """Nobody could act between two times; `record` is the contest as it was before."""
        self.lost.append((since, max(since, until)))
        number = len(story.rounds)
        due = record.deadlines.get(("whistle", number))
        if due is None or record.live or story.paused_at is not None or number in story.closed:
            return
        if since <= due - HOUR and until >= due:
            self.least[number] = due + DAY

    def forget(self, number: int) -> None:
        """A round is drawn again."""
        for each in (self.promised, self.least, self.shown):
            each.pop(number, None)
        self.openings.clear()

    def time_lost(self, story: Story, begin: int, end: int) -> int:
        """How long nobody could act between two times."""
        spans = [*self.lost, *story.pauses]
        if self.away_since is not None:
            spans.append((self.away_since, end))
        return inside(spans, begin, end)

    def judge_event(self, record: Record, story: Story, event: Event, verdicts: Verdicts) -> None:
        """A decision of the bot comes in its time; `story` is the contest before it."""
        if event.kind == "undrawn":
            self.forget(event.data["round"])
            self.redrawn[event.data["round"]] = event.at
        if event.by is not None:
            return
        if event.kind in AGAINST_MEMBERS:
            away = self.away_since is not None and event.at >= self.away_since
            gone = away or any(since < event.at < until for since, until in self.lost) or story.paused_at is not None
            verdicts.judge("nobody acts", not gone, f"{event.kind} while nobody could act, event {event.seq}")
        if event.kind == "whistled":
            self._judge_end(record, story, event.data["round"], event.at, "whistle", verdicts)
        elif event.kind == "paired" and story.rounds and not record.live:
            self._judge_opening(story, event.data["round"], event.at, verdicts)
            if event.data["round"] not in self.redrawn:  # else the round before had ended when it was drawn first
                self._judge_end(record, story, len(story.rounds), event.at, "next round", verdicts)
        elif event.kind == "missing" and event.data["round"] == len(story.rounds):
            had = event.at - story.rounds[-1].at - self.time_lost(story, story.rounds[-1].at, event.at)
            verdicts.judge("nobody acts", had >= WAIT, f"missing after {had / MINUTE:.0f} minutes")
        elif event.kind in ("seeded", "cancelled") and not story.seeds and record.live and record.plan["check_in"]:
            begun = story.checking_at
            had = 0 if begun is None else event.at - begun - self.time_lost(story, begun, event.at)
            verdicts.judge("nobody acts", had >= CHECK_IN, f"{event.kind} after {had / MINUTE:.0f} minutes of check-in")

    def _judge_opening(self, story: Story, number: int, at: int, verdicts: Verdicts) -> None:
        opens, read_at = self.openings.pop(number, (at, at))
        lost = self.time_lost(story, read_at, at)
        name = f"round {number} opens {(at - opens) / DAY:.1f} days after it was to open"
        verdicts.judge("shown dates", -HOUR <= at - opens <= lost + HOUR, name)

    def _judge_end(self, record: Record, story: Story, number: int, at: int, what: str, verdicts: Verdicts) -> None:
        if not story.rounds[number - 1].matches:
            return  # it takes no time
        opened, played_to = story.rounds[number - 1].at, story.closed.get(number, at)
        away = until([*self.lost, (at if self.away_since is None else self.away_since, at)], played_to)
        lost = inside((*away, *story.pauses), opened, at) + story.extended.get(number, 0)
        name = f"{what} of round {number} after {(at - opened) / HOUR:.1f} h"
        if not record.live:
            least = days_later(opened, record.config["days"], record.plan["zone"])
            slack = self._slack(record, story, number)
            verdicts.judge("days", at >= least - slack, f"{name}: it has {record.config['days']} days")
            if number in self.redrawn:
                least = days_later(self.redrawn[number], record.config["days"], record.plan["zone"])
                verdicts.judge("days", at >= least - MINUTE, f"{name}, which was drawn again")
        promised = self.promised.get(number)
        if promised is not None:
            law, what_was = (
                ("lost time", f"{lost / HOUR:.1f} h were lost") if lost else ("no sooner", "nothing was lost")
            )
            verdicts.judge(law, at >= promised + lost - MINUTE, f"{name}: {what_was}")
        if number in self.least and what == "whistle":
            verdicts.judge("lost time", at >= self.least[number] - MINUTE, f"{name}: its last hour was lost")
        if number in self.shown and what == "whistle":
            verdicts.judge("shown dates", at >= self.shown[number] - MINUTE, f"{name}: members read a later end")

    def _slack(self, record: Record, story: Story, number: int) -> int:
        """By how much the days of a round may be short: an hour if it opened late as matches were played on.

        A day on which the clocks skip the time of an opening may be short by as much; else it is the minutes until
        the bot looks.
        """
        opened, closed = story.rounds[number - 1].at, story.closed.get(number - 1)
        waited = None if closed is None else opened - closed - self.time_lost(story, closed, opened)
        played_on = waited is not None and waited <= MINUTE
        return HOUR if played_on or clocks_change(opened, record.plan["zone"]) else WAIT

    def note_record(self, record: Record, story: Story) -> None:
        """The dates as they are stored now."""
        number = len(story.rounds)
        due = record.deadlines.get(("whistle", number))
        if due is not None:
            self.promised.setdefault(number, due)

    def judge_message(self, message: Message, record: Record, story: Story, verdicts: Verdicts) -> None:
        """A date that members read is that of the round."""
        number, stamps = len(story.rounds), message.stamps
        running = bool(story.rounds) and not story.ended and story.paused_at is None and number not in story.closed
        due = record.deadlines.get(("whistle", number))
        if message.purpose == "calendar":
            appointments = tuple(_appointments(message.text))
            for nth, opens, closes in appointments:
                self._judge_window("calendar file", nth, (opens, closes), record, story, verdicts)
            if story.paused_at is None:
                self.openings = {nth: (opens, message.at) for nth, opens, _ in appointments if nth > number}
        elif message.purpose == "schedule" and not record.live and len(stamps) >= 2 and story.paused_at is None:
            shown = stamps[0], stamps[1] + MINUTE
            self._judge_window("shown dates", message.number, shown, record, story, verdicts)
        elif message.purpose == "board" and running and stamps and due is not None:
            self.shown[number] = max(stamps)
            verdicts.judge("shown dates", abs(max(stamps) - due) <= MINUTE, f"the board says another end of {number}")

    def _judge_window(
        self, law: str, number: int, shown: Span, record: Record, story: Story, verdicts: Verdicts
    ) -> None:
        """The days of a round as they are shown somewhere."""
        opens, closes = shown
        now = len(story.rounds)
        name = f"round {number} in round {now}"
        if number > now:
            least = days_later(opens, record.config["days"], record.plan["zone"])
            verdicts.judge(law, abs(closes - least) <= HOUR, f"{name}: {(closes - opens) / DAY:.1f} days")
            if number == now + 1:
                ends = record.deadlines.get(("next", now), record.deadlines.get(("whistle", now)))
                verdicts.judge(law, ends is None or abs(opens - ends) <= HOUR, f"{name}: another opening")
            return
        verdicts.judge(law, abs(opens - story.rounds[number - 1].at) <= HOUR, f"{name}: another opening")
        if number == now and number not in story.closed:
            ends = record.deadlines.get(("whistle", number))
            verdicts.judge(law, ends is None or abs(closes - ends) <= HOUR, f"{name}: another end")


def _appointments(text: str) -> Iterator[tuple[int, int, int]]:
    """The rounds of a calendar file (RFC 5545), each with its begin and its end."""
    for event in text.replace("\r\n ", "").split("BEGIN:VEVENT")[1:]:
        number = re.search(r"^UID:\w+-(\d+)@", event, re.MULTILINE)
        times = [re.search(rf"^{name}:(\d{{8}}T\d{{6}})Z", event, re.MULTILINE) for name in ("DTSTART", "DTEND")]
        if number is not None and all(times):
            opens, closes = (datetime.strptime(f"{found[1]}+0000", "%Y%m%dT%H%M%S%z") for found in times if found)
            yield int(number[1]), round(1000 * opens.timestamp()), round(1000 * closes.timestamp())
