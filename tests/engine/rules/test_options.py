"""Every option changes what may be done or what follows; with its default the same lines go another way."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine import BadRules, Outcome, Phase, Refusal, Rules, Seat, State, Trump, actor, start, view
from engine.cards import card, card_name, cards_in, natural_rank
from engine.rules.options import (
    AllPass,
    DealerPartner,
    DefendAlone,
    FirstDealer,
    FirstToSpeak,
    LoneLead,
    NeedsTrump,
    NoTrump,
    Ranks,
    RedealBy,
    ScoreCards,
)
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.refused import refused
from tests.there import there

PASSES = ["pass"] * 4


def march(scores: tuple[int, int], rules: Rules) -> State:
    """After a march by North and South at some score."""
    return played_out(on(at(scores, rules), f"deal {MARCH}; order; discard 9h"), MARCH)


@pytest.mark.parametrize(("target", "over"), [(5, True), (7, False), (52, False)])
def test_target(target: int, over: bool) -> None:
    assert (march((3, 0), Rules(target=target)).phase is Phase.OVER) == over


@pytest.mark.parametrize(("win_by", "over"), [(1, True), (2, False)])
def test_win_by(win_by: int, over: bool) -> None:
    assert (march((8, 9), Rules(win_by=win_by)).phase is Phase.OVER) == over


def test_no_trump_is_named_in_round_two_only() -> None:
    rules = Rules(no_trump=NoTrump.ROUND_TWO)
    state = after(["deal " + BARE, *PASSES])
    assert refusal(state, "name nt") is Refusal.NO_TRUMP_OFF
    assert "name nt" not in choices(state)
    offered = after(["deal " + BARE, *PASSES], rules)
    assert {"name nt", "name nt alone"} <= choices(offered)
    assert refusal(after("deal " + BARE, rules), "name nt") is Refusal.NOT_NOW


def test_at_no_trump_the_jack_is_plain_and_nothing_ruffs() -> None:
    """The queen takes the jack, and the two jacks of a colour are of two suits."""
    deal = "JhThAcKcQc JdQh9s9cTs AhKhTcJcAd KdQdTd9dJs 9hKsQsAs"
    state = after(["deal " + deal, *PASSES, "name nt", "play Jh"], Rules(no_trump=NoTrump.ROUND_TWO))
    assert choices(state) == {"play Qh"}
    state = on(state, "play Qh; play Kh; play Kd")
    assert view(state, None).tricks[0].winner == SOUTH
    trumped = after(["deal " + deal, *PASSES, "name d", "play Jh"])
    assert choices(trumped) == {"play Jd"}


def test_all_pass() -> None:
    lines = ["deal " + BARE, *["pass"] * 7]
    assert "pass" in choices(after(lines))
    stuck = after(lines, Rules(all_pass=AllPass.STICK_DEALER))
    assert "pass" not in choices(stuck)
    assert refusal(stuck, "pass") is Refusal.DEALER_STUCK
    early = after(lines[:-1], Rules(all_pass=AllPass.STICK_DEALER))
    assert "pass" in choices(early)


@pytest.mark.parametrize(("rule", "dealer"), [(RedealBy.NEXT, NORTH), (RedealBy.SAME, WEST)])
def test_redeal_by(rule: RedealBy, dealer: Seat) -> None:
    public = view(after(["deal " + BARE, *["pass"] * 8], Rules(redeal_by=rule)), None)
    assert (public.dealer, public.number) == (dealer, 2)
    scored = view(march((0, 0), Rules(redeal_by=rule)), None)
    assert scored.dealer == NORTH


def test_dealer_partner_orders_only_alone_and_leaves_the_upcard() -> None:
    rules = Rules(dealer_partner=DealerPartner.ALONE)
    state = after(f"deal {BARE}; pass", rules)
    assert asked(state) == EAST
    assert choices(state) == {"pass", "order alone"}
    assert refusal(state, "order") is Refusal.PARTNER_ALONE
    alone = on(state, "order alone")
    assert alone.phase is Phase.PLAYING
    public = view(alone, None)
    assert not public.upcard_taken
    assert public.counts == (5, 5, 5, 5)
    assert card("Js") not in cards_in(view(alone, WEST).cards)
    usual = after(f"deal {BARE}; pass; order alone")
    assert usual.phase is Phase.DISCARDING
    assert view(usual, None).upcard_taken


def test_dealer_partner_is_free_in_round_two_and_others_always() -> None:
    rules = Rules(dealer_partner=DealerPartner.ALONE)
    assert "name h" in choices(after(["deal " + BARE, *PASSES, "pass"], rules))
    for passes in (0, 2, 3):
        assert "order" in choices(after(["deal " + BARE, *["pass"] * passes], rules))


@for_all(
    rule__call__asks=[
        (DefendAlone.NEVER, "order", False),
        (DefendAlone.NEVER, "order alone", False),
        (DefendAlone.AGAINST_LONER, "order", False),
        (DefendAlone.AGAINST_LONER, "order alone", True),
        (DefendAlone.ALWAYS, "order", True),
        (DefendAlone.ALWAYS, "order alone", True),
    ]
)
def test_defend_alone(rule: DefendAlone, call: str, asks: bool) -> None:
    state = after(f"deal {BARE}; {call}; discard 9h", Rules(defend_alone=rule))
    assert (state.phase is Phase.DEFENDER_ALONE) == asks
    if not asks:
        assert refusal(state, "alone") is Refusal.NOT_NOW
        return
    assert asked(state) == EAST
    second = on(state, "pass")
    assert (second.phase, actor(second)) == (Phase.DEFENDER_ALONE, WEST)
    assert on(second, "pass").phase is Phase.PLAYING
    for lone, partner, at_work in ((EAST, WEST, on(state, "alone")), (WEST, EAST, on(second, "alone"))):
        contract = there(view(at_work, None).contract)
        assert contract.lone_defender == lone
        assert partner in contract.sitting_out
        assert at_work.phase is Phase.PLAYING


def test_defend_alone_after_the_second_round_and_after_an_upcard_left() -> None:
    rules = Rules(defend_alone=DefendAlone.ALWAYS, dealer_partner=DealerPartner.ALONE)
    named = after(["deal " + BARE, *PASSES, "pass", "pass", "name h"], rules)
    assert (named.phase, actor(named)) == (Phase.DEFENDER_ALONE, EAST)
    left = after(f"deal {BARE}; pass; order alone", rules)
    assert (left.phase, actor(left)) == (Phase.DEFENDER_ALONE, NORTH)


@for_all(
    call__eldest__left_of_loner=[
        ("order alone; discard 9h", NORTH, EAST),
        ("pass; order alone; discard 9h", NORTH, SOUTH),
        ("pass; pass; order alone; discard 9h", EAST, WEST),
        ("pass; pass; pass; order alone; discard 9h", NORTH, NORTH),
        ("pass; order; discard 9h", NORTH, NORTH),
    ]
)
def test_lone_lead(call: str, eldest: Seat, left_of_loner: Seat) -> None:
    for rule, leader in ((LoneLead.ELDEST, eldest), (LoneLead.LEFT_OF_LONER, left_of_loner)):
        assert asked(after(f"deal {BARE}; {call}", Rules(lone_lead=rule))) == leader


@for_all(
    rule__defence__leader=[
        (LoneLead.LEFT_OF_LONER, "pass; alone", WEST),
        (LoneLead.LEFT_OF_LONER, "alone", EAST),
        (LoneLead.ELDEST, "alone", NORTH),
    ]
)
def test_lone_lead_goes_to_the_active_defender(rule: LoneLead, defence: str, leader: Seat) -> None:
    rules = Rules(lone_lead=rule, defend_alone=DefendAlone.ALWAYS)
    assert asked(after(f"deal {BARE}; order alone; discard 9h; {defence}", rules)) == leader


def test_ranks() -> None:
    """A card of the longer pack is dealt and taken by the next higher one; the common pack knows it not."""
    eight = "8cTcQcKcAc 9c9dTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc8d8h8s9s"
    seven = "8c7cQcKcAc 9c9dTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc8d8h8s9sTc7d7h7s"
    assert refusal(start(Rules(), WEST), "deal " + eight) is Refusal.BAD_DEAL
    for ranks, cards in ((Ranks.EIGHT_UP, eight), (Ranks.SEVEN_UP, seven)):
        state = after(["deal " + cards, *["pass"] * 5, "name h", "play 8c"], Rules(ranks=ranks))
        assert choices(state) == {"play 9c"}
        state = on(state, "play 9c; play Qd; play 9h")
        assert view(state, None).tricks[0].winner == WEST


SEVENS = "JhJdAhKh7c7d7s 8c9cTcJcQcKcAc 8d9dTdQdKdAd8s 9sTsQsKsAsJs9h 8hThQh7h"
"""North's side has four hearts at the top and no more that wins; West gets the eight of hearts."""


