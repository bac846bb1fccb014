"""The value of each card that may be played, over sampled deals: double dummy and playouts, weighed together."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, final

from engine.actions import Play
from engine.cards import Card, hand_of
from engine.contract import Contract
from engine.match import Match
from engine.phases.kinds import Phase
from engine.players.heuristic.play import company
from engine.players.monte_carlo.double_dummy import LARGEST, Buffers, new_deal, takes
from engine.players.monte_carlo.jit import FloatRow, Row, blank_floats, compiled, float_row, inline, row
from engine.players.monte_carlo.likelihood import EVENT, PlayRecord
from engine.players.monte_carlo.playout import play_out
from engine.players.monte_carlo.position import CardLayout, Position, Sides, layout, play_card
from engine.players.monte_carlo.sampler import WORKSPACE, Effort, play_events, sample
from engine.players.monte_carlo.sampler_kernel import PLAYERS, Deals, Known
from engine.players.utility import Stakes
from engine.players.weighed import Weighed, from_sums
from engine.rules.options import Partnership
from engine.scoring import score
from engine.seats import Seat
from engine.view import View

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
    """The cards to evaluate, the sums of their values times the weight of the deal, and `each` of these."""

    cards: Row
    values: FloatRow
    each: FloatRow


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
    judged = 0
    dealt = deals.hands
    weights = deals.weights
    cards = choices.cards
    values = choices.values
    each = choices.each
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
        for seat in range(players):
            hands[seat] = dealt[deal * PLAYERS + seat] & position.out
        new_deal(search)
        for index in range(len(cards)):
            card = cards[index]
            hands[player] ^= card
            after = play_card(teams, players, position, card)
            value = weight * _value(hands, sides, after, payoff, search)
            values[index] += value
            each[judged] = value
            judged += 1
            hands[player] ^= card
    return sum_of_weights


_LARGEST: Final = 8
"""Cards of a hand that can be looked through."""


def can_weigh(mine: View) -> bool:
    """Whether this is a card to play, in a game that `weigh_cards` knows."""
    return mine.phase is Phase.PLAYING and not mine.rules.double_pack and mine.rules.hand_size <= _LARGEST


def weigh_cards(mine: View, effort: Effort, stakes: Stakes, dice: Row) -> Weighed:
    """The value of each card worth a thought for the seat's side, as `stakes` counts it.

    At honour tables cards that revoke are left out. Nothing where no deal was found that agrees with the view.
    """
    table = _ValueTable.of(mine)
    record = PlayRecord(table.events, table.sides, table.position.player, effort.miss)
    deals = sample(mine, table.known, record, effort, dice)
    payoff = _payoff(mine, table, stakes, effort.maxims)
    number = len(table.choices)
    choices = Choices(row(table.choices), blank_floats(number), blank_floats(number * effort.most))
    total = value_cards(deals, table.sides, table.position, choices, payoff, WORKSPACE.buffers)
    cards = [Play(table.order.card[bit]) for bit in table.choices]
    return from_sums(cards, choices.values, total, choices.each)


@final
@dataclass(frozen=True, slots=True)
class _ValueTable:
    """The play so far as rows of numbers; players are numbered in seat order, those who sit out left out."""

    contract: Contract
    order: CardLayout
    friends: tuple[Seat, ...]
    sides: Sides
    position: Position
    known: Known
    events: Row
    choices: list[int]

    @classmethod
    def of(cls, mine: View) -> "_ValueTable":
        contract, seat, rules = mine.contract, mine.seat, mine.rules
        if contract is None or seat is None or mine.leader is None:
            raise ValueError("not a seat's view of the play")
        order, active = layout(contract.trump, contract.benny), contract.active
        players, me = len(active), active.index(seat)
        spare = [0] * (PLAYERS - players)
        friends, making = company(mine, contract, seat)
        teams = [int(each == seat or each in friends) for each in active]
        makers = [int(contract.seating.side[each] == contract.side) for each in active]
        if rules.partnership is Partnership.CALLED:
            makers = [int(bool(team) is making) for team in teams]
        out = order.bits(rules.pack_bits)
        if mine.upcard is not None and not mine.upcard_taken:
            out &= ~order.bit[mine.upcard]
        events, trick, out = play_events(mine, contract, order, out)
        dealt, held = [0] * rules.seats, [0] * players
        for player, bit in zip(events[::EVENT], events[1::EVENT], strict=True):
            dealt[active[player]] |= 1 << order.card[bit]
            held[player] |= bit
        held[me] |= order.bits(mine.cards)
        gone = hand_of({*mine.buried, *mine.given} - {*mine.trick})  # no longer held by anyone who plays
        won = sum([number for each, number in enumerate(mine.taken) if each == seat or each in friends])
        left, first = rules.hand_size - len(mine.tricks), int(not mine.tricks)
        player_of = [active.index(each) if each in active else -1 for each in range(rules.seats)]
        return cls(
            contract,
            order,
            friends,
            Sides(row(teams + spare), row(makers + spare), players, order.free),
            Position(me, *trick, won, left, out & ~order.bits(gone & ~mine.cards), first),
            Known(_bits(order), row(player_of), players, row(dealt), row(held + spare)),
            row(events),
            [order.bit[card] for card in _to_think_of(mine, contract)],
        )


def _to_think_of(mine: View, contract: Contract) -> list[Card]:
    cards = [choice.card for choice in mine.choices if isinstance(choice, Play)]
    if mine.rules.honour and mine.trick:
        follow = contract.ranking.follow[mine.trick[0]] | contract.ranking.free
        return [card for card in cards if follow >> card & 1] or cards
    return cards


@cache
def _bits(of: CardLayout) -> Row:
    return row(of.bit)


def _payoff(mine: View, table: _ValueTable, stakes: Stakes, playout: float) -> Payoff:
    """How the tricks of the seat's side are valued."""
    rules, contract, seat = mine.rules, table.contract, mine.seat or 0
    us = {seat, *table.friends}
    them = next(each for each in contract.active if each not in us)
    friend, foe = (contract.maker, them) if contract.maker in us else (seat, contract.maker)
    if foe not in contract.active:
        foe = them
    match = Match(rules=rules, dealer=mine.dealer or 0, scores=mine.scores)
    steps: list[int] = []
    pays: list[float] = []
    for won in range(rules.hand_size + 1):
        taken = [0] * rules.seats
        taken[friend], taken[foe] = won, rules.hand_size - won
        pay = stakes.worth(score(contract, tuple(taken), rules.hand_size, match)[1])
        if not pays:
            pays.append(pay)
        elif pay != pays[-1]:
            steps.append(won)
            pays.append(pay)
    return Payoff(row(steps), float_row(pays), playout)
