"""The list of finished games, its pages, and the game chosen from it."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.stats.history import back_to, history_panel, played_panel
from bot.panels.table.message import shared_result_panel
from bot.stats.read.course import load_course
from bot.stats.read.filters import Viewer
from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from cogs.interactions.rights import viewer_of
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.sharing import check_may_share
from engine import Refused


async def list_games(reply: Reply, user: int | None, name: str | None, number: int = 0) -> None:
    """A page of the finished games of the server, or of a member with this name."""
    viewer = Viewer(reply.user) if user == reply.user else viewer_of(reply.interaction)
    page = await reply.services.history.page(reply.guild, user, number, viewer=viewer)
    await reply.panel(history_panel(page, name, reply.reader))


async def _find_listed_member(reply: Reply, press: Press) -> tuple[int | None, str | None]:
    """The member of a list and the name, from the game that the press names; `None` for a list of all games."""
    if not press.subject:
        return None, None
    known = await reply.services.history.member(reply.guild, press.subject, press.index)
    if known is None:
        raise Refused(Code.UNKNOWN)
    return known


@on_press(Verb.HISTORY, edits=True)
async def page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the list, or back to it."""
    user, name = await _find_listed_member(reply, press)
    await list_games(reply, user, name, press.seen)


@on_press(Verb.HISTORY_PICK, edits=True)
async def pick_game(reply: Reply, press: Press, values: Values) -> None:
    """A game chosen from the list."""
    snapshot = await reply.look(chosen_number(values) or 0)
    if snapshot.table.running:
        raise Refused(Code.NOT_OVER)
    course = await load_course(reply.services.database, snapshot.table.id)
    await reply.panel(played_panel(snapshot.public, course, back_to(press), reply.reader))


@on_press(Verb.RESULT_SHARE, edits=True)
async def share_result(reply: Reply, press: Press, _: Values) -> None:
    """Show the channel how a game ended; how it was played is the review's to share."""
    snapshot = await reply.look(press.subject)
    if snapshot.table.running:
        raise Refused(Code.NOT_OVER)
    check_may_share(reply)
    course = await load_course(reply.services.database, snapshot.table.id)
    await reply.post(shared_result_panel(snapshot.public, course, reply.member.name))
