"""When a contest and its rounds are: live, one after the other, or in windows of days. Keys are of the catalogue."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import inf
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias, final

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS
from bot.contests.model import Deadline, DeadlineKind, StoredContest
from bot.contests.plan import LIVE_CLOCK_MS, WINDOW_CLOCK_MS, Plan, window
from bot.tables.length import SECONDS, decisions_of
from bot.tables.model import CLOCK_MIN_MS
from bot.wall_clock import days_later, end_stamp, instant, stamp
from engine.contest.config import Pace
from engine.contest.formats.format import Rule, rule

Deadlines: TypeAlias = Mapping[tuple[DeadlineKind, int], Deadline | None]
MISSING_MS: Final = 3 * MINUTE_MS
"""How long a live round waits for a member before a computer plays."""
LATE_MS: Final = 2 * MINUTE_MS
"""A start that is missed by more is a missed one: the bot was away."""
BREAK_MS: Final = 90_000
"""Between the last result of a live round and the next round."""
REMINDERS_MS: Final = (DAY_MS, 3 * HOUR_MS)
"""Members are reminded of a match so long before the end of its window, and at half of the window."""
_WHISTLE: Final = 1.5
"""A live round may last so many times as long as expected; then computers hurry it."""
_THINKING: Final = 0.1
"""Of the clock, that a member takes for a decision on average: an estimate, to be measured in played contests."""
_LONGEST_THOUGHT_S: Final = 6.0


@dataclass(frozen=True, slots=True)
class Pacing(ABC):
    """The pace of a plan. Times are milliseconds UTC."""

    plan: Plan

    key: ClassVar[Pace]
    choices: ClassVar[frozenset[str]]
    """What an organiser may choose for this pace only, by the names of `bot.contests.fields.DraftField`."""
    usual_clock_ms: ClassVar[int]
    """Of a turn, in a new draft."""
    late_clock_ms: ClassVar[int]
    """Of a turn, when the time of a round is up."""
    late_start_ms: ClassVar[float] = inf
    """A start that is missed by more is a missed one."""
    most_pause_ms: ClassVar[int]
    """After which a pause ends by itself."""
    most_tables: ClassVar[int] = sys.maxsize
    """At a time."""
    check_in_ms: ClassVar[int]
    """Members check in so long before the start."""
    drops_absent: ClassVar[bool] = False
    """Whether a member who has missed two rounds in a row has left."""
    usually_checks_in: ClassVar[bool] = False
    """Whether members check in, in a new draft."""
    has_seasons: ClassVar[bool] = False
    """Whether the next contest of a series is a season."""
    forfeits: ClassVar[bool] = False
    """Whether a pair that has not begun its match loses it when the time of a round is up."""
    length: ClassVar[str]
    length_in_preview: ClassVar[str]

    @property
    def checks_in(self) -> bool:
        """Whether members check in before the start."""
        return self.plan.check_in

    @property
    @abstractmethod
    def expected_ms(self) -> int:
        """How long a round probably lasts, the slowest of a few tables excepted."""

    @property
    def whistle_ms(self) -> int:
        """How long a round may last before its clocks fall."""
        return self.expected_ms

    @property
    def whistle_clock_ms(self) -> int:
        """How long a turn lasts, at most, when the time of a round is up."""
        return min(self.plan.clock_ms, self.late_clock_ms)

    @property
    @abstractmethod
    def shown_ms(self) -> int:
        """The length of a round as members read it."""

    @abstractmethod
    def ends_at(self, rounds: int) -> int:
        """When a contest of so many rounds probably ends."""

    @abstractmethod
    def round_ends_at(self, opened: int, now: int) -> int:
        """When the time of a round is up that is drawn now, and was to open at `opened`."""

    @abstractmethod
    def a_round_later(self, at: int) -> int:
        """When the round after one ends that is probably over at `at`, as far as dates are known."""

    @abstractmethod
    def next_round(self, number: int, now: int, *, played: bool) -> Deadline:
        """When the round after `number` opens, which is over now; at once where nobody would have met in it."""

    def drawn_again(self, number: int, at: int) -> Deadlines:
        """What is due after the draw of a round has been taken back."""
        del number, at
        return {}

    def at_draw(self, number: int, whistle: Deadline, now: int) -> Deadlines:
        """What is due in a round that is drawn now."""
        return self.reminders(number, now, whistle, now)

    def reminders(self, number: int, opened: int, whistle: Deadline, now: int) -> Deadlines:
        """When members are reminded next of a round that opened at `opened`."""
        del number, opened, whistle, now
        return {}

    def days_of(self, number: int) -> tuple[int, int] | None:
        """From when to when a round is, where it has days."""
        del number
        return None

    def end_stamp(self, at: int, style: str = "F") -> str:
        """The end of a round as Discord shows it."""
        return stamp(at, style)

    def opening_stamp(self, at: int) -> str:
        """When a round begins: by the clock where that is today."""
        return stamp(at, "t")

    def end_in_preview(self, at: int) -> str:
        """The end of a contest as its preview shows it."""
        return stamp(at, "t")

    def check_in_rules(self, key: str) -> Iterator[Rule]:
        """Who has to say before the start that they are there."""
        if self.checks_in:
            yield rule(key, minutes=self.check_in_ms // MINUTE_MS)
            if self.plan.size == 2 and not self.plan.is_final:
                yield rule("contest-rule-check-in-pairs")

    @abstractmethod
    def opening_rules(self) -> Iterator[Rule]:
        """How a contest and its rounds begin."""

    @abstractmethod
    def whistle_rules(self, clock: str) -> Iterator[Rule]:
        """What happens when the time of a round is up; `clock` is that of a turn then."""

    def missing_rules(self) -> Iterator[Rule]:
        """What happens to members who do not come to a round."""
        return iter(())


@final
@dataclass(frozen=True, slots=True)
class _Live(Pacing):
    """One round after the other, while everybody is there."""

    key = Pace.LIVE
    choices = frozenset({"checkin"})
    usual_clock_ms = LIVE_CLOCK_MS
    late_clock_ms = CLOCK_MIN_MS  # shorter than any clock that there is
    late_start_ms = LATE_MS
    most_pause_ms = DAY_MS
    most_tables = 64
    check_in_ms = 30 * MINUTE_MS
    drops_absent = True
    usually_checks_in = True
    length = "league-round-live"
    length_in_preview = "contest-preview-live"

    @property
    def expected_ms(self) -> int:
        """Decisions as measured by rule of thumb, pauses as the table makes them, thoughts by the clock."""
        return playing_ms(self.plan)

    @property
    def whistle_ms(self) -> int:
        return round(_WHISTLE * self.expected_ms)

    @property
    def shown_ms(self) -> int:
        return round(self.expected_ms / MINUTE_MS) * MINUTE_MS

    def ends_at(self, rounds: int) -> int:
        plan, length = self.plan, self.expected_ms
        longer = playing_ms(plan.of_last_match) - length
        ends_at = plan.starts_at + rounds * length + max(0, rounds - 1) * BREAK_MS + longer
        if plan.opens:  # it is being played, and may have been paused
            left = max(0, rounds + 1 - len(plan.opens))
            ends_at = max(ends_at, plan.opens[-1] + left * (length + BREAK_MS))
        return ends_at

    def round_ends_at(self, opened: int, now: int) -> int:
        return now + self.whistle_ms

    def a_round_later(self, at: int) -> int:
        return at

    def next_round(self, number: int, now: int, *, played: bool) -> Deadline:
        return Deadline(now + BREAK_MS if played else now, now)

    def at_draw(self, number: int, whistle: Deadline, now: int) -> Deadlines:
        return {(DeadlineKind.MISSING, number): Deadline(now + MISSING_MS, now)}

    def opening_rules(self) -> Iterator[Rule]:
        yield from self.check_in_rules("contest-rule-check-in-live")
        yield rule("contest-rule-opens-live", seconds=BREAK_MS // 1000)

    def whistle_rules(self, clock: str) -> Iterator[Rule]:
        minutes, limit = (round(each / MINUTE_MS) for each in (self.expected_ms, self.whistle_ms))
        yield rule("contest-rule-whistle-live", minutes=minutes, limit=limit, clock=clock)
        if self.plan.ends_with_five:
            yield rule(
                "contest-rule-whistle-five", limit=round(pace_of(self.plan.of_last_match).whistle_ms / MINUTE_MS)
            )

    def missing_rules(self) -> Iterator[Rule]:
        yield rule("contest-rule-missing", minutes=MISSING_MS // MINUTE_MS)


@final
@dataclass(frozen=True, slots=True)
class _Windows(Pacing):
    """Each round within so many days, whenever the four like."""

    key = Pace.WINDOWS
    choices = frozenset({"checkin", "days"})
    usual_clock_ms = WINDOW_CLOCK_MS
    late_clock_ms = 60_000
    most_pause_ms = 2 * WEEK_MS
    check_in_ms = DAY_MS
    has_seasons = True
    forfeits = True
    length = "league-round-days"
    length_in_preview = "contest-preview-days"

    @property
    def expected_ms(self) -> int:
        plan = self.plan
        return days_later(plan.starts_at, plan.config.days, plan.zone) - plan.starts_at

    @property
    def shown_ms(self) -> int:
        return self.plan.config.days * DAY_MS

    def ends_at(self, rounds: int) -> int:
        return window(self.plan, max(1, rounds))[1]

    def round_ends_at(self, opened: int, now: int) -> int:
        return self.a_round_later(opened)

    def a_round_later(self, at: int) -> int:
        plan = self.plan
        return days_later(at, plan.config.days, plan.zone, plan.meant_at.time())

    def next_round(self, number: int, now: int, *, played: bool) -> Deadline:
        begins = window(self.plan, number + 1)[0] if played else now
        return Deadline(begins, now if begins < now else None)  # the round was played on

    def drawn_again(self, number: int, at: int) -> Deadlines:
        return {(DeadlineKind.NEXT, number - 1): Deadline(at, None)}

    def reminders(self, number: int, opened: int, whistle: Deadline, now: int) -> Deadlines:
        return {(DeadlineKind.REMINDER, number): next_reminder(opened, whistle, now)}

    def days_of(self, number: int) -> tuple[int, int]:
        return window(self.plan, number)

    def end_stamp(self, at: int, style: str = "F") -> str:
        return end_stamp(at, style)

    def opening_stamp(self, at: int) -> str:
        return stamp(at, "f")

    def end_in_preview(self, at: int) -> str:
        return end_stamp(at)

    def opening_rules(self) -> Iterator[Rule]:
        yield from self.check_in_rules("contest-rule-check-in-days")
        yield rule("contest-rule-opens-days", days=self.plan.config.days)

    def whistle_rules(self, clock: str) -> Iterator[Rule]:
        yield rule("contest-rule-whistle-days", clock=clock)
        if self.plan.size == 2:
            yield rule("contest-rule-forfeit")


PACES: Final[Mapping[Pace, type[Pacing]]] = MappingProxyType({each.key: each for each in (_Live, _Windows)})


def pace_of(plan: Plan) -> Pacing:
    """The pace of a plan."""
    return PACES[plan.config.pace](plan)


def playing_ms(plan: Plan) -> int:
    """How long a match probably lasts while all four are there."""
    thought = min(_THINKING * plan.clock_ms / 1000, _LONGEST_THOUGHT_S)
    return round(decisions_of(plan.rules, plan.preset) * (SECONDS + thought) * 1000)


def next_reminder(opened: int, whistle: Deadline, now: int) -> Deadline | None:
    """When members are reminded next of a window that opened at `opened`; it moves as the window's end does."""
    times = ((opened + whistle.due_at) // 2, *(whistle.due_at - before for before in REMINDERS_MS))
    due = min((at for at in times if at > max(opened, now)), default=None)
    return None if due is None else Deadline(due, whistle.began_at)


_WEEK: Final = 7
_NOTICE_DAYS: Final = 1
"""Between the end of a contest and the start of its successor, at least."""


def with_dates(stored: StoredContest) -> StoredContest:
    """The contest with the openings of its rounds in its plan (`Plan.opens`)."""
    if not stored.round:
        again = stored.deadlines.get((DeadlineKind.NEXT, 0))  # the first round is drawn again
        return replace(stored, plan=replace(stored.plan, opens=() if again is None else (again.due_at,)))
    opens = [stored.drawn_at[number] for number in range(1, stored.round + 1)] + [_end_of_round(stored)]
    if stored.contest.withdrawn:  # then a league may have rounds without matches, which take no time
        for drawn in stored.plan.format.with_rounds_to_come(stored.contest).rounds[stored.round :]:
            opens.append(pace_of(stored.plan).a_round_later(opens[-1]) if drawn.matches else opens[-1])
    return replace(stored, plan=replace(stored.plan, opens=tuple(opens)))


def _end_of_round(stored: StoredContest) -> int:
    """When the last round that was drawn ends: the next one then opens."""
    opened = stored.drawn_at[stored.round]
    for kind in (DeadlineKind.NEXT, DeadlineKind.WHISTLE):
        if (due := stored.deadlines.get((kind, stored.round))) is not None:
            return max(opened, due.due_at)
    if stored.ended_at is not None:
        return max(opened, stored.ended_at)
    return pace_of(stored.plan).a_round_later(opened)


def next_meant(plan: Plan, ended_at: int | None = None) -> datetime:
    """When the successor in a series is meant to start: on the same day of the week at the same time, after the end.

    `ended_at` is when this one ended, or will; without it, it ends within a week. What was meant counts, not when this
    one could start.
    """
    meant = plan.meant_at + timedelta(days=_WEEK)
    while ended_at is not None and instant(meant, plan.zone) < ended_at + _NOTICE_DAYS * DAY_MS:
        meant += timedelta(days=_WEEK)
    return meant


def next_start(plan: Plan, ended_at: int | None = None) -> int:
    """The instant of `next_meant`."""
    return instant(next_meant(plan, ended_at), plan.zone)
