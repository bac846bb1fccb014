"""The other organisers' answers to one who has a part in what is to be done."""

from bot.contests.commands.answering import Approve, TurnDown
from bot.panels.contests.manage import done_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from cogs.interactions.contests import look_contest, organiser
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


@on_press(Verb.CONTEST_APPROVE)
async def press_approve(reply: Reply, press: Press, _: Values) -> None:
    """Do what was asked for, or say no.

    Raises:
        Refused: UNKNOWN, and what `Approve` and `TurnDown` raise.
    """
    stored, member = await look_contest(reply, press.subject), await organiser(reply)
    asked = stored.questions.get(press.seen)
    command = Approve(member, press.seen) if press.index else TurnDown(member, press.seen)
    after = await reply.services.contests.do(stored.id, command)
    voice = ContestVoice(after, reply.language)
    task = voice.say(f"league-task-{asked.task}") if asked is not None else ""
    key = "league-asked-done" if press.index else "league-asked-declined"
    await reply.panel(done_panel(voice, voice.say(key, task=task, contest=voice.title)))
