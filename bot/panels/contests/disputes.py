"""Disputes and their answers, and other words of members, as a contest announces them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, users_of, write
from bot.panels.contests.board import say_of
from bot.panels.contests.voice import public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Style
from engine.contest.events import Undrawn


def dispute(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls the organisers to a match, with the way to what is disputed; None once it is answered."""
    said = find_note(events, number)
    disputes = {(each.round, each.place, each.at) for each in stored.notes.disputes}
    if said is None or (*_place(said), said.at) not in disputes:
        return None
    data: Mapping[str, Any] = getattr(said.happening, "data", {})
    text, place = say_of(stored, "league-post-dispute", match=_match(stored, said)), _place(said)
    button = public_voice(stored).button(Verb.CONTEST_ANSWER, "league-button-answer", Style.PRIMARY, *place)
    return write(stored, text, users=(stored.organiser,), role=data.get("role"), asker=said.by, buttons=(button,))


def ruling(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Tells those who play the match what an organiser has answered."""
    said = find_note(events, number)
    if said is None:
        return None
    drawn, place = _place(said)
    match = stored.contest.rounds[drawn - 1].matches[place]
    text = say_of(stored, "league-post-ruling", match=_match(stored, said), text=text_of(said))
    return write(stored, text, users=users_of(stored, (*match.north, *match.east)))


def find_note(events: Sequence[Logged], number: int) -> Logged | None:
    """The event with this number, if it is a note, and not about a round that has been drawn again since."""
    said = next((each for each in events if each.seq == number and isinstance(each.happening, Note)), None)
    if said is None:
        return None
    later = (each.happening for each in events if each.seq > number)
    gone = any(isinstance(each, Undrawn) and each.round == _place(said)[0] for each in later)
    return None if gone else said


def text_of(logged: Logged) -> str:
    """What a member has typed, ready for Markdown."""
    data: Mapping[str, Any] = getattr(logged.happening, "data", {})
    return escape(str(data.get("text", "")), LONGEST_TEXT)


def _place(logged: Logged) -> tuple[int, int]:
    data: Mapping[str, Any] = getattr(logged.happening, "data", {})
    return int(data.get("round", 1)), int(data.get("place", 0))


def _match(stored: StoredContest, logged: Logged) -> str:
    """The sides of a match, with its round."""
    drawn, place = _place(logged)
    match = stored.contest.rounds[drawn - 1].matches[place]
    voice = public_voice(stored)
    one, two = (" & ".join(voice.names(each) for each in side if each > 0) for side in (match.north, match.east))
    return voice.say("league-match", round=drawn, one=one, two=two)
