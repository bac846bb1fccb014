"""Commands about table talk and scores: reports, rulings, corrections."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Command
from bot.tables.errors import Code
from bot.tables.game import Change, Correction, Decision, Office, StoredTable, state_at_play
from bot.tables.length import check_length
from bot.tables.lobby.seats import seat_of
from bot.tables.model import Member, Table
from bot.tables.reports import (
    Report,
    Ruling,
    check_acceptance,
    check_ruling,
    only_proposes,
    open_report,
    report_of,
    ruled,
    with_report,
)
from engine import Award, Correct, IllegalAction, Refusal, Refused, Replay, Seat, view


@final
@dataclass(frozen=True, slots=True)
class ReportTalk(Command):
    """A member reports table talk in the current hand, once; `message` shows the report."""

    member: Member
    hand: int
    message: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table with the report."""
        state_at_play(before)
        seat = seat_of(before.table, self.member.user)
        if not before.has_cards_out or before.hand_number != self.hand:
            raise IllegalAction(Refusal.NOT_NOW)
        if report_of(before.reports, self.hand, seat) is not None:
            raise Refused(Code.REPORTED_ALREADY)
        return Change(_with_report(before, Report(self.hand, seat, self.message), now))


@final
@dataclass(frozen=True, slots=True)
class RuleOnTalk(Command):
    """The host or a moderator rules on the report that a message shows, once.

    In a rated game or a contest only a moderator who does not sit there rules; the ruling of a player is a proposal to
    the other side, which `AcceptRuling` makes stand.
    """

    member: Member
    ruling: Ruling
    hand: int
    seat: Seat
    message: int

    def judge_at(self, table: Table) -> Member | None:
        """See `Command`: whoever sits there only proposes."""
        return None if only_proposes(table, self.member) else self.member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The ruling as a line of the log; a proposal, or that play goes on, is none."""
        state_at_play(before)
        before.check_no_leaver(self.member)
        table = before.table
        report = open_report(before.reports, self.hand, self.seat, self.message)
        check_ruling(table, self.member, self.ruling, self.seat)
        if not only_proposes(table, self.member):
            return _rule(before, report, self.ruling, self.member, now)
        _check_in_time(before, report, self.ruling)
        proposal = replace(report, proposed=self.ruling, proposed_by=table.seat_of(self.member.user))
        return Change(_with_report(before, proposal, now))


@final
@dataclass(frozen=True, slots=True)
class AcceptRuling(Command):
    """A member of the other side accepts the ruling proposed on a report, which then stands."""

    member: Member
    ruling: Ruling
    hand: int
    seat: Seat
    message: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The ruling as a line of the log."""
        state_at_play(before)
        report = open_report(before.reports, self.hand, self.seat, self.message)
        check_acceptance(before.table, self.member, report)
        if report.proposed is not self.ruling:
            raise Refused(Code.STALE)
        return _rule(before, report, self.ruling, self.member, now)


def _check_in_time(before: StoredTable, report: Report, ruling: Ruling) -> None:
    if ruling is Ruling.REPLAY:
        if before.hand_number != report.hand:
            raise Refused(Code.STALE)
        check_length(before)


def _with_report(before: StoredTable, report: Report, now: int) -> StoredTable:
    return replace(before.with_table(before.table, now), reports=with_report(before.reports, report))


def _rule(before: StoredTable, report: Report, ruling: Ruling, by: Member, now: int) -> Change:
    """The ruling, made for good; at a rated table the journal says so."""
    _check_in_time(before, report, ruling)
    table, done = before.table, ruled(report)
    if ruling is Ruling.NOTHING:
        change = Change(_with_report(before, done, now))
    else:
        action = Replay() if ruling is Ruling.REPLAY else Award(table.rules.side_of(report.seat))
        change = before.play_action(action, now, by.user)
        change = replace(change, after=replace(change.after, reports=with_report(before.reports, done)))
    if not table.rated:
        return change
    agreed = report.proposed_by is not None and table.seat_of(by.user) is not None
    proposer = table.seats[report.proposed_by] if agreed and report.proposed_by is not None else None
    detail = f"{report.hand} {ruling.name.lower()}"
    return replace(change, decision=Decision(Office.RULING, by, now, table.seats[report.seat], proposer, detail))


@final
@dataclass(frozen=True, slots=True)
class CorrectScores(Command):
    """A moderator corrects the scores, by side, between two hands; finished hands stay as they were.

    Nobody may who plays there: neither the host nor a moderator.
    """

    member: Member
    scores: tuple[int, ...]
    key: int | None = None
    reason: str = ""

    @property
    def interaction(self) -> tuple[int, int] | None:
        """See `Command`."""
        return None if self.key is None else (self.member.user, self.key)

    def judge_at(self, table: Table) -> Member:
        """See `Command`."""
        del table
        return self.member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The correction as a line of the log, and for the journal its author and reason."""
        scores, member = view(state_at_play(before), None).scores, self.member
        if not member.moderator:
            raise Refused(Code.NOT_MODERATOR)
        before.check_no_player(member)
        check_length(before)
        change = before.play_action(Correct(self.scores), now, member.user, self.key)
        return replace(change, correction=Correction(member, scores, self.scores, self.reason, now))
