"""The question to a member whether they accept what an organiser wants them to be."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Note, Office, Proposal
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import consent, title_of
from bot.panels.contests.people import name_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Button, Style
from bot.texts.catalogue import say


def proposal(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls the member, with *Accept* and *Decline*; None once there is an answer, or nothing to accept any more."""
    asked = next((each for each in stored.notes.proposals if each.number == number), None)
    by = next((each for each in events if each.seq == number), None)
    person = None if asked is None else stored.people.get(asked.player)
    if asked is None or by is None or person is None or person.user < 0 or stored.stage.is_final:
        return None
    language = stored.plan.language
    buttons = tuple(
        Button(id=Press(Verb.CONTEST_OFFICE, stored.id, number, index).button(), label=say(language, key), style=style)
        for index, key, style in (
            (1, "league-button-accept", Style.SUCCESS),
            (0, "league-button-decline", Style.SECONDARY),
        )
    )
    return write(stored, _question(stored, asked, by), users=(person.user,), buttons=buttons)


def _question(stored: StoredContest, asked: Proposal, by: Logged) -> str:
    language = stored.plan.language
    name, contest = escape(by.by_name) or say(language, "former-member"), title_of(stored)
    if asked.office is not Office.SUBSTITUTE:
        key = "contest-post-deputy" if asked.office is Office.DEPUTY else "contest-post-organiser"
        return say(language, key, contest=contest, name=name)
    reason = by.happening.data.get("text") if isinstance(by.happening, Note) else ""  # less than was typed, see `typed`
    return say(
        language,
        "contest-post-substitute",
        contest=contest,
        name=name,
        out=name_of(stored, asked.out, language),
        reason=escape(str(reason or ""), LONGEST_TEXT),
        consent=consent(stored.plan, language),
    )


def answered_text(stored: StoredContest, office: Office, name: str, language: str, *, accepted: bool) -> str:
    """What the call says after the answer."""
    key = f"contest-office-{office}" if accepted else "contest-office-declined"
    return say(language, key, contest=title_of(stored), name=escape(name))
