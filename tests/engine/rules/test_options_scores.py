"""Every option about the score, early ends, honour tables and betting, each with a case in which it changes things."""

import pytest

from engine import Outcome, Phase, Refusal, Rules, State, Word, interjections, load, story, view
from engine.actions import LayDown, ThrowIn
from engine.match import Match
from engine.phases.registry import Dealing
from engine.rules.options import Claims, Partnership, Robson, ScoreCards, Ties
from engine.seats import EAST, NORTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.there import there

THREE = "JhJdAh9c9s TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQhKh"
"""North's side takes three tricks in hearts."""
FOUR = "JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
"""North's side takes four: North loses the last with the nine of clubs, or earlier if it is led before."""


def hand(match: Match, deal: str, call: str = "order", bury: str = "9h") -> State:
    """A hand that North's side makes trump in, played out in the order of the deal."""
    return played_out(on(Dealing(match), f"deal {deal}; {call}; discard {bury}"), deal)


def match_of(state: State) -> Match:
    assert isinstance(state, Dealing)
    return state.match


# --- how long a game is


@pytest.mark.parametrize(("hands", "over"), [(1, True), (2, False), (0, False)])
def test_fixed_hands(hands: int, over: bool) -> None:
    """After so many hands the highest score wins, however low; the target does not count."""
    state = hand(Match(rules=Rules(fixed_hands=hands), dealer=WEST), MARCH)
    assert (state.phase is Phase.OVER) == over
    long = hand(Match(rules=Rules(fixed_hands=40), dealer=WEST, scores=(30, 0), hands=7), MARCH)
    assert long.phase is Phase.DEALING


def test_fixed_hands_count_those_thrown_in_and_a_tie_plays_another() -> None:
    rules = Rules(fixed_hands=2)
    state = after(["deal " + BARE, *["pass"] * 8, "deal " + BARE, *["pass"] * 8], rules)
    assert match_of(state).hands == 2
    last = hand(Match(rules=rules, dealer=WEST, number=3, hands=2), MARCH)
    assert (view(last, None).winner, view(last, None).scores) == (0, (2, 0))


@for_all(scores__winner__drawn=[((0, 2), None, True), ((0, 1), 0, False), ((3, 1), 0, False), ((0, 3), 1, False)])
def test_ties_after_the_last_hand_are_a_drawn_game(scores: tuple[int, ...], winner: int | None, drawn: bool) -> None:
    rules = Rules(fixed_hands=3, ties=Ties.DRAWN)
    public = view(hand(Match(rules=rules, dealer=WEST, number=3, scores=scores, hands=2), MARCH), None)
    assert (public.phase, public.winner, public.drawn) == (Phase.OVER, winner, drawn)
    earlier = hand(Match(rules=rules, dealer=WEST, number=2, scores=scores, hands=1), MARCH)
    assert (earlier.phase, view(earlier, None).drawn) == (Phase.DEALING, False)


def test_a_game_thrown_in_to_the_end_is_drawn_and_tells_so() -> None:
    lines = ["deal " + BARE, *["pass"] * 8]
    state = after(lines[:-1], Rules(fixed_hands=1, ties=Ties.DRAWN))
    over = on(state, "pass")
    assert [event.word for event in story(state, load("pass"), over)] == [Word.THROWN_IN, Word.GAME_DRAWN]
    assert refusal(over, "replay") == Refusal.GAME_OVER


def test_fixed_hands_do_not_count_a_hand_dealt_again() -> None:
    state = on(after(["deal " + BARE], Rules(fixed_hands=2)), "replay")
    assert (match_of(state).number, match_of(state).hands) == (2, 0)


@pytest.mark.parametrize(("rubber", "phase"), [(False, Phase.OVER), (True, Phase.DEALING)])
def test_rubber(rubber: bool, phase: Phase) -> None:
    rules = Rules(rubber=rubber)
    state = hand(Match(rules=rules, dealer=WEST, scores=(9, 3)), MARCH)
    assert state.phase is phase
    if rubber:
        public = view(state, None)
        assert (public.games, public.scores, public.dealer, public.number) == ((1, 0), (0, 0), NORTH, 2)


