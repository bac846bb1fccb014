"""Every option changes what may be done or what follows; with its default the same lines go another way."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine import Outcome, Phase, Refusal, Rules, Seat, State, actor, load, start, story, view
from engine.cards import card, cards_in
from engine.events import Word
from engine.rules.options import (
    AllPass,
    AssistMakes,
    DealerPartner,
    DefendAlone,
    FirstDealer,
    FirstToSpeak,
    LoneLead,
    NeedsTrump,
    NoTrump,
    Partnership,
    Ranks,
    RedealBy,
    ScoreCards,
    WhoAlone,
)
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
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


def test_needs_trump() -> None:
    """BARE: North has five clubs and no jack; the jack of spades is turned."""
    for rule, may in ((NeedsTrump.NOBODY, True), (NeedsTrump.DEALER, True), (NeedsTrump.EVERYONE, False)):
        assert ("order" in choices(after("deal " + BARE, Rules(needs_trump=rule)))) == may
    for rule, may in ((NeedsTrump.NOBODY, True), (NeedsTrump.DEALER, False), (NeedsTrump.EVERYONE, False)):
        assert ("order" in choices(after(f"deal {BARE}; pass; pass; pass", Rules(needs_trump=rule)))) == may
    named = after(["deal " + BARE, *PASSES], Rules(needs_trump=NeedsTrump.EVERYONE))
    assert choices(named) == {"pass", "name c", "name c alone"}


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


# --- when all pass


def test_all_pass_stick_or_forfeit() -> None:
    lines = ["deal " + BARE, *["pass"] * 7]
    rules = Rules(all_pass=AllPass.STICK_OR_FORFEIT, redeal_by=RedealBy.SAME)
    state = after(lines, rules)
    assert asked(state) == WEST
    assert "pass" in choices(state)
    assert "pass" not in choices(after(lines, Rules(all_pass=AllPass.STICK_DEALER)))
    done = on(state, "pass")
    public = view(done, None)
    assert (public.phase, public.scores, public.dealer) == (Phase.DEALING, (1, 0), NORTH)
    assert public.last is not None
    assert (public.last.outcome, public.last.points, public.last.contract) == (Outcome.FORFEITED, (1, 0), None)
    told = story(state, load("pass"), done)
    assert [(event.word, event.seat, event.side, event.points) for event in told] == [(Word.FORFEITED, WEST, 0, 1)]
    assert view(on(after(lines), "pass"), None).scores == (0, 0)


def test_all_pass_forfeit_brings_each_opponent_a_point_where_each_scores() -> None:
    rules = Rules(seats=7, partnership=Partnership.ROTATING, all_pass=AllPass.STICK_OR_FORFEIT)
    hands, kitty = BARE.rsplit(" ", 1)
    state = after(f"deal {hands} - - - {kitty}", rules, dealer=NORTH)
    public = view(on(state, ["pass"] * 8), None)
    assert public.scores == (0, 1, 0, 1, 0, 0, 0)


def test_all_pass_forfeit_can_win_the_game() -> None:
    rules = Rules(all_pass=AllPass.STICK_OR_FORFEIT, target=1)
    public = view(after(["deal " + BARE, *["pass"] * 8], rules), None)
    assert (public.phase, public.winner) == (Phase.OVER, 0)


# --- who is the maker, and who is alone


def test_assist_makes() -> None:
    partner = after(f"deal {BARE}; pass; order", Rules())
    dealer = after(f"deal {BARE}; pass; order", Rules(assist_makes=AssistMakes.DEALER))
    of = [view(state, None).contract for state in (partner, dealer)]
    assert [contract and contract.maker for contract in of] == [EAST, WEST]
    assert partner.phase is Phase.DISCARDING
    assert (dealer.phase, asked(dealer)) == (Phase.DEALER_ALONE, WEST)


@pytest.mark.parametrize(("said", "alone"), [("pass", False), ("alone", True)])
def test_assist_makes_the_dealer_who_may_go_alone(said: str, alone: bool) -> None:
    state = after(f"deal {BARE}; pass; order; {said}", Rules(assist_makes=AssistMakes.DEALER))
    assert (state.phase, asked(state)) == (Phase.DISCARDING, WEST)
    contract = there(view(on(state, "discard 9h"), None).contract)
    assert (contract.maker, contract.alone, contract.sitting_out) == (WEST, alone, (EAST,) if alone else ())


def test_assist_makes_no_loner_of_the_partner() -> None:
    state = after(f"deal {BARE}; pass", Rules(assist_makes=AssistMakes.DEALER))
    assert choices(state) == {"pass", "order"}
    assert refusal(state, "order alone") is Refusal.DEALERS_CALL
    assert "order alone" in choices(on(state, "pass")), "an opponent may still"
    assert "name h alone" in choices(on(state, "pass; pass; pass; pass")), "and the partner in round 2"


@pytest.mark.parametrize("alone", [WhoAlone.NOBODY, WhoAlone.ANYONE])
def test_assist_makes_asks_the_dealer_only_where_the_maker_may_go_alone(alone: WhoAlone) -> None:
    state = after(f"deal {BARE}; pass; order", Rules(assist_makes=AssistMakes.DEALER, alone=alone))
    assert state.phase is Phase.DISCARDING
    taken_up = after(f"deal {BARE}; pass; pass; pass; order", Rules(assist_makes=AssistMakes.DEALER))
    assert taken_up.phase is Phase.DISCARDING, "the dealer's own call has said it"
