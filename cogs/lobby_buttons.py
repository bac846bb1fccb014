"""The buttons of a table's lobby, its menu and its result: sit, start, leave, close, kick, rematch."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel, gone_panel, more_panel
from bot.panels.table.status_lines import away_panel, paused_panel
from bot.tables.commands.life import Close, Start
from bot.tables.commands.pause import AskPause
from bot.tables.commands.seats import AddComputer, FillWithComputers, Kick, Leave, RemoveComputer, Sit, Substitute
from bot.tables.commands.settings import SetCasual, SetClock, SetHints, SetLevel
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.pause import members_at
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import check_manager, check_running, check_unlocked
from cogs.account import check_nobody_avoided
from cogs.hand import open_hand, show_hand
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.opening import play_again
from engine import Refused
from engine.players.levels import Level


async def ask_to_close(reply: Reply, stored: StoredTable) -> None:
    """Ask for confirmation, unless closing would be refused; to leave instead, where closing is leaving."""
    check_running(stored.table)
    check_unlocked(stored.table)
    check_manager(stored.table, reply.member)
    if stored.table.seat_of(reply.user) is not None and is_at_stake(stored.table):
        await reply.panel(confirm_leave_panel(stored.public, reply.reader))
        return
    await reply.panel(confirm_close_panel(stored.public, reply.reader))


async def ask_to_leave(reply: Reply, stored: StoredTable) -> bool:
    """Ask for confirmation, if a game has begun or the table would close; whether the member was asked."""
    table = stored.table
    if table.seat_of(reply.user) is None or not table.running:
        return False
    check_unlocked(table)
    if stored.state is None and len(members_at(table)) > 1:
        return False
    await reply.panel(confirm_leave_panel(stored.public, reply.reader))
    return True


@on_press(Verb.JOIN, Verb.SIT, edits=True)
async def sit(reply: Reply, press: Press, _: Values) -> None:
    """Sit in the first free seat, or in a chosen one; the hand follows, but not the public message of a lobby."""
    seat = press.index if press.verb is Verb.SIT else None
    await check_nobody_avoided(reply, press.subject)
    stored = await reply.services.tables.do(press.subject, Sit(reply.member, seat))
    if stored.state is None and not reply.edits:
        await reply.silent()
    else:
        await show_hand(reply, stored)


@on_press(Verb.ADD_COMPUTER, Verb.FILL)
async def add_computers(reply: Reply, press: Press, _: Values) -> None:
    """One more computer player, or computer players in all free seats."""
    add = AddComputer if press.verb is Verb.ADD_COMPUTER else FillWithComputers
    await reply.services.tables.do(press.subject, add(reply.member))
    await reply.silent()


@on_press(Verb.REMOVE_COMPUTER, edits=True)
async def remove_computer(reply: Reply, press: Press, _: Values) -> None:
    """One computer player less."""
    await _show_menu(reply, await reply.services.tables.do(press.subject, RemoveComputer(reply.member, press.index)))


@on_press(Verb.START)
async def start(reply: Reply, press: Press, _: Values) -> None:
    """Begin the game. A seated member gets the hand panel, which shows the cards as soon as they are dealt."""
    stored = await reply.services.tables.do(press.subject, Start(reply.member))
    if stored.table.seat_of(reply.user) is None:
        await reply.silent()
    else:
        await show_hand(reply, stored)


async def _show_menu(reply: Reply, now: StoredTable) -> None:
    moderator, only = reply.member.moderator, now.only_seat_allowed(reply.user)
    await reply.panel(more_panel(now.public, reply.reader, user=reply.user, moderator=moderator, only=only))


@on_press(Verb.MORE)
async def more(reply: Reply, press: Press, _: Values) -> None:
    """Everything else a member may do at this table."""
    await _show_menu(reply, await reply.look(press.subject))


@on_press(Verb.CLOCK, edits=True)
async def clock(reply: Reply, press: Press, values: Values) -> None:
    """Set how long a turn may last."""
    clock_ms = chosen_number(values)
    if clock_ms is None:
        raise Refused(Code.BAD_CLOCK)
    stored = await reply.services.tables.do(press.subject, SetClock(reply.member, clock_ms))
    await _show_menu(reply, stored)


@on_press(Verb.LEVEL, edits=True)
async def level(reply: Reply, press: Press, values: Values) -> None:
    """Set the level of the table's computer players."""
    chosen = next((each for each in Level if each.value in values), None)
    if chosen is None:
        stored = await reply.look(press.subject)
    else:
        stored = await reply.services.tables.do(press.subject, SetLevel(reply.member, chosen))
    await _show_menu(reply, stored)


