"""The short message that calls a member to the table."""

from typing import Final

from bot.panels.lines import moment
from bot.tables.model import Shown
from bot.texts.catalogue import say
from engine import Phase, Seat

_CALLS: Final = {
    Phase.ORDERING: "ping-ordering",
    Phase.NAMING: "ping-ordering",
    Phase.DISCARDING: "ping-discarding",
    Phase.PLAYING: "ping-playing",
}


def ping_text(shown: Shown, seat: Seat, language: str) -> str:
    """Why the member of `seat` is called; the mention itself goes before it. Only what everyone knows is told."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _CALLS.get(view.phase, "ping-turn") if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))
