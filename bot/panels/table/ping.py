"""The short message that pings a member."""

from typing import Final

from bot.panels.table.status_lines import moment
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Phase, Seat

_CALLS: Final = {
    Phase.CUTTING: "ping-cutting",
    Phase.BLIND_CALL: "ping-ordering",
    Phase.BLIND_LONER: "ping-ordering",
    Phase.FIRST_ROUND: "ping-ordering",
    Phase.SECOND_ROUND: "ping-ordering",
    Phase.AUCTION: "ping-ordering",
    Phase.AUCTION_TRUMP: "ping-ordering",
    Phase.DISCARDING: "ping-discarding",
    Phase.TAKING_DUMMY: "ping-burying",
    Phase.CALLING_PARTNER: "ping-deciding",
    Phase.DEALER_ALONE: "ping-deciding",
    Phase.STAY_OR_DROP: "ping-deciding",
    Phase.DECLARE_MARCH: "ping-deciding",
    Phase.DEFENDER_ALONE: "ping-deciding",
    Phase.ANYONE_ALONE: "ping-deciding",
    Phase.PARTNERS_BEST: "ping-giving",
    Phase.BETTING_ROUND: "ping-deciding",
    Phase.PLAYING: "ping-playing",
    Phase.CLAIMING: "ping-claiming",
    Phase.ROBSONS_CHOICE: "ping-deciding",
}


def ping_text(shown: TableView, seat: Seat, language: str) -> str:
    """Why the member in `seat` is pinged; the mention goes before it. Uses only public information."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _CALLS.get(view.phase, "ping-turn") if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))
