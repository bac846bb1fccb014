"""The tables of who beats whom, against the plain lists of the reference."""

from itertools import permutations

import pytest

from engine import Suit, Trump
from engine.cards import Card, card, card_name, pack_of, suit_of
from engine.codec import trump_text
from engine.ranking import bowers, counts_as, ranking
from tests.engine import reference

PACK = pack_of("789TJQKA")


@pytest.mark.parametrize("trump", Trump)
def test_suits_bowers_and_trumps(trump: Trump) -> None:
    text, order = trump_text(trump), ranking(trump)
    for each in PACK:
        suit = reference.counts_as(card_name(each), text)
        assert "cdhs"[counts_as(each, trump)] == suit
        assert order.is_trump(each) == (suit == text)
        followers = {card_name(other) for other in PACK if order.follow[each] >> other & 1}
        assert followers - {"2" + suit} == set(reference.best_first(suit, text))
    if trump is Trump.NONE:
        assert bowers(trump) == (None, None)
    else:
        assert [card_name(bower) for bower in bowers(trump) if bower is not None] == reference.best_first(text, text)[
            :2
        ]


@pytest.mark.parametrize("trump", Trump)
def test_each_card_against_each_card_led(trump: Trump) -> None:
    text, order = trump_text(trump), ranking(trump)
    for led, other in permutations(PACK, 2):
        takes = reference.trick_winner([card_name(led), card_name(other)], text) == card_name(other)
        assert bool(order.beats[led] >> other & 1) == takes


@pytest.mark.parametrize("trump", Trump)
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
    ]


def test_a_trump_is_a_suit_or_none() -> None:
    assert [trump.suit for trump in Trump] == [*Suit, None]
    assert {suit: suit.same_colour for suit in Suit} == {
        Suit.CLUBS: Suit.SPADES,
        Suit.DIAMONDS: Suit.HEARTS,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.SPADES: Suit.CLUBS,
    }


def test_the_joker_has_no_suit() -> None:
    with pytest.raises(ValueError, match="joker"):
        suit_of(card("Xx"))


def test_longer_packs_rank_their_low_cards_last() -> None:
    """A1, A2: 8, 7 and 2 below the nine, in trumps too."""
    for trump in Trump:
        order = ranking(trump)
        for suit in "cdhs":
            strengths = [order.strength[card(rank + suit)] for rank in "9872"]
            assert strengths == sorted(strengths, reverse=True)


def test_tables_are_made_once() -> None:
    assert all(ranking(trump) is ranking(trump) for trump in Trump)
    assert len(ranking(Trump.CLUBS).follow) == len(ranking(Trump.CLUBS).beats) == Card(36) + 1
