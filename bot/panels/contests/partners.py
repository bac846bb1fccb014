"""What members learn of their partners: one has left, or there was none."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.commands.leaving import fate_of
from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.entry_steps import askers, lookers
from bot.contests.state import Person, StoredContest
from bot.panels.contests.announcement import Announcement, users_of, write
from bot.panels.contests.board import check_in_button, offer_button, partner_button, say_of
from bot.panels.contests.voice import public_voice
from engine.contest.entries import Entry
from engine.contest.events import Joined, Substituted
from engine.contest.formats import left_early


def partner_left(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Tells a member whose partner has left what comes of it."""
    person = stored.people.get(number)
    if person is None or person.user < 0 or (stored.stage.is_final and not stored.contest.seeds):
        return None
    voice = public_voice(stored)
    entry, running = stored.entry_of(person.user), bool(stored.contest.seeds)
    if entry is not None:
        key = "contest-post-partner-back" if _is_back(entry, events) else "contest-post-partner-new"
        text = say_of(stored, key, names=voice.names(entry.number))
        return write(stored, text, users=users_of(stored, (entry.number,))) if running else None
    if not person.looking or stored.stage.is_final:
        return _left_alone(stored, person) if running else None
    text = say_of(stored, f"contest-post-partner-{'left' if number in stored.notes.keeps else 'waits'}")
    buttons = (partner_button(stored),)
    if is_to_check_in(stored, person.user):
        text = f"{text} {voice.say('league-me-check-in')}"
        buttons = (check_in_button(voice), *buttons)
    return write(stored, text, users=(person.user,), buttons=buttons)


def _left_alone(stored: StoredContest, person: Person) -> Announcement | None:
    """What comes of a pair of whom one has left after the draw, while nobody plays instead."""
    orphan = stored.orphan_of(person.user)
    if orphan is None:
        return None
    if orphan in stored.orphans and not stored.stage.is_final:
        key = fate_of(stored, orphan)
    else:
        key = "out" if orphan.number in left_early(stored.contest, stored.results) else "done"
    text = say_of(stored, f"contest-post-partner-{key}", name=public_voice(stored).name(orphan.alone))
    buttons = (offer_button(stored),) if key == "open" else ()
    users = tuple(stored.people[p].user for p in orphan.concerned if p != orphan.alone and p in stored.people)
    return write(stored, text, users=users, buttons=buttons)


def _is_back(entry: Entry, events: Sequence[Logged]) -> bool:
    """Whether the last that has become of a pair is that it is as it was: nobody plays instead."""
    happenings = (each.happening for each in events)
    found = [each for each in happenings if isinstance(each, Joined | Substituted) and each.entrant == entry.number]
    return bool(found) and isinstance(found[-1], Joined)


def without_partner(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Tells those who have no partner at the start, or when it is too late to come.

    Nobody was left, or whom they asked has not answered; two who look had each other, but there was no room.
    """
    found = stored.without_avoiders(lookers(stored))
    looking = tuple(person.user for person in (*found, *askers(stored)))
    if not looking or not stored.contest.seeds:
        return None
    if stored.stage.is_final:  # no channel took the message in time
        return write(stored, say_of(stored, "contest-post-no-partner-over"), users=looking)
    if number:
        text = say_of(stored, "contest-post-no-partner-late")
    else:
        text = say_of(stored, "contest-post-no-place" if len(found) > 1 else "contest-post-no-partner")
    return write(stored, text, users=looking, buttons=(offer_button(stored),))
