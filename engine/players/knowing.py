"""What a seat knows of the cards it does not see, as rows of numbers for `engine.players.imagined`."""

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.actions import Name, Order, Pass, Show
from engine.cards import (
    FACES,
    SUITS,
    Card,
    Cards,
    Suit,
    Trump,
    cards_in,
    count,
    hand_of,
    natural_rank,
    rank_of,
    suit_of,
)
from engine.contract import Contract
from engine.players.compiled import FloatRow, Row, float_row, row
from engine.players.likelihood import FIELDS, NAMED, ORDERED, PASSED, PASSED_AGAIN
from engine.players.reading import read
from engine.players.sampling import PLACES
from engine.players.worth import ACE, KING, QUEEN, TOGETHER
from engine.ranking import ranking
from engine.rules import Rules
from engine.view import Phase, View

_OUT_OF_QUESTION: Final = 99.0
_FIRST: Final = (2.25, 1.55, 2.15, 1.5)
"""Strength that it takes to accept the upcard in round 1, by place: `engine.players.calling`'s figures."""
_JACK: Final = (0.35, -0.6, 0.35, 0.0)
"""More of it where a bower was turned."""
_NEXT: Final = (1.05, 1.4, 1.45, 1.25)
_CROSSING: Final = (1.55, 1.05, 1.55, 1.45)


@final
@dataclass(frozen=True, slots=True)
class Values:
    """What the cards of a game are worth in bidding, as `engine.players.likelihood.strength` takes it."""

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
            by_card[trump * FIELDS + (1 << card) % FIELDS] = _value(card, order.strength[card], order.is_trump(card))
        suits.append(order.trumps & FACES)
        suits += [order.follow[Card(suit)] & FACES for suit in SUITS if suit != trump]
    return Values(float_row(by_card), row(suits))


def _value(card: Card, strength: int, is_trump: bool) -> float:  # noqa: FBT001 - one of two kinds
    rank = natural_rank(card)
    if not is_trump:
        return 0.3 if rank == ACE else TOGETHER.plain_king if rank == KING else 0.0
    if strength >= 31:
        return TOGETHER.right
    if strength == 30:
        return TOGETHER.left
    return {ACE: TOGETHER.ace, KING: TOGETHER.king, QUEEN: TOGETHER.queen}.get(rank, TOGETHER.low)


@cache
def needs(rules: Rules, upcard: Card | None, turned: int | None) -> FloatRow:
    """The strength it takes to call, by trump: four places in round 1, four in round 2.

    turned -- the suit that the upcard asks about, if any
    """
    rows: list[float] = []
    jack = upcard is not None and (upcard == rules.benny_card or rank_of(upcard) == "J")
    for trump in SUITS:
        asked = turned is not None and trump == turned
        rows += [need + jack * more for need, more in zip(_FIRST, _JACK, strict=True)] if asked else [0.0] * 4
        if asked:
            rows += [_OUT_OF_QUESTION] * 4
        else:
            rows += _NEXT if turned is not None and trump == turned ^ 3 else _CROSSING
    return float_row(rows)


@final
@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards a seat does not see, and the places that may hold them.

    Places are the seats in seat order, then the talon, then what the dealer buried, where another than this seat did.
    """

    cards: Row
    fits: Row
    room: Row
    places: int
    talon: int
    bury: int
    """The place of what the dealer buried, or -1."""


def turned_suit(mine: View) -> Suit | None:
    """The suit that round 1 asks about: the upcard's, or what a turned Benny stands for, if anything."""
    if mine.upcard is None:
        return None
    return mine.named if mine.upcard == mine.rules.benny_card else suit_of(mine.upcard)


def unseen(mine: View, contract: Contract | None) -> Unseen:
    """What is unseen by a seat that holds its cards.

    Raises:
        ValueError: When the view is no seat's, or does not add up.
    """
    seat, rules, dealer = mine.seat, mine.rules, mine.dealer
    if seat is None or dealer is None:
        raise ValueError("not a seat's view of a hand")
    pool = rules.pack_bits & ~_seen(mine)
    seats, talon, bury = rules.seats, rules.seats, rules.seats + 1
    taken = mine.upcard_taken and dealer != seat
    discarded = taken and mine.phase is not Phase.DISCARDING and not _is_to_discard(mine)
    fits = [pool if other != seat and mine.counts[other] else 0 for other in range(seats)]
    fits += [pool, pool if discarded else 0]
    room = [mine.counts[other] if other != seat else 0 for other in range(seats)]
    if mine.phase is Phase.PLAYING and contract is not None:
        for other, held in enumerate(read(mine).may_hold):
            if other in contract.active and other != seat:
                fits[other] &= held
    if taken and mine.upcard is not None and pool >> mine.upcard & 1:
        # a dealer may have changed it with the partner
        holders = (dealer, *mine.seating.partners(dealer)) if rules.partners_best else (dealer,)
        for place in range(talon + 1):
            if place not in holders:
                fits[place] &= ~(1 << mine.upcard)
    spare = count(pool) - sum(room) - discarded
    if spare < 0:
        raise ValueError("the cards do not add up")
    room += [spare, int(discarded)]
    cards = sorted(cards_in(pool), key=lambda card: sum([fit >> card & 1 for fit in fits]))
    padded = room + [0] * (2 * PLACES - len(room))
    return Unseen(row(cards), row(fits), row(padded), seats + 2, talon, bury if discarded else -1)


def _is_to_discard(mine: View) -> bool:
    return mine.phase in (Phase.ORDERING, Phase.NAMING, Phase.GOING_ALONE)


def _seen(mine: View) -> Cards:
    seen = mine.cards
    for trick in mine.tricks:
        seen |= hand_of(trick.cards)
    seen |= hand_of(mine.trick) | hand_of(mine.buried) | hand_of({*mine.given})
    if mine.upcard is not None and (not mine.upcard_taken or mine.seat == mine.dealer):
        seen |= 1 << mine.upcard
    for call in mine.calls:
        if isinstance(call.action, Show):
            seen |= hand_of(call.action.cards)
    return seen & FACES


def words(mine: View) -> Row:
    """What others said in the bidding, as `engine.players.likelihood.said` takes it."""
    rules, dealer, turned = mine.rules, mine.dealer, turned_suit(mine)
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
