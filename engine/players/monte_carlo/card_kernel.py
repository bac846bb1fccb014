"""What each card is worth over many imagined deals: perfect play and play by the maxims, weighed together."""

from typing import Final

from engine.players.monte_carlo.card_bits import TRUMP_CARDS
from engine.players.monte_carlo.double_dummy import LARGEST, new_deal, suit_mask, takes
from engine.players.monte_carlo.jit import FloatRow, Row, compiled
from engine.players.monte_carlo.playout import play_out
from engine.players.monte_carlo.sampler_kernel import PLAYERS

SMALLER: Final = 16
"""The same where many numbers of tricks have to be told apart."""
USUAL_STEPS: Final = 2
"""Numbers of tricks that matter by the score table of euchre: enough, and all."""


@compiled
def _solved(
    hands: Row,
    teams: Row,
    players: int,
    player: int,
    led: int,
    best: int,
    holder: int,
    count: int,
    won: int,
    left: int,
    free: int,
    steps: Row,
    work: Row,
) -> int:
    """How many of the numbers of tricks in `steps` the players of `teams` 1 reach when all play perfectly."""
    reached = 0
    for need in steps:
        if (
            need > won + left
            or takes(hands, teams, players, player, led, best, holder, count, won, left, need, free, work) == 0
        ):
            break
        reached += 1
    return reached


@compiled
def judge(
    deals: Row,
    weights: FloatRow,
    teams: Row,
    choices: Row,
    makers: Row,
    players: int,
    player: int,
    led: int,
    best: int,
    holder: int,
    count: int,
    won: int,
    left: int,
    out: int,
    free: int,
    first: int,
    steps: Row,
    pays: FloatRow,
    maxims: float,
    hands: Row,
    work: Row,
    worth: FloatRow,
) -> float:
    """Add to `worth`, by choice, what each card brings in each deal, times the deal's weight: the sum of the weights.

    deals -- for each deal what each player holds, `PLAYERS` numbers; cards that are not `out` count no more
    choices -- the cards to judge
    teams, makers -- whether each player is on the seat's side, and on the side that made trump
    player, led, best, holder, count, won, left, free -- as for `engine.players.monte_carlo.double_dummy.takes`
    out -- every card that is still out
    first -- whether the trick under way is the hand's first
    steps, pays -- numbers of tricks of the seat's side that change what the hand brings, and what it brings below the
        first, from the first on, and so on
    maxims -- the part of the worth that play by the maxims has, 0 to 1; the rest is perfect play's,
        but for deals too large to solve quickly
    hands, work -- room to work in
    """
    sum_of_weights = 0.0
    for deal in range(len(weights)):
        weight = weights[deal]
        if weight <= 0.0:
            continue
        sum_of_weights += weight
        for each in range(players):
            hands[each] = deals[deal * PLAYERS + each] & out
        new_deal(work)
        for index in range(len(choices)):
            card = choices[index]
            hands[player] ^= card
            suit = led
            top = best
            winner = holder
            if count == 0:
                suit = suit_mask(card)
                top = card
                winner = player
            elif card > best and card & (led | TRUMP_CARDS):
                top = card
                winner = player
            if count + 1 == players:
                done = 1
                mine = won + teams[winner]
                follower = winner
                suit = 0
                top = 0
                number = 0
            else:
                done = 0
                mine = won
                follower = player + 1 if player + 1 < players else 0
                number = count + 1
            total = 0.0
            part = maxims
            if (left - done) * players - number > (LARGEST if len(steps) <= USUAL_STEPS else SMALLER):
                part = 1.0
            if part < 1.0:
                reached = _solved(
                    hands,
                    teams,
                    players,
                    follower,
                    suit,
                    top,
                    winner,
                    number,
                    mine,
                    left - done,
                    free,
                    steps,
                    work,
                )
                total += (1.0 - part) * pays[reached]
            if part > 0.0:
                tricks = play_out(
                    hands,
                    teams,
                    makers,
                    players,
                    follower,
                    suit,
                    top,
                    winner,
                    number,
                    mine,
                    left - done,
                    out ^ card,
                    free,
                    first if number else 0,
                )
                reached = 0
                for need in steps:
                    if tricks >= need:
                        reached += 1
                total += part * pays[reached]
            worth[index] += weight * total
            hands[player] ^= card
    return sum_of_weights
