"""The value of each answer before the first lead, over sampled deals: calls, alone, what to bury.

For the games in which a card is turned and makers score by the table of euchre (rules-spec 6), in two partnerships.
"""

from functools import cache
from typing import Final, NamedTuple, final

from engine.actions import Action, Alone, Discard, Name, Order, Pass
from engine.cards import ALL_CARDS, FACES, SUITS, Trump, cards_in, without
from engine.contract import Contract
from engine.match import Match
from engine.phases.kinds import Phase
from engine.players.monte_carlo.call_kernel import (
    CARDS,
    NOBODY,
    SEATS,
    BiddingTable,
    CallPayoff,
    ContractNumbers,
    Offers,
    value_calls,
)
from engine.players.monte_carlo.jit import FloatRow, Row, blank_floats, float_row, row
from engine.players.monte_carlo.likelihood import FIELDS, PlayRecord
from engine.players.monte_carlo.position import Sides, layout
from engine.players.monte_carlo.sampler import WORKSPACE, Effort, hand_values, sample
from engine.players.monte_carlo.sampler_kernel import PLACES, PLAYERS, Known
from engine.players.utility import Stakes
from engine.players.weighed import Weighed, from_sums
from engine.rules.model import Rules
from engine.rules.options import AllPass, DealerPartner, LoneLead, Partnership, Scoring, WhoAlone
from engine.scoring import score, to_opponents
from engine.seats import Seat
from engine.view import View

_CARD_BITS: Final = row([1 << card for card in ALL_CARDS])
_ALL_SEATS: Final = row(range(PLACES))
_NOTHING: Final = row([0] * PLAYERS)
_NO_PLAY: Final = PlayRecord(row(()), Sides(_NOTHING, _NOTHING, 0, 0), 0, 1.0)
_PASS: Final = ContractNumbers(NOBODY, 0, 0, NOBODY, 0)
_ASKED: Final = frozenset(
    {
        Phase.FIRST_ROUND,
        Phase.SECOND_ROUND,
        Phase.DISCARDING,
        Phase.DEFENDER_ALONE,
        Phase.DEALER_ALONE,
        Phase.ANYONE_ALONE,
    }
)


def can_weigh(mine: View) -> bool:
    """Whether this is a question, and these are rules, that `weigh_calls` answers."""
    rules = mine.rules
    return (
        mine.phase in _ASKED
        and rules.turns_up
        and rules.scoring is Scoring.EUCHRE
        and rules.partnership in (Partnership.FIXED, Partnership.ROTATING)
        and not rules.double_pack
        and not rules.dummy
        and not mine.shown
        and mine.upcard_suit is not None
    )


def weigh_calls(mine: View, effort: Effort, stakes: Stakes, dice: Row) -> Weighed:
    """The value of each choice for the seat's side, as `stakes` counts it.

    Of a call that is asked later whether to go alone, that of the better answer. Nothing where no deal was found that
    agrees with the view.
    """
    offers = [offer for choice in mine.choices if (offer := _offer(mine, choice)) is not None]
    if mine.rules.alone is WhoAlone.ANYONE and mine.contract is None:
        offers += [offer._replace(call=offer.call._replace(alone=1)) for offer in offers if offer.action != Pass()]
    held = [0] * PLAYERS
    held[mine.seat or 0] = mine.cards
    known = Known(_CARD_BITS, _ALL_SEATS, mine.rules.seats, _NOTHING, row(held))
    deals = sample(mine, known, _NO_PLAY, effort, dice)
    calls = [number for offer in offers for number in offer.call]
    each = blank_floats(len(offers) * effort.most)
    rows = Offers(row(calls), row([offer.hand for offer in offers]), blank_floats(len(offers)), each)
    values = hand_values(mine.rules, mine.upcard, mine.upcard_suit)
    payoff = CallPayoff(_bits(mine.rules), _pays(mine, stakes), float(stakes.worth(_all_pass(mine))), effort.maxims)
    total = value_calls(deals, _table(mine), rows, values, payoff, WORKSPACE.buffers)
    better = {offers[column].action: column for column in sorted(range(len(offers)), key=lambda at: rows.values[at])}
    columns, number = [*better.values()], len(offers)
    each = [float(each[deal + column]) for deal in range(0, len(each), number) for column in columns]
    return from_sums([*better], [rows.values[column] for column in columns], total, each)


@final
class _Offer(NamedTuple):
    """A choice, the contract it makes, and what the dealer holds after burying a card, where that is settled."""

    action: Action
    call: ContractNumbers
    hand: int = 0


