"""A contest as a file."""

from enum import StrEnum

from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.exports.archive import zip_files
from bot.exports.contest import ContestRecord, contest_calendar, contest_json, contest_sheets
from bot.panels.contests.board import title_of
from bot.texts import say
from cogs.interactions.reply import Reply


class ContestFormat(StrEnum):
    """Each is a choice of `/league export` (`league-format-…`)."""

    JSON = "json"
    CSV = "csv"
    ICS = "ics"


async def send_contest(reply: Reply, stored: StoredContest, wanted: ContestFormat) -> None:
    """The file, which names members as everybody sees them, and has no ids."""
    name, content = f"bower-contest-{stored.id}", b""
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
    match wanted:
        case ContestFormat.JSON:
            name, content = f"{name}.json", contest_json(record)
        case ContestFormat.CSV:
            name, content = f"{name}.zip", zip_files(contest_sheets(record, reply.language))
        case ContestFormat.ICS:
            now = reply.services.clock.now()
            name, content = f"{name}.ics", contest_calendar(record, now, reply.language)
    await reply.file(say(reply.language, "league-exported", contest=title_of(stored)), name, content)
