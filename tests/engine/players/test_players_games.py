"""The computer player in the other games: it ends every game, and is sensible where the case is clear."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Phase, Rules, State, actor, apply, dump, legal_actions, view
from engine.match import Match
from engine.phases.registry import Dealing, Over
from engine.players import RuleOfThumb
from engine.players.heuristic.play import read
from engine.rules.options import CalledCard, Duplicate, Ranks
from engine.seats import NORTH, WEST
from tests.engine.hand_lines import BARE, MARCH, after, asked, on
from tests.random_games import random_action
from tests.uniform_player import Uniform

FIVE_HANDED = PRESETS["five-handed"]
SET_BACK = PRESETS["set-back"]
BUCK = PRESETS["buck"]
GAMES: dict[str, Rules] = {
    **{name: PRESETS[name] for name in ("two-handed", "three-handed", "five-handed", "six-handed", "hustle")},
    "set-back": SET_BACK,
    "buck": BUCK,
    "best card": replace(FIVE_HANDED, called_card=CalledCard.BEST),
    "six, double": replace(PRESETS["six-handed"], ranks=Ranks.NINE_UP, double_pack=True, duplicate=Duplicate.LAST_WINS),
    "two at set-back": replace(SET_BACK, seats=2),
    "six at buck": replace(BUCK, seats=6, ranks=Ranks.SEVEN_UP),
    "nine": replace(PRESETS["hustle"], seats=9),
}


def thumb(state: State) -> str:
    """What the seat to act does, as a line."""
    return dump(RuleOfThumb().choose(view(state, asked(state)), Random(0)))


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end(name: str) -> None:
    rules, dice, players = GAMES[name], Random(name), (RuleOfThumb(), Uniform())
    state: State = Dealing(
        Match(
            rules=rules,
            dealer=0,
            scores=(rules.starting_score,) * rules.sides,
            games=(0,) * rules.sides,
            pots=(0,) * rules.sides,
        )
    )
    for _ in range(6000):
        if isinstance(state, Over):
            return
        seat = actor(state)
        if seat is None:
            state = apply(state, random_action(state, dice))
            continue
        mine = view(state, seat)
        # in most turns the one whose games end, now and then what it would never do
        chosen = players[dice.random() < 0.04].choose(mine, dice)
        assert chosen in legal_actions(state)
        state = apply(state, chosen)
    pytest.fail("a game without an end")


# --- a partner to call


def test_calls_the_ace_of_the_suit_it_can_lead_one_card_of() -> None:
    """A lone nine of spades, two hearts with the ace, no club: the ace of spades is another's, and soon reached."""
    deal = "JdJhAd9sAh 9h8hThQhKh TsQs8sKsAs JsJcTdQdKd 9dTcQcKcAc 8d9c8c"
    state = after(f"deal {deal}; order; discard Tc", FIVE_HANDED, dealer=4)
    assert (state.phase, thumb(state)) == (Phase.CALLING_PARTNER, "call s")


def test_calls_no_card_it_has_itself_or_saw_turned_down() -> None:
    deal = "JdJhAdAsTh 9h8h9sQhKh TsQs8sKsTd JsJcQdKd9d TcQcKc9cAc Ah8d8c"
    state = after(f"deal {deal}; pass; pass; pass; pass; pass; name d", FIVE_HANDED, dealer=4)
    assert thumb(state) == "call c"


def test_reads_its_company_from_what_it_may_know() -> None:
    """The maker has no friend until the ace falls, its holder knows the maker, the others trust all but him."""
    deal = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"
    state = after(f"deal {deal}; order; discard Tc; call s", FIVE_HANDED, dealer=4)
    company = {seat: (read(view(state, seat)).friends, read(view(state, seat)).making) for seat in range(5)}
    assert company[0] == ((), True)
    assert company[2] == ((0,), True)
    assert company[1] == ((2, 3, 4), False)
    state = on(state, "play Jd; play Ah; play 9s; play Td; play 9d; play 9c; play Kh; play As")
    company = {seat: (read(view(state, seat)).friends, read(view(state, seat)).making) for seat in range(5)}
    assert company[0] == ((2,), True)
    assert company[1] == ((3, 4), False)


