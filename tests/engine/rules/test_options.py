"""Every option changes what may be done or what follows: the same lines under each of its values.

A row here, or a test of the option's name in one of the files beside this one, by part of the rules.
"""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

from engine import (
    PRESETS,
    Outcome,
    Phase,
    Refusal,
    Rules,
    State,
    actor,
    dump_rules,
    load,
    rules_from,
    start,
    story,
    view,
)
from engine.cards import card, cards_in
from engine.events import Word
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.rules.options import AllPass, AssistMakes, NeedsTrump, Partnership, RedealBy, ScoreCards
from engine.seats import EAST, NORTH, WEST, Seat
from tests.cases import for_all
from tests.engine.hand_lines import BARE, LOW, MARCH, after, asked, choices, on, played_out, refusal
from tests.there import there

Value = str | int | bool
PASSES = "pass; pass; pass; pass"
REVOKE = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
"""North leads clubs; East has the jack of clubs. Diamonds are trump."""
JACK = f"{BARE[:-8]}JhJsJdJc"
"""The jack of hearts is turned."""
JACK_HELD = f"{BARE[:-8]}AhJsJdJc".replace("KhAh", "KhJh")
EUCHRED = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
"""North's side takes no trick in hearts."""
WEAK = "AhKhQhThJh 9sTsQsKsAs 9dTdQdKdAd 9cTcQcKcAc JdJs9hJc"
"""The jack of diamonds is turned for West, who holds clubs; North has the left bower."""
THREE_TRICKS = "JhJdAh9c9s TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQhKh"
TWO_TRICKS = "JhJd9c9s9d TcJcQcKcAc ThTdQdKdAd TsQsKsAsJs 9hAhQhKh"
CLUB_UP = "AcKc9hThQh JcJs9d9sTd QdKdAdQsKs TcQcKhAhJh 9cTsAsJd"
BUCK, SET_BACK = PRESETS["buck"], PRESETS["set-back"]


class Row(NamedTuple):
    """Lines after a deal by West, and what they come to under each value of an option."""

    option: str
    lines: str
    under: dict[Value, object]
    rules: Rules = Rules()
    scores: tuple[int, ...] | None = None
    deal: str = BARE


def reached(row: Row, value: Value) -> State:
    match = first_match(changed(row.rules, **{row.option: value}), WEST)
    before = Dealing(match if row.scores is None else match._replace(scores=row.scores))
    return on(before, [f"deal {row.deal}", *filter(None, row.lines.split("; "))])


def changed(rules: Rules | None = None, **options: Value) -> Rules:
    return rules_from({**(json.loads(dump_rules(rules)) if rules else {}), **options})


# --- who is asked, and for what

