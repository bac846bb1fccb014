"""Every option about making trump and going alone, each with a case in which it changes the outcome."""

import pytest

from engine import Outcome, Phase, Refusal, Rules, load, story, view
from engine.events import Word
from engine.rules.options import (
    AllPass,
    AssistMakes,
    Benny,
    NeedsTrump,
    Partnership,
    RedealBy,
    WhoAlone,
)
from engine.seats import EAST, NORTH, WEST
from tests.engine.hand_lines import BARE, after, asked, choices, on, refusal
from tests.there import there

TURNED = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh XxJsJhJdJc"
"""The joker is turned; West, the dealer, holds five hearts, North five clubs."""


def jokers(**others: object) -> Rules:
    return Rules(benny=Benny.JOKER, **others)  # pyright: ignore[reportArgumentType]


# --- the Benny


# --- the Benny turned


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


def test_all_pass_forfeit_does_not_tell_why() -> None:
    """Whether a dealer who needs a trump had one is hidden: the points are the same."""
    rules = Rules(all_pass=AllPass.STICK_OR_FORFEIT, needs_trump=NeedsTrump.EVERYONE)
    nothing = "9cTcQcKcAc 9d9hTdThQh QdKdAdKhAh 9sTsQsJhJd AsKsJsJc"
    for deal in (BARE, nothing):
        assert view(after(["deal " + deal, *["pass"] * 8], rules), None).scores == (1, 0)


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


# --- unseen


# --- partner's best
