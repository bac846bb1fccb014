"""Each option of the other games with an upcard changes the outcome; with its default the same lines go another way."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import PRESETS, Match, Outcome, Phase, Rules, Seat, State, dump, start, view
from engine.cards import JOKER, card, cards_in, hand_text, parse_hand
from engine.phases.registry import Dealing
from engine.rules.options import Benny, CalledCard, Duplicate, Ranks
from engine.seats import NORTH, SOUTH, WEST
from tests.engine.hand_lines import MARCH, after, asked, choices, on, played_out
from tests.there import there

TWO_HANDED = PRESETS["two-handed"]
FIVE_HANDED = PRESETS["five-handed"]
SIX_HANDED = PRESETS["six-handed"]
HUSTLE = PRESETS["hustle"]
SET_BACK = PRESETS["set-back"]


def between(rules: Rules, scores: tuple[int, ...], dealer: Seat = WEST, ante: int = 0) -> State:
    """Before a deal at some score; everyone has paid so many counters into the pool."""
    nothing = (0,) * len(scores)
    pots, pool = (-ante,) * len(scores), ante * len(scores)
    return Dealing(Match(rules=rules, dealer=dealer, scores=scores, games=nothing, pots=pots, pool=pool))


def scores(state: State) -> tuple[int, ...]:
    return view(state, None).scores


# --- seats: the deal, the draw, whose turn


@pytest.mark.parametrize("name", ["two-handed", "three-handed", "five-handed", "six-handed", "hustle"])
def test_seats(name: str) -> None:
    rules = PRESETS[name]
    public = view(start(rules), None)
    assert len(public.scores) == len(public.pots) == rules.sides
    drawn = on(start(rules), "draw " + " ".join(["Ac", "Ks", "Kd", "Kh", "Kc", "Qc", "Qd", "Qh", "Qs"][: rules.seats]))
    assert view(drawn, None).dealer == 0
    assert len(view(drawn, None).counts) == rules.seats


# --- partnership


FIVE = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"
"""Seat 4 deals; the eight of diamonds is turned. Seat 0 makes diamonds; seat 1 has the hearts, seat 2 the spades."""
CALLED = f"deal {FIVE}; order; discard Tc; call s"


def test_partnership_called() -> None:
    """Maker and partner score together, and nobody is out; each alone, two seats only know euchre's table."""
    state = after(CALLED, FIVE_HANDED, dealer=4)
    contract = there(view(state, None).contract)
    assert contract.active == (0, 1, 2, 3, 4)
    over = played_out(state, FIVE)
    result = there(view(over, None).last)
    assert result.partner == SOUTH
    makers = result.tricks[0] + result.tricks[2]
    assert result.points == ((1, 0, 1, 0, 0) if makers >= 3 else (0, 2, 0, 2, 2))


MARCHING = "JdJhAd8s8c 9d9hThQh9s TdKhAhTsJs QsKcKsAsAc QdJcTcQc9c 8dKd8h"
"""Seat 0 holds both bowers and the ace of diamonds; seat 3 the black aces, which it keeps."""


def test_partnership_called_a_march_is_two_for_each_maker() -> None:
    state = after(f"deal {MARCHING}; order; discard 9c; call s", FIVE_HANDED, dealer=4)
    result = there(view(played_out(state, MARCHING), None).last)
    assert (result.partner, result.tricks) == (3, (3, 0, 0, 2, 0))
    assert (result.outcome, result.points) == (Outcome.MARCH, (2, 0, 0, 2, 0))


def test_partnership_called_alone_is_against_all_the_others() -> None:
    state = after(f"deal {FIVE}; order alone; discard Tc", FIVE_HANDED, dealer=4)
    assert state.phase is Phase.PLAYING
    contract = there(view(state, None).contract)
    assert contract.active == (0, 1, 2, 3, 4)
    result = there(view(played_out(state, FIVE), None).last)
    assert result.partner is None
    assert result.tricks[0] < 3
    assert (result.outcome, result.points) == (Outcome.EUCHRED, (0, 2, 2, 2, 2))


