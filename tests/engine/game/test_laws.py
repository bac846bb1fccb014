"""Laws of every reachable state. Each example is checked at all the states its last hand went through."""

import pickle
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from engine import (
    PRESETS,
    Action,
    Deal,
    Outcome,
    Phase,
    Rules,
    Show,
    State,
    Suit,
    Trump,
    actor,
    apply,
    interjections,
    legal_actions,
    replay,
    start,
    story,
    view,
)
from engine import actions as a
from engine.cards import CARD_NAMES, Card, cards_in
from engine.codec import dump, load
from engine.errors import IllegalAction, Refusal
from engine.phases.registry import Dealing
from engine.rules.options import (
    AceNoFace,
    Benny,
    FarmersHand,
    Partnership,
    Ranks,
    RedealBy,
    Remedy,
    Scoring,
    ShowUntil,
    Ties,
    WhoAlone,
)
from engine.seats import FOUR
from tests.random_games import STEPS, Game, changed, ends_a_hand, random_action, random_deal, random_draw, random_game
from tests.strategies import classic_rules, games, rules
from tests.suite import EVERY_PRESET, examples, rest

EVERY_CARD = tuple(Card(number) for number in range(len(CARD_NAMES)))
UNIVERSE: tuple[Action, ...] = (
    *(
        kind()
        for kind in (a.Pass, a.Alone, a.Tap, a.Show, a.Stay, a.Drop, a.Declare, a.Take, a.Lower, a.Accept, a.Refuse)
    ),
    *(kind() for kind in (a.Check, a.Raise, a.See, a.GiveUp)),
    *(a.Order(alone=alone) for alone in (False, True)),
    *(a.Name(trump, alone=alone) for trump in Trump for alone in (False, True)),
    *(a.Bid(tricks) for tricks in range(14)),
    a.Bid(0, moon=True),
    *(a.CallSuit(suit) for suit in Suit),
    *(a.Cut(place) for place in range(12)),
    *(kind(card) for kind in (a.Discard, a.Play, a.Give) for card in EVERY_CARD),
)
"""Every action a seat could think of on its turn, cards of other packs among them; of `Show` only the bare one."""
BESIDE: tuple[Action, ...] = (
    *(kind(seat) for kind in (a.Steal, a.Object, a.LayDown, a.ThrowIn) for seat in range(10)),
    *(a.LayDown(seat, top=True) for seat in range(10)),
    *(a.Revoke(caller, accused) for caller in range(10) for accused in range(10)),
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
        after = apply(state, a.Replay() if rule else random_action(state, dice, calls=0.3, beside=0.02))
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
        assert {action for action in legal if not isinstance(action, a.Show)} <= set(UNIVERSE)
        assert bool(legal) == (actor(state) is not None)
        assert {action for action in UNIVERSE if accepts(state, action)} == {*legal} & {*UNIVERSE}
        assert all(accepts(state, action) for action in legal)


@rest
@given(games())
def test_apply_accepts_exactly_the_interjections_that_are_offered(game: Game) -> None:
    for state in last_hand(game):
        offered = {action for seat in range(game.rules.seats) for action in interjections(state, seat)}
        assert all(accepts(state, action) for action in offered)
        offered = {action for action in offered if not isinstance(action, a.Show)}
        stored = {a.LayDown(each.seat) for each in offered if isinstance(each, a.LayDown) and each.top}
        assert {action for action in BESIDE if accepts(state, action)} - stored == offered
        for seat in range(game.rules.seats):
            mine = view(state, seat)
            assert mine.interjections == interjections(state, seat)
            named = {each.caller if isinstance(each, a.Revoke) else each.seat for each in mine.interjections}
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
        assert accepts(state, a.Settle()) == (phase is Phase.REVOKE_REVIEW)
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


# --- the phases before the bidding, under each of their options


THREE = Rules(
    seats=3,
    hand_size=7,
    partnership=Partnership.EACH_ALONE,
    alone=WhoAlone.NOBODY,
    scoring=Scoring.THREE_HANDED,
    ace_no_face=AceNoFace.REDEAL_ANY_ACES,
)
VARIANTS = {
    "cut": Rules(cut=True, steal_deal=True, point_on_partner=True),
    "steal": Rules(steal_deal=True, redeal_by=RedealBy.SAME, target=3),
    "point": Rules(steal_deal=True, point_on_partner=True, redeal_by=RedealBy.SAME, target=2, win_by=2),
    "rubber": Rules(steal_deal=True, point_on_partner=True, rubber=True, laps=True, target=3),
    "so many hands": Rules(steal_deal=True, point_on_partner=True, fixed_hands=4, cut=True),
    "farmers": Rules(farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE, ranks=Ranks.EIGHT_UP),
    "farmers until the lead": Rules(farmers_hand=FarmersHand.ANY_THREE_LOW, show_until=ShowUntil.FIRST_LEAD),
    "farmers redeal": Rules(farmers_hand=FarmersHand.THREE_LOW, farmers_remedy=Remedy.REDEAL, cut=True),
    "low": Rules(farmers_hand=FarmersHand.ALL_LOW, ace_no_face=AceNoFace.REDEAL, benny=Benny.JOKER),
    "twos": Rules(twos=True, benny=Benny.JOKER, cut=True, ace_no_face=AceNoFace.REDEAL_ANY_ACES),
    "three": replace(THREE, cut=True),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_legal_applies_and_nothing_else(name: str) -> None:
    rules, dice = VARIANTS[name], Random(name)
    poor = [Show(cards) for cards in combinations([each for each in rules.pack if each < 12], 3)]
    for game in range(3):
        state: State = start(rules, game)
        while state.phase is not Phase.OVER:
            if not hasattr(state, "setting"):
                tried = (*UNIVERSE, *BESIDE, *(poor if state.phase is Phase.FIRST_ROUND else ()))
                offered = {each for seat in range(rules.seats) for each in interjections(state, seat)}
                wanted = {*legal_actions(state), *offered}
                assert {each for each in tried if accepts(state, each)} == wanted & {*tried}
                assert all(accepts(state, each) for each in wanted)
                assert bool(legal_actions(state)) == (actor(state) is not None)
            state = apply(state, random_action(state, dice, beside=0.3))


# --- values: immutable, equal, and fit for other processes


@given(games())
def test_the_log_replays_through_its_text(game: Game) -> None:
    text = "\n".join(map(dump, game.actions))
    assert text.isascii()
    actions = tuple(map(load, text.splitlines()))
    assert actions == game.actions
    assert replay(game.rules, actions, game.dealer) == game.state


@rest
@given(games())
def test_equal_logs_lead_to_equal_states_with_equal_hashes(game: Game) -> None:
    again = Game(game.rules, game.dealer, game.actions)
    assert again.states == game.states
    assert tuple(map(hash, again.states)) == tuple(map(hash, game.states))


@rest
@given(games())
def test_states_and_views_are_immutable_to_the_bottom(game: Game) -> None:
    state = game.state
    hash(state)
    for value in (state, *(view(state, watcher) for watcher in watching(game)), *events(game)):
        for part in parts(value):
            assert isinstance(part, tuple | frozenset | str | bytes | int | Enum | None) or is_frozen(part), type(part)


@rest
@given(games())
def test_states_and_views_go_to_another_process_and_back(game: Game) -> None:
    for value in (game.state, *(view(game.state, watcher) for watcher in watching(game))):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes


def watching(game: Game) -> tuple[int | None, ...]:
    return (None, *range(game.rules.seats))


def events(game: Game) -> tuple[Any, ...]:
    return tuple(each for step in game.steps[-3:] for each in story(*step))


def is_frozen(value: object) -> bool:
    return is_dataclass(value) and type(value).__dataclass_params__.frozen  # type: ignore[attr-defined]


def parts(value: Any) -> Iterator[Any]:
    yield value
    inner: Iterable[Any] = ()
    if is_dataclass(value):
        inner = (getattr(value, field.name) for field in fields(value))
    elif isinstance(value, tuple):
        inner = value
    for each in inner:
        yield from parts(each)
