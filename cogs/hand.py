"""Shows members the hand panels of their seats."""

from dataclasses import replace

from bot.coach.guided_hand import finishes
from bot.coach.hint import Hint
from bot.contests.model import find_own_table
from bot.panels.contests.me import own_table_line
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.panel import Text
from bot.panels.hand.hints import guided_hand_panel
from bot.panels.hand.panel import spectator_panel
from bot.panels.table.menus import gone_panel
from bot.tables.commands.life import Come
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.rated import must_come
from bot.tables.model import Status
from cogs.interactions.reply import Reply
from cogs.live.open_panels import seat_panel
from engine import Refused


async def show_hand(
    reply: Reply, stored: StoredTable, hint: Hint | None = None, *, asks: int | None = None, notice: str = ""
) -> None:
    """Show a member the hand panel of their seat, and keep it up to date while Discord allows.

    In place of the panel of a seat that the member no longer has: the hand at their own table here, or the ways on.
    `notice` stands above it until it changes.

    Raises:
        Refused: NOT_SEATED for a spectator; another member's cards are never shown.
    """
    table = stored.table
    if table.seat_of(reply.user) is None:
        if not reply.edits:
            raise Refused(Code.NOT_SEATED)
        mine = await reply.services.tables.of_member(reply.user, reply.guild)
        own = min(mine, key=lambda each: each.table.channel != table.channel, default=None)
        if own is None:
            await reply.panel(gone_panel(table, reply.reader, "reply-no-longer"))
        else:
            await show_hand(reply, own)
        return
    panels = reply.ui.presenter.panels
    with panels.answering(table.id, reply.interaction) as found:
        panel = await seat_panel(reply.services, stored, reply.user, reply.reader, hint, asks)
        above = replace(panel, blocks=(Text(notice), *panel.blocks)) if notice else panel
        try:
            await reply.panel(above)
        except Exception:
            panels.note_unanswered(found, stored)
            raise
        if reply.shown is not None:
            panels.keep(found, stored, reply.shown, panel, hint)


async def open_hand(reply: Reply, stored: StoredTable) -> None:
    """Show a member the hand panel, or as a spectator of a game what everyone sees, and the seats to take.

    In a contest it is always one's own table's.
    """
    table = stored.table
    if table.seat_of(reply.user) is None and table.contest is not None and await open_own_hand(reply, table.contest):
        return
    if table.seat_of(reply.user) is None and table.status is Status.PLAYING:
        await reply.panel(spectator_panel(stored.public, reply.reader, stored.only_seat_allowed(reply.user)))
    else:
        await show_hand(reply, await _arrive(reply, stored))


async def open_own_hand(reply: Reply, contest: int) -> bool:
    """Show a member the hand panel of their table in a contest; False where they have no game there now."""
    try:
        stored = await reply.services.contests.load(contest)
        own = find_own_table(stored, reply.user)
        table = None if own is None else await reply.look(own.table.table)
    except Refused:  # the contest cannot be read, or the game has just ended
        return False
    if own is None or table is None:
        return False
    reply.ui.presenter.pings.note_press(table.table.id, reply.user)
    line = own_table_line(ContestVoice(stored, reply.language), own)
    await show_hand(reply, await _arrive(reply, table), notice=line)
    return True


async def show_guided_hand(reply: Reply, step: int, choice: int | None) -> None:
    """Show a step of the guided hand, or what follows a choice there."""
    if finishes(step, choice):
        await reply.services.members.note_guided(reply.user)
    name, in_server = reply.member.name, bool(reply.guild)
    await reply.panel(guided_hand_panel(step, reply.reader, name, choice=choice, in_server=in_server))


async def _arrive(reply: Reply, stored: StoredTable) -> StoredTable:
    """The table where the member opens the hand: at a rated one, and at a contest's, they have come with it."""
    table, seat = stored.table, stored.table.seat_of(reply.user)
    sitter = None if seat is None else table.seats[seat]
    if sitter is None or sitter.agreed or not must_come(table):
        return stored
    try:
        return await reply.services.tables.do(table.id, Come(reply.member))
    except Refused:  # another press came first, or the game has ended
        return await reply.services.tables.load(table.id)
