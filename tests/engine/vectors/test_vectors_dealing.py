"""The vectors of rules-spec 11 that are about draws, poor hands and stolen deals."""

import pytest

from engine import Object, Phase, Refusal, Rules, State, Steal, interjections, start, view
from engine.cards import cards_in, parse_hand
from engine.rules.options import AceNoFace, FarmersHand, Partners, Remedy
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import ACE, LOW, after, asked, choices, on, refusal

PASSED = "pass; pass; pass; pass; pass; pass; pass; pass"


# --- 15


@for_all(
    rules__deal=[
        (Rules(farmers_hand=FarmersHand.ALL_LOW), LOW),
        (Rules(farmers_hand=FarmersHand.THREE_LOW), LOW),
        (Rules(ace_no_face=AceNoFace.EXCHANGE), ACE),
    ]
)
def test_vector_15_a_poor_hand_is_shown_and_three_cards_exchanged(rules: Rules, deal: str) -> None:
    three = "9c9d9h" if deal is LOW else "9c9dTc"
    dealt = after("deal " + deal, rules)
    assert f"show {three}" in choices(dealt)
    state = on(dealt, f"show {three}")
    kept = "TcTd" if deal is LOW else "AcTd"
    assert {*cards_in(view(state, NORTH).cards)} == {*parse_hand(kept + "AdAhAs")}
    assert (state.phase, asked(state)) == (Phase.FIRST_ROUND, NORTH)
    assert choices(state) == {"pass", "order", "order alone"}


@for_all(
    rules__deal=[
        (Rules(farmers_hand=FarmersHand.ALL_LOW), ACE),
        (Rules(farmers_hand=FarmersHand.THREE_LOW), ACE),
        (Rules(ace_no_face=AceNoFace.EXCHANGE), LOW),
        (Rules(), LOW),
        (Rules(), ACE),
    ]
)
def test_vector_15_each_hand_has_its_own_rule(rules: Rules, deal: str) -> None:
    dealt = after("deal " + deal, rules)
    assert choices(dealt) == {"pass", "order", "order alone"}
    code = Refusal.NOT_POOR if rules != Rules() else Refusal.NOT_NOW
    assert refusal(dealt, "show 9c9dTc") is code
    assert refusal(dealt, "show") is code


@for_all(
    rules__deal=[
        (Rules(farmers_hand=FarmersHand.ALL_LOW, farmers_remedy=Remedy.REDEAL), LOW),
        (Rules(farmers_hand=FarmersHand.THREE_LOW, farmers_remedy=Remedy.REDEAL), LOW),
        (Rules(ace_no_face=AceNoFace.REDEAL), ACE),
        (Rules(ace_no_face=AceNoFace.REDEAL_ANY_ACES), ACE),
        (Rules(ace_no_face=AceNoFace.REDEAL_ANY_ACES), LOW),
    ]
)
def test_vector_15_a_poor_hand_is_dealt_again_by_the_same_dealer(rules: Rules, deal: str) -> None:
    state = on(after("deal " + deal, rules), "show")
    public = view(state, None)
    assert (public.phase, public.dealer, public.number, public.scores) == (Phase.DEALING, WEST, 2, (0, 0))
    assert public.last is not None
    assert (public.last.contract, public.last.points) == (None, (0, 0))


# --- 20


def test_vector_20_the_ace_deals_and_has_the_jack_for_a_partner() -> None:
    rules = Rules(partners=Partners.TWO_LOWEST)
    state = on(start(rules), "draw Ac Jd Qh Ks")
    public = view(state, None)
    assert (public.phase, public.dealer) == (Phase.DEALING, NORTH)
    # who drew the jack at East's seat now sits opposite the dealer, and who sat there at East's
    assert public.moves == (NORTH, SOUTH, EAST, WEST)


@for_all(
    draw__dealer__moves=[
        ("Ac Qd Jh Ks", NORTH, ()),  # the partner sits opposite already
        ("Ks Ac Qh Jd", EAST, ()),
        ("Jd Ac Qh Ks", EAST, (WEST, EAST, SOUTH, NORTH)),
        ("Qd Ks Jh Ac", WEST, (NORTH, SOUTH, EAST, WEST)),
        ("9d Ts 2h Qc", SOUTH, ()),
    ],
    partners=[Partners.TWO_LOWEST, Partners.TWO_HIGHEST],
)
def test_vector_20_in_every_seat(draw: str, dealer: int, moves: tuple[int, ...], partners: Partners) -> None:
    """Of four, the two lowest are partners when the two highest are."""
    public = view(on(start(Rules(partners=partners, twos=True)), "draw " + draw), None)
    assert (public.dealer, public.moves) == (dealer, moves)


@for_all(
    draw__settled=[
        ("9c 9d Jh Qs", False),  # who deals?
        ("9c Jd Jh Qs", False),  # whose partner?
        ("9c Td Jh Js", True),  # the other two are partners whichever is higher
    ]
)
def test_vector_20_ties_for_the_places_that_matter_draw_again(draw: str, settled: bool) -> None:
    state = on(start(Rules(partners=Partners.TWO_LOWEST)), "draw " + draw)
    assert state.phase is (Phase.DEALING if settled else Phase.DRAW_FOR_DEAL)
    if not settled:
        assert view(on(state, "draw Ac Jd Qh Ks"), None).dealer == NORTH


# --- 25


def stolen() -> State:
    """West has dealt, North is to deal, and East, West's partner, has taken the deal."""
    state = after(f"deal {LOW}; {PASSED}", Rules(steal_deal=True))
    assert view(state, None).dealer == NORTH
    assert interjections(state, EAST) == (Steal(EAST),)
    return on(state, "steal 1")


def test_vector_25_a_stolen_deal_noticed_before_the_upcard_goes_back() -> None:
    state = stolen()
    assert (view(state, None).dealer, view(state, SOUTH).thief) == (EAST, EAST)
    assert [interjections(state, seat) for seat in range(4)] == [(Object(NORTH),), (), (Object(SOUTH),), ()]
    state = on(state, "object 2")
    public = view(state, None)
    assert (public.phase, public.dealer, public.thief, public.scores) == (Phase.DEALING, NORTH, None, (0, 0))
    assert not any(interjections(state, seat) for seat in range(4))  # one steal between two hands
    assert view(on(state, f"deal {LOW}"), None).dealer == NORTH


def test_vector_25_a_stolen_deal_stands_once_the_upcard_is_turned() -> None:
    state = on(stolen(), f"deal {LOW}")
    assert not any(interjections(state, seat) for seat in range(4))
    assert refusal(state, "object 2") is Refusal.NOT_NOW
    assert (view(state, None).dealer, asked(state)) == (EAST, SOUTH)
    state = on(state, PASSED)
    assert view(state, None).dealer == SOUTH  # the thief's left


@pytest.mark.parametrize("line", ["steal 0", "steal 2", "steal 3", "object 0", "object 1", "steal 7"])
def test_vector_25_nobody_else_takes_the_deal(line: str) -> None:
    state = after(f"deal {LOW}; {PASSED}", Rules(steal_deal=True))
    assert refusal(state, line) is Refusal.NOT_NOW


@pytest.mark.parametrize("line", ["steal 1", "steal 3", "object 1", "object 3"])
def test_vector_25_neither_side_acts_twice(line: str) -> None:
    assert refusal(stolen(), line) is Refusal.NOT_NOW


def test_vector_25_the_first_deal_cannot_be_stolen() -> None:
    state = start(Rules(steal_deal=True), WEST)
    assert not any(interjections(state, seat) for seat in range(4))
    assert refusal(state, "steal 1") is Refusal.NOT_NOW
