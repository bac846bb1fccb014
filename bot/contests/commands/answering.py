"""What organisers answer to another one who has a part in what is to be done."""

from dataclasses import dataclass
from typing import final

from bot.contests.asking import command_of, interest_in, is_open, may_act_at, with_note
from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, check_organiser
from bot.contests.errors import ContestCode
from bot.contests.interest import Interest, own_entries
from bot.contests.notes import Asked, Kind, Note
from bot.contests.state import StoredContest
from bot.wall_clock import stamp
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class Approve(ContestCommand):
    """Do what another organiser has asked for; after some time also with a part in it, and the log says so."""

    number: int
    """Of the question."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """What was asked for, as this member's decision.

        Raises:
            Refused: NOT_ORGANISER, ASKED_GONE, OWN_MATCH, ASKED_OTHERS, and what was asked for raises.
        """
        check_organiser(stored, self.member)
        asked = find_asked(stored, self.number)
        command = command_of(stored, asked, self.member)
        change = command.decide(stored, now)
        interest = interest_in(stored, command, now)
        if interest is Interest.MATCH:
            raise Refused(ContestCode.OWN_MATCH)
        at = may_act_at(stored, asked)
        if now < at and (interest is not Interest.NONE or own_entries(stored, self.member.user)):
            raise Refused(ContestCode.ASKED_OTHERS, at=stamp(at, "R"))
        kind = Kind.APPROVED if interest is Interest.NONE else Kind.OWN
        return with_note(change, Note(kind, {"asked": asked.number}))


@final
@dataclass(frozen=True, slots=True)
class TurnDown(ContestCommand):
    """Say no to what another organiser has asked for; whoever has asked takes the question back."""

    number: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The question answered, and nothing else changed.

        Raises:
            Refused: NOT_ORGANISER, ASKED_GONE, ASKED_OTHERS.
        """
        known = stored.questions.get(self.number)
        players = (person.player for person in stored.players_of(self.member.user))
        mine = known is not None and known.by in players
        if not mine:
            check_organiser(stored, self.member)  # whoever has asked may have lost the role since
        asked = find_asked(stored, self.number)
        if not mine and own_entries(stored, self.member.user):
            raise Refused(ContestCode.ASKED_OTHERS, at=stamp(may_act_at(stored, asked), "R"))
        data = {"asked": asked.number, "withdrawn": int(mine)}
        return Change(happenings=(Note(Kind.DECLINED, data),))


def find_asked(stored: StoredContest, number: int) -> Asked:
    """The question with this number, to which nobody has answered.

    Raises:
        Refused: ASKED_GONE.
    """
    found = stored.questions.get(number) if number in stored.notes.asked else None
    if found is None or not is_open(stored, found):
        raise Refused(ContestCode.ASKED_GONE)
    return found