def test_rubber_is_won_with_two_games() -> None:
    state = hand(Match(rules=Rules(rubber=True), dealer=WEST, scores=(9, 3), games=(1, 1)), MARCH)
    public = view(state, None)
    assert (public.phase, public.winner, public.games, public.scores) == (Phase.OVER, 0, (2, 1), (11, 3))


@pytest.mark.parametrize(("laps", "scores"), [(False, (0, 0)), (True, (3, 0))])
def test_laps(laps: bool, scores: tuple[int, int]) -> None:
    """Thirteen points are three of the next game."""
    state = hand(Match(rules=Rules(rubber=True, laps=laps), dealer=WEST, scores=(9, 8)), MARCH, "order alone")
    assert view(state, None).scores == scores


@pytest.mark.parametrize(("double", "phase"), [(False, Phase.DEALING), (True, Phase.OVER)])
def test_skunk_counts_two(double: bool, phase: Phase) -> None:
    rules = Rules(rubber=True, skunk_counts_two=double)
    assert hand(Match(rules=rules, dealer=WEST, scores=(9, 0)), MARCH).phase is phase
    assert hand(Match(rules=rules, dealer=WEST, scores=(9, 1)), MARCH).phase is Phase.DEALING


def test_individual_scores_the_highest_wins_and_a_tie_plays_on() -> None:
    """Where everyone scores alone two may pass the target in one hand (rules-spec 10)."""
    seven = Rules(seats=7, partnership=Partnership.ROTATING, score_cards=ScoreCards.DIGITS)
    tied = Match(rules=seven, dealer=0, scores=(8, 3, 8, 0, 0, 0, 0), games=(0,) * 7, pots=(0,) * 7)
    assert tied.winner_after((2, 0, 2, 0, 0, 0, 0)) is None
    assert tied.winner_after((4, 0, 2, 0, 0, 0, 0)) == 0


# --- Robson's choice


@for_all(
    rule__deal__asked_then=[
        (Robson.NEVER, MARCH, False),
        (Robson.MARCH, MARCH, True),
        (Robson.MARCH, THREE, False),
        (Robson.MARCH_TWO_OR_FOUR, MARCH, True),
        (Robson.MARCH_TWO_OR_FOUR, THREE, False),
        (Robson.ANY_TWO_OR_FOUR, MARCH, True),
        (Robson.ANY_TWO_OR_FOUR, THREE, False),
    ]
)
def test_robson(rule: Robson, deal: str, asked_then: bool) -> None:
    state = hand(Match(rules=Rules(robson=rule), dealer=WEST, scores=(3, 3)), deal)
    assert (state.phase is Phase.ROBSONS_CHOICE) == asked_then


NONE = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
TWO = "JhJd9c9s9d TcJcQcKcAc ThTdQdKdAd TsQsKsAsJs 9hAhQhKh"


@pytest.mark.parametrize(("deal", "march", "any_win"), [(NONE, True, True), (TWO, False, True)])
def test_robson_defenders_choose_too(deal: str, march: bool, any_win: bool) -> None:
    """The eldest of the defenders who play; five tricks are all, three are a win of two."""
    for rule, chooses in ((Robson.MARCH, march), (Robson.ANY_TWO_OR_FOUR, any_win)):
        state = hand(Match(rules=Rules(robson=rule), dealer=WEST, scores=(3, 3)), deal)
        assert (state.phase is Phase.ROBSONS_CHOICE) == chooses
        if chooses:
            assert asked(state) == EAST
            assert view(on(state, "lower"), None).scores == (1, 3)


@pytest.mark.parametrize(("rule", "left"), [(Robson.MARCH, 3), (Robson.MARCH_TWO_OR_FOUR, 4)])
def test_robson_after_a_blind_loner(rule: Robson, left: int) -> None:
    """See rules-spec G4: five points off as won, or four as for any loner. West deals and turns a jack."""
    deal = "TcQcKcAc9d 9s9cJsQsKs TsAsTdJcKd JdAdKhQhTh JhAhQd9h"
    state = on(at((8, 3), Rules(robson=rule, blind_loner=True)), f"deal {deal}; alone; discard Th")
    chosen = played_out(state, deal)
    assert chosen.phase is Phase.ROBSONS_CHOICE
    assert view(on(chosen, "lower"), None).scores == (left, 3)


