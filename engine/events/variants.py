"""What happens in the other games of the family, in words' codes (RULES.md 10): a part of `engine.events.hand`."""

from collections.abc import Iterator
from typing import Final

from engine.actions import Action, CallSuit, Declare, Drop, Stay
from engine.cards import TRUMPS
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.phases.registry import (
    CallingPartner,
    Cutting,
    Dealing,
    DeclareMarch,
    Over,
    Playing,
    State,
    StayOrDrop,
    TakingDummy,
)
from engine.scoring.countdown import payer_of
from engine.view import view

_FAILED: Final = (Outcome.EUCHRED, Outcome.BID_SET)


def told_before_play(before: State, action: Action, after: State) -> Iterator[Event]:
    """A dummy taken, a card called, who stays, who declares, and clubs that nobody made."""
    hand: Hand | None = getattr(after, "hand", None)
    if hand is not None and hand.contract is not None and hand.contract.makerless and isinstance(before, Dealing):
        yield Event(word=Word.DIRTY_CLUBS, seat=hand.match.dealer, cards=hand.kitty[:1])
    match before, action:
        case CallingPartner(), CallSuit(suit):
            yield Event(word=Word.SUIT_CALLED, seat=before.actor, trump=TRUMPS[suit])
        case StayOrDrop(), Stay():
            yield Event(word=Word.STAYED, seat=before.actor)
        case StayOrDrop(), Drop():
            yield Event(word=Word.DROPPED, seat=before.actor)
            if isinstance(after, Cutting | Dealing | Over):
                yield Event(word=Word.ALL_DROPPED, seat=before.contract.maker)
        case DeclareMarch(), Declare():
            yield Event(word=Word.DECLARED, seat=before.actor)
        case _:
            pass
    if isinstance(after, TakingDummy) and not isinstance(before, TakingDummy):
        yield Event(word=Word.DUMMY_TAKEN, seat=after.actor)


def told_of_partner(before: Playing, after: State) -> Iterator[Event]:
    """The called partner, once all can know who it is; at the latest when the hand is over."""
    if view(before, None).partner is not None:
        return
    if isinstance(after, Playing):
        partner = view(after, None).partner
        if partner is not None:
            yield Event(word=Word.PARTNER_REVEALED, seat=partner)
    elif isinstance(after, Cutting | Dealing | Over) and after.last is not None:
        last = after.last
        if last.partner is not None:
            yield Event(word=Word.PARTNER_REVEALED, seat=last.partner)
        elif last.contract is not None:
            yield Event(word=Word.NO_PARTNER, seat=last.contract.maker)


def counted_event(result: HandResult, contract: Contract) -> Event:
    """What a hand came to where scores count down, for its maker or who declared."""
    if result.outcome is Outcome.NO_MAKER:
        return Event(word=Word.CLUBS_PLAYED, trump=contract.trump)
    seat = contract.maker if contract.declared is None else contract.declared
    word = {Outcome.DECLARED_WON: Word.DECLARED_WON, Outcome.DECLARED_LOST: Word.DECLARED_LOST}.get(result.outcome)
    if word is None:
        word = Word.SET if result.outcome in _FAILED else Word.CAME_DOWN
    return Event(word=word, seat=seat, side=seat, trump=contract.trump, points=abs(result.points[seat]))


def told_of_scores(result: HandResult, contract: Contract) -> Iterator[Event]:
    """How the others' scores change where they count down."""
    if result.outcome is Outcome.DECLARED_WON:
        return
    first = None if contract.makerless and contract.declared is None else counted_event(result, contract).seat
    for seat in contract.active:
        change = result.points[seat]
        if seat == first:
            continue
        if change < 0:
            yield Event(word=Word.LOWERED, seat=seat, points=-change)
        elif not result.tricks[seat]:
            yield Event(word=Word.NO_TRICK, seat=seat, points=change)


def told_of_pool(result: HandResult, after: Match) -> Iterator[Event]:
    """An ante that goes into the pool."""
    payer = payer_of(result)
    if after.rules.pool and payer is not None:
        yield Event(word=Word.ANTE_PAID, seat=payer, points=after.rules.ante)


def told_of_victory(over: Over) -> Iterator[Event]:
    """The end of a game that counts down, and the pool: all that everyone ever paid, for pots and pool come to 0."""
    match, winner = over.match, over.winner
    yield Event(word=Word.COUNTED_OUT, seat=winner, side=winner, points=match.scores[winner])
    if match.rules.pool:
        paid = sum(-pot for side, pot in enumerate(match.pots) if side != winner)
        yield Event(word=Word.POOL_WON, seat=winner, side=winner, points=paid)
