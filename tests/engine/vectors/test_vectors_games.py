"""The test vectors of rules-spec 11 for all other games; the number is in each name."""

import pytest

from engine import PRESETS, Match, Outcome, Phase, Rules, Seat, State, Trump, Word, load, story, view
from engine.cards import card
from engine.contract import Contract
from engine.match import first_match
from engine.phases.registry import Dealing, Over
from engine.scoring import score
from engine.seats import EAST, NORTH, SOUTH, WEST, seating
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, choices, on, played_out, refusal
from tests.there import there

THREE_HANDED = PRESETS["three-handed"]
SET_BACK = PRESETS["set-back"]
BUCK = PRESETS["buck"]
INDIANA = PRESETS["indiana"]


def between(rules: Rules, scores: tuple[int, ...], dealer: Seat, ante: int = 0) -> State:
    """Before a deal at some score; everyone has paid so many counters into the pool."""
    sides = len(scores)
    pots = (-ante,) * sides
    return Dealing(Match(rules=rules, dealer=dealer, scores=scores, games=(0,) * sides, pots=pots, pool=ante * sides))


# Seat 2 deals, seat 0 makes clubs in round 2, and each plays the cards as they stand.
TWO_EACH = "9hTcTdQcQhKsAc 9c9sQdQsKdAdAs 9dThTsJcJhKcAh JdKhJs"
THREE_AND_ONE = "9c9dTdJcJsQsAs ThQcQdKcKhKsAd TcTsJdQhKdAcAh Jh9h9s"