DEFENDED = changed(defend_alone="always")
ANYONE, JOKERS = changed(alone="anyone"), changed(benny="joker")
DEALERS, CLEAN = changed(assist_makes="dealer"), changed(BUCK, dirty_clubs=False)
CALL, ALONE, ASSIST = "order; discard 9h", "order alone; discard 9h", "pass; order"
ASKED = (
    Row("defend_alone", CALL, {"never": "playing N", "against_loner": "playing N", "always": "defender_alone E"}),
    Row("defend_alone", ALONE, {"never": "playing N", "against_loner": "defender_alone E"}),
    Row("defend_alone", f"{PASSES}; pass; pass; name h", {"never": "playing N", "always": "defender_alone E"}),
    Row("lone_lead", ALONE, {"eldest": "playing N", "left_of_loner": "playing E"}),
    Row("lone_lead", f"pass; {ALONE}", {"eldest": "playing N", "left_of_loner": "playing S"}),
    Row("lone_lead", f"pass; pass; {ALONE}", {"eldest": "playing E", "left_of_loner": "playing W"}),
    Row("lone_lead", f"pass; {CALL}", {"eldest": "playing N", "left_of_loner": "playing N"}),
    # where both are alone, the defender who plays leads
    Row("lone_lead", f"{ALONE}; pass; alone", {"left_of_loner": "playing W"}, DEFENDED),
    Row("lone_lead", f"{ALONE}; alone", {"eldest": "playing N", "left_of_loner": "playing E"}, DEFENDED),
    Row("dealer_partner", "pass; order alone", {"with_dealer": "discarding W", "alone": "playing N"}),
    # where anyone may go alone, those are asked whose side has nobody yet
    Row("dealer_partner", "pass; order alone", {"alone": "anyone_alone N"}, ANYONE),
    Row("dealer_partner", "pass; order alone; pass", {"alone": "anyone_alone S"}, ANYONE),
    Row("blind_loner", "alone; discard 9h; pass", {True: "anyone_alone S"}, ANYONE, deal=JACK),
    Row("blind_loner", "alone; discard 9h; pass; pass", {True: "playing N"}, ANYONE, deal=JACK),
    Row("first_to_speak", "", {"eldest": "first_round N", "dealer": "first_round W"}),
    Row("first_to_speak", "pass; pass; pass", {"eldest": "first_round W", "dealer": "first_round S"}),
    Row("first_to_speak", CALL, {"eldest": "playing N", "dealer": "playing N"}),
    Row("assist_makes", ASSIST, {"partner": "discarding W", "dealer": "dealer_alone W"}),
    Row("assist_makes", "pass; pass; pass; order", {"dealer": "discarding W"}),
    Row("alone", ASSIST, {"maker": "dealer_alone W", "nobody": "discarding W", "anyone": "discarding W"}, DEALERS),
    Row("alone", CALL, {"nobody": "playing N", "maker": "playing N", "anyone": "anyone_alone N"}),
    Row("blind_loner", "", {False: "first_round N", True: "blind_loner W"}, deal=JACK),
    Row("blind_loner", "pass", {True: "first_round N"}, deal=JACK),
    Row("blind_loner", "", {True: "first_round N"}, deal=JACK_HELD),
    Row("partners_best", ALONE, {0: "playing N", 1: "partners_best N", 2: "partners_best N"}),
    Row("partners_best", f"{ALONE}; give 9c", {1: "partners_best S", 2: "partners_best N"}),
    Row("partners_best", CALL, {1: "playing N"}),
    Row("kitty_exchange", ALONE, {False: "playing N", True: "kitty_exchange N"}),
    Row("kitty_exchange", CALL, {True: "playing N"}),
    Row("kitty_exchange", f"{CALL}; alone", {True: "playing N"}, DEFENDED),
    Row("kitty_exchange", f"{ALONE}; alone", {True: "kitty_exchange N"}, DEFENDED),
    Row("betting", CALL, {"never": "playing N", "per_hand": "betting_round E", "per_point": "playing N"}),
    Row("may_drop", CALL, {False: "playing N", True: "stay_or_drop E"}, CLEAN),
    Row("may_drop", "pass; pass; order; discard 9h; stay; stay", {True: "stay_or_drop W"}, BUCK),
    Row("declare_march", f"{CALL}; stay; stay; drop", {False: "playing N", True: "declare_march N"}, SET_BACK),
    Row("declare_march", f"{CALL}; stay; stay; drop; pass; declare", {True: "playing E"}, SET_BACK),
    Row("dirty_clubs", "", {False: "first_round N", True: "playing N"}, BUCK, deal=CLUB_UP),
    Row("dirty_clubs", "", {True: "declare_march N"}, changed(BUCK, declare_march=True), deal=CLUB_UP),
)


@for_all(row=ASKED)
def test_who_is_asked_under_each_value(row: Row) -> None:
    for value, expected in row.under.items():
        state = reached(row, value)
        assert f"{state.phase.name.lower()} {'NESW'[asked(state)]}" == expected, value


# --- whether a line is offered, the last of these; if not, why

