"""Deals that agree with what a seat knows, drawn at random and weighed by the calls and the play.

A card here is its number (`engine.cards`), a hand the set of bits of its cards in a single pack, and a place is a seat,
or one of two more: the talon, where cards that nobody holds lie, and what the dealer buried. How likely a sampled deal
is follows from what sound bidders and players would have done with its hands
(`engine.players.monte_carlo.likelihood`).
"""

from typing import Final, NamedTuple, final

from engine.players.monte_carlo.jit import FloatRow, Row, compiled
from engine.players.monte_carlo.likelihood import (
    CALL,
    BiddingSoFar,
    PlayRecord,
    burial_likelihood,
    call_likelihood,
    play_likelihood,
)

_TRIES: Final = 40
_LEHMER: Final = 48271
_MODULUS: Final = 2147483647
MOST: Final = _MODULUS
"""The state of the dice is below this, and above 0."""
PLACES: Final = 12
"""Room for nine seats, the talon and what is buried."""
PLAYERS: Final = 9
"""Room for the hands of one deal."""


NO_BURIAL, BURIAL, BURIAL_TELLS = range(3)


@final
class Hidden(NamedTuple):
    """The cards that a seat does not see, and the places that may hold them.

    Places are the seats in seat order, then the talon, then what the dealer buried, where another than this seat did.
    What other seats buried is as good as in the talon.

    cards -- what is unseen, cards that fit few places first
    fits, room -- by place the set of cards that it may hold, and how many it holds, with as much space to work in
    places -- how many places there are
    talon, bury -- the number of the talon, and of the dealer's burial, -1 where there is none
    dealer -- the dealer's seat
    burial -- `NO_BURIAL`; `BURIAL` where the dealer has taken the upcard and buried a card; `BURIAL_TELLS` where also
        `Known` is by the trump made, so that the likelihood of the burial counts
    """

    cards: Row
    fits: Row
    room: Row
    places: int
    talon: int
    bury: int
    dealer: int
    burial: int


@final
class Known(NamedTuple):
    """What is known of the hands that were dealt.

    bit -- by card its bit under the trump made
    player_of -- by seat its number among those who play, or -1
    players -- how many play
    dealt -- by seat the cards that it is known to have been dealt: what it has played, and what all have seen
    held -- by player what is known of its hand before the first lead: those cards, and the seat's own hand; as `bit`
    """

    bit: Row
    player_of: Row
    players: int
    dealt: Row
    held: Row


@final
class Deals(NamedTuple):
    """Sampled deals: for each what every player held before the first lead, `PLAYERS` numbers, and its weight."""

    hands: Row
    weights: FloatRow


@final
class Scratch(NamedTuple):
    """The state of the dice, and room to work in: by unseen card its place, and by seat its hand."""

    dice: Row
    at: Row
    seats: Row


@compiled
def draw(dice: Row, below: int) -> int:
    """A number from 0 to `below` - 1; `dice` holds the state."""
    dice[0] = dice[0] * _LEHMER % _MODULUS
    return dice[0] % below


@compiled
def deal_out(hidden: Hidden, dice: Row, at: Row) -> int:
    """Deal the unseen cards at random to the places that may hold them: 1, or 0 where that did not succeed.

    at -- gets the place of each card, in the order of `hidden.cards`
    """
    cards = hidden.cards
    fits = hidden.fits
    room = hidden.room
    places = hidden.places
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
def sample_deals(
    hidden: Hidden, known: Known, bidding: BiddingSoFar, record: PlayRecord, scratch: Scratch, deals: Deals
) -> int:
    """Sample as many deals as `deals` has room for: how many there are in it then, with their weights."""
    made = 0
    hands = deals.hands
    weights = deals.weights
    cards = hidden.cards
    calls = bidding.calls
    dealt = known.dealt
    held = known.held
    bit = known.bit
    player_of = known.player_of
    dice = scratch.dice
    at = scratch.at
    seats = scratch.seats
    players = known.players
    for _ in range(len(weights)):
        if deal_out(hidden, dice, at) == 0:
            continue
        for seat in range(hidden.talon):
            seats[seat] = dealt[seat]
        base = made * PLAYERS
        for player in range(players):
            hands[base + player] = held[player]
        thrown = 0
        for index in range(len(cards)):
            card = cards[index]
            place = at[index]
            if place == hidden.bury:
                seats[hidden.dealer] |= 1 << card
                thrown = bit[card]
            elif place < hidden.talon:
                seats[place] |= 1 << card
                player = player_of[place]
                if player >= 0:
                    hands[base + player] |= bit[card]
        if hidden.burial:
            seats[hidden.dealer] &= ~bidding.upcard
        weight = 1.0
        for call in range(len(calls) // CALL):
            weight *= call_likelihood(seats[calls[call * CALL]], call, bidding)
        dealer = player_of[hidden.dealer]
        if thrown and hidden.burial == BURIAL_TELLS and dealer >= 0:
            weight *= burial_likelihood(hands[base + dealer] | thrown, thrown)
        if len(record.events):
            weight *= play_likelihood(hands[base : base + players], record)
        weights[made] = weight
        made += 1
    return made


@compiled
def resample(weights: FloatRow, made: int, wanted: int, dice: Row) -> None:
    """Choose about `wanted` of the deals, each as often as its weight asks: `weights` are whole numbers then."""
    total = 0.0
    for deal in range(made):
        total += weights[deal]
    step = total / wanted
    mark = step * (draw(dice, 1000000) + 0.5) / 1000000.0
    reached = 0.0
    for deal in range(made):
        reached += weights[deal]
        times = 0
        while mark < reached:
            times += 1
            mark += step
        weights[deal] = float(times)
