"""The organisers' panels: what can be done to a contest, to what, and what that does to the standings.

Who may do it is not decided here.
"""

from collections.abc import Sequence
from typing import Final

from bot.contests.commands.base import LONGEST_TEXT, ContestCommand
from bot.contests.commands.organising import Edit, Extend
from bot.contests.commands.rulings import Adjust, AnswerDispute, Disqualify, Forfeit, InviteMember, Substitute
from bot.contests.entries import offers
from bot.contests.judges import plays_in
from bot.contests.listing import ListedContest
from bot.contests.notes import Dispute
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import facts_line
from bot.panels.contests.choices import back_button, organiser_form
from bot.panels.contests.dashboard import open_lines, other_buttons
from bot.panels.contests.effects import effect_text
from bot.panels.contests.reminders import Turns
from bot.panels.contests.rounds import next_text
from bot.panels.contests.tasks import tasks_for
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape
from bot.panels.core.panel import (
    Block,
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
from bot.wall_clock import stamp

_NONE: Final = "none"
_ROOM: Final = 1800
"""Characters of a contest's lines with which open matches are still named; the menu of tasks needs the rest."""


def manage_panel(
    stored: StoredContest,
    reader: Reader,
    turns: Turns | None = None,
    others: Sequence[ListedContest] = (),
    *,
    user: int = 0,
) -> Panel:
    """What organisers see of a contest: what is open and who is awaited, and a menu of what they can do.

    Disputes are shown to a `user` who does not play in it.

    `turns` says whose turn it is at open tables, `others` are more contests that the member organises.
    """
    voice = ContestVoice(stored, reader.language)
    lines = [f"### {voice.title}", facts_line(stored.plan, voice.language)]
    if not plays_in(stored, user):
        lines += (_dispute(voice, each) for each in stored.notes.disputes[:5])
    offering = [voice.name(person.player) for person in offers(stored)]
    if offering:
        lines.append(voice.say("league-manage-substitutes", names=", ".join(offering[:20])))
    lines[2:2] = open_lines(voice, turns or {}, _ROOM - sum(map(len, lines)))
    tasks = tasks_for(stored)
    blocks: list[Block] = [Text("\n".join(lines))]
    if tasks:
        choices = tuple(
            Choice(label=voice.say(text), value=task.key, description=voice.say(f"{text}.about"))
            for task, text in ((task, f"league-task-{task.key}") for task in tasks)
        )
        press = voice.press(Verb.CONTEST_TASK)
        blocks.append(Menu(Select(id=press.menu(), placeholder=voice.say("league-manage-pick"), choices=choices)))
    return Panel(blocks=(*blocks, *other_buttons(others)))


def question_panel(
    before: StoredContest, after: StoredContest, question: str, number: int, reader: Reader, *, reason: bool
) -> Panel:
    """Asks whether to do it, and says what it does to the standings; `number` is that of the question."""
    voice = ContestVoice(after, reader.language)
    yes = voice.button(Verb.CONTEST_SURE, "league-button-sure", Style.DANGER, number, int(reason))
    return Panel(blocks=(Text(f"{question}\n{effect_text(before, voice)}"), Buttons((yes, back_button(voice)))))


def question_text(voice: ContestVoice, task: str, command: ContestCommand) -> str:
    """Asks whether to do it; `task` is the key of a task."""
    return voice.say(f"league-ask-{task}", contest=voice.title, **_values(voice, command))


def _values(voice: ContestVoice, command: ContestCommand) -> dict[str, str | int]:
    stored = voice.stored
    match command:
        case Extend(ms=ms):
            return {"time": format_duration(ms, voice.language)}
        case Edit(plan=plan):
            return {"at": stamp((plan or stored.plan).starts_at, "f")}
        case Adjust(round=number, place=place, points=points):
            score = "–".join(map(str, points)) if points else _NONE
            return {"match": voice.match_line((number, place)), "points": score}
        case Forfeit(round=number, place=place, side=side):
            match = stored.contest.rounds[number - 1].matches[place]
            return {"names": voice.side_names(match.east if side else match.north)}
        case AnswerDispute(round=number, place=place):
            said = (each.text for each in stored.notes.disputes if (each.round, each.place) == (number, place))
            return {"match": voice.match_line((number, place)), "text": escape(" – ".join(said), LONGEST_TEXT)}
        case Disqualify(entrant=entrant):
            return {"names": voice.names(entrant)}
        case InviteMember(guest=guest):
            return {"names": escape(guest.name)}
        case Substitute(out=out):
            into = next(voice.name(person.player) for person in offers(stored))
            return {"name": voice.name(out), "into": into}
        case _:
            return {}


def done_panel(voice: ContestVoice, said: str) -> Panel:
    """What an organiser reads who has decided something; after calling off, also when the next one of a series is."""
    series = next_text(voice) if voice.stored.stage is Stage.CANCELLED else ""
    return Panel(blocks=(Text("\n".join(filter(None, (said, series)))),))


def reason_form(voice: ContestVoice, number: int) -> Form:
    """Asks for the reason of what question `number` was about; everybody may read it."""
    field = Field(label=voice.say("league-reason"), longest=LONGEST_TEXT, long=True)
    return organiser_form(voice, voice.press(Verb.CONTEST_REASON, number), "league-reason-title", field)


def _dispute(voice: ContestVoice, dispute: Dispute) -> str:
    match = voice.match_line((dispute.round, dispute.place))
    return voice.say("league-manage-dispute", match=match, text=escape(dispute.text, 120))