def test_hand_size() -> None:
    rules = Rules(ranks=Ranks.SEVEN_UP, hand_size=7)
    assert refusal(start(rules, WEST), "deal " + BARE) is Refusal.BAD_DEAL
    assert refusal(start(Rules(ranks=Ranks.SEVEN_UP), WEST), "deal " + SEVENS) is Refusal.BAD_DEAL
    state = after(f"deal {SEVENS}; order", rules)
    assert view(state, None).counts == (7, 7, 7, 8)
    done = view(played_out(on(state, "discard 8h"), SEVENS), None)
    assert done.last is not None
    assert sum(done.last.tricks) == 7


@for_all(
    north__east__outcome__points=[
        ("JhJdAhKh7c7d7s", "8c9cTcJcQcKcAc", Outcome.MADE, (1, 0)),
        ("JhJdAh7c7d7s8s", "8c9cTcJcQcKcAc", Outcome.EUCHRED, (0, 2)),
        ("JhJdAhKhQhTh8h", "8c9cTcJcQcKcAc", Outcome.MARCH, (2, 0)),
    ]
)
def test_hand_size_seven_wants_four_tricks(north: str, east: str, outcome: Outcome, points: tuple[int, int]) -> None:
    """A7. The dealer's side has no trump but the seven turned, which it buries."""
    rest = [name for name in map(card_name, Rules(ranks=Ranks.SEVEN_UP).pack) if name not in north + east + "7h"]
    hearts = [name for name in rest if name[1] == "h"]
    others = sorted((name for name in rest if name[1] != "h"), key=lambda name: -natural_rank(card(name)))
    kitty = hearts[:3]
    left = [name for name in hearts if name not in kitty]
    west, south = ("".join(part) for part in ((left + others)[:7], (left + others)[7:14]))
    kitty += (left + others)[14:]
    deal = f"{north} {east} {south} {west} 7h{''.join(kitty)}"
    state = after(f"deal {deal}; order; discard 7h", Rules(ranks=Ranks.SEVEN_UP, hand_size=7))
    public = view(played_out(state, deal), None)
    assert public.last is not None
    assert (public.last.outcome, public.last.points, public.scores) == (outcome, points, points)


