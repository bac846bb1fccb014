"""A seat's own cards in its picture, and in words. Only the player in the seat may see them."""

from bot.panels.core.cards import bower_letter, bower_of, sort_hand
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.pictures import HandCard
from engine import Card, Discard, Give, Play, Trump, View
from engine.cards import card_name, cards_in


def own_cards(view: View, reader: Reader, advised: Card | None = None) -> tuple[HandCard, ...]:
    """The cards of the seat `view.seat` in its holder's order, face down if the holder may not look yet.

    Cards that may not be played are dimmed while the seat is to choose one; `advised` is lifted.
    """
    if may_not_look(view):
        return (HandCard(card=None),) * view.counts[view.seat or 0]
    trump, benny, may = trump_of(view), view.rules.benny_card, _playable(view)
    return tuple(
        HandCard(
            card=card_name(card),
            dimmed=may is not None and card not in may,
            bower=bower_of(card, trump, benny),
            letter=bower_letter(bower_of(card, trump, benny), reader.language),
            lifted=card == advised,
        )
        for card in sort_own_cards(view, reader)
    )


def own_cards_words(view: View, voice: Voice, reader: Reader) -> list[str]:
    """The same in sentences, and the cards that may be played where not all of them may."""
    if may_not_look(view):
        return [voice.say("alt-hand-unseen", count=view.counts[view.seat or 0])]
    held, may = sort_own_cards(view, reader), _playable(view)
    if not held:
        return []
    said = [voice.say("alt-hand", cards=", ".join(_card_words(card, view, voice) for card in held))]
    if may is not None and any(card not in may for card in held):
        said.append(voice.say("alt-may-play", cards=voice.cards(card for card in held if card in may)))
    return said


def may_not_look(view: View) -> bool:
    """Whether the seat is to act before it may look at its cards."""
    return view.phase.blind and view.seat is not None and view.actor == view.seat


def sort_own_cards(view: View, reader: Reader) -> tuple[Card, ...]:
    """The cards of the seat `view.seat` in its holder's order."""
    return sort_hand(cards_in(view.cards), trump_of(view), reader.sort, view.rules.benny_card)


def _playable(view: View) -> frozenset[Card] | None:
    """The cards with a legal action; None while the seat has no card to choose."""
    if view.actor != view.seat or not view.phase.asks_for_card:
        return None
    return frozenset(action.card for action in view.choices if isinstance(action, Play | Discard | Give))


def trump_of(view: View) -> Trump | None:
    """The trump, once it is made."""
    return None if view.contract is None else view.contract.trump


def _card_words(card: Card, view: View, voice: Voice) -> str:
    bower = bower_of(card, trump_of(view), view.rules.benny_card)
    return voice.card(card) if bower is None else voice.say(f"alt-card-{bower}", card=voice.card(card))
