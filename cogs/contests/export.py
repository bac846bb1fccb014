"""A contest as a file."""

import asyncio
from collections.abc import Sequence
from enum import StrEnum

from bot.contests.commands import Logged
from bot.contests.model import StoredContest
from bot.exports.contest import contest_json, contest_sheets
from bot.exports.reading import zip_files
from bot.panels.contests.voice import title_of
from bot.texts import say
from cogs.interactions.reply import Reply


class ContestFile(StrEnum):
    """Each is a choice of `/league export` (`league-format-…`)."""

    JSON = "json"
    CSV = "csv"


async def send_contest(reply: Reply, stored: StoredContest, wanted: ContestFile) -> None:
    """The file, which names members as everybody sees them, and has no ids."""
    events = await reply.services.contests.events(stored.id)
    ending, content = await asyncio.to_thread(_content, stored, events, wanted, reply.language)
    name = f"bower-contest-{stored.id}.{ending}"
    await reply.file(say(reply.language, "league-exported", contest=title_of(stored)), name, content)


def _content(stored: StoredContest, events: Sequence[Logged], wanted: ContestFile, language: str) -> tuple[str, bytes]:
    """How the file's name ends, and what is in it."""
    match wanted:
        case ContestFile.JSON:
            return "json", contest_json(stored, events)
        case ContestFile.CSV:
            return "zip", zip_files(contest_sheets(stored, events, language))
