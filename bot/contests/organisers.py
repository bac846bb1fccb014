"""What organisers have asked each other, read from the events of a contest."""

import json
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.event_rows import pages
from bot.contests.notes import Asked, Kind
from bot.contests.state import StoredContest


async def with_questions(connection: AsyncConnection, stored: StoredContest) -> StoredContest:
    """The contest with its questions.

    Raises:
        KeyError, TypeError, ValueError: For events that no version has written.
    """
    questions: dict[int, Asked] = {}
    async for rows in pages(connection, stored.id, 0, (Kind.ASKED,)):
        for row in rows:
            data = json.loads(row.data)
            questions[data["number"]] = Asked(**data, at=row.at)
    return replace(stored, questions=questions)
