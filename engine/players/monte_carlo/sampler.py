"""Deals that agree with a view: what a seat does not see, as rows for compiled code, and the rows that it works in."""

from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Final, NamedTuple, final

from engine.actions import Name, Order, Pass
from engine.cards import FACES, SUITS, Card, Cards, Trump, cards_in, hand_of, natural_rank, rank_of
from engine.contract import Contract
from engine.players.determinize.hidden_cards import unseen
from engine.players.heuristic.hand_value import ACE, KING, TOGETHER, trump_worth
from engine.players.heuristic.trump import (
    JACK_TO_OPPONENTS,
    NEEDED_FIRST,
    NEEDED_SECOND,
    OTHERS_CROSSING,
    OTHERS_FIRST,
    OTHERS_NEXT,
)
from engine.players.monte_carlo.double_dummy import Buffers, workspace
from engine.players.monte_carlo.jit import Row, blank, blank_floats, float_row, row
from engine.players.monte_carlo.likelihood import (
    FIELDS,
    NAMED,
    ORDERED,
    PASSED,
    PASSED_AGAIN,
    BiddingSoFar,
    HandValues,
    PlayRecord,
)
from engine.players.monte_carlo.position import TRUMP_CARDS, CardLayout, suit_mask
from engine.players.monte_carlo.sampler_kernel import (
    BURIAL,
    BURIAL_TELLS,
    NO_BURIAL,
    PLACES,
    PLAYERS,
    Deals,
    Hidden,
    Known,
    Scratch,
    resample,
    sample_deals,
)
from engine.ranking import Ranking, ranking
from engine.rules.model import Rules
from engine.unseen_cards import PlayedCards
from engine.view import View

_UNSEEN: Final = 40
"""More cards than a single pack has."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much a player computes for one question.

    imagined -- deals sampled at random
    judged -- about as many of them are evaluated, each as often as its likelihood asks
    maxims -- the part of an evaluation that is a playout by the policy, 0 to 1; the rest is double dummy
    miss -- how likely a card is that the policy would not play, against the one it would
    width -- strength, in tricks, over which a bidder turns from passing to calling
    """

    imagined: int
    judged: int
    maxims: float
    miss: float = 0.35
    width: float = 0.2

    @property
    def most(self) -> int:
        """No more deals than these are evaluated: about as many as `judged`."""
        return self.judged + 2


@final
class _Workspace:
    """Preallocated rows for compiled code; hold `lock` while using them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.at = row([0] * _UNSEEN)
        self.seats = row([0] * PLACES)
        self.buffers = Buffers(row([0] * PLAYERS), row([0] * PLAYERS), workspace())


WORKSPACE: Final = _Workspace()


_OUT_OF_QUESTION: Final = 99.0
_PARTNER: Final = 1
_DEALER: Final = 3
"""Places counted from eldest; second to speak is the dealer's partner."""
_JACK_TO_PARTNER: Final = 0.4
"""Tricks that people count for a jack that goes to their partner, though an order of it gains less than they think."""


@cache
def hand_values(rules: Rules, upcard: Card | None, turned: int | None) -> HandValues:
    """What cards are worth by these rules, and the strength that it takes to call, by the figures of `heuristic.trump`.

    turned -- the suit that the upcard asks about, if any
    """
    cards, suits = _card_values(rules)
    needs: list[float] = []
    jack = upcard is not None and (upcard == rules.benny_card or rank_of(upcard) == "J")
    for trump in SUITS:
        if turned is not None and trump == turned:
            needs += [_needed_first(place, jack=jack) for place in range(_DEALER + 1)]
            needs += [_OUT_OF_QUESTION] * (_DEALER + 1)
        else:
            others = OTHERS_NEXT if turned is not None and trump == turned ^ 3 else OTHERS_CROSSING
            needs += [0.0] * (_DEALER + 1)
            needs += [_round(NEEDED_SECOND - tricks) for tricks in others]
    return HandValues(float_row(cards), row(suits), float_row(needs))


@cache
def _card_values(rules: Rules) -> tuple[list[float], list[int]]:
    """`HandValues.cards` and `HandValues.suits`."""
    benny, pack = rules.benny_card, {*rules.pack}
    by_card = [0.0] * (4 * FIELDS)
    suits: list[int] = []
    for trump in SUITS:
        order = ranking(Trump(trump), benny)
        for card in pack:
            by_card[trump * FIELDS + (1 << card) % FIELDS] = _value(card, order, benny)
        suits.append(order.trumps & FACES)
        suits += [order.follow[Card(suit)] & FACES for suit in SUITS if suit != trump]
    return by_card, suits


def _value(card: Card, order: Ranking, benny: Card | None) -> float:
    if order.is_trump(card):
        return trump_worth(card, order, TOGETHER, benny)
    rank = natural_rank(card)
    return TOGETHER.plain_ace[1] if rank == ACE else TOGETHER.plain_king if rank == KING else 0.0


def _needed_first(place: int, *, jack: bool) -> float:
    """What it takes in round 1; a dealer's strength has the upcard in it, the others' has not."""
    tricks = OTHERS_FIRST[place]
    if jack and place != _DEALER:
        tricks += _JACK_TO_PARTNER if place == _PARTNER else JACK_TO_OPPONENTS
    return _round(NEEDED_FIRST[place] - tricks)


