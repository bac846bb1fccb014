"""The laws of the phases before the bidding, under each of their options."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine import Phase, Rules, Show, State, actor, apply, interjections, legal_actions, start, story, view
from engine.cards import cards_in
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
    WhoAlone,
)
from tests.engine.game.test_laws import BESIDE, UNIVERSE, accepts
from tests.hidden_cards import swap_hidden
from tests.random_games import random_action, random_game

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


@pytest.mark.parametrize("name", VARIANTS)
def test_every_card_is_somewhere_once(name: str) -> None:
    rules, dice = VARIANTS[name], Random(name)
    shown = 0
    for _ in range(10):
        state: State = start(rules, 0)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.FIRST_ROUND:
                hand = state.hand  # type: ignore[union-attr]
                cards = [*hand.kitty, *(each for held in hand.hands for each in cards_in(held))]
                assert sorted(cards) == list(rules.pack)
                shown += bool(hand.shown)
            state = apply(state, random_action(state, dice, beside=0.3))
    assert bool(shown) == (name in ("farmers", "farmers until the lead", "low"))


@pytest.mark.parametrize("name", VARIANTS)
def test_nobody_sees_what_is_hidden(name: str) -> None:
    """Others see the same where hidden cards change places, before a poor hand is shown and after."""
    rules, dice = VARIANTS[name], Random(name)
    moved = 0
    for number in range(40):
        game = random_game(rules, dice, dealer=number % rules.seats, limit=dice.randrange(2, 40), beside=0.1)
        watcher = dice.choice((None, *range(rules.seats)))
        other = swap_hidden(game, watcher, dice, proposals=6)
        moved += other.actions != game.actions
        for here, there in zip(game.states, other.states, strict=True):
            assert view(here, watcher) == view(there, watcher)
            assert view(here, None) == view(there, None)
        for mine, same in zip(game.steps, other.steps, strict=True):
            if watcher is None:
                assert story(*mine) == story(*same)
    assert moved > 20
