"""Options of honour tables and of betting, each with a case in which it changes things."""

import pytest

from engine import Phase, Refusal, Rules, State, interjections, view
from engine.actions import LayDown, Order, Pass, Revoke
from engine.match import Match
from engine.phases.end import end_game, result_without_play
from engine.players.heuristic.trump import without_breaches
from engine.rules.options import Betting, NeedsTrump, RevokePays, Ties
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.engine.rules.test_options_scores import FOUR, NONE, hand

REVOKE = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
"""North leads clubs; East has the jack of clubs. Diamonds are trump."""


def test_a_drawn_game_pays_no_counters_for_points() -> None:
    rules = Rules(fixed_hands=1, ties=Ties.DRAWN, betting=Betting.PER_POINT, ante=3)
    level = hand(Match(rules=rules, dealer=WEST, scores=(0, 2)), MARCH)
    won = hand(Match(rules=rules, dealer=WEST, scores=(1, 2)), MARCH)
    assert (view(level, None).pots, view(won, None).pots) == ((0, 0), (3, -3))


def strayed(**options: object) -> State:
    rules = Rules(honour=True, **options)  # pyright: ignore[reportArgumentType]
    return after([f"deal {REVOKE}", *["pass"] * 4, "name d", "play 9c", "play 9s", "play Td", "play 9h"], rules)


def test_honour() -> None:
    lines = [f"deal {REVOKE}", *["pass"] * 4, "name d", "play 9c"]
    assert choices(after(lines)) == {"play Jc"}
    assert refusal(after(lines), "play 9s") is Refusal.MUST_FOLLOW
    assert choices(after(lines, Rules(honour=True))) == {"play Jc", "play 9s", "play Ts", "play Qs", "play Ks"}
    assert interjections(strayed(), NORTH) == (Revoke(NORTH, EAST), Revoke(NORTH, WEST))
    assert LayDown(SOUTH) in interjections(strayed(), SOUTH)


@pytest.mark.parametrize(("pays", "scores"), [(RevokePays.TO_OPPONENTS, (5, 3)), (RevokePays.OFF_OFFENDERS, (3, 1))])
def test_revoke_pays(pays: RevokePays, scores: tuple[int, int]) -> None:
    state = on(at((3, 3), Rules(honour=True, revoke_pays=pays)), [f"deal {REVOKE}", *["pass"] * 4, "name d"])
    state = on(state, "play 9c; play 9s; play Td; play 9h; revoke 0 1")
    assert view(state, None).scores == scores


@pytest.mark.parametrize(("pays", "scores", "phase"), [(False, (0, 0), Phase.PLAYING), (True, (0, 2), Phase.DEALING)])
def test_false_call_pays(pays: bool, scores: tuple[int, int], phase: Phase) -> None:
    public = view(on(strayed(false_call_pays=pays), "revoke 0 3"), None)
    assert (public.scores, public.phase) == (scores, phase)


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
    rule__phase=[
        (Betting.NEVER, Phase.PLAYING),
        (Betting.PER_HAND, Phase.BETTING_ROUND),
        (Betting.PER_TRICK, Phase.PLAYING),
        (Betting.PER_POINT, Phase.PLAYING),
    ]
)
def test_betting(rule: Betting, phase: Phase) -> None:
    state = after(MADE, Rules(betting=rule))
    assert state.phase is phase
    if rule is Betting.PER_HAND:
        assert asked(state) == EAST
        assert choices(state) == {"check", "raise"}
        assert view(state, None).stake == 2


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