@for_all(
    rule__line__dealer=[
        (FirstDealer.LOWEST_CARD, "draw Jh 9c Qd Kd", EAST),
        (FirstDealer.FIRST_JACK, "draw Ah 9c Qd Kd Th Jd", EAST),
        (FirstDealer.FIRST_JACK, "draw Jd", NORTH),
        (FirstDealer.FIRST_BLACK_JACK, "draw Jd 9c Jh Jc", WEST),
        (FirstDealer.FIRST_BLACK_JACK, "draw Jd Js", EAST),
    ]
)
def test_first_dealer(rule: FirstDealer, line: str, dealer: Seat) -> None:
    public = view(on(start(Rules(first_dealer=rule)), line), None)
    assert (public.phase, public.dealer) == (Phase.DEALING, dealer)


def test_north_deals_first_without_a_draw() -> None:
    rules = Rules(first_dealer=FirstDealer.NORTH)
    public = view(start(rules), None)
    assert (public.phase, public.dealer, public.draws) == (Phase.DEALING, NORTH, ())
    assert view(start(rules, EAST), None).dealer == EAST
    assert view(start(replace(rules, cut=True)), None).phase is Phase.CUTTING
    assert refusal(start(rules), "draw 9c Tc Jc Qc") == Refusal.NOT_NOW


def test_first_to_speak() -> None:
    dealer_first = Rules(first_to_speak=FirstToSpeak.DEALER)
    seats = []
    state = after("deal " + BARE, dealer_first)
    for _ in range(8):
        seats.append(asked(state))
        state = on(state, "pass")
    assert seats == [WEST, NORTH, EAST, SOUTH] * 2
    assert view(state, None).phase is Phase.DEALING
    assert asked(after("deal " + BARE)) == NORTH
    first = after(f"deal {BARE}; order; discard 9h", dealer_first)
    assert asked(first) == NORTH, "the eldest leads all the same"


def test_first_to_speak_cannot_be_stuck() -> None:
    with refused("bad-rules-dealer-first-stuck", of=BadRules):
        Rules(first_to_speak=FirstToSpeak.DEALER, all_pass=AllPass.STICK_DEALER)


