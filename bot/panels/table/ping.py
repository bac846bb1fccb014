"""The short message that pings a member."""

from bot.panels.core.translator import Voice
from bot.panels.table.status_lines import moment
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Phase, Seat


def ping_text(shown: TableView, seat: Seat | None, language: str) -> str:
    """Why the member in `seat` is pinged; the mention goes before it. Uses only public information."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _key(view.phase) if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))


def run_out_text(shown: TableView, seat: Seat, language: str) -> str:
    """What a call says after the member's clock has run out."""
    return say(language, "ping-run-out", name=Voice(shown.table, language).name(seat))


def _key(phase: Phase) -> str:
    """The bidding and the answers after it have one text each, every other phase its own."""
    if phase.before_trump:
        return "ping-ordering"
    return "ping-deciding" if phase.asks_for_call else f"ping-{phase.key}"
