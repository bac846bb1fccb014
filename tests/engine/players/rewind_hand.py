"""A hand taken back to its deal, to be dealt and gone through again by what was said and done in it."""

from engine import Accept, Action, Deal, Discard, Give, LayDown, Play, Settle, Show, State, apply
from engine.hand import Hand
from engine.phases.registry import (
    Claiming,
    Dealing,
    Discarding,
    KittyExchange,
    PartnersBest,
    Playing,
    RevokeReview,
    RobsonsChoice,
    TakingDummy,
)
from engine.players.determinize.state_from_view import as_dealt


def gone_through_again(state: State) -> State:
    """The state that the hand under way leads to when it is dealt as it must have been, and goes as it did.

    What happened out of turn is left out, but for a claim that is being answered.

    Raises:
        IllegalAction: When it cannot have gone like that.
    """
    playing = state.playing if isinstance(state, Claiming | RobsonsChoice | RevokeReview) else state
    hand: Hand = state.hand
    words: list[Action] = [call.action for call in hand.calls]
    burials = [Discard(each.card) for each in hand.buried]
    gifts = [Give(each.card) for each in hand.given]
    plays: list[Action] = []
    if isinstance(playing, Playing):
        plays = [Play(card) for trick in playing.tricks for card in trick.cards] + [*map(Play, playing.trick)]
    first = as_dealt(hand)
    again: State = apply(Dealing(hand.match), Deal(first.hands, first.kitty))
    while words or burials or gifts or plays:
        match again:
            case Discarding() | TakingDummy() | KittyExchange() if burials:
                again = apply(again, burials.pop(0))
            case PartnersBest() | Playing() if words and isinstance(words[0], Show):
                again = apply(again, words.pop(0))  # a poor hand may be shown until the first lead
            case PartnersBest():
                again = apply(again, gifts.pop(0))
            case Playing():
                again = apply(again, plays.pop(0))
            case _:
                again = apply(again, words.pop(0))
    if isinstance(state, RobsonsChoice) and isinstance(again, RevokeReview):
        again = apply(again, Settle())
    if isinstance(state, Claiming) and isinstance(playing, Playing):
        again = apply(again, LayDown(playing.actor))
        while isinstance(again, Claiming) and again.actor != state.actor:
            again = apply(again, Accept())
    return again
