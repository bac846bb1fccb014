"""What a seat knows of the cards it does not see, as rows of numbers for `engine.players.monte_carlo.sampler`."""

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.actions import Name, Order, Pass
from engine.cards import FACES, SUITS, Card, Cards, Trump, hand_of, natural_rank, rank_of
from engine.players.determinize.hidden_cards import unseen
from engine.players.heuristic.hand_value import ACE, KING, TOGETHER, trump_worth
from engine.players.heuristic.trump import (
    JACK_TO_OPPONENTS,
    JACK_TO_PARTNER,
    NEEDED_FIRST,
    NEEDED_SECOND,
    OTHERS_CROSSING,
    OTHERS_FIRST,
    OTHERS_NEXT,
)
from engine.players.monte_carlo.jit import FloatRow, Row, float_row, row
from engine.players.monte_carlo.likelihood import FIELDS, NAMED, ORDERED, PASSED, PASSED_AGAIN
from engine.players.monte_carlo.sampler_kernel import PLACES
from engine.ranking import Ranking, ranking
from engine.rules.model import Rules
from engine.view import View

_OUT_OF_QUESTION: Final = 99.0
_PARTNER: Final = 1
_DEALER: Final = 3
"""Places counted from eldest; second to speak is the dealer's partner."""


@final
@dataclass(frozen=True, slots=True)
class Values:
    """What the cards of a game are worth in bidding, as `engine.players.monte_carlo.likelihood.strength` takes it."""

    cards: FloatRow
    suits: Row


@cache
def bidding_values(rules: Rules) -> Values:
    """What the cards of these rules are worth, by trump."""
    benny, pack = rules.benny_card, {*rules.pack}
    by_card = [0.0] * (4 * FIELDS)
    suits: list[int] = []
    for trump in SUITS:
        order = ranking(Trump(trump), benny)
        for card in pack:
            by_card[trump * FIELDS + (1 << card) % FIELDS] = _value(card, order, benny)
        suits.append(order.trumps & FACES)
        suits += [order.follow[Card(suit)] & FACES for suit in SUITS if suit != trump]
    return Values(float_row(by_card), row(suits))


def _value(card: Card, order: Ranking, benny: Card | None) -> float:
    if order.is_trump(card):
        return trump_worth(card, order, TOGETHER, benny)
    rank = natural_rank(card)
    return TOGETHER.plain_ace[1] if rank == ACE else TOGETHER.plain_king if rank == KING else 0.0


@cache
def needs(rules: Rules, upcard: Card | None, turned: int | None) -> FloatRow:
    """The strength it takes to call, by trump: four places in round 1, four in round 2; as `heuristic.trump`.

    turned -- the suit that the upcard asks about, if any
    """
    rows: list[float] = []
    jack = upcard is not None and (upcard == rules.benny_card or rank_of(upcard) == "J")
    for trump in SUITS:
        if turned is not None and trump == turned:
            rows += [_needed_first(place, jack=jack) for place in range(_DEALER + 1)]
            rows += [_OUT_OF_QUESTION] * (_DEALER + 1)
        else:
            others = OTHERS_NEXT if turned is not None and trump == turned ^ 3 else OTHERS_CROSSING
            rows += [0.0] * (_DEALER + 1)
            rows += [_rounded(NEEDED_SECOND - brought) for brought in others]
    return float_row(rows)


def _needed_first(place: int, *, jack: bool) -> float:
    """What it takes in round 1; a dealer's strength has the upcard in it, the others' has not."""
    brought = OTHERS_FIRST[place]
    if jack and place != _DEALER:
        brought += JACK_TO_PARTNER if place == _PARTNER else JACK_TO_OPPONENTS
    return _rounded(NEEDED_FIRST[place] - brought)


def _rounded(tricks: float) -> float:
    """As exact as the figures are: a hand that is just strong enough must not fail for a rounding."""
    return round(tricks, 2)


@final
@dataclass(frozen=True, slots=True)
class Hidden:
    """The cards a seat does not see, and the places that may hold them.

    Places are the seats in seat order, then the talon, then what the dealer buried, where another than this seat did.
    What other seats buried is as good as in the talon.
    """

    cards: Row
    fits: Row
    room: Row
    places: int
    talon: int
    bury: int
    """The place of what the dealer buried, or -1."""
    held: tuple[Cards, ...]
    """By seat the cards that another is known to hold: what was changed with a partner, or laid down with a claim."""


def hidden(mine: View) -> Hidden:
    """What is hidden from a seat.

    Raises:
        ValueError: When the view is no seat's, or does not add up.
    """
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
    return Hidden(row(cards), row(fits), row(room), number, talon, bury if buried else -1, held)


def words(mine: View) -> Row:
    """What others said in the bidding, as `engine.players.monte_carlo.likelihood.said` takes it."""
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
