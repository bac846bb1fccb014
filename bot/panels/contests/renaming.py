"""A contest's other name: the form for it, and the message that says it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.contests.changes import Logged
from bot.contests.commands.organising import LONGEST_NAME
from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.audience import everybody
from bot.panels.contests.board import title_of
from bot.panels.contests.drafts import LONGEST_DESCRIPTION
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Field, Form
from bot.texts.catalogue import say


def rename_form(stored: StoredContest, language: str) -> Form:
    """Asks for the name and the description."""
    return Form(
        id=Press(Verb.CONTEST_RENAME, stored.id).modal(),
        title=say(language, "league-task-rename"),
        fields=(
            Field(label=say(language, "league-form-name"), value=stored.name, longest=LONGEST_NAME),
            Field(
                label=say(language, "league-form-description"),
                value=stored.plan.description,
                longest=LONGEST_DESCRIPTION,
                required=False,
                long=True,
            ),
        ),
        back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
    )


def say_new_name(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Says the other name to all who take part; None once it has yet another. `number` is that of the event."""
    said = next((each.happening for each in events if each.seq == number), None)
    data: Mapping[str, Any] = said.data if isinstance(said, Note) else {}
    if stored.stage.is_final or data.get("name") != stored.name:
        return None
    was = escape(str(data.get("was", "")), LONGEST_NAME)
    text = say(stored.plan.language, "contest-post-renamed", was=was, contest=title_of(stored))
    return write(stored, text, users=everybody(stored))
