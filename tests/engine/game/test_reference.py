"""Counts of action sequences from fixed deals: the engine against numbers that another program counted."""

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given

from engine import (
    Phase,
    State,
    Suit,
    Trump,
    actor,
    apply,
    dump,
    dump_rules,
    legal_actions,
    load,
    replay,
    rules_from,
    view,
)
from engine.cards import Card, card, card_name, pack_of
from engine.codec import trump_text
from engine.ranking import bowers, counts_as, ranking
from tests.engine import perft, reference
from tests.random_games import Game, random_game, random_rules
from tests.strategies import classic_rules, games
from tests.suite import rest
from tests.there import there

POSITIONS = perft.positions()


def counted_by_engine(state: State, depth: int) -> tuple[list[int], dict[str, int]]:
    """As `tests.engine.perft`, by the engine."""
    counts, ends = [0] * depth, Counter[str]()
    number = view(state, None).number

    def count(now: State, done: int) -> None:
        seen = view(now, None) if actor(now) is None else None
        if done and seen is not None:
            assert seen.last is not None
            assert seen.last.number == number
            ends["{}-{}".format(*seen.last.points)] += 1
            return
        if done == depth:
            return
        legal = legal_actions(now)
        counts[done] += len(legal)
        for action in legal:
            count(apply(now, action), done + 1)

    count(state, 0)
    return counts, dict(ends)


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_engine_counts_as_many_sequences(entry: dict[str, Any]) -> None:
    state = replay(rules_from(entry["rules"]), map(load, entry["lines"]), entry["dealer"])
    assert counted_by_engine(state, entry["depth"]) == (entry["counts"], entry["ends"])


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry["name"])
def test_the_file_is_what_the_reference_counts(entry: dict[str, Any]) -> None:
    """Not to its full depth: `python -m tests.engine.perft --write` does that."""
    depth = next((at + 1 for at, number in enumerate(entry["counts"]) if number > 1000), entry["depth"])
    assert perft.counted(entry, depth)[0] == entry["counts"][:depth]


def agree(game: Game) -> None:
    """The engine and the reference see the same game, line by line."""
    other = reference.Game(json.loads(dump_rules(game.rules)), game.dealer)
    for before, action, after in game.steps:
        assert sorted(map(dump, legal_actions(before))) == sorted(other.legal())
        assert actor(before) == (other.asked if other.legal() else None)
        other.do(dump(action))
        now = view(after, None)
        assert list(now.scores) == other.scores
        assert now.dealer == other.dealer
        if after.phase is Phase.PLAYING:
            assert list(now.taken) == other.tricks
        if after.phase in (Phase.DEALING, Phase.OVER) and now.last is not None:
            assert list(now.last.points) == other.points
        assert now.winner == other.winner
        assert (after.phase is Phase.OVER) == (other.phase == "over")
    assert sorted(map(dump, legal_actions(game.state))) == sorted(other.legal())


@given(games(classic_rules(), beside=False))
def test_the_reference_agrees_at_any_point(game: Game) -> None:
    agree(game)


@rest
def test_the_reference_agrees_on_whole_games() -> None:
    dice = Random(5)
    for _ in range(20):
        rules = random_rules(dice)
        agree(random_game(rules, dice))


# --- which card beats which


PACK = pack_of("789TJQKA")
HIGH = tuple(Trump)[:5]
"""Every trump at which the ace is best: the reference knows no other."""


@pytest.mark.parametrize("trump", HIGH)
def test_suits_bowers_and_trumps(trump: Trump) -> None:
    text, order = trump_text(trump), ranking(trump)
    for each in PACK:
        suit = reference.counts_as(card_name(each), text)
        counted = there(counts_as(each, trump))
        assert "cdhs"[counted] == suit
        assert order.is_trump(each) == (suit == text)
        followers = {card_name(other) for other in PACK if order.follow[each] >> other & 1}
        assert followers - {"2" + suit} == set(reference.best_first(suit, text))
    if trump is Trump.NONE:
        assert bowers(trump) == (None, None)
    else:
        assert [card_name(bower) for bower in bowers(trump) if bower is not None] == reference.best_first(text, text)[
            :2
        ]


@pytest.mark.parametrize("trump", HIGH)
def test_each_card_against_each_card_led(trump: Trump) -> None:
    text, order = trump_text(trump), ranking(trump)
    for led, other in permutations(PACK, 2):
        takes = reference.trick_winner([card_name(led), card_name(other)], text) == card_name(other)
        assert bool(order.beats[led] >> other & 1) == takes


@pytest.mark.parametrize("trump", HIGH)
def test_strength_orders_each_suit_and_puts_trumps_on_top(trump: Trump) -> None:
    text, order = trump_text(trump), ranking(trump)
    for suit in "cdhs":
        strengths = [order.strength[card(name)] for name in reference.best_first(suit, text)]
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == len(strengths)
    trumps = [order.strength[each] for each in PACK if order.is_trump(each)]
    plain = [order.strength[each] for each in PACK if not order.is_trump(each)]
    assert not trumps or min(trumps) > max(plain)


def test_the_left_bower_goes_home_after_the_hand() -> None:
    """A3: what it counts as depends on the trump of the hand alone."""
    left = card("Jd")
    assert [counts_as(left, trump) for trump in Trump] == [
        Suit.DIAMONDS,
        Suit.DIAMONDS,
        Suit.HEARTS,
        Suit.DIAMONDS,
        Suit.DIAMONDS,
        Suit.DIAMONDS,
    ]


def test_longer_packs_rank_their_low_cards_last() -> None:
    """A1, A2: 8, 7 and 2 below the nine, in trumps too."""
    for trump in HIGH:
        order = ranking(trump)
        for suit in "cdhs":
            strengths = [order.strength[card(rank + suit)] for rank in "9872"]
            assert strengths == sorted(strengths, reverse=True)


def test_at_low_no_trump_the_nine_is_best() -> None:
    """A6: ranks reversed, no bowers, only the suit led counts."""
    order = ranking(Trump.LOW)
    assert [order.strength[card(rank + "h")] for rank in "9TJQKA"] == sorted(
        (order.strength[card(rank + "h")] for rank in "9TJQKA"), reverse=True
    )
    assert order.beats[card("Th")] >> card("9h") & 1
    assert not order.beats[card("Th")] >> card("9d") & 1
    assert order.trumps == 0


@pytest.mark.parametrize("benny", [card("Xx"), card("2s")])
def test_a_benny_is_the_highest_trump(benny: Card) -> None:
    """A4: whatever it is printed as; the two is nothing else then."""
    for trump in HIGH[:4]:
        order = ranking(trump, benny)
        assert order.is_trump(benny)
        assert all(order.beats[other] >> benny & 1 for other in PACK)
        assert order.beats[benny] == 0
        assert order.plain_trumps >> benny & 1


@pytest.mark.parametrize("trump", [Trump.NONE, Trump.LOW])
def test_a_benny_at_no_trump_takes_any_trick_and_follows_nothing(trump: Trump) -> None:
    """A5: played at any time, and whatever is led to it follows."""
    joker = card("Xx")
    order = ranking(trump, joker)
    assert order.free == 1 << joker
    assert all(order.beats[other] >> joker & 1 for other in PACK)
    assert all(not order.follow[other] >> joker & 1 for other in PACK)
    assert all(order.follow[joker] >> other & 1 for other in PACK)


def test_of_identical_cards_the_first_or_the_last_wins() -> None:
    ace = card("Ah")
    assert not ranking(Trump.HEARTS).beats[ace] >> ace & 1
    assert ranking(Trump.HEARTS, last_wins=True).beats[ace] >> ace & 1
