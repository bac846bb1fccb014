"""Commentators: they see all hands of a match, one hand late, and can no longer play in the contest."""

from dataclasses import dataclass
from typing import final

from bot.contests.bars import Bar
from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, check_not_over, find_match, has_watched, new_person
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.state import StoredContest
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class Watch(ContestCommand):
    """Begin to comment on a match; the log names the member, who can be no player from then on."""

    round: int
    place: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member among those who watch.

        Raises:
            Refused: OVER, NO_MATCH, ENTERED.
        """
        check_not_over(stored)
        find_match(stored, (self.round, self.place))
        check_not_entered(stored, self.member.user)
        if has_watched(stored, self.member.user):
            return Change()
        person = new_person(stored, self.member)
        data = {"player": person.player, "round": self.round, "place": self.place}
        return Change(people=(person,), happenings=(Note(Kind.WATCHED, data),))


def check_not_entered(stored: StoredContest, user: int) -> None:
    """Refuse whoever does more in the contest than watch, with any of their accounts.

    That is players, also former and waiting ones, and members who look for a partner, or offer to come in. Who is only
    asked for something by others, and has not accepted, is barred from nothing.

    Raises:
        Refused: ENTERED.
    """
    if is_entered(stored, user) or stored.is_barred(Bar.ENTERED, user):
        raise Refused(ContestCode.ENTERED)


def is_entered(stored: StoredContest, user: int) -> bool:
    """Whether a member plays in the contest or has, or does more in it than watch; not who was only asked."""
    playing = {player for entry in stored.contest.entries.values() for player in entry.everybody}
    persons = [person for person in stored.players_of(user) if person.player not in stored.notes.watchers]
    return any(person.joined_at or person.offers or person.player in playing for person in persons)
