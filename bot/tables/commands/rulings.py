"""Commands about table talk and scores: reports, rulings, corrections."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Command
from bot.tables.errors import Code
from bot.tables.game import Change, Correction, Decision, Office, StoredTable, state_at_play
from bot.tables.length import check_length
from bot.tables.lobby.seats import seat_of
from bot.tables.model import Member, Table
from bot.tables.reports import Report, Ruling, check_ruling, open_report, report_of, with_report
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

    In a rated game or a contest only a moderator who does not play there rules.
    """

    member: Member
    ruling: Ruling
    hand: int
    seat: Seat
    message: int

    def judge_at(self, table: Table) -> Member:
        """See `Command`."""
        del table
        return self.member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The ruling as a line of the log; that play goes on is none."""
        state_at_play(before)
        before.check_no_leaver(self.member)
        table = before.table
        report = open_report(before.reports, self.hand, self.seat, self.message)
        check_ruling(table, self.member, self.ruling, self.seat)
        if self.ruling is Ruling.REPLAY:
            if before.hand_number != report.hand:
                raise Refused(Code.STALE)
            check_length(before)
        done = replace(report, ruled=True)
        if self.ruling is Ruling.NOTHING:
            change = Change(_with_report(before, done, now))
        else:
            action = Replay() if self.ruling is Ruling.REPLAY else Award(table.rules.side_of(report.seat))
            change = before.play_action(action, now, self.member.user)
            change = replace(change, after=replace(change.after, reports=with_report(before.reports, done)))
        if not table.rated:
            return change
        detail = f"{report.hand} {self.ruling.name.lower()}"
        return replace(change, decision=Decision(Office.RULING, self.member, now, table.seats[report.seat], detail))


def _with_report(before: StoredTable, report: Report, now: int) -> StoredTable:
    return replace(before.with_table(before.table, now), reports=with_report(before.reports, report))


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
