"""Which card to play, by imagined deals."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, final

from engine.actions import Action, Play
from engine.cards import ALL_CARDS, Card, Cards, hand_of
from engine.contract import Contract
from engine.match import Match
from engine.options import Partnership, Scoring
from engine.players.compiled import COMPILED, FloatRow, Row, float_row, row
from engine.players.judging import judge
from engine.players.knowing import needs, unseen, values, words
from engine.players.layout import Layout, layout
from engine.players.reading import company
from engine.players.sampling import PLACES, PLAYERS, choose_deals, imagine_deals
from engine.players.solver import suit_mask, workspace
from engine.rules import Rules
from engine.scoring import score
from engine.seats import Seat
from engine.view import View, playing_order
from engine.cards import suit_of


@final
@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a player thinks.

    imagined -- deals drawn at random
    judged -- deals of those that are judged
    maxims -- the part that play by the maxims has in a card's worth
    miss -- how likely a card is that the maxims would not have played, against one they would
    width -- tricks over which a bidder turns from passing to calling
    """

    imagined: int
    judged: int
    maxims: float = 0.2
    miss: float = 0.35
    width: float = 0.4


@final
class _Desk:
    """Room to work in, made once for a process."""

    def __init__(self) -> None:
        self.work = workspace()
        self.hands = row([0] * PLAYERS)
        self.teams = row([0] * PLAYERS)
        self.at = row([0] * 40)
        self.seats = row([0] * PLACES)
        self.contract = row([0] * 6)


DESK: Final = _Desk()


@cache
def _bits(of: Layout) -> Row:
    return row(of.bit)


def card_options(mine: View, effort: Effort, dice: Row) -> list[tuple[Action, float]]:
    """What each card that may be played brings the seat's side, in points, by deals imagined."""
    table = read_play(mine)
    effort_deals = effort.imagined
    deals = row([0] * (effort_deals * PLAYERS))
    weights = float_row([0.0] * effort_deals)
    hidden = unseen(mine, table.contract)
    upcard = mine.upcard
    turned = None if upcard is None else (mine.named if upcard == mine.rules.benny_card else suit_of(upcard))
    known = values(mine.rules)
    made = imagine_deals(
        effort_deals,
        hidden.cards,
        hidden.fits,
        hidden.room,
        hidden.places,
        hidden.talon,
        hidden.bury,
        mine.dealer or 0,
        table.dealt,
        words(mine),
        0 if upcard is None else 1 << upcard,
        known.cards,
        known.suits,
        needs(mine.rules, upcard, turned),
        effort.width,
        _bits(table.order),
        table.player_of,
        table.players,
        table.held,
        table.me,
        table.makers,
        table.teams,
        table.events,
        table.order.free,
        effort.miss,
        int(mine.upcard_taken),
        dice,
        DESK.at,
        DESK.seats,
        deals,
        weights,
    )
    if not made:
        return []
    choose_deals(weights, made, effort.judged, dice)
    for deal in range(made):
        for player in range(table.players):
            deals[deal * PLAYERS + player] &= table.out
    sides = row([*[table.teams[player] if player < table.players else 0 for player in range(PLAYERS)]] * made)
    worth = float_row([0.0] * len(table.choices))
    judge(
        deals,
        weights,
        sides,
        row(table.choices),
        table.makers,
        table.players,
        table.me,
        table.led,
        table.best,
        table.holder,
        table.count,
        table.won,
        table.left,
        table.out_unseen,
        table.order.free,
        int(not mine.tricks),
        table.steps,
        table.pays,
        effort.maxims,
        DESK.hands,
        DESK.teams,
        DESK.work,
        worth,
    )
    total = effort.judged
    return [
        (Play(table.order.card[bit]), float(points) / total) for bit, points in zip(table.choices, worth, strict=True)
    ]


@final
@dataclass(frozen=True, slots=True)
class Table:
    """The play as rows of numbers."""

    contract: Contract
    order: Layout
    players: int
    me: int
    player_of: Row
    dealt: Row
    held: Row
    teams: Row
    makers: Row
    events: Row
    choices: list[int]
    led: int
    best: int
    holder: int
    count: int
    won: int
    left: int
    out: int
    out_unseen: int
    steps: Row
    pays: FloatRow


