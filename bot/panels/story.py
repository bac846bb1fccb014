"""What happened, as sentences."""

from collections.abc import Iterable

from bot.panels.cards import bower_of
from bot.panels.scores import best_side
from bot.panels.voice import Voice
from bot.tallies import makers_of, winners_of
from engine import Event, HandResult, View, Word
from engine.story import result_event


def sentences(events: Iterable[Event], voice: Voice, view: View | None) -> list[str]:
    """One sentence for each event, in their order. `view` is the table after them."""
    return [sentence_of(event, voice, view) for event in events]


def sentence_of(event: Event, voice: Voice, view: View | None) -> str:
    """The sentence of one event."""
    cards = event.cards
    if event.word is Word.DREW_DEAL and event.seat is not None:
        cards = cards[event.seat : event.seat + 1]
    result = view.last if view is not None and event.word in _ENDINGS else None
    bower, (side, other) = _bower(event, view), _sides(event, result, voice)
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


def result_sentence(result: HandResult, voice: Voice) -> str:
    """What a finished hand came to."""
    return sentence_of(result_event(result, voice.table.rules), voice, None)


def _bower(event: Event, view: View | None) -> str:
    contract = None if view is None else view.contract or (view.last and view.last.contract)
    if event.word is not Word.TRICK or contract is None or not event.cards:
        return "none"
    return bower_of(event.cards[0], contract.trump) or "none"
