"""The test vectors of rules-spec 11 about the Benny, calls unseen and lone players; the number is in each name."""

from random import Random

import pytest

from engine import Card, Deal, Outcome, Phase, Refusal, Rules, Suit, Trump, apply, view
from engine.cards import JOKER, card, cards_in, count, parse_hand
from engine.ranking import counts_as
from engine.rules.options import Benny, BennyInNoTrump, LoneLead, NeedsTrump, NoTrump, UpcardBenny, WhoAlone
from engine.seats import EAST, NORTH, SOUTH, WEST, Seat
from tests.cases import for_all
from tests.engine.hand_lines import after, asked, choices, on, played_out, refusal
from tests.random_games import deal_of
from tests.there import there

JOKERS = Rules(benny=Benny.JOKER)
ANYONE = Rules(alone=WhoAlone.ANYONE)
HIGHEST = Rules(benny=Benny.JOKER, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST)

BENNY_NORTH = "Xx9h9dTdQh JsAs9s9cTs KcTcThJdJh AcQcKhAhQd KsKdAdQsJc"
"""North holds the joker, East the right bower and three more spades; the king of spades is turned."""
TURNED = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh XxJsJhJdJc"
"""The joker is turned; West holds five hearts, North five clubs."""


def test_1_the_joker_led_is_a_trump_led() -> None:
    """The jack of clubs, a trump too, must follow it; the clubs need not."""
    assert counts_as(JOKER, Trump.SPADES, JOKER) is Suit.SPADES
    deal = "Xx9h9dTdQh Jc9s9cTcQc KcThJdJhQd AcKhAhAdKd KsJsAsTsQs"
    state = after(f"deal {deal}; order; discard Kh; play Xx", JOKERS)
    assert choices(state) == {"play Jc", "play 9s"}
    assert refusal(state, "play 9c") is Refusal.MUST_FOLLOW


def test_2_the_right_bower_loses_to_the_benny() -> None:
    led = after(f"deal {BENNY_NORTH}; order; discard Ks; play Xx; play Js; play Kc; play Ac", JOKERS)
    assert view(led, None).tricks[0].winner == NORTH
    followed = "Js9h9dTdQh XxAs9s9cTs KcTcThJdJh AcQcKhAhQd KsKdAdQsJc"
    over = after(f"deal {followed}; order; discard Ks; play Js; play Xx; play Kc; play Ac", JOKERS)
    assert view(over, None).tricks[0].winner == EAST


def test_2_the_two_of_spades_is_the_benny_where_there_is_no_joker() -> None:
    """Hearts are trump: the two is a heart, and no spade."""
    deal = "Jh9c9dTdQc 2sAs9s9hTs KcTcThJdKs AcQsJcAhQd KhKdAdQhJs"
    state = after(f"deal {deal}; order; discard Qs; play Jh", Rules(benny=Benny.TWO_OF_SPADES))
    assert choices(state) == {"play 2s", "play 9h"}
    state = on(state, "play 2s; play Th; play Ah")
    assert view(state, None).tricks[0].winner == EAST
    spades = on(state, "play As")
    assert choices(spades) == {"play Ks"}


@for_all(
    held__upcard__legal=[
        ("Xx9hThQhKh", "9c", {"play Xx", "play 9h", "play Th", "play Qh", "play Kh"}),
        ("Xx9h9cThQh", "Kh", {"play 9c"}),
    ]
)
def test_3_the_joker_need_not_follow_clubs_when_spades_are_trump(held: str, upcard: str, legal: set[str]) -> None:
    deal = f"AcAsKsQdKd {held} KcTcJdQsTd QcTs9dAhJh {upcard}JsAd9sJc"
    state = after(f"deal {deal}; pass; pass; pass; pass; name s; play Ac", JOKERS)
    assert asked(state) == EAST
    assert choices(state) == legal
    if "play Xx" in legal:
        assert view(on(state, "play Xx; play Kc; play Qc"), None).tricks[0].winner == EAST


NO_TRUMP = "Ac9c9dTdQh XxKc9s9hTs KdTcThJdJh QcAdKhAhQd KsJcAsQsJs"
"""East has the joker and the king of clubs, a club is led; the king of spades is turned."""


def test_at_no_trump_the_benny_may_be_played_to_any_suit_and_wins() -> None:
    state = after(f"deal {NO_TRUMP}; pass; pass; pass; pass; name nt; play Ac", HIGHEST)
    assert choices(state) == {"play Kc", "play Xx"}
    assert refusal(state, "play 9s") is Refusal.MUST_FOLLOW
    state = on(state, "play Xx; play Tc; play Qc")
    assert view(state, None).tricks[0].winner == EAST


def test_at_no_trump_the_benny_is_free_where_nothing_follows_and_any_card_follows_it() -> None:
    state = after(
        f"deal {NO_TRUMP}; pass; pass; pass; pass; pass; name nt; play Ac; play Kc; play Tc; play Qc", HIGHEST
    )
    state = on(state, "play 9c")
    assert choices(state) == {"play Xx", "play 9s", "play 9h", "play Ts"}
    led = "9c9dTdQhKs Xx9sKc9hTs KdTcThJdJh QcAdKhAhQd AcJcAsQsJs"
    state = after(f"deal {led}; pass; pass; pass; pass; name nt; play Xx", HIGHEST, dealer=NORTH)
    assert len(choices(state)) == 5
    state = on(state, "play Kd; play Ah; play Ks")
    assert view(state, None).tricks[0].winner == EAST


FOUR_SUITS = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"