# --- to stay, to declare


@pytest.mark.parametrize(("penalty", "lines"), [(5, ["stay", "drop"]), (0, ["stay", "stay"])])
def test_stays_with_trumps_and_drops_with_nothing_where_no_trick_is_dear(penalty: int, lines: list[str]) -> None:
    """West, who deals, makes spades; North has both bowers and the ace, East three spades, South nothing."""
    deal = "JsJcAsTcQh 9sQsTsKcQc 9d9hTdThJd AdKdQdAcAh KsJhKh9c"
    state = after(f"deal {deal}; pass; pass; pass; order; discard Qd", replace(BUCK, no_trick=penalty))
    chosen = []
    for _ in range(3):
        if asked(state) != 1:
            chosen.append(thumb(state))
        state = on(state, "stay")
    assert chosen == lines


@pytest.mark.parametrize(("scores", "choice"), [((20, 20, 20, 20), "drop"), ((5, 20, 20, 20), "stay")])
def test_stays_rather_than_let_the_maker_win_unopposed(scores: tuple[int, ...], choice: str) -> None:
    """North makes spades; East and South have dropped, and West has nothing."""
    deal = "JsJcAsTcQh 9sQsTsKcQc AdKdQdAcAh 9d9hTdThJd KsJhKh9c"
    match = Match(rules=BUCK, dealer=WEST, scores=scores, games=(0,) * 4, pots=(0,) * 4)
    state = on(Dealing(match), f"deal {deal}; order; discard Ks; drop; drop")
    assert (asked(state), thumb(state)) == (WEST, choice)


@pytest.mark.parametrize(("scores", "choice"), [((9, 5, 5, 5), "declare"), ((5, 5, 5, 5), "pass")])
def test_declares_with_every_trump_unless_a_march_wins_anyway(scores: tuple[int, ...], choice: str) -> None:
    match = Match(rules=SET_BACK, dealer=WEST, scores=scores, games=(0,) * 4, pots=(0,) * 4)
    state = on(Dealing(match), f"deal {MARCH}; order; discard 9h; stay; stay; stay")
    assert (asked(state), thumb(state)) == (NORTH, choice)
    assert thumb(on(state, "pass")) == "pass"


# --- to make trump alone, to bury


@pytest.mark.parametrize("name", ["two-handed", "three-handed", "set-back"])
def test_makes_trump_with_the_best_cards_and_not_with_the_worst(name: str) -> None:
    rules = PRESETS[name]
    size = rules.hand_size
    best = "JhJdAhKhQhThAs"[: 2 * size]
    worst = "9c9s9dTcTdTsQd"[: 2 * size]
    for hand, calls in ((best, True), (worst, False)):
        used = {hand[place : place + 2] for place in range(0, len(hand), 2)} | {"9h"}
        rest = [each for each in RANKS if each not in used]
        others = ["".join(rest[seat * size : seat * size + size]) for seat in range(rules.seats - 1)]
        kitty = "9h" + "".join(rest[(rules.seats - 1) * size :])
        state = after(f"deal {hand} {' '.join(others)} {kitty}", rules, dealer=rules.seats - 1)
        assert (thumb(state) == "order") is calls


RANKS = [rank + suit for rank in "9TJQKA" for suit in "cdhs"]


def test_buries_the_poor_cards_of_the_dummy() -> None:
    deal = "JcJsAcKcAd 9hThJhQhKh Qd9d9sTdJdKdTsQsKsAsAh9cTcQc"
    state = after(f"deal {deal}; pass; pass; name c", PRESETS["two-handed"], dealer=1)
    assert state.phase is Phase.TAKING_DUMMY
    first = thumb(state)
    assert {first, thumb(on(state, first))} == {"discard 9d", "discard 9s"}


def test_the_classic_choices_are_as_before() -> None:
    assert thumb(after("deal " + BARE)) == "pass"
