"""Whether to make trump, which, and whether to go alone."""

from typing import Final

from engine.actions import Action, Alone, Name, Order, Pass
from engine.cards import TRUMPS, Card, Cards, Trump, adding, cards_in, suit_of, without
from engine.players.worth import trump_worth, worth
from engine.ranking import ranking
from engine.rules import DealerPartner
from engine.seats import left_of, side_of
from engine.view import Phase, View

# Least worth, in tricks, that calls, by place from eldest (0) to dealer (3).
_FIRST_ROUND: Final = (2.2, 2.0, 2.2, 1.9)
_SECOND_ROUND: Final = (1.9, 1.9, 2.0, 1.8)
_NO_TRUMP: Final = 2.3
_CROSSING: Final = 0.15
"""More is needed for a suit of the other colour (the opponents are likelier to hold its bowers) ..."""
_ALONE: Final = 3.9
_DEFEND_ALONE: Final = 4.2
_UPCARD_TO_PARTNER: Final = 0.6
_UPCARD_TO_OPPONENTS: Final = 0.7
"""Shares of the upcard's worth added for a partner who takes it, lost for an opponent who does."""
_FOURTH_IN_A_ROW: Final = 1.0


def call(mine: View) -> Action:
    """The best call the hand is worth, or pass; a dealer who may not pass names the best."""
    best = max(_offers(mine), key=lambda offer: offer[0])
    margin, action = best
    return action if margin >= 0 or Pass() not in mine.choices else Pass()


def defend(mine: View) -> Action:
    """Alone only with a hand that would nearly march by itself."""
    contract = mine.contract
    strong = contract is not None and worth(mine.cards, contract.trump) >= _DEFEND_ALONE
    return Alone() if strong and Alone() in mine.choices else Pass()


def _offers(mine: View) -> list[tuple[float, Action]]:
    """Every call with the tricks it has over its threshold; alone, as it is better when it is worth it at all."""
    offers: list[tuple[float, Action]] = []
    for action in mine.choices:
        match action:
            case Order():
                trump = TRUMPS[suit_of(_upcard(mine))]
            case Name():
                trump = action.trump
            case _:
                continue
        value = _worth(mine, trump, alone=action.alone)
        if action.alone:
            offers.append((value - _alone_threshold(mine), action))
        else:
            offers.append((value - _threshold(mine, trump) - 0.001, action))
    # going alone is measured by its own scale: near certain, or not at all
    alone = [offer for offer in offers if _is_alone(offer[1]) and offer[0] >= 0]
    together = [offer for offer in offers if not _is_alone(offer[1])]
    return alone or together or offers


def _is_alone(action: Action) -> bool:
    return isinstance(action, Order | Name) and action.alone


def _upcard(mine: View) -> Card:
    if mine.upcard is None:
        raise ValueError("no card was turned")
    return mine.upcard


def _place(mine: View) -> int:
    """0 for eldest to 3 for the dealer."""
    if mine.seat is None or mine.dealer is None:
        raise ValueError("not a seat's view")
    return (mine.seat - left_of(mine.dealer)) % 4


def _worth(mine: View, trump: Trump, *, alone: bool) -> float:
    if mine.phase is not Phase.ORDERING:
        return worth(mine.cards, trump)
    card = _upcard(mine)
    place = _place(mine)
    if place == 3:
        six: Cards = adding(mine.cards, card)
        return max(worth(without(six, each), trump) for each in cards_in(six))
    value = worth(mine.cards, trump)
    share = trump_worth(card, ranking(trump))
    if place == 1:
        out = alone and mine.rules.dealer_partner is DealerPartner.ALONE
        return value if alone or out else value + _UPCARD_TO_PARTNER * share
    return value - _UPCARD_TO_OPPONENTS * share


def _threshold(mine: View, trump: Trump) -> float:
    place = _place(mine)
    if mine.phase is Phase.ORDERING:
        base = _FIRST_ROUND[place]
    elif trump is Trump.NONE:
        base = _NO_TRUMP
    else:
        crossing = trump != suit_of(_upcard(mine)).same_colour
        base = _SECOND_ROUND[place] + (_CROSSING if crossing == (place in (0, 2)) else 0)
    return base + _score_bias(mine)


def _score_bias(mine: View) -> float:
    theirs = mine.rules.target - mine.scores[1 - _side(mine)]
    if theirs == 1:
        return -0.2  # whatever they make wins, so a euchre costs no more
    if theirs == 2:
        return 0.15  # a euchre loses the game
    return 0.0


def _alone_threshold(mine: View) -> float:
    ours = mine.rules.target - mine.scores[_side(mine)]
    if ours <= 2:
        return _FOURTH_IN_A_ROW + 5  # one or two points are enough, and a partner makes them likelier
    return _ALONE - (0.2 if ours <= 4 else 0)


def _side(mine: View) -> int:
    if mine.seat is None:
        raise ValueError("not a seat's view")
    return side_of(mine.seat)
