"""What a task of an organiser is: one class, from which `/league manage` makes its menu and its questions.

A task says when it is there and what comes first (`begin`), and goes on with what was chosen from its menu (`choose`)
or picked (`pick`). Each of these gives a panel or form that asks for more, or what makes the command.
Its texts are `league-task-KEY` and `league-ask-KEY`. Who may do it is not decided here.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeAlias

from bot.contests.commands.base import OrganiserCommand
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.choices import choices_panel, picking_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Choice, Form, Panel
from bot.tables.model import Member
from engine import Refused

Make: TypeAlias = Callable[[Member, str], OrganiserCommand]
"""Makes a command of the organiser and the reason."""
Step: TypeAlias = Panel | Form | Make
"""What comes next: something that asks for more, or the command, which is asked for with its effect."""
Numbers: TypeAlias = tuple[int, ...]
"""What was chosen: of a match its round and place, and perhaps a side; an entrant, and perhaps a player."""


class Task:
    """What an organiser does at once."""

    key: ClassVar[str]
    number: ClassVar[int]
    """Of the task in buttons."""
    command: ClassVar[Any]
    """The class of its `OrganiserCommand`: its fields are the member, what was chosen, and the reason if one is due."""
    reason: ClassVar[bool] = False
    """Whether a reason is due, which everybody may read."""
    announces: ClassVar[bool] = False
    """Whether the organiser's words are posted, for which one needs the right to write there."""

    def is_there(self, stored: StoredContest) -> bool:
        """Whether it can be done to a contest now."""
        return not stored.stage.is_final

    def begin(self, voice: ContestVoice) -> Step:
        """What follows when the task is chosen."""
        del voice
        return self.make()

    def make(self, *values: object) -> Make:
        """What makes the command with these values."""
        if self.reason:
            return lambda member, reason: self.command(member, *values, reason)
        return lambda member, _: self.command(member, *values)

    def targets(self, voice: ContestVoice) -> Iterable[Choice]:
        """What it can be done to."""
        del voice
        return ()

    def choose(self, voice: ContestVoice, target: Numbers) -> Step:
        """What follows when a target is chosen.

        Raises:
            Refused: NO_MATCH for what cannot be chosen.
        """
        del voice, target
        raise Refused(ContestCode.NO_MATCH)

    def pick(self, members: tuple[Member, ...]) -> Make:
        """What makes the command for members who were picked.

        Raises:
            Refused: STALE for a task without members.
        """
        del members
        raise Refused(ContestCode.STALE)

    def targets_panel(self, voice: ContestVoice, page: int = 0) -> Panel:
        """Asks to what it is done, 25 at a time."""
        found = tuple(self.targets(voice))
        return choices_panel(voice, self.key, self.number, found, page)


class TaskWithTargets(Task):
    """What an organiser does to something that a menu offers."""

    def begin(self, voice: ContestVoice) -> Panel:
        """Asks to what."""
        return self.targets_panel(voice)

    def choose(self, voice: ContestVoice, target: Numbers) -> Step:
        """At once to a target that is offered now."""
        if ":".join(map(str, target)) not in {each.value for each in self.targets(voice)}:
            raise Refused(ContestCode.NO_MATCH)
        return self.make(*target)


class TaskWithMembers(Task):
    """What an organiser does with a member who is picked."""

    def begin(self, voice: ContestVoice) -> Panel:
        """Asks for whom."""
        press = voice.press(Verb.CONTEST_PEOPLE, index=self.number)
        return picking_panel(voice, self.key, press)

    def pick(self, members: tuple[Member, ...]) -> Make:
        """At once."""
        return self.make(members[0])
