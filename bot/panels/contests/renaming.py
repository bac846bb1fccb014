"""A contest's other name: the form for it, and the message that says it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.contests.changes import Logged
from bot.contests.commands.organising import LONGEST_NAME
from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.audience import everybody
from bot.panels.contests.choices import organiser_form
from bot.panels.contests.drafts import description_line, name_line
from bot.panels.contests.voice import ContestVoice, title_of
from bot.panels.core.custom_ids import Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Field, Form
from bot.texts.catalogue import say

LONGEST_PLACES: Final = 3
"""Characters of a number of places."""


def rename_form(voice: ContestVoice) -> Form:
    """Asks for the name and the description; until the draw also for the places."""
    press, lines = voice.press(Verb.CONTEST_RENAME), [name_line(voice), description_line(voice)]
    if not voice.contest.seeds:
        places = str(voice.stored.plan.config.most)
        lines.append(Field(label=voice.say("league-form-places"), value=places, longest=LONGEST_PLACES, required=False))
    return organiser_form(voice, press, "league-task-rename", *lines)


def say_new_name(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Says the other name to all who take part; None once it has yet another. `number` is that of the event."""
    said = next((each.happening for each in events if each.seq == number), None)
    data: Mapping[str, Any] = said.data if isinstance(said, Note) else {}
    if stored.stage.is_final or data.get("name") != stored.name:
        return None
    was = escape(str(data.get("was", "")), LONGEST_NAME)
    text = say(stored.plan.language, "contest-post-renamed", was=was, contest=title_of(stored))
    return write(stored, text, users=everybody(stored))