OFF, NEEDED = Refusal.NOT_ALONE, Refusal.NEEDS_TRUMP
STUCK, FOLLOW, PROOF = Refusal.DEALER_STUCK, Refusal.MUST_FOLLOW, Refusal.NOT_PROVED
STRAY, POOR = f"{PASSES}; name d; play 9c; play 9s", changed(farmers_hand="all_low")
OFFERED = (
    Row("no_trump", f"{PASSES}; name nt", {"never": Refusal.NO_TRUMP_OFF, "round_two": None}),
    Row("no_trump", "name nt", {"never": Refusal.NOT_NOW, "round_two": Refusal.NOT_NOW}),
    Row("all_pass", f"{PASSES}; {PASSES}", {"throw_in": None, "stick_dealer": STUCK, "stick_or_forfeit": None}),
    Row("all_pass", f"{PASSES}; pass; pass; pass", {"stick_dealer": None}),
    Row("dealer_partner", "pass; order", {"with_dealer": None, "alone": Refusal.PARTNER_ALONE}),
    Row("dealer_partner", "order", {"alone": None}),
    # North has five clubs and no jack; the jack of spades is turned
    Row("needs_trump", "order", {"nobody": None, "dealer": None, "everyone": NEEDED}),
    Row("needs_trump", "pass; pass; pass; order", {"nobody": None, "dealer": NEEDED, "everyone": NEEDED}),
    Row("needs_trump", f"{PASSES}; name c", {"everyone": None}),
    Row("needs_trump", f"{PASSES}; name d", {"nobody": None, "everyone": NEEDED}),
    Row("needs_trump", "name s", {"everyone": None}, JOKERS, deal=f"{BARE[:-8]}XxJsJhJdJc"),
    Row("alone", "order alone", {"nobody": OFF, "maker": None, "anyone": OFF}),
    Row("alone", f"{PASSES}; name h alone", {"nobody": OFF, "maker": None, "anyone": OFF}),
    Row("assist_makes", "pass; order alone", {"partner": None, "dealer": Refusal.DEALERS_CALL}),
    Row("assist_makes", "pass; pass; order alone", {"dealer": None}),
    Row("assist_makes", f"{PASSES}; pass; name h alone", {"dealer": None}),
    Row("farmers_remedy", "show", {"exchange": Refusal.NOT_POOR, "redeal": None}, POOR, deal=LOW),
    Row("honour", STRAY, {False: FOLLOW, True: None}, deal=REVOKE),
    Row(
        "claims", f"{CALL}; laydown 0", {"never": Refusal.NOT_NOW, "proved": PROOF, "consent": None}, deal=THREE_TRICKS
    ),
)


@for_all(row=OFFERED)
def test_what_may_be_done_under_each_value(row: Row) -> None:
    *before, line = row.lines.split("; ")
    for value, why in row.under.items():
        state = reached(row._replace(lines="; ".join(before)), value)
        if why is None:
            assert line.startswith("laydown") or line in choices(state), value
            assert on(state, line)
        else:
            assert line not in choices(state)
            assert refusal(state, line) is why, value


# --- what a hand comes to, when it is played out in the order of the deal

