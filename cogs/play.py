"""`/hand`, the hand panel with every legal action, and actions out of turn, asked about where they cannot be undone."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.coach.hint import Turn
from bot.coach.notes import explains
from bot.members.shown import REACTIONS
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.hand.buttons import confirm_out_of_turn_panel, needs_confirmation
from bot.panels.hand.hints import meanings_panel, offers_hint
from bot.panels.refusals import sentence
from bot.panels.table.menus import last_trick_panel, no_cards_panel
from bot.panels.table.message import hand_to_react_to
from bot.tables.commands.play import Act, ActOutOfTurn, DealNow, number_of
from bot.tables.commands.seats import ComeBack
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from cogs.client import Bower
from cogs.hand import open_hand, show_hand
from cogs.interactions.autocomplete import find_table, suggest_tables
from cogs.interactions.commands import anywhere, text
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from engine import Refusal, Refused, View

_TOO_LATE: Final = frozenset({Code.NOT_SEATED, Code.STALE, Code.OVER, Code.CLOSED, Refusal.NOT_NOW, Refusal.GAME_OVER})
"""Refusals of actions that were legal when their button was made."""


@on_press(Verb.OUT_OF_TURN, edits=True)
async def act_out_of_turn(reply: Reply, press: Press, values: Values) -> None:
    """Act out of turn; ask first, if the action cannot be undone."""
    stored = await reply.look(press.subject)
    shown = stored.view_for(stored.table.seat_of(reply.user))
    offers = () if shown.view is None else shown.view.interjections  # open to the member now
    action = next((action for action in offers if number_of(action, offers) == press.index), None)
    if action is None or not needs_confirmation(action):
        await act_out_of_turn_sure(reply, press, values)
        return
    await reply.panel(confirm_out_of_turn_panel(shown, reply.reader, action))


@on_press(Verb.OUT_OF_TURN_SURE, edits=True)
async def act_out_of_turn_sure(reply: Reply, press: Press, _: Values) -> None:
    """Act out of turn after confirmation. If that is no longer legal, show the current panel and why."""
    tables = reply.services.tables
    with reply.ui.presenter.panels.answering(press.subject, reply.interaction):
        try:
            command = ActOutOfTurn(reply.user, press.index, press.seen, key=reply.interaction.id)
            stored = await tables.do(press.subject, command)
        except Refused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
            await show_hand(reply, await tables.load(press.subject))
            if refusal.code is not Code.NOT_SEATED:
                await reply.say(sentence(refusal, reply.language))
        else:
            await show_hand(reply, stored)


_SHOWN_ANEW: Final = frozenset(
    {Code.STALE, Code.NOT_YOUR_TURN, Code.OVER, Code.CLOSED, Code.PAUSED, Code.HELD, Code.NOT_SEATED}
)
"""Refusals to a panel that shows what is no longer so: the present one is the answer."""


class HandCommand(commands.Cog):
    """`/hand`."""

    @app_commands.command(name="hand", description=text("cmd-hand"))
    @app_commands.describe(table=text("opt-table"))
    @app_commands.autocomplete(table=suggest_tables)
    @anywhere
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Open the hand panel of a table: without a number of the member's own, wherever in the server it is."""
        async with answer(interaction, "hand") as reply:
            try:
                own = None if table else await _find_own_table(reply)
                meant = await find_table(reply, table) if own is None else await reply.look(own)
                reply.ui.presenter.pings.note_press(meant.table.id, reply.user)
                await open_hand(reply, meant)
            except Refused as refusal:
                if refusal.code not in (Code.NONE_HERE, Code.NOT_SEATED):
                    raise
                await reply.panel(no_cards_panel(reply.reader, in_server=bool(reply.guild)))


async def _find_own_table(reply: Reply) -> int | None:
    """The member's table in this channel; else of the server the one that waits for them, or the newest."""
    channel = reply.interaction.channel_id

    def is_meant(each: StoredTable) -> tuple[bool, bool]:
        seat = each.table.seat_of(reply.user)
        return each.table.channel == channel, seat is not None and each.to_act == seat

    mine = await reply.services.tables.of_member(reply.user, reply.guild)
    return max(mine, key=is_meant).table.id if mine else None


@on_press(Verb.HAND, edits=True)
async def hand(reply: Reply, press: Press, _: Values) -> None:
    """Open the hand panel from the public message, or go back to it from a question."""
    await open_hand(reply, await reply.look(press.subject))


@on_press(Verb.ACT, edits=True)
async def act(reply: Reply, press: Press, _: Values) -> None:
    """Take a legal action; a press on an outdated panel shows the current one, never an error."""
    tables = reply.services.tables
    with reply.ui.presenter.panels.answering(press.subject, reply.interaction):
        try:
            act = Act(reply.user, press.index, press.seen, key=reply.interaction.id)
            stored = await tables.do(press.subject, act)
        except Refused as refusal:
            if refusal.code not in _SHOWN_ANEW:
                raise
            stored = await tables.load(press.subject)
            is_same = stored.table.version == press.seen and stored.table.running
            if is_same and stored.table.pause is None and refusal.code is not Code.NOT_SEATED:
                raise
        await show_hand(reply, stored)


