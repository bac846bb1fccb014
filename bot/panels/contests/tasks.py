"""What organisers do to a contest: the classes of `TASKS`."""

import re
from collections.abc import Iterable
from typing import Final, final

from bot.contests.commands import organising, rulings
from bot.contests.entries import is_late, offers, seats_to_give
from bot.contests.errors import ContestCode
from bot.contests.presence import nobody_has_played
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.choices import (
    entrant_choices,
    match_choice,
    points_form,
    seat_choices,
    side_choice,
)
from bot.panels.contests.moved_start import MoveStart
from bot.panels.contests.moving import move_panel
from bot.panels.contests.renaming import rename_form
from bot.panels.contests.task import Make, Numbers, Task, TaskWithMembers, TaskWithTargets
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.durations import format_duration
from bot.panels.core.panel import Choice, Form, Panel
from engine import Refused

_POINTS: Final = re.compile(r"\s*(\d{1,4})\D{1,3}(\d{1,4})\s*")


@final
class Pause(Task):
    """Stop the contest for a while."""

    key, command, reason = "pause", organising.Pause, True

    def is_there(self, stored: StoredContest) -> bool:
        """While it is played."""
        return stored.stage is Stage.RUNNING and not stored.paused


@final
class Resume(Task):
    """Go on after a pause."""

    key, command = "resume", organising.Resume

    def is_there(self, stored: StoredContest) -> bool:
        """While it is paused."""
        return stored.paused and not stored.stage.is_final


@final
class Extend(TaskWithTargets):
    """Give a round more time."""

    key, command = "extend", organising.Extend

    def is_there(self, stored: StoredContest) -> bool:
        """While matches are open."""
        return stored.stage is Stage.RUNNING and bool(stored.open_places)

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """How much, in milliseconds."""
        return (Choice(label=format_duration(ms, voice.language), value=str(ms)) for ms in organising.LATER)

    def choose(self, voice: ContestVoice, target: Numbers) -> Make:
        """BAD_EXTENSION for another length."""
        if len(target) != 1 or target[0] not in organising.LATER:
            raise Refused(ContestCode.BAD_EXTENSION)
        return self.make(*target)


@final
class Adjust(TaskWithTargets):
    """Set the points of a match, or let its games count again."""

    key, command, reason = "adjust", rulings.Adjust, True

    def is_there(self, stored: StoredContest) -> bool:
        """Once there are matches."""
        return stored.round > 0

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """All matches, the last first."""
        places = ((drawn.round, at) for drawn in reversed(voice.contest.rounds) for at in range(len(drawn.matches)))
        return (match_choice(voice, place) for place in places)

    def choose(self, voice: ContestVoice, target: Numbers) -> Form:
        """Asks for the points."""
        if len(target) != 2:
            raise Refused(ContestCode.NO_MATCH)
        return points_form(voice, (target[0], target[1]))

    def take(self, target: Numbers, typed: str) -> Make:
        """The points typed; with none its games count again.

        Raises:
            Refused: BAD_POINTS.
        """
        found = _POINTS.fullmatch(typed)
        if typed and found is None:
            raise Refused(ContestCode.BAD_POINTS, most=rulings.MOST_POINTS)
        return self.make(*target, None if found is None else (int(found[1]), int(found[2])))


@final
class Forfeit(TaskWithTargets):
    """Let a side lose its match without playing it out."""

    key, command, reason = "forfeit", rulings.Forfeit, True

    def is_there(self, stored: StoredContest) -> bool:
        """While matches are open."""
        return stored.stage is Stage.RUNNING and bool(stored.open_places)

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """The sides of open matches."""
        return (side_choice(voice, place, side) for place in voice.stored.open_places for side in (0, 1))


@final
class AnswerDispute(TaskWithTargets):
    """Answer what players have brought up about a match."""

    key, command, reason = "answer", rulings.AnswerDispute, True

    def is_there(self, stored: StoredContest) -> bool:
        """While there are disputes."""
        return bool(stored.notes.disputes)

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """The matches that are in dispute."""
        return (match_choice(voice, (each.round, each.place)) for each in voice.stored.notes.disputes)


@final
class Substitute(TaskWithTargets):
    """Seat the first who has offered."""

    key, command, reason = "substitute", rulings.Substitute, True

    def is_there(self, stored: StoredContest) -> bool:
        """While somebody offers, and a seat may be given."""
        seats = (seats_to_give(stored, entry) for entry in stored.contest.entries.values())
        return super().is_there(stored) and bool(offers(stored)) and any(seats)

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """The seats of those who have left or missed the last match."""
        return seat_choices(voice)


@final
class Disqualify(TaskWithTargets):
    """Take an entrant out."""

    key, command, reason = "disqualify", rulings.Disqualify, True

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """All but those who are out: also those who have left."""
        return entrant_choices(voice, leavers=True)

    def choose(self, voice: ContestVoice, target: Numbers) -> Make:
        """The command says it of one who is out by now."""
        if len(target) != 1 or target[0] not in voice.contest.entries:
            raise Refused(ContestCode.NO_MATCH)
        return self.make(*target)


@final
class InviteMember(TaskWithMembers):
    """Call a member in, whatever the limit says."""

    key, command = "invite", rulings.InviteMember

    def is_there(self, stored: StoredContest) -> bool:
        """While somebody may come."""
        return is_late(stored) or stored.stage in (Stage.OPEN, Stage.CHECKING)


@final
class Redraw(Task):
    """Draw the last round again."""

    key, command, reason = "redraw", rulings.Redraw, True

    def is_there(self, stored: StoredContest) -> bool:
        """Until somebody has played."""
        return stored.stage is Stage.RUNNING and nobody_has_played(stored)


@final
class Announce(Task):
    """Say something to all who take part: the reason is what is said."""

    key, command, reason, announces = "announce", organising.Announce, True, True


@final
class Cancel(Task):
    """End the contest, so that it counts for nobody."""

    key, command, reason = "cancel", organising.Cancel, True


@final
class EndSeries(Task):
    """Let no other contest follow this one."""

    key, command = "series", organising.EndSeries

    def is_there(self, stored: StoredContest) -> bool:
        """Where one would follow."""
        return stored.plan.repeats and not stored.stage.is_final


@final
class Move(Task):
    """Let it go on in another channel."""

    key = "move"

    def begin(self, voice: ContestVoice) -> Panel:
        """Asks for the channel."""
        return move_panel(voice)


@final
class Rename(Task):
    """Give it another name, or say something else about it."""

    key = "rename"

    def begin(self, voice: ContestVoice) -> Form:
        """Asks for both."""
        return rename_form(voice)


_CLASSES: Final[tuple[type[Task], ...]] = (
    *(Pause, Resume, Extend, Adjust, Forfeit, AnswerDispute, Substitute, Disqualify, InviteMember, Redraw, Announce),
    *(Cancel, EndSeries, Move, Rename, MoveStart),
)
"""Buttons carry the number of a task in this order: new ones come last."""
TASKS: Final = tuple(each() for each in _CLASSES)
for _number, _class in enumerate(_CLASSES):
    _class.number = _number


def task_of(number: int) -> Task:
    """The task of a number in a button; the last one for one that no button has."""
    return TASKS[min(number, len(TASKS) - 1)]


def tasks_for(stored: StoredContest) -> list[Task]:
    """What can be done to a contest now; what ends it comes last."""
    return sorted((task for task in TASKS if task.is_there(stored)), key=lambda task: isinstance(task, Cancel))
