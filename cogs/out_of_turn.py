"""Actions out of turn: claims, shown hands, called revokes; asked about first where they cannot be undone."""

from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.hand.out_of_turn import confirm_out_of_turn_panel, needs_confirmation
from bot.panels.refusals import sentence
from bot.tables.commands.play import ActOutOfTurn, number_of
from bot.tables.errors import Code
from bot.tables.model import TableView
from cogs.hand import show_hand
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Action, Refusal, Refused

_TOO_LATE: Final = frozenset({Code.NOT_SEATED, Code.STALE, Code.OVER, Code.CLOSED, Refusal.NOT_NOW, Refusal.GAME_OVER})
"""Refusals of actions that were legal when their button was made."""


@on_press(Verb.OUT_OF_TURN, edits=True)
async def act_out_of_turn(reply: Reply, press: Press, values: Values) -> None:
    """Act out of turn; ask first, if the action cannot be undone."""
    snapshot = await reply.look(press.subject)
    shown = snapshot.view_for(snapshot.table.seat_of(reply.user))
    action = _find_interjection(shown, press.index)
    if action is None or not needs_confirmation(action):
        await act_out_of_turn_sure(reply, press, values)
        return
    await reply.panel(confirm_out_of_turn_panel(shown, reply.reader, action))


@on_press(Verb.OUT_OF_TURN_SURE, edits=True)
async def act_out_of_turn_sure(reply: Reply, press: Press, _: Values) -> None:
    """Act out of turn after confirmation. If that is no longer legal, show the current panel and why."""
    tables = reply.services.tables
    with reply.ui.presenter.panels.answering(press.subject, reply.user):
        try:
            command = ActOutOfTurn(reply.user, press.index, press.seen, key=reply.interaction.id)
            snapshot = await tables.do(press.subject, command)
        except Refused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
            await show_hand(reply, await tables.load(press.subject))
            if refusal.code is not Code.NOT_SEATED:
                await reply.say(sentence(refusal, reply.language))
        else:
            await show_hand(reply, snapshot)


def _find_interjection(shown: TableView, number: int) -> Action | None:
    """The interjection of this number, if it is open to the member of the view now."""
    offers = () if shown.view is None else shown.view.interjections
    return next((action for action in offers if number_of(action, offers) == number), None)
