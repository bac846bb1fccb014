"""A table's life by the buttons of its lobby, its menu and its end: sit, start, leave, close, kick, rematch."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel, more_panel
from bot.tables.errors import Code, TableError
from bot.tables.lobby.rated import leaver_by_closing
from bot.tables.lobby.seats import check_manager, check_running
from bot.tables.model import Snapshot
from cogs.interactions.answer import Answer
from cogs.interactions.context import live_of
from cogs.interactions.router import Values, chosen_number, pressed
from engine.players.levels import Level


async def ask_to_close(reply: Answer, snapshot: Snapshot) -> None:
    """Ask, unless the answer would be refused.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST.
    """
    check_running(snapshot.table)
    check_manager(snapshot.table, reply.who)
    warned = leaver_by_closing(snapshot.table, reply.who) is not None
    await reply.panel(confirm_close_panel(snapshot.shown(None), reply.reader, warned=warned))


@pressed(Verb.JOIN, Verb.SIT)
async def sit(reply: Answer, press: Press, _: Values) -> None:
    """Sit in the first free seat, or in one of one's choice."""
    await reply.services.tables.sit(press.subject, reply.who, press.index if press.verb is Verb.SIT else None)
    await reply.silent()


@pressed(Verb.ADD_COMPUTER)
async def add_computer(reply: Answer, press: Press, _: Values) -> None:
    """One more computer player."""
    await reply.services.tables.add_computer(press.subject, reply.who)
    await reply.silent()


@pressed(Verb.FILL)
async def fill(reply: Answer, press: Press, _: Values) -> None:
    """Computer players in all free seats."""
    await reply.services.tables.fill_with_computers(press.subject, reply.who)
    await reply.silent()


@pressed(Verb.REMOVE_COMPUTER)
async def remove_computer(reply: Answer, press: Press, _: Values) -> None:
    """One computer player less."""
    await reply.services.tables.remove_computer(press.subject, reply.who, press.index)
    await reply.silent()


@pressed(Verb.START)
async def start(reply: Answer, press: Press, _: Values) -> None:
    """Begin the game."""
    await reply.services.tables.start(press.subject, reply.who)
    await reply.silent()


@pressed(Verb.MORE)
async def more(reply: Answer, press: Press, _: Values) -> None:
    """Everything else a member may do at this table."""
    snapshot = await reply.services.tables.look(press.subject)
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.PACE, edits=True)
async def pace(reply: Answer, press: Press, _: Values) -> None:
    """Show what is said in the bidding at an even pace, or at once."""
    snapshot = await reply.services.tables.set_even_pace(press.subject, reply.who, even=press.index == 1)
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.CLOCK, edits=True)
async def clock(reply: Answer, press: Press, values: Values) -> None:
    """Set how long a turn may last."""
    clock_ms = chosen_number(values)
    if clock_ms is None:
        raise TableError(Code.BAD_CLOCK)
    snapshot = await reply.services.tables.set_clock(press.subject, reply.who, clock_ms)
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.LEVEL, edits=True)
async def level(reply: Answer, press: Press, values: Values) -> None:
    """Set how well the computers of the table play."""
    chosen = next((each for each in Level if each.value in values), None)
    tables = reply.services.tables
    snapshot = await (
        tables.look(press.subject) if chosen is None else tables.set_level(press.subject, reply.who, chosen)
    )
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.HINTS, edits=True)
async def hints(reply: Answer, press: Press, _: Values) -> None:
    """Let members ask for hints, or not."""
    snapshot = await reply.services.tables.set_hints(press.subject, reply.who, on=press.index == 1)
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.CASUAL, edits=True)
async def casual(reply: Answer, press: Press, _: Values) -> None:
    """Let the game count for no rating, or for one if it can."""
    snapshot = await reply.services.tables.set_casual(press.subject, reply.who, casual=press.index == 1)
    await reply.panel(more_panel(snapshot.shown(None), reply.reader, user=reply.user, moderator=reply.who.moderator))


@pressed(Verb.LEAVE)
async def leave(reply: Answer, press: Press, _: Values) -> None:
    """Leave the lobby at once; a running game only after a question."""
    tables = reply.services.tables
    snapshot = await tables.look(press.subject)
    if snapshot.state is None or snapshot.table.seat_of(reply.user) is None:
        await tables.leave(press.subject, reply.who)
        await reply.silent()
    else:
        await reply.panel(confirm_leave_panel(snapshot.shown(None), reply.reader))


@pressed(Verb.LEAVE_SURE, edits=True)
async def leave_sure(reply: Answer, press: Press, _: Values) -> None:
    """Leave a running game."""
    snapshot = await reply.services.tables.leave(press.subject, reply.who)
    await reply.note("reply-left", number=str(snapshot.table.id))


@pressed(Verb.CLOSE)
async def close(reply: Answer, press: Press, _: Values) -> None:
    """Close the table, after a question."""
    await ask_to_close(reply, await reply.services.tables.look(press.subject))


@pressed(Verb.CLOSE_SURE, edits=True)
async def close_sure(reply: Answer, press: Press, _: Values) -> None:
    """Close the table."""
    await reply.services.tables.close(press.subject, reply.who)
    await reply.note("reply-closed", number=str(press.subject))


@pressed(Verb.KICK, edits=True)
async def kick(reply: Answer, press: Press, values: Values) -> None:
    """Take a member from the table."""
    await reply.services.tables.kick(press.subject, reply.who, _seat(values))
    await reply.note("reply-kicked", number=str(press.subject))


@pressed(Verb.SUBSTITUTE, edits=True)
async def substitute(reply: Answer, press: Press, values: Values) -> None:
    """Let a computer play for an absent member."""
    await reply.services.tables.substitute(press.subject, reply.who, _seat(values))
    await reply.note("reply-substituted", number=str(press.subject))


@pressed(Verb.REMATCH, Verb.NEW_PARTNERS)
async def rematch(reply: Answer, press: Press, _: Values) -> None:
    """Play again."""
    tables = reply.services.tables
    old = await tables.look(press.subject)
    await tables.rematch(press.subject, reply.who, new_partners=press.verb is Verb.NEW_PARTNERS)
    live_of(reply.interaction).painter.retire(old)
    await reply.silent()


def _seat(values: Values) -> int:
    seat = chosen_number(values)
    if seat is None:
        raise TableError(Code.NO_SUCH_SEAT)
    return seat
