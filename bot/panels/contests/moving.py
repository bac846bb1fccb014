"""That a contest's channel is gone or takes nothing, and the move to another one."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.audience import everybody
from bot.panels.contests.board import say_of
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Lists, Panel, Picker, Style, Text


def channel_gone(stored: StoredContest, _: int, __: Sequence[Logged]) -> Announcement | None:
    """Says that the contest is paused; it is posted in another channel, with *Move*."""
    if stored.stage.is_final:
        return None
    button = public_voice(stored).button(Verb.CONTEST_MOVE, "contest-button-move", Style.PRIMARY)
    return write(stored, say_of(stored, "contest-post-channel-gone"), buttons=(button,))


def move_call(stored: StoredContest, _: int, __: Sequence[Logged]) -> Announcement | None:
    """Calls everybody to the channel that is the contest's from now on."""
    if stored.stage.is_final:
        return None
    return write(stored, say_of(stored, "contest-post-moved"), users=everybody(stored))


def move_panel(voice: ContestVoice) -> Panel:
    """Asks in which channel the contest goes on."""
    text = voice.say("contest-move-where", contest=voice.title)
    press = voice.press(Verb.CONTEST_MOVE)
    placeholder = voice.say("contest-pick-channel")
    return Panel(blocks=(Text(text), Picker(id=press.menu(), kind=Lists.CHANNEL, placeholder=placeholder)))
