"""A maker alone may change one card for the kitty's top card, unseen (rules-spec E9)."""

from dataclasses import replace
from random import Random

import pytest

from engine import Phase, Rules, Word, actor, story, view
from engine.actions import Pass
from engine.cards import card, cards_in, parse_hand
from engine.codec import load
from engine.phases.registry import State
from engine.players.levels import Level, player_at
from engine.rules.options import DefendAlone
from engine.seats import EAST, NORTH, SOUTH, WEST, Seat
from tests.engine.hand_lines import BARE, after, choices, on

RULES = Rules(kitty_exchange=True)
ALONE = f"deal {BARE}; order alone; discard 9h"
"""North goes alone, and West has taken the jack of spades; under it lie the jacks of hearts, diamonds and clubs."""


def held(state: State, seat: Seat) -> set[int]:
    return {*cards_in(view(state, seat).cards)}


def test_kitty_exchange() -> None:
    """With its default the first lead follows at once."""
    assert after(ALONE).phase is Phase.PLAYING
    state = after(ALONE, RULES)
    assert (state.phase, actor(state)) == (Phase.KITTY_EXCHANGE, NORTH)
    assert choices(state) == {"pass", "discard 9c", "discard Tc", "discard Qc", "discard Kc", "discard Ac"}
    changed, pat = on(state, "discard 9c"), on(state, "pass")
    assert changed.phase is pat.phase is Phase.PLAYING
    assert held(changed, NORTH) == {*parse_hand("TcQcKcAcJh")}
    assert held(pat, NORTH) == {*parse_hand("9cTcQcKcAc")}


def test_what_was_changed_is_known_to_the_giver_alone() -> None:
    before = after(ALONE, RULES)
    state = on(before, "discard 9c")
    assert view(state, NORTH).buried == (card("9c"),)
    assert view(state, NORTH).buried_counts == view(state, EAST).buried_counts == (1, 0, 0, 1)
    assert [each.word for each in story(before, load("discard 9c"), state)] == [Word.KITTY_EXCHANGED]
    assert [each.word for each in story(before, load("pass"), on(before, "pass"))] == [Word.STOOD_PAT]
    for seat in (None, EAST, SOUTH):
        assert view(state, seat) == view(on(before, "discard Tc"), seat)
        assert view(state, seat).buried == ()


def test_the_top_card_lies_under_the_upcard_also_where_that_was_turned_down() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; pass; name c alone; discard 9c", RULES)
    assert held(state, NORTH) == {*parse_hand("TcQcKcAcJh")}


def test_a_dealer_alone_discards_first_and_may_not_take_that_card_up_again() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; order alone; discard 9h; discard Th", RULES)
    assert held(state, WEST) == {*parse_hand("QhKhAhJsJh")}
    assert view(state, WEST).buried == parse_hand("9hTh")
    assert view(state, SOUTH).buried_counts == (0, 0, 0, 2)


def test_nobody_is_asked_where_nobody_goes_alone_and_no_lone_defender() -> None:
    assert after(f"deal {BARE}; order; discard 9h", RULES).phase is Phase.PLAYING
    rules = replace(RULES, defend_alone=DefendAlone.ALWAYS)
    defended = after(f"deal {BARE}; order; discard 9h; alone", rules)
    assert (defended.phase, view(defended, None).contract.lone_defender) == (Phase.PLAYING, EAST)  # type: ignore[union-attr]
    both = after(f"{ALONE}; alone", rules)
    assert (both.phase, actor(both)) == (Phase.KITTY_EXCHANGE, NORTH)


@pytest.mark.parametrize("level", Level)
def test_computers_change_a_bad_card_and_keep_a_perfect_hand(level: Level) -> None:
    bad = view(after(ALONE, RULES), NORTH)
    assert player_at(level).choose(bad, Random(1)) == load("discard 9c")
    deal = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    perfect = view(after(f"deal {deal}; order alone; discard 9s", RULES), NORTH)
    assert player_at(level).choose(perfect, Random(1)) == Pass()
