"""Organisers rename a published contest, say something else about it, or have room for more."""

from dataclasses import dataclass, replace
from typing import final

from bot.contests.changes import Change
from bot.contests.commands.base import OrganiserCommand, check_not_over
from bot.contests.commands.organising import check_name
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.paces import pace_of
from bot.contests.plan import Plan, encode
from bot.contests.state import Stage, StoredContest
from bot.user_text import tidy
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class Rename(OrganiserCommand):
    """Give a contest another name and another description; until the draw also more places."""

    name: str
    description: str
    most: int | None = None
    """As many places; without it as many as there are."""

    def carry_out(self, stored: StoredContest, now: int) -> Change:
        """The contest with these.

        Raises:
            Refused: OVER, UNKNOWN for a draft, BAD_NAME, BAD_PLACES.
        """
        check_not_over(stored)
        if stored.stage is Stage.DRAFT:
            raise Refused(ContestCode.UNKNOWN)
        name, plan = check_name(self.name), replace(stored.plan, description=tidy(self.description))
        if self.most is not None and self.most != plan.config.most:
            plan = with_places(stored, plan, self.most)
        if (name, plan) == (stored.name, stored.plan):
            return Change()
        note = Note(Kind.CHANGED, {"plan": encode(plan), "name": name, "renamed": 1})
        return Change(happenings=(note,), plan=plan, name=name)


def with_places(stored: StoredContest, plan: Plan, most: int) -> Plan:
    """The plan with more places.

    Raises:
        Refused: BAD_PLACES for fewer, after the draw, or for more than there can be tables.
    """
    room = min(plan.format.most, pace_of(plan).most_tables * 4 // plan.size)
    if stored.contest.seeds or not plan.config.most <= most <= room:
        raise Refused(ContestCode.BAD_PLACES, least=plan.config.most, most=room)
    return replace(plan, config=replace(plan.config, most=most))
