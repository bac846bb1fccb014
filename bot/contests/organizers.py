"""What organizers do that judges nothing: from the draft to calling off."""

from dataclasses import dataclass, replace
from typing import Final, final

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS
from bot.contests.commands import (
    ContestChange,
    ContestRuling,
    OrganiserCommand,
    check_judge,
    check_not_over,
    clean_text,
)
from bot.contests.dates import pace_of
from bot.contests.entries import cancellation_posts, to_everybody
from bot.contests.errors import ContestCode
from bot.contests.model import Deadline, DeadlineKind, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.plan import Plan, encode
from bot.contests.posts import Purpose, members_of, parts_of
from bot.contests.rounds import go_on, opening_posts
from bot.user_text import tidy
from engine import Refused
from engine.contest.events import Cancelled
from engine.contest.formats import check

LONGEST_NAME: Final = 48
"""Characters of a contest's name."""
LATER: Final = (10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 2 * DAY_MS, WEEK_MS)
"""By how much a round can be extended by one press, milliseconds."""
_MOST_LATER: Final = 4 * WEEK_MS


@final
@dataclass(frozen=True, slots=True)
class Edit(OrganiserCommand):
    """Change the plan, the name or the channel of a draft; of a published contest only the start, to a later one."""

    plan: Plan | None = None
    name: str | None = None
    channel: int | None = None
    seen: int | None = None
    """The revision that the organiser saw; without it any."""

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest changed; after publishing only its start, to a later one, before it passes: all are called."""
        check_seen(stored, self.seen)
        before, plan = stored.plan, self.plan or stored.plan
        if plan.starts_at != before.starts_at and plan.meant == before.meant:
            plan = replace(plan, meant="")
        check(plan.config)
        if stored.stage is not Stage.DRAFT:
            same = replace(plan, starts_at=before.starts_at, meant=before.meant) == before
            if stored.stage not in (Stage.OPEN, Stage.CHECKING) or not same:
                raise Refused(ContestCode.NOT_A_DRAFT)
            if stored.paused:  # going on moves it
                raise Refused(ContestCode.STALE)
            if not now < before.starts_at < plan.starts_at:
                raise Refused(ContestCode.ONLY_LATER)
        called = stored.stage is not Stage.DRAFT
        posts = to_everybody(stored, Purpose.NEW_START, stored.revision + 1) if called else ()
        name = None if self.name is None else check_name(self.name)
        return replace(with_plan(plan, name), channel=self.channel, posts=posts)


@final
@dataclass(frozen=True, slots=True)
class Publish(OrganiserCommand):
    """Let members sign up."""

    seen: int | None = None
    """As of `Edit`."""

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest is open, and whose rights its calls need; its board is wanted, and its event if there is one."""
        check_seen(stored, self.seen)
        if stored.stage is not Stage.DRAFT:
            raise Refused(ContestCode.NOT_A_DRAFT)
        check_future(stored.plan, now)
        posts = opening_posts(stored.plan)
        return ContestChange(happenings=(LogNote(NoteKind.PUBLISHED),), posts=posts, organiser=self.member.user)


@final
@dataclass(frozen=True, slots=True)
class PauseContest(ContestRuling):
    """Stop the contest for a while: its clocks and dates stand."""

    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest paused."""
        check_not_over(stored)
        if stored.paused or stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.STALE)
        posts = to_everybody(stored, Purpose.TIME, stored.revision + 2)
        return ContestChange(happenings=(LogNote(NoteKind.PAUSED),), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class Resume(OrganiserCommand):
    """Go on after a pause."""

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest goes on, and everything is due later by the pause."""
        check_not_over(stored)
        if not stored.paused:
            raise Refused(ContestCode.STALE)
        return replace(go_on(stored, now), step=None)


