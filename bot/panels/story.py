"""What happened, as sentences."""

from collections.abc import Iterable

from bot.panels.cards import bower_of
from bot.panels.voice import Voice
from engine import Event, HandResult, Outcome, View, Word
from engine.seats import side_of

_OF_OUTCOMES = {
    Outcome.MADE: Word.MADE,
    Outcome.MARCH: Word.MARCH,
    Outcome.LONE_MADE: Word.LONE_MADE,
    Outcome.LONE_MARCH: Word.LONE_MARCH,
    Outcome.EUCHRED: Word.EUCHRED,
    Outcome.LONE_DEFENCE: Word.LONE_DEFENCE,
    Outcome.THROWN_IN: Word.THROWN_IN,
}


def sentences(events: Iterable[Event], voice: Voice, view: View | None) -> list[str]:
    """One sentence for each event, in their order. `view` is the table after them."""
    return [sentence_of(event, voice, view) for event in events]


def sentence_of(event: Event, voice: Voice, view: View | None) -> str:
    """The sentence of one event."""
    cards = event.cards
    if event.word is Word.DREW_DEAL and event.seat is not None:
        cards = cards[event.seat : event.seat + 1]
    side = event.side if event.side is not None else side_of(event.seat or 0)
    bower = _bower(event, view)
    values: dict[str, str | int] = {
        "name": voice.name(event.seat),
        "side": voice.side(side),
        "other": voice.side(1 - side),
        "cards": voice.cards(cards),
        "card": voice.card(cards[0]) if cards else "",
        "second": voice.card(cards[1]) if len(cards) > 1 else "",
        "suit": voice.suit(event.trump) if event.trump is not None else "",
        "points": event.points,
        "bower": bower,
    }
    return voice.say(f"story-{event.word}", **values)


def result_sentence(result: HandResult, voice: Voice) -> str:
    """What a finished hand came to."""
    contract = result.contract
    side = 0 if result.points[0] else 1
    event = Event(
        word=_OF_OUTCOMES[result.outcome],
        seat=contract.maker if contract else None,
        side=side if contract else None,
        points=max(result.points),
    )
    return sentence_of(event, voice, None)


def _bower(event: Event, view: View | None) -> str:
    contract = None if view is None else view.contract or (view.last and view.last.contract)
    if event.word is not Word.TRICK or contract is None or not event.cards:
        return "none"
    return bower_of(event.cards[0], contract.trump) or "none"
