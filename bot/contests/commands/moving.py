"""The move of a contest to another channel."""

from dataclasses import dataclass, replace
from typing import final

from bot.contests.calls import members_of, parts_of
from bot.contests.changes import Change
from bot.contests.commands.base import OrganiserCommand, check_not_over
from bot.contests.commands.organising import with_plan
from bot.contests.errors import ContestCode
from bot.contests.purposes import Purpose
from bot.contests.state import Stage, StoredContest
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class MoveTo(OrganiserCommand):
    """Let a contest go on in another channel; to the same one again, its board and its tables are posted again."""

    channel: int

    def carry_out(self, stored: StoredContest, now: int) -> Change:
        """The contest in the channel; a message there calls all who take part.

        Raises:
            Refused: OVER, UNKNOWN for a draft.
        """
        check_not_over(stored)
        if stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.UNKNOWN)
        posts = parts_of(Purpose.MOVED, stored.revision + 1, members_of(stored))
        return replace(with_plan(stored.plan), channel=self.channel, posts=posts)
