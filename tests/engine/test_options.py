"""Every option changes what may be done or what follows; with its default the same lines go another way."""

from dataclasses import fields

import pytest

from engine import Phase, Refusal, Rules, Seat, State, Trump, actor, view
from engine.cards import card, cards_in
from engine.rules import AllPass, DealerPartner, DefendAlone, LoneLead, NoTrump, RedealBy
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.engine.lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.strategies import phase_of

PASSES = ["pass"] * 4


def march(scores: tuple[int, int], rules: Rules) -> State:
    """After a march by North and South at some score."""
    return played_out(on(at(scores, rules), f"deal {MARCH}; order; discard 9h"), MARCH)


@pytest.mark.parametrize(("target", "over"), [(5, True), (7, False), (52, False)])
def test_target(target: int, over: bool) -> None:
    assert (phase_of(march((3, 0), Rules(target=target))) is Phase.OVER) == over


@pytest.mark.parametrize(("win_by", "over"), [(1, True), (2, False)])
def test_win_by(win_by: int, over: bool) -> None:
    assert (phase_of(march((8, 9), Rules(win_by=win_by))) is Phase.OVER) == over


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
    assert phase_of(alone) is Phase.PLAYING
    public = view(alone, None)
    assert not public.upcard_taken
    assert public.counts == (5, 5, 5, 5)
    assert card("Js") not in cards_in(view(alone, WEST).cards)
    usual = after(f"deal {BARE}; pass; order alone")
    assert phase_of(usual) is Phase.DISCARDING
    assert view(usual, None).upcard_taken


def test_dealer_partner_is_free_in_round_two_and_others_always() -> None:
    rules = Rules(dealer_partner=DealerPartner.ALONE)
    assert "name h" in choices(after(["deal " + BARE, *PASSES, "pass"], rules))
    for passes in (0, 2, 3):
        assert "order" in choices(after(["deal " + BARE, *["pass"] * passes], rules))


@pytest.mark.parametrize(
    ("rule", "call", "asks"),
    [
        (DefendAlone.NEVER, "order", False),
        (DefendAlone.NEVER, "order alone", False),
        (DefendAlone.AGAINST_LONER, "order", False),
        (DefendAlone.AGAINST_LONER, "order alone", True),
        (DefendAlone.ALWAYS, "order", True),
        (DefendAlone.ALWAYS, "order alone", True),
    ],
)
def test_defend_alone(rule: DefendAlone, call: str, asks: bool) -> None:
    state = after(f"deal {BARE}; {call}; discard 9h", Rules(defend_alone=rule))
    assert (phase_of(state) is Phase.DEFENDING) == asks
    if not asks:
        assert refusal(state, "alone") is Refusal.NOT_NOW
        return
    assert asked(state) == EAST
    second = on(state, "pass")
    assert (phase_of(second), actor(second)) == (Phase.DEFENDING, WEST)
    assert phase_of(on(second, "pass")) is Phase.PLAYING
    for lone, partner, at_work in ((EAST, WEST, on(state, "alone")), (WEST, EAST, on(second, "alone"))):
        contract = view(at_work, None).contract
        assert contract is not None
        assert contract.lone_defender == lone
        assert partner in contract.sitting_out
        assert phase_of(at_work) is Phase.PLAYING


def test_defend_alone_after_the_second_round_and_after_an_upcard_left() -> None:
    rules = Rules(defend_alone=DefendAlone.ALWAYS, dealer_partner=DealerPartner.ALONE)
    named = after(["deal " + BARE, *PASSES, "pass", "pass", "name h"], rules)
    assert (phase_of(named), actor(named)) == (Phase.DEFENDING, EAST)
    left = after(f"deal {BARE}; pass; order alone", rules)
    assert (phase_of(left), actor(left)) == (Phase.DEFENDING, NORTH)


@pytest.mark.parametrize(
    ("call", "eldest", "left_of_loner"),
    [
        ("order alone; discard 9h", NORTH, EAST),
        ("pass; order alone; discard 9h", NORTH, SOUTH),
        ("pass; pass; order alone; discard 9h", EAST, WEST),
        ("pass; pass; pass; order alone; discard 9h", NORTH, NORTH),
        ("pass; order; discard 9h", NORTH, NORTH),
    ],
)
def test_lone_lead(call: str, eldest: Seat, left_of_loner: Seat) -> None:
    for rule, leader in ((LoneLead.ELDEST, eldest), (LoneLead.LEFT_OF_LONER, left_of_loner)):
        assert asked(after(f"deal {BARE}; {call}", Rules(lone_lead=rule))) == leader


@pytest.mark.parametrize(
    ("rule", "defence", "leader"),
    [
        (LoneLead.LEFT_OF_LONER, "pass; alone", WEST),
        (LoneLead.LEFT_OF_LONER, "alone", EAST),
        (LoneLead.ELDEST, "alone", NORTH),
    ],
)
def test_lone_lead_goes_to_the_active_defender(rule: LoneLead, defence: str, leader: Seat) -> None:
    rules = Rules(lone_lead=rule, defend_alone=DefendAlone.ALWAYS)
    assert asked(after(f"deal {BARE}; order alone; discard 9h; {defence}", rules)) == leader


def test_every_option_has_a_test_here() -> None:
    tests = "".join(name for name in globals() if name.startswith("test_"))
    for field in fields(Rules):
        assert f"test_{field.name}" in tests


def test_the_partner_of_a_lone_dealer_sits_out() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; order alone; discard 9h")
    contract = view(state, None).contract
    assert contract is not None
    assert contract.sitting_out == (EAST,)
    assert contract.active == (NORTH, SOUTH, WEST)


def test_a_dealer_who_sits_out_still_discards() -> None:
    """D1: anyone's acceptance gives the dealer the upcard, his lone partner's too."""
    state = after(f"deal {BARE}; pass; order alone")
    assert (phase_of(state), actor(state)) == (Phase.DISCARDING, WEST)
    state = on(state, "discard Js")
    assert view(state, WEST).buried == card("Js")
    contract = view(state, None).contract
    assert contract is not None
    assert (contract.trump, contract.active) == (Trump.SPADES, (NORTH, EAST, SOUTH))
