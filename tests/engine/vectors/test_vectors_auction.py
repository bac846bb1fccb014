"""Test vectors of the auction games (rules-spec 10 and 11), each with its number in the name."""

from dataclasses import replace

from engine import PRESETS, Outcome, Phase, State, view
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import asked, choices, on, played_out
from tests.there import there

INDIANA = PRESETS["indiana"]
HEARTS = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"
"""North holds the six best hearts, East clubs, South diamonds and the last heart, West spades."""
SHARED = "JhJdAh9c9s9d JcTcQcKcAcTs KhTdQdKdAd9h ThQhJsQsKsAs -"
"""North's three best hearts; then each of the others holds the best of a suit."""


def after(lines: str, scores: tuple[int, ...] = (21, 21, 21, 21), deal: str = HEARTS) -> State:
    """After a deal by West at some scores."""
    return on(Dealing(first_match(INDIANA, WEST)._replace(scores=scores)), f"deal {deal}; {lines}")


def scores_of(state: State) -> tuple[int, ...]:
    return view(state, None).scores


def test_vector_18_indiana_stayed_no_trick_4_to_9() -> None:
    state = after("bid 6; name h; stay; drop; drop", (21, 4, 21, 21))
    assert scores_of(played_out(state, HEARTS)) == (15, 9, 21, 21)


def test_vector_18_indiana_dropped_costs_nothing() -> None:
    state = after("bid 6; name h; drop; stay; drop", (21, 4, 21, 21))
    assert scores_of(played_out(state, HEARTS)) == (15, 4, 26, 21)


def test_vector_18_indiana_counts_down_by_the_tricks() -> None:
    """North's three best hearts, two clubs of East's, and West's jack of spades on East's ten; South took nothing."""
    state = after("bid 3; pass; pass; pass; name h; stay; stay; stay", deal=SHARED)
    end = played_out(state, SHARED)
    assert scores_of(end) == (18, 19, 26, 20)
    last = there(view(end, None).last)
    assert (last.outcome, sum(last.tricks)) == (Outcome.BID_MADE, 6)


def test_vector_18_indiana_a_bid_that_fails_costs_5() -> None:
    state = after("bid 4; pass; pass; pass; name h; stay; drop; drop", deal=SHARED)
    end = played_out(state, SHARED)
    assert scores_of(end) == (26, 18, 21, 21)


def test_vector_18_indiana_all_drop_and_the_bidder_takes_every_trick() -> None:
    state = after("pass; bid 3; pass; pass; name c; drop; drop; drop", (21, 8, 3, 1))
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
    state = after("bid 3; pass; pass; pass; name h; stay; drop; drop", scores, SHARED)
    public = view(played_out(state, SHARED), None)
    assert public.scores == (scores[0] - 3, scores[1] - 3, *scores[2:])
    assert public.winner == winner
    assert (public.phase is Phase.OVER) == (winner is not None)


def test_vector_18_indiana_of_three_has_eight_cards_each() -> None:
    rules = replace(INDIANA, seats=3, hand_size=8)
    deal = "JhJdAhKhQhTh9hAs JcTcQcKcAc9c9sTs 9dTdQdKdAdJsQsKs -"
    state = on(Dealing(first_match(rules, SOUTH)), f"deal {deal}; bid 8; name h")
    assert (state.phase, asked(state)) == (Phase.STAY_OR_DROP, EAST)
    assert choices(state) == {"stay", "drop"}
    end = played_out(on(state, "stay; stay"), deal)
    assert scores_of(end) == (13, 26, 26)


def test_bid_euchre_whoever_wins_the_auction_leads_and_everyone_is_asked_in_turn_to_stay() -> None:
    state = after("pass; pass; bid 3; pass; name d")
    assert (state.phase, asked(state)) == (Phase.STAY_OR_DROP, NORTH)
    state = on(state, "stay; drop; stay")
    assert (state.phase, asked(state)) == (Phase.PLAYING, SOUTH)
    contract = there(view(state, None).contract)
    assert (contract.maker, contract.dropped, contract.sitting_out) == (SOUTH, (EAST,), (EAST,))


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


@for_all(
    preset__cards__hand_size__kitty__minimum__target=[
        ("bid-euchre", 24, 6, 0, 3, 32),
        ("pepper", 24, 6, 0, 3, 32),
        ("hasenpfeffer", 25, 6, 1, 3, 32),
        ("bid-euchre-double", 48, 12, 0, 6, 52),
        ("indiana", 24, 6, 0, 3, 21),
    ]
)
def test_bid_euchre_packs(preset: str, cards: int, hand_size: int, kitty: int, minimum: int, target: int) -> None:
    rules = PRESETS[preset]
    assert len(rules.pack) == cards
    assert (rules.hand_size, rules.kitty_size, rules.minimum_bid, rules.target) == (hand_size, kitty, minimum, target)
