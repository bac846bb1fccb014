"""Deals that agree with what a seat knows, drawn at random and weighed by what was said and played.

A card here is its number (`engine.cards`), a hand the set of bits of its cards in a single pack, and a place is a seat,
or one of two more: the talon, where cards that nobody holds lie, and what the dealer buried. How likely an imagined
deal is follows from what sound bidders and players would have done with its hands
(`engine.players.monte_carlo.likelihood`).
"""

from typing import Final

from engine.players.monte_carlo.jit import FloatRow, Row, compiled
from engine.players.monte_carlo.likelihood import CALL, EVENT, buried, played, said

_TRIES: Final = 40
_LEHMER: Final = 48271
_MODULUS: Final = 2147483647
MOST: Final = _MODULUS
"""The state of the dice is below this, and above 0."""
PLACES: Final = 12
"""Room for nine seats, the talon and what is buried."""
PLAYERS: Final = 9
"""Room for the hands of one deal."""


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

    cards, fits, room, places, talon, bury -- see `engine.players.monte_carlo.sampler_input.Hidden`
    known -- by seat what it is known to have been dealt: the cards it has played, and those all have seen
    calls, upcard, values, suits, needs, width -- see `engine.players.monte_carlo.likelihood.said`; `upcard` is the
    card's bit bit -- by card its bit under the trump made
    player_of -- by seat its number among those who play, or -1
    held -- by player what is known of its hand before the first lead: those cards, and all of `me`'s
    makers, teams, events, free, miss -- see `engine.players.monte_carlo.likelihood.played`; no events, no trump made
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
