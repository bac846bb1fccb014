"""Events of the game as sentences."""

from collections.abc import Collection, Iterable
from typing import Final

from bot.panels.core.cards import bower_of
from bot.panels.core.translator import Voice
from bot.tables.hand_outcome import makers_of, winners_of
from bot.tables.model import TableView
from engine import Event, HandResult, Seat, View, Word
from engine.events import result_event

_EARLY: Final = frozenset({Word.LAY_DOWN, Word.CLAIM_ACCEPTED, Word.CONCEDED})


def sentences(events: Iterable[Event], voice: Voice, view: View | None) -> list[str]:
    """One sentence for each event, in order. `view` is the table after them."""
    return [sentence_of(event, voice, view) for event in events]


def sentence_of(event: Event, voice: Voice, view: View | None, result: HandResult | None = None) -> str:
    """The sentence of one event. `result` is the finished hand, if the view does not have it."""
    cards = event.cards
    if event.word is Word.DREW_DEAL and event.seat is not None:
        cards = cards[event.seat : event.seat + 1]
    bower, (side, other) = _bower(event, view), _sides(event, voice, result or (view and view.last))
    values: dict[str, str | int] = {
        "name": voice.name(event.seat),
        "side": side,
        "other": other,
        "cards": voice.cards(cards),
        "card": voice.card(cards[0]) if cards else "",
        "second": voice.card(cards[1]) if len(cards) > 1 else "",
        "suit": voice.suit(event.trump) if event.trump is not None else "",
        "points": event.points,
        "others": event.others,
        "bower": bower,
    }
    return voice.say(f"story-{event.word}", **values)


def early_end(shown: TableView, voice: Voice) -> list[str]:
    """By which claim or concession the last hand ended before its last card, if it did."""
    return sentences((event for event in shown.events if event.word in _EARLY), voice, shown.view)


def result_sentence(result: HandResult, voice: Voice) -> str:
    """The result of a finished hand in one sentence."""
    return sentence_of(result_event(result, voice.table.rules), voice, None, result)


def _sides(event: Event, voice: Voice, result: HandResult | None) -> tuple[str, str]:
    """The names of the event's side and of the others; at the end of a hand, its winners and losers."""
    rules = voice.table.rules
    if rules.sides == 2:
        side = event.side if event.side is not None else rules.side_of(event.seat or 0)
        return voice.side(side), voice.side(1 - side)
    if event.side is None:
        return voice.name(event.seat), ""
    everyone = range(rules.seats)
    about: Collection[Seat] = [seat for seat in everyone if rules.side_of(seat) == event.side]
    against: Collection[Seat] = [seat for seat in everyone if rules.side_of(seat) != event.side]
    contract = None if result is None else result.contract
    if result is not None and contract is not None and event.seat == contract.maker:
        about = sorted(winners_of(result, rules)) or about
        makers = makers_of(contract, result)
        against = sorted(makers) if makers.isdisjoint(about) else [s for s in contract.seating.seats if s not in about]
    return voice.names(about), voice.names(against) if against else ""


def _bower(event: Event, view: View | None) -> str:
    contract = None if view is None else view.contract or (view.last and view.last.contract)
    if event.word is not Word.TRICK or contract is None or not event.cards:
        return "none"
    return bower_of(event.cards[0], contract.trump) or "none"
