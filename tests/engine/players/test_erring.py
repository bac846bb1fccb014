"""The errors of the lower levels: each in a position of its own, never without a chance, rarer from level to level."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine import PRESETS, Phase, State, actor, apply, dump, legal_actions, start, view
from engine.actions import Play
from engine.cards import Card, Trump, card, cards_in, natural_rank
from engine.phases.registry import Dealing, Over
from engine.players import RuleOfThumb, levels
from engine.players.levels import Erring, Slip, without_left
from engine.ranking import ranking
from tests.engine.hand_lines import after
from tests.random_games import Game, ends_a_hand, random_action, random_deal
from tests.suite import EVERY_PRESET, night

ERRING = (levels.FIRST_TIMER, levels.LEARNER, levels.NOVICE, levels.IMPROVER)
SPADES = "deal AsKs9cTdQd 9sTsQcKcAc ThQh9dTcKd QsJsJhAhAd 9hJcJdKh"
LEFT = "deal KhAs9cTcQd JdTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hJhTsKd; order; discard 9s"
CASES = [
    # South has no spade and trumps the king with which North holds the trick
    (Slip.TAKES_PARTNERS_TRICK, f"{SPADES}; order; discard Ad; play Ks; play 9s", "play Tc", "play Th"),
    # North has won with the ace, and no longer knows that his king is the best spade left
    (Slip.FORGETS, f"{SPADES}; order; discard Ad; play As; play 9s; play Tc; play Js", "play Ks", "play 9c"),
    # North keeps the ace and the king for later
    (Slip.SAVES_WINNERS, f"{SPADES}; pass; pass; pass; order; discard Ad", "play As", "play Td"),
    # North leads the king of trumps; East follows with his ten and lets the left bower lie among the diamonds
    (Slip.MISSES_LEFT, f"{LEFT}; play Kh", "play Jd", "play Th"),
    (Slip.DUCKS, f"{LEFT}; play Kh", "play Jd", "play Th"),
    # the ace of clubs is West's to trump, and the nine would do
    (
        Slip.TOO_HIGH,
        "deal 9sTsQcQdKc KhKdJdTdTc JsAcQh9dJh AhQsThAs9c 9hJcKsAd; "
        "pass; pass; pass; order; discard 9c; play Kc; play Tc; play Ac",
        "play 9h",
        "play Ah",
    ),
    # North defends, and spends the left bower on nothing
    (
        Slip.SPENDS_TRUMPS,
        "deal KhJd9cTcQd AsTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hJhTsKd; pass; pass; pass; order; discard 9s",
        "play Qd",
        "play Jd",
    ),
    # West makes a void of the ten of diamonds, or buries the nine of clubs, which makes none
    (
        Slip.BURIES_LOWEST,
        "deal TsAdQcQsKs Th9dJdJhKd JsAcQhQdTc AhTd9cKc9h KhJcAs9s; pass; pass; pass; order",
        "discard Td",
        "discard 9c",
    ),
    (Slip.CALLS_TOO_LITTLE, "deal JhAh9h9cAd TsTcQcQsKs Th9dJdTdKd JsAcQhKcQd KhJcAs9s", "order", "pass"),
    (Slip.CALLS_TOO_MUCH, "deal Jh9h9cTcQd TsAdQcQsKs Th9dJdTdKd JsAcQhKcAh KhJcAs9s", "pass", "order"),
    (Slip.ALONE_TOO_SOON, "deal JdJhAhKc9s TsTcQcQsKs Th9d9cTdKd JsAcQhAdQd KhJcAs9h", "order", "order alone"),
    (Slip.NEVER_ALONE, "deal JdJhAhKsAs TsTcQcKcQs Th9d9cTdKd JsAcQhAdQd 9hJcKh9s", "order alone", "order"),
    # without the left bower the hand is not worth a call
    (Slip.MISSES_LEFT, "deal JdJhAhKc9s TsTcQcQsKs Th9d9cTdKd JsAcQhAdQd KhJcAs9h", "order", "pass"),
    # North has drawn every trump, and draws on
    (
        Slip.MISCOUNTS_TRUMPS,
        "deal JhJdAhKhAs TsTcQcKcQs 9d9cTdKdTh JsAcQhAdQd 9hJcKs9s; order; discard Qd; "
        "play Jh; play Ts; play Th; play Qh; play Jd; play Tc; play 9c; play 9h",
        "play As",
        "play Ah",
    ),
]


@pytest.mark.parametrize(("slip", "lines", "sound", "wrong"), CASES, ids=[f"{each[0]}, {each[3]}" for each in CASES])
def test_each_error_is_made_where_it_can_be_and_owned_to(slip: Slip, lines: str, sound: str, wrong: str) -> None:
    state = after(lines)
    mine = view(state, actor(state))
    assert dump(RuleOfThumb().choose(mine, Random(0))) == sound
    made = Erring({slip: 1.0}).decide(mine, Random(0))
    assert (dump(made.action), made.slip) == (wrong, slip)
    never = Erring({each: 1.0 for each in Slip if each is not slip} | {slip: 0.0}).decide(mine, Random(0))
    assert never.slip is not slip


def test_no_error_trumps_a_partners_ace() -> None:
    mine = view(state := after(f"{SPADES}; order; discard Ad; play As; play 9s"), actor(state))
    made = {dump(Erring({slip: 1.0}).choose(mine, Random(0))) for slip in Slip}
    assert not made & {"play Th", "play Qh"}


def test_every_error_has_a_position() -> None:
    assert {each[0] for each in CASES} == {*Slip}


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_without_an_error_a_level_plays_by_the_rule_of_thumb(name: str) -> None:
    """In hands of its own; with an error it plays otherwise, and follows suit where that is a matter of honour."""
    rules, dice, sound, made = PRESETS[name], Random(name), RuleOfThumb(), Counter[bool]()
    for number in range(4):
        game = Game(rules, number % rules.seats)
        while game.state.phase is not Phase.OVER:
            seat = actor(game.state)
            if seat is None:
                action = random_action(game.state, dice)
            else:
                mine, seed = view(game.state, seat), dice.randrange(1 << 30)
                decision = ERRING[number].decide(mine, Random(seed))
                action, plain = decision.action, sound.choose(mine, Random(seed))
                assert action in legal_actions(game.state)
                assert (decision.slip is None) == (action == plain)
                made[decision.slip is not None] += 1
                if isinstance(action, Play) and rules.honour and mine.trick and mine.contract is not None:
                    led = mine.contract.ranking.follow[mine.trick[0]]
                    assert led >> action.card & 1 or not led & mine.cards
            before, game = game.state, game.then(action)
            if ends_a_hand(before, game.state):
                break
    assert made[False]


def test_errors_are_rarer_from_level_to_level() -> None:
    counted = [_errors(player, 30) for player in ERRING]
    totals = [each.total() for each in counted]
    assert totals == sorted(totals, reverse=True)
    assert all(below > 1.2 * above for below, above in pairwise(totals))


@night
def test_each_error_is_rarer_from_level_to_level() -> None:
    counted = [_errors(player, 1500) for player in ERRING]
    for slip in Slip:
        numbers = [each[slip] for each in counted]
        assert numbers == sorted(numbers, reverse=True), slip
        assert len({*numbers}) == len(numbers), slip
        assert numbers[-1], slip


def _errors(player: Erring, hands: int) -> Counter[Slip]:
    """The errors that a player makes in all seats of some hands, in the positions that the rule of thumb reaches."""
    rules, dice, made, sound = PRESETS["north-american"], Random("errors"), Counter[Slip](), RuleOfThumb()
    for number in range(hands):
        own = Random(number)
        state: State = apply(start(rules, number % 4), random_deal(rules, dice, number % 4))
        while not isinstance(state, Dealing | Over):
            mine = view(state, actor(state))
            slip = player.decide(mine, own).slip
            made.update([slip] if slip else [])
            state = apply(state, sound.choose(mine, dice))
    return made


@pytest.mark.parametrize("trump", [Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES])
def test_who_misses_the_left_bower_takes_it_for_a_plain_jack(trump: Trump) -> None:
    suit = trump.suit
    assert suit is not None
    right, left, nine = (Card(card("Jc") + suit), Card(card("Jc") + suit.same_colour), Card(suit))
    order, true = without_left(trump, None, False), ranking(trump)
    assert not order.is_trump(left)
    assert order.beats[left] >> nine & 1
    assert not order.beats[nine] >> left & 1
    own = [each for each in cards_in(order.follow[left]) if each != left]
    assert len(own) == len(cards_in(true.follow[own[0]]))
    for each in own:
        lower = natural_rank(each) < natural_rank(left)
        assert bool(order.beats[each] >> left & 1) == lower
        assert bool(order.beats[left] >> each & 1) == (not lower)
        assert order.follow[each] >> left & 1
    assert order.trumps | 1 << left == true.trumps
    assert not order.follow[right] >> left & 1
    assert replace(order, trumps=0).strength[right] == true.strength[right]
