"""What organisers have asked each other, and from whom they have their rights, read from the events of a contest."""

import json
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.changes import with_question
from bot.contests.notes import Kind
from bot.contests.state import StoredContest
from bot.store import schema


async def with_organisers(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """The contest with its questions, and the members who named its deputies or handed it over: not who accepted.

    Raises:
        KeyError, TypeError, ValueError: For events that no version has written.
    """
    of, kinds = schema.contest_events.c, (Kind.DEPUTY, Kind.HANDED, Kind.PROPOSED, Kind.ASKED)
    query = select(of.seq, of.kind, of.data, of.by_id, of.at)
    query = query.where(of.contest_id == stored.id, of.kind.in_([kind.value for kind in kinds])).order_by(of.seq)
    named_by, handed_by, proposers = dict[int, int](), set[int](), dict[int, int | None]()
    for row in await connection.execute(query):
        data = json.loads(row.data)
        by = proposers.get(data.get("proposal"), row.by_id)
        if row.kind == Kind.PROPOSED:
            proposers[row.seq] = row.by_id
        elif row.kind == Kind.ASKED:
            stored = with_question(stored, data, row.at)
        elif row.kind == Kind.DEPUTY and by is not None:
            named_by[data["player"]] = by
        elif by is not None:
            handed_by.add(by)
    return replace(stored, named_by=named_by, handed_by=frozenset(handed_by))
