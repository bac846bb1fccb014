"""What a card played does, as events (rules-spec 8)."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, Suit, Trump, rank_of
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract, Trick, playing_order
from engine.phases.play.base import PlayState
from engine.ranking import bowers, counts_as
from engine.seats import Seat

_LOW: Final = "2789T"
"""Ranks below the court cards: led, they seldom win."""


def card_events(before: PlayState, card: Card) -> Iterator[Event]:
    """What a card does: a trick taken, a trump too many, the named cards and hands that it shows."""
    contract, ranking = before.setting.contract, before.setting.ranking
    if before.trick:
        led = before.trick[0]
        trumps = ranking.is_trump(card) and not ranking.is_trump(led) and ranking.beats[before.best] >> card & 1
        if trumps and before.winner in contract.seating.partners(before.actor):
            word = Word.OVERTRUMPED_PARTNER if ranking.is_trump(before.best) else Word.TRUMPED_PARTNER
            yield Event(word=word, seat=before.actor, cards=(before.best, card))
        elif trumps and len(before.trick) == 1 and rank_of(led) == "A":
            yield Event(word=Word.CHOP, seat=before.actor, cards=(led, card))
    if len(before.trick) + 1 < before.setting.lineup.players:
        return
    takes = bool(ranking.beats[before.best] >> card & 1)
    trick = Trick(before.leader, (*before.trick, card), before.actor if takes else before.winner)
    yield Event(word=Word.TRICK, seat=trick.winner, cards=(card if takes else before.best,))
    yield from _notable(trick, contract)
    yield from _dutchman((*before.tricks, trick), contract)
    yield from _dog((*before.tricks, trick), contract)


def _notable(trick: Trick, contract: Contract) -> Iterator[Event]:
    right, left = bowers(contract.trump)
    led = trick.cards[0]
    if right is not None and left is not None and led == right and left in trick.cards:
        seat = playing_order(contract, trick.leader)[trick.cards.index(left)]
        yield Event(word=Word.UNDERMAN, seat=seat, cards=(left,))
    plain = not contract.ranking.is_trump(led) and led != contract.benny and contract.trump is not Trump.LOW
    if trick.winner == trick.leader and plain and rank_of(led) in _LOW:
        yield Event(word=Word.WALK, seat=trick.leader, cards=(led,))


def _dog(tricks: tuple[Trick, ...], contract: Contract) -> Iterator[Event]:
    """A hand of all four suits, once its fourth card shows the fourth of them; not before."""
    if len(tricks) != len(Suit):
        return
    for seat in contract.active:
        shown = [trick.cards[playing_order(contract, trick.leader).index(seat)] for trick in tricks]
        suits = {counts_as(card, contract.trump, contract.benny) for card in shown} - {None}
        if len(suits) == len(Suit):
            yield Event(word=Word.DOG, seat=seat, cards=tuple(shown))


def _dutchman(tricks: tuple[Trick, ...], contract: Contract) -> Iterator[Event]:
    right, left = bowers(contract.trump)
    suit = contract.trump.suit
    if right is None or left is None or suit is None:
        return
    top = {right, left, Card(right + 12)}  # an ace is three ranks above its jack, four cards each
    if top.isdisjoint(tricks[-1].cards):
        return
    for seat in sorted(_showing(top, tricks, contract) - _showing(top, tricks[:-1], contract)):
        yield Event(word=Word.DUTCHMAN, seat=seat, cards=tuple(sorted(top)))


def _showing(cards: set[Card], tricks: tuple[Trick, ...], contract: Contract) -> set[Seat]:
    """Who has played each of some cards; in a double pack that may be two."""
    shown: dict[Card, set[Seat]] = {card: set() for card in cards}
    for trick in tricks:
        for seat, card in zip(playing_order(contract, trick.leader), trick.cards, strict=True):
            if card in shown:
                shown[card].add(seat)
    first, *others = shown.values()
    return first.intersection(*others)