@final
@dataclass(frozen=True, slots=True)
class Extend(OrganiserCommand):
    """Give a round more time."""

    ms: int

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The end of the last round later by `ms`, ten minutes to four weeks."""
        check_running(stored)
        key = (DeadlineKind.WHISTLE, stored.round)
        if not stored.open_places:
            raise Refused(ContestCode.NOT_RUNNING)
        if stored.paused or not LATER[0] <= self.ms <= _MOST_LATER:  # going on after a pause moves it
            raise Refused(ContestCode.STALE)
        known = stored.deadlines.get(key)
        ends_at, began_at = (now, None) if known is None else (known.due_at, known.began_at)
        due = Deadline(max(now, ends_at) + self.ms, now if began_at is None else began_at)
        reminders = pace_of(stored.plan).reminders(stored.round, stored.drawn_at[stored.round], due, now)
        note = LogNote(NoteKind.EXTENDED, {"round": stored.round, "ms": self.ms})
        posts = to_everybody(stored, Purpose.TIME, stored.revision + 1)
        return ContestChange(happenings=(note,), deadlines={key: due, **reminders}, posts=posts)


@final
@dataclass(frozen=True, slots=True)
class Announce(OrganiserCommand):
    """Say something to all who take part."""

    text: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The announcement, wanted in the contest's channel."""
        check_not_over(stored)
        note = LogNote(NoteKind.ANNOUNCED, {"text": clean_text(self.text)})
        posts = to_everybody(stored, Purpose.ANNOUNCEMENT, stored.revision + 1)
        return ContestChange(happenings=(note,), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class Cancel(ContestRuling):
    """End the contest, so that it counts for nobody; in a series the next one follows.

    Whoever plays in it may do so before the draw only.
    """

    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest cancelled."""
        check_not_over(stored)
        if stored.contest.seeds:
            check_judge(stored, self.member.user)
        posts = () if stored.stage is Stage.DRAFT else cancellation_posts(stored)
        return ContestChange(happenings=(Cancelled(),), deadlines=stored.without_deadlines(), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class EndSeries(OrganiserCommand):
    """Let no other contest follow this one."""

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest as the last of its series."""
        check_not_over(stored)
        if not stored.plan.repeats:
            raise Refused(ContestCode.STALE)
        return with_plan(replace(stored.plan, repeats=False))


def with_plan(plan: Plan, name: str | None = None) -> ContestChange:
    """The contest with another plan, or name, which nobody is called for."""
    return ContestChange(
        happenings=(LogNote(NoteKind.CHANGED, {"plan": encode(plan), "name": name}),), plan=plan, name=name
    )


def check_seen(stored: StoredContest, seen: int | None) -> None:
    """Refuse a change of what another organiser has changed since.

    Raises:
        Refused: STALE.
    """
    if seen is not None and stored.revision != seen:
        raise Refused(ContestCode.STALE)


def check_running(stored: StoredContest) -> None:
    """Refuse contests that are not being played.

    Raises:
        Refused: NOT_RUNNING.
    """
    if stored.stage is not Stage.RUNNING:
        raise Refused(ContestCode.NOT_RUNNING)


def check_future(plan: Plan, now: int) -> None:
    """Refuse a start that is not in the future.

    Raises:
        Refused: PAST.
    """
    if plan.starts_at <= now:
        raise Refused(ContestCode.PAST)


def check_name(name: str) -> str:
    """A contest's name, on one line.

    Raises:
        Refused: BAD_NAME for none, or one that is too long.
    """
    found = tidy(name)
    if not 0 < len(found) <= LONGEST_NAME:
        raise Refused(ContestCode.BAD_NAME, most=LONGEST_NAME)
    return found


@final
@dataclass(frozen=True, slots=True)
class Rename(OrganiserCommand):
    """Give a contest another name and another description; until the draw also more places."""

    name: str
    description: str
    most: int | None = None
    """As many places; without it as many as there are."""

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest with these."""
        check_not_over(stored)
        if stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.UNKNOWN)
        name, plan = check_name(self.name), replace(stored.plan, description=tidy(self.description))
        if self.most is not None and self.most != plan.config.most:
            plan = with_places(stored, plan, self.most)
        if (name, plan) == (stored.name, stored.plan):
            return ContestChange()
        return with_plan(plan, name)


def with_places(stored: StoredContest, plan: Plan, most: int) -> Plan:
    """The plan with more places.

    Raises:
        Refused: BAD_PLACES for fewer, after the draw, in a final, or for more than there can be tables.
    """
    room = plan.config.most if plan.is_final else min(plan.format.most, pace_of(plan).most_tables * 4 // plan.size)
    if stored.contest.seeds or not plan.config.most <= most <= room:
        raise Refused(ContestCode.BAD_PLACES, least=plan.config.most, most=room)
    return replace(plan, config=replace(plan.config, most=most))


@final
@dataclass(frozen=True, slots=True)
class MoveTo(OrganiserCommand):
    """Let a contest go on in another channel; to the same one again, its board and its tables are posted again."""

    channel: int

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest in the channel; a message there calls all who take part."""
        check_not_over(stored)
        if stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.UNKNOWN)
        posts = parts_of(Purpose.MOVED, stored.revision + 1, members_of(stored))
        return replace(with_plan(stored.plan), channel=self.channel, posts=posts)
