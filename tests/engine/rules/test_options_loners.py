"""Every option about loners, each with a case in which it changes the outcome."""

from random import Random

import pytest

from engine import Outcome, Phase, Refusal, Rules, State, Word, actor, load, story, view
from engine.actions import Pass
from engine.cards import card, cards_in, parse_hand
from engine.events import result_event
from engine.players.levels import Level, player_at
from engine.rules.options import DefendAlone, WhoAlone
from engine.seats import EAST, NORTH, SOUTH, WEST, Seat
from tests.cases import for_all
from tests.engine.hand_lines import BARE, after, asked, choices, on, played_out, refusal
from tests.there import there

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


def test_blind_loner_looks_at_the_hand_after_a_pass() -> None:
    state = after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JhJsJdJc", Rules(blind_loner=True))
    assert choices(state) == {"pass", "alone"}
    looked = on(state, "pass")
    assert len(cards_in(view(looked, WEST).cards)) == 5
    down = on(looked, "pass; pass; pass")
    assert not view(down, None).turned_down
    assert view(on(down, "pass"), None).turned_down


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


EXCHANGE = Rules(kitty_exchange=True)
ALONE = f"deal {BARE}; order alone; discard 9h"
"""North goes alone, and West has taken the jack of spades; under it lie the jacks of hearts, diamonds and clubs."""


def held(state: State, seat: Seat) -> set[int]:
    return {*cards_in(view(state, seat).cards)}


# --- a maker alone may change one card for the top card of the kitty, unseen (rules-spec E9)


def test_kitty_exchange() -> None:
    """With its default the first lead follows at once."""
    assert after(ALONE).phase is Phase.PLAYING
    state = after(ALONE, EXCHANGE)
    assert (state.phase, actor(state)) == (Phase.KITTY_EXCHANGE, NORTH)
    assert choices(state) == {"pass", "discard 9c", "discard Tc", "discard Qc", "discard Kc", "discard Ac"}
    changed, pat = on(state, "discard 9c"), on(state, "pass")
    assert changed.phase is pat.phase is Phase.PLAYING
    assert held(changed, NORTH) == {*parse_hand("TcQcKcAcJh")}
    assert held(pat, NORTH) == {*parse_hand("9cTcQcKcAc")}


def test_what_was_changed_is_known_to_the_giver_alone() -> None:
    before = after(ALONE, EXCHANGE)
    state = on(before, "discard 9c")
    assert view(state, NORTH).buried == (card("9c"),)
    assert view(state, NORTH).buried_counts == view(state, EAST).buried_counts == (1, 0, 0, 1)
    assert [each.word for each in story(before, load("discard 9c"), state)] == [Word.KITTY_EXCHANGED]
    assert [each.word for each in story(before, load("pass"), on(before, "pass"))] == [Word.STOOD_PAT]
    for seat in (None, EAST, SOUTH):
        assert view(state, seat) == view(on(before, "discard Tc"), seat)
        assert view(state, seat).buried == ()


def test_the_top_card_lies_under_the_upcard_also_where_that_was_turned_down() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; pass; name c alone; discard 9c", EXCHANGE)
    assert held(state, NORTH) == {*parse_hand("TcQcKcAcJh")}


def test_a_dealer_alone_discards_first_and_may_not_take_that_card_up_again() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; order alone; discard 9h; discard Th", EXCHANGE)
    assert held(state, WEST) == {*parse_hand("QhKhAhJsJh")}
    assert view(state, WEST).buried == parse_hand("9hTh")
    assert view(state, SOUTH).buried_counts == (0, 0, 0, 2)


@pytest.mark.parametrize("level", Level)
def test_computers_change_a_bad_card_and_keep_a_perfect_hand(level: Level) -> None:
    bad = view(after(ALONE, EXCHANGE), NORTH)
    assert player_at(level).choose(bad, Random(1)) == load("discard 9c")
    deal = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    perfect = view(after(f"deal {deal}; order alone; discard 9s", EXCHANGE), NORTH)
    assert player_at(level).choose(perfect, Random(1)) == Pass()
