"""How likely sound bidders and players say and play what they did, with the hands that an imagined deal gives them.

A hand is the set of bits of its cards by number (`engine.cards`) where bidding is asked about, and by the order of the
trump made (`engine.players.monte_carlo.card_bits`) where play is.
"""

from typing import Final

from engine.players.heuristic.hand_value import TOGETHER
from engine.players.monte_carlo.card_bits import LOWEST_TRUMP, TRUMP_CARDS
from engine.players.monte_carlo.double_dummy import suit_mask
from engine.players.monte_carlo.jit import FloatRow, Row, compiled, ones
from engine.players.monte_carlo.playout import maxim

FIELDS: Final = 67
"""A card's bit modulo this tells the cards apart: 2 is a primitive root of it."""
EVENT: Final = 8
"""Numbers that describe one card played; see `played`."""
CALL: Final = 5
"""Numbers that describe one word said; see `said`."""
PASSED, ORDERED, PASSED_AGAIN, NAMED = range(4)
ALONE_FROM: Final = 2.75
"""Strength from which a sound bidder goes alone."""
_ALONE_WIDTH: Final = 0.3
_THIRD_TRUMP: Final = TOGETHER.third_trump
_FOURTH_TRUMP: Final = TOGETHER.fourth_trump
_VOID: Final = TOGETHER.void
_ACES: Final = 0xF << 32


@compiled
def strength(hand: int, trump: int, values: FloatRow, suits: Row) -> float:
    """The tricks a hand brings under a trump, counted as `engine.players.heuristic.hand_value` does.

    values -- by trump and card, the latter as its bit modulo `FIELDS`
    suits -- by trump: its trumps, then the three plain suits
    """
    total = 0.0
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        total += values[trump * FIELDS + low % FIELDS]
    trumps = ones(hand & suits[trump * 4])
    if trumps > 2:
        total += _THIRD_TRUMP
    if trumps > 3:
        total += _FOURTH_TRUMP
    if trumps:
        for suit in range(1, 4):
            if hand & suits[trump * 4 + suit] == 0:
                total += _VOID
    return total


@compiled
def _chance(margin: float, width: float) -> float:
    """How likely somebody acts who is so many tricks over what it takes: never certain, never impossible."""
    x = margin / width
    if x > 4.0:
        return 0.97
    if x < -4.0:
        return 0.03
    # a quick S-curve with the same middle as the logistic one
    return 0.5 + 0.47 * x / (1.0 + abs(x))


@compiled
def said(
    hand: int, call: int, calls: Row, upcard: int, values: FloatRow, suits: Row, needs: FloatRow, width: float
) -> float:
    """How likely a sound bidder who holds `hand` says what was said.

    calls -- for each word: the seat, what was said (`PASSED` ...), trump, the place (0 eldest to 3 dealer), alone
    upcard -- the bit of the card turned, where it counts in the dealer's hand in round 1, and 0 elsewhere
    needs -- by trump and place, the strength that it takes to order it up in round 1, or to name it in round 2
    """
    kind = calls[call * CALL + 1]
    trump = calls[call * CALL + 2]
    place = calls[call * CALL + 3]
    if kind in (PASSED, ORDERED):
        held = hand | upcard if place == 3 else hand
        own = strength(held, trump, values, suits)
        chance = _chance(own - needs[trump * 8 + place], width)
        if kind == PASSED:
            return 1.0 - chance
    else:
        best = -9.0
        asked = -9.0
        for each in range(4):
            if needs[each * 8 + 4 + place] < 50.0:
                margin = strength(hand, each, values, suits) - needs[each * 8 + 4 + place]
                if margin > best:
                    best = margin
                if each == trump:
                    asked = margin
        chance = _chance(best, width)
        if kind == PASSED_AGAIN:
            return 1.0 - chance
        if asked < best:
            chance *= 0.1 + 0.9 / (1.0 + 4.0 * (best - asked) / width)
        own = strength(hand, trump, values, suits)
    alone = _chance(own - ALONE_FROM, _ALONE_WIDTH)
    return chance * (alone if calls[call * CALL + 4] else 1.0 - alone)


@compiled
def buried(six: int, card: int) -> float:
    """How likely a dealer with these six cards buries this one; bits as in `card_bits`."""
    plain = six & ~TRUMP_CARDS
    if card >= LOWEST_TRUMP:
        return 0.02 if plain else 1.0
    suit = plain & suit_mask(card)
    if suit != card and suit & -suit != card:
        return 0.03
    if card & _ACES:
        return 0.05
    return 1.0 if suit == card else 0.3


@compiled
def played(hands: Row, teams: Row, makers: Row, me: int, events: Row, number: int, free: int, miss: float) -> float:
    """How likely sound players play what was played: a factor `miss` for each card that the maxims would not have.

    hands -- what each player held before the first lead
    events -- for each card played: who, the card, the suit led and the best card before it, who held the trick, whether
        nobody played after it, whether it was the first trick, and all the cards that were out before it
    """
    chance = 1.0
    for event in range(number):
        base = event * EVENT
        player = events[base]
        if player == me:
            continue
        card = events[base + 1]
        led = events[base + 2]
        out = events[base + 7]
        hand = hands[player] & out
        legal = hand
        if led:
            legal = hand & led
            if legal == 0:
                legal = hand
            legal |= hand & free
        if legal & (legal - 1) == 0:
            continue
        friendly = 1 if led and teams[events[base + 4]] == teams[player] else 0
        choice = maxim(
            hand,
            legal,
            led,
            events[base + 3],
            friendly,
            events[base + 5],
            out & ~hand,
            makers[player],
            events[base + 6],
        )
        if choice != card:
            suit = suit_mask(card)
            between = 0
            if choice & suit:
                low = min(card, choice)
                high = choice ^ card ^ low
                # cards next to each other are as good, but not where the trick's best card is between
                between = (out & ~hand | events[base + 3]) & suit & (high - 1) & ~(low | low - 1)
            if choice & suit == 0 or between:
                chance *= miss
    return chance
