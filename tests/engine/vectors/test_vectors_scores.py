"""The test vectors of rules-spec 11 about the score and early ends, by their numbers."""

import pytest

from engine import Outcome, Phase, Rules, State, interjections, story, view
from engine.actions import LayDown, Lower, Revoke, Settle, Take
from engine.events import Word
from engine.game import apply
from engine.players import beside
from engine.rules.options import Claims, RevokePays, Robson
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, at, choices, on, played_out, refusal
from tests.there import there

LAY_DOWN = "JhJdAh9hAs TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsJs ThQhKh9c"
"""North has right, left, ace and nine of trump, and an off ace; the ten of hearts is turned."""
PROVED = Rules(claims=Claims.PROVED)


def march(scores: tuple[int, int], rules: Rules, call: str = "order") -> State:
    """After the tricks of a march by North and South at some score."""
    return played_out(on(at(scores, rules), f"deal {MARCH}; {call}; discard 9h"), MARCH)


# --- 10 and 11: the end of games


@for_all(
    scores__win_by__phase__games=[
        ((8, 8), 2, Phase.DEALING, (1, 0)),
        ((8, 9), 2, Phase.DEALING, (0, 0)),
        ((9, 9), 2, Phase.DEALING, (1, 0)),
        ((8, 9), 1, Phase.DEALING, (1, 0)),
    ]
)
def test_10_win_by_two_ends_a_game_of_a_rubber_too(
    scores: tuple[int, int], win_by: int, phase: Phase, games: tuple[int, int]
) -> None:
    public = view(march(scores, Rules(win_by=win_by, rubber=True)), None)
    assert (public.phase, public.games) == (phase, games)


@pytest.mark.parametrize(("scores", "games", "over"), [((8, 0), (2, 0), True), ((8, 1), (1, 0), False)])
def test_11_a_skunk_counts_as_two_games_where_the_rules_say_so(
    scores: tuple[int, int], games: tuple[int, int], over: bool
) -> None:
    rules = Rules(rubber=True, skunk_counts_two=True)
    public = view(march(scores, rules), None)
    assert public.games == games
    assert (public.phase is Phase.OVER) == over
    assert view(march(scores, Rules(rubber=True)), None).games == (1, 0)


# --- 12: Robson's choice


def test_12_robson_nine_all_a_march_lowers_the_opponents_to_seven() -> None:
    state = march((9, 9), Rules(robson=Robson.MARCH))
    assert (state.phase, asked(state)) == (Phase.ROBSONS_CHOICE, NORTH)
    assert choices(state) == {"take", "lower"}
    public = view(apply(state, Lower()), None)
    assert (public.phase, public.scores) == (Phase.DEALING, (9, 7))
    assert public.last is not None
    assert (public.last.points, public.last.lowered, public.last.outcome) == ((0, -2), True, Outcome.MARCH)


def test_12_robson_nine_all_the_points_taken_win() -> None:
    public = view(apply(march((9, 9), Rules(robson=Robson.MARCH)), Take()), None)
    assert (public.phase, public.scores, public.winner) == (Phase.OVER, (11, 9), 0)


@pytest.mark.parametrize(("score", "left"), [(1, 0), (2, 0), (3, 1)])
def test_12_robson_does_not_lower_below_nothing(score: int, left: int) -> None:
    public = view(on(march((0, score), Rules(robson=Robson.MARCH)), "lower"), None)
    assert public.scores == (0, left)
    assert public.last is not None
    assert public.last.points == (0, left - score)


def test_12_robson_a_lone_march_lowers_by_four() -> None:
    assert view(on(march((3, 9), Rules(robson=Robson.MARCH), "order alone"), "lower"), None).scores == (3, 5)


def test_12_robson_is_not_asked_where_there_is_nothing_to_lower() -> None:
    assert march((3, 0), Rules(robson=Robson.MARCH)).phase is Phase.DEALING


# --- 22: a proved claim


def test_22_a_proved_claim_on_lead() -> None:
    state = after(f"deal {LAY_DOWN}; order; discard Js", PROVED)
    assert interjections(state, NORTH) == (LayDown(NORTH),)
    public = view(on(state, "laydown 0"), None)
    assert (public.phase, public.scores) == (Phase.DEALING, (2, 0))
    result = there(public.last)
    assert (result.outcome, result.tricks, result.played, result.claimed) == (Outcome.MARCH, (5, 0, 0, 0), (), NORTH)


@pytest.mark.parametrize("dealer", [NORTH, EAST, SOUTH])
def test_22_not_on_lead_it_is_not_proved(dealer: int) -> None:
    """The dealer's left leads; North plays second, third or last to a club."""
    deal = "JhJdAh9hAs TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsJs 9cThQhKh"
    passes = ["pass"] * (4 + (NORTH - dealer - 1) % 4)
    state = after([f"deal {deal}", *passes, "name h"], PROVED, dealer=dealer)
    while asked(state) != NORTH:
        state = on(state, min(choices(state)))
    assert view(state, NORTH).trick
    assert interjections(state, NORTH) == ()
    assert refusal(state, "laydown 0").value == "refusal-not-proved"


