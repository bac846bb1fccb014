"""Early ends for a computer player: it claims what it can prove, grants what it can prove, and calls true revokes.

`engine.unseen_cards` comes first, which takes each other hand for itself. Where it finds no proof, a computer on
lead looks at how the unseen cards can lie together, and one who is asked solves every way, if there are not too many.
"""

from collections.abc import Iterator
from typing import Final

from engine.actions import Accept, Action, LayDown, Object, Refuse, Revoke, Show
from engine.cards import Card, Cards, cards_in
from engine.contract import Contract
from engine.match import Match
from engine.players.determinize.sample import Lays
from engine.players.heuristic.other_decisions import show_poor_hand
from engine.rules.options import Scoring
from engine.scoring import score
from engine.seats import Seat
from engine.unseen_cards import PlayedCards, is_certain
from engine.view import View

_MOST_WAYS: Final = 3_000
"""In which the unseen cards lie, to be solved for an answer."""
_MOST_HANDS: Final = 400
"""Of another seat, looked at for a claim: a few hundredths of a second."""


def beside(mine: View) -> Action | None:
    """What a computer does now beside its turn, one of `mine.interjections`; mostly nothing.

    It lays down a hand that takes the rest however the unseen cards lie, and calls a revoke that it has seen: a player
    who did not follow a suit and played it later. Never does it risk a false call, or a claim that may fail. It objects
    to a stolen deal, and steals none. It shows a poor hand once it knows who made trump.
    """
    for offer in mine.interjections:
        if isinstance(offer, Revoke) and _has_seen_revoke(mine, offer.accused):
            return offer
        if isinstance(offer, Object):
            return offer
        if isinstance(offer, Show):
            return show_poor_hand(mine)
        if isinstance(offer, LayDown) and (offer.top or _proves(mine)):
            return offer
    return None


def answer(mine: View) -> Action:
    """Accept a claim that is proved by what this seat knows, or that cannot cost its side a point; else refuse.

    It is proved, too, where the solver finds that the claimant takes all the rest alone against everyone, however the
    cards lie that this seat does not see.
    """
    contract, seat, claim = mine.contract, mine.seat, mine.claim
    if contract is None or seat is None or claim is None:
        raise ValueError("not a view of a claim")
    claimant, shown = claim
    if _is_idle(mine, contract, claimant):
        return Accept()
    if not mine.trick and mine.leader == claimant:
        unseen = _may_hold(mine, contract, seat, cards_in(shown))
        others = [mine.cards if other == seat else unseen[other] for other in contract.active if other != claimant]
        if is_certain(shown, contract.ranking, others):
            return Accept()
    return Accept() if _is_solved(mine, contract, claimant) else Refuse()


def _proves(mine: View) -> bool:
    contract, seat = mine.contract, mine.seat
    if contract is None or seat is None or mine.trick:
        return False
    if is_certain(mine.cards, contract.ranking, _may_hold(mine, contract, seat)):
        return True
    lays, others = Lays.of(mine), [other for other in contract.active if other != seat]
    return lays.told and all(_never_beats(mine, contract, lays.ways((other,))) for other in others)


def _never_beats(mine: View, contract: Contract, hands: Iterator[tuple[Cards, ...]]) -> bool:
    """Whether none of these hands takes a trick from the suits led from the top.

    Against a hand that is known no order of leads does better, as `engine.unseen_cards` says and the tests check with
    the solver: what fails here cannot be claimed.
    """
    return all(
        number < _MOST_HANDS and is_certain(mine.cards, contract.ranking, hand) for number, hand in enumerate(hands)
    )


def _is_solved(mine: View, contract: Contract, claimant: Seat) -> bool:
    """Whether a claimant takes all the rest alone in every way in which the cards can lie."""
    if mine.rules.double_pack:
        return False
    from engine.players.monte_carlo.solved import Rest  # loads numba, which who never asks need not wait for

    rest = Rest.of(mine, contract, claimant)
    ways = enumerate(Lays.of(mine).ways(contract.active))
    return all(number < _MOST_WAYS and rest.takes_all(hands) for number, hands in ways)


def _may_hold(mine: View, contract: Contract, seat: Seat, shown: tuple[Card, ...] = ()) -> tuple[Cards, ...]:
    rules, dealer = mine.rules, mine.dealer
    out = [*shown, *mine.buried]
    if mine.upcard is not None and dealer is not None and not contract.takes_upcard(dealer, rules):
        out.append(mine.upcard)
    played = PlayedCards.of(contract, mine.all_tricks)
    return played.may_hold(seat, mine.cards, rules.pack_bits, out, honour=rules.honour)


def _is_idle(mine: View, contract: Contract, claimant: Seat) -> bool:
    """Whether it makes no difference who gets the rest: the hand brings the same points either way."""
    rules, dealer, seat = mine.rules, mine.dealer, mine.seat
    if rules.scoring is not Scoring.EUCHRE or contract.called is not None or dealer is None or seat is None:
        return False
    match = Match(rules=rules, dealer=dealer, scores=mine.scores)
    rest = rules.hand_size - len(mine.tricks)
    ours, theirs = (
        tuple([won + rest * (each == taker) for each, won in enumerate(mine.taken)]) for taker in (seat, claimant)
    )
    return score(contract, ours, rules.hand_size, match) == score(contract, theirs, rules.hand_size, match)


def _has_seen_revoke(mine: View, accused: Seat) -> bool:
    """Whether the cards played so far show that a seat did not follow suit though able."""
    contract = mine.contract
    if contract is None:
        return False
    order, refused = contract.ranking, 0
    for seat, card, led in PlayedCards.of(contract, mine.all_tricks).plays:
        if seat != accused:
            continue
        suit = order.follow[led]
        if refused >> card & 1:
            return True
        if not (suit | order.free) >> card & 1:
            refused |= suit & ~order.free
    return False
