"""Words of the story with a rule of their own (rules-spec 8): when they come, and when not."""

from collections import Counter

import pytest

from engine import Rules, State, apply, load, start, story, view
from engine.cards import hand_text, parse_hand
from engine.phases.registry import Dealing
from engine.rules.options import LoneLead, NoTrump, Robson
from engine.seats import WEST
from tests.cases import for_all
from tests.engine.golden import event_text
from tests.engine.hand_lines import MARCH, after, at, choices, on, played_out


def told(state: State, line: str) -> list[str]:
    """What one more line tells."""
    action = load(line)
    return [event_text(event, view(state, None).rules) for event in story(state, action, apply(state, action))]


def ending(state: State, deal: str) -> list[str]:
    """What the last card of a hand tells, played out in the order of the deal."""
    last, line = state, ""
    while state.phase == "playing":
        last = state
        line = min(choices(state), key=lambda each: deal.index(each.split()[1]))
        state = on(state, line)
    return told(last, line)


# Spades are trump, named by the dealer's right; North leads.
PLAIN = "Ac9d9hQhJc TcKcAdQd9s JdTdKdAhTs QcTh9cJsAs KhJhKsQs"
SPADES = ["deal " + PLAIN, *["pass"] * 6, "name s"]


def test_a_trick_is_told_with_its_winner_and_the_card_that_took_it() -> None:
    state = after([*SPADES, "play Ac", "play Kc", "play Jd"])
    assert told(state, "play Qc") == ["trick N Ac"]
    assert told(after(SPADES), "play Ac") == []


def test_chop_is_the_second_card_on_an_ace_led() -> None:
    state = after("deal AcTcJcQcKc 9sTsQsKsAs 9dTdJdQdKd 9hThJhQhKh Js9cAdAh; order; discard Js")
    assert told(on(state, "play Ac"), "play 9s") == ["chop E Ac9s"]
    assert told(on(state, "play Kc"), "play 9s") == []
    third = after(
        "deal AcTcJcQcKc 9dTdJdQdKd 9sTsQsKsAs 9hThJhQhKh Js9cAdAh; pass; order; discard Js; play Ac; play 9d"
    )
    assert told(third, "play 9s") == ["trumped-partner S Ac9s"]


def test_trumping_partner_counts_only_while_the_partner_is_winning() -> None:
    deal = "AcTcJcQcKc 9dTdJdQdKd 9sTsQsKsAd 9hThJhQhAs Js9cKhAh"
    state = after(f"deal {deal}; pass; order; discard Js; play Ac; play 9d; play 9s")
    assert told(state, "play As") == ["trick W As"]
    deal = "9cTcJcQcKc 9dTdJdQdAc 9sTsQsKsAd 9hThJhQhAs JsAhKhKd"
    state = after(f"deal {deal}; pass; order; discard Js; play 9c; play Ac")
    assert told(state, "play 9s") == []


def test_a_partner_who_has_trumped_is_trumped_by_a_higher_trump() -> None:
    """See rules-spec, what is announced."""
    higher = "9cTcJcQcKc 9s9dTdJdQd AcAsAhKhAd Ts9hThJhQh KdJsQsKs"
    state = after(f"deal {higher}; pass; pass; pass; pass; name s; play 9c; play 9s; play Ac")
    assert told(state, "play Ts") == ["overtrumped-partner W 9sTs", "trick W Ts"]
    lower = higher.replace("9s", "xx").replace("Ts", "9s").replace("xx", "Ts")
    state = after(f"deal {lower}; pass; pass; pass; pass; name s; play 9c; play Ts; play Ac")
    assert told(state, "play 9s") == ["trick E Ts"]
    led = after("deal 9cTcJcQcAs 9s9dTdJdQd AcKcAhKhAd Ts9hThJhQh KdJsQsKs; pass; pass; pass; pass; name s", dealer=0)
    assert told(on(led, "play 9s; play Ac"), "play Ts") == []


def test_a_partner_who_plays_second_trumps_a_partner_and_does_not_chop() -> None:
    """West is alone and East sits out, so that South plays second to North, his partner."""
    deal = "9cTcJcQcKc AdTdJdQd9s KsKhAhAsTh 9hTsJhQhQs Js9dAcKd"
    rules = Rules(lone_lead=LoneLead.LEFT_OF_LONER)
    state = after(f"deal {deal}; pass; pass; pass; order alone; discard Js", rules)
    state = on(state, "play Kc")
    assert told(state, "play Ks") == ["trumped-partner S KcKs"]
    ace = "9dTcJcQcAc AdTdJdQd9s KsKhAhAsTh 9hTsJhQhQs JsKc9cKd"
    led = after(f"deal {ace}; pass; pass; pass; order alone; discard Js", rules)
    assert told(on(led, "play Ac"), "play Ks") == ["trumped-partner S AcKs"]


def test_underman_is_the_left_bower_under_the_right_led() -> None:
    deal = "JsTcJdQcKc JcTdAcQdKd 9hThJhQhKh 9sTsQsKs9c AsAdAh9d"
    state = after(f"deal {deal}; order; discard As; play Js; play Jc; play Kh")
    assert told(state, "play 9s") == ["trick N Js", "underman E Jc"]
    deal = "AsTcJdQcKc JcTdAcQdKd 9hThJhQhKh 9sTsQsKs9c JsAdAh9d"
    ace = after(f"deal {deal}; order; discard Js; play As; play Jc; play Kh")
    assert told(ace, "play 9s") == ["trick E Jc"]


