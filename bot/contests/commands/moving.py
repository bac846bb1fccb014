"""What organisers do when something outside is gone: a contest's channel, or a role that it needs."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, final

from bot.contests.calls import members_of, parts_of
from bot.contests.changes import Change
from bot.contests.commands.base import OrganiserCommand, check_not_over
from bot.contests.commands.organising import with_plan
from bot.contests.errors import ContestCode
from bot.contests.plan import Plan
from bot.contests.purposes import Purpose
from bot.contests.state import Stage, StoredContest
from engine import Refused


class RoleUse(StrEnum):
    """For what a role is needed. Buttons carry its number in this order: new ones come last."""

    ENTRY = "entry"
    """Members need it to sign up."""
    CALL = "call"
    """Announcements call it."""
    ORGANISERS = "organisers"
    """Its members organise the server's contests; the server's settings name it, not the contest."""


ROLE_USES: Final = tuple(RoleUse)


def role_in(plan: Plan, use: RoleUse) -> int | None:
    """The role that a contest's plan names for a use."""
    return plan.role if use is RoleUse.ENTRY else plan.ping_role if use is RoleUse.CALL else None


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


@final
@dataclass(frozen=True, slots=True)
class ChooseRole(OrganiserCommand):
    """Need another role, or none, in place of one that has been deleted."""

    use: RoleUse
    gone: int
    role: int | None

    def carry_out(self, stored: StoredContest, now: int) -> Change:
        """The contest with the role.

        Raises:
            Refused: OVER, STALE when somebody else has chosen one.
        """
        check_not_over(stored)
        if self.use is RoleUse.ORGANISERS or role_in(stored.plan, self.use) != self.gone:
            raise Refused(ContestCode.STALE)
        changed = {"role": self.role} if self.use is RoleUse.ENTRY else {"ping_role": self.role}
        return with_plan(replace(stored.plan, **changed))
