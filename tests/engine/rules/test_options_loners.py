"""Every option about loners, each with a case in which it changes the outcome."""

import pytest

from engine import Outcome, Phase, Refusal, Rules, State, load, story, view
from engine.cards import cards_in, parse_hand
from engine.events import Word, result_event
from engine.rules.options import (
    DefendAlone,
    WhoAlone,
)
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, choices, on, played_out, refusal
from tests.there import there


def test_alone() -> None:
    lone = {"order alone"}
    for rule, offered in ((WhoAlone.NOBODY, False), (WhoAlone.MAKER, True), (WhoAlone.ANYONE, False)):
        state = after("deal " + BARE, Rules(alone=rule))
        assert (lone <= choices(state)) == offered
        if not offered:
            assert refusal(state, "order alone") is Refusal.NOT_ALONE
            later = on(state, "pass; pass; pass; pass")
            assert refusal(later, "name h alone") is Refusal.NOT_ALONE
        made = on(state, "order; discard 9h")
        assert (made.phase is Phase.ANYONE_ALONE) == (rule is WhoAlone.ANYONE)


ANYONE = Rules(alone=WhoAlone.ANYONE)


@for_all(
    said__asks__lone_maker__lone_defender=[
        (("pass", "pass", "pass", "pass"), (NORTH, EAST, SOUTH, WEST), None, None),
        (("alone", "pass", "pass"), (NORTH, EAST, WEST), NORTH, None),
        (("pass", "alone", "pass"), (NORTH, EAST, SOUTH), None, EAST),
        (("pass", "alone", "alone"), (NORTH, EAST, SOUTH), SOUTH, EAST),
        (("alone", "alone"), (NORTH, EAST), NORTH, EAST),
        (("pass", "pass", "alone", "pass"), (NORTH, EAST, SOUTH, WEST), SOUTH, None),
    ]
)
def test_alone_anyone_asks_in_turn_whose_side_has_nobody_yet(
    said: tuple[str, ...], asks: tuple[int, ...], lone_maker: int | None, lone_defender: int | None
) -> None:
    state, asked_seats = after(f"deal {BARE}; order; discard 9h", ANYONE), []
    for word in said:
        assert state.phase is Phase.ANYONE_ALONE
        assert choices(state) == {"pass", "alone"}
        asked_seats.append(asked(state))
        state = on(state, word)
    assert state.phase is Phase.PLAYING
    assert tuple(asked_seats) == asks
    contract = there(view(state, None).contract)
    assert (contract.lone_maker, contract.lone_defender) == (lone_maker, lone_defender)


MAKERS_PARTNER = "9cTcQcKcAc 9dTdQdKd9s JhJdAhKhQh TsQsKsAsJs 9hThJcAd"
"""South holds the five best hearts; North has none."""


def test_alone_anyone_scores_for_the_makers_side() -> None:
    state = after(f"deal {MAKERS_PARTNER}; order; discard 9h; pass; pass; alone; pass", ANYONE)
    last = there(view(played_out(state, MAKERS_PARTNER), None).last)
    assert last.contract is not None
    assert (last.contract.maker, last.contract.lone_maker) == (NORTH, SOUTH)
    assert (last.outcome, last.points, last.tricks) == (Outcome.LONE_MARCH, (4, 0), (0, 0, 5, 0))
    assert result_event(last, ANYONE).seat == SOUTH, "the story names who was alone"


def words(state: State, line: str) -> list[tuple[Word, int | None]]:
    """What a step tells, and of whom."""
    return [(event.word, event.seat) for event in story(state, load(line), on(state, line))]


@pytest.mark.parametrize("points", [2, 4])
def test_alone_anyone_euchred(points: int) -> None:
    """A maker's partner alone is a loner like another: E5 counts."""
    rules = Rules(alone=WhoAlone.ANYONE, euchred_loner=points)
    deal = "9s9cTsTdQd JhJdAhKhQh JsQsKsAs9d TcJcQcKcAc 9hThKdAd"
    state = after(f"deal {deal}; order; discard 9h; pass; pass; alone; pass", rules)
    assert view(played_out(state, deal), None).scores == (0, points)
    defended = after(f"deal {deal}; order; discard 9h; pass; alone; pass", rules)
    last = there(view(played_out(defended, deal), None).last)
    assert (last.outcome, last.points) == (Outcome.LONE_DEFENCE, (0, 4))


@pytest.mark.parametrize(("only_maker", "points"), [(False, 4), (True, 2)])
def test_loner_made_trump_partner_alone(only_maker: bool, points: int) -> None:
    """See rules-spec E5, as at Penryn: North made trump, and South goes alone in his stead."""
    rules = Rules(alone=WhoAlone.ANYONE, euchred_loner=4, loner_made_trump=only_maker)
    deal = "9s9cTsTdQd JhJdAhKhQh JsQsKsAs9d TcJcQcKcAc 9hThKdAd"
    state = after(f"deal {deal}; order; discard 9h; pass; pass; alone; pass", rules)
    assert view(played_out(state, deal), None).scores == (0, points)
    maker = after(f"deal {deal}; order; discard 9h; alone; pass; pass", rules)
    assert view(played_out(maker, deal), None).scores == (0, 4)


