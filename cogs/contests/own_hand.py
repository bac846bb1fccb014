"""The way from a contest to the member's own cards."""

from bot.contests.own_table import find_own_table
from bot.contests.state import StoredContest
from bot.panels.contests.me import me_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.long_logs import in_thread_if_long
from bot.tables.model import TableView
from cogs.contests.reading import look_contest
from cogs.hand import open_own_hand
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused


async def view_own_game(reply: Reply, stored: StoredContest) -> TableView | None:
    """The member's game that is on in a contest, as they may see it."""
    own = find_own_table(stored, reply.user)
    if own is None:
        return None
    try:
        shown = reply.for_member(await reply.services.tables.look(own.table.table))
    except Refused:  # its log cannot be read
        return None
    seat = shown.table.seat_of(reply.user)
    return None if seat is None or not shown.table.running else shown.view_for(seat)


async def show_me(reply: Reply, stored: StoredContest) -> None:
    """What a contest is for the member, with the way to their cards while they have a game."""
    game = await view_own_game(reply, stored)
    await reply.panel(await in_thread_if_long(stored.size, me_panel, stored, reply.reader, reply.user, game))


@on_press(Verb.CONTEST_HAND)
async def press_own_hand(reply: Reply, press: Press, _: Values) -> None:
    """The hand panel of the member; where they have no game now, how the contest stands for them."""
    stored = await look_contest(reply, press.subject)
    if not await open_own_hand(reply, stored.id):
        await show_me(reply, stored)
