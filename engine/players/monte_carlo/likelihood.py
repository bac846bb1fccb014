"""How likely sound bidders and players call and play as they did, with the hands that a sampled deal gives them.

A hand is the set of bits of its cards by number (`engine.cards`) where bidding is asked about, and by the order of the
trump made (`engine.players.monte_carlo.position`) where play is.
"""

from math import exp
from typing import Final, NamedTuple, final

from engine.players.heuristic.hand_value import TOGETHER
from engine.players.monte_carlo.jit import FloatRow, Row, compiled, ones
from engine.players.monte_carlo.playout import follow, lead
from engine.players.monte_carlo.position import LOWEST_TRUMP, TRUMP_CARDS, Sides, suit_mask

FIELDS: Final = 67
"""A card's bit modulo this tells the cards apart: 2 is a primitive root of it."""
EVENT: Final = 8
"""Numbers that describe one card played; see `PlayRecord`."""
CALL: Final = 5
"""Numbers that describe one call; see `Bidding`."""
PASSED, ORDERED, PASSED_AGAIN, NAMED = range(4)
_DEALER_PLACE: Final = 3
ALONE_FROM: Final = 2.5
"""Strength from which a sound bidder goes alone."""
_ALONE_WIDTH: Final = 0.2
_ODD: Final = 0.02
"""How likely a bidder says what none would say."""
_THIRD_TRUMP: Final = TOGETHER.third_trump
_FOURTH_TRUMP: Final = TOGETHER.fourth_trump
_VOID: Final = TOGETHER.void
_ACES: Final = 0xF << 32


@final
class HandValues(NamedTuple):
    """What cards are worth in the bidding of a game, and what it takes to call.

    cards -- by trump and card, the latter as its bit modulo `FIELDS`
    suits -- by trump: its trumps, then the three plain suits
    needs -- by trump the strength that it takes, by place (0 eldest to 3 dealer): to order up in round 1 first, then to
        name it in round 2
    """

    cards: FloatRow
    suits: Row
    needs: FloatRow


@final
class BiddingSoFar(NamedTuple):
    """What others called.

    calls -- for each call: the seat, the kind (`PASSED` ...), trump, the place (0 eldest to 3 dealer), whether alone
    upcard -- the bit of the card turned, which counts in the dealer's hand in round 1; 0 where there is none
    width -- see `engine.players.monte_carlo.sampler.Effort`
    """

    calls: Row
    upcard: int
    values: HandValues
    width: float


@final
class PlayRecord(NamedTuple):
    """The cards played.

    events -- for each card: the player, the card, the suit led and the best card before it, the player who held the
        trick, whether nobody played after it, whether it was the first trick, and all cards that were out before it
    me -- the player whose own cards are not judged
    miss -- see `engine.players.monte_carlo.sampler.Effort`
    """

    events: Row
    sides: Sides
    me: int
    miss: float


@compiled
def strength(hand: int, trump: int, values: HandValues) -> float:
    """The tricks a hand is worth under a trump, counted as `engine.players.heuristic.hand_value` does."""
    cards = values.cards
    suits = values.suits
    total = 0.0
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        total += cards[trump * FIELDS + low % FIELDS]
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
    """How likely somebody acts who is so many tricks over what it takes: never certain, never impossible.

    The curve and its width are fitted to what the rule of thumb, the expert and others said (docs/players.md).
    """
    return _ODD + (1.0 - 2.0 * _ODD) / (1.0 + exp(-margin / width))


@compiled
def call_likelihood(hand: int, call: int, bidding: BiddingSoFar) -> float:
    """How likely a sound bidder who holds `hand` makes the call of this number."""
    base = call * CALL
    calls = bidding.calls
    kind = calls[base + 1]
    trump = calls[base + 2]
    place = calls[base + 3]
    values = bidding.values
    needs = values.needs
    width = bidding.width
    if kind in (PASSED, ORDERED):
        held = hand | bidding.upcard if place == _DEALER_PLACE else hand
        own = strength(held, trump, values)
        chance = _chance(own - needs[trump * 8 + place], width)
        if kind == PASSED:
            return 1.0 - chance
    else:
        best = -9.0
        asked = -9.0
        for each in range(4):
            needed = needs[each * 8 + 4 + place]
            if needed < 50.0:
                margin = strength(hand, each, values) - needed
                if margin > best:
                    best = margin
                if each == trump:
                    asked = margin
        chance = _chance(best, width)
        if kind == PASSED_AGAIN:
            return 1.0 - chance
        if asked < best:
            chance *= 0.1 + 0.9 / (1.0 + 4.0 * (best - asked) / width)
        own = strength(hand, trump, values)
    alone = _chance(own - ALONE_FROM, _ALONE_WIDTH)
    return chance * (alone if calls[base + 4] else 1.0 - alone)


@compiled
def burial_likelihood(six: int, card: int) -> float:
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
def play_likelihood(hands: Row, record: PlayRecord) -> float:
    """How likely sound players play as they did: a factor `miss` for each card that the policy would not have played.

    hands -- what each player held before the first lead
    """
    events = record.events
    teams = record.sides.teams
    makers = record.sides.makers
    free = record.sides.free
    me = record.me
    miss = record.miss
    chance = 1.0
    for event in range(len(events) // EVENT):
        base = event * EVENT
        player = events[base]
        if player == me:
            continue
        card = events[base + 1]
        led = events[base + 2]
        best = events[base + 3]
        out = events[base + 7]
        hand = hands[player] & out
        others = out & ~hand
        legal = hand
        if led:
            legal = hand & led
            if legal == 0:
                legal = hand
            legal |= hand & free
        if legal & (legal - 1) == 0:
            continue
        if led:
            friendly = 1 if teams[events[base + 4]] == teams[player] else 0
            choice = follow(hand, legal, led, best, friendly, events[base + 5], others)
        else:
            choice = lead(hand, others, makers[player], events[base + 6])
        if choice != card:
            suit = suit_mask(card)
            between = 0
            if choice & suit:
                low = min(card, choice)
                high = choice ^ card ^ low
                # cards next to each other are as good, but not where the trick's best card is between
                between = (others | best) & suit & (high - 1) & ~(low | low - 1)
            if choice & suit == 0 or between:
                chance *= miss
    return chance
