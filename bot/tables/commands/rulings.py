"""Commands of the host or a moderator during a game: rulings on table talk, corrected scores."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Command
from bot.tables.errors import Code
from bot.tables.game import Change, Correction, StoredTable, state_at_play
from bot.tables.lobby.seats import check_manager
from bot.tables.model import Member
from engine import Award, Correct, Refused, Replay, view


@final
@dataclass(frozen=True, slots=True)
class RuleOnTalk(Command):
    """The host or a moderator rules on table talk reported in a hand. `key` is the report, ruled on once."""

    member: Member
    ruling: Replay | Award
    hand: int
    key: int | None = None

    @property
    def interaction(self) -> tuple[int, int] | None:
        """See `Command`."""
        return None if self.key is None else (self.member.user, self.key)

    def decide(self, before: StoredTable, now: int) -> Change:
        """The ruling as a line of the log. `Replay` is refused once the next hand has begun.

        Raises:
            Refused: NOT_STARTED, OVER, CLOSED, NOT_HOST, STALE.
            IllegalAction: NOT_NOW between hands.
        """
        state_at_play(before)
        check_manager(before.table, self.member)
        if isinstance(self.ruling, Replay) and before.hand_number != self.hand:
            raise Refused(Code.STALE)
        return before.play_action(self.ruling, now, self.member.user, self.key)


@final
@dataclass(frozen=True, slots=True)
class CorrectScores(Command):
    """A moderator corrects the scores, by side, between two hands; finished hands stay as they were.

    The host may not, as a player.
    """

    member: Member
    scores: tuple[int, ...]
    key: int | None = None
    reason: str = ""

    @property
    def interaction(self) -> tuple[int, int] | None:
        """See `Command`."""
        return None if self.key is None else (self.member.user, self.key)

    def decide(self, before: StoredTable, now: int) -> Change:
        """The correction as a line of the log, and for the journal its author and reason.

        Raises:
            Refused: NOT_STARTED, OVER, CLOSED, NOT_MODERATOR.
            IllegalAction: NOT_BETWEEN_HANDS, BAD_SCORES, SAME_SCORES, WINNING_SCORES.
        """
        scores, member = view(state_at_play(before), None).scores, self.member
        if not member.moderator:
            raise Refused(Code.NOT_MODERATOR)
        change = before.play_action(Correct(self.scores), now, member.user, self.key)
        return replace(change, correction=Correction(member, scores, self.scores, self.reason, now))
