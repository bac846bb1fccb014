"""What organisers are asked when something outside is gone: the contest's channel, or a role that it needs."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.contests.changes import Logged
from bot.contests.commands.moving import ROLE_USES, RoleUse, role_in
from bot.contests.purposes import Purpose, short_id
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.audience import everybody
from bot.panels.contests.board import say_of, title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Lists, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

PURPOSES: Final[Mapping[RoleUse, str]] = {RoleUse.ENTRY: Purpose.ROLE_GONE, RoleUse.CALL: Purpose.CALL_GONE}
"""The purposes of the questions about the roles of a contest."""


def channel_gone(stored: StoredContest, _: int, __: Sequence[Logged]) -> Announcement | None:
    """Asks to which channel the contest moves; it is posted in another one."""
    if stored.stage.is_final:
        return None
    press = Press(Verb.CONTEST_MOVE, stored.id).button()
    button = Button(id=press, label=say_of(stored, "contest-button-move"), style=Style.PRIMARY)
    return write(stored, say_of(stored, "contest-post-channel-gone"), users=_organisers(stored), buttons=(button,))


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
    index = ROLE_USES.index(use)
    without = Press(Verb.CONTEST_ROLE, stored.id, index=index).button()
    other = Press(Verb.CONTEST_OTHER_ROLE, stored.id, index=index).button()
    buttons = (
        Button(id=without, label=say_of(stored, f"contest-button-without-{use}"), style=Style.PRIMARY),
        Button(id=other, label=say_of(stored, "contest-button-other-role")),
    )
    return write(stored, say_of(stored, f"contest-post-role-gone-{use}"), users=_organisers(stored), buttons=buttons)


def role_panel(stored: StoredContest, use: RoleUse, reader: Reader) -> Panel:
    """Asks which role is needed instead."""
    text = say(reader.language, f"contest-role-gone-{use}", contest=title_of(stored))
    press = Press(Verb.CONTEST_ROLE, stored.id, index=ROLE_USES.index(use))
    placeholder = say(reader.language, "contest-pick-role")
    return Panel(blocks=(Text(text), Picker(id=press.menu(), kind=Lists.ROLE, placeholder=placeholder)))


def move_panel(stored: StoredContest, reader: Reader) -> Panel:
    """Asks in which channel the contest goes on."""
    text = say(reader.language, "contest-move-where", contest=title_of(stored))
    press = Press(Verb.CONTEST_MOVE, stored.id)
    placeholder = say(reader.language, "contest-pick-channel")
    return Panel(blocks=(Text(text), Picker(id=press.menu(), kind=Lists.CHANNEL, placeholder=placeholder)))


def _organisers(stored: StoredContest) -> tuple[int, ...]:
    return tuple(sorted(stored.organisers))
