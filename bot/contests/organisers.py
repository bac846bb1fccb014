"""What organisers have asked each other, and from whom they have their rights, read from the events of a contest."""

import json
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.changes import with_question
from bot.contests.notes import Kind
from bot.contests.state import StoredContest
from bot.store import schema
from engine.contest.events import Player


async def with_organisers(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """The contest with its questions, and the members from whom its organiser and its deputies have their rights.

    Raises:
        KeyError, TypeError, ValueError: For events that no version has written.
    """
    of, kinds = schema.contest_events.c, (Kind.DEPUTY, Kind.HANDED, Kind.PROPOSED, Kind.ASKED)
    query = select(of.seq, of.kind, of.data, of.by_id, of.at)
    query = query.where(of.contest_id == stored.id, of.kind.in_([kind.value for kind in kinds])).order_by(of.seq)
    rights, proposers = _Rights(stored), dict[int, int | None]()
    for row in await connection.execute(query):
        data = json.loads(row.data)
        by = proposers.get(data.get("proposal"), row.by_id)
        if row.kind == Kind.PROPOSED:
            proposers[row.seq] = row.by_id
        elif row.kind == Kind.ASKED:
            stored = with_question(stored, data, row.at)
        elif row.kind == Kind.DEPUTY and by is not None:
            rights.name_deputy(data["player"], by, now=bool(data["now"]))
        elif by is not None:
            rights.hand_over(by, row.by_id)
    return replace(stored, named_by=rights.of_deputies, handed_by=rights.of_organiser)


class _Rights:
    """Whose rights the organiser and the deputies have: all who passed them on, from hand to hand."""

    def __init__(self, stored: StoredContest) -> None:
        self._stored = stored
        self._organiser: int | None = None
        """None for whoever made the contest."""
        self.of_organiser: frozenset[int] = frozenset()
        self.of_deputies: dict[Player, frozenset[int]] = {}

    def name_deputy(self, player: Player, by: int, *, now: bool) -> None:
        """Somebody is a deputy, or no longer."""
        given = self._givers_of(by)
        self.of_deputies.pop(player, None)
        if now:
            self.of_deputies[player] = given

    def hand_over(self, by: int, to: int | None) -> None:
        """Somebody is the organiser."""
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
