"""A commentator's view of a contest's match. Every press checks again who may see it."""

from bot.contests.commands.base import has_watched
from bot.contests.commands.watching import Watch, check_not_entered
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.commentary import LAST_HAND, commentary_panel, commentary_question
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.spots import Spot, read_spot
from cogs.contests.signing_up import self_of
from cogs.game.replay import show_position
from cogs.interactions.reply import Reply
from cogs.interactions.rights import rights_in
from cogs.interactions.router import Values, on_press
from engine import Refused
from engine.contest.state import Place


@on_press(Verb.COMMENTARY)
async def press_commentary(reply: Reply, press: Press, _: Values) -> None:
    """Ask whether to begin; whoever has begun sees the last hand there is."""
    await _show(reply, press, None)


@on_press(Verb.COMMENTARY_STEP, edits=True)
async def press_step(reply: Reply, press: Press, _: Values) -> None:
    """Another step, or another hand."""
    await _show(reply, press, read_spot(press))


@on_press(Verb.COMMENTARY_SURE, edits=True)
async def press_sure(reply: Reply, press: Press, _: Values) -> None:
    """Begin; from now on the member cannot play in the contest.

    Raises:
        Refused: UNKNOWN, ENTERED, OVER, NO_MATCH.
    """
    stored, place = await _look(reply, press.subject)
    await reply.services.contests.do(stored.id, Watch(self_of(reply), *place))
    await _show(reply, press, None)


async def _show(reply: Reply, press: Press, spot: Spot | None) -> None:
    table = press.subject
    if not (await reply.look(table)).table.running:
        await show_position(reply, table, Spot())  # a game that is over hides nothing
        return
    stored, _ = await _look(reply, table)
    if not has_watched(stored, reply.user):
        await reply.panel(commentary_question(table, reply.language))
        return
    hand, step = (LAST_HAND, None) if spot is None else (spot.hand, spot.step)
    position = await reply.services.replays.for_commentators(table, hand, step)
    await reply.panel(commentary_panel(position, table, reply.reader))


async def _look(reply: Reply, table: int) -> tuple[StoredContest, Place]:
    """The contest of a table and the place of its match, for a member who may comment on it.

    Raises:
        Refused: UNKNOWN, for a channel that the member does not see, ENTERED.
    """
    snapshot = await reply.look(table)
    stored = await reply.services.contests.of_table(table)
    place = None if stored is None else next((at for at, each in stored.tables.items() if each.table == table), None)
    if stored is None or place is None:
        raise Refused(ContestCode.UNKNOWN)
    channels = (stored.channel, snapshot.table.channel)
    if not all(rights_in(reply.interaction, channel).sees for channel in channels):
        raise Refused(ContestCode.UNKNOWN)
    check_not_entered(stored, reply.user)
    if await reply.services.history.has_sat(table, reply.user):
        raise Refused(ContestCode.ENTERED)
    return stored, place
