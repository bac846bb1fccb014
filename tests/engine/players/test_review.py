"""Reviews: what was done wrong is found, by what its seat could know, in every game there is."""

import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import PRESETS, Action, Phase, Rules, State, Trump, View, actor, dump, legal_actions, load, view
from engine.actions import Deal, Name, Order, Pass, Play
from engine.players import review
from engine.players.adviser import Advice, Option, confirms
from engine.players.monte_carlo.jit import COMPILED
from engine.players.review import (
    BestCall,
    Judged,
    ReviewMark,
    accuracy,
    hands_in,
    judge,
    mark_of,
    review_hand,
    thinking,
    unit,
)
from tests.engine.hand_lines import table
from tests.engine.players.review_games import by_dice, by_thumb, played, reviewed
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_game
from tests.suite import EVERY_PRESET, rest
from tests.there import there


def the_game(rules: Rules, lines: tuple[str, ...]) -> Game:
    return Game(rules, None, tuple(map(load, lines)))


def decisions_of(game: Game) -> list[tuple[State, Action]]:
    """Every choice that a seat had in a hand."""
    return [
        (before, action)
        for before, action, _ in game.steps
        if actor(before) is not None
        and before.phase is not Phase.CUTTING
        and action in legal_actions(before)
        and len(legal_actions(before)) > 1
    ]


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_every_game_of_computers_can_be_reviewed(preset: str) -> None:
    rules = PRESETS[preset]
    lines = played(rules, seed=2)
    game, review = the_game(rules, lines), reviewed(rules, lines)
    made = decisions_of(game)
    judged = [each for hand in review.hands for each in hand.decisions]
    assert [(each.seat, each.action) for each in judged] == [(actor(state), action) for state, action in made]
    assert review.skipped == 0
    assert {each.mark for each in judged} <= {ReviewMark.BEST}
    assert all(player.accuracy in (100, None) for player in review.players)
    assert [hand.number for hand in review.hands] == sorted({hand.number for hand in review.hands})
    assert review.hands[-1].scores == view(game.state, None).scores
    assert all(hand.result is not None and hand.result.number == hand.number for hand in review.hands)
    assert not review.worst(5)
    assert all(hand.turning_point is None for hand in review.hands)


def test_scripted_blunders_are_found_and_nothing_else() -> None:
    dice, places = Random(11), list[tuple[int | None, Action]]()

    def sometimes(state: State, choices: tuple[Action, ...], chosen: Action) -> Action:
        others = [choice for choice in choices if choice != chosen]
        if state.phase is Phase.PLAYING and others and dice.random() < 0.1:
            places.append((actor(state), dice.choice(others)))
            return places[-1][1]
        return chosen

    lines = played(Rules(), seed=4, deviate=sometimes)
    review = reviewed(Rules(), lines)
    assert len(places) > 3
    blunders = [each for hand in review.hands for each in hand.decisions if each.mark is not ReviewMark.BEST]
    assert [(each.seat, each.action) for each in blunders] == places
    assert {(each.mark, each.loss, each.best_points) for each in blunders} == {(ReviewMark.BLUNDER, 1.0, 1.0)}
    assert sum(player.blunders for player in review.players) == len(places)
    for player in review.players:
        assert player.loss == sum(seat == player.seat for seat, _ in places)
        assert player.accuracy is not None
        assert (player.accuracy < 100) == bool(player.loss)
    assert len(review.worst(3)) == 3
    for hand in review.hands:
        assert sum(hand.points_lost(Rules())) == sum(each.loss for each in hand.decisions)
        assert (hand.turning_point is None) == (sum(hand.points_lost(Rules())) == 0)


@given(st.lists(st.floats(0, 5), min_size=1, max_size=40), st.data())
def test_who_loses_more_is_never_more_accurate(losses: list[float], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(losses) - 1))
    worse = [loss + (data.draw(st.floats(0, 3)) if place == at else 0) for at, loss in enumerate(losses)]
    better, less = accuracy(losses), accuracy(worse)
    assert better is not None
    assert less is not None
    assert 0 <= less <= better <= 100


@given(st.floats(0, 3), st.floats(0, 3))
def test_marks_are_in_the_order_of_losses(one: float, other: float) -> None:
    marks = list(ReviewMark)
    low, high = sorted((one, other))
    assert marks.index(mark_of(low)) <= marks.index(mark_of(high))


@pytest.mark.parametrize("preset", ["north-american", "three-handed", "bid-euchre", "five-handed", "hustle", "penryn"])
def test_hidden_cards_change_nothing(preset: str) -> None:
    rules, compared = PRESETS[preset], 0
    for seed in range(4):
        dice = Random(seed)
        whole = random_game(rules, dice)
        deals = [place for place, action in enumerate(whole.actions) if isinstance(action, Deal)]
        hand = dice.randrange(min(3, len(deals)))
        end = deals[hand + 1] if hand + 1 < len(deals) else len(whole.actions)
        game = Game(rules, None, whole.actions[: dice.randrange(deals[hand] + 1, end)])
        for watcher in range(rules.seats):
            other = swap_hidden(game, watcher, dice)
            one, two = (review_hand(rules, tuple(map(dump, each.actions)), hand, 7, by_dice) for each in (game, other))
            mine = [each for each in one.decisions if each.seat == watcher]
            assert mine == [each for each in two.decisions if each.seat == watcher]
            compared += bool(mine) and other.actions != game.actions
    assert compared > 3


