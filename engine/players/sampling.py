"""Deals that agree with what a seat knows, drawn at random and weighed by what was said and played.

A card here is its number (`engine.cards`), a hand the set of bits of its cards in a single pack, and a place is a seat,
or one of two more: the talon, where cards that nobody holds lie, and what the dealer buried. How likely an imagined
deal is follows from what a sound bidder and player would have done with the hands it gives: see `said` and `played`.
"""

from typing import Final

from engine.players.compiled import FloatRow, Row, compiled, ones
from engine.players.layout import LOWEST_TRUMP, TRUMP_CARDS
from engine.players.maxims import maxim
from engine.players.solver import suit_mask

_TRIES: Final = 40
_LEHMER: Final = 48271
_MODULUS: Final = 2147483647
MOST: Final = _MODULUS
"""The state of the dice is below this, and above 0."""
PLACES: Final = 12
"""Room for nine seats, the talon and what is buried."""
PLAYERS: Final = 9
"""Room for the hands of one deal."""
FIELDS: Final = 67
"""A card's bit modulo this tells the cards apart: 2 is a primitive root of it."""
EVENT: Final = 8
"""Numbers that describe one card played; see `played`."""
CALL: Final = 5
"""Numbers that describe one word said; see `said`."""
PASSED, ORDERED, PASSED_AGAIN, NAMED = range(4)
_KINDS: Final = 6
_ACES: Final = 0xF << 32


@compiled
def draw(dice: Row, below: int) -> int:
    """A number from 0 to `below` - 1; `dice` holds the state."""
    dice[0] = dice[0] * _LEHMER % _MODULUS
    return dice[0] % below


@compiled
def deal_out(cards: Row, fits: Row, room: Row, places: int, dice: Row, at: Row) -> int:
    """Deal the unseen cards at random to the places that may hold them: 1, or 0 where that did not succeed.

    cards -- what is unseen, cards that fit few places first
    fits, room -- by place the set of cards it may hold, and how many it holds
    at -- gets the place of each card, in the order of `cards`
    """
    for _ in range(_TRIES):
        for place in range(places):
            room[PLACES + place] = room[place]
        done = 0
        for index in range(len(cards)):
            card = cards[index]
            total = 0
            for place in range(places):
                if fits[place] >> card & 1:
                    total += room[PLACES + place]
            if total == 0:
                break
            pick = draw(dice, total)
            for place in range(places):
                if fits[place] >> card & 1:
                    pick -= room[PLACES + place]
                    if pick < 0:
                        at[index] = place
                        room[PLACES + place] -= 1
                        break
            done += 1
        if done == len(cards):
            return 1
    return 0


@compiled
def strength(hand: int, trump: int, values: FloatRow, suits: Row) -> float:
    """The tricks a hand brings under a trump, counted as `engine.players.worth` does.

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
        total += 0.3
    if trumps > 3:
        total += 0.3
    if trumps:
        for suit in range(1, 4):
            if hand & suits[trump * 4 + suit] == 0:
                total += 0.1
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
    alone = _chance(own - 2.75, 0.3)
    return chance * (alone if calls[call * CALL + 4] else 1.0 - alone)


@compiled
def buried(six: int, card: int) -> float:
    """How likely a dealer with these six cards buries this one; bits as `engine.players.layout` has them."""
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


@compiled
def imagine_deals(
    wanted: int,
    cards: Row,
    fits: Row,
    room: Row,
    places: int,
    talon: int,
    bury: int,
    dealer: int,
    known: Row,
    calls: Row,
    upcard: int,
    values: FloatRow,
    suits: Row,
    needs: FloatRow,
    width: float,
    bit: Row,
    player_of: Row,
    players: int,
    held: Row,
    me: int,
    makers: Row,
    teams: Row,
    events: Row,
    free: int,
    miss: float,
    six: int,
    dice: Row,
    at: Row,
    seats: Row,
    deals: Row,
    weights: FloatRow,
) -> int:
    """Imagine up to `wanted` deals: how many there are in `deals` and `weights` then.

    cards, fits, room, places, talon, bury -- see `engine.players.knowing.Unseen`
    known -- by seat what it is known to have been dealt: the cards it has played
    calls, upcard, values, suits, needs, width -- see `said`; `upcard` is the card's bit
    bit -- by card its bit under the trump made
    player_of -- by seat its number among those who play, or -1
    held -- by player what is known of its hand before the first lead: the cards it has played, and all of `me`'s
    makers, teams, events, free, miss -- see `played`; no events, no trump made
    six -- 1 where the dealer has taken the upcard and buried a card, 2 where `bit` is by the trump made besides, and
        what is buried tells something
    at, seats -- room to work in
    deals -- gets, for each deal, what each player held before the first lead
    """
    made = 0
    number_of_calls = len(calls) // CALL
    number_of_events = len(events) // EVENT
    for _ in range(wanted):
        if deal_out(cards, fits, room, places, dice, at) == 0:
            continue
        for seat in range(talon):
            seats[seat] = known[seat]
        base = made * PLAYERS
        for player in range(players):
            deals[base + player] = held[player]
        thrown = 0
        for index in range(len(cards)):
            card = cards[index]
            place = at[index]
            if place == bury:
                seats[dealer] |= 1 << card
                thrown = bit[card]
            elif place < talon:
                seats[place] |= 1 << card
                player = player_of[place]
                if player >= 0:
                    deals[base + player] |= bit[card]
        weight = 1.0
        if six:
            seats[dealer] &= ~upcard
        for call in range(number_of_calls):
            weight *= said(seats[calls[call * CALL]], call, calls, upcard, values, suits, needs, width)
        if thrown and six > 1 and player_of[dealer] >= 0:
            weight *= buried(deals[base + player_of[dealer]] | thrown, thrown)
        if number_of_events:
            hands = deals[base : base + players]
            weight *= played(hands, teams, makers, me, events, number_of_events, free, miss)
        weights[made] = weight
        made += 1
    return made


@compiled
def choose_deals(weights: FloatRow, made: int, kept: int, dice: Row) -> None:
    """Keep about `kept` of the deals, each as often as its weight asks: `weights` are whole numbers then."""
    total = 0.0
    for deal in range(made):
        total += weights[deal]
    step = total / kept
    mark = step * (draw(dice, 1000000) + 0.5) / 1000000.0
    reached = 0.0
    for deal in range(made):
        reached += weights[deal]
        times = 0
        while mark < reached:
            times += 1
            mark += step
        weights[deal] = float(times)
