"""What each card that may be played brings, by imagined deals.

For every game of a single pack. Two sides are told apart, the seat's own and all the others: where nobody has a
partner, all play against the seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.actions import Action, Play
from engine.cards import Card, Cards, hand_of
from engine.hand.contract import Contract, playing_order
from engine.match import Match
from engine.phases.kinds import Phase
from engine.players.heuristic.inference import company
from engine.players.monte_carlo.card_bits import TRUMP_CARDS, Layout, layout
from engine.players.monte_carlo.card_kernel import judge
from engine.players.monte_carlo.double_dummy import suit_mask
from engine.players.monte_carlo.jit import FloatRow, Row, blank_floats, float_row, row
from engine.players.monte_carlo.sampler import Held, imagined
from engine.players.monte_carlo.sampler_kernel import PLAYERS
from engine.players.monte_carlo.workspace import DESK, Effort
from engine.players.utility import Stakes
from engine.rules.options import Partnership
from engine.scoring.euchre import score
from engine.seats import Seat
from engine.view import View

_LARGEST: Final = 8
"""Cards of a hand that can be looked through."""


def can_weigh(mine: View) -> bool:
    """Whether this is a card to play, in a game that `weigh_cards` knows."""
    return mine.phase is Phase.PLAYING and not mine.rules.double_pack and mine.rules.hand_size <= _LARGEST


def weigh_cards(mine: View, effort: Effort, stakes: Stakes, dice: Row) -> list[tuple[Action, float]]:
    """What each card that should be thought of brings the seat's side, as `stakes` counts it.

    At honour tables cards that revoke are left out. Nothing where no deal was found that agrees with the view.
    """
    table = _Table.of(mine)
    known = Held(
        _bits(table.order),
        table.player_of,
        table.players,
        table.played,
        table.held,
        table.me,
        table.makers,
        table.teams,
        table.events,
        table.order.free,
    )
    deals, weights = imagined(mine, known, effort, dice)
    steps, pays = _payoffs(mine, table, stakes)
    worth = blank_floats(len(table.choices))
    total = judge(
        deals,
        weights,
        table.teams,
        row(table.choices),
        table.makers,
        table.players,
        table.me,
        table.led,
        table.best,
        table.holder,
        table.count,
        table.won,
        mine.rules.hand_size - len(mine.tricks),
        table.out,
        table.order.free,
        int(not mine.tricks),
        steps,
        pays,
        effort.maxims,
        DESK.hands,
        DESK.work,
        worth,
    )
    if not total:
        return []
    return [
        (Play(table.order.card[bit]), float(points) / total) for bit, points in zip(table.choices, worth, strict=True)
    ]


@final
@dataclass(frozen=True, slots=True)
class _Table:
    """The play so far as rows of numbers; players are numbered in seat order, those who sit out left out."""

    contract: Contract
    order: Layout
    friends: tuple[Seat, ...]
    players: int
    me: int
    player_of: Row
    played: Row
    """By seat the cards it has played, as a hand."""
    held: Row
    """By player what it is known to have held before the first lead."""
    teams: Row
    makers: Row
    events: Row
    choices: list[int]
    led: int
    best: int
    holder: int
    count: int
    won: int
    out: int
    """Every card that may still be in a hand, as the seat knows it."""

    @classmethod
    def of(cls, mine: View) -> "_Table":
        contract, seat = mine.contract, mine.seat
        if contract is None or seat is None or mine.leader is None:
            raise ValueError("not a seat's view of the play")
        order, active = layout(contract.trump, contract.benny), contract.active
        number = {each: index for index, each in enumerate(active)}
        friends, making = company(mine, contract, seat)
        teams = [int(each == seat or each in friends) for each in active]
        makers = [int(contract.seating.side[each] == contract.side) for each in active]
        if mine.rules.partnership is Partnership.CALLED:
            makers = [int(bool(team) is making) for team in teams]
        told = _Told.of(mine, contract, order, number)
        held = [order.bits(cards) for cards in (told.played[each] for each in active)]
        held[number[seat]] |= order.bits(mine.cards)
        known = hand_of({*mine.buried, *mine.given} - {*mine.trick})  # no longer held by anyone who plays
        out = told.out & ~order.bits(known & ~mine.cards)
        spare = [0] * (PLAYERS - len(active))
        return cls(
            contract,
            order,
            friends,
            len(active),
            number[seat],
            row([number.get(each, -1) for each in range(mine.rules.seats)]),
            row(told.played),
            row(held + spare),
            row(teams + spare),
            row(makers + spare),
            row(told.events),
            [order.bit[card] for card in _to_think_of(mine, contract)],
            told.led,
            told.best,
            told.holder,
            told.count,
            sum([won for each, won in enumerate(mine.taken) if each == seat or each in friends]),
            out,
        )


@final
@dataclass(frozen=True, slots=True)
class _Told:
    """The cards played, one after the other, as `engine.players.monte_carlo.likelihood.played` takes them."""

    events: list[int]
    played: list[Cards]
    led: int
    best: int
    holder: int
    count: int
    out: int

    @classmethod
    def of(cls, mine: View, contract: Contract, order: Layout, number: dict[Seat, int]) -> "_Told":
        out = order.bits(mine.rules.pack_bits)
        if mine.upcard is not None and not mine.upcard_taken:
            out &= ~order.bit[mine.upcard]
        events: list[int] = []
        played = [0] * mine.rules.seats
        led = best = holder = count = 0
        tricks: Sequence[tuple[Seat | None, tuple[Card, ...]]] = [
            *[(trick.leader, trick.cards) for trick in mine.tricks],
            (mine.leader, mine.trick),
        ]
        for index, (leader, cards) in enumerate(tricks):
            led = best = holder = count = 0
            for seat, card in zip(playing_order(contract, leader or 0), cards, strict=False):
                bit, player = order.bit[card], number[seat]
                events += [player, bit, led, best, holder, int(count == len(number) - 1), int(index == 0), out]
                out &= ~bit
                played[seat] |= 1 << card
                if not count:
                    led, best, holder = suit_mask(bit), bit, player
                elif bit > best and bit & (led | TRUMP_CARDS):
                    best, holder = bit, player
                count += 1
        return cls(events, played, led, best, holder, count, out)


def _to_think_of(mine: View, contract: Contract) -> list[Card]:
    cards = [choice.card for choice in mine.choices if isinstance(choice, Play)]
    if mine.rules.honour and mine.trick:
        follow = contract.ranking.follow[mine.trick[0]] | contract.ranking.free
        return [card for card in cards if follow >> card & 1] or cards
    return cards


@cache
def _bits(of: Layout) -> Row:
    return row(of.bit)


def _payoffs(mine: View, table: _Table, stakes: Stakes) -> tuple[Row, FloatRow]:
    """The numbers of tricks of the seat's side at which the worth of the hand changes, and the worths."""
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
    return row(steps), float_row(pays)
