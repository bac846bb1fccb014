"""Options of games where one may drop, scores count down or a pool is played for."""

from dataclasses import replace

from engine import PRESETS, Outcome, Phase, Rules, Word, actor, load, start, story, view
from engine.cards import count
from engine.phases.registry import Over
from engine.rules.options import Lowers
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, choices, on, played_out
from tests.engine.rules.test_options_games import SET_BACK, between, scores
from tests.there import there

BUCK = PRESETS["buck"]


def test_may_drop() -> None:
    rules = replace(BUCK, dirty_clubs=False)
    asking = after(f"deal {MARCH}; order; discard 9h", rules)
    assert asking.phase is Phase.STAY_OR_DROP
    assert after(f"deal {MARCH}; order; discard 9h", replace(rules, may_drop=False)).phase is Phase.PLAYING
    some = on(asking, "stay; drop; drop")
    mine = view(some, SOUTH)
    assert mine.contract is not None
    assert (mine.contract.active, mine.contract.dropped) == ((NORTH, EAST), (SOUTH, WEST))
    assert count(mine.cards) == 5
    done = played_out(some, MARCH)
    assert scores(done) == (20, 30, 25, 25)


def test_may_drop_when_all_drop_the_maker_takes_every_trick() -> None:
    before = after(f"deal {MARCH}; pass; order; discard 9h; drop; drop", BUCK)
    state = on(before, "drop")
    result = there(view(state, None).last)
    assert (result.tricks, result.played, result.points) == ((0, 5, 0, 0), (), (0, -5, 0, 0))
    assert state.phase is Phase.DEALING
    words = [event.word for event in story(before, load("drop"), state)]
    assert words[:3] == [Word.DROPPED, Word.ALL_DROPPED, Word.CAME_DOWN]


def test_may_drop_asks_in_turn_from_eldest_without_the_maker() -> None:
    state = after(f"deal {MARCH}; pass; pass; order; discard 9h", BUCK)
    seats = []
    while state.phase is Phase.STAY_OR_DROP:
        seats.append(actor(state))
        state = on(state, "stay")
    assert seats == [NORTH, EAST, WEST]


def test_declare_march() -> None:
    """In turn from the eldest who plays; the first to declare leads, and needs every trick."""
    lines = f"deal {MARCH}; pass; order; discard 9h; stay; stay; drop"
    asking = after(lines, SET_BACK)
    assert (asking.phase, asked(asking)) == (Phase.DECLARE_MARCH, NORTH)
    assert choices(asking) == {"pass", "declare"}
    state = on(asking, "pass; pass; declare")
    assert (state.phase, asked(state)) == (Phase.PLAYING, SOUTH)
    off = after(lines, replace(SET_BACK, declare_march=False))
    assert (off.phase, asked(off)) == (Phase.PLAYING, NORTH)
    lost = view(played_out(state, MARCH), None).last
    kept = view(played_out(on(asking, "pass; pass; pass"), MARCH), None).last
    assert lost is not None
    assert kept is not None
    assert (lost.outcome, lost.points[SOUTH]) == (Outcome.DECLARED_LOST, 5)
    assert (kept.outcome, kept.points[SOUTH]) == (Outcome.EUCHRED, 1)


def test_declare_march_who_dropped_is_not_asked() -> None:
    asking = after(f"deal {MARCH}; pass; order; discard 9h; drop; stay; drop", SET_BACK)
    assert asked(asking) == EAST
    state = on(asking, "pass; declare")
    assert (state.phase, asked(state)) == (Phase.PLAYING, SOUTH)


def test_declare_march_twice_nothing_is_still_a_penalty() -> None:
    lines = f"deal {MARCH}; pass; order; discard 9h; stay; stay; stay; pass; pass; declare"
    for score in (0, -1):
        state = played_out(on(between(SET_BACK, (5, 5, score, score)), lines), MARCH)
        assert scores(state)[SOUTH] == score + SET_BACK.set_penalty


def test_declare_march_doubles_a_small_score_to_no_more_than_twice() -> None:
    lines = f"deal {MARCH}; pass; order; discard 9h; stay; stay; stay; pass; pass; declare"
    state = played_out(on(between(replace(SET_BACK, set_penalty=5), (5, 5, 2, 2)), lines), MARCH)
    assert scores(state)[SOUTH] == 4


# North makes the nine of hearts trump, which West takes and buries.
TWO_TRICKS = "JhJd9c9s9d TcJcQcKcAc ThTdQdKdAd TsQsKsAsJs 9hAhQhKh"


THREE_TRICKS = "JhJdAh9c9s TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQhKh"


STAY = "order; discard 9h; stay; stay; stay"


PLAIN = replace(SET_BACK, declare_march=False, target=20)


def counted(deal: str, rules: Rules = PLAIN) -> tuple[int, ...]:
    result = there(view(played_out(after(f"deal {deal}; {STAY}", rules), deal), None).last)
    return result.points


