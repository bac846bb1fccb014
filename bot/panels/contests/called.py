"""Messages that call single members: invited, left by a partner, or out at the start."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.entries import partner_in
from bot.contests.notes import Kind, Note
from bot.contests.purposes import Purpose
from bot.contests.start import WHY_OUT
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import consent, leave_button, offer_button, say_of, signing_buttons
from bot.panels.contests.voice import public_voice
from bot.panels.core.names import escape


def guest_call(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls a member whom an organiser invites, with the buttons of signing up; `number` is the player's."""
    person, buttons = stored.people.get(number), signing_buttons(stored)
    by = next((each for each in reversed(events) if _is(each, Kind.GUEST) and _about(each, "player") == number), None)
    if person is None or by is None or not buttons or stored.entry_of(person.user) is not None:
        return None
    voice = public_voice(stored)
    name = escape(by.by_name) or voice.say("former-member")
    text = voice.say("contest-post-guest", contest=voice.title, name=name, consent=consent(voice))
    return write(stored, text, users=(person.user,), buttons=buttons)


def partner_left(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Calls a member whose partner has left: before the draw to look for another, later to wait for a substitute."""
    person = stored.people.get(number)
    if person is None or person.user < 0 or stored.stage.is_final:
        return None
    entry = stored.entry_of(person.user)
    if not stored.contest.seeds:
        if entry is not None or not person.joined_at:
            return None
        buttons = (*signing_buttons(stored), leave_button(public_voice(stored)))
        return write(stored, say_of(stored, "contest-post-partner-left"), users=(person.user,), buttons=buttons)
    if entry is None or partner_in(stored, person.user) is not None:
        return None
    text = say_of(stored, "contest-post-partner-free")
    return write(stored, text, users=(person.user,), buttons=(offer_button(stored),))


def out_at_start(stored: StoredContest, purpose: str, events: Sequence[Logged]) -> Announcement | None:
    """Calls those who are out at the start, and have not come in since, by the reason that a purpose tells."""
    why = next(why for why, each in WHY_OUT.items() if each == purpose)
    players = (_about(each, "player") for each in events if _is(each, Kind.OUT) and _about(each, "why") == why)
    people = (stored.people[player] for player in players if isinstance(player, int) and player in stored.people)
    users = tuple(person.user for person in people if stored.entry_of(person.user) is None)
    if not users or stored.stage is not Stage.RUNNING:
        return None
    lines, buttons = [say_of(stored, f"contest-post-{purpose}")], signing_buttons(stored)
    if buttons:
        lines.append(public_voice(stored).say("contest-post-still-late"))
    if stored.plan.size == 2:
        lines.append(public_voice(stored).say("contest-post-can-substitute"))
        buttons = (*buttons, offer_button(stored))
    return write(stored, " ".join(lines), users=users, buttons=buttons)


def absent_at_start(stored: StoredContest, _: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls those who had not checked in."""
    return out_at_start(stored, Purpose.ABSENT, events)


def without_partner(stored: StoredContest, _: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls those for whom no partner was left."""
    return out_at_start(stored, Purpose.NO_PARTNER, events)


def without_place(stored: StoredContest, _: int, events: Sequence[Logged]) -> Announcement | None:
    """Calls those for whom no place was left."""
    return out_at_start(stored, Purpose.NO_PLACE, events)


def _is(logged: Logged, kind: Kind) -> bool:
    return isinstance(logged.happening, Note) and logged.happening.kind is kind


def _about(logged: Logged, name: str) -> int | str | None:
    return logged.happening.data.get(name) if isinstance(logged.happening, Note) else None
