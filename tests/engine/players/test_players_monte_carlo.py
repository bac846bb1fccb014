"""The expert where the right choice is known: sure tricks, endgames, and decisions by the score."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Lower, Phase, Rules, State, Take, actor, dump, view
from engine.actions import Alone, Pass
from engine.players.monte_carlo.player import EXPERT, THOROUGH, MonteCarloPlayer, PlayingStyle
from engine.players.monte_carlo.sampler import Effort
from engine.players.utility import Stakes
from engine.rules.options import AllPass, FarmersHand, LoneLead, WhoAlone
from engine.seats import WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, at, on, played_out

pytestmark = pytest.mark.compiled

EFFORT = Effort(imagined=60, judged=12, maxims=0.8, miss=0.6)
ALONE = "JhAhKhQhAc 9c9dTcTdQs AdKcKdKsJd QcQdAsJs9s ThJc9hTs"
"""North holds four hearts with the right bower, and the ace of clubs; the ten of hearts is turned."""
NO_BOWER = "AhKhQhTh9d 9c9sJhTcJc TdTsJdQdQs KcKdKsAcAd 9hAsQcJs"
POOR = "9d9sTcTdTs 9hThJdQcQd KcKdKsQhQs AcAdAsKhAh 9cJcJsJh"
SURE = "JhJdAhKhAc 9c9dTcTdQs AdKcKdKsQh QcQdAsJs9s ThJc9hTs"
"""North has three sure tricks and more in hearts, and would defend as well."""


BOWER_TURNED = "9hTdAhKhAc 9c9dTcThQs AdKcKdKsQh QcQdAsJs9s JhJcJdTs"
"""The jack of hearts is turned."""


def choice(state: State, seed: int = 1) -> str:
    """What the expert does, as a line."""
    return dump(EXPERT.choose(view(state, actor(state)), Random(seed)))


def worths(state: State, player: MonteCarloPlayer = EXPERT) -> dict[str, float]:
    """What it thinks of its choices."""
    mine = view(state, actor(state))
    return {dump(action): worth for action, worth in player.weigh(mine, Stakes.of(mine), Random(1)).worth.items()}


# --- cards


def test_last_to_play_it_takes_the_trick_as_cheaply_as_may_be() -> None:
    deal = "deal 9sTsQd9dTc Kc9cQcAdKd TdJs9hQsAc KsAsJhAhKh QhThJdJc"
    state = after(f"{deal}; pass; pass; pass; order; discard Kh; play 9s; play Kc; play Js")
    assert choice(state) == "play Ks", "the queen of spades is still out, the ace and the bowers are for later"


def test_leads_trumps_before_it_cashes_aces() -> None:
    """With both bowers, the ace and two aces beside them: the march is safe that way only."""
    deal = "deal JhJdAcAdAh 9hTc9c9d9s ThTdTsQcQd QhKcKdKsQs KhAsJcJs"
    found = worths(after(f"{deal}; order; discard Qs"))
    assert max(found, key=lambda each: found[each]) in ("play Jh", "play Jd")
    assert found["play Jh"] > found["play Ac"]


def test_a_march_that_needs_one_card_kept_keeps_it() -> None:
    """Two tricks to come: it holds an ace of a suit that is still out and a nine; the ace is kept to the last lead."""
    deal = "deal JhJdAhAs9c Tc9dTdQdKd KcAc9sTsQs QcKsAdKh9h QhThJcJs"
    tricks = (
        "play Jh; play Tc; play 9s; play 9h; play Jd; play 9d; play Ts; play Qh; play Ah; play Td; play Kc; play Kh"
    )
    state = after(f"{deal}; order; discard Qc; {tricks}")
    mine = view(state, actor(state))
    assert {dump(each) for each in mine.choices} == {"play As", "play 9c"}
    assert choice(state) == "play As"


@pytest.mark.parametrize("seed", range(3))
def test_it_buries_a_lone_low_card_and_no_trump(seed: int) -> None:
    state = after("deal 9c9dTcTdQs AdKcQcJcAs KdQdJsTs9s JhAhKhAcKs Qh9hThJd; pass; pass; pass; order")
    assert state.phase is Phase.DISCARDING
    assert choice(state, seed) == "discard Ks"


# --- calls


@for_all(scores__chosen=[((0, 0), "order alone"), ((0, 9), "order alone"), ((6, 9), "order alone")])
def test_alone_where_four_points_are_worth_more(scores: tuple[int, int], chosen: str) -> None:
    assert choice(on(at(scores), f"deal {ALONE}")) == chosen


@pytest.mark.parametrize("scores", [(8, 0), (9, 0), (9, 9), (8, 9)])
def test_alone_is_worth_no_more_where_a_march_together_wins_as_well(scores: tuple[int, int]) -> None:
    found = worths(on(at(scores), f"deal {ALONE}"))
    assert found["order alone"] <= found["order"] + 1e-9


@pytest.mark.parametrize("scores", [(9, 0), (9, 8), (9, 9)])
def test_a_call_that_wins_the_game_for_certain_is_made(scores: tuple[int, int]) -> None:
    """Three sure tricks: who passes may still win, but not for certain."""
    found = worths(on(at(scores), f"deal {SURE}"))
    assert choice(on(at(scores), f"deal {SURE}")).startswith("order")
    assert found["order"] > found["pass"]


@pytest.mark.parametrize(("passes", "together", "alone"), [("", -0.3, -0.1), ("; pass" * 4, 0.0, 0.2)])
def test_a_call_in_round_1_must_be_better_and_alone_counts_for_more(passes: str, together: float, alone: float) -> None:
    mine = view(state := on(at((0, 0)), f"deal {ALONE}{passes}"), actor(state))
    bare = PlayingStyle(cards=EFFORT, calling=EFFORT)
    plain, biased = [
        MonteCarloPlayer(style).weigh(mine, Stakes.of(mine), Random(1)).worth
        for style in (bare, replace(bare, caution=0.3, daring=0.2))
    ]
    for action, worth in biased.items():
        added = 0.0 if action == Pass() else alone if "alone" in dump(action) else together
        assert worth == pytest.approx(plain[action] + added)


@pytest.mark.parametrize(("scores", "near"), [((5, 5), False), ((6, 0), True), ((0, 6), True)])
def test_the_end_of_a_game_is_near_from_four_points_short(scores: tuple[int, int], near: bool) -> None:
    assert Stakes.of(view(on(at(scores), f"deal {SURE}"), 0)).near is near


def test_a_call_alone_reckons_with_the_lead_at_the_left_of_the_loner() -> None:
    """North would lead to its own call; where the left of the loner leads, only what is called alone changes."""
    eldest, left = (
        worths(on(at((0, 0), Rules(lone_lead=rule)), f"deal {ALONE}"))
        for rule in (LoneLead.ELDEST, LoneLead.LEFT_OF_LONER)
    )
    assert eldest["order"] == left["order"]
    assert eldest["order alone"] != left["order alone"]


def test_a_poor_hand_is_shown_though_that_is_not_weighed() -> None:
    assert choice(after(f"deal {POOR}", Rules(farmers_hand=FarmersHand.ALL_LOW))).startswith("show")
    assert choice(after(f"deal {SURE}", Rules(farmers_hand=FarmersHand.ALL_LOW))).startswith("order")


def test_the_card_of_a_partners_best_counts() -> None:
    """Ace to ten of trump without a bower: the partner may bring one, and brings an ace else."""
    alone, changed = (worths(after(f"deal {NO_BOWER}", Rules(partners_best=each))) for each in range(2))
    assert alone["order alone"] < alone["order"] == changed["order"] < changed["order alone"]


def test_a_call_that_is_asked_later_whether_to_go_alone_is_worth_the_better_answer() -> None:
    asked, never, said = (
        worths(after(f"deal {ALONE}", Rules(alone=each)), THOROUGH)
        for each in (WhoAlone.ANYONE, WhoAlone.NOBODY, WhoAlone.MAKER)
    )
    assert max(said["order"], said["order alone"]) == pytest.approx(asked["order"])
    assert asked["order"] > never["order"]


def test_worths_near_the_end_are_chances_to_win() -> None:
    """With nine points each, what a call brings is won or lost with the game: no more than the whole of it."""
    mine = view(on(at((9, 9)), f"deal {SURE}"), 0)
    stakes = Stakes.of(mine)
    assert stakes.near
    assert stakes.chance((1, 0)) == stakes.chance((4, 0)) == 1
    assert stakes.chance((0, 2)) == 0
    assert stakes.worth((1, 0)) == stakes.worth((4, 0)) > 0 > stakes.worth((0, 2))
    far = Stakes.of(view(on(at((0, 0)), f"deal {SURE}"), 0))
    assert (far.near, far.worth((4, 0)), far.worth((0, 2))) == (False, 4, -2)


@pytest.mark.parametrize(("scores", "near"), [((0, 0), False), ((9, 8), True), ((8, 9), True)])
def test_a_stuck_dealer_who_passes_forfeits_a_point(scores: tuple[int, int], near: bool) -> None:
    """rules-spec D3: the pass is known to bring the opponents a point, and the game if that is what they lack."""
    rules = Rules(all_pass=AllPass.STICK_OR_FORFEIT)
    state = on(at(scores, rules), f"deal {BARE}; pass; pass; pass; pass; pass; pass; pass")
    mine = view(state, actor(state))
    assert (mine.seat, mine.phase) == (WEST, Phase.SECOND_ROUND)
    stakes = Stakes.of(mine)
    assert stakes.near is near
    assert worths(state)["pass"] == pytest.approx(stakes.worth((1, 0)))
    assert stakes.worth((1, 0)) < 0


# --- Robson


@for_all(
    scores__chosen=[
        ((9, 9), Take()),
        ((8, 8), Take()),
        ((3, 9), Lower()),
        ((2, 9), Lower()),
        ((3, 5), Take()),
        ((0, 3), Take()),
    ]
)
def test_robson_by_the_chance_to_win(scores: tuple[int, int], chosen: Take | Lower) -> None:
    """rules-spec G4: points that win are taken; opponents about to win are lowered."""
    rules = PRESETS["robson"]
    assert rules.target == 10
    state = played_out(on(at(scores, rules), f"deal {MARCH}; order; discard 9h"), MARCH)
    assert state.phase is Phase.ROBSONS_CHOICE
    mine = view(state, actor(state))
    assert EXPERT.choose(mine, Random(1)) == chosen


@for_all(scores__chosen=[((5, 9), Alone()), ((9, 5), Pass()), ((4, 9), Pass()), ((5, 8), Pass()), ((0, 0), Pass())])
def test_alone_unseen_only_where_nothing_less_will_do(scores: tuple[int, int], chosen: Alone | Pass) -> None:
    """rules-spec E7: five points by a march win the game there, and the opponents are sure to win the next hand."""
    ours, theirs = scores
    state = on(at((theirs, ours), PRESETS["robson"], dealer=WEST), f"deal {BOWER_TURNED}")
    assert state.phase is Phase.BLIND_LONER
    assert EXPERT.choose(view(state, WEST), Random(1)) == chosen
