"""Organisers rename a published contest, or say something else about it."""

from dataclasses import dataclass, replace
from typing import final

from bot.contests.calls import members_of, parts_of
from bot.contests.changes import Change
from bot.contests.commands.base import OrganiserCommand, check_not_over
from bot.contests.commands.organising import check_name
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.plan import encode
from bot.contests.purposes import Purpose
from bot.contests.state import Stage, StoredContest
from bot.user_text import tidy
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class Rename(OrganiserCommand):
    """Give a contest another name and another description."""

    name: str
    description: str

    def carry_out(self, stored: StoredContest, now: int) -> Change:
        """The contest with both; a message calls all who take part, if the name is another.

        Raises:
            Refused: OVER, UNKNOWN for a draft, BAD_NAME.
        """
        check_not_over(stored)
        if stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.UNKNOWN)
        name, plan = check_name(self.name), replace(stored.plan, description=tidy(self.description))
        if (name, plan) == (stored.name, stored.plan):
            return Change()
        note = Note(Kind.CHANGED, {"plan": encode(plan), "name": name, "was": stored.name, "renamed": 1})
        posts = () if name == stored.name else parts_of(Purpose.RENAMED, stored.revision + 1, members_of(stored))
        return Change(happenings=(note,), plan=plan, name=name, posts=posts)