def test_needs_trump() -> None:
    """BARE: North has five clubs and no jack; the jack of spades is turned."""
    for rule, may in ((NeedsTrump.NOBODY, True), (NeedsTrump.DEALER, True), (NeedsTrump.EVERYONE, False)):
        assert ("order" in choices(after("deal " + BARE, Rules(needs_trump=rule)))) == may
    for rule, may in ((NeedsTrump.NOBODY, True), (NeedsTrump.DEALER, False), (NeedsTrump.EVERYONE, False)):
        assert ("order" in choices(after(f"deal {BARE}; pass; pass; pass", Rules(needs_trump=rule)))) == may
    named = after(["deal " + BARE, *PASSES], Rules(needs_trump=NeedsTrump.EVERYONE))
    assert choices(named) == {"pass", "name c", "name c alone"}


def test_needs_trump_asks_nothing_for_no_trump() -> None:
    rules = Rules(needs_trump=NeedsTrump.EVERYONE, no_trump=NoTrump.ROUND_TWO)
    assert "name nt" in choices(after(["deal " + BARE, *PASSES], rules))


def test_needs_trump_lets_a_stuck_dealer_pass_who_may_name_nothing() -> None:
    """All of West's cards are spades, the suit turned down, and the red jacks."""
    deal = "9cTcQcKcAc 9d9hTdThQh QdKdAdKhAh 9sTsQsJhJd AsKsJsJc"
    rules = Rules(needs_trump=NeedsTrump.EVERYONE, all_pass=AllPass.STICK_DEALER)
    state = after(["deal " + deal, *["pass"] * 7], rules)
    assert choices(state) == {"pass"}
    assert refusal(state, "name h") is Refusal.NEEDS_TRUMP
    public = view(on(state, "pass"), None)
    assert (public.phase, public.dealer) == (Phase.DEALING, NORTH)
    able = after(["deal " + BARE, *["pass"] * 7], rules)
    assert choices(able) == {"name h", "name h alone"}
    assert refusal(able, "pass") is Refusal.DEALER_STUCK


@pytest.mark.parametrize(("rule", "points"), [(2, 2), (4, 4)])
def test_euchred_loner(rule: int, points: int) -> None:
    deal = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
    for call, expected in (("order alone", points), ("order", 2)):
        state = after(f"deal {deal}; {call}; discard 9h", Rules(euchred_loner=rule))
        assert view(played_out(state, deal), None).scores == (0, expected)


def test_euchred_loner_against_a_lone_defender_is_four_as_ever() -> None:
    deal = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
    for points in (2, 4):
        rules = Rules(euchred_loner=points, defend_alone=DefendAlone.ALWAYS)
        state = after(f"deal {deal}; order alone; discard 9h; alone", rules)
        assert view(played_out(state, deal), None).scores == (0, 4)


@pytest.mark.parametrize(("strict", "over"), [(False, True), (True, False)])
def test_exceed_target(strict: bool, over: bool) -> None:
    assert (march((8, 0), Rules(exceed_target=strict)).phase is Phase.OVER) == over
    assert march((9, 0), Rules(exceed_target=strict)).phase is Phase.OVER


def test_score_cards_change_what_is_shown_and_no_play() -> None:
    """What shows a score is for the pictures (tests/bot/panels/test_hand.py); the game is the same."""
    states = [march((3, 0), Rules(score_cards=style)) for style in ScoreCards]
    assert {view(state, None).scores for state in states} == {(5, 0)}
    assert len({view(state, None).rules.score_cards for state in states}) == len(ScoreCards)


@for_all(option=[field.name for field in fields(Rules)])
def test_every_option_has_a_test_of_its_name(option: str) -> None:
    """In this file or in one of its siblings, by part of the rules."""
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_options*.py")]
    assert any(re.search(rf"^def test_{option}", text, re.MULTILINE) for text in texts)


def test_the_partner_of_a_lone_dealer_sits_out() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; order alone; discard 9h")
    contract = there(view(state, None).contract)
    assert contract.sitting_out == (EAST,)
    assert contract.active == (NORTH, SOUTH, WEST)


def test_a_dealer_who_sits_out_still_discards() -> None:
    """D1: anyone's acceptance gives the dealer the upcard, his lone partner's too."""
    state = after(f"deal {BARE}; pass; order alone")
    assert (state.phase, actor(state)) == (Phase.DISCARDING, WEST)
    state = on(state, "discard Js")
    assert view(state, WEST).buried == (card("Js"),)
    contract = there(view(state, None).contract)
    assert (contract.trump, contract.active) == (Trump.SPADES, (NORTH, EAST, SOUTH))
