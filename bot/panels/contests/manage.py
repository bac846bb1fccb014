"""The organisers' panels: what can be done to a contest, to what, and what that does to the standings.

Who may do it is not decided here.
"""

from collections.abc import Sequence
from typing import Final

from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.commands.substitutes import substitutes
from bot.contests.listing import ListedContest
from bot.contests.notes import Dispute
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import facts_line, title_of
from bot.panels.contests.choices import back_button
from bot.panels.contests.dashboard import open_lines, other_buttons
from bot.panels.contests.effects import effect_text, seeds_line
from bot.panels.contests.matches import match_line
from bot.panels.contests.people import deputies_of, name_of
from bot.panels.contests.reminders import Turns
from bot.panels.contests.rounds import series_text
from bot.panels.contests.tasks import Seed, tasks_for
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Field,
    Form,
    Menu,
    Panel,
    Select,
    Style,
    Text,
)
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

_ROOM: Final = 1800
"""Characters of a contest's lines with which open matches are still named; the menu of tasks needs the rest."""


def manage_panel(
    stored: StoredContest, reader: Reader, turns: Turns | None = None, others: Sequence[ListedContest] = ()
) -> Panel:
    """What organisers see of a contest: what is open and who is awaited, disputes, and a menu of what they can do.

    `turns` says whose turn it is at open tables, `others` are more contests that the member organises.
    """
    language = reader.language
    lines = [f"### {title_of(stored)}", facts_line(stored.plan, language)]
    lines += (_dispute(stored, each, language) for each in stored.notes.disputes[:5])
    offers = [name_of(stored, person.player, language) for person in substitutes(stored)]
    if offers:
        lines.append(say(language, "league-manage-substitutes", names=", ".join(offers[:20])))
    if stored.notes.seeds and Seed().is_there(stored):
        lines.append(seeds_line(stored, language))
    deputies = [name_of(stored, person.player, language) for person in deputies_of(stored)]
    if deputies:
        lines.append(say(language, "league-manage-deputies", names=", ".join(deputies)))
    lines[2:2] = open_lines(stored, turns or {}, language, _ROOM - sum(map(len, lines)))
    tasks = tasks_for(stored)
    blocks: list[Block] = [Text("\n".join(lines))]
    if tasks:
        choices = tuple(
            Choice(label=say(language, f"league-task-{task.key}"), value=task.key,
                   description=say(language, f"league-task-{task.key}.about"))
            for task in tasks
        )  # fmt: skip
        press = Press(Verb.CONTEST_TASK, stored.id)
        blocks.append(Menu(Select(id=press.menu(), placeholder=say(language, "league-manage-pick"), choices=choices)))
    return Panel(blocks=(*blocks, *other_buttons(others)))


def question_panel(
    before: StoredContest, after: StoredContest, question: str, number: int, reader: Reader, *, reason: bool
) -> Panel:
    """Asks whether to do it, and says what it does to the standings; `number` is that of the question."""
    language = reader.language
    yes = Press(Verb.CONTEST_SURE, before.id, number, int(reason)).button()
    buttons = (
        Button(id=yes, label=say(language, "league-button-sure"), style=Style.DANGER),
        back_button(before, language),
    )
    return Panel(blocks=(Text(f"{question}\n{effect_text(before, after, language)}"), Buttons(buttons)))


def done_panel(stored: StoredContest, said: str, language: str) -> Panel:
    """What an organiser reads who has decided something; of a series that has ended with it, also the way to go on."""
    series = series_text(stored, language) if stored.stage is Stage.CANCELLED else ""
    text = Text("\n".join(filter(None, (said, series))))
    if not series or stored.contest.goes_on:
        return Panel(blocks=(text,))
    again = Press(Verb.CONTEST_AGAIN, stored.id).button()
    return Panel(blocks=(text, Buttons((Button(id=again, label=say(language, "contest-button-again")),))))


def reason_form(stored: StoredContest, number: int, language: str) -> Form:
    """Asks for the reason of what question `number` was about; everybody may read it."""
    return Form(
        id=Press(Verb.CONTEST_REASON, stored.id, number).modal(),
        title=say(language, "league-reason-title"),
        fields=(Field(label=say(language, "league-reason"), longest=LONGEST_TEXT, long=True),),
        back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
    )


def _dispute(stored: StoredContest, dispute: Dispute, language: str) -> str:
    match = match_line(stored, (dispute.round, dispute.place), language)
    return say(language, "league-manage-dispute", match=match, text=escape(dispute.text, 120))
