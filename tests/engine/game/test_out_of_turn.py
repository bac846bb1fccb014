"""Actions out of turn, rulings among them: every offer applies, shows nothing hidden, and comes to an end."""

from random import Random

import pytest

from engine import Action, Outcome, Phase, Rules, State, apply, interjections, rules_from, story, view
from engine.actions import Award, LayDown, Replay, Revoke, Settle, ThrowIn
from engine.errors import IllegalAction, Refusal
from engine.match import Match
from engine.phases.registry import Dealing
from engine.players import beside
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.engine.golden import event_text
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, on, played_out, refusal
from tests.random_games import random_game

TABLES = {
    "claims": rules_from({}),
    "proved": rules_from({"claims": "proved"}),
    "honour": rules_from({"honour": True}),
    "honour off, false calls pay": rules_from(
        {"honour": True, "revoke_pays": "off_offenders", "false_call_pays": True, "target": 5}
    ),
    "honour, robson, stakes": rules_from(
        {"honour": True, "robson": "any_two_or_four", "betting": "per_hand", "claims": "proved", "target": 7}
    ),
    "honour, lone defenders": rules_from({"honour": True, "defend_alone": "always", "target": 5}),
    "honour, hustle": rules_from(
        {"honour": True, "seats": 7, "partnership": "rotating", "score_cards": "digits", "target": 5}
    ),
    "seven cards": rules_from({"ranks": "seven_up", "hand_size": 7}),
    "six": rules_from({"seats": 6, "ranks": "seven_up"}),
}
BESIDE: tuple[Action, ...] = (
    *(kind(seat) for kind in (LayDown, ThrowIn) for seat in range(-1, 8)),
    *(LayDown(seat, top=True) for seat in range(-1, 8)),
    *(Revoke(caller, accused) for caller in range(-1, 8) for accused in range(-1, 8)),
)
REVOKE = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
"""North leads clubs; East has the jack of clubs. Diamonds are trump."""
STRAYED = [f"deal {REVOKE}", *["pass"] * 4, "name d", "play 9c", "play 9s", "play Td", "play 9h"]


# --- laws


@pytest.mark.parametrize("table", TABLES)
def test_what_is_offered_applies_and_nothing_else(table: str) -> None:
    rules, dice = TABLES[table], Random(table)
    kinds = set[type[Action]]()
    for _ in range(4):
        for state in random_game(rules, dice, 0, limit=250, beside=0.15).states:
            offered = {action for seat in range(rules.seats) for action in interjections(state, seat)}
            assert {action for action in BESIDE if accepts(state, action)} - stored_claims(offered) == offered
            kinds.update(map(type, offered))
            assert interjections(state, NORTH) == view(state, NORTH).interjections
            assert view(state, None).interjections == ()
    assert (Revoke in kinds) == rules.honour


def stored_claims(offered: set[Action]) -> set[Action]:
    """Top trumps laid down as in games that were stored before these could be claimed as such."""
    return {LayDown(each.seat) for each in offered if isinstance(each, LayDown) and each.top}


