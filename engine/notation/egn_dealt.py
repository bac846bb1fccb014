"""The hands of a deal that a file does not tell: they follow from the play, as its description has it.

Source: NextSuit-Labs, euchre-game-notation, docs/replayer-logic.md, "Dealt Cards Reconstruction".
"""

from engine.cards import SUITS, TRUMPS, Card, Trump
from engine.hand.contract import Contract
from engine.notation.egn_cards import ORDER, PASSED, trump_of
from engine.notation.egn_errors import BadEgn, EgnFault
from engine.notation.egn_form import ToldDeal
from engine.rules.model import Rules
from engine.seats import Seat


def with_hands(deal: ToldDeal, rules: Rules) -> ToldDeal:
    """The deal with every hand; what was never played, and the discard if it is not told, is any card not seen.

    Raises:
        BadEgn: UNKNOWN where the play breaks off, because then what may have been held decides what was legal.
    """
    contract = _contract(deal, rules)
    if deal.hands is not None:
        return deal._replace(discard=_find_discard(deal, deal.hands, contract, rules))
    held: list[list[Card]] = [[] for _ in range(rules.seats)]
    discard = deal.discard
    if contract is None:
        if deal.tricks or deal.notes:
            raise BadEgn(EgnFault.ILLEGAL, deal.number)
    else:
        if deal.exchanges or len(deal.tricks) != rules.hand_size:
            raise BadEgn(EgnFault.UNKNOWN, deal.number)
        _play(deal, contract, contract.first_lead(deal.dealer, rules), held)
        if contract.takes_upcard(deal.dealer, rules):
            discard = _put_back(deal, held[deal.dealer], rules)
    return _fill_hands(deal, held, discard, rules)


def _find_discard(
    deal: ToldDeal, hands: tuple[tuple[Card, ...], ...], contract: Contract | None, rules: Rules
) -> Card | None:
    """The card that the dealer buried: as told, or the one of six that was not played."""
    if deal.discard is not None or contract is None or not contract.takes_upcard(deal.dealer, rules):
        return deal.discard
    if not deal.tricks:
        return None  # the file ends before it
    if deal.dealer not in contract.active:
        return deal.upcard  # any will do
    left = {*hands[deal.dealer], deal.upcard}.difference(*deal.tricks)
    if len(left) != 1:
        raise BadEgn(EgnFault.UNKNOWN, deal.number)
    return left.pop()


def _contract(deal: ToldDeal, rules: Rules) -> Contract | None:
    place = next((place for place, call in enumerate(deal.calls) if call != PASSED), None)
    if place is None:
        return None
    call, maker = deal.calls[place], (deal.dealer + 1 + place) % rules.seats
    trump = TRUMPS[SUITS[deal.upcard & 3]] if call == ORDER else trump_of(call)
    round_ = 1 if call == ORDER else 2
    return Contract(
        maker,
        Trump.NONE if trump is None else trump,
        round_,
        deal.alone,
        lone_defender=deal.defender,
        benny=rules.benny_card,
    )


def _play(deal: ToldDeal, contract: Contract, leader: Seat, held: list[list[Card]]) -> None:
    """Give each card played to the seat that played it."""
    lineup, beats = contract.lineup, contract.ranking.beats
    for trick in deal.tricks:
        if len(trick) != lineup.players:
            raise BadEgn(EgnFault.UNKNOWN, deal.number)
        seat, winner, best = leader, leader, trick[0]
        for card in trick:
            held[seat].append(card)
            if beats[best] >> card & 1:
                winner, best = seat, card
            seat = lineup.following[seat]
        leader = winner


def _put_back(deal: ToldDeal, held: list[Card], rules: Rules) -> Card:
    """The dealer's hand before the card turned was taken; what was discarded for it."""
    if deal.upcard in held:
        held.remove(deal.upcard)
        gone = deal.discard
        if gone is None:
            seen = {deal.upcard, *(card for trick in deal.tricks for card in trick)}
            gone = next(card for card in rules.pack if card not in seen)
    else:
        gone = deal.upcard if deal.discard is None else deal.discard
    if gone != deal.upcard:
        held.append(gone)
    return gone


def _fill_hands(deal: ToldDeal, held: list[list[Card]], discard: Card | None, rules: Rules) -> ToldDeal:
    seen = {deal.upcard, *(card for hand in held for card in hand)}
    unseen = iter([card for card in rules.pack if card not in seen])
    for hand in held:
        hand.extend(card for _, card in zip(range(rules.hand_size - len(hand)), unseen, strict=False))
    return deal._replace(hands=tuple(map(tuple, held)), discard=discard)