def test_partnership_rotating() -> None:
    """The dealer and the three on the left play, each scores alone, and the deal passes over those who played."""
    rules = HUSTLE
    deal = "JhJdAhKhQh - - - TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    state = after(f"deal {deal}; pass; pass; pass; order", rules, dealer=4)
    public = view(state, None)
    assert public.counts == (5, 0, 0, 0, 6, 5, 5)
    assert asked(state) == 4
    for benched in (1, 2, 3):
        mine = view(state, benched)
        assert (mine.cards, mine.choices, mine.phase) == (0, (), Phase.DISCARDING)
    state = on(state, "discard 9h")
    assert view(state, None).leader == 5
    result = there(view(played_out(state, deal.replace(" - - -", "")), None).last)
    assert result.tricks[1:4] == (0, 0, 0)
    gained = {seat for seat, points in enumerate(result.points) if points}
    assert gained in ({0, 5}, {4, 6})
    assert view(on(start(rules, 4), [f"deal {deal}", *["pass"] * 8]), None).dealer == (4 + 4) % 7


# --- called_card


NO_ACE = "JdKdAc9c8c 9hThQhKhAd 9sTs8hKs8s JsJcJhTdQd 9dTcQcKcQs 8dAhAs"
"""Seat 4 deals; the aces of hearts and spades are in the kitty; seat 1 holds the king of hearts, seat 2 of spades."""


@pytest.mark.parametrize(("rule", "partner"), [(CalledCard.ACE, None), (CalledCard.BEST, SOUTH)])
def test_called_card(rule: CalledCard, partner: int | None) -> None:
    rules = replace(FIVE_HANDED, called_card=rule)
    state = played_out(after(f"deal {NO_ACE}; order; discard Qc; call s", rules, dealer=4), NO_ACE)
    result = there(view(state, None).last)
    assert result.partner == partner
    each = 2 * (result.outcome is Outcome.EUCHRED)
    assert sum(result.points) == (each * (4 if partner is None else 3) or (1 if partner is None else 2))


BURIED = "JdKdAc9c8c 9hThQhKhAh 9sTsQs8sKc JsJcJhTdQd 9dTcQcKsAd 8d8hAs"
"""Seat 4 deals; the ace of spades is in the kitty, seat 4 holds the king, seat 2 the queen."""


@pytest.mark.parametrize(("discard", "partner"), [("Tc", 4), ("Ks", SOUTH)])
def test_called_card_best_leaves_out_what_was_buried(discard: str, partner: int) -> None:
    rules = replace(FIVE_HANDED, called_card=CalledCard.BEST)
    state = played_out(after(f"deal {BURIED}; order; discard {discard}; call s", rules, dealer=4), BURIED)
    result = there(view(state, None).last)
    assert result.partner == partner


# --- dummy


DUMMY = "AcKcQcJcTc 9hThJhQhKh 9c9dTdJdQdKdAd9sTsJsQsKsAsAh"
"""Seat 0 has the clubs, seat 1 the hearts; the nine of clubs is turned, the nine and ten of diamonds are the dummy."""


def test_dummy_a_maker_who_does_not_deal_takes_it_after_the_dealer_has_the_upcard() -> None:
    state = after(f"deal {DUMMY}; order", TWO_HANDED, dealer=1)
    assert (state.phase, asked(state)) == (Phase.DISCARDING, 1)
    state = on(state, "discard 9h")
    assert (state.phase, asked(state)) == (Phase.TAKING_DUMMY, 0)
    assert view(state, None).counts == (7, 5)
    state = on(state, "discard 9d")
    assert (state.phase, view(state, None).counts) == (Phase.TAKING_DUMMY, (6, 5))
    state = on(state, "discard Tc")
    assert (state.phase, view(state, None).counts) == (Phase.PLAYING, (5, 5))
    assert view(state, 0).buried == (card("9d"), card("Tc"))
    assert view(state, 1).buried == (card("9h"),)
    assert card("Td") in cards_in(view(state, 0).cards)