@for_all(rule__leader=[(LoneLead.ELDEST, NORTH), (LoneLead.LEFT_OF_LONER, SOUTH)])
def test_8_the_partner_of_the_maker_alone_and_the_defender_at_the_left_leads(rule: LoneLead, leader: Seat) -> None:
    """West deals and takes up, East plays alone in his stead."""
    rules = Rules(alone=WhoAlone.ANYONE, lone_lead=rule)
    state = after(f"deal {FOUR_SUITS}; pass; pass; pass; order; discard 9h; pass; alone; pass", rules)
    contract = there(view(state, None).contract)
    assert (contract.maker, contract.lone_maker, contract.sitting_out) == (WEST, EAST, (WEST,))
    assert (state.phase, asked(state)) == (Phase.PLAYING, leader)


def test_9_a_maker_and_a_defender_alone_play_tricks_of_two_cards() -> None:
    """All are asked in turn from the eldest; the partner of a lone player is not."""
    state = after(f"deal {FOUR_SUITS}; order; discard 9h", ANYONE)
    assert (state.phase, asked(state)) == (Phase.ANYONE_ALONE, NORTH)
    state = on(state, "alone")
    assert asked(state) == EAST
    state = on(state, "pass")
    assert asked(state) == WEST, "South, the loner's partner, is not asked"
    state = on(state, "alone")
    contract = there(view(state, None).contract)
    assert (contract.lone_maker, contract.lone_defender, contract.active) == (NORTH, WEST, (NORTH, WEST))
    state = on(state, "play Jh; play 9s")
    assert [len(trick.cards) for trick in view(state, None).tricks] == [2]
    last = there(view(played_out(state, FOUR_SUITS), None).last)
    assert (last.tricks, last.outcome, last.points) == ((5, 0, 0, 0), Outcome.LONE_MARCH, (4, 0))


BLIND = Rules(blind_loner=True)
FIVE_TRICKS = "9cTcQcKcAc JsKsAsTsQs 9dTdQdKdAd JdAhKhQh9s JhTh9hJc"
FOUR_TRICKS = "AcTcQcKcJc JsKsAsTsQs 9sTdQdKdAd JdAhKh9d9c JhTh9hQh"
TWO_TRICKS = "AcTcQcKcJc JsKsAsTsQs AhKhQhKdAd Jd9d9cTdTh Jh9hQd9s"


@for_all(
    deal__discard__tricks__outcome__points=[
        (FIVE_TRICKS, "9s", 5, Outcome.LONE_MARCH, (0, 5)),
        (FOUR_TRICKS, "9d", 4, Outcome.EUCHRED, (1, 0)),
        (TWO_TRICKS, "9d", 2, Outcome.EUCHRED, (1, 0)),
    ]
)
def test_13_a_blind_loner(deal: str, discard: str, tricks: int, outcome: Outcome, points: tuple[int, int]) -> None:
    state = after(f"deal {deal}; alone", BLIND)
    assert (state.phase, asked(state)) == (Phase.DISCARDING, WEST)
    last = there(view(played_out(on(state, f"discard {discard}"), deal), None).last)
    assert last.contract is not None
    assert (last.contract.sitting_out, last.contract.blind) == ((EAST,), True)
    assert (last.tricks[WEST], last.outcome, last.points) == (tricks, outcome, points)


def test_14_the_benny_is_a_trump_besides_the_bowers() -> None:
    """North has the jack of hearts and the joker, hearts are turned."""
    deal = "JhTcQsKcXx 9d9sTdTsKh QdKdAdKsAs 9cThQhAhQc 9hJsJdJcAc"
    state = after(f"deal {deal}", Rules(benny=Benny.JOKER, needs_trump=NeedsTrump.EVERYONE))
    assert choices(state) == {"pass", "order", "order alone"}


@pytest.mark.parametrize("rule", [UpcardBenny.BLIND_CALL, UpcardBenny.NAMED_SUIT])
def test_21_the_dealer_sees_no_card_until_the_suit_is_named(rule: UpcardBenny) -> None:
    rules = Rules(benny=Benny.JOKER, upcard_benny=rule)
    state = after("deal " + TURNED, rules)
    assert (state.phase, asked(state)) == (Phase.BLIND_CALL, WEST)
    assert view(state, WEST).cards == 0
    assert all(count(view(state, seat).cards) == 5 for seat in (NORTH, EAST, SOUTH))
    named = view(on(state, "name d"), WEST)
    assert {*parse_hand("9hThQhKhAh")} <= {*cards_in(named.cards)}
    assert (named.contract is None) == (rule is UpcardBenny.NAMED_SUIT)


@for_all(
    rules=[
        Rules(benny=Benny.JOKER),
        Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.NAMED_SUIT),
        Rules(benny=Benny.TWO_OF_SPADES, alone=WhoAlone.ANYONE),
        Rules(blind_loner=True),
    ]
)
def test_21_whatever_is_dealt_the_dealer_sees_the_same(rules: Rules) -> None:
    dice, upcard = Random(21), rules.benny_card if rules.benny_card is not None else card("Jd")
    start = after((), rules)
    seen = {view(apply(start, deal), WEST) for deal in deals_that_turn(upcard, rules, dice)}
    assert len(seen) == 1
    mine = seen.pop()
    assert mine.phase in (Phase.BLIND_CALL, Phase.BLIND_LONER)
    assert mine.cards == 0
    assert mine.choices
    others = {view(apply(start, deal), NORTH) for deal in deals_that_turn(upcard, rules, dice)}
    assert len(others) > 40


def deals_that_turn(upcard: Card, rules: Rules, dice: Random) -> list[Deal]:
    """Fifty deals with one card turned."""
    found: list[Deal] = []
    for _ in range(50):
        pack = [each for each in rules.pack if each != upcard]
        dice.shuffle(pack)
        found.append(deal_of(rules, (*pack[:20], upcard, *pack[20:])))
    return found