def test_scoring_count_down() -> None:
    """From the target down; everyone alone is refused any other score that knows no sides."""
    assert scores(start(PLAIN)) == scores(start(PLAIN, 0)) == (20, 20, 20, 20)
    state = after(f"deal {MARCH}; {STAY}", PLAIN)
    assert scores(played_out(state, MARCH)) == (15, 21, 21, 21)


def test_scoring_count_down_the_lowest_wins_and_a_tie_plays_on() -> None:
    lines = f"deal {MARCH}; order; discard 9h; drop; drop; drop"
    over = on(between(PLAIN, (4, 1, 3, 3)), lines)
    assert isinstance(over, Over)
    assert (over.winner, over.match.scores) == (NORTH, (-1, 1, 3, 3))
    tied = on(between(PLAIN, (5, 0, 3, 3)), lines)
    assert (tied.phase, scores(tied)) == (Phase.DEALING, (0, 0, 3, 3))


def test_no_trick() -> None:
    assert counted(MARCH) == (-5, 1, 1, 1)
    assert counted(MARCH, replace(PLAIN, no_trick=5)) == (-5, 5, 5, 5)


def test_set_penalty() -> None:
    """A maker who fails goes up, and counts none of the tricks."""
    default, dear = counted(TWO_TRICKS), counted(TWO_TRICKS, replace(PLAIN, set_penalty=7))
    assert (default[NORTH], dear[NORTH]) == (2, 7)
    assert default[1:] == dear[1:]


def test_defenders_lower() -> None:
    default, lower = counted(TWO_TRICKS), counted(TWO_TRICKS, replace(PLAIN, defenders_lower=True))
    assert lower[NORTH] == default[NORTH] == 2
    assert [mine - 2 for mine in default[1:]] == list(lower[1:])
    assert counted(THREE_TRICKS) == counted(THREE_TRICKS, replace(PLAIN, defenders_lower=True))


@for_all(deal__tricks__points=[(MARCH, -5, -2), (THREE_TRICKS, -3, -1), (TWO_TRICKS, 2, 2)])
def test_lowers(deal: str, tricks: int, points: int) -> None:
    by_tricks, by_points = counted(deal), counted(deal, replace(PLAIN, lowers=Lowers.EUCHRE_POINTS))
    assert (by_tricks[NORTH], by_points[NORTH]) == (tricks, points)
    if deal == TWO_TRICKS:  # each defender gets the two points of a euchre, less what no trick costs
        result = there(view(played_out(after(f"deal {deal}; {STAY}", PLAIN), deal), None).last)
        assert by_points[1:] == tuple(-2 + (not won) for won in result.tricks[1:])


def test_lowers_and_defenders_lower_add_up() -> None:
    both = counted(TWO_TRICKS, replace(PLAIN, lowers=Lowers.EUCHRE_POINTS, defenders_lower=True))
    points = counted(TWO_TRICKS, replace(PLAIN, lowers=Lowers.EUCHRE_POINTS))
    assert [mine - 2 for mine in points[1:]] == list(both[1:])


def test_who_dropped_neither_goes_up_nor_down() -> None:
    state = after(f"deal {MARCH}; order; discard 9h; drop; stay; drop", PLAIN)
    assert scores(played_out(state, MARCH)) == (15, 20, 21, 20)


def test_pool() -> None:
    assert (view(start(SET_BACK, 0), None).pots, view(start(SET_BACK, 0), None).pool) == ((-1, -1, -1, -1), 4)
    without = replace(PLAIN, pool=False)
    assert (view(start(without, 0), None).pots, view(start(without, 0), None).pool) == ((0, 0, 0, 0), 0)
    euchred = played_out(after(f"deal {TWO_TRICKS}; {STAY}", PLAIN), TWO_TRICKS)
    assert (view(euchred, None).pots, view(euchred, None).pool) == ((-2, -1, -1, -1), 5)
    won = on(between(PLAIN, (4, 9, 9, 9), ante=1), f"deal {MARCH}; order; discard 9h; drop; drop; drop")
    assert (view(won, None).pots, view(won, None).pool) == ((3, -1, -1, -1), 0)


def test_ante() -> None:
    dear = replace(PLAIN, ante=3)
    assert (view(start(dear, 0), None).pots, view(start(dear, 0), None).pool) == ((-3, -3, -3, -3), 12)
    euchred = played_out(after(f"deal {TWO_TRICKS}; {STAY}", dear), TWO_TRICKS)
    assert (view(euchred, None).pots, view(euchred, None).pool) == ((-6, -3, -3, -3), 15)


def test_dirty_clubs() -> None:
    deal = "AcKc9hThQh JcJs9d9sTd QdKdAdQsKs TcQcKhAhJh 9cTsAsJd"
    state = after(f"deal {deal}", BUCK)
    assert state.phase is Phase.PLAYING
    assert after(f"deal {deal}", replace(BUCK, dirty_clubs=False)).phase is Phase.FIRST_ROUND
    assert not view(state, None).turned_down
    declared = after(f"deal {deal}", replace(BUCK, declare_march=True))
    assert declared.phase is Phase.DECLARE_MARCH
    assert not view(on(declared, "pass; pass; pass; pass"), None).turned_down