def test_walk_is_a_low_plain_card_led_that_wins() -> None:
    deal = "9cTcAdJdTd 9dTs9sAsKd 9hThJhQhKh QdKsQsJsAh JcQcKcAc"
    turned_down = f"deal {deal}; pass; pass; pass; pass"
    state = after(f"{turned_down}; name d; play 9c; play Ts; play Th")
    assert told(state, "play Ks") == ["trick N 9c", "walk N 9c"]
    ruffed = after(f"{turned_down}; name h; play 9c; play Ts; play Th")
    assert told(ruffed, "play Ks") == ["trick S Th"]
    trumps = "9dTdJdQdKd 9cTcJcQcKc 9sTsQsKsAs 9hThQhKhAh JsAcAdJh"
    low_trump = after(f"deal {trumps}; pass; pass; pass; pass; name d; play 9d; play 9c; play 9s")
    assert told(low_trump, "play 9h") == ["trick N 9d"]
    none = after(f"{turned_down}; name nt; play Tc; play Ts; play Th", Rules(no_trump=NoTrump.ROUND_TWO))
    assert told(none, "play Ks") == ["trick N Tc", "walk N Tc"]


def test_dutchman_is_told_when_its_last_card_is_seen() -> None:
    state = after(
        f"deal {MARCH}; order; discard 9h; play Jh; play Tc; play 9d; play 9s; play Jd; play Jc; play Td; play Ts"
    )
    state = on(state, "play Ah; play Qc; play Qd")
    assert told(state, "play Qs") == ["trick N Ah", "dutchman N JdJhAh"]
    state = on(state, "play Qs; play Kh; play Kc; play Kd")
    assert told(state, "play Ks") == ["trick N Kh"]


@for_all(
    scores__call__events=[
        ((0, 0), "order", ["trick N Qh", "march N NS h +2"]),
        ((0, 0), "order alone", ["trick N Qh", "lone-march N NS h +4", "loner-range EW"]),
        ((7, 0), "order", ["trick N Qh", "march N NS h +2", "in-the-barn NS"]),
        ((7, 6), "order", ["trick N Qh", "march N NS h +2", "bridge NS"]),
        ((4, 9), "order", ["trick N Qh", "march N NS h +2", "bridge EW"]),
        ((5, 9), "order", ["trick N Qh", "march N NS h +2", "loner-range NS +3"]),
        ((7, 9), "order", ["trick N Qh", "march N NS h +2", "in-the-barn NS"]),
        ((8, 0), "order", ["trick N Qh", "march N NS h +2", "game-won NS +10", "skunk NS"]),
        ((8, 9), "order", ["trick N Qh", "march N NS h +2", "game-won NS +10"]),
        ((9, 9), "order alone", ["trick N Qh", "lone-march N NS h +4", "game-won NS +13"]),
    ]
)
def test_the_end_of_a_hand(scores: tuple[int, int], call: str, events: list[str]) -> None:
    assert ending(on(at(scores), f"deal {MARCH}; {call}; discard 9h"), MARCH) == events


# --- double packs


def test_a_dutchman_of_a_double_pack_is_told_of_whoever_showed_it_and_once() -> None:
    """North plays the right and left bower and the ace of hearts, one of each; the other copies bring nothing more."""
    rules = Rules(seats=6, double_pack=True)
    deal = "JhJdAhJhAh 9c9dTdKdQd 9c9d9sTsQs JcJsKsAsKc QsTsTcQcKc 9sJcJsAcTc"
    kitty = (Counter(rules.pack) - Counter(parse_hand(deal.replace(" ", "")))).elements()
    state = after(
        [f"deal {deal} Kh{hand_text(kitty).replace('Kh', '', 1)}", *["pass"] * 5, "order", "discard Kh"], rules, 5
    )
    words = []
    while state.phase == "playing":
        line = min(choices(state), key=lambda each: deal.index(each.split()[1]))
        words += [word for word in told(state, line) if word.startswith("dutchman")]
        state = on(state, line)
    assert words == ["dutchman N JdJhAh"]


@pytest.mark.parametrize(("fourth", "east", "tells"), [("9d", "Jd", True), ("Jd", "9d", False)])
def test_a_hand_of_all_four_suits_is_told_by_its_fourth_card(fourth: str, east: str, *, tells: bool) -> None:
    """rules-spec 8, "a dog from every county": the left bower is a trump, so with it there are but three suits."""
    state = start(Rules(), dealer=3)
    deal = f"deal {fourth}AsAcAh9h {east}TdQd9s9c KdTsTcThKh QsKsQcKcQh JhJsJcAd"
    # East's left bower would take the third trick from the ace
    last = ["Ah Jd Th Qh", "Td Kd Qs 9d"] if tells else ["Ah 9d Th Qh", "Jd Td Kh Qs"]
    plays = ["Ac 9c Tc Kc", "As 9s Ts Ks", *last]
    lines = [deal, "order", "discard Jh", *[f"play {card}" for trick in plays for card in trick.split()]]
    words: list[str] = []
    for line in lines:
        words += told(state, line)
        state = apply(state, load(line))
    assert ("dog N" in {word[:5] for word in words}) is tells


@pytest.mark.parametrize("counts_two", [False, True])
def test_a_side_that_was_lowered_to_nothing_is_no_skunk(counts_two: bool) -> None:
    """See rules-spec G3: where a skunk counts two games the last score alone decides, and what counts is announced."""
    rules = Rules(robson=Robson.MARCH, rubber=counts_two, skunk_counts_two=counts_two)
    marched = played_out(on(at((8, 2), rules), f"deal {MARCH}; order; discard 9h"), MARCH)
    lowered = on(marched, "lower")
    assert isinstance(lowered, Dealing)
    assert lowered.match.scores == (8, 0)
    again = on(Dealing(lowered.match._replace(dealer=WEST)), f"deal {MARCH}; order; discard 9h")
    said = ending(again, MARCH)
    assert ("skunk NS" in said) == counts_two
    assert said[-1].startswith(("skunk", "game-won", "rubber-won"))
