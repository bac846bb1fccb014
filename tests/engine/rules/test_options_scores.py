"""Every option about the score, early ends, honour tables and betting, each with a case in which it changes things."""

import pytest

from engine import Outcome, Phase, Refusal, Rules, State, Word, interjections, load, story, view
from engine.actions import Order, Pass, Revoke, ThrowIn
from engine.match import Match
from engine.phases.end import end_game, result_without_play
from engine.phases.registry import Dealing
from engine.players.heuristic.trump import without_breaches
from engine.rules.options import Betting, NeedsTrump, Partnership, Robson, ScoreCards, Ties
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.there import there

FOUR = "JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
"""North's side takes four: North loses the last with the nine of clubs, or earlier if it is led before."""


def hand(match: Match, deal: str, call: str = "order", bury: str = "9h") -> State:
    """A hand that North's side makes trump in, played out in the order of the deal."""
    return played_out(on(Dealing(match), f"deal {deal}; {call}; discard {bury}"), deal)


def match_of(state: State) -> Match:
    assert isinstance(state, Dealing)
    return state.match


# --- how long a game is


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


def test_rubber_is_won_with_two_games() -> None:
    state = hand(Match(rules=Rules(rubber=True), dealer=WEST, scores=(9, 3), games=(1, 1)), MARCH)
    public = view(state, None)
    assert (public.phase, public.winner, public.games, public.scores) == (Phase.OVER, 0, (2, 1), (11, 3))


@for_all(games__phase__after=[((1, 1), Phase.DEALING, (2, 1)), ((2, 2), Phase.OVER, (3, 2))])
def test_best_of_five_is_won_with_three_games(games: tuple[int, int], phase: Phase, after: tuple[int, int]) -> None:
    rules = Rules(rubber=True, best_of_five=True)
    public = view(hand(Match(rules=rules, dealer=WEST, scores=(9, 3), games=games), MARCH), None)
    assert (public.phase, public.games) == (phase, after)


def test_individual_scores_the_highest_wins_and_a_tie_plays_on() -> None:
    """Where everyone scores alone two may pass the target in one hand (rules-spec 10)."""
    seven = Rules(seats=7, partnership=Partnership.ROTATING, score_cards=ScoreCards.DIGITS)
    tied = Match(rules=seven, dealer=0, scores=(8, 3, 8, 0, 0, 0, 0), games=(0,) * 7, pots=(0,) * 7)
    assert tied.winner_after((2, 0, 2, 0, 0, 0, 0)) is None
    assert tied.winner_after((4, 0, 2, 0, 0, 0, 0)) == 0


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


# --- Robson's choice


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


# --- honour and betting


REVOKE = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
"""North leads clubs; East has the jack of clubs. Diamonds are trump."""


def test_a_drawn_game_pays_no_counters_for_points() -> None:
    rules = Rules(fixed_hands=1, ties=Ties.DRAWN, betting=Betting.PER_POINT, ante=3)
    level = hand(Match(rules=rules, dealer=WEST, scores=(0, 2)), MARCH)
    won = hand(Match(rules=rules, dealer=WEST, scores=(1, 2)), MARCH)
    assert (view(level, None).pots, view(won, None).pots) == ((0, 0), (3, -3))


BOWERS = "JhJd9c9s9d TcJcQcKcAc 9hTdQdKdAd TsQsKsAsJs ThAhQhKh"
"""North has only the bowers of hearts; the ten of hearts is turned, South has the nine, West deals."""


def test_trump_on_honour() -> None:
    """See rules-spec D7, H1: North may order up with bowers alone, and is rightly called for it."""
    strict = Rules(honour=True, needs_trump=NeedsTrump.EVERYONE)
    assert refusal(after(f"deal {BOWERS}", strict), "order") is Refusal.NEEDS_TRUMP
    rules = Rules(honour=True, needs_trump=NeedsTrump.EVERYONE, trump_on_honour=True)
    state = after(f"deal {BOWERS}; order; discard Ts", rules)
    assert [each for each in interjections(state, EAST) if isinstance(each, Revoke)] == [Revoke(EAST, NORTH)]
    assert view(on(state, "revoke 1 0"), None).scores == (0, 2)
    honest = after(f"deal {BOWERS}; pass; pass; order; discard Ts", rules)
    assert view(on(honest, "revoke 1 2"), None).scores == (0, 0)
    dealer = after(f"deal {BOWERS}; pass; pass; pass; order; discard Th", rules)
    assert view(on(dealer, "revoke 0 3"), None).scores == (0, 0), "the upcard counted, though it was buried"
    by_dealer = Rules(honour=True, needs_trump=NeedsTrump.DEALER, trump_on_honour=True)
    assert interjections(after(f"deal {BOWERS}; order; discard Ts", by_dealer), EAST) == ()