# --- early ends


@for_all(
    rule__offered__answer=[(Claims.NEVER, False, None), (Claims.PROVED, False, None), (Claims.CONSENT, True, EAST)]
)
def test_claims(rule: Claims, offered: bool, answer: int | None) -> None:
    """North's last card but one is a nine: nothing is proved."""
    state = after(f"deal {FOUR}; order; discard 9h", Rules(claims=rule))
    assert (LayDown(NORTH) in interjections(state, NORTH)) == offered
    if answer is None:
        why = Refusal.NOT_PROVED if rule is Claims.PROVED else Refusal.NOT_NOW
        assert refusal(state, "laydown 0") is why
    else:
        claimed = on(state, "laydown 0")
        assert (claimed.phase, asked(claimed)) == (Phase.CLAIMING, answer)
        assert choices(claimed) == {"accept", "refuse"}


@pytest.mark.parametrize(("allowed", "offered"), [(True, True), (False, False)])
def test_throwing_in(allowed: bool, offered: bool) -> None:
    """North has three tricks and East the fourth; on his turn North may concede the last."""
    state = after(f"deal {FOUR}; order; discard 9h", Rules(throwing_in=allowed))
    for card in ("Jh", "Jd", "Ah", "9c"):
        state = on(state, f"play {card}")
        while asked(state) != NORTH and len(view(state, None).trick) != 0:
            state = on(state, min(choices(state)))
    while asked(state) != NORTH:
        state = on(state, min(choices(state)))
    assert (ThrowIn(NORTH) in interjections(state, NORTH)) == offered
    if offered:
        public = view(on(state, "throwin 0"), None)
        assert public.last is not None
        assert (public.scores, public.last.outcome, public.last.claimed) == ((1, 0), Outcome.MADE, NORTH)
        assert public.last.tricks[NORTH] == 3
        assert sum(public.last.tricks) == 5
    else:
        assert refusal(state, "throwin 0") is Refusal.NOT_NOW


def test_throwing_in_before_a_trick_is_lost_while_the_right_bower_is_out() -> None:
    """See rules-spec L2. The right bower lies in the kitty, which North cannot know; with it in hand he may not."""
    deal = "JdAhKhAc9c TcJcQcKc9h 9dTdQdKdAd TsQsKsAsJs QhJhTh9s"
    state = after(f"deal {deal}; pass; pass; pass; order; discard Js", dealer=WEST)
    assert ThrowIn(NORTH) not in interjections(state, NORTH)
    out = after(
        f"deal {deal}; order; discard Js; play Jd; play 9h; play 9d; play Qh; play Ah; play Tc; play Td; play Ts"
    )
    assert ThrowIn(NORTH) not in interjections(out, NORTH), "two tricks are not enough"
    out = on(out, "play Kh; play Jc; play Qd; play Qs")
    assert ThrowIn(NORTH) in interjections(out, NORTH)
    result = there(view(on(out, "throwin 0"), None).last)
    assert (result.points, result.tricks[NORTH]) == ((1, 0), 3)
    held = deal.replace("Ac", "xx").replace("Jh", "Ac").replace("xx", "Jh")
    mine = after(
        f"deal {held}; order; discard Js; play Jd; play 9h; play 9d; play Qh; play Ah; play Tc; play Td; play Ts"
    )
    mine = on(mine, "play Kh; play Jc; play Qd; play Qs")
    assert ThrowIn(NORTH) not in interjections(mine, NORTH)


# --- honour


# --- betting


def test_fixed_hands_know_no_barn_and_no_range() -> None:
    """No score is short of anything where the number of hands decides."""
    words = []
    for rules in (Rules(), Rules(fixed_hands=40)):
        state = on(Dealing(Match(rules=rules, dealer=WEST, scores=(7, 0))), f"deal {MARCH}; order; discard 9h")
        last = state
        while state.phase is Phase.PLAYING:
            last, line = state, min(choices(state), key=lambda each: MARCH.index(each.split()[1]))
            state = on(state, line)
        words.append([event.word for event in story(last, load(line), state)])
    assert words == [[Word.TRICK, Word.MARCH, Word.IN_THE_BARN], [Word.TRICK, Word.MARCH]]
