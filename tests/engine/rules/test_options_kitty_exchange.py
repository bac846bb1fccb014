"""A maker alone may change one card for the kitty's top card, unseen (rules-spec E9)."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Deal, Phase, Rules, Word, actor, dump_rules, load_rules, replay, story, view
from engine.actions import Discard, Pass
from engine.cards import card, cards_in, parse_hand
from engine.codec import dump, load
from engine.errors import BadRules, Refusal
from engine.game import apply
from engine.phases.registry import KittyExchange, State
from engine.players.adviser import advise
from engine.players.determinize.sample import imagine
from engine.players.explain.codes import Why
from engine.players.explain.reason import reason
from engine.players.heuristic.player import RuleOfThumb
from engine.players.levels import Level, player_at
from engine.rules.options import Betting, Bidding, DefendAlone, FarmersHand, Moon, NeedsTrump, Scoring, WhoAlone
from engine.rules.suggest import amend
from engine.seats import EAST, NORTH, SOUTH, WEST, Seat
from tests.cases import for_all
from tests.engine.hand_lines import BARE, after, choices, on, refusal
from tests.engine.players.rewind_hand import gone_through_again
from tests.random_games import random_action

RULES = Rules(kitty_exchange=True)
ALONE = f"deal {BARE}; order alone; discard 9h"
"""North goes alone, and West has taken the jack of spades; under it lie the jacks of hearts, diamonds and clubs."""
TABLES = {
    "classic": RULES,
    "anyone alone": Rules(kitty_exchange=True, alone=WhoAlone.ANYONE, needs_trump=NeedsTrump.EVERYONE),
    "blind, defended, with bets": Rules(
        kitty_exchange=True, blind_loner=True, defend_alone=DefendAlone.ALWAYS, betting=Betting.PER_HAND
    ),
    "moon": replace(PRESETS["hasenpfeffer"], moon=Moon.ALONE, kitty_exchange=True),
    "mathews": replace(PRESETS["mathews-1844"], kitty_exchange=True),
    "six-handed": replace(PRESETS["six-handed"], kitty_exchange=True),
    "hustle": replace(PRESETS["hustle"], kitty_exchange=True),
}


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


def test_refusals_of_the_exchange() -> None:
    state = after(ALONE, RULES)
    assert refusal(state, "discard 9d") is Refusal.NOT_HELD
    assert refusal(state, "discard Jh") is Refusal.NOT_HELD
    assert refusal(state, "order") is Refusal.NOT_NOW
    assert refusal(state, "play 9c") is Refusal.NOT_NOW


@for_all(
    changes=[
        {"alone": WhoAlone.NOBODY},
        {"partners_best": 1},
        {"farmers_hand": FarmersHand.ALL_LOW},
        {
            "bidding": Bidding.AUCTION,
            "scoring": Scoring.TRICKS,
            "alone": WhoAlone.NOBODY,
            "hand_size": 6,
            "moon": Moon.ALONE,
        },
    ]
)
def test_rules_that_clash_with_the_exchange(changes: dict[str, object]) -> None:
    with pytest.raises(BadRules) as refused:
        Rules(kitty_exchange=True, **changes)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.option) == ("bad-rules-kitty-exchange", "kitty_exchange")


def test_what_must_change_for_the_exchange_is_found() -> None:
    assert amend(Rules(partners_best=1), "kitty_exchange", True) == {"partners_best": 0}


def test_rules_without_the_exchange_keep_the_line_they_had() -> None:
    assert "kitty_exchange" not in dump_rules(Rules())
    assert json.loads(dump_rules(RULES))["kitty_exchange"] is True
    assert load_rules(dump_rules(RULES)) == RULES
    assert load_rules(dump_rules(Rules())) == Rules()


def random_hands(rules: Rules, dice: Random, number: int) -> list[list[State]]:
    """The states of some hands in which somebody goes alone and is asked, up to the first cards."""
    found: list[list[State]] = []
    while len(found) < number:
        state = replay(rules, (), dealer=dice.randrange(rules.seats))
        states = [state]
        while (
            state.phase is not Phase.OVER and len(states) < 60 and not (state.phase.between_hands and len(states) > 20)
        ):
            lone = [each for each in state.legal() if dump(each).endswith(("alone", "moon"))]
            action = dice.choice(lone) if lone and dice.random() < 0.6 else random_action(state, dice)
            state = apply(state, action)
            states.append(state)
        if any(isinstance(each, KittyExchange) for each in states):
            found.append(states)
    return found


@pytest.mark.parametrize("name", TABLES)
def test_computers_imagine_the_exchange(name: str) -> None:
    """Sampled states give the same view, hold every card once, and could have come about by what was said."""
    dice, rules = Random(name), TABLES[name]
    seen: Counter[str] = Counter()
    for states in random_hands(rules, dice, 8):
        past = False
        for state in states:
            past |= isinstance(state, KittyExchange)
            if not past or state.actor is None or not state.phase.has_hand:
                continue
            mine = view(state, state.actor)
            imagined = imagine(mine, dice)
            assert view(imagined, state.actor) == mine
            assert RuleOfThumb().choose(mine, dice) in mine.choices
            gone_through_again(imagined)
            seen[state.phase] += 1
    assert seen[Phase.KITTY_EXCHANGE] >= 8
    assert seen[Phase.PLAYING]


@pytest.mark.parametrize("level", Level)
def test_computers_change_a_bad_card_and_keep_a_perfect_hand(level: Level) -> None:
    bad = view(after(ALONE, RULES), NORTH)
    assert player_at(level).choose(bad, Random(1)) == load("discard 9c")
    deal = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    perfect = view(after(f"deal {deal}; order alone; discard 9s", RULES), NORTH)
    assert player_at(level).choose(perfect, Random(1)) == Pass()


def test_the_hint_weighs_the_exchange() -> None:
    mine = view(after(ALONE, RULES), NORTH)
    advice = advise(mine, 4)
    assert {option.action for option in advice.options} == {*mine.choices}
    assert reason(mine, advice).why is not Why.WITH_PARTNER


def test_the_exchange_in_logs() -> None:
    lines = [*ALONE.split(";"), "discard 9c", "play Jh"]
    actions = [load(line.strip()) for line in lines]
    assert isinstance(actions[0], Deal)
    assert isinstance(actions[3], Discard)
    assert replay(RULES, map(load, map(dump, actions)), WEST) == replay(RULES, actions, WEST)