@on_press(Verb.HINTS, Verb.CASUAL, edits=True)
async def switch(reply: Reply, press: Press, _: Values) -> None:
    """Let members ask for hints, or not; make the game casual, or rated if it can be."""
    on, who = press.index == 1, reply.member
    change = SetHints(who, on=on) if press.verb is Verb.HINTS else SetCasual(who, casual=on)
    await _show_menu(reply, await reply.services.tables.do(press.subject, change))


@on_press(Verb.LEAVE, edits=True)
async def leave(reply: Reply, press: Press, _: Values) -> None:
    """Leave the lobby at once; a game, or a table that closes by it, only after confirmation.

    The menu of the table makes way for what is so then; the public message shows it itself.
    """
    if not press.index and await ask_to_leave(reply, await reply.look(press.subject)):
        return
    after = await reply.services.tables.do(press.subject, Leave(reply.member))
    if reply.edits:
        await reply.panel(gone_panel(after.table, reply.reader, "reply-left"))
    else:
        await reply.silent()


@on_press(Verb.NO, edits=True)
async def change_nothing(reply: Reply, _: Press, __: Values) -> None:
    """Answer a question with No."""
    await reply.note("reply-unchanged")


@on_press(Verb.PAUSE, edits=True)
async def ask_pause(reply: Reply, press: Press, _: Values) -> None:
    """Ask for a pause, or no longer."""
    after = await reply.services.tables.do(press.subject, AskPause(reply.member, on=press.index == 1))
    if after.table.pause is not None:
        await reply.panel(paused_panel(after.table, reply.reader))
    else:
        await reply.note("reply-pause-asked" if press.index == 1 else "reply-pause-off")


@on_press(Verb.CLOSE, edits=True)
async def close(reply: Reply, press: Press, _: Values) -> None:
    """Close the table after confirmation; a rated game that goes on is left."""
    if not press.index:
        await ask_to_close(reply, await reply.look(press.subject))
        return
    after = await reply.services.tables.do(press.subject, Close(reply.member))
    await reply.panel(gone_panel(after.table, reply.reader, "reply-left" if after.table.running else "reply-closed"))


@on_press(Verb.KICK, edits=True)
async def kick(reply: Reply, press: Press, values: Values) -> None:
    """Take a member from the table."""
    await reply.services.tables.do(press.subject, Kick(reply.member, _seat(values)))
    await reply.note("reply-kicked", number=str(press.subject))


@on_press(Verb.SUBSTITUTE, edits=True)
async def substitute(reply: Reply, press: Press, values: Values) -> None:
    """Let a computer play for an absent member, or by the button for one's own seat."""
    seat = _seat(values) if values else press.index
    after = await reply.services.tables.do(press.subject, Substitute(reply.member, seat))
    await reply.panel(away_panel(after.table, seat, reply.reader, reply.user))


@on_press(Verb.REMATCH, Verb.NEW_PARTNERS, edits=True)
async def rematch(reply: Reply, press: Press, _: Values) -> None:
    """Play again, or join the rematch that another has begun.

    From the public message, and with new partners, the open panels of the finished game go on with the new one.
    """
    old = await reply.look(press.subject)
    new = await play_again(reply, old, new_partners=press.verb is Verb.NEW_PARTNERS)
    if not reply.edits or press.verb is Verb.NEW_PARTNERS:
        reply.ui.presenter.panels.continue_at(new)
    await open_hand(reply, new)


def _seat(values: Values) -> int:
    seat = chosen_number(values)
    if seat is None:
        raise Refused(Code.NO_SUCH_SEAT)
    return seat
