"""What organisers are asked when something outside is gone: the contest's channel, or a role that it needs."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.contests.changes import Logged
from bot.contests.commands.moving import ROLE_USES, RoleUse, role_in
from bot.contests.purposes import Purpose, short_id
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.audience import everybody
from bot.panels.contests.board import say_of
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Lists, Panel, Picker, Style, Text

PURPOSES: Final[Mapping[RoleUse, str]] = {RoleUse.ENTRY: Purpose.ROLE_GONE, RoleUse.CALL: Purpose.CALL_GONE}
"""The purposes of the questions about the roles of a contest."""


def channel_gone(stored: StoredContest, _: int, __: Sequence[Logged]) -> Announcement | None:
    """Asks to which channel the contest moves; it is posted in another one."""
    if stored.stage.is_final:
        return None
    button = public_voice(stored).button(Verb.CONTEST_MOVE, "contest-button-move", Style.PRIMARY)
    return write(stored, say_of(stored, "contest-post-channel-gone"), users=(stored.organiser,), buttons=(button,))


def move_call(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Calls everybody to the channel in which the contest goes on."""
    del number
    if stored.stage.is_final:
        return None
    return write(stored, say_of(stored, "contest-post-moved"), users=everybody(stored))


def entry_role_gone(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Asks who may sign up now."""
    return _role_gone(stored, RoleUse.ENTRY, number)


def called_role_gone(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Asks whom announcements call now."""
    return _role_gone(stored, RoleUse.CALL, number)


def organisers_role_gone(stored: StoredContest, _: int, __: Sequence[Logged]) -> Announcement:
    """Asks who organises the server's contests now."""
    return _question(stored, RoleUse.ORGANISERS)


def _role_gone(stored: StoredContest, use: RoleUse, number: int) -> Announcement | None:
    """None once another role is chosen, or none: the question then goes."""
    role = role_in(stored.plan, use)
    if stored.stage.is_final or role is None or short_id(role) != number:
        return None
    return _question(stored, use)


def _question(stored: StoredContest, use: RoleUse) -> Announcement:
    voice, index = public_voice(stored), ROLE_USES.index(use)
    buttons = (
        voice.button(Verb.CONTEST_ROLE, f"contest-button-without-{use}", Style.PRIMARY, index=index),
        voice.button(Verb.CONTEST_OTHER_ROLE, "contest-button-other-role", index=index),
    )
    return write(stored, say_of(stored, f"contest-post-role-gone-{use}"), users=(stored.organiser,), buttons=buttons)


def role_panel(voice: ContestVoice, use: RoleUse) -> Panel:
    """Asks which role is needed instead."""
    text = voice.say(f"contest-role-gone-{use}", contest=voice.title)
    press = voice.press(Verb.CONTEST_ROLE, index=ROLE_USES.index(use))
    placeholder = voice.say("contest-pick-role")
    return Panel(blocks=(Text(text), Picker(id=press.menu(), kind=Lists.ROLE, placeholder=placeholder)))


def move_panel(voice: ContestVoice) -> Panel:
    """Asks in which channel the contest goes on."""
    text = voice.say("contest-move-where", contest=voice.title)
    press = voice.press(Verb.CONTEST_MOVE)
    placeholder = voice.say("contest-pick-channel")
    return Panel(blocks=(Text(text), Picker(id=press.menu(), kind=Lists.CHANNEL, placeholder=placeholder)))