@on_press(Verb.ALONE, edits=True)
async def ask_alone(reply: Reply, press: Press, _: Values) -> None:
    """Ask in the same panel whether to go alone; if the turn has changed, show the current panel."""
    stored = await reply.look(press.subject)
    await show_hand(reply, stored, asks=press.index if stored.table.version == press.seen else None)


@on_press(Verb.HINT, edits=True)
async def hint(reply: Reply, press: Press, _: Values) -> None:
    """Show a hint for this turn in the panel; if the turn has changed, the current panel."""
    tables = reply.services.tables
    with reply.ui.presenter.panels.answering(press.subject, reply.interaction):
        now, made = await reply.look(press.subject), None
        asked = _turn(reply, press, now)
        if asked is not None:
            made = await reply.services.hints.of(*asked)
            now = await tables.load(press.subject)
            if _turn(reply, press, now) is None:
                made = None
        await show_hand(reply, now, made)


def _turn(reply: Reply, press: Press, now: StoredTable) -> tuple[Turn, View] | None:
    """The turn for which a hint was asked, and the member's view; `None` if the turn has changed, or is not theirs.

    Raises:
        Refused: NO_HINTS, NO_HINTS_RATED.
    """
    table, seat = now.table, now.table.seat_of(reply.user)
    if seat is None:
        return None
    if not table.allows_hints:
        raise Refused(Code.NO_HINTS_RATED if table.rated else Code.NO_HINTS)
    sitter, view = table.seats[seat], now.view_for(seat).view
    if view is None or sitter is None or sitter.away or table.pause is not None:
        return None
    if table.version != press.seen or not table.running:
        return None
    return (Turn(table.id, table.version, seat), view) if offers_hint(view, table) else None


@on_press(Verb.WHY)
async def why(reply: Reply, press: Press, _: Values) -> None:
    """What a computer meant in a hand that has ended, in a message of its own: the next hand takes the panel."""
    stored = await reply.look(press.subject)
    table, seat = stored.table, stored.table.seat_of(reply.user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    ended = stored.hand_number - (table.status is not Status.OVER)
    told = press.seen <= ended and explains(table)
    explained = await reply.services.meanings.of(table, press.seen) if told else ()
    asked = press.index - 1 if press.index else None
    await reply.panel(meanings_panel(stored.view_for(seat), reply.reader, press.seen, explained, asked))


@on_press(Verb.DEAL)
async def deal(reply: Reply, press: Press, _: Values) -> None:
    """Deal the next hand without the pause; a second press finds it dealt."""
    try:
        await reply.services.tables.do(press.subject, DealNow(reply.member, press.seen))
    except Refused as refusal:
        if refusal.code is not Code.STALE:
            raise
    await reply.silent()


@on_press(Verb.BACK, edits=True)
async def back(reply: Reply, press: Press, _: Values) -> None:
    """Return to a seat that a computer plays."""
    with reply.ui.presenter.panels.answering(press.subject, reply.interaction):
        await show_hand(reply, await reply.services.tables.do(press.subject, ComeBack(reply.member)))


@on_press(Verb.AHEAD, edits=True)
async def pass_ahead(reply: Reply, press: Press, _: Values) -> None:
    """Pass at the next turn, or not. If others have bid since the button was shown, show the current panel."""
    stored = await reply.look(press.subject)
    if not press.index or stored.table.version == press.seen:
        reply.services.orders.set_pass_ahead(stored, reply.user, on=bool(press.index))
    await show_hand(reply, stored)


@on_press(Verb.REACT, edits=True)
async def react(reply: Reply, press: Press, _: Values) -> None:
    """React to the hand that has just ended; only once, and not while cards are out."""
    stored = await reply.look(press.subject)
    table = stored.table
    seated = table.seat_of(reply.user) is not None
    if seated and hand_to_react_to(stored.public.view) == press.seen and press.index < len(REACTIONS):
        reply.services.reactions.add(table.id, press.seen, reply.user, REACTIONS[press.index])
    await show_hand(reply, stored)
    reply.ui.presenter.show_reactions(stored)


@on_press(Verb.LAST_TRICK, edits=True)
async def last_trick(reply: Reply, press: Press, _: Values) -> None:
    """The last finished trick; in place of the hand panel with the way back to it."""
    stored = await reply.look(press.subject)
    seat = stored.table.seat_of(reply.user)
    if reply.edits and seat is None:
        await show_hand(reply, stored)
    else:
        await reply.panel(last_trick_panel(stored.view_for(seat), reply.reader, back=reply.edits))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(HandCommand())