def _offer(mine: View, choice: Action) -> _Offer | None:
    seat, dealer, contract = mine.seat or 0, mine.dealer or 0, mine.contract
    match choice:
        case Order(alone=alone):
            takes = not mine.rules.upcard_left_by(seat, dealer)
            return _Offer(choice, ContractNumbers(seat, mine.upcard_suit or 0, int(alone), NOBODY, int(takes)))
        case Name(trump=trump, alone=alone):
            return _Offer(choice, ContractNumbers(seat, int(trump), int(alone), NOBODY, 0))
        case Discard(card=card) if contract is not None:
            order = layout(contract.trump, contract.benny)
            hand = order.bits(without(mine.cards, card))
            return _Offer(choice, _call_of(mine, contract, contract.lone_defender), hand)
        case Pass():
            return _Offer(choice, _PASS if contract is None else _call_of(mine, contract, contract.lone_defender))
        case Alone() if contract is not None:
            if contract.seating.side[seat] != contract.side:
                return _Offer(choice, _call_of(mine, contract, seat))
            alone_now = contract._replace(alone=True, loner=None if seat == contract.maker else seat)
            return _Offer(choice, _call_of(mine, alone_now, contract.lone_defender))
        case _:
            return None


def _call_of(mine: View, contract: Contract, defender: Seat | None) -> ContractNumbers:
    """A contract as compiled code has it; where a seat plays alone in the maker's stead, as that seat's."""
    takes = mine.upcard_taken and mine.phase is Phase.DEALER_ALONE
    lone_defender = NOBODY if defender is None else defender
    return ContractNumbers(contract.player, int(contract.trump), int(contract.alone), lone_defender, int(takes))


@cache
def _bits(rules: Rules) -> Row:
    """The bits of the cards, as `CallPayoff.bits`."""
    rows: list[int] = []
    for trump in (*SUITS, Trump.NONE):
        bit = layout(Trump(trump), rules.benny_card).bit
        by_field = [0] * FIELDS
        for card in cards_in(rules.pack_bits & FACES):
            by_field[(1 << card) % FIELDS] = bit[card]
        rows += [*bit, *([0] * (CARDS - len(bit))), *by_field]
    return row(rows)


def _pays(mine: View, stakes: Stakes) -> FloatRow:
    """The values of a hand, as `CallPayoff.pays`."""
    rules, seating, seat = mine.rules, mine.seating, mine.seat or 0
    foe = next(each for each in seating.seats if seating.side[each] != seating.side[seat])
    match = Match(rules=rules, dealer=mine.dealer or 0, scores=mine.scores)
    size = rules.hand_size
    pays: list[float] = []
    for maker, other in ((seat, foe), (foe, seat)):
        for alone, lone in ((False, None), (True, None), (True, other)):
            contract = Contract(maker, Trump.CLUBS, 1, alone, lone, seating=seating)
            for won in (0, size // 2 + 1, size):
                taken = [0] * rules.seats
                taken[maker], taken[other] = won, size - won
                pays.append(stakes.worth(score(contract, tuple(taken), size, match)[1]))
    return float_row(pays)


def _all_pass(mine: View) -> tuple[int, ...]:
    """The points by side if all pass: a dealer who has to call forfeits one (rules-spec D3)."""
    rules, dealer = mine.rules, mine.dealer or 0
    if rules.all_pass is not AllPass.STICK_OR_FORFEIT:
        return ()
    match = Match(rules=rules, dealer=dealer, scores=mine.scores)
    return to_opponents(mine.seating, mine.seating.side[dealer], 1, match)


def _table(mine: View) -> BiddingTable:
    rules, dealer, seating = mine.rules, mine.dealer or 0, mine.seating
    side = [seating.side[seat] if seat in seating.seats else NOBODY for seat in range(rules.seats)]
    return BiddingTable(
        me=mine.seat or 0,
        dealer=dealer,
        passes=sum([1 for call in mine.calls if isinstance(call.action, Pass)]),
        free=layout(Trump.NONE, rules.benny_card).free,
        upcard=int(mine.upcard or 0),
        turned=int(mine.upcard_suit or 0),
        size=rules.hand_size,
        speakers=len(seating.seats),
        stick=int(rules.all_pass is not AllPass.THROW_IN),
        partner_alone=int(rules.dealer_partner is DealerPartner.ALONE),
        may_alone=int(len(rules.alone_choices) > 1),
        left_leads=int(rules.lone_lead is LoneLead.LEFT_OF_LONER),
        best=rules.partners_best,
        side=row([*side, *[NOBODY] * (SEATS - len(side))]),
    )
