"""The question to a member whether they accept what an organiser wants them to be."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Note, Office, Proposal
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import consent
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Style


def proposal(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls the member, with *Accept* and *Decline*; None once there is an answer, or nothing to accept any more."""
    asked = next((each for each in stored.notes.proposals if each.number == number), None)
    by = next((each for each in events if each.seq == number), None)
    person = None if asked is None else stored.people.get(asked.player)
    if asked is None or by is None or person is None or person.user < 0 or stored.stage.is_final:
        return None
    voice, verb = public_voice(stored), Verb.CONTEST_OFFICE
    buttons = (
        voice.button(verb, "league-button-accept", Style.SUCCESS, number, 1),
        voice.button(verb, "league-button-decline", seen=number),
    )
    return write(stored, _question(voice, asked, by), users=(person.user,), buttons=buttons)


def _question(voice: ContestVoice, asked: Proposal, by: Logged) -> str:
    name, contest = escape(by.by_name) or voice.say("former-member"), voice.title
    if asked.office is not Office.SUBSTITUTE:
        key = "contest-post-deputy" if asked.office is Office.DEPUTY else "contest-post-organiser"
        return voice.say(key, contest=contest, name=name)
    reason = by.happening.data.get("text") if isinstance(by.happening, Note) else ""  # less than was typed, see `typed`
    why = {"reason": escape(str(reason or ""), LONGEST_TEXT), "consent": consent(voice)}
    return voice.say("contest-post-substitute", contest=contest, name=name, out=voice.name(asked.out), **why)


def answered_text(voice: ContestVoice, office: Office, name: str, *, accepted: bool) -> str:
    """What the call says after the answer."""
    key = f"contest-office-{office}" if accepted else "contest-office-declined"
    return voice.say(key, contest=voice.title, name=escape(name))