def _round(tricks: float) -> float:
    """As exact as the figures are: a hand that is just strong enough must not fail for a rounding."""
    return round(tricks, 2)


def hidden_cards(mine: View) -> tuple[Hidden, tuple[Cards, ...]]:
    """What is hidden from a seat, and by seat the cards that another is known to hold, exchanged or laid down."""
    whole, seats = unseen(mine, trusting=True), mine.rules.seats
    talon, bury, number = seats, seats + 1, seats + 2
    fits, room, buried = [0] * number, [0] * (2 * PLACES), False
    at: list[int] = []
    for place in whole.places:
        at.append(talon if place.buried or place.seat is None else place.seat)
        if place.buried and place.seat == whole.dealer and mine.upcard_taken and place.room == 1:
            at[-1], buried = bury, True
        room[at[-1]] += place.room
    for card in whole.free:
        for place in at:
            fits[place] |= 1 << card
    for card, homes in whole.bound:
        for place, _ in homes:
            fits[at[place]] |= 1 << card
    cards = sorted([*whole.free, *[card for card, _ in whole.bound]])
    cards.sort(key=lambda card: sum([fit >> card & 1 for fit in fits]))
    held = tuple([0 if seat == whole.seat else hand_of(known) for seat, known in enumerate(whole.held)])
    burial = NO_BURIAL
    if mine.upcard_taken:
        burial = BURIAL_TELLS if mine.leader is not None else BURIAL if buried else NO_BURIAL
    place = bury if buried else -1
    return Hidden(row(cards), row(fits), row(room), number, talon, place, mine.dealer or 0, burial), held


def _calls(mine: View) -> Row:
    """The calls of others, as `Bidding.calls`."""
    rules, dealer, turned = mine.rules, mine.dealer, mine.upcard_suit
    if dealer is None or turned is None or not rules.turns_up:
        return row(())
    turn = mine.seating.around(mine.seating.left[dealer])
    rows: list[int] = []
    passes = 0
    for call in mine.calls:
        place = 3 if call.seat == dealer else min(turn.index(call.seat), 2)
        second = passes >= len(turn)
        match call.action:
            case Pass():
                passes += 1
                kind, trump, alone = PASSED_AGAIN if second else PASSED, int(turned), False
            case Order(alone=alone):
                kind, trump = ORDERED, int(turned)
            case Name(trump=trump, alone=alone) if trump < Trump.NONE and second:
                kind, trump = NAMED, int(trump)
            case _:
                return row(())
        if call.seat != mine.seat:
            rows += [call.seat, kind, trump, place, int(alone)]
        if kind in (ORDERED, NAMED):
            break
    return row(rows)


@final
class TrickBits(NamedTuple):
    """A trick, as `engine.players.monte_carlo.position.Position` has it."""

    led: int = 0
    best: int = 0
    holder: int = 0
    played: int = 0

    def after(self, player: int, bit: int) -> "TrickBits":
        """The trick with one more card."""
        if not self.played:
            return TrickBits(suit_mask(bit), bit, player, 1)
        if bit > self.best and bit & (self.led | TRUMP_CARDS):
            return TrickBits(self.led, bit, player, self.played + 1)
        return self._replace(played=self.played + 1)


def play_events(mine: View, contract: Contract, order: CardLayout, out: int) -> tuple[list[int], TrickBits, int]:
    """The cards played as `PlayRecord.events`, the trick under way, and what is left of the cards `out`."""
    players = contract.active
    events: list[int] = []
    trick = TrickBits()
    for number, (seat, card, _) in enumerate(PlayedCards.of(contract, mine.all_tricks).plays):
        if trick.played == len(players):
            trick = TrickBits()
        bit, player = order.bit[card], players.index(seat)
        last, first = int(trick.played == len(players) - 1), int(number < len(players))
        events += [player, bit, trick.led, trick.best, trick.holder, last, first, out]
        out &= ~bit
        trick = trick.after(player, bit)
    return events, trick if mine.trick else TrickBits(), out


def sample(mine: View, known: Known, record: PlayRecord, effort: Effort, dice: Row) -> Deals:
    """Deals that agree with a view; a weight says how often a deal counts, and all are 0 where none was found.

    `known` is by the trump made once there is a lead, and by card number before.
    """
    hidden, held = hidden_cards(mine)
    if any(held):
        known = _with_held(mine, known, held)
    deals = Deals(blank(effort.imagined * PLAYERS), blank_floats(effort.imagined))
    scratch = Scratch(dice, WORKSPACE.at, WORKSPACE.seats)
    values = hand_values(mine.rules, mine.upcard, mine.upcard_suit)
    bidding = BiddingSoFar(_calls(mine), 0 if mine.upcard is None else 1 << mine.upcard, values, effort.width)
    made = sample_deals(hidden, known, bidding, record, scratch, deals)
    if made:
        resample(deals.weights, made, effort.judged, dice)
    return deals


def _with_held(mine: View, known: Known, others: tuple[Cards, ...]) -> Known:
    """What others are known to hold besides; what a partner was given it did not have while it bid."""
    dealt, held, given = row(known.dealt), row(known.held), hand_of({*mine.given})
    for seat, cards in enumerate(others):
        dealt[seat] |= cards & ~given
        player = known.player_of[seat]
        if player >= 0:
            for card in cards_in(cards):
                held[player] |= known.bit[card]
    return known._replace(dealt=dealt, held=held)
