"""The last call of each seat in the bidding, short enough for a bubble on the picture."""

from dataclasses import replace
from typing import Final

from bot.panels.core.translator import Voice
from bot.panels.table.bidding_lines import (
    acceptance,
    bid_text,
    called_text,
    calls_since_trump,
    looked_first,
    word_of,
)
from engine import (
    Alone,
    Bid,
    CallSuit,
    Check,
    Declare,
    Drop,
    GiveUp,
    Name,
    Order,
    Pass,
    Phase,
    Raise,
    Seat,
    See,
    Show,
    Stay,
    View,
)

_ALONE: Final = (Phase.DEFENDER_ALONE, Phase.ANYONE_ALONE)
"""Phases in which a pass means playing with the partner."""


def last_call(seat: Seat, view: View, voice: Voice) -> str:
    """The last call of a seat in the bidding; a pass of the first round is not shown in the second."""
    if not (view.phase.before_trump or view.phase.before_play):
        return ""
    calls = [call for call in view.calls if not isinstance(call.action, Show)][looked_first(view) :]
    passed = len(view.seating.seats) if view.phase is Phase.SECOND_ROUND and view.turned_down else 0
    mine = [call.action for call in calls[passed:] if call.seat == seat]
    if not mine:
        return ""
    match mine[-1]:
        case Pass():
            asked = view.phase in _ALONE and any(call.seat == seat for call in calls_since_trump(view))
            return voice.say("said-with-partner" if asked else "said-pass")
        case Bid(tricks, moon):
            return voice.say("said-bid", bid=bid_text(tricks, voice, moon=moon))
        case CallSuit(suit):
            return called_text(suit, replace(voice, aloud=False))
        case Order(alone=True) | Name(alone=True) | Alone():
            return voice.say("said-alone")  # the bubble is small, and the picture shows trump
        case Order():
            return voice.say(f"said-{acceptance(view.rules, view.dealer, seat)}")
        case Name(trump):
            return voice.suit(trump)
        case Stay() | Drop() | Declare() | Check() | Raise() | See() | GiveUp() as said:
            return voice.say(f"said-{word_of(said)}")
        case _:
            return ""
