"""Early ends for a computer player: it claims what it can prove, grants what it can prove, and calls true revokes."""

from engine.actions import Accept, Action, LayDown, Object, Refuse, Revoke
from engine.cards import Card, Cards, cards_in
from engine.contract import Contract
from engine.match import Match
from engine.options import Scoring
from engine.proof import may_hold, proved
from engine.scoring import score
from engine.seats import Seat
from engine.view import View, playing_order


def beside(mine: View) -> Action | None:
    """What a computer does now beside its turn, one of `mine.interjections`; mostly nothing.

    It lays down a hand that takes the rest whatever the others hold, and calls a revoke that it has seen: a player who
    did not follow a suit and played it later. Never does it risk a false call, or a claim that others must believe. It
    objects to a stolen deal, and steals none.
    """
    for offer in mine.interjections:
        if isinstance(offer, Revoke) and _has_seen_revoke(mine, offer.accused):
            return offer
        if isinstance(offer, Object):
            return offer
        if isinstance(offer, LayDown) and _proves(mine):
            return offer
    return None


def answer(mine: View) -> Action:
    """Accept a claim that is proved by what this seat knows, or that cannot cost its side a point; else refuse."""
    contract, seat, claim = mine.contract, mine.seat, mine.claim
    if contract is None or seat is None or claim is None:
        raise ValueError("not a view of a claim")
    claimant, shown = claim
    if _is_idle(mine, contract, claimant):
        return Accept()
    if mine.trick or mine.leader != claimant:
        return Refuse()
    unseen = _may_hold(mine, contract, seat, cards_in(shown))
    others = [mine.cards if other == seat else unseen[other] for other in contract.active if other != claimant]
    return Accept() if proved(shown, contract.ranking, others) else Refuse()


def _proves(mine: View) -> bool:
    contract, seat = mine.contract, mine.seat
    if contract is None or seat is None or mine.trick:
        return False
    return proved(mine.cards, contract.ranking, _may_hold(mine, contract, seat))


def _may_hold(mine: View, contract: Contract, seat: Seat, shown: tuple[Card, ...] = ()) -> tuple[Cards, ...]:
    rules, dealer = mine.rules, mine.dealer
    out = [*shown, *mine.buried]
    if mine.upcard is not None and dealer is not None and not contract.takes_upcard(dealer, rules):
        out.append(mine.upcard)
    return may_hold(seat, mine.cards, contract, rules.pack_bits, _played(mine), out, honour=rules.honour)


def _played(mine: View) -> list[tuple[Seat, tuple[Card, ...]]]:
    tricks = [(trick.leader, trick.cards) for trick in mine.tricks]
    return tricks if mine.leader is None else [*tricks, (mine.leader, mine.trick)]


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
    for leader, cards in _played(mine):
        place = playing_order(contract, leader).index(accused) if accused in contract.active else len(cards)
        if place >= len(cards):
            continue
        card, suit = cards[place], order.follow[cards[0]]
        if refused >> card & 1:
            return True
        if not (suit | order.free) >> card & 1:
            refused |= suit & ~order.free
    return False
