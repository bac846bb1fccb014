"""Laws of every reachable state. Each example is checked at all the states its last hand went through."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from engine import PRESETS, Action, Deal, Outcome, Phase, Rules, State, Suit, Trump, view
from engine.actions import (
    Accept,
    Alone,
    Bid,
    CallSuit,
    Check,
    Cut,
    Declare,
    Discard,
    Drop,
    Give,
    GiveUp,
    LayDown,
    Lower,
    Name,
    Object,
    Order,
    Pass,
    Play,
    Raise,
    Refuse,
    Replay,
    Revoke,
    See,
    Settle,
    Show,
    Stay,
    Steal,
    Take,
    Tap,
    ThrowIn,
)
from engine.cards import CARD_NAMES, Card, cards_in
from engine.errors import IllegalAction, Refusal
from engine.game import actor, apply, interjections, legal_actions, start
from engine.phases.registry import Dealing
from engine.rules.options import Ties
from engine.seats import FOUR
from tests.random_games import STEPS, Game, changed, ends_a_hand, random_action, random_deal, random_draw, random_game
from tests.strategies import classic_rules, games, rules
from tests.suite import EVERY_PRESET, examples, rest

EVERY_CARD = tuple(Card(number) for number in range(len(CARD_NAMES)))
UNIVERSE: tuple[Action, ...] = (
    *(kind() for kind in (Pass, Alone, Tap, Show, Stay, Drop, Declare, Take, Lower, Accept, Refuse)),
    *(kind() for kind in (Check, Raise, See, GiveUp)),
    *(Order(alone=alone) for alone in (False, True)),
    *(Name(trump, alone=alone) for trump in Trump for alone in (False, True)),
    *(Bid(tricks) for tricks in range(14)),
    Bid(0, moon=True),
    *(CallSuit(suit) for suit in Suit),
    *(Cut(place) for place in range(12)),
    *(kind(card) for kind in (Discard, Play, Give) for card in EVERY_CARD),
)
"""Every action a seat could think of on its turn, cards of other packs among them; of `Show` only the bare one."""
BESIDE: tuple[Action, ...] = (
    *(kind(seat) for kind in (Steal, Object, LayDown, ThrowIn) for seat in range(10)),
    *(LayDown(seat, top=True) for seat in range(10)),
    *(Revoke(caller, accused) for caller in range(10) for accused in range(10)),
)
"""Every action out of turn."""


def last_hand(game: Game) -> tuple[State, ...]:
    return game.states[-STEPS:]


@settings(max_examples=examples(40))
@given(rules(), st.integers(1, 3), st.integers(0, 1 << 32))
def test_a_game_that_may_be_drawn_has_exactly_its_number_of_hands(of: Rules, hands: int, seed: int) -> None:
    """Hands thrown in count, those dealt again after a ruling do not, and nothing but a lead makes a winner."""
    of = changed(of, [("rubber", False), ("laps", False), ("fixed_hands", hands), ("ties", Ties.DRAWN)])
    assume(of.ties is Ties.DRAWN)
    dice = Random(seed)
    state, finished = start(of), 0
    while state.phase is not Phase.OVER:
        rule = state.phase.has_hand and dice.random() < 0.01
        after = apply(state, Replay() if rule else random_action(state, dice, calls=0.3, beside=0.02))
        finished += ends_a_hand(state, after)
        state = after
    public = view(state, None)
    one, two = public.scores
    assert finished == hands
    assert (public.winner, public.drawn) == (None if one == two else int(two > one), one == two)
    event("drawn" if public.drawn else "won")


# --- what is legal


@given(games())
def test_apply_accepts_exactly_the_legal_actions(game: Game) -> None:
    for state in last_hand(game):
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        assert {action for action in legal if not isinstance(action, Show)} <= set(UNIVERSE)
        assert bool(legal) == (actor(state) is not None)
        assert {action for action in UNIVERSE if accepts(state, action)} == {*legal} & {*UNIVERSE}
        assert all(accepts(state, action) for action in legal)


@rest
@given(games())
def test_apply_accepts_exactly_the_interjections_that_are_offered(game: Game) -> None:
    for state in last_hand(game):
        offered = {action for seat in range(game.rules.seats) for action in interjections(state, seat)}
        assert all(accepts(state, action) for action in offered)
        offered = {action for action in offered if not isinstance(action, Show)}
        stored = {LayDown(each.seat) for each in offered if isinstance(each, LayDown) and each.top}
        assert {action for action in BESIDE if accepts(state, action)} - stored == offered
        for seat in range(game.rules.seats):
            mine = view(state, seat)
            assert mine.interjections == interjections(state, seat)
            named = {each.caller if isinstance(each, Revoke) else each.seat for each in mine.interjections}
            assert named <= {seat}
        assert view(state, None).interjections == ()


@given(games(), st.integers(0, 1 << 32))
def test_the_table_deals_and_draws_only_when_no_seat_is_asked(game: Game, seed: int) -> None:
    dice = Random(seed)
    draw = random_draw(game.rules, dice)
    for state in last_hand(game):
        phase = state.phase
        deal = random_deal(game.rules, dice, view(state, None).dealer or 0)
        assert accepts(state, deal) == (phase is Phase.DEALING)
        assert accepts(state, draw) == (phase is Phase.DRAW_FOR_DEAL)
        assert accepts(state, Settle()) == (phase is Phase.REVOKE_REVIEW)
        nobody = (Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.REVOKE_REVIEW, Phase.OVER)
        assert (actor(state) is None) == (phase in nobody)


@rest
@given(games())
def test_a_refused_action_leaves_the_state_as_it_was(game: Game) -> None:
    state = game.state
    before = repr(state)
    for action in (*UNIVERSE, *BESIDE):
        accepts(state, action)
    assert repr(state) == before


def accepts(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction as refused:
        assert isinstance(refused.code, Refusal)  # noqa: PT017 - every refusal, not this one, must have a code
        return False
    return True


# --- the log


# --- the cards


@rest
@given(games())
def test_every_card_is_in_one_place(game: Game) -> None:
    """Hands, tricks, kitty and what was buried are the pack at all times, but for cards taken out of the kitty."""
    pack = Counter(game.rules.pack)
    for state in last_hand(game):
        if not hasattr(state, "hand"):
            continue
        there = Counter(everywhere(state))
        assert not pack - there
        taken = game.rules.turns_up + game.rules.dummy + game.rules.kitty_exchange
        assert not (there - pack) - Counter(state.hand.kitty[:taken])


def everywhere(state: Any) -> Iterator[Card]:
    """All cards of a hand under way, those taken out of the kitty twice."""
    for hand in getattr(state, "hands", state.hand.hands):
        yield from cards_in(hand)
    public = view(state, None)
    yield from public.trick
    for trick in public.tricks:
        yield from trick.cards
    yield from state.hand.kitty
    yield from (card for _, card in state.hand.buried)


# --- points


@rest
@given(games())
def test_scores_change_by_the_points_of_the_hands(game: Game) -> None:
    hands = 0
    for before, _, after in game.steps:
        was, now = view(before, None), view(after, None)
        if not ends_a_hand(before, after):
            if not was.draws and before.phase is not Phase.DRAW_FOR_DEAL and not isinstance(before, Dealing):
                assert now.scores == was.scores
            continue
        result = now.last
        assert result is not None
        hands += 1
        if not game.rules.rubber:
            assert now.scores == tuple(score + more for score, more in zip(was.scores, result.points, strict=True))
        assert result.number == was.number
        assert result.dealer == was.dealer
    assert hands == 0 or view(game.state, None).number >= hands


@rest
@given(games(classic_rules(), beside=False))
def test_every_hand_scores_by_the_table(game: Game) -> None:
    """rules-spec 6, counted again from the tricks each side took."""
    for before, _, after in game.steps:
        result = view(after, None).last
        if not ends_a_hand(before, after) or result is None:
            continue
        event(result.outcome.value)
        contract = result.contract
        if contract is None:
            assert (result.outcome, result.points, result.tricks) == (Outcome.THROWN_IN, (0, 0), (0, 0, 0, 0))
            continue
        tricks = game.rules.hand_size
        least = {5: 3, 7: 4}[tricks]
        assert sum(result.tricks) == tricks
        makers = contract.maker % 2
        won = sum(result.tricks[seat] for seat in FOUR.seats if seat % 2 == makers)
        alone, defended_alone = contract.alone, contract.lone_defender is not None
        expected = {
            won == tricks and not alone: (makers, 2, Outcome.MARCH),
            won == tricks and alone: (makers, 4, Outcome.LONE_MARCH),
            least <= won < tricks and not alone: (makers, 1, Outcome.MADE),
            least <= won < tricks and alone: (makers, 1, Outcome.LONE_MADE),
            won < least and not defended_alone and not alone: (1 - makers, 2, Outcome.EUCHRED),
            won < least and not defended_alone and alone: (1 - makers, game.rules.euchred_loner, Outcome.EUCHRED),
            won < least and defended_alone: (1 - makers, 4, Outcome.LONE_DEFENCE),
        }[True]
        side = 0 if result.points[0] else 1
        assert (side, max(result.points), result.outcome) == expected
        assert all(result.tricks[seat] == 0 for seat in contract.sitting_out)


@rest
@given(games(classic_rules(), beside=False))
def test_a_game_is_over_exactly_when_it_is_won(game: Game) -> None:
    of = game.rules
    least = of.target + 1 if of.exceed_target else of.target
    for before, _, after in game.steps:
        if not ends_a_hand(before, after):
            continue
        now = view(after, None)
        won = [
            side
            for side in (0, 1)
            if now.scores[side] >= least and now.scores[side] - now.scores[1 - side] >= of.win_by
        ]
        assert ([now.winner] if now.phase is Phase.OVER else []) == won


@rest
@given(games(classic_rules(), beside=False))
def test_the_deal_passes_on(game: Game) -> None:
    for before, _, after in game.steps:
        was, now = view(before, None), view(after, None)
        if not ends_a_hand(before, after) or now.phase is Phase.OVER:
            continue
        assert now.last is not None
        assert was.dealer is not None
        stays = now.last.contract is None and game.rules.redeal_by == "same"
        assert now.dealer == (was.dealer if stays else (was.dealer + 1) % 4)
        assert now.number == was.number + 1


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_a_game_ends(preset: str) -> None:
    dice = Random(11)
    for _ in range(20):
        assert random_game(PRESETS[preset], dice, beside=0.02).state.phase is Phase.OVER


@given(classic_rules(), st.integers(0, 1 << 32))
@settings(max_examples=examples(50))
def test_a_classic_game_ends_within_its_points(of: Rules, seed: int) -> None:
    game = random_game(of, Random(seed))
    assert game.state.phase is Phase.OVER
    scored = sum(isinstance(action, Deal) for action in game.actions) - thrown_in(game)
    if of.win_by == 1:
        assert scored <= 2 * (of.target + of.exceed_target) - 1


def thrown_in(game: Game) -> int:
    return sum(
        ends_a_hand(before, after) and (last := view(after, None).last) is not None and last.contract is None
        for before, _, after in game.steps
    )


# --- values


def test_a_game_starts_with_the_draw_or_with_a_dealer() -> None:
    assert start(Rules()).phase is Phase.DRAW_FOR_DEAL
    for seat in FOUR.seats:
        first = view(start(Rules(), seat), None)
        assert (first.phase, first.dealer, first.number, first.scores) == (Phase.DEALING, seat, 1, (0, 0))