def test_dummy_the_dealer_takes_it_with_the_upcard_and_buries_three() -> None:
    state = after(f"deal {DUMMY}; pass; order", TWO_HANDED, dealer=1)
    assert (state.phase, asked(state), view(state, None).counts) == (Phase.TAKING_DUMMY, 1, (5, 8))
    state = on(state, "discard 9h; discard 9c; discard 9d")
    assert (state.phase, view(state, None).counts) == (Phase.PLAYING, (5, 5))


@pytest.mark.parametrize(("lines", "maker"), [("name h", 0), ("pass; name h", 1)])
def test_dummy_in_round_two_the_maker_buries_two(lines: str, maker: int) -> None:
    state = after(f"deal {DUMMY}; pass; pass; {lines}", TWO_HANDED, dealer=1)
    assert (state.phase, asked(state), view(state, None).counts[maker]) == (Phase.TAKING_DUMMY, maker, 7)
    state = on(state, "discard 9d; discard Td")
    assert state.phase is Phase.PLAYING


def test_dummy_none() -> None:
    rules = replace(TWO_HANDED, dummy=0)
    assert after(f"deal {DUMMY}; pass; order; discard 9c", rules, dealer=1).phase is Phase.PLAYING


# --- double_pack, duplicate


DOUBLE = replace(SIX_HANDED, ranks=Ranks.NINE_UP, double_pack=True)


def test_double_pack() -> None:
    assert len(DOUBLE.pack) == 50
    assert DOUBLE.pack.count(JOKER) == 2
    assert len(replace(DOUBLE, benny=Benny.NONE, upcard_benny=Rules().upcard_benny).pack) == 48
    assert len(SIX_HANDED.pack) == 33


TWINS = "AcAcKcQcTc 9c9dTdKdQd 9c9d9hThQh JcJsKsAsJd QsQs9sTsKs 9hThJhJdJc"
"""Six hands of a double pack; the first has both aces of clubs, the second and third a nine of clubs each."""


def twins(rules: Rules) -> str:
    dealt = parse_hand(TWINS.replace(" ", "") + "Ah")
    kitty = (Counter(rules.pack) - Counter(dealt)).elements()
    return f"deal {TWINS} Ah{hand_text(kitty)}"


@pytest.mark.parametrize(("rule", "winner"), [(Duplicate.FIRST_WINS, 1), (Duplicate.LAST_WINS, 2)])
def test_duplicate(rule: Duplicate, winner: Seat) -> None:
    """Spades are trump; the first of two nines of clubs takes a trick of nothing better, or the last."""
    rules = Rules(seats=6, double_pack=True, duplicate=rule)
    state = after([twins(rules), *["pass"] * 6, "name d"], rules, dealer=5)
    assert len({dump(each) for each in view(state, 0).choices}) == 4  # two aces are one choice
    state = on(state, "play Tc")
    lead = view(state, None).holder
    assert lead == 0
    alone = after([twins(rules), *["pass"] * 6, "name d"], rules, dealer=0)
    assert asked(alone) == 1
    state = on(alone, "play 9c; play 9c")
    assert view(state, None).holder == winner


# --- six seats: three against three


def test_six_handed_a_loners_two_partners_sit_out() -> None:
    deal = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 7c7d7s8s8d 8c9c7h8hTh 9hJsXx"
    state = after(f"deal {deal}; order alone; discard 8c", SIX_HANDED, dealer=5)
    contract = there(view(state, None).contract)
    assert (contract.sitting_out, contract.active) == ((2, 4), (0, 1, 3, 5))
    result = there(view(played_out(state, deal), None).last)
    assert {len(trick.cards) for trick in result.played} == {4}
    assert (result.outcome, result.points) == (Outcome.LONE_MARCH, (4, 0))
    together = there(view(played_out(after(f"deal {deal}; order; discard 8c", SIX_HANDED, dealer=5), deal), None).last)
    assert (together.outcome, together.points) == (Outcome.MARCH, (2, 0))
    assert {len(trick.cards) for trick in together.played} == {6}


# --- declared marches, scores that count down, pools


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