RUBBER, DEAR_LONERS = changed(rubber=True), changed(alone="anyone", euchred_loner=4)
SOUTH_ALONE, PARTNERS = f"{CALL}; pass; pass; alone; pass", "9s9cTsTdQd JhJdAhKhQh JsQsKsAs9d TcJcQcKcAc 9hThKdAd"
CHOOSE = ("march", "march_two_or_four", "any_two_or_four")
HONOUR, STRAYED = changed(honour=True), f"{PASSES}; name d; play 9c; play 9s; play Td; play 9h"
REVOKED: dict[Value, object] = {"to_opponents": "5-3 dealing", "off_offenders": "3-1 dealing"}
DOWN, STAYED = changed(SET_BACK, declare_march=False, target=20), f"{CALL}; stay; stay; stay"
BLIND = changed(blind_loner=True)
STYLES = [field.value for field in ScoreCards]
SCORED = (
    Row("target", CALL, {5: "5-0 over", 7: "5-0 dealing", 52: "5-0 dealing"}, scores=(3, 0), deal=MARCH),
    Row("win_by", CALL, {1: "10-9 over", 2: "10-9 dealing"}, scores=(8, 9), deal=MARCH),
    Row("exceed_target", CALL, {False: "10-0 over", True: "10-0 dealing"}, scores=(8, 0), deal=MARCH),
    Row("exceed_target", CALL, {False: "11-0 over", True: "11-0 over"}, scores=(9, 0), deal=MARCH),
    # what shows a score is for the pictures; the game is the same
    Row("score_cards", CALL, dict.fromkeys(STYLES, "5-0 dealing"), scores=(3, 0), deal=MARCH),
    Row("euchred_loner", ALONE, {2: "0-2 dealing", 4: "0-4 dealing"}, deal=EUCHRED),
    Row("euchred_loner", CALL, {2: "0-2 dealing", 4: "0-2 dealing"}, deal=EUCHRED),
    # whoever of the makers is alone; a lone defender has four as ever, and so has one against a blind loner (E7)
    Row("euchred_loner", SOUTH_ALONE, {2: "0-2 dealing", 4: "0-4 dealing"}, ANYONE, deal=PARTNERS),
    Row("euchred_loner", f"{CALL}; pass; alone; pass", {2: "0-4 dealing"}, ANYONE, deal=PARTNERS),
    Row("euchred_loner", f"{ALONE}; alone", {2: "0-4 dealing", 4: "0-4 dealing"}, DEFENDED, deal=EUCHRED),
    Row("blind_loner", "alone; discard 9c; alone", {True: "4-0 dealing"}, DEFENDED, deal=WEAK),
    Row("euchred_loner", "alone; discard 9c", {2: "1-0 dealing", 4: "1-0 dealing"}, BLIND, deal=WEAK),
    # North made trump, and South goes alone instead as at Penryn (rules-spec E5); then North does
    Row("loner_made_trump", SOUTH_ALONE, {False: "0-4 dealing", True: "0-2 dealing"}, DEAR_LONERS, deal=PARTNERS),
    Row("loner_made_trump", f"{CALL}; alone; pass; pass", {True: "0-4 dealing"}, DEAR_LONERS, deal=PARTNERS),
    # after so many hands the highest score wins, however low; the target does not count
    Row("fixed_hands", CALL, {0: "2-0 dealing", 1: "2-0 over", 2: "2-0 dealing"}, deal=MARCH),
    Row("fixed_hands", CALL, {0: "32-0 over", 40: "32-0 dealing"}, scores=(30, 0), deal=MARCH),
    Row("rubber", CALL, {False: "11-3 over", True: "0-0 dealing"}, scores=(9, 3), deal=MARCH),
    # thirteen points are three of the next game
    Row("laps", ALONE, {False: "0-0 dealing", True: "3-0 dealing"}, RUBBER, (9, 8), MARCH),
    Row("skunk_counts_two", CALL, {False: "0-0 dealing", True: "11-0 over"}, RUBBER, (9, 0), MARCH),
    Row("skunk_counts_two", CALL, {True: "0-0 dealing"}, RUBBER, (9, 1), MARCH),
    Row(
        "robson", CALL, {"never": "5-3 dealing", **dict.fromkeys(CHOOSE, "3-3 robsons_choice")}, Rules(), (3, 3), MARCH
    ),
    Row("robson", CALL, dict.fromkeys(CHOOSE, "4-3 dealing"), Rules(), (3, 3), THREE_TRICKS),
    # North rightly calls East's revoke, then wrongly West's
    Row("revoke_pays", f"{STRAYED}; revoke 0 1", REVOKED, HONOUR, (3, 3), REVOKE),
    Row("false_call_pays", f"{STRAYED}; revoke 0 3", {True: "3-5 dealing"}, HONOUR, (3, 3), REVOKE),
    Row("false_call_pays", f"{STRAYED}; revoke 0 3", {False: "3-3 revoke_review"}, HONOUR, (3, 3), REVOKE),
    # down from twenty, everybody alone; of two tricks North is set
    Row("no_trick", STAYED, {1: "15-21-21-21 dealing", 5: "15-25-25-25 dealing"}, DOWN, deal=MARCH),
    Row("set_penalty", STAYED, {2: "22-17-21-21 dealing", 7: "27-17-21-21 dealing"}, DOWN, deal=TWO_TRICKS),
    Row("defenders_lower", STAYED, {False: "22-17-21-21 dealing", True: "22-15-19-19 dealing"}, DOWN, deal=TWO_TRICKS),
    Row("defenders_lower", STAYED, dict.fromkeys((False, True), "17-18-21-21 dealing"), DOWN, deal=THREE_TRICKS),
    Row("lowers", STAYED, {"tricks": "15-21-21-21 dealing", "euchre_points": "18-21-21-21 dealing"}, DOWN, deal=MARCH),
    Row("lowers", STAYED, {"tricks": "17-18-21-21 dealing"}, DOWN, deal=THREE_TRICKS),
    Row("lowers", STAYED, {"euchre_points": "19-20-21-21 dealing"}, DOWN, deal=THREE_TRICKS),
    Row("lowers", STAYED, {"euchre_points": "22-18-19-19 dealing"}, DOWN, deal=TWO_TRICKS),
    Row("may_drop", f"{CALL}; stay; drop; drop", {True: "20-30-25-25 dealing"}, BUCK, deal=MARCH),
)


