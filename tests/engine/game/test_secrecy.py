"""What is hidden stays hidden: views and stories of games that differ only in hidden cards, at every state."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from engine import PRESETS, Give, Phase, Rules, State, actor, legal_actions, story, view
from engine.actions import Deal, Discard, Draw, LayDown, Order, Play, Show
from engine.cards import cards_in
from engine.rules.options import (
    AllPass,
    AssistMakes,
    Benny,
    BennyInNoTrump,
    DefendAlone,
    NeedsTrump,
    NoTrump,
    UpcardBenny,
    WhoAlone,
)
from tests.hidden_cards import swap_hidden
from tests.random_games import STEPS, Game, random_action, random_deal, random_game, random_rules
from tests.strategies import games, watchers, within
from tests.suite import examples, first, rest


def last_hand(game: Game) -> tuple[State, ...]:
    return game.states[-STEPS:]


def at_table(game: Game, watcher: int | None) -> int | None:
    """A watcher of any table, as one of this."""
    return None if watcher is None else watcher % game.rules.seats


# --- views


@settings(max_examples=examples(200))
@given(games(), watchers(), st.integers(0, 1 << 32))
def test_w1_views_do_not_leak(game: Game, watcher: int | None, seed: int) -> None:
    watcher = within(game, watcher)
    watcher = at_table(game, watcher)
    other = swap_hidden(game, watcher, Random(seed))
    event("cards moved" if other.actions != game.actions else "nothing was hidden that could move")
    for here, there in zip(last_hand(game), last_hand(other), strict=True):
        mine, same = view(here, watcher), view(there, watcher)
        assert mine == same
        assert repr(mine) == repr(same)
        assert hash(mine) == hash(same)
        assert view(here, None) == view(there, None)


def test_swaps_do_move_cards() -> None:
    """The law above has teeth: nearly every swap gives another state, and the others' views tell them apart."""
    dice = Random(7)
    moved = told_apart = 0
    for _ in range(100):
        game = random_game(random_rules(dice), dice, dealer=0, limit=dice.randrange(2, 20))
        other = swap_hidden(game, 0, dice)
        moved += other.states[1:] != game.states[1:]
        told_apart += any(
            view(a, seat) != view(b, seat) for a, b in zip(game.states, other.states, strict=True) for seat in (1, 2, 3)
        )
    assert moved > 95
    assert told_apart > 90


def test_a_swap_leaves_a_seat_the_dummy_it_took() -> None:
    """Of two equal cards of a double pack, one may be in the dummy that a seat has taken, the other hidden from it."""
    dealt = random_deal(rules := replace(PRESETS["two-handed"], double_pack=True), Random(28))
    taken = Game(rules, 0, (dealt, Order(), Discard(cards_in(dealt.hands[0])[0])))
    for seed in range(50):
        other = swap_hidden(taken, 1, Random(seed))
        assert other.actions != taken.actions
        assert [view(state, 1) for state in other.states] == [view(state, 1) for state in taken.states]


@rest
@given(games(), watchers())
def test_a_view_offers_choices_only_to_the_seat_that_is_asked(game: Game, watcher: int | None) -> None:
    watcher = within(game, watcher)
    watcher = at_table(game, watcher)
    for state in last_hand(game):
        mine = view(state, watcher)
        asked = watcher is not None and actor(state) == watcher
        assert mine.choices == (legal_actions(state) if asked else ())
        assert mine.seat == watcher
        assert mine.actor == actor(state)


@rest
@given(games())
def test_a_view_holds_its_own_cards_and_no_more_than_its_counts(game: Game) -> None:
    for state in last_hand(game):
        spectator = view(state, None)
        assert spectator.cards == 0
        assert spectator.buried == ()
        for seat in range(game.rules.seats):
            mine = view(state, seat)
            blind = mine.phase in (Phase.BLIND_CALL, Phase.BLIND_LONER) and seat == mine.actor
            assert len(cards_in(mine.cards)) == (0 if blind else mine.counts[seat])
            callers = () if mine.contract is None else (mine.contract.maker, mine.contract.loner)
            assert mine.buried == () or seat == mine.dealer or seat in callers


