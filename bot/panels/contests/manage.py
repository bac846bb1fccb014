"""The organisers' panels: what can be done to a contest, and the question whether to do it.

Who may do it is not decided here.
"""

from collections.abc import Sequence

from bot.contests.commands import LONGEST_TEXT, LoggedCommand, plays_in
from bot.contests.entries import offers
from bot.contests.model import StoredContest
from bot.contests.notes import Dispute
from bot.panels.contests.board import facts_line, stands_line
from bot.panels.contests.log import event_line, players_then
from bot.panels.contests.tasks import ANSWER, CANCEL, TASKS, Ready, Task, back_button, organiser_form
from bot.panels.contests.voice import ContestVoice
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import escape


def manage_panel(stored: StoredContest, reader: Reader, user: int = 0, done: Sequence[LoggedCommand] = ()) -> p.Panel:
    """What organisers see of a contest, and a menu of what they can do; disputes, if the `user` does not play in it.

    `done` ends with what was just done to it.
    """
    voice = ContestVoice(stored, reader.language)
    lines = [f"### {voice.title}", *(event_line(voice, each, players_then(done).get(each.seq)) for each in done[-1:])]
    lines += [f"{facts_line(stored.plan, voice.language)} · <#{stored.channel}>", stands_line(voice)]
    plays = plays_in(stored, user)
    lines += [f"-# {voice.say('contest-own')}"] if plays else [_dispute(voice, d) for d in stored.notes.disputes[:5]]
    offering = [voice.name(person.player) for person in offers(stored)]
    if offering:
        lines.append(voice.say("league-manage-substitutes", names=", ".join(offering[:20])))
    blocks: list[p.Block] = [p.Text("\n".join(lines))]
    there = [task for task in TASKS if task.is_there(stored) and not (plays and _is_for_others(task, stored))]
    choices = tuple(_choice(voice, task) for task in there if task is not CANCEL)
    if choices:
        press = voice.press(Verb.CONTEST_TASK)
        blocks.append(p.Menu(p.Select(id=press.menu(), placeholder=voice.say("league-manage-pick"), choices=choices)))
    if CANCEL in there:
        blocks.append(p.Buttons((voice.button(Verb.CONTEST_TASK, "league-task-cancel", p.Style.DANGER),)))
    return p.Panel(blocks=tuple(blocks))


def _is_for_others(task: Task, stored: StoredContest) -> bool:
    """Whether only those may do it who do not play in the contest."""
    return task is ANSWER or (task is CANCEL and bool(stored.contest.seeds)) or getattr(task.command, "judges", False)


def _choice(voice: ContestVoice, task: Task) -> p.Choice:
    key = f"league-task-{task.key}"
    return p.Choice(label=voice.say(key), value=task.key, description=voice.say(f"{key}.about"))


def _dispute(voice: ContestVoice, dispute: Dispute) -> str:
    match = voice.match_line((dispute.round, dispute.place))
    return voice.say("league-manage-dispute", match=match, text=escape(dispute.text, 120))


def question_panel(voice: ContestVoice, task: Task, ready: Ready, number: int) -> p.Panel:
    """Asks whether to do it; `number` is that of the question."""
    key = f"league-task-{task.key}"
    lines = [f"**{voice.say(key)}** · {voice.title}", ready.about, f"-# {voice.say(f'{key}.about')}"]
    yes = voice.button(Verb.CONTEST_SURE, "league-button-sure", p.Style.DANGER, number, int(task.reason))
    return p.Panel(blocks=(p.Text("\n".join(filter(None, lines))), p.Buttons((yes, back_button(voice)))))


def reason_form(voice: ContestVoice, number: int) -> p.Form:
    """Asks for the reason of what question `number` was about; everybody may read it."""
    field = p.Field(label=voice.say("league-reason"), longest=LONGEST_TEXT, long=True)
    return organiser_form(voice, voice.press(Verb.CONTEST_SURE, number), "league-reason-title", field)