def test_a_decision_whose_advice_fails_is_left_out_and_counted() -> None:
    def think(mine: View, seed: int) -> Advice:
        if mine.phase is Phase.PLAYING:
            raise ArithmeticError("no idea")
        if mine.phase is Phase.DISCARDING:
            return Advice((Option(Pass(), 0, 0.5),), 5)  # does not speak of what was done
        return by_thumb(mine, seed)

    lines = played(Rules(), seed=1)
    review = reviewed(Rules(), lines, think)
    made = decisions_of(the_game(Rules(), lines))
    asked = [each for each in made if each[0].phase in (Phase.PLAYING, Phase.DISCARDING)]
    assert review.skipped == len(asked)
    assert sum(len(hand.decisions) for hand in review.hands) == len(made) - len(asked)
    assert all(each.phase is not Phase.PLAYING for hand in review.hands for each in hand.decisions)


def test_nothing_is_known_where_no_advice_is_given() -> None:
    def think(_: View, __: int) -> Advice:
        raise LookupError

    review = reviewed(Rules(), played(Rules(), seed=1), think)
    assert all(hand.call is None and not hand.decisions for hand in review.hands)
    assert ({player.accuracy for player in review.players}, review.deals) == ({None}, 0)


def told(*valued: tuple[Action, float], noise: float = 0.008) -> Advice:
    return Advice(tuple(Option(action, points, 0.5, noise) for action, points in valued), 10_000)


def bidding(wanted: dict[int, Action], lines: tuple[str, ...]) -> BestCall | None:
    """The best call of the first hand, where each seat is advised so, and to pass else."""

    def think(mine: View, _: int) -> Advice:
        assert mine.seat is not None
        best = wanted.get(mine.seat, Pass())
        best = best if best in mine.choices else mine.choices[0]
        return told((best, 0.5), *((each, -0.5) for each in mine.choices if each != best))

    return review_hand(Rules(), lines, 0, 0, think).call


def test_the_best_call_is_the_first_that_should_have_been_made() -> None:
    lines = played(Rules(), seed=4)
    game = the_game(Rules(), lines)
    first = next(place for place, action in enumerate(game.actions) if isinstance(action, Deal)) + 1
    turn = [(view(game.states[first], None).dealer or 0) + step for step in (1, 2, 3, 4)]
    eldest, second, third, dealer = (seat % 4 for seat in turn)
    everyone_passes = (*lines[:first], *["pass"] * 8)
    assert bidding({}, everyone_passes) == BestCall(seat=None)
    assert bidding({third: Order()}, everyone_passes) == BestCall(seat=third, said=(Order(),), points=0.5)
    # what was called first and should not have been: who would have called after it?
    ordered = (*lines[:first], "order")
    assert bidding({}, ordered) == BestCall(seat=None)
    assert bidding({second: Order(), dealer: Order()}, ordered) == BestCall(seat=second, said=(Order(),), points=0.5)
    assert bidding({eldest: Order()}, ordered) == BestCall(seat=eldest, said=(Order(),), points=0.5)
    suits = (Trump.CLUBS, Trump.HEARTS, Trump.SPADES, Trump.DIAMONDS)
    found = [bidding({eldest: Name(trump)}, everyone_passes) for trump in suits]
    assert sum(call is not None and call.seat == eldest for call in found) == 3  # not the suit turned down


def test_a_choice_as_good_as_the_best_is_the_best_call_too() -> None:
    lines = played(Rules(), seed=4)
    first = next(place for place, line in enumerate(lines) if line.startswith("deal ")) + 1

    def think(mine: View, _: int) -> Advice:
        return told((Pass(), 0.0), (Order(), -0.001), (Order(alone=True), -3))

    call = there(review_hand(Rules(), (*lines[:first], "order"), 0, 0, think).call)
    assert call.said == (Order(),)


def at_the_lead() -> View:
    lines = played(Rules(), seed=4)
    for state, _ in decisions_of(the_game(Rules(), lines)):
        if state.phase is Phase.PLAYING:
            return view(state, actor(state))
    raise AssertionError


def test_a_loss_within_the_noise_is_none() -> None:
    mine = at_the_lead()
    best, other, *_ = mine.choices
    assert isinstance(best, Play)
    within = judge(mine, other, told((best, 1.0), (other, 0.95), noise=0.06))
    beyond = judge(mine, other, told((best, 1.0), (other, 0.95), noise=0.04))
    assert within is not None
    assert (within.loss, within.mark, within.best, within.matters) == (0.0, ReviewMark.BEST, other, False)
    assert beyond is not None
    assert (beyond.mark, beyond.best, beyond.matters, beyond.trick) == (ReviewMark.GOOD, best, True, 1)
    assert judge(mine, other, told((best, 1.0))) is None


