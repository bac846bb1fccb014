"""A later start of a published contest: what an organiser is asked for, and what comes of it."""

from dataclasses import replace
from typing import final

from bot.contests.commands.organising import Edit
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.choices import organiser_form
from bot.panels.contests.drafts import start_line
from bot.panels.contests.task import Make, Task
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Form


@final
class MoveStart(Task):
    """Let it start later."""

    key, command = "change", Edit

    def is_there(self, stored: StoredContest) -> bool:
        """Before the draw; the command refuses it where the start has passed."""
        return stored.stage in (Stage.OPEN, Stage.CHECKING)

    def begin(self, voice: ContestVoice) -> Form:
        """Asks for the time."""
        return organiser_form(voice, voice.press(Verb.CONTEST_START), "league-task-change", start_line(voice))

    def take(self, stored: StoredContest, starts_at: int) -> Make:
        """What makes the command for a time, in milliseconds UTC."""
        plan = replace(stored.plan, starts_at=starts_at)
        return lambda member, _: Edit(member, plan=plan)
