"""What members may append to a contest, which all then read. Rulings, and what the bot does, always have room."""

from dataclasses import replace
from typing import Final

from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, OrganiserCommand
from bot.contests.commands.signing_up import Accept, CheckIn, Decline, Invite, Join, Leave, Offer
from bot.contests.errors import ContestCode
from bot.contests.state import Person, StoredContest
from engine import Refused
from engine.contest.events import Joined

MOST_SIGN_UPS: Final = 10
"""Of one member in a contest: joining, asking a partner, accepting, offering to come in."""
MOST_EVENTS: Final = 200
"""Of one member in a contest."""
MOST_OF_ALL: Final = 20_000
"""Events of all members in a contest."""
MOST_PEOPLE: Final = 2_000
"""Whom a contest knows, also those who were asked only, and former members."""
_SIGN_UPS: Final = (Join, Invite, Accept)
_FREE: Final = (Leave, Decline, CheckIn)
"""Never refused here, so that nobody is held in a contest: each takes a sign-up first."""


def count_for_author(stored: StoredContest, command: ContestCommand, change: Change) -> Change:
    """The change that a command makes, with what the member has appended counted for them.

    Raises:
        Refused: SIGN_UPS, MEMBERS_EVENTS, FULL.
    """
    if isinstance(command, OrganiserCommand):
        return change
    people = {**stored.people, **{person.player: person for person in change.people}}
    mine = [person for person in people.values() if stored.are_same(person.user, command.member.user)]
    events, sign_ups = len(change.happenings), int(_is_sign_up(stored, command, change))
    if not mine or not (events or sign_ups):
        return change
    if not isinstance(command, _FREE):
        _check(stored, mine, events, sign_ups)
        if len(people) > max(MOST_PEOPLE, len(stored.people)):
            raise Refused(ContestCode.FULL)
    author = next((person for person in change.people if person in mine), mine[0])
    author = replace(author, events=author.events + events, sign_ups=author.sign_ups + sign_ups)
    others = tuple(person for person in change.people if person.player != author.player)
    return replace(change, people=(author, *others))


def _check(stored: StoredContest, mine: list[Person], events: int, sign_ups: int) -> None:
    if sum(person.sign_ups for person in mine) + sign_ups > MOST_SIGN_UPS:
        raise Refused(ContestCode.SIGN_UPS, most=MOST_SIGN_UPS)
    if sum(person.events for person in mine) + events > MOST_EVENTS:
        raise Refused(ContestCode.MEMBERS_EVENTS, most=MOST_EVENTS)
    if sum(person.events for person in stored.people.values()) + events > MOST_OF_ALL:
        raise Refused(ContestCode.FULL)


def _is_sign_up(stored: StoredContest, command: ContestCommand, change: Change) -> bool:
    """Whether a member comes in, asks somebody to, or offers to: also what brings a row and no event counts."""
    if isinstance(command, Offer):
        known = stored.player_of(command.member.user)
        return command.offers and not (known is not None and known.offers)
    return isinstance(command, _SIGN_UPS) or any(isinstance(each, Joined) for each in change.happenings)
