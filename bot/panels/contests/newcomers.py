"""Messages to members whom others call in, and to those who have moved up."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.notes import Kind, Note
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement, users_of, write
from bot.panels.contests.board import check_in_button, consent, say_of, signing_buttons
from bot.panels.contests.voice import public_voice
from bot.panels.core.names import escape
from bot.wall_clock import stamp


def new_place(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Tells an entrant who waited; of those who came in at the draw the round's message does."""
    entry = stored.contest.entries.get(number)
    if entry is None or entry.waiting or entry.left is not None:
        return None
    users = users_of(stored, (number,))
    if stored.stage is Stage.RUNNING:
        return write(stored, say_of(stored, "contest-post-promoted-late", round=entry.since), users=users)
    if stored.stage not in (Stage.OPEN, Stage.CHECKING):
        return None
    asked = stored.stage is Stage.CHECKING and not entry.checked_in
    key = "contest-post-promoted-check-in" if asked else "contest-post-promoted"
    text = say_of(stored, key, at=stamp(stored.plan.starts_at, "R"))
    buttons = (check_in_button(public_voice(stored)),) if asked else ()
    return write(stored, text, users=users, buttons=buttons)


def guest_call(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls a member whom an organiser invites, with the buttons of signing up; `number` is the player's."""
    person, buttons = stored.people.get(number), signing_buttons(stored)
    by = next((each for each in reversed(events) if _is_invitation(each, number)), None)
    if person is None or by is None or not buttons or stored.entry_of(person.user) is not None:
        return None
    voice = public_voice(stored)
    name = escape(by.by_name) or voice.say("former-member")
    text = voice.say("contest-post-guest", contest=voice.title, name=name, consent=consent(voice))
    return write(stored, text, users=(person.user,), buttons=buttons)


def _is_invitation(logged: Logged, player: int) -> bool:
    said = logged.happening
    return isinstance(said, Note) and said.kind is Kind.GUEST and said.data["player"] == player
