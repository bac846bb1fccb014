"""The value of each card over many sampled deals: double dummy and playouts, weighed together."""

from typing import Final, NamedTuple, final

from engine.players.monte_carlo.double_dummy import LARGEST, Buffers, new_deal, takes
from engine.players.monte_carlo.jit import FloatRow, Row, compiled, inline
from engine.players.monte_carlo.playout import play_out
from engine.players.monte_carlo.position import Position, Sides, play_card
from engine.players.monte_carlo.sampler_kernel import PLAYERS, Deals

SMALLER: Final = 16
"""As `LARGEST`, where many numbers of tricks must be told apart."""
USUAL_STEPS: Final = 2
"""Numbers of tricks that matter by the score table of euchre: enough, and all."""


@final
class Payoff(NamedTuple):
    """How a hand is valued.

    steps -- numbers of tricks of team 1 that change the value of the hand
    pays -- its value below the first step, from the first on, and so on
    playout -- the part that playouts have in a value, 0 to 1; the rest is double dummy, where that is quick enough
    """

    steps: Row
    pays: FloatRow
    playout: float


@final
class Choices(NamedTuple):
    """The cards to evaluate, and the sums of their values."""

    cards: Row
    values: FloatRow


@inline
def _solve(hands: Row, sides: Sides, position: Position, steps: Row, search: Row) -> int:
    """How many of the numbers of tricks in `steps` team 1 reaches when all play perfectly."""
    reached = 0
    for need in steps:
        if need > position.won + position.left or takes(hands, sides, position, need, search) == 0:
            break
        reached += 1
    return reached


@inline
def _value(hands: Row, sides: Sides, position: Position, payoff: Payoff, search: Row) -> float:
    """The value of a position for team 1, all cards known."""
    value = 0.0
    playout = payoff.playout
    largest = LARGEST if len(payoff.steps) <= USUAL_STEPS else SMALLER
    if position.left * sides.players - position.played > largest:
        playout = 1.0
    if playout < 1.0:
        value += (1.0 - playout) * payoff.pays[_solve(hands, sides, position, payoff.steps, search)]
    if playout > 0.0:
        tricks = play_out(hands, sides, position)
        reached = 0
        for need in payoff.steps:
            if tricks >= need:
                reached += 1
        value += playout * payoff.pays[reached]
    return value


@compiled
def value_cards(
    deals: Deals, sides: Sides, position: Position, choices: Choices, payoff: Payoff, buffers: Buffers
) -> float:
    """Add to each choice its value in each deal, times the weight of the deal: the sum of the weights.

    Team 1 is the side of the player to play.
    """
    sum_of_weights = 0.0
    dealt = deals.hands
    weights = deals.weights
    cards = choices.cards
    values = choices.values
    teams = sides.teams
    players = sides.players
    hands = buffers.hands
    search = buffers.search
    player = position.player
    for deal in range(len(weights)):
        weight = weights[deal]
        if weight <= 0.0:
            continue
        sum_of_weights += weight
        for each in range(players):
            hands[each] = dealt[deal * PLAYERS + each] & position.out
        new_deal(search)
        for index in range(len(cards)):
            card = cards[index]
            hands[player] ^= card
            after = play_card(teams, players, position, card)
            values[index] += weight * _value(hands, sides, after, payoff, search)
            hands[player] ^= card
    return sum_of_weights
