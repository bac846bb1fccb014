"""What organisers have asked each other, and from whom they have their rights, read from the events of a contest."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.event_rows import WEIGHT, pages
from bot.contests.notes import Asked, Kind
from bot.contests.state import StoredContest
from bot.tables.long_logs import in_thread_if_long
from engine.contest.events import Player

_KINDS: Final = (Kind.DEPUTY, Kind.HANDED, Kind.PROPOSED, Kind.ASKED, Kind.OWN)


async def with_organisers(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """The contest with its questions, and the members from whom its organiser and its deputies have their rights.

    Raises:
        KeyError, TypeError, ValueError: For events that no version has written.
    """
    said = RightsAndQuestions(stored)
    async for rows in pages(connection, stored.id, 0, _KINDS):
        await in_thread_if_long(WEIGHT * len(rows), said.take, rows)
    return replace(
        stored,
        questions=said.questions,
        proposed_by=said.proposed_by,
        named_by=said.of_deputies,
        handed_by=said.of_organiser,
    )


class RightsAndQuestions:
    """The questions, and whose rights organiser and deputies have: all who passed them on, from hand to hand."""

    def __init__(self, stored: StoredContest) -> None:
        self._stored = stored
        self._organiser: int | None = None
        """None for whoever made the contest."""
        self._proposers = dict[int, int | None]()
        self.questions = dict[int, Asked]()
        self.proposed_by = dict[int, int]()
        self.of_organiser: frozenset[int] = frozenset()
        self.of_deputies: dict[Player, frozenset[int]] = {}

    def take(self, rows: Iterable[Any]) -> None:
        """The next events in order."""
        for row in rows:
            data = json.loads(row.data)
            by = self._proposers.get(data.get("proposal"), row.by_id)
            if row.kind == Kind.PROPOSED:
                self._proposers[row.seq] = row.by_id
                if row.by_id is not None:
                    self.proposed_by[row.seq] = row.by_id
            elif row.kind == Kind.OWN:  # right after what was decided in one's own cause
                self.proposed_by.pop(row.seq - 1, None)
            elif row.kind == Kind.ASKED:
                self.questions[data["number"]] = Asked(**data, at=row.at)
            elif row.kind == Kind.DEPUTY and by is not None:
                self._name_deputy(data["player"], by, now=bool(data["now"]))
            elif by is not None:
                self._hand_over(by, row.by_id)

    def _name_deputy(self, player: Player, by: int, *, now: bool) -> None:
        given = self._givers_of(by)
        self.of_deputies.pop(player, None)
        if now:
            self.of_deputies[player] = given

    def _hand_over(self, by: int, to: int | None) -> None:
        self.of_organiser, self._organiser = self._givers_of(by), to

    def _givers_of(self, by: int) -> frozenset[int]:
        """A member, and those from whom the member has the right."""
        found, people = {by}, self._stored.people
        if self._organiser is not None and self._stored.are_same(by, self._organiser):
            found |= self.of_organiser
        for player, givers in self.of_deputies.items():
            if player in people and self._stored.are_same(by, people[player].user):
                found |= givers
        return frozenset(found)