@for_all(row=SCORED)
def test_what_a_hand_comes_to_under_each_value(row: Row) -> None:
    for value, expected in row.under.items():
        state = played_out(reached(row, value), row.deal)
        assert f"{'-'.join(map(str, view(state, None).scores))} {state.phase.name.lower()}" == expected, value


@for_all(option=[field.name for field in fields(Rules)])
def test_every_option_has_a_row_or_a_test_of_its_name(option: str) -> None:
    texts = [path.read_text() for path in Path(__file__).parent.glob("test_options*.py")]
    rows = {row.option for row in (*ASKED, *OFFERED, *SCORED)}
    assert option in rows or any(re.search(rf"^def test_{option}", text, re.MULTILINE) for text in texts)


# --- what a row cannot say


def test_redeal_by() -> None:
    for rule, dealer in ((RedealBy.NEXT, NORTH), (RedealBy.SAME, WEST)):
        public = view(after(f"deal {BARE}; {PASSES}; {PASSES}", Rules(redeal_by=rule)), None)
        assert (public.dealer, public.number) == (dealer, 2)
        assert view(played_out(after(f"deal {MARCH}; {CALL}", Rules(redeal_by=rule)), MARCH), None).dealer == NORTH


def test_dealer_partner_alone_leaves_the_upcard() -> None:
    state = after(f"deal {BARE}; pass; order alone", changed(dealer_partner="alone"))
    public = view(state, None)
    assert (public.upcard_taken, public.counts) == (False, (5, 5, 5, 5))
    assert card("Js") not in cards_in(view(state, WEST).cards)


def test_defend_alone_asks_both_in_turn_and_the_partner_sits_out() -> None:
    state = after(f"deal {BARE}; order; discard 9h", DEFENDED)
    second = on(state, "pass")
    assert (second.phase, actor(second)) == (Phase.DEFENDER_ALONE, WEST)
    assert on(second, "pass").phase is Phase.PLAYING
    for lone, partner, at_work in ((EAST, WEST, on(state, "alone")), (WEST, EAST, on(second, "alone"))):
        contract = there(view(at_work, None).contract)
        assert (contract.lone_defender, contract.sitting_out) == (lone, (partner,))


def test_dirty_clubs_are_not_turned_down_by_passes_that_answer_something_else() -> None:
    declared = after(f"deal {CLUB_UP}", changed(BUCK, declare_march=True))
    assert not view(on(declared, PASSES), None).turned_down


def test_ranks() -> None:
    """A card of the longer pack is dealt and taken by the next higher one; the common pack knows it not."""
    eight = "8cTcQcKcAc 9c9dTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc8d8h8s9s"
    seven = "8c7cQcKcAc 9c9dTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc8d8h8s9sTc7d7h7s"
    assert refusal(start(Rules(), WEST), "deal " + eight) is Refusal.BAD_DEAL
    for ranks, cards in (("eight_up", eight), ("seven_up", seven)):
        state = after(["deal " + cards, *["pass"] * 5, "name h", "play 8c"], changed(ranks=ranks))
        assert choices(state) == {"play 9c"}
        assert view(on(state, "play 9c; play Qd; play 9h"), None).tricks[0].winner == WEST


