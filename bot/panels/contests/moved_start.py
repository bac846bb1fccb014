"""Another start of a published contest: what an organiser is asked for, and what comes of it."""

from dataclasses import replace
from typing import final

from bot.contests.commands.organising import Edit
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.drafts import start_line
from bot.panels.contests.task import Make, Task
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Form
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say


@final
class MoveStart(Task):
    """Let it start at another time: also where the bot was away at the start, and organisers decide."""

    key, command = "change", Edit

    def is_there(self, stored: StoredContest) -> bool:
        """Before the draw."""
        return stored.stage in (Stage.OPEN, Stage.CHECKING)

    def begin(self, stored: StoredContest, reader: Reader) -> Form:
        """Asks for the time."""
        return Form(
            id=Press(Verb.CONTEST_START, stored.id).modal(),
            title=say(reader.language, "league-task-change"),
            fields=(start_line(stored.plan, reader.language),),
            back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
        )

    def take(self, stored: StoredContest, starts_at: int) -> Make:
        """What makes the command for a time, in milliseconds UTC."""
        plan = replace(stored.plan, starts_at=starts_at)
        return lambda member, _: Edit(member, plan=plan)