def read_play(mine: View) -> Table:
    contract, seat = mine.contract, mine.seat
    if contract is None or seat is None or mine.leader is None:
        raise ValueError("not a seat's view of the play")
    rules = mine.rules
    order = layout(contract.trump, contract.benny)
    active = contract.active
    players = len(active)
    friends, making = company(mine, contract, seat)
    number = {each: index for index, each in enumerate(active)}
    player_of = row([number.get(each, -1) for each in range(rules.seats)])
    teams = [int(each == seat or each in friends) for each in active]
    if rules.partnership is Partnership.CALLED:
        makers = [int((each == seat or each in friends) is making) for each in active]
    else:
        makers = [int(contract.seating.side[each] == contract.side) for each in active]
    pack = order.bits(hand_of(rules.pack))
    out = pack
    if mine.upcard is not None and not mine.upcard_taken:
        out &= ~order.bit[mine.upcard]
    mine_bits = order.bits(mine.cards)
    own = mine_bits
    dealt = [0] * rules.seats
    held = [0] * PLAYERS
    events: list[int] = []
    led = best = holder = count = 0
    tricks = [(trick.leader, trick.cards) for trick in mine.tricks] + [(mine.leader, mine.trick)]
    for index, (leader, cards) in enumerate(tricks):
        led = best = holder = count = 0
        for each, card in zip(playing_order(contract, leader), cards, strict=False):
            bit = order.bit[card]
            player = number[each]
            events += [player, bit, led, best, holder, int(count == players - 1), int(index == 0), out]
            out &= ~bit
            dealt[each] |= 1 << card
            held[player] |= bit
            if each == seat:
                own |= bit
            if count == 0:
                led, best, holder = suit_mask(bit), bit, player
            elif bit > best and bit & (led | suit_mask(1 << 40)):
                best, holder = bit, player
            count += 1
    me = number[seat]
    held[me] = own
    for buried in mine.buried:
        out &= ~order.bit[buried]
    won = sum([taken for each, taken in enumerate(mine.taken) if each == seat or each in friends])
    left = rules.hand_size - len(mine.tricks)
    steps, pays = payoffs(mine, contract, tuple(friends))
    legal = [choice.card for choice in mine.choices if isinstance(choice, Play)]
    if rules.honour and mine.trick:
        follow = contract.ranking.follow[mine.trick[0]] | contract.ranking.free
        legal = [card for card in legal if follow >> card & 1] or legal
    return Table(
        contract,
        order,
        players,
        me,
        player_of,
        row(dealt),
        row(held),
        row(teams + [0] * (PLAYERS - players)),
        row(makers + [0] * (PLAYERS - players)),
        row(events),
        [order.bit[card] for card in legal],
        led,
        best,
        holder,
        count,
        won,
        left,
        out,
        out,
        steps,
        pays,
    )


def payoffs(mine: View, contract: Contract, friends: tuple[Seat, ...]) -> tuple[Row, FloatRow]:
    """The numbers of tricks of the seat's side at which what the hand brings changes, and what it brings.

    What it brings is the side's points less the mean of the other sides'.
    """
    rules, seat = mine.rules, mine.seat or 0
    us = {seat, *friends}
    theirs = next(each for each in contract.active if each not in us)
    foe = contract.maker if contract.maker not in us else theirs
    friend = contract.maker if contract.maker in us else seat
    match = Match(rules=rules, dealer=mine.dealer or 0, scores=mine.scores)
    steps: list[int] = []
    pays: list[float] = []
    for won in range(rules.hand_size + 1):
        taken = [0] * rules.seats
        taken[friend] += won
        taken[foe] += rules.hand_size - won
        points = score(contract, tuple(taken), rules.hand_size, match)[1]
        pay = net(rules, points, rules.side_of(seat)) if points else 0.0
        if not pays:
            pays.append(pay)
        elif pay != pays[-1]:
            steps.append(won)
            pays.append(pay)
    return row(steps), float_row(pays)


def net(rules: Rules, points: tuple[int, ...], side: int) -> float:
    """A side's points less the mean of the others'; turned round where scores count down."""
    others = [each for index, each in enumerate(points) if index != side]
    value = points[side] - sum(others) / len(others)
    return -value if rules.counts_down else value