SEVENS = "JhJdAhKh7c7d7s 8c9cTcJcQcKcAc 8d9dTdQdKdAd8s 9sTsQsKsAsJs9h 8hThQh7h"
"""North's side has four hearts at the top and no more that wins; West gets the eight of hearts."""


def test_hand_size() -> None:
    rules = changed(ranks="seven_up", hand_size=7)
    assert refusal(start(rules, WEST), "deal " + BARE) is Refusal.BAD_DEAL
    assert refusal(start(changed(ranks="seven_up"), WEST), "deal " + SEVENS) is Refusal.BAD_DEAL
    state = after(f"deal {SEVENS}; order", rules)
    assert view(state, None).counts == (7, 7, 7, 8)
    done = there(view(played_out(on(state, "discard 8h"), SEVENS), None).last)
    assert (sum(done.tricks), done.points) == (7, (1, 0))


@for_all(
    rule__line__dealer=[
        ("lowest_card", "draw Jh 9c Qd Kd", EAST),
        ("first_jack", "draw Ah 9c Qd Kd Th Jd", EAST),
        ("first_jack", "draw Jd", NORTH),
        ("first_black_jack", "draw Jd 9c Jh Jc", WEST),
        ("first_black_jack", "draw Jd Js", EAST),
    ]
)
def test_first_dealer(rule: str, line: str, dealer: Seat) -> None:
    public = view(on(start(changed(first_dealer=rule)), line), None)
    assert (public.phase, public.dealer) == (Phase.DEALING, dealer)


def test_north_deals_first_without_a_draw() -> None:
    rules = changed(first_dealer="north")
    public = view(start(rules), None)
    assert (public.phase, public.dealer, public.draws) == (Phase.DEALING, NORTH, ())
    assert view(start(rules, EAST), None).dealer == EAST
    assert view(start(changed(rules, cut=True)), None).phase is Phase.CUTTING
    assert refusal(start(rules), "draw 9c Tc Jc Qc") == Refusal.NOT_NOW


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


def test_all_pass_stick_or_forfeit() -> None:
    """Each opponent has a point, which may win the game; and the deal passes on."""
    lines = ["deal " + BARE, *["pass"] * 7]
    state = after(lines, Rules(all_pass=AllPass.STICK_OR_FORFEIT, redeal_by=RedealBy.SAME))
    done = on(state, "pass")
    public = view(done, None)
    assert (public.phase, public.scores, public.dealer) == (Phase.DEALING, (1, 0), NORTH)
    last = there(public.last)
    assert (last.outcome, last.points, last.contract) == (Outcome.FORFEITED, (1, 0), None)
    told = story(state, load("pass"), done)
    assert [(event.word, event.seat, event.side, event.points) for event in told] == [(Word.FORFEITED, WEST, 0, 1)]
    won = view(after([*lines, "pass"], Rules(all_pass=AllPass.STICK_OR_FORFEIT, target=1)), None)
    assert (won.phase, won.winner) == (Phase.OVER, 0)
    seven = Rules(seats=7, partnership=Partnership.ROTATING, all_pass=AllPass.STICK_OR_FORFEIT)
    hands, kitty = BARE.rsplit(" ", 1)
    each = view(after([f"deal {hands} - - - {kitty}", *["pass"] * 8], seven, dealer=NORTH), None)
    assert each.scores == (0, 1, 0, 1, 0, 0, 0)


@for_all(said__alone=[("pass", False), ("alone", True)])
def test_assist_makes_the_dealer_who_may_go_alone(said: str, alone: bool) -> None:
    state = after(f"deal {BARE}; pass; order; {said}; discard 9h", Rules(assist_makes=AssistMakes.DEALER))
    contract = there(view(state, None).contract)
    assert (contract.maker, contract.alone, contract.sitting_out) == (WEST, alone, (EAST,) if alone else ())
    by_partner = there(view(after(f"deal {BARE}; pass; order; discard 9h"), None).contract)
    assert by_partner.maker == EAST