@for_all(deal__taken__points=[(TWO_EACH, (3, 2, 2), (0, 1, 1)), (THREE_AND_ONE, (3, 3, 1), (0, 2, 0))])
def test_16_three_handed_a_maker_of_three(deal: str, taken: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = after(f"deal {deal}; pass; pass; pass; name c", THREE_HANDED, dealer=2)
    result = there(view(played_out(state, deal), None).last)
    assert (result.outcome, result.tricks, result.points) == (Outcome.EUCHRED, taken, points)


@for_all(
    taken__outcome__points=[
        ((0, 4, 3), Outcome.EUCHRED, (0, 2, 0)),
        ((3, 1, 3), Outcome.EUCHRED, (0, 0, 2)),
        ((4, 3, 0), Outcome.MADE, (1, 0, 0)),
        ((5, 1, 1), Outcome.MADE, (1, 0, 0)),
        ((6, 1, 0), Outcome.MADE, (2, 0, 0)),
        ((7, 0, 0), Outcome.MARCH, (4, 0, 0)),
    ]
)
def test_16_three_handed_every_row_of_the_score(
    taken: tuple[int, ...], outcome: Outcome, points: tuple[int, ...]
) -> None:
    nothing = (0, 0, 0)
    match = Match(rules=THREE_HANDED, dealer=2, scores=nothing, games=nothing, pots=nothing)
    assert score(Contract(NORTH, Trump.HEARTS, 2, seating=seating(3, 3)), taken, 7, match) == (outcome, points)


FOUR_OF_FIVE = "JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
"""North, who makes the nine of hearts trump, takes all tricks but one."""


def test_17_set_back_a_declaration_that_fails_doubles_the_score_and_costs_an_ante() -> None:
    state = between(SET_BACK, (3, 5, 5, 5), WEST, ante=1)
    state = on(state, f"deal {FOUR_OF_FIVE}; order; discard 9h; stay; stay; stay; declare")
    public = view(played_out(state, FOUR_OF_FIVE), None)
    assert public.last is not None
    assert (public.last.outcome, public.last.tricks) == (Outcome.DECLARED_LOST, (4, 1, 0, 0))
    assert public.scores == (6, 4, 6, 6)
    assert (public.pots, public.pool) == ((-2, -1, -1, -1), 5)


def test_17_set_back_a_declaration_made_wins_game_and_pool() -> None:
    state = between(SET_BACK, (20, 1, 5, 5), WEST, ante=1)
    state = on(state, f"deal {MARCH}; order; discard 9h; stay; stay; stay; declare")
    over = played_out(state, MARCH)
    assert isinstance(over, Over)
    assert (over.winner, over.last.outcome) == (NORTH, Outcome.DECLARED_WON)
    assert over.match.scores == (0, 1, 5, 5)
    assert (over.match.pots, over.match.pool) == ((3, -1, -1, -1), 0)


def test_18_buck_who_stayed_and_took_no_trick_goes_from_4_to_9() -> None:
    state = on(between(BUCK, (20, 4, 20, 20), WEST), f"deal {MARCH}; order; discard 9h; stay; drop; drop")
    assert view(played_out(state, MARCH), None).scores == (15, 9, 20, 20)


CLUB_UP = "AcKc9hThQh JcJs9d9sTd QdKdAdQsKs TcQcKhAhJh 9cTsAsJd"


def test_19_buck_a_club_turned_is_trump_at_once() -> None:
    """Nobody bids, drops, takes the card up or can be set; the eldest leads."""
    before = on(between(BUCK, (25, 25, 25, 25), WEST), [])
    state = on(before, f"deal {CLUB_UP}")
    assert state.phase is Phase.PLAYING
    assert asked(state) == NORTH
    for line in ("order", "pass", "drop", "discard 9c"):
        assert refusal(state, line)
    mine = view(state, WEST)
    assert mine.contract is not None
    assert (mine.contract.trump, mine.contract.makerless, mine.contract.sitting_out) == (Trump.CLUBS, True, ())
    assert (mine.upcard, mine.upcard_taken, mine.counts) == (card("9c"), False, (5, 5, 5, 5))
    assert [event.word for event in story(before, load(f"deal {CLUB_UP}"), state)] == [Word.DEALT, Word.DIRTY_CLUBS]
    public = view(played_out(state, CLUB_UP), None)
    assert public.last is not None
    assert public.last.outcome is Outcome.NO_MAKER
    expected = tuple(25 + 5 * (not tricks) - tricks for tricks in public.last.tricks)
    assert public.scores == expected
    assert sorted(public.last.tricks) != [1, 1, 1, 2]


@pytest.mark.parametrize("upcard", ["9dTsAsJd", "AsTs9dJd"], ids=["a diamond", "a spade"])
def test_19_buck_another_suit_turned_is_bid_for(upcard: str) -> None:
    deal = CLUB_UP.replace("9cTsAsJd", upcard).replace("9d9s", "9c9s")
    state = on(between(BUCK, (25, 25, 25, 25), WEST), f"deal {deal}")
    assert state.phase is Phase.FIRST_ROUND
    assert choices(state) == {"pass", "order"}
    state = on(state, "pass; order; discard Tc")
    assert (state.phase, asked(state)) == (Phase.STAY_OR_DROP, NORTH)
    assert choices(state) == {"stay", "drop"}
    state = on(state, "stay; drop; stay")
    assert (state.phase, asked(state)) == (Phase.PLAYING, NORTH)
    contract = there(view(state, None).contract)
    assert (contract.maker, contract.dropped, contract.active) == (EAST, (SOUTH,), (NORTH, EAST, WEST))


HEARTS = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"
"""North holds the six best hearts, East clubs, South diamonds and the last heart, West spades."""
SHARED = "JhJdAh9c9s9d JcTcQcKcAcTs KhTdQdKdAd9h ThQhJsQsKsAs -"
"""North's three best hearts; then each of the others holds the best of a suit."""


def at_indiana(lines: str, scores: tuple[int, ...] = (21, 21, 21, 21), deal: str = HEARTS) -> State:
    """After a deal by West at some scores."""
    return on(Dealing(first_match(INDIANA, WEST)._replace(scores=scores)), f"deal {deal}; {lines}")


def scores_of(state: State) -> tuple[int, ...]:
    return view(state, None).scores


def test_vector_18_indiana_stayed_no_trick_4_to_9() -> None:
    state = at_indiana("bid 6; name h; stay; drop; drop", (21, 4, 21, 21))
    assert scores_of(played_out(state, HEARTS)) == (15, 9, 21, 21)


def test_vector_18_indiana_dropped_costs_nothing() -> None:
    state = at_indiana("bid 6; name h; drop; stay; drop", (21, 4, 21, 21))
    assert scores_of(played_out(state, HEARTS)) == (15, 4, 26, 21)


def test_vector_18_indiana_counts_down_by_the_tricks() -> None:
    """North's three best hearts, two clubs of East's, and West's jack of spades on East's ten; South took nothing."""
    state = at_indiana("bid 3; pass; pass; pass; name h; stay; stay; stay", deal=SHARED)
    end = played_out(state, SHARED)
    assert scores_of(end) == (18, 19, 26, 20)
    last = there(view(end, None).last)
    assert (last.outcome, sum(last.tricks)) == (Outcome.BID_MADE, 6)


def test_vector_18_indiana_a_bid_that_fails_costs_5() -> None:
    state = at_indiana("bid 4; pass; pass; pass; name h; stay; drop; drop", deal=SHARED)
    end = played_out(state, SHARED)
    assert scores_of(end) == (26, 18, 21, 21)


def test_vector_18_indiana_all_drop_and_the_bidder_takes_every_trick() -> None:
    state = at_indiana("pass; bid 3; pass; pass; name c; drop; drop; drop", (21, 8, 3, 1))
    assert state.phase is Phase.DEALING
    assert scores_of(state) == (21, 2, 3, 1)
    last = there(view(state, None).last)
    assert (last.outcome, last.tricks, last.played) == (Outcome.BID_MADE, (0, 6, 0, 0), ())


@for_all(
    scores__winner=[
        ((3, 9, 9, 9), NORTH),
        ((4, 9, 9, 9), None),
        ((3, 2, 9, 9), EAST),
        ((3, 3, 9, 9), None),
        ((2, 3, 9, 9), NORTH),
        ((1, 1, 9, 9), None),
    ]
)
def test_vector_18_indiana_the_lowest_wins_and_a_tie_plays_on(scores: tuple[int, ...], winner: int | None) -> None:
    """Three tricks to North and three to East."""
    state = at_indiana("bid 3; pass; pass; pass; name h; stay; drop; drop", scores, SHARED)
    public = view(played_out(state, SHARED), None)
    assert public.scores == (scores[0] - 3, scores[1] - 3, *scores[2:])
    assert public.winner == winner
    assert (public.phase is Phase.OVER) == (winner is not None)


# --- the partners' games, as the table of rules-spec 10 has them


@for_all(
    preset__lines__points=[
        ("bid-euchre", "bid 6; pass; pass; pass; name h", (6, 0)),
        ("bid-euchre", "bid moon; name h", (12, 0)),
        ("bid-euchre", "pass; bid moon; name h", (6, -12)),
        ("bid-euchre", "pass; bid 3; pass; pass; name h", (6, -3)),
        ("pepper", "bid 6; pass; pass; pass; name h", (6, 0)),
        ("pepper", "bid moon; name h", (12, 0)),
        ("pepper", "pass; bid 6; pass; pass; name h", (6, -6)),
        ("pepper", "pass; bid moon; name h", (6, -12)),
    ]
)
def test_bid_euchre_scores(preset: str, lines: str, points: tuple[int, int]) -> None:
    state = on(Dealing(first_match(PRESETS[preset], WEST)), f"deal {HEARTS}; {lines}")
    assert scores_of(played_out(state, HEARTS)) == points
