"""A contest as a file."""

import asyncio
from enum import StrEnum

from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.exports.archive import zip_files
from bot.exports.contest import ContestRecord, contest_calendar, contest_json, contest_sheets
from bot.panels.contests.board import title_of
from bot.texts import say
from cogs.interactions.reply import Reply


class ContestFile(StrEnum):
    """Each is a choice of `/league export` (`league-format-…`)."""

    JSON = "json"
    CSV = "csv"
    ICS = "ics"


async def send_contest(reply: Reply, stored: StoredContest, wanted: ContestFile) -> None:
    """The file, which names members as everybody sees them, and has no ids."""
    record = ContestRecord(
        name=stored.name,
        plan=stored.plan,
        contest=stored.contest,
        results=stored.results,
        names={player: person.name for player, person in stored.people.items()},
        events=[
            (each.at, each.happening)
            for each in await reply.services.contests.events(stored.id)
            if not isinstance(each.happening, Note)
        ],
    )
    now = reply.services.clock.now()
    ending, content = await asyncio.to_thread(_content, record, wanted, now, reply.language)
    name = f"bower-contest-{stored.id}.{ending}"
    await reply.file(say(reply.language, "league-exported", contest=title_of(stored)), name, content)


def _content(record: ContestRecord, wanted: ContestFile, now: int, language: str) -> tuple[str, bytes]:
    """How the file's name ends, and what is in it."""
    match wanted:
        case ContestFile.JSON:
            return "json", contest_json(record)
        case ContestFile.CSV:
            return "zip", zip_files(contest_sheets(record, language))
        case ContestFile.ICS:
            return "ics", contest_calendar(record, now, language)
