"""The solver against plain search on the engine's cards, and the order of cards it works in."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine import PRESETS, Pass, Phase, Play, actor, apply, legal_actions, view
from engine.cards import JOKER, Card, Trump, card, hand_of
from engine.match import Match
from engine.phases.registry import Dealing
from engine.players.monte_carlo.double_dummy import new_deal, workspace
from engine.players.monte_carlo.position import LOWEST_TRUMP, TRUMP_CARDS, layout, suit_mask
from engine.ranking import ranking
from tests.cases import for_all
from tests.engine.minimax import PACKS, Position, Searched, dealt, solved
from tests.random_games import random_deal
from tests.suite import examples, first, rest

pytestmark = pytest.mark.compiled

TOGETHER, LONER, BOTH_ALONE = (1, 0, 1, 0), (1, 0, 0), (1, 0)
KINDS = [
    # sides in order of play, cards of a hand, how many deals
    (TOGETHER, 5, 120),
    (LONER, 5, 120),
    (BOTH_ALONE, 5, 120),
    (TOGETHER, 4, 60),
    (TOGETHER, 3, 60),
    (TOGETHER, 1, 20),
    (LONER, 7, 20),
    (BOTH_ALONE, 7, 30),
    ((0, 1, 1), 5, 40),  # who plays alone defends
    ((1, 0, 0, 0, 0), 4, 15),  # five at the table, each alone
    ((1, 0, 0, 1, 0), 4, 15),  # five with a called partner
    ((1, 0, 1, 0, 1, 0), 4, 15),  # six in two sides
]
"""More than 500 deals, and a later position of each."""


def deals(sides: tuple[int, ...], size: int) -> Iterator[Position]:
    """Deals in turn from each pack they fit, under every trump."""
    dice = Random(f"{sides} {size}")
    while True:
        for pack in PACKS:
            for trump in Trump:
                low_benny = trump is Trump.LOW and PACKS[pack][1] is not None  # no such game
                if size * len(sides) <= pack and not low_benny:
                    yield dealt(pack, trump, sides, size, dice)


def on_its_way(at: Position, plays: int, dice: Random) -> Position:
    """The position after some random plays."""
    for _ in range(plays):
        at = at.after(dice.choice(at.choices()))
    return at


@pytest.mark.parametrize(("sides", "size", "number"), first(KINDS, 1, 7))
def test_the_solver_agrees_with_plain_search(sides: tuple[int, ...], size: int, number: int) -> None:
    """From the deal on and from a position on its way, for every number of tricks, asked in any order."""
    work, dice = workspace(), Random(number)
    met: set[tuple[bool, bool]] = set()
    for at in islice(deals(sides, size), examples(number)):
        new_deal(work)
        searched = Searched()
        later = on_its_way(at, dice.randrange(1, len(sides) * size), dice)
        questions = [(where, need) for where in (at, later) for need in range(-1, size + 2)]
        for where, need in dice.sample(questions, len(questions)):
            found = solved(where, need, work)
            met.add((bool(where.trick), found))
            assert found == searched.takes(where, need), (where, need)
    assert len(met) == 4


@rest
def test_what_is_remembered_of_a_deal_is_right_for_its_later_positions() -> None:
    """One memory through a whole hand, as judging has it: all cards of each turn, forwards and back again."""
    dice, work = Random(4), workspace()
    for at in islice(deals(TOGETHER, 5), 30):
        new_deal(work)
        searched, course = Searched(), [at]
        while course[-1].left > 1:
            course.append(course[-1].after(dice.choice(course[-1].choices())))
        for where in (*course, *reversed(course)):
            for choice in where.choices():
                after = where.after(choice)
                if after.left:
                    need = dice.randint(1, 5)
                    assert solved(after, need, work) == searched.takes(after, need)


def test_plain_search_plays_by_the_engine() -> None:
    """What the solver is measured by has the engine's legal cards, winners and tricks."""
    dice, tricks = Random(2), 0
    for name in ("north-american", "cornish", "hustle", "seven-card", "no-trump"):
        rules = PRESETS[name]
        for dealer in (*range(4), *range(4)):
            state = apply(Dealing(Match(rules=rules, dealer=dealer)), random_deal(rules, dice, dealer))
            while state.phase is not Phase.PLAYING:
                options = [each for each in legal_actions(state) if each != Pass()] or [Pass()]
                state = apply(state, dice.choice(options))
            mine = view(state, actor(state))
            assert mine.contract is not None
            active = mine.contract.active
            at = Position(
                mine.contract.trump,
                mine.contract.benny,
                tuple(int(mine.contract.seating.side[seat] == mine.contract.side) for seat in active),
                tuple(view(state, seat).cards for seat in active),
                active.index(actor(state) or 0),
                left=rules.hand_size,
            )
            while state.phase is Phase.PLAYING:
                seat = actor(state)
                mine = view(state, seat)
                assert seat == active[at.player]
                assert {play.card for play in mine.choices if isinstance(play, Play)} == {*at.choices()}
                assert mine.holder == (active[at.holder] if at.trick else None)
                assert at.won == sum(mine.taken[each] for each, side in zip(active, at.sides, strict=True) if side)
                chosen = dice.choice(at.choices())
                state, at = apply(state, Play(chosen)), at.after(chosen)
                tricks += not at.trick
    assert tricks > 150


# --- the layout


@for_all(pack=PACKS, trump=Trump, benny=[None, JOKER, card("2s")])
def test_bits_are_in_the_order_of_the_engine(pack: int, trump: Trump, benny: Card | None) -> None:
    cards = {each for each in PACKS[pack][0] if each != JOKER} | ({benny} if benny is not None else set[Card]())
    of, order = layout(trump, benny), ranking(trump, benny)
    assert len({of.bit[each] for each in cards}) == len(cards)
    for led in cards:
        bit = of.bit[led]
        assert bit.bit_count() == 1
        assert of.card[bit] == led
        assert (bit >= LOWEST_TRUMP) == (order.is_trump(led) or led == benny)
        follow = order.follow[led] & hand_of(cards)
        if led != benny or trump.suit is not None:
            assert of.bits(follow) == suit_mask(bit) & of.bits(hand_of(cards)) & ~of.free
        for other in cards - {led}:
            beats = of.bit[other] > bit and of.bit[other] & (suit_mask(bit) | TRUMP_CARDS) != 0
            assert beats == bool(order.beats[led] >> other & 1)
    lowest_first = of.cards(of.bits(hand_of(cards)))
    assert {*lowest_first} == cards
    assert sorted(lowest_first, key=of.bit.__getitem__) == list(lowest_first)
    assert of.free == (0 if benny is None or trump.suit is not None else of.bit[benny])