def test_blind_loner() -> None:
    deal = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JhJsJdJc"
    assert after("deal " + deal).phase is Phase.FIRST_ROUND
    rules = Rules(blind_loner=True)
    state = after("deal " + deal, rules)
    assert (state.phase, asked(state)) == (Phase.BLIND_LONER, WEST)
    assert choices(state) == {"pass", "alone"}
    assert refusal(state, "order alone") is Refusal.NOT_NOW
    looked = on(state, "pass")
    assert (looked.phase, asked(looked)) == (Phase.FIRST_ROUND, NORTH)
    assert len(cards_in(view(looked, WEST).cards)) == 5
    down = on(looked, "pass; pass; pass")
    assert not view(down, None).turned_down
    assert view(on(down, "pass"), None).turned_down
    assert after("deal " + MARCH, rules).phase is Phase.FIRST_ROUND, "no jack is turned"
    assert after(f"deal {BARE[:-8]}AhJsJdJc".replace("KhAh", "KhJh"), rules).phase is Phase.FIRST_ROUND


def test_blind_loner_against_a_lone_defender() -> None:
    """E4 stands: 4 to a defender who takes most of the tricks alone, else 1 to the side (E7)."""
    rules = Rules(blind_loner=True, defend_alone=DefendAlone.ALWAYS)
    weak = "AhKhQhThJh 9sTsQsKsAs 9dTdQdKdAd 9cTcQcKcAc JdJs9hJc"
    last = there(view(played_out(after(f"deal {weak}; alone; discard 9c; alone", rules), weak), None).last)
    assert (last.outcome, last.points) == (Outcome.LONE_DEFENCE, (4, 0))
    four = "AcTcQcKcJc JsKsAsTsQs 9sTdQdKdAd JdAhKh9d9c JhTh9hQh"
    last = there(view(played_out(after(f"deal {four}; alone; discard 9d; alone", rules), four), None).last)
    assert (last.outcome, last.points) == (Outcome.EUCHRED, (1, 0))


def test_blind_loner_pays_one_whatever_a_euchred_loner_pays() -> None:
    weak = "AhKhQhThJh 9sTsQsKsAs 9dTdQdKdAd 9cTcQcKcAc JdJs9hJc"
    for points in (2, 4):
        rules = Rules(blind_loner=True, euchred_loner=points)
        state = played_out(after(f"deal {weak}; alone; discard 9c", rules), weak)
        assert view(state, None).scores == (1, 0)


def test_partners_best() -> None:
    state = after(f"deal {BARE}; order alone; discard 9h", Rules(partners_best=1))
    assert (state.phase, asked(state)) == (Phase.PARTNERS_BEST, NORTH)
    assert choices(state) == {f"give {name}" for name in ("9c", "Tc", "Qc", "Kc", "Ac")}
    assert refusal(state, "give 9d") is Refusal.NOT_HELD
    assert refusal(state, "discard 9c") is Refusal.NOT_NOW
    state = on(state, "give 9c")
    assert asked(state) == SOUTH
    assert choices(state) == {f"give {name}" for name in ("9c", "Qd", "Kd", "Ad", "Ks", "As")}
    state = on(state, "give As")
    assert (state.phase, asked(state)) == (Phase.PLAYING, NORTH)
    assert {*parse_hand("TcQcKcAcAs")} == {*cards_in(view(state, NORTH).cards)}
    plain = after(f"deal {BARE}; order alone; discard 9h")
    assert plain.phase is Phase.PLAYING
    together = after(f"deal {BARE}; order; discard 9h", Rules(partners_best=1))
    assert together.phase is Phase.PLAYING, "nobody is alone"


def test_partners_best_is_known_to_those_two() -> None:
    state = after(f"deal {BARE}; order alone; discard 9h; give 9c; give As", Rules(partners_best=1))
    for seat in (NORTH, SOUTH):
        assert view(state, seat).given == parse_hand("9cAs")
    for seat in (EAST, WEST, None):
        assert view(state, seat).given == ()
    other = after(f"deal {BARE}; order alone; discard 9h; give Tc; give Ks", Rules(partners_best=1))
    for seat in (EAST, WEST, None):
        assert view(state, seat) == view(other, seat)
    halfway = after(f"deal {BARE}; order alone; discard 9h; give Tc", Rules(partners_best=1))
    again = after(f"deal {BARE}; order alone; discard 9h; give Ac", Rules(partners_best=1))
    for seat in (EAST, WEST, None):
        assert view(halfway, seat) == view(again, seat)


def test_partners_best_of_two_cards() -> None:
    state = after(f"deal {BARE}; order alone; discard 9h; give 9c; give Tc", Rules(partners_best=2))
    assert asked(state) == SOUTH
    assert len(choices(state)) == 7
    state = on(state, "give As")
    assert asked(state) == SOUTH
    state = on(state, "give Ks")
    assert state.phase is Phase.PLAYING
    assert {*parse_hand("QcKcAcAsKs")} == {*cards_in(view(state, NORTH).cards)}
    assert view(state, SOUTH).given == parse_hand("9cTcAsKs")


def test_partners_best_for_both_loners_the_makers_first() -> None:
    rules = Rules(partners_best=1, defend_alone=DefendAlone.ALWAYS)
    state = after(f"deal {BARE}; order alone; discard 9h; alone", rules)
    asks = []
    for gift in ("9c", "As", "9d", "Ah"):
        asks.append(asked(state))
        before, state = state, on(state, f"give {gift}")
        told = [event.word for event in story(before, load(f"give {gift}"), state)]
        assert (Word.PARTNERS_BEST in told) == (len(asks) % 2 == 0)
    assert asks == [NORTH, SOUTH, EAST, WEST]
    assert view(state, EAST).given == parse_hand("9dAh")
    assert view(state, SOUTH).given == parse_hand("9cAs")
    contract = there(view(state, None).contract)
    assert contract.active == (NORTH, EAST)
