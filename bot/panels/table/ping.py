"""The short message that calls a member to the table."""

from typing import Final

from bot.panels.table.status_lines import moment
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Phase, Seat

_CALLS: Final = {
    Phase.CUTTING: "ping-cutting",
    Phase.BLIND_CALLING: "ping-ordering",
    Phase.BLIND_LONING: "ping-ordering",
    Phase.ORDERING: "ping-ordering",
    Phase.NAMING: "ping-ordering",
    Phase.BIDDING: "ping-ordering",
    Phase.CHOOSING: "ping-ordering",
    Phase.DISCARDING: "ping-discarding",
    Phase.TAKING_DUMMY: "ping-burying",
    Phase.CALLING_PARTNER: "ping-deciding",
    Phase.GOING_ALONE: "ping-deciding",
    Phase.STAYING: "ping-deciding",
    Phase.DECLARING: "ping-deciding",
    Phase.DEFENDING: "ping-deciding",
    Phase.LONE_CALLING: "ping-deciding",
    Phase.GIVING: "ping-giving",
    Phase.BETTING: "ping-deciding",
    Phase.PLAYING: "ping-playing",
    Phase.CLAIMING: "ping-claiming",
    Phase.REWARDING: "ping-deciding",
}


def ping_text(shown: TableView, seat: Seat, language: str) -> str:
    """Why the member of `seat` is called; the mention itself goes before it. Only what everyone knows is told."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _CALLS.get(view.phase, "ping-turn") if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))