def accepts(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("table", TABLES)
def test_a_game_of_nothing_but_interjections_ends(table: str) -> None:
    """Each claim and each call can be made so often only: a hand is over after its cards and those."""
    rules, dice = TABLES[table], Random(table)
    game = random_game(rules, dice, 0, beside=0.9)
    assert game.state.phase is Phase.OVER
    since = 0
    for before, after_ in zip(game.states, game.states[1:], strict=False):
        since = 0 if before.phase is Phase.DEALING else since + 1
        assert since < 90 or after_.phase is Phase.OVER


# --- the end of an honour table's hand


def test_the_table_waits_for_calls_only_where_somebody_strayed() -> None:
    honest = played_out(after(f"deal {MARCH}; order; discard 9h", Rules(honour=True)), MARCH)
    assert honest.phase is Phase.REVOKE_REVIEW  # nobody could follow the hearts, which nobody can know
    state = played_out(after(STRAYED, Rules(honour=True)), REVOKE)
    public = view(state, None)
    assert (public.phase, public.actor, public.choices) == (Phase.REVOKE_REVIEW, None, ())
    assert public.last is not None
    assert public.last.outcome is not Outcome.REVOKED
    assert public.scores == (0, 0)
    calls = [action for seat in range(4) for action in interjections(state, seat)]
    for call in calls:
        if call not in (Revoke(NORTH, EAST), Revoke(SOUTH, EAST)):
            state = apply(state, call)
    assert state.phase is Phase.REVOKE_REVIEW
    assert refusal(state, "accept") is Refusal.NOT_NOW
    assert apply(state, Settle()).phase is Phase.DEALING


def test_a_call_waits_for_no_answer_to_a_claim() -> None:
    state = on(after(STRAYED, Rules(honour=True)), f"laydown {SOUTH}")
    assert state.phase is Phase.CLAIMING
    assert Revoke(NORTH, EAST) in interjections(state, NORTH)
    wrong = on(state, "revoke 0 3")
    assert (wrong.phase, asked(wrong)) == (Phase.CLAIMING, asked(state))
    assert view(on(state, "revoke 0 1"), None).scores == (2, 0)


def test_who_sits_out_may_call() -> None:
    lines = [*STRAYED[:5], "name d alone", "play 9c", "play 9s"]
    state = after(lines, Rules(honour=True))
    assert Revoke(SOUTH, EAST) in interjections(state, SOUTH)


def test_a_computer_calls_only_a_revoke_that_it_has_seen() -> None:
    state = after(STRAYED, Rules(honour=True))
    assert beside(view(state, NORTH)) is None
    # South leads clubs no more, but East throws the jack of clubs to a spade lead it follows by rights
    later = on(state, "play As; play Th; play Tc; play Jc")
    assert beside(view(later, NORTH)) == Revoke(NORTH, EAST)
    assert beside(view(later, SOUTH)) == Revoke(SOUTH, EAST)
    assert beside(view(later, WEST)) is None


# --- rulings (rules-spec H2)


PLAYING = after(f"deal {MARCH}; order; discard 9h; play Jh; play Tc")


@pytest.mark.parametrize(
    "state",
    [
        after("deal " + BARE),
        after(f"deal {BARE}; pass; pass; pass; pass; pass"),
        after(f"deal {BARE}; order"),
        PLAYING,
        on(after(f"deal {BARE}; order; discard 9h"), "laydown 0"),
        played_out(after(STRAYED, Rules(honour=True)), REVOKE),
        played_out(on(at((3, 3), rules_from({"robson": "march"})), f"deal {MARCH}; order; discard 9h"), MARCH),
    ],
    ids=lambda state: state.phase.value,
)
def test_a_ruling_in_every_phase_of_a_hand(state: State) -> None:
    before = view(state, NORTH)
    again = view(apply(state, Replay()), None)
    assert (again.phase, again.dealer, again.number) == (Phase.DEALING, before.dealer, before.number + 1)
    assert (again.scores, again.last) == (before.scores, None)
    point = view(apply(state, Award(1)), NORTH)
    assert point.scores == (before.scores[0], before.scores[1] + 1)
    assert (point.phase, point.cards, point.choices, point.calls) == (
        before.phase,
        before.cards,
        before.choices,
        before.calls,
    )
    assert [event_text(each, before.rules) for each in story(state, Award(1), apply(state, Award(1)))] == [
        "ruled-point EW +1"
    ]
    assert [event_text(each, before.rules) for each in story(state, Replay(), apply(state, Replay()))] == [
        "ruled-replay"
    ]


def test_a_point_awarded_may_end_the_game() -> None:
    state = on(at((9, 9)), f"deal {MARCH}; order; discard 9h; play Jh")
    over = apply(state, Award(1))
    public = view(over, None)
    assert (public.phase, public.winner, public.scores) == (Phase.OVER, 1, (9, 10))
    assert public.last is not None
    assert (public.last.outcome, public.last.points) == (Outcome.AWARDED, (0, 1))
    assert [event_text(each, public.rules) for each in story(state, Award(1), over)] == [
        "ruled-point EW +1",
        "game-won EW +10",
    ]


def test_a_point_awarded_may_end_a_game_of_a_rubber() -> None:
    match = Match(rules=rules_from({"rubber": True}), dealer=WEST, scores=(0, 9))
    public = view(apply(on(Dealing(match), f"deal {BARE}"), Award(1)), None)
    assert (public.phase, public.games, public.scores, public.dealer) == (Phase.DEALING, (0, 1), (0, 0), NORTH)


def test_a_point_awarded_counts_down_where_scores_do() -> None:
    rules = rules_from(
        {"seats": 4, "partnership": "each_alone", "alone": "nobody", "scoring": "count_down", "target": 5}
    )
    state = on(after(f"deal {BARE}", rules), "award 2")
    assert view(state, None).scores == (5, 5, 4, 5)


def test_a_point_awarded_ends_no_game_of_so_many_hands() -> None:
    match = Match(rules=rules_from({"fixed_hands": 2}), dealer=WEST, scores=(3, 3), hands=2)
    state = apply(on(Dealing(match), f"deal {MARCH}; order; discard 9h"), Award(1))
    assert state.phase is Phase.PLAYING
    assert view(played_out(state, MARCH), None).winner == 0


def test_the_points_of_the_hand_are_added_to_those_awarded() -> None:
    state = on(at((0, 0)), f"deal {MARCH}; order; discard 9h; award 1")
    assert view(played_out(state, MARCH), None).scores == (2, 1)