def test_at_the_end_of_a_game_points_that_win_nothing_are_no_loss() -> None:
    mine = at_the_lead()
    late = replace(mine, scores=(9, 9))
    best, other, *_ = mine.choices
    as_often = Advice((Option(best, 1.5, 0.9), Option(other, 0.5, 0.88, winning_noise=0.03)), 400)
    less_often = Advice((Option(best, 1.5, 0.9), Option(other, 0.5, 0.6)), 400)
    level_in_points = Advice((Option(best, 1.5, 0.9), Option(other, 1.5, 0.6)), 400)
    judged = [there(judge(at, other, by)) for at in (mine, late) for by in (as_often, less_often, level_in_points)]
    assert [each.mark is ReviewMark.BLUNDER for each in judged] == [True, True, False, False, True, False]
    assert {each.best for each in judged} == {best}, "the best is what a hint would have named"


def test_longer_games_have_longer_measures() -> None:
    assert [unit(Rules(target=target)) for target in (5, 10, 11, 21, 32, 52)] == [1, 1, 1, 2, 3, 5]
    assert unit(PRESETS["hustle"]) >= 1


def test_a_review_is_the_same_again_and_travels() -> None:
    lines = played(Rules(), seed=3)
    review = reviewed(Rules(), lines, by_dice, seed=5)
    assert review == reviewed(Rules(), lines, by_dice, seed=5)
    assert review != reviewed(Rules(), lines, by_dice, seed=6)
    assert pickle.loads(pickle.dumps(review)) == review  # noqa: S301 - our own


def deals(rules: Rules, lines: tuple[str, ...]) -> int:
    """In how many deals a card to lead is tried where that game is reviewed."""
    return thinking(rules, [load(line) for line in lines])(at_the_lead(), 1).deals


@rest
def test_what_is_played_out_is_played_out_less_often_in_long_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: View) -> bool:
        return False

    monkeypatch.setattr(review, "_is_quick", never)
    short, usual, long = (played(Rules(target=target), seed=4) for target in (1, 10, 40))
    assert deals(Rules(target=1), short) == 100
    assert 4 <= deals(Rules(target=40), long) < deals(Rules(), usual) < 100


@pytest.mark.skipif(not COMPILED, reason="numba is not installed")
def test_compiled_a_card_is_judged_in_hundreds_of_deals() -> None:
    assert deals(Rules(target=40), played(Rules(target=40), seed=4)) >= 400


@rest
def test_the_advice_of_the_bot_finds_what_is_plainly_wrong() -> None:
    """Trump called on nothing, and a winner thrown away."""
    lines = played(Rules(), seed=4)
    first = next(place for place, line in enumerate(lines) if line.startswith("deal ")) + 1
    worst: list[Judged] = []
    for seed in range(3, 9):
        lines = played(Rules(), seed=seed)
        first = next(place for place, line in enumerate(lines) if line.startswith("deal ")) + 1
        if lines[first] == "pass":
            alone = review_hand(Rules(), (*lines[:first], "order alone"), 0, 1)
            worst += alone.decisions
    assert len(worst) > 2
    assert {each.mark for each in worst} == {ReviewMark.BLUNDER}
    assert all(each.best != Order(alone=True) for each in worst)


def test_nothing_played_out_is_blamed_that_a_second_judge_does_not_find_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "_is_quick", lambda _: False)
    lines = played(Rules(), seed=4)
    first = next(place for place, line in enumerate(lines) if line.startswith("deal ")) + 1
    alone = (*lines[:first], "order alone")

    blamed = review_hand(Rules(), alone, 0, 1)
    monkeypatch.setattr(review, "confirms", lambda *_, **__: False)
    excused = review_hand(Rules(), alone, 0, 1)
    assert [each.decisions[0].mark for each in (blamed, excused)] == [ReviewMark.BLUNDER, ReviewMark.BEST]
    assert excused.call == blamed.call, "what is excused is not the best call for that"


def test_the_second_judge_finds_a_blunder_and_no_difference_where_there_is_none() -> None:
    state = table("9h", north="9sTsQd9dTc")
    poor = view(state, actor(state))
    assert confirms(poor, 1, Pass(), Order(alone=True), 60)
    assert not confirms(poor, 1, Order(alone=True), Pass(), 60)
    state = table("9h", "pass", "order", "discard 9h", north="9cTcQc9sTs")
    nines = view(state, actor(state))
    assert not confirms(nines, 1, load("play 9c"), load("play Tc"), 60)


def test_a_hand_there_is_not_is_refused() -> None:
    lines = played(Rules(target=1), seed=3)
    for hand in (-1, hands_in(lines)):
        with pytest.raises(ValueError, match="no such hand"):
            review_hand(Rules(target=1), lines, hand, 0, by_thumb)
