"""What is hidden stays hidden: views and stories of games that differ only in hidden cards, at every state."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from engine import PRESETS, Give, Phase, Rules, Seat, State, actor, apply, legal_actions, rules_from, story, view
from engine.actions import Deal, Draw, LayDown, Play, Show
from engine.cards import cards_in
from engine.rules.options import CalledCard, Ranks
from tests.engine.hand_lines import after, on
from tests.hidden_cards import swap_hidden
from tests.random_games import STEPS, Game, random_action
from tests.strategies import games, watchers, within
from tests.suite import COVERING, examples, rest, sampled

FIVE_HANDED = PRESETS["five-handed"]
BEST = replace(FIVE_HANDED, called_card=CalledCard.BEST)
TABLES: dict[str, Rules] = {
    **PRESETS,
    "best card": BEST,
    "double pack": replace(PRESETS["six-handed"], ranks=Ranks.NINE_UP, double_pack=True),
    "blind call, anyone alone": rules_from({"benny": "joker", "alone": "anyone", "partners_best": 1}),
    "two of spades, named suit": rules_from(
        {"benny": "two_of_spades", "upcard_benny": "named_suit", "defend_alone": "always", "partners_best": 2}
    ),
    "bid any, forfeits": rules_from(
        {"benny": "joker", "upcard_benny": "bid_any", "all_pass": "stick_or_forfeit", "needs_trump": "everyone"}
    ),
    "Benny at no trump": rules_from(
        {"benny": "joker", "no_trump": "round_two", "benny_in_no_trump": "highest", "partners_best": 1}
    ),
    "blind loner": rules_from({"blind_loner": True, "alone": "anyone", "partners_best": 1}),
    "exchange with the kitty": rules_from({"kitty_exchange": True, "alone": "anyone"}),
    "assist": rules_from({"assist_makes": "dealer", "partners_best": 2}),
    "cut and stolen": rules_from({"cut": True, "steal_deal": True, "point_on_partner": True}),
    "poor hands": rules_from({"farmers_hand": "three_low", "ace_no_face": "exchange", "ranks": "eight_up"}),
    "poor hands until the lead": rules_from({"farmers_hand": "any_three_low", "show_until": "first_lead"}),
    "poor hands dealt again": rules_from(
        {"farmers_hand": "all_low", "farmers_remedy": "redeal", "ace_no_face": "redeal", "benny": "joker"}
    ),
    "claims": rules_from({"claims": "proved"}),
    "honour, stakes": rules_from({"honour": True, "robson": "any_two_or_four", "betting": "per_hand", "target": 7}),
    "honour, lone defenders": rules_from({"honour": True, "defend_alone": "always", "target": 5}),
    "honour, trump on honour": rules_from({"honour": True, "needs_trump": "everyone", "trump_on_honour": True}),
}
"""A row for each option that hides something."""
SHORT = ("north-american", "five-handed", "buck", "exchange with the kitty", "poor hands", "honour, stakes", "assist")


def last_hand(game: Game) -> tuple[State, ...]:
    return game.states[-STEPS:]


# --- views


@settings(max_examples=examples(200))
@given(games(), watchers(), st.integers(0, 1 << 32))
def test_views_do_not_leak(game: Game, watcher: int | None, seed: int) -> None:
    watcher = within(game, watcher)
    other = swap_hidden(game, watcher, Random(seed))
    event("cards moved" if other.actions != game.actions else "nothing was hidden that could move")
    for here, there in zip(last_hand(game), last_hand(other), strict=True):
        mine, same = view(here, watcher), view(there, watcher)
        assert mine == same
        assert repr(mine) == repr(same)
        assert hash(mine) == hash(same)
        assert view(here, None) == view(there, None)


@rest
@given(games(), watchers())
def test_a_view_offers_choices_only_to_the_seat_that_is_asked(game: Game, watcher: int | None) -> None:
    watcher = within(game, watcher)
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


@pytest.mark.parametrize("name", sampled(TABLES, SHORT, {*TABLES} - {*PRESETS} | {*COVERING}))
def test_views_and_stories_are_the_same_whatever_is_hidden(name: str) -> None:
    """Where somebody may be alone it is often so, and cards are given."""
    dice, rules, moved, gifts = Random(name), TABLES[name], 0, 0
    for _ in range(40):
        game = until_mid_hand(rules, dice)
        for watcher in (None, dice.randrange(rules.seats)):
            other = swap_hidden(game, watcher, dice, proposals=8)
            moved += other.actions != game.actions
            gifts += any(isinstance(action, Give) for action in game.actions)
            for here, there in zip(last_hand(game), last_hand(other), strict=True):
                assert view(here, watcher) == view(there, watcher)
                assert view(here, None) == view(there, None)
            for mine, same in zip(game.steps[-STEPS:], other.steps[-STEPS:], strict=True):
                if watcher is None or mine[2].phase not in (Phase.DEALING, Phase.OVER):
                    assert story(*mine) == story(*same)
    assert moved > 40
    assert not rules.partners_best or gifts


def until_mid_hand(rules: Rules, dice: Random) -> Game:
    """A game stopped somewhere in its first hands, most often while cards are played."""
    game = Game(rules, dice.randrange(rules.seats))
    state, actions, limit = game.state, [], dice.randrange(3, 60)
    while state.phase is not Phase.OVER and (len(actions) < limit or state.phase is Phase.DEALING):
        actions.append(random_action(state, dice, calls=0.5, beside=0.05))
        state = apply(state, actions[-1])
    return game.then(*actions)


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
    for before, action, then in game.steps[-STEPS:]:
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
        for each in story(before, action, then):
            assert shown.issuperset(each.cards)


# --- a called partner


def partners(state: State) -> dict[Seat | None, Seat | None]:
    """Whom each seat, and a spectator, knows to be the partner."""
    return {seat: view(state, seat).partner for seat in (*range(5), None)}


# Seat 4 deals and takes the eight of diamonds up; seat 0 makes diamonds; seat 2 has the ace of spades.
ACE = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"


def test_the_holder_of_the_called_ace_alone_knows_until_it_falls() -> None:
    state = after(f"deal {ACE}; order; discard Tc; call s", FIVE_HANDED, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}
    state = on(state, "play Jd; play Ah; play 9s; play Td; play 9d")
    assert partners(state)[2] == 2
    assert partners(state)[None] is None
    state = on(state, "play 9c; play Kh; play As")
    assert set(partners(state).values()) == {2}


def test_nobody_knows_that_the_called_ace_is_out_of_play() -> None:
    """Nothing tells the ace in the kitty, buried by the dealer, or in the maker's own hand from another seat's."""
    for deal, discard, called in (
        (ACE.replace("9sTsQsKsAs", "9sTsQsKs8s").replace("8d8h8s", "8d8hAs"), "Tc", "s"),
        (ACE.replace("9sTsQsKsAs", "9sTsQsKsTc").replace("9dTcQcKcAd", "9dAsQcKcAd"), "As", "s"),
        (ACE, "Tc", "c"),
    ):
        state = after(f"deal {deal}; order; discard {discard}; call {called}", FIVE_HANDED, dealer=4)
        assert set(partners(state).values()) == {None}


# The aces of spades and hearts are in the kitty; seat 2 has the king of spades, and cannot know what that is worth.
KING = "JdKdAc9c8c 9hThQhKhAd 9sTs8hKs8s JsJcJhTdQd 9dTcQcKcQs 8dAhAs"


def test_the_holder_of_the_best_card_does_not_know_while_a_better_one_may_be_held() -> None:
    state = after(f"deal {KING}; order; discard Tc; call s", BEST, dealer=4)
    assert set(partners(state).values()) == {None}
    held = after(f"deal {ACE}; order; discard Tc; call s", BEST, dealer=4)
    assert partners(held) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}


def test_a_better_card_turned_down_or_buried_by_oneself_is_known_not_to_be_held() -> None:
    turned = KING.replace("8dAhAs", "AsAh8d")
    state = after(f"deal {turned}; pass; pass; pass; pass; pass; name d; call s", BEST, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}
    buried = KING.replace("9dTcQcKcQs", "9dAsQcKsQs").replace("9sTs8hKs8s", "9sTs8hKc8s").replace("8dAhAs", "8dAhTc")
    state = after(f"deal {buried}; order; discard As; call s", BEST, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: None, 3: None, 4: 4, None: None}
