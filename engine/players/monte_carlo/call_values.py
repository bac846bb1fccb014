"""What each answer before the first lead brings, by imagined deals: calls, alone, what to bury.

For the games in which a card is turned and makers score by the table of euchre (rules-spec 6), in two partnerships.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, final

from engine.actions import Action, Alone, Discard, Name, Order, Pass
from engine.cards import ALL_CARDS, FACES, SUITS, Trump, cards_in, without
from engine.hand.contract import Contract
from engine.match import Match
from engine.phases.kinds import Phase
from engine.players.monte_carlo.call_kernel import CARDS, SEATS, TURNED, prospects
from engine.players.monte_carlo.card_bits import layout
from engine.players.monte_carlo.jit import FloatRow, Row, blank_floats, float_row, row
from engine.players.monte_carlo.likelihood import FIELDS
from engine.players.monte_carlo.sampler import Held, imagined
from engine.players.monte_carlo.sampler_input import bidding_values, needs
from engine.players.monte_carlo.sampler_kernel import PLACES, PLAYERS
from engine.players.monte_carlo.workspace import DESK, Effort
from engine.players.utility import Stakes
from engine.rules.model import Rules
from engine.rules.options import AllPass, DealerPartner, LoneLead, Partnership, Scoring
from engine.scoring.euchre import score, to_opponents
from engine.seats import Seat
from engine.view import View

_CARD_BITS: Final = row([1 << card for card in ALL_CARDS])
_ALL_SEATS: Final = row(range(PLACES))
_NO_EVENTS: Final = row(())
_NOTHING: Final = row([0] * PLAYERS)
_NOBODY: Final = -1
_PASS: Final = (_NOBODY, 0, 0, _NOBODY, 0)
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


def weigh_calls(mine: View, effort: Effort, stakes: Stakes, dice: Row) -> list[tuple[Action, float]]:
    """What each choice brings the seat's side, as `stakes` counts it.

    Nothing where no deal was found that agrees with the view.
    """
    offers = [offer for choice in mine.choices if (offer := _offer(mine, choice)) is not None]
    seat = mine.seat or 0
    held = [0] * PLAYERS
    held[seat] = mine.cards
    known = Held(
        _CARD_BITS,
        _ALL_SEATS,
        mine.rules.seats,
        _NOTHING,
        row(held),
        seat,
        _NOTHING,
        _NOTHING,
        _NO_EVENTS,
        trump_made=False,
    )
    deals, weights = imagined(mine, known, effort, dice)
    worth, values = blank_floats(len(offers)), bidding_values(mine.rules)
    table = _table(mine)
    total = prospects(
        deals,
        weights,
        table,
        row([number for offer in offers for number in offer.contract]),
        seat,
        sum([1 for call in mine.calls if isinstance(call.action, Pass)]),
        values.cards,
        values.suits,
        needs(mine.rules, mine.upcard, int(table[TURNED])),
        _bits(mine.rules),
        _pays(mine, stakes),
        stakes.worth(_thrown_in(mine)),
        effort.maxims,
        row([offer.kept for offer in offers]),
        DESK.seats,
        DESK.hands,
        DESK.teams,
        DESK.contract,
        DESK.work,
        worth,
    )
    if not total:
        return []
    return [(offer.action, float(points) / total) for offer, points in zip(offers, worth, strict=True)]


@final
class _Offer(NamedTuple):
    """A choice as `engine.players.monte_carlo.call_kernel` takes it."""

    action: Action
    contract: tuple[int, ...]
    kept: int = 0


def _offer(mine: View, choice: Action) -> _Offer | None:
    seat, dealer, contract = mine.seat or 0, mine.dealer or 0, mine.contract
    match choice:
        case Order(alone=alone):
            takes = not mine.rules.upcard_left_by(seat, dealer)
            return _Offer(choice, (seat, mine.upcard_suit or 0, int(alone), _NOBODY, int(takes)))
        case Name(trump=trump, alone=alone):
            return _Offer(choice, (seat, int(trump), int(alone), _NOBODY, 0))
        case Discard(card=card) if contract is not None:
            order = layout(contract.trump, contract.benny)
            kept = order.bits(without(mine.cards, card))
            return _Offer(choice, _numbers(mine, contract, contract.lone_defender), kept)
        case Pass():
            return _Offer(choice, _PASS if contract is None else _numbers(mine, contract, contract.lone_defender))
        case Alone() if contract is not None:
            if contract.seating.side[seat] != contract.side:
                return _Offer(choice, _numbers(mine, contract, seat))
            alone_now = contract._replace(alone=True, loner=None if seat == contract.maker else seat)
            return _Offer(choice, _numbers(mine, alone_now, contract.lone_defender))
        case _:
            return None


def _numbers(mine: View, contract: Contract, defender: Seat | None) -> tuple[int, ...]:
    """A contract, by who plays for the makers: the lone player, if any, for the maker."""
    plays = contract.maker if contract.lone_maker is None else contract.lone_maker
    to_take = mine.upcard_taken and mine.phase is Phase.DEALER_ALONE
    alone, lone = int(contract.alone), _NOBODY if defender is None else defender
    return plays, int(contract.trump), alone, lone, int(to_take)


@cache
def _bits(rules: Rules) -> Row:
    """By trump: each card's bit in the play by its number, then by its own bit modulo `FIELDS`."""
    rows: list[int] = []
    for trump in (*SUITS, Trump.NONE):
        bit = layout(Trump(trump), rules.benny_card).bit
        by_field = [0] * FIELDS
        for card in cards_in(rules.pack_bits & FACES):
            by_field[(1 << card) % FIELDS] = bit[card]
        rows += [*bit, *([0] * (CARDS - len(bit))), *by_field]
    return row(rows)


def _pays(mine: View, stakes: Stakes) -> FloatRow:
    """What a hand brings the seat's side as `prospects` wants it: as makers, then as their opponents."""
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


def _thrown_in(mine: View) -> tuple[int, ...]:
    """The points by side if all pass: a dealer who has to call forfeits one (rules-spec D3)."""
    rules, dealer = mine.rules, mine.dealer or 0
    if rules.all_pass is not AllPass.STICK_OR_FORFEIT:
        return ()
    match = Match(rules=rules, dealer=dealer, scores=mine.scores)
    return to_opponents(mine.seating, mine.seating.side[dealer], 1, match)


def _table(mine: View) -> Row:
    rules, dealer, seating, upcard = mine.rules, mine.dealer or 0, mine.seating, mine.upcard
    side = [seating.side[seat] if seat in seating.seats else _NOBODY for seat in range(rules.seats)]
    numbers: Iterable[int] = (
        dealer,
        layout(Trump.NONE, rules.benny_card).free,
        0 if upcard is None else upcard,
        mine.upcard_suit or 0,
        rules.hand_size,
        len(seating.seats),
        rules.all_pass is not AllPass.THROW_IN,
        rules.dealer_partner is DealerPartner.ALONE,
        len(rules.alone_choices) > 1,
        rules.lone_lead is LoneLead.LEFT_OF_LONER,
    )
    return row([*map(int, numbers), *side, *[_NOBODY] * (SEATS - len(side))])