@for_all(
    hand__proved=[
        ("JhJdAh9hAs", True),
        ("JhJdAh9hKs", False),  # an ace is out
        ("JhJd9hAcAs", False),  # two rounds draw two of four
        ("JhJdAhKhQh", True),
        ("JhAhKhQh9h", False),  # the left bower is out
        ("JhJdAhKh9s", False),
    ]
)
def test_22_other_hands_on_lead(hand: str, proved: bool) -> None:
    held = {hand[place : place + 2] for place in range(0, 10, 2)}
    pack = [rank + suit for suit in "cdsh" for rank in "9TJQKA"]
    rest = [name for name in pack if name not in held and name != "Th"]
    hands = [hand, *("".join(rest[place : place + 5]) for place in (0, 5, 10))]
    state = after(f"deal {' '.join(hands)} Th{''.join(rest[15:])}; order; discard {rest[10]}", PROVED)
    assert interjections(state, NORTH) == ((LayDown(NORTH),) if proved else ())


@for_all(dealer=[NORTH, EAST, SOUTH], claims=[Claims.PROVED, Claims.CONSENT])
def test_22_five_top_trumps_are_proved_from_any_position(dealer: int, claims: Claims) -> None:
    """See rules-spec L1: North plays second, third or last to a club and holds the five best hearts."""
    deal = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsJs 9cThAs9h"
    passes = ["pass"] * (4 + (NORTH - dealer - 1) % 4)
    state = after([f"deal {deal}", *passes, "name h"], Rules(claims=claims), dealer=dealer)
    while asked(state) != NORTH:
        state = on(state, min(choices(state)))
    assert view(state, NORTH).trick
    assert interjections(state, NORTH) == (LayDown(NORTH, top=True),)
    assert beside(view(state, NORTH)) == LayDown(NORTH, top=True)
    result = there(view(on(state, "laydown 0 top"), None).last)
    assert (result.outcome, result.tricks, result.claimed) == (Outcome.MARCH, (5, 0, 0, 0), NORTH)
    if claims is Claims.CONSENT:
        assert on(state, "laydown 0").phase is Phase.CLAIMING, "as stored games have it"


def test_22_trumps_that_may_be_beaten_are_not_proved_off_lead() -> None:
    """The king of hearts is out: who trumps with it before North plays takes the trick."""
    deal = "JhJdAhQhTh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsJs 9cKhAs9h"
    state = after([f"deal {deal}", *["pass"] * 7, "name h"], PROVED, dealer=NORTH)
    while asked(state) != NORTH:
        state = on(state, min(choices(state)))
    assert interjections(state, NORTH) == ()
    assert refusal(state, "laydown 0 top").value == "refusal-not-proved"


# --- 24: revokes


# Diamonds are trump, called by North; East does not follow to the first club, though holding the jack of clubs.
REVOKE = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
STRAYED = [f"deal {REVOKE}", *["pass"] * 4]
FIRST_TRICK = ["play 9c", "play 9s", "play Td", "play 9h"]


@pytest.mark.parametrize(("call", "points"), [("name d", 2), ("name d alone", 4)])
def test_24_a_revoke_is_two_points_and_four_with_a_loner(call: str, points: int) -> None:
    trick = FIRST_TRICK if call == "name d" else ["play 9c", "play 9s", "play 9h"]
    state = after([*STRAYED, call, *trick], Rules(honour=True))
    assert Revoke(NORTH, EAST) in interjections(state, NORTH)
    ended = on(state, "revoke 0 1")
    public = view(ended, None)
    assert (public.phase, public.scores) == (Phase.DEALING, (points, 0))
    result = there(public.last)
    assert (result.outcome, result.revoked, result.points) == (Outcome.REVOKED, EAST, (points, 0))
    words = [event.word for event in story(state, Revoke(NORTH, EAST), ended)]
    assert Word.REVOKE_CALLED in words


def test_24_points_off_the_offenders() -> None:
    rules = Rules(honour=True, revoke_pays=RevokePays.OFF_OFFENDERS)
    for score, expected in ((5, (3, 3)), (1, (4, 0)), (0, (5, 0))):
        state = on(at((3, score), rules), [*STRAYED, "name d", *FIRST_TRICK, "revoke 0 1"])
        assert view(state, None).scores == expected


def test_24_a_wrong_call_brings_nothing_and_cannot_be_made_twice() -> None:
    """West has no club and has not revoked."""
    state = after([*STRAYED, "name d", *FIRST_TRICK], Rules(honour=True))
    wrong = on(state, "revoke 2 3")
    assert view(wrong, None).scores == (0, 0)
    assert wrong.phase is Phase.PLAYING
    assert Revoke(SOUTH, WEST) not in interjections(wrong, SOUTH)
    assert refusal(wrong, "revoke 2 3").value == "refusal-not-now"
    assert Revoke(NORTH, WEST) in interjections(wrong, NORTH)


def test_24_a_wrong_call_costs_the_same_where_the_rules_say_so() -> None:
    state = after([*STRAYED, "name d", *FIRST_TRICK, "revoke 2 3"], Rules(honour=True, false_call_pays=True))
    public = view(state, None)
    assert (public.phase, public.scores) == (Phase.DEALING, (0, 2))
    assert public.last is not None
    assert (public.last.outcome, public.last.revoked) == (Outcome.FALSELY_CALLED, SOUTH)


def test_24_a_revoke_may_be_called_until_the_hand_is_settled() -> None:
    state = played_out(after([*STRAYED, "name d", *FIRST_TRICK], Rules(honour=True)), REVOKE)
    assert state.phase is Phase.REVOKE_REVIEW
    assert view(state, None).actor is None
    assert view(on(state, "revoke 2 1"), None).scores == (2, 0)
    settled = view(apply(state, Settle()), None)
    assert settled.phase is Phase.DEALING
    assert settled.last is not None
    assert settled.last.outcome is not Outcome.REVOKED
