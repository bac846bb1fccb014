"""Messages to members who have come into a contest without a press of their own: added by others, or moved up."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.places import last_late_round
from bot.contests.state import Person, Stage, StoredContest
from bot.panels.contests.announcement import Announcement, users_of, write
from bot.panels.contests.board import check_in_button, join_button, leave_button, say_of
from bot.panels.contests.voice import public_voice
from bot.panels.core.names import escape
from bot.wall_clock import stamp
from engine.contest.events import Entrant, Joined


def new_place(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Tells an entrant who waited; of those who came in at the draw the round's message does."""
    entry = stored.contest.entries.get(number)
    if entry is None or entry.waiting or entry.left is not None:
        return None
    users = users_of(stored, (number,))
    if stored.stage is Stage.RUNNING:
        return write(stored, say_of(stored, "contest-post-promoted-late", round=entry.since), users=users)
    return _to_entrant(stored, number, "promoted", users)


def new_entrant(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Tells an entrant whom an organiser has added to those who wait, or in check-in."""
    entry, joined = stored.contest.entries.get(number), [at for at, each in enumerate(events) if _joins(each, number)]
    if entry is None or not joined:
        return None
    past = events[: joined[-1] + 1]
    users = first_called(stored, past)
    if entry.waiting and stored.stage is Stage.RUNNING:
        text = say_of(stored, "contest-post-added-late", round=last_late_round(stored))
        return write(stored, text, users=users)
    if stored.stage is Stage.RUNNING:  # no channel took the message before the start
        return put_in(stored, past)
    return _to_entrant(stored, number, "added-waits" if entry.waiting else "added", users)


def _to_entrant(stored: StoredContest, entrant: Entrant, what: str, users: tuple[int, ...]) -> Announcement | None:
    """To an entrant who has a place without a press of their own; they check in where that is asked."""
    if stored.stage not in (Stage.OPEN, Stage.CHECKING):
        return None
    asked = stored.stage is Stage.CHECKING and not stored.contest.entries[entrant].checked_in
    key = f"contest-post-{what}-check-in" if asked else f"contest-post-{what}"
    text = say_of(stored, key, at=stamp(stored.plan.starts_at, "R"))
    buttons = (check_in_button(public_voice(stored)),) if asked else ()
    return write(stored, text, users=users, buttons=buttons)


def put_in(stored: StoredContest, past: Sequence[Logged]) -> Announcement | None:
    """To members whom somebody else has put in, by the last of these events: nothing counts before they agree.

    None where all have agreed.
    """
    people = _people(stored, past)
    if not any(person.user > 0 and person.agreed_at is None for person in people):
        return None
    voice = public_voice(stored)
    name = escape(past[-1].by_name) or voice.say("former-member")
    text = voice.say("contest-post-put-in", contest=voice.title, name=name)
    buttons = (join_button(stored), leave_button(voice))
    return write(stored, text, users=first_called(stored, past), buttons=buttons)


def first_called(stored: StoredContest, past: Sequence[Logged]) -> tuple[int, ...]:
    """The members of a new entry, by the last of these events, without those whom others put in before.

    Who is in the log with a press since then is called again: nobody is called twice for what others do.
    """
    spared = set[int]()
    for at, each in enumerate(past[:-1], start=1):
        by = None if each.by is None else stored.person_of(each.by)
        if isinstance(each.happening, Joined):
            theirs = {stored.person_of(person.user) for person in _people(stored, past[:at])}
            spared |= theirs if by is not None and by not in theirs else set()
        spared.discard(by or 0)
    return tuple(
        person.user
        for person in _people(stored, past)
        if person.user > 0 and (person.agreed_at is not None or stored.person_of(person.user) not in spared)
    )


def _people(stored: StoredContest, past: Sequence[Logged]) -> list[Person]:
    """Those of an entry that is new by the last of these events."""
    joined = past[-1].happening
    players = joined.players if isinstance(joined, Joined) else ()
    return [stored.people[player] for player in players if player in stored.people]


def _joins(logged: Logged, entrant: Entrant) -> bool:
    return isinstance(logged.happening, Joined) and logged.happening.entrant == entrant