# --- the story


@settings(max_examples=examples(200))
@given(games(), st.integers(0, 1 << 32))
def test_the_story_tells_nothing_hidden(game: Game, seed: int) -> None:
    """The same public log gives the same events, whoever holds the rest."""
    other = swap_hidden(game, None, Random(seed))
    for mine, same in zip(game.steps[-STEPS:], other.steps[-STEPS:], strict=True):
        assert story(*mine) == story(*same)


@given(games())
def test_the_story_shows_only_cards_on_the_table(game: Game) -> None:
    for before, action, after in game.steps[-STEPS:]:
        public = view(before, None)
        shown = {*public.trick, *(card for trick in public.tricks for card in trick.cards)}
        if public.upcard is not None:
            shown.add(public.upcard)
        if isinstance(action, Draw):
            shown.update(action.cards)
        if isinstance(action, Deal):
            shown.update(action.kitty[:1] if game.rules.turns_up else ())
        if isinstance(action, Show):
            seat = actor(before) if action.seat is None else action.seat
            shown.update(cards_in(view(before, seat).cards))
        shown.update(public.shown)
        if public.claim is not None:
            shown.update(cards_in(public.claim[1]))
        if isinstance(action, LayDown):
            shown.update(cards_in(view(before, action.seat).cards))
        if isinstance(action, Play):
            shown.add(action.card)
        for each in story(before, action, after):
            assert shown.issuperset(each.cards)


TABLES = {
    "blind call, anyone alone": Rules(benny=Benny.JOKER, alone=WhoAlone.ANYONE, partners_best=1),
    "two of spades, named suit": Rules(
        benny=Benny.TWO_OF_SPADES, upcard_benny=UpcardBenny.NAMED_SUIT, defend_alone=DefendAlone.ALWAYS, partners_best=2
    ),
    "bid any, forfeits": Rules(
        benny=Benny.JOKER,
        upcard_benny=UpcardBenny.BID_ANY,
        all_pass=AllPass.STICK_OR_FORFEIT,
        needs_trump=NeedsTrump.EVERYONE,
    ),
    "Benny at no trump": Rules(
        benny=Benny.JOKER, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST, partners_best=1
    ),
    "blind loner": Rules(blind_loner=True, alone=WhoAlone.ANYONE, partners_best=1),
    "exchange with the kitty": Rules(kitty_exchange=True, alone=WhoAlone.ANYONE),
    "assist": Rules(assist_makes=AssistMakes.DEALER, partners_best=2),
}


def games(rules: Rules, dice: Random, number: int) -> list[Game]:
    """Random games broken off in their first hands."""
    found: list[Game] = []
    while len(found) < number:
        game = Game(rules, dice.randrange(4))
        state, actions, limit = game.state, [], dice.randrange(3, 40)
        while len(actions) < limit and state.phase is not Phase.OVER:
            action = random_action(state, dice, calls=0.5)
            state = state.after(action)
            actions.append(action)
        found.append(game.then(*actions))
    return found


@rest
@pytest.mark.parametrize("name", first(TABLES, 1, 4))
def test_views_and_stories_are_the_same_whatever_is_hidden(name: str) -> None:
    dice = Random(name)
    moved, gifts = 0, 0
    for game in games(TABLES[name], dice, 60):
        for watcher in (None, *range(4)):
            other = swap_hidden(game, watcher, dice, proposals=8)
            moved += other.actions != game.actions
            gifts += any(isinstance(action, Give) for action in game.actions)
            for here, there in zip(game.states, other.states, strict=True):
                assert view(here, watcher) == view(there, watcher)
                assert repr(view(here, watcher)) == repr(view(there, watcher))
            if watcher is None:
                for mine, same in zip(game.steps, other.steps, strict=True):
                    assert story(*mine) == story(*same)
    assert moved > 200
    assert (gifts > 0) == (TABLES[name].partners_best > 0)