def test_computers_keep_the_rule_that_is_a_matter_of_honour() -> None:
    rules = Rules(honour=True, needs_trump=NeedsTrump.EVERYONE, trump_on_honour=True)
    mine = view(after(f"deal {BOWERS}", rules), NORTH)
    assert {Order(), Order(alone=True)} < {*mine.choices}
    assert without_breaches(mine).choices == (Pass(),)
    assert Order() in without_breaches(view(after(f"deal {BOWERS}; pass; pass", rules), SOUTH)).choices


MADE = f"deal {MARCH}; order; discard 9h"


@for_all(
    words__stakes__pots=[
        ("check; check", (6, 6), (3, -3)),
        ("raise; check; see", (9, 9, 12), (6, -6)),
        ("check; raise; see", (6, 9, 12), (6, -6)),
        ("raise; raise; see", (9, 12, 18), (9, -9)),
        ("raise; raise; giveup", (9, 12, 0), (-3, 3)),
    ]
)
def test_ante(words: str, stakes: tuple[int, ...], pots: tuple[int, int]) -> None:
    """An ante of three; North and South take all the tricks, and the stake unless they have given it up."""
    state = after(MADE, Rules(betting=Betting.PER_HAND, ante=3))
    for word, stake in zip(words.split("; "), stakes, strict=True):
        state = on(state, word)
        assert view(state, None).stake == stake
    assert state.phase is Phase.PLAYING
    public = view(played_out(state, MARCH), None)
    assert (public.scores, public.pots) == ((2, 0), pots)
    assert public.last is not None
    assert public.last.counters == pots


@pytest.mark.parametrize(("deal", "pots"), [(MARCH, (15, -15)), (FOUR, (9, -9)), (NONE, (-15, 15))])
def test_betting_per_trick(deal: str, pots: tuple[int, int]) -> None:
    """See rules-spec H3: an ante of three for each trick more than the others."""
    rules = Rules(betting=Betting.PER_TRICK, ante=3)
    public = view(hand(Match(rules=rules, dealer=WEST), deal), None)
    assert public.pots == pots
    assert view(after(["deal " + BARE, *["pass"] * 8], rules), None).pots == (0, 0)


def test_betting_per_trick_a_revoke_loses_all_of_them() -> None:
    rules = Rules(betting=Betting.PER_TRICK, honour=True)
    state = after([f"deal {REVOKE}", *["pass"] * 4, "name d"], rules)
    assert view(on(state, "play 9c; play 9s; play Td; play 9h; revoke 0 1"), None).pots == (5, -5)


def test_ante_goes_back_when_all_pass() -> None:
    state = after(["deal " + BARE, *["pass"] * 8], Rules(betting=Betting.PER_HAND, ante=3))
    assert view(state, None).pots == (0, 0)


def test_ante_for_each_point_of_the_difference() -> None:
    rules = Rules(betting=Betting.PER_POINT, ante=2)
    public = view(hand(Match(rules=rules, dealer=WEST, scores=(9, 4)), MARCH), None)
    assert (public.phase, public.pots) == (Phase.OVER, (14, -14))


def test_ante_is_paid_after_each_game_of_a_rubber() -> None:
    rules = Rules(betting=Betting.PER_POINT, rubber=True)
    match = Match(rules=rules, dealer=WEST, scores=(4, 10), games=(1, 0), pots=(6, -6))
    state = end_game(match, result_without_play(match), 1, NORTH)
    assert (view(state, None).pots, view(state, None).games) == ((0, 0), (1, 1))
